"""How a key becomes a sentence."""

from __future__ import annotations

import pytest

from ludoteca.core import Key, Time
from ludoteca.text import LANGUAGES, Voice


def test_parameters_take_their_places() -> None:
    said = Voice("en")("error.wrong-seats", game="labirinto", seats=9, least=1, most=5)
    assert said == "labirinto is for 1 to 5 players, not for 9."


def test_what_a_parameter_holds_is_not_looked_into() -> None:
    assert "{known}" in Voice("en")("error.unknown-game", game="{known}", known="labirinto")


def test_a_parameter_that_is_missing_stays_to_be_seen() -> None:
    assert Voice("en")("play.bot-is", seat="B") == "B is the bot “{bot}”."


@pytest.mark.parametrize(
    ("language", "told"), [("en", "9:59.9"), ("it", "9:59,9"), ("de", "9:59,9"), ("fr", "9:59,9")]
)
def test_times_are_minutes_seconds_and_tenths(language: str, told: str) -> None:
    voice = Voice(language)
    assert voice("result.line", points=Time(599_999), reason="x").strip().startswith(told)
    assert voice.say(Time(67_300)) == f"1:07{told[4]}3"


def test_an_unknown_key_is_shown_as_it_is() -> None:
    assert Voice("it")("nobody.says.this", n=3) == "nobody.says.this"


@pytest.mark.parametrize(
    ("language", "none", "one", "many"),
    [
        ("en", "0 blocks left in the jar", "1 block left in the jar", "2 blocks left in the jar"),
        ("it", "0 blocchi", "1 blocco", "2 blocchi"),
        ("de", "0 Blöcke", "1 Block", "2 Blöcke"),
        ("fr", "0 bloc restant", "1 bloc restant", "2 blocs restants"),
    ],
)
def test_plurals(language: str, none: str, one: str, many: str) -> None:
    voice = Voice(language)
    for n, start in ((0, none), (1, one), (2, many)):
        assert voice("labirinto.score.tiles-left", n=n).startswith(start)


def test_a_plural_may_be_chosen_by_another_parameter_and_nothing_has_words_of_its_own() -> None:
    voice = Voice("en")
    said = [voice("labirinto.event.void-closed.you", n=3, fears=fears) for fears in (0, 1, 2)]
    assert said == [
        "A void of size 3 is walled in, but the reserve has no Fear left for you.",
        "A void of size 3 is walled in: you take a Fear.",
        "A void of size 3 is walled in: you take 2 Fears.",
    ]


def test_keys_are_said_in_the_same_language() -> None:
    corner = Key("block.angolo")
    said = [Voice(language)("place.hand", pieces=corner) for language in LANGUAGES]
    assert said == [
        "In hand: corner.",
        "In mano: angolo.",
        "Auf der Hand: Ecke.",
        "En main\u202f: angle.",
    ]


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ((), ""),
        (("lake",), "lago"),
        (("lake", "wood"), "lago e bosco"),
        (("lake", "wood", "rock"), "lago, bosco e roccia"),
        (("lake", "lake"), "2 × lago"),  # noqa: RUF001
        (("lake", "lake", "wood"), "2 × lago e bosco"),  # noqa: RUF001
    ],
)
def test_several_are_listed_and_equal_ones_counted(names: tuple[str, ...], said: str) -> None:
    assert Voice("it").say(tuple(Key(f"terrain.{name}") for name in names)) == said


def test_numbers_have_the_decimal_sign_of_the_language() -> None:
    said = {language: Voice(language).percent(0.4567, 1) for language in LANGUAGES}
    assert said == {"en": "45.7%", "it": "45,7%", "de": "45,7\u00a0%", "fr": "45,7\u202f%"}
    assert Voice("de").say(2.5) == "2,5"
    assert Voice("en").say(12) == "12"
