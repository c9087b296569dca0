"""Which words count, and who says so."""

from __future__ import annotations

import pytest

from ludoteca.games.letter.claims import Claim, counting
from ludoteca.games.letter.letter.model import LetterOptions, Vote
from ludoteca.words.asking import attested
from ludoteca.words.letters import Umlauts
from ludoteca.words.lexicon import lexicon
from ludoteca.words.marks import Mark
from tests.games.letter.tables import LETTER, Table


def laid(letters: str, *others: str, **options: object) -> Table:
    """Seat 0 has laid the last letter of a row."""
    chosen = LetterOptions(**{"language": "de", **options})  # type: ignore[arg-type]
    return Table(letters, letters[-1], *(others or ("",)), options=chosen).place(letters[-1])


def test_the_dictionary_of_the_table_decides() -> None:
    """LE-W1, LE-C3: of its language, accents dropped, however it is written."""
    for text in ("atre", "Âtre", " ÂTRE"):
        assert laid("ATRE", language="fr").claim(text).happened() == ["WordNamed"]
    strict = laid("ATRE", language="it", arbiter="strict")
    assert strict.refused("atre") == "not-in-dictionary"


@pytest.mark.parametrize(
    ("umlauts", "letters"), [("ae", "GRUEN"), ("a", "GRUN")], ids=["spelt out", "dropped"]
)
def test_umlauts_are_two_letters_or_one(umlauts: Umlauts, letters: str) -> None:
    """LE-C3 (our ruling): and the dictionary writes them so too."""
    assert laid(letters, umlauts=umlauts).claim("grün").state.claims[0].word == letters
    options = LetterOptions(language="de", umlauts=umlauts)
    ours = attested(Claim("grün"), options, counting(options), lexicon("de", umlauts))
    assert (ours.word, ours.verdict) == (letters, "known")


@pytest.mark.parametrize(
    ("language", "text", "letters"),
    [
        ("fr", "moût", "MOUT"),
        ("fr", "Œuf", "OEUF"),
        ("it", "città", "CITtA"),
        ("de", "Café", "CAFE"),
        ("de", "Fuß", "FUSs"),
    ],
)
@pytest.mark.parametrize("umlauts", ["ae", "a"])
def test_accents_are_dropped_and_joined_letters_are_two(
    language: str, text: str, letters: str, umlauts: str
) -> None:
    """LE-C3: in every language; ß is SS whatever becomes of Ä."""
    table = laid(letters, language=language, umlauts=umlauts, arbiter="trusting").claim(text)

    assert table.state.claims[0].word == letters.upper()


def test_first_names_do_not_count_unless_the_table_wants_them() -> None:
    """LE-W1, LE-S3: but a word that is also a name does."""
    assert laid("ANn*", arbiter="strict").refused("Anna") == "only-a-first-name"
    assert laid("ANn*", first_names=True).claim("Anna").happened() == ["WordNamed"]
    assert laid("ROSA").claim("Rosa").happened() == ["WordNamed"]


def test_places_count_unless_the_table_does_not_want_them() -> None:
    """LE-W1, LE-S3"""
    assert laid("ROM").claim("Rom").happened() == ["WordNamed"]
    assert laid("ROM", geography=False).refused("Rom") == "only-a-place"


def test_abbreviations_do_not_count_but_those_that_are_words_do() -> None:
    """LE-W1: SMS is a word to our dictionaries."""
    assert laid("MBA", arbiter="strict").refused("MBA") == "only-an-abbreviation"
    assert laid("SMs").claim("SMS").happened() == ["WordNamed"]


@pytest.mark.parametrize(
    ("letters", "word"), [("MBA", "MBA"), ("ANn*", "Anna"), ("ZEUs", "Zeus"), ("EMU", "Emu")]
)
def test_names_and_abbreviations_are_for_the_arbiter_like_unknown_words(
    letters: str, word: str
) -> None:
    """LE-W1 (our ruling), CO-2: the table votes, or believes."""
    assert laid(letters, arbiter="trusting").claim(word).happened() == ["WordNamed"]
    table = laid(letters, "", "").claim(word)
    assert table.happened() == ["WordAskedFor"]
    assert table.end().vote(s1="y", s2="y").words(0) == [word.upper()]


def test_what_the_table_chose_not_to_count_is_refused_whoever_is_the_arbiter() -> None:
    """LE-W1, LE-S3: geography is the table's own choice."""
    assert laid("ROM", geography=False, arbiter="trusting").refused("Rom") == "only-a-place"


