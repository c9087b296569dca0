"""Words on boards of touching tiles: LETTER's examples (LE-T2, LE-T3), and everything by force."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.words.board import Board, Found, paths_of, square, words_on
from ludoteca.words.filters import Filter
from ludoteca.words.letters import LETTERS
from ludoteca.words.lexicon import lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry
from tests.words.making import lexicon_of, words_of

unhurried = settings(deadline=None)
pytestmark = pytest.mark.usefixtures("by")


def drawn(*rows: str) -> Board:
    """A board of tiles of any size: each sign is a tile (a second A is drawn as a)."""
    cells = {(x, y): s for y, row in enumerate(rows) for x, s in enumerate(row) if s != "."}
    tiles = sorted(set(cells.values()))
    touch = {
        (sign, cells[near])
        for (x, y), sign in cells.items()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
        if near in cells
    }
    masks = [sum(1 << n for n, b in enumerate(tiles) if (a, b) in touch and a != b) for a in tiles]
    return Board([LETTERS.index(sign.upper()) for sign in tiles], masks)


GERMAN = drawn(
    "DDD....", "DDD.BBB", "..AABBB", "UUAABBB", ".MMRRO.", "..TTTO.", "..TTT..", "..TTT.."
)
ENGLISH = drawn("....OOO.", ".aNNOOO.", ".aNNOOO.", ".aEEETTT", "LLLP.TTT", "...AAA..")
READABLE = {
    "de": "AB ABO AM OB ARM BAR BOR BORA RAM ABORT AMT ART BART BROT ORT ROT TOR TRAB BAD DA DARM "
    "DART RAD BAU BAUM DAU RAUM TRAUM UM",
    "en": "NO ON ONE AT ATONE NET NOT NOTE TEN TO TON TONE APE PEN PEON PET TAP TAPE LEN LET TEL "
    "AEON LANE LEA LEAN PEA PEAL PLANE PLEA TEAL",
}


@pytest.mark.parametrize(("language", "board"), [("de", GERMAN), ("en", ENGLISH)])
def test_the_rulebooks_words_are_read_on_its_boards(language: str, board: Board) -> None:
    words = lexicon(language)
    found = {words.word(id_) for id_ in words_on(board, words.automaton).ids}

    assert set(READABLE[language].split()) <= found
    assert not {"OMA", "DU", "ATOM"} & found


@pytest.mark.parametrize("word", READABLE["de"].split())
def test_a_path_spells_its_word(word: str) -> None:
    (found,) = words_on(GERMAN, words_of([word]))

    assert "".join(LETTERS[GERMAN.letters[tile]] for tile in found.path) == word
    assert found.path in paths_of(GERMAN, word)


def test_never_diagonally_and_no_tile_twice() -> None:
    board = Board.of_rows(["AB", "CD"])

    assert list(words_on(board, words_of(["AD", "BC", "ABA", "AA"]))) == []
    assert list(words_on(board, words_of(["ABDC"]))) == [Found(0, (0, 1, 3, 2))]


def test_a_blank_is_never_read() -> None:
    board = Board([0, None, 1], [0b010, 0b101, 0b010])

    assert list(words_on(board, words_of(["AB", "A"]), Filter(shortest=1))) == [Found(0, (0,))]


def test_words_through_a_tile() -> None:
    board, words = Board.of_rows(["ABC"]), words_of(["AB", "BC", "ABC", "CB"])

    assert words_on(board, words, through=0b100).ids.tolist() == [1, 2, 3]
    assert set(words_on(board, words, through=0b001).ids) == {0, 1}
    assert len(words_on(board, words, through=0)) == 0


def test_a_written_word_is_new_again_along_other_tiles() -> None:
    # ROT lies twice: tiles 0 1 2 and tiles 3 4 5.
    board, words = Board.of_rows(["ROT", "ROT"]), words_of(["ROT", "TOR"])

    assert set(words_on(board, words).ids) == {0, 1}
    assert list(words_on(board, words, written={0: 0b000111})) == [
        Found(1, (2, 1, 0)),
        Found(0, (3, 4, 5)),
    ]
    assert set(words_on(board, words, written={0: 0b000001}).ids) == {0, 1}
    assert set(words_on(board, words, written={0: 0b010010}).ids) == {1}
    assert set(words_on(board, words).ids) == {0, 1}, "nothing is kept from the last question"


def test_every_path_and_no_more_than_wanted() -> None:
    board, words = Board.of_rows(["ABA", "BAB"]), words_of(["AB"])
    every = words_on(board, words, every_path=True)

    assert [found.path for found in every] == list(paths_of(board, "AB"))
    assert len(every) == 7
    assert list(words_on(board, words, every_path=True, most=3)) == list(every)[:3]
    assert len(list(paths_of(board, "AB", most=2))) == 2


def test_by_length_commonness_and_marks() -> None:
    lexicon = lexicon_of(
        Entry("A", commonness=70),
        Entry("AB", commonness=40, marks=Mark.ORDINARY | Mark.VULGAR),
        Entry("ABC", commonness=20),
        Entry("BA", commonness=60, marks=Mark.FIRST_NAME),
        Entry("CB", commonness=35),
    )
    board = Board.of_rows(["ABC"])

    def ids(*asked: object, common: bool = False) -> list[int]:
        words = lexicon.common if common else lexicon.automaton
        return sorted(words_on(board, words, Filter(*asked)).ids)  # type: ignore[arg-type]

    assert ids() == [1, 2, 3, 4]
    assert ids(1) == [0, 1, 2, 3, 4]
    assert ids(3) == [2]
    assert ids(2, 40) == [1, 3]
    assert ids(2, 0, Mark.ORDINARY) == [1, 2, 4]
    assert ids(2, 0, Mark.ORDINARY, Mark.VULGAR) == [2, 4]
    assert ids(1, common=True) == [0, 4]


@pytest.mark.parametrize(
    ("letters", "neighbours"), [([0] * 65, [0] * 65), ([0], []), ([300], [0]), ([-1], [0])]
)
def test_boards_that_cannot_be_are_refused(letters: list[int], neighbours: list[int]) -> None:
    with pytest.raises(ValueError, match=r"tiles|byte"):
        Board(letters, neighbours)


def test_a_full_board_is_searched_to_its_last_tile() -> None:
    rows = ["A" * 8] * 7 + ["A" * 6 + "BC"]

    assert list(words_on(Board.of_rows(rows), words_of(["CB"]))) == [Found(0, (63, 62))]


def test_the_longest_word_is_found() -> None:
    board = Board.of_rows(["ABCDEFGH", "PONMLKJI", "QRSTUVWX"])

    assert len(words_on(board, words_of([LETTERS[:20], LETTERS[:21]]))) == 1


def test_more_finds_than_there_was_room_for() -> None:
    # Every string of A and B up to twelve letters: 8,190 words, nearly all of them readable.
    words = words_of(
        f"{number:b}"[1:].replace("0", "A").replace("1", "B") for number in range(2, 1 << 13)
    )
    board = Board.of_rows(["ABABAB", "BBAABA", "AABBAB", "BABAAB", "ABBABA"])
    finds = words_on(board, words)

    assert len(set(finds.ids)) == len(finds) > 4096
    assert words_on(board, words).ids == finds.ids


def force(letters: str, neighbours: list[int]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Every string that can be read, along every path."""
    paths: list[tuple[int, ...]] = [(tile,) for tile, letter in enumerate(letters) if letter != "."]
    for path in paths:
        yield "".join(letters[tile] for tile in path), path
        paths += (
            (*path, tile)
            for tile in range(len(letters))
            if neighbours[path[-1]] >> tile & 1 and tile not in path and letters[tile] != "."
        )


