"""Everything that could be laid and read, beside a search that knows no shortcut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.letter.claims import SHORTEST
from ludoteca.games.letter.counting import points
from ludoteca.games.letter.layout import (
    Layout,
    Spot,
    Tile,
    cells_of,
    contacts,
    fitting,
    is_blank,
    laid,
    lifted,
    shape_of,
    spot_at,
    touches_letter,
)
from ludoteca.games.letter.letter.model import LetterOptions
from ludoteca.games.letter.pieces import LETTER_TILES, TILES, tile_set
from ludoteca.games.letter.reading import Writing, paths, used_for
from ludoteca.games.letter.search import BY_POINTS, EACH_WORD, Candidate, Sight, Words
from ludoteca.words.kernel import library
from ludoteca.words.lexicon import lexicon
from tests.games.letter.dictionary import tiny

SIZE = 12
WORDS = Words.counting(tiny("de"), LetterOptions(language="de"))
COUNTING = [word for word in tiny("de") if word not in {"ANNA", "MBA"} and len(word) >= SHORTEST]

Position = tuple[Layout, tuple[Writing, ...], tuple[Tile, ...]]


def position(number: int) -> Position:
    """Letters that spell German words and some blanks in a crowd, a few of the words written down;
    and letters in hand.
    """
    dice = Dice(b"crowd", number)
    layout = Layout(tile_set("de"), SIZE, turning=bool(number % 2))
    letters = [tile for tile in range(LETTER_TILES) if layout.tiles.letters[tile] in "ABDMORTU"]
    tiles = dice.draw_out(letters, 12) + dice.draw_out(list(range(LETTER_TILES, TILES)), 2)
    layout = _lay(layout, tiles[0], at_random(layout, tiles[0], dice))
    for tile in tiles[1:]:
        found = dice.draw_out(list(legal_spots(layout, tile)), 1)
        layout = _lay(layout, tile, found[0])
    readable = Sight(layout, WORDS, ()).readings()
    written = [Writing(0, one.word, one.path) for one in readable if dice.below(2)]
    return layout, tuple(written), tuple(sorted(dice.draw_out(letters, 3)))


def at_random(layout: Layout, tile: Tile, dice: Dice) -> Spot:
    cells = [(y * 256 + x) * 2 for y in range(SIZE) for x in range(SIZE)]
    return dice.pick([spot for spot in cells if _is_legal(layout, tile, spot, apart=True)])


def legal_spots(layout: Layout, tile: Tile) -> Iterator[Spot]:
    for cell in (y * 256 + x for y in range(SIZE) for x in range(SIZE)):
        for turned in (False, True):
            if _is_legal(layout, tile, spot_at(cell, turned), apart=False):
                yield spot_at(cell, turned)


def _is_legal(layout: Layout, tile: Tile, spot: Spot, *, apart: bool) -> bool:
    try:
        shape = fitting(layout, tile, spot >> 1, bool(spot & 1))
    except IllegalMove:
        return False
    return apart or touches_letter(layout, shape, spot >> 1)


def _lay(layout: Layout, tile: Tile, spot: Spot) -> Layout:
    turned = bool(spot & 1)
    return laid(layout, tile, spot >> 1, turned, shape_of(layout, tile, turned))


def made(layout: Layout, tile: Tile, written: tuple[Writing, ...]) -> set[str]:
    """The new words through a tile: every word along every path."""
    touching = contacts(layout)
    return {
        word
        for word in COUNTING
        if any(tile in path for path in paths(layout, touching, word, used_for(word, written)))
    }


def as_found(sight: Sight, options: list[Candidate]) -> dict[tuple[Tile, Tile, Spot], set[str]]:
    found = {}
    for option in options:
        words = {reading.word for reading in sight.made_by(option)}
        assert option.words == len(words)
        assert option.worth == sum(map(points, words))
        for spot in option.spots:
            found[option.blank, option.tile, spot] = words
    return found


@pytest.mark.parametrize("number", range(8))
def test_every_placement_is_there_with_the_words_it_makes(number: int) -> None:
    layout, written, hand = position(number)
    sight = Sight(layout, WORDS, written)

    expected = {
        (-1, tile, spot): made(_lay(layout, tile, spot), tile, written)
        for tile in hand
        for spot in legal_spots(layout, tile)
    }

    assert any(expected.values())
    assert as_found(sight, sight.candidates(hand, BY_POINTS)) == expected


@pytest.mark.parametrize("number", range(8))
def test_every_exchange_is_there_with_the_words_it_makes(number: int) -> None:
    layout, written, hand = position(number)
    sight = Sight(layout, WORDS, written)
    expected = {}
    for blank in filter(is_blank, layout.lying):
        bare, blanked = lifted(layout, (blank,)), set(cells_of(layout, blank))
        for tile in hand:
            for spot in legal_spots(bare, tile):
                after = _lay(bare, tile, spot)
                if not blanked.isdisjoint(cells_of(after, tile)):
                    expected[blank, tile, spot] = made(after, tile, written)

    assert as_found(sight, sight.exchanges(hand, BY_POINTS)) == expected


@pytest.mark.parametrize("number", range(8))
def test_every_new_word_is_read(number: int) -> None:
    layout, written, _ = position(number)
    touching = contacts(layout)

    found = {reading.word: reading.path for reading in Sight(layout, WORDS, written).readings()}

    assert set(found) == {
        word
        for word in COUNTING
        if next(paths(layout, touching, word, used_for(word, written)), None)
    }
    for word, path in found.items():
        assert path in set(paths(layout, touching, word, used_for(word, written)))


def test_apart_from_all_others_there_is_one_option_more() -> None:
    layout, _, hand = position(0)
    sight = Sight(layout, WORDS, ())
    (apart,) = (o for o in sight.candidates(hand[:1], EACH_WORD, apart=True) if not o.touched)

    assert apart.words == 0
    for spot in apart.spots:
        shape = fitting(layout, apart.tile, spot >> 1, bool(spot & 1))
        assert not touches_letter(layout, shape, spot >> 1)


def test_without_the_kernel_it_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    layout, written, hand = position(2)
    words = Words.counting(lexicon("de"), LetterOptions(language="de"))

    def look() -> object:
        sight = Sight(layout, words, written)
        return sight.readings(), sight.candidates(hand, BY_POINTS), sight.exchanges(hand, EACH_WORD)

    compiled = look()
    monkeypatch.setattr(library, "loaded", lambda: None)

    assert look() == compiled


def test_bots_know_common_words_and_no_rude_ones() -> None:
    options = LetterOptions(language="en")
    words = lexicon("en")

    def knows(word: str, commonness: int) -> bool:
        known = Words.of_bot(words, options, commonness)
        place = known.automaton.place(word)
        return place is not None and known.which.counted(known.automaton, place) is not None

    assert knows("HOUSE", 38)
    assert knows("HOUSE", 20)
    assert not knows("SONDELI", 20)
    assert not knows("SHIT", 20)
    assert not knows("SHIT", 38)
