"""Moves for random play, lively rather than good: what all games of the box share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from ludoteca.core import Dice
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.layout import Layout, Tile, contacts, everywhere, spots
from ludoteca.games.letter.reading import Path
from ludoteca.games.letter.search import Sight
from ludoteca.games.letter.shared_model import Place

TRIES = 8
"""So many placements are looked at, until one makes a word."""


def some_placement(
    sight: Sight, tiles: Sequence[Tile], dice: Dice, apart: Callable[[], bool]
) -> Place | None:
    """One that makes a word, if it is soon found; `apart` says whether the next one may as well
    touch nothing, which needs no word (LE-F1).
    """
    layout, found = sight.layout, None
    for _ in range(TRIES):
        tile = dice.pick(tiles)
        alone = apart()
        places = everywhere(layout, tile) if alone else spots(layout, tile, sight.tiles)
        if not places:
            continue
        cell, turned = dice.pick(places)
        found = Place(tile, cell, turned)
        if alone or sight.makes_words(tile, cell, turned):
            break
    return found


def some_claim(sight: Sight, through: Collection[Tile], dice: Dice) -> Claim | None:
    """A new word that the dictionary has; one through some tiles, if any are given."""
    found = sight.readings(through or None)
    if not found:
        return None
    reading = dice.pick(found)
    return Claim(reading.word.lower(), reading.path)


def some_path(layout: Layout, dice: Dice, beginning: Collection[Tile] = (), most: int = 4) -> Path:
    """Some letters that touch one after the other, whatever they spell; none if none touch. They
    begin with one of some tiles, if any are given.
    """
    touching = contacts(layout)
    starts = [tile for tile in sorted(beginning) or touching if touching[tile]]
    if not starts:
        return ()
    path = [dice.pick(starts)]
    for _ in range(1 + dice.below(most - 1)):
        onward = [tile for tile in touching[path[-1]] if tile not in path]
        if not onward:
            break
        path.append(dice.pick(onward))
    return tuple(path)
