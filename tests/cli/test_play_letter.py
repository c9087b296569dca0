"""`ludoteca play` where most moves are too many to list: they are typed, as people say them.

Two people share the screen, so that nothing depends on how well a bot plays. By this seed A has
A(2x2,2x3,3x1) C E I(2x2,3x3) K N R S T(3x2) U V Y and a blank, B has C E(1x2,2x2,2x3) G H L
M(1x3,2x1) N O(2x1) P R W X and a blank.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.codec import read_log
from ludoteca.games import find_rules
from tests.cli.conftest import Run

TWO = ("--humans", "2", "--seats", "2", "--seed", "1", "-o", "first_player=0")
LETTER = ("play", "letter", *TWO, "-o", "language=en")
# Both first letters lie, B has written TO, and A lets it pass: it is A's turn.
OPENED = ("place T H9", "that is all", "place O K9", "to", "1", "pass")

WHOLE = (
    "place T H9", "that is all",
    "place O K9", "word to", "end turn",
    "knock", "ot", "that is all", "vote no", "give V", "pass", "pass",
    "blank G9", "pass",
    "exchange E 1x2 G9", "et", "that is all", "vote yes",
    "agree to end the game",
    "give A 2x2",
    "agree to end the game",
    "",
)  # fmt: skip
IN_GERMAN = (
    "lege T H9", "das war alles",
    "Lege o k9", "WORT to", "1",
    "klopfen", "ot", "das war alles", "stimme nein", "gib v", "passen", "passen",
    "blanko G9", "passen",
    "tausche E(1x2) G9", "et", "das war alles", "stimme ja",
    "dem Ende zustimmen",
    "gib A 2x2",
    "dem Ende zustimmen",
    "",
)  # fmt: skip


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_a_whole_game_is_typed(run: Run) -> None:
    done = run(*LETTER, typed=lines(*WHOLE))
    assert (done.code, done.err) == (0, "")
    for told in (
        "A lays T on H9.",
        "B writes down: TO.",
        "A has knocked in vain.",
        "A puts V beside the board: it is free for all.",
        "A lays a blank on G9.",
        "B lays E on G9 and takes the blank that lay there.",
        "ET counts for B: 1 for it, 0 against.",
        "Everybody agrees: the game is over.",
        "B wins.",
        "1. B: 2 points\n   2 = 2 words\n2. A: 0 points\n",
    ):
        assert told in done.out
    assert "That is not one of your moves" not in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_the_same_game_in_german(run: Run, tmp_path: Path) -> None:
    """The same moves whatever they are called: the logs are alike."""
    kept = []
    for language, typed in (("en", WHOLE), ("de", IN_GERMAN)):
        file = tmp_path / f"{language}.jsonl"
        done = run(*LETTER, "--lang", language, "--save", file, typed=lines(*typed))
        assert (done.code, done.err) == (0, "")
        kept.append(read_log(file.read_bytes(), find_rules).fold())
    assert "B gewinnt.\n1. B: 2 Punkte\n" in done.out
    english, german = kept
    assert german.outcome is not None
    assert german.state == english.state


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("it", ("posa T H9", "ho finito"), "A posa T in H9."),
        ("it", ("PLACE t h9",), "A posa T in H9."),
        ("fr", ("pose T H9",), "A pose T en H9."),
        ("fr", ("pose T H9", "end turn", "pose O K9", "mot to"), "B annonce TO."),
        ("fr", ("échange C H9",), "couvrir au moins une case de la pièce vierge."),
        ("fr", ("echange C H9",), "couvrir au moins une case de la pièce vierge."),
        ("de", ("lege T H9",), "A legt T auf H9."),
    ],
)
def test_kinds_have_names_in_every_language_and_english_ones(
    run: Run, language: str, typed: tuple[str, ...], told: str
) -> None:
    assert told in run(*LETTER, "--lang", language, typed=lines(*typed)).out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("place", "Type it like this: place A C7"),
        ("place T", "Type it like this: place A C7"),
        ("place T H9 H8", "Type it like this: place A C7"),
        ("place Q H9", "You have no Q."),
        ("place A H9", "You have A in several sizes; type the size, too: 2x2, 2x3, 3x1."),
        ("place A 1x3 H9", "You have no A of that size; there are: 2x2, 2x3, 3x1."),
        ("place T Z9", "There is no field Z9 on this board: it goes from A1 to R18."),
        ("place T H19", "There is no field H19 on this board: it goes from A1 to R18."),
        ("place T R9", "The tile must lie on the board with all its fields."),
        ("place T H9 turned", "At this table tiles are not turned."),
        ("word tone", "Lay a letter first."),
        ("give A 2x2", "In your first turn you lay one of your own letters, and nothing else."),
        ("vote yes", "You cannot do that now: choose one of the moves shown."),
        ("tone", "That is not one of your moves."),
    ],
)
def test_what_cannot_be_laid_is_refused_in_plain_words(run: Run, typed: str, told: str) -> None:
    done = run(*LETTER, typed=lines(typed, "quit"))
    assert told in done.out
    assert " on H9." not in done.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("exchange A 2x2 C7", "Your letter must cover at least one field of the blank."),
        ("blank A5", "A blank must touch a tile along an edge."),
        ("blank 3x3 G9", "You have no blank of that size; there are: 1x2."),
        ("blank T G9", "Type it like this: blank C7"),
        ("give", "Type it like this: give A"),
        ("place T C7", "You have no T."),
        ("place C A5", "The tile must touch a letter along an edge"),
    ],
)
def test_so_is_what_cannot_be_done_later(run: Run, typed: str, told: str) -> None:
    done = run(*LETTER, typed=lines(*OPENED, typed, "quit"))
    assert told in done.out


def test_a_word_that_is_in_a_sentence_of_the_menu_is_a_word(run: Run) -> None:
    """“that is all” ends a turn; “all” alone is meant as a word."""
    done = run(*LETTER, typed=lines("place T H9", "all", "5", "that is all", "quit"))
    assert "“ALL” cannot be read on the board" in done.out
    assert done.out.count("That is not one of your moves.") == 1
    assert "B lays the first letter, wherever it may be." in done.out


def test_free_letters_are_laid_too(run: Run) -> None:
    """Who has laid an own letter means a free one; who says so, anyway."""
    opened = (*OPENED[:5], "knock", "1", "give A 2x2", "pass", "pass")
    done = run(*LETTER, typed=lines(*opened, "place A free F9", "quit"))
    assert "place A C7 [free]" in done.out
    assert "A lays A on F9." in done.out
    done = run(*LETTER, typed=lines(*opened, "place C G9", "place A E9", "place R L8", "quit"))
    assert "A lays A on E9." in done.out
    assert "You lay one of your own letters a turn; beside it, only free ones." in done.out


def test_tiles_are_turned_where_the_table_allows_it(run: Run) -> None:
    done = run(*LETTER, "-o", "turning=true", typed=lines("place T H9 turned", "quit"))
    assert "place A C7 [turned]" in done.out
    assert " 7 · · · · · · · t t" in done.out
    done = run(*LETTER, "-o", "turning=true", "--lang", "de", typed="lege T H9 gedreht\n")
    assert " 7 · · · · · · · t t" in done.out


def test_the_table_votes_word_by_word(run: Run) -> None:
    asked = (*OPENED[:5], "knock", "ot", "that is all")
    done = run(*LETTER, typed=lines(*asked, "vote", "vote maybe", "vote yes no", "vote yes"))
    assert done.out.count("Type it like this: vote yes no") == 2
    assert "There is 1 word to vote on: say yes or no." in done.out
    assert "OT counts for A: 1 for it, 0 against." in done.out
    assert "OT?" in done.out


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_one_plays_in_ones_own_language_unless_another_is_asked_for(
    run: Run, tmp_path: Path, language: str
) -> None:
    """LE-C3"""
    for number, asked in enumerate(((), ("-o", "language=fr"))):
        file = tmp_path / f"{number}.jsonl"
        run("play", "letter", "--lang", language, "--save", file, *asked, typed="quit\n")
        options = read_log(file.read_bytes(), find_rules).fold().state.options
        assert options.language == ("fr" if asked else language)


def test_tiles_are_picked_by_size(run: Run) -> None:
    done = run(*LETTER, "-o", "letters=picked", typed=lines("2x3", "1", "quit"))
    assert "A picks a tile of 2 \u00d7 3" in done.out
    assert "B picks a tile of 1 \u00d7 1" in done.out


def test_help_tells_of_the_lines_without_a_number(run: Run) -> None:
    done = run(*LETTER, typed=lines("?", "quit"))
    assert "The lines without a number are examples" in done.out


def test_against_a_bot_one_is_told_as_you(run: Run) -> None:
    line = ("play", "letter", "--bots", "easy", "--seed", "1", "-o", "first_player=0")
    done = run(*line, typed=lines("place T H9", "1", "pass", "quit"))
    assert (done.code, done.err) == (0, "")
    assert "You lay T on H9." in done.out
    assert "B lays " in done.out


def test_a_solitaire_ends_with_a_score_and_no_winner(run: Run, tmp_path: Path) -> None:
    """By this seed there are A E(2x3,3x3) G K L O(2x1) S T(3x2) V."""
    file = tmp_path / "alone.jsonl"
    typed = ("place T H9", "place O K9", "to", "that is all", "place E 3x3 K12", "toe", "finish")
    done = run("play", "letter-words", "--seed", "4", "--save", file, typed=lines(*typed))
    assert (done.code, done.err) == (0, "")
    assert "All done.\nA: -5 points\n   2 = 2 words\n   -7 = 7 letters left over\n" in done.out
    assert "win" not in done.out
    told = run("replay", file).out
    assert "A names TOE." in told
    assert "TO TOE" in told


def test_alone_the_dictionary_decides(run: Run) -> None:
    typed = ("place T 3x2 H9", "place O 2x1 K9", "ot", "to", "to", "quit")
    done = run("play", "letter-long", "--seed", "4", typed=lines(*typed))
    assert "Our dictionary does not have “ot”, and here it decides." in done.out
    assert "You name TO." in done.out
    assert "“TO” has been written before" in done.out
