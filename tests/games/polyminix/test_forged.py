"""Moves as somebody might forge them: refused with a reason in every phase, and nothing changes."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ludoteca.core import AnyGame, Dice, IllegalMove, Match
from ludoteca.core.codec import read_move, to_json
from ludoteca.core.dice import seed_from
from ludoteca.games.polyminix import POLYMINIX_BOX
from ludoteca.testing import Manner, random_step
from ludoteca.text import catalogue

GAMES = {game.name: game for game in POLYMINIX_BOX.games}
PASSED = Manner(absent=30, sand=30)
PIECE = {"piece": "I4", "way": 0, "at": 0}


@cache
def positions(name: str) -> tuple[Match, ...]:
    """A match for each phase, as soon as it comes up."""
    game: AnyGame = GAMES[name]
    found: dict[str, Match] = {}
    for number in range(4):
        match = Match(game, seats=game.seats[-1], seed=seed_from(f"{name} {number}"))
        dice = Dice(seed_from(f"forging {number}"))
        while match.actors and len(match.inputs) < 80:
            if match.state.phase not in found:
                found[match.state.phase] = Match.fold(game, match.record())
            random_step(match, dice, PASSED)
    return tuple(found.values())


def forged() -> list[dict[str, Any]]:
    """Well-formed moves that no rule can allow."""
    covers: list[list[dict[str, Any]]] = [
        [],
        [PIECE, PIECE],
        [PIECE] * 15,
        [{**PIECE, "piece": "X5"}],
        [{**PIECE, "piece": ""}],
        [{**PIECE, "way": 7}],
        [{**PIECE, "at": 4095}],
        [{**PIECE, "piece": "I5", "at": 14}],
    ]
    moves: list[dict[str, Any]] = [
        {"type": "submit", "turn": turn, "pieces": pieces, "card": card, "ms": 1}
        for turn in (-1, 0, 1, 2, 10**6)
        for card in (0, 1)
        for pieces in covers
    ]
    hints = [pieces for pieces in covers if pieces]
    moves += [{"type": "take-hint", "sort": "next", "pieces": pieces} for pieces in hints]
    return moves


def readable(game: AnyGame) -> list[Any]:
    """Those that the game has a type for."""
    found = []
    for move in forged():
        try:
            found.append(read_move(game, to_json(move)))
        except IllegalMove as refused:
            assert refused.code == "malformed-move"  # noqa: PT017
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_is_refused_in_every_phase(name: str) -> None:
    """CO-1, PX-V7: with a reason that the catalogues can say."""
    moves = readable(GAMES[name])
    assert len(moves) >= 80
    for match in positions(name):
        state, steps = match.state, len(match.inputs)
        for seat in match.actors or (0,):
            for move in moves:
                with pytest.raises(IllegalMove) as refused:
                    match.play(seat, move)
                assert f"error.{refused.value.code}" in catalogue("en"), move
                assert match.state is state
                assert len(match.inputs) == steps


@pytest.mark.parametrize("name", GAMES)
def test_nobody_moves_for_another(name: str) -> None:
    """CO-1"""
    for match in positions(name):
        moves = [move for seat in match.actors for move in match.choices(seat).moves]
        for seat in {-1, 0, 1, 2, 3, 99} - set(match.actors):
            for move in moves:
                with pytest.raises(IllegalMove):
                    match.play(seat, move)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "data",
    [
        b'{"type":"submit","turn":1,"pieces":[' + b"[],".ljust(3) * 40_000 + b"[]]}",
        b'{"type":"submit","turn":1,"pieces":{}}',
        b'{"type":"submit","turn":"1","pieces":[]}',
        b'{"type":"submit","turn":1}',
        b'{"type":"submit","turn":1,"pieces":[],"card":2}',
        b'{"type":"submit","turn":1,"pieces":[],"card":-1}',
        b'{"type":"submit","turn":1,"pieces":[],"seat":1}',
        b'{"type":"submit","turn":1.5,"pieces":[]}',
        b'{"type":"cover-proved","seat":0,"card":0,"behind":0}',
        b"[" * 5000,
        b"null",
        b"",
    ],
)
def test_what_is_no_move_is_not_even_read(name: str, data: bytes) -> None:
    """CO-1"""
    with pytest.raises(IllegalMove, match="malformed-move"):
        read_move(GAMES[name], data)
