"""The letters and categories of Pesce Palla, and what may be written (PB-1, PB-2, PB-8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.core import Match
from ludoteca.games.polywords.cards import category_card, deal
from ludoteca.games.polywords.model import WriteNothing
from ludoteca.games.polywords.pesce_palla import PESCE_PALLA
from ludoteca.games.polywords.pesce_palla.model import PallaOptions
from tests.games.polywords.diagrams import drawn
from tests.games.polywords.pesce_palla.tables import Palla


def turned(seed: str, **options: Any) -> tuple[list[str], list[str]]:
    """The letters and the categories of the eight turns of a game in which nobody writes."""
    match = Match(PESCE_PALLA, PallaOptions(**{"language": "it", **options}), 2, seed.encode())
    letters, categories = [match.state.letters], [match.state.category.id]
    while match.actors:
        if match.state.phase == "write":
            match.play(match.actors[0], WriteNothing())
        else:
            assert match.sandglass is not None
            match.expire(match.sandglass)  # the bottles place themselves
        if match.state.turn > len(letters):
            letters.append(match.state.letters)
            categories.append(match.state.category.id)
    return letters, categories


def test_five_letters_a_turn_for_eight_turns() -> None:
    """PB-1"""
    letters, _ = turned("eight")

    assert [len(set(five)) for five in letters] == [5] * 8
    assert set("".join(letters)) <= set(deal("it").letters)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_no_letter_comes_again_before_all_are_shuffled(seed: str) -> None:
    """PB-1: twenty of the twenty-one are turned in four turns, and none of them twice."""
    letters, _ = turned(seed)

    for half in (letters[:4], letters[4:]):
        assert len(set("".join(half))) == 20


def test_after_the_fourth_turn_all_letters_are_shuffled() -> None:
    """PB-1: those that have just been turned, too, and the one that was left over."""
    left_over, just_turned = Counter[bool](), Counter[bool]()
    for seed in range(30):
        letters, _ = turned(f"shuffled {seed}")
        (left,) = set(deal("it").letters) - set("".join(letters[:4]))
        left_over[left in "".join(letters[4:])] += 1
        just_turned[bool(set(letters[4]) & set(letters[3]))] += 1

    assert left_over[True] > left_over[False]
    assert just_turned[True] > just_turned[False]


def test_all_write_at_once_and_in_secret() -> None:
    """PB-2: what is written is shown when all are done, and not before."""
    table = Palla("", "", "")
    everybody = table.actors
    table.write(1, "cima", "D4-G4")

    assert (everybody, table.actors) == ((0, 1, 2), (0, 2))
    assert table.view(0).writings == ()
    assert table.view(None).writings == ()
    assert [one.word for one in table.view(1).writings] == ["CIMA"]
    assert table.sea(1) == drawn("")
    assert "CIMA" not in repr(table.view(0))

    table.write(0, "mezzo", "D4-H4").nothing(2)
    assert table.phase == "contest"
    assert [one.word for one in table.view(2).writings] == ["MEZZO", "CIMA"]
    assert "CIMA" in table.sea(1).replace("\n", "")


def test_who_is_not_done_when_the_sand_is_out_has_written_nothing() -> None:
    """PB-2, PB-5: 45 seconds, or as long as the table likes."""
    table = Palla("", "")
    assert table.seconds == 45
    assert Palla("", "", options={"sand": "two"}).seconds == 90
    assert Palla("", "", options={"sand": "off"}).seconds is None

    table.say(0, "cima").sand_out().nobody_doubts()

    assert table.fell() == {1: 3}


def test_a_word_without_any_of_the_letters_may_be_written() -> None:
    """PB-2"""
    table = Palla("", "").write(0, "onda", "D4-G4")

    assert table.words(0) == ["ONDA"]


def test_gonfio_turns_a_category_each_turn() -> None:
    """PB-8: eight different ones, none of them hard."""
    _, categories = turned("gonfio", gonfio=True)

    assert len(set(categories)) == 8
    assert not any(category_card("it", category).hard for category in categories)


def test_without_gonfio_no_category_is_turned() -> None:
    """PB-1, PB-8"""
    letters, categories = turned("plain")

    assert categories == [""] * 8
    assert turned("plain", hard=True)[0] == letters  # hard ones go with categories only


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_six_and_two_hard_categories(seed: str) -> None:
    """PW-H1, PB-8: R, two of the eight are hard ones."""
    _, categories = turned(seed, gonfio=True, hard=True)

    assert len(set(categories)) == 8
    assert sum(category_card("it", category).hard for category in categories) == 2


def test_after_eight_turns_it_is_over() -> None:
    """PB-1, PW-S1: 64 white cells, less those with letters, and three off for each bottle."""
    table = Palla("", "", turn=8).all_say("marzapane", "cima").bottles(1, "A1 B1")

    assert table.phase == "over"
    assert table.points == [64 - 9, 64 - 4 - 2 - 3 * 2]
    assert not Palla("", "", turn=7).all_say("marzapane", "mazzancolle").happened("GameEnded")
