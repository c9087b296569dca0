"""Two people, two browsers, one table: each game from the shelf to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Join
from tests.e2e.people import remembered
from tests.e2e.players import Player, play_out
from tests.e2e.server import Server
from tests.games.labirinto_e_medusa.labirinto.browser import LabirintoPlayer
from tests.games.labirinto_e_medusa.medusa.browser import MedusaPlayer


@pytest.mark.parametrize(
    ("kind", "wants"), [(LabirintoPlayer, ["walk"]), (MedusaPlayer, ["take", "give"])]
)
def test_two_friends_play_to_the_end(
    join: Join, server: Server, kind: type[Player], wants: list[str]
) -> None:
    before = remembered(server.url)
    host = kind(join(**before), explores=3, wants=wants)
    link = host.invites(kind.game, "Ada")
    guest = kind(join(link, **before), explores=4)
    guest.sits_down("Ivo")
    host.starts()

    assert play_out([host, guest])

    assert host.done["place"] >= 7
    assert all(host.done[want] for want in wants)
    assert host.done["challenge"] == guest.done["challenge"] == 1
    # Everybody was told the same number of steps, and sees the same end.
    assert host.story.count() == guest.story.count()
    for player in (host, guest):
        expect(player.page.get_by_role("dialog")).to_contain_text("Ada")
        expect(player.page.get_by_role("dialog")).to_contain_text("Ivo")
