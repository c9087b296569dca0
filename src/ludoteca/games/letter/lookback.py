"""After a game of the box: the words that lay open on the board, and for how long."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from ludoteca.core import View
from ludoteca.games.letter.claims import WordOptions
from ludoteca.games.letter.counting import points
from ludoteca.games.letter.layout import Layout, Lying, Tile, layout_of
from ludoteca.games.letter.pieces import TileSet
from ludoteca.games.letter.reading import Path, Writing
from ludoteca.games.letter.search import Reading, Sight, Words
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark

NOBODY = -1


class WordRead(msgspec.Struct, frozen=True):
    """A word along the tiles of the board."""

    word: str
    """A to Z."""
    text: str
    """As people write it."""
    path: Path


class WordLeft(WordRead, frozen=True):
    """A new word that could have been claimed, and when."""

    points: int
    """A point a letter, and more for long words (LE-E2)."""
    commonness: int
    """In tenths of the zipf scale."""
    since: int
    """The number of steps after which it first lay open."""
    until: int
    """The number of steps after which it did no longer."""
    by: int
    """The seat that wrote it then, or `NOBODY`."""


class Settled(msgspec.Struct, frozen=True):
    """A board between two turns, after so many steps."""

    step: int
    layout: Layout
    written: Sequence[Writing]


class SeenView(View, frozen=True):
    """What the views of all games of the box have."""

    seat: int | None
    options: WordOptions
    tiles: TileSet
    lying: tuple[Lying, ...]
    written: tuple[Writing, ...]
    claims: tuple[Writing, ...]
    laid: tuple[Tile, ...]


def seen_layout(view: SeenView) -> Layout:
    return layout_of(view.tiles, view.options.board, view.options.turning, view.lying)


def settled(views: Sequence[SeenView]) -> Iterator[Settled]:
    """The boards on which nothing is half done, each once."""
    last: tuple[object, object] | None = None
    for step, view in enumerate(views):
        here = view.lying, view.written
        if not view.laid and not view.claims and here != last:
            last = here
            yield Settled(step, seen_layout(view), view.written)


class _Open(msgspec.Struct, frozen=True):
    reading: Reading
    since: int


def words_left(boards: Iterable[Settled], words: Words, steps: int) -> tuple[WordLeft, ...]:
    """Every new word on each of these boards, those worth most first; after so many steps the game
    was over.
    """
    open_: dict[str, _Open] = {}
    found: list[WordLeft] = []

    def close(word: str, step: int, by: int) -> None:
        left = open_.pop(word)
        found.append(_left(left, words.lexicon, step, by))

    for board in boards:
        now = {one.word: one for one in Sight(board.layout, words, board.written).readings()}
        writers = _writers(board.written)
        for word, left in list(open_.items()):
            used = writers.get(word, {})
            if word not in now or any(tile in used for tile in left.reading.path):
                by = next((used[tile] for tile in left.reading.path if tile in used), NOBODY)
                close(word, board.step, by)
        for word, reading in now.items():
            if word not in open_:
                open_[word] = _Open(reading, board.step)
    for word in list(open_):
        close(word, steps + 1, NOBODY)
    return tuple(sorted(found, key=lambda left: (-left.points, left.since, left.word)))


def _writers(written: Sequence[Writing]) -> dict[str, dict[Tile, int]]:
    """For each word the tiles along which it was written, and by whom."""
    found: dict[str, dict[Tile, int]] = {}
    for writing in written:
        found.setdefault(writing.word, {}).update(dict.fromkeys(writing.path, writing.seat))
    return found


def _left(left: _Open, lexicon: Lexicon, until: int, by: int) -> WordLeft:
    one = left.reading
    text = lexicon.spellings(one.id, one.word)[0]
    common = lexicon.commonness(one.id)
    return WordLeft(one.word, text, one.path, points(one.word), common, left.since, until, by)


def as_read(reading: Reading, lexicon: Lexicon) -> WordRead:
    text = lexicon.spellings(reading.id, reading.word)[0]
    return WordRead(reading.word, text, reading.path)


def longest_unseen(left: Iterable[WordLeft], lexicon: Lexicon) -> WordLeft | None:
    """The longest word that nobody ever wrote, the commonest of several; not one that one would
    not say aloud.
    """
    seen = {word.word for word in left if word.by != NOBODY}
    unseen = [word for word in left if word.word not in seen and _is_decent(word.word, lexicon)]
    return max(
        unseen, key=lambda word: (len(word.word), word.commonness, -word.since), default=None
    )


def commonness(word: str, lexicon: Lexicon) -> int:
    """In tenths of the zipf scale; nothing, if the dictionary does not have it."""
    id_ = lexicon.id_of(word)
    return 0 if id_ is None else lexicon.commonness(id_)


def _is_decent(word: str, lexicon: Lexicon) -> bool:
    id_ = lexicon.id_of(word)
    return id_ is not None and Mark.VULGAR not in lexicon.marks(id_)
