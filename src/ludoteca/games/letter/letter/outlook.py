"""What a player of LETTER sees from where they sit: letters to lay, words to name.

On any board they overlook some of the words that they know. Which ones follows from the board, so
that a word once seen is not lost again while the board stays as it is; nothing else is remembered
from one choice to the next.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

from ludoteca.core import Dice
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.layout import Layout, Spot, Tile, layout_of, on_spot
from ludoteca.games.letter.letter.model import NO_TILE, Exchange, LetterView
from ludoteca.games.letter.letter.turns import letters_of
from ludoteca.games.letter.letter.worth import claim_worth, word_worth
from ludoteca.games.letter.reading import Writing, left_out
from ludoteca.games.letter.search import NO_BLANK, Candidate, Reading, Sight, Words
from ludoteca.games.letter.shared_model import Place
from ludoteca.kit.board import distance
from ludoteca.kit.grid import at

_HUNDRED = 100


class Outlook:
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
