"""Version 1 of the rules, by which older matches are played to their end: LA-S2 was different."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from ludoteca.core import BadLog, Dice, IllegalMove, Match
from ludoteca.core.codec import read_log
from ludoteca.games import find_game, find_rules
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import OPENINGS, draw
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    ANGOLO,
    OUTSIDE,
    Challenge,
    Enter,
    LabirintoState,
)
from ludoteca.games.labirinto_e_medusa.labirinto.version_1 import LABIRINTO_VERSION_1
from ludoteca.kit.grid import at
from ludoteca.testing.loaded import LoadedDice
from tests.games.labirinto_e_medusa.labirinto.positions import position

CLOSED = Path(__file__).parents[3] / "golden" / "labirinto-closed.jsonl"
CLOSING = Enter(at(1, 0), OPENINGS["┘"])


def entering(waiting: int) -> LabirintoState:
    """Three angoli of a ring lie; the fourth player has an angolo."""
    ring = position("┌┐\n└.", (0, 1), (1, 1), (0, 0))
    return replace(
        ring,
        phase="set-up",
        hand=(ANGOLO,),
        pawns=ring.pawns + (OUTSIDE,) * waiting,
        tokens=((0, 0, 4),) * (3 + waiting),
        seat=3,
    )


def test_both_versions_are_found() -> None:
    assert find_game("labirinto") is find_rules("labirinto", 2) is LABIRINTO
    assert find_rules("labirinto", 1) is LABIRINTO_VERSION_1


def test_the_last_player_could_close_the_labyrinth() -> None:
    state = entering(waiting=1)
    assert CLOSING in LABIRINTO_VERSION_1.choices(state, 3).moves
    closed = LABIRINTO_VERSION_1.apply(state, 3, CLOSING, LoadedDice()).state
    assert closed.unknown == 0


def test_nobody_was_shut_out() -> None:
    state = entering(waiting=2)
    assert CLOSING not in LABIRINTO_VERSION_1.choices(state, 3).moves
    with pytest.raises(IllegalMove, match="closes-labyrinth"):
        LABIRINTO_VERSION_1.apply(state, 3, CLOSING, LoadedDice())


def test_a_match_in_which_it_happened_folds_by_its_own_rules_only() -> None:
    saved = read_log(CLOSED.read_bytes(), find_rules)
    assert saved.game is LABIRINTO_VERSION_1
    match = saved.fold()
    assert draw(match.state.labyrinth) == "┌┐\n└┘"
    assert match.outcome is not None
    assert match.outcome.reason == "minotaur-won"

    today = replace(saved.record, rules_version=2)
    with pytest.raises(BadLog) as refused:
        Match.fold(LABIRINTO, today)
    assert refused.value.params == {"step": 4, "why": "closes-labyrinth"}


@pytest.mark.parametrize("name", LABIRINTO_VERSION_1.bots())
def test_its_bots_know_its_rules(name: str) -> None:
    """A ring is closed if that is what a bot likes; nothing is refused on the way."""
    state = entering(waiting=1)
    chosen = set()
    for seed in range(12):
        view = LABIRINTO_VERSION_1.view(state, 3)
        ways = LABIRINTO_VERSION_1.choices(state, 3)
        bot = LABIRINTO_VERSION_1.bots()[name]
        chosen.add(bot.choose(view, ways, Dice(b"bot", seed)))
    assert chosen <= set(LABIRINTO_VERSION_1.choices(state, 3).moves)


def test_an_absent_player_comes_in_by_its_rules() -> None:
    """CO-4: at random among what version 1 allowed."""
    state = entering(waiting=1)
    laid = {
        draw(LABIRINTO_VERSION_1.idle(state, 3, Dice(bytes([seed]))).state.labyrinth)
        for seed in range(40)
    }
    assert len(laid) == 3
    assert "┌┐\n└┘" in laid


def test_the_rest_is_as_it_is_today() -> None:
    closed = position("┌┐\n└┘", (0, 0), (1, 1))
    assert LABIRINTO_VERSION_1.choices(closed, 0).moves == (Challenge(),)
    assert LABIRINTO_VERSION_1.choices(closed, 1).moves == ()
