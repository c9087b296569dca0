"""The server's power fails in mid-game; both browsers come back by themselves and play on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.complaints import CONNECTION_LOST, Complaints
from tests.e2e.conftest import Join
from tests.e2e.people import FOR_SEVERAL, remembered
from tests.e2e.players import all_know, play_out
from tests.e2e.server import Server
from tests.e2e.tables import sit_together


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_both_browsers_go_on_after_the_server_was_killed(
    join: Join, lone_server: Server, complaints: Complaints, game: str
) -> None:
    complaints.forgive(CONNECTION_LOST)
    before = remembered(lone_server.url)
    pages = [join(at=lone_server, **before) for _ in range(2)]
    players = sit_together(pages, game, options={"first_player": 0})
    # In LETTER, that is when the next player's first letter is to be laid.
    assert not play_out(players, most=2 if game == "letter" else 5)
    host, guest = players
    all_know(players)
    told = host.told()

    lone_server.kill()
    for player in players:
        expect(player.text("table.reconnecting")).to_be_visible()
    # Whoever is on turn does not wait: it is sent as soon as there is a line again.
    acting = next(player for player in players if player.turn.is_visible())
    acting.act()
    lone_server.start()
    for player in players:
        player.knows(len(told) + 1)
        expect(player.text("table.reconnecting")).to_be_hidden()
    assert host.told()[: len(told)] == told
    assert host.story.count() == guest.story.count() == len(told) + 1

    assert play_out(players)
    table = host.page.url.rpartition("/")[2]
    steps = host.page.request.get(f"/api/replays/{table}").json()["steps"]
    told_of = sum(bool(step["events"]) for step in steps)
    assert host.story.count() == guest.story.count() == told_of
