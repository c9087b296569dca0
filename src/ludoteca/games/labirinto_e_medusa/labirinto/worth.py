"""What tokens are worth, and when they are enough."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.labirinto_e_medusa.labirinto.model import BREATH, FURY, OUTSIDE, LabirintoState
from ludoteca.games.labirinto_e_medusa.labirinto.odds import chance_to_win, expected_strength
from ludoteca.games.labirinto_e_medusa.race import for_myth, should_dare
from ludoteca.kit.bag import Counts, plus
from ludoteca.kit.turns import round_from

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


def forecasts(state: LabirintoState, seat: int) -> list[list[float]]:
    """How everybody's chance would grow, turn by turn, if all went on exploring."""
    pawns = state.pawns
    order = round_from(seat, len(pawns))
    purses = [state.tokens[player] for player in order if pawns[player] != OUTSIDE]
    chamber = state.chamber
    chances: list[list[float]] = [[] for _ in purses]
    for turn in range(sum(state.jar) // 2 + len(purses)):
        player = turn % len(purses)
        chances[player].append(chance_to_win(purses[player], chamber))
        purses[player], chamber = a_turn_later(purses[player], chamber)
    if len(pawns) == 1 and any(state.jar):
        return [for_myth(chances[0], sum(state.jar))]
    return chances


def dares(state: LabirintoState, seat: int) -> bool:
    """Whether challenging now is better than another turn."""
    # With less than that nobody challenges who need not; spare the forecast.
    if chance_to_win(state.tokens[seat], state.chamber) < 0.01:
        return False
    return should_dare(forecasts(state, seat))
