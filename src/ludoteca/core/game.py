"""The contract between a game and everything that plays it.

A game is a handful of pure functions over data. Nothing here keeps state, looks at a clock or
rolls dice of its own. `docs/decisions/0001-the-game-contract.md` tells how turns, races, secret
writing, windows, contests, teams and sandglasses all fit.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal

from ludoteca.core.dice import Dice
from ludoteca.core.errors import IllegalMove
from ludoteca.core.model import (
    Choices,
    E,
    Insight,
    Kind,
    Lookback,
    M,
    O,
    S,
    Sandglass,
    Step,
    Thought,
    V,
)
from ludoteca.core.scoring import Outcome, Score
from ludoteca.core.terminal import Terminal


class Bot(ABC, Generic[V, M]):
    """Plays a seat by what that seat sees, and by dice of its own: never by the table's."""

    @abstractmethod
    def choose(self, view: V, choices: Choices[M], dice: Dice) -> M:
        """One of the choices, or a move of one of their kinds."""

    def think(
        self,
        view: V,
        choices: Choices[M],
        dice: Dice,
        *,
        people: bool,  # noqa: ARG002
    ) -> Thought[M]:
        """The choice, and how long it takes somebody like this. `people` is whether some may act
        at the same time, to whom it should leave a chance.

        Where others see how a choice comes about (`Game.show_sketch`), they see it of a bot by the
        glimpses that it gives. A thought that has any is seen being thought: it is not begun anew
        because no person may act any more.
        """
        return Thought(self.choose(view, choices, dice))

    def still_means(self, view: V, move: M) -> bool:  # noqa: ARG002
        """Whether it would still do what it made up its mind to, now that somebody was quicker: the
        rules may allow what it does not want any more. If not, it thinks anew.
        """
        return True


