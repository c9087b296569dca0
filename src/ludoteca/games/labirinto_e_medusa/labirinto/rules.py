"""How a game of Labirinto goes on. Every function cites the rules it carries (see RULES.md)."""

from __future__ import annotations

from operator import add

from msgspec.structs import replace

from ludoteca.core import BadTable, Dice, IllegalMove, Step
from ludoteca.games.labirinto_e_medusa.labirinto.choices import (
    choices,
    must_challenge,
    shuts_others_out,
)
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import (
    BACK,
    Contact,
    contact,
    is_open,
    walks,
)
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    BLOCK_OF,
    BREATH,
    CORRIDOIO,
    FEAR,
    FURY,
    OUTSIDE,
    BlockPlaced,
    BlocksDrawn,
    BlocksReturned,
    BreathTaken,
    Challenge,
    Challenged,
    Enter,
    Explore,
    FearLost,
    FuryTaken,
    LabirintoEvent,
    LabirintoMove,
    LabirintoOptions,
    LabirintoState,
    MinotaurBeaten,
    MinotaurWon,
    Openings,
    Place,
    TheseusDied,
    TurnBegan,
    TurnSkipped,
    VoidClosed,
    Walk,
    Walked,
)
from ludoteca.games.labirinto_e_medusa.labirinto.voids import can_close, closed_voids
from ludoteca.games.labirinto_e_medusa.pieces import (
    JAR_OF_BLOCKS,
    TOKENS_OF_EACH_COLOUR,
)
from ludoteca.kit.bag import Counts, plus, spread, take
from ludoteca.kit.grid import CENTRE, SIDES, Cell
from ludoteca.kit.turns import NOBODY, changed, next_seat

LabirintoStep = Step[LabirintoState, LabirintoEvent]
Events = list[LabirintoEvent]


def setup(options: LabirintoOptions, seats: int, dice: Dice) -> LabirintoStep:
    """LA-S1 to LA-S3: share the Fears, fill the chamber, draw the first player's block."""
    first = options.first_player
    if first is None:
        first = dice.below(seats)
    elif first >= seats:
        raise BadTable("no-such-seat", option="first_player", seat=first, seats=seats)
    fears, reserve = divmod(TOKENS_OF_EACH_COLOUR, seats)
    state = LabirintoState(
        options=options,
        labyrinth={},
        jar=JAR_OF_BLOCKS,
        hand=(),
        pawns=(OUTSIDE,) * seats,
        tokens=((0, 0, fears),) * seats,
        chamber=(TOKENS_OF_EACH_COLOUR, TOKENS_OF_EACH_COLOUR),
        reserve=reserve,
        seat=first,
        phase="set-up",
        placed=0,
        unknown=0,
        winner=None,
    )
    events: Events = []
    return Step(_draw(state, 1, dice, events), tuple(events))


def apply(state: LabirintoState, seat: int, move: LabirintoMove, dice: Dice) -> LabirintoStep:
    """Play a move, or refuse it."""
    if seat != state.seat or state.phase == "over":
        raise IllegalMove("game-over" if state.phase == "over" else "not-your-turn", seat=seat)
    if isinstance(move, Place):
        return _place(state, move, dice)
    if isinstance(move, Explore):
        return _explore(state, dice)
    if isinstance(move, Walk):
        return _walk(state, move, dice)
    if isinstance(move, Challenge):
        return _challenge(state, dice)
    if isinstance(move, Enter):
        return _enter(state, move, dice)
    raise IllegalMove("unknown-move")


def actors(state: LabirintoState) -> tuple[int, ...]:
    return () if state.phase == "over" else (state.seat,)


# Starting a turn


def _explore(state: LabirintoState, dice: Dice) -> LabirintoStep:
    """LA-T2, LA-T4: from an open tile, draw two blocks."""
    _check_may_explore(state)
    if not is_open(state.labyrinth, state.pawns[state.seat]):
        raise IllegalMove("must-walk")
    events: Events = []
    return Step(_draw(replace(state, phase="place"), 2, dice, events), tuple(events))


def _check_may_explore(state: LabirintoState) -> None:
    if state.phase != "turn":
        raise IllegalMove("not-now", phase=state.phase)
    if must_challenge(state):
        raise IllegalMove("must-challenge", unknown=state.unknown, jar=sum(state.jar))


def _walk(state: LabirintoState, move: Walk, dice: Dice) -> LabirintoStep:
    """LA-T3: along the thread to an open tile; at the start of a turn this begins to explore."""
    if state.phase != "walk":
        _check_may_explore(state)
    seat, pawn = state.seat, state.pawns[state.seat]
    if is_open(state.labyrinth, pawn):
        raise IllegalMove("stands-on-open-tile")
    way = walks(state.labyrinth, pawn).get(move.cell)
    if way is None:
        raise IllegalMove("out-of-reach", cell=move.cell)
    events: Events = [Walked(seat, way)]
    begins = state.phase == "turn"
    state = replace(state, pawns=changed(state.pawns, seat, move.cell), phase="place")
    if begins:
        state = _draw(state, 2, dice, events)
    return Step(state, tuple(events))


