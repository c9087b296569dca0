"""Bots of Manta: the rarest pairs for the rivals, proposals for the writer, and the pen.

They play beside people and with them: a bot that has the pen writes what its partners propose, if
it holds; one that has not proposes, and leaves the writing to the writer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations

from msgspec import Struct

from ludoteca.core import Bot, Choices, Dice, Thought
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.manta.assigning import request
from ludoteca.games.polywords.manta.model import (
    NOWHERE,
    AssignCard,
    Confirm,
    Lengths,
    MantaMove,
    MantaView,
    Propose,
    SetAside,
)
from ludoteca.games.polywords.manta.writing import is_proposed, lengths_left
from ludoteca.games.polywords.model import Write, WriteNothing, Writing
from ludoteca.games.polywords.player import Known, Level, Player, known_answers
from ludoteca.games.polywords.questions import placed_ways
from ludoteca.games.polywords.sea import Path, new_cells
from ludoteca.words.asking import Dictionaries
from ludoteca.words.lexicon import Lexicon

Seconds = tuple[float, float]

LEVELS = {
    "easy": Level(commonness=39, recalls=38, seconds=(7.5, 22.5), looks=10),
    "medium": Level(commonness=36, recalls=46, seconds=(7.0, 21.5), looks=40),
    "strong": Level(commonness=32, recalls=56, seconds=(6.5, 20.5), looks=80),
    "master": Level(commonness=26, recalls=72, seconds=(6.0, 19.5), looks=100),
}
"""Three words are asked for at once, and a team thinks together: what tells the levels apart in
other games would decide every game here.
"""
TO_WRITE_WHAT_IS_THERE: Seconds = (2.0, 4.0)
TO_THE_LAST: Seconds = (30.0, 40.0)
TO_LOOK_AT_CARDS: Seconds = (4.0, 9.0)
A_CARD: Seconds = (0.8, 2.0)
FOR_PEOPLE = 2.0
"""So many times longer it looks at the cards where people may want to."""
A_FEW = 4
"""Where so many common answers are known, half of all players find one in time."""


class Idea(Struct, frozen=True):
    """A word that it could write, and where."""

    known: Known
    path: Path
    cost: int


class MantaPlayer(Player[MantaView]):
    def think(
        self, view: MantaView, choices: Choices[MantaMove], dice: Dice, *, people: bool
    ) -> Thought[MantaMove]:
        if view.phase == "write":
            return self.thought(view, choices)
        thought = super().think(view, choices, dice, people=people)
        if view.phase != "assign":
            return thought
        least, most = self._looking(view)
        longer = FOR_PEOPLE if people else 1.0
        return Thought(thought.move, (least * longer, most * longer))

    def _looking(self, view: MantaView) -> Seconds:
        lying = view.laid[self.crew(view)].count(NOWHERE)
        return TO_LOOK_AT_CARDS if lying == len(view.lengths) else A_CARD

    def still_means(self, view: MantaView, move: MantaMove) -> bool:
        """What a partner has laid meanwhile stays where it is: two that move each other's cards
        would never be done.
        """
        if not isinstance(move, AssignCard):
            return True
        laid = view.laid[self.crew(view)]
        return laid[move.card] == NOWHERE and move.length not in laid

    def play(self, view: MantaView, choices: Choices[MantaMove], dice: Dice) -> MantaMove:
        if view.phase == "write":
            return self.thought(view, choices).move
        laid = view.laid[self.crew(view)]
        for card, length in enumerate(self._assignment(view, dice)):
            if laid[card] != length:
                return AssignCard(card, length)
        return Confirm()

    # Assigning

    def _assignment(self, view: MantaView, dice: Dice) -> Lengths:
        """What is hardest for the rivals, but for what a partner has laid already."""
        crew = self.crew(view)
        laid, words = view.laid[crew], self.words(view)
        blur = max(0, 80 - self.level.recalls) / 60

        def chance(way: Lengths) -> float:
            pairs = zip(view.hands[crew], way, strict=True)
            found = sum(_chance(words, card.id, length) for card, length in pairs)
            return found + blur * dice.below(1001) / 1000

        possible = (
            way
            for way in permutations(view.lengths)
            if all(lies in (NOWHERE, length) for lies, length in zip(laid, way, strict=True))
        )
        return min(possible, key=chance)

    # Writing and proposing

    def thought(self, view: MantaView, choices: Choices[MantaMove]) -> Thought[MantaMove]:
        """What it does now, and how long that takes."""
        writes = any(kind.move == "write" for kind in choices.kinds)
        if writes:
            for proposal in view.proposals[self.crew(view)]:
                return Thought(self._taken_up(view, proposal), TO_WRITE_WHAT_IS_THERE)
        idea = self._idea(view, proposing=not writes) if choices.kinds else None
        if idea is None:
            return Thought(WriteNothing(), TO_THE_LAST)
        say = Write if writes else Propose
        return Thought(say(idea.known.text, path=idea.path), self.level.seconds)

    def _taken_up(self, view: MantaView, proposal: Writing) -> MantaMove:
        """A partner's word, where the partner wants it; if it holds, and can be written."""
        sea = view.seas[self.crew(view)]
        holds = not proposal.is_strange or view.options.arbiter == "trusting"
        ways = (proposal.path,) if proposal.path else placed_ways(sea, proposal.word, most=1)
        if holds and ways:
            return Write(proposal.text, path=ways[0])
        return SetAside(proposal.word)

    def _idea(self, view: MantaView, *, proposing: bool) -> Idea | None:
        """The cheapest of what has come to mind; for what nobody has proposed anything yet."""
        crew = self.crew(view)
        proposed = {len(one.word) for one in view.proposals[crew]} if proposing else set()
        lengths = (one for one in lengths_left(view, crew) if one not in proposed)
        ideas = (idea for length in lengths for idea in self._ideas(view, length))
        return min(ideas, key=lambda idea: (idea.cost, -idea.known.commonness), default=None)

    def _ideas(self, view: MantaView, length: int) -> Iterator[Idea]:
        crew = self.crew(view)
        sea, used = view.seas[crew], view.used[crew]
        known = [
            one
            for one in known_answers(self.words(view), request(view, crew, length).id)
            if len(one.word) == length
            and one.word not in used
            and not is_proposed(view, crew, one.word)
        ]
        for one in self._remembered(view, known)[: self._weighs()]:
            for path in placed_ways(sea, one.word, most=1):
                yield Idea(one, path, len(new_cells(sea, path)))

    def _remembered(self, view: MantaView, known: list[Known]) -> list[Known]:
        """What comes to mind in this turn. Who does not think of a word does not think of it a
        moment later either: it depends on the cards and the word alone.
        """
        cards = ".".join(card.id for hand in view.hands for card in hand)
        return [
            one for one in known if self.comes_to_mind([one], _mood(view.seat, cards, one.word))
        ]

    def _weighs(self) -> int:
        """Among so many words it chooses the one that takes the fewest cells."""
        return 1 + self.level.recalls // 12


def _mood(seat: int | None, cards: str, word: str) -> Dice:
    return Dice(seed_from(f"{seat} {cards} {word}"))


def _chance(words: Lexicon, category: str, length: int) -> float:
    """That somebody finds a word of this category with so many letters."""
    common = words.categories.of_length(category, length)
    return common / (common + A_FEW)


def bots(dictionaries: Dictionaries) -> Mapping[str, Bot[MantaView, MantaMove]]:
    return {name: MantaPlayer(level, dictionaries) for name, level in LEVELS.items()}
