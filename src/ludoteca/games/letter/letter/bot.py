"""Players of LETTER, who see what every player sees: how they go through a turn and a window.

They are human in two ways: each knows the words that are common enough, and on any board overlooks
some of them. Which ones follows from the board, so that a word once seen is not lost again while
the board stays as it is; nothing else is remembered from one choice to the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

import msgspec

from ludoteca.core import Bot, Choices, Dice
from ludoteca.games.letter.claims import Claim, Dictionaries
from ludoteca.games.letter.layout import Layout, Spot, Tile, layout_of, on_spot
from ludoteca.games.letter.letter.model import (
    NO_TILE,
    Abstain,
    AgreeToEnd,
    Exchange,
    GiveFree,
    Knock,
    LetterMove,
    LetterView,
    Pass,
    Pick,
)
from ludoteca.games.letter.letter.turns import letters_of
from ludoteca.games.letter.letter.worth import claim_worth, word_worth
from ludoteca.games.letter.reading import Writing, left_out
from ludoteca.games.letter.search import NO_BLANK, Candidate, Reading, Sight, Words
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.kit.board import distance
from ludoteca.kit.grid import at

_HUNDRED = 100
_PLACING = (2.0, 6.0)
_CLAIMING = (0.4, 1.0)
_PASSING = (0.5, 1.5)
_VOTING = (1.0, 2.0)
_GIVING = (1.0, 3.0)
_PICKING = (0.3, 0.8)
_AMONG_BOTS = 0.2


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
        return self._look(Table(view, self.words(view), self.level.sees), choices, dice)

    def _look(self, table: Table, choices: Choices[LetterMove], dice: Dice) -> LetterMove:
        """The choices that need a look at the board."""
        phase = table.view.phase
        if phase in {"window", "gather"}:
            return self._window(table, choices)
        if phase == "forfeit":
            return GiveFree(self.worst(table))
        if phase == "knock" or table.view.laid:
            return self._go_on(table, dice)
        return self.begin(table, choices, dice)

    def _window(self, table: Table, choices: Choices[LetterMove]) -> LetterMove:
        if self._has_reason_to_knock(table):
            return Knock()
        if AgreeToEnd() in choices.moves and self._hopeless(table):
            return AgreeToEnd()
        return Pass()

    def _has_reason_to_knock(self, table: Table) -> bool:
        return table.chance(str(len(table.view.written))) < self.level.looks and bool(table.seen())

    def _hopeless(self, table: Table) -> bool:
        """Only when others think so, or nothing happens any more; for looking takes a while."""
        view = table.view
        if table.first_turn or not (view.agreed or view.quiet):
            return False
        return not table.good_options()

    def _go_on(self, table: Table, dice: Dice) -> LetterMove:
        """Name words; what has been laid must be in one, before anything more is laid."""
        view = table.view
        uncovered = table.uncovered()
        if uncovered and (claim := table.best(table.sight.readings(uncovered))):
            return claim
        if not view.knocking and not uncovered and (more := self.more(table, dice)):
            return more
        if len(view.claims) < self.level.claims and (claim := table.best(table.seen())):
            return claim
        return EndTurn()

    def begin(self, table: Table, choices: Choices[LetterMove], dice: Dice) -> LetterMove:
        """A turn, nothing laid yet."""
        return self.lay(table, dice) or self.instead(table, choices)

    def lay(self, table: Table, dice: Dice) -> LetterMove | None:
        """What makes most of the turn, among what comes to mind; None if there is nothing."""
        options = self.noticed(table.good_options(), dice)
        if not options:
            return None
        best = max(option.worth for option in options)
        option = dice.pick([option for option in options if option.worth == best])
        return placement(option, table.spot(option, dice))

    def noticed(self, options: list[Candidate], dice: Dice) -> list[Candidate]:
        """What comes to mind."""
        return options

    def more(self, table: Table, dice: Dice) -> LetterMove | None:
        """A free letter besides what has been laid (LE-T4)."""
        if len(table.view.laid) >= self.level.tiles or not table.view.free:
            return None
        return self.lay(table, dice)

    def instead(self, table: Table, choices: Choices[LetterMove]) -> LetterMove:
        """What to do when nothing can be laid (LE-T5)."""
        return GiveFree(self.worst(table)) if table.letters else EndTurn()

    def worst(self, table: Table) -> Tile:
        """The letter that is missed least."""
        letters = table.view.tiles.letters
        return min(table.letters, key=lambda tile: (table.usual(letters[tile]), tile))

    def pick(self, moves: Sequence[Pick], dice: Dice) -> Pick:
        return dice.pick(moves)

    def pause(
        self, view: LetterView, choices: Choices[LetterMove], *, people: bool
    ) -> tuple[float, float] | None:
        """The seconds that this takes somebody, least and most."""
        phase = view.phase
        if phase in {"window", "gather"}:
            if self._has_reason_to_knock(Table(view, self.words(view), self.level.sees)):
                return self._knocking(people)
            return _PASSING
        if phase == "vote":
            return _VOTING
        if phase == "knock" or view.laid:
            return _CLAIMING
        if phase == "pick":
            return _PICKING
        return _PLACING if phase == "turn" else _GIVING

    def _knocking(self, people: bool) -> tuple[float, float]:
        """Among themselves bots need not wait for one another; only whoever is quicker is first."""
        scale = 1.0 if people else _AMONG_BOTS
        return scale * self.level.knocks_after, scale * (self.level.knocks_after + 2.0)


class Table:
    """What a player has before them, and looks at as far as they need it."""

    def __init__(self, view: LetterView, words: Words, sees: int) -> None:
        assert view.seat is not None  # noqa: S101 - spectators do not play
        self.view = view
        self.seat = view.seat
        self.words = words
        self._sees = sees
        self._board = blake2b(repr((view.seat, view.lying)).encode(), digest_size=4)
        options = view.options
        layout = layout_of(view.tiles, options.board, options.turning, view.lying)
        self.before: tuple[Writing, ...] = (*view.written, *view.claims)
        self.sight = Sight(layout, words, self.before)
        self.first_turn = view.seat not in view.opened
        self.word_worth = word_worth(options.scoring)

    @property
    def layout(self) -> Layout:
        return self.sight.layout

    @property
    def letters(self) -> tuple[Tile, ...]:
        """Own ones, in hand."""
        return letters_of(self.view.hands[self.seat])

    def laying(self) -> tuple[Tile, ...]:
        """What could be laid now: own letters as long as none has been, and free ones."""
        own = self.letters if self.view.own == NO_TILE else ()
        return own if self.first_turn else own + self.view.free

    def options(self) -> list[Candidate]:
        found = self.sight.candidates(self.laying(), self.word_worth, apart=self.first_turn)
        if not self.first_turn and self.view.own == NO_TILE:
            found += self.sight.exchanges(self.letters, self.word_worth)
        return found

    def good_options(self) -> list[Candidate]:
        """Those that make a word, which the first turn does not ask for (LE-F1)."""
        found = self.options()
        return found if self.first_turn else [option for option in found if option.words]

    def spot(self, option: Candidate, dice: Dice) -> Spot:
        """Anywhere, but in the middle if it touches nothing there."""
        if option.touched:
            return dice.pick(option.spots)
        middle = at(self.layout.size // 2, self.layout.size // 2)
        return min(option.spots, key=lambda spot: (distance(on_spot(spot)[0], middle), spot))

    def uncovered(self) -> set[Tile]:
        return left_out(self.view.laid, self.view.claims)

    def seen(self) -> list[Reading]:
        """The new words that this player sees on this board."""
        return [one for one in self.sight.readings() if self.chance(one.word) < self._sees]

    def chance(self, what: str) -> int:
        """Of a hundred, the same for the same on the same board."""
        mixed = self._board.copy()
        mixed.update(what.encode())
        return int.from_bytes(mixed.digest(), "little") % _HUNDRED

    def best(self, readings: Iterable[Reading]) -> Claim | None:
        """What is worth most, and among equals the commonest: the one that comes to mind."""
        own = [writing.word for writing in self.before if writing.seat == self.seat]
        worth = claim_worth(self.view.options.scoring, own)
        common = self.words.lexicon.commonness
        best = max(
            readings, key=lambda one: (worth(one.word), common(one.id), one.word), default=None
        )
        return None if best is None else Claim(best.word, best.path)

    def usual(self, letter: str) -> int:
        """How many of all tiles have this letter: what is usual is good to have."""
        return self.view.tiles.letters.count(letter)


def placement(option: Candidate, spot: Spot) -> Place | Exchange:
    cell, turned = on_spot(spot)
    if option.blank != NO_BLANK:
        return Exchange(option.blank, option.tile, cell, turned)
    return Place(option.tile, cell, turned)
