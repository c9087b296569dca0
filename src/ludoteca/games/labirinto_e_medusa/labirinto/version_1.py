"""Version 1 of the rules of Labirinto, for the matches that began by them. One rule was different:

LA-S2 said that nobody may close the labyrinth while a player has yet to come in. So the last one
could, and then everybody had to challenge empty-handed.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core import Bot, Choices, Dice, IllegalMove
from ludoteca.games.labirinto_e_medusa.labirinto import bot, rules
from ludoteca.games.labirinto_e_medusa.labirinto import choices as listing
from ludoteca.games.labirinto_e_medusa.labirinto.entering import (
    check_join,
    closed_by,
    closes,
    come_in,
    ways_that_join,
)
from ludoteca.games.labirinto_e_medusa.labirinto.game import Labirinto
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    Enter,
    LabirintoMove,
    LabirintoState,
    LabirintoView,
)
from ludoteca.games.labirinto_e_medusa.labirinto.turns import LabirintoStep


def others_wait(state: LabirintoState) -> bool:
    return len(state.labyrinth) + 1 < len(state.pawns)


def choices(state: LabirintoState, seat: int) -> Choices[LabirintoMove]:
    if state.phase != "set-up" or seat != state.seat:
        return listing.choices(state, seat)
    joined = ways_that_join(state)
    if others_wait(state):
        joined = tuple(way for way in joined if not closed_by(state, way))
    return Choices(joined)


def apply(state: LabirintoState, seat: int, move: LabirintoMove, dice: Dice) -> LabirintoStep:
    if state.phase != "set-up" or seat != state.seat or not isinstance(move, Enter):
        return rules.apply(state, seat, move, dice)
    around = check_join(state, move)
    if others_wait(state) and closes(state, around):
        raise IllegalMove("closes-labyrinth", cell=move.cell)
    return come_in(state, move, around, dice)


def idle(state: LabirintoState, seat: int, dice: Dice) -> LabirintoStep:
    if state.phase != "set-up":
        return rules.idle(state, seat, dice)
    return apply(state, seat, dice.pick(choices(state, seat).moves), dice)


class Easy(bot.Easy):
    apply, list_choices = staticmethod(apply), staticmethod(choices)


class Medium(bot.Medium):
    apply, list_choices = staticmethod(apply), staticmethod(choices)


class Strong(bot.Strong):
    apply, list_choices = staticmethod(apply), staticmethod(choices)


BOTS = {"easy": Easy(), "medium": Medium(), "strong": Strong()}


class LabirintoVersion1(Labirinto):
    rules_version = 1
    apply = staticmethod(apply)
    choices = staticmethod(choices)
    idle = staticmethod(idle)

    def bots(self) -> Mapping[str, Bot[LabirintoView, LabirintoMove]]:
        return BOTS


LABIRINTO_VERSION_1 = LabirintoVersion1()
