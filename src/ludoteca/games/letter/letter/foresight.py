"""What a placement brings, and what it leaves to the next player."""

from __future__ import annotations

from heapq import nlargest

from ludoteca.core import Dice
from ludoteca.games.letter.layout import Spot, Tile, is_blank, laid, on_spot, shape_of, spots
from ludoteca.games.letter.letter.model import LayBlank, LetterMove
from ludoteca.games.letter.letter.outlook import Outlook, placement
from ludoteca.games.letter.letter.turns import letters_of
from ludoteca.games.letter.reading import Writing
from ludoteca.games.letter.search import Candidate, Reading, Sight, best_first
from ludoteca.words.kernel import library

REPLY = 0.25
"""What the next player can make of it counts so much of what one makes oneself."""


def best_placement(outlook: Outlook, claims: int, dice: Dice) -> LetterMove | None:
    """Of the options that make most, the one that leaves the next player least beside it."""
    options = outlook.good_options()
    dice.shuffle(options)
    options.sort(key=lambda option: -option.worth)
    tried = [(option, outlook.spot(option, dice)) for option in options[: _candidates()]]
    if not tried:
        return None
    option, spot = max(tried, key=lambda one: _prospect(outlook, one[0], one[1], claims))
    return placement(option, spot)


def _candidates() -> int:
    """In Python alone a look at a reply takes a hundred times as long."""
    return 10 if library.loaded() else 2


def _prospect(outlook: Outlook, option: Candidate, spot: Spot, claims: int) -> float:
    layout = outlook.sight.after(option, spot)
    readings = Sight(layout, outlook.words, outlook.before).readings()
    worth = outlook.word_worth

    def value(reading: Reading) -> int:
        return worth[len(reading.word)]

    named = nlargest(claims, readings, key=value)
    written = (
        *outlook.before,
        *(Writing(outlook.seat, reading.word, reading.path) for reading in named),
    )
    made = sum(map(value, named))
    left = sum(map(value, readings)) - made
    return made - REPLY * (left + best_reply(outlook, Sight(layout, outlook.words, written)))


def best_reply(outlook: Outlook, sight: Sight) -> int:
    """What the next player makes of a board, by their best letter."""
    options = sight.candidates(_next_letters(outlook), outlook.word_worth)
    return max((option.worth for option in options), default=0)


def _next_letters(outlook: Outlook) -> tuple[Tile, ...]:
    view = outlook.view
    return letters_of(view.hands[view.following]) + view.free


def best_block(outlook: Outlook) -> LayBlank | None:
    """The blank there where it takes most from the next player; None where it takes nothing."""
    blanks = [tile for tile in outlook.view.hands[outlook.seat] if is_blank(tile)]
    best, least = None, best_reply(outlook, outlook.sight)
    for tile in blanks:
        for cell, turned in _in_the_way(outlook, tile):
            shape = shape_of(outlook.layout, tile, turned)
            layout = laid(outlook.layout, tile, cell, turned, shape)
            reply = best_reply(outlook, Sight(layout, outlook.words, outlook.before))
            if reply < least:
                best, least = LayBlank(tile, cell, turned), reply
    return best


_SPOTS, _REPLIES = 12, 3
"""So many spots are looked at, on the fields of so many best replies."""


def _in_the_way(outlook: Outlook, blank: Tile) -> list[tuple[int, bool]]:
    """Spots of the blank on fields that the best replies need."""
    layout = outlook.layout
    wanted: set[int] = set()
    replies = list(best_first(outlook.sight.candidates(_next_letters(outlook), outlook.word_worth)))
    for option in replies[:_REPLIES]:
        for spot in option.spots:
            start, turned = on_spot(spot)
            fields = shape_of(layout, option.tile, turned).fields
            wanted.update(start + field for field in fields)
    found = []
    for cell, turned in spots(layout, blank, layout.lying):
        fields = shape_of(layout, blank, turned).fields
        covers = sum(cell + field in wanted for field in fields)
        if covers:
            found.append((-covers, cell, turned))
    return [(cell, turned) for _, cell, turned in sorted(found)[:_SPOTS]]


def least_useful(outlook: Outlook) -> Tile:
    """The own letter that brings least to whoever lays it next."""
    best = dict.fromkeys(outlook.letters, 0)
    for option in outlook.sight.candidates(outlook.letters, outlook.word_worth):
        best[option.tile] = max(best[option.tile], option.worth)
    letters = outlook.view.tiles.letters
    return min(best, key=lambda tile: (best[tile], outlook.usual(letters[tile]), tile))
