"""Does a word belong to a category? *Known*, *arguable* or *unknown*, and how we know."""

from __future__ import annotations

from ludoteca.words.category import Answer, Category, Standing
from ludoteca.words.judgement import CategoryJudgement, CategoryVerdict
from ludoteca.words.lexicon import Lexicon

_VERDICTS: dict[Standing, CategoryVerdict] = {
    "plain": "known",
    "arguable": "arguable",
    "otherwise": "unknown",
}


def verdict_in(words: Lexicon, word: str, category: Category) -> CategoryVerdict:
    """The verdict alone, which takes much less than all that there is to say."""
    id_ = words.id_of(word)
    if id_ is None:
        return "unknown"
    answer = words.categories.answer(id_, category.id) or _inflected(words, id_, word, category)
    return "unknown" if answer is None else _VERDICTS[answer.standing]


def in_category(words: Lexicon, word: str, category: Category) -> CategoryJudgement:
    """What the dictionary's list of a category says of a word, A to Z."""
    id_ = words.id_of(word)
    if id_ is None:
        return CategoryJudgement(category=category.id, verdict="unknown")
    known_in = tuple(
        other
        for other, answer in words.categories.of(id_).items()
        if other != category.id and answer.standing == "plain"
    )
    answer = words.categories.answer(id_, category.id) or _inflected(words, id_, word, category)
    if answer is None:
        return CategoryJudgement(category=category.id, verdict="unknown", known_in=known_in)
    return CategoryJudgement(
        category=category.id,
        verdict=_VERDICTS[answer.standing],
        lemma=_lemma(words, answer, category),
        relation=answer.relation,
        note=answer.note,
        known_in=known_in,
    )


def _lemma(words: Lexicon, answer: Answer, category: Category) -> str | None:
    """What it is a form of, as the list writes it."""
    if answer.lemma == answer.id:
        return None
    lemma = words.categories.answer(answer.lemma, category.id)
    return words.spellings(answer.lemma)[0] if lemma is None else words.answer_text(lemma)


def _inflected(words: Lexicon, id_: int, word: str, category: Category) -> Answer | None:
    """A form that no list has, of a word that this one has."""
    if not category.inflected:
        return None
    lemma_id = words.lemma_id(id_, word)
    lemma = None if lemma_id is None else words.categories.answer(lemma_id, category.id)
    if lemma is None or lemma.standing == "otherwise":
        return None
    standing = lemma.standing if category.inflected == "plain" else category.inflected
    return Answer(
        id=id_,
        lemma=lemma.lemma,
        spelling=0,
        standing=standing,
        relation="form",
        note=lemma.note,
    )
