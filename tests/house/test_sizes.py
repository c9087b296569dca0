"""Small files, small functions, small classes, few parameters."""

from __future__ import annotations

import ast
from collections.abc import Callable

from tests.house.source import modules, name, tree

MOST_LINES = 400  # most have fewer than 250
MOST_IN_A_FUNCTION = 60
MOST_IN_A_CLASS = 250
MOST_PARAMETERS = 6  # by position: what is named where it is called may be more

Function = ast.FunctionDef | ast.AsyncFunctionDef
Node = Function | ast.ClassDef

# A command's parameters are the command line's, each with its help: they cannot be fewer.
COMMAND = "command"
# The compiled kernel and its twin in Python are called alike, and C knows no names there.
KERNEL = "src/ludoteca/words/kernel/"


def _too_large(kind: tuple[type[ast.AST], ...], size: Callable[[Node], int], most: int) -> set[str]:
    return {
        f"{name(path)}: {node.name} has {size(node)}"
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, Node) and isinstance(node, kind) and size(node) > most
        if not _is_excepted(name(path), node)
    }


def _is_excepted(path: str, node: Node) -> bool:
    return isinstance(node, Function) and (node.name == COMMAND or path.startswith(KERNEL))


def _lines(node: Node) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def _parameters(node: Node) -> int:
    if isinstance(node, ast.ClassDef):
        return 0
    given = [*node.args.posonlyargs, *node.args.args]
    return len(given) - (bool(given) and given[0].arg in {"self", "cls"})


def test_no_file_is_too_long() -> None:
    lengths = {name(path): len(path.read_text().splitlines()) for path in modules()}

    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def test_no_function_is_too_long() -> None:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    assert _too_large(functions, _lines, MOST_IN_A_FUNCTION) == set()


def test_no_class_is_too_long() -> None:
    assert _too_large((ast.ClassDef,), _lines, MOST_IN_A_CLASS) == set()


def test_nothing_has_too_many_parameters() -> None:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    assert _too_large(functions, _parameters, MOST_PARAMETERS) == set()


def test_these_rules_find_what_is_too_large() -> None:
    """A rule that finds nothing might be looking in the wrong place."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    assert len(_too_large(functions, _lines, 30)) > 3
    assert len(_too_large((ast.ClassDef,), _lines, 150)) > 3
    assert len(_too_large(functions, _parameters, 5)) > 3
