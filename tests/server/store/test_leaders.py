"""Results: leaderboards and the daily challenge."""

from __future__ import annotations

import asyncio

from ludoteca.server.store import Store
from tests.server.store.making import DAY, NOW, finished, result, row, with_store, write


def test_leaders_of_all_time_count_each_guests_best(address: str) -> None:
    best = result("ann", 30)
    second = result("bea", 20)

    async def test(store: Store) -> None:
        for each in (result("ann", 10), second, best, result("ann", 25), result("bea", 5)):
            await store.append(finished(each))

        assert await store.leaders("labirinto", "", None, 10) == [best, second]
        assert await store.leaders("labirinto", "", None, 1) == [best]
        assert await store.leaders("medusa", "", None, 10) == []

    with_store(address, test)


def test_equal_points_go_to_who_was_first(address: str) -> None:
    late = result("ann", 20, at=NOW + 5)
    early = result("bea", 20, at=NOW)
    again = result("ann", 20, at=NOW + 9, table="again")

    async def test(store: Store) -> None:
        for each in (late, early, again):
            await store.append(finished(each))

        assert await store.leaders("labirinto", "", None, 10) == [early, late]

    with_store(address, test)


def test_results_that_arrive_together_count_alike(address: str) -> None:
    results = [result("ann", points, at=NOW + points) for points in (10, 40, 20, 30)]
    results.append(result("bea", 35))

    async def test(store: Store) -> None:
        await asyncio.gather(*(store.append(finished(each)) for each in results))

        assert await store.leaders("labirinto", "", None, 10) == [results[1], results[4]]

    with_store(address, test)


def test_the_first_result_of_a_day_counts(address: str) -> None:
    first = result("ann", 10, day=DAY)
    better = result("ann", 90, day=DAY, at=NOW + 1)
    other_game = result("ann", 5, day=DAY, game="medusa", table="m")
    next_day = result("ann", 7, day="2026-05-05")

    async def test(store: Store) -> None:
        for each in (first, better, other_game, next_day):
            await store.append(finished(each))

        assert len(await store.entries(better.table)) == 1
        assert await store.daily_result("ann", "labirinto", "", DAY) == first
        assert await store.daily_result("ann", "medusa", "", DAY) == other_game
        assert await store.daily_result("bea", "labirinto", "", DAY) is None
        assert await store.daily_players("labirinto", "", DAY) == 1
        assert await store.leaders("labirinto", "", DAY, 10) == [first]
        # What did not count does not count anywhere.
        assert await store.leaders("labirinto", "", None, 10) == [first]

    with_store(address, test)


def test_the_first_of_two_results_that_arrive_together_counts(address: str) -> None:
    first = result("ann", 10, day=DAY)

    async def test(store: Store) -> None:
        await asyncio.gather(
            store.append(finished(first)), store.append(finished(result("ann", 90, day=DAY)))
        )

        assert await store.daily_result("ann", "labirinto", "", DAY) == first
        assert await store.leaders("labirinto", "", None, 10) == [first]

    with_store(address, test)


def test_leaders_of_a_day(address: str) -> None:
    ann = result("ann", 10, day=DAY, at=NOW + 1)
    bea = result("bea", 20, day=DAY)
    carl = result("carl", 10, day=DAY, at=NOW)

    async def test(store: Store) -> None:
        for each in (ann, bea, carl, result("dora", 99), result("emil", 99, day="2026-05-05")):
            await store.append(finished(each))

        assert await store.leaders("labirinto", "", DAY, 10) == [bea, carl, ann]
        assert await store.leaders("labirinto", "", DAY, 2) == [bea, carl]
        assert await store.daily_players("labirinto", "", DAY) == 3

    with_store(address, test)


def test_who_got_nothing_or_less_is_on_no_list(address: str) -> None:
    async def test(store: Store) -> None:
        for each in (result("ann", -7), result("bea", 0, day=DAY), result("carl", -1, day=DAY)):
            await store.append(finished(each))
        for day in (None, DAY):
            assert await store.leaders("labirinto", "", day, 10) == []
        assert await store.daily_players("labirinto", "", DAY) == 2

        # The next game is another chance.
        better = result("ann", 2)
        await store.append(finished(better))
        assert await store.leaders("labirinto", "", None, 10) == [better]

    with_store(address, test)


def test_games_alone_that_are_no_challenge_may_be_many(address: str) -> None:
    async def test(store: Store) -> None:
        for points in (1, 2, 3):
            await store.append(finished(result("ann", points)))

        assert await store.leaders("labirinto", "", None, 10) == [result("ann", 3)]
        assert await store.daily_players("labirinto", "", DAY) == 0

    with_store(address, test)


