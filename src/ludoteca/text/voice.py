"""Says a key with its parameters in one language.

What all games say alike is said once: where a game has no sentence of its own, its box speaks, and
then all games together: `letter-words.event.x`, `letter.event.x`, `game.event.x`. Boxes and games
keep their sentences in their own folders, those that are said before a box is opened in `shelf`.

A catalogue is a flat JSON object. A value is a sentence with `{name}` where parameters go, or an
object of plural forms: `{"one": …, "other": …}` and, where nothing wants words of its own,
`"zero"`. The form is chosen by the parameter `n`, or by the one that `"by"` names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby

import msgspec

from ludoteca.core import Key, Time
from ludoteca.core.errors import Param
from ludoteca.games import GAMES

LANGUAGES = ("en", "it", "de", "fr")

Entry = str | dict[str, str]
Said = Param | Key | Sequence[Key]

_PLACE = re.compile(r"\{(\w+)\}")


@cache
def catalogue(language: str) -> dict[str, Entry]:
    """Everything we can say in a language."""
    texts: dict[str, Entry] = {}
    for folder in catalogue_folders():
        data = folder.joinpath(f"{language}.json").read_bytes()
        texts |= msgspec.json.decode(data, type=dict[str, Entry])
    return texts


def catalogue_folders() -> tuple[Traversable, ...]:
    """What is common to all, what only a terminal says, what each box brings, and each game."""
    boxes = _folders_of(files("ludoteca.games"))
    homes = [home for box in boxes for home in (box, *_folders_of(box))]
    parts = [home.joinpath(*part) for home in homes for part in (("text",), ("text", "shelf"))]
    common = files(__package__)
    return (common, common.joinpath("terminal"), *(part for part in parts if part.is_dir()))


def _folders_of(folder: Traversable) -> list[Traversable]:
    return sorted((one for one in folder.iterdir() if one.is_dir()), key=lambda one: one.name)


@cache
def wordings(key: str) -> tuple[str, ...]:
    """The keys under which a sentence may stand, the game's own first."""
    name, dot, rest = key.partition(".")
    box = next((game.box for game in GAMES if game.name == name), name)
    return tuple(dict.fromkeys((key, f"{box}{dot}{rest}", f"game{dot}{rest}")))


class Voice:
    """One language, speaking."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = catalogue(language)

    def knows(self, key: str) -> bool:
        return self.entry(key) is not None

    def entry(self, key: str) -> Entry | None:
        """What stands in the catalogue: the game's own, the box's, or what all games say."""
        return next((self._texts[own] for own in wordings(key) if own in self._texts), None)

    def __call__(self, key: str, /, **params: Said) -> str:
        """The sentence for a key. An unknown key is shown as it is: better than a crash."""
        entry = self.entry(key) or key
        sentence = entry if isinstance(entry, str) else entry[self._form(entry, params)]
        return _PLACE.sub(lambda place: self._value(place, params), sentence)

    def _form(self, entry: dict[str, str], params: dict[str, Said]) -> str:
        count = params.get(entry.get("by", "n"))
        if count == 0 and "zero" in entry:
            return "zero"
        # In French nothing is singular too; in our other languages one alone is.
        singular = (0, 1) if self.language == "fr" else (1,)
        return "one" if count in singular else "other"

    def _value(self, place: re.Match[str], params: dict[str, Said]) -> str:
        name = place[1]
        return self.say(params[name]) if name in params else place[0]

    def say(self, value: Said) -> str:
        """A parameter in words: keys are said, several are listed, numbers written."""
        if isinstance(value, Key):
            return self(value)
        if isinstance(value, str):
            return value
        if isinstance(value, float):
            return self.number(value)
        if isinstance(value, Time):
            return self.stopwatch(value)
        if isinstance(value, int):
            return str(value)
        return self.several([self.say(part) for part in value])

    def several(self, parts: Sequence[str]) -> str:
        """ "a, b and c"; equal neighbours are counted."""
        runs = [(part, len(list(run))) for part, run in groupby(parts)]
        said = [
            part if times == 1 else self("list.times", n=times, part=part) for part, times in runs
        ]
        if len(said) < 2:
            return "".join(said)
        return self("list.last", most=", ".join(said[:-1]), last=said[-1])

    def number(self, value: float, places: int = 1) -> str:
        """A number with the language's own decimal sign."""
        return f"{value:.{places}f}".replace(".", self("number.decimal"))

    def stopwatch(self, ms: int) -> str:
        """Minutes, seconds and tenths: `1:07.3`. What is not yet a whole tenth does not count."""
        minutes, tenths = divmod(ms // 100, 600)
        seconds = self.number(tenths / 10)
        return f"{minutes}:{'0' if tenths < 100 else ''}{seconds}"

    def percent(self, share: float, places: int = 0) -> str:
        return self("number.percent", value=self.number(100 * share, places))
