"""Three players of LETTER."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core import Bot, Choices, Dice
from ludoteca.games.letter.layout import Tile
from ludoteca.games.letter.letter.choices import LAY_BLANK
from ludoteca.games.letter.letter.foresight import best_block, best_placement, least_useful
from ludoteca.games.letter.letter.model import LetterMove, LetterView, Pick
from ludoteca.games.letter.letter.outlook import Outlook
from ludoteca.games.letter.letter.player import Level, Player
from ludoteca.games.letter.search import Candidate
from ludoteca.words.asking import Dictionaries


class Easy(Player):
    """Knows common words, tries a few letters here and there, and names two words."""

    level = Level(commonness=38, sees=15, claims=2, tiles=1, looks=15, knocks_after=7.0)

    def noticed(self, options: list[Candidate], dice: Dice) -> list[Candidate]:
        return dice.draw_out(options, min(len(options), 6))


class Medium(Player):
    """Knows more words, and looks at a good part of what could be laid."""

    level = Level(commonness=30, sees=40, claims=5, tiles=2, looks=40, knocks_after=5.5)

    def noticed(self, options: list[Candidate], dice: Dice) -> list[Candidate]:
        return dice.draw_out(options, (len(options) + 2) // 3)


class Strong(Player):
    """Knows nearly all words, and asks what it leaves to the next player."""

    level = Level(commonness=20, sees=80, claims=14, tiles=4, looks=100, knocks_after=4.0)

    def lay(self, outlook: Outlook, dice: Dice) -> LetterMove | None:
        return best_placement(outlook, self.level.claims, dice)

    def instead(self, outlook: Outlook, choices: Choices[LetterMove]) -> LetterMove:
        """A blank where it is in the way, or the letter that helps the next player least."""
        if LAY_BLANK in choices.kinds and (block := best_block(outlook)):
            return block
        return super().instead(outlook, choices)

    def worst(self, outlook: Outlook) -> Tile:
        return least_useful(outlook)

    def pick(self, moves: Sequence[Pick], dice: Dice) -> Pick:
        """The larger a letter is, the more it can touch."""
        largest = max(move.width * move.height for move in moves)
        return dice.pick([move for move in moves if move.width * move.height == largest])


LEVELS = {"easy": Easy, "medium": Medium, "strong": Strong}


def bots(dictionaries: Dictionaries) -> Mapping[str, Bot[LetterView, LetterMove]]:
    return {name: level(dictionaries) for name, level in LEVELS.items()}
