"""The solitaire as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from ludoteca.core import Dice, Kind, Outcome, Score
from ludoteca.core.seeing import open_state, open_view
from ludoteca.games.polyminix.cards import LEVELS
from ludoteca.games.polyminix.looking_back import (
    CoversLookback,
    FigureLeft,
    figure_of_card,
    look_back,
)
from ludoteca.games.polyminix.model import Submit
from ludoteca.games.polyminix.player import Tried
from ludoteca.games.polyminix.polyminix_solo import rules
from ludoteca.games.polyminix.polyminix_solo.bot import SoloPlayer, bots
from ludoteca.games.polyminix.polyminix_solo.hints import told_by
from ludoteca.games.polyminix.polyminix_solo.model import (
    Puzzle,
    SoloEvent,
    SoloMove,
    SoloOptions,
    SoloState,
    SoloView,
    TakeHint,
)
from ludoteca.games.polyminix.polyminix_solo.rules import drawn_puzzles, puzzle_of
from ludoteca.games.polyminix.polyminix_solo.terminal import SoloTerminal
from ludoteca.games.polyminix.solving import found, task_of
from ludoteca.games.polyminix.trying import Manner
from ludoteca.kit.phases import PhasedGame


class PolyminixSolo(PhasedGame[SoloOptions, SoloState, SoloMove, SoloEvent, SoloView]):
    name = "polyminix-solo"
    box = "polyminix"
    seats = range(1, 2)
    minutes = 10
    attests = True
    lists_all_moves = False
    weighs_choices = False
    lookback_type = CoversLookback
    best = "least"
    counts: ClassVar[Literal["points", "time"]] = "time"
    first_bot = "easy"
    leagues = ("level", "puzzles")
    options_type, state_type, view_type = SoloOptions, SoloState, SoloView
    move_type, event_type = SoloMove, SoloEvent
    phases = rules.PHASES
    begin = staticmethod(rules.begin)
    bots = staticmethod(bots)
    terminal = SoloTerminal()

    def attest(self, state: SoloState, seat: int, move: SoloMove, ms: int) -> SoloMove:  # noqa: ARG002
        """The time, and what a hint says."""
        if isinstance(move, TakeHint):
            works, told = told_by(state, move)
            return replace(move, works=works, told=told)
        return replace(move, ms=ms)

    def scores(self, state: SoloState) -> tuple[Score, ...]:
        return (rules.score(state),)

    def outcome(self, state: SoloState) -> Outcome | None:
        return rules.outcome(state)

    def daily_variants(self) -> Mapping[str, SoloOptions]:
        """PX-Z2"""
        return {level: SoloOptions(level=level, puzzles=1) for level in LEVELS}

    def view(self, state: SoloState, seat: int | None) -> SoloView:
        return open_view(SoloView, state, seat=seat, puzzles=begun(state))

    def imagine(self, view: SoloView, dice: Dice) -> SoloState:
        puzzles = drawn_puzzles(view.options, dice, view.puzzles)
        return open_state(SoloState, view, puzzles=puzzles)

    def look_back(self, views: Sequence[SoloView]) -> CoversLookback:
        return look_back(views, "puzzle", figures_left)

    def suggest(self, state: SoloState, seat: int, kind: Kind, dice: Dice) -> SoloMove | None:  # noqa: ARG002
        if kind.move == "take-hint":
            return TakeHint("next", ())
        puzzle = puzzle_of(state)
        cover = found(task_of(puzzle.asked, puzzle.prova), dice)
        return None if cover is None else Submit(len(state.results) + 1, cover)


def figures_left(view: SoloView, dice: Dice) -> Iterator[FigureLeft]:
    puzzle = puzzle_of(view)

    def tries(manner: Manner, patience: float, dice: Dice) -> Tried:
        return SoloPlayer(manner).try_puzzle(puzzle, patience, dice)

    yield figure_of_card(0, puzzle.asked, puzzle.prova, tries, dice)


def begun(state: SoloState) -> tuple[Puzzle, ...]:
    """What its player has seen."""
    return state.puzzles[: len(state.results) + (state.phase == "puzzle" or state.left)]


POLYMINIX_SOLO = PolyminixSolo()
