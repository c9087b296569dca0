"""Laying tiles, and what one does instead (LE-F1, LE-T1, LE-T4 to LE-T6)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.letter.layout import (
    Layout,
    Lying,
    Tile,
    cells_of,
    everywhere,
    fitting,
    is_blank,
    laid,
    lifted,
    on_spot,
    touches_letter,
    touches_tile,
)
from ludoteca.games.letter.letter.events import BlankExchanged, BlankLaid, Events, LetterFreed
from ludoteca.games.letter.letter.model import NO_TILE, Exchange, GiveFree, LayBlank, LetterState
from ludoteca.games.letter.letter.turns import finish_turn, first_turn, letters_of
from ludoteca.games.letter.shared_model import Place, TilePlaced
from ludoteca.kit.turns import changed


def place(state: LetterState, move: Place, events: Events) -> LetterState:
    """LE-T1, LE-T4: an own letter, one a turn, or free ones; each touches a letter."""
    seat, tile, cell, turned = state.seat, move.tile, move.cell, move.turned
    first = first_turn(state, seat)
    own = tile in state.hands[seat]
    if own:
        _check_own(state, tile)
    elif tile not in state.free:
        raise IllegalMove("not-in-hand")
    elif first:
        raise IllegalMove("first-turn")
    shape = fitting(state.layout, tile, cell, turned)
    if not first and not touches_letter(state.layout, shape, cell):
        raise IllegalMove("touches-no-letter")
    events.append(TilePlaced(seat, tile, letter_of(state, tile), cell, turned, not own))
    layout = laid(state.layout, tile, cell, turned, shape)
    if own:
        hands = changed(state.hands, seat, without(state.hands[seat], tile))
        return replace(state, layout=layout, hands=hands, laid=(*state.laid, tile), own=tile)
    return replace(state, layout=layout, free=without(state.free, tile), laid=(*state.laid, tile))


def _check_own(state: LetterState, tile: Tile) -> None:
    if is_blank(tile):
        raise IllegalMove("blank-is-no-letter")
    if state.own != NO_TILE:
        raise IllegalMove("one-own-letter")


def exchange(state: LetterState, move: Exchange, events: Events) -> LetterState:
    """LE-T6: the letter covers a field of the blank; the blank goes to the player."""
    seat, blank, tile, cell = state.seat, move.blank, move.tile, move.cell
    _check_not_first(state)
    if tile not in state.hands[seat]:
        raise IllegalMove("not-in-hand")
    _check_own(state, tile)
    if not is_blank(blank) or blank not in state.layout.lying:
        raise IllegalMove("no-such-blank")
    spot = state.layout.lying[blank]
    layout = lifted(state.layout, (blank,))
    shape = fitting(layout, tile, cell, move.turned)
    blanked = cells_of(state.layout, blank)
    if not any(cell + field in blanked for field in shape.fields):
        raise IllegalMove("not-on-the-blank")
    if not touches_letter(layout, shape, cell):
        raise IllegalMove("touches-no-letter")
    events.append(BlankExchanged(seat, blank, tile, letter_of(state, tile), cell, move.turned))
    hand = with_tile(without(state.hands[seat], tile), blank)
    return replace(
        state,
        layout=laid(layout, tile, cell, move.turned, shape),
        hands=changed(state.hands, seat, hand),
        laid=(*state.laid, tile),
        own=tile,
        exchanged=Lying(blank, *on_spot(spot)),
    )


def lay_blank(state: LetterState, move: LayBlank, events: Events) -> LetterState:
    """LE-T5: a blank instead of a letter; it touches a tile, and ends the turn."""
    seat, tile, cell = state.seat, move.tile, move.cell
    _check_not_first(state)
    _check_nothing_laid(state)
    if tile not in state.hands[seat]:
        raise IllegalMove("not-in-hand")
    if not is_blank(tile):
        raise IllegalMove("no-such-blank")
    shape = fitting(state.layout, tile, cell, move.turned)
    if not touches_tile(state.layout, shape, cell):
        raise IllegalMove("touches-no-tile")
    events.append(BlankLaid(seat, tile, cell, move.turned))
    state = replace(
        state,
        layout=laid(state.layout, tile, cell, move.turned, shape),
        hands=changed(state.hands, seat, without(state.hands[seat], tile)),
    )
    return finish_turn(state, wrote=False, events=events)


def give_instead(state: LetterState, move: GiveFree, events: Events) -> LetterState:
    """LE-T5: an own letter goes beside the board, and the turn ends; in the first turn only if
    there is no room for any (LE-F1).
    """
    if first_turn(state, state.seat) and has_room(state):
        raise IllegalMove("first-turn")
    _check_nothing_laid(state)
    return finish_turn(give_free(state, move.tile, events), wrote=False, events=events)


def give_free(state: LetterState, tile: Tile, events: Events) -> LetterState:
    """An own letter becomes a free one."""
    seat = state.seat
    if tile not in state.hands[seat]:
        raise IllegalMove("not-in-hand")
    if is_blank(tile):
        raise IllegalMove("blank-is-no-letter")
    events.append(LetterFreed(seat, tile, letter_of(state, tile)))
    hands = changed(state.hands, seat, without(state.hands[seat], tile))
    return replace(state, hands=hands, free=with_tile(state.free, tile))


def has_room(state: LetterState) -> bool:
    """Whether a letter of the player fits somewhere, touching others or not."""
    return any(everywhere(state.layout, tile) for tile in letters_of(state.hands[state.seat]))


def lay_for(state: LetterState, events: Events, dice: Dice) -> LetterState:
    """Ours: whoever does nothing in their first turn has a letter laid for them, by chance."""
    tiles = list(letters_of(state.hands[state.seat]))
    dice.shuffle(tiles)
    for tile in tiles:
        spots = everywhere(state.layout, tile)
        if spots:
            cell, turned = dice.pick(spots)
            return place(state, Place(tile, cell, turned), events)
    return state


def taken_back(state: LetterState) -> LetterState:
    """LE-T7: everything that was laid goes back where it came from."""
    layout, hand = lifted(state.layout, state.laid), state.hands[state.seat]
    free = state.free
    for tile in state.laid:
        if tile == state.own:
            hand = with_tile(hand, tile)
        else:
            free = with_tile(free, tile)
    blank = state.exchanged
    if blank is not None:
        hand = without(hand, blank.tile)
        layout = _back(layout, blank)
    hands = changed(state.hands, state.seat, hand)
    return replace(
        state, layout=layout, hands=hands, free=free, laid=(), own=NO_TILE, exchanged=None
    )


def _back(layout: Layout, blank: Lying) -> Layout:
    shape = fitting(layout, blank.tile, blank.cell, blank.turned)
    return laid(layout, blank.tile, blank.cell, blank.turned, shape)


def _check_not_first(state: LetterState) -> None:
    if first_turn(state, state.seat):
        raise IllegalMove("first-turn")


def _check_nothing_laid(state: LetterState) -> None:
    if state.laid:
        raise IllegalMove("already-laid")


def letter_of(state: LetterState, tile: Tile) -> str:
    return state.layout.tiles.letters[tile]


def without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def with_tile(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """In the order of the set, so that what is taken back leaves no trace."""
    return tuple(sorted((*tiles, tile)))
