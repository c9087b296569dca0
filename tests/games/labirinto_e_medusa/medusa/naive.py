"""The rules of placing and walking written a second time, slowly and word by word.

Islands are dicts from (x, y) to (terrain's letter, height). Nothing of the game's own code is
used, so that the two can be held against each other.
"""

from __future__ import annotations

XY = tuple[int, int]
Naive = dict[XY, tuple[str, int]]


def sides(cell: XY) -> list[XY]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def abyss_sides(island: Naive, cell: XY) -> list[XY]:
    return [side for side in sides(cell) if side not in island]


def reachable(island: Naive, start: XY) -> dict[XY, int]:
    """ME-M1: the columns Perseus can walk to, and in how many steps."""
    steps = {start: 0}
    changed = True
    while changed:
        changed = False
        for cell, count in list(steps.items()):
            for side in sides(cell):
                too_high = side not in island or island[side][1] > island[cell][1] + 1
                if not too_high and steps.get(side, 10**6) > count + 1:
                    steps[side] = count + 1
                    changed = True
    return steps


def placed(island: Naive, letter: str, cell: XY) -> Naive:
    """The island with one piece more."""
    after = dict(island)
    after[cell] = (letter, island[cell][1] + 1 if cell in island else 1)
    return after


def may_place(island: Naive, others: list[XY], letter: str, cell: XY) -> bool:
    """ME-P1 to ME-P3."""
    if cell in island:
        return island[cell][0] == letter != "b" and cell not in others
    after = placed(island, letter, cell)
    return all(abyss_sides(after, beach) for beach, (terrain, _) in after.items() if terrain == "b")


def first_placements(island: Naive, pawn: XY, others: list[XY], hand: str) -> set[tuple[str, XY]]:
    """ME-T2, ME-T5: the first placements that a second one can follow."""
    found: set[tuple[str, XY]] = set()
    for letter, other in ((hand[0], hand[1]), (hand[1], hand[0])):
        for stand in reachable(island, pawn):
            for cell in sides(stand):
                if may_place(island, others, letter, cell):
                    after = placed(island, letter, cell)
                    if any(may_place(after, others, other, side) for side in sides(cell)):
                        found.add((letter, cell))
    return found


def lowland_parts(island: Naive) -> list[set[XY]]:
    """The columns of one or two pieces, in connected parts."""
    left = {cell for cell, (_, height) in island.items() if height < 3}
    parts = []
    while left:
        part = {left.pop()}
        while more := {side for cell in part for side in sides(cell)} & left:
            part |= more
            left -= more
        parts.append(part)
    return parts
