"""Playing at random: one home for it, shared by the simulator, the conformance suite and tests."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Choices, Dice, LudotecaError, Match, Played
from ludoteca.kit.at_random import some_move

# No game of ours is a tenth as long, even played at random.
MOST_STEPS = 10_000


class EndlessGame(LudotecaError):  # noqa: N818 - the same family as our other refusals
    """Random play did not come to an end."""


class Manner(msgspec.Struct, frozen=True):
    """How a table behaves at random, beside making moves. 0 is never."""

    absent: int = 0
    """One step in so many passes over an actor, who is not there."""
    sand: int = 0
    """One step in so many, while a sandglass runs, is the end of its sand."""
    habit: int = 0
    """For so many steps a seat does again what it has done most: this leads deep into a game
    that random play ends early."""


MOVES_ONLY = Manner()


def random_move(game: AnyGame, state: Any, seat: int, dice: Dice) -> Any:
    """Any listed move, each as likely as another; a kind too big to list counts as one move."""
    return pick_move(game, state, seat, game.choices(state, seat), dice)


def pick_move(game: AnyGame, state: Any, seat: int, choices: Choices[Any], dice: Dice) -> Any:
    """The same for choices already at hand."""
    move = some_move(game, state, seat, choices, dice)
    if move is None:
        raise EndlessGame("no-move-known", game=game.name, seat=seat)
    return move


def random_step(match: Match, dice: Dice, manner: Manner = MOVES_ONLY) -> None:
    """One input of a match that is not over: mostly a move, else an absence, or the sand is out."""
    sandglass = match.sandglass if manner.sand else None
    if sandglass is not None and not dice.below(manner.sand):
        match.expire(sandglass)
        return
    seat = dice.pick(match.actors)
    if manner.absent and not dice.below(manner.absent):
        match.idle(seat)
    elif len(match.inputs) < manner.habit:
        match.play(seat, _habitual_move(match, seat, dice))
    else:
        match.play(seat, random_move(match.game, match.state, seat, dice))


def _habitual_move(match: Match, seat: int, dice: Dice) -> Any:
    """A random move of the type that this seat has played most often, among those it may play."""
    played = Counter(
        _tag(entry.move)
        for entry in match.inputs
        if isinstance(entry, Played) and entry.seat == seat
    )
    choices = match.choices(seat)
    tags = [*map(_tag, choices.moves), *(kind.move for kind in choices.kinds)]
    most = max(played[tag] for tag in tags)
    liked = Choices(
        tuple(move for move in choices.moves if played[_tag(move)] == most),
        tuple(kind for kind in choices.kinds if played[kind.move] == most),
    )
    move = some_move(match.game, match.state, seat, liked, dice)
    return random_move(match.game, match.state, seat, dice) if move is None else move


def _tag(move: Any) -> Any:
    return type(move).__struct_config__.tag


def play_out(match: Match, dice: Dice, most: int = MOST_STEPS) -> None:
    """Play a match to its end by random moves of random actors. As fast as the game allows."""
    game, play = match.game, match.play
    actors, choices = game.actors, game.choices
    for _ in range(most):
        state = match.state
        waiting = actors(state)
        if not waiting:
            return
        seat = waiting[0] if len(waiting) == 1 else dice.pick(waiting)
        possible = choices(state, seat)
        if possible.kinds:
            play(seat, pick_move(game, state, seat, possible, dice))
        else:
            moves = possible.moves
            play(seat, moves[dice.below(len(moves))])
    if match.actors:
        raise EndlessGame("endless-game", game=game.name, steps=most)


def play_on(game: AnyGame, state: Any, dice: Dice, most: int = MOST_STEPS) -> Any:
    """The end of random play from any state, without a match: for imagined states."""
    for _ in range(most):
        waiting = game.actors(state)
        if not waiting:
            return state
        seat = dice.pick(waiting)
        move = random_move(game, state, seat, dice)
        state = game.apply(state, seat, game.attest(state, seat, move, 0), dice).state
    if game.actors(state):
        raise EndlessGame("endless-game", game=game.name, steps=most)
    return state
