"""The bots of Medusa make the moves a player would expect of them."""

from __future__ import annotations

import pytest

from ludoteca.core import Dice, Match
from ludoteca.games.labirinto_e_medusa.medusa import MEDUSA
from ludoteca.games.labirinto_e_medusa.medusa.bot import BOTS
from ludoteca.games.labirinto_e_medusa.medusa.foresight import Landings, hoped_margin, race_value
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    LAKE,
    MEADOW,
    OUTSIDE,
    ROCK,
    WOOD,
    Challenge,
    MedusaMove,
    MedusaState,
    column,
)
from ludoteca.games.labirinto_e_medusa.medusa.survey import survey
from ludoteca.games.labirinto_e_medusa.medusa.worth import height, relief
from ludoteca.kit.grid import at

LOW = ((7, 7, 6), (7, 6, 7))


def position(
    columns: dict[tuple[int, int], tuple[int, int]], *pawns: tuple[int, int], **changes: object
) -> MedusaState:
    """Columns as terrain and height; seat 0 is on turn."""
    island = {at(*cell): column(*what) for cell, what in columns.items()}
    state = MEDUSA.setup(MEDUSA.options_type(first_player=0), len(pawns), Dice(b"")).state
    fields = {name: getattr(state, name) for name in state.__struct_fields__}
    fields |= {
        "island": island,
        "survey": survey(island),
        "pawns": tuple(at(*pawn) for pawn in pawns),
        "hand": (),
        "phase": "turn",
        "lair": (6, 7, 7),
        "desires": LOW[: len(pawns)],
    }
    return MedusaState(**(fields | changes))


def asked(bot: str, state: MedusaState) -> MedusaMove:
    view = MEDUSA.view(state, state.seat)
    return BOTS[bot].choose(view, MEDUSA.choices(state, state.seat), Dice(b""))


def played(bot: str, state: MedusaState) -> MedusaState:
    """The state after the bot has finished its turn."""
    seat = state.seat
    while state.seat == seat and state.phase not in {"turn", "over"}:
        state = MEDUSA.apply(state, seat, asked(bot, state), Dice(b"")).state
    return state


# A rock of eight: with a rock second, from (1, 1) or (2, 1), one stands on nine.
TOWER = {
    (0, 0): (LAKE, 1),
    (0, 1): (LAKE, 1),
    (1, 0): (ROCK, 8),
    (2, 0): (LAKE, 1),
    (3, 0): (LAKE, 1),
    (4, 0): (WOOD, 1),
    (5, 0): (WOOD, 1),
}


@pytest.mark.parametrize("bot", ["easy", "medium", "strong"])
def test_a_sure_win_is_taken_and_a_sure_death_is_not(bot: str) -> None:
    sure = position({(0, 0): (ROCK, 30), (1, 0): (LAKE, 1)}, (0, 0), (1, 0))
    assert asked(bot, sure) == Challenge()
    hopeless = position({(0, 0): (ROCK, 1), (1, 0): (LAKE, 1)}, (0, 0), (1, 0))
    assert asked(bot, hopeless) != Challenge()


def test_strong_plans_the_second_piece() -> None:
    """The wood must come first, though it brings nothing itself: the rock then lands on nine."""
    state = position(TOWER, (0, 0), (5, 0), hand=(ROCK, WOOD), phase="first", jar=(6, 6, 6, 6, 1))
    end = played("strong", state)
    assert height(end, 0) == 9


def test_strong_does_not_leave_the_tower_to_others() -> None:
    """To stand on it bars the others from it; to stand beside it does not."""
    apart = position(TOWER, (1, 0), (5, 0))
    beside = position(TOWER, (0, 0), (5, 0))
    assert race_value(apart, 0) > race_value(beside, 0)
    assert race_value(apart, 1) < race_value(beside, 1)


def test_landings_are_what_the_rules_allow() -> None:
    """Every pair of pieces, played out by the rules, lands as high as the forecast says."""
    for hand in [(ROCK, WOOD), (ROCK, ROCK), (MEADOW, MEADOW), (LAKE, MEADOW), (WOOD, LAKE)]:
        state = position(TOWER, (0, 0), (5, 0), hand=hand, phase="first")
        best = max(
            height(MEDUSA.apply(after, 0, second, Dice(b"")).state, 0)
            for first in MEDUSA.choices(state, 0).moves
            for after in [MEDUSA.apply(state, 0, first, Dice(b"")).state]
            for second in MEDUSA.choices(after, 0).moves
        )
        assert Landings(state, 0).best(*hand) == best


def test_a_gift_that_leaves_one_colour_is_a_relief() -> None:
    """Two equal and one odd: giving either of the two leaves no run of one's own."""
    assert relief((2, 1, 0), (0, 0, 0)) == 1.0
    assert relief((0, 0, 0), (5, 5, 5)) == 0.0


def test_hopes_end_with_the_jar() -> None:
    state = position(TOWER, (1, 0), (5, 0), jar=(1, 0, 0, 0, 0))
    assert hoped_margin(state, 0) < 8
    dead = position(TOWER, (1, 0), (5, 0), jar=(1, 0, 0, 0, 0), pawns=(at(1, 0), OUTSIDE))
    assert 0 <= race_value(dead, 0) <= 1


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_whole_games_of_mixed_bots(seats: int) -> None:
    names = list(BOTS)
    match = Match(MEDUSA, None, seats, b"mixed")
    dice = [Dice(b"bots", seat) for seat in range(seats)]
    while match.actors:
        (seat,) = match.actors
        bot = BOTS[names[seat % 3]]
        match.play(seat, bot.choose(match.view(seat), match.choices(seat), dice[seat]))
    assert match.outcome is not None
