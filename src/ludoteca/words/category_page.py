"""A category as players may read of it: its line and some answers, never all of them."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.words.category import Category
from ludoteca.words.lexicon import Lexicon


class CategoryPage(Struct, frozen=True):
    category: Category
    typical: tuple[str, ...]
    """What most people would say, as people write it."""
    answers: int
    """How many the list has that are right or can be argued about, their forms not counted."""


def page_of(words: Lexicon, category: str) -> CategoryPage:
    found = words.categories[category]
    typical = words.categories.typical(category)
    return CategoryPage(
        category=found,
        typical=tuple(map(words.answer_text, typical)),
        answers=sum(
            answer.id == answer.lemma and answer.standing != "otherwise"
            for answer in words.categories.answers(category)
        ),
    )
