"""What both games of the box tell at a terminal beside the board: the jar and the hand."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core import Key
from ludoteca.core.terminal import Sentence


def piece_notes(jar: Sequence[tuple[str, Key, int]], hand: tuple[Key, ...]) -> tuple[Sentence, ...]:
    """How many of each piece can still be drawn, by its sign in pictures and its name, and what
    has been drawn and not yet been placed.
    """
    pieces = tuple(
        Sentence(Key("place.piece"), {"sign": sign, "piece": piece, "n": count})
        for sign, piece, count in jar
    )
    left = sum(count for *_, count in jar)
    in_jar = Sentence(Key("place.jar"), {"n": left, "pieces": pieces})
    in_hand = Sentence(Key("place.hand"), {"pieces": hand})
    return (in_jar, in_hand) if hand else (in_jar,)
