"""How a game of LETTER stands and ends (LE-E1, LE-E2)."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core import Outcome, Score, ScoreLine
from ludoteca.games.letter.counting import bonus
from ludoteca.games.letter.letter.model import LetterState, Scoring


def score(words: Sequence[str], scoring: Scoring) -> Score:
    """The three ways of the rulebook; the second one counts different letters in Italian."""
    letters = sum(map(len, words))
    if scoring == "words":
        return Score.of(ScoreLine("words", len(words), len(words)))
    if scoring == "letters":
        return Score.of(ScoreLine("letters", letters, letters))
    if scoring == "different":
        different = len(set("".join(words)))
        return Score.of(ScoreLine("different-letters", different, different))
    long = [word for word in words if bonus(word)]
    extra = sum(map(bonus, long))
    return Score.of(
        ScoreLine("letters", letters, letters), ScoreLine("long-words", len(long), extra)
    )


def standing(words: Sequence[str], scoring: Scoring) -> tuple[int, ...]:
    """What seats are ranked by: the score, and what breaks ties."""
    total = score(words, scoring).total
    if scoring == "words":
        return total, sum(map(len, words))
    return total, len(words), max(map(len, words), default=0)


def sheets(state: LetterState) -> list[list[str]]:
    """The words that each seat has written."""
    found: list[list[str]] = [[] for _ in state.hands]
    for writing in state.written:
        found[writing.seat].append(writing.word)
    return found


def scores(state: LetterState) -> tuple[Score, ...]:
    return tuple(score(words, state.options.scoring) for words in sheets(state))


def outcome(state: LetterState) -> Outcome | None:
    if state.phase != "over":
        return None
    ranked = [standing(words, state.options.scoring) for words in sheets(state)]
    return Outcome.best_first("agreed" if state.ended == "agreed" else "quiet-round", ranked)
