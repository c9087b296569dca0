"""What the commands about words ask for alike, and how they say what a dictionary says."""

from __future__ import annotations

from typing import Annotated

import typer

from ludoteca.cli.screen import Screen
from ludoteca.text import Voice, language_of
from ludoteca.words.judgement import Evidence
from ludoteca.words.letters import Umlauts

WordsLanguage = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="it|de|en|fr",
        help="The language of the words; else the one that we speak with you.",
    ),
]
Spoken = Annotated[
    str | None,
    typer.Option(
        "--speak",
        metavar="it|de|en|fr",
        help="The language to speak; else that of LANGUAGE or LANG, else English.",
    ),
]
CategoryAsked = Annotated[
    str | None,
    typer.Option(metavar="CATEGORY", help="What it should be: see `ludoteca words categories`."),
]
UmlautsAs = Annotated[Umlauts, typer.Option(help="What Ä Ö Ü are in German: AE OE UE, or A O U.")]


def language_from(screen: Screen, asked: str | None) -> str:
    """The language of the words that are asked for."""
    return screen.voice.language if asked is None else language_of(asked)


def kinds_in_words(voice: Voice, evidence: Evidence) -> str:
    return voice.several([voice(f"words.kind.{kind}") for kind in evidence.kinds])


def commonness_in_words(voice: Voice, evidence: Evidence) -> str:
    return voice(f"words.common.{evidence.commonness}")