class Game(ABC, Generic[O, S, M, E, V]):
    """One game of one box, under one version of its rules."""

    name: ClassVar[str]
    box: ClassVar[str]
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range]
    minutes: ClassVar[int]
    # The types the codec reads and writes. Move and event types are unions of structs.
    options_type: ClassVar[type[Any]]
    state_type: ClassVar[type[Any]]
    move_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[type[Any]]
    # Facts that others build on: the suite holds the game to them.
    hides: ClassVar[bool] = True
    """Whether some seat may know less than another. Where not, all are shown the same."""
    attests: ClassVar[bool] = False
    """Whether `attest` writes anything into any move."""
    lists_all_moves: ClassVar[bool] = True
    """Whether `choices` lists every legal move, so that no kind is ever offered."""
    question_type: ClassVar[Any] = None
    answer_type: ClassVar[Any] = None
    """What may be asked, and what `answer` says: unions of structs, or None for neither."""
    sketch_type: ClassVar[Any] = None
    shown_sketch_type: ClassVar[Any] = None
    """What a seat may show of what it is doing, and what others see of it (`show_sketch`)."""
    # For the shelf, the leaderboards and the look back.
    best: ClassVar[Literal["most", "least"]] = "most"
    """Which of two results stands higher on a leaderboard."""
    counts: ClassVar[Literal["points", "time"]] = "points"
    """What a result on a leaderboard is: the score, or the time that it took. A game that counts
    time itself (penalties, pauses) has it in its score, in milliseconds."""
    terminal: ClassVar[Terminal[Any, Any, Any]] = Terminal()
    """How it is played at a terminal; the default plays any game."""
    first_bot: ClassVar[str] = ""
    """The bot that newcomers meet; if none is named, it is the one in the middle."""
    leagues: ClassVar[tuple[str, ...]] = ()
    """The options by which people choose a leaderboard: results by others cannot be compared."""
    lookback_type: ClassVar[Any] = None
    """What `look_back` tells, or None: then there is nothing but the single choices."""
    weighs_choices: ClassVar[bool] = True
    """Whether a look back compares each choice with what a bot prefers; not where a turn takes
    dozens of small ones."""

    @abstractmethod
    def setup(self, options: O, seats: int, dice: Dice) -> Step[S, E]:
        """Open the box. Raises BadTable for options that do not fit the seats."""

    @abstractmethod
    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that may act now: one on turn, many in a race or a window, none at the end.

        Everybody is told whom the table waits for: like `sandglass`, `scores` and `outcome`, this
        must not depend on what some view hides.
        """

    @abstractmethod
    def choices(self, state: S, seat: int) -> Choices[M]:
        """What this seat may do now. Empty for a seat that may not act.

        The list and its order follow from what the seat sees, so that neither tells more.
        """

    @abstractmethod
    def apply(self, state: S, seat: int, move: M, dice: Dice) -> Step[S, E]:
        """Play a move, or raise IllegalMove: the only place where legality is decided."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What a seat may know; None is a spectator."""

    @abstractmethod
    def imagine(self, view: V, dice: Dice) -> S:
        """A full state that this view allows, its hidden parts at random."""

    @abstractmethod
    def idle(self, state: S, seat: int, dice: Dice) -> Step[S, E]:
        """An absent seat that the table waits for "did nothing in time" (CO-4)."""

    @abstractmethod
    def scores(self, state: S) -> tuple[Score, ...]:
        """A score for every seat, at any time."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    # What only some games have comes with a default.

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The seats that play together, every seat in one team. Who is in one wins with it."""
        return tuple((seat,) for seat in range(seats))

    def sandglass(self, state: S) -> Sandglass | None:  # noqa: ARG002
        """The sandglass that runs now."""
        return None

    def expire(self, state: S, sandglass: Sandglass, dice: Dice) -> Step[S, E]:  # noqa: ARG002
        """The sand has run out."""
        raise IllegalMove("no-such-timer", sandglass=sandglass.name)

    def redact(self, event: E, seat: int | None) -> E | None:  # noqa: ARG002
        """The event as this seat may see it, or None where it may not see it at all."""
        return event

    def attest(self, state: S, seat: int, move: M, ms: int) -> M:  # noqa: ARG002
        """The move with what the world says about it written in: a dictionary's answer, or `ms`,
        the table's clock in milliseconds since the match began (a time trial).

        Asked once, before the move is played and logged, and never on replay: a log folds to
        the same state although the dictionary has grown since. What a client wrote into those
        fields is overwritten. Whether the move is legal is not asked here.
        """
        return move

    def suggest(self, state: S, seat: int, kind: Kind, dice: Dice) -> M | None:
        """Some legal move of a kind too big to list, for random play; None if none is known.

        That a kind is offered is no promise that it has a legal move: whether there is a word to
        be found is what the players are to find out.
        """
        raise NotImplementedError(kind.move)

    def answer(self, view: V, question: Any) -> Any:  # noqa: ARG002
        """What a player asks before a move, answered by what they see and by nothing else.

        Pure: the same view and question give the same answer, and nothing remembers it. Raises
        IllegalMove for what makes no sense at this table.
        """
        raise IllegalMove("no-such-question")

    def show_sketch(self, view: V, sketch: Any, seat: int, to: int | None) -> Any | None:  # noqa: ARG002
        """What `to` (another seat, or None for a spectator) may see of what `seat`, whose view this
        is, is doing: all of it, how far it has come, or None where that is nobody's business.

        Raises IllegalMove for a sketch that makes no sense at this table.
        """
        return None

    def insights(self, view: V) -> tuple[Insight, ...]:  # noqa: ARG002
        """What a careful player would work out before choosing."""
        return ()

    def look_back(self, views: Sequence[V]) -> Lookback | None:  # noqa: ARG002
        """What could have been seen, by what one seat saw: `views[k]` is after `k` steps, the first
        one the set-up.
        """
        return None

    def league(self, options: O) -> str:
        """A name for the options under which results alone can be compared: there is a leaderboard
        for each.
        """
        return "-".join(str(getattr(options, name)) for name in self.leagues)

    def daily_variants(self) -> Mapping[str, O]:
        """The challenges of a day, by a short name, and the options that each is played by. Their
        leagues differ.
        """
        return {"": self.options_type()}

    def bots(self) -> Mapping[str, Bot[V, M]]:
        """The bots that know this game, weakest first."""
        return {}


AnyGame = Game[Any, Any, Any, Any, Any]
