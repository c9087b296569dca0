"""The project's files, as the house tests read them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ludoteca"


def modules(*packages: str) -> list[Path]:
    """The Python files of these packages of ours, or of all."""
    folders = [PACKAGE / name for name in packages] if packages else [PACKAGE]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), name(path))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every imported name with its line, wherever in the file the import stands."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"
