"""Coming and going: spectators, codes, somebody who is away, leaving, a rematch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.complaints import CONNECTION_LOST, Complaints
from tests.e2e.conftest import Join
from tests.e2e.people import FOR_SEVERAL, Person, remembered
from tests.e2e.players import Player, play_out
from tests.e2e.server import Server
from tests.e2e.tables import make_table, sit_together

IMPATIENT = {"absent_after": 0.2, "tell_after": 0.01}


def two(join: Join, server: Server) -> list[Page]:
    return [join(at=server, **remembered(server.url)) for _ in range(2)]


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_spectator_sees_the_game_and_cannot_act(join: Join, server: Server, game: str) -> None:
    players = sit_together(two(join, server), game, options={"first_player": 0})
    host = players[0]
    watcher = Person(join(host.page.url, **remembered(server.url)))
    expect(watcher.text("table.watching")).to_be_visible()
    expect(host.text("table.spectators", n=1)).to_be_visible()

    host.step()
    host.step() if host.turn.is_visible() else players[1].step()

    watcher.knows(host.story.count())
    assert "Ada" in watcher.told()[-1] + watcher.told()[-2]
    expect(watcher.text("table.chat.seated")).to_be_visible()
    expect(watcher.turn).to_be_hidden()
    expect(watcher.button("table.leave")).to_be_hidden()
    # Nothing on the board is lit, nothing can be sent.
    watching = type(host)(watcher.page)
    for key in watching.acts:
        button = watching.board.get_by_role("button", name=host.say(f"{game}.page.{key}"))
        expect(button).to_have_count(0)
    before = watcher.told()
    watching.cells_named("", "").first.press("Enter")
    watcher.page.keyboard.press("e")
    watcher.page.reload()
    watcher.knows(len(before))
    assert watcher.told() == before


def test_a_friend_joins_by_the_short_code(
    join: Join, server: Server, complaints: Complaints
) -> None:
    host = Person(join(**remembered(server.url)))
    host.page.goto(make_table(host.page, "labirinto", None))
    expect(host.button("table.start")).to_be_visible()
    code = host.page.get_by_text(host.say("table.invite.code")).locator("xpath=following::p[1]")
    complaints.forgive("404.*/api/join")
    friend = Person(join("/", **remembered(server.url)))
    field = friend.page.get_by_role("textbox", name=friend.say("shelf.code.field"))

    field.fill("nonsense")
    friend.press(friend.button("shelf.code.sit"))
    expect(friend.text("error.no-such-code")).to_be_visible()

    field.fill(code.inner_text().lower())
    friend.press(friend.button("shelf.code.sit"))
    friend.sits_down("Ivo")
    assert friend.page.url == host.page.url
    expect(host.button("table.clear", name="Ivo")).to_be_visible()


@pytest.mark.parametrize("lone_server", [IMPATIENT], indirect=True)
def test_a_bot_takes_over_for_somebody_who_is_away(
    join: Join, lone_server: Server, complaints: Complaints
) -> None:
    complaints.forgive(CONNECTION_LOST)
    host, guest = sit_together(
        two(join, lone_server), "labirinto", options={"first_player": 1}, absent="pass"
    )
    guest.page.context.set_offline(True)
    guest.page.goto("about:blank")
    take_over = host.button("table.take-over")
    expect(host.text("table.missing.absent", name="Ivo")).to_be_visible()

    host.press(take_over)

    expect(take_over).to_be_hidden()
    expect(host.text("table.state.bot-plays")).to_be_visible()
    expect(host.turn).to_be_visible()

    # Back again: the seat is still theirs, and the bot hands it back.
    guest.page.context.set_offline(False)
    guest.page.goto(host.page.url)
    expect(host.text("table.state.bot-plays")).to_be_hidden()
    assert play_out([host, guest])


@pytest.mark.parametrize("absent", ["pass", "bot"])
def test_one_leaves_and_comes_back(join: Join, server: Server, absent: str) -> None:
    host, guest = sit_together(
        two(join, server), "medusa", options={"first_player": 0}, absent=absent
    )
    guest.press(guest.button("table.leave"))
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text(guest.say(f"table.leave.{absent}"))
    guest.press(dialog.get_by_role("button", name=guest.say("table.leave"), exact=True))
    expect(guest.text("table.away.left")).to_be_visible()
    expect(host.text("table.state.left")).to_be_visible()

    guest.press(guest.button("table.return"))

    expect(guest.text("table.away.left")).to_be_hidden()
    expect(host.text("table.state.left")).to_be_hidden()
    assert play_out([host, guest])


def test_a_rematch_that_both_come_to(join: Join, server: Server) -> None:
    players: list[Player] = sit_together(two(join, server), "labirinto")
    host, guest = players
    first = host.page.url
    assert play_out(players)

    host.press(host.button("table.end.rematch"))
    expect(host.button("table.stand")).to_be_visible()
    guest.press(guest.link("table.end.go"))
    expect(guest.button("table.stand")).to_be_visible()

    assert host.page.url == guest.page.url != first
    host.starts()
    assert not play_out(players, most=2)


def test_nobody_at_a_table_has_anothers_name(join: Join, server: Server) -> None:
    """Who insists on a name gets a number; a name that was given is given anew."""
    host = Person(join(**remembered(server.url, name="Clever Fox")))
    host.page.goto(host.invites("labirinto", "Clever Fox"))
    friend = Person(join(host.page.url, **remembered(server.url, name="Clever Fox")))
    field = friend.page.get_by_role("textbox", name=friend.say("table.name"))
    expect(field).not_to_have_value("Clever Fox")
    expect(field).not_to_have_value("")

    friend.sits_down("Clever Fox")
    expect(host.button("table.clear", name="Clever Fox 2")).to_be_visible()