@st.composite
def graphs(draw: st.DrawFn) -> tuple[str, list[int]]:
    letters = draw(st.text("ABC.", min_size=1, max_size=6))
    size = len(letters)
    edges = draw(st.sets(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1))))
    return letters, [
        sum(1 << b for b in range(size) if a != b and ((a, b) in edges or (b, a) in edges))
        for a in range(size)
    ]


@unhurried
@given(graphs(), st.sets(st.text("ABC", min_size=1, max_size=5)), st.integers(0, 63))
def test_all_that_can_be_read_is_found(
    graph: tuple[str, list[int]], some: set[str], through: int
) -> None:
    letters, neighbours = graph
    board = Board([None if s == "." else LETTERS.index(s) for s in letters], neighbours)
    words, ordered = words_of(some), sorted(some)
    by_force = [
        (word, path)
        for word, path in force(letters, neighbours)
        if word in some and any(through >> tile & 1 for tile in path)
    ]
    asked = Filter(shortest=1)
    every = words_on(board, words, asked, through=through, every_path=True)
    once = words_on(board, words, asked, through=through)

    assert sorted((ordered[found.id], found.path) for found in every) == sorted(by_force)
    assert sorted(ordered[id_] for id_ in once.ids) == sorted({word for word, _ in by_force})
    assert {(ordered[found.id], found.path) for found in once} <= set(by_force)


def test_a_grids_cells_touch_side_by_side() -> None:
    assert square(2, 3) == (0b001010, 0b010101, 0b100010, 0b010001, 0b101010, 0b010100)
