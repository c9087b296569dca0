"""Players who stop reading in mid-game: the others play on, and they come back where they were."""

from __future__ import annotations

from contextlib import suppress

from tests.server.http.site import ME, OPEN, Line, Site, story
from tests.server.http.test_socket import stop_reading


async def hear_of_turns(lines: list[Line]) -> Line:
    """The line whose turn it is, once it knows."""
    for line in lines:
        await line.done("ping")
    return next(line for line in lines if line.match["choices"])


@story(outbox_messages=50, outbox_bytes=200_000, goodbye_seconds=0.05, tokens_burst=10**6)
async def test_a_seat_that_stops_reading_is_cut_and_resumes(site: Site) -> None:
    anna, berta = await site.browser(), await site.browser()
    table = await anna.make(seats=[ME, OPEN], start=False)
    first, stuck = await anna.enter(table), await berta.enter(table)
    await stuck.done("sit", name="Berta")
    await first.done("start")
    while (await hear_of_turns([first, stuck])) is stuck:
        await stuck.done("play", move=stuck.match["choices"]["moves"][-1])
    version = next(m["version"] for m in reversed(stuck.heard) if "version" in m)
    stop_reading(stuck)
    live = site.services.lobby.tables[table]
    while len(live.lines) > 1:
        with suppress(ConnectionError):
            for _ in range(10):
                await stuck.say("hello")
        await first.done("ping")
    assert site.services.numbers.goodbyes == {"too-slow": 1}
    await first.done("play", move=first.match["choices"]["moves"][-1])
    again = await berta.sit_down(table)
    await again.done("hello", version=version)
    (missed,) = [m for m in again.heard if m["type"] == "moments"]
    assert [one["version"] for one in missed["moments"]] == list(
        range(version + 1, missed["version"] + 1)
    )
    assert missed["match"]["view"]["seat"] == 1
    assert missed["match"]["actors"] == first.match["actors"]
