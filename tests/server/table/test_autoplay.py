"""Bots think once and take their time: each by a clock of its own, but not all the sand."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Bot, Choices, Dice, Thought
from ludoteca.core.log import Idled, Played
from ludoteca.games.letter.letter.model import LetterMove, LetterView
from ludoteca.server.errands import Errand
from ludoteca.server.line import Line
from ludoteca.server.settings import Settings
from ludoteca.server.store import StoreFailed, Write
from ludoteca.testing.playout import pick_move
from tests.conformance.games.snatch import Grab, Knock, Pass, Snatch, SnatchMove, SnatchView
from tests.games.letter.dictionary import TinyLetter
from tests.server.room import ME, OPEN, Client, Room, bot, story

WINDOW, TOGETHER = 10, 0.2


class Unhurried(Bot[SnatchView, SnatchMove]):
    """Takes its time over a window only, and does there what it was made for."""

    def __init__(self, seconds: float, move: SnatchMove, alone: float | None = None) -> None:
        """It may take another time where no person acts."""
        self.thoughts: list[str] = []
        """The phases that it has thought about."""
        self._seconds, self._move = seconds, move
        self._alone = seconds if alone is None else alone

    def think(
        self, view: SnatchView, choices: Choices[SnatchMove], dice: Dice, *, people: bool
    ) -> Thought[SnatchMove]:
        self.thoughts.append(view.state.phase)
        if view.state.phase == "claim":
            raise ValueError("cannot think")
        move = self.choose(view, choices, dice)
        seconds = self._seconds if people else self._alone
        return Thought(move, (seconds, seconds) if view.state.phase == "window" else None)

    def choose(self, view: SnatchView, choices: Choices[SnatchMove], dice: Dice) -> SnatchMove:
        if view.state.phase == "window":
            return self._move
        if view.state.phase == "race":
            assert view.seat is not None
            return Grab(view.state.table[view.seat % len(view.state.table)])  # no two want the same
        return dice.pick(choices.moves)


class Greedy(Unhurried):
    """Wants the lowest card, as everybody does."""

    def __init__(self) -> None:
        super().__init__(6, Pass())

    def choose(self, view: SnatchView, choices: Choices[SnatchMove], dice: Dice) -> SnatchMove:
        if view.state.phase == "race":
            return Grab(view.state.table[0])
        return super().choose(view, choices, dice)


class Wavering(Greedy):
    """Never means what it meant before somebody else did something."""

    def still_means(self, view: SnatchView, move: SnatchMove) -> bool:
        return False


class SlowSnatch(Snatch):
    def __init__(self) -> None:
        self._bots = {
            "knocks": Unhurried(4, Knock()),
            "passes": Unhurried(6, Pass()),
            "dawdles": Unhurried(9, Knock()),
            "polite": Unhurried(6, Knock(), alone=2),
            "confused": Unhurried(3, Grab(99)),
            "greedy": Greedy(),
            "wavering": Wavering(),
        }

    def bots(self) -> Mapping[str, Unhurried]:
        return self._bots


Tale = Callable[[Room, Client], Coroutine[Any, Any, None]]


def with_bots(*names: str, pace: float = 1) -> Callable[[Tale], Callable[[Path], None]]:
    """Anna at a table with these bots, when the first window opens."""

    def bind(tale: Tale) -> Callable[[Path], None]:
        @story
        async def told(room: Room) -> None:
            seats = (ME, *map(bot, names))
            table = await room.make("anna", *seats, game="snatch", start=True)
            anna = await room.enter("anna", table)
            await room.pass_time(1)  # the server's own pause, in a race
            await anna.done("play", move={"type": "grab", "card": cards(anna)[0]})
            assert phase(anna) == "window"
            await tale(room, anna)

        def test(tmp_path: Path) -> None:
            settings = Settings(bot_delay=(1.0, 1.0), bot_pace=pace)
            told(tmp_path, games=(SlowSnatch(),), settings=settings)

        test.__name__, test.__doc__, test.__module__ = tale.__name__, tale.__doc__, tale.__module__
        return test

    return bind


def phase(client: Client) -> str:
    return str(client.match["view"]["state"]["phase"])


def cards(client: Client) -> list[int]:
    return list(client.match["view"]["state"]["table"])


def thoughts(client: Client, name: str) -> list[str]:
    """The phases that a bot has thought about so far."""
    thinker = client.table.ledger.game.bots()[name]
    assert isinstance(thinker, Unhurried)
    return thinker.thoughts


def done(client: Client) -> list[bool]:
    return list(client.match["view"]["state"]["done"])


@with_bots("passes")
async def test_a_bot_acts_when_its_own_time_is_over(room: Room, anna: Client) -> None:
    await room.pass_time(5.9)
    assert done(anna) == [False, False]
    await room.pass_time(0.1)
    assert done(anna) == [False, True]


@with_bots("passes")
async def test_what_and_when_are_one_thought(room: Room, anna: Client) -> None:
    await room.pass_time(6)
    assert done(anna) == [False, True]
    assert thoughts(anna, "passes") == ["race", "window"]


@with_bots("passes", "knocks")
async def test_what_others_do_is_no_reason_to_think_anew(room: Room, anna: Client) -> None:
    await room.pass_time(3)
    await anna.done("say", text="Ciao!")
    await anna.done("play", move={"type": "pass"})
    # But for the one who need not leave a chance to people any more.
    assert thoughts(anna, "knocks") == ["race", "window", "window"]
    await room.pass_time(1)
    assert phase(anna) == "gather"
    assert thoughts(anna, "knocks") == ["race", "window", "window"]


@with_bots("confused")
async def test_a_bot_that_plays_nonsense_does_nothing_in_time(room: Room, anna: Client) -> None:
    await room.pass_time(3)
    assert done(anna) == [False, True]
    assert isinstance(anna.table.ledger.playing().inputs[-1], Idled)
    assert thoughts(anna, "confused") == ["race", "window"]


def test_who_comes_too_late_in_a_race_thinks_anew_and_takes_a_moment_again(tmp_path: Path) -> None:
    @story
    async def race(room: Room) -> None:
        table = await room.make("anna", ME, bot("greedy"), game="snatch", start=True)
        anna = await room.enter("anna", table)
        lowest, second = cards(anna)[:2]
        await room.pass_time(0.5)
        await anna.done("play", move={"type": "grab", "card": lowest})
        assert thoughts(anna, "greedy") == ["race"]  # the errand is the same: it does not know yet
        await room.pass_time(0.5)
        assert len(anna.table.ledger.playing().inputs) == 1
        assert thoughts(anna, "greedy") == ["race", "race"]
        await room.pass_time(0.9)
        assert len(anna.table.ledger.playing().inputs) == 1
        await room.pass_time(0.1)
        assert anna.table.ledger.playing().inputs[-1] == Played(1, Grab(second))

    race(tmp_path, games=(SlowSnatch(),), settings=Settings(bot_delay=(1.0, 1.0)))


def test_a_bot_that_does_not_mean_it_any_more_thinks_anew(tmp_path: Path) -> None:
    """What it had decided would not be refused: another card is gone, not the one it wanted."""

    @story
    async def race(room: Room) -> None:
        table = await room.make("anna", ME, bot("wavering"), game="snatch", start=True)
        anna = await room.enter("anna", table)
        lowest, second = cards(anna)[:2]
        await room.pass_time(0.5)
        await anna.done("play", move={"type": "grab", "card": second})
        await room.pass_time(0.5)
        assert len(anna.table.ledger.playing().inputs) == 1
        assert thoughts(anna, "wavering") == ["race", "race"]
        await room.pass_time(1)
        assert anna.table.ledger.playing().inputs[-1] == Played(1, Grab(lowest))

    race(tmp_path, games=(SlowSnatch(),), settings=Settings(bot_delay=(1.0, 1.0)))


def test_a_bot_that_another_worker_was_quicker_than_thinks_anew(tmp_path: Path) -> None:
    """What it wanted was not refused for what it is: it must not lose its turn for that."""

    @story
    async def two_workers(room: Room) -> None:
        table = await room.make("anna", ME, bot("greedy"), game="snatch", start=True)
        anna = await room.enter("anna", table)
        lowest, second = cards(anna)[:2]
        other = Room(room.path, games=(SlowSnatch(),), clock=room.clock)
        await other.open()
        there = await other.lobby.find(table)
        assert there is not None
        append = room.store.append

        async def be_slower(write: Write) -> None:
            room.store.append = append  # type: ignore[method-assign]
            async with there.lock:
                await there.step(Played(0, Grab(lowest)), "anna", "elsewhere")
            await append(write)

        room.store.append = be_slower  # type: ignore[method-assign]
        await room.pass_time(1)
        assert anna.table.ledger.playing().inputs == [Played(0, Grab(lowest))]
        await room.pass_time(1)
        assert anna.table.ledger.playing().inputs[1:] == [Played(1, Grab(second))]
        await other.close()

    two_workers(tmp_path, games=(SlowSnatch(),), settings=Settings(bot_delay=(1.0, 1.0)))


def test_a_move_that_could_not_be_written_is_not_lost(tmp_path: Path) -> None:
    @story
    async def failing(room: Room) -> None:
        table = await room.make("anna", ME, bot("greedy"), game="snatch", start=True)
        anna = await room.enter("anna", table)
        append, tries = room.store.append, []

        async def fail(write: Write) -> None:
            tries.append(room.clock.now())
            raise StoreFailed

        room.store.append = fail  # type: ignore[method-assign]
        await room.pass_time(3)
        # Not in circles: once a second.
        assert len(tries) == 3
        room.store.append = append  # type: ignore[method-assign]
        await room.pass_time(1)
        (played,) = anna.table.ledger.playing().inputs
        assert isinstance(played, Played)

    failing(tmp_path, games=(SlowSnatch(),), settings=Settings(bot_delay=(1.0, 1.0)))


@with_bots("passes")
async def test_where_it_says_nothing_it_is_as_the_server_likes(room: Room, anna: Client) -> None:
    grabbed = anna.table.ledger.playing().inputs[0]
    assert isinstance(grabbed, Played)
    assert (grabbed.seat, type(grabbed.move)) == (1, Grab)
    assert anna.table.ledger.story[1].at - anna.table.ledger.story[0].at == 1000


@with_bots("passes", pace=0.5)
async def test_a_server_may_hurry_all_bots(room: Room, anna: Client) -> None:
    await room.pass_time(2.9)
    assert done(anna) == [False, False]
    await room.pass_time(0.1)
    assert done(anna) == [False, True]


@with_bots("passes", pace=0)
async def test_or_let_none_take_a_time_of_its_own(room: Room, anna: Client) -> None:
    await room.pass_time(0.9)
    assert done(anna) == [False, False]
    await room.pass_time(0.1)
    assert done(anna) == [False, True]


@with_bots("polite")
async def test_nobody_is_left_a_chance_that_no_person_has(room: Room, anna: Client) -> None:
    await room.pass_time(1)
    await anna.done("play", move={"type": "pass"})
    await room.pass_time(1.9)
    assert phase(anna) == "window"
    await room.pass_time(0.1)
    assert phase(anna) == "gather"


@with_bots("polite")
async def test_nobodys_clock_is_turned_back_for_it(room: Room, anna: Client) -> None:
    await room.pass_time(5.5)
    await anna.done("play", move={"type": "pass"})
    await room.pass_time(0.5)
    assert phase(anna) == "gather"


@with_bots("knocks", "passes", "passes")
async def test_each_bot_has_a_clock_of_its_own(room: Room, anna: Client) -> None:
    await room.pass_time(3.9)
    await anna.done("play", move={"type": "pass"})  # turns nobody's clock back
    assert done(anna) == [True, False, False, False]
    await room.pass_time(0.1)
    assert phase(anna) == "gather"
    await room.pass_time(TOGETHER)
    assert phase(anna) == "claim"


@with_bots("passes", "passes")
async def test_people_come_before_a_slow_bot(room: Room, anna: Client) -> None:
    await room.pass_time(5)
    await anna.done("play", move={"type": "knock"})
    await room.pass_time(TOGETHER)
    assert (phase(anna), anna.match["view"]["state"]["knocked"]) == ("claim", [0])


@with_bots("passes")
async def test_another_sand_is_another_errand(room: Room, anna: Client) -> None:
    """What a bot was about to do in a window has nothing to do with the turn after it."""
    await room.pass_time(3)
    await anna.done("play", move={"type": "knock"})
    await room.pass_time(TOGETHER)
    await anna.done("play", move={"type": "claim", "card": cards(anna)[0]})
    assert phase(anna) == "race"
    began = room.clock.now()
    await room.pass_time(2)
    assert [step.at - began for step in anna.table.ledger.story if step.at > began] == [1000]


@with_bots("dawdles")
async def test_no_bot_is_hurried_by_a_sand_that_is_not_for_it(room: Room, anna: Client) -> None:
    """What gathers knocks is far shorter than a bot's pause: who has not knocked yet does not."""
    await anna.done("play", move={"type": "knock"})
    await room.pass_time(TOGETHER)
    assert anna.match["view"]["state"]["knocked"] == [0]


