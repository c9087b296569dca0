"""`ludoteca words judge`: is this a word, and how do we know?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from ludoteca.cli.arguments import Json
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
from ludoteca.words.arbiter import judge
from ludoteca.words.categories import Categories
from ludoteca.words.category import Relation
from ludoteca.words.judgement import CategoryJudgement, Evidence, Judgement, Part, Reason
from ludoteca.words.lexicon import lexicon

KNOWN, DOUBTED, REFUSED = "green", "yellow", "red"
_KNOWN_AS: dict[Relation, str] = {
    "": "words.category-known",
    "plural": "words.category-plural",
    "form": "words.category-form",
}


def command(
    context: typer.Context,
    texts: Annotated[
        list[str],
        typer.Argument(metavar="WORD…", help="Words, each as people write it or in capitals."),
    ],
    lang: WordsLanguage = None,
    category: CategoryAsked = None,
    umlauts: UmlautsAs = "ae",
    as_json: Json = False,
    speak: Spoken = None,
) -> None:
    """Say what the arbiter knows of a word: known, unknown or refused, and why; and whether it
    belongs to a category, if you name one.

    Quote what has spaces or an apostrophe: "l'isola del tesoro". Leaves with 0 whatever the answer
    is.
    """
    screen: Screen = context.obj
    screen.speak(speak)
    language = language_from(screen, lang)
    judgements = [judge(text, language, umlauts=umlauts, category=category) for text in texts]
    categories = lexicon(language, umlauts).categories
    if as_json:
        screen.json(judgements)
        return
    for number, judgement in enumerate(judgements):
        if number:
            screen.show("")
        screen.show(title(judgement))
        said = [*lines(screen.voice, judgement)]
        if judgement.category is not None:
            said += category_lines(screen.voice, judgement.category, categories)
        for line in said:
            screen.show(Padding(line, (0, 0, 0, 2), expand=False))


def title(judgement: Judgement) -> Text:
    evidence = judgement.evidence
    # What has parts is shown as it was asked: c'è is not spelt ce.
    spellings = (judgement.text,) if evidence is None or judgement.parts else evidence.spellings
    written = ", ".join(spellings)
    return Text.assemble((written, "bold"), ("  " + judgement.word, "dim"))


def lines(voice: Voice, judgement: Judgement) -> Iterator[Text]:
    """The answer in sentences."""
    if judgement.evidence:
        yield from _evidence(voice, judgement.evidence)
    elif judgement.verdict == "known":
        yield Text(voice("words.phrase"), KNOWN)
    for part in judgement.parts:
        yield Text(_part(voice, part))
    if judgement.reason:
        style = REFUSED if judgement.verdict == "refused" else DOUBTED
        yield Text(_reason(voice, judgement.reason), style)
    if judgement.suggestions:
        yield Text(voice("words.suggestions", others=", ".join(judgement.suggestions)))


def _evidence(voice: Voice, evidence: Evidence) -> Iterator[Text]:
    told = {
        "kinds": kinds_in_words(voice, evidence),
        "commonness": commonness_in_words(voice, evidence),
    }
    yield Text(voice("words.known", **told), KNOWN)
    if evidence.vulgar:
        yield Text(voice("words.rude"), DOUBTED)
    if evidence.lemma is not None:
        yield Text(voice("words.lemma", lemma=evidence.lemma))
    if evidence.lists:
        yield Text(voice("words.lists", lists=", ".join(evidence.lists)), "dim")


def _part(voice: Voice, part: Part) -> str:
    if not part.known:
        return voice("words.part-unknown", part=part.text)
    if part.evidence is None:
        return voice("words.part-elided", part=part.text)
    kinds = kinds_in_words(voice, part.evidence)
    commonness = commonness_in_words(voice, part.evidence)
    return voice("words.part", part=part.text, kinds=kinds, commonness=commonness)


def _reason(voice: Voice, reason: Reason) -> str:
    return voice(f"error.{reason.code}", **reason.params)


def category_lines(
    voice: Voice, found: CategoryJudgement, categories: Categories
) -> Iterator[Text]:
    """Whether it belongs to a category, and to which others."""
    style = KNOWN if found.verdict == "known" else DOUBTED
    said = {"category": categories[found.category].name}
    if found.verdict == "known":
        yield Text(voice(_KNOWN_AS[found.relation], **said, lemma=found.lemma or ""), style)
    elif found.verdict == "arguable":
        yield Text(_arguable(voice, found, said), style)
    elif found.note:
        yield Text(voice("words.category-doubted", **said, note=found.note), style)
    else:
        yield Text(voice("words.category-unknown", **said), style)
    if found.known_in:
        names = [categories[other].name for other in found.known_in]
        yield Text(voice("words.category-others", lists=", ".join(names)), "dim")


def _arguable(voice: Voice, found: CategoryJudgement, said: dict[str, str]) -> str:
    if found.note:
        return voice("words.category-arguable-note", **said, note=found.note)
    if found.lemma:
        return voice("words.category-arguable-form", **said, lemma=found.lemma)
    return voice("words.category-arguable", **said)
