"""How the sets of tiles were made; the reasons are in docs/decisions/0008-the-tiles-of-letter.md.

When people play only what is in `data/` is read. This is here so that a set can be made again after
a change of its letters:

    python -c "from ludoteca.games.letter.building import made; print(made('de'), end='')"
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from ludoteca.games.letter.pieces import VOWELS

Size = tuple[int, int]
"""Width and height."""

# How often each letter comes: 66 in all.
COUNTS = {
    "de": "A5 B2 C2 D2 E11 F1 G2 H2 I4 J1 K1 L3 M2 N5 O3 P1 R4 S4 T4 U3 V1 W1 X1 Z1",
    "en": "A6 B1 C2 D2 E8 F1 G2 H2 I5 J1 K1 L3 M2 N4 O4 P2 Q1 R4 S4 T4 U2 V1 W1 X1 Y1 Z1",
    "fr": "A5 B1 C2 D2 E11 F1 G1 H1 I5 J1 L3 M2 N4 O4 P2 Q1 R5 S4 T4 U3 V1 X1 Y1 Z1",
    "it": "A8 B1 C3 D2 E6 F1 G1 H1 I7 L3 M2 N4 O6 P2 Q1 R5 S4 T4 U3 V1 Z1",
}
# The tiles of the worked examples, with the sizes that they have there.
SHOWN = {
    "de": "A2x2 B3x3 D3x2 M2x1 O1x2 R2x1 T3x3 U2x1",
    "en": "A3x1 A1x3 E3x1 L3x1 N2x2 O3x3 P1x1 T3x2",
    "fr": "A3x1 E3x1 J3x1 M2x2 O1x2 R1x2 T1x2 U3x3",
    "it": "A3x1 E2x2 I2x3 L1x2 O1x2 P1x2 R1x3 V3x1",
}
# Seven of each size and three squares more: turned by 90°, a set has the sizes it had before.
SIZES: Sequence[Size] = [(width, height) for width in (1, 2, 3) for height in (1, 2, 3)] * 7
SQUARES: Sequence[Size] = [(1, 1), (2, 2), (3, 3)]
BLANKS = "1x1 1x2 2x1 2x2 2x3 3x3"


def made(language: str) -> str:
    """What stands in the file of a language."""
    letters, sizes, shown = _dealt(language)
    _spread(sizes, _groups(letters), range(shown, len(letters)))
    own: dict[str, list[Size]] = {letter: [] for letter in sorted(letters)}
    for letter, size in zip(letters, sizes, strict=True):
        own[letter].append(size)
    rows = (f'    "{letter}": {_listed(map(_text, sorted(own[letter])))}' for letter in own)
    all_rows = ",\n".join(rows)
    return f'{{\n  "letters": {{\n{all_rows}\n  }},\n  "blanks": {_listed(BLANKS.split())}\n}}\n'


def _dealt(language: str) -> tuple[list[str], list[Size], int]:
    """Each tile's letter and, to begin with, some size; those that were shown, so many, first."""
    letters, sizes = [], []
    left, free = _counts(language), Counter([*SIZES, *SQUARES])
    for text in SHOWN[language].split():
        letters.append(text[0])
        sizes.append((int(text[1]), int(text[3])))
    shown = len(letters)
    letters += (left - Counter(letters)).elements()
    sizes += (free - Counter(sizes)).elements()
    return letters, sizes, shown


def _counts(language: str) -> Counter[str]:
    return Counter({text[0]: int(text[1:]) for text in COUNTS[language].split()})


def _groups(letters: Sequence[str]) -> list[list[int]]:
    """The tiles that should come in all sizes alike: those of one letter, the vowels, the
    consonants, and the letters that come once.
    """
    often = Counter(letters)
    kinds = [{letter} for letter in often if often[letter] > 1]
    kinds += [set(VOWELS), set(letters).difference(VOWELS)]
    kinds += [{letter for letter in often if often[letter] == 1}]
    return [[tile for tile, letter in enumerate(letters) if letter in kind] for kind in kinds]


def _spread(sizes: list[Size], groups: list[list[int]], free: Iterable[int]) -> None:
    """Swap the sizes of free tiles as long as that makes the groups more even.

    A group is even when it has few of each size, width and height: the sum of their squares counts.
    """
    has = [Counter(trait for tile in group for trait in _traits(sizes[tile])) for group in groups]
    of = [[number for number, group in enumerate(groups) if t in group] for t in range(len(sizes))]

    def cost(tile: int, other: int) -> int:
        """Of giving a tile the other's size, where the other is not in the same group."""
        lost, gained = _traits(sizes[tile]), _traits(sizes[other])
        return sum(
            sum(2 * has[group][trait] + 1 for trait in gained - lost)
            - sum(2 * has[group][trait] - 1 for trait in lost - gained)
            for group in set(of[tile]).difference(of[other])
        )

    def give(tile: int, size: Size) -> None:
        for group in of[tile]:
            has[group].subtract(_traits(sizes[tile]))
            has[group].update(_traits(size))
        sizes[tile] = size

    pairs = list(combinations(free, 2))
    better = True
    while better:
        better = False
        for tile, other in pairs:
            if cost(tile, other) + cost(other, tile) < 0:
                mine, its = sizes[tile], sizes[other]
                give(tile, its)
                give(other, mine)
                better = True


def _traits(size: Size) -> frozenset[tuple[int, int]]:
    width, height = size
    return frozenset(((width, height), (width, 0), (0, height)))


def _text(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


def _listed(texts: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{text}"' for text in texts) + "]"
