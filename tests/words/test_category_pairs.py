"""How well the lists judge: pairs written by others who had not seen them, 300 right and 300
wrong a language and set. They are a floor, and never feed the lists: see `docs/categories.md`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.words.arbiter import judge
from ludoteca.words.letters import LANGUAGES

PAIRS = Path(__file__).parent / "pairs"
SETS = sorted({path.name.rpartition("-")[0] for path in PAIRS.glob("*-right.txt")})
LEAST_RIGHT = {"it": 0.97, "de": 0.97, "en": 0.97, "fr": 0.97}
MOST_WRONG_PLAIN, MOST_WRONG = 0.01, 0.03


def pairs(name: str) -> Iterator[tuple[str, str]]:
    for line in (PAIRS / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line:
            category, _, answer = line.partition(": ")
            yield category, answer


def verdict(language: str, category: str, answer: str) -> str:
    found = judge(answer, language, category=category).category
    return "refused" if found is None else found.verdict


def test_each_language_was_measured_and_measured_again() -> None:
    sets = Counter(name.partition("-")[0] for name in SETS)
    assert all(sets[language] >= 2 for language in LANGUAGES)


@pytest.mark.parametrize("name", SETS)
def test_right_answers_are_known_or_arguable(name: str) -> None:
    language = name.partition("-")[0]
    right = list(pairs(f"{name}-right"))
    missed = [pair for pair in right if verdict(language, *pair) not in {"known", "arguable"}]
    assert len(right) >= 290
    assert 1 - len(missed) / len(right) >= LEAST_RIGHT[language], missed


@pytest.mark.parametrize("name", SETS)
def test_wrong_answers_are_hardly_ever_taken(name: str) -> None:
    language = name.partition("-")[0]
    wrong = list(pairs(f"{name}-wrong"))
    verdicts = {pair: verdict(language, *pair) for pair in wrong}
    plain = [pair for pair in wrong if verdicts[pair] == "known"]
    taken = [pair for pair in wrong if verdicts[pair] in {"known", "arguable"}]
    assert len(wrong) >= 290
    assert len(plain) / len(wrong) <= MOST_WRONG_PLAIN, plain
    assert len(taken) / len(wrong) <= MOST_WRONG, taken
