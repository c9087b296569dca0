"""Is this a word? The arbiter answers with evidence, and never says no to what it does not know.

A text is *refused* for its form alone: a sign that is no letter, no letter at all, too short, too
long. It is *known* if the dictionary has it, whole or word by word ("l'isola del tesoro"), and
*unknown* otherwise. Which known words *count* is the table's choice. Whether a word belongs to a
category is answered beside that, and in the same spirit (`belonging`).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from msgspec import Struct, structs

from ludoteca.words.belonging import in_category
from ludoteca.words.evidence import evidence_of, why_not
from ludoteca.words.form import shown, word_of
from ludoteca.words.judgement import Counting, Judgement, Part, Reason
from ludoteca.words.letters import LONGEST, NotAWordError, Umlauts
from ludoteca.words.lexicon import Lexicon, lexicon
from ludoteca.words.phrases import MOST_PIECES, Piece, covered, elided, pieces_of
from ludoteca.words.together import taken_apart

MOST_SUGGESTIONS = 5
LEAST_TO_SUGGEST, LEAST_FOR_TWO_SLIPS = 3, 5
"""Of a shorter word nearly every other is one slip away, or two."""
USUAL = Counting()
WITH_CATEGORY = Counting(
    first_names=True, abbreviations=True, names=True, phrases=True, answers=True
)


class _Case(Struct, frozen=True):
    """What is to be judged, and by what."""

    words: Lexicon
    language: str
    counting: Counting
    text: str
    word: str
    briefly: bool

    def knows(self, piece: Piece) -> bool:
        return elided(piece, self.language) or piece.word in self.words

    def id_of(self, piece: Piece) -> int | None:
        """None also for what only an apostrophe makes a word, whatever else is written so."""
        return None if elided(piece, self.language) else self.words.id_of(piece.word)

    def written(self, piece: Piece) -> str:
        return self.text[piece.begin : piece.end]


def judge(
    text: str,
    language: str,
    *,
    umlauts: Umlauts = "ae",
    counting: Counting | None = None,
    category: str | None = None,
    words: Lexicon | None = None,
    briefly: bool = False,
) -> Judgement:
    """What we know of a text as a word of a language, whether it counts at a table, and, where a
    category is asked for, whether it belongs there.

    Unless `counting` says otherwise names and several words count where there is a category, for a
    card may ask for them, and not elsewhere. `words` is the dictionary to look it up in, if not
    ours. `briefly` is without evidence and without what may have been meant, which take longest.
    """
    words = lexicon(language, umlauts) if words is None else words
    if counting is None:
        counting = USUAL if category is None else WITH_CATEGORY
    found = _judged(text, language, umlauts, counting, words, briefly)
    if category is None:
        return found
    answers = words.categories[category]  # refused here where there is none, whatever the text
    if not found.word:
        return found
    return structs.replace(found, category=in_category(words, found.word, answers))


def _judged(
    text: str,
    language: str,
    umlauts: Umlauts,
    counting: Counting,
    words: Lexicon,
    briefly: bool,
) -> Judgement:
    seen = shown(text)
    try:
        word = word_of(text, language, umlauts, counting.shortest)
    except NotAWordError as error:
        reason = Reason(code=error.code, params=error.params)
        return Judgement(language=language, text=seen, verdict="refused", reason=reason)
    case = _Case(words, language, counting, seen, word, briefly)
    id_ = words.id_of(word)
    if id_ is not None and briefly:
        return _known_briefly(case, id_)
    pieces = pieces_of(seen, language, umlauts)
    if id_ is not None:
        return _known(case, id_, pieces)
    if 1 < len(pieces) <= MOST_PIECES:
        return _phrase(case, covered(pieces, case.knows))
    return _unknown(case)


def _known(case: _Case, id_: int, pieces: list[Piece]) -> Judgement:
    """The letters are one word of the dictionary, which may be written otherwise (*c'è*, CE)."""
    evidence = evidence_of(case.words, id_, case.word)
    reason = why_not(case.words.all_marks[id_], case.counting, evidence.spellings[0])
    return Judgement(
        language=case.language,
        text=case.text,
        verdict="known",
        word=case.word,
        counts=reason is None,
        reason=reason,
        evidence=evidence,
        parts=_elided_parts(case, id_, pieces),
    )


def _known_briefly(case: _Case, id_: int) -> Judgement:
    reason = why_not(case.words.all_marks[id_], case.counting, case.word)
    return Judgement(
        language=case.language,
        text=case.text,
        verdict="known",
        word=case.word,
        counts=reason is None,
        reason=reason,
    )


def _elided_parts(case: _Case, id_: int, pieces: list[Piece]) -> tuple[Part, ...]:
    """What was written with an apostrophe that the word itself has not: c' and è."""
    written = case.text.casefold().replace("\u2019", "'")
    if written in {spelling.casefold() for spelling in case.words.spellings(id_)}:
        return ()
    some = any(elided(piece, case.language) for piece in pieces)
    known = len(pieces) <= MOST_PIECES and all(map(case.knows, pieces))
    return tuple(_part(case, piece) for piece in pieces) if some and known else ()


def _unknown(case: _Case) -> Judgement:
    return Judgement(
        language=case.language,
        text=case.text,
        verdict="unknown",
        word=case.word,
        reason=Reason(code="unknown-word", params={"word": case.text}),
        suggestions=tuple(_suggested(case, case.word)) or _written_together(case),
    )


def _written_together(case: _Case) -> tuple[str, ...]:
    """Several words whose spaces were left out."""
    if case.briefly:
        return ()
    found = taken_apart(case.word, case.language, case.words)
    return () if found is None else (found,)


def _suggested(case: _Case, word: str) -> list[str]:
    """How words one slip away are written, or common words two slips away; only such as would
    count, and nothing rude.
    """
    if case.briefly or not LEAST_TO_SUGGEST <= len(word) <= LONGEST + 1:
        return []
    found = _polite(case, word, case.words.near(word))
    if found or len(word) < LEAST_FOR_TWO_SLIPS:
        return found
    return _polite(case, word, case.words.within_two(word))


def _polite(case: _Case, word: str, ids: Iterable[int]) -> list[str]:
    polite = structs.replace(case.counting, vulgar=False)
    counting = (id_ for id_ in ids if why_not(case.words.all_marks[id_], polite, word) is None)
    return [case.words.spellings(id_)[0] for id_ in islice(counting, MOST_SUGGESTIONS)]


def _phrase(case: _Case, pieces: list[Piece]) -> Judgement:
    """Of a text of several words, of which the dictionary does not have the whole."""
    unknown = [piece for piece in pieces if not case.knows(piece)]
    reason = _phrase_unknown(case, unknown) if unknown else _phrase_why_not(case, pieces)
    return Judgement(
        language=case.language,
        text=case.text,
        verdict="unknown" if unknown else "known",
        word=case.word,
        counts=reason is None,
        reason=reason,
        parts=tuple(_part(case, piece) for piece in pieces),
        suggestions=_phrase_suggested(case, unknown) if unknown else (),
    )


def _part(case: _Case, piece: Piece) -> Part:
    id_ = case.id_of(piece)
    return Part(
        text=case.text[piece.begin : piece.end + piece.apostrophe_behind],
        known=case.knows(piece),
        evidence=None if id_ is None else evidence_of(case.words, id_, piece.word),
    )


def _phrase_unknown(case: _Case, unknown: list[Piece]) -> Reason:
    return Reason(code="unknown-word", params={"word": case.written(unknown[0])})


def _phrase_why_not(case: _Case, pieces: list[Piece]) -> Reason | None:
    """The table wants words one by one, or one of them does not count there."""
    if not case.counting.phrases:
        return Reason(code="several-words", params={"word": case.text})
    for piece in pieces:
        id_ = case.id_of(piece)
        if id_ is not None:
            reason = why_not(case.words.all_marks[id_], case.counting, case.written(piece))
            if reason is not None:
                return reason
    return None


def _phrase_suggested(case: _Case, unknown: list[Piece]) -> tuple[str, ...]:
    """A single word that all of it may be; else, if one part alone is unknown, the text with
    another in its place.
    """
    whole = _suggested(case, case.word)
    if whole or len(unknown) > 1:
        return tuple(whole)
    (piece,) = unknown
    before, behind = case.text[: piece.begin], case.text[piece.end :]
    return tuple(before + other + behind for other in _suggested(case, piece.word))
