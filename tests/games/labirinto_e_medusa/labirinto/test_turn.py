"""LA-T1 to LA-T4, LA-T9 to LA-T11: what a turn is."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import OPENINGS
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    ANGOLO,
    CORRIDOIO,
    PARETE,
    SLARGO,
    BlocksDrawn,
    BlocksReturned,
    Challenge,
    Enter,
    Explore,
    LabirintoOptions,
    LabirintoState,
    Place,
    Walk,
    Walked,
)
from ludoteca.kit.grid import at
from ludoteca.testing.loaded import LoadedDice, draws
from tests.games.labirinto_e_medusa.labirinto.positions import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    happened,
    place,
    placing,
    position,
    refusal,
)

CLOSED_RING = "┌┐\n└┘"
FIGURE_RED = """
    ..┌..
    ..├..
    └─┴─┤
"""


def choices(state: LabirintoState) -> set[object]:
    return set(LABIRINTO.choices(state, state.seat).moves)


def test_a_closed_labyrinth_forces_the_challenge() -> None:
    """LA-T1"""
    state = position(CLOSED_RING, (0, 0), (1, 1))
    assert choices(state) == {Challenge()}
    assert refusal(state, Explore()) == "must-challenge"
    assert refusal(state, Walk(at(1, 1))) == "must-challenge"


def test_a_jar_with_less_than_two_blocks_forces_the_challenge() -> None:
    """LA-T1"""
    state = position("┼", (0, 0), jar=(0, 0, 1, 0))
    assert choices(state) == {Challenge()}
    assert refusal(state, Explore()) == "must-challenge"
    assert choices(replace(state, jar=(0, 0, 1, 1))) == {Challenge(), Explore()}


def test_otherwise_the_player_chooses() -> None:
    """LA-T2"""
    state = position("┼─", (0, 0))
    assert choices(state) == {Challenge(), Explore()}


def test_only_the_player_on_turn_acts() -> None:
    """LA-T2, CO-1"""
    state = position("┼─", (0, 0), (1, 0))
    assert LABIRINTO.actors(state) == (0,)
    assert not LABIRINTO.choices(state, 1)
    assert refusal(state, Explore(), seat=1) == "not-your-turn"
    assert refusal(state, Explore(), seat=7) == "not-your-turn"


def test_a_closed_tile_is_left_for_the_first_open_ones() -> None:
    """LA-T3, with the rulebook's figure: the open tile behind an open one is out of reach."""
    state = position(FIGURE_RED, (2, 0))
    assert choices(state) == {Challenge(), Walk(at(2, 1)), Walk(at(4, 0)), Walk(at(0, 0))}
    assert refusal(state, Walk(at(2, 2))) == "out-of-reach"
    assert refusal(state, Walk(at(1, 0))) == "out-of-reach"
    assert refusal(state, Explore()) == "must-walk"


def test_the_walk_follows_the_thread_and_then_draws_two() -> None:
    """LA-T3, LA-T4: first the walk, then the draw."""
    state = position(FIGURE_RED, (2, 0))
    dice = LoadedDice(*draws(state.jar, CORRIDOIO, SLARGO))
    step = LABIRINTO.apply(state, 0, Walk(at(4, 0)), dice)
    assert step.events == (
        Walked(0, (at(2, 0), at(3, 0), at(4, 0))),
        BlocksDrawn(0, (CORRIDOIO, SLARGO)),
    )
    assert step.state.pawns == (at(4, 0),)
    assert step.state.jar == (29, 30, 30, 29)


def test_other_pawns_neither_block_nor_bar_a_tile() -> None:
    """LA-T3"""
    state = position(FIGURE_RED, (2, 0), (3, 0), (4, 0))
    assert Walk(at(4, 0)) in choices(state)


def test_an_open_tile_is_not_left() -> None:
    """LA-T3"""
    state = position("┼─┼", (0, 0))
    assert refusal(state, Walk(at(2, 0))) == "stands-on-open-tile"


def test_walls_are_not_walked_through() -> None:
    """LA-T3, LA-W1: (2, 0) is open and touches the pawn's tile, but by a wall."""
    state = position(".┌┬\n┌┘┴", (1, 0))
    assert choices(state) == {Challenge(), Walk(at(0, 0)), Walk(at(2, 1))}
    assert refusal(state, Walk(at(2, 0))) == "out-of-reach"


def test_blocks_are_laid_beside_the_pawn_joined_by_openings() -> None:
    """LA-T4, LA-W1: on every open side, in every orientation with an opening back."""
    state = placing("└", (0, 0), hand=(CORRIDOIO, ANGOLO))
    assert choices(state) == {
        Place(NORTH, OPENINGS["│"]),
        Place(EAST, OPENINGS["─"]),
        Place(NORTH, OPENINGS["┌"]),
        Place(NORTH, OPENINGS["┐"]),
        Place(EAST, OPENINGS["┐"]),
        Place(EAST, OPENINGS["┘"]),
    }
    assert refusal(state, Place(WEST, OPENINGS["─"])) == "not-joined"
    assert refusal(state, Place(EAST, OPENINGS["│"])) == "not-joined"
    assert refusal(state, Place(EAST, OPENINGS["┼"])) == "not-in-hand"
    assert refusal(state, Place(4, OPENINGS["─"])) == "no-such-side"
    assert refusal(state, Place(-1, OPENINGS["─"])) == "no-such-side"
    assert refusal(placing("┼┼", (0, 0), hand=(SLARGO,)), Place(EAST, 15)) == "cell-taken"


