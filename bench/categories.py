"""Categories: how well the lists judge pairs that they have not seen, and how fast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec

from bench.report import Effort, Report, Table
from ludoteca.words.arbiter import judge
from ludoteca.words.letters import LANGUAGES
from ludoteca.words.lexicon import DATA, Lexicon, lexicon

PAIRS = Path(__file__).parents[1] / "tests" / "words" / "pairs"
YES = {"known", "arguable"}


class Pair(msgspec.Struct, frozen=True):
    """Somebody's answer to a card."""

    language: str
    set: str
    right: bool
    category: str
    answer: str

    def verdict(self) -> str:
        found = judge(self.answer, self.language, category=self.category).category
        return "refused" if found is None else found.verdict


def measure(effort: Effort) -> Report:
    pairs = list(_pairs())
    verdicts = {pair: pair.verdict() for pair in pairs}
    judged, judged_data = _judged(pairs, verdicts)
    each, each_data = _by_category(verdicts)
    times, times_data = _times(pairs[:: 20 if effort.quick else 1])
    data = {"judged": judged_data, "missed": each_data, "times": times_data}
    parts = (JUDGED, judged, EACH, each, TIMES, times)
    return Report("categories", parts, data)


def _pairs() -> Iterator[Pair]:
    for path in sorted(PAIRS.glob("*.txt")):
        language, number, kind = path.stem.split("-")
        for line in path.read_text(encoding="utf-8").splitlines():
            category, colon, answer = line.partition(": ")
            if colon:
                yield Pair(language, number, kind == "right", category, answer)


JUDGED = """\
Pairs of a category and an answer, written by others who had not seen the lists: right ones that a
table would accept, wrong ones that tempt. Shares of each set in percent; *plain* is a yes,
*arguable* a reason to talk. No list learns from them: the first set was written before the second
readers went through the lists, the other two after."""


def _judged(pairs: list[Pair], verdicts: dict[Pair, str]) -> tuple[Table, Any]:
    rows, data = [], []
    for language, number in sorted({(pair.language, pair.set) for pair in pairs}):
        own = [pair for pair in pairs if (pair.language, pair.set) == (language, number)]
        right = Counter(verdicts[pair] for pair in own if pair.right)
        wrong = Counter(verdicts[pair] for pair in own if not pair.right)
        shares = (
            (right["known"] + right["arguable"]) / right.total(),
            right["known"] / right.total(),
            wrong["known"] / wrong.total(),
            (wrong["known"] + wrong["arguable"]) / wrong.total(),
        )
        rows.append((f"{language}, set {number}", *(f"{share:.1%}" for share in shares)))
        data.append([language, number, *shares])
    head = ("language", "right: plain or arguable", "plain", "wrong: plain", "plain or arguable")
    return Table(head, tuple(rows)), data


EACH = """\
Every answer that was judged otherwise than its writer meant: right ones that no list has, wrong
ones that are arguable (or, with an exclamation mark, plain). All other categories have none."""


def _by_category(verdicts: dict[Pair, str]) -> tuple[Table, Any]:
    missed: dict[str, dict[str, list[str]]] = {}
    for pair, verdict in verdicts.items():
        if pair.right != (verdict in YES):
            sign = "!" if verdict == "known" else ""
            found = missed.setdefault(pair.category, {"right": [], "wrong": []})
            kind = "right" if pair.right else "wrong"
            found[kind].append(f"{pair.answer}{sign} ({pair.language})")
    rows = [
        (category, _several(found["right"]), _several(found["wrong"]))
        for category, found in sorted(missed.items())
    ]
    return Table(("category", "right, not found", "wrong, not refused"), tuple(rows)), missed


def _several(answers: Iterable[str]) -> str:
    return ", ".join(sorted(set(answers)))


TIMES = """\
How long the judge takes for such a pair, evidence and suggestions included, and how long a
dictionary takes to open: microseconds of CPU."""


def _times(pairs: list[Pair]) -> tuple[Table, Any]:
    rows, data = [], {}
    for language in LANGUAGES:
        own = [pair for pair in pairs if pair.language == language]
        for pair in own:
            pair.verdict()
        taken = sorted(_microseconds(pair) for pair in own)
        path = DATA / f"{language}.words"
        begun = perf_counter()
        Lexicon.open(path)
        opened = (perf_counter() - begun) * 1e6
        worst = taken[int(len(taken) * 0.99)]
        size = path.stat().st_size / 1e6
        answers = sum(
            answer.id == answer.lemma
            for category in lexicon(language).categories
            for answer in lexicon(language).categories.answers(category.id)
        )
        figures = (f"{median(taken):.0f}", f"{worst:.0f}", f"{opened:.0f}", f"{size:.1f}")
        rows.append((language, f"{answers:,}", *figures))
        data[language] = {"median": median(taken), "p99": worst, "open": opened, "mb": size}
    head = ("language", "answers", "judge, median", "99 in 100 below", "open", "MB")
    return Table(head, tuple(rows)), data


def _microseconds(pair: Pair) -> float:
    begun = process_time()
    pair.verdict()
    return (process_time() - begun) * 1e6
