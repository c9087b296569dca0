"""Set-up (LE-S1, LE-S2): letters are dealt, or picked by their size."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.letter.layout import Layout, Tile, is_blank
from ludoteca.games.letter.letter.events import TilePicked
from ludoteca.games.letter.letter.going import Going
from ludoteca.games.letter.letter.laying import letter_of, with_tile, without
from ludoteca.games.letter.letter.model import (
    LETTERS_EACH,
    NO_TILE,
    LetterOptions,
    LetterState,
    Pick,
)
from ludoteca.games.letter.letter.turns import letters_of
from ludoteca.games.letter.pieces import LETTER_TILES, TILES, tile_set
from ludoteca.games.letter.shared_model import LettersDealt
from ludoteca.kit.sandglass import enter
from ludoteca.kit.turns import changed, first_seat


def setup(options: LetterOptions, seats: int, dice: Dice) -> Going:
    first = first_seat(options.first_player, seats, dice)
    state = LetterState(
        options=options,
        layout=Layout(tile_set(options.language), options.board, options.turning),
        pile=(),
        hands=((),) * seats,
        free=(),
        written=(),
        phase="pick",
        seat=first,
        following=first,
        knocking=False,
        claims=(),
        laid=(),
        own=NO_TILE,
        exchanged=None,
        waiting=(),
        knockers=(),
        votes=(),
        opened=(),
        quiet=0,
        agreed=(),
        glass=0,
        ended="",
    )
    if options.letters == "picked":
        return Going(enter(state, "pick", pile=tuple(range(TILES))))
    return _deal(state, dice)


def _deal(state: LetterState, dice: Dice) -> Going:
    seats = len(state.hands)
    letters, blanks = list(range(LETTER_TILES)), list(range(LETTER_TILES, TILES))
    each = LETTERS_EACH[seats]
    hands = tuple(
        tuple(sorted(dice.draw_out(letters, each) + dice.draw_out(blanks, 1))) for _ in range(seats)
    )
    state = replace(state, hands=hands)
    dealt = tuple(
        LettersDealt(seat, hand, "".join(letter_of(state, tile) for tile in letters_of(hand)))
        for seat, hand in enumerate(hands)
    )
    return Going(state, dealt, "next-turn")


def offered(state: LetterState) -> tuple[Tile, ...]:
    """What is picked from now: letters, until all have theirs, then blanks."""
    full = len(state.hands[state.seat]) >= LETTERS_EACH[len(state.hands)]
    return tuple(tile for tile in state.pile if is_blank(tile) == full)


def sizes(state: LetterState) -> dict[tuple[int, int], list[Tile]]:
    """The tiles on offer by width and height."""
    tiles = state.layout.tiles
    found: dict[tuple[int, int], list[Tile]] = {}
    for tile in offered(state):
        found.setdefault((tiles.widths[tile], tiles.heights[tile]), []).append(tile)
    return dict(sorted(found.items()))


def pick(state: LetterState, seat: int, move: Pick, dice: Dice) -> Going:
    """One of that size, by chance; then the next player, until all have their tiles."""
    size = move.width, move.height
    offer = sizes(state).get(size)
    if not offer:
        raise IllegalMove("no-such-size", width=move.width, height=move.height)
    tile = dice.pick(offer)
    picked = TilePicked(seat, tile, letter_of(state, tile), *size)
    hands = changed(state.hands, seat, with_tile(state.hands[seat], tile))
    each = LETTERS_EACH[len(hands)] + 1
    if all(len(hand) == each for hand in hands):
        # The rest is not used.
        return Going(replace(state, hands=hands, pile=()), (picked,), "next-turn")
    following = (seat + 1) % len(hands)
    left = without(state.pile, tile)
    return Going(enter(state, "pick", hands=hands, pile=left, seat=following), (picked,))


def pick_any(state: LetterState, dice: Dice) -> Going:
    """Whoever does not choose gets some size."""
    return pick(state, state.seat, Pick(*dice.pick(list(sizes(state)))), dice)
