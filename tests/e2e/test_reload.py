"""A reload in mid-turn: what was laid and not yet sent is still there, and the game goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Join
from tests.e2e.people import remembered
from tests.e2e.players import labels
from tests.e2e.server import Server
from tests.e2e.tables import sit_alone
from tests.games.labirinto_e_medusa.labirinto.browser import LabirintoPlayer
from tests.games.labirinto_e_medusa.medusa.browser import MedusaPlayer


@pytest.fixture
def labirinto(join: Join, server: Server) -> LabirintoPlayer:
    player = sit_alone(join(**remembered(server.url)), "labirinto")
    assert isinstance(player, LabirintoPlayer)
    player.step()
    player.step()
    return player


@pytest.fixture
def medusa(join: Join, server: Server) -> MedusaPlayer:
    player = sit_alone(join(**remembered(server.url)), "medusa")
    assert isinstance(player, MedusaPlayer)
    player.step()
    player.step()
    return player


def test_a_block_that_was_aimed_and_turned_is_restored(labirinto: LabirintoPlayer) -> None:
    place = labirinto.button("labirinto.page.place")
    labirinto.board.get_by_role("radio").nth(1).click()
    labirinto.aim(labirinto.best_spot())
    turn = labirinto.button("labirinto.page.turn")
    if turn.is_enabled():
        labirinto.press(turn)
    # What the block would be there is said after a semicolon.
    aimed = labirinto.cells_named("*=", ";")
    before = labels(aimed)

    labirinto.page.reload()

    expect(place).to_be_enabled()
    expect(labirinto.board.get_by_role("radio").nth(1)).to_be_checked()
    assert labels(aimed) == before
    steps = labirinto.story.count()
    labirinto.press(place)
    labirinto.knows(steps + 1)
    labirinto.play_on()


def test_a_piece_that_was_laid_is_restored(medusa: MedusaPlayer) -> None:
    medusa.lay(medusa.best_spot())
    laid = medusa.cells_named("*=", medusa.say("medusa.page.cell.laid").partition("}")[2])
    before = labels(laid)
    assert len(before) == 1

    medusa.page.reload()

    expect(medusa.button("medusa.page.place")).to_be_enabled()
    assert labels(laid) == before
    # It can still be taken back, and laid again.
    medusa.press(medusa.button("board.back"))
    expect(laid).to_have_count(0)
    medusa.step()
    medusa.play_on()
