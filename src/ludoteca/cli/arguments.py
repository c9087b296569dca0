"""What was asked for on the command line, read and checked."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from ludoteca.core import AnyGame, LudotecaError
from ludoteca.core.codec import MOST_BYTES, read_options
from ludoteca.core.options import OptionFact, Value, option_facts

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game's name, as 'ludoteca games' lists it.")
]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="it|de|en|fr",
        help="The language to speak; else that of LANGUAGE or LANG, else English.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Machine-readable, and nothing else.")]
Seed = Annotated[
    str | None,
    typer.Option(help="Any word or number. The same seed and moves give the same game."),
]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option(
        "--options",
        "-o",
        metavar="KEY=VALUE",
        help="An option of the game, see 'ludoteca games'; repeat it for more.",
    ),
]

_WORDS: dict[str, Value] = {
    "true": True, "yes": True, "on": True,
    "false": False, "no": False, "off": False,
    "none": None, "null": None,
}  # fmt: skip


class BadRequest(LudotecaError):  # noqa: N818
    """Something on the command line, or a file it names, that we cannot use."""


def options_from(game: AnyGame, pairs: Sequence[str]) -> Any:
    """The options of a table from `key=value` pairs."""
    facts = {fact.name: fact for fact in option_facts(game)}
    given: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadRequest("option-form", given=pair)
        if name not in facts:
            known = ", ".join(facts)
            raise BadRequest("unknown-option", option=name, game=game.name, known=known)
        given[name] = _value(facts[name], text)
    return read_options(game, given)


def _value(fact: OptionFact, text: str) -> Value:
    value = _WORDS.get(text.lower(), text)
    with suppress(msgspec.DecodeError, msgspec.ValidationError):
        value = msgspec.json.decode(text, type=int | float)
    # 1 == True: the types must agree, too.
    if fact.values and not any(
        value is v or (value, type(value)) == (v, type(v)) for v in fact.values
    ):
        allowed = ", ".join(value_word(v) for v in fact.values)
        raise BadRequest("wrong-option-value", option=fact.name, value=text, allowed=allowed)
    return value


def value_word(value: Value) -> str:
    """An option's value as one types it."""
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return str(value)


def bots_from(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def read_file(path: Path) -> bytes:
    """What a file holds, as far as a log may be long."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise _trouble(path, error) from error


def write_new_file(path: Path, data: bytes) -> None:
    """Write a file that is not there yet: we never overwrite anything."""
    try:
        with path.open("xb") as file:
            file.write(data)
    except OSError as error:
        raise _trouble(path, error) from error


def check_new_file(path: Path) -> None:
    """Refuse, before anything is played, a file that could not be written afterwards."""
    if path.exists():
        raise BadRequest("file-exists", file=str(path))
    if not path.absolute().parent.is_dir():
        raise BadRequest("no-such-folder", file=str(path))


def new_folder(path: Path) -> None:
    """Make a folder for many files, or take an empty one."""
    if path.exists() and not path.is_dir():
        raise BadRequest("file-exists", file=str(path))
    if path.is_dir() and any(path.iterdir()):
        raise BadRequest("folder-in-use", folder=str(path))
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _trouble(path, error) from error


def _trouble(path: Path, error: OSError) -> BadRequest:
    file = str(path)
    if isinstance(error, FileNotFoundError):
        return BadRequest("no-such-file", file=file)
    if isinstance(error, FileExistsError):
        return BadRequest("file-exists", file=file)
    if isinstance(error, IsADirectoryError):
        return BadRequest("is-a-folder", file=file)
    if isinstance(error, PermissionError):
        return BadRequest("file-forbidden", file=file)
    return BadRequest("file-trouble", file=file, detail=error.strerror or str(error))
