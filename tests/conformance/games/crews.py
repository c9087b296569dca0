"""Crews, a test game: two teams that share a grid each and keep it from the other team.

Each turn a team gets categories in secret and assigns them to the other team's three slots.
Then each team writes a word into each slot: all members propose, the writer, who changes from
turn to turn, writes. Proposals, words and how far a team has come are secrets of that team until
the turn is over, which it is as soon as one team has filled its slots.
"""

from __future__ import annotations

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
from ludoteca.kit.sandglass import running
from tests.conformance.games.crews_model import (
    CARDS,
    EMPTY,
    LENGTHS,
    PENALTY,
    SECONDS,
    TEAMS,
    Assign,
    CrewsEvent,
    CrewsMove,
    CrewsOptions,
    CrewsState,
    CrewsStep,
    CrewsView,
    Propose,
    Rest,
    WriteWord,
    team_of,
    writer,
)
from tests.conformance.games.crews_rules import (
    NO_REQUESTS,
    NO_WORDS,
    PLAYS,
    begin_turn,
    go_on,
    rest,
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
        return begin_turn(state, dice)

    def sandglass(self, state: CrewsState) -> Sandglass | None:
        return running(state.phase, state.glass, SECONDS, state.options.sandglass)

    def expire(self, state: CrewsState, sandglass: Sandglass, dice: Dice) -> CrewsStep:
        events: tuple[CrewsEvent, ...] = ()
        for seat in self.actors(state):
            step = rest(state, seat)
            state, events = step.state, events + step.events
        return go_on(Step(state, events), dice)

    def idle(self, state: CrewsState, seat: int, dice: Dice) -> CrewsStep:
        return go_on(rest(state, seat), dice)

    def apply(self, state: CrewsState, seat: int, move: CrewsMove, dice: Dice) -> CrewsStep:
        if seat not in self.actors(state):
            raise IllegalMove("not-your-turn", seat=seat)
        play = PLAYS.get((type(move), state.phase))
        if play is None:
            raise IllegalMove("not-now", phase=state.phase)
        return go_on(play(state, seat, move), dice)

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


CREWS = Crews()
