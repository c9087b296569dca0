"""Which solitaires can be compared, and the daily deals (LE-Z3)."""

from __future__ import annotations

import pytest

from ludoteca.core import AnyGame
from ludoteca.core.options import option_sets
from ludoteca.games.letter.letter_long.game import LETTER_LONG, LongOptions
from ludoteca.games.letter.letter_words.game import LETTER_WORDS, WordsOptions

SOLITAIRES = pytest.mark.parametrize(
    "game", [LETTER_WORDS, LETTER_LONG], ids=lambda game: game.name
)


def test_there_is_a_league_for_each_number_of_letters_and_language() -> None:
    """LE-Z3"""
    assert LETTER_WORDS.league(WordsOptions(language="it", letters=16)) == "it-16"
    assert LETTER_WORDS.league(WordsOptions(language="de", letters=30)) == "de-30"
    assert LETTER_LONG.league(LongOptions(language="fr", letters=20)) == "fr-20-ten-best"


@SOLITAIRES
def test_whatever_else_is_chosen_makes_another(game: AnyGame) -> None:
    """LE-Z3: results are compared only if all had the same to play with."""
    leagues = [game.league(options) for options in option_sets(game) if options.umlauts == "ae"]
    assert len(leagues) == len(set(leagues)) > 10


def test_only_in_german_it_matters_how_umlauts_are_written() -> None:
    german = [WordsOptions(language="de", umlauts=umlauts) for umlauts in ("ae", "a")]
    assert len({LETTER_WORDS.league(options) for options in german}) == 2
    italian = [WordsOptions(language="it", umlauts=umlauts) for umlauts in ("ae", "a")]
    assert len({LETTER_WORDS.league(options) for options in italian}) == 1


@SOLITAIRES
def test_a_daily_deal_in_every_language(game: AnyGame) -> None:
    """LE-Z3"""
    variants = game.daily_variants()
    assert list(variants) == ["de", "en", "fr", "it"]
    assert [options.language for options in variants.values()] == list(variants)
    assert len({game.league(options) for options in variants.values()}) == 4
