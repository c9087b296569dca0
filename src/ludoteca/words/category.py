"""A category of answers, as a dictionary's file tells of it: data only."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

Standing = Literal["plain", "arguable", "otherwise"]
"""How an answer stands in a category: nobody would object; a table may talk about it; or people
give it, and it is something else."""
STANDINGS: tuple[Standing, ...] = get_args(Standing)

Relation = Literal["", "plural", "form"]
"""What a word is to its answer: the answer itself, its plural, or some other form of it."""
RELATIONS: tuple[Relation, ...] = get_args(Relation)

Inflected = Literal["", "plain", "arguable"]
"""How a form stands whose lemma, as the dictionary has it, is an answer; empty: not at all. The
forms of most answers are listed; these are for verbs, which have dozens, and for adjectives."""


class Category(Struct, frozen=True, kw_only=True):
    """What one card asks for."""

    id: str
    """The same in all languages."""
    name: str
    """As a card prints it, in the language of the file."""
    counts: str
    """One line in that language: what counts, what does not, what can be argued about."""
    hard: bool = False
    open: bool = False
    """Nobody could list all of it (books, towns, names): a table decides more often."""
    inflected: Inflected = ""


class Answer(Struct, frozen=True, kw_only=True):
    """A word in a category. `id` and `lemma` are ids of the dictionary."""

    id: int
    lemma: int
    """The answer of which this is a form; its own id if it is none."""
    spelling: int
    """Which of the word's spellings is meant, by its place among them: Marco, and not marco."""
    standing: Standing
    relation: Relation = ""
    note: str = ""
    """In the dictionary's language: why a table may talk about it, or what it is instead."""
    typical: int = 0
    """From 1 on: what most people would say first, second, …; 0 for all others."""
