"""What one more tile brings is what is found through it when it lies there."""

from __future__ import annotations

import pytest

from ludoteca.words.board import Board, words_on
from ludoteca.words.filters import Filter
from ludoteca.words.lexicon import lexicon
from ludoteca.words.one_more import one_more
from tests.words.making import words_of

pytestmark = pytest.mark.usefixtures("by")

LETTER_O, R, T = 14, 17, 19


def test_the_words_through_the_new_tile_are_counted() -> None:
    board = Board.of_rows(["RO"])  # tiles 0 and 1
    words = words_of(["OR", "ORT", "ROT", "TO", "TOR", "TORO"])
    gains = one_more(board, words, [T, T, T, LETTER_O], [0b10, 0b01, 0b11, 0b11])

    # Beside O: ROT, TO, TOR. Beside R: ORT. Beside both: all four. An O beside both: OR, as OR and
    # along the new tile.
    assert gains.counts.tolist() == [3, 1, 4, 1]
    assert gains.points.tolist() == [8, 3, 11, 2]


def test_points_are_what_the_caller_says() -> None:
    board, words = Board.of_rows(["RO"]), words_of(["ROT", "TO"])
    points = [0, 0, 5, 7] + [0] * 17

    assert one_more(board, words, [T], [0b10], points=points).points.tolist() == [12]


def test_a_tile_that_touches_nothing_brings_nothing() -> None:
    words = words_of(["T", "TO"])
    board = Board.of_rows(["RO"])

    assert one_more(board, words, [T], [0]).counts.tolist() == [0]
    assert one_more(board, words, [T], [0], Filter(shortest=1)).counts.tolist() == [1]


def test_written_words_count_along_other_tiles_only() -> None:
    board, words = Board.of_rows(["OR", "OR"]), words_of(["TOR"])  # tiles 0 1, 2 3

    def count(written: int, near: int) -> int:
        return one_more(board, words, [T], [near], written={0: written}).counts[0]

    assert count(0b0001, 0b0001) == 0
    assert count(0b0001, 0b0101) == 1
    assert count(0b0101, 0b0101) == 0


def test_no_spots_bring_nothing() -> None:
    assert len(one_more(Board.of_rows(["RO"]), words_of(["RO"]), [], []).counts) == 0


def test_the_rulebooks_tile_brings_its_words() -> None:
    """The German example: A B O M lie as a square here, and R comes beside A and O."""
    german = lexicon("de")
    board = Board.of_rows(["AB", "MO"])
    gains = one_more(board, german.automaton, [R], [0b1001])
    laid = words_on(board.with_tile(R, 0b1001), german.automaton, through=1 << 4)

    assert gains.counts[0] == len(laid) > 5
    assert gains.points[0] == sum(laid.lengths)


@pytest.mark.parametrize(
    ("letters", "spots", "points"), [([T], [], 21), ([T], [1], 20), ([], [1], 21)]
)
def test_questions_that_do_not_fit_are_refused(
    letters: list[int], spots: list[int], points: int
) -> None:
    with pytest.raises(ValueError, match="points"):
        one_more(Board.of_rows(["RO"]), words_of(["RO"]), letters, spots, points=[1] * points)


def test_a_full_board_has_no_room() -> None:
    with pytest.raises(ValueError, match="no room"):
        one_more(Board.of_rows(["ABCDEFGH"] * 8), words_of(["RO"]), [T], [1])
