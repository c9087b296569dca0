"""The bots of Pesce Palla: what they know, and how they weigh bottles against cells."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.bots.ladder import duel
from ludoteca.core import Dice, Match
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.model import Contest, Defend, GiveIn, Pass, Write, WriteNothing
from ludoteca.games.polywords.pesce_palla import PESCE_PALLA
from ludoteca.games.polywords.pesce_palla.counting import bottles_for, used_letters
from ludoteca.games.polywords.pesce_palla.foresight import price, spread, vocabulary
from ludoteca.games.polywords.pesce_palla.model import EraseBottle, PallaOptions
from ludoteca.words.lexicon import lexicon
from tests.games.polywords.diagrams import cell
from tests.games.polywords.pesce_palla.tables import PALLA, Palla

BOTS = PESCE_PALLA.bots()


def asked(table: Any, bot: str = "master", seat: int = 0, dice: bytes = b"") -> Any:
    view, choices = PALLA.view(table.state, seat), PALLA.choices(table.state, seat)
    return PALLA.bots()[bot].choose(view, choices, Dice(dice))


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (PallaOptions(language="it"), ("easy", "master")),
        (PallaOptions(language="de", umlauts="a", sgonfio=True), ("medium", "strong", "easy")),
        (PallaOptions(language="en", gonfio=True, hard=True), ("strong", "master")),
        (
            PallaOptions(language="fr", gonfio=True, sgonfio=True, clean_sea=True),
            ("easy", "medium", "strong", "master"),
        ),
    ],
    ids=["it", "de", "en", "fr"],
)
def test_bots_play_to_the_end_by_the_rules(options: PallaOptions, names: tuple[str, ...]) -> None:
    match = Match(PESCE_PALLA, replace(options, arbiter="strict"), len(names), b"bots")
    dice = Dice(b"thoughts")
    while match.actors:
        seat = dice.pick(match.actors)
        move = BOTS[names[seat]].choose(match.view(seat), match.choices(seat), dice)
        if isinstance(move, Write):
            word = match.game.judged(match.state, seat, move).word  # type: ignore[attr-defined]
            assert used_letters(word, match.state.letters, every=False)
        match.play(seat, move)

    assert match.outcome is not None
    assert match.state.turn == 8


@pytest.mark.parametrize(
    ("one", "other"), [("medium", "easy"), ("strong", "medium"), ("master", "strong")]
)
def test_each_level_beats_the_one_below(one: str, other: str) -> None:
    found = duel(PESCE_PALLA, one, other, 8, seed_from("levels"))

    assert found.wins > found.losses


def test_nothing_is_written_that_costs_as_much_as_no_word() -> None:
    """PB-5: no word of the small dictionary has J, K, W, X or Y."""
    assert asked(Palla("", "", letters="JKWXY")) == WriteNothing()


def test_of_a_category_it_writes_what_it_knows() -> None:
    """PB-8"""
    move = asked(Palla("", "", letters="GLOSC", category="animale-acquatico"))

    assert isinstance(move, Write)
    assert move.text in ("sogliola", "acciuga", "anguilla")


def test_the_nearest_bottle_is_erased() -> None:
    """PB-7"""
    sea = ".......# " + "........ " * 2 + "..#CIMA. " + "........ " * 4
    table = Palla(sea, "", options={"clean_sea": True}).all_say("mezzo", "mezzo")

    assert asked(table) == EraseBottle(cell("C4"))


def test_only_what_is_not_known_is_doubted_and_only_what_is_known_defended() -> None:
    table = Palla("", "", "").say(0, "cima").say(1, "mpbcz").say(2, "mezzo")
    assert asked(table, seat=0) == Contest(1)
    assert asked(table, seat=1) == Pass()

    table.contest(0, "MPBCZ")
    assert asked(table, seat=1) == GiveIn()
    table.give_in(1).contest(1, "CIMA")
    assert asked(table, seat=0) == Defend("cima")


# What letters cost before the others have shown theirs


def test_what_letters_will_cost_agrees_with_all_that_can_happen() -> None:
    """PB-4 to PB-6: of a small vocabulary, with what each of the others could write."""
    known = ("ONDA", "MARE", "CIMA", "MEZZO", "MARZAPANE")
    shares = spread(known, "MPBCZ", False)
    counts = [len(used_letters(word, "MPBCZ", every=False)) for word in known]
    for mine in range(5):
        for_each = [
            bottles_for((mine, one, other))[0]
            for one in counts
            for other in counts
        ]  # fmt: skip
        expected = sum(for_each) / len(for_each)
        assert price(mine, 2, shares, ideas=1) == pytest.approx(expected)


def test_more_letters_never_cost_more() -> None:
    shares = spread(vocabulary(lexicon("it"), 36), "MPBCZ", False)
    for others in range(1, 6):
        prices = [price(count, others, shares, 12) for count in range(6)]
        assert prices == sorted(prices, reverse=True)


def test_the_vocabulary_is_of_ordinary_words() -> None:
    words = vocabulary(lexicon("it"), 42)

    assert "MARE" in words
    assert "CAZZO" not in words
    assert min(map(len, words)) == 2
