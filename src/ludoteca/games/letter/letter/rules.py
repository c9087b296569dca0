"""How a game of LETTER goes on. Every function cites the rules it carries (see RULES.md)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludoteca.core import Dice, IllegalMove, Sandglass, Step
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.letter import claiming, knocking, laying, picking, settling, turns
from ludoteca.games.letter.letter.events import LetterEvent, LetterStep, TurnSkipped
from ludoteca.games.letter.letter.going import Going, Passage, Play, Then
from ludoteca.games.letter.letter.model import (
    Abstain,
    AgreeToEnd,
    Exchange,
    GiveFree,
    Knock,
    LayBlank,
    LetterMove,
    LetterOptions,
    LetterState,
    Pass,
    Phase,
    Pick,
    Vote,
)
from ludoteca.games.letter.shared_model import EndTurn, Place, TimeRanOut
from ludoteca.kit.sandglass import running

SECONDS = {"window": 10.0, "gather": 0.2, "vote": 20.0, "forfeit": 15.0}
"""These run whether the table plays against the clock or not (LE-K1, LE-K4, LE-W1, LE-T7)."""
BY_CHOICE = {"pick": 30.0, "turn": 30.0, "knock": 30.0}
"""These only if it wants to (LE-S3)."""

Plays = Mapping[tuple[type, Phase], Play]

# Which move is played in which phase, and by which rule.
PLAYS: Plays = {
    (Pick, "pick"): picking.pick,
    (Place, "turn"): laying.place,
    (Exchange, "turn"): laying.exchange,
    (LayBlank, "turn"): laying.lay_blank,
    (GiveFree, "turn"): laying.give_instead,
    (Claim, "turn"): claiming.claim,
    (EndTurn, "turn"): claiming.end_turn,
    (AgreeToEnd, "turn"): turns.agree,
    (Vote, "vote"): claiming.vote,
    (Abstain, "vote"): claiming.abstain,
    (GiveFree, "forfeit"): settling.give,
    (Pass, "window"): knocking.let_pass,
    (Knock, "window"): knocking.knock,
    (AgreeToEnd, "window"): knocking.agree_in_window,
    (Pass, "gather"): knocking.let_pass,
    (Knock, "gather"): knocking.knock,
    (Claim, "knock"): claiming.claim,
    (EndTurn, "knock"): claiming.end_knock,
}
# What follows by itself.
PASSAGES: Mapping[Then, Passage] = {
    "settle": settling.settle,
    "forfeited": settling.forfeited,
    "window": turns.open_window,
    "next-turn": turns.next_turn,
}


def actors(state: LetterState) -> tuple[int, ...]:
    phase = state.phase
    if phase in {"window", "gather", "vote"}:
        return state.waiting
    return () if phase == "over" else (state.seat,)


def sandglass(state: LetterState) -> Sandglass | None:
    """LE-S3, CO-3: half a minute for turns and knocks, if the table wants it; and a short time
    for what others wait for.
    """
    phase, glass = state.phase, state.glass
    return running(phase, glass, SECONDS) or running(phase, glass, BY_CHOICE, state.options.sand)


class Rulebook(msgspec.Struct, frozen=True):
    """One version of the rules: what each move does, and what follows from it."""

    plays: Plays
    passages: Mapping[Then, Passage]

    def setup(self, options: LetterOptions, seats: int, dice: Dice) -> LetterStep:
        return self._go_on(picking.setup(options, seats, dice), dice)

    def apply(self, state: LetterState, seat: int, move: LetterMove, dice: Dice) -> LetterStep:
        """Play a move, or refuse it."""
        phase = state.phase
        if seat not in actors(state):
            raise IllegalMove("game-over" if phase == "over" else "not-your-turn", seat=seat)
        play = self.plays.get((type(move), phase))
        if play is None:
            raise IllegalMove("not-now", phase=phase)
        return self._go_on(play(state, seat, move, dice), dice)

    def expire(self, state: LetterState, sandglass: Sandglass, dice: Dice) -> LetterStep:  # noqa: ARG002
        """The sand is out: what has been named counts, what has not been done is not done."""
        late = (TimeRanOut(state.seat),) if state.phase in {"turn", "knock"} else ()
        return self._go_on(_do_nothing(state, dice), dice, *late)

    def idle(self, state: LetterState, seat: int, dice: Dice) -> LetterStep:
        """CO-4: an absent player's turn ends as if their time were over; they pass, and vote no."""
        if state.phase in {"window", "gather"}:
            return self._go_on(knocking.let_pass(state, seat, Pass(), dice), dice)
        if state.phase == "vote":
            return self._go_on(claiming.vote_no(state, seat, dice), dice)
        away = (TurnSkipped(seat),) if state.phase in {"turn", "knock"} else ()
        return self._go_on(_do_nothing(state, dice), dice, *away)

    def _go_on(self, going: Going, dice: Dice, *before: LetterEvent) -> LetterStep:
        """Until somebody can act again, or it is over."""
        events = before + going.events
        while then := going.then:
            going = self.passages[then](going.state, dice)
            events += going.events
        return Step(going.state, events)


def _do_nothing(state: LetterState, dice: Dice) -> Going:
    """How a phase ends by itself; what had to be chosen, the dice choose."""
    phase = state.phase
    if phase in {"window", "gather"}:
        return knocking.close(state, dice)
    if phase == "vote":
        return claiming.decide(state)
    if phase == "pick":
        return picking.pick_any(state, dice)
    if phase == "forfeit":
        tile = dice.pick(turns.letters_of(state.hands[state.seat]))
        return settling.give(state, state.seat, GiveFree(tile), dice)
    if phase == "turn" and not state.laid and turns.first_turn(state, state.seat):
        laid = laying.lay_for(state, dice)
        return claiming.end(laid.state, *laid.events)
    return claiming.end(state)


RULES = Rulebook(PLAYS, PASSAGES)
