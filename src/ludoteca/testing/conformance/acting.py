"""Who may do what: actors, choices and the moves that are refused."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from ludoteca.core import IllegalMove, Step
from ludoteca.core.codec import to_json
from ludoteca.testing.conformance.moves import key_of, tag_of
from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken

_LISTED = 24  # listed moves tried in one position
_STRANGE = 12  # strange moves tried by each seat in one position
_CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def actors(position: Position) -> int:
    """Actors are seats, each once; there are none exactly when the game is over."""
    acting = position.game.actors(position.state)
    if len(set(acting)) != len(acting) or not set(acting) <= set(position.all_seats):
        raise Broken(f"actors {acting} at a table of {position.seats}")
    outcome = position.game.outcome(position.state)
    if bool(acting) == (outcome is not None):
        raise Broken(f"actors {acting} and outcome {outcome}")
    for seat in position.all_seats:
        if bool(position.choices(seat)) != (seat in acting):
            raise Broken(f"actors {acting}, but seat {seat} has {position.choices(seat)}")
    return 1


def choices_accepted(position: Position) -> int:
    """Every listed move, listed once, and a suggestion of every kind is accepted; who may act has
    at least one of these.
    """
    tries = 0
    for seat in position.all_seats:
        listed = position.choices(seat).moves
        if len({key_of(move) for move in listed}) != len(listed):
            raise Broken(f"choices of seat {seat} list a move twice: {listed}")
        tried = position.some_choices(seat, _LISTED)
        if not tried and position.choices(seat):
            raise Broken(f"seat {seat} has {position.choices(seat)}, but not one move is known")
        for move in tried:
            trial = position.attempt(seat, move)
            if isinstance(trial, IllegalMove):
                raise Broken(f"{move} of seat {seat} is offered, but refused: {trial}")
            tries += 1
    return tries


def choices_complete(position: Position) -> int:
    """A move that is not listed, and of no kind too big to list, is refused."""
    tries = 0
    for seat in position.all_seats:
        choices = position.choices(seat)
        listed = {_attested(position, seat, move) for move in choices.moves}
        kinds = {kind.move for kind in choices.kinds}
        for move in strange_moves(position):
            if tag_of(move) in kinds or _attested(position, seat, move) in listed:
                continue
            if isinstance(position.attempt(seat, move), Step):
                raise Broken(f"{move} of seat {seat} is accepted, but not among its choices")
            tries += 1
    return tries


def refusals(position: Position) -> int:
    """A refused move raises IllegalMove with a code, and nothing else; and changes nothing."""
    match, tries = position.match, 0
    for seat in (*position.all_seats, -1, position.seats):
        for move in strange_moves(position):
            trial = position.attempt(seat, move)
            if isinstance(trial, Step):
                if seat not in position.all_seats:
                    raise Broken(f"{move} is accepted from seat {seat}, which is not there")
                continue
            check_code(trial.code)
            msgspec.json.encode(trial.params)
            _check_nothing_changed(position, seat, move)
            tries += 1
    if match.state is not position.state:
        raise Broken("a refused move changed the match's state")
    return tries


def idle(position: Position) -> int:
    """Every actor can be passed over; nobody else can."""
    acting = position.game.actors(position.state)
    for seat in acting:
        try:
            position.game.idle(position.state, seat, position.rolls())
        except IllegalMove as refusal:
            raise Broken(f"seat {seat} is absent, and idle refuses: {refusal}") from refusal
    for seat in position.all_seats:
        if seat not in acting:
            try:
                position.match.idle(seat)
            except IllegalMove:
                continue
            raise Broken(f"seat {seat} was passed over, but the table did not wait for it")
    return len(acting)


def attested(position: Position) -> int:
    """What the world says about a move overwrites what a client wrote there; any move may ask."""
    game, state, tries = position.game, position.state, 0
    for seat in position.all_seats:
        for move in (*strange_moves(position), *position.some_choices(seat, 2)):
            once = game.attest(state, seat, move, 0)
            if type(once) is not type(move):
                raise Broken(f"{move} is attested as another move: {once}")
            for forged in position.pool.forgeries(move, once, position.dice):
                again = game.attest(state, seat, forged, 0)
                if key_of(again) != key_of(once):
                    raise Broken(f"{move} is attested as {once}, but {forged} as {again}")
            tries += 1
    return tries


def check_code(code: str) -> None:
    """Codes are keys of texts: `not-your-turn`, never a sentence."""
    if not _CODE.fullmatch(code):
        raise Broken(f"{code!r} is no code")


def strange_moves(position: Position) -> list[Any]:
    """Moves from other seats, other positions, and slightly wrong ones."""
    pool, dice = position.pool, position.dice
    moves = [pool.mixed(dice) if number % 2 else pool.pick(dice) for number in range(_STRANGE)]
    for seat in position.all_seats:
        listed = position.choices(seat).moves
        if listed:
            moves.append(dice.pick(listed))
    return [move for move in moves if move is not None]


def _attested(position: Position, seat: int, move: Any) -> bytes:
    return key_of(position.game.attest(position.state, seat, move, 0))


def _check_nothing_changed(position: Position, seat: int, move: Any) -> None:
    match = position.match
    inputs, events = len(match.inputs), match.events
    try:
        match.play(seat, move)
    except IllegalMove:
        if to_json(match.state) != position.data:
            raise Broken(f"{move} of seat {seat} is refused, but changes the state") from None
        if (len(match.inputs), match.events) != (inputs, events):
            raise Broken(f"{move} of seat {seat} is refused, but stands in the log") from None
        return
    raise Broken(f"{move} of seat {seat} is refused by one roll of the dice, not by another")
