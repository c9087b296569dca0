"""What every store promises, asked of each."""

from __future__ import annotations

import asyncio
import json

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store import Conflict, Report, Store, StoreFailed, Write, open_store
from tests.server.store.making import DAY, NOW, entry, opened, row, with_store, write


def test_entries_come_back_in_order(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", 1, count=2))
        await store.append(write("b", 1))
        await store.append(write("a", 3))

        assert await store.entries("a") == [entry("a", 1), entry("a", 2), entry("a", 3)]
        assert await store.entries("a", after=2) == [entry("a", 3)]
        assert await store.entries("a", after=3) == []
        assert await store.entries("b") == [entry("b", 1)]
        assert await store.entries("unknown") == []

    with_store(address, test)


def test_entries_are_any_text(address: str) -> None:
    """Whatever people are called and say comes back byte for byte, however it is escaped."""
    texts = ("", "\\u0000 \\ud800 \\ \" '", "\n\t\x01\x7f", "Zoë, Ἀριάδνη, 😀", "ß" * 100_000)
    entries = tuple(json.dumps(text, ensure_ascii=False).encode() for text in texts)

    async def test(store: Store) -> None:
        await store.append(Write("a", 1, entries))

        assert await store.entries("a") == list(entries)

    with_store(address, test)


def test_what_was_written_is_there_when_opened_again(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.append(write("a", row=row("a")))
            await store.beat(NOW)
            secret = await store.secret("cookies")
        async with opened(address) as store:
            assert await store.entries("a") == [entry("a", 1)]
            assert await store.tables_of("ann", 5) == [row("a")]
            assert await store.last_beat() == NOW
            assert await store.secret("cookies") == secret

    asyncio.run(test())


def test_a_taken_number_is_a_conflict_and_nothing_of_the_write_is_kept(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", 1, count=3, row=row("a")))
        for seq, count in ((1, 1), (3, 1), (3, 2)):
            with pytest.raises(Conflict):
                await store.append(
                    Write("a", seq, (b"late",) * count, row=row("a", guests=("late",)))
                )

        assert await store.entries("a") == [entry("a", seq) for seq in (1, 2, 3)]
        assert await store.tables_of("late", 5) == []
        await store.append(write("a", 4))

    with_store(address, test)


def test_a_log_has_no_holes(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", 1))
        for hole in (write("a", 3), write("new", 2), Write("new", 0, (b"",))):
            with pytest.raises(StoreFailed):
                await store.append(hole)

        assert await store.entries("a") == [entry("a", 1)]
        assert await store.entries("new") == []

    with_store(address, test)


def test_a_row_is_replaced_as_a_whole(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", 1, row=row("a", guests=("ann", "bea"))))
        changed = row(
            "a",
            guests=("bea", "carl"),
            phase="waiting",
            public=False,
            timed=True,
            updated=NOW + 1,
            listed=b'{"turns": 4}',
            host="bea",
        )
        await store.append(Write("a", 2, (), row=changed))

        assert await store.tables_of("ann", 5) == []
        assert await store.tables_of("bea", 5) == [changed]
        assert await store.tables_of("carl", 5) == [changed]
        assert await store.open_tables(None, 5) == []
        assert await store.count_hosted("ann") == 0
        assert await store.count_hosted("bea") == 1

    with_store(address, test)


def test_names_may_be_of_any_language(address: str) -> None:
    odd = row("a", guests=('qu"ote', "日本", "co,mma\\"), host="é")

    async def test(store: Store) -> None:
        await store.append(write("a", row=odd))

        for guest in odd.guests:
            assert await store.tables_of(guest, 5) == [odd]

    with_store(address, test)


def test_a_guest_on_two_seats_has_the_table_once(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", row=row("a", guests=("ann", "ann"))))

        assert await store.tables_of("ann", 5) == [row("a", guests=("ann", "ann"))]

    with_store(address, test)


def test_codes_lead_to_tables_that_are_not_over(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", 1, row=row("a", code="XYZ", phase="waiting")))
        assert await store.find_code("XYZ") == "a"
        await store.append(write("a", 2, row=row("a", code="XYZ", phase="playing")))
        assert await store.find_code("XYZ") == "a"
        await store.append(write("a", 3, row=row("a", code="XYZ", phase="over")))

        assert await store.find_code("XYZ") is None
        assert await store.find_code("other") is None

    with_store(address, test)


def test_a_code_is_free_again_when_its_table_is_over(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", 1, row=row("a", code="XYZ", phase="waiting")))
        with pytest.raises(Conflict):
            await store.append(write("b", 1, row=row("b", code="XYZ", phase="waiting")))
        assert await store.entries("b") == []

        await store.append(write("a", 2, row=row("a", code="XYZ", phase="over")))
        await store.append(write("b", 1, row=row("b", code="XYZ", phase="waiting")))
        assert await store.find_code("XYZ") == "b"

    with_store(address, test)


def test_a_code_given_free_and_taken_at_the_same_moment(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("z", 1, row=row("z", code="XYZ")))
        await asyncio.gather(
            store.append(write("z", 2, row=row("z", code="XYZ", phase="over"))),
            store.append(write("a", 1, row=row("a", code="XYZ"))),
        )

        assert await store.find_code("XYZ") == "a"

    with_store(address, test)


def test_open_tables_are_public_and_not_over_waiting_first_then_the_latest(address: str) -> None:
    async def test(store: Store) -> None:
        waiting = row("waiting", phase="waiting", updated=NOW)
        latest = row("latest", updated=NOW + 2)
        other = row("other", updated=NOW + 1, game="medusa")
        private = row("private", public=False, phase="waiting")
        over = row("over", phase="over", updated=NOW + 3)
        for each in (other, private, waiting, over, latest):
            await store.append(write(each.id, row=each))

        assert await store.open_tables(None, 10) == [waiting, latest, other]
        assert await store.open_tables("labirinto", 10) == [waiting, latest]
        assert await store.open_tables(None, 1) == [waiting]
        assert await store.open_tables("unknown", 10) == []

    with_store(address, test)


def test_a_guests_tables_begin_with_those_not_over_then_the_latest(address: str) -> None:
    async def test(store: Store) -> None:
        over = row("over", phase="over", updated=NOW + 9)
        old = row("old", updated=NOW)
        new = row("new", updated=NOW + 1, phase="waiting", public=False)
        others = row("others", guests=("bea",))
        for each in (over, old, others, new):
            await store.append(write(each.id, row=each))

        assert await store.tables_of("ann", 10) == [new, old, over]
        assert await store.tables_of("ann", 2) == [new, old]
        assert await store.tables_of("nobody", 10) == []

    with_store(address, test)


def test_hosted_tables_count_until_they_are_over(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", row=row("a", host="ann", phase="waiting")))
        await store.append(write("b", row=row("b", host="ann", guests=())))
        await store.append(write("c", row=row("c", host="ann", phase="over")))
        await store.append(write("d", row=row("d", host="bea")))

        assert await store.count_hosted("ann") == 2
        assert await store.count_hosted("nobody") == 0

    with_store(address, test)


def test_tables_with_a_running_sandglass_are_found(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", row=row("a", timed=True)))
        await store.append(write("b", row=row("b", timed=False)))
        await store.append(write("c", row=row("c", timed=True, phase="over")))
        await store.append(write("d", row=row("d", timed=True, phase="waiting")))

        assert await store.timed_tables() == ["a"]
        await store.append(write("a", 2, row=row("a", timed=False)))
        assert await store.timed_tables() == []

    with_store(address, test)


def test_tables_to_which_nothing_happens_any_more_are_found(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", row=row("a", phase="waiting", updated=30)))
        await store.append(write("b", row=row("b", phase="waiting", updated=10)))
        await store.append(write("c", row=row("c", phase="playing", updated=5)))
        await store.append(write("d", row=row("d", phase="over", updated=5)))

        assert await store.stale_tables("waiting", 31, 9) == ["b", "a"]
        assert await store.stale_tables("waiting", 31, 1) == ["b"]
        assert await store.stale_tables("waiting", 30, 9) == ["b"]
        assert await store.stale_tables("playing", 5, 9) == []

    with_store(address, test)


def test_a_days_table_is_found_by_what_lists_show(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", row=row("a", daily=DAY)))
        await store.append(write("b", row=row("b")))
        await store.append(write("c", row=row("c", daily=DAY, game="medusa", phase="over")))

        assert await store.daily_table("ann", "labirinto", "", DAY) == "a"
        assert await store.daily_table("ann", "medusa", "", DAY) == "c"
        assert await store.daily_table("ann", "labirinto", "", "2026-05-05") is None
        assert await store.daily_table("bea", "labirinto", "", DAY) is None

    with_store(address, test)


def test_there_is_one_beat(address: str) -> None:
    async def test(store: Store) -> None:
        assert await store.last_beat() is None
        await store.beat(NOW)
        await store.beat(NOW + 5)
        assert await store.last_beat() == NOW + 5

    with_store(address, test)


def test_secrets_stay_what_they_are(address: str) -> None:
    async def test() -> None:
        async with opened(address) as one, opened(address) as other:
            asked = [store.secret("cookies") for store in (one, other) * 4]
            cookies = await asyncio.gather(*asked)

            assert len(set(cookies)) == 1
            assert len(cookies[0]) == 32
            assert await one.secret("codes") != cookies[0]

    asyncio.run(test())


def test_a_closed_store_says_so(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            pass
        with pytest.raises(StoreFailed):
            await store.append(write("a"))
        with pytest.raises(StoreFailed):
            await store.entries("a")
        with pytest.raises(StoreFailed):
            await store.beat(NOW)

    asyncio.run(test())


def test_closing_writes_first_what_was_given(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            given = [asyncio.ensure_future(store.append(write(f"t{i}"))) for i in range(50)]
            await asyncio.sleep(0)
        await asyncio.gather(*given)
        async with opened(address) as store:
            for i in range(50):
                assert await store.entries(f"t{i}") == [entry(f"t{i}", 1)]

    asyncio.run(test())


@pytest.mark.parametrize("url", ["sqlite:///games.db", "mysql://ann:secret@db.example.org/games"])
def test_an_address_that_is_no_path_and_no_postgres_is_refused(url: str) -> None:
    with pytest.raises(LudotecaError) as refused:
        open_store(url)
    assert refused.value.code == "unknown-store"
    assert "secret" not in str(refused.value)


def test_reports_are_counted_and_only_so_many_are_kept(address: str) -> None:
    def report(word: str, day: str, category: str = "fiore") -> Report:
        return Report("it", word, category, "known", day)

    async def test(store: Store) -> None:
        assert await store.reports() == []
        await store.add_report(report("PISTILLO", "2026-11-17"), most=2)
        await store.add_report(report("SEDIA", "2026-11-17"), most=2)
        # What is there already is counted on, what is new is dropped.
        await store.add_report(report("SEDIA", "2026-11-18"), most=2)
        await store.add_report(report("SEDIA", "2026-11-18", category=""), most=2)

        assert await store.reports() == [
            Report("it", "SEDIA", "fiore", "known", "2026-11-18", times=2),
            Report("it", "PISTILLO", "fiore", "known", "2026-11-17", times=1),
        ]

    with_store(address, test)
