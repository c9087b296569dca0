"""Polyminix in browsers: whole matches, dragging and its ends, what a reload keeps, hints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.complaints import axe_findings
from tests.e2e.conftest import Join
from tests.e2e.devices import PHONE
from tests.e2e.hands import Finger, Hand, Keys
from tests.e2e.people import remembered
from tests.e2e.server import Server
from tests.e2e.tables import make_table
from tests.games.polyminix.browser import ToyPlayer
from tests.games.polyminix.polyminix.browser import CoverPlayer
from tests.games.polyminix.polyminix_problems.browser import ProblemPlayer
from tests.games.polyminix.polyminix_solo.browser import SoloPlayer
from tests.web.howto import read, read_of_box

ENOUGH = 200


def together(join: Join, server: Server, kind: type[ToyPlayer], way: str) -> list[ToyPlayer]:
    """Somebody who plays this way, and somebody with a mouse; both sit, and the game has begun."""
    seen = remembered(server.url)
    first = join(**seen, **(PHONE if way == "finger" else {}))
    hands: dict[str, Hand] = {"keys": Keys(first), "finger": Finger()}
    second = join(**seen)
    players = [kind(first, hands.get(way)), kind(second, seed=1)]
    options = {"sand": "off", "first_player": 0}
    link = make_table(first, kind.rules.name, None, options=options)
    first.goto(link)
    expect(players[0].button("table.start")).to_be_visible()
    second.goto(link)
    players[1].sits_down("Ivo")
    players[0].starts()
    for player in players:
        expect(player.board).to_be_visible()
    return players


def played_out(players: Sequence[ToyPlayer]) -> None:
    """Whoever may act does, the first one before the other."""
    for _ in range(ENOUGH):
        if players[0].view.phase == "over":
            return
        one_acts(players)
    raise AssertionError("it never ends")


def one_acts(players: Sequence[ToyPlayer]) -> None:
    """Who knows everything knows whether they may act."""
    told = max(player.story.count() for player in players)
    for player in players:
        player.knows(told)
    next(player for player in players if player.view.seat in player.eyes.actors).step()


@pytest.mark.parametrize("kind", [CoverPlayer, ProblemPlayer])
@pytest.mark.parametrize("way", ["mouse", "keys", "finger"])
def test_a_whole_match(join: Join, server: Server, kind: type[ToyPlayer], way: str) -> None:
    """PX-G1 to PX-G4, PX-P1, PX-E1: until somebody has twelve points, who is told."""
    players = together(join, server, kind, way)

    played_out(players)

    assert max(players[0].view.points) >= 12
    assert players[0].done["race"] >= 4
    expect(players[0].result).to_be_visible()


def begun(join: Join, server: Server, **more: Any) -> SoloPlayer:
    page = join(**remembered(server.url), **more)
    player = SoloPlayer(page)
    options = {"level": "green", "puzzles": 1}
    page.goto(make_table(page, "polyminix-solo", start=True, options=options))
    player.wait()
    player.step()
    return player


def stopwatch(ms: int) -> str:
    return f"{ms // 60_000}:{ms // 1000 % 60:02}.{ms // 100 % 10}"


@pytest.mark.parametrize("way", ["mouse", "keys", "finger"])
def test_a_time_trial(join: Join, server: Server, way: str) -> None:
    """PX-Z1: the end tells minutes, seconds and tenths."""
    player = begun(join, server, **(PHONE if way == "finger" else {}))
    hands: dict[str, Hand] = {"keys": Keys(player.page), "finger": Finger()}
    player.hand = hands.get(way, player.hand)

    player.step()

    expect(player.result).to_be_visible()
    time = stopwatch(sum(result.ms for result in player.view.results))
    expect(player.page.get_by_role("dialog").get_by_text(time).first).to_be_visible()


def test_a_reload_keeps_the_pieces(join: Join, server: Server) -> None:
    player = begun(join, server)
    first, *others = player.answer().pieces
    player.lay(first)

    player.page.reload()
    expect(player.lying(first.piece)).to_be_visible()

    for laid in others:
        player.lay(laid)
    player.press(player.button("polyminix.page.done"))
    expect(player.result).to_be_visible()


def seconds_of(page: Page) -> float:
    """What the running clock says."""
    minutes, _, seconds = page.get_by_role("timer").inner_text().partition(":")
    return 60 * int(minutes) + float(seconds)


def test_the_clock_is_the_tables(join: Join, server: Server) -> None:
    """PX-Z1: it does not begin anew with a reload, and who comes late sees the same time."""
    player = begun(join, server)
    watcher = join(**remembered(server.url))
    expect(player.board.get_by_role("timer")).to_have_text(re.compile(r"^0:0[2-9]"))

    before = seconds_of(player.page)
    watcher.goto(player.page.url)
    assert before <= seconds_of(watcher) <= before + 60
    before = seconds_of(player.page)
    player.page.evaluate("() => sessionStorage.clear()")
    player.page.reload()
    assert before <= seconds_of(player.page) <= before + 60
    player.step()
    assert before <= player.view.results[0].ms / 1000


def test_the_challenge_of_the_day(join: Join, server: Server) -> None:
    """PX-Z2: to open it starts no clock; played to the end it stands on its level's leaderboard."""
    page = join(**remembered(server.url, name="Ottavia"))
    player = SoloPlayer(page)
    card = page.get_by_role("article").filter(has_text=player.say("game.polyminix-solo"))
    page.goto("/")
    card.get_by_role("combobox").select_option("red")
    player.press(card.get_by_role("button", name=player.say("shelf.daily.try")))
    expect(player.turn).to_be_visible()
    page.reload()
    expect(player.turn).to_be_visible()
    assert (player.view.phase, player.view.options.level) == ("ready", "red")

    player.play_on()
    player.press(player.link("table.end.leaders"))
    row = page.get_by_role("row").filter(has_text="Ottavia")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(stopwatch(player.view.results[0].ms))


