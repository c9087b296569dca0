"""What a measurement found: printed, kept as JSON, and put into the README's tables."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parent
RESULTS = HERE / "results"
README = HERE / "README.md"
PEERS = (
    "boggled",
    "chess",
    "dawg2",
    "exact-cover",
    "marisa-trie",
    "open_spiel",
    "pettingzoo",
    "xcover",
)


class Effort(msgspec.Struct, frozen=True):
    """How much a run may spend."""

    quick: bool = False
    workers: int = 1
    pairs: int | None = None
    minutes: float | None = None
    seats: int | None = None


class Table(msgspec.Struct, frozen=True):
    """Rows of text under a heading row; the first column is a name, the others are figures."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def markdown(self) -> str:
        widths = [max(map(len, column)) for column in zip(self.head, *self.rows, strict=True)]
        rules = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
        return "\n".join(_line(row, widths) for row in (self.head, tuple(rules), *self.rows))


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    name, *figures = (
        cell.rjust(width) if column else cell.ljust(width)
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return "| " + " | ".join((name, *figures)) + " |"


class Report(msgspec.Struct, frozen=True):
    """One figure of ours: the numbers, and paragraphs and tables that say them."""

    name: str
    parts: tuple[Table | str, ...]
    data: Any

    def markdown(self) -> str:
        return "\n\n".join(
            part if isinstance(part, str) else part.markdown() for part in self.parts
        )


def machine() -> dict[str, Any]:
    """What the figures were measured on and with."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "peers": {name: _version(name) for name in PEERS},
    }


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def keep(report: Report, effort: Effort) -> None:
    """Write the results, and the README's part about them."""
    RESULTS.mkdir(exist_ok=True)
    found = {"machine": machine(), "effort": effort, "results": report.data}
    text = msgspec.json.format(msgspec.json.encode(found), indent=2)
    (RESULTS / f"{report.name}.json").write_bytes(text + b"\n")
    README.write_text(with_part(README.read_text("utf-8"), report), "utf-8")


def with_part(text: str, report: Report) -> str:
    """The text with what stands between the report's two markers replaced."""
    begin, end = f"<!-- begin {report.name} -->", f"<!-- end {report.name} -->"
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if not pattern.search(text):
        raise ValueError(f"README.md has no place for {report.name}")
    return pattern.sub(lambda _: f"{begin}\n{report.markdown()}\n{end}", text)
