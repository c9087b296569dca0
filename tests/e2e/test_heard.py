"""What a screen reader is given: whose turn it is, what happened, what every cell is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludoteca.games import find_game
from tests.e2e.conftest import Join
from tests.e2e.people import FOR_SEVERAL, remembered
from tests.e2e.players import labels
from tests.e2e.server import Server
from tests.e2e.tables import make_table, player_of, sit_together


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_turns_and_events_are_announced(join: Join, server: Server, game: str) -> None:
    pages = [join(**remembered(server.url)) for _ in range(2)]
    players = sit_together(pages, game, options={"first_player": 0})
    host, guest = players
    first, then = host.key(host.first_prompt), host.key(host.then_prompt)
    expect(host.heard).to_contain_text(host.say(first))

    host.step()
    guest.knows(host.story.count())
    mine, theirs = host.told()[-1], guest.told()[-1]
    # The same step, said to the one as "you" and to the other by name.
    assert "Ada" in theirs
    assert "Ada" not in mine
    for player, told in ((host, mine), (guest, theirs)):
        for line in told.splitlines():
            expect(player.heard).to_contain_text(line)
    for acting, other, prompt in ((host, guest, first), (guest, host, then)):
        while not other.turn.is_visible():
            guest.knows(host.story.count())
            if acting.turn.is_visible():
                acting.step()
        expect(other.heard).to_contain_text(other.say(prompt))


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_every_cell_says_what_it_is(join: Join, server: Server, game: str) -> None:
    page = join(**remembered(server.url))
    others = ("easy",) * (find_game(game).seats[0] - 1)
    page.goto(make_table(page, game, *others, start=True, options={"first_player": 0}))
    player = player_of(game, page)
    for _ in range(2):
        assert player.wait()
        player.step()
    cells = labels(player.cells_named("", ""))
    assert len(cells) >= 9
    assert all(cells)
    assert len(set(cells)) == len(cells)
    # Rows of cells in a named grid, one of which Tab leads to.
    grid = player.board.get_by_role("grid")
    expect(grid).to_have_accessible_name(player.say(player.key(player.grid)))
    expect(grid.locator("[role=row] > [role=gridcell]")).to_have_count(len(cells))
    expect(grid.locator("[role=gridcell][tabindex='0']")).to_have_count(1)
    assert any(player.say.like(player.own_cell).search(cell) for cell in cells)
