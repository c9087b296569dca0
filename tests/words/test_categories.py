"""What the arbiter says of a word in a category, from a dictionary that a test wrote."""

from __future__ import annotations

import pytest

from ludoteca.words.arbiter import judge
from ludoteca.words.belonging import verdict_in
from ludoteca.words.categories import UnknownCategoryError
from ludoteca.words.category_page import page_of
from ludoteca.words.judgement import CategoryJudgement, Counting
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.pack import packed
from ludoteca.words.wordfile import BadWordFileError
from tests.words.small_categories import ENTRIES, LISTS, with_categories

WORDS = with_categories()


def asked(text: str, category: str = "fiore") -> CategoryJudgement:
    found = judge(text, "it", category=category, words=WORDS).category
    assert found is not None
    return found


def test_a_plain_answer_is_known() -> None:
    assert asked("rosa") == CategoryJudgement(category="fiore", verdict="known", known_in=("nome",))


def test_a_plural_is_known_by_its_answer() -> None:
    assert asked("gigli") == CategoryJudgement(
        category="fiore", verdict="known", lemma="giglio", relation="plural"
    )


def test_several_words_are_one_answer() -> None:
    assert asked("Stella Alpina").verdict == "known"
    assert asked("stellaalpina").verdict == "known"


def test_what_can_be_argued_about_says_why() -> None:
    assert asked("biancospino") == CategoryJudgement(
        category="fiore", verdict="arguable", note="è un arbusto", known_in=("albero",)
    )


def test_what_is_something_else_is_unknown_and_says_what_it_is() -> None:
    assert asked("pistillo") == CategoryJudgement(
        category="fiore", verdict="unknown", note="una parte del fiore"
    )


def test_what_no_list_has_is_unknown_never_wrong() -> None:
    assert asked("sedia") == CategoryJudgement(category="fiore", verdict="unknown")
    assert asked("xyzzy") == CategoryJudgement(category="fiore", verdict="unknown")


def test_where_else_a_word_belongs_is_told_but_not_where_it_is_arguable() -> None:
    assert asked("abete").known_in == ("albero",)
    assert asked("biancospino", "albero").known_in == ()


def test_forms_of_verbs_can_be_argued_about() -> None:
    assert asked("amare", "verbo").verdict == "known"
    assert asked("amava", "verbo") == CategoryJudgement(
        category="verbo", verdict="arguable", lemma="amare", relation="form"
    )


def test_the_word_itself_is_judged_as_without_a_category() -> None:
    plain = judge("gigli", "it", words=WORDS)
    both = judge("gigli", "it", category="fiore", words=WORDS)

    assert (both.verdict, both.counts, both.evidence) == (
        plain.verdict,
        plain.counts,
        plain.evidence,
    )
    assert plain.category is None


def test_names_and_several_words_count_where_a_card_may_ask_for_them() -> None:
    assert not judge("stella alpina", "it", words=WORDS).counts
    assert judge("stella alpina", "it", category="fiore", words=WORDS).counts
    strict = Counting(phrases=False)
    assert not judge("stella alpina", "it", category="fiore", counting=strict, words=WORDS).counts


def test_a_refused_text_has_no_category() -> None:
    assert judge("r0sa", "it", category="fiore", words=WORDS).category is None


def test_there_is_no_such_category() -> None:
    for text in ("rosa", "r0sa"):
        with pytest.raises(UnknownCategoryError) as refused:
            judge(text, "it", category="fiori", words=WORDS)
        assert refused.value.params["known"] == "fiore, albero, verbo, nome"


def test_whether_several_words_count_is_the_tables_choice() -> None:
    assert not judge("stella alpina", "it", words=WORDS).counts
    assert judge("stella alpina", "it", words=WORDS, counting=Counting(phrases=True)).counts


def test_an_answer_is_written_as_its_list_writes_it() -> None:
    (flower,) = [a for a in WORDS.categories.answers("fiore") if a.typical == 1]
    (name,) = WORDS.categories.answers("nome")

    assert WORDS.answer_text(flower) == "rosa"
    assert WORDS.answer_text(name) == "Rosa"


def test_a_page_shows_typical_answers_and_how_many_there_are() -> None:
    page = page_of(WORDS, "fiore")

    assert page.category.counts == "Un fiore."
    assert page.typical == ("rosa", "giglio")
    assert page.answers == 4  # neither the plural nor what is something else


def test_common_answers_are_counted_by_letter_length_and_pair() -> None:
    categories = WORDS.categories

    # Common are rosa, giglio and stella alpina; the plural is not counted beside its lemma.
    assert [categories.beginning("fiore", letter) for letter in "RGSB"] == [1, 1, 1, 0]
    assert [categories.of_length("fiore", n) for n in (4, 5, 6, 12, 11, 0, 99)] == [
        1,
        0,
        1,
        1,
        0,
        0,
        0,
    ]
    assert categories.with_letters("fiore", "A") == 2
    assert categories.with_letters("fiore", "A", "O") == 1
    assert categories.with_letters("fiore", "O", "A") == 1
    assert categories.with_letters("fiore", "I", "L") == 2
    assert categories.with_letters("fiore", "Z") == 0


def test_a_dictionary_tells_its_categories_in_order() -> None:
    assert [category.id for category in WORDS.categories] == ["fiore", "albero", "verbo", "nome"]
    assert len(WORDS.categories) == 4
    WORDS.verify()


@pytest.mark.parametrize("section", ["answer.at", "answer.note", "answer.lemma"])
def test_a_file_whose_answers_do_not_fit_together_is_refused(section: str) -> None:
    whole = bytearray(packed(ENTRIES, "it", categories=LISTS))
    # One number less, in the table of sections.
    begin = whole.index(f'"{section}":['.encode()) + len(section) + 4
    end = whole.index(b"]", begin)
    offset, count = whole[begin:end].split(b",")
    less = b"%d" % (int(count) - 1)
    whole[begin:end] = offset + b"," + less.rjust(len(count))

    with pytest.raises(BadWordFileError):
        Lexicon(whole)


def test_in_short_it_is_the_same_judgement() -> None:
    """Without evidence and suggestions: the same verdict, for the same reason."""
    words = with_categories()
    texts = ("abete", "amava", "Rosa", "stella alpina", "rosa sedia", "sedio", "r2", "", "l'abete")
    for text in texts:
        for category in words.categories:
            whole = judge(text, "it", category=category.id, words=words)
            brief = judge(text, "it", category=category.id, words=words, briefly=True)
            assert (brief.word, brief.verdict, brief.counts) == (
                whole.word,
                whole.verdict,
                whole.counts,
            )
            assert (brief.reason and brief.reason.code) == (whole.reason and whole.reason.code)
            assert not brief.suggestions
            if whole.category is not None:
                assert verdict_in(words, whole.word, category) == whole.category.verdict
