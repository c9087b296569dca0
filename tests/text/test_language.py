"""Which language is spoken."""

from __future__ import annotations

import pytest

from ludoteca.text import UnknownLanguage, language_of, preferred_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANGUAGE": "fr", "LANG": "it_IT.UTF-8"}, "fr"),
        ({"LANGUAGE": "ja:de_AT:fr", "LANG": "it_IT.UTF-8"}, "de"),
        ({"LANGUAGE": "", "LANG": "it_IT.UTF-8"}, "it"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_CH.UTF-8", "LANG": "it_IT.UTF-8"}, "fr"),
        ({"LANG": "italiano"}, "en"),
    ],
)
def test_the_environment_says_which(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


@pytest.mark.parametrize("asked", ["it", "IT", "it_IT", "it-CH", "it_IT.UTF-8"])
def test_a_language_can_be_asked_for_in_several_spellings(asked: str) -> None:
    assert language_of(asked) == "it"


@pytest.mark.parametrize("asked", ["", "xx", "italian", "i"])
def test_a_language_that_we_do_not_speak_is_refused(asked: str) -> None:
    with pytest.raises(UnknownLanguage) as refusal:
        language_of(asked)
    assert refusal.value.params == {"language": asked, "known": "en, it, de, fr"}
