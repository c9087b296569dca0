"""The arrows of the house: who may import whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.source import PACKAGE, imports, modules, name

# games -> words, kit -> core, kernels; bots, lab, server -> games, core.
# Only the command imports server.
ARROWS: dict[str, set[str]] = {
    "core": set(),
    "kernels": set(),
    "kit": {"core", "kernels"},
    "words": {"core", "kit", "kernels"},
    "games": {"core", "kit", "words"},
    "testing": {"core", "kit"},
    "text": {"core", "games"},
    "bots": {"core", "kit", "words", "games"},
    "lab": {"core", "kit", "games", "bots", "testing"},
    "server": {"core", "words", "games", "bots", "text"},
    "cli": {"core", "kit", "words", "games", "testing", "text", "bots", "lab"},
    "__main__": {"cli", "server"},
    "__init__": set(),
}

BOXES = sorted(p.parent.name for p in (PACKAGE / "games").glob("*/__init__.py"))


def part_of(path: Path) -> str:
    """The package, or the single module, of ours that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", modules(), ids=name)
def test_imports_follow_the_arrows(path: Path) -> None:
    part = part_of(path)
    assert part in ARROWS, f"{part} is new: say in ARROWS what it may import"
    for line, imported in imports(path):
        assert not imported.startswith("."), f"{name(path)}:{line} imports relatively"
        names = imported.split(".")
        if names[0] == "ludoteca":
            assert names[1] in ARROWS[part] | {part}, f"{name(path)}:{line} imports {imported}"


def test_nothing_imports_the_server_but_the_command_that_starts_it() -> None:
    assert [part for part, allowed in ARROWS.items() if "server" in allowed] == ["__main__"]


def test_the_arrows_have_no_circle() -> None:
    waiting = dict(ARROWS)
    while waiting:
        free = [part for part, needs in waiting.items() if not needs & set(waiting)]
        assert free, f"a circle among {sorted(waiting)}"
        for part in free:
            del waiting[part]


@pytest.mark.parametrize("box", BOXES)
def test_boxes_do_not_import_each_other(box: str) -> None:
    for path in modules(f"games/{box}"):
        for line, imported in imports(path):
            parts = imported.split(".")
            if parts[:2] == ["ludoteca", "games"]:
                assert parts[2] == box, f"{name(path)}:{line} imports {imported}"
