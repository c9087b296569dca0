"""A turn of exploration: draw, walk, place twice, give or take (ME-T2 to ME-T5)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove, Step
from ludoteca.games.labirinto_e_medusa.medusa.first_pieces import first_placements
from ludoteca.games.labirinto_e_medusa.medusa.island import BESIDE, walk
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    PIECE,
    DesireGiven,
    DesireTaken,
    Explore,
    Give,
    Ground,
    Island,
    MedusaState,
    Phase,
    PiecePlaced,
    PiecesDrawn,
    PiecesLost,
    Place,
    Survey,
    Take,
    TurnBegan,
    Walked,
)
from ludoteca.games.labirinto_e_medusa.medusa.placing import can_follow, others_of, refusal
from ludoteca.games.labirinto_e_medusa.medusa.survey import grown, raised
from ludoteca.games.labirinto_e_medusa.medusa.turns import (
    MedusaStep,
    end_turn,
    next_perseus,
)
from ludoteca.kit import bag
from ludoteca.kit.bag import Counts, plus
from ludoteca.kit.grid import EAST, NORTH, SOUTH, WEST, Cell
from ludoteca.kit.turns import changed


def explore(state: MedusaState, _move: Explore, dice: Dice) -> MedusaStep:
    """ME-T1, ME-T2, ME-T5: draw two pieces; if they cannot both be placed they leave the game."""
    jar, seat = state.jar, state.seat
    left = sum(jar)
    if left < 2:
        raise IllegalMove("must-challenge", jar=left)
    hand, jar = bag.take(jar, 2, dice)
    after = MedusaState(
        state.options,
        state.island,
        state.survey,
        jar,
        hand,
        state.pawns,
        state.desires,
        state.lair,
        seat,
        "first",
        None,
        None,
    )
    drawn = PiecesDrawn(seat, hand)
    if _can_place_both(after):
        return Step(after, (drawn,))
    return end_turn(after, drawn, PiecesLost(seat, hand))


def _can_place_both(state: MedusaState) -> bool:
    """ME-T5. Most often the cells beside Perseus tell; only else the whole island is asked."""
    island, survey, seat = state.island, state.survey, state.seat
    one, other = state.hand
    pawn = state.pawns[seat]
    others = others_of(state.pawns, seat)
    for side in (pawn + NORTH, pawn + EAST, pawn + SOUTH, pawn + WEST):
        if refusal(island, survey, others, one, side) is None and can_follow(
            island, survey, others, side, one, other
        ):
            return True
    return bool(first_placements(state))


def place_first(state: MedusaState, move: Place, _dice: Dice) -> MedusaStep:
    """ME-T2: walk, place one piece beside the column reached, fly onto it."""
    island, survey, seat, pawns = state.island, state.survey, state.seat, state.pawns
    terrain, cell = move.terrain, move.cell
    one, other = state.hand
    if terrain == other:
        other = one
    elif terrain != one:
        raise IllegalMove("not-in-hand", terrain=terrain)
    others = others_of(pawns, seat)
    check(refusal(island, survey, others, terrain, cell), cell)
    path = walk(island, pawns[seat], cell) if cell in survey.shore or cell in island else None
    if path is None:
        raise IllegalMove("out-of-reach", cell=cell)
    if not can_follow(island, survey, others, cell, terrain, other):
        raise IllegalMove("cannot-complete", cell=cell, terrain=terrain)
    island, survey, ground = build(island, survey, terrain, cell)
    after = MedusaState(
        state.options,
        island,
        survey,
        state.jar,
        (other,),
        changed(pawns, seat, cell),
        state.desires,
        state.lair,
        seat,
        "second",
        ground,
        None,
    )
    placed = PiecePlaced(seat, terrain, cell, island[cell] // PIECE)
    return Step(after, (placed,) if len(path) == 1 else (Walked(seat, path), placed))


def place_second(state: MedusaState, move: Place, _dice: Dice) -> MedusaStep:
    """ME-T2: without moving, place the other piece beside the first, fly onto it; then look."""
    seat, pawns = state.seat, state.pawns
    terrain, cell = move.terrain, move.cell
    if terrain != state.hand[0]:
        raise IllegalMove("not-in-hand", terrain=terrain)
    if cell - pawns[seat] not in BESIDE:
        raise IllegalMove("not-beside-pawn", cell=cell)
    others = others_of(pawns, seat)
    check(refusal(state.island, state.survey, others, terrain, cell), cell)
    island, survey, ground = build(state.island, state.survey, terrain, cell)
    placed = PiecePlaced(seat, terrain, cell, island[cell] // PIECE)
    pawns = changed(pawns, seat, cell)
    desires, lair = state.desires, state.lair
    phase: Phase
    if ground != state.first_on:
        phase = "turn"
    elif ground == "island":
        phase = "give" if any(desires[seat]) else "turn"
    else:
        phase = "take" if any(lair) else "turn"
    if phase == "turn":
        seat = next_perseus(pawns, seat)
    after = MedusaState(
        state.options,
        island,
        survey,
        state.jar,
        (),
        pawns,
        desires,
        lair,
        seat,
        phase,
        None,
        None,
    )
    return Step(after, (placed, TurnBegan(seat)) if phase == "turn" else (placed,))


def check(code: str | None, cell: Cell) -> None:
    """Refuse a placement for this reason, if there is one."""
    if code is not None:
        raise IllegalMove(code, cell=cell)


def build(
    island: Island, survey: Survey, terrain: int, cell: Cell
) -> tuple[Island, Survey, Ground]:
    """The island with this piece on it, and what the piece was placed on."""
    island = island.copy()
    if cell in island:
        island[cell] += PIECE
        return island, raised(survey, island, cell), "island"
    island[cell] = PIECE + terrain
    return island, grown(survey, island, cell), "abyss"


def give(state: MedusaState, move: Give, _dice: Dice) -> MedusaStep:
    """ME-T3: a Desire of the player's goes into the lair."""
    seat, colour = state.seat, move.colour
    own = state.desires[seat]
    _check_desire(own, colour)
    desires = changed(state.desires, seat, plus(own, colour, -1))
    after = replace(state, desires=desires, lair=plus(state.lair, colour))
    return end_turn(after, DesireGiven(seat, colour))


def take(state: MedusaState, move: Take, _dice: Dice) -> MedusaStep:
    """ME-T4: a Desire of the lair comes to the player."""
    seat, colour = state.seat, move.colour
    _check_desire(state.lair, colour)
    desires = changed(state.desires, seat, plus(state.desires[seat], colour))
    after = replace(state, desires=desires, lair=plus(state.lair, colour, -1))
    return end_turn(after, DesireTaken(seat, colour))


def _check_desire(counts: Counts, colour: int) -> None:
    if not (0 <= colour < len(counts) and counts[colour]):
        raise IllegalMove("no-such-desire", colour=colour)