def rule_now(player: ToyPlayer) -> str:
    """The heading of what is read beside the board."""
    player.page.keyboard.press("?")
    heading = player.page.get_by_role("dialog").get_by_role("heading", level=3)
    said = heading.inner_text()
    player.page.keyboard.press("Escape")
    expect(heading).to_be_hidden()
    return said


def told(game: str, section: str) -> str:
    texts = read_of_box("polyminix", "en") | read(game, "en")
    return str(texts[section])


def test_the_rule_of_the_moment(join: Join, server: Server) -> None:
    """How to lay, while the clock runs."""
    player = begun(join, server)
    assert rule_now(player) == told(SoloPlayer.rules.name, "boxes")


def test_what_cannot_lie_there_returns(join: Join, server: Server) -> None:
    player = begun(join, server)
    first, *_ = player.answer().pieces
    box = player.piece(first.piece).bounding_box()
    assert box is not None
    mouse = player.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + box["width"] / 2, box["y"] - 20)
    mouse.move(5, 5)
    mouse.up()

    expect(player.lying(first.piece)).to_have_count(0)
    expect(player.board.locator("[data-over]")).to_have_count(0)
    # Laid and taken back, it is in the hand again.
    player.lay(first)
    player.press(player.button("polyminix.page.undo"))
    expect(player.lying(first.piece)).to_have_count(0)


def test_hints_cost_time(join: Join, server: Server) -> None:
    """PX-Z1: what helps is shown, and counts."""
    player = begun(join, server)

    player.hint("next")

    expect(player.board.locator(".shown")).to_have_count(1)
    player.eyes.until(lambda now: now.hints == 1)
    expect(player.board.get_by_role("timer")).to_contain_text("0:1")


def test_on_a_phone_on_its_side_all_that_can_be_done_is_in_sight(
    join: Join, server: Server
) -> None:
    player = begun(join, server, **PHONE)
    player.hand = Finger()
    player.page.set_viewport_size({"width": 740, "height": 360})
    tools = ("polyminix.page.turn", "polyminix.page.flip", "polyminix-solo.page.hint")
    for tool in (*tools, "polyminix.page.undo", "polyminix.page.give-up"):
        expect(player.button(tool)).to_be_in_viewport(ratio=1)
    player.cover(player.answer().pieces)
    expect(player.result).to_be_visible()


def test_the_six_boxes_are_seen_before_a_side_is_picked(join: Join, server: Server) -> None:
    """PX-G1: PROVA has not been rolled yet."""
    first, *_ = players = together(join, server, CoverPlayer, "mouse")
    while first.view.phase != "side":
        one_acts(players)
    card, *_ = first.view.taken[0]
    for number, side in enumerate(card.sides):
        shown = first.board.locator(f"[data-side='0 {number}']")
        expect(shown).to_contain_text(" ".join(side.only[0]))
        expect(shown).to_contain_text(" ".join(map(str, side.sizes)))


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_axe_finds_nothing(join: Join, server: Server, size: str) -> None:
    player = begun(join, server, **(PHONE if size == "phone" else {}))
    assert axe_findings(player.page) == []
    first, *_ = player.answer().pieces
    player.hand = Finger() if size == "phone" else player.hand
    player.lay(first)
    assert axe_findings(player.page) == []


@pytest.mark.parametrize(("kind", "laying"), [(CoverPlayer, "boxes"), (ProblemPlayer, "composing")])
def test_every_phase_of_a_race(
    join: Join, server: Server, kind: type[ToyPlayer], laying: str
) -> None:
    """axe finds nothing, and the rule of the moment tells of the turn, or how to lay."""
    players = together(join, server, kind, "mouse")
    seen: set[str] = set()
    while "race" not in seen or players[0].view.phase == "race":
        phase = players[0].view.phase
        if phase not in seen:
            assert axe_findings(players[0].page) == []
            now = laying if phase == "race" else "turn"
            assert rule_now(players[0]) == told(kind.rules.name, now)
        seen.add(phase)
        one_acts(players)
