"""Questions, and sketches: what goes between a board and the engine without being a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import to_builtins

from ludoteca.core import IllegalMove
from ludoteca.core.codec import to_json
from ludoteca.testing.conformance.acting import check_code
from ludoteca.testing.conformance.invented import Inventor
from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken
from ludoteca.testing.conformance.values import check_same_again, long_values

_QUESTIONS = 8  # invented for each seat in one position
_SKETCHES = 6


def answers(position: Position) -> int:
    """A question is answered by the view alone, each time alike, or refused with a code; answers
    are the same after being written and read.

    It is asked three times: by the view, by a copy of it, and just after the game has worked on
    another state that this view cannot tell from the true one. A game that remembers, or peeks,
    then says two things.
    """
    game, tries = position.game, 0
    if game.question_type is None:
        return 0
    for viewer in position.viewers:
        view = game.view(position.state, viewer)
        inventor = Inventor(view, position.dice)
        for _ in range(_QUESTIONS):
            question = inventor.make(game.question_type)
            if question is not None:
                tries += _check_answer(position, viewer, view, question)
    return tries


def _check_answer(position: Position, viewer: int | None, view: Any, question: Any) -> int:
    game = position.game
    check_same_again(game.question_type, question)
    before = to_json(view)
    said = _said(game.answer, view, question)
    again = _said(game.answer, msgspec.json.decode(before, type=game.view_type), question)
    _work_elsewhere(position, viewer, view)
    elsewhere = _said(game.answer, view, question)
    if not to_json(said) == to_json(again) == to_json(elsewhere):
        raise Broken(f"{question} is answered {said}, {again} or {elsewhere}")
    if to_json(view) != before or to_json(position.state) != position.data:
        raise Broken(f"answering {question} changes what was asked about")
    if isinstance(said, _Refused):
        return 0
    check_same_again(game.answer_type, said)
    return 1


def _work_elsewhere(position: Position, viewer: int | None, view: Any) -> None:
    game = position.game
    imagined = game.imagine(view, position.dice)
    game.view(imagined, viewer)
    for seat in game.actors(imagined)[:1]:
        game.idle(imagined, seat, position.rolls())


def sketches(position: Position) -> int:
    """What others see of a sketch depends on the author's view alone, survives being written, and
    tells them nothing that they may not know.

    In a game that hides something a text that a seat is writing stays with its team: random
    letters in a sketch are looked for in what rivals and spectators are shown. So is every longer
    value that the author's view shows and theirs does not.
    """
    game, tries = position.game, 0
    if game.sketch_type is None:
        return 0
    for seat in position.all_seats:
        view = game.view(position.state, seat)
        inventor = Inventor(view, position.dice)
        for _ in range(_SKETCHES):
            sketch = inventor.make(game.sketch_type)
            if sketch is not None:
                tries += _check_sketch(position, seat, view, sketch, inventor.canaries)
    return tries


def _check_sketch(
    position: Position, seat: int, view: Any, sketch: Any, canaries: list[str]
) -> int:
    game, tries = position.game, 0
    check_same_again(game.sketch_type, sketch)
    for to in position.viewers:
        if to == seat:
            continue
        shown = _said(game.show_sketch, view, sketch, seat, to)
        copied = msgspec.json.decode(to_json(view), type=game.view_type)
        if to_json(_said(game.show_sketch, copied, sketch, seat, to)) != to_json(shown):
            raise Broken(f"{sketch} of seat {seat} is shown to {to} as {shown}, or otherwise")
        if shown is None or isinstance(shown, _Refused):
            continue
        check_same_again(game.shown_sketch_type, shown)
        if game.hides and not _together(position, seat, to):
            _check_secret(position, view, shown, to, canaries)
        tries += 1
    return tries


def _together(position: Position, seat: int, to: int | None) -> bool:
    return any(seat in team and to in team for team in position.game.teams(position.seats))


def _check_secret(
    position: Position, view: Any, shown: Any, to: int | None, canaries: list[str]
) -> None:
    written = to_json(shown)
    for text in canaries:
        if text.encode() in written:
            raise Broken(f"{to} is shown {shown}, and so what another one is writing")
    theirs, own = to_json(position.game.view(position.state, to)), to_json(view)
    for value in long_values(to_builtins(shown)):
        if value in own and value not in theirs:
            raise Broken(f"{to} is shown {shown}, and so {value!r}, which their view hides")


class _Refused(msgspec.Struct, frozen=True):
    code: str
    params: dict[str, Any]


def _said(call: Callable[..., Any], *given: Any) -> Any:
    """What it says, or the refusal."""
    try:
        return call(*given)
    except IllegalMove as refusal:
        check_code(refusal.code)
        return _Refused(refusal.code, dict(refusal.params))
