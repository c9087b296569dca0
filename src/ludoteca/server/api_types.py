"""What the HTTP API answers: types only. The OpenAPI description is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludoteca.core import Insight, Outcome, Score
from ludoteca.core.options import OptionFact
from ludoteca.server.protocol import Absent, BotName, Phase, PlayerName, SeatInfo
from ludoteca.words.letters import Umlauts

Best = Literal["most", "least"]
Counts = Literal["points", "time"]


class GameInfo(Struct, frozen=True):
    name: str
    box: str
    rules_version: int
    least: int
    most: int
    minutes: int
    options: tuple[OptionFact, ...]
    bots: tuple[str, ...]
    """Weakest first."""
    solo: bool
    """Can be played alone for points: has leaderboards and a daily challenge."""
    leagues: tuple[str, ...] = ()
    """The options by which one chooses a leaderboard, as `/api/leaders` takes them."""
    first_bot: str | None = None
    """Whom newcomers meet, and who takes the seats that are free; None where nobody plays."""
    best: Best = "most"
    """Which of two results stands higher on a leaderboard."""
    counts: Counts = "points"
    """What its results are: points, or milliseconds."""


class SeatAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: me, a bot by name, or whoever comes."""

    who: Literal["me", "bot", "open"]
    bot: BotName | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a page posts to make a table."""

    game: Annotated[str, Meta(max_length=40)]
    name: PlayerName
    seats: Annotated[tuple[SeatAsk, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, str | int | float | bool | None] = {}
    public: bool = False
    absent: Absent = "pass"
    start: bool = False
    """Begin at once; free seats get bots."""
    daily: bool = False
    """Today's challenge: alone, with the options and the seed that everybody gets today."""
    variant: Annotated[str, Meta(max_length=40)] = ""
    """Which of the game's challenges, as /api/daily lists them."""


class Made(Struct, frozen=True):
    id: str
    code: str


class JoinByCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=16)]


class ListedTable(Struct, frozen=True):
    """A table in a list: of open tables, or of those where one sits."""

    id: str
    code: str
    game: str
    phase: Phase
    seats: tuple[SeatInfo, ...]
    updated: int
    turns: int
    """Steps played so far."""
    actors: tuple[int, ...] = ()
    """The seats the table waits for."""
    you: int | None = None
    """One's own seat, in one's own list."""
    daily: str | None = None


class Me(Struct, frozen=True):
    tables: tuple[ListedTable, ...]
    """Where I sit: running ones first, latest first."""


class Leader(Struct, frozen=True):
    rank: int
    name: str
    points: int
    """Or milliseconds, where the game counts time."""
    at: int
    id: str
    """Of the table, for its replay."""
    you: bool = False


class Leaderboard(Struct, frozen=True):
    game: str
    day: str | None
    """None: of all time."""
    league: str
    """Of the options under which these results can be compared; the server's own name for them."""
    leaders: tuple[Leader, ...]
    best: Best = "most"
    counts: Counts = "points"


class DailyInfo(Struct, frozen=True):
    game: str
    variant: str
    """Which of the game's challenges; empty where there is one only."""
    options: dict[str, str | int | float | bool | None]
    """By which it is played."""
    day: str
    ends_in: int
    """Seconds until the next one."""
    players: int
    best: int | None
    yours: int | None
    """Points of one's own counted try; None if it has not been finished."""
    table: str | None
    """The id of one's own try, running or finished."""
    counts: Counts = "points"
    """What `best` and `yours` are: points, or milliseconds."""


class ReplayStep(Struct, frozen=True):
    at: int
    seat: int | None
    """Whose move it was; None for the set-up and for the sandglass."""
    move: Any
    events: tuple[Any, ...]
    view: Any
    insights: tuple[Insight, ...]
    actors: tuple[int, ...]


class Replay(Struct, frozen=True):
    """A finished game, step by step, as one seat (or the public) saw it."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    seen_by: int | None
    steps: tuple[ReplayStep, ...]
    """The first is the set-up."""
    scores: tuple[Score, ...]
    outcome: Outcome
    daily: str | None = None


class AnalysedTurn(Struct, frozen=True):
    step: int
    """The replay's step at which this was chosen: the position is that of the step before."""
    insights: tuple[Insight, ...]
    played: Any
    preferred: Any
    """What the strongest bot would have done there."""
    agrees: bool


class Analysis(Struct, frozen=True):
    id: str
    seat: int
    bot: str
    turns: tuple[AnalysedTurn, ...]
    """Empty for a game whose turns take too many small choices to weigh each."""
    lookback: Any = None
    """What there was to see in this game, for those that tell it: of the game's own type."""


class Problem(Struct, frozen=True):
    """A refusal over HTTP: the code and parameters that the catalogues say."""

    code: str
    params: dict[str, Any] = {}


class WrongJudgement(Struct, frozen=True, forbid_unknown_fields=True):
    """A judgement that a player holds to be wrong."""

    word: Annotated[str, Meta(max_length=200)]
    category: Annotated[str, Meta(max_length=64)] = ""
    """As what it was judged; empty: as a word."""
    umlauts: Umlauts = "ae"


class ReportKept(Struct, frozen=True):
    """What was kept: nothing else, and not who said so."""

    word: str
    category: str
    verdict: str
