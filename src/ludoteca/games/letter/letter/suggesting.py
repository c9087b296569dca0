"""Some legal move of a kind too big to list, for random play: lively rather than good."""

from __future__ import annotations

from ludoteca.core import Dice, Kind
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.finding import TRIES, counted, makes_words, new_words, some_path
from ludoteca.games.letter.layout import (
    Layout,
    Tile,
    cells_of,
    everywhere,
    fits,
    is_blank,
    letters_lying,
    lifted,
    shape_of,
    spots,
    touches_letter,
)
from ludoteca.games.letter.letter.choices import CLAIM, EXCHANGE, GIVE_FREE, LAY_BLANK, PLACE
from ludoteca.games.letter.letter.model import (
    NO_TILE,
    Exchange,
    GiveFree,
    LayBlank,
    LetterMove,
    LetterState,
    Vote,
)
from ludoteca.games.letter.letter.turns import first_turn, letters_of
from ludoteca.games.letter.reading import used_for
from ludoteca.games.letter.steps import Place
from ludoteca.kit.grid import Cell
from ludoteca.words.lexicon import Lexicon


def suggest(state: LetterState, kind: Kind, words: Lexicon, dice: Dice) -> LetterMove | None:
    if kind == PLACE:
        return _placement(state, words, dice)
    if kind == CLAIM:
        return _claim(state, words, dice)
    if kind == EXCHANGE:
        return _exchange(state, dice)
    if kind == LAY_BLANK:
        return _blank(state, dice)
    if kind == GIVE_FREE:
        return GiveFree(dice.pick(letters_of(state.hands[state.seat])))
    return Vote(tuple(bool(dice.below(2)) for _ in range(int(kind.params["words"]))))


def _placement(state: LetterState, words: Lexicon, dice: Dice) -> Place | None:
    layout, found = state.layout, None
    own = letters_of(state.hands[state.seat]) if state.own == NO_TILE else ()
    first = first_turn(state, state.seat)
    tiles = own if first else own + state.free
    letters = letters_lying(layout)
    which = counted(state.options)
    for _ in range(TRIES):
        tile = dice.pick(tiles)
        apart = first and (not letters or not dice.below(4))
        places = everywhere(layout, tile) if apart else spots(layout, tile, letters)
        if not places:
            continue
        cell, turned = dice.pick(places)
        found = Place(tile, cell, turned)
        if apart or makes_words(layout, found, words, which, state.written):
            break
    return found


def _claim(state: LetterState, words: Lexicon, dice: Dice) -> Claim | None:
    """A word that the dictionary has, through what has been laid if that is still to be done; and
    sometimes one that nobody has, if the table would hear it.
    """
    before = (*state.written, *state.claims)
    uncovered = set(state.laid).difference(*(claim.path for claim in state.claims))
    which = counted(state.options)
    found = list(new_words(state.layout, words, which, before, uncovered))
    if found and dice.below(4):
        word, path = dice.pick(found)
        return Claim(word.lower(), path)
    if state.options.arbiter != "strict":
        path = some_path(state.layout, dice, uncovered)
        word = "".join(state.layout.tiles.letters[tile] for tile in path)
        few = sum(claim.asked for claim in state.claims) < 2
        if path and word not in words and few and used_for(word, before).isdisjoint(path):
            return Claim(word, path)
    if not found:
        return None
    word, path = dice.pick(found)
    return Claim(word, path)


def _exchange(state: LetterState, dice: Dice) -> Exchange | None:
    blank = dice.pick(sorted(tile for tile in state.layout.lying if is_blank(tile)))
    layout = lifted(state.layout, (blank,))
    found = [
        Exchange(blank, tile, cell, turned)
        for tile in letters_of(state.hands[state.seat])
        for turned in ((False, True) if layout.turning else (False,))
        for cell in _covering(layout, tile, turned, cells_of(state.layout, blank))
    ]
    return dice.pick(found) if found else None


def _covering(layout: Layout, tile: Tile, turned: bool, blanked: list[Cell]) -> list[Cell]:
    """Where the tile fits over one of these fields and touches a letter."""
    shape = shape_of(layout, tile, turned)
    return [
        start
        for start in sorted({cell - field for cell in blanked for field in shape.fields})
        if fits(layout, shape, start) and touches_letter(layout, shape, start)
    ]


def _blank(state: LetterState, dice: Dice) -> LayBlank | None:
    tile = next(tile for tile in state.hands[state.seat] if is_blank(tile))
    places = spots(state.layout, tile, state.layout.lying)
    if not places:
        return None
    cell, turned = dice.pick(places)
    return LayBlank(tile, cell, turned)
