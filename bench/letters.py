"""LETTER: everything that could be laid on a board in the middle of a game, and how lively games
of the strongest bot are.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from statistics import mean, median
from time import process_time
from typing import Any

import msgspec

from bench.report import Effort, Report, Table
from ludoteca.core import Dice, Match
from ludoteca.games.letter.layout import Layout, letters_lying
from ludoteca.games.letter.letter import LETTER
from ludoteca.games.letter.letter.model import LetterOptions
from ludoteca.games.letter.pieces import LETTER_TILES
from ludoteca.games.letter.reading import Writing
from ludoteca.games.letter.search import BY_POINTS, Sight, Words
from ludoteca.words.kernel import library
from ludoteca.words.letters import LANGUAGES
from ludoteca.words.lexicon import lexicon

HAND, LYING = 15, 15
BOT = "strong"


class Amount(msgspec.Struct, frozen=True):
    games: int
    boards: int
    slow_boards: int
    """For the search in Python."""


QUICK = Amount(games=1, boards=2, slow_boards=1)
FULL = Amount(games=20, boards=40, slow_boards=5)


class Board(msgspec.Struct, frozen=True):
    """In the middle of a game, with letters in hand that nobody has used."""

    layout: Layout
    written: tuple[Writing, ...]
    hand: tuple[int, ...]


class Played(msgspec.Struct):
    """What a series of games was like."""

    turns: list[int] = []
    """Words of each turn, without the first ones, which need no word."""
    knocks: list[int] = []
    scores: list[int] = []
    steps: list[int] = []
    choices: list[float] = []
    """Seconds of each."""
    applied: float = 0.0
    """Seconds, for all steps."""
    boards: list[Board] = []


def measure(effort: Effort) -> Report:
    amount = QUICK if effort.quick else FULL
    searches, games = [], []
    data: dict[str, Any] = {}
    for language in sorted(LANGUAGES):
        print(f"  {language}", file=sys.stderr, flush=True)
        played = Played()
        for number in range(amount.games):
            _play(language, number, played)
        figures = _search_figures(language, played.boards[: amount.boards], amount)
        lively = _game_figures(played)
        searches.append((language, *_search_cells(figures)))
        games.append((language, *_game_cells(lively)))
        data[language] = {"search": figures, "games": lively}
    parts = (SEARCH, Table(SEARCH_HEAD, tuple(searches)), GAMES, Table(GAMES_HEAD, tuple(games)))
    return Report("letter", parts, data)


SEARCH = f"""\
Everything that could be laid: {LYING} letters or more lie on the board, from games of two bots, and
{HAND} are in hand; for each letter every spot, and what its new words are worth. Spots that touch
the same tiles are one *option*. Then the same with the words themselves, each with its path.
Milliseconds, medians; the twin is the same search in Python."""
SEARCH_HEAD = ("board", "spots", "options", "ms", "worst", "twin ms", "all words", "ms", "twin ms")

GAMES = """\
Two of the strongest bots, untimed, scoring by words. A turn's words are those of the second round
and later. *ms a choice* is what the bot takes to decide for one step, *µs a step* what the rules
take to carry it out."""
GAMES_HEAD = (
    "language",
    "words a turn, median",
    "mean",
    "knocks a game",
    "words a knock",
    "words a game",
    "steps",
    "ms a choice",
    "worst",
    "µs a step",
)


def _play(language: str, number: int, played: Played) -> None:
    options = LetterOptions(language=language)  # type: ignore[arg-type]
    match = Match(LETTER, options, 2, number.to_bytes(8, "little"))
    dice, bot = Dice(b"letter", number), LETTER.bots()[BOT]
    while match.actors:
        seat = dice.pick(match.actors)
        view, choices = match.view(seat), match.choices(seat)
        begun = process_time()
        move = bot.choose(view, choices, dice)
        played.choices.append(process_time() - begun)
        match.play(seat, move)
    played.scores += [score.total for score in match.scores]
    played.steps.append(len(match.inputs))
    _look_again(match, dice, played)


def _look_again(match: Match, dice: Dice, played: Played) -> None:
    again = Match.begin(LETTER, match.record())
    states = [again.state]
    for entry in match.inputs:
        begun = process_time()
        again.take(entry)
        played.applied += process_time() - begun
        states.append(again.state)
    for state, after in pairwise(states):
        wrote = len(after.written) - len(state.written)
        if state.phase == "knock" and after.phase != "knock":
            played.knocks.append(wrote)
        elif state.phase == "turn" and after.phase != "turn" and state.seat in state.opened:
            played.turns.append(wrote)
            if len(letters_lying(after.layout)) >= LYING:
                played.boards.append(_board(after, dice))


def _board(state: Any, dice: Dice) -> Board:
    unused = [tile for tile in range(LETTER_TILES) if tile not in state.layout.lying]
    return Board(state.layout, state.written, tuple(sorted(dice.draw_out(unused, HAND))))


def _search_figures(language: str, boards: list[Board], amount: Amount) -> dict[str, float]:
    words = Words.counting(lexicon(language), LetterOptions(language=language))  # type: ignore[arg-type]
    found = [_options(board, words) for board in boards]
    slow = boards[: amount.slow_boards]
    fast = _times(boards, lambda board: _options(board, words))
    whole = _times(boards, lambda board: _all_words(board, words))
    with _in_python():
        twin = _times(slow, lambda board: _options(board, words))
        twin_whole = _times(slow, lambda board: _all_words(board, words))
    return {
        "spots": median(sum(len(option.spots) for option in options) for options in found),
        "options": median(map(len, found)),
        "ms": 1000 * median(fast),
        "worst_ms": 1000 * max(fast),
        "twin_ms": 1000 * median(twin),
        "words": median(sum(option.words for option in options) for options in found),
        "words_ms": 1000 * median(whole),
        "words_twin_ms": 1000 * median(twin_whole),
    }


def _options(board: Board, words: Words) -> list[Any]:
    sight = Sight(board.layout, words, board.written)
    return sight.candidates(board.hand, BY_POINTS) + sight.exchanges(board.hand, BY_POINTS)


def _all_words(board: Board, words: Words) -> list[Any]:
    sight = Sight(board.layout, words, board.written)
    options = sight.candidates(board.hand, BY_POINTS) + sight.exchanges(board.hand, BY_POINTS)
    return [sight.made_by(option) for option in options if option.words]


def _times(boards: list[Board], job: Callable[[Board], object]) -> list[float]:
    spent = []
    for board in boards:
        begun = process_time()
        job(board)
        spent.append(process_time() - begun)
    return spent


@contextmanager
def _in_python() -> Iterator[None]:
    loaded = library.loaded
    library.loaded = lambda: None  # type: ignore[assignment]
    try:
        yield
    finally:
        library.loaded = loaded


def _search_cells(figures: dict[str, float]) -> tuple[str, ...]:
    return (
        f"{figures['spots']:.0f}",
        f"{figures['options']:.0f}",
        f"{figures['ms']:.1f}",
        f"{figures['worst_ms']:.1f}",
        f"{figures['twin_ms']:,.0f}",
        f"{figures['words']:,.0f}",
        f"{figures['words_ms']:.1f}",
        f"{figures['words_twin_ms']:,.0f}",
    )


def _game_figures(played: Played) -> dict[str, float]:
    games = len(played.steps)
    return {
        "games": games,
        "words_a_turn": median(played.turns),
        "mean_words_a_turn": mean(played.turns),
        "knocks_a_game": len(played.knocks) / games,
        "words_a_knock": mean(played.knocks) if played.knocks else 0.0,
        "words_a_game": sum(played.scores) / games,
        "steps": mean(played.steps),
        "ms_a_choice": 1000 * mean(played.choices),
        "worst_ms": 1000 * max(played.choices),
        "us_a_step": 1e6 * played.applied / sum(played.steps),
    }


def _game_cells(figures: dict[str, float]) -> tuple[str, ...]:
    return (
        f"{figures['words_a_turn']:.0f}",
        f"{figures['mean_words_a_turn']:.1f}",
        f"{figures['knocks_a_game']:.1f}",
        f"{figures['words_a_knock']:.1f}",
        f"{figures['words_a_game']:.0f}",
        f"{figures['steps']:.0f}",
        f"{figures['ms_a_choice']:.2f}",
        f"{figures['worst_ms']:.0f}",
        f"{figures['us_a_step']:.0f}",
    )
