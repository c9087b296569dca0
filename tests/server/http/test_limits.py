"""How much is too much: of requests, tables, guesses; and that waiting helps."""

from __future__ import annotations

from ludoteca.server.limits import Bucket, Crowd, Rate
from tests.server.fake_clock import FakeClock
from tests.server.http.site import ALONE, Site, story


def turn(clock: FakeClock, seconds: float) -> None:
    clock.next_ring(clock.now() + round(seconds * 1000))


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    clock = FakeClock()
    bucket = Bucket(clock, per_second=2, brim=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait_seconds == 0.5
    turn(clock, 0.5)
    assert [bucket.take() for _ in range(2)] == [True, False]
    turn(clock, 3600)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_clock_set_back_takes_nothing_away() -> None:
    clock = FakeClock()
    bucket = Bucket(clock, per_second=1, brim=2)
    bucket.take()
    clock._now -= 3_600_000
    assert bucket.take()
    assert not bucket.take()
    turn(clock, 1)
    assert bucket.take()


def test_keys_do_not_share_and_full_buckets_are_forgotten() -> None:
    clock = FakeClock()
    rate = Rate(clock, per_second=1, brim=1, most_keys=3)
    assert [rate.wait("a"), rate.wait("b")] == [0, 0]
    assert rate.wait("a") == 1
    turn(clock, 2)
    for key in "cdef":
        rate.wait(key)
    assert len(rate._buckets) <= 3
    # However many keys there are, the latest one is not forgotten.
    assert rate.wait("f") == 1


def test_a_crowd_is_counted_at_this_moment() -> None:
    crowd = Crowd(most=2)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a")] == [True, True, False]
    assert crowd.enter("b")
    crowd.leave("a")
    assert crowd.total == 2
    assert crowd.enter("a")


@story(requests_burst=3, requests_per_second=0.5)
async def test_requests_over_the_rate_are_told_when_to_come_back(site: Site) -> None:
    browser = await site.browser()
    for _ in range(3):
        assert (await browser.get("/api/games")).status == 200
    answer = await browser.get("/api/games")
    assert (answer.status, answer.headers["Retry-After"]) == (429, "2")
    assert await answer.json() == {"code": "too-many-requests", "params": {"seconds": 2}}
    await site.pass_time(2)
    assert (await browser.get("/api/games")).status == 200


@story(requests_burst=1, behind_proxy=True)
async def test_behind_a_proxy_every_address_counts_for_itself(site: Site) -> None:
    browser = await site.browser()

    async def status(address: str) -> int:
        return (await browser.get("/healthz", headers={"X-Forwarded-For": address})).status

    assert [await status("203.0.113.1"), await status("203.0.113.2")] == [200, 200]
    # An invented first hop does not help.
    assert await status("198.51.100.9, 203.0.113.1") == 429


@story(requests_burst=1)
async def test_without_a_proxy_nobody_can_invent_addresses(site: Site) -> None:
    browser = await site.browser()
    statuses = [
        (await browser.get("/healthz", headers={"X-Forwarded-For": f"203.0.113.{n}"})).status
        for n in range(2)
    ]
    assert statuses == [200, 429]


@story(tables_per_minute=2)
async def test_tables_are_not_made_by_the_hundred(site: Site) -> None:
    browser = await site.browser()
    assert [(await browser.post("/api/tables", ALONE)).status for _ in range(3)] == [200, 200, 429]
    await site.pass_time(30)
    assert (await browser.post("/api/tables", ALONE)).status == 200


@story(tables_per_guest=1)
async def test_a_guest_hosts_a_few_tables_at_a_time(site: Site) -> None:
    browser = await site.browser()
    await browser.make()
    answer = await browser.post("/api/tables", ALONE)
    assert (answer.status, (await answer.json())["code"]) == (429, "too-many-tables")
    await (await site.browser()).make()


@story(failed_codes_per_minute=2)
async def test_codes_cannot_be_guessed_at_leisure(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make(seats=[{"who": "me"}, {"who": "open"}], start=False)
    code = (await browser.read(f"/api/tables/{table}"))["code"]

    async def join(code: str) -> int:
        return (await browser.post("/api/join", {"code": code})).status

    # The right ones do not count.
    assert [await join(code) for _ in range(5)] == [200] * 5
    assert [await join("AAAAAA") for _ in range(3)] == [404, 404, 429]
    assert await join(code) == 429
    await site.pass_time(30)
    assert await join(code) == 200
