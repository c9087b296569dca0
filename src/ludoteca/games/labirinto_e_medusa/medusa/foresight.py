"""What a player may hope for from their next turn: every pair of pieces the jar can give, weighed
by its chance, each placed as high as possible. And what that means for everybody's race."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.labirinto_e_medusa.medusa.island import reach
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    BEACH,
    OUTSIDE,
    TERRAIN,
    MedusaState,
    height_of,
)
from ludoteca.games.labirinto_e_medusa.medusa.odds import chance_to_win
from ludoteca.games.labirinto_e_medusa.medusa.worth import chance, expected_strength, height, relief
from ludoteca.games.labirinto_e_medusa.pieces import TERRAINS
from ludoteca.games.labirinto_e_medusa.race import for_myth, win_chances
from ludoteca.kit.bag import Counts, every_pair
from ludoteca.kit.grid import SIDES
from ludoteca.kit.turns import round_from

_TERRAINS = range(len(TERRAINS))
# A good turn raises what one can stand on by about so much; measured in games of strong bots.
_GROWTH = 0.3
# What a Desire given is worth beside that: Medusa grows stronger against everybody else.
_GIVING = 0.2


class Landings:
    """How high Perseus can stand after the next turn, by the terrains of the pieces drawn."""

    def __init__(self, state: MedusaState, seat: int) -> None:
        # The second piece on a column of its terrain; the first on the Abyss, or on its own too.
        self.from_abyss = [0] * len(_TERRAINS)
        self.from_island = [[0] * len(_TERRAINS) for _ in _TERRAINS]
        island = state.island
        others = {pawn for other, pawn in enumerate(state.pawns) if other != seat}
        stands = reach(island, state.pawns[seat])
        near = {cell + step for cell in stands for step in SIDES}
        for cell, column in island.items():
            terrain = column & TERRAIN
            if terrain == BEACH or cell in others:
                continue
            raised = height_of(column) + 1
            for step in SIDES:
                beside = cell + step
                if beside in near and beside not in others:
                    self._note(raised, terrain, island.get(beside, 0))

    def _note(self, raised: int, terrain: int, first: int) -> None:
        if not first:
            self.from_abyss[terrain] = max(self.from_abyss[terrain], raised)
        elif first & TERRAIN != BEACH:
            known = self.from_island[first & TERRAIN]
            known[terrain] = max(known[terrain], raised)

    def best(self, one: int, other: int, giving: float = 0.0) -> float:
        """The best for two pieces in either order; `giving` is what two on the island add."""
        islands = max(self.from_island[one][other], self.from_island[other][one])
        abyss = max(self.from_abyss[one], self.from_abyss[other], 1)
        return max(islands + giving if islands else 0.0, abyss)


def _mean(jar: Counts, value: Callable[[int, int], float]) -> float:
    total = weights = 0.0
    for one, other, weight in every_pair(jar):
        total += weight * value(one, other)
        weights += weight
    return total / weights


def hoped_margin(state: MedusaState, seat: int) -> float:
    """The expected margin after this seat's next turn, if nobody else moved."""
    desires, lair = state.desires[seat], state.lair
    strength = expected_strength(desires, lair)
    if sum(state.jar) < 2:
        return height(state, seat) - strength
    landings = Landings(state, seat)
    giving = relief(desires, lair) + _GIVING
    return _mean(state.jar, lambda one, other: landings.best(one, other, giving)) - strength


def _forecast(state: MedusaState, seat: int, turns: int) -> list[float]:
    """This seat's chance to win a challenge now, after its next turn, and so on."""
    desires, lair = state.desires[seat], state.lair
    now = chance(state, seat)
    if sum(state.jar) < 2:
        return [now]
    landings = Landings(state, seat)

    def after(one: int, other: int) -> float:
        return chance_to_win(int(landings.best(one, other)), desires, lair)

    following = _mean(state.jar, after)
    level = _level(following, desires, lair)
    later = [_between(level + _GROWTH * turn, desires, lair) for turn in range(1, turns)]
    return [now, following, *later]


def _between(level: float, desires: Counts, lair: Counts) -> float:
    """The chance to win from a height between two whole ones."""
    low = int(level)
    below, above = chance_to_win(low, desires, lair), chance_to_win(low + 1, desires, lair)
    return below + (level - low) * (above - below)


def _level(chance: float, desires: Counts, lair: Counts) -> float:
    """The height that gives this chance."""
    low = 0
    while (above := chance_to_win(low + 1, desires, lair)) < chance:
        low += 1
    below = chance_to_win(low, desires, lair)
    return low + (chance - below) / (above - below) if above > below else float(low)


def forecasts(state: MedusaState, first: int) -> tuple[list[int], list[list[float]]]:
    """The living seats in turn order from this one, and what each may hope for."""
    pawns = state.pawns
    living = [seat for seat in round_from(first, len(pawns)) if pawns[seat] != OUTSIDE]
    turns = max(1, sum(state.jar) // 2 // len(living))
    hopes = [_forecast(state, seat, turns) for seat in living]
    if len(pawns) == 1 and any(state.jar):
        hopes = [for_myth(hopes[0], sum(state.jar))]
    return living, hopes


def race_value(state: MedusaState, seat: int) -> float:
    """This seat's chance to be the one who beats Medusa, when its turn has just ended."""
    living, hopes = forecasts(state, (seat + 1) % len(state.pawns))
    return win_chances(hopes)[living.index(seat)]
