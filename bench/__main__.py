"""`python -m bench [FIGURE …]`: measure, print, and keep what was found."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable

from bench import (
    categories,
    covers,
    deck,
    engines,
    ladder,
    letters,
    load,
    memory,
    odds,
    page,
    profile,
    racers,
    races,
    seas,
    words,
)
from bench.report import Effort, Report, keep

FIGURES: dict[str, Callable[[Effort], Report]] = {
    "engines": engines.measure,
    "profile": profile.measure,
    "memory": memory.measure,
    "odds": odds.measure,
    "words": words.measure,
    "categories": categories.measure,
    "letter": letters.measure,
    "load": load.measure,
    "races": races.measure,
    "polywords": seas.measure,
    "covers": covers.measure,
    "deck": deck.measure,
    "polyminix": racers.measure,
    "page": page.measure,
    "ladder": ladder.measure,
    "tables": ladder.measure_tables,
}


def main(arguments: list[str] | None = None) -> None:
    asked = parser().parse_args(arguments)
    effort = Effort(asked.quick, asked.workers, asked.pairs, asked.minutes, asked.seats)
    for name in asked.figures or FIGURES:
        print(f"# {name}", file=sys.stderr)
        report = FIGURES[name](effort)
        print(f"\n## {name}\n\n{report.markdown()}\n", flush=True)
        if not asked.quick:
            keep(report, effort)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    # Not `choices=`: argparse would refuse the empty list, which means all of them.
    parser.add_argument("figures", nargs="*", metavar="FIGURE", type=_figure, help=_known())
    parser.add_argument("--quick", action="store_true", help="a small run, printed and not kept")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="for the ladder")
    parser.add_argument("--pairs", type=int, help="pairs of games for each rung of the ladder")
    parser.add_argument("--minutes", type=float, help="at most, for each rung of the ladder")
    parser.add_argument("--seats", type=int, help="at the larger tables; else as many as there are")
    return parser


def _known() -> str:
    return ", ".join(FIGURES)


def _figure(name: str) -> str:
    if name not in FIGURES:
        raise argparse.ArgumentTypeError(f"no figure {name!r}; there are {_known()}")
    return name


if __name__ == "__main__":
    main()
