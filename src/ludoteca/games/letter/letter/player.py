"""Players of LETTER, who see what every player sees: how they go through a turn and a window.

They are human in two ways: each knows the words that are common enough, and on any board overlooks
some of them (`outlook.py`). And they take their time (`pace.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.core import Bot, Choices, Dice, Thought
from ludoteca.games.letter.layout import Tile
from ludoteca.games.letter.letter.model import (
    Abstain,
    AgreeToEnd,
    GiveFree,
    Knock,
    LetterMove,
    LetterView,
    Pass,
    Pick,
)
from ludoteca.games.letter.letter.outlook import Outlook, placement
from ludoteca.games.letter.letter.pace import doing, knocking
from ludoteca.games.letter.search import Candidate, Words
from ludoteca.games.letter.shared_model import EndTurn
from ludoteca.words.asking import Dictionaries


class Level(msgspec.Struct, frozen=True):
    """How good a player is."""

    commonness: int
    """Knows words that are so common, in tenths of zipf, or more."""
    sees: int
    """Of a hundred words that it knows and that can be read, it sees so many."""
    claims: int
    """Words that it names in a turn, at most."""
    tiles: int
    """Letters that it lays in a turn, at most; but for the first they are free ones."""
    looks: int
    """Of a hundred times that it could knock, it looks for a word so many times."""
    knocks_after: float
    """Seconds that it leaves to the others before it knocks."""


class Player(Bot[LetterView, LetterMove]):
    """What all levels share; they differ in where they lay, and in what they give away."""

    level: Level

    def __init__(self, dictionaries: Dictionaries) -> None:
        self._dictionaries = dictionaries

    def words(self, view: LetterView) -> Words:
        options = view.options
        lexicon = self._dictionaries(options.language, options.umlauts)
        return Words.of_bot(lexicon, options, self.level.commonness)

    def choose(self, view: LetterView, choices: Choices[LetterMove], dice: Dice) -> LetterMove:
        if len(choices.moves) == 1 and not choices.kinds:
            return choices.moves[0]
        phase = view.phase
        if phase == "vote":
            # It knows no more than the dictionary: people decide, if there are any (CO-2).
            return Abstain()
        if phase == "pick":
            return self.pick([move for move in choices.moves if isinstance(move, Pick)], dice)
        return self._look(Outlook(view, self.words(view), self.level.sees), choices, dice)

    def think(
        self, view: LetterView, choices: Choices[LetterMove], dice: Dice, *, people: bool
    ) -> Thought[LetterMove]:
        move = self.choose(view, choices, dice)
        if isinstance(move, Knock):
            return Thought(move, knocking(self.level.knocks_after, people=people))
        return Thought(move, doing(view))

    def _look(self, outlook: Outlook, choices: Choices[LetterMove], dice: Dice) -> LetterMove:
        """The choices that need a look at the board."""
        phase = outlook.view.phase
        if phase in {"window", "gather"}:
            return self._window(outlook, choices)
        if phase == "forfeit":
            return GiveFree(self.worst(outlook))
        if phase == "knock" or outlook.view.laid:
            return self._go_on(outlook, dice)
        return self.begin(outlook, choices, dice)

    def _window(self, outlook: Outlook, choices: Choices[LetterMove]) -> LetterMove:
        if Knock() in choices.moves and self._has_reason_to_knock(outlook):
            return Knock()
        if AgreeToEnd() in choices.moves and self._hopeless(outlook):
            return AgreeToEnd()
        return Pass()

    def _has_reason_to_knock(self, outlook: Outlook) -> bool:
        return outlook.chance(str(len(outlook.view.written))) < self.level.looks and bool(
            outlook.seen()
        )

    def _hopeless(self, outlook: Outlook) -> bool:
        """Only when others think so, or nothing happens any more; for looking takes a while."""
        view = outlook.view
        if outlook.first_turn or not (view.agreed or view.quiet):
            return False
        return not outlook.good_options()

    def _go_on(self, outlook: Outlook, dice: Dice) -> LetterMove:
        """Name words; what has been laid must be in one, before anything more is laid."""
        view = outlook.view
        uncovered = outlook.uncovered()
        if uncovered and (claim := outlook.best(outlook.sight.readings(uncovered))):
            return claim
        if not view.knocking and not uncovered and (more := self.more(outlook, dice)):
            return more
        if len(view.claims) < self.level.claims and (claim := outlook.best(outlook.seen())):
            return claim
        return EndTurn()

    def begin(self, outlook: Outlook, choices: Choices[LetterMove], dice: Dice) -> LetterMove:
        """A turn, nothing laid yet."""
        return self.lay(outlook, dice) or self.instead(outlook, choices)

    def lay(self, outlook: Outlook, dice: Dice) -> LetterMove | None:
        """What makes most of the turn, among what comes to mind; None if there is nothing."""
        options = self.noticed(outlook.good_options(), dice)
        if not options:
            return None
        best = max(option.worth for option in options)
        option = dice.pick([option for option in options if option.worth == best])
        return placement(option, outlook.spot(option, dice))

    def noticed(self, options: list[Candidate], dice: Dice) -> list[Candidate]:
        """What comes to mind."""
        return options

    def more(self, outlook: Outlook, dice: Dice) -> LetterMove | None:
        """A free letter besides what has been laid (LE-T4)."""
        if len(outlook.view.laid) >= self.level.tiles or not outlook.view.free:
            return None
        return self.lay(outlook, dice)

    def instead(self, outlook: Outlook, choices: Choices[LetterMove]) -> LetterMove:
        """What to do when nothing can be laid (LE-T5)."""
        return GiveFree(self.worst(outlook)) if outlook.letters else EndTurn()

    def worst(self, outlook: Outlook) -> Tile:
        """The letter that is missed least."""
        letters = outlook.view.tiles.letters
        return min(outlook.letters, key=lambda tile: (outlook.usual(letters[tile]), tile))

    def pick(self, moves: Sequence[Pick], dice: Dice) -> Pick:
        return dice.pick(moves)
