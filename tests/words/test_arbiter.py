"""The arbiter: known, unknown or refused, with evidence, and never a no."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from ludoteca.core import LudotecaError
from ludoteca.core.errors import Param
from ludoteca.words.arbiter import judge
from ludoteca.words.evidence import step_of
from ludoteca.words.judgement import Counting, Judgement, Reason
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry, packed
from tests.words.making import lexicon_of
from tests.words.small import small

PHRASES = Counting(phrases=True)


@cache
def opened(file: str) -> Lexicon:
    return small(file)


def judged(text: str, language: str = "it", counting: Counting = PHRASES) -> Judgement:
    return judge(text, language, counting=counting, words=opened(language))


def reason(judgement: Judgement) -> str | None:
    return None if judgement.reason is None else judgement.reason.code


# What is known


def test_a_known_word_comes_with_its_evidence() -> None:
    judgement = judged("andiamo")
    assert (judgement.verdict, judgement.word, judgement.counts) == ("known", "ANDIAMO", True)
    evidence = judgement.evidence
    assert evidence is not None
    assert evidence.lemma == "andare"
    assert evidence.lists == ("Vocabolario",)
    assert evidence.kinds == ("ordinary",)
    assert (evidence.commonness, evidence.zipf) == ("very-common", 5.1)
    assert not evidence.vulgar
    assert judgement.reason is None
    assert judgement.suggestions == ()
    assert judgement.category is None


@pytest.mark.parametrize("text", ["VERITA", "verità", "verita\u0300", " Verità ", "ve-ri-tà"])
def test_however_it_is_written_it_is_one_word_shown_as_people_write_it(text: str) -> None:
    judgement = judged(text)
    assert judgement.word == "VERITA"
    assert judgement.evidence is not None
    assert judgement.evidence.spellings == ("verità",)


def test_all_spellings_of_a_word_are_told() -> None:
    evidence = judged("PERO").evidence
    assert evidence is not None
    assert evidence.spellings == ("però", "pero")


@pytest.mark.parametrize(
    ("text", "file", "umlauts", "spelling"),
    [
        ("grün", "de", "ae", "grün"),
        ("gruen", "de", "ae", "grün"),
        ("grün", "de-a", "a", "grün"),
        ("grun", "de-a", "a", "grün"),
        ("STRASSE", "de", "ae", "Straße"),
        ("œuf", "fr", "ae", "œuf"),
        ("oeuf", "fr", "ae", "œuf"),
    ],
)
def test_letters_of_each_language(text: str, file: str, umlauts: str, spelling: str) -> None:
    judgement = judge(text, file[:2], umlauts=umlauts, words=opened(file))  # type: ignore[arg-type]
    assert judgement.evidence is not None
    assert judgement.evidence.spellings[0] == spelling


@pytest.mark.parametrize(
    ("tenths", "step"),
    [
        (70, "very-common"), (50, "very-common"), (49, "common"), (40, "common"),
        (39, "less-common"), (30, "less-common"), (29, "rare"), (20, "rare"),
        (19, "very-rare"), (0, "very-rare"),
    ],
)  # fmt: skip
def test_how_common_in_five_steps(tenths: int, step: str) -> None:
    assert step_of(tenths) == step


# What counts


@pytest.mark.parametrize(
    ("text", "counting", "code"),
    [
        ("Arezzo", Counting(), None),
        ("Arezzo", Counting(places=False), "only-a-place"),
        ("Anna", Counting(), "only-a-first-name"),
        ("Anna", Counting(first_names=True), None),
        ("Rai", Counting(), "only-an-abbreviation"),
        ("Rai", Counting(abbreviations=True), None),
        ("Rosa", Counting(), None),
        ("cazzo", Counting(), None),
        ("cazzo", Counting(vulgar=False), "vulgar-word"),
    ],
)
def test_the_table_says_which_kinds_count(text: str, counting: Counting, code: str | None) -> None:
    judgement = judged(text, counting=counting)
    assert judgement.verdict == "known"
    assert (judgement.counts, reason(judgement)) == (code is None, code)
    if judgement.reason:
        assert judgement.evidence is not None
        assert judgement.reason.params == {"word": judgement.evidence.spellings[0]}


def test_kinds_are_told_all() -> None:
    evidence = judged("rosa").evidence
    assert evidence is not None
    assert evidence.kinds == ("ordinary", "first-name")
    rude = judged("cazzo").evidence
    assert rude is not None
    assert (rude.kinds, rude.vulgar) == (("ordinary",), True)


# What is not known


def test_the_unknown_is_not_refused_and_one_slip_is_seen() -> None:
    judgement = judged("tesorro")
    assert (judgement.verdict, judgement.word, judgement.counts) == ("unknown", "TESORRO", False)
    assert judgement.reason == Reason("unknown-word", {"word": "tesorro"})
    assert judgement.suggestions == ("tesoro",)
    assert judgement.evidence is None


def test_suggestions_come_commonest_first_as_people_write_them() -> None:
    assert judged("caro" + "x").suggestions == ("caro",)
    assert judged("carvo").suggestions == ("caro", "carro", "cavo", "carto")
    assert judged("vrità").suggestions == ("verità",)


def test_nothing_rude_is_suggested_and_nothing_that_does_not_count() -> None:
    assert judged("cozzo").suggestions == ("cozza",)
    assert judged("annna", counting=Counting()).suggestions == ()
    assert judged("annna", counting=Counting(first_names=True)).suggestions == ("Anna",)


def test_five_suggestions_at_most_and_none_for_the_shortest() -> None:
    words = small_of("CASA", "CARA", "CAPA", "CATA", "CAVA", "CANA", "CAMA", "LA", "LI")
    assert len(judge("caza", "it", words=words).suggestions) == 5
    assert judge("lu", "it", words=words).suggestions == ()


def small_of(*words: str) -> Lexicon:
    entries = [Entry(word, commonness=40, marks=Mark.ORDINARY) for word in words]
    return Lexicon(bytearray(packed(entries, "it")))


def test_longer_than_any_dictionary_is_unknown_and_not_refused() -> None:
    judgement = judged("precipitevolissimevolmente")
    assert (judgement.verdict, judgement.suggestions) == ("unknown", ())


# Several words


def parts(judgement: Judgement) -> list[tuple[str, bool]]:
    return [(part.text, part.known) for part in judgement.parts]


@pytest.mark.parametrize("apostrophe", ["'", "\u2019", "\u02bc", "`", "\u00b4"])
def test_words_written_together_are_known_if_each_is(apostrophe: str) -> None:
    judgement = judged(f"l{apostrophe}isola del tesoro")
    assert (judgement.verdict, judgement.word) == ("known", "LISOLADELTESORO")
    assert judgement.counts
    assert parts(judgement) == [
        (f"l{apostrophe}", True), ("isola", True), ("del", True), ("tesoro", True)
    ]  # fmt: skip
    assert judgement.evidence is None
    told = [part.evidence and part.evidence.commonness for part in judgement.parts]
    assert told == [None, "common", "very-common", "common"]


def test_where_words_come_one_by_one_it_does_not_count() -> None:
    judgement = judged("l'isola", counting=Counting())
    assert (judgement.verdict, judgement.counts) == ("known", False)
    assert reason(judgement) == "several-words"


def test_without_spaces_it_is_one_unknown_word() -> None:
    assert judged("lisoladeltesoro").verdict == "unknown"
    assert judged("lisoladeltesoro").parts == ()


def test_an_article_needs_its_apostrophe() -> None:
    assert parts(judged("l isola")) == [("l", False), ("isola", True)]


def test_a_wrong_part_is_named_and_mended() -> None:
    judgement = judged("l'isola del tesorro")
    assert judgement.verdict == "unknown"
    assert judgement.reason == Reason("unknown-word", {"word": "tesorro"})
    assert parts(judgement)[-1] == ("tesorro", False)
    assert judgement.suggestions == ("l'isola del tesoro",)


def test_a_part_that_does_not_count_takes_the_whole_with_it() -> None:
    assert reason(judged("la rosa di Anna")) == "only-a-first-name"
    names = Counting(phrases=True, first_names=True)
    assert judged("la rosa di Anna", counting=names).counts


def test_what_the_dictionary_has_as_a_whole_is_one_word() -> None:
    for text in ("aujourd'hui", "aujourd\u2019hui", "AUJOURDHUI"):
        judgement = judged(text, "fr", Counting())
        assert (judgement.counts, judgement.parts) == (True, ())
        assert judgement.word == "AUJOURDHUI"
    assert parts(judged("le journal d'aujourd'hui", "fr"))[1:] == [
        ("journal", True), ("d'", True), ("aujourd'hui", True)
    ]  # fmt: skip


def test_words_are_not_put_together_over_a_space() -> None:
    """ "a mare" at the end of something longer is no form of "amare"."""
    assert parts(judged("la rosa a mare")) == [
        ("la", True), ("rosa", True), ("a", True), ("mare", True)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "language", "counting"),
    [
        ("wie geht's", "de", PHRASES),
        ("Noah's ark", "en", Counting(phrases=True, first_names=True)),
        ("île d'œuf", "fr", PHRASES),
    ],
)
def test_what_an_apostrophe_shortens_in_each_language(
    text: str, language: str, counting: Counting
) -> None:
    assert judged(text, language, counting).counts


def test_a_text_of_very_many_words_is_just_unknown() -> None:
    judgement = judged(" ".join(["la"] * 30))
    assert (judgement.verdict, judgement.parts) == ("unknown", ())


# Refused by form


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("a1", "not-a-letter", {"character": "1"}),
        ("tre & due", "not-a-letter", {"character": "&"}),
        ("привет", "not-a-letter", {"character": "П"}),
        ("ro\x00sa", "not-a-letter", {"character": "U+0000"}),
        ("\x1b[31mrosa", "not-a-letter", {"character": "U+001B"}),
        ("rosa\u202e", "not-a-letter", {"character": "U+202E"}),
        ("\ud800", "not-a-letter", {"character": "U+D800"}),
        ("", "no-letters", {}),
        (" -' ", "no-letters", {}),
        ("a", "word-too-short", {"least": 2}),
        ("a" * 65, "word-too-long", {"most": 64}),
        ("a" * 1_000_000, "word-too-long", {"most": 64}),
        ("-" * 201, "word-too-long", {"most": 64}),
    ],
)
def test_what_cannot_be_a_word_is_refused_with_a_code(
    text: str, code: str, params: dict[str, Param]
) -> None:
    judgement = judged(text)
    assert (judgement.verdict, judgement.word, judgement.counts) == ("refused", "", False)
    assert judgement.reason == Reason(code, params)
    assert len(judgement.text) <= 200
    assert judgement.text.isprintable()


def test_single_letters_are_words_where_a_table_wants_them() -> None:
    assert judged("a", counting=Counting(shortest=1)).counts


def test_a_language_that_we_have_no_dictionary_of_is_refused() -> None:
    with pytest.raises(LudotecaError, match="unknown-language"):
        judge("rosa", "xx")


@pytest.mark.parametrize("text", ["rosa", "l'isola", "tesorro", "a1", "\ud800"])
def test_judgements_survive_the_wire(text: str) -> None:
    judgement = judged(text)
    assert msgspec.json.decode(msgspec.json.encode(judgement), type=Judgement) == judgement


# What may have been meant


def suggested(text: str, language: str = "it") -> tuple[str, ...]:
    return judged(text, language).suggestions


def test_two_slips_are_forgiven_where_one_would_not_do() -> None:
    assert suggested("verrittà") == ("verità",)
    assert suggested("tesoor") == ("tesoro",)
    assert suggested("vxyztà") == ()
    assert suggested("qaro")[:2] == ("caro",)[:2]


def test_only_common_words_are_two_slips_away() -> None:
    """MAZZANCOLLE is rare: who writes something like it may mean anything."""
    assert suggested("mazzancoglle") == ("mazzancolle",)
    assert suggested("mazzanqoglle") == ()


def test_words_written_together_are_taken_apart() -> None:
    assert suggested("isoladeltesoro") == ("isola del tesoro",)
    assert suggested("lisoladeltesoro") == ("l'isola del tesoro",)
    assert suggested("maretesoro") == ("mare tesoro",)
    assert suggested("marexyztesoro") == ()


def test_an_apostrophe_that_the_word_has_not_is_explained() -> None:
    judgement = judge("d'A", "it", words=lexicon_of("A", "DA"))
    assert (judgement.verdict, judgement.word) == ("known", "DA")
    assert [(part.text, part.known) for part in judgement.parts] == [("d'", True), ("A", True)]
    assert judge("da", "it", words=lexicon_of("A", "DA")).parts == ()


def test_names_and_several_words_do_not_count_unless_a_table_wants_them() -> None:
    words = lexicon_of(
        Entry("ZEUS", ("Zeus",), 35, Mark.NAME),
        Entry("STELLAALPINA", ("stella alpina",), 22, Mark.PHRASE),
    )
    for text, code in (("Zeus", "only-a-name"), ("stella alpina", "several-words")):
        assert reason(judge(text, "it", words=words)) == code
        assert judge(text, "it", words=words, counting=Counting(names=True, phrases=True)).counts


def test_what_is_only_an_answer_to_a_category_does_not_count_unless_a_table_wants_it() -> None:
    words = lexicon_of(Entry("KEA", marks=Mark.NONE))
    judgement = judge("kea", "it", words=words)

    assert judgement.evidence is not None
    assert (judgement.evidence.kinds, reason(judgement)) == (("answer",), "only-an-answer")
    assert judge("kea", "it", words=words, counting=Counting(answers=True)).counts
