"""One example of everything that the API says, for its description."""

from __future__ import annotations

from ludoteca.core import Insight, Outcome, Score
from ludoteca.core.options import OptionFact
from ludoteca.server.api_types import (
    AnalysedTurn,
    Analysis,
    DailyInfo,
    GameInfo,
    Leader,
    Leaderboard,
    ListedTable,
    Made,
    NewTable,
    Replay,
    ReplayStep,
    ReportKept,
    SeatAsk,
    WrongJudgement,
)
from ludoteca.server.protocol import SeatInfo, TableInfo
from ludoteca.words.category import Category
from ludoteca.words.category_page import CategoryPage
from ludoteca.words.judgement import Evidence, Judgement

_ID = "q3Jt0mYl4R8xVbW2cKZ1Ng"
_DAY = "2026-11-16"
_NOON = 1_794_830_400_000
_SEATS = (SeatInfo(name="Ariadne"), SeatInfo(bot="medium"))
_FIRST_STEP = ReplayStep(
    at=_NOON, seat=None, move=None, events=(), view={}, insights=(), actors=(0,)
)

GAME = GameInfo(
    name="labirinto",
    box="labirinto-e-medusa",
    rules_version=1,
    least=1,
    most=5,
    minutes=30,
    options=(OptionFact("fallen_tokens_return", default=False, values=(False, True)),),
    bots=("easy", "medium", "strong"),
    solo=True,
)
MADE = Made(_ID, "K7WQ3H")
NEW_TABLE = NewTable(
    game="labirinto",
    name="Ariadne",
    seats=(SeatAsk("me"), SeatAsk("bot", "medium")),
    start=True,
)
OPEN_TABLE = ListedTable(
    id=_ID,
    code=MADE.code,
    game="labirinto",
    phase="waiting",
    seats=(SeatInfo(name="Ariadne"), SeatInfo()),
    updated=_NOON,
    turns=0,
)
MY_TABLE = ListedTable(
    id=_ID,
    code=MADE.code,
    game="labirinto",
    phase="playing",
    seats=_SEATS,
    updated=_NOON,
    turns=12,
    actors=(0,),
    you=0,
)
TABLE = TableInfo(
    id=_ID,
    code=MADE.code,
    game="labirinto",
    options={},
    phase="playing",
    seats=_SEATS,
    host=0,
    public=False,
    absent="pass",
    spectators=1,
)
DAILY = DailyInfo(
    game="letter-words",
    variant="it",
    options={"language": "it", "letters": 16},
    day=_DAY,
    ends_in=43_200,
    players=17,
    best=31,
    yours=None,
    table=None,
)
LEADERBOARD = Leaderboard("letter-words", _DAY, "it-16", (Leader(1, "Livia", 31, _NOON, _ID),))
REPLAY = Replay(
    id=_ID,
    game="labirinto",
    rules_version=1,
    options={},
    seats=_SEATS,
    seen_by=0,
    steps=(_FIRST_STEP,),
    scores=(Score(0), Score(0)),
    outcome=Outcome("minotaur-beaten", ((0,), (1,)), (0,)),
)
ANALYSIS = Analysis(
    _ID,
    0,
    "strong",
    (AnalysedTurn(4, (Insight("chance-to-win", 0.42),), {"type": "challenge"}, {}, agrees=False),),
)
LOG = '{"game":"labirinto","rules_version":1,"seats":2,"options":{},"seed":"…"}\n'
WORD = Judgement(
    language="it",
    text="verità",
    verdict="known",
    word="VERITA",
    counts=True,
    evidence=Evidence(
        word="VERITA",
        spellings=("verità",),
        kinds=("ordinary",),
        vulgar=False,
        commonness="common",
        zipf=4.9,
        lemma=None,
        lists=("Morph-it!",),
    ),
)
CATEGORY = Category(id="fiore", name="Fiore", counts="Un fiore di giardino o di campo.")
CATEGORY_PAGE = CategoryPage(category=CATEGORY, typical=("rosa", "margherita"), answers=312)
WRONG_JUDGEMENT = WrongJudgement(word="GIGLI", category="fiore")
REPORT_KEPT = ReportKept(word="GIGLI", category="fiore", verdict="known")
