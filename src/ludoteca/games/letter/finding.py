"""What the dictionary finds on the board: for suggestions only, no rule asks it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from ludoteca.core import Dice
from ludoteca.games.letter.claims import SHORTEST, WordOptions
from ludoteca.games.letter.layout import Layout, Tile, contacts, laid, shape_of
from ludoteca.games.letter.reading import Path, Writing, used_for
from ludoteca.games.letter.steps import Place
from ludoteca.words.board import Board, words_on
from ludoteca.words.filters import Filter
from ludoteca.words.letters import LETTERS
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark

TRIES = 8
"""So many placements random play looks at, until one makes a word."""


def counted(options: WordOptions) -> Filter:
    """The words that count at this table (LE-W1)."""
    wanted = Mark.ORDINARY
    if options.geography:
        wanted |= Mark.GEOGRAPHY
    if options.first_names:
        wanted |= Mark.FIRST_NAME
    return Filter(shortest=SHORTEST, wanted=wanted)


def new_words(
    layout: Layout,
    words: Lexicon,
    which: Filter,
    writings: Iterable[Writing],
    through: Collection[Tile] = (),
) -> Iterator[tuple[str, Path]]:
    """All words that can be read and are new, each with a path; only those through some tiles, if
    any are given.
    """
    touching = contacts(layout)
    tiles = list(touching)
    places = {tile: place for place, tile in enumerate(tiles)}
    letters = layout.tiles.letters
    board = Board(
        [LETTERS.index(letters[tile]) for tile in tiles],
        [_mask(touching[tile], places) for tile in tiles],
    )
    before = list(writings)
    written = {}
    for word in {writing.word for writing in before}:
        id_ = words.id_of(word)
        if id_ is not None:
            written[id_] = _mask(used_for(word, before), places)
    anywhere = (1 << len(tiles)) - 1
    wanted = _mask(through, places) if through else anywhere
    found = words_on(board, words.automaton, which, through=wanted, written=written)
    for one in found:
        yield words.word(one.id), tuple(tiles[place] for place in one.path)


def makes_words(
    layout: Layout, move: Place, words: Lexicon, which: Filter, writings: Iterable[Writing]
) -> bool:
    """Whether a placement brings a new word with that letter in it."""
    shape = shape_of(layout, move.tile, move.turned)
    after = laid(layout, move.tile, move.cell, move.turned, shape)
    return any(new_words(after, words, which, writings, (move.tile,)))


def _mask(tiles: Iterable[Tile], places: dict[Tile, int]) -> int:
    mask = 0
    for tile in tiles:
        mask |= 1 << places[tile]
    return mask


def some_path(layout: Layout, dice: Dice, beginning: Collection[Tile] = (), most: int = 4) -> Path:
    """Some letters that touch one after the other, whatever they spell; none if none touch. They
    begin with one of some tiles, if any are given.
    """
    touching = contacts(layout)
    starts = [tile for tile in sorted(beginning) or touching if touching[tile]]
    if not starts:
        return ()
    path = [dice.pick(starts)]
    for _ in range(1 + dice.below(most - 1)):
        onward = [tile for tile in touching[path[-1]] if tile not in path]
        if not onward:
            break
        path.append(dice.pick(onward))
    return tuple(path)
