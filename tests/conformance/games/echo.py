"""Echo, a test game: secret writing, a reveal, contests with defence and vote, a sandglass.

Each turn a letter is drawn and everybody writes a word with it in secret; who wrote what somebody
else wrote gets nothing. Then words may be contested (CO-2): the accused defends his in a line of
text, those who are neither accuser nor accused vote, a tie keeps the word, and where nobody votes
the arbiter decides. The arbiter is a word list, asked by `attest` and written into the move.
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
from tests.conformance.games import echo_view as seeing
from tests.conformance.games.echo_bot import EchoBot
from tests.conformance.games.echo_model import (
    LETTERS,
    PENALTY,
    SECONDS,
    TURNS,
    Ballot,
    Contest,
    Contested,
    Defend,
    Defended,
    EchoEvent,
    EchoMove,
    EchoOptions,
    EchoState,
    EchoStep,
    EchoView,
    Events,
    Judged,
    Passed,
    Phase,
    Revealed,
    Skip,
    TurnBegan,
    Vote,
    Voted,
    Write,
    Written,
)
from tests.conformance.games.seats import FACTORS, put


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
            contested=nobody,
            accuser=-1,
            accused=-1,
            defence="",
            ballots=no_ballots(seats),
            letters=nothing,
            penalties=nothing,
        )
        events: Events = []
        return Step(self._begin_turn(state, dice, events), tuple(events))

    def _begin_turn(self, state: EchoState, dice: Dice, events: Events) -> EchoState:
        if state.turn == TURNS:
            return replace(state, phase="over")
        letter = dice.pick(LETTERS)
        events.append(TurnBegan(state.turn + 1, letter))
        seats = len(state.words)
        nobody = (False,) * seats
        state = replace(state, turn=state.turn + 1, letter=letter, words=("",) * seats)
        return self._enter(replace(state, known=nobody, contested=nobody), "write")

    def _enter(self, state: EchoState, phase: Phase) -> EchoState:
        """A new phase turns a new sandglass."""
        nobody = (False,) * len(state.words)
        return replace(state, phase=phase, glass=state.glass + 1, done=nobody)

    def sandglass(self, state: EchoState) -> Sandglass | None:
        """CO-3: one sandglass for the table, half as long or off if the table wants that."""
        factor = FACTORS[state.options.sandglass]
        if factor is None or state.phase == "over":
            return None
        return Sandglass(state.phase, state.glass, SECONDS[state.phase] * factor)

    def expire(self, state: EchoState, sandglass: Sandglass, dice: Dice) -> EchoStep:
        """Whoever has not acted did nothing in time."""
        events: Events = []
        for seat in self.actors(state):
            state = self._do_nothing(state, seat, events)
        return Step(self._go_on(state, dice, events), tuple(events))

    def idle(self, state: EchoState, seat: int, dice: Dice) -> EchoStep:
        events: Events = []
        state = self._do_nothing(state, seat, events)
        return Step(self._go_on(state, dice, events), tuple(events))

    def _do_nothing(self, state: EchoState, seat: int, events: Events) -> EchoState:
        if state.phase == "vote":
            events.append(Voted(seat, "abstain"))
            return replace(state, ballots=put(state.ballots, seat, "abstain"))
        if state.phase == "write":
            events.append(Written(seat))
        else:
            events.append(Passed(seat))
        return replace(state, done=put(state.done, seat, True))

    def _go_on(self, state: EchoState, dice: Dice, events: Events) -> EchoState:
        """A phase ends when nobody is left to act in it."""
        if self.actors(state):
            return state
        if state.phase == "write":
            return self._go_on(self._reveal(state, events), dice, events)
        if state.phase == "defend":
            return self._go_on(self._enter(state, "vote"), dice, events)
        if state.phase == "vote":
            return self._go_on(self._judge(state, events), dice, events)
        return self._begin_turn(self._count(state), dice, events)

    def _reveal(self, state: EchoState, events: Events) -> EchoState:
        events.append(Revealed(state.words))
        return self._enter(state, "contest")

    def _judge(self, state: EchoState, events: Events) -> EchoState:
        """CO-2: the vote decides, a tie keeps the word; without votes the arbiter decides."""
        keep, strike = state.ballots.count("keep"), state.ballots.count("strike")
        kept = keep >= strike if keep or strike else state.known[state.accused]
        events.append(Judged(state.accused, kept, state.ballots))
        loser = state.accuser if kept else state.accused
        penalties = put(state.penalties, loser, state.penalties[loser] + 1)
        ballots = no_ballots(len(state.words))
        state = replace(state, penalties=penalties, ballots=ballots, defence="")
        return self._enter(replace(state, accuser=-1, accused=-1), "contest")

    def _count(self, state: EchoState) -> EchoState:
        gains = [len(word) if state.words.count(word) == 1 else 0 for word in state.words]
        return replace(
            state, letters=tuple(a + b for a, b in zip(state.letters, gains, strict=True))
        )

    # Who may do what

    def actors(self, state: EchoState) -> tuple[int, ...]:
        everybody = range(len(state.words))
        if state.phase in {"write", "contest"}:
            contest = state.phase == "contest"
            return tuple(
                seat
                for seat in everybody
                if not state.done[seat] and not (contest and not self._contestable(state, seat))
            )
        if state.phase == "defend":
            return () if state.done[state.accused] else (state.accused,)
        if state.phase == "vote":
            away = (state.accuser, state.accused)
            return tuple(s for s in everybody if s not in away and state.ballots[s] == "none")
        return ()

    def _contestable(self, state: EchoState, seat: int) -> tuple[int, ...]:
        """Words of others, shown and not yet contested; under a trusting arbiter none are."""
        if state.options.arbiter == "trusting":
            return ()
        return tuple(
            of
            for of, word in enumerate(state.words)
            if word and of != seat and not state.contested[of]
        )

    def choices(self, state: EchoState, seat: int) -> Choices[EchoMove]:
        if seat not in self.actors(state):
            return Choices()
        if state.phase == "write":
            return Choices((Skip(),), (Kind("write", {"letter": state.letter, "most": 12}),))
        if state.phase == "contest":
            return Choices((Skip(), *(Contest(of) for of in self._contestable(state, seat))))
        if state.phase == "defend":
            return Choices((Skip(),), (Kind("defend", {"most": 80}),))
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
        events: Events = []
        if isinstance(move, Skip) and state.phase != "vote":
            state = self._do_nothing(state, seat, events)
        elif isinstance(move, Write) and state.phase == "write":
            state = self._write(state, seat, move, events)
        elif isinstance(move, Contest) and state.phase == "contest":
            state = self._contest(state, seat, move, events)
        elif isinstance(move, Defend) and state.phase == "defend":
            state = self._defend(state, seat, move, events)
        elif isinstance(move, Vote) and state.phase == "vote":
            ballot: Ballot = "keep" if move.keep else "strike"
            events.append(Voted(seat, ballot))
            state = replace(state, ballots=put(state.ballots, seat, ballot))
        else:
            raise IllegalMove("not-now", phase=state.phase)
        return Step(self._go_on(state, dice, events), tuple(events))

    def _write(self, state: EchoState, seat: int, move: Write, events: Events) -> EchoState:
        word = move.word
        if not (word.isascii() and word.isalpha() and word.islower() and len(word) <= 12):
            raise IllegalMove("not-a-word")
        if word[0] != state.letter:
            raise IllegalMove("wrong-letter", letter=state.letter)
        if state.options.arbiter == "strict" and not move.known:
            raise IllegalMove("unknown-word", word=word)
        events.append(Written(seat, word))
        words, known = put(state.words, seat, word), put(state.known, seat, move.known)
        return replace(state, words=words, known=known, done=put(state.done, seat, True))

    def _contest(self, state: EchoState, seat: int, move: Contest, events: Events) -> EchoState:
        if move.of not in self._contestable(state, seat):
            raise IllegalMove("nothing-to-contest", of=move.of)
        events.append(Contested(seat, move.of))
        contested = put(state.contested, move.of, True)
        state = replace(state, contested=contested, accuser=seat, accused=move.of)
        return self._enter(state, "defend")

    def _defend(self, state: EchoState, seat: int, move: Defend, events: Events) -> EchoState:
        if not 0 < len(move.text) <= 80:
            raise IllegalMove("too-long", most=80)
        events.append(Defended(seat, move.text))
        return replace(state, defence=move.text, done=put(state.done, seat, True))

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


def no_ballots(seats: int) -> tuple[Ballot, ...]:
    nothing: Ballot = "none"
    return (nothing,) * seats


ECHO = Echo()
