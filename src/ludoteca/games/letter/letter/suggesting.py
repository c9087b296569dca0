"""Some legal move of a kind too big to list, for random play: lively rather than good."""

from __future__ import annotations

from ludoteca.core import Dice, Kind
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.layout import (
    Layout,
    Tile,
    cells_of,
    everywhere,
    fits,
    is_blank,
    lifted,
    shape_of,
    spots,
    touches_letter,
    ways,
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
from ludoteca.games.letter.reading import left_out, used_for
from ludoteca.games.letter.search import Sight, Words
from ludoteca.games.letter.shared_model import Place
from ludoteca.games.letter.suggesting import some_claim, some_path, some_placement
from ludoteca.kit.grid import Cell
from ludoteca.words.lexicon import Lexicon


def suggest(state: LetterState, kind: Kind, lexicon: Lexicon, dice: Dice) -> LetterMove | None:
    if kind == PLACE:
        return _placement(state, lexicon, dice)
    if kind == CLAIM:
        return _claim(state, lexicon, dice)
    if kind == EXCHANGE:
        return _exchange(state, dice)
    if kind == LAY_BLANK:
        return _blank(state, dice)
    if kind == GIVE_FREE:
        return GiveFree(dice.pick(letters_of(state.hands[state.seat])))
    return Vote(tuple(bool(dice.below(2)) for _ in range(int(kind.params["words"]))))


def _sight(state: LetterState, lexicon: Lexicon) -> Sight:
    words = Words.counting(lexicon, state.options)
    return Sight(state.layout, words, (*state.written, *state.claims))


def _placement(state: LetterState, lexicon: Lexicon, dice: Dice) -> Place | None:
    own = letters_of(state.hands[state.seat]) if state.own == NO_TILE else ()
    first = first_turn(state, state.seat)
    sight = _sight(state, lexicon)
    found = some_placement(
        sight,
        own if first else own + state.free,
        dice,
        lambda: first and (not sight.tiles or not dice.below(4)),
    )
    return _anywhere(state, own, dice) if found is None and first else found


def _anywhere(state: LetterState, own: tuple[Tile, ...], dice: Dice) -> Place | None:
    """LE-F1: where there is no room beside the others, apart from them."""
    found = [Place(tile, *spot) for tile in own for spot in everywhere(state.layout, tile)]
    return dice.pick(found) if found else None


def _claim(state: LetterState, lexicon: Lexicon, dice: Dice) -> Claim | None:
    """A word that the dictionary has, through what has been laid if that is still to be done; and
    sometimes one that nobody has, if the table would hear it.
    """
    uncovered = left_out(state.laid, state.claims)
    found = some_claim(_sight(state, lexicon), uncovered, dice)
    if found is not None and dice.below(4):
        return found
    if state.options.arbiter != "strict":
        path = some_path(state.layout, dice, uncovered)
        word = "".join(state.layout.tiles.letters[tile] for tile in path)
        few = sum(claim.asked for claim in state.claims) < 2
        used = used_for(word, (*state.written, *state.claims))
        if path and word not in lexicon and few and used.isdisjoint(path):
            return Claim(word, path)
    return found


def _exchange(state: LetterState, dice: Dice) -> Exchange | None:
    blank = dice.pick(sorted(tile for tile in state.layout.lying if is_blank(tile)))
    layout = lifted(state.layout, (blank,))
    found = [
        Exchange(blank, tile, cell, turned)
        for tile in letters_of(state.hands[state.seat])
        for turned in ways(layout)
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
