"""What people write becomes A to Z, as the rules of the word games say (PW-W3, LE-C3)."""

from __future__ import annotations

import pytest

from ludoteca.words.letters import LANGUAGES, NotAWordError, normalised

EVERYWHERE = {
    "casa": "CASA",
    "verità": "VERITA",
    "l'isola del tesoro": "LISOLADELTESORO",
    "l\u2019isola del tesoro": "LISOLADELTESORO",
    "arc-en-ciel": "ARCENCIEL",
    "aujourd\u02bchui": "AUJOURDHUI",
    "âtre": "ATRE",
    "e\u0301te\u0301": "ETE",
    "œuvre": "OEUVRE",
    "Œuvre": "OEUVRE",
    "cæsar": "CAESAR",
    "Ǽgir": "AEGIR",
    "ǽ\u0304": "AE",
    "œ\u0301il": "OEIL",
    "Straße": "STRASSE",
    "STRAẞE": "STRASSE",
    "façade": "FACADE",
    "mañana": "MANANA",
    "  naïve\t": "NAIVE",
    "jukebox": "JUKEBOX",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", EVERYWHERE)
def test_accents_gaps_and_ligatures(text: str, language: str) -> None:
    assert normalised(text, language) == EVERYWHERE[text]


@pytest.mark.parametrize("text", ["Äpfel über Öl", "A\u0308pfel u\u0308ber O\u0308l"])
def test_umlauts_are_two_letters_in_german_or_one_by_choice(text: str) -> None:
    assert normalised(text, "de") == "AEPFELUEBEROEL"
    assert normalised(text, "de", "a") == "APFELUBEROL"


@pytest.mark.parametrize(("text", "word"), [("ǘber", "UEBER"), ("ǟa", "AEA"), ("ȫ", "OE")])
def test_an_umlaut_stays_one_under_another_accent(text: str, word: str) -> None:
    assert normalised(text, "de") == word
    assert normalised(text, "de", "a") == normalised(text, "it") == word.replace("E", "", 1)


@pytest.mark.parametrize("language", ["it", "en", "fr"])
def test_elsewhere_they_are_accents(language: str) -> None:
    assert normalised("naïf, Händel"[6:], language) == "HANDEL"


@pytest.mark.parametrize(
    ("text", "character"), [("R2D2", "2"), ("a&b", "&"), ("a+b", "+"), ("ж", "Ж"), ("a.", ".")]
)
def test_any_other_character_is_refused_by_name(text: str, character: str) -> None:
    with pytest.raises(NotAWordError) as refused:
        normalised(text, "it")

    assert refused.value.code == "not-a-letter"
    assert refused.value.params == {"character": character}


@pytest.mark.parametrize("character", ["\u0131", "\u017f", "ŉ", "ﬁ", "ﬀ", "ø", "đ", "ł", "ĳ"])
def test_what_only_looks_like_our_letters_is_none(character: str) -> None:
    """PW-W3: any letter that is not A to Z without its accent."""
    for language in LANGUAGES:
        with pytest.raises(NotAWordError) as refused:
            normalised(f"a{character}a", language)
        named = refused.value.params["character"]
        assert named in {character, character.upper()}
        assert not str(named).isascii()


@pytest.mark.parametrize("text", ["", "  ", "-", "'", "\u0301"])
def test_nothing_is_no_word(text: str) -> None:
    with pytest.raises(NotAWordError) as refused:
        normalised(text, "it")

    assert refused.value.code == "no-letters"


def test_a_long_one_is_still_normalised() -> None:
    assert normalised("à" * 40, "it") == "A" * 40
