"""The moves of LETTER that are too many to list, as people type them in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core import IllegalMove, Key, Kind
from ludoteca.core.terminal import Typing
from ludoteca.games.letter.layout import (
    Layout,
    Tile,
    is_blank,
    layout_of,
    shape_of,
)
from ludoteca.games.letter.letter.model import (
    NO_TILE,
    Exchange,
    GiveFree,
    LayBlank,
    LetterMove,
    LetterView,
    Vote,
)
from ludoteca.games.letter.pieces import BLANK
from ludoteca.games.letter.typed_moves import (
    TURNED,
    cell_of,
    tile_for,
    typed_claim,
    typed_place,
    wish,
)

FREE, YES, NO = Key("word.free"), Key("word.yes"), Key("word.no")


def typings(view: LetterView) -> Mapping[str, Typing]:
    turned = (TURNED,) if view.options.turning else ()
    free = (FREE,) if view.free else ()
    return {
        "claim": Typing(bare=True),
        "place": Typing((FREE, TURNED), (*free, *turned)),
        "exchange": Typing((TURNED,), turned),
        "lay-blank": Typing((TURNED,), turned),
        "give-free": Typing(),
        "vote": Typing((YES, NO)),
    }


def typed(view: LetterView, kind: Kind, words: Sequence[str]) -> LetterMove | None:
    layout = layout_of(view.tiles, view.options.board, view.options.turning, view.lying)
    hand = () if view.seat is None else view.hands[view.seat]
    if kind.move == "claim":
        return typed_claim(words)
    if kind.move == "place":
        return typed_place(layout, _hands(view, hand, words), words)
    if kind.move == "exchange":
        return _exchange(layout, hand, words)
    if kind.move == "lay-blank":
        return _blank(layout, hand, words)
    if kind.move == "give-free":
        return _give(layout, hand, words)
    known = bool(words) and all(word in {YES, NO} for word in words)
    return Vote(tuple(word == YES for word in words)) if known else None


def _hands(
    view: LetterView, hand: tuple[Tile, ...], words: Sequence[str]
) -> tuple[tuple[Tile, ...], ...]:
    """Where a letter to be laid is looked for first: one's own, unless one has been laid."""
    if FREE in words:
        return (view.free,)
    return (hand, view.free) if view.own == NO_TILE else (view.free, hand)


def _exchange(layout: Layout, hand: tuple[Tile, ...], words: Sequence[str]) -> Exchange | None:
    """Which blank is meant follows from the fields that the letter would cover."""
    place = typed_place(layout, (hand,), words)
    if place is None:
        return None
    fields = shape_of(layout, place.tile, place.turned).fields
    covered = {layout.fields.get(place.cell + field, NO_TILE) for field in fields}
    blanks = sorted(tile for tile in covered if is_blank(tile))
    if not blanks:
        raise IllegalMove("not-on-the-blank")
    return Exchange(blanks[0], place.tile, place.cell, place.turned)


def _blank(layout: Layout, hand: tuple[Tile, ...], words: Sequence[str]) -> LayBlank | None:
    wished = wish(words)
    if wished is None or wished.letter or not wished.field:
        return None
    tile = tile_for(layout.tiles, (hand,), BLANK, wished)
    return LayBlank(tile, cell_of(layout, wished.field), TURNED in wished.said)


def _give(layout: Layout, hand: tuple[Tile, ...], words: Sequence[str]) -> GiveFree | None:
    wished = wish(words)
    if wished is None or not wished.letter or wished.field:
        return None
    return GiveFree(tile_for(layout.tiles, (hand,), wished.letter, wished))
