"""A dictionary's file: what is put in comes out, and a bad file is refused with one code."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.errors import LudotecaError
from ludoteca.words.board import Board, words_on
from ludoteca.words.letters import LANGUAGES
from ludoteca.words.lexicon import DATA, Lexicon, lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry, packed, write
from ludoteca.words.wordfile import BadWordFileError, Source
from tests.words.making import lexicon_of

unhurried = settings(deadline=None)
ITALIAN = (
    Entry("VIA", commonness=60, lists=0b01),
    Entry("VIE", commonness=45, lists=0b11, lemma="VIA"),
    Entry("PERO", spellings=("però", "pero"), commonness=62, lists=0b11),
    Entry("ROSA", spellings=("rosa", "Rosa"), commonness=51, marks=Mark.ORDINARY | Mark.FIRST_NAME),
    Entry("AREZZO", spellings=("Arezzo",), commonness=41, marks=Mark.GEOGRAPHY),
    Entry("SMS", spellings=("SMS",), commonness=43, marks=Mark.ORDINARY | Mark.ABBREVIATION),
    Entry("TETTA", commonness=32, marks=Mark.ORDINARY | Mark.VULGAR),
    Entry("ANDIAMO", commonness=50, lemma="ANDARE"),
    Entry("ANDARE", commonness=55),
    Entry("LISOLADELTESORO", spellings=("l\u2019isola del tesoro",)),
    Entry("VATTELAPESCA", lemma="PESCARE"),
)


@pytest.fixture(scope="module")
def italian() -> Lexicon:
    return lexicon_of(*ITALIAN, lists=("hunspell", "morph-it"))


@pytest.mark.parametrize("entry", ITALIAN, ids=lambda entry: entry.word)
def test_what_is_put_in_comes_out(italian: Lexicon, entry: Entry) -> None:
    id_ = italian.id_of(entry.word)
    assert id_ is not None

    assert italian.word(id_) == entry.word
    assert italian.commonness(id_) == entry.commonness
    assert italian.marks(id_) == entry.marks
    assert italian.spellings(id_) == (entry.spellings or (entry.word.lower(),))


def test_lists_are_named(italian: Lexicon) -> None:
    named = {word: italian.lists(italian.id_of(word) or 0) for word in ("VIA", "VIE", "ROSA")}

    assert named == {"VIA": ("hunspell",), "VIE": ("hunspell", "morph-it"), "ROSA": ()}


def test_a_lemma_is_told_as_people_write_it() -> None:
    german = lexicon_of(
        Entry("HAEUSER", spellings=("Häuser",), lemma="HAUS"),
        Entry("HAUS", spellings=("Haus",), lemma="HAUS"),
        Entry("GRUEN", spellings=("grün",), lemma="GRUN"),
        language="de",
    )

    assert [german.lemma(id_) for id_ in range(3)] == [None, "Haus", None]


def test_the_common_words_are_ordinary_and_clean(italian: Lexicon) -> None:
    assert list(italian.common) == ["ANDARE", "ANDIAMO", "PERO", "ROSA", "SMS", "VIA", "VIE"]
    assert italian.common.ids is not None
    assert [italian.word(id_) for id_ in italian.common.ids] == list(italian.common)


@pytest.mark.usefixtures("by")
def test_some_of_the_words_can_be_searched_for(italian: Lexicon) -> None:
    some = italian.only(["VIE", "ROSA", "VIA", "XYZ", "VIA"])
    found = words_on(Board.of_rows(["VIA", "VIE"]), some)

    assert list(some) == ["ROSA", "VIA", "VIE"]
    assert sorted(italian.word(id_) for id_ in found.ids) == ["VIA", "VIE"]
    assert len(italian.only([])) == 0
    assert not words_on(Board.of_rows(["VIA"]), italian.only([]))


letters = st.text("ABEOSU", min_size=1, max_size=5)
marks = st.builds(Mark, st.integers(0, 31))


@unhurried
@given(
    st.dictionaries(
        letters,
        st.tuples(
            st.lists(
                st.text("aäàÄbßeéEœ -\u2019'I", min_size=1, max_size=4), max_size=3, unique=True
            ),
            st.integers(0, 90),
            marks,
            letters,
        ),
        max_size=12,
    )
)
def test_anything_that_can_be_put_in_comes_out(
    known: dict[str, tuple[list[str], int, Mark, str]],
) -> None:
    german = lexicon_of(
        *(Entry(w, tuple(s), c, m, 0, lemma) for w, (s, c, m, lemma) in known.items()),
        language="de",
    )

    assert list(german) == sorted(known)
    for id_, (word, (spellings, commonness, mark, lemma)) in enumerate(sorted(known.items())):
        assert german.spellings(id_) == (tuple(spellings) or (word.lower(),))
        assert (german.commonness(id_), german.marks(id_)) == (commonness, mark)
        if lemma in known and lemma != word:
            assert german.lemma(id_) == german.spellings(german.id_of(lemma) or 0)[0]
        else:
            assert german.lemma(id_) is None


def test_the_same_entries_make_the_same_bytes() -> None:
    assert packed(ITALIAN, lists=("a", "b")) == packed(reversed(ITALIAN), lists=("a", "b"))


@pytest.mark.parametrize(
    ("entries", "why"),
    [
        ([Entry("VIA"), Entry("VIA")], "comes twice"),
        ([Entry("via")], "not a word"),
        ([Entry("")], "not a word"),
        ([Entry("A" * 21)], "not a word"),
        ([Entry("VIA", lists=0b100)], "no name"),
        ([Entry("VIA", spellings=("a\nb",))], "cannot be kept"),
        ([Entry("VIA", spellings=("",))], "cannot be kept"),
    ],
)
def test_bad_entries_are_refused(entries: list[Entry], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        packed(entries, lists=("a", "b"))


def test_a_file_says_where_it_comes_from(tmp_path: Path) -> None:
    path, source = tmp_path / "it.words", Source("morph-it", "0.4.8", "CC BY-SA")
    write(path, packed([Entry("VIA", lists=1)], "it", "ae", [source], ["morph-it"]))
    opened = Lexicon.open(path)

    assert (opened.language, opened.built_from, len(opened)) == ("it", (source,), 1)
    assert [file.name for file in tmp_path.iterdir()] == ["it.words"]


GOOD = packed(ITALIAN, "it", lists=("a", "b"))


def refusal(content: bytes, path: Path) -> str:
    path.write_bytes(content)
    with pytest.raises(BadWordFileError) as refused:
        Lexicon.open(path).verify()
    assert refused.value.params["file"] == path.name
    return refused.value.code


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWordFileError) as refused:
        Lexicon.open(tmp_path / "it.words")

    assert refused.value.code == "no-word-file"


def test_an_empty_one_too(tmp_path: Path) -> None:
    assert refusal(b"", tmp_path / "it.words") == "no-word-file"


def test_a_foreign_one_too(tmp_path: Path) -> None:
    assert refusal(b"PK\3\4" * 100, tmp_path / "it.words") == "not-a-word-file"


def test_one_of_another_version_too(tmp_path: Path) -> None:
    other = GOOD[:8] + (99).to_bytes(4, "little") + GOOD[12:]

    assert refusal(other, tmp_path / "it.words") == "word-file-version"


@pytest.mark.parametrize("kept", range(1, len(GOOD), 97))
def test_a_cut_one_is_refused_as_soon_as_it_is_opened(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "it.words"
    path.write_bytes(GOOD[:kept])

    with pytest.raises(BadWordFileError):
        Lexicon.open(path)


@pytest.mark.parametrize("at", range(0, len(GOOD), 41))
def test_a_changed_one_is_refused_by_its_checksum(tmp_path: Path, at: int) -> None:
    changed = GOOD[:at] + bytes([GOOD[at] ^ 0x15]) + GOOD[at + 1 :]

    assert refusal(changed, tmp_path / "it.words") != "no-word-file"


def test_a_language_is_opened_once() -> None:
    with pytest.raises(LudotecaError) as refused:
        lexicon("nl")

    assert refused.value.code == "unknown-language"
    assert lexicon("it") is lexicon("it", "a")


@pytest.mark.parametrize("name", [*LANGUAGES, "de-a"])
def test_the_ones_we_ship_are_whole_and_small(name: str) -> None:
    opened = Lexicon.open(DATA / f"{name}.words")
    opened.verify()

    assert opened.language == name[:2]
    assert (DATA / f"{name}.words").stat().st_size < 15_000_000
    assert len(opened) > 200_000
    assert len(opened.common) > 15_000
