"""What is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from ludoteca.core import BadTable, Dice, IllegalMove
from ludoteca.games.letter.letter.model import LetterOptions, Pick
from ludoteca.games.letter.pieces import LETTER_TILES, tile_set
from ludoteca.games.letter.reading import Writing
from ludoteca.testing import LoadedDice
from ludoteca.words.asking import Language
from tests.games.letter.tables import LETTER

EACH = {2: 15, 3: 10, 4: 7, 5: 6, 6: 5}
PICKED = LetterOptions(letters="picked", first_player=1)


@pytest.mark.parametrize("language", ["it", "de", "en", "fr"])
def test_the_pieces(language: str) -> None:
    """LE-C1: 66 letters and six blanks, of one to three fields in each direction."""
    tiles = tile_set(language)

    assert len(tiles.letters) == len(tiles.widths) == len(tiles.heights) == 72
    assert tiles.letters[:66].isalpha()
    assert set(tiles.letters[66:]) == {" "}
    assert set(tiles.widths) | set(tiles.heights) == {1, 2, 3}
    blanks = Counter(zip(tiles.widths[66:], tiles.heights[66:], strict=True))
    assert blanks == Counter([(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 3)])


@pytest.mark.parametrize("seats", EACH)
def test_letters_are_dealt_with_a_blank_for_each(seats: int) -> None:
    """LE-S1, CO-7: by chance, no tile twice; the same seed deals the same."""
    state = LETTER.setup(LetterOptions(), seats, Dice(b"seed")).state

    for hand in state.hands:
        assert sum(tile < LETTER_TILES for tile in hand) == EACH[seats]
        assert sum(tile >= LETTER_TILES for tile in hand) == 1
    everything = [tile for hand in state.hands for tile in hand]
    assert len(set(everything)) == len(everything)
    assert LETTER.setup(LetterOptions(), seats, Dice(b"seed")).state == state
    assert LETTER.setup(LetterOptions(), seats, Dice(b"other")).state.hands != state.hands


def test_the_board_is_as_large_as_the_table_wants_it() -> None:
    """LE-C1 (our ruling)"""
    assert LETTER.setup(LetterOptions(), 2, Dice(b"")).state.layout.size == 18
    assert LETTER.setup(LetterOptions(board=24), 2, Dice(b"")).state.layout.size == 24


def test_without_a_choice_a_table_plays_as_the_rules_say() -> None:
    """LE-C2, LE-C3, LE-S3, LE-K2, LE-E2, CO-2"""
    usual = LetterOptions()

    assert (usual.turning, usual.umlauts, usual.sand) == (False, "ae", "off")
    assert (usual.scoring, usual.knock_order, usual.arbiter) == ("words", "changes", "table")
    assert (usual.geography, usual.first_names) == (True, False)


def test_tiles_are_of_the_language_of_the_table() -> None:
    """LE-C3"""
    for language in get_args(Language):
        state = LETTER.setup(LetterOptions(language=language), 2, Dice(b"")).state
        assert state.layout.tiles == tile_set(language)


def test_a_random_player_begins_unless_the_table_chooses() -> None:
    """CO-5"""
    first = {LETTER.setup(LetterOptions(), 4, Dice(bytes([n]))).state.seat for n in range(40)}
    assert first == {0, 1, 2, 3}
    assert LETTER.setup(LetterOptions(first_player=2), 4, Dice(b"")).state.seat == 2
    with pytest.raises(BadTable):
        LETTER.setup(LetterOptions(first_player=2), 2, Dice(b""))


def test_hands_and_words_are_open() -> None:
    """LE-S2: everybody sees everything."""
    state = LETTER.setup(LetterOptions(), 3, Dice(b"seed")).state
    state = replace(state, written=(Writing(1, "ROT", (5, 6, 7)),))

    for seat in (0, 1, 2, None):
        assert LETTER.view(state, seat).hands == state.hands
        assert LETTER.view(state, seat).written == state.written
        assert LETTER.imagine(LETTER.view(state, seat), Dice(b"")) == state


def test_in_turn_each_picks_a_size_and_gets_a_random_letter_of_it() -> None:
    """LE-S1: a table may pick instead of being dealt."""
    state = LETTER.setup(PICKED, 3, Dice(b"")).state
    moves: Any = LETTER.choices(state, 1).moves
    sizes = [(move.width, move.height) for move in moves]
    assert state.seat == 1
    assert sizes == sorted(set(sizes))

    tiles = state.layout.tiles
    two_by_one = [tile for tile in range(66) if (tiles.widths[tile], tiles.heights[tile]) == (2, 1)]
    step = LETTER.apply(state, 1, Pick(2, 1), LoadedDice(1))
    assert step.state.hands[1] == (two_by_one[1],)
    assert step.state.seat == 2
    with pytest.raises(IllegalMove, match="no-such-size"):
        LETTER.apply(state, 1, Pick(4, 1), LoadedDice())


def test_when_all_have_their_letters_each_picks_a_blank_and_the_first_begins() -> None:
    """LE-S1: the rest is not used."""
    state = LETTER.setup(PICKED, 3, Dice(b"")).state
    for pick in range(33):
        moves = LETTER.choices(state, state.seat).moves
        if pick >= 30:
            assert len(moves) == 6 - (pick - 30)
        state = LETTER.apply(state, state.seat, moves[pick % len(moves)], Dice(bytes([pick]))).state

    assert (state.phase, state.seat, state.pile) == ("turn", 1, ())
    for hand in state.hands:
        assert sum(tile < 66 for tile in hand) == 10
        assert sum(tile >= 66 for tile in hand) == 1


def test_the_sandglass_of_a_turn_is_half_a_minute_or_off() -> None:
    """LE-S3, CO-3"""
    seconds = {"off": None, "half": 15.0, "one": 30.0, "one-and-a-half": 45.0, "two": 60.0}
    for sand, expected in seconds.items():
        state = LETTER.setup(LetterOptions(sand=sand), 2, Dice(b"")).state  # type: ignore[arg-type]
        sandglass = LETTER.sandglass(state)
        assert (sandglass and sandglass.seconds) == expected


def test_whoever_picks_nothing_gets_something() -> None:
    """CO-3, CO-4: half a minute for each tile, where the table plays against time."""
    assert LETTER.sandglass(LETTER.setup(PICKED, 2, Dice(b"")).state) is None
    state = LETTER.setup(replace(PICKED, sand="one"), 2, Dice(b"")).state
    sandglass = LETTER.sandglass(state)
    assert sandglass is not None
    assert (sandglass.name, sandglass.seconds) == ("pick", 30.0)

    for step in (LETTER.idle(state, 1, Dice(b"x")), LETTER.expire(state, sandglass, Dice(b"x"))):
        assert len(step.state.hands[1]) == 1
        assert step.state.seat == 0
