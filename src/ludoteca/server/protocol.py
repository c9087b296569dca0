"""What a page and the server say to each other over a table's socket.

`docs/protocol.md` tells the story; these types are its letter. The page's types are generated
from them. What a client sends is decoded strictly: an unknown field, a wrong type or an
oversized text is refused, and nothing has changed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from ludoteca.core import Choices, Insight, Outcome, Score
from ludoteca.core.errors import Param
from ludoteca.core.model import kebab

PROTOCOL = 1

NAME_LENGTH = 24
CHAT_LENGTH = 300

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31)]

Reaction = Literal["bravo", "laugh", "wow", "think", "ouch", "thanks"]
Absent = Literal["pass", "bot"]
Hearers = Literal["all", "team"]
"""Who hears what is said: everybody at the table, or those who play together."""
Language = Literal["en", "it", "de", "fr"]


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag=kebab):
    """A wish of a client. Every command is answered, by `done` or by `refused` with its id.

    A command that is sent again with the same id is not carried out twice; it gets its answer
    again. So a page that lost its line simply repeats what has not been answered.
    """

    id: CommandId


class Hello(Command, frozen=True):
    """The first command on every line: answered by a snapshot, or by what was missed."""

    version: Version | None = None
    """The version last seen on an earlier line; None for a fresh start."""
    chat: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """When the last chat that came on an earlier line was said."""


class Ping(Command, frozen=True):
    """Is the line alive?"""


class Sit(Command, frozen=True):
    """Take a free seat before the game begins."""

    name: PlayerName
    seat: SeatNumber | None = None


class Stand(Command, frozen=True):
    """Give up one's seat before the game begins."""


class PutBot(Command, frozen=True):
    """The host puts a bot on a free seat, or changes its strength."""

    seat: SeatNumber
    bot: BotName


class ClearSeat(Command, frozen=True):
    """The host takes a bot or a person off a seat."""

    seat: SeatNumber


class Arrange(Command, frozen=True):
    """The host changes the table before the game begins; what is None stays as it is."""

    seats: SeatNumber | None = None
    options: dict[str, str | int | float | bool | None] | None = None
    public: bool | None = None
    absent: Absent | None = None


class Start(Command, frozen=True):
    """The host opens the box. Seats that are still free get bots."""


class Play(Command, frozen=True):
    """A move of the game, as the game's own types write it."""

    move: Raw


class Leave(Command, frozen=True):
    """Give up a seat in mid-game; it is played as the table chose for absent players."""


class Return(Command, frozen=True):
    """Come back to a seat that was given up, forfeited or handed to a bot."""


class TakeOver(Command, frozen=True):
    """Let a bot play an abandoned seat until its player returns."""

    seat: SeatNumber
    bot: BotName


class Rematch(Command, frozen=True):
    """After the game: the same people, bots and options at a new table."""


class Say(Command, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    to: Hearers = "all"


class React(Command, frozen=True):
    reaction: Reaction


class Ask(Command, frozen=True):
    """A question about what I see, of the game's own type: answered by `answered`."""

    question: Raw


class Sketch(Command, frozen=True):
    """What I am about to do, of the game's own type; null: nothing any more. The game decides what
    others see of it."""

    sketch: Raw


class Recall(Command, frozen=True):
    """What I saw at an earlier version: answered by `recalled`."""

    version: Version


AnyCommand = (
    Hello
    | Ping
    | Sit
    | Stand
    | PutBot
    | ClearSeat
    | Arrange
    | Start
    | Play
    | Leave
    | Return
    | TakeOver
    | Rematch
    | Say
    | React
    | Ask
    | Sketch
    | Recall
)


# What lies in the messages of the server.

Presence = Literal["here", "away", "absent", "left"]
"""`away`: the line is cut. `absent`: for so long that the table goes on without. `left`: gone."""

Phase = Literal["waiting", "playing", "over"]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits there. A seat with neither person nor bot is free."""

    name: str | None = None
    """The person's name."""
    bot: str | None = None
    """The bot that plays here: alone, or for the person as long as they are not there."""
    presence: Presence = "here"


class TableInfo(Struct, frozen=True):
    """What everybody at a table may know about it."""

    id: str
    """Unguessable; it is the invitation, in links and in the socket's address."""
    code: str
    """Short enough to say aloud."""
    game: str
    options: dict[str, Any]
    phase: Phase
    seats: tuple[SeatInfo, ...]
    host: int | None
    """The host's seat, if the host sits."""
    public: bool
    absent: Absent
    spectators: int
    daily: str | None = None
    """The day whose challenge this is, as 2026-11-16."""
    rematch: str | None = None
    """The id of the table where the same people play again."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats that play together; empty where each plays alone."""


class You(Struct, frozen=True):
    seat: int | None
    host: bool


class RunningGlass(Struct, frozen=True):
    """The running sandglass, and how much is left in it at this moment."""

    name: str
    number: int
    seconds: float
    left: float


class Standing(Struct, frozen=True):
    """Where the game stands, as one seat may know it."""

    view: Any
    actors: tuple[int, ...]
    choices: Choices[Any] | None
    """What this seat may do now; None for one that may not act."""
    insights: tuple[Insight, ...]
    sand: RunningGlass | None
    clock: int
    """The table's clock at this moment, by which games measure time: milliseconds since the game
    began."""
    scores: tuple[Score, ...]
    outcome: Outcome | None


class Moment(Struct, frozen=True):
    """One step of the game as this seat saw it."""

    version: int
    at: int
    """Milliseconds since 1970."""
    events: tuple[Any, ...]


class Chat(Struct, frozen=True):
    at: int
    seat: int | None
    """None: a spectator."""
    name: str
    text: str | None = None
    reaction: Reaction | None = None
    to: Hearers = "all"


class Message(Struct, frozen=True, tag=kebab):
    """What the server says."""


class Done(Message, frozen=True):
    id: str


class Refused(Message, frozen=True):
    """Nothing has changed. The code and its parameters are said in the player's language."""

    id: str | None
    """None where the command was too broken to have an id."""
    code: str
    params: dict[str, Param] = {}


class Snapshot(Message, frozen=True):
    """Everything, from the beginning: on a fresh line, and whenever a seat changes hands."""

    protocol: int
    you: You
    table: TableInfo
    version: int
    match: Standing | None
    story: tuple[Moment, ...]
    chat: tuple[Chat, ...]


class Moments(Message, frozen=True):
    """What has happened since the version before the first of these, and where that leads."""

    version: int
    moments: tuple[Moment, ...]
    match: Standing


class TableChanged(Message, frozen=True):
    you: You
    table: TableInfo


class Chatted(Message, frozen=True):
    chat: Chat


class Recalled(Message, frozen=True):
    id: str
    version: int
    view: Any


class Answered(Message, frozen=True):
    id: str
    version: int
    """Of what was seen when it was asked: there may be a newer one by now."""
    answer: Any


class Sketched(Message, frozen=True):
    """What somebody else is about to do, as far as I may know; None: nothing any more."""

    seat: int
    sketch: Any | None


class Bye(Message, frozen=True):
    """The server is about to close this line, and why: `too-slow`, `too-many`, `closing`…"""

    code: str


AnyMessage = (
    Done
    | Refused
    | Snapshot
    | Moments
    | TableChanged
    | Chatted
    | Recalled
    | Answered
    | Sketched
    | Bye
)

_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_json = msgspec.json.Encoder()


def read_command(data: bytes | str) -> AnyCommand:
    """Raises msgspec.DecodeError for what is no command of ours."""
    return _commands.decode(data)


def encode(message: AnyMessage) -> bytes:
    return _json.encode(message)
