"""The bots of LETTER play by its rules, each as well as it should, and as people would."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.bots.ladder import duel
from ludoteca.bots.playing import play_out
from ludoteca.core import Dice, Event, Match
from ludoteca.core.dice import seed_from
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.letter import LETTER
from ludoteca.games.letter.letter.events import Knocked, KnockFailed
from ludoteca.games.letter.letter.levels import Easy, Medium, Strong
from ludoteca.games.letter.letter.model import (
    Abstain,
    AgreeToEnd,
    Exchange,
    GiveFree,
    Knock,
    LayBlank,
    LetterOptions,
    Pass,
)
from ludoteca.games.letter.letter.outlook import Outlook
from ludoteca.games.letter.reading import Writing
from ludoteca.games.letter.shared_model import EndTurn, Place, TilesTakenBack
from ludoteca.words.lexicon import lexicon
from tests.games.letter.tables import Table

BOTS = LETTER.bots()
LEVELS = {"easy": Easy.level, "medium": Medium.level, "strong": Strong.level}

# On it AB, ABO, AM and OB can be read; R makes ARM, BAR, BOR, BORA, RAM.
BOARD = """
    ....BBB
    ..AABBB
    ..AABBB
    .MMRRO.
    .....O.
"""


def asked(bot: str, table: Table, seat: int = 0, dice: bytes = b"") -> Any:
    view, choices = LETTER.view(table.state, seat), LETTER.choices(table.state, seat)
    return BOTS[bot].choose(view, choices, Dice(dice))


def watched(match: Match, names: tuple[str, ...]) -> list[Event]:
    """Everything that happened in a game of these."""
    events: list[Event] = []
    dice = Dice(b"thoughts")
    while match.actors:
        seat = dice.pick(match.actors)
        move = BOTS[names[seat]].choose(match.view(seat), match.choices(seat), dice)
        events += match.play(seat, move)
    return events


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (LetterOptions(language="it"), ("strong", "medium")),
        (LetterOptions(language="de", turning=True, umlauts="a"), ("strong", "easy", "medium")),
        (
            LetterOptions(language="en", letters="picked", scoring="points"),
            ("strong", "strong", "easy", "easy"),
        ),
        (
            LetterOptions(
                language="fr", scoring="different", knock_order="stays", arbiter="strict"
            ),
            ("easy", "medium", "strong", "medium", "easy"),
        ),
        (
            LetterOptions(language="it", board=12, scoring="letters", first_names=True),
            ("strong", "strong", "medium", "medium", "easy", "easy"),
        ),
    ],
    ids=["it", "de", "en", "fr", "crowded"],
)
def test_bots_play_to_the_end_and_never_in_vain(
    options: LetterOptions, names: tuple[str, ...]
) -> None:
    """The match refuses what is not legal; and what they lay and knock for is always worth it."""
    match = Match(LETTER, options, len(names), b"bots")

    events = watched(match, names)

    assert match.outcome is not None
    assert any(isinstance(event, Knocked) for event in events)
    assert not any(isinstance(event, KnockFailed | TilesTakenBack) for event in events)
    assert all(score.total for score in match.scores)


@pytest.mark.parametrize(("one", "other"), [("strong", "medium"), ("medium", "easy")])
def test_each_level_beats_the_one_below(one: str, other: str) -> None:
    found = duel(LETTER, one, other, 3, seed_from("levels"))

    assert (found.wins, found.losses) == (6, 0)


@pytest.mark.parametrize("name", BOTS)
def test_nobody_names_more_words_or_rarer_ones_than_the_level_allows(name: str) -> None:
    match = Match(LETTER, LetterOptions(language="en"), 2, b"level")
    play_out(match, [BOTS[name]] * 2, Dice(b"thoughts"))
    level, words = LEVELS[name], lexicon("en")
    longest_turn = 0
    for entry in Match.fold(LETTER, match.record()).inputs:
        move: Any = getattr(entry, "move", None)
        if isinstance(move, Claim):
            longest_turn += 1
            id_ = words.id_of(move.word)
            assert id_ is not None
            assert words.commonness(id_) >= level.commonness
        elif isinstance(move, EndTurn):
            # What has been laid must be in a word, whatever else has been named.
            assert longest_turn <= level.claims + level.tiles
            longest_turn = 0


def window(diagram: str, hand: str, **changes: Any) -> Table:
    """Seat 1 has had its turn."""
    return Table(diagram, hand, "TU", phase="window", waiting=(0,), seat=1, following=0, **changes)


def all_written(diagram: str, hand: str) -> tuple[Writing, ...]:
    """Every word that strong could see there, along all tiles: none is new any more."""
    table = window(diagram, hand)
    readings = before(table).sight.readings()
    return tuple(Writing(1, one.word, tuple(table.state.layout.lying)) for one in readings)


def before(table: Table, sees: int = 100) -> Outlook:
    """What strong has before itself."""
    view = LETTER.view(table.state, 0)
    return Outlook(view, Strong(lexicon).words(view), sees)


def test_strong_knocks_for_a_word_it_sees_and_passes_where_there_is_none() -> None:
    done = window(BOARD, "R", written=all_written(BOARD, "R"))

    assert asked("strong", window(BOARD, "R")) == Knock()
    assert asked("strong", done) == Pass()


def test_what_is_seen_stays_seen_until_the_board_changes() -> None:
    table = window(BOARD, "R")
    seen = before(table, sees=50).seen()
    assert 0 < len(seen) < len(before(table).seen())
    table.state = replace(
        table.state, phase="knock", seat=0, knocking=True, glass=9,
        claims=(Writing(0, seen[0].word, tuple(table.state.layout.lying)),),
    )  # fmt: skip

    assert before(table, sees=50).seen() == seen[1:]


def test_words_that_no_dictionary_has_are_left_to_people() -> None:
    """CO-2, LE-W1"""
    table = Table(BOARD, "R", "TU").place("R").claim("MAB MABO").end()

    assert asked("easy", table, seat=1) == Abstain()


def test_a_hopeless_game_is_agreed_to_end() -> None:
    without_r = BOARD.replace("RR", "..")
    nothing_to_read = all_written(without_r, "")

    def after_a_quiet_turn(diagram: str, hand: str, quiet: int) -> Any:
        return asked("strong", window(diagram, hand, quiet=quiet, written=nothing_to_read))

    assert after_a_quiet_turn(without_r, "", 1) == AgreeToEnd()
    assert after_a_quiet_turn(without_r, "", 0) == Pass()
    assert after_a_quiet_turn(BOARD, "R", 1) == Pass()


def test_medium_and_strong_lay_what_makes_words() -> None:
    for name in ("medium", "strong"):
        table = Table(BOARD, "R", "TU")
        move = asked(name, table)

        assert isinstance(move, Place)
        table.play(0, move)
        claim = asked(name, table)
        assert isinstance(claim, Claim)
        assert table.signs.tile["R"] in claim.path


def test_every_letter_laid_is_in_a_word_before_another_is_laid() -> None:
    """Own and free letters in one turn (LE-T4)."""
    table = Table(BOARD.replace(".....O.", "..TT.O."), "R", "U", free="T")
    table.game = LETTER
    laid: list[int] = []
    move = asked("strong", table)
    while not isinstance(move, EndTurn):
        if isinstance(move, Place):
            assert not set(laid).difference(*(one.path for one in table.state.claims))
            laid.append(move.tile)
        table.play(0, move)
        move = asked("strong", table)

    assert sorted(laid) == [*table.signs.of("RT")]
    table.play(0, move)
    assert len(table.words(0)) >= 2


def test_strong_takes_a_blank_away_where_a_letter_makes_more() -> None:
    """R is as wide as the blank: there, and nowhere else, it touches A, B, M and O."""
    table = Table(
        """
        RR..BBB
        ..AABBB
        ..AABBB
        .MM11O.
        .....O.
        """,
        "R",
        "U",
    )

    move = asked("strong", table)

    assert isinstance(move, Exchange)
    assert (move.cell, table.signs.sign[move.blank]) == (table.spots["1"][0], "1")


def test_strong_lays_its_blank_where_the_next_player_would_lay() -> None:
    table = Table(BOARD, "Q1", "R", written=all_written(BOARD, "R"))
    letter, worth = table.signs.of("R"), before(table).word_worth

    def best() -> int:
        return max(option.worth for option in before(table).sight.candidates(letter, worth))

    open_, move = best(), asked("strong", table)

    assert isinstance(move, LayBlank)
    table.play(0, move)
    assert best() < open_


def test_strong_gives_the_letter_that_helps_others_least() -> None:
    table = Table(BOARD, "QR", "TU", phase="forfeit")

    assert asked("strong", table) == GiveFree(*table.signs.of("Q"))


def test_bots_take_their_time_and_leave_some_to_others() -> None:
    def taken(bot: str, table: Table, *, people: bool = True) -> tuple[float, float]:
        view, choices = LETTER.view(table.state, 0), LETTER.choices(table.state, 0)
        thought = BOTS[bot].think(view, choices, Dice(b"thoughts"), people=people)
        assert thought.seconds is not None
        return thought.seconds

    knocking, idle = window(BOARD, "R"), window(BOARD, "R", written=all_written(BOARD, "R"))
    placing, naming = Table(BOARD, "R", "TU"), Table(BOARD, "R", "TU").place("R")

    assert taken("strong", knocking)[0] == 4.0
    assert taken("strong", knocking, people=False)[1] < 2.0
    assert taken("strong", idle)[1] <= 2.0
    assert taken("easy", placing) == (2.0, 6.0)
    assert taken("easy", naming) == (0.4, 1.0)
    assert [level.knocks_after for level in LEVELS.values()] == [7.0, 5.5, 4.0]
