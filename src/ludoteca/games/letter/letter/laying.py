"""Laying tiles, and what one does instead (LE-F1, LE-T1, LE-T4 to LE-T6)."""

from __future__ import annotations

from collections.abc import Collection

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
from ludoteca.games.letter.letter.events import BlankExchanged, BlankLaid, LetterFreed
from ludoteca.games.letter.letter.going import Going
from ludoteca.games.letter.letter.model import NO_TILE, Exchange, GiveFree, LayBlank, LetterState
from ludoteca.games.letter.letter.turns import finish_turn, first_turn, letters_of
from ludoteca.games.letter.shared_model import Place, TilePlaced
from ludoteca.kit.turns import changed


def place(state: LetterState, seat: int, move: Place, _dice: Dice) -> Going:
    """LE-T1, LE-T4: an own letter, one a turn, or free ones; each touches a letter."""
    tile, cell, turned = move.tile, move.cell, move.turned
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
    layout, all_laid = laid(state.layout, tile, cell, turned, shape), (*state.laid, tile)
    if own:
        hands = _hands_without(state, tile)
        after = replace(state, layout=layout, hands=hands, laid=all_laid, own=tile)
    else:
        after = replace(state, layout=layout, free=without(state.free, tile), laid=all_laid)
    return Going(after, (TilePlaced(seat, tile, letter_of(state, tile), cell, turned, not own),))


def _check_own(state: LetterState, tile: Tile) -> None:
    if is_blank(tile):
        raise IllegalMove("blank-is-no-letter")
    if state.own != NO_TILE:
        raise IllegalMove("one-own-letter")


def exchange(state: LetterState, seat: int, move: Exchange, _dice: Dice) -> Going:
    """LE-T6: the letter covers a field of the blank; the blank goes to the player."""
    blank, tile, cell, turned = move.blank, move.tile, move.cell, move.turned
    _check_not_first(state)
    if tile not in state.hands[seat]:
        raise IllegalMove("not-in-hand")
    _check_own(state, tile)
    if not is_blank(blank) or blank not in state.layout.lying:
        raise IllegalMove("no-such-blank")
    layout = lifted(state.layout, (blank,))
    shape = fitting(layout, tile, cell, turned)
    blanked = cells_of(state.layout, blank)
    if not any(cell + field in blanked for field in shape.fields):
        raise IllegalMove("not-on-the-blank")
    if not touches_letter(layout, shape, cell):
        raise IllegalMove("touches-no-letter")
    hand = with_tile(without(state.hands[seat], tile), blank)
    after = replace(
        state,
        layout=laid(layout, tile, cell, turned, shape),
        hands=changed(state.hands, seat, hand),
        laid=(*state.laid, tile),
        own=tile,
        exchanged=Lying(blank, *on_spot(state.layout.lying[blank])),
    )
    letter = letter_of(state, tile)
    return Going(after, (BlankExchanged(seat, blank, tile, letter, cell, turned),))


def lay_blank(state: LetterState, seat: int, move: LayBlank, _dice: Dice) -> Going:
    """LE-T5: a blank instead of a letter; it touches a tile, and ends the turn."""
    tile, cell = move.tile, move.cell
    _check_not_first(state)
    _check_nothing_laid(state)
    if tile not in state.hands[seat]:
        raise IllegalMove("not-in-hand")
    if not is_blank(tile):
        raise IllegalMove("no-such-blank")
    shape = fitting(state.layout, tile, cell, move.turned)
    if not touches_tile(state.layout, shape, cell):
        raise IllegalMove("touches-no-tile")
    layout = laid(state.layout, tile, cell, move.turned, shape)
    after = replace(state, layout=layout, hands=_hands_without(state, tile))
    return finish_turn(after, BlankLaid(seat, tile, cell, move.turned))


def give_instead(state: LetterState, seat: int, move: GiveFree, _dice: Dice) -> Going:
    """LE-T5: an own letter goes beside the board, and the turn ends; in the first turn only if
    there is no room for any (LE-F1).
    """
    if first_turn(state, seat) and has_room(state):
        raise IllegalMove("first-turn")
    _check_nothing_laid(state)
    after, freed = give_free(state, move.tile)
    return finish_turn(after, freed)


def give_free(state: LetterState, tile: Tile) -> tuple[LetterState, LetterFreed]:
    """An own letter becomes a free one."""
    if tile not in state.hands[state.seat]:
        raise IllegalMove("not-in-hand")
    if is_blank(tile):
        raise IllegalMove("blank-is-no-letter")
    free = with_tile(state.free, tile)
    after = replace(state, hands=_hands_without(state, tile), free=free)
    return after, LetterFreed(state.seat, tile, letter_of(state, tile))


def has_room(state: LetterState) -> bool:
    """Whether a letter of the player fits somewhere, touching others or not."""
    return any(everywhere(state.layout, tile) for tile in letters_of(state.hands[state.seat]))


def lay_for(state: LetterState, dice: Dice) -> Going:
    """Ours: whoever does nothing in their first turn has a letter laid for them, by chance."""
    tiles = list(letters_of(state.hands[state.seat]))
    dice.shuffle(tiles)
    for tile in tiles:
        spots = everywhere(state.layout, tile)
        if spots:
            return place(state, state.seat, Place(tile, *dice.pick(spots)), dice)
    return Going(state)


def taken_back(state: LetterState, tiles: Collection[Tile]) -> LetterState:
    """LE-T7: these tiles go back where they came from, and so does the blank for which one of them
    was laid.
    """
    layout, hand, free = lifted(state.layout, tiles), state.hands[state.seat], state.free
    own, blank = state.own, state.exchanged
    for tile in tiles:
        if tile != own:
            free = with_tile(free, tile)
    if own in tiles:
        hand = with_tile(hand, own)
        if blank is not None:
            hand = without(hand, blank.tile)
            layout = _back(layout, blank)
        own, blank = NO_TILE, None
    return replace(
        state,
        layout=layout,
        hands=changed(state.hands, state.seat, hand),
        free=free,
        laid=tuple(tile for tile in state.laid if tile not in tiles),
        own=own,
        exchanged=blank,
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


def _hands_without(state: LetterState, tile: Tile) -> tuple[tuple[Tile, ...], ...]:
    seat = state.seat
    return changed(state.hands, seat, without(state.hands[seat], tile))


def letter_of(state: LetterState, tile: Tile) -> str:
    return state.layout.tiles.letters[tile]


def without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def with_tile(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """In the order of the set, so that what is taken back leaves no trace."""
    return tuple(sorted((*tiles, tile)))
