"""The data of LETTER: options, state, moves, view. What happens is in `events`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludoteca.core import Move, State
from ludoteca.core.options import Asked
from ludoteca.games.letter.claims import Claim, WordOptions
from ludoteca.games.letter.layout import Layout, Lying, Tile
from ludoteca.games.letter.lookback import SeenView
from ludoteca.games.letter.reading import Writing
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.kit.grid import Cell
from ludoteca.kit.sandglass import Scale
from ludoteca.words.asking import Arbiter

LETTERS_EACH = {2: 15, 3: 10, 4: 7, 5: 6, 6: 5}
"""LE-S1: how many letters each of so many players gets."""
PLAYERS = range(2, 7)
MOST_ASKED = 5
"""Words unknown to the dictionary that one may ask the table for at a time (LE-W1)."""
NO_TILE = -1

Phase = Literal["pick", "turn", "vote", "forfeit", "window", "gather", "knock", "over"]
Scoring = Literal["words", "letters", "different", "points"]
Ended = Literal["", "quiet-round", "agreed"]


class LetterOptions(WordOptions, frozen=True):
    scoring: Annotated[Scoring, Asked(first=True)] = "words"
    """LE-E2: 1 is words, 2 letters (or, as the Italian text has it, different ones), 3 points."""
    letters: Annotated[
        Literal["dealt", "picked"], Asked(group="tiles", usual={"people": "picked"})
    ] = "dealt"
    """LE-S1: dealt at random, or picked by their size: half the fun among people, while bots would
    only keep them waiting."""
    sand: Annotated[Scale, Asked(first=True)] = "off"
    """The sandglass of turns and knocks, in half minutes (LE-S3, CO-3)."""
    arbiter: Annotated[
        Arbiter, Asked(group="words", usual={"alone": "strict", "bots": "strict"})
    ] = "table"
    """What becomes of a word that the dictionary does not have (CO-2, LE-W1). With nobody to vote
    the dictionary decides: better at once than after the turn."""
    knock_order: Literal["changes", "stays"] = "changes"
    """Whether a successful knock wins the next turn (LE-K2)."""
    first_player: Annotated[int, Meta(ge=0, le=5)] | None = None
    """The seat that begins; None is a random one (CO-5)."""


class LetterState(State, frozen=True, omit_defaults=True):
    """What has a default came with later rules, and is not written where it is empty: states of
    version 1 are what they were.
    """

    options: LetterOptions
    layout: Layout
    pile: tuple[Tile, ...]
    """While tiles are picked: those that are left, face down. It is by chance which one comes."""
    hands: tuple[tuple[Tile, ...], ...]
    """Letters and blanks of each seat, open to all (LE-S2), in the order of the set."""
    free: tuple[Tile, ...]
    """The free letters beside the board (LE-T5)."""
    written: tuple[Writing, ...]
    """The sheets of all seats, in the order of writing."""
    phase: Phase
    seat: int
    """Who picks, has the turn, has knocked, or must give a letter."""
    following: int
    """Who has the next turn."""
    knocking: bool
    """Whether `seat` is there by a knock."""
    claims: tuple[Writing, ...]
    """Words named in this turn or knock, until it is settled."""
    laid: tuple[Tile, ...]
    """Tiles laid in this turn."""
    own: Tile
    """The one of them that came from the player's hand, or NO_TILE."""
    exchanged: Lying | None
    """The blank that it was laid for, where that lay (LE-T6)."""
    waiting: tuple[int, ...]
    """Who may still act, in a window, while knocks gather, in a vote."""
    knockers: tuple[int, ...]
    """Whose knocks came together (LE-K4)."""
    votes: tuple[tuple[bool, ...], ...]
    """What each seat has said to each word asked for; nothing as long as it has not voted."""
    opened: tuple[int, ...]
    """The seats that have had their first turn (LE-F1)."""
    quiet: int
    """Turns without a new word, since the last one (LE-E1)."""
    agreed: tuple[int, ...]
    """Who wants the game to end, since the last new word (LE-E1)."""
    glass: int
    """Sandglasses turned so far: the number of the one that runs."""
    ended: Ended
    barred: tuple[int, ...] = ()
    """Who has knocked in vain, has no letter to give, and may not knock before the next turn has
    ended (LE-K3)."""


class Pick(Move, frozen=True):
    """Take a tile of this size, face down (LE-S1)."""

    width: int
    height: int


class Exchange(Move, frozen=True):
    """Take a blank from the board and lay an own letter on its field (LE-T6)."""

    blank: Tile
    tile: Tile
    cell: Cell
    turned: bool = False


class LayBlank(Move, frozen=True):
    """Lay a blank, and have no more to do in this turn (LE-T5)."""

    tile: Tile
    cell: Cell
    turned: bool = False


class GiveFree(Move, frozen=True):
    """Put an own letter beside the board: instead of laying (LE-T5), or as a forfeit."""

    tile: Tile


class Vote(Move, frozen=True):
    """Yes or no to each word that was asked for (LE-W1)."""

    yes: tuple[bool, ...]


class Abstain(Move, frozen=True):
    """Leave the words that were asked for to the others (LE-W1)."""


class Knock(Move, frozen=True):
    """There is a word left (LE-K1)!"""


class Pass(Move, frozen=True):
    """Nothing to knock for."""


class AgreeToEnd(Move, frozen=True):
    """Enough, if everybody thinks so (LE-E1)."""


LetterMove = (
    Pick
    | Place
    | Exchange
    | LayBlank
    | GiveFree
    | Claim
    | EndTurn
    | Vote
    | Abstain
    | Knock
    | Pass
    | AgreeToEnd
)


class LetterView(SeenView, frozen=True):
    """Everything lies open; only the dice know which tile comes next while tiles are picked."""

    options: LetterOptions
    pile: tuple[Tile, ...]
    hands: tuple[tuple[Tile, ...], ...]
    free: tuple[Tile, ...]
    phase: Phase
    turn: int
    """The state's `seat`."""
    following: int
    knocking: bool
    own: Tile
    exchanged: Lying | None
    waiting: tuple[int, ...]
    knockers: tuple[int, ...]
    votes: tuple[tuple[bool, ...], ...]
    opened: tuple[int, ...]
    quiet: int
    agreed: tuple[int, ...]
    glass: int
    ended: Ended
    barred: tuple[int, ...]