def test_other_contacts_may_be_anything() -> None:
    """LA-W1: the new block's wall may meet an opening, and its opening a wall."""
    state = placing("┌─\n┼.", (0, 0), hand=(CORRIDOIO, CORRIDOIO))
    assert happened(place(state, EAST, "─"))[0] == "BlockPlaced"
    state = placing("┼┼\n┼.", (0, 0), hand=(CORRIDOIO, CORRIDOIO))
    assert happened(place(state, EAST, "─"))[0] == "BlockPlaced"


def test_the_pawn_moves_onto_the_block_and_goes_on_from_there() -> None:
    """LA-T4: either block first, then the other, then the next player."""
    state = placing("┼", (0, 0), (0, 0), hand=(SLARGO, PARETE))
    first = place(state, NORTH, "┤").state
    assert first.pawns == (at(0, 1), at(0, 0))
    assert first.hand == (SLARGO,)
    second = place(first, WEST, "┼").state
    assert second.pawns[0] == at(-1, 1)
    assert (second.seat, second.phase, second.hand) == (1, "turn", ())


def test_two_equal_blocks_are_offered_once() -> None:
    """LA-T4"""
    state = placing("│", (0, 0), hand=(CORRIDOIO, CORRIDOIO))
    assert LABIRINTO.choices(state, 0).moves == (Place(NORTH, 5), Place(SOUTH, 5))


def test_a_pawn_closed_in_by_its_second_block_stays_until_its_next_turn() -> None:
    """LA-T4"""
    state = placing("┌┐\n└.", (1, 1), hand=(ANGOLO,), placed=1, pawns=(at(1, 1), at(0, 0)))
    opened = replace(state, labyrinth={**state.labyrinth, at(0, 1): OPENINGS["┼"]}, unknown=4)
    step = place(opened, SOUTH, "┘")
    assert step.state.pawns[0] == at(1, 0)
    assert step.state.seat == 1
    assert "Walked" not in happened(step)
    again = replace(step.state, seat=0)
    assert choices(again) == {Challenge(), Walk(at(0, 1))}


def test_moves_of_another_phase_are_refused() -> None:
    """LA-T2, LA-T4, CO-1"""
    turn = position("┼", (0, 0))
    assert refusal(turn, Place(NORTH, 15)) == "not-now"
    assert refusal(turn, Enter(at(0, 1), 15)) == "not-now"
    hand = placing("┼", (0, 0), hand=(SLARGO, SLARGO))
    assert refusal(hand, Explore()) == "not-now"
    assert refusal(hand, Challenge()) == "not-now"
    assert refusal(hand, Walk(at(0, 1))) == "not-now"
    walking = position(FIGURE_RED, (2, 0), phase="walk", hand=(SLARGO,), placed=1)
    assert refusal(walking, Place(NORTH, 15)) == "must-walk"
    assert refusal(walking, Challenge()) == "not-now"
    over = position("┼", (0, 0), phase="over")
    assert refusal(over, Explore()) == "game-over"
    assert refusal(turn, "nonsense") == "unknown-move"


def test_a_labyrinth_closed_in_mid_turn_ends_it() -> None:
    """LA-T9: the block in hand goes back into the jar."""
    state = placing(
        "┌┐\n└.", (1, 1), hand=(ANGOLO, SLARGO), pawns=(at(1, 1), at(0, 0)), jar=(5, 5, 5, 5)
    )
    step = place(state, SOUTH, "┘")
    assert BlocksReturned(0, (SLARGO,)) in step.events
    assert step.state.jar == (6, 5, 5, 5)
    assert (step.state.seat, step.state.hand) == (1, ())
    assert choices(step.state) == {Challenge()}


def test_a_hole_that_an_opening_faces_can_be_built_in() -> None:
    """LA-T10"""
    state = placing("┌──┐\n├..│\n└──┘", (0, 1), hand=(SLARGO, CORRIDOIO))
    assert Place(EAST, OPENINGS["┼"]) in choices(state)
    after = place(state, EAST, "┼").state
    assert after.phase == "place"
    assert choices(after) == {Place(EAST, OPENINGS["─"])}


def test_conditions_are_not_checked_after_a_walk() -> None:
    """LA-T10: walking onto a tile joined to two others takes nothing."""
    state = position("┌──┐\n└─┬┘", (0, 1), jar=(9, 9, 9, 9))
    target = at(2, 0)
    assert choices(state) == {Challenge(), Walk(target)}
    step = LABIRINTO.apply(state, 0, Walk(target), Dice(b""))
    assert happened(step) == ["Walked", "BlocksDrawn"]
    assert step.state.tokens == state.tokens


def test_an_absent_player_loses_the_turn() -> None:
    """LA-T11, CO-4"""
    state = placing("┼", (0, 0), (0, 0), hand=(SLARGO, PARETE), jar=(1, 1, 1, 1))
    step = LABIRINTO.idle(state, 0, Dice(b""))
    assert happened(step) == ["TurnSkipped", "BlocksReturned", "TurnBegan"]
    assert (step.state.seat, step.state.jar, step.state.hand) == (1, (2, 2, 1, 1), ())


def test_an_absent_player_still_comes_in_and_fights_when_forced() -> None:
    """LA-T11"""
    entering = LABIRINTO.setup(LabirintoOptions(), 1, Dice(b"")).state
    assert LABIRINTO.idle(entering, 0, Dice(b"")).state.pawns == (at(0, 0),)
    forced = position(CLOSED_RING, (0, 0), (0, 1))
    assert "Challenged" in happened(LABIRINTO.idle(forced, 0, Dice(b"")))
