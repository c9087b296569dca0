"""Players of Medusa di mare."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteca.core import Dice, Match
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.medusa_di_mare import MEDUSA_DI_MARE
from ludoteca.games.polywords.medusa_di_mare.bot import EYES, MedusaPlayer
from ludoteca.games.polywords.medusa_di_mare.model import MedusaOptions, TurnGlass
from ludoteca.games.polywords.model import Write, WriteNothing
from ludoteca.games.polywords.shaped import shape_of
from tests.games.polywords.dictionary import tiny
from tests.games.polywords.medusa_di_mare.tables import LINE_4, LINE_5, MEDUSA, Medusa

SURE = MedusaPlayer(replace(EYES["master"], wanders=0, any_word=0), tiny)


def chosen(table: Medusa, player: MedusaPlayer = SURE) -> object:
    return player.choose(table.view(0), MEDUSA.choices(table.state, 0), Dice(bytes(16)))


def test_it_turns_the_glass() -> None:
    match = Match(MEDUSA, MedusaOptions(language="it"), 1, bytes(16))
    assert (
        SURE.choose(match.view(0), MEDUSA.choices(match.state, 0), Dice(bytes(16))) == TurnGlass()
    )


def test_it_takes_the_shape_too() -> None:
    """MD-3: of the cities with R the one that fills the shape, in the way that fills it."""
    move = chosen(Medusa(categories="citta", letters="R", shapes=(LINE_4,)))
    assert isinstance(move, Write)
    assert (move.text, shape_of(move.path)) == ("Roma", LINE_4)


def test_a_patient_player_leaves_the_frequent_letter_for_later() -> None:
    """There are eleven turns left for an A, and perhaps no other word with a Z."""
    patient = MedusaPlayer(EYES["master"], tiny)
    table = Medusa(categories="citta", letters="AZ", turn=1)
    worth = patient.worth(table.view(0))
    assert worth["A"] < 0.1 < worth["Z"]
    assert patient.worth(table.change(turn=12).view(0)) == {"A": 1, "Z": 1}


@pytest.mark.parametrize("language", ["it", "de", "en", "fr"])
def test_the_best_clears_most_of_the_cards(language: str) -> None:
    """And a good part of its sea stays white."""
    match = Match(MEDUSA_DI_MARE, MedusaOptions(language=language), 1, seed_from("bots"))  # type: ignore[arg-type]
    bot, dice = MEDUSA_DI_MARE.bots()["master"], Dice(seed_from("thoughts"))
    while match.outcome is None:
        match.play(0, bot.choose(match.view(0), match.choices(0), dice))
    white, bottles, cards = match.scores[0].lines
    assert white.count > 20 > cards.count
    assert bottles.count <= 4


def test_levels_know_and_see_more_and_more() -> None:
    assert list(MEDUSA_DI_MARE.bots()) == ["easy", "medium", "strong", "expert", "master"]
    eyes = list(EYES.values())
    assert [one.wanders for one in eyes] == sorted((one.wanders for one in eyes), reverse=True)
    assert [one.tries for one in eyes] == sorted(one.tries for one in eyes)


def test_it_stays_within_its_sea() -> None:
    """MD-5: a full sea leaves nothing to write."""
    full = "ZZZZZZZZ " * 7 + "ZZZZZZZ."
    move = chosen(Medusa(full, categories="citta", letters="A", shapes=(LINE_5,)))
    assert move == WriteNothing()
