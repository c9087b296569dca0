"""What there is in Echo, a test game (see `echo`)."""

from __future__ import annotations

from typing import Literal

from ludoteca.core import Event, Move, Options, State, Step, View
from ludoteca.kit.contest import Contests
from ludoteca.kit.sandglass import Scale
from ludoteca.kit.votes import Answer, Ballots
from ludoteca.words.asking import Arbiter

LETTERS = "abcd"
TURNS = 2
PENALTY = 2
SECONDS = {"write": 45.0, "contest": 15.0, "defend": 30.0, "vote": 20.0}

Phase = Literal["write", "contest", "defend", "vote", "over"]


class EchoOptions(Options, frozen=True):
    sandglass: Scale = "one"
    arbiter: Arbiter = "table"


class EchoState(State, frozen=True):
    options: EchoOptions
    turn: int
    letter: str
    phase: Phase
    glass: int
    """Sandglasses turned so far: the number of the one that runs."""
    words: tuple[str, ...]
    known: tuple[bool, ...]
    """What the arbiter said of each word when it was written."""
    done: tuple[bool, ...]
    """Who has written, or has nothing to write."""
    contests: Contests
    letters: tuple[int, ...]
    """Letters of the words that counted, by seat."""
    penalties: tuple[int, ...]


class EchoView(View, frozen=True):
    seat: int | None
    options: EchoOptions
    turn: int
    letter: str
    phase: Phase
    glass: int
    words: tuple[str, ...]
    known: tuple[bool, ...]
    done: tuple[bool, ...]
    contests: Contests
    """With one's own ballot; those of the others are hidden until all have voted."""
    letters: tuple[int, ...]
    penalties: tuple[int, ...]


class Write(Move, frozen=True):
    word: str
    known: bool = False
    """The arbiter's opinion, attested."""


class Skip(Move, frozen=True):
    """Write nothing, or contest nothing."""


class Contest(Move, frozen=True):
    of: int


class Defend(Move, frozen=True):
    text: str


class GiveIn(Move, frozen=True):
    """The accused agrees: the doubt is founded."""


class Vote(Move, frozen=True):
    keep: bool


EchoMove = Write | Skip | Contest | Defend | GiveIn | Vote


class TurnBegan(Event, frozen=True):
    turn: int
    letter: str


class Written(Event, frozen=True):
    seat: int
    word: str = ""
    """Empty for the others, who see only that they are done."""


class Revealed(Event, frozen=True):
    words: tuple[str, ...]


class Passed(Event, frozen=True):
    seat: int


class Contested(Event, frozen=True):
    seat: int
    of: int


class Defended(Event, frozen=True):
    seat: int
    text: str


class GivenIn(Event, frozen=True):
    seat: int


class Voted(Event, frozen=True):
    seat: int
    answer: Answer | None = None
    """Known to others once all have voted."""


class Judged(Event, frozen=True):
    of: int
    kept: bool
    ballots: Ballots


EchoEvent = (
    TurnBegan | Written | Revealed | Passed | Contested | Defended | GivenIn | Voted | Judged
)
EchoStep = Step[EchoState, EchoEvent]
