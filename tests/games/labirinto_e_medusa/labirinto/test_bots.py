"""The bots of Labirinto make the moves a player would expect of them."""

from __future__ import annotations

import pytest

from ludoteca.core import Dice, Match
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.bot import BOTS
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import OPENINGS
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    CORRIDOIO,
    Challenge,
    LabirintoMove,
    LabirintoState,
    Place,
)
from ludoteca.games.labirinto_e_medusa.labirinto.odds import chance_to_win
from ludoteca.games.labirinto_e_medusa.labirinto.worth import dares, worth
from tests.games.labirinto_e_medusa.labirinto.positions import EAST, placing, position


def asked(bot: str, state: LabirintoState, seed: bytes = b"") -> LabirintoMove:
    seat = state.seat
    view = LABIRINTO.view(state, seat)
    return BOTS[bot].choose(view, LABIRINTO.choices(state, seat), Dice(seed))


@pytest.mark.parametrize("bot", ["medium", "strong"])
def test_a_token_in_reach_is_taken(bot: str) -> None:
    """Of all sides of the slargo only the east makes the corridor a dead end."""
    state = placing("┼.│", (0, 0), hand=(CORRIDOIO,), placed=1, tokens=((3, 4, 0),))
    assert asked(bot, state) == Place(EAST, OPENINGS["─"])


def best_worth(state: LabirintoState, seat: int) -> float:
    """The best this hand can do, by trying everything; a block drawn on the way ends the search."""
    if state.phase not in {"walk", "place"} or state.seat != seat:
        return worth(state.tokens[seat], state.chamber)
    ends = []
    for move in LABIRINTO.choices(state, seat).moves:
        after = LABIRINTO.apply(state, seat, move, Dice(b"")).state
        drew = after.jar != state.jar
        ends.append(worth(after.tokens[seat], after.chamber) if drew else best_worth(after, seat))
    return max(ends)


@pytest.mark.parametrize("seed", range(8))
def test_medium_makes_the_most_of_its_hand(seed: int) -> None:
    """Whatever comes first, the turn ends as well as it can for the tokens."""
    match = Match(LABIRINTO, None, 2, bytes([seed]))
    dice = Dice(b"dice", seed)
    promised = None
    while match.actors and len(match.inputs) < 120:
        (seat,) = match.actors
        state = match.state
        if state.phase == "place" and state.placed < 2:
            possible = best_worth(state, seat)
            assert promised is None or possible == promised
            promised = possible if state.placed == 0 else None
        elif state.phase != "walk":
            promised = None
        match.play(seat, BOTS["medium"].choose(match.view(seat), match.choices(seat), dice))


@pytest.mark.parametrize("bot", ["easy", "medium", "strong"])
def test_a_sure_win_is_taken_and_a_sure_death_is_not(bot: str) -> None:
    sure = position("┼", (0, 0), (0, 0), tokens=((5, 5, 0), (5, 5, 0)), chamber=(0, 3))
    assert chance_to_win((5, 5, 0), (0, 3)) > 0.99
    assert asked(bot, sure) == Challenge()
    hopeless = position("┼", (0, 0), (0, 0), chamber=(20, 20))
    assert asked(bot, hopeless) != Challenge()


def test_strong_waits_while_nobody_threatens_and_hurries_when_somebody_does() -> None:
    """The same tokens and the same chance; only the opponent differs."""
    mine, chamber = (8, 8, 4), (5, 5)
    calm = position("┼", (0, 0), (0, 0), tokens=(mine, (0, 0, 10)), chamber=chamber)
    pressed = position("┼", (0, 0), (0, 0), tokens=(mine, (9, 9, 0)), chamber=chamber)
    assert 0.5 < chance_to_win(mine, chamber) < 0.9
    assert not dares(calm, 0)
    assert dares(pressed, 0)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_whole_games_of_mixed_bots(seats: int) -> None:
    names = list(BOTS)
    match = Match(LABIRINTO, None, seats, b"mixed")
    dice = [Dice(b"bots", seat) for seat in range(seats)]
    while match.actors:
        (seat,) = match.actors
        bot = BOTS[names[seat % 3]]
        match.play(seat, bot.choose(match.view(seat), match.choices(seat), dice[seat]))
    assert match.outcome is not None
