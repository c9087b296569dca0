"""Bots of the box: what they know, what they overlook, how long they take, and how they contest.

Each level is a person of some kind: a child, a family, somebody who reads a lot. They know words by
how common they are, think of some of them, and need a while. They contest only what the arbiter
does not know, and never vote (PW-X2).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from ludoteca.core import Bot, Choices, Dice, Move, Thought
from ludoteca.games.polywords.contesting import dispute_of
from ludoteca.games.polywords.model import (
    Contest,
    Defend,
    GiveIn,
    Pass,
    PlaceBottle,
    SeaView,
    Vote,
    Writing,
    crew_of,
)
from ludoteca.games.polywords.sea import out_of_the_way
from ludoteca.words.asking import Dictionaries
from ludoteca.words.form import MOST_SIGNS
from ludoteca.words.lexicon import Lexicon

V = TypeVar("V", bound=SeaView)


class Level(msgspec.Struct, frozen=True):
    """How good a player is."""

    commonness: int
    """Knows words that are so common, in tenths of zipf, or more."""
    recalls: int
    """Of a hundred words that it knows, so many come to mind in time."""
    seconds: tuple[float, float]
    """How long it thinks about a word."""
    looks: int
    """Of a hundred words of others that the arbiter does not know, it doubts so many."""


CHILD = Level(commonness=42, recalls=25, seconds=(14.0, 30.0), looks=10)
FAMILY = Level(commonness=36, recalls=40, seconds=(10.0, 24.0), looks=40)
READER = Level(commonness=30, recalls=65, seconds=(7.0, 18.0), looks=80)
MASTER = Level(commonness=22, recalls=90, seconds=(5.0, 14.0), looks=100)
LEAST = MASTER.commonness
LEVELS = {"easy": CHILD, "medium": FAMILY, "strong": READER, "master": MASTER}


MOST_TYPICAL = 30
"""What most people say first is said as often as what is three zipf more common."""
FORMS_LESS = 10


class Known(msgspec.Struct, frozen=True):
    """An answer to a category that somebody may think of."""

    word: str
    text: str
    commonness: int
    typical: int
    """From 1 on for what most people would say first; 0 for all others."""
    form: bool = False
    """A plural, or another form of an answer."""

    @property
    def appeal(self) -> int:
        """How likely it is that people say it, in tenths of zipf: by how common it is, how soon it
        comes to most minds, and that few answer with a plural.
        """
        first = MOST_TYPICAL - self.typical if self.typical else 0
        return self.commonness + first - (FORMS_LESS if self.form else 0)


MOST_KNOWN = 4000
"""Of adjectives there are more than anybody thinks of."""


@lru_cache(maxsize=1 << 9)
def known_answers(words: Lexicon, category: str) -> tuple[Known, ...]:
    """The plain answers of a category that some level knows: what most people say first, then the
    commonest first.
    """
    plain = sorted(
        words.categories.plain(category, words.commonnesses, LEAST),
        key=lambda answer: (answer.typical or 99, -words.commonness(answer.id), answer.id),
    )
    return tuple(
        Known(
            words.word(answer.id),
            words.answer_text(answer),
            words.commonness(answer.id),
            answer.typical,
            answer.lemma != answer.id,
        )
        for answer in plain[:MOST_KNOWN]
    )


def evidence(words: Lexicon, writing: Writing) -> str:
    """What the arbiter knows of a word, in the table's words: how it is written, what it is a form
    of, and what its category says of it.

    "macchine (macchina)", "Arezzo. Città: Una città o cittadina del mondo …"
    """
    said = writing.text
    id_ = words.id_of(writing.word)
    if id_ is not None:
        lemma = words.lemma(id_, writing.word)
        said = words.spellings(id_)[0] + (f" ({lemma})" if lemma else "")
    if not writing.category:
        return said
    category = words.categories[writing.category]
    answer = None if id_ is None else words.categories.answer(id_, category.id)
    if answer is not None:
        said = words.answer_text(answer)
    note = answer.note if answer is not None and answer.note else category.counts.split(". ")[0]
    return f"{said}. {category.name}: {note}"[:MOST_SIGNS]


class Player(Bot[V, Any], Generic[V]):
    """What all bots of the box do alike: bottles, contests, votes."""

    def __init__(self, level: Level, dictionaries: Dictionaries) -> None:
        self.level = level
        self.dictionaries = dictionaries

    def words(self, view: Any) -> Lexicon:
        return self.dictionaries(view.options.language, view.options.umlauts)

    @abstractmethod
    def play(self, view: V, choices: Choices[Any], dice: Dice) -> Any:
        """The game's own moves."""

    def choose(self, view: V, choices: Choices[Any], dice: Dice) -> Any:
        moves: Sequence[Move] = choices.moves
        if moves and isinstance(moves[0], PlaceBottle):
            return self.bottle(view, dice)
        if Pass() in moves:
            return self.doubt(view, moves, dice)
        if GiveIn() in moves:
            return self.defence(view)
        if moves and isinstance(moves[0], Vote):
            return Vote("abstain")
        return self.play(view, choices, dice)

    def think(
        self,
        view: V,
        choices: Choices[Any],
        dice: Dice,
        *,
        people: bool,
    ) -> Thought[Any]:
        move = self.choose(view, choices, dice)
        return Thought(move, self.seconds(view, move))

    def seconds(self, view: V, move: Any) -> tuple[float, float]:
        """What it takes to do this."""
        if isinstance(move, Pass | Vote | PlaceBottle):
            return (0.6, 1.6)
        if isinstance(move, Contest | Defend | GiveIn):
            return (2.0, 4.0)
        return self.level.seconds

    def bottle(self, view: Any, dice: Dice) -> PlaceBottle:
        """Out of the way."""
        return PlaceBottle(out_of_the_way(view.seas[self.crew(view)]))

    def crew(self, view: Any) -> int:
        """Whose sea it plays in."""
        return crew_of(view, view.seat)

    def doubt(self, view: V, moves: Sequence[Move], dice: Dice) -> Any:
        """What the arbiter does not know, if it looks."""
        doubtful = (
            move
            for move in moves
            if isinstance(move, Contest) and self.doubted(view, move.of).is_strange
        )
        return next((move for move in doubtful if dice.below(100) < self.level.looks), Pass())

    def doubted(self, view: V, thing: int) -> Any:
        """The writing that a contest is about."""
        return view.writings[thing]

    def defence(self, view: V) -> Any:
        """By what the arbiter knows; else it gives in."""
        writing = self.doubted(view, dispute_of(view).thing)
        if writing.is_strange:
            return GiveIn()
        return Defend(evidence(self.words(view), writing))

    def comes_to_mind(self, known: Sequence[Known], dice: Dice) -> list[Known]:
        """Those that are common enough, as far as it thinks of them; what everybody says first
        nobody overlooks for long.
        """
        level = self.level
        return [
            one
            for one in known
            if (one.commonness >= level.commonness or one.typical)
            and dice.below(100) < min(100, level.recalls + (30 if one.typical else 0))
        ]
