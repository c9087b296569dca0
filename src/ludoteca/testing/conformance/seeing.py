"""Secrets.

The engine does not know what is secret. But a game says it three times: `view` leaves it out,
`imagine` puts something else in its place, `redact` takes it out of the events. The checks hold
the three against each other, so that a leak in one of them is contradicted by the others. Two
states are *alike* for a seat when its view shows them alike; whatever that seat is told or
offered must be alike too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from msgspec import to_builtins

from ludoteca.core import Choices, IllegalMove, Step
from ludoteca.core.codec import to_json
from ludoteca.testing.conformance.acting import strange_moves
from ludoteca.testing.conformance.position import Position, Trial
from ludoteca.testing.conformance.report import Broken
from ludoteca.testing.conformance.values import long_values
from ludoteca.testing.playout import play_on


def view_law(position: Position) -> int:
    """view(imagine(view(s, seat)), seat) == view(s, seat), for every seat and the spectator."""
    tries = 0
    for viewer, imagined in _imagined(position, 2):
        view = position.game.view(position.state, viewer)
        again = position.game.view(imagined, viewer)
        if again != view:
            raise Broken(f"seat {viewer} sees, and sees in its imagination: {_unlike(view, again)}")
        tries += 1
    return tries


def _unlike(one: Any, other: Any) -> str:
    """The fields in which two structs differ."""
    pairs = ((name, getattr(one, name), getattr(other, name)) for name in one.__struct_fields__)
    return ", ".join(f"{name} {a!r} and {b!r}" for name, a, b in pairs if a != b)


def imagined_play(position: Position) -> int:
    """An imagined state is a whole one: it can be written, and played to its end."""
    viewer = position.dice.pick(position.viewers)
    view = position.game.view(position.state, viewer)
    imagined = position.game.imagine(view, position.dice)
    to_json(imagined)
    play_on(position.game, imagined, position.dice)
    return 1


def public(position: Position) -> int:
    """Actors, sandglass, scores and outcome are told to all, so no secret may show in them."""
    game, tries = position.game, 0
    for viewer, imagined in _alike(position):
        for ask in (game.actors, game.sandglass, game.scores, game.outcome):
            here, there = ask(position.state), ask(imagined)
            if here != there:
                name = ask.__name__
                raise Broken(f"{name} {here} or {there}: seat {viewer} sees no reason for it")
        tries += 1
    return tries


def hidden_choices(position: Position) -> int:
    """What a seat may do does not depend on what it cannot see; nor why it may not."""
    tries = 0
    for viewer, imagined in _alike(position):
        if viewer is None:
            continue
        here = position.game.choices(position.state, viewer)
        there = position.game.choices(imagined, viewer)
        if here != there:
            raise Broken(f"by what it cannot see, seat {viewer} is offered {_either(here, there)}")
        for move in strange_moves(position):
            _check_refusal(position, viewer, move, imagined)
            tries += 1
    return tries


def _either(here: Choices[Any], there: Choices[Any]) -> str:
    """What only one of the two offers."""
    one, other = ((*choices.moves, *choices.kinds) for choices in (here, there))
    only_here = [thing for thing in one if thing not in other]
    only_there = [thing for thing in other if thing not in one]
    if not only_here and not only_there:
        return "the same in another order"
    return f"{only_here} or {only_there}"


def _check_refusal(position: Position, seat: int, move: Any, imagined: Any) -> None:
    here, there = position.attempt(seat, move), position.attempt(seat, move, imagined)
    if _said(here) != _said(there):
        raise Broken(f"{move}: seat {seat} hears {_said(here)} or {_said(there)}")


def _said(trial: Trial) -> str:
    return str(trial) if isinstance(trial, IllegalMove) else "yes"


def told(position: Position) -> int:
    """What an event tells a seat is in its view, as long as it is in the state.

    Looked for are values long enough to be told from chance: three numbers in a row, a word. So a
    hand that is dealt face down, and told to all by an event, is found even at the set-up.
    """
    game, tries = position.game, 0
    for viewer in position.viewers:
        view = to_json(game.view(position.state, viewer))
        for event in position.match.events:
            shown = game.redact(event, viewer)
            for value in long_values(shown and to_builtins(shown)):
                if value in position.data and value not in view:
                    raise Broken(f"{shown} tells seat {viewer} {value!r}, which its view hides")
                tries += 1
    return tries


def hidden_events(position: Position) -> int:
    """Where two ways on are alike for a seat before and after, it is told the same events.

    Either one of its actors moves in two ways from here, or the same thing happens here and in
    a state that the seat imagines. (Two ways to the very same state may differ in their events:
    nothing is hidden then.)
    """
    tries = 0
    for seat in position.game.actors(position.state):
        steps = [step for step in _tried(position, seat) if isinstance(step, Step)]
        for viewer in position.viewers:
            if viewer != seat:
                tries += sum(_told_alike(position, viewer, *two) for two in combinations(steps, 2))
    for viewer, imagined in _alike(position):
        for here, there in _same_inputs(position, imagined):
            tries += _told_alike(position, viewer, here, there)
    return tries


def _tried(position: Position, seat: int) -> Iterator[Trial]:
    for move in position.some_choices(seat, 3) + position.some_choices(seat, 0):
        yield position.attempt(seat, move)


def _same_inputs(position: Position, imagined: Any) -> Iterator[tuple[Step[Any, Any], Any]]:
    """The same thing happening here and in a state alike."""
    game, state, rolls = position.game, position.state, position.rolls
    for seat, move, step in position.successors(3):
        there = position.attempt(seat, move, imagined)
        if isinstance(there, Step):
            yield step, there
    for seat in set(game.actors(state)) & set(game.actors(imagined)):
        yield game.idle(state, seat, rolls()), game.idle(imagined, seat, rolls())
    sandglass = game.sandglass(state)
    if sandglass is not None and sandglass == game.sandglass(imagined):
        yield game.expire(state, sandglass, rolls()), game.expire(imagined, sandglass, rolls())


def _told_alike(
    position: Position, viewer: int | None, one: Step[Any, Any], other: Step[Any, Any]
) -> int:
    game = position.game
    if to_json(one.state) == to_json(other.state):
        return 0
    if game.view(one.state, viewer) != game.view(other.state, viewer):
        return 0
    told, otherwise = (
        [game.redact(event, viewer) for event in step.events] for step in (one, other)
    )
    if _shown(told) != _shown(otherwise):
        raise Broken(f"seat {viewer} is told {told} or {otherwise}, which its view hides")
    return 1


def _shown(events: list[Any]) -> bytes:
    return to_json([event for event in events if event is not None])


def _imagined(position: Position, times: int) -> Iterator[tuple[int | None, Any]]:
    for viewer in position.viewers:
        view = position.game.view(position.state, viewer)
        for _ in range(times):
            yield viewer, position.game.imagine(view, position.dice)


def _alike(position: Position) -> Iterator[tuple[int | None, Any]]:
    """Imagined states that their viewer cannot tell from the true one."""
    for viewer, imagined in _imagined(position, 1):
        same = position.game.view(position.state, viewer) == position.game.view(imagined, viewer)
        if same and to_json(imagined) != position.data:
            yield viewer, imagined
