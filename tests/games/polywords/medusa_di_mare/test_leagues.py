"""Which games can be compared, and those of a day (MD-6)."""

from __future__ import annotations

from ludoteca.core.options import option_sets
from ludoteca.games.polywords.medusa_di_mare.model import MedusaOptions
from tests.games.polywords.medusa_di_mare.tables import MEDUSA


def test_a_leaderboard_for_each_language() -> None:
    """MD-6: as the game is meant; whoever changes any option shares one with all who do."""
    assert MEDUSA.league(MedusaOptions(language="it")) == "it"
    assert MEDUSA.league(MedusaOptions(language="it", sand="off")) == "it-free"
    leagues = {MEDUSA.league(options) for options in option_sets(MEDUSA)}
    assert leagues == {"en", "en-free", "it", "de", "fr"}


def test_a_deal_of_the_day_in_every_language() -> None:
    """MD-6"""
    variants = MEDUSA.daily_variants()
    assert list(variants) == ["de", "en", "fr", "it"]
    assert [MEDUSA.league(options) for options in variants.values()] == list(variants)
