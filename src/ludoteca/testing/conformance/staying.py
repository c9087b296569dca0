"""What was said stays said: nothing mutates, everything survives being written and read."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludoteca.core import AnyGame, Match, Played
from ludoteca.core.codec import read_log, read_move, read_options, to_json, write_log
from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken
from ludoteca.testing.conformance.values import check_same_again


def nothing_mutates(position: Position) -> int:
    """No function of the game changes the state that it is given."""
    game, state, rolls = position.game, position.state, position.rolls
    for ask in (game.actors, game.scores, game.outcome, game.sandglass):
        _unchanged(position, ask, state)
    for viewer in position.viewers:
        _unchanged(position, game.view, state, viewer)
        _unchanged(position, game.imagine, game.view(state, viewer), rolls())
    for seat in position.all_seats:
        _unchanged(position, game.choices, state, seat)
    for seat in game.actors(state):
        _unchanged(position, game.idle, state, seat, rolls())
        for move in position.some_choices(seat, 6):
            _unchanged(position, position.attempt, seat, move)
    sandglass = game.sandglass(state)
    if sandglass is not None:
        _unchanged(position, game.expire, state, sandglass, rolls())
    return 1


def _unchanged(position: Position, call: Callable[..., object], *given: object) -> None:
    before = to_json(position.state)
    call(*given)
    if to_json(position.state) != before:
        raise Broken(f"{call.__name__} changes its state")


def json(position: Position) -> int:
    """State, views, events, choices and options are the same after being written and read."""
    game = position.game
    check_same_again(game.state_type, position.state)
    check_same_again(game.options_type, position.match.options)
    for viewer in position.viewers:
        check_same_again(game.view_type, game.view(position.state, viewer))
        for event in position.match.events:
            shown = game.redact(event, viewer)
            if shown is not None:
                check_same_again(game.event_type, shown)
    for seat in position.all_seats:
        for move in position.some_choices(seat, 12):
            if read_move(game, to_json(move)) != move:
                raise Broken(f"{move} reads back as {read_move(game, to_json(move))}")
    return 1


def fold(match: Match) -> int:
    """Folding what came in gives the state and the latest events of the live match."""
    folded = Match.fold(match.game, match.record())
    if to_json(folded.state) != to_json(match.state):
        raise Broken("the folded record is another state than the live match")
    if to_json(folded.events) != to_json(match.events):
        raise Broken("the folded record brings other events than the live match")
    return len(match.inputs)


def log(match: Match) -> int:
    """A written log reads back as the same record, and folds to the state it was written with."""

    def find_game(name: str, rules_version: int) -> AnyGame:
        if (name, rules_version) != (match.game.name, match.game.rules_version):
            raise Broken(f"the log is of {name} {rules_version}")
        return match.game

    written = write_log(match)
    saved = read_log(written, find_game)
    if saved.record != match.record():
        raise Broken("the log reads back as another record")
    if write_log(saved.fold()) != written:
        raise Broken("the log folds to a match that writes another log")
    given = msgspec.to_builtins(match.options)
    if read_options(match.game, given) != match.options:
        raise Broken(f"options {given} read back differently")
    return sum(isinstance(entry, Played) for entry in match.inputs)
