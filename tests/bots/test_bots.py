"""What holds for every bot that any game can be played with."""

from __future__ import annotations

import pytest

from ludoteca.bots import bot_names, find_bot
from ludoteca.bots.playing import play_out
from ludoteca.core import AnyGame, BadTable, Dice, Match
from ludoteca.games import GAMES
from ludoteca.kit.at_random import some_move
from ludoteca.testing.example import NIM
from tests.bots.tables import COIN, EVERY_GAME, FEW_WORDS, choice, company


def search(game: AnyGame) -> str:
    """A random game of words is long, and a search plays it again and again."""
    return "mcts:1" if game.name in FEW_WORDS else "mcts:3"


def cases(named: list[tuple[AnyGame, str]]) -> pytest.MarkDecorator:
    names = [f"{game.name}-{name}" for game, name in named]
    return pytest.mark.parametrize(("game", "name"), named, ids=names)


generic = cases(
    [(game, name) for game in EVERY_GAME for name in ("random", search(game), "mcts:0ms")]
)
everybody = cases(
    [
        *((game, name) for game in EVERY_GAME[: len(GAMES)] for name in ("random", search(game))),
        *((game, name) for game in GAMES for name in game.bots()),
    ]
)


@generic
def test_generic_bots_play_every_sort_of_game_to_its_end(game: AnyGame, name: str) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        match = Match(game, None, seats, b"legal")

        # The match refuses whatever is not legal.
        efforts = play_out(match, [find_bot(game, name)] * seats, Dice(b"thoughts"))

        assert match.outcome is not None
        # Sand that runs out is a step, and nobody's move.
        assert 0 < sum(effort.moves for effort in efforts) <= len(match.inputs)


@everybody
def test_a_bot_given_the_same_dice_plays_the_same_game(game: AnyGame, name: str) -> None:
    seats = company(game)
    one, other = (Match(game, None, seats, b"again") for _ in range(2))

    for match in (one, other):
        play_out(match, [find_bot(game, name)] * seats, Dice(b"thoughts"))

    assert one.record() == other.record()


@everybody
def test_a_bot_chooses_alike_at_tables_it_cannot_tell_apart(game: AnyGame, name: str) -> None:
    bot = find_bot(game, name)
    here, there = (Match(game, None, company(game), seed) for seed in (b"here", b"there"))
    steps = Dice(b"steps")
    for number in range(40):
        if not here.actors:
            break
        seat = here.actors[0]
        there.state = here.state  # the same position; only the table's coming draws differ

        assert choice(bot, here, seat, Dice(b"x", number)) == choice(
            bot, there, seat, Dice(b"x", number)
        )

        choices = here.choices(seat)
        if choices.kinds:
            here.play(seat, some_move(game, here.state, seat, choices, steps))
        else:
            here.play(seat, steps.pick(choices.moves[1:] or choices.moves))


@pytest.mark.parametrize("name", ["random", "mcts:20"])
def test_no_bot_foresees_the_tables_coin(name: str) -> None:
    bot = find_bot(COIN, name)

    def right(number: int) -> bool:
        match = Match(COIN, None, 1, number.to_bytes(8, "little"))
        match.play(0, choice(bot, match, 0, Dice(b"guess", number)))
        return match.outcome is not None and match.outcome.winners == (0,)

    # Three deviations about the half; whoever saw the generator would be right 400 times.
    assert 170 <= sum(map(right, range(400))) <= 230


def test_bots_are_found_by_name() -> None:
    for game in GAMES:
        names = bot_names(game)

        assert names[:2] == ("random", "mcts")
        assert set(game.bots()) < set(names)
        for name in (*names, "mcts:500", "mcts:2.5ms"):
            find_bot(game, name)


@pytest.mark.parametrize("name", ["", "grandmaster", "mcts:", "mcts:0", "mcts:-5", "mcts:ms"])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadTable) as refusal:
        find_bot(NIM, name)

    assert refusal.value.code == "unknown-bot"
    assert refusal.value.params == {"bot": name, "known": "random, mcts"}
