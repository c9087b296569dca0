"""`ludoteca new-game BOX NAME`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.new_game.names import names_for
from ludoteca.cli.new_game.writing import House
from ludoteca.cli.screen import Screen


def command(
    context: typer.Context,
    box: Annotated[str, typer.Argument(help="The box, as in `labirinto-e-medusa`; may be new.")],
    name: Annotated[str, typer.Argument(help="The game, as in `letter-words`.")],
    checkout: Annotated[Path, typer.Option(help="The project's folder.")] = Path(),
) -> None:
    """Write the skeleton of a game into a checkout: rules, texts, bots, page and tests."""
    screen: Screen = context.obj
    house = House(checkout.resolve())
    house.add_game(names_for(box, name, house.rulebooks()))
    _tidy(house)
    _play_golden(house, name)
    for paths, key in ((house.written, "new-game.written"), (house.changed, "new-game.changed")):
        screen.say(key, "bold", n=len(paths))
        for path in paths:
            screen.show(f"  {path.relative_to(house.root)}")
    screen.say("new-game.next")


def _tidy(house: House) -> None:
    """Imports in order, lines that fit: as the checks want it."""
    python = [str(path) for path in (*house.written, *house.changed) if path.suffix == ".py"]
    for tidy in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
        command = [sys.executable, "-m", "ruff", *tidy, *python]
        subprocess.run(command, cwd=house.root, check=False)


def _play_golden(house: House, name: str) -> None:
    """A whole game at random, kept: it must fold alike for ever. Played by the new rules, which
    this process has not read.
    """
    log = house.tests / "golden" / f"{name}.jsonl"
    played = subprocess.run(
        [sys.executable, "-c", _GOLDEN, name],
        cwd=house.root,
        env={"PYTHONPATH": str(house.root / "src")},
        capture_output=True,
        check=True,
    )
    log.write_bytes(played.stdout)
    house.written.append(log)


_GOLDEN = """
import sys
from ludoteca.core import Dice, Match
from ludoteca.core.codec import write_log
from ludoteca.core.dice import seed_from
from ludoteca.games import find_game
from ludoteca.testing.playout import play_out
game = find_game(sys.argv[1])
match = Match(game, seats=game.seats[0], seed=seed_from("golden"))
play_out(match, Dice(seed_from("golden dice")))
sys.stdout.buffer.write(write_log(match))
"""
