"""Crews, a test game: two teams that share a grid each and keep it from the other team.

Each turn a team gets categories in secret and assigns them to the other team's three slots.
Then each team writes a word into each slot: all members propose, the writer, who changes from
turn to turn, writes. Proposals, words and how far a team has come are secrets of that team until
the turn is over, which it is as soon as one team has filled its slots.
"""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import (
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
from tests.conformance.games.crews_model import (
    CARDS,
    EMPTY,
    LENGTHS,
    PENALTY,
    SECONDS,
    TEAMS,
    TURNS,
    Assign,
    Assigned,
    CardsDealt,
    CrewsEvent,
    CrewsMove,
    CrewsOptions,
    CrewsState,
    CrewsStep,
    CrewsView,
    Events,
    Phase,
    Propose,
    Proposed,
    RequestsShown,
    Rest,
    Rested,
    TurnBegan,
    TurnEnded,
    WordWritten,
    WriteWord,
    team_of,
)
from tests.conformance.games.crews_talk import (
    CanWrite,
    Draft,
    ShownSketch,
    Writable,
    answer,
    show_sketch,
)
from tests.conformance.games.crews_view import imagine, redact, view
from tests.conformance.games.seats import FACTORS, put

NO_REQUESTS = ((EMPTY,) * len(LENGTHS),) * 2
NO_WORDS = (("",) * len(LENGTHS),) * 2


class Crews(Game[CrewsOptions, CrewsState, CrewsMove, CrewsEvent, CrewsView]):
    name = "crews"
    box = "test"
    seats = range(4, 7)
    minutes = 5
    hides = True
    lists_all_moves = False
    options_type = CrewsOptions
    state_type = CrewsState
    move_type = CrewsMove
    event_type = CrewsEvent
    view_type = CrewsView
    question_type = CanWrite
    answer_type = Writable
    sketch_type = Draft
    shown_sketch_type = ShownSketch

    view = staticmethod(view)
    imagine = staticmethod(imagine)
    redact = staticmethod(redact)
    answer = staticmethod(answer)
    show_sketch = staticmethod(show_sketch)

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(seat for seat in range(seats) if team_of(seat) == team) for team in TEAMS
        )

    # The course of a game

    def setup(self, options: CrewsOptions, seats: int, dice: Dice) -> CrewsStep:
        state = CrewsState(
            options=options,
            turn=0,
            phase="assign",
            glass=0,
            deck=tuple(range(CARDS)),
            hands=((), ()),
            requests=NO_REQUESTS,
            words=NO_WORDS,
            shown=((), ()),
            proposals=("",) * seats,
            resting=(False,) * seats,
            missing=(0, 0),
        )
        events: Events = []
        return Step(self._begin_turn(state, dice, events), tuple(events))

    def _begin_turn(self, state: CrewsState, dice: Dice, events: Events) -> CrewsState:
        if state.turn == TURNS:
            return replace(state, phase="over")
        state = replace(state, turn=state.turn + 1, requests=NO_REQUESTS, words=NO_WORDS)
        events.append(TurnBegan(state.turn, tuple(writer(state, team) for team in TEAMS)))
        deck = list(state.deck)
        for team in TEAMS:
            hand = tuple(sorted(deck.pop(dice.below(len(deck))) for _ in LENGTHS))
            state = replace(state, hands=put(state.hands, team, hand))
            events.append(CardsDealt(team, hand))
        return self._enter(replace(state, deck=tuple(deck)), "assign")

    def _enter(self, state: CrewsState, phase: Phase) -> CrewsState:
        seats = len(state.resting)
        state = replace(state, resting=(False,) * seats, proposals=("",) * seats)
        return replace(state, phase=phase, glass=state.glass + 1)

    def sandglass(self, state: CrewsState) -> Sandglass | None:
        factor = FACTORS[state.options.sandglass]
        if factor is None or state.phase == "over":
            return None
        return Sandglass(state.phase, state.glass, SECONDS[state.phase] * factor)

    def expire(self, state: CrewsState, sandglass: Sandglass, dice: Dice) -> CrewsStep:
        events: Events = []
        for seat in self.actors(state):
            state = self._rest(state, seat, events)
        return Step(self._go_on(state, dice, events), tuple(events))

    def idle(self, state: CrewsState, seat: int, dice: Dice) -> CrewsStep:
        events: Events = []
        return Step(self._go_on(self._rest(state, seat, events), dice, events), tuple(events))

    def _rest(self, state: CrewsState, seat: int, events: Events) -> CrewsState:
        events.append(Rested(seat))
        return replace(state, resting=put(state.resting, seat, True))

    def _go_on(self, state: CrewsState, dice: Dice, events: Events) -> CrewsState:
        if state.phase == "assign" and not self.actors(state):
            return self._start_writing(state, dice, events)
        finished = any(all(words) for words in state.words)
        stopped = all(state.resting[writer(state, team)] for team in TEAMS)
        if state.phase == "write" and (finished or stopped):
            return self._begin_turn(self._end_turn(state, events), dice, events)
        return state

    def _start_writing(self, state: CrewsState, dice: Dice, events: Events) -> CrewsState:
        """What a team did not assign in time is assigned at random (MA-2)."""
        for team in TEAMS:
            hand, slots = list(state.hands[team]), list(state.requests[1 - team])
            dice.shuffle(hand)
            given = tuple(slot if slot != EMPTY else hand.pop() for slot in slots)
            state = replace(state, requests=put(state.requests, 1 - team, given))
            events.append(RequestsShown(1 - team, given))
        return self._enter(replace(state, hands=((), ())), "write")

    def _end_turn(self, state: CrewsState, events: Events) -> CrewsState:
        events.append(TurnEnded(state.words, state.requests))
        shown = tuple((*old, *new) for old, new in zip(state.shown, state.words, strict=True))
        missing = tuple(
            before + words.count("")
            for before, words in zip(state.missing, state.words, strict=True)
        )
        return replace(state, shown=shown, missing=missing)

    # Who may do what

    def actors(self, state: CrewsState) -> tuple[int, ...]:
        """In both phases everybody who has not rested; but a team whose writer rests has done."""
        if state.phase == "over":
            return ()
        return tuple(
            seat
            for seat, resting in enumerate(state.resting)
            if not resting
            and not (state.phase == "write" and state.resting[writer(state, team_of(seat))])
        )

    def choices(self, state: CrewsState, seat: int) -> Choices[CrewsMove]:
        if seat not in self.actors(state):
            return Choices()
        team = team_of(seat)
        if state.phase == "assign":
            slots = [slot for slot, card in enumerate(state.requests[1 - team]) if card == EMPTY]
            cards = state.hands[team]
            return Choices((Rest(), *(Assign(card, slot) for card in cards for slot in slots)))
        if seat != writer(state, team):
            return Choices((Rest(),), (Kind("propose", {"most": 12}),))
        kinds = tuple(
            Kind("write-word", {"slot": slot, "letters": LENGTHS[slot]})
            for slot, word in enumerate(state.words[team])
            if not word
        )
        return Choices((Rest(),), kinds)

    def suggest(self, state: CrewsState, seat: int, kind: Kind, dice: Dice) -> CrewsMove:
        if kind.move == "propose":
            return Propose("".join(dice.pick("aeiou") for _ in range(5)))
        slot = int(kind.params["slot"])
        return WriteWord(slot, "".join(dice.pick("lmnr") for _ in range(LENGTHS[slot])))

    def apply(self, state: CrewsState, seat: int, move: CrewsMove, dice: Dice) -> CrewsStep:
        if seat not in self.actors(state):
            raise IllegalMove("not-your-turn", seat=seat)
        events: Events = []
        if isinstance(move, Rest):
            state = self._rest(state, seat, events)
        elif isinstance(move, Assign) and state.phase == "assign":
            state = self._assign(state, seat, move, events)
        elif isinstance(move, Propose) and state.phase == "write":
            state = self._propose(state, seat, move, events)
        elif isinstance(move, WriteWord) and state.phase == "write":
            state = self._write(state, seat, move, events)
        else:
            raise IllegalMove("not-now", phase=state.phase)
        return Step(self._go_on(state, dice, events), tuple(events))

    def _assign(self, state: CrewsState, seat: int, move: Assign, events: Events) -> CrewsState:
        team = team_of(seat)
        hand, requests = state.hands[team], state.requests[1 - team]
        if move.card not in hand:
            raise IllegalMove("not-in-hand", card=move.card)
        if move.slot not in range(len(LENGTHS)) or requests[move.slot] != EMPTY:
            raise IllegalMove("no-such-slot", slot=move.slot)
        events.append(Assigned(team, move.card, move.slot))
        left = tuple(card for card in hand if card != move.card)
        given = put(requests, move.slot, move.card)
        return replace(
            state,
            hands=put(state.hands, team, left),
            requests=put(state.requests, 1 - team, given),
        )

    def _propose(self, state: CrewsState, seat: int, move: Propose, events: Events) -> CrewsState:
        if seat == writer(state, team_of(seat)):
            raise IllegalMove("writers-write", seat=seat)
        if not (move.word.isalpha() and len(move.word) <= 12):
            raise IllegalMove("not-a-word")
        events.append(Proposed(seat, move.word))
        return replace(state, proposals=put(state.proposals, seat, move.word))

    def _write(self, state: CrewsState, seat: int, move: WriteWord, events: Events) -> CrewsState:
        team = team_of(seat)
        if seat != writer(state, team):
            raise IllegalMove("not-the-writer", seat=seat)
        if move.slot not in range(len(LENGTHS)) or state.words[team][move.slot]:
            raise IllegalMove("no-such-slot", slot=move.slot)
        if not (move.word.isalpha() and len(move.word) == LENGTHS[move.slot]):
            raise IllegalMove("wrong-length", letters=LENGTHS[move.slot])
        events.append(WordWritten(team, move.slot, move.word))
        words = put(state.words[team], move.slot, move.word)
        return replace(state, words=put(state.words, team, words))

    # How it stands

    def scores(self, state: CrewsState) -> tuple[Score, ...]:
        """A seat has its team's score; what is still secret does not count yet."""
        by_team = [
            Score.of(
                ScoreLine("words", len(shown) - missing, len(shown) - missing),
                ScoreLine("missing", missing, -PENALTY * missing),
            )
            for shown, missing in zip(state.shown, state.missing, strict=True)
        ]
        return tuple(by_team[team_of(seat)] for seat in range(len(state.resting)))

    def outcome(self, state: CrewsState) -> Outcome | None:
        if state.phase != "over":
            return None
        return Outcome.best_first("turns-played", [score.total for score in self.scores(state)])


def writer(state: CrewsState, team: int) -> int:
    """The team's seats write in turn."""
    members = [seat for seat in range(len(state.resting)) if team_of(seat) == team]
    return members[state.turn % len(members)]


CREWS = Crews()
