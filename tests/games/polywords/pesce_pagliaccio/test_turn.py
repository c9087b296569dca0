"""A turn of Pesce Pagliaccio: cards, calls, bottles (PA-1 to PA-7). How races are decided is tested
for all games that have some, in `test_racing`.
"""

from __future__ import annotations

import pytest

from ludoteca.core import Match
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.cards import deal
from ludoteca.games.polywords.pesce_pagliaccio.model import CategoryTurned, PagliaccioOptions
from tests.games.polywords.diagrams import drawn
from tests.games.polywords.pesce_pagliaccio.tables import PAGLIACCIO, Pagliaccio

SIX = ("",) * 6
CLAUDIA, NICOLA, CECILIA, SIMONA, FEDERICO, ALESSANDRO = range(6)


# The worked example


def drinks() -> Pagliaccio:
    """Six players, a drink: until the cards 3, 4 and 9 are left."""
    table = Pagliaccio(*SIX)
    table.has(CLAUDIA, "spremuta")
    table.call(NICOLA, "caffè", 9000).call(CECILIA, "acqua", 9350).die()
    return table.has(SIMONA, "tisana").has(FEDERICO, "liquore")


def test_spremuta_caffe_tisana_liquore() -> None:
    """PA-2, PA-4: NICOLA is quicker than CECILIA, whose ACQUA has five letters, too."""
    table = drinks()

    assert table.taken == {"8": CLAUDIA, "5": NICOLA, "6": SIMONA, "7": FEDERICO}
    assert table.call_refused(CECILIA, "acqua") == "is-taken"


def test_vino_and_nothing_for_the_last_one() -> None:
    """PA-6: 3 and 9 are left when the sand is out: two bottles."""
    table = drinks().has(ALESSANDRO, "vino").sand_out()
    assert table.actors == (CLAUDIA, NICOLA, SIMONA, FEDERICO, ALESSANDRO)

    table.sand_out()
    assert table.owed == (0, 0, 2, 0, 0, 0)
    assert [fell.why for fell in table.happened("BottlesFell")] == ["no-card"]
    left = {str(card) for card in table.state.cards} - set(table.taken)
    assert left == {"3", "9"}


# The cards


@pytest.mark.parametrize(
    ("players", "cards"),
    [(3, "4567"), (4, "45678"), (5, "345678"), (6, "3456789")],
)
def test_the_length_cards_by_the_number_of_players(players: int, cards: str) -> None:
    """PA-1: one more than players."""
    table = Pagliaccio(*("",) * players)

    assert "".join(map(str, table.state.cards)) == cards
    assert len(table.state.cards) == players + 1


@pytest.mark.parametrize(("players", "word"), [(3, "spremuta"), (4, "tè"), (4, "aranciata")])
def test_a_word_of_another_length_is_refused(players: int, word: str) -> None:
    """PA-3: and the cards stay."""
    table = Pagliaccio(*("",) * players)

    assert table.call_refused(0, word) == "no-such-card"
    assert table.taken == {}
    assert table.state.race.rivalries == ()


def test_length_counts_what_is_written() -> None:
    """PW-W3, PA-3: spaces, hyphens and accents are dropped."""
    table = Pagliaccio().has(0, "la virtù").has(1, "caf-fè")

    assert table.taken == {"7": 0, "5": 1}


def test_what_one_has_used_before_is_refused() -> None:
    """PA-3, PW-W7: the card stays, and another may call the word."""
    table = Pagliaccio(used=(("CAFFE",), (), ()))

    assert table.call_refused(0, "caffè") == "used-before"
    assert table.has(1, "caffè").taken == {"5": 1}


def test_one_card_each() -> None:
    """PA-2: and it is never given back."""
    table = Pagliaccio().has(0, "caffè")

    assert table.call_refused(0, "vino") == "called-already"


def test_with_three_players_a_card_is_left_over() -> None:
    """PA-1, PA-6: the turn ends early when everybody has one."""
    table = Pagliaccio().has(0, "vino").has(1, "caffè").call(2, "tisana")

    assert table.taken == {"4": 0, "5": 1, "6": 2}
    assert table.phase == "late"


