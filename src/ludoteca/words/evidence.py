"""What a dictionary says of one of its words, in terms that people understand."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core.errors import Param
from ludoteca.words.judgement import KIND_MARKS, STEPS, Counting, Evidence, Reason, Step
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark

LEAST = (50, 40, 30, 20)
"""From where on a word is very common, common, less common, rare, in tenths of the zipf scale:
once in ten thousand words, in a hundred thousand, in a million, in ten million. What is seen less
often, or was never seen, is very rare."""

# As plain numbers: flags are several times slower, and this is asked for every suggestion.
_MARKS = tuple((kind, mark.value) for kind, mark in KIND_MARKS.items())
_ORDINARY, _PLACE, _FIRST_NAME, _ABBREVIATION, _NAME, _PHRASE = (mark for _, mark in _MARKS)
_ANY = sum(mark for _, mark in _MARKS)
_VULGAR = Mark.VULGAR.value
_ONLY = (
    (_PLACE, Reason(code="only-a-place")),
    (_FIRST_NAME, Reason(code="only-a-first-name")),
    (_NAME, Reason(code="only-a-name")),
    (_PHRASE, Reason(code="several-words")),
    (_ABBREVIATION, Reason(code="only-an-abbreviation")),
)
_ANSWER = Reason(code="only-an-answer")


def step_of(commonness: int) -> Step:
    """One of the five steps for a commonness in tenths of zipf."""
    return STEPS[sum(commonness < least for least in LEAST)]


def evidence_of(lexicon: Lexicon, id_: int, word: str) -> Evidence:
    """Of the word with this id."""
    marks = lexicon.all_marks[id_]
    commonness = lexicon.commonnesses[id_]
    return Evidence(
        word=word,
        spellings=lexicon.spellings(id_, word),
        kinds=tuple(kind for kind, mark in _MARKS if marks & mark) or ("answer",),
        vulgar=bool(marks & _VULGAR),
        commonness=step_of(commonness),
        zipf=commonness / 10,
        lemma=lexicon.lemma(id_, word),
        lists=lexicon.lists(id_),
    )


def why_not(marks: int, counting: Counting, word: str) -> Reason | None:
    """Why a word with these marks does not count at a table, or None if it does."""
    said: dict[str, Param] = {"word": word}
    if marks & _VULGAR and not counting.vulgar:
        return Reason(code="vulgar-word", params=said)
    if (
        marks & _ORDINARY
        or (marks & _PLACE and counting.places)
        or (marks & _FIRST_NAME and counting.first_names)
        or (marks & _ABBREVIATION and counting.abbreviations)
        or (marks & _NAME and counting.names)
        or (marks & _PHRASE and counting.phrases)
        or (not marks & _ANY and counting.answers)
    ):
        return None
    reason = next((reason for mark, reason in _ONLY if marks & mark), _ANSWER)
    return replace(reason, params=said)
