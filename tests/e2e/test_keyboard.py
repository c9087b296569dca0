"""Each game with keys alone, from the shelf to the end, by somebody who is new here."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Join
from tests.e2e.hands import Keys
from tests.e2e.players import Player
from tests.games.labirinto_e_medusa.labirinto.browser import LabirintoPlayer
from tests.games.labirinto_e_medusa.medusa.browser import MedusaPlayer


@pytest.mark.parametrize("kind", [LabirintoPlayer, MedusaPlayer])
def test_a_whole_game_by_keyboard(join: Join, kind: type[Player]) -> None:
    page = join("/")
    player = kind(page, Keys(page), explores=2)
    title = player.say(f"game.{kind.game}")
    player.press(player.button("shelf.play-game", game=title))
    for key in ("next", "next", "done"):
        player.press(player.button(f"table.coach.{key}"))

    player.play_on()

    assert player.done["place"] >= 5
    assert player.done["challenge"] == 1
    # The result has taken the focus, and gives it back.
    expect(page.get_by_role("dialog").locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(player.button("table.end.result")).to_be_visible()
