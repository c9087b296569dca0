"""core, kit and games are pure: no clocks, no chance of their own, no I/O, no logging."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house.source import imports, modules, name, tree

PURE = modules("core", "kit", "games")

# What may be imported there. Everything else in the standard library either is impure or has
# not been needed yet.
ALLOWED = {
    "__future__",
    "abc",
    "array",
    "bisect",
    "collections",
    "enum",
    "fractions",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "ludoteca",
    "math",
    "msgspec",
    "operator",
    "re",
    "string",
    "struct",
    "types",
    "typing",
    "unicodedata",
}
# A game's components are data files; a module of this name reads them once, when it is imported.
DATA_MODULE = "data.py"
ALLOWED_FOR_DATA = ALLOWED | {"importlib"}
# A compiled search is called from a folder of this name; it is as pure as its twin beside it.
KERNEL_FOLDER = "kernel"
ALLOWED_FOR_KERNELS = ALLOWED | {"ctypes"}

# `hash` and `id` differ from process to process.
FORBIDDEN_CALLS = {
    "__import__",
    "breakpoint",
    "eval",
    "exec",
    "hash",
    "id",
    "input",
    "open",
    "print",
}


def allowed_in(path: Path) -> set[str]:
    if path.parent.name == KERNEL_FOLDER:
        return ALLOWED_FOR_KERNELS
    return ALLOWED_FOR_DATA if path.name == DATA_MODULE else ALLOWED


@pytest.mark.parametrize("path", PURE, ids=name)
def test_only_pure_modules_are_imported(path: Path) -> None:
    allowed = allowed_in(path)
    for line, imported in imports(path):
        assert imported.split(".")[0] in allowed, f"{name(path)}:{line} imports {imported}"


@pytest.mark.parametrize("path", PURE, ids=name)
def test_nothing_impure_is_called(path: Path) -> None:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = node.func.id
            assert called not in FORBIDDEN_CALLS, f"{name(path)}:{node.lineno} calls {called}"


@pytest.mark.parametrize("path", PURE, ids=name)
def test_nothing_is_kept_in_globals(path: Path) -> None:
    for node in ast.walk(tree(path)):
        assert not isinstance(node, ast.Global), f"{name(path)}:{node.lineno} changes a global"
