"""The rules of the sea written a second time, slowly and by the book: rows, columns, no masks."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.polywords.sea import Path, Sea

Place = tuple[int, int]
"""Row and column, from 0."""

ALL = [(row, column) for row in range(8) for column in range(8)]
CENTRE = [(3, 3), (3, 4), (4, 3), (4, 4)]


def sign(sea: Sea, place: Place) -> str:
    return sea[place[0] * 8 + place[1]]


def beside(place: Place) -> list[Place]:
    """Those that lie side by side with it."""
    row, column = place
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [other for other in around if other in ALL]


def is_letter(sea: Sea, place: Place) -> bool:
    return sign(sea, place).isalpha()


def is_empty(sea: Sea, place: Place) -> bool:
    return sign(sea, place) == "."


def may_write(sea: Sea, word: str, path: Path) -> bool:
    """PW-W1, PW-W4 to PW-W6, PW-W9"""
    if len(word) != len(path) or any(cell not in range(64) for cell in path):
        return False
    places = [divmod(cell, 8) for cell in path]
    if any(places.count(place) > 1 for place in places):
        return False
    for number in range(1, len(places)):
        if places[number] not in beside(places[number - 1]):
            return False
    for place, letter in zip(places, word, strict=True):
        if not is_empty(sea, place) and sign(sea, place) != letter:
            return False
    if not any(is_empty(sea, place) for place in places):
        return False
    return _lies_right(sea, places)


def _lies_right(sea: Sea, places: list[Place]) -> bool:
    """PW-W4, PW-W9"""
    if any(is_letter(sea, place) for place in ALL):
        return any(
            is_letter(sea, place) or any(is_letter(sea, other) for other in beside(place))
            for place in places
        )
    usable = [
        place
        for place in CENTRE
        if is_empty(sea, place) and any(is_empty(sea, other) for other in beside(place))
    ]
    return not usable or any(place in CENTRE for place in places)


def all_paths(sea: Sea, word: str) -> Iterator[Path]:
    """All along which a word may be written: every walk is tried."""

    def walk(path: list[Place]) -> Iterator[Path]:
        if len(path) == len(word):
            cells = tuple(row * 8 + column for row, column in path)
            if may_write(sea, word, cells):
                yield cells
            return
        for place in beside(path[-1]) if path else ALL:
            if sign(sea, place) in (".", word[len(path)]):
                yield from walk([*path, place])

    return walk([])


def may_hold_bottle(sea: Sea, cell: int) -> bool:
    """PW-P1, PW-P2"""
    place = divmod(cell, 8)
    if not is_empty(sea, place):
        return False
    if any(is_letter(sea, other) for other in ALL) or place not in CENTRE:
        return True
    return any(is_empty(sea, other) for other in CENTRE if other != place)


def farthest(sea: Sea) -> int | None:
    """PW-P3: where the software puts a bottle."""
    allowed = [cell for cell in range(64) if may_hold_bottle(sea, cell)]
    return max(
        allowed,
        key=lambda cell: (steps(sea, cell), cell // 8, -(cell % 8)),
        default=None,
    )


def nearest(sea: Sea) -> int:
    """PB-7: the bottle that is most in the way."""
    afloat = [cell for cell in range(64) if sea[cell] == "#"]
    return min(afloat, key=lambda cell: (steps(sea, cell), cell // 8, cell % 8))


def steps(sea: Sea, cell: int) -> int:
    """To the nearest letter or centre cell, rows plus columns."""
    row, column = divmod(cell, 8)
    marks = [place for place in ALL if is_letter(sea, place) or place in CENTRE]
    return min(abs(row - r) + abs(column - c) for r, c in marks)