@with_bots("dawdles")
async def test_no_bot_is_so_slow_that_its_sand_runs_out(room: Room, anna: Client) -> None:
    await room.pass_time(0.8 * WINDOW - 0.1)
    assert phase(anna) == "window"
    await room.pass_time(0.1)
    assert phase(anna) == "gather"


@with_bots("knocks")
async def test_a_bot_that_cannot_think_is_not_waited_for(room: Room, anna: Client) -> None:
    await anna.done("play", move={"type": "pass"})
    await room.pass_time(4 + TOGETHER)
    assert phase(anna) == "claim"
    await room.pass_time(1)
    assert phase(anna) != "claim"


@with_bots("knocks", "passes")
async def test_nothing_rings_for_an_empty_room(room: Room, anna: Client) -> None:
    await room.pass_time(2)
    anna.cut()
    await room.pass_time(4)
    assert anna.table.ledger.playing().state.phase == "window"
    back = await room.enter("anna", anna.table.ledger.id)
    await room.pass_time(3.2)  # four fifths of the four seconds that are left
    assert phase(back) == "gather"


class Deliberate(Bot[LetterView, LetterMove]):
    """Needs a second for each step, whatever it is."""

    def think(
        self, view: LetterView, choices: Choices[LetterMove], dice: Dice, *, people: bool
    ) -> Thought[LetterMove]:
        return Thought(self.choose(view, choices, dice), (1.0, 1.0))

    def choose(self, view: LetterView, choices: Choices[LetterMove], dice: Dice) -> LetterMove:
        chosen: LetterMove = pick_move(GAME, GAME.imagine(view, dice), view.turn, choices, dice)
        return chosen


