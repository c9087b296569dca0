"""Tables made at once, for tests that are about something else than making them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.players import Player


def player_of(game: str, page: Page, **more: Any) -> Player:
    """Somebody who knows the game, at this page."""
    # Players make tables, too: facts know players, so they are asked for late.
    from tests.games.facts import facts_of  # noqa: PLC0415

    return facts_of(game).browser(page, **more)


def small(game: str) -> dict[str, Any]:
    """Options that make a game quick."""
    from tests.games.facts import facts_of  # noqa: PLC0415

    return dict(facts_of(game).small)


def make_table(page: Page, game: str, *others: str | None, **more: Any) -> str:
    """A table of mine; the others are bots by name, or None for a free seat. Gives its path."""
    seats = [{"who": "bot", "bot": bot} if bot else {"who": "open"} for bot in others]
    asked = {"game": game, "name": "Ada", "seats": [{"who": "me"}, *seats], **more}
    # The first visit makes one a guest here.
    origin = page.request.get("/").url.rstrip("/")
    made = page.request.post("/api/tables", data=asked, headers={"origin": origin})
    assert made.ok, made.text()
    return f"/t/{made.json()['id']}"


def sit_alone(page: Page, game: str, **more: Any) -> Player:
    """At a game alone, which begins at once and ends with the first challenge that fails."""
    page.goto(make_table(page, game, start=True, **more))
    player = player_of(game, page)
    expect(player.turn).to_be_visible()
    return player


def play_alone(page: Page, game: str, **more: Any) -> Player:
    """To the end, quickly."""
    player = sit_alone(page, game, **more)
    player.play_on()
    return player


def sit_together(pages: list[Page], game: str, **more: Any) -> list[Player]:
    """One is the host, the others have sat down, the game has begun."""
    first, *rest = pages
    options = small(game) | more.pop("options", {})
    link = make_table(first, game, *[None] * len(rest), options=options, **more)
    players = [player_of(game, page) for page in pages]
    # The host is there first: a host who is away hands the table over to whoever sits.
    first.goto(link)
    expect(players[0].button("table.start")).to_be_visible()
    for player, name in zip(players[1:], ("Ivo", "Eva"), strict=False):
        player.page.goto(link)
        player.sits_down(name)
    players[0].starts()
    return players
