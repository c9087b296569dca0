"""After the game: every word that was there, the best placements, and what nobody saw."""

from __future__ import annotations

from typing import Any

from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.letter.lookback import LetterLookback
from ludoteca.games.letter.letter.model import LetterOptions, LetterView
from ludoteca.games.letter.letter_words.game import MOST_WORDS
from ludoteca.games.letter.lookback import NOBODY, WordLeft, commonness
from ludoteca.games.letter.search import Words
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.games.letter.solo.lookback import look_back as look_back_alone
from tests.games.letter.dictionary import tiny
from tests.games.letter.tables import LETTER, Alone, Table

BOARD = """
    DDD....
    DDD.BBB
    ..AABBB
    UUAABBB
    .MMRRO.
    ..TTTO.
    ..TTT..
    ..TTT..
"""
READABLE = {"AB", "ABO", "AM", "OB"}
WITH_R = {"ARM", "BAR", "BOR", "BORA", "RAM"}


class Watched(Table):
    """A table whose views are kept, step by step."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.views: list[LetterView] = [LETTER.view(self.state, 0)]

    def _after(self, step: Any, dice: Any) -> Table:
        super()._after(step, dice)
        self.views.append(LETTER.view(self.state, 0))
        return self

    def look_back(self) -> LetterLookback:
        return LETTER.look_back(self.views)


def played() -> Watched:
    """R is laid for two words; the other knocks for one, and then wastes its turn."""
    table = Watched(BOARD, "RU", "TD", options=LetterOptions(language="de", scoring="points"))
    table.place("R").claim("ARM BAR").end()  # 4 steps
    table.knock(1).claim("BORA").end()  # 3 more
    table.all_pass()  # both of them
    table.give("D")
    return table


def of(table: Watched, word: str) -> WordLeft:
    (found,) = (left for left in table.look_back().left if left.word == word)
    return found


def open_after(table: Watched, step: int) -> set[str]:
    return {one.word for one in table.look_back().left if one.since <= step < one.until}


def test_every_word_that_was_there_is_told_for_each_step() -> None:
    table = played()

    assert open_after(table, 0) == READABLE
    assert open_after(table, 3) == READABLE  # what is laid is not settled yet
    assert open_after(table, 4) == READABLE | WITH_R - {"ARM", "BAR"}
    assert open_after(table, 7) == READABLE | {"BOR", "RAM"}
    assert open_after(table, len(table.views) - 1) == READABLE | {"BOR", "RAM"}


def test_a_word_tells_how_long_it_lay_there_and_who_took_it() -> None:
    bora, bor = of(played(), "BORA"), of(played(), "BOR")

    assert (bora.since, bora.until, bora.by) == (4, 7, 1)
    assert (bor.since, bor.until, bor.by) == (4, len(played().views), NOBODY)
    assert (bora.text, bora.points) == ("bora", 4)
    letters = played().state.layout.tiles.letters
    assert "".join(letters[tile] for tile in bora.path) == "BORA"


def test_the_longest_word_that_nobody_saw() -> None:
    table = played()

    longest = table.look_back().longest

    # BORA, which is longer, has been written by somebody.
    assert longest is not None
    assert longest.word in {"ABO", "BOR", "RAM"}


def test_turns_with_what_they_brought_and_the_best_there_was() -> None:
    first, second = played().look_back().turns

    assert (first.seat, first.step, first.until) == (0, 0, 4)
    assert (first.wrote, first.points) == (("ARM", "BAR"), 6)
    assert (second.seat, second.step, second.until) == (1, 9, 10)
    assert (second.wrote, second.points) == ((), 0)


def test_the_best_placement_is_the_one_that_makes_most_points() -> None:
    table = played()
    best = table.look_back().turns[0].best

    assert 1 <= len(best) <= 3
    assert [laying.points for laying in best] == sorted(
        (laying.points for laying in best), reverse=True
    )
    # Nothing makes more of this hand than the rulebook's own R.
    assert table.signs.sign[best[0].tile] == "R"
    assert best[0].words >= len(WITH_R)
    for laying in best:
        assert len(laying.made) == min(laying.words, 12)
        assert all(laying.tile in word.path for word in laying.made)


def test_a_turn_that_asks_for_a_vote_ends_with_it() -> None:
    table = Watched(BOARD, "RU", "TD")
    table.place("R").claim("ROB").end().vote(s1="n")
    assert table.state.phase == "forfeit"
    table.give("U").all_pass()

    turn = table.look_back().turns[0]

    assert (turn.step, turn.until, turn.wrote) == (0, 5, ())


def test_alone_one_learns_what_could_have_been() -> None:
    table = Alone(BOARD, "RTDU")
    views = [table.game.view(table.state, 0)]
    for move in (Place(table.signs.tile["R"], table.spots["R"][0]), Claim("ARM"), EndTurn()):
        table.play(0, move)
        views.append(table.game.view(table.state, 0))

    words = Words.counting(tiny("de"), table.options)
    found = look_back_alone(views, words, MOST_WORDS)

    left = {one.word: one for one in found.left}
    assert set(left) == READABLE | WITH_R - {"ARM"}
    assert (left["BOR"].since, left["AB"].since) == (3, 0)
    assert found.longest is not None
    assert found.longest.word == "BORA"


def test_each_of_the_computers_words_is_told_with_how_common_it_is() -> None:
    table = Alone(BOARD, "RTDU")
    words = Words.counting(tiny("de"), table.options)
    found = look_back_alone([table.game.view(table.state, 0)], words, MOST_WORDS)

    told = dict(zip((one.word for one in found.best.written), found.common, strict=True))
    assert told
    assert told == {word: commonness(word, words.lexicon) for word in told}
    assert commonness("XYZZY", words.lexicon) == 0