class DeliberateLetter(TinyLetter):
    def bots(self) -> Mapping[str, Bot[LetterView, LetterMove]]:
        return {"deliberate": Deliberate()}


GAME = DeliberateLetter()


def test_a_bot_plays_for_whoever_left_and_still_looks_on(tmp_path: Path) -> None:
    """Her page is there, and she is not: nobody waits for her, nor again and again for her bot."""

    @story
    async def left(room: Room) -> None:
        options = {"first_player": 1}
        table = await room.make("anna", ME, OPEN, game="letter", options=options, absent="bot")
        anna, berta = await room.enter("anna", table), await room.enter("berta", table)
        await berta.done("sit", name="Berta")
        await anna.done("start")
        await berta.done("leave")
        await room.pass_time(0.9)
        await anna.done("say", text="Ciao!")  # nobody's clock is turned back by that
        await room.pass_time(0.1)
        (played,) = anna.table.ledger.playing().inputs
        assert isinstance(played, Played)
        assert played.seat == 1

    left(tmp_path, games=(GAME,), settings=Settings(park_after=1e6))


def test_who_comes_back_in_the_last_moment_plays_for_themselves(tmp_path: Path) -> None:
    """The page has come, and has not said hello yet: the bot leaves it to her."""

    @story
    async def back(room: Room) -> None:
        options = {"first_player": 1}
        table = await room.make("anna", ME, OPEN, game="letter", options=options, absent="bot")
        anna, berta = await room.enter("anna", table), await room.enter("berta", table)
        await berta.done("sit", name="Berta")
        await anna.done("start")
        berta.cut()
        await room.pass_time(30.9)  # absent after half a minute; the bot takes a second
        await anna.table.enter(Line("berta"))
        await room.pass_time(1)
        assert anna.table.ledger.playing().inputs == []

    back(tmp_path, games=(GAME,), settings=Settings(park_after=1e6, absent_after=30.0))


