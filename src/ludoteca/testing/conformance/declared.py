"""What a game says of itself is true at every moment: others build on it without looking."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from ludoteca.testing.conformance.acting import strange_moves
from ludoteca.testing.conformance.moves import key_of
from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken


def declared(position: Position) -> int:
    """A game that hides nothing shows all the same, one that attests nothing changes no move, and
    one that lists all its moves offers no kind.
    """
    game = position.game
    if not game.hides:
        _check_open(position)
    if not game.attests:
        _check_unattested(position)
    if game.lists_all_moves:
        _check_listed(position)
    return 1


def _check_open(position: Position) -> None:
    game = position.game
    everything = _but_for_seat(game.view(position.state, None))
    for seat in position.all_seats:
        if _but_for_seat(game.view(position.state, seat)) != everything:
            raise Broken(f"hides nothing, but seat {seat} sees what a spectator does not")
    for event in position.match.events:
        for viewer in position.viewers:
            if game.redact(event, viewer) != event:
                raise Broken(f"hides nothing, but tells seat {viewer} less than {event}")


def _but_for_seat(view: Any) -> dict[str, Any]:
    fields: dict[str, Any] = to_builtins(view)
    fields.pop("seat", None)
    return fields


def _check_unattested(position: Position) -> None:
    game = position.game
    for seat in position.all_seats:
        for move in (*strange_moves(position), *position.some_choices(seat, 2)):
            attested = game.attest(position.state, seat, move, 1000)
            if key_of(attested) != key_of(move):
                raise Broken(f"attests nothing, but {move} is attested as {attested}")


def _check_listed(position: Position) -> None:
    for seat in position.all_seats:
        kinds = position.choices(seat).kinds
        if kinds:
            raise Broken(f"lists all moves, but offers seat {seat} the kinds {kinds}")
