"""What people are told: figures, pictures in text, sentences."""

from __future__ import annotations

import math
from typing import Any

from ludoteca.core import AnyGame, Key
from ludoteca.testing.conformance.acting import check_code
from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken


def telling(position: Position) -> int:
    """Every view can be drawn and has its figures; every event can be told by its parameters."""
    game = position.game
    for viewer in position.viewers:
        view = game.view(position.state, viewer)
        _check_face(game, view, viewer)
        for insight in game.insights(view):
            check_code(insight.label)
            if not math.isfinite(insight.value):
                raise Broken(f"{insight}")
    for event in position.match.events:
        _check_params(game, event)
    return position.seats + 1


def _check_face(game: AnyGame, view: Any, viewer: int | None) -> None:
    face = game.terminal
    picture: object = face.picture(view)
    if not isinstance(picture, str):
        raise Broken(f"for {viewer} there is no picture, but {picture!r}")
    phase = face.phase(view)
    if phase is not None:
        check_code(phase)
    held = face.holdings(view)
    if held is None:
        return
    for row in held.rows:
        if len(row.cells) != len(held.columns):
            raise Broken(f"{row} does not fit the columns {held.columns}")


def _check_params(game: AnyGame, event: object) -> None:
    for name, value in game.terminal.params(event).items():
        keys = isinstance(value, tuple) and all(isinstance(part, Key) for part in value)
        if not (keys or isinstance(value, str | int | float)):
            raise Broken(f"{event} tells {name} as {value!r}")
