"""The command `ludoteca polyminix cards`."""

from __future__ import annotations

from ludoteca.core import Key
from ludoteca.core.terminal import Sentence
from ludoteca.core.workshop import Product, Progress, Workshop
from ludoteca.games.polyminix.data import CARDS, Level
from ludoteca.games.polyminix.making.deck import made, steps
from ludoteca.games.polyminix.making.report import LevelFacts, facts_of
from ludoteca.games.polyminix.making.written import cards_file, witnesses_file

_LEVELS: dict[Level, Key] = {
    "green": Key("level.green"),
    "yellow": Key("level.yellow"),
    "red": Key("level.red"),
}


def make(seed: str, progress: Progress) -> Product:
    """Make the 49 cards anew, and prove them.

    Nobody needs this to play: the cards come with Ludoteca. Of each of the 588 boxes, and of each
    of the 36 problems of the second game, a cover is written down as its proof.
    """
    deck = made(seed, progress=progress)
    files = {
        "cards.json": cards_file(deck.cards),
        "witnesses.json": witnesses_file(deck.witnesses),
    }
    facts = facts_of(deck.cards)
    return Product(files, facts, tuple(map(_told, facts)))


def _told(facts: LevelFacts) -> Sentence:
    efforts = [effort for box in facts.efforts for effort in box]
    return Sentence(
        Key("polyminix.deck.level"),
        {
            "level": _LEVELS[facts.level],
            "sides": facts.sides,
            "least": facts.least_area,
            "most": facts.most_area,
            "easy": min(efforts),
            "hard": max(efforts),
            "alike": int(100 * facts.alike),
            "single": int(100 * facts.single),
        },
    )


WORKSHOP = Workshop("cards", make, steps(), CARDS.seed)
