"""Bots at a table: whose turn it is, and a whole match from here to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludoteca.bots.timing import USUAL, due_at, sorts_of
from ludoteca.core import (
    AnyGame,
    Bot,
    Choices,
    Dice,
    Glasses,
    GlassKey,
    IllegalMove,
    Match,
    RunningGlass,
    glass_of,
)

AnyBot = Bot[Any, Any]
Errand = tuple[GlassKey | None, frozenset[str]]
"""What a bot was asked for: by the sand of what is being done, and the sorts of moves on offer."""


class Effort(msgspec.Struct):
    """What a seat has spent on its choices."""

    moves: int = 0
    cpu_seconds: float = 0.0


def next_seat(game: AnyGame, state: Any, dice: Dice) -> int | None:
    """The seat that acts next, None if nobody can. In a race everybody is as likely to be first."""
    actors = game.actors(state)
    if len(actors) > 1:
        return dice.pick(actors)
    return actors[0] if actors else None


def seat_of(game: AnyGame, state: Any, view: Any) -> int:
    """Whose view this is, `state` being imagined from it: by the view law, one sees it again."""
    actors = game.actors(state)
    if len(actors) == 1:
        return actors[0]
    return next(seat for seat in actors if game.view(state, seat) == view)


def play_out(
    match: Match, bots: Sequence[AnyBot], dice: Dice, cpu: Callable[[], float] = float
) -> tuple[Effort, ...]:
    """Let the bots, one for each seat, play to the end. The dice are their own.

    `cpu` tells the CPU time that their thoughts are measured by; asking it takes longer than a
    simple bot's choice, so it is always 0.0 unless somebody wants to know.
    """
    playout = Playout(match, bots, dice, cpu)
    playout.run()
    return playout.efforts


class Waiting(msgspec.Struct, frozen=True):
    """A bot that knows what it will do, and when."""

    move: Any
    due: int
    errand: Errand
    steps: int
    """How many there had been when it made up its mind."""


class Playout:
    """A match among bots on an imagined clock: every thought says when its bot acts.

    The earliest one acts, the sand runs out on time, and moves are attested by this clock. As long
    as no bot says a time, they act at once, in a random order where several may, and none passes:
    such a game is as fast as if there were no clock, and its sand runs out when nobody can act.
    Beside bots that take theirs, one that says none takes the usual time: it must not be first
    everywhere because it is the simplest.

    A bot that waits thinks anew when it is asked for something else, or when somebody quicker has
    made its move illegal, or one that it does not mean any more.
    """

    def __init__(
        self,
        match: Match,
        bots: Sequence[AnyBot],
        dice: Dice,
        cpu: Callable[[], float] = float,
    ) -> None:
        self.match = match
        self.now = 0
        """Milliseconds since the match began."""
        self.efforts = tuple(Effort() for _ in bots)
        self._bots = bots
        self._cpu = cpu
        self._dice = dice
        self._glasses = Glasses()
        self._usual: tuple[float, float] | None = None
        """What a bot takes that says no time; None as long as nobody has taken any."""
        self._waiting: dict[int, Waiting] = {}

    def run(self) -> None:
        """To the end."""
        self._ask_all()
        while self._pass_time():
            self._ask_all()

    def _ask_all(self) -> None:
        """Everybody thinks who may act and does not wait; as long as nobody takes any time, whoever
        has thought acts at once.
        """
        match, dice, waiting, now = self.match, self._dice, self._waiting, self.now
        bots, efforts, cpu = self._bots, self.efforts, self._cpu
        game = match.game
        who_acts, view, choices, play = game.actors, game.view, game.choices, match.play
        while True:
            state = match.state
            actors = who_acts(state)
            if waiting:
                actors = tuple(seat for seat in actors if seat not in waiting)
            if not actors:
                return
            seat = actors[0] if len(actors) == 1 else dice.pick(actors)
            seen, offered = view(state, seat), choices(state, seat)
            begun = cpu()
            thought = bots[seat].think(seen, offered, dice, people=False)
            effort = efforts[seat]
            effort.cpu_seconds += cpu() - begun
            seconds = self._usual if thought.seconds is None else thought.seconds
            if seconds is not None:
                self._wait(seat, thought.move, seconds, offered)
                continue
            play(seat, thought.move, now)
            effort.moves += 1
            if waiting:
                self._forget_other_errands()

    def _wait(
        self, seat: int, move: Any, seconds: tuple[float, float], offered: Choices[Any]
    ) -> None:
        self._usual = USUAL
        glass = self._doing()
        due = due_at(seconds, self._dice.below(1001) / 1000, glass, self.now)
        errand = glass_of(glass), sorts_of(offered)
        self._waiting[seat] = Waiting(move, due, errand, len(self.match.inputs))

    def _glass(self) -> RunningGlass | None:
        """The sand that runs. Nobody need follow it while no time passes: asked before it does, it
        is the same.
        """
        return self._glasses.follow(self.match.sandglass, self.now)

    def _doing(self) -> RunningGlass | None:
        """That of what is being done, whatever runs beside it."""
        self._glass()
        return self._glasses.doing

    def _pass_time(self) -> bool:
        """Until the sand runs out, or the first of those who wait acts; False at the end."""
        glass = self._glass()
        due = min((waiting.due for waiting in self._waiting.values()), default=None)
        if glass is not None and (due is None or glass.until <= due):
            self._expire(glass)
        elif due is not None:
            self.now = max(self.now, due)
            self._act(due)
        else:
            return False
        return True

    def _act(self, due: int) -> None:
        """Nobody is favoured who comes in the same millisecond as another."""
        seat = self._dice.pick([s for s, waiting in self._waiting.items() if waiting.due == due])
        waiting = self._waiting.pop(seat)
        somebody_was_quicker = waiting.steps != len(self.match.inputs)
        if somebody_was_quicker and not self._still_means(seat, waiting.move):
            return
        try:
            self.match.play(seat, waiting.move, self.now)
        except IllegalMove:
            if not somebody_was_quicker:
                raise  # it is no move at all
            return
        self.efforts[seat].moves += 1
        self._forget_other_errands()

    def _still_means(self, seat: int, move: Any) -> bool:
        return self._bots[seat].still_means(self.match.view(seat), move)

    def _expire(self, glass: RunningGlass) -> None:
        self.now = max(self.now, glass.until)
        self.match.expire(glass.sandglass)
        self._glasses.run_out()
        self._forget_other_errands()

    def _forget_other_errands(self) -> None:
        """Who waited for something else is asked anew, if there is anything to ask."""
        match, glass = self.match, glass_of(self._doing())
        for seat, waiting in tuple(self._waiting.items()):
            if waiting.errand != (glass, sorts_of(match.choices(seat))):
                del self._waiting[seat]
