"""`ludoteca replay`: a saved game, told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from ludoteca.cli.arguments import BadRequest, Json, Language, read_file
from ludoteca.cli.holdings import holdings
from ludoteca.cli.result import show_result
from ludoteca.cli.screen import Gone, Screen
from ludoteca.cli.telling import PLAYERS, Teller
from ludoteca.core import Match, Played
from ludoteca.core.codec import SavedLog, read_log
from ludoteca.games import find_rules


def command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A log that we have saved.")],
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after so many steps.")] = None,
    seat: Annotated[
        str | None,
        typer.Option(metavar="A|B|…", help="As this player saw it; else everything is told."),
    ] = None,
    pictures: Annotated[bool, typer.Option("--pictures", help="Draw every step.")] = False,
    step: Annotated[
        bool, typer.Option("--step", help="Draw every step and wait for Enter after it.")
    ] = False,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Fold a saved log: every event in words, the table at the end, the result.

    The whole log is checked before anything is shown. One that was cut, changed, or played by
    rules that we do not have is refused.
    """
    screen: Screen = context.obj
    screen.speak(lang)
    saved = read_log(read_file(file), find_rules)
    saved.fold()
    seen_by = None if seat is None else _seat(seat, saved.record.seats)
    steps = len(saved.record.inputs)
    if to is not None and not 0 <= to <= steps:
        raise BadRequest("no-such-step", step=to, steps=steps)
    last = steps if to is None else to
    if as_json:
        screen.json(_as_data(saved, last, seen_by))
    else:
        _Showing(screen, saved, seen_by).run(last, pictures or step, wait=step)


def _seat(name: str, seats: int) -> int:
    """A player by letter, as pictures show them, or by number."""
    by_letter = PLAYERS.find(name.upper()) if len(name) == 1 else -1
    seat = int(name) - 1 if name.isdecimal() else by_letter
    if not 0 <= seat < seats:
        known = ", ".join(PLAYERS[:seats])
        raise BadRequest("no-such-player", seat=name, known=known)
    return seat


def _events(match: Match, seat: int | None) -> tuple[Any, ...]:
    """The log is in the reader's hands: only who asks for a seat's eyes gets less than all."""
    return match.events if seat is None else match.seen(seat)


def _as_data(saved: SavedLog, last: int, seat: int | None) -> dict[str, Any]:
    record = saved.record
    match = Match.begin(saved.game, record)
    steps: list[dict[str, Any]] = [{"step": 0, "events": _events(match, seat)}]
    for number, entry in enumerate(record.inputs[:last], start=1):
        match.take(entry)
        told: dict[str, Any] = {"step": number, "events": _events(match, seat)}
        # Another player's move may hold what this one must not know.
        if seat is None or (isinstance(entry, Played) and entry.seat == seat):
            told["input"] = entry
        steps.append(told)
    return {
        "game": record.game,
        "rules_version": record.rules_version,
        "seats": record.seats,
        "options": msgspec.to_builtins(record.options),
        "seed": record.seed.hex(),
        "steps": steps,
        "view": match.view(seat),
        "scores": match.scores,
        "outcome": match.outcome,
    }


class _Showing:
    """A log shown to a person, step by step."""

    def __init__(self, screen: Screen, saved: SavedLog, seat: int | None) -> None:
        self.screen = screen
        self.record = saved.record
        self.seat = seat
        self.match = Match.begin(saved.game, saved.record)
        self.teller = Teller(screen.voice, saved.game, seat)

    def run(self, last: int, pictures: bool, wait: bool) -> None:
        voice = self.screen.voice
        title = voice(f"game.{self.record.game}")
        steps = len(self.record.inputs)
        self.screen.say("replay.title", "bold", title=title, n=self.record.seats, steps=steps)
        self._tell(0)
        for number, entry in enumerate(self.record.inputs[:last], start=1):
            if wait and not self._wait():
                return
            self.match.take(entry)
            self._tell(number)
            if pictures and number < last:
                self.screen.draw(self.teller.face.picture(self.match.view(self.seat)))
        self._show_end()

    def _wait(self) -> bool:
        try:
            answer = self.screen.ask("replay.next")
        except Gone:
            return False
        return answer not in {"q", "quit", self.screen.voice("word.quit")}

    def _tell(self, number: int) -> None:
        for line, event in enumerate(_events(self.match, self.seat)):
            row = Table.grid(padding=(0, 2, 0, 0))
            row.add_column(width=5, justify="right")
            row.add_row("" if line else str(number), Text(self.teller.event(event)))
            self.screen.show(row)

    def _show_end(self) -> None:
        view = self.match.view(self.seat)
        self.screen.show("")
        self.screen.draw(self.teller.face.picture(view))
        self.screen.show("", *holdings(self.teller, view))
        show_result(self.screen, self.teller, self.match)
