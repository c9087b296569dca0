"""The solitaires: letters taken up again, what counts, and the deal (LE-Z1 to LE-Z3)."""

from __future__ import annotations

import pytest

from ludoteca.core import Match
from ludoteca.core.dice import seed_from
from ludoteca.games.letter.letter_long.game import BEST, LETTER_LONG, LongOptions
from ludoteca.games.letter.letter_words.game import LETTER_WORDS, WordsOptions
from ludoteca.games.letter.pieces import VOWELS
from ludoteca.games.letter.solo.model import TakeBack
from ludoteca.games.letter.solo.version_1 import LETTER_LONG_1, LETTER_WORDS_1, LongOptions1
from ludoteca.words.asking import Language
from tests.games.letter.tables import WORDS, Alone


def test_what_was_laid_in_this_step_can_be_taken_up_again() -> None:
    """LE-Z3 (our ruling): and what was named over it is named no more."""
    table = Alone("ROTA", "TA")
    table.place("TA").claim("rot tor")
    tile = table.signs.tile["T"]
    table.play(0, TakeBack(tile))

    assert table.happened() == ["LetterTakenUp"]
    assert (table.hand_left(), table.lying) == ("T", "AOR")
    assert (table.state.claims, table.state.laid) == ((), (table.signs.tile["A"],))
    table.place("T").claim("rot").end()
    assert table.words(0) == ["ROT"]


def test_words_that_do_not_go_over_it_stay_named() -> None:
    """LE-Z3"""
    table = Alone("ROTA", "TA")
    table.place("TA").claim("rot").play(0, TakeBack(table.signs.tile["A"]))

    assert [claim.word for claim in table.state.claims] == ["ROT"]


def test_what_was_laid_before_stays() -> None:
    """LE-Z3: it is in a word that has been written."""
    table = Alone("ROTA", "TA")
    table.place("T").claim("rot").end().place("A")

    assert table.refusal(TakeBack(table.signs.tile["T"])) == "not-laid-now"
    assert table.refusal(TakeBack(table.signs.tile["R"])) == "not-laid-now"


def test_the_first_letter_can_be_moved_as_long_as_it_lies_alone() -> None:
    """LE-Z3"""
    table = Alone("ROT", "ROT").place("R")
    offered = WORDS.choices(table.state, 0).moves
    assert TakeBack(table.signs.tile["R"]) in offered
    assert table.play(0, TakeBack(table.signs.tile["R"])).lying == ""

    table = Alone("ROT", "ROT").place("RO")
    assert table.refusal(TakeBack(table.signs.tile["R"])) == "not-laid-now"


def test_ten_words_count_the_best_ones() -> None:
    """LE-Z2 (our ruling): length pays, and number does not."""
    long = ["STADTTOR"] * 4 + ["TRAUM"] * 3 + ["TOR"] * 3
    score = LETTER_LONG.score([*["AM"] * 50, *long], left=7)

    assert score.total == 4 * 12 + 3 * 6 + 3 * 3
    assert score == LETTER_LONG.score(long, left=0)
    assert LETTER_LONG.score(long[:3], left=0).total == 36
    assert len(long) == BEST


def test_long_words_take_ten_minutes_unless_the_player_chooses() -> None:
    """LE-Z2 (our ruling); the first solitaire has no limit of its own (LE-Z3)."""
    timed = Match(LETTER_LONG, seats=1).sandglass
    assert timed is not None
    assert timed.seconds == 600.0
    assert Match(LETTER_LONG, LongOptions(minutes=None), seats=1).sandglass is None
    assert Match(LETTER_WORDS, seats=1).sandglass is None


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
@pytest.mark.parametrize("letters", [10, 16, 30])
def test_a_quarter_of_a_deal_are_vowels(language: Language, letters: int) -> None:
    """LE-Z3 (our ruling): of every deal, and no letter comes twice."""
    options = WordsOptions(language=language, letters=letters)  # type: ignore[arg-type]
    for number in range(200):
        match = Match(LETTER_WORDS, options, 1, seed_from(f"deal {number}"))
        hand, tiles = match.state.hand, match.state.layout.tiles

        assert len(set(hand)) == letters
        assert 4 * sum(tiles.letters[tile] in VOWELS for tile in hand) >= letters


def test_a_deal_of_a_day_has_its_vowels_too() -> None:
    """LE-Z3"""
    for options in LETTER_LONG.daily_variants().values():
        match = Match(LETTER_LONG, options, 1, seed_from("today"))
        letters = "".join(match.state.layout.tiles.letters[tile] for tile in match.state.hand)
        assert 4 * sum(letter in VOWELS for letter in letters) >= len(letters)


def test_deals_with_enough_vowels_are_left_as_they_fell() -> None:
    """LE-Z3: the ruling changes no other deal."""
    options = WordsOptions(language="it", letters=16)
    seeds = [seed_from(f"deal {number}") for number in range(20)]
    same = [
        Match(LETTER_WORDS, options, 1, seed).state.hand
        == Match(LETTER_WORDS_1, options, 1, seed).state.hand
        for seed in seeds
    ]
    assert sum(same) > len(same) // 2


def test_results_that_are_counted_otherwise_are_not_compared() -> None:
    """LE-Z2, LE-Z3: ten best words are another league than all words."""
    assert LETTER_LONG.league(LongOptions(language="it")) == "it-20-ten-best"
    assert LETTER_LONG_1.league(LongOptions1(language="it")) == "it-20"