def _draw(state: LabirintoState, blocks: int, dice: Dice, events: Events) -> LabirintoState:
    """Draw blocks from the jar, shown to all."""
    drawn, jar = take(state.jar, blocks, dice)
    events.append(BlocksDrawn(state.seat, drawn))
    return replace(state, jar=jar, hand=drawn)


# Placing a block


def _place(state: LabirintoState, move: Place, dice: Dice) -> LabirintoStep:
    """LA-T4: lay a block, step onto it, check the four conditions, go on or end the turn."""
    if state.phase != "place":
        raise IllegalMove("must-walk" if state.phase == "walk" else "not-now", phase=state.phase)
    openings, labyrinth, seat = move.openings, state.labyrinth, state.seat
    hand = _hand_without(state, openings)
    cell = _beside_pawn(state, move)
    around = contact(labyrinth, cell, openings)
    labyrinth = labyrinth.copy()
    labyrinth[cell] = openings
    placed = state.placed + 1
    goes_on = placed >= 2 and around.unknown > 0 and BLOCK_OF[openings] == CORRIDOIO
    events: Events = [BlockPlaced(seat, cell, openings)]
    chamber, tokens, reserve = _check_tile(state, around, goes_on and placed == 2, events)
    if can_close(labyrinth, cell, around):
        tokens, reserve = _check_voids(seat, labyrinth, cell, tokens, reserve, events)
    state = replace(
        state,
        labyrinth=labyrinth,
        hand=hand,
        pawns=changed(state.pawns, seat, cell),
        tokens=tokens,
        chamber=chamber,
        reserve=reserve,
        placed=placed,
        unknown=state.unknown + around.unknown - around.met,
    )
    if goes_on and any(state.jar):
        state = _draw(state, 1, dice, events)
    elif not hand:
        state = _end_turn(state, events)
    elif not around.unknown:
        state = _stand_on_closed_tile(state, events)
    return Step(state, tuple(events))


def _hand_without(state: LabirintoState, openings: Openings) -> tuple[int, ...]:
    """The rest of the hand once the block with these openings has left it."""
    block = BLOCK_OF.get(openings)
    hand = state.hand
    if block == hand[0]:
        return hand[1:]
    if block == hand[-1]:
        return hand[:1]
    raise IllegalMove("not-in-hand", openings=openings)


def _beside_pawn(state: LabirintoState, move: Place) -> Cell:
    """The empty cell on that side of the pawn's tile, if openings can join the two (LA-W1)."""
    side = move.side
    if not 0 <= side < 4:
        raise IllegalMove("no-such-side", side=side)
    pawn = state.pawns[state.seat]
    cell = pawn + SIDES[side]
    if cell in state.labyrinth:
        raise IllegalMove("cell-taken", cell=cell)
    if not (state.labyrinth[pawn] >> side & 1 and move.openings & BACK[side]):
        raise IllegalMove("not-joined", cell=cell)
    return cell


def _check_tile(
    state: LabirintoState, around: Contact, first_open_corridor: bool, events: Events
) -> tuple[Counts, tuple[Counts, ...], int]:
    """LA-T5 to LA-T7 for the tile just placed; they exclude each other (LA-T10)."""
    seat, tokens, chamber, reserve = state.seat, state.tokens, state.chamber, state.reserve
    if around.walled == 3:
        if chamber[BREATH]:
            events.append(BreathTaken(seat))
            chamber = plus(chamber, BREATH, -1)
            tokens = changed(tokens, seat, plus(tokens[seat], BREATH))
    elif around.joined >= 2:
        if chamber[FURY]:
            events.append(FuryTaken(seat))
            chamber = plus(chamber, FURY, -1)
            tokens = changed(tokens, seat, plus(tokens[seat], FURY))
    elif first_open_corridor and tokens[seat][FEAR]:
        events.append(FearLost(seat))
        tokens = changed(tokens, seat, plus(tokens[seat], FEAR, -1))
        reserve += 1
    return chamber, tokens, reserve


def _check_voids(
    seat: int,
    labyrinth: dict[Cell, int],
    cell: Cell,
    tokens: tuple[Counts, ...],
    reserve: int,
    events: Events,
) -> tuple[tuple[Counts, ...], int]:
    """LA-T8: a Fear for each cell walled in, as far as the reserve lasts."""
    for void in closed_voids(labyrinth, cell):
        fears = min(len(void), reserve)
        events.append(VoidClosed(seat, void, fears))
        tokens = changed(tokens, seat, plus(tokens[seat], FEAR, fears))
        reserve -= fears
    return tokens, reserve


