"""A jar, a bag or a chamber: how many of each kind are inside, drawn unseen.

Things of one kind are alike, so counts are all there is: drawing one of them at random from the
counts is the same as drawing from a shuffled pile, and there is no hidden order to leak.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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


def take(counts: Counts, things: int, dice: Dice) -> tuple[tuple[int, ...], Counts]:
    """Draw so many things blindly, one after the other: their kinds, and what is left."""
    rest = list(counts)
    total = sum(rest)
    drawn: list[int] = []
    for _ in range(things):
        place = dice.below(total)
        kind = 0
        while place >= rest[kind]:
            place -= rest[kind]
            kind += 1
        rest[kind] -= 1
        total -= 1
        drawn.append(kind)
    return tuple(drawn), tuple(rest)


def every_pair(counts: Counts) -> Iterator[tuple[int, int, int]]:
    """The kinds of every two things that can be drawn, and in how many orders of things."""
    for one, ones in enumerate(counts):
        if ones > 1:
            yield one, one, ones * (ones - 1)
        for other in range(one + 1, len(counts)):
            if ones and counts[other]:
                yield one, other, 2 * ones * counts[other]


def plus(counts: Counts, kind: int, change: int = 1) -> Counts:
    """The counts with one more (or `change` more) of a kind."""
    return (*counts[:kind], counts[kind] + change, *counts[kind + 1 :])


def merged(one: Counts, other: Counts) -> Counts:
    """Two bags emptied into one."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def spread(counts: Counts, dice: Dice) -> list[int]:
    """Everything in the bag, laid out in a random order.

    The commonest kind lies everywhere at first; each other thing takes one of its places. That is
    half the rolls of a shuffle, or fewer, and every order is as likely as with one.
    """
    common = counts.index(max(counts))
    places = list(range(sum(counts)))
    things = [common] * len(places)
    for kind, count in enumerate(counts):
        if count and kind != common:
            for place in dice.draw_out(places, count):
                things[place] = kind
    return things


def tally(things: Sequence[int], kinds: int) -> Counts:
    """How many there are of each kind."""
    return tuple(things.count(kind) for kind in range(kinds))
