"""Polyminix looked back at: all the ways, the piece that made it impossible, and the times."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from ludoteca.games.polyminix.cards import figure
from ludoteca.games.polyminix.pieces import Laid
from ludoteca.games.polyminix.polyminix_solo.rules import puzzle_of
from ludoteca.games.polyminix.solving import can_be_done, task_of
from ludoteca.games.polyminix.trying import ground
from ludoteca.kit.covers.search import count
from tests.e2e.complaints import axe_findings
from tests.e2e.conftest import Join
from tests.e2e.server import Server
from tests.e2e.test_polyminix import begun, one_acts, together
from tests.games.polyminix.polyminix.browser import CoverPlayer
from tests.games.polyminix.polyminix_solo.browser import SoloPlayer


def said(player: Any, key: str, **params: Any) -> str:
    return str(player.say(f"polyminix.page.lookback.{key}", **params))


def mistake(player: SoloPlayer) -> Laid:
    """Somewhere for a piece of the answer where it cannot lie in any cover."""
    puzzle = puzzle_of(player.view)
    asked = task_of(puzzle.asked, puzzle.prova)
    mine = {laid.piece for laid in player.answer().pieces}
    places = {place.laid for square in ground(figure(puzzle.asked)).places for place in square}
    return next(
        laid
        for laid in sorted(places, key=str)
        if laid.piece in mine and not can_be_done(asked, (laid,))
    )


def test_the_piece_that_made_it_impossible(join: Join, server: Server) -> None:
    """It is found although it was taken back, and a reload came between."""
    player = begun(join, server)
    page, puzzle = player.page, puzzle_of(player.view)
    wrong, answer = mistake(player), player.answer().pieces
    player.lay(wrong)
    player.press(player.button("polyminix.page.undo"))
    page.reload()
    for laid in answer:
        player.lay(laid)
    player.press(player.button("polyminix.page.done"))
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(player.say("polyminix-solo.page.afterwards"))).to_be_visible()

    player.press(player.link("table.end.analysis"))

    covers = count(task_of(puzzle.asked, puzzle.prova)).count
    expect(page.get_by_text(said(player, "covers", n=covers), exact=True)).to_be_visible()
    expect(page.get_by_text(said(player, "mistake", n=1, piece=wrong.piece))).to_be_visible()
    expect(page.get_by_text(said(player, "yours"), exact=True)).to_be_visible()
    assert axe_findings(page) == []


def test_one_looks_through_all_the_ways(join: Join, server: Server) -> None:
    """PX-G4: of both who raced, each by their own figure; and there is nothing to regret."""
    players = together(join, server, CoverPlayer, "mouse")
    first = players[0]
    while first.view.phase != "over":
        one_acts(players)
    page = first.page
    first.press(first.link("table.end.analysis"))
    following = page.get_by_role("button", name=first.say("lookback.after"), exact=True)
    browse = page.get_by_role("group", name=said(first, "browse")).first
    while not browse.get_by_role("button", name=said(first, "next"), exact=True).is_enabled():
        first.press(following)
    before = browse.inner_text()

    first.press(browse.get_by_role("button", name=said(first, "previous"), exact=True))
    assert browse.inner_text() != before
    first.press(browse.get_by_role("button", name=said(first, "next"), exact=True))
    assert browse.inner_text() == before
    expect(page.get_by_text(said(first, "mistake.none")).first).to_be_visible()