def test_all_cards_are_back_for_the_next_turn() -> None:
    """PA-6"""
    table = Pagliaccio().has(0, "vino").gives_up(1, 2).sand_out()
    assert table.phase == "contest"
    table.passing()
    while table.phase == "bottles":
        table.sand_out()

    assert (table.phase, table.state.turn) == ("race", 2)
    assert table.taken == {}
    assert table.has(1, "caffè").taken == {"5": 1}


def whole_game(seed: str, *, hard: bool) -> list[str]:
    """The categories that are turned where nobody calls anything."""
    match = Match(PAGLIACCIO, PagliaccioOptions(language="it", hard=hard), 3, seed_from(seed))
    turned = [event for event in match.events if isinstance(event, CategoryTurned)]
    while match.sandglass:
        events = match.expire(match.sandglass)
        turned += [event for event in events if isinstance(event, CategoryTurned)]
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)
    assert [score.total for score in match.scores] == [64 - 20 - 60] * 3
    assert [event.turn for event in turned] == list(range(1, 11))
    return [event.category for event in turned]


@pytest.mark.parametrize(("hard", "hard_ones"), [(False, 0), (True, 2)])
def test_ten_categories_none_twice(hard: bool, hard_ones: int) -> None:
    """PA-1, PA-6, PW-H1: of ten turns two are hard ones, if the table wants that. Who calls nothing
    in any turn has twenty bottles.
    """
    is_hard = {card.name: card.hard for card in deal("it").categories}
    for seed in range(3):
        turned = whole_game(f"turns {seed}", hard=hard)
        assert len(set(turned)) == 10
        assert sum(is_hard[category] for category in turned) == hard_ones


# Bottles


def test_a_card_without_a_place_for_the_word_costs_two() -> None:
    """PA-5"""
    table = Pagliaccio("#" * 8 + " " + " ".join(["########"] * 7), "", "").has(0, "caffè")
    table.gives_up(1, 2)

    fell = {event.crew: (event.bottles, event.why) for event in table.happened("BottlesFell")}
    assert fell == {0: (2, "not-placed"), 1: (2, "no-card"), 2: (2, "no-card")}


def contested() -> Pagliaccio:
    table = Pagliaccio().has(0, "nave").has(1, "caffè").has(2, "tisana")
    table.place(0, "D4-G4").place(1, "D4-H4").place(2, "C4-H4")
    return table.contest(1, "NAVE")


def test_a_word_that_falls_costs_two_and_its_card_was_taken_all_the_same() -> None:
    """PA-7: NAVE is no drink; it stays in the sea, and nobody gets card 4 instead."""
    table = contested().give_in(0)

    assert table.taken["4"] == 0
    assert table.sea(0).split()[3] == "...NAVE."
    table.passing()
    assert table.owed == (2, 0, 0)


def test_a_doubt_that_is_wrong_costs_two() -> None:
    """PW-X3"""
    table = contested().defend(0).vote(s2="yes").passing()

    assert table.owed == (0, 2, 0)


def test_what_a_strict_arbiter_does_not_know_takes_no_card() -> None:
    """CO-2, PA-3"""
    table = Pagliaccio(options={"arbiter": "strict"})

    assert table.call_refused(0, "nave") == "not-in-category"
    assert table.call_refused(0, "xyzab") == "not-in-dictionary"
    assert table.has(0, "vino").taken == {"4": 0}


def test_a_turn_as_it_is_written() -> None:
    """PA-5, PA-6: who has written owes nothing."""
    table = Pagliaccio().has(0, "vino").has(1, "caffè").has(2, "tisana")
    table.place(0, "D4-G4").place(1, "D4-H4").place(2, "D4-H4 H5")

    assert table.owed == (0, 0, 0)
    assert table.sea(2) == drawn("""
        ........
        ........
        ........
        ...TISAN
        .......A
        ........
        ........
        ........
    """)
    table.passing()
    assert (table.phase, table.state.turn) == ("race", 2)
