"""What a standing is worth: a column under Perseus, the Desires of the player, and Medusa's."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.labirinto_e_medusa.medusa.model import MedusaState, height_of
from ludoteca.games.labirinto_e_medusa.medusa.odds import chance_to_win, expected_runs
from ludoteca.kit.bag import Counts, plus

# Early on nobody has a chance worth speaking of; then the mean margin tells who is ahead.
_BY_MARGIN = 0.001


@lru_cache(maxsize=1 << 16)
def expected_strength(desires: Counts, lair: Counts) -> float:
    """Medusa's mean strength against this player."""
    return expected_runs(desires) + expected_runs(lair)


def height(state: MedusaState, seat: int) -> int:
    """The height of the column where this seat stands: its strength (ME-X2)."""
    return height_of(state.island[state.pawns[seat]])


def chance(state: MedusaState, seat: int) -> float:
    """The chance to win a challenge from where this seat stands."""
    return chance_to_win(height(state, seat), state.desires[seat], state.lair)


def margin(state: MedusaState, seat: int) -> float:
    """By how much this seat's strength exceeds Medusa's, on average."""
    return height(state, seat) - expected_strength(state.desires[seat], state.lair)


def worth(state: MedusaState, seat: int) -> float:
    """How good it is to stand there."""
    return chance(state, seat) + _BY_MARGIN * margin(state, seat)


@lru_cache(maxsize=1 << 16)
def relief(desires: Counts, lair: Counts) -> float:
    """By how much giving the right Desire weakens Medusa against the giver (ME-T3)."""
    before = expected_strength(desires, lair)
    after = [
        expected_strength(plus(desires, colour, -1), plus(lair, colour))
        for colour, count in enumerate(desires)
        if count
    ]
    return before - min(after, default=before)
