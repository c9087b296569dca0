"""What tokens are worth: for one player alone, and in the race of all to the right moment."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.labirinto_e_medusa.labirinto.model import BREATH, FURY, OUTSIDE, LabirintoState
from ludoteca.games.labirinto_e_medusa.labirinto.odds import chance_to_win, expected_strength
from ludoteca.kit.bag import Counts, plus

# Early on nobody has a chance worth speaking of; then the mean strengths tell who is ahead.
_BY_MEANS = 0.001


@lru_cache(maxsize=1 << 16)
def worth(tokens: Counts, chamber: Counts) -> float:
    """How good it is to have these tokens against that chamber."""
    ahead = expected_strength(*tokens) - expected_strength(*chamber)
    return chance_to_win(tokens, chamber) + _BY_MEANS * ahead


@lru_cache(maxsize=1 << 16)
def with_breath(tokens: Counts, chamber: Counts) -> tuple[Counts, Counts]:
    """LA-T5, if one is left."""
    if not chamber[BREATH]:
        return tokens, chamber
    return plus(tokens, BREATH), plus(chamber, BREATH, -1)


@lru_cache(maxsize=1 << 16)
def with_fury(tokens: Counts, chamber: Counts) -> tuple[Counts, Counts]:
    """LA-T6, if one is left."""
    if not chamber[FURY]:
        return tokens, chamber
    return plus(tokens, FURY), plus(chamber, FURY, -1)


@lru_cache(maxsize=1 << 16)
def a_turn_later(tokens: Counts, chamber: Counts) -> tuple[Counts, Counts]:
    """A rough forecast: a good turn brings one token, of the colour that helps more."""
    breath, fury = with_breath(tokens, chamber), with_fury(tokens, chamber)
    return breath if worth(*breath) >= worth(*fury) else fury


def race(players: tuple[Counts, ...], chamber: Counts, turns: int) -> tuple[float, ...]:
    """Each player's chance to be the one who wins, if all challenge at the best moment.

    Players stand in turn order, the one on turn first; `turns` are left before the jar is empty.
    """
    chance = chance_to_win(players[0], chamber)
    if turns > 0:
        waiting = _wait(players, chamber, turns)
        if waiting[0] > chance:
            return waiting
    if len(players) == 1:
        return (chance,)
    later = race(players[1:], chamber, turns)
    return (chance, *((1 - chance) * other for other in later))


def _wait(players: tuple[Counts, ...], chamber: Counts, turns: int) -> tuple[float, ...]:
    mine, chamber = a_turn_later(players[0], chamber)
    later = race((*players[1:], mine), chamber, turns - 1)
    return (later[-1], *later[:-1])


def dares(state: LabirintoState, seat: int) -> bool:
    """Whether challenging now is better than another turn, seen as a race."""
    chance = chance_to_win(state.tokens[seat], state.chamber)
    if chance < 0.01:  # nobody challenges with that; spare the forecast
        return False
    pawns = state.pawns
    order = [(seat + step) % len(pawns) for step in range(len(pawns))]
    players = tuple(state.tokens[player] for player in order if pawns[player] != OUTSIDE)
    return chance >= _wait(players, state.chamber, sum(state.jar) // 2)[0]
