"""The only source of chance.

Dice belong to one step of one match: the words they roll are a hash of the match's seed and the
step's number. So a log replays exactly, on every machine and every Python; and nobody
who sees some rolls can work out the next ones, as a linear generator would allow.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

SEED_BYTES = 16
_WORDS = Struct("<16I")  # one 64-byte hash is sixteen words of 32 bits
_WORD_VALUES = 1 << 32
_MASK = _WORD_VALUES - 1
_POSITION = Struct("<Q")

T = TypeVar("T")


class Dice:
    """Rolls for one step. Two `Dice` made alike roll alike."""

    __slots__ = ("_position", "_seed", "_words")

    def __init__(self, seed: bytes, step: int = 0) -> None:
        self._seed = seed
        self._position = step << 32  # and room to count the hashes of this step
        self._words: list[int] | tuple[()] = ()

    def _refill(self) -> list[int]:
        # Hashing waits for the first roll: most moves of most games need no chance at all.
        digest = blake2b(self._seed + _POSITION.pack(self._position)).digest()
        self._position += 1
        self._words = words = list(_WORDS.unpack(digest))
        return words

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each exactly as likely as any other."""
        product = (self._words or self._refill()).pop() * n
        # Lemire's method: the low word is uniform unless it falls under 2**32 mod n.
        while (product & _MASK) < n and (product & _MASK) < _WORD_VALUES % n:
            product = (self._words or self._refill()).pop() * n
        return product >> 32

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place (Fisher and Yates)."""
        for n in range(len(items), 1, -1):
            chosen = self.below(n)
            items[n - 1], items[chosen] = items[chosen], items[n - 1]

    def draw_out(self, items: list[T], count: int) -> list[T]:
        """Take so many of the items out of the list, at random."""
        words = self._words
        drawn: list[T] = []
        left = len(items)
        for n in range(left, left - count, -1):
            # `below(n)`, written out: every challenge draws some dozens of tokens.
            words = words or self._refill()
            product = words.pop() * n
            while (product & _MASK) < n and (product & _MASK) < _WORD_VALUES % n:
                words = words or self._refill()
                product = words.pop() * n
            chosen = product >> 32
            drawn.append(items[chosen])
            items[chosen] = items[n - 1]
        del items[left - count :]
        return drawn

    def seed(self) -> bytes:
        """A seed for other dice that must not share these rolls (a bot's imagination)."""
        return b"".join(self.below(256).to_bytes(1, "little") for _ in range(SEED_BYTES))


def seed_from(text: str) -> bytes:
    """The seed that a number or a word on the command line stands for."""
    return blake2b(text.encode(), digest_size=SEED_BYTES).digest()
