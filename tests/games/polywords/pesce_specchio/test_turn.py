"""A turn of Pesce Specchio: cards, writing in secret, turning over, erasing (SP-1 to SP-7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.core import Match
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords import cards
from ludoteca.games.polywords.data import CategoryCard
from ludoteca.games.polywords.model import Contest, GiveIn, PlaceBottle, Write, WriteNothing
from ludoteca.games.polywords.pesce_specchio.model import CardsTurned, SpecchioOptions
from tests.games.polywords.diagrams import drawn, path
from tests.games.polywords.pesce_specchio.tables import SPECCHIO, Specchio

VIA = """
    ........
    ........
    ........
    ...VIA..
    ........
    ........
    ........
    ........
"""


# The worked example


def test_arezzo_arezzo_ancona() -> None:
    """SP-3: the two AREZZO are erased, ANCONA stays, nobody gets a bottle."""
    table = Specchio()
    table.write(0, "Arezzo", "D4-G4 G5-H5").write(1, "Arezzo", "E8-E4 D4")
    table.write(2, "Ancona", "D4-G4 G5-H5").passing()

    assert table.sea(0) == table.sea(1) == drawn("")
    assert table.sea(2) == drawn("""
        ........
        ........
        ........
        ...ANCO.
        ......NA
        ........
        ........
        ........
    """)
    assert table.happened("BottlesFell") == []
    assert (table.phase, table.state.turn) == ("write", 2)


# The cards


def whole_game(seed: str, **options: Any) -> list[CardsTurned]:
    """All cards that are turned, by players who write nothing."""
    match = Match(SPECCHIO, SpecchioOptions(language="it", **options), 3, seed_from(seed))
    turned = [event for event in match.events if isinstance(event, CardsTurned)]
    while match.actors:
        events = match.expire(match.sandglass) if match.sandglass else match.idle(match.actors[0])
        turned += [event for event in events if isinstance(event, CardsTurned)]
    assert match.outcome is not None
    return turned


def category(name: str) -> CategoryCard:
    return next(card for card in cards.deal("it").categories if card.name == name)


def test_each_turn_a_category_and_a_letter_are_turned() -> None:
    """SP-1: ten of each, none twice."""
    for seed in range(5):
        turned = whole_game(f"cards {seed}")
        assert [event.turn for event in turned] == list(range(1, 11))
        assert len({event.category for event in turned}) == 10
        assert len({event.letter for event in turned}) == 10
        assert not any(category(event.category).hard for event in turned)


def test_after_ten_turns_it_is_over() -> None:
    """SP-6: and what is white counts."""
    table = Specchio(VIA, "", "", turn=10).nothing(0, 1, 2)
    for seat in (0, 1, 2):
        table.bottles(seat, "A1 A2")

    (ended,) = table.happened("GameEnded")
    assert (table.phase, table.actors, ended.turns) == ("over", (), 10)
    assert table.points == [59 - 6, 62 - 6, 62 - 6]
    outcome = SPECCHIO.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1, 2)


def test_letters_go_with_categories() -> None:
    """SP-7"""
    for seed in range(25):
        for event in whole_game(f"pairs {seed}", hard=True):
            assert event.letter in category(event.category).initials


def test_or_they_come_as_the_cards_fall() -> None:
    """SP-7: also with letters for which there is hardly anything."""
    turned = [event for seed in range(25) for event in whole_game(f"any {seed}", any_pair=True)]

    assert any(event.letter not in category(event.category).initials for event in turned)
    assert len({event.letter for event in turned}) == 21


def test_two_of_ten_are_hard_if_the_table_wants_that() -> None:
    """PW-H1"""
    for seed in range(10):
        turned = whole_game(f"hard {seed}", hard=True)
        hard = Counter(category(event.category).hard for event in turned)
        assert hard == {False: 8, True: 2}


def test_the_same_seed_gives_the_same_cards() -> None:
    """CO-7"""
    assert whole_game("seed") == whole_game("seed") != whole_game("other seed")


def test_no_card_is_known_before_it_is_turned() -> None:
    """SP-1, CO-7: what is in the state is what lies on the table."""
    table = Specchio()
    assert len(table.state.deck.gone) == len(table.state.letters) == 1


# Writing


def test_all_write_at_once() -> None:
    """SP-2, CO-3: until the last one has, or the sand is out."""
    table = Specchio("", "", "", "")
    assert (table.phase, table.actors, table.seconds) == ("write", (0, 1, 2, 3), 45)

    table.write(2, "Asti", "D4-G4").nothing(0)
    assert table.actors == (1, 3)
    assert table.refused(2, "Ancona", "D5-H5 H6") == "not-your-turn"

    table.write(3, "Asti", "D4-G4").sand_out()
    assert table.phase == "contest"
    assert len(table.happened("TimeRanOut")) == 1


@pytest.mark.parametrize(
    ("sand", "seconds"),
    [("off", None), ("half", 22.5), ("one", 45), ("one-and-a-half", 67.5), ("two", 90)],
)
def test_the_table_chooses_its_sand(sand: str, seconds: float | None) -> None:
    """CO-3: off means that the turn ends when all are done."""
    table = Specchio(options={"sand": sand})
    assert table.seconds == seconds
    assert table.nothing(0, 1, 2).phase == "bottles"


def test_the_initial_is_form() -> None:
    """SP-5: also where everything is believed."""
    for arbiter in ("strict", "table", "trusting"):
        table = Specchio(options={"arbiter": arbiter})
        assert table.refused(0, "Roma", "D4-G4") == "other-initial"
    assert Specchio(letter="A").refused(0, "Como", "D4-G4") == "other-initial"


def test_the_category_is_meaning() -> None:
    """SP-5, CO-2: a drink is no city; as long as nobody doubts it, it counts."""
    table = Specchio().write(0, "Acqua", "D4-H4").write(1, "Asti", "D4-G4").nothing(2).passing()

    assert "ACQUA" in table.sea(0)
    assert table.owed == (0, 0, 2)


def test_the_arbiters_opinion_is_in_what_was_written() -> None:
    """SP-5, CO-2"""
    table = Specchio("", "", "", "")
    table.write(0, "Acqua", "D4-H4").write(1, "Asti", "D4-G4").write(2, "Aglio", "D4-H4")
    table.write(3, "Atlantide", "D4-H4 H5-H8")

    said = [(one.word, one.known, one.belongs) for one in table.state.writings]
    assert said == [
        ("ACQUA", True, "unknown"),
        ("ASTI", True, "known"),
        ("AGLIO", False, "unknown"),
        ("ATLANTIDE", True, "arguable"),
    ]


# Secrets


def test_what_is_written_is_a_secret_until_all_seas_turn_over() -> None:
    """SP-2: others see that somebody is done, and nothing of what was written."""
    table = Specchio(VIA, "", "").turned("citta", "A").write(0, "Asti", "F4 F5-H5")

    for other in (1, 2, None):
        view = table.view(other)
        assert view.writings == ()
        assert view.used == ((), (), ())
        assert view.done == (0,)
        assert view.seas == table.state.seas
        (told,) = table.seen(other)
        assert (told.seat, told.word, told.path) == (0, "", ())
    (own,) = table.view(0).writings
    assert own.word == "ASTI"
    (told,) = table.seen(0)
    assert (told.word, told.path) == ("ASTI", path("F4 F5-H5"))


def test_who_writes_nothing_looks_like_who_has_written() -> None:
    """SP-2"""
    wrote = Specchio().write(0, "Asti", "D4-G4")
    wrote_nothing = Specchio().nothing(0)

    assert wrote.view(1) == wrote_nothing.view(1)
    assert wrote.seen(1) == wrote_nothing.seen(1)


def test_words_of_earlier_turns_are_no_secret() -> None:
    """SP-2"""
    table = Specchio(used=(("ROMA",), ("COMO",), ())).write(0, "Asti", "D4-G4")
    assert table.view(1).used == (("ROMA",), ("COMO",), ())
    assert table.view(0).used == (("ROMA", "ASTI"), ("COMO",), ())


def test_then_all_turn_over() -> None:
    """SP-2: by seat, whoever was first."""
    table = Specchio().write(2, "Asti", "D4-G4").write(0, "Ancona", "D5-H5 H6").nothing(1)

    (words,) = table.happened("WordsShown")
    assert [(one.crew, one.word) for one in words.writings] == [(0, "ANCONA"), (2, "ASTI")]
    for seat in (0, 1, 2, None):
        assert table.view(seat).writings == words.writings
        assert "ASTI" in "".join(table.view(seat).seas)


# Erasing


def test_equal_whatever_the_path() -> None:
    """SP-3: the same letters in the same order; accents and spaces are nothing."""
    table = Specchio(category="bevanda", letter="C")
    table.write(0, "caffè", "D4-H4").write(1, "Caffe'", "E8-E4").write(2, "caf-fè", "D5-D1")

    assert [table.sea(seat) for seat in range(3)] == [drawn("")] * 3


def test_the_same_letters_in_another_order_are_another_word() -> None:
    """SP-3"""
    table = Specchio(letter="A").write(0, "Arona", "D4-H4").write(1, "Anora", "D4-H4").nothing(2)
    table.passing()

    assert "ARONA" in table.sea(0)
    assert "ANORA" in table.sea(1)


def test_letters_that_were_there_before_are_erased_too() -> None:
    """SP-3: the A of VIA was there; V and I stay."""
    table = Specchio(VIA, "", "")
    table.write(0, "Asti", "F4 F5-H5").write(1, "Asti", "D4-G4").nothing(2).passing()

    assert table.sea(0) == drawn(VIA.replace("VIA", "VI."))
    assert [(e.crew, e.word, len(e.cells)) for e in table.happened("WordErased")] == [
        (0, "ASTI", 4),
        (1, "ASTI", 4),
    ]
    assert table.points[0] == 62


def test_letters_of_other_words_that_were_not_used_stay() -> None:
    """SP-3"""
    before = """
        ........
        ........
        ....A...
        ...VIA..
        ....S...
        ....T...
        ....I...
        ........
    """
    table = Specchio(before, "", "")
    table.write(0, "Asti", "F4 F5-F7").write(1, "Asti", "D4-G4").nothing(2).passing()

    assert table.sea(0) == drawn(before.replace("...VIA..", "...VI..."))


def test_several_groups_erase() -> None:
    """SP-3: two wrote ASTI, three AOSTA; the one with ANCONA keeps it."""
    table = Specchio(*[""] * 6)
    for seat, word in enumerate(["Asti", "Aosta", "Ancona", "Aosta", "Asti", "Aosta"]):
        table.write(seat, word, f"D4-{'GH'[len(word) > 4]}4{' H5' * (len(word) > 5)}")
    table.passing()

    assert [crew for crew in range(6) if table.sea(crew) == drawn("")] == [0, 1, 3, 4, 5]
    assert "ANCON" in table.sea(2)
    assert {event.crew for event in table.happened("WordErased")} == {0, 1, 3, 4, 5}


def test_one_group_may_fall_and_another_be_erased() -> None:
    """SP-3, PW-X5"""
    table = Specchio(*[""] * 5)
    for seat, word in enumerate(["Aglio", "Aosta", "Aglio", "Aosta", "Asti"]):
        table.write(seat, word, f"D4-{'GH'[len(word) > 4]}4")
    table.contest(4, "AGLIO").give_in(0, 2).passing()

    assert "AGLIO" in table.sea(0)
    assert "AGLIO" in table.sea(2)
    assert table.sea(1) == table.sea(3) == drawn("")
    assert table.owed == (2, 0, 2, 0, 0)


def test_nothing_written_costs_two_bottles() -> None:
    """SP-4: whether one says so or the sand is out."""
    table = Specchio().write(0, "Asti", "D4-G4").nothing(1).sand_out()

    fell = [(e.crew, e.bottles, e.why) for e in table.happened("BottlesFell")]
    assert fell == [(1, 2, "nothing-written"), (2, 2, "nothing-written")]
    assert table.owed == (0, 2, 2)


def test_two_who_write_nothing_have_not_written_the_same() -> None:
    """SP-3, SP-4"""
    table = Specchio(VIA, VIA, "").write(2, "Asti", "D4-G4").nothing(0, 1)
    table.passing()

    assert table.happened("WordErased") == []
    assert table.owed == (2, 2, 0)


def test_an_unfinished_word_matches_nobody() -> None:
    """SP-4, PW-P5: one had handed in ASTI, the other had not."""
    table = Specchio().write(0, "Asti", "D4-G4").sand_out().passing()

    assert "ASTI" in table.sea(0)
    assert table.owed == (0, 2, 2)


def test_erasing_comes_before_bottles_and_bottles_before_the_next_turn() -> None:
    """SP-3, PW-P3: a bottle may go where a letter was erased."""
    table = Specchio()
    for seat in (0, 1):
        table.write(seat, "Asti", "D4-G4")
    table.nothing(2).contest(2, "ASTI").defend(0, 1)
    assert (table.phase, table.owed) == ("bottles", (0, 0, 4))

    table.bottles(2, "A1 A2 A3")
    assert table.state.turn == 1
    table.bottles(2, "A4")
    assert table.state.turn == 2


# Nobody is waited for without end


def test_an_absent_player_stalls_nothing() -> None:
    """CO-4: seat 0 is away in every phase: writing, contesting, defending, voting, placing."""
    table = Specchio("", "", "", "", options={"sand": "off"})
    table.write(1, "Aglio", "D4-H4").write(2, "Asti", "D4-G4").write(3, "Asti", "D4-G4").away(0)
    assert (table.phase, table.owed) == ("contest", (2, 0, 0, 0))

    table.contest(2, "AGLIO").defend(1).vote(s3="no").away(0)
    assert table.phase == "contest"

    table.passing(1).away(0)
    assert (table.phase, table.actors) == ("bottles", (0, 1))

    table.away(0).bottles(1, "A1 A2")
    assert (table.phase, table.state.turn) == ("write", 2)


@pytest.mark.parametrize("sand", ["off", "half", "one"])
def test_all_phases_but_writing_have_sand_at_every_table(sand: str) -> None:
    """CO-3, CO-4, PW-P3: contesting, defending, voting and placing do not depend on it."""
    table = Specchio("", "", "", "", options={"sand": sand})
    table.write(0, "Aglio", "D4-H4").nothing(1, 2, 3)
    found = {table.phase: table.seconds}
    table.contest(1, "AGLIO")
    found[table.phase] = table.seconds
    table.sand_out()
    found[table.phase] = table.seconds
    table.sand_out()
    found[table.phase] = table.seconds

    assert found == {"contest": 15, "defend": 30, "vote": 20, "bottles": 20}


def test_each_phase_turns_a_sandglass_of_its_own() -> None:
    """CO-3: sand that runs out late is known for what it is."""
    table = Specchio()
    numbers = []
    for _ in range(6):
        sandglass = table.sandglass
        assert sandglass is not None
        numbers.append((sandglass.name, sandglass.number))
        table.sand_out()
    assert len(set(numbers)) == 6


def test_moves_of_another_phase_are_refused() -> None:
    """CO-1"""
    table = Specchio().nothing(0, 1, 2)
    assert table.refusal(0, WriteNothing()) == "not-now"
    assert table.refusal(0, Write("Asti", path=())) == "not-now"


def test_chance_is_in_the_cards_alone() -> None:
    """CO-7: whoever writes, doubts or places a bottle rolls nothing."""
    table = Specchio().play(0, Write("Aglio", path=path("D4-H4")), rolls=()).nothing(1, 2)
    table.play(1, Contest(0), rolls=()).play(0, GiveIn(), rolls=())
    table.play(0, PlaceBottle(0), rolls=())
