"""What a game says of itself, and the figures it shows at any time."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludoteca.core import (
    Answer,
    AnyGame,
    Event,
    Match,
    Move,
    Options,
    Outcome,
    Question,
    Sketch,
    State,
    View,
)
from ludoteca.core.scoring import Score
from ludoteca.testing.conformance.acting import check_code
from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken


def facts(game: AnyGame) -> int:
    """Names are keys, the types are ours, the default options fit any number of seats."""
    check_code(game.name)
    check_code(game.box)
    if not game.seats or game.seats[0] < 1 or game.minutes < 1 or game.rules_version < 1:
        raise Broken("seats, minutes and rules_version count from 1")
    if game.first_bot and game.first_bot not in game.bots():
        raise Broken(f"there is no bot {game.first_bot} for newcomers to meet")
    _check_types(Options, game.options_type)
    _check_types(State, game.state_type)
    _check_types(View, game.view_type)
    for base, union in _tagged(game):
        for tag in _check_types(base, union):
            check_code(str(tag))
    for seats in game.seats:
        Match(game, None, seats)
    return 1


def _tagged(game: AnyGame) -> Iterator[tuple[type, object]]:
    """The types that are written by name. Who asks gets an answer, who sketches is seen."""
    yield Move, game.move_type
    yield Event, game.event_type
    for base, union, outcome in (
        (Question, game.question_type, game.answer_type),
        (Sketch, game.sketch_type, game.shown_sketch_type),
    ):
        if (union is None) != (outcome is None):
            raise Broken(f"{base.__name__} has one type of {union} and {outcome}")
        if union is not None:
            yield base, union
    if game.answer_type is not None:
        yield Answer, game.answer_type


def _check_types(base: type, union: object) -> list[object]:
    """That a type, or each type of a union, is one of ours; their tags."""
    info = msgspec.inspect.type_info(union)
    parts = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    tags: list[object] = []
    for part in parts:
        if not isinstance(part, msgspec.inspect.StructType) or not issubclass(part.cls, base):
            raise Broken(f"{part} is no {base.__name__}")
        tags.append(part.tag)
    return tags


def scores(position: Position) -> int:
    """Every seat has a score at any time, and it is the sum of its lines."""
    found = position.game.scores(position.state)
    if len(found) != position.seats:
        raise Broken(f"{len(found)} scores for {position.seats} seats")
    for seat, score in enumerate(found):
        if score != Score.of(*score.lines):
            raise Broken(f"the score of seat {seat} is not the sum of its lines: {score}")
        for line in score.lines:
            check_code(line.label)
    return len(found)


def ranking(position: Position) -> int:
    """Every seat is ranked once, equals together; all of the first group win, or nobody does."""
    outcome = position.game.outcome(position.state)
    if outcome is None:
        return 0
    check_code(outcome.reason)
    if not all(outcome.ranking):
        raise Broken(f"the ranking has an empty group: {outcome}")
    ranked = sorted(seat for group in outcome.ranking for seat in group)
    if ranked != list(position.all_seats):
        raise Broken(f"the ranking does not hold every seat once: {outcome}")
    _check_winners(outcome)
    return 1


def _check_winners(outcome: Outcome) -> None:
    if len(set(outcome.winners)) != len(outcome.winners):
        raise Broken(f"a seat wins twice: {outcome}")
    if outcome.winners and set(outcome.winners) != set(outcome.ranking[0]):
        raise Broken(f"the winners are not the first of the ranking: {outcome}")
