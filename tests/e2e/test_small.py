"""What of a game is on a small screen: above a keyboard, while one waits, beside the coach."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from ludoteca.core import AnyGame
from ludoteca.games import GAMES
from ludoteca.games.polywords import POLYWORDS
from ludoteca.games.polywords.manta import MANTA
from ludoteca.games.polywords.pesce_pagliaccio import PESCE_PAGLIACCIO
from ludoteca.games.polywords.pesce_palla import PESCE_PALLA
from ludoteca.games.polywords.pesce_specchio import PESCE_SPECCHIO
from ludoteca.games.polywords.polpo import POLPO
from ludoteca.text import LANGUAGES
from tests.e2e.conftest import Join
from tests.e2e.devices import PHONE, USUAL
from tests.e2e.people import remembered
from tests.e2e.players import Player
from tests.e2e.server import Server
from tests.e2e.tables import make_table, player_of, sit_together
from tests.e2e.test_screens import SETTLED, SIDEWAYS
from tests.e2e.test_teams import Friends
from tests.e2e.texts import everything
from tests.games.polywords.browser import SeaPlayer

# What Android's keyboard leaves of a phone's screen.
ABOVE_KEYS: ViewportSize = {"width": 360, "height": 420}
SLACK = 1.5
# Pixels: seen above a keyboard, and touched without one.
LEAST_CELL, LEAST_CELL_AT_REST = 16, 28
PROMPT = "[data-coach='prompt'] > span"
# Said as prompts: all that is to do in a phase, or in a part of it.
ASKED = re.compile(r"[\w-]+\.(phase|page\.(alone\.)?prompt)\.[\w.-]+|[\w-]+\.page\.must-\w+")
# These the terminal says; the page says more precisely what is to be done.
TERMINAL_ONLY = {"letter.phase.turn", "letter.phase.play"}
# How many lines a prompt would take, with the glass beside it or without.
LINES = """([where, sentences]) => {
  const span = document.querySelector(where);
  const text = span.firstChild;
  const before = text.data;
  const line = parseFloat(getComputedStyle(span).lineHeight);
  const lines = sentences.map((sentence) => {
    text.data = sentence;
    return Math.round(span.scrollHeight / line);
  });
  text.data = before;
  return lines;
}"""


class Box:
    """Where something is on the screen."""

    def __init__(self, what: Locator) -> None:
        box = what.bounding_box()
        assert box is not None
        self.left, self.top = box["x"], box["y"]
        self.right, self.bottom = self.left + box["width"], self.top + box["height"]
        self.width, self.height = box["width"], box["height"]

    def __repr__(self) -> str:
        return f"{self.left:.0f}-{self.right:.0f} x {self.top:.0f}-{self.bottom:.0f}"

    def is_within(self, width: float, height: float) -> bool:
        return (
            min(self.left, self.top) >= -SLACK
            and self.right <= width + SLACK
            and self.bottom <= height + SLACK
        )

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right - SLACK
            and other.left < self.right - SLACK
            and self.top < other.bottom - SLACK
            and other.top < self.bottom - SLACK
        )


def sit(page: Page, game: str) -> SeaPlayer:
    """With bots, until a word can be typed."""
    player = player_of(game, page)
    assert isinstance(player, SeaPlayer)
    bots = ["easy"] * (player.rules.seats[0] - 1)
    page.goto(make_table(page, game, *bots, start=True, options={"arbiter": "strict"}))
    while player.wait() and not player.entry.is_visible():
        player.step()
    return player


def writes(join: Join, server: Server, game: str) -> SeaPlayer:
    if game != MANTA.name:
        return sit(join(**PHONE, **remembered(server.url)), game)
    # Bots in one's team, or in the other, leave no time to write.
    friends = Friends(join, server)
    friends.play(until_phase="write")
    return friends.players[0]


@pytest.mark.parametrize("game", [game.name for game in POLYWORDS.games])
def test_a_keyboard_leaves_the_game_on_the_screen(join: Join, server: Server, game: str) -> None:
    player = writes(join, server, game)
    page = player.page
    player.entry.click()
    player.entry.fill("stone")
    page.set_viewport_size(ABOVE_KEYS)
    page.evaluate(SETTLED)

    # From the top to the foot, none over another.
    cards = Box(player.board.locator(".cards[data-coach]"))
    first, last = Box(player.cell(0)), Box(player.cell(63))
    entry, dock = Box(player.entry), Box(player.board.locator(".dock"))
    bar = Box(page.locator("header").first)
    for one in (bar, cards, first, last, dock, entry):
        assert one.is_within(**ABOVE_KEYS), one
    for one, below in ((bar, cards), (cards, first), (last, dock)):
        assert one.bottom <= below.top + SLACK, (one, below)
    assert first.width > LEAST_CELL
    assert page.evaluate(SIDEWAYS) is None
    # The prompt is beside the buttons, not among them.
    prompt = Box(page.locator(PROMPT))
    assert prompt.is_within(**ABOVE_KEYS)
    for button in page.locator("header").first.locator("button:visible").all():
        assert not prompt.meets(Box(button))

    # Nothing is lost: all comes back with the screen.
    whole: ViewportSize = PHONE["viewport"]
    for size, seen in ((ABOVE_KEYS, False), (whole, True)):
        page.set_viewport_size(size)
        tabs = page.get_by_role("navigation", name=player.say("table.sheets"))
        expect(tabs).to_be_visible(visible=seen)
        expect(own_card(player)).to_be_visible(visible=seen)


def own_card(player: Player) -> Locator:
    players = player.page.get_by_role("list", name=player.say("table.players"))
    return players.get_by_role("listitem").filter(has_text=player.say("table.state.your-turn"))


def test_every_prompt_has_its_place(join: Join, server: Server) -> None:
    """Two lines, on a phone, in every language, beside a glass where there can be one."""
    page = join(**PHONE, **remembered(server.url))
    sit(page, PESCE_SPECCHIO.name)
    for glass in (True, False):
        timed = {game.name: "sand" in options_of(game) for game in GAMES}
        asked = {
            (language, key): text
            for language in LANGUAGES
            for key, text in everything(language).items()
            if ASKED.fullmatch(key) and key not in TERMINAL_ONLY
            if isinstance(text, str) and timed.get(key.split(".")[0], True) == glass
        }
        assert asked
        if not glass:
            page.locator("[data-coach='prompt'] [role=timer]").evaluate("one => one.remove()")
        lines = page.evaluate(LINES, [PROMPT, list(asked.values())])
        many = {key: text for (key, text), n in zip(asked.items(), lines, strict=True) if n > 2}
        assert many == {}, glass


def options_of(game: AnyGame) -> tuple[str, ...]:
    fields: tuple[str, ...] = game.options_type.__struct_fields__
    return fields


@pytest.mark.parametrize("game", [POLPO.name, PESCE_PALLA.name])
def test_the_board_does_not_move_while_one_waits(join: Join, server: Server, game: str) -> None:
    pages = [join(**PHONE, **remembered(server.url)) for _ in range(2)]
    ada, _ = sit_together(pages, game)
    assert isinstance(ada, SeaPlayer)
    page = ada.page
    corners = [ada.cell(0), ada.cell(63)]
    page.evaluate(SETTLED)
    mine = [str(Box(corner)) for corner in corners]
    assert Box(corners[0]).width > LEAST_CELL_AT_REST

    ada.does_write_nothing(None)

    expect(ada.entry).to_be_hidden()
    page.evaluate(SETTLED)
    assert [str(Box(corner)) for corner in corners] == mine


def test_ones_own_card_is_in_sight(join: Join, server: Server) -> None:
    """The others think at the same time, and sit before me."""
    pages = [join(**PHONE, **remembered(server.url)) for _ in range(3)]
    for player in sit_together(pages, PESCE_SPECCHIO.name):
        card = own_card(player)
        expect(card).to_be_in_viewport(ratio=1)
        assert Box(card).left < PHONE["viewport"]["width"] / 8


@pytest.mark.parametrize("device", [USUAL, PHONE], ids=["usual", "phone"])
def test_the_coach_leaves_the_dock_free(join: Join, server: Server, device: dict[str, Any]) -> None:
    page = join(**device)
    player = sit(page, PESCE_PAGLIACCIO.name)
    coach = page.get_by_role("dialog")
    expect(coach).to_be_visible()
    page.evaluate(SETTLED)
    dock = Box(player.board.locator(".dock"))
    assert not Box(coach).meets(dock)
    ring = Box(player.board.locator("div.ring"))
    for card in player.board.locator(".cards .card").all():
        assert not ring.meets(Box(card))
    assert ring.is_within(**device["viewport"])
