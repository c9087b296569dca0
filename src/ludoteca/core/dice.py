"""The only source of chance.

Dice belong to one step of one match: the words they roll are a keyed hash of the match's seed
and the step's number. So a log replays exactly, on every machine and every Python; and nobody
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
_STEP = Struct("<QQ")

T = TypeVar("T")


class Dice:
    """Rolls for one step. Two `Dice` made alike roll alike."""

    __slots__ = ("_block", "_seed", "_step", "_words")

    def __init__(self, seed: bytes, step: int = 0) -> None:
        self._seed = seed
        self._step = step
        self._block = 0
        self._words: list[int] = []

    def _refill(self) -> list[int]:
        # Hashing waits for the first roll: most moves of most games need no chance at all.
        position = _STEP.pack(self._step, self._block)
        digest = blake2b(position, key=self._seed, digest_size=64).digest()
        self._block += 1
        self._words = words = list(_WORDS.unpack(digest))
        return words

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each exactly as likely as any other."""
        words = self._words or self._refill()
        product = words.pop() * n
        # Lemire's method: the low word is uniform unless it falls under 2**32 mod n.
        while (product & _MASK) < n and (product & _MASK) < _WORD_VALUES % n:
            words = self._words or self._refill()
            product = words.pop() * n
        return product >> 32

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]

    def seed(self) -> bytes:
        """A seed for other dice that must not share these rolls (a bot's imagination)."""
        return b"".join(self.below(256).to_bytes(1, "little") for _ in range(SEED_BYTES))


def seed_from(text: str) -> bytes:
    """The seed that a number or a word on the command line stands for."""
    return blake2b(text.encode(), digest_size=SEED_BYTES).digest()
