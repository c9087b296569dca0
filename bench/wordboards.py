"""Boards and grids to search: by chance, but like those that are played on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from ludoteca.words.board import Board, square
from ludoteca.words.grid import CELLS, Grid, Weights, Wish
from ludoteca.words.letters import LETTERS
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.placing import placements

SIDE = 18  # of LETTER's board


class Supply:
    """Letters as frequent as in the common words."""

    def __init__(self, lexicon: Lexicon, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311
        self._letters = [LETTERS.index(letter) for word in lexicon.common for letter in word]

    def letters(self, count: int) -> list[int]:
        return self.random.choices(self._letters, k=count)

    def square_board(self, side: int) -> Board:
        return Board(self.letters(side * side), square(side, side))


class Layout(msgspec.Struct):
    """Tiles of several sizes on LETTER's board."""

    cells: dict[tuple[int, int], int] = msgspec.field(default_factory=dict)
    neighbours: list[int] = msgspec.field(default_factory=list)

    def spots(self, width: int, height: int) -> Iterator[tuple[list[tuple[int, int]], int]]:
        """Where a tile fits and touches another: its cells, and the tiles it touches."""
        for left in range(SIDE - width + 1):
            for top in range(SIDE - height + 1):
                cells = [(left + x, top + y) for x in range(width) for y in range(height)]
                if any(cell in self.cells for cell in cells):
                    continue
                touched = 0
                for x, y in cells:
                    for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                        if near in self.cells:
                            touched |= 1 << self.cells[near]
                if touched:
                    yield cells, touched

    def lay(self, cells: list[tuple[int, int]], touched: int) -> None:
        tile = len(self.neighbours)
        self.cells |= dict.fromkeys(cells, tile)
        self.neighbours = [
            mask | 1 << tile if touched >> other & 1 else mask
            for other, mask in enumerate(self.neighbours)
        ]
        self.neighbours.append(touched)


def letter_layout(random: Random, tiles: int) -> Layout:
    """Of a few spots for each tile, the one that touches most: as people lay them."""
    layout = Layout()
    layout.lay([(SIDE // 2, SIDE // 2)], 0)
    while len(layout.neighbours) < tiles:
        spots = list(layout.spots(random.randint(1, 3), random.randint(1, 3)))
        tried = random.sample(spots, min(6, len(spots)))
        layout.lay(*max(tried, key=lambda spot: spot[1].bit_count()))
    return layout


def letter_board(supply: Supply, tiles: int) -> Board:
    layout = letter_layout(supply.random, tiles)
    return Board(supply.letters(tiles), layout.neighbours)


def letter_turn(supply: Supply, tiles: int, hand: int) -> tuple[Board, list[int], list[int]]:
    """A board, and each spot for each tile in hand: its letter, and the tiles it would touch."""
    layout = letter_layout(supply.random, tiles)
    letters, spots = [], []
    for letter in supply.letters(hand):
        for _, touched in layout.spots(supply.random.randint(1, 3), supply.random.randint(1, 3)):
            letters.append(letter)
            spots.append(touched)
    return Board(supply.letters(tiles), layout.neighbours), letters, spots


def half_full_grid(lexicon: Lexicon, random: Random) -> Grid:
    """Written by somebody who writes common words, one after the other."""
    letters: list[int | None] = [None] * CELLS
    written: set[int] = set()
    wish = Wish(most_new=4, weights=Weights(cost=0, length=1))
    while len(letters) - letters.count(None) < CELLS // 2:
        best = placements(Grid(letters), lexicon.common, wish, barred=written, most=60)
        placed = random.choice(best)
        written.add(placed.id)
        for cell, letter in zip(placed.path, lexicon.word(placed.id), strict=True):
            letters[cell] = LETTERS.index(letter)
    return Grid(letters)
