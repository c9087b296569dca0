"""All that the sources say of a word, put together."""

from __future__ import annotations

from ludoteca.words.building.commonness import Commonness
from ludoteca.words.building.entries import Form, gather, speller
from ludoteca.words.building.vulgar import Rude, marked
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry

SEEN = Commonness({"essen": 5.0, "aal": 3.0, "pero": 4.0, "però": 5.5, "porta": 5.0, "porto": 4.0})


def gathered(*forms: Form, language: str = "de", lemma_of: dict[str, str] | None = None) -> Entry:
    spell = speller(language, "ae")
    (entry,) = gather(forms, spell, ["one", "two"], SEEN, (lemma_of or {}).get)
    return entry


def test_marks_and_lists_of_all_forms_are_joined() -> None:
    entry = gathered(Form("Essen", "one", Mark.GEOGRAPHY), Form("essen", "two"))

    assert entry.word == "ESSEN"
    assert entry.marks == Mark.ORDINARY | Mark.GEOGRAPHY
    assert entry.lists == 0b11


def test_the_commonest_spelling_comes_first() -> None:
    entry = gathered(Form("pero", "one"), Form("però", "one"), language="it")

    assert entry.spellings == ("però", "pero")


def test_as_common_as_all_spellings_together() -> None:
    twice = Commonness({"pesca": 4.0, "pésca": 4.0})

    assert twice.tenths(["pesca", "pésca"]) == 43
    assert twice.tenths(["pesca"]) == 40
    assert twice.tenths(["never", "seen"]) == 0


def test_a_verb_comes_before_the_noun_made_of_it_and_a_noun_before_a_form_of_a_verb() -> None:
    verb = gathered(Form("Essen", "one"), Form("essen", "one"))
    noun = gathered(Form("aal", "one", lemma="aalen"), Form("Aal", "one", lemma="Aal"))

    assert verb.spellings == ("essen", "Essen")
    assert noun.spellings == ("Aal", "aal")
    assert noun.lemma is None


def test_a_list_with_capitals_says_which_is_commoner_but_for_beginnings_of_sentences() -> None:
    places = {"Ich": 0, "ich": 2, "Zeit": 130, "zeit": 6439, "macht": 190, "Macht": 510}
    seen = Commonness({"ich": 6.0, "zeit": 5.0, "macht": 5.0}, places)
    forms = [Form(spelling, "one") for spelling in places]

    entries = gather(forms, speller("de", "ae"), ["one"], seen)

    assert [entry.spellings[0] for entry in entries] == ["ich", "macht", "Zeit"]


def test_what_is_short_for_something_comes_last() -> None:
    entry = gathered(Form("ROM", "one", Mark.ABBREVIATION), Form("Rom", "one"))

    assert entry.spellings == ("Rom", "ROM")


def test_the_commonest_lemma_is_kept_as_a_word() -> None:
    entry = gathered(
        Form("porte", "one", lemma="porto"), Form("porte", "two", lemma="porta"), language="it"
    )

    assert entry.lemma == "PORTA"


def test_the_table_of_lemmas_is_asked_only_where_no_source_says_one() -> None:
    table = {"ging": "gehen", "porte": "wrong"}

    assert gathered(Form("ging", "one"), lemma_of=table).lemma == "GEHEN"
    assert gathered(Form("porte", "one", lemma="porta"), lemma_of=table).lemma == "PORTA"
    assert gathered(Form("Ging", "one", Mark.GEOGRAPHY), lemma_of=table).lemma is None


def test_what_is_no_word_is_dropped() -> None:
    spell = speller("de", "ae")

    assert spell("C++") is None
    assert spell("x" * 21) is None
    assert spell("Maß-Krüge") == "MASSKRUEGE"
    assert list(gather([Form("C++", "one")], spell, ["one"], SEEN)) == []


def test_umlauts_either_way() -> None:
    assert speller("de", "ae")("Öl") == "OEL"
    assert speller("de", "a")("Öl") == "OL"


def test_forms_of_a_rude_word_are_rude() -> None:
    entries = [Entry("A"), Entry("AS", lemma="A"), Entry("B")]

    rude = [Mark.VULGAR in entry.marks for entry in marked(entries, Rude({"A"}, (), (), set()))]

    assert rude == [True, True, False]
