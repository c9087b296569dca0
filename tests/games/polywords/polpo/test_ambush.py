"""Polpo in ambush: a category each turn (PO-10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.core import Dice, Match
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.cards import (
    NO_CARD,
    category_card,
    category_deck,
    deal,
    shapes,
    unfit_for,
)
from ludoteca.games.polywords.polpo import POLPO as REAL
from ludoteca.games.polywords.polpo.model import PolpoOptions
from ludoteca.games.polywords.polpo.rules import next_turn
from tests.games.polywords.polpo.tables import FIVE, FOUR, Polpo

AMBUSH = {"arbiter": "table", "agguato": True}


def ambushed(*words: str, arbiter: str = "table") -> Polpo:
    """Cities of four letters are asked for; each seat writes one of these words."""
    options = {**AMBUSH, "arbiter": arbiter}
    table = Polpo(*[""] * len(words), options=options, category="citta", shape=FOUR, turn=1)
    for seat, word in enumerate(words):
        table.lay(seat, word, "A8-D8")
    return table


def test_one_off_category_costs_one_penalty_and_stays() -> None:
    """PO-10, PW-X4: instead of two."""
    table = ambushed("rosa", "Roma").contest(1, "ROSA").give_in(0)
    (fell,) = table.happened("StrikesFell")
    assert (fell.crew, fell.strikes, fell.why) == (0, 1, "ambush")

    table.passing()
    assert table.struck == (1, 0)
    assert "ROSA" in table.sea(0)


def test_so_does_one_that_falls_for_any_other_reason() -> None:
    """PO-10: there is no such word."""
    assert ambushed("Rxma", "Roma").contest(1, "RXMA").defend(0).passing().struck == (1, 0)


def test_an_unfounded_contest_costs_two_all_the_same() -> None:
    """PO-10, PW-X3"""
    assert ambushed("Como", "Roma").contest(1, "COMO").defend(0).passing().struck == (0, 2)


def test_as_long_as_nobody_doubts_it_it_counts() -> None:
    """PO-10, CO-2"""
    assert ambushed("rosa", "Roma").passing().struck == (0, 0)
    assert ambushed("rosa", "Roma", arbiter="trusting").struck == (0, 0)


def test_where_the_arbiter_is_strict_it_is_not_even_called() -> None:
    """PO-10, CO-2"""
    table = Polpo(options={**AMBUSH, "arbiter": "strict"}, category="citta", shape=FOUR)
    assert table.call_refused(0, "rosa") == "not-in-category"
    assert table.has(0, "Roma").words(0) == ["ROMA"]


def test_without_the_option_no_category_is_asked_for() -> None:
    """PO-10"""
    table = Polpo(options={"arbiter": "strict"}, shape=FIVE)
    assert table.state.category == NO_CARD
    assert table.has(0, "latte").words(0) == ["LATTE"]


def turned(seed: str, **options: Any) -> list[tuple[str, int]]:
    """The categories of a game in which nobody can go out, and how many letters went with them."""
    chosen = PolpoOptions(language="it", agguato=True, **options)
    state: Any = Match(REAL, chosen, 2, seed_from(seed)).state
    found = []
    dice = Dice(seed_from(seed))
    while state.phase != "over":
        found.append((state.category.id, len(shapes()[state.shapes[-1]])))
        state = next_turn(state, dice).state
    return found


def test_each_turn_a_category_is_turned_none_twice() -> None:
    """PO-10: eight, and eight more in sudden death."""
    for seed in range(5):
        assert len({card for card, _ in turned(f"cards {seed}")}) == 8
        assert len({card for card, _ in turned(f"cards {seed}", sudden_death=True)}) == 16


@pytest.mark.parametrize(("sudden_death", "hard"), [(False, 2), (True, 4)])
def test_two_of_eight_are_hard_if_the_table_wants_that(sudden_death: bool, hard: int) -> None:
    """PW-H1, PO-10: of each deck."""
    for seed in range(5):
        cards = turned(f"hard {seed}", hard=True, sudden_death=sudden_death)
        assert Counter(category_card("it", card).hard for card, _ in cards)[True] == hard


def test_shapes_and_categories_go_together() -> None:
    """PO-10"""
    for seed in range(20):
        for card, letters in turned(f"pairs {seed}", hard=True):
            assert str(letters) in category_card("it", card).lengths


def test_as_long_as_there_are_such_cards() -> None:
    """PO-10: of a sort of which none fits any card is right."""
    cards = deal("it").categories
    hard = {card.id for card in cards if card.hard}
    fitting = {card.id for card in cards if "3" in card.lengths and not card.hard}
    deck = category_deck(8, hard=True)

    assert unfit_for(deck, "it", 3) == {card.id for card in cards if "3" not in card.lengths}
    without = unfit_for(type(deck)(6, 2, tuple(fitting)), "it", 3)
    assert without < hard
