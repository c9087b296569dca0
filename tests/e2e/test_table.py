"""At the table, beside the game itself: dragging, showing, looking back, talking, the theme."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Join
from tests.e2e.people import Person, remembered
from tests.e2e.server import Server
from tests.e2e.tables import sit_alone, sit_together
from tests.games.labirinto_e_medusa.labirinto.browser import LabirintoPlayer
from tests.games.labirinto_e_medusa.medusa.browser import MedusaPlayer
from tests.games.labirinto_e_medusa.myths import MYTHS


@pytest.mark.parametrize("game", MYTHS)
def test_a_tile_is_dragged_to_its_place(join: Join, server: Server, game: str) -> None:
    player = sit_alone(join(**remembered(server.url)), game)
    player.step()
    player.step()
    steps = player.story.count()
    assert isinstance(player, LabirintoPlayer | MedusaPlayer)
    player.drag()
    player.knows(steps + 1)


@pytest.mark.parametrize("game", MYTHS)
def test_a_challenge_is_shown_and_can_be_skipped(join: Join, server: Server, game: str) -> None:
    page = join(**remembered(server.url), reduced_motion="no-preference")
    player = sit_alone(page, game)
    player.step()
    expect(player.exploring).to_be_enabled()
    # Time stands still from here on, so that the show is not over before we look.
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    told = player.story.count()
    player.challenge()
    # Pair by pair, bead by bead; whoever has seen enough goes straight to the end.
    expect(player.duel).to_be_hidden()
    # Until then nothing else gives away how it ends.
    over = player.text(f"{game}.phase.over")
    expect(over).to_be_hidden()
    expect(player.story).to_have_count(told)
    player.press(player.button(f"{game}.page.duel.skip"))
    expect(player.duel).to_be_visible()
    expect(over).to_be_visible()
    expect(player.story).to_have_count(told + 1)
    expect(player.result).to_be_hidden()
    player.press(player.duel)
    expect(player.result).to_be_visible()


@pytest.mark.parametrize("game", MYTHS)
def test_who_does_not_dare_is_back_at_the_question(join: Join, server: Server, game: str) -> None:
    player = sit_alone(join(**remembered(server.url)), game)
    player.step()
    player.press(player.challenging)
    expect(player.not_yet).to_be_focused()
    player.press(player.not_yet)
    expect(player.challenging).to_be_focused()

    player.page.keyboard.press("Enter")
    expect(player.not_yet).to_be_focused()
    player.page.keyboard.press("z")
    expect(player.challenging).to_be_focused()


@pytest.mark.parametrize("game", MYTHS)
def test_the_result_waits_until_the_challenge_was_seen(
    join: Join, server: Server, game: str
) -> None:
    player = sit_alone(join(**remembered(server.url)), game)
    player.step()
    player.challenge()
    expect(player.duel).to_be_visible()
    for result in (player.result, player.button("table.end.result")):
        expect(result).to_be_hidden()
    player.press(player.duel)
    expect(player.result).to_be_visible()


@pytest.mark.parametrize("game", MYTHS)
def test_an_earlier_moment_on_the_board(join: Join, server: Server, game: str) -> None:
    player = sit_alone(join(**remembered(server.url)), game)
    for _ in range(3):
        player.step()
    player.press(player.story.first)
    glance = player.button("table.glance.back")
    expect(glance).to_be_visible()
    expect(player.board.get_by_role("button", name=player.say(f"{game}.page.place"))).to_be_hidden()
    player.press(glance)
    expect(glance).to_be_hidden()
    player.play_on()


def test_people_talk_and_react(join: Join, server: Server) -> None:
    pages = [join(**remembered(server.url)) for _ in range(2)]
    host, guest = sit_together(pages, "labirinto")
    host.page.get_by_role("textbox", name=host.say("table.chat.say")).fill("Ciao <b>Ivo</b>!")
    host.page.keyboard.press("Enter")
    expect(guest.page.get_by_text("Ciao <b>Ivo</b>!", exact=True)).to_be_visible()
    expect(guest.heard).to_contain_text("Ciao <b>Ivo</b>!")

    guest.press(guest.button("table.reaction.bravo"))
    chat = host.page.get_by_role("region", name=host.say("table.chat"), exact=True)
    expect(chat.get_by_role("listitem").last).to_contain_text(host.say("table.reaction.bravo"))

    # Words are still there after a reload; a reaction was for that moment.
    host.page.reload()
    expect(chat.get_by_role("listitem")).to_have_text(re.compile("Ciao <b>Ivo</b>!"))


def test_theme_and_name_are_remembered(join: Join) -> None:
    page = join("/me", color_scheme="light")
    person = Person(page)
    html = page.locator("html")
    dark = page.get_by_role("radio", name=person.say("profile.theme.dark"))
    expect(dark).to_be_visible()
    light = html.evaluate("element => getComputedStyle(element).backgroundColor")
    dark.check()
    expect(html).not_to_have_css("background-color", light)
    page.get_by_role("textbox", name=person.say("profile.name")).fill("  Zoë   of Naxos ")
    person.press(person.button("profile.save"))
    page.goto("/")
    expect(html).not_to_have_css("background-color", light)
    expect(page.get_by_role("link", name=re.compile("Zoë of Naxos"))).to_be_visible()
