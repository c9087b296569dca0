"""How soon the shelf is there, by a real browser: bytes, paints, and when one can go on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from playwright.sync_api import Browser, CDPSession, sync_playwright

from bench.report import Effort, Report, Table
from tests.e2e.browser import arguments, executable
from tests.e2e.devices import PHONE, USUAL
from tests.e2e.server import Server
from tests.e2e.sizes import fetched

LOADS = 5
# Lighthouse's phone: a slow fourth-generation line as its DevTools throttling has it, and a
# processor of a quarter of the speed.
SLOW_LINE = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1.6 * 0.9 * 1024 * 1024 / 8,
    "uploadThroughput": 0.75 * 0.9 * 1024 * 1024 / 8,
}
SLOW_BY = 4
# Runs before the page: notes when the first thing to press is there, and what kept it busy.
WATCH = """
  window.seen = { usable: null, longTasks: [], largest: 0, shift: 0 };
  const look = () => {
    if (document.querySelector('main a[href], main button')) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each))
      .observe({ type, buffered: true });
  observe('longtask', (e) => seen.longTasks.push([e.startTime, e.duration]));
  observe('largest-contentful-paint', (e) => (seen.largest = e.startTime));
  observe('layout-shift', (e) => (seen.shift += e.hadRecentInput ? 0 : e.value));
"""
TOLD = """() => ({
  ...seen,
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
})"""


class Seen(msgspec.Struct, frozen=True):
    """What the browser tells, in milliseconds from the click on the link."""

    first: float
    largest: float
    usable: float
    longTasks: list[tuple[float, float]]  # noqa: N815 - as the script names it
    shift: float


class Facts(msgspec.Struct, frozen=True):
    first_paint_ms: float
    largest_paint_ms: float
    interactive_ms: float
    """Something to press is there, and no long task keeps the page from answering."""
    long_tasks: int
    blocked_ms: float
    """What long tasks take beyond 50 ms each."""
    layout_shift: float
    bytes: int


class Way(msgspec.Struct, frozen=True):
    """A machine and a line."""

    name: str
    context: dict[str, Any]
    slow: bool


WAYS = (
    Way("desktop, this machine", USUAL, slow=False),
    Way("phone, a quarter of the speed, slow 4G", PHONE, slow=True),
)


def measure(effort: Effort) -> Report:
    loads, ways = (1, WAYS[:1]) if effort.quick else (LOADS, WAYS)
    with _server() as url, _browser() as browser:
        sizes = first_screen(browser, url)
        facts = {way.name: middle([load(browser, url, way) for _ in range(loads)]) for way in ways}
    return report(sizes, facts, loads)


@contextmanager
def _server() -> Iterator[str]:
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server.url
        finally:
            server.kill()


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=arguments())
        yield browser
        browser.close()


def first_screen(browser: Browser, url: str) -> dict[str, int]:
    """The bytes of everything that the shelf needs, by path, compressed."""
    with browser.new_context(**USUAL) as context:
        page = context.new_page()
        with fetched(page) as sizes:
            page.goto(url, wait_until="networkidle")
        return sizes


def load(browser: Browser, url: str, way: Way) -> Facts:
    """The shelf, for the first time on this device."""
    with browser.new_context(**way.context) as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        session = context.new_cdp_session(page)
        if way.slow:
            _slow_down(session)
        with fetched(page) as sizes:
            page.goto(url, wait_until="networkidle", timeout=120_000)
            page.wait_for_function("seen.usable !== null")
        seen = msgspec.convert(page.evaluate(TOLD), Seen, strict=False)
    return facts(seen, sum(sizes.values()))


def _slow_down(session: CDPSession) -> None:
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_BY})


def facts(seen: Seen, size: int) -> Facts:
    interactive = max(seen.usable, seen.first)  # nobody presses what he does not see
    for start, duration in sorted(seen.longTasks):
        if start <= interactive < start + duration:
            interactive = start + duration
    return Facts(
        first_paint_ms=seen.first,
        largest_paint_ms=seen.largest,
        interactive_ms=interactive,
        long_tasks=len(seen.longTasks),
        blocked_ms=sum(max(0.0, duration - 50) for _, duration in seen.longTasks),
        layout_shift=seen.shift,
        bytes=size,
    )


def middle(loads: list[Facts]) -> Facts:
    names = Facts.__struct_fields__
    found = {name: median(getattr(one, name) for one in loads) for name in names}
    return msgspec.convert(found, Facts, strict=False)


def report(sizes: dict[str, int], found: dict[str, Facts], loads: int) -> Report:
    kinds: dict[str, int] = {}
    for path, size in sizes.items():
        kind = Path(path).suffix.removeprefix(".") or ("API" if "/api/" in path else "html")
        kinds[kind] = kinds.get(kind, 0) + size
    rows = [(kind, f"{size / 1000:.1f}") for kind, size in sorted(kinds.items())]
    rows.append(("all of it", f"{sum(sizes.values()) / 1000:.1f}"))
    timed = tuple(
        (
            name,
            f"{one.first_paint_ms:.0f}",
            f"{one.largest_paint_ms:.0f}",
            f"{one.interactive_ms:.0f}",
            f"{one.long_tasks}",
            f"{one.blocked_ms:.0f}",
            f"{one.layout_shift:.3f}",
        )
        for name, one in found.items()
    )
    head = (
        "first visit",
        "first paint ms",
        "largest paint ms",
        "interactive ms",
        "long tasks",
        "blocked ms",
        "shift",
    )
    said = f"The medians of {loads} first visits to the shelf, nothing in any cache."
    tables = (Table(("first screen", "kB"), tuple(rows)), said, Table(head, timed))
    return Report("page", tables, {"first_screen": sizes, "visits": found})