def test_every_step_of_a_turn_takes_its_time(tmp_path: Path) -> None:
    """A turn of several steps: each is thought over anew, and none comes with the one before."""

    @story
    async def steps(room: Room) -> None:
        table = await room.make("anna", ME, bot("deliberate"), game="letter", start=True)
        anna = await room.enter("anna", table)
        for _ in range(600):
            if anna.match["outcome"] is not None:
                break
            if (move := anna.random_move()) is not None:
                await anna.done("play", move=move)
            await room.pass_time(0.1)
        ledger = anna.table.ledger
        inputs = ledger.playing().inputs
        own = [isinstance(entry, Played) and entry.seat == 1 for entry in inputs]
        taken = {
            ledger.story[step + 1].at - ledger.story[step].at
            for step in range(1, len(inputs))
            if own[step] and own[step - 1]
        }
        assert taken == {1000}

    steps(tmp_path, games=(GAME,), settings=Settings(park_after=1e6))


def test_an_errand_is_a_bot_its_sand_and_what_is_asked() -> None:
    """Where no sand runs, the sorts of moves on offer tell one thing to do from the next."""
    errand = Errand("easy", None, frozenset({"Pass", "Grab"}), people=True)

    assert errand.same_errand(replace(errand, people=False))
    for other in (
        None,
        replace(errand, bot="strong"),
        replace(errand, glass=("race", 1)),
        replace(errand, asked=frozenset({"Pass", "Knock"})),
    ):
        assert not errand.same_errand(other)