def test_of_a_table_the_first_result_is_kept(address: str) -> None:
    first = result("ann", 10)

    async def test(store: Store) -> None:
        await store.append(finished(first))
        again = result("ann", 50, table=first.table)
        await store.append(write(first.table, 2, result=again))
        await store.append(write("b", result=result("bea", 5, table="b")))

        assert await store.leaders("labirinto", "", None, 10) == [
            first,
            result("bea", 5, table="b"),
        ]

    with_store(address, test)


def test_a_days_table_is_the_one_that_counts(address: str) -> None:
    counted = result("ann", 10, day=DAY, table="counted")

    async def test(store: Store) -> None:
        over = row("counted", daily=DAY, phase="over")
        await store.append(write("counted", row=over, result=counted))
        await store.append(write("second", row=row("second", daily=DAY, updated=NOW + 5)))

        assert await store.daily_table("ann", "labirinto", "", DAY) == "counted"

    with_store(address, test)


def test_who_got_no_points_leads_nowhere_but_has_played(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", result=result("ann", 0, table="a", day="2026-11-16")))

        assert await store.leaders("labirinto", "", None, 9) == []
        assert await store.leaders("labirinto", "", "2026-11-16", 9) == []
        assert await store.daily_players("labirinto", "", "2026-11-16") == 1
        assert await store.daily_result("ann", "labirinto", "", "2026-11-16") is not None

    with_store(address, test)


def test_each_league_has_leaders_of_its_own(address: str) -> None:
    short, longer = result("ann", 10, league="it-16"), result("ann", 30, league="it-20")
    best = result("bea", 12, league="it-16")

    async def test(store: Store) -> None:
        await asyncio.gather(*(store.append(finished(each)) for each in (short, longer, best)))
        await store.append(finished(result("ann", 5, league="it-16")))

        assert await store.leaders("labirinto", "it-16", None, 10) == [best, short]
        assert await store.leaders("labirinto", "it-20", None, 10) == [longer]
        assert await store.leaders("labirinto", "", None, 10) == []

    with_store(address, test)


def test_a_day_has_one_counted_try_in_each_league(address: str) -> None:
    italian = result("ann", 10, day=DAY, league="it-16")
    german = result("ann", 20, day=DAY, league="de-16")
    again = result("ann", 90, day=DAY, league="it-16")

    async def test(store: Store) -> None:
        for each in (italian, german, again):
            await store.append(finished(each))

        assert await store.daily_result("ann", "labirinto", "it-16", DAY) == italian
        assert await store.daily_result("ann", "labirinto", "de-16", DAY) == german
        assert await store.daily_result("ann", "labirinto", "", DAY) is None
        assert await store.daily_players("labirinto", "it-16", DAY) == 1
        assert await store.leaders("labirinto", "it-16", DAY, 10) == [italian]
        assert await store.leaders("labirinto", "it-16", None, 10) == [italian]

    with_store(address, test)


def test_a_days_table_is_of_its_league(address: str) -> None:
    async def test(store: Store) -> None:
        for league in ("it-16", "de-16"):
            await store.append(write(league, row=row(league, daily=DAY, league=league)))
        done = result("ann", 1, day=DAY, table="de-16", league="de-16")
        await store.append(write("de-16", 2, result=done))

        for league in ("it-16", "de-16"):
            assert await store.daily_table("ann", "labirinto", league, DAY) == league
            found = await store.row(league)
            assert found is not None
            assert found.league == league
        assert await store.daily_table("ann", "labirinto", "", DAY) is None

    with_store(address, test)


def test_the_most_merit_leads_whatever_the_points(address: str) -> None:
    """The shortest time, and no time at all."""
    slow, quick = result("ann", 900, merit=-900, day=DAY), result("bea", 300, merit=-300, day=DAY)
    none = result("carl", 0, merit=0, day=DAY)
    given_up = result("dora", 10, merit=None, day=DAY)

    async def test(store: Store) -> None:
        for each in (slow, given_up, none, quick):
            await store.append(finished(each))
        for day in (DAY, None):
            assert await store.leaders("labirinto", "", day, 10) == [none, quick, slow]
        better, worse = result("ann", 100, merit=-100), result("bea", 400, merit=-400)
        await asyncio.gather(store.append(finished(better)), store.append(finished(worse)))
        assert await store.leaders("labirinto", "", None, 10) == [none, better, quick]
        assert await store.daily_players("labirinto", "", DAY) == 4

    with_store(address, test)
