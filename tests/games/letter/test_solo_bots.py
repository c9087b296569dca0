"""The solitaires' bots, and the best that the computer finds."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.bots.playing import play_out
from ludoteca.core import AnyGame, Dice, Match
from ludoteca.core.dice import seed_from
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.letter_long.game import LETTER_LONG
from ludoteca.games.letter.letter_words.game import LETTER_WORDS
from ludoteca.games.letter.search import Words
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.games.letter.solo.solver import GREEDY, QUICK, Effort, Solution, Task, solved
from ludoteca.words.lexicon import lexicon

games = pytest.mark.parametrize("game", [LETTER_WORDS, LETTER_LONG], ids=lambda game: game.name)


def dealt(game: AnyGame, language: str = "en", seed: bytes = b"solo") -> Match:
    return Match(game, game.options_type(language=language, letters=20), 1, seed)


def solution(match: Match, effort: Effort = QUICK) -> Solution:
    game: Any = match.game
    view = match.view(0)
    task = Task(view.tiles, view.hand, view.options.board, view.options.turning, game.aim)
    return solved(task, Words.counting(lexicon(view.options.language), view.options), effort)


@games
@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_what_the_computer_finds_can_be_played(game: AnyGame, language: str) -> None:
    """Letter by letter, with every word as soon as it can be read: the score is as promised."""
    match = dealt(game, language)
    best = solution(match)
    written = list(best.written)
    lying: set[int] = set()
    for one in best.lying:
        match.play(0, Place(one.tile, one.cell, one.turned))
        lying.add(one.tile)
        while written and lying.issuperset(written[0].path):
            writing = written.pop(0)
            match.play(0, Claim(writing.word, writing.path))
        if match.state.laid:
            match.play(0, EndTurn())

    assert not written
    assert match.state.hand == best.left
    assert match.scores[0].total == best.score > 0


@games
def test_the_same_letters_have_the_same_answer(game: AnyGame) -> None:
    first = solution(dealt(game))
    solved.cache_clear()

    assert solution(dealt(game)) == first


@games
def test_looking_longer_finds_more(game: AnyGame) -> None:
    deals = [dealt(game, seed=bytes([number])) for number in range(4)]

    def found(effort: Effort) -> int:
        return sum(solution(deal, effort).score for deal in deals)

    assert found(QUICK) > found(GREEDY)


@pytest.mark.parametrize(
    ("game", "deal"), [(LETTER_WORDS, "ladder/4"), (LETTER_LONG, "ladder/115")]
)
def test_a_word_counts_for_a_letter_along_whatever_path(game: AnyGame, deal: str) -> None:
    """In these deals the words through the last letter can be read beside it, too: a bot that sees
    only that would lay the letter and take it back for ever.
    """
    seed = seed_from(deal)
    match = Match(game, None, 1, seed)
    bot, dice = game.bots()["easy"], Dice(seed_from(f"{seed.hex()}/bots"))
    for _ in range(500):
        if match.actors:
            match.play(0, bot.choose(match.view(0), match.choices(0), dice))

    assert match.outcome is not None


@games
def test_each_bot_is_better_than_the_one_below(game: AnyGame) -> None:
    for number in range(2):
        reached = []
        for bot in game.bots().values():
            match = dealt(game, "it", bytes([number]))
            play_out(match, [bot], Dice(b"thoughts"))
            reached.append(match.scores[0].total)

        assert reached == sorted(set(reached))
