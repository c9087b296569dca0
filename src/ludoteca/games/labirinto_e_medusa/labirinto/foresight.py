"""What a player may hope for from their next turn: every pair of blocks the jar can give, weighed
by its chance, each played as well as possible."""

from __future__ import annotations

from ludoteca.games.labirinto_e_medusa.labirinto.contacts import (
    BACK,
    Contact,
    Labyrinth,
    contact,
    is_open,
    walks,
)
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    BLOCK_OF,
    CORRIDOIO,
    FEAR,
    ORIENTATIONS,
    LabirintoState,
    Openings,
)
from ludoteca.games.labirinto_e_medusa.labirinto.worth import with_breath, with_fury, worth
from ludoteca.kit.bag import Counts, every_pair, plus
from ludoteca.kit.grid import SIDES, Cell

Purse = tuple[Counts, Counts]  # a player's tokens, and the chamber's

_BLOCKS = range(len(ORIENTATIONS))
# The positions of each block that join a pawn's tile on each side.
_JOINING = tuple(
    tuple(tuple(o for o in ORIENTATIONS[block] if o & BACK[side]) for block in _BLOCKS)
    for side in range(4)
)


def prospects(state: LabirintoState, seat: int) -> float:
    """The expected worth of this seat's tokens after its next turn, if nobody else moved."""
    purse = state.tokens[seat], state.chamber
    if sum(state.jar) < 2 or not state.unknown:
        return worth(*purse)
    labyrinth = state.labyrinth.copy()  # blocks are laid and taken up again while looking ahead
    pawn = state.pawns[seat]
    starts = (pawn,) if is_open(labyrinth, pawn) else tuple(walks(labyrinth, pawn))
    return max(_average(labyrinth, start, purse, state.jar) for start in starts)


def _average(labyrinth: Labyrinth, start: Cell, purse: Purse, jar: Counts) -> float:
    total = weights = 0.0
    for one, other, weight in every_pair(jar):
        total += weight * _best(labyrinth, start, (one, other), purse, jar)
        weights += weight
    return total / weights


def _best(
    labyrinth: Labyrinth, pawn: Cell, hand: tuple[int, ...], purse: Purse, jar: Counts
) -> float:
    """The most that laying these blocks from an open tile can make of the purse."""
    best = worth(*purse)
    openings = labyrinth[pawn]
    for block in set(hand):
        rest = hand[1:] if block == hand[0] else hand[:1]
        for side, step in enumerate(SIDES):
            cell = pawn + step
            if openings >> side & 1 and cell not in labyrinth:
                for turned in _JOINING[side][block]:
                    best = max(best, _lay(labyrinth, cell, turned, rest, purse, jar))
    return best


def _lay(
    labyrinth: Labyrinth,
    cell: Cell,
    openings: Openings,
    rest: tuple[int, ...],
    purse: Purse,
    jar: Counts,
) -> float:
    around = contact(labyrinth, cell, openings)
    if around.walled == 3:
        purse = with_breath(*purse)
    elif around.joined >= 2:
        purse = with_fury(*purse)
    if not rest:
        return _after_second(around, openings, purse)
    labyrinth[cell] = openings
    starts = (cell,) if around.unknown else walks(labyrinth, cell)
    best = max((_best(labyrinth, start, rest, purse, jar) for start in starts), default=0.0)
    del labyrinth[cell]
    return best


def _after_second(around: Contact, openings: Openings, purse: Purse) -> float:
    """An open corridor loses a Fear (LA-T7); the block drawn after it is a bonus left out here."""
    tokens, chamber = purse
    if around.unknown and BLOCK_OF[openings] == CORRIDOIO and tokens[FEAR]:
        return worth(plus(tokens, FEAR, -1), chamber)
    return worth(tokens, chamber)
