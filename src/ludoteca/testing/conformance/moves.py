"""Moves that a player might send at the wrong moment: seen elsewhere, or slightly wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.core import AnyGame, Dice
from ludoteca.core.codec import to_json

_ALPHABET = "abcdefghijklmnopqrstuvwxyz"
_NUDGES = (-256, -2, -1, 1, 2, 256)


def tag_of(move: Any) -> str:
    """The name by which a move is written, and by which a `Kind` calls it."""
    return str(type(move).__struct_config__.tag)


def key_of(move: Any) -> bytes:
    """Moves are equal when they are written alike."""
    return to_json(move)


class Pool:
    """Moves seen in some position of some match at this table."""

    def __init__(self, game: AnyGame, most: int = 400) -> None:
        self._game = game
        self._most = most
        self._seen: dict[bytes, Any] = {}
        self._moves: list[Any] = []

    def add(self, move: Any) -> None:
        key = key_of(move)
        if key not in self._seen and len(self._moves) < self._most:
            self._seen[key] = move
            self._moves.append(move)

    def pick(self, dice: Dice) -> Any | None:
        return dice.pick(self._moves) if self._moves else None

    def mixed(self, dice: Dice) -> Any | None:
        """A move with one value changed, or taken from another move of its type."""
        move = self.pick(dice)
        if move is None or not move.__struct_fields__:
            return move
        other = self.pick(dice)
        if type(other) is type(move) and dice.below(2):
            field = dice.pick(move.__struct_fields__)
            return msgspec.structs.replace(move, **{field: getattr(other, field)})
        return scrambled(self._game, move, dice)


def scrambled(game: AnyGame, move: Any, dice: Dice) -> Any | None:
    """The move with one of its values changed a little; None where its type forbids that."""
    written = msgspec.to_builtins(move)
    field = dice.pick(move.__struct_fields__)
    written[field] = _scrambled_value(written[field], dice)
    return _read(game, written)


def _scrambled_value(value: Any, dice: Dice) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + dice.pick(_NUDGES)
    if isinstance(value, str):
        return dice.pick((value[1:], value + dice.pick(_ALPHABET), value[::-1], ""))
    if isinstance(value, list | tuple) and value:
        place = dice.below(len(value))
        changed = [_scrambled_value(value[place], dice)] if dice.below(2) else []
        return [*value[:place], *changed, *value[place + 1 :]]
    return value


def with_canary(game: AnyGame, move: Any, dice: Dice) -> tuple[Any, tuple[str, ...]]:
    """The move with its free texts replaced by random ones as long, and those texts."""
    written = msgspec.to_builtins(move)
    texts: list[str] = []
    for field in move.__struct_fields__:
        text = written[field]
        if not isinstance(text, str) or len(text) < 4:
            continue
        canary = "".join(dice.pick(_ALPHABET) for _ in text)
        if _read(game, {**written, field: canary}) is not None:
            written[field] = canary
            texts.append(canary)
    return _read(game, written), tuple(texts)


def _read(game: AnyGame, written: Any) -> Any | None:
    try:
        return msgspec.convert(written, game.move_type)
    except msgspec.ValidationError:
        return None
