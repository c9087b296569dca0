"""Every rule has an id, and every id is named by a test."""

from __future__ import annotations

import ast
import inspect
import re
from collections import Counter
from pathlib import Path

import pytest

from ludoteca.core import AnyGame
from ludoteca.games import GAMES
from tests.house.source import PACKAGE, ROOT, name, tree

RULE = re.compile(r"^- ([A-Z]{2}-[A-Z]?\d+)\b", re.MULTILINE)
RULEBOOKS = sorted((PACKAGE / "games").rglob("RULES.md"))


def rules_of(rulebook: Path) -> list[str]:
    return RULE.findall(rulebook.read_text(encoding="utf-8"))


def words_of_tests() -> set[str]:
    """Every word that looks like an id, inside a test or its name's docstring."""
    words: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        lines = path.read_text(encoding="utf-8").splitlines()
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                start = min([node.lineno, *(part.lineno for part in node.decorator_list)])
                text = "\n".join(lines[start - 1 : node.end_lineno])
                words.update(re.findall(r"\b[A-Z]{2}-[A-Z]?\d+\b", text))
    return words


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=name)
def test_each_rule_is_named_by_a_test(rulebook: Path) -> None:
    assert set(rules_of(rulebook)) - words_of_tests() == set()


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=name)
def test_a_rulebook_has_rules(rulebook: Path) -> None:
    assert rules_of(rulebook)


def test_an_id_means_one_rule() -> None:
    ids = Counter(rule for rulebook in RULEBOOKS for rule in rules_of(rulebook))

    assert [rule for rule, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.rules_version}")
def test_a_game_carries_its_rules(game: AnyGame) -> None:
    folder = Path(inspect.getfile(type(game))).parent

    assert (folder / "RULES.md").exists()
