"""A jar, a bag or a chamber: how many of each kind are inside, drawn unseen.

Things of one kind are alike, so counts are all there is: drawing one of them at random from the
counts is the same as drawing from a shuffled pile, and there is no hidden order to leak.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.dice import Dice

Counts = tuple[int, ...]


def draw(counts: Counts, dice: Dice) -> int:
    """The kind of one thing drawn blindly. The bag must not be empty."""
    left = dice.below(sum(counts))
    for kind, count in enumerate(counts):
        left -= count
        if left < 0:
            return kind
    raise AssertionError(counts)


def plus(counts: Counts, kind: int, change: int = 1) -> Counts:
    """The counts with one more (or `change` more) of a kind."""
    return (*counts[:kind], counts[kind] + change, *counts[kind + 1 :])


def merged(one: Counts, other: Counts) -> Counts:
    """Two bags emptied into one."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def spread(counts: Counts, dice: Dice) -> list[int]:
    """Everything in the bag, laid out in a random order."""
    things: list[int] = []
    for kind, count in enumerate(counts):
        things += [kind] * count
    dice.shuffle(things)
    return things


def tally(things: Sequence[int], kinds: int) -> Counts:
    """How many there are of each kind."""
    return tuple(things.count(kind) for kind in range(kinds))
