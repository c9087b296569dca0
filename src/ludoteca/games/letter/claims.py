"""Naming a word: what a player claims, and which words count at a table (LE-W1)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ludoteca.core import Move
from ludoteca.core.options import Asked
from ludoteca.games.letter.layout import Tile
from ludoteca.games.letter.pieces import LETTER_TILES
from ludoteca.words.asking import Attested, LanguageOptions
from ludoteca.words.form import MOST_SIGNS
from ludoteca.words.judgement import Counting

SHORTEST = 2
"""Letters of a word, at least (LE-T2)."""
BY_ARBITER = frozenset(
    ("only-a-first-name", "only-a-name", "only-an-abbreviation", "only-an-answer")
)
"""LE-W1: what a list calls one of these is for the table's arbiter, like an unknown word."""


class WordOptions(LanguageOptions, frozen=True):
    """What all games of the box let a table choose; the language is also that of the tiles
    (LE-C3).
    """

    board: Annotated[int, Meta(ge=12, le=24), Asked(group="tiles")] = 18
    """Fields of the grid, in each direction (LE-C1)."""
    turning: Annotated[bool, Asked(group="tiles")] = False
    """Whether tiles may be turned by 90° (LE-C2)."""
    geography: Annotated[bool, Asked(group="words")] = True
    first_names: Annotated[bool, Asked(group="words")] = False


def counting(options: WordOptions) -> Counting:
    """LE-W1, as far as the table chooses it."""
    return Counting(places=options.geography, first_names=options.first_names, shortest=SHORTEST)


class Claim(Move, frozen=True):
    """Name a word that can be read on the board."""

    text: Annotated[str, Meta(max_length=MOST_SIGNS)]
    """As the player writes it."""
    path: Annotated[tuple[Tile, ...], Meta(max_length=LETTER_TILES)] = ()
    """The tiles it is read along, if the player says so; else we look for them."""
    word: str = ""
    """Attested: what the text is for the rules, A to Z."""
    verdict: Attested = ""
    """Attested: whether the dictionary has it; a text that is no word by its form is refused."""
    reason: str = ""
    """Attested: why it does not count, as the code of a refusal; empty if it does."""
