"""After a game: the best word of each turn, and what the computer makes of the same cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ludoteca.core import Dice, Lookback
from ludoteca.games.polywords.medusa_di_mare import rules
from ludoteca.games.polywords.medusa_di_mare.bot import PLANS_ALL, SEES_ALL, MedusaPlayer
from ludoteca.games.polywords.medusa_di_mare.model import SEAT, MedusaView, Met
from ludoteca.games.polywords.medusa_di_mare.requests import TURNS, along, lying
from ludoteca.games.polywords.model import Write
from ludoteca.games.polywords.sea import Sea, white

if TYPE_CHECKING:
    from ludoteca.games.polywords.medusa_di_mare.game import MedusaDiMare


class TurnLeft(msgspec.Struct, frozen=True, gc=False):
    """A turn: what was written, and what would have brought most."""

    turn: int
    step: int
    """After so many steps it was to be written."""
    wrote: Met | None
    best: Met | None


class Computers(msgspec.Struct, frozen=True, gc=False):
    """A game of the computer's with the same cards in the same order."""

    score: int
    sea: Sea
    white: int
    cards: int
    """Those that are left."""
    met: tuple[Met, ...]


class MedusaLookback(Lookback, frozen=True):
    turns: tuple[TurnLeft, ...]
    computers: Computers | None
    """None where not all cards were turned."""


def look_back(game: MedusaDiMare, views: Sequence[MedusaView]) -> MedusaLookback:
    return MedusaLookback(tuple(_turns(game, views)), _computers(game, views[-1]))


def _turns(game: MedusaDiMare, views: Sequence[MedusaView]) -> Iterator[TurnLeft]:
    player = MedusaPlayer(SEES_ALL, game.dictionaries)
    wrote = {met.turn: met for met in views[-1].met}
    for step, view in enumerate(views):
        before = views[step - 1] if step else None
        if view.phase == "write" and (before is None or before.turn != view.turn):
            yield TurnLeft(view.turn, step, wrote.get(view.turn), _best(game, player, view))


def _best(game: MedusaDiMare, player: MedusaPlayer, view: MedusaView) -> Met | None:
    choices = game.choices(game.imagine(view, _dice()), SEAT)
    move = player.choose(replace(view, seat=SEAT), choices, _dice())
    if not isinstance(move, Write):
        return None
    return along(view, game.said(view, SEAT, game.judged(view, SEAT, move)), move.path)


def _computers(game: MedusaDiMare, last: MedusaView) -> Computers | None:
    if last.turn < TURNS:
        return None
    player, dice = MedusaPlayer(PLANS_ALL, game.dictionaries), _dice()
    state = rules.laid_out(last.options, 1, last.decks)
    while game.actors(state):
        move = player.choose(game.view(state, SEAT), game.choices(state, SEAT), dice)
        state = game.apply(state, SEAT, game.attest(state, SEAT, move, 0), dice).state
    (score,) = game.scores(state)
    return Computers(
        score.total, state.seas[SEAT], white(state.seas[SEAT]), lying(state), state.met
    )


def _dice() -> Dice:
    """The same look back each time."""
    return Dice(bytes(16))
