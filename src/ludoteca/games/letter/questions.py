"""What a player of the box may ask before a move, answered by the view (never by the page).

How a word can be read, and whether it would be new, is decided as a claim would be: the first path
is the one that the word would get. Where a tile fits is decided by the same functions that the
rules use.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Annotated

import msgspec
from msgspec import Meta

from ludoteca.core import Answer, IllegalMove, Question
from ludoteca.games.letter.assigning import named
from ludoteca.games.letter.claims import SHORTEST
from ludoteca.games.letter.counting import points
from ludoteca.games.letter.layout import (
    Layout,
    Lying,
    Tile,
    cells_of,
    contacts,
    everywhere,
    fits,
    fitting,
    is_blank,
    laid,
    lifted,
    shape_of,
    spots,
    touches_letter,
    ways,
)
from ludoteca.games.letter.lookback import SeenView, seen_layout
from ludoteca.games.letter.pieces import TILES
from ludoteca.games.letter.reading import (
    Path,
    Writing,
    left_out,
    paths,
    used_for,
)
from ludoteca.kit.grid import Cell
from ludoteca.words.form import MOST_SIGNS, word_of
from ludoteca.words.letters import NotAWordError

MOST_PATHS = 24
"""More than anybody would look through; the new ones come first."""
NO_BLANK = -1
NOBODY = -1

ATile = Annotated[Tile, Meta(ge=0, lt=TILES)]


class Readings(Question, frozen=True):
    """How can this be read, and would it be new?"""

    text: Annotated[str, Meta(max_length=MOST_SIGNS)]
    also: Annotated[tuple[Lying, ...], Meta(max_length=TILES)] = ()
    """Tiles that the player has not laid yet, as if they lay there."""


class Spots(Question, frozen=True):
    """Where does this tile fit?"""

    tile: ATile
    also: Annotated[tuple[Lying, ...], Meta(max_length=TILES)] = ()


class ReadingsFound(Answer, frozen=True):
    word: str
    """What the text is for the rules, A to Z; empty where it is no word by its form."""
    points: int
    """A point a letter, and more for long words (LE-E2)."""
    refused: str
    """Why it could not be named: the code of a refusal; empty if it could."""
    seat: int
    """Who has written it, where it is not new; or `NOBODY`."""
    new: int
    """So many of the paths are new: they come first, the one that it would get before all others
    (LE-T3)."""
    paths: tuple[Path, ...]


class SpotFound(msgspec.Struct, frozen=True, gc=False):
    cell: Cell
    turned: bool
    blank: Tile
    """The blank that it would be exchanged for (LE-T6), or `NO_BLANK`."""


class SpotsFound(Answer, frozen=True):
    tile: Tile
    spots: tuple[SpotFound, ...]


class Laying(msgspec.Struct, frozen=True):
    """What a player may do with a tile now."""

    anywhere: bool
    """It need not touch anything (LE-F1)."""
    exchanging: bool
    """It may be exchanged for a blank."""


AnyQuestion = Readings | Spots
AnyAnswer = ReadingsFound | SpotsFound


def _layout(view: SeenView, also: tuple[Lying, ...]) -> Layout:
    layout = seen_layout(view)
    for one in also:
        if not 0 <= one.tile < TILES or one.tile in layout.lying:
            raise IllegalMove("not-in-hand")
        shape = fitting(layout, one.tile, one.cell, one.turned)
        layout = laid(layout, one.tile, one.cell, one.turned, shape)
    return layout


def readings(view: SeenView, question: Readings) -> ReadingsFound:
    options, layout = view.options, _layout(view, question.also)
    try:
        word = word_of(question.text, options.language, options.umlauts, SHORTEST)
    except NotAWordError as error:
        return ReadingsFound("", 0, error.code, NOBODY, 0, ())
    refused, seat = "", NOBODY
    first: tuple[Path, ...] = ()
    now = (*view.laid, *(one.tile for one in question.also))
    liked = left_out(now, view.claims)
    try:
        claims = named(layout, Writing(0, word, ()), (), view.claims, view.written, liked)
        first = (claims[-1].path,)
    except IllegalMove as error:
        refused, seat = error.code, int(error.params.get("seat", NOBODY))
    new = tuple(islice(_new(view, layout, word, first), MOST_PATHS))
    others = (path for path in _every(layout, word) if path not in new)
    all_paths = tuple(islice((*new, *others), MOST_PATHS))
    return ReadingsFound(word, points(word), refused, seat, len(new), all_paths)


def _new(view: SeenView, layout: Layout, word: str, first: tuple[Path, ...]) -> Iterator[Path]:
    yield from first
    used = used_for(word, (*view.written, *view.claims))
    for path in paths(layout, contacts(layout), word, used):
        if path not in first:
            yield path


def _every(layout: Layout, word: str) -> Iterator[Path]:
    return paths(layout, contacts(layout), word, ())


def spots_found(view: SeenView, question: Spots, laying: Laying) -> SpotsFound:
    layout, tile = _layout(view, question.also), question.tile
    if tile in layout.lying:
        raise IllegalMove("not-in-hand")
    found = [SpotFound(cell, turned, NO_BLANK) for cell, turned in _free(layout, tile, laying)]
    if laying.exchanging and not is_blank(tile):
        found += _exchanges(layout, tile)
    return SpotsFound(tile, tuple(found))


def _free(layout: Layout, tile: Tile, laying: Laying) -> list[tuple[Cell, bool]]:
    if laying.anywhere:
        return [spot for turned in ways(layout) for spot in everywhere(layout, tile, turned)]
    beside = [other for other in layout.lying if is_blank(tile) or not is_blank(other)]
    return spots(layout, tile, beside)


def _exchanges(layout: Layout, tile: Tile) -> Iterator[SpotFound]:
    """LE-T6: over a field of a blank, beside a letter."""
    for blank in sorted(filter(is_blank, layout.lying)):
        bare = lifted(layout, (blank,))
        for turned in ways(layout):
            shape = shape_of(bare, tile, turned)
            starts = {cell - field for cell in cells_of(layout, blank) for field in shape.fields}
            for cell in sorted(starts):
                if fits(bare, shape, cell) and touches_letter(bare, shape, cell):
                    yield SpotFound(cell, turned, blank)
