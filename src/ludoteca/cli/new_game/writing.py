"""Writes the skeleton into the house: new files, and the few lines that name it in old ones."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

from ludoteca.cli.new_game.names import Names, module_of
from ludoteca.core import BadTable
from ludoteca.text import LANGUAGES

TEMPLATES = files(__package__).joinpath("templates")


class House:
    """A checkout of the project."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.games = root / "src" / "ludoteca" / "games"
        self.page = root / "web" / "src" / "games"
        self.tests = root / "tests"
        if not (self.games.is_dir() and self.page.is_dir() and self.tests.is_dir()):
            raise BadTable("not-a-checkout", folder=str(root))
        self.written: list[Path] = []
        """The new files."""
        self.changed: list[Path] = []
        """The old ones that were changed."""

    def rulebooks(self) -> list[Path]:
        return sorted(self.games.rglob("RULES.md"))

    def add_game(self, names: Names) -> None:
        box = self.games / module_of(names.box)
        # What has no name for the shelf is no box yet: its data may come before its games.
        if not (box / "text" / "shelf").is_dir():
            self._add_box(names)
        own, page = module_of(names.name), self.page / names.box / names.name
        self._fill("rules", box / own, names)
        self._fill("text", box / own / "text", names)
        self._fill("page", page, names)
        self._fill("tests", self.tests / "games" / module_of(names.box) / own, names)
        self._put_into_box(box / "__init__.py", names)

    def _fill(self, part: str, folder: Path, names: Names) -> None:
        for template, inside in _templates(part):
            path = folder / inside
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(names.fill(template), encoding="utf-8")
            self.written.append(path)

    def _add_box(self, names: Names) -> None:
        box = self.games / module_of(names.box)
        self._fill("box", box, names)
        page = self.page / names.box
        if not (page / "box.ts").is_file():
            self._fill("cover", page, names)
        for language in LANGUAGES:
            self._name_box(box, page, language, names)
        listed = self.games / "__init__.py"
        self._insert(
            listed,
            names.fill("from ludoteca.games.{{box_module}} import {{BOX}}\n"),
            r"(BOXES: tuple\[Box, \.\.\.\] = \([^)]*)\)",
            names.fill("{{BOX}}"),
        )

    def _name_box(self, box: Path, page: Path, language: str, names: Names) -> None:
        """A box that stood on the shelf before it had games was named by the page alone."""
        shelf = page / "text" / "shelf" / f"{language}.json"
        texts = json.loads(shelf.read_text(encoding="utf-8"))
        key = f"box.{names.box}"
        name = texts.pop(key, names.fill("{{box_title}}"))
        shelf.write_text(_json(texts), encoding="utf-8")
        if shelf not in self.written:
            self.changed.append(shelf)
        path = box / "text" / "shelf" / f"{language}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_json({key: name}), encoding="utf-8")
        self.written.append(path)

    def _put_into_box(self, module: Path, names: Names) -> None:
        imported = "from ludoteca.games.{{box_module}}.{{module}}.game import {{CONSTANT}}\n"
        self._insert(module, names.fill(imported), r"(games=\([^)]*)\)", names.fill("{{CONSTANT}}"))

    def _insert(self, path: Path, line: str, listing: str, item: str) -> None:
        """An import among the others, and an item at the end of a list."""
        text = path.read_text(encoding="utf-8")
        imports = [found.end() for found in re.finditer(r"^from .*\n", text, re.MULTILINE)]
        text = text[: imports[-1]] + line + text[imports[-1] :]
        text = re.sub(listing, lambda found: f"{_with_item(found[1], item)})", text, count=1)
        path.write_text(text, encoding="utf-8")
        if path not in self.written:
            self.changed.append(path)


def _with_item(listing: str, item: str) -> str:
    """A tuple of one needs its comma."""
    return f"{listing}{item}," if listing.endswith("(") else f"{listing.rstrip(', ')}, {item}"


def _templates(part: str) -> list[tuple[str, str]]:
    """The texts of a part's templates, and where in its folder they belong."""
    root = Path(str(TEMPLATES)) / part
    return [
        (path.read_text(encoding="utf-8"), str(path.relative_to(root)).removesuffix(".txt"))
        for path in sorted(root.rglob("*.txt"))
    ]


def _json(texts: dict[str, str]) -> str:
    return json.dumps(texts, ensure_ascii=False, indent=2) + "\n"
