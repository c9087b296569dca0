"""Moves for random play, lively rather than good: some word, somewhere."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ludoteca.core import Dice, IllegalMove, Kind
from ludoteca.games.polywords.model import Defend, Write, Writing
from ludoteca.words.lexicon import Lexicon

if TYPE_CHECKING:
    from ludoteca.games.polywords.game import SeaGame

TRIES = 6
FEW_WAYS = 4


@lru_cache(maxsize=1 << 10)
def answers(words: Lexicon, category: str) -> tuple[int, ...]:
    """The ids of all that is right in a category, or can be argued about, in order."""
    return tuple(sorted(words.categories.right(category)))


@lru_cache(maxsize=1 << 12)
def by_length(words: Lexicon, category: str, initial: str) -> Mapping[int, Sequence[int]]:
    """The same by how many letters they have."""
    found: dict[int, list[int]] = {}
    for id_ in beginning(words, category, initial):
        found.setdefault(len(words.word(id_)), []).append(id_)
    return found


def beginning(words: Lexicon, category: str, initial: str) -> Sequence[int]:
    """Those of them that begin so: they stand together."""
    ids = answers(words, category)
    if not initial:
        return ids
    places = words.automaton.starting_with(initial)
    return ids[bisect_left(ids, places.start) : bisect_left(ids, places.stop)]


def some_word(words: Lexicon, kind: Kind, dice: Dice) -> str | None:
    """A word that fits what bounds the kind: `category`, `initial`, `letters` (how many)."""
    category = str(kind.params.get("category", ""))
    initial = str(kind.params.get("initial", ""))
    length = int(kind.params.get("letters", 0))
    if category:
        fitting = (
            by_length(words, category, initial).get(length, ())
            if length
            else beginning(words, category, initial)
        )
        return words.word(dice.pick(fitting)) if fitting else None
    for _ in range(TRIES):
        word = words.common.word(dice.below(len(words.common)))
        if word.startswith(initial) and length in (0, len(word)):
            return word
    return None


def some_claim(
    game: SeaGame[Any, Any, Any, Any, Any], state: Any, seat: int, kind: Kind, dice: Dice
) -> Writing | None:
    """Some word that the seat could say now."""
    words = game.words(state.options)
    for _ in range(TRIES):
        word = some_word(words, kind, dice)
        if word is None:
            continue
        claim = game.judged(state, seat, Write(word.lower(), path=()))
        try:
            return game.said(state, seat, claim)
        except IllegalMove:
            continue
    return None


def some_writing(
    game: SeaGame[Any, Any, Any, Any, Any], state: Any, seat: int, kind: Kind, dice: Dice
) -> Any | None:
    if kind.move == "defend":
        return Defend("…")
    for _ in range(TRIES):
        writing = some_claim(game, state, seat, kind, dice)
        paths = game.places(state, seat, writing, FEW_WAYS) if writing else ()
        if writing and paths:
            return Write(writing.text, path=dice.pick(paths))
    return None
