"""Where we talk with a person: a language, two streams out, one in."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from importlib import import_module
from typing import Any, TextIO

import msgspec
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.rule import Rule
from rich.text import Text

from ludoteca.cli import plain
from ludoteca.core import LudotecaError
from ludoteca.text import Voice, language_of, preferred_language


class Gone(Exception):  # noqa: N818
    """Nobody is at the keyboard any more, or whoever is wants to leave."""


class Screen:
    """Output for people and for programs goes to `out`, refusals and progress to `err`."""

    def __init__(self) -> None:
        plain.install()
        for stream in (sys.stdout, sys.stderr):
            _never_fail(stream, plain.HANDLER)
        _never_fail(sys.stdin, "replace")
        self.voice = Voice(preferred_language(os.environ))
        # Texts may hold brackets and colons of their own: they are no markup, no emoji.
        self.out = Console(markup=False, emoji=False, highlight=False)
        self.err = Console(stderr=True, markup=False, emoji=False, highlight=False)

    def speak(self, language: str | None) -> Screen:
        """In this language from now on, if one was asked for."""
        if language is not None:
            self.voice = Voice(language_of(language))
        return self

    def can_show(self, signs: str) -> bool:
        """Whether these signs are shown as they are."""
        return plain.can_encode(signs, sys.stdout.encoding)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.out.print(thing)

    def say(self, key: str, /, style: str = "", **params: Any) -> None:
        self.say_line(self.voice(key, **params), style)

    def say_line(self, line: str, style: str = "") -> None:
        # A file's name that is longer than a line is left whole, to be copied.
        too_long = any(len(word) >= self.out.width for word in line.split())
        self.out.print(Text(line, style=style), soft_wrap=too_long)

    def patience(self, key: str, /, **params: Any) -> AbstractContextManager[object]:
        """While somebody thinks, a terminal says so; a file has patience."""
        return self.out.status(self.voice(key, **params)) if self.out.is_terminal else nullcontext()

    def draw(self, picture: str) -> None:
        """A picture keeps its lines; one too wide for the window is shown in strips."""
        width = self.out.width if self.out.is_terminal else max(1, len(picture))
        for number, strip in enumerate(strips(picture, width)):
            if number:
                self.out.print(Rule(style="dim"))
            self.out.print(Text(strip), no_wrap=True, overflow="ignore", crop=False)

    @contextmanager
    def progress(self, label: str, total: int) -> Iterator[Callable[[int], None]]:
        """A bar on a terminal, nothing elsewhere; it is told how much is done."""
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        hidden = not self.err.is_terminal
        with Progress(*columns, console=self.err, transient=True, disable=hidden) as bar:
            task = bar.add_task(label, total=total)
            yield lambda done: bar.update(task, completed=done)

    def json(self, value: Any) -> None:
        """For programs; ASCII only, so that no terminal's alphabet can harm it."""
        text = json.dumps(msgspec.to_builtins(value, str_keys=True), indent=2)
        self.out.file.write(text + "\n")

    def refuse(self, error: LudotecaError) -> None:
        self.err.print(Text(self.reason(error)), soft_wrap=True)

    def reason(self, error: LudotecaError) -> str:
        params = dict(error.params)
        if isinstance(error.__cause__, LudotecaError):
            params["why"] = self.reason(error.__cause__)
        return self.voice(f"error.{error.code}", **params)

    def ask(self, key: str, /, **params: Any) -> str:
        """A line from the person. Raises Gone when there is none."""
        interactive = sys.stdin.isatty()
        if interactive:
            with suppress(ImportError):
                import_module("readline")  # arrow keys, and the lines typed before
        self.out.file.flush()
        try:
            line = input(self.voice(key, **params) + " ").strip()
        except EOFError:
            self.out.print()
            raise Gone from None
        if not interactive:
            self.out.print(Text(line))  # so that what was piped in can be read in what comes out
        return line


def strips(picture: str, width: int) -> list[str]:
    """A picture cut from top to bottom into parts of this width at most."""
    lines = picture.splitlines()
    widest = max(map(len, lines), default=0)
    return [
        "\n".join(line[start : start + width].rstrip() for line in lines)
        for start in range(0, widest, width)
    ]


def _never_fail(stream: TextIO, errors: str) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=errors)
