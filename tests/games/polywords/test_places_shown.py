"""Where a word can go, as people are shown it: what costs least, and of that what goes straight."""

from __future__ import annotations

from ludoteca.games.polywords.questions import placed_ways, straight_first
from ludoteca.games.polywords.sea import CLEAN, Sea, new_cells, written
from ludoteca.words.grid import Wish
from ludoteca.words.ways import ANY_WAY
from tests.games.polywords.diagrams import names, path


def shown(sea: Sea, word: str, wish: Wish = ANY_WAY) -> list[str]:
    return [names(way) for way in straight_first(sea, word, wish, placed_ways(sea, word, wish))]


def test_the_first_word_is_shown_straight_through_the_middle() -> None:
    assert shown(CLEAN, "MARE")[:2] == ["C4 D4 E4 F4", "C5 D5 E5 F5"]


def test_a_way_that_costs_less_comes_before_a_straight_one() -> None:
    sea = written(CLEAN, "TRE", path("D4 D5 E5"))
    best, *_ = shown(sea, "TREMA")
    assert best.startswith("D4 D5 E5 ")
    found = [len(new_cells(sea, path(way))) for way in shown(sea, "TREMA")]
    assert found == sorted(found)


def test_nothing_is_shown_twice_and_long_words_too() -> None:
    for word in ("MARE", "CORRENTE", "CAVALLUCCIOMARINO"):
        ways = shown(CLEAN, word)
        assert len(ways) == len(set(ways)) > 0
