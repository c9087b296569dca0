"""What can be read and what could be laid: for bots, suggestions and the look back; no rule asks.

Spots where a letter touches the same tiles make the same words, so they are one *candidate*:
thousands of spots become dozens, and those of a whole hand are one question to the words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

import msgspec
from msgspec.structs import replace

from ludoteca.games.letter.claims import SHORTEST, WordOptions
from ludoteca.games.letter.counting import points
from ludoteca.games.letter.layout import (
    Layout,
    Shape,
    Spot,
    Tile,
    cells_of,
    contacts,
    fits,
    is_blank,
    laid,
    lifted,
    on_spot,
    shape_of,
    spot_at,
    ways,
)
from ludoteca.games.letter.pieces import LETTER_TILES
from ludoteca.games.letter.reading import Path, Writing
from ludoteca.kit.board import bounded
from ludoteca.kit.grid import SIDES, Cell
from ludoteca.words.automaton import Automaton
from ludoteca.words.board import ANYWHERE, Board, Finds, words_on
from ludoteca.words.filters import Filter
from ludoteca.words.letters import LETTERS, LONGEST
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.one_more import LETTERS_COUNT, one_more
from ludoteca.words.pack import COMMON

NO_BLANK = -1

EACH_WORD = (1,) * (LONGEST + 1)
EACH_LETTER = LETTERS_COUNT
BY_POINTS = tuple(points("." * length) for length in range(LONGEST + 1))
"""What a word of 0, 1, … letters is worth, in each way of scoring (LE-E2)."""

_INDEX = {letter: index for index, letter in enumerate(LETTERS)}


class Reading(msgspec.Struct, frozen=True):
    """A word that can be read, and is new."""

    id: int
    word: str
    path: Path


class Candidate(msgspec.Struct, frozen=True):
    """A letter, and all spots where it would touch the same tiles."""

    tile: Tile
    spots: tuple[Spot, ...]
    touched: int
    """The tiles it touches there, as a mask of their places on the board."""
    blank: Tile = NO_BLANK
    """The blank that it is exchanged for (LE-T6)."""
    words: int = 0
    """New words through it."""
    worth: int = 0
    """What they are worth together."""


class Words(msgspec.Struct, frozen=True):
    """What somebody knows: which words of a dictionary."""

    lexicon: Lexicon
    automaton: Automaton
    which: Filter

    @classmethod
    def counting(cls, lexicon: Lexicon, options: WordOptions) -> Words:
        """All that count at a table."""
        return cls(lexicon, lexicon.automaton, _counted(options))

    @classmethod
    def of_bot(cls, lexicon: Lexicon, options: WordOptions, commonness: int) -> Words:
        """Those that are so common at least, and that one says in company."""
        which = replace(_counted(options), commonness=commonness, unwanted=Mark.VULGAR)
        # Along fewer words a search takes half the time.
        common = commonness >= COMMON
        return cls(lexicon, lexicon.common if common else lexicon.automaton, which)


def _counted(options: WordOptions) -> Filter:
    """LE-W1"""
    wanted = Mark.ORDINARY
    if options.geography:
        wanted |= Mark.GEOGRAPHY
    if options.first_names:
        wanted |= Mark.FIRST_NAME
    return Filter(shortest=SHORTEST, wanted=wanted)


class Sight:
    """A board with an eye for words on it."""

    def __init__(self, layout: Layout, words: Words, before: Sequence[Writing]) -> None:
        self.layout = layout
        self.words = words
        self.before = before
        touching = contacts(layout)
        self.tiles = list(touching)
        """Of each place of the board the letter that lies there."""
        self.places = {tile: place for place, tile in enumerate(self.tiles)}
        letters = layout.tiles.letters
        self.board = Board(
            [_INDEX[letters[tile]] for tile in self.tiles],
            [self.mask(touched) for touched in touching.values()],
        )
        self._masks: dict[Shape, dict[int, list[Cell]]] = {}

    def mask(self, tiles: Iterable[Tile]) -> int:
        mask = 0
        for tile in tiles:
            mask |= 1 << self.places[tile]
        return mask

    @cached_property
    def written(self) -> dict[int, int]:
        """For each word that has been written the tiles along which it is not new (LE-T3)."""
        found: dict[int, int] = {}
        for writing in self.before:
            id_ = self.words.lexicon.id_of(writing.word)
            if id_ is not None:
                found[id_] = found.get(id_, 0) | self.mask(writing.path)
        return found

    def readings(self, through: Iterable[Tile] | None = None) -> list[Reading]:
        """Every new word, with a path; only along one of some tiles, if any are given."""
        wanted = ANYWHERE if through is None else self.mask(through)
        return self._read(self._look(self.board, wanted), self.tiles)

    def _look(self, board: Board, through: int) -> Finds:
        words = self.words
        return words_on(board, words.automaton, words.which, through=through, written=self.written)

    def _read(self, finds: Finds, tiles: Sequence[Tile]) -> list[Reading]:
        word = self.words.lexicon.word
        return [
            Reading(one.id, word(one.id), tuple(tiles[place] for place in one.path))
            for one in finds
        ]

    def candidates(
        self, tiles: Iterable[Tile], worth: Sequence[int], *, apart: bool = False
    ) -> list[Candidate]:
        """Everything that laying one of these letters can bring; `worth` says what a word of so
        many letters is. `apart`: also where it touches nothing (LE-F1).
        """
        found: list[Candidate] = []
        for tile in tiles:
            for touched, spots in self._spots(tile, apart=apart).items():
                found.append(Candidate(tile, tuple(spots), touched))
        return self._gained(found, worth)

    def exchanges(self, tiles: Sequence[Tile], worth: Sequence[int]) -> list[Candidate]:
        """The same for letters that take the place of a blank (LE-T6)."""
        found: list[Candidate] = []
        for blank in sorted(filter(is_blank, self.layout.lying)):
            bare = lifted(self.layout, (blank,))
            cells = cells_of(self.layout, blank)
            for tile in tiles:
                for touched, spots in self._on(bare, cells, tile).items():
                    found.append(Candidate(tile, tuple(spots), touched, blank))
        return self._gained(found, worth)

    def makes_words(self, tile: Tile, cell: Cell, turned: bool) -> bool:
        """Whether a letter on this very spot brings a new word."""
        shape = shape_of(self.layout, tile, turned)
        touched = self._by_mask(self.layout, shape, (cell,), apart=True)
        candidates = [Candidate(tile, (spot_at(cell, turned),), mask) for mask in touched]
        return any(candidate.words for candidate in self._gained(candidates, EACH_WORD))

    def _gained(self, candidates: list[Candidate], worth: Sequence[int]) -> list[Candidate]:
        letters = self.layout.tiles.letters
        gains = one_more(
            self.board,
            self.words.automaton,
            [_INDEX[letters[candidate.tile]] for candidate in candidates],
            [candidate.touched for candidate in candidates],
            self.words.which,
            written=self.written,
            points=worth,
        )
        return [
            Candidate(
                candidate.tile, candidate.spots, candidate.touched, candidate.blank, words, total
            )
            for candidate, words, total in zip(candidates, gains.counts, gains.points, strict=True)
        ]

    def _spots(self, tile: Tile, *, apart: bool) -> dict[int, list[Spot]]:
        """For each set of tiles that it could touch the spots where it does."""
        found: dict[int, list[Spot]] = {}
        for turned in ways(self.layout):
            shape = shape_of(self.layout, tile, turned)
            for touched, cells in self._touching(shape, apart).items():
                found.setdefault(touched, []).extend(spot_at(cell, turned) for cell in cells)
        return found

    def _touching(self, shape: Shape, apart: bool) -> dict[int, list[Cell]]:
        """The same for a shape: many tiles have it, so it is looked at once."""
        if shape not in self._masks:
            starts = self._everywhere() if apart else self._beside(shape)
            self._masks[shape] = self._by_mask(self.layout, shape, starts, apart=apart)
        return self._masks[shape]

    def _everywhere(self) -> Iterable[Cell]:
        size = self.layout.size
        return bounded(size, size).cells

    def _beside(self, shape: Shape) -> list[Cell]:
        return sorted({cell - field for cell in self._around for field in shape.fields})

    @cached_property
    def _around(self) -> set[Cell]:
        """The fields beside the letters."""
        fields = self.layout.fields
        letters = (cell for cell, tile in fields.items() if tile < LETTER_TILES)
        return {cell + side for cell in letters for side in SIDES}.difference(fields)

    def _on(self, bare: Layout, cells: list[Cell], tile: Tile) -> dict[int, list[Spot]]:
        found: dict[int, list[Spot]] = {}
        for turned in ways(self.layout):
            shape = shape_of(bare, tile, turned)
            starts = sorted({cell - field for cell in cells for field in shape.fields})
            for touched, those in self._by_mask(bare, shape, starts, apart=False).items():
                found.setdefault(touched, []).extend(spot_at(cell, turned) for cell in those)
        return found

    def _by_mask(
        self, layout: Layout, shape: Shape, starts: Iterable[Cell], *, apart: bool
    ) -> dict[int, list[Cell]]:
        found: dict[int, list[Cell]] = {}
        covered, places, rim = layout.fields, self.places, shape.rim
        for start in starts:
            if not fits(layout, shape, start):
                continue
            touched = 0
            for field in rim:
                tile = covered.get(start + field, LETTER_TILES)
                if tile < LETTER_TILES:
                    touched |= 1 << places[tile]
            if touched or apart:
                found.setdefault(touched, []).append(start)
        return found

    def after(self, candidate: Candidate, spot: Spot) -> Layout:
        """The board with the letter laid."""
        layout = self.layout
        if candidate.blank != NO_BLANK:
            layout = lifted(layout, (candidate.blank,))
        cell, turned = on_spot(spot)
        return laid(layout, candidate.tile, cell, turned, shape_of(layout, candidate.tile, turned))

    def made_by(self, candidate: Candidate) -> list[Reading]:
        """The new words that a candidate makes: those that go through its letter."""
        letter = _INDEX[self.layout.tiles.letters[candidate.tile]]
        board = self.board.with_tile(letter, candidate.touched)
        return self._read(self._look(board, 1 << len(self.tiles)), [*self.tiles, candidate.tile])


def best_first(candidates: Iterable[Candidate]) -> Iterator[Candidate]:
    """Those that make a word at all."""
    made = [candidate for candidate in candidates if candidate.words]
    return iter(
        sorted(made, key=lambda candidate: (-candidate.worth, -candidate.words, candidate.tile))
    )
