"""Along which paths the words of a turn are read (LE-T4, LE-T7)."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from ludoteca.core import Dice
from ludoteca.core.dice import seed_from
from ludoteca.games.letter.assigning import apart, assigned
from ludoteca.games.letter.layout import contacts
from ludoteca.games.letter.letter.model import LetterOptions
from ludoteca.games.letter.reading import Writing, left_out, paths, used_for
from tests.games.letter.tables import Alone, Table

TRUSTING = LetterOptions(language="de", arbiter="trusting")

# R touches two E, T one of them, M that one and the third.
THREE_E = """
    RRR.
    EeeT
    .MMT
    .&..
"""


@pytest.mark.parametrize("words", list(permutations(("re", "te", "me"))), ids=" ".join)
def test_in_whatever_order_they_are_named_all_stand(words: tuple[str, ...]) -> None:
    """LE-T4, LE-T7 (our ruling): R T M lie, three E are laid, RE TE ME are named. R touches two E,
    T one of them, M that one and the third.
    """
    table = Table(THREE_E, "", "", free="Ee&", options=TRUSTING)
    table.place("Ee&").claim(" ".join(words)).end()

    assert table.happened() == ["WordsWritten"]
    assert sorted(table.words(0)) == ["ME", "RE", "TE"]
    assert {table.path("RE"), table.path("TE"), table.path("ME")} == {"RE", "Te", "M&"}


@pytest.mark.parametrize("words", list(permutations(("re", "te", "me"))), ids=" ".join)
def test_alone_too(words: tuple[str, ...]) -> None:
    """LE-T4, LE-Z1: the words are asked for one by one, and no letter goes back."""
    table = Table(THREE_E, "", "", free="Ee&", options=TRUSTING)
    claims = [Writing(0, word.upper(), ()) for word in words]
    table.place("Ee&")
    layout = table.state.layout
    for place, claim in enumerate(claims):
        # As if each had been named along the path that leaves the most out.
        every = list(paths(layout, contacts(layout), claim.word, ()))
        claims[place] = Writing(0, claim.word, every[-1])

    found = assigned(layout, table.state.laid, claims, ())

    assert not left_out(table.state.laid, found)
    assert [one.word for one in found] == [word.upper() for word in words]


def test_only_what_is_in_no_word_goes_back() -> None:
    """LE-T7: with RE and TE alone the third E is in none."""
    table = Table(THREE_E, "A", "", free="Ee&", options=TRUSTING)
    table.place("Ee&").claim("re te").end()

    assert table.happened() == ["TilesTakenBack", "WordsWritten"]
    assert (table.free, table.words(0)) == ("&", ["RE", "TE"])
    assert table.state.phase == "forfeit"
    table.give("A")
    assert (table.free, table.state.phase) == ("&A", "window")


def test_one_own_letter_becomes_free_however_many_go_back() -> None:
    """LE-T7: once a turn."""
    table = Table(THREE_E, "AB", "", free="Ee&", options=TRUSTING)
    table.place("Ee&").claim("re").end().give("A")

    assert (table.state.phase, table.hand(0)) == ("window", "B")


def test_words_that_stand_end_a_quiet_round() -> None:
    """LE-E1, LE-T7: something was written, though a letter went back."""
    table = Table("ROTA", "AD", "B", quiet=1).place("A").claim("rot").end()
    assert table.give("D").state.quiet == 0

    nothing = Table("ROTA", "AD", "B", "", quiet=1).place("A").end()
    assert nothing.give("D").state.quiet == 2


def test_a_word_named_again_is_new_where_the_first_can_be_read_otherwise() -> None:
    """LE-T3: named along the middle of O T O T, it would stand in its own way."""
    row = Table("OTot", "T", "", options=TRUSTING)
    row.place("T").claim("to", path="To").claim("to")

    first, second = (set(one.path) for one in row.state.claims)
    assert first.isdisjoint(second)


def test_apart_are_paths_that_share_no_tile() -> None:
    """LE-T3"""
    table = Table("OTot", "", "")
    for both in apart(table.state.layout, "TO", 2, ()):
        assert set(both[0]).isdisjoint(both[1])
    assert len(list(apart(table.state.layout, "TO", 2, ()))) == 1


@pytest.mark.parametrize("number", range(40))
def test_the_search_finds_what_trying_everything_finds(number: int) -> None:
    """LE-T4: on random boards of few letters, words that were named once or twice."""
    dice = Dice(seed_from(f"assigning {number}"))
    signs = "AaEeTtRr"
    cells = list(signs)
    dice.shuffle(cells)
    table = Table("\n".join("".join(cells[at : at + 4]) for at in (0, 4)), "", "")
    layout = table.state.layout
    laid = tuple(sorted(dice.draw_out(list(table.signs.tile.values()), 4)))
    claims: list[Writing] = []
    for _ in range(3):
        word = dice.pick(("AT", "ER", "TEA", "RAT", "EAT"))
        every = list(paths(layout, contacts(layout), word, used_for(word, claims)))
        if every:
            claims.append(Writing(0, word, dice.pick(every)))

    found = assigned(layout, laid, claims, ())

    choices = [list(paths(layout, contacts(layout), claim.word, ())) for claim in claims]
    least = min(
        len(left_out(laid, read))
        for chosen in product(*choices)
        if _is_new(read := [Writing(0, c.word, p) for c, p in zip(claims, chosen, strict=True)])
    )
    assert len(left_out(laid, found)) == least
    assert _is_new(found)
    assert [one.word for one in found] == [one.word for one in claims]


def _is_new(read: list[Writing] | tuple[Writing, ...]) -> bool:
    return all(
        one.word != other.word or set(one.path).isdisjoint(other.path)
        for place, one in enumerate(read)
        for other in read[:place]
    )


def test_alone_nothing_is_lost_but_the_letter_in_no_word() -> None:
    """LE-Z1, LE-T7: three E for RE alone: two go back to the hand."""
    table = Alone("ROTA", "TA")
    table.place("TA").claim("rot").end()

    assert table.happened() == ["TilesTakenBack", "WordsWritten"]
    assert (table.hand_left(), table.words(0)) == ("A", ["ROT"])
