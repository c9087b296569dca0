"""How a new game and its box are called, in each place where they are named."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from ludoteca.core import BadTable
from ludoteca.games import BOXES, GAMES

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
ID = re.compile(r"^- ([A-Z]{2})-", re.MULTILINE)


class Names(msgspec.Struct, frozen=True):
    box: str
    name: str
    rule_id: str

    def fill(self, template: str) -> str:
        """A template with the names in their places."""
        for place, name in self._places().items():
            template = template.replace(f"{{{{{place}}}}}", name)
        return template

    def _places(self) -> dict[str, str]:
        return {
            "name": self.name,
            "module": module_of(self.name),
            "title": _title(self.name),
            "Class": self.name.title().replace("-", ""),
            "CONSTANT": module_of(self.name).upper(),
            "ID": self.rule_id,
            "box": self.box,
            "box_module": module_of(self.box),
            "box_title": _title(self.box),
            "BOX": f"{module_of(self.box).upper()}_BOX",
        }


def module_of(name: str) -> str:
    return name.replace("-", "_")


def _title(name: str) -> str:
    return name.replace("-", " ").capitalize()


def names_for(box: str, name: str, rulebooks: list[Path]) -> Names:
    """Raises a refusal for what cannot be a name, or is taken."""
    for given in (box, name):
        if not NAME.fullmatch(given):
            raise BadTable("bad-game-name", name=given)
    taken = {game.name for game in GAMES} | {each.name for each in BOXES if each.name != box}
    if name in taken:
        raise BadTable("game-name-taken", name=name)
    used = {found for path in rulebooks for found in ID.findall(path.read_text(encoding="utf-8"))}
    return Names(box, name, _free_id(name, used))


def _free_id(name: str, used: set[str]) -> str:
    """Two letters of the name that no other rulebook has; any two if they all are taken."""
    letters = re.sub(r"[^a-z]", "", name).upper()
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    tries = [letters[0] + second for second in letters[1:] + alphabet]
    tries += [first + second for first in alphabet for second in alphabet]
    return next(pair for pair in tries if pair not in used)