def test_the_abbreviation_of_a_country_is_geography() -> None:
    """LE-W1 (our ruling): it counts at a strict table, unless places do not."""
    for language, text in (("de", "DDR"), ("en", "UK"), ("fr", "URSS"), ("it", "USA")):
        for places in (True, False):
            options = LetterOptions(language=language, geography=places)  # type: ignore[arg-type]
            words = lexicon(language, "ae")
            claim = attested(Claim(text), options, counting(options), words)
            ordinary = Mark.ORDINARY in words.marks(words.id_of(text) or 0)
            assert (claim.reason == "") is (places or ordinary)


def test_rude_words_are_words() -> None:
    """LE-W1"""
    assert laid("ARSCH").claim("Arsch").happened() == ["WordNamed"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-letters"),
        ("r0t", "not-a-letter"),
        ("r", "word-too-short"),
        ("x" * 70, "word-too-long"),
    ],
)
def test_what_is_no_word_by_its_form_is_refused(text: str, code: str) -> None:
    """CO-1"""
    assert laid("ROT").refused(text) == code


def test_what_a_client_says_of_a_word_is_not_believed() -> None:
    """CO-2: the dictionary is asked, whatever was sent."""
    table = laid("TO+", arbiter="strict")
    forged = Claim("tot", word="TOT", verdict="known")

    assert table.refusal(forged) == "not-in-dictionary"
    assert table.refusal(Claim("rot", word="TOT", verdict="known")) == "not-readable"


def test_a_strict_table_refuses_what_the_dictionary_does_not_have() -> None:
    """CO-2"""
    table = laid("TO+", arbiter="strict")

    assert table.refused("tot") == "not-in-dictionary"
    assert table.state.claims == ()


def test_a_trusting_table_believes_it() -> None:
    """CO-2"""
    table = laid("TO+", arbiter="trusting").claim("tot").end()

    assert table.words(0) == ["TOT"]


def test_the_others_can_vote_a_word_in() -> None:
    """LE-W1, CO-2: when the turn ends, more than half of the others."""
    table = laid("TO+", "A", "B", "C").claim("tot")
    assert table.happened() == ["WordAskedFor"]
    table.end()
    assert table.state.phase == "vote"
    assert LETTER.actors(table.state) == (1, 2, 3)
    table.vote(s1="y", s3="n", s2="y")

    assert table.happened()[:3] == ["Voted", "WordVotedIn", "WordsWritten"]
    assert table.words(0) == ["TOT"]


def test_half_of_the_others_is_not_enough() -> None:
    """LE-W1, LE-T7: the letter is in no valid word, so it goes back."""
    table = laid("TO+", "A", "B").claim("tot").end().vote(s1="y", s2="n")

    assert table.happened() == ["Voted", "WordVotedOut", "TilesTakenBack"]
    assert table.hand(0) == "+"
    assert table.state.phase == "forfeit"


def test_with_one_other_player_his_vote_decides() -> None:
    """LE-W1"""
    assert laid("TO+").claim("tot").end().vote(s1="y").words(0) == ["TOT"]
    assert laid("TO+").claim("tot").end().vote(s1="n").words(0) == []


def test_each_word_is_voted_on_by_itself() -> None:
    """LE-W1, LE-T7: one falls through, the others and the letter stay."""
    table = laid("ROT", "A").claim("rot to ot").end()
    assert table.refusal(Vote((True,)), seat=1) == "one-vote-a-word"
    table.vote(s1="ny")

    assert table.words(0) == ["ROT", "OT"]


def test_silence_is_a_no() -> None:
    """LE-W1, CO-4: twenty seconds; and an absent player is against it."""
    table = laid("TO+", "A", "B", "C").claim("tot").end()
    sandglass = LETTER.sandglass(table.state)
    assert sandglass is not None
    assert (sandglass.name, sandglass.seconds) == ("vote", 20.0)
    table.vote(s1="y").away(2).sand_out()

    assert "WordVotedOut" in table.happened()


def test_one_cannot_ask_for_everything() -> None:
    """LE-W1 (our ruling): five words at a time."""
    table = laid("ROTA", "B").claim("ro or ot to ta")

    assert table.refused("at") == "too-many-asked"
    assert table.claim("rot").state.claims[-1].word == "ROT"


def test_the_player_himself_does_not_vote() -> None:
    """LE-W1"""
    table = laid("TO+").claim("tot").end()

    assert table.refusal(Vote((True,)), seat=0) == "not-your-turn"
