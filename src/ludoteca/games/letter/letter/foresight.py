"""What a placement brings, and what it leaves to the next player."""

from __future__ import annotations

from heapq import nlargest

from ludoteca.core import Dice
from ludoteca.games.letter.layout import Spot, Tile, is_blank, laid, on_spot, shape_of, spots
from ludoteca.games.letter.letter.bot import Table, placement
from ludoteca.games.letter.letter.model import LayBlank, LetterMove
from ludoteca.games.letter.letter.turns import letters_of
from ludoteca.games.letter.reading import Writing
from ludoteca.games.letter.search import Candidate, Reading, Sight, best_first
from ludoteca.words.kernel import library

REPLY = 0.25
"""What the next player can make of it counts so much of what one makes oneself."""


def best_placement(table: Table, claims: int, dice: Dice) -> LetterMove | None:
    """Of the options that make most, the one that leaves the next player least beside it."""
    options = table.good_options()
    dice.shuffle(options)
    options.sort(key=lambda option: -option.worth)
    tried = [(option, table.spot(option, dice)) for option in options[: _candidates()]]
    if not tried:
        return None
    option, spot = max(tried, key=lambda one: _prospect(table, one[0], one[1], claims))
    return placement(option, spot)


def _candidates() -> int:
    """In Python alone a look at a reply takes a hundred times as long."""
    return 10 if library.loaded() else 2


def _prospect(table: Table, option: Candidate, spot: Spot, claims: int) -> float:
    layout = table.sight.after(option, spot)
    readings = Sight(layout, table.words, table.before).readings()
    worth = table.word_worth

    def value(reading: Reading) -> int:
        return worth[len(reading.word)]

    named = nlargest(claims, readings, key=value)
    written = (
        *table.before,
        *(Writing(table.seat, reading.word, reading.path) for reading in named),
    )
    made = sum(map(value, named))
    left = sum(map(value, readings)) - made
    return made - REPLY * (left + best_reply(table, Sight(layout, table.words, written)))


def best_reply(table: Table, sight: Sight) -> int:
    """What the next player makes of a board, by their best letter."""
    options = sight.candidates(_next_letters(table), table.word_worth)
    return max((option.worth for option in options), default=0)


def _next_letters(table: Table) -> tuple[Tile, ...]:
    view = table.view
    return letters_of(view.hands[view.following]) + view.free


def best_block(table: Table) -> LayBlank | None:
    """The blank there where it takes most from the next player; None where it takes nothing."""
    blanks = [tile for tile in table.view.hands[table.seat] if is_blank(tile)]
    best, least = None, best_reply(table, table.sight)
    for tile in blanks:
        for cell, turned in _in_the_way(table, tile):
            shape = shape_of(table.layout, tile, turned)
            layout = laid(table.layout, tile, cell, turned, shape)
            reply = best_reply(table, Sight(layout, table.words, table.before))
            if reply < least:
                best, least = LayBlank(tile, cell, turned), reply
    return best


_SPOTS, _REPLIES = 12, 3
"""So many spots are looked at, on the fields of so many best replies."""


def _in_the_way(table: Table, blank: Tile) -> list[tuple[int, bool]]:
    """Spots of the blank on fields that the best replies need."""
    layout = table.layout
    wanted: set[int] = set()
    replies = list(best_first(table.sight.candidates(_next_letters(table), table.word_worth)))
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


def least_useful(table: Table) -> Tile:
    """The own letter that brings least to whoever lays it next."""
    best = dict.fromkeys(table.letters, 0)
    for option in table.sight.candidates(table.letters, table.word_worth):
        best[option.tile] = max(best[option.tile], option.worth)
    letters = table.view.tiles.letters
    return min(best, key=lambda tile: (best[tile], table.usual(letters[tile]), tile))
