"""Moves that a player might send at the wrong moment: seen elsewhere, or slightly wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Dice
from ludoteca.core.codec import to_json

_ALPHABET = "abcdefghijklmnopqrstuvwxyz"
_NUDGES = (-256, -2, -1, 1, 2, 256, 1 << 62)  # the last one to see that nobody counts up to it


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
        self._attested: set[tuple[type, str]] = set()

    def add(self, move: Any) -> None:
        key = key_of(move)
        if key not in self._seen and len(self._moves) < self._most:
            self._seen[key] = move
            self._moves.append(move)

    def pick(self, dice: Dice) -> Any:
        return dice.pick(self._moves) if self._moves else None

    def mixed(self, dice: Dice) -> Any:
        """A move with one value changed, or taken from another move of its type."""
        move = self.pick(dice)
        if move is None or not move.__struct_fields__:
            return move
        other = self.pick(dice)
        if type(other) is type(move) and dice.below(2):
            field = dice.pick(move.__struct_fields__)
            return msgspec.structs.replace(move, **{field: getattr(other, field)})
        return scrambled(self._game, move, dice)

    def forgeries(self, move: Any, attested: Any, dice: Dice) -> Iterator[Any]:
        """The move with something else in each field that was ever seen to be attested."""
        kind = type(move)
        for field in kind.__struct_fields__:
            if getattr(move, field) != getattr(attested, field):
                self._attested.add((kind, field))
            if (kind, field) in self._attested:
                written = msgspec.to_builtins(attested)
                written[field] = _scrambled_value(written[field], dice)
                forged = _read(self._game, written)
                if forged is not None:
                    yield forged


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


def with_canaries(game: AnyGame, move: Any, dice: Dice) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """The move with random letters for its free texts, then so with the first letters kept, then
    as it is; each with the texts long enough to be told from chance."""
    written = msgspec.to_builtins(move)
    fields = [field for field in move.__struct_fields__ if _is_free_text(game, written, field)]
    for kept in (0, 1, 2):
        texts = {field: _canary(written[field], kept, dice) for field in fields}
        disguised = _read(game, {**written, **texts})
        if disguised is not None:
            yield disguised, tuple(texts.values())
    yield move, tuple(written[field] for field in fields)


def _is_free_text(game: AnyGame, written: dict[str, Any], field: str) -> bool:
    """Long enough, and not one of a few words that its type allows."""
    text = written[field]
    if not isinstance(text, str) or len(text) < 4:
        return False
    return _read(game, {**written, field: text[::-1] + "a"}) is not None


def _canary(text: str, kept: int, dice: Dice) -> str:
    return text[:kept] + "".join(dice.pick(_ALPHABET) for _ in text[kept:])


def _read(game: AnyGame, written: Any) -> Any | None:
    try:
        return msgspec.convert(written, game.move_type)
    except msgspec.ValidationError:
        return None
