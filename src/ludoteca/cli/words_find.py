"""`ludoteca words find`: words by what is known of them."""

from __future__ import annotations

import re
from enum import StrEnum
from functools import reduce
from itertools import zip_longest
from operator import or_
from typing import Annotated, Literal

import typer
from msgspec import Struct
from rich.table import Table
from rich.text import Text

from ludoteca.cli.arguments import BadRequest, Json
from ludoteca.cli.screen import Screen
from ludoteca.cli.words_asked import (
    CategoryAsked,
    Spoken,
    UmlautsAs,
    WordsLanguage,
    commonness_in_words,
    kinds_in_words,
    language_from,
)
from ludoteca.text import Voice
from ludoteca.words.belonging import in_category
from ludoteca.words.evidence import evidence_of
from ludoteca.words.judgement import KIND_MARKS, CategoryJudgement, Evidence
from ludoteca.words.letters import LONGEST, Umlauts, normalised
from ludoteca.words.lexicon import Lexicon, lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.patterns import ANY, MANY

_STANDINGS = {"known": "words.standing-known", "arguable": "words.standing-arguable"}
_LENGTH = re.compile(r"(\d{1,2})|(\d{1,2})?-(\d{1,2})?")
_BETWEEN = re.compile(f"([{re.escape(ANY + MANY)}])")


class KindAsked(StrEnum):
    """The kinds of words, and a mark that is none."""

    ORDINARY = "ordinary"
    PLACE = "place"
    FIRST_NAME = "first-name"
    ABBREVIATION = "abbreviation"
    NAME = "name"
    PHRASE = "phrase"
    VULGAR = "vulgar"


_MARKS = {KindAsked(kind): mark for kind, mark in KIND_MARKS.items()}
_MARKS[KindAsked.VULGAR] = Mark.VULGAR


class Found(Struct, frozen=True):
    """What `--json` shows."""

    found: int
    """How many words fit, of which some are shown."""
    words: tuple[Evidence, ...]
    judged: tuple[CategoryJudgement, ...] = ()
    """Of each of these words, where a category was asked for."""


def command(  # noqa: PLR0913, PLR0917 - one for each option
    context: typer.Context,
    pattern: Annotated[
        str, typer.Argument(metavar="PATTERN", help="Letters; ? is any one, * any number of any.")
    ] = MANY,
    lang: WordsLanguage = None,
    length: Annotated[
        str, typer.Option(metavar="5|5-8|5-|-8", help="How many letters it has.")
    ] = f"1-{LONGEST}",
    letter: Annotated[str, typer.Option(metavar="LETTERS", help="What it begins with.")] = "",
    contains: Annotated[
        str, typer.Option(metavar="LETTERS", help="Letters that are in it, as often as here.")
    ] = "",
    commonness: Annotated[
        int,
        typer.Option(min=0, max=90, help="At least so common: 50 is very common, 20 rare."),
    ] = 0,
    kind: Annotated[
        list[KindAsked] | None,
        typer.Option(help="Only such words; repeat it for more. Vulgar ones come only by this."),
    ] = None,
    category: CategoryAsked = None,
    sort: Annotated[
        Literal["common", "alphabet"], typer.Option(help="The commonest first, or by letters.")
    ] = "common",
    limit: Annotated[int, typer.Option(min=1, help="Show so many at most.")] = 50,
    umlauts: UmlautsAs = "ae",
    as_json: Json = False,
    speak: Spoken = None,
) -> None:
    """List words by pattern, length, letters, commonness, kind and category."""
    screen: Screen = context.obj
    screen.speak(speak)
    language = language_from(screen, lang)
    words = lexicon(language, umlauts)
    wanted = reduce(or_, (_MARKS[each] for each in kind or ()), Mark.NONE)
    answers = None if category is None else words.categories.right(category)
    fitting = words.matching(
        _pattern(pattern, language, umlauts),
        begin=normalised(letter, language, umlauts) if letter else "",
        lengths=lengths_from(length),
        contains=normalised(contains, language, umlauts) if contains else "",
        commonness=commonness,
        wanted=wanted or None,
        unwanted=Mark.NONE if wanted & Mark.VULGAR else Mark.VULGAR,
    )
    with screen.patience("words.searching"):
        ids = [id_ for id_ in fitting if answers is None or id_ in answers]
        if sort == "common":
            ids = words.commonest_first(ids)
    found = Found(len(ids), *_found(words, ids[:limit], category))
    if as_json:
        screen.json(found)
    else:
        _show(screen, found)


def _found(
    words: Lexicon, ids: list[int], category: str | None
) -> tuple[tuple[Evidence, ...], tuple[CategoryJudgement, ...]]:
    shown = tuple(evidence_of(words, id_, words.word(id_)) for id_ in ids)
    if category is None:
        return shown, ()
    asked = words.categories[category]
    return shown, tuple(in_category(words, evidence.word, asked) for evidence in shown)


def lengths_from(text: str) -> range:
    """5 is from 5 to 5, 5- from 5 on, -8 up to 8."""
    read = _LENGTH.fullmatch(text)
    if read is None or text == "-":
        raise BadRequest("bad-length", given=text)
    exactly, least, most = read.groups()
    first = int(exactly or least or 1)
    return range(first, int(exactly or most or LONGEST) + 1)


def _pattern(text: str, language: str, umlauts: Umlauts) -> str:
    """What people write between the signs becomes letters."""
    pieces = _BETWEEN.split(text)
    return "".join(
        piece if piece in (ANY, MANY, "") else normalised(piece, language, umlauts)
        for piece in pieces
    )


def _show(screen: Screen, found: Found) -> None:
    voice = screen.voice
    if found.words:
        table = Table(voice("words.heading-word"), box=None, padding=(0, 3, 0, 0))
        table.add_column(voice("words.heading-letters"), justify="right")
        table.add_column(voice("words.heading-commonness"))
        table.add_column(voice("words.heading-standing" if found.judged else "words.heading-kinds"))
        for evidence, judged in zip_longest(found.words, found.judged):
            last = _kinds(voice, evidence) if judged is None else _standing(voice, judged)
            table.add_row(*_cells(voice, evidence), last)
        screen.show(table, "")
    shown = len(found.words)
    if shown < found.found:
        screen.say("words.first-of", shown=shown, n=found.found)
    else:
        screen.say("words.found", n=found.found)


def _standing(voice: Voice, judged: CategoryJudgement) -> str:
    said = voice(_STANDINGS[judged.verdict]) if judged.verdict != "unknown" else ""
    return f"{said}: {judged.note}" if judged.note else said


def _kinds(voice: Voice, evidence: Evidence) -> str:
    kinds = kinds_in_words(voice, evidence)
    return voice.several([kinds, voice("words.kind.vulgar")]) if evidence.vulgar else kinds


def _cells(voice: Voice, evidence: Evidence) -> tuple[str | Text, ...]:
    return (
        Text(", ".join(evidence.spellings), style="bold"),
        str(len(evidence.word)),
        commonness_in_words(voice, evidence),
    )
