"""Each game with a finger on a small screen, from the shelf to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Join
from tests.e2e.devices import PHONE
from tests.e2e.hands import Finger
from tests.e2e.players import Player
from tests.games.labirinto_e_medusa.labirinto.browser import LabirintoPlayer
from tests.games.labirinto_e_medusa.medusa.browser import MedusaPlayer


@pytest.mark.parametrize("kind", [LabirintoPlayer, MedusaPlayer])
def test_a_whole_game_on_a_phone(join: Join, kind: type[Player]) -> None:
    page = join("/", **PHONE)
    wide = "document.documentElement.scrollWidth"
    player = kind(page, Finger(), explores=2)
    title = player.say(f"game.{kind.game}")
    player.press(player.button("shelf.play-game", game=title))
    assert page.evaluate(wide) == PHONE["viewport"]["width"]
    player.press(player.button("table.coach.skip"))

    player.play_on()

    assert player.done["place"] >= 5
    assert player.done["challenge"] == 1
    expect(player.result).to_be_in_viewport()
    assert page.evaluate(wide) == PHONE["viewport"]["width"]

    # The analysis lies below the board there: its link leads to it.
    player.press(player.link("table.end.analysis"))
    summary = page.get_by_text(player.say.like("replay.analysis.summary.you"))
    expect(summary).to_be_in_viewport(ratio=1)
