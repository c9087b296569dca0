"""Cover the figure as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core import Dice
from ludoteca.games.polyminix.awards import done_by
from ludoteca.games.polyminix.cards import figure
from ludoteca.games.polyminix.checking import lying_on
from ludoteca.games.polyminix.game import RaceGame
from ludoteca.games.polyminix.looking_back import FigureLeft, figure_of_card
from ludoteca.games.polyminix.model import Laying
from ludoteca.games.polyminix.pieces import Cover
from ludoteca.games.polyminix.player import Tried
from ludoteca.games.polyminix.polyminix import rules
from ludoteca.games.polyminix.polyminix.bot import CoverRacer, bots
from ludoteca.games.polyminix.polyminix.model import (
    CoverEvent,
    CoverMove,
    CoverOptions,
    CoverState,
    CoverView,
)
from ludoteca.games.polyminix.polyminix.terminal import CoverTerminal
from ludoteca.games.polyminix.solving import found, task_of
from ludoteca.games.polyminix.trying import Manner


class Polyminix(RaceGame[CoverOptions, CoverState, CoverMove, CoverEvent, CoverView]):
    name = "polyminix"
    minutes = 30
    options_type, state_type, view_type = CoverOptions, CoverState, CoverView
    move_type, event_type = CoverMove, CoverEvent
    racing = rules.RACING
    phases = rules.PHASES
    begin = staticmethod(rules.begin)
    bots = staticmethod(bots)
    terminal = CoverTerminal()

    def percent(self, view: CoverView, seat: int, sketch: Laying) -> int:
        cells = figure(rules.side_of(view, seat, sketch.card))
        return 100 * len(lying_on(cells, sketch.pieces)) // len(cells)

    def figures_left(self, view: CoverView, dice: Dice) -> Iterator[FigureLeft]:
        seat = -1 if view.seat is None else view.seat
        for card in range(len(view.taken[seat])):

            def tries(manner: Manner, patience: float, dice: Dice, card: int = card) -> Tried:
                return CoverRacer(manner).try_card(view, card, patience, dice)

            yield figure_of_card(card, rules.side_of(view, seat, card), view.prova, tries, dice)

    def some_cover(self, state: CoverState, seat: int, dice: Dice) -> tuple[int, Cover] | None:
        done = done_by(state, seat)
        card = dice.pick([card for card in range(len(state.taken[seat])) if card not in done])
        cover = found(task_of(rules.side_of(state, seat, card), state.prova), dice)
        return None if cover is None else (card, cover)


POLYMINIX = Polyminix()
