"""Tables of LETTER for tests: a board as a diagram, and moves that read like play.

A diagram has a sign for every field. A letter is a tile with that letter; a small one is another
tile with the same letter, and so are the signs of `MORE`. Digits are blanks, dots are empty. Tiles
that somebody holds in the beginning are in the diagram where they will be laid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Game, IllegalMove
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.layout import Layout, Lying, layout_of, lying_tiles
from ludoteca.games.letter.letter.model import (
    NO_TILE,
    Exchange,
    GiveFree,
    Knock,
    LayBlank,
    LetterOptions,
    LetterState,
    Pass,
    Vote,
)
from ludoteca.games.letter.letter_words.game import WordsOptions, WordsState
from ludoteca.games.letter.pieces import LETTER_TILES, TILES, TileSet
from ludoteca.games.letter.reading import Writing
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.kit.grid import Cell, at
from ludoteca.testing import LoadedDice
from tests.games.letter.dictionary import TinyLetter, TinyWords

MORE = {"+": "T", "*": "A", "&": "E", "%": "O"}
"""Signs for a third tile with the same letter."""

LETTER = TinyLetter()
WORDS = TinyWords()
Spots = dict[str, tuple[Cell, int, int]]


def spots(diagram: str) -> Spots:
    """For each sign its top left field, its width and its height; the last row is the lowest."""
    rows = [row.strip() for row in diagram.split()]
    found: Spots = {}
    for sign in sorted(set("".join(rows)) - {"."}):
        cells = [(x, y) for y, row in enumerate(rows) for x, s in enumerate(row) if s == sign]
        xs, ys = sorted({x for x, _ in cells}), sorted({y for _, y in cells})
        if len(cells) != len(xs) * len(ys):
            raise AssertionError(f"{sign} is no rectangle")
        found[sign] = at(xs[0], len(rows) - 1 - ys[0]), len(xs), len(ys)
    return found


class Signs:
    """Which tile each sign is: letters in the order of their signs, then blanks."""

    def __init__(self, used: Sequence[str], sizes: Mapping[str, tuple[int, int]]) -> None:
        letters = [sign for sign in used if not sign.isdigit()]
        blanks = [sign for sign in used if sign.isdigit()]
        self.tile = {sign: tile for tile, sign in enumerate(letters)}
        self.tile |= {sign: LETTER_TILES + number for number, sign in enumerate(blanks)}
        self.sign = {tile: sign for sign, tile in self.tile.items()}
        known = [sizes.get(self.sign.get(tile, ""), (1, 1)) for tile in range(TILES)]
        names = [self._letter(tile) for tile in range(TILES)]
        self.tiles = TileSet("".join(names), tuple(w for w, _ in known), tuple(h for _, h in known))

    def _letter(self, tile: int) -> str:
        sign = self.sign.get(tile, "Z")
        return " " if tile >= LETTER_TILES else MORE.get(sign, sign).upper()

    def of(self, signs: str) -> tuple[int, ...]:
        return tuple(sorted(self.tile[sign] for sign in signs))


class Table:
    """A game in the making; seat 0 has the turn unless changed, and everybody has had the first."""

    def __init__(
        self, diagram: str, *hands: str, free: str = "", options: Any = None, **changes: Any
    ) -> None:
        self.spots = spots(diagram)
        used = sorted({*self.spots, *"".join(hands), *free})
        self.signs = Signs(used, {s: (w, h) for s, (_, w, h) in self.spots.items()})
        held = {*"".join(hands), *free}
        self.options: Any = LetterOptions(language="de") if options is None else options
        seats = range(len(hands))
        self.state: Any = replace(
            LetterState(
                options=self.options,
                layout=self._layout([sign for sign in self.spots if sign not in held]),
                pile=(),
                hands=tuple(self.signs.of(hand) for hand in hands),
                free=self.signs.of(free),
                written=(),
                phase="turn",
                seat=0,
                following=1,
                knocking=False,
                claims=(),
                laid=(),
                own=NO_TILE,
                exchanged=None,
                waiting=(),
                knockers=(),
                votes=(),
                opened=tuple(seats),
                quiet=0,
                agreed=(),
                glass=1,
                ended="",
            ),
            **changes,
        )
        self.events: tuple[Any, ...] = ()

    def _layout(self, lying: Sequence[str]) -> Layout:
        return layout_of(
            self.signs.tiles,
            self.options.board,
            self.options.turning,
            [Lying(self.signs.tile[sign], self.spots[sign][0], False) for sign in lying],
        )

    # Playing

    game: Game[Any, Any, Any, Any, Any] = LETTER

    def play(self, seat: int, move: Any, *rolls: int) -> Table:
        """As a match would: attested, then applied, with these rolls and no others."""
        move = self.game.attest(self.state, seat, move, 0)
        dice = LoadedDice(*rolls)
        return self._after(self.game.apply(self.state, seat, move, dice), dice)

    def _after(self, step: Any, dice: LoadedDice) -> Table:
        dice.check_spent()
        self.state, self.events = step.state, step.events
        return self

    def place(self, signs: str) -> Table:
        """Lay tiles where the diagram has them, one after the other."""
        for sign in signs:
            self.play(self.on_turn, Place(self.signs.tile[sign], self.spots[sign][0]))
        return self

    def place_at(self, sign: str, x: int, y: int, *, turned: bool = False) -> Table:
        return self.play(self.on_turn, Place(self.signs.tile[sign], at(x, y), turned))

    def exchange(self, blank: str, sign: str) -> Table:
        tile, cell = self.signs.tile[sign], self.spots[sign][0]
        return self.play(self.on_turn, Exchange(self.signs.tile[blank], tile, cell))

    def lay_blank(self, sign: str) -> Table:
        return self.play(self.on_turn, LayBlank(self.signs.tile[sign], self.spots[sign][0]))

    def give(self, sign: str) -> Table:
        return self.play(self.on_turn, GiveFree(self.signs.tile[sign]))

    def claim(self, words: str, path: str = "") -> Table:
        """Name words; the path in signs, if one is given."""
        tiles = tuple(self.signs.tile[sign] for sign in path)
        for word in words.split():
            self.play(self.on_turn, Claim(word, tiles))
        return self

    def end(self) -> Table:
        return self.play(self.on_turn, EndTurn())

    def knock(self, *seats: int, rolls: Sequence[int] = ()) -> Table:
        """Knocks that come together; the others say nothing until the short sand is out."""
        for seat in seats:
            self.play(seat, Knock())
        return self.sand_out(*rolls) if self.state.phase == "gather" else self

    def all_pass(self) -> Table:
        for seat in self.state.waiting:
            self.play(seat, Pass())
        return self

    def vote(self, **by_seat: str) -> Table:
        """`vote(s1="yn")`: seat 1 says yes to the first word, no to the second."""
        for seat, says in by_seat.items():
            self.play(int(seat[1:]), Vote(tuple(say == "y" for say in says)))
        return self

    def sand_out(self, *rolls: int) -> Table:
        sandglass = self.game.sandglass(self.state)
        assert sandglass is not None
        dice = LoadedDice(*rolls)
        return self._after(self.game.expire(self.state, sandglass, dice), dice)

    def away(self, seat: int, *rolls: int) -> Table:
        dice = LoadedDice(*rolls)
        return self._after(self.game.idle(self.state, seat, dice), dice)

    # Looking

    @property
    def on_turn(self) -> int:
        """Whose moves are meant when no seat is named."""
        return int(self.state.seat)

    def refusal(self, move: Any, seat: int | None = None) -> str:
        """The code with which a move is refused."""
        seat = self.on_turn if seat is None else seat
        try:
            self.play(seat, move)
        except IllegalMove as error:
            return error.code
        raise AssertionError(f"{move} was accepted")

    def refused(self, word: str) -> str:
        """The code with which a word is refused."""
        return self.refusal(Claim(word))

    def refused_place(self, sign: str, x: int | None = None, y: int | None = None) -> str:
        cell = self.spots[sign][0] if x is None or y is None else at(x, y)
        return self.refusal(Place(self.signs.tile[sign], cell))

    def hand(self, seat: int) -> str:
        return "".join(self.signs.sign[tile] for tile in self.state.hands[seat])

    @property
    def free(self) -> str:
        return "".join(self.signs.sign[tile] for tile in self.state.free)

    @property
    def lying(self) -> str:
        return "".join(self.signs.sign[one.tile] for one in lying_tiles(self.state.layout))

    def words(self, seat: int) -> list[str]:
        return [one.word for one in self.state.written if one.seat == seat]

    def path(self, word: str) -> str:
        """The signs along which the latest such word was named or written."""
        written: list[Writing] = [*self.state.written, *self.state.claims]
        path = next(one.path for one in reversed(written) if one.word == word)
        return "".join(self.signs.sign[tile] for tile in path)

    def happened(self) -> list[str]:
        return [type(event).__name__ for event in self.events]


class Alone(Table):
    """The first solitaire, with the letters that are held in the beginning."""

    game: Game[Any, Any, Any, Any, Any] = WORDS

    def __init__(self, diagram: str, hand: str, **options: Any) -> None:
        super().__init__(diagram, hand, options=WordsOptions(**{"language": "de", **options}))
        self.state = WordsState(
            options=self.options,
            layout=self.state.layout,
            hand=self.state.hands[0],
            written=(),
            claims=(),
            laid=(),
            phase="play",
            time_over=False,
        )

    @property
    def on_turn(self) -> int:
        return 0

    def hand_left(self) -> str:
        return "".join(self.signs.sign[tile] for tile in self.state.hand)
