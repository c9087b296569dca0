"""Echo, a test game: secret writing, a reveal, contests with defence and vote, a sandglass.

Each turn a letter is drawn and everybody writes a word with it in secret; who wrote what somebody
else wrote gets nothing. Then words may be contested (CO-2): the accused defends theirs in a line of
text or gives in, those who are neither accuser nor accused vote, a tie keeps the word, and where
nobody votes the arbiter decides. The arbiter is a word list, asked by `attest` and written into the
move.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from ludoteca.core import (
    Bot,
    Choices,
    Dice,
    Game,
    IllegalMove,
    Kind,
    Outcome,
    Sandglass,
    Score,
    ScoreLine,
    Step,
)
from ludoteca.kit import contest
from ludoteca.kit.contest import Contests
from ludoteca.kit.sandglass import enter, running
from tests.conformance.games import echo_view as seeing
from tests.conformance.games.echo_bot import EchoBot
from tests.conformance.games.echo_model import (
    LETTERS,
    PENALTY,
    SECONDS,
    TURNS,
    Contest,
    Defend,
    EchoEvent,
    EchoMove,
    EchoOptions,
    EchoState,
    EchoStep,
    EchoView,
    GiveIn,
    Skip,
    TurnBegan,
    Vote,
    Write,
)
from tests.conformance.games.echo_rules import PLAYS, count, do_nothing, judge, reveal


class Echo(Game[EchoOptions, EchoState, EchoMove, EchoEvent, EchoView]):
    name = "echo"
    box = "test"
    seats = range(2, 5)
    minutes = 5
    hides = True
    attests = True
    lists_all_moves = False
    options_type = EchoOptions
    state_type = EchoState
    move_type = EchoMove
    event_type = EchoEvent
    view_type = EchoView

    redact = staticmethod(seeing.redact)
    view = staticmethod(seeing.view)
    imagine = staticmethod(seeing.imagine)

    word_list: ClassVar[frozenset[str]] = frozenset({"acqua", "barca", "cane", "dado"})

    # The course of a game

    def setup(self, options: EchoOptions, seats: int, dice: Dice) -> EchoStep:
        nobody, nothing = (False,) * seats, (0,) * seats
        state = EchoState(
            options=options,
            turn=0,
            letter="",
            phase="write",
            glass=0,
            words=("",) * seats,
            known=nobody,
            done=nobody,
            contests=Contests(()),
            letters=nothing,
            penalties=nothing,
        )
        return self._begin_turn(state, dice)

    def _begin_turn(self, state: EchoState, dice: Dice, *events: EchoEvent) -> EchoStep:
        if state.turn == TURNS:
            return Step(replace(state, phase="over"), events)
        letter = dice.pick(LETTERS)
        nobody = (False,) * len(state.words)
        state = enter(
            state,
            "write",
            turn=state.turn + 1,
            letter=letter,
            words=("",) * len(nobody),
            known=nobody,
            done=nobody,
            contests=Contests(()),
        )
        return Step(state, (*events, TurnBegan(state.turn, letter)))

    def sandglass(self, state: EchoState) -> Sandglass | None:
        """CO-3: one sandglass for the table."""
        return running(state.phase, state.glass, SECONDS, state.options.sandglass)

    def expire(self, state: EchoState, sandglass: Sandglass, dice: Dice) -> EchoStep:
        """Whoever has not acted did nothing in time."""
        events: tuple[EchoEvent, ...] = ()
        for seat in self.actors(state):
            step = do_nothing(state, seat)
            state, events = step.state, events + step.events
        return self._go_on(Step(state, events), dice)

    def idle(self, state: EchoState, seat: int, dice: Dice) -> EchoStep:
        return self._go_on(do_nothing(state, seat), dice)

    def _go_on(self, step: EchoStep, dice: Dice) -> EchoStep:
        """A phase ends when nobody is left to act in it."""
        state, events = step.state, step.events
        if self.actors(state):
            return step
        if state.phase == "write":
            after: EchoStep = reveal(state)
        elif state.contests.dispute is not None:
            after = judge(state)
        else:
            return self._begin_turn(count(state), dice, *events)
        return self._go_on(Step(after.state, events + after.events), dice)

    # Who may do what

    def actors(self, state: EchoState) -> tuple[int, ...]:
        if state.phase == "over":
            return ()
        if state.phase == "write":
            return tuple(seat for seat, done in enumerate(state.done) if not done)
        return contest.waiting(state.contests, len(state.words))

    def choices(self, state: EchoState, seat: int) -> Choices[EchoMove]:
        if seat not in self.actors(state):
            return Choices()
        if state.phase == "write":
            return Choices((Skip(),), (Kind("write", {"letter": state.letter, "most": 12}),))
        if state.phase == "contest":
            doubtful = contest.contestable(state.contests, seat)
            return Choices((Skip(), *(Contest(of) for of in doubtful)))
        if state.phase == "defend":
            return Choices((Skip(), GiveIn()), (Kind("defend", {"most": 80}),))
        return Choices((Vote(True), Vote(False)))

    def suggest(self, state: EchoState, seat: int, kind: Kind, dice: Dice) -> EchoMove | None:
        known = [word for word in sorted(self.word_list) if word[0] == state.letter]
        if kind.move == "defend":
            return Defend("".join(dice.pick("xyz ") for _ in range(12)))
        if known and (state.options.arbiter == "strict" or dice.below(2)):
            return Write(dice.pick(known))
        return Write(state.letter + "".join(dice.pick("aeiou") for _ in range(4)))

    def attest(self, state: EchoState, seat: int, move: EchoMove, ms: int) -> EchoMove:
        if isinstance(move, Write):
            return replace(move, known=move.word in self.word_list)
        return move

    def apply(self, state: EchoState, seat: int, move: EchoMove, dice: Dice) -> EchoStep:
        if seat not in self.actors(state):
            raise IllegalMove("not-your-turn", seat=seat)
        play = PLAYS.get((type(move), state.phase))
        if play is None:
            raise IllegalMove("not-now", phase=state.phase)
        return self._go_on(play(state, seat, move), dice)

    def bots(self) -> dict[str, Bot[EchoView, EchoMove]]:
        return {"echo": EchoBot()}

    # How it stands

    def scores(self, state: EchoState) -> tuple[Score, ...]:
        return tuple(
            Score.of(
                ScoreLine("letters", count, count), ScoreLine("penalties", lost, -PENALTY * lost)
            )
            for count, lost in zip(state.letters, state.penalties, strict=True)
        )

    def outcome(self, state: EchoState) -> Outcome | None:
        if state.phase != "over":
            return None
        return Outcome.best_first("turns-played", [score.total for score in self.scores(state)])


class Speechless(Echo):
    """No word comes to its mind: it offers a kind of moves and has none to suggest."""

    def suggest(self, state: EchoState, seat: int, kind: Kind, dice: Dice) -> EchoMove | None:
        return None


ECHO = Echo()
