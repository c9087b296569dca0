"""Naming a word: what a player claims, and what the dictionary says to it (CO-2, LE-W1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from ludoteca.core import IllegalMove, Move, Options
from ludoteca.core.options import Asked
from ludoteca.games.letter.layout import Tile
from ludoteca.games.letter.pieces import LETTER_TILES
from ludoteca.words.arbiter import judge
from ludoteca.words.form import MOST_SIGNS, word_of
from ludoteca.words.judgement import Counting
from ludoteca.words.letters import NotAWordError, Umlauts
from ludoteca.words.lexicon import Lexicon

SHORTEST = 2
"""Letters of a word, at least (LE-T2)."""

Language = Literal["en", "it", "de", "fr"]
Dictionaries = Callable[[str, Umlauts], Lexicon]
"""Opens the dictionary of a language."""


class WordOptions(Options, frozen=True):
    """What all games of the box let a table choose."""

    language: Annotated[Language, Asked(first=True)] = "en"
    """Of the tiles and of the dictionary (LE-C3)."""
    umlauts: Annotated[Umlauts, Asked(group="words", when={"language": "de"})] = "ae"
    """In German: Ä is AE, or A (LE-C3)."""
    board: Annotated[int, Meta(ge=12, le=24), Asked(group="tiles")] = 18
    """Fields of the grid, in each direction (LE-C1)."""
    turning: Annotated[bool, Asked(group="tiles")] = False
    """Whether tiles may be turned by 90° (LE-C2)."""
    geography: Annotated[bool, Asked(group="words")] = True
    first_names: Annotated[bool, Asked(group="words")] = False


class Claim(Move, frozen=True):
    """Name a word that can be read on the board."""

    text: Annotated[str, Meta(max_length=MOST_SIGNS)]
    """As the player writes it."""
    path: Annotated[tuple[Tile, ...], Meta(max_length=LETTER_TILES)] = ()
    """The tiles it is read along, if the player says so; else we look for them."""
    word: str = ""
    """Attested: what the text is for the rules, A to Z."""
    verdict: Literal["", "known", "unknown", "refused"] = ""
    """Attested: whether the dictionary has it; a text that is no word by its form is refused."""
    reason: str = ""
    """Attested: why it does not count, as the code of a refusal; empty if it does."""


def attested(claim: Claim, options: WordOptions, dictionaries: Dictionaries) -> Claim:
    """With what the table's dictionary says."""
    found = judge(
        claim.text,
        options.language,
        umlauts=options.umlauts,
        counting=Counting(
            places=options.geography, first_names=options.first_names, shortest=SHORTEST
        ),
        words=dictionaries(options.language, options.umlauts),
    )
    reason = found.reason.code if found.reason else ""
    return replace(claim, word=found.word, verdict=found.verdict, reason=reason)


def check_form(claim: Claim, options: WordOptions) -> None:
    """Refuse what is no word whatever a dictionary says: no letters, too short, too long."""
    if not claim.word:
        try:
            word_of(claim.text, options.language, options.umlauts, SHORTEST)
        except NotAWordError as error:
            raise IllegalMove(error.code, **error.params) from None
        raise IllegalMove("not-attested")


def check_counts(claim: Claim) -> None:
    """Refuse a word that the dictionary has, but that does not count at this table."""
    if claim.verdict == "known" and claim.reason:
        raise IllegalMove(claim.reason, word=claim.text)
