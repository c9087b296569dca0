"""Contesting a word: the window, the defence, the vote (PW-X1 to PW-X5). Who must doubt what, and
what that costs, each game says; the rest is `kit.contest`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Choices, Dice, IllegalMove, Kind, Sandglass, Step
from ludoteca.games.polywords.events import Contested, Defended, GaveIn, Judged, Voted
from ludoteca.games.polywords.model import (
    Contest,
    Defend,
    GiveIn,
    Pass,
    SeaState,
    SeaView,
    Vote,
    Writing,
    crew_of,
    members,
)
from ludoteca.games.polywords.penalties import owing
from ludoteca.kit import contest as kit
from ludoteca.kit import votes
from ludoteca.kit.contest import Contests, Dispute
from ludoteca.kit.phases import AnyStep, Passage, Phase, followed, timed
from ludoteca.kit.sandglass import enter
from ludoteca.words.form import shown

WINDOW, DEFENCE, VOTE = "contest", "defend", "vote"
DEFENCE_SECONDS, VOTE_SECONDS = 30.0, 20.0
COST = 2
"""PW-X3: bottles of whoever is wrong."""

VOTES: Choices[Any] = Choices((Vote("yes"), Vote("no"), Vote("abstain")))

Things = tuple[tuple[int, ...], ...]
"""What can be contested: each a word, as its places in `writings`."""
Founded = Callable[[Any, tuple[int, ...]], AnyStep]
"""What a founded doubt about these of the writings costs those who wrote them."""


def each_alone(writings: tuple[Writing, ...]) -> Things:
    """Every writing is a thing of its own."""
    return tuple((place,) for place in range(len(writings)))


def two_bottles(state: Any, writings: tuple[int, ...]) -> AnyStep:
    """PW-X3"""
    step: AnyStep = Step(state, ())
    for crew in sorted({state.writings[place].crew for place in writings}):
        step = followed(step, owing(step.state, crew, COST, "contest"))
    return step


class Contesting:
    """The phases of a game in which words are contested."""

    def __init__(
        self,
        then: Passage,
        founded: Founded = two_bottles,
        things: Callable[[tuple[Writing, ...]], Things] = each_alone,
        unfounded: Callable[[Any, int], AnyStep] = lambda state, crew: owing(
            state, crew, COST, "unfounded"
        ),
    ) -> None:
        self.then, self.founded, self.unfounded = then, founded, unfounded
        self.things = things
        self.phases = {
            WINDOW: Phase(
                actors=lambda state: kit.waiting(state.contests, state.seats),
                plays={Pass: self._pass, Contest: self._contest},
                choices=self._choices_in_window,
                idle=self._pass_by,
                then=self._close,
                sand=self._window_sand,
            ),
            DEFENCE: Phase(
                actors=lambda state: _waiting(state, DEFENCE),
                plays={Defend: self._defend, GiveIn: self._give_in},
                choices=lambda _state, _seat: Choices((GiveIn(),), (Kind("defend"),)),
                idle=self._say_nothing,
                then=self._to_vote,
                sand=timed(DEFENCE_SECONDS),
            ),
            VOTE: Phase(
                actors=lambda state: _waiting(state, VOTE),
                plays={Vote: self._vote},
                choices=lambda _state, _seat: VOTES,
                idle=self._abstain,
                then=self._judge,
                sand=timed(VOTE_SECONDS),
            ),
        }

    def open(self, state: SeaState, aside: tuple[int, ...] = ()) -> AnyStep:
        """The words of the turn are shown: now they can be contested; not where the arbiter alone
        decides, or nobody (CO-2). Who is out of the game stands aside.
        """
        things = self.things(state.writings) if _is_asked(state) else ()
        owners = tuple(
            tuple(seat for place in thing for seat in self._owners(state, place))
            for thing in things
        )
        return Step(enter(state, WINDOW, contests=Contests(owners, aside=aside), fallen=()), ())

    def _owners(self, state: SeaState, place: int) -> tuple[int, ...]:
        return members(state, state.writings[place].crew)

    def _thing(self, state: SeaState, dispute: Dispute) -> tuple[int, ...]:
        return self.things(state.writings)[dispute.thing]

    def word(self, state: SeaState, thing: int) -> Writing:
        return state.writings[self.things(state.writings)[thing][0]]

    # The window

    def _window_sand(self, state: SeaState) -> Sandglass:
        seconds = kit.window_seconds(all(writing.stands for writing in state.writings))
        return Sandglass(WINDOW, state.glass, seconds)

    def _choices_in_window(self, state: SeaState, seat: int) -> Choices[Any]:
        things = kit.contestable(state.contests, seat)
        return Choices((Pass(), *map(Contest, things)))

    def _pass(self, state: SeaState, seat: int, _move: Pass, _dice: Dice) -> AnyStep:
        return Step(replace(state, contests=kit.let_pass(state.contests, seat)), ())

    def _pass_by(self, state: SeaState, seat: int, dice: Dice) -> AnyStep:
        return self._pass(state, seat, Pass(), dice)

    def _contest(self, state: SeaState, seat: int, move: Contest, _dice: Dice) -> AnyStep:
        team = members(state, crew_of(state, seat))
        contests = kit.contest(state.contests, seat, move.of, state.seats, team)
        word = self.word(state, move.of).word
        told = Contested(seat, word, contests.owners[move.of])
        return Step(enter(state, DEFENCE, contests=contests), (told,))

    def _close(self, state: SeaState, dice: Dice) -> AnyStep:
        return self.then(state, dice)

    # The defence

    def _defend(self, state: SeaState, seat: int, move: Defend, _dice: Dice) -> AnyStep:
        text = shown(move.text)
        if not text:
            raise IllegalMove("nothing-said")
        contests = kit.defend(state.contests, seat, text)
        return Step(replace(state, contests=contests), (Defended(seat, text),))

    def _give_in(self, state: SeaState, seat: int, _move: GiveIn, _dice: Dice) -> AnyStep:
        contests = kit.give_in(state.contests, seat)
        return Step(replace(state, contests=contests), (GaveIn(seat),))

    def _say_nothing(self, state: SeaState, seat: int, _dice: Dice) -> AnyStep:
        return Step(replace(state, contests=kit.say_nothing(state.contests, seat)), ())

    def _to_vote(self, state: SeaState, _dice: Dice) -> AnyStep:
        return Step(enter(state, VOTE), ())

    # The vote

    def _vote(self, state: SeaState, seat: int, move: Vote, _dice: Dice) -> AnyStep:
        contests = kit.vote(state.contests, seat, move.answer)
        return Step(replace(state, contests=contests), (Voted(seat, move.answer),))

    def _abstain(self, state: SeaState, seat: int, dice: Dice) -> AnyStep:
        return self._vote(state, seat, Vote("abstain"), dice)

    def _judge(self, state: SeaState, _dice: Dice) -> AnyStep:
        """PW-X2, PW-X3: whoever is wrong pays, and a new window opens for the other words."""
        dispute = dispute_of(state)
        thing = self._thing(state, dispute)
        stands = kit.verdict(dispute, self.word(state, dispute.thing).stands)
        judged = _judged(self.word(state, dispute.thing).word, dispute, stands)
        state = enter(state, WINDOW, contests=kit.settled(state.contests))
        if stands:
            accuser = crew_of(state, dispute.accusers[0])
            return followed(Step(state, (judged,)), self.unfounded(state, accuser))
        state = replace(state, fallen=(*state.fallen, *thing))
        return followed(Step(state, (judged,)), self.founded(state, thing))


def _waiting(state: SeaState, stage: str) -> tuple[int, ...]:
    """Who is still to be heard; when all accused have been, the dispute is at its next stage."""
    if dispute_of(state).stage != stage:
        return ()
    return kit.waiting(state.contests, state.seats)


def dispute_of(state: SeaState | SeaView) -> Dispute:
    """The one that goes on."""
    dispute = state.contests.dispute
    if dispute is None:
        raise IllegalMove("not-now", phase=state.phase)
    return dispute


def _is_asked(state: Any) -> bool:
    """CO-2: at a strict table the arbiter has decided already, at a trusting one nobody doubts."""
    return bool(state.options.arbiter == "table")


def _judged(word: str, dispute: Dispute, stands: bool) -> Judged:
    heard = votes.tally(dispute.ballots, "abstain")
    if len(dispute.given_in) == len(dispute.accused):
        by = "accused"
    else:
        by = "vote" if heard.yes or heard.no else "arbiter"
    return Judged(word, stands, by, heard.yes, heard.no, dispute.accusers, dispute.accused)  # type: ignore[arg-type]
