"""Moves as somebody might forge them: refused with a reason in every phase, and nothing changes.

By random play, for all games of the box.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ludoteca.core import AnyGame, Dice, IllegalMove, Match
from ludoteca.core.codec import read_move, to_json
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords import POLYWORDS
from ludoteca.testing import Manner, random_step
from ludoteca.text import catalogue

GAMES = {game.name: game for game in POLYWORDS.games}
CELLS = (-1, 64, 10**6, -(2**63), 10**30)
LINES = ("\0", "\U0001f41f", "\u0391\u0392", "7", "a" * 65, "&")
"""No words: signs that are no letters of ours (the third are Greek), or far too many."""
PASSED = Manner(absent=30, sand=30)


@cache
def positions(name: str) -> tuple[Match, ...]:
    """A match for each phase, as soon as it comes up."""
    game: AnyGame = GAMES[name]
    seats = max(game.seats[0], min(4, game.seats[-1]))
    found: dict[str, Match] = {}
    for number in range(3):
        match = Match(game, game.options_type(language="it"), seats, seed_from(f"{name} {number}"))
        dice = Dice(seed_from(f"forging {number}"))
        while match.actors and len(match.inputs) < 150:
            phase = match.state.phase
            if phase not in found:
                found[phase] = Match.fold(game, match.record())
            random_step(match, dice, PASSED)
    return tuple(found.values())


def forged(match: Match) -> list[dict[str, Any]]:
    """Well-formed moves that no rule can allow."""
    there = [cell for sea in match.state.seas for cell, sign in enumerate(sea) if sign == "#"]
    moves: list[dict[str, Any]] = []
    for number in (*CELLS, *there[:1]):
        moves += [
            {"type": "write", "text": "xyxyx", "path": [number, number, 1, 2, 3]},
            {"type": "contest", "of": number if number not in there else -1},
        ]
    moves += [{"type": "place-bottle", "cell": number} for number in CELLS]
    moves += [{"type": "write", "text": line, "path": [27, 28]} for line in LINES]
    moves += [
        {"type": "write", "text": "xyxyx", "path": []},
        {"type": "write", "text": "xyxyx", "path": [0, 1, 2, 3, 12]},
        {"type": "write", "text": "xyxyx", "path": [0, 1, 0, 1, 0]},
        {"type": "write", "text": "xyxyx", "path": [7, 8, 9, 10, 11]},
        {"type": "write", "text": "xyxyx", "path": list(range(64))},
        {"type": "write", "text": "à", "path": [27], "word": "ARONA", "verdict": "known"},
        {"type": "defend", "text": " \n "},
        {"type": "contest", "of": 10**30},
    ]
    return moves


def read(match: Match, move: dict[str, Any]) -> Any:
    """As it comes from a client; what no client could even send is refused there."""
    return read_move(match.game, to_json(move))


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_is_refused_in_every_phase(name: str) -> None:
    """CO-1, PW-W1 to PW-W6, PW-P1, PW-X1: with a reason that the catalogues can say."""
    assert positions(name)
    for match in positions(name):
        state, steps = match.state, len(match.inputs)
        for seat in match.actors or (0,):
            for move in forged(match):
                with pytest.raises(IllegalMove) as refused:
                    match.play(seat, read(match, move))
                assert f"error.{refused.value.code}" in catalogue("en"), move
                assert match.state is state
                assert len(match.inputs) == steps


@pytest.mark.parametrize("name", GAMES)
def test_nobody_moves_for_another(name: str) -> None:
    """CO-1: no move of those who may act is taken from anybody else."""
    for match in positions(name):
        state = match.state
        moves = [move for seat in match.actors for move in match.choices(seat).moves]
        for seat in {-1, 0, 1, 2, 3, 99} - set(match.actors):
            for move in moves:
                with pytest.raises(IllegalMove, match=r"not-your-turn|game-over"):
                    match.play(seat, move)
        assert match.state is state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "data",
    [
        b'{"type":"write","text":"' + b"x" * 10_000 + b'","path":[27,28]}',
        b'{"type":"defend","text":"' + b"x" * 10_000 + b'"}',
        b'{"type":"write","text":"ab","path":[' + b"1," * 64 + b"1]}",
        b'{"type":"write","text":"ab","path":["1"]}',
        b'{"type":"write","text":"ab","path":[true,1]}',
        b'{"type":"write","text":"ab","path":[1.5]}',
        b'{"type":"write","text":"ab","path":"ab"}',
        b'{"type":"write","text":"ab"}',
        b'{"type":"write","path":[1]}',
        b'{"type":"write","text":5,"path":[1]}',
        b'{"type":"write","text":"ab","path":[1],"verdict":"yes"}',
        b'{"type":"write","text":"ab","path":[1],"stands":true}',
        b'{"type":"write","text":"\xff","path":[1]}',
        b'{"type":"place-bottle","cell":64}',
        b'{"type":"place-bottle","cell":null}',
        b'{"type":"contest","of":"0"}',
        b'{"type":"vote","answer":"perhaps"}',
        b'{"type":"vote","answer":true}',
        b'{"type":"written","text":"ab"}',
        b'{"type":"pass","seat":1}',
        b"[" * 5000,
        b"null",
        b"",
    ],
)
def test_what_is_no_move_is_not_even_read(name: str, data: bytes) -> None:
    """CO-1: wrong types, cells beyond the sea, texts of ten thousand signs."""
    with pytest.raises(IllegalMove, match="malformed-move"):
        read_move(GAMES[name], data)
