"""After the game: what a seat could know at each of its choices, and what a bot prefers there."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from ludoteca.bots import bot_names, find_bot
from ludoteca.core import BadTable, Dice, Insight, Lookback, Match
from ludoteca.core.dice import SEED_BYTES
from ludoteca.core.log import Played, Record
from ludoteca.games import find_rules


class Turn(msgspec.Struct, frozen=True):
    """A real choice of the seat that is looked at."""

    step: int
    """The number of the input, from 1 on: what was seen is the position before it."""
    insights: tuple[Insight, ...]
    played: Any
    preferred: Any

    @property
    def agrees(self) -> bool:
        return bool(self.played == self.preferred)


def analyse(record: Record, seat: int, bot_name: str | None = None) -> list[Turn]:
    """Every choice that a seat had, without those that left nothing to choose; none where a turn
    is made of so many that no single one is worth a word (`Game.weighs_choices`).

    The bot sees what the seat saw; without a name it is the strongest one that the game has. The
    same record gives the same answer.
    """
    _check_seat(record, seat)
    game = find_rules(record.game, record.rules_version)
    if not game.weighs_choices:
        return []
    bot = find_bot(game, bot_name or bot_names(game)[-1])
    # Dice of the bot's own: those of the table would show it what will be drawn.
    seed = blake2b(record.seed, digest_size=SEED_BYTES, person=b"analysis").digest()
    match = Match.begin(game, record)
    turns: list[Turn] = []
    for step, entry in enumerate(record.inputs, start=1):
        if isinstance(entry, Played) and entry.seat == seat:
            choices = match.choices(seat)
            if len(choices.moves) > 1 or choices.kinds:
                view = match.view(seat)
                preferred = bot.choose(view, choices, Dice(seed, step))
                turns.append(Turn(step, game.insights(view), entry.move, preferred))
        match.take(entry)
    return turns


def look_back(record: Record, seat: int) -> Lookback | None:
    """What the game itself has to tell of a match that is over, by what a seat saw of it."""
    _check_seat(record, seat)
    game = find_rules(record.game, record.rules_version)
    if game.lookback_type is None:
        return None
    match = Match.begin(game, record)
    views = [match.view(seat)]
    for entry in record.inputs:
        match.take(entry)
        views.append(match.view(seat))
    return game.look_back(views)


def _check_seat(record: Record, seat: int) -> None:
    if seat not in range(record.seats):
        known = ", ".join(map(str, range(record.seats)))
        raise BadTable("no-such-player", seat=seat, known=known)
