"""The requests of Medusa di mare: how they are dealt and turned (MD-1)."""

from __future__ import annotations

import pytest

from ludoteca.core import Dice, Match
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.cards import category_card, deal
from ludoteca.games.polywords.medusa_di_mare.model import MedusaOptions, TurnGlass
from ludoteca.games.polywords.medusa_di_mare.requests import dealt
from ludoteca.games.polywords.model import WriteNothing
from tests.games.polywords.medusa_di_mare.tables import LINE_4, MEDUSA, Medusa
from tests.games.polywords.tables import Table


def dice(text: str) -> Dice:
    return Dice(seed_from(text))


@pytest.mark.parametrize("language", ["it", "de", "en", "fr"])
def test_three_decks_of_twelve_different_cards(language: str) -> None:
    """MD-1, PW-C5: letters and categories are those of the language."""
    decks = dealt(MedusaOptions(language=language), dice(language))  # type: ignore[arg-type]

    assert [len(set(deck)) for deck in (decks.categories, decks.shapes, decks.letters)] == [12] * 3
    assert set(decks.letters) <= set(deal(language).letters)
    assert not any(category_card(language, category).hard for category in decks.categories)


def test_two_hard_categories_among_the_twelve() -> None:
    """PW-H1: ten and two, wherever in the deck."""
    decks = [dealt(MedusaOptions(hard=True), dice(str(number))) for number in range(20)]
    hard = [[category_card("en", one).hard for one in deck.categories] for deck in decks]

    assert {sum(deck) for deck in hard} == {2}
    assert len({tuple(deck) for deck in hard}) > 10


def test_nothing_is_turned_before_the_player_turns_the_glass() -> None:
    """MD-1: no card is seen, no sand runs, and nothing but the glass can be touched."""
    table = Table(MEDUSA, "")

    assert table.phase == "ready"
    assert table.sandglass is None
    assert table.moves(0) == (TurnGlass(),)
    assert table.view(0).decks.letters == ""
    assert table.refusal(0, WriteNothing()) == "not-now"

    table.play(0, TurnGlass())
    assert table.phase == "write"
    assert table.seconds == 45
    assert table.refusal(0, TurnGlass()) == "not-now"


def test_each_turn_adds_a_card_of_each_type() -> None:
    """MD-1: to those that lie there."""
    table = Table(MEDUSA, "").play(0, TurnGlass())
    decks = table.state.decks
    for turn in (1, 2, 3):
        state = table.state
        assert state.turn == turn
        assert [card.id for card in state.categories] == list(decks.categories[:turn])
        assert state.shapes == decks.shapes[:turn]
        assert state.letters == decks.letters[:turn]
        (turned,) = table.happened("RequestsTurned")
        assert (turned.turn, turned.letter) == (turn, decks.letters[turn - 1])
        table.nothing(0).bottles(0, f"A{turn} H{turn}")


def test_a_deal_brings_the_same_cards_whatever_is_written() -> None:
    """MD-1: so a day's game is the same for everybody."""
    idle, busy = (Match(MEDUSA, MedusaOptions(language="it"), 1, seed_from("day")) for _ in "ab")
    for match in (idle, busy):
        match.play(0, TurnGlass())
    idle.play(0, WriteNothing())
    for match in (idle, busy):
        while match.state.turn < 4:
            match.idle(0)
    assert idle.state.letters == busy.state.letters
    assert idle.state.categories == busy.state.categories
    assert idle.state.shapes == busy.state.shapes


def test_nobody_sees_what_is_to_come() -> None:
    """MD-1: a view has what was turned; what is imagined for the rest could be in the decks."""
    table = Table(MEDUSA, "").play(0, TurnGlass()).nothing(0).bottles(0, "A1 B1")
    for seat in (0, None):
        view = table.view(seat)
        assert [len(deck) for deck in (view.decks.categories, view.decks.letters)] == [2, 2]
        imagined = MEDUSA.imagine(view, dice("rest"))
        assert len(set(imagined.decks.categories)) == len(set(imagined.decks.shapes)) == 12
        assert imagined.decks.letters[:2] == view.decks.letters


def test_lengths_stay_in_the_box() -> None:
    """MD-1: a word may have any number of letters."""
    table = Medusa(categories="citta", letters="A", shapes=(LINE_4,))
    table.write(0, "Arezzo", "D4-H4 H5")
    assert table.state.used == (("AREZZO",),)