def _stand_on_closed_tile(state: LabirintoState, events: Events) -> LabirintoState:
    """LA-T4: the pawn must walk before it places again, unless nothing is open (LA-T9)."""
    if state.unknown:
        return replace(state, phase="walk")
    return _end_turn(_return_hand(state, events), events)


def _return_hand(state: LabirintoState, events: Events) -> LabirintoState:
    if not state.hand:
        return state
    events.append(BlocksReturned(state.seat, state.hand))
    jar = state.jar
    for block in state.hand:
        jar = plus(jar, block)
    return replace(state, jar=jar, hand=())


def _end_turn(state: LabirintoState, events: Events) -> LabirintoState:
    seat = _following(state.seat, state.pawns)
    events.append(TurnBegan(seat))
    return replace(state, seat=seat, phase="turn", placed=0)


def _following(seat: int, pawns: tuple[Cell, ...]) -> int:
    """The next living player clockwise, or NOBODY (LA-X2)."""
    return next_seat(seat, [pawn != OUTSIDE for pawn in pawns])


def _enter(state: LabirintoState, move: Enter, dice: Dice) -> LabirintoStep:
    """LA-S2: the first block lies in the centre, the others are joined to the labyrinth."""
    if state.phase != "set-up":
        raise IllegalMove("not-now", phase=state.phase)
    cell, openings, labyrinth, seat = move.cell, move.openings, state.labyrinth, state.seat
    _hand_without(state, openings)
    around = contact(labyrinth, cell, openings)
    _check_way_in(state, move, around)
    events: Events = [BlockPlaced(seat, cell, openings)]
    state = replace(
        state,
        labyrinth={**labyrinth, cell: openings},
        hand=(),
        pawns=changed(state.pawns, seat, cell),
        unknown=state.unknown + around.unknown - around.met,
    )
    following = (seat + 1) % len(state.pawns)
    if state.pawns[following] != OUTSIDE:
        state = _end_turn(state, events)
    else:
        state = _draw(replace(state, seat=following), 1, dice, events)
    return Step(state, tuple(events))


def _check_way_in(state: LabirintoState, move: Enter, around: Contact) -> None:
    if not state.labyrinth:
        if move.cell != CENTRE:
            raise IllegalMove("first-in-centre", cell=move.cell)
        return
    if move.cell in state.labyrinth:
        raise IllegalMove("cell-taken", cell=move.cell)
    if not around.joined:
        raise IllegalMove("not-joined", cell=move.cell)
    if shuts_others_out(state, move):
        raise IllegalMove("shuts-others-out", cell=move.cell)


# The challenge


def _challenge(state: LabirintoState, dice: Dice) -> LabirintoStep:
    """LA-X1, LA-X2: pair the tokens at random; strictly more Breath-Fury pairs win."""
    if state.phase != "turn":
        raise IllegalMove("not-now", phase=state.phase)
    seat = state.seat
    theseus = spread(state.tokens[seat], dice)
    minotaur = spread(state.chamber, dice)
    strength, against = pairs(theseus), pairs(minotaur)
    events: Events = [Challenged(seat, tuple(theseus), tuple(minotaur), strength, against)]
    if strength > against:
        events.append(MinotaurBeaten(seat))
        return Step(replace(state, phase="over", winner=seat), tuple(events))
    events.append(TheseusDied(seat))
    return Step(_die(state, events), tuple(events))


def pairs(tokens: list[int]) -> int:
    """LA-X1: how many of the pairs, taken in order, are one Breath and one Fury.

    No other pair adds up to what those two do, and the odd token pairs with nothing.
    """
    return list(map(add, tokens[::2], tokens[1::2])).count(BREATH + FURY)


def _die(state: LabirintoState, events: Events) -> LabirintoState:
    """LA-X2, LA-X3: the dead player's tokens and pawn leave; who is left plays on."""
    seat = state.seat
    breath, fury, fear = state.tokens[seat]
    pawns = changed(state.pawns, seat, OUTSIDE)
    state = replace(state, pawns=pawns, tokens=changed(state.tokens, seat, (0, 0, 0)))
    if state.options.fallen_tokens_return:
        chamber = plus(plus(state.chamber, BREATH, breath), FURY, fury)
        state = replace(state, chamber=chamber, reserve=state.reserve + fear)
    if _following(seat, pawns) == NOBODY:
        events.append(MinotaurWon())
        return replace(state, phase="over")
    return _end_turn(state, events)


# An absent player


def idle(state: LabirintoState, seat: int, dice: Dice) -> LabirintoStep:
    """CO-4: the turn is lost. A forced challenge, and the way in, are played all the same."""
    if state.phase == "set-up":
        return apply(state, seat, dice.pick(choices(state, seat).moves), dice)
    if state.phase == "turn" and must_challenge(state):
        return apply(state, seat, Challenge(), dice)
    events: Events = [TurnSkipped(seat)]
    return Step(_end_turn(_return_hand(state, events), events), tuple(events))
