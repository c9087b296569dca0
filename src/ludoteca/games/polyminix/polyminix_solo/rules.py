"""How the solitaire goes on (see RULES.md)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Kind, Outcome, Score, ScoreLine, Step
from ludoteca.games.polyminix.cards import SIDES, deck_of, drawn_from, figure
from ludoteca.games.polyminix.checking import check_cover, lying_on
from ludoteca.games.polyminix.model import Submit
from ludoteca.games.polyminix.pieces import Cover
from ludoteca.games.polyminix.polyminix_solo.model import (
    SEAT,
    Hint,
    HintTaken,
    Puzzle,
    PuzzleBegan,
    PuzzleSkipped,
    PuzzleSolved,
    Result,
    SkipPuzzle,
    SoloOptions,
    SoloState,
    SoloStep,
    SoloView,
    Start,
    TakeHint,
    TrialEnded,
)
from ludoteca.games.polyminix.prova import FACES
from ludoteca.kit.phases import Phase, followed
from ludoteca.kit.sandglass import enter

HINT_COSTS = 15_000
GIVEN_UP_COSTS = 180_000
"""PX-Z1: milliseconds."""


def begin(options: SoloOptions, seats: int, dice: Dice) -> SoloStep:  # noqa: ARG001
    """PX-Z2: all is drawn now, so that it is the same whatever somebody does meanwhile."""
    state = SoloState(
        options=options,
        phase="ready",
        glass=0,
        puzzles=drawn_puzzles(options, dice),
        results=(),
        began=0,
        hints=0,
        hint=None,
        left=False,
    )
    return Step(state, ())


def drawn_puzzles(
    options: SoloOptions, dice: Dice, known: tuple[Puzzle, ...] = ()
) -> tuple[Puzzle, ...]:
    """PX-Z1: cards of the level, each once, a side and a roll of PROVA for each."""
    deck, puzzles = deck_of(options.level), known
    gone = {puzzle.card.number for puzzle in known}
    deck = replace(deck, unseen=tuple(card for card in deck.unseen if card not in gone))
    while len(puzzles) < options.puzzles:
        card, deck = drawn_from(deck, dice)
        puzzles = (*puzzles, Puzzle(card, dice.below(SIDES), 1 + dice.below(FACES)))
    return puzzles


def puzzle_of(table: SoloState | SoloView) -> Puzzle:
    """The one that is being done."""
    return table.puzzles[len(table.results)]


def start(state: SoloState, _seat: int, move: Start, _dice: Dice) -> SoloStep:
    puzzle = puzzle_of(state)
    told = PuzzleBegan(len(state.results) + 1, puzzle.card.level, puzzle.prova)
    return Step(enter(state, "puzzle", began=move.ms, hints=0, hint=None), (told,))


def submit(state: SoloState, seat: int, move: Submit, _dice: Dice) -> SoloStep:
    number, puzzle = len(state.results) + 1, puzzle_of(state)
    if move.turn != number:
        raise IllegalMove("too-late")
    if move.card:
        raise IllegalMove("not-your-card")
    check_cover(puzzle.asked, puzzle.prova, move.pieces)
    step = ended(state, move.ms, move.pieces)
    told = PuzzleSolved(seat, number, step.state.results[-1].ms, move.pieces)
    return followed(Step(state, (told,)), step)


def skip(state: SoloState, seat: int, move: SkipPuzzle, _dice: Dice) -> SoloStep:
    step = ended(state, move.ms, ())
    told = PuzzleSkipped(seat, len(state.results) + 1, step.state.results[-1].ms)
    return followed(Step(state, (told,)), step)


def ended(state: SoloState, ms: int, pieces: Cover) -> SoloStep:
    """A puzzle is; with the last one all is."""
    result = Result(max(0, ms - state.began), state.hints, pieces)
    state = enter(state, "ready", results=(*state.results, result), hints=0, hint=None)
    if len(state.results) < state.options.puzzles:
        return Step(state, ())
    state = replace(state, phase="over")
    return Step(state, (TrialEnded(SEAT, score(state).total),))


def take_hint(state: SoloState, seat: int, move: TakeHint, _dice: Dice) -> SoloStep:
    """PX-Z1: what it says was attested, so a log folds alike with any solver."""
    lying_on(figure(puzzle_of(state).asked), move.pieces)
    hint = Hint(move.sort, move.pieces, move.works, move.told)
    told = HintTaken(seat, move.sort, move.works, move.told)
    return Step(replace(state, hints=state.hints + 1, hint=hint), (told,))


def leave(state: SoloState, _seat: int, _dice: Dice) -> SoloStep:
    """CO-4: whoever goes away has broken it off."""
    return Step(enter(state, "over", left=True, hint=None), ())


PHASES = {
    "ready": Phase(
        actors=lambda _state: (SEAT,),
        plays={Start: start},
        choices=lambda _state, _seat: Choices((Start(),)),
        idle=leave,
        then=lambda state, _dice: Step(state, ()),
    ),
    "puzzle": Phase(
        actors=lambda _state: (SEAT,),
        plays={Submit: submit, SkipPuzzle: skip, TakeHint: take_hint},
        choices=lambda _state, _seat: Choices((SkipPuzzle(),), (Kind("submit"), Kind("take-hint"))),
        idle=leave,
        then=lambda state, _dice: Step(state, ()),
    ),
}


def score(state: SoloState) -> Score:
    """PX-Z1, in milliseconds: the least is best."""
    results = state.results
    hints = sum(result.hints for result in results)
    given_up = sum(not result.pieces for result in results)
    return Score.of(
        ScoreLine("time", len(results), sum(result.ms for result in results)),
        ScoreLine("hints", hints, HINT_COSTS * hints),
        ScoreLine("given-up", given_up, GIVEN_UP_COSTS * given_up),
    )


def outcome(state: SoloState) -> Outcome | None:
    """Who has solved nothing, or gone away, leads nobody."""
    if state.phase != "over":
        return None
    if state.left:
        return Outcome("broken-off", ((SEAT,),))
    if not any(result.pieces for result in state.results):
        return Outcome("nothing-solved", ((SEAT,),))
    return Outcome("all-done", ((SEAT,),), (SEAT,))
