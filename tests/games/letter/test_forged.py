"""Moves as somebody might forge them: refused with a reason in every phase, and nothing changes."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ludoteca.core import Choices, Dice, IllegalMove, Match
from ludoteca.core.codec import read_move, to_json
from ludoteca.core.dice import seed_from
from ludoteca.games.letter.letter.model import AgreeToEnd, LetterOptions
from ludoteca.testing import pick_move
from ludoteca.text import catalogue
from tests.games.letter.tables import LETTER

PHASES = ("pick", "turn", "laid", "vote", "forfeit", "window", "gather", "knock", "over")
NUMBERS = (-1, 72, 10**6, -(10**6), 2**31, -(2**63), 10**30)
"""No tile and no field has such a number."""
TEXTS = ("", " ", "\0", "🙂", "r0t", "q" * 65, "\u02c8" * 200, "Q Q", "\u202eqq", "İıſ", "xyzzy")


def now(match: Match) -> str:
    state = match.state
    return "laid" if state.phase == "turn" and state.laid else str(state.phase)


@cache
def positions() -> dict[str, Match]:
    """A match in each phase; the first that comes up in random play."""
    found: dict[str, Match] = {}
    for number in range(20):
        options = LetterOptions(language="de", letters="picked", board=12)
        match = Match(LETTER, options, 3, seed_from(f"forged {number}"))
        dice = Dice(seed_from(f"forging {number}"))
        while match.actors:
            if now(match) not in found:
                found[now(match)] = Match.fold(LETTER, match.record())
            seat = dice.pick(match.actors)
            some = match.choices(seat)
            moves = tuple(move for move in some.moves if move != AgreeToEnd())
            match.play(
                seat,
                pick_move(LETTER, match.state, seat, Choices(moves, some.kinds), dice),
            )
        found.setdefault("over", match)
        if len(found) == len(PHASES):
            break
    return found


def forged(match: Match, seat: int) -> list[dict[str, Any]]:
    """Well-formed moves that no rule can allow."""
    state = match.state
    own = state.hands[seat][0] if state.hands[seat] else 0
    moves: list[dict[str, Any]] = []
    for number in NUMBERS:
        moves += [
            {"type": "place", "tile": number, "cell": 0},
            {"type": "place", "tile": own, "cell": number if number != 72 else 12},
            {"type": "exchange", "blank": number, "tile": own, "cell": 0},
            {"type": "exchange", "blank": 66, "tile": number, "cell": 0},
            {"type": "lay-blank", "tile": number, "cell": 0},
            {"type": "give-free", "tile": number},
            {"type": "pick", "width": number, "height": 1},
            {"type": "pick", "width": 1, "height": number},
            {"type": "claim", "text": "qqqq", "path": [number] * 4},
        ]
    moves += [{"type": "claim", "text": text} for text in TEXTS]
    moves += [{"type": "vote", "yes": [True] * votes} for votes in (0, 9, 10_000)]
    moves += [{"type": "claim", "text": "qq", "word": "QQ", "verdict": "known", "reason": ""}]
    return moves


@pytest.mark.parametrize("phase", PHASES)
def test_what_cannot_be_is_refused_in_every_phase(phase: str) -> None:
    """CO-1, LE-T1, LE-T5, LE-T6: with a reason that the catalogues can say; nothing changes."""
    match = positions()[phase]
    assert now(match) == phase
    state, steps = match.state, len(match.inputs)
    for seat in match.actors or (0,):
        for move in forged(match, seat):
            with pytest.raises(IllegalMove) as refused:
                match.play(seat, read_move(LETTER, to_json(move)))
            assert f"error.{refused.value.code}" in catalogue("en"), move
            assert match.state is state
            assert len(match.inputs) == steps


@pytest.mark.parametrize("phase", PHASES)
def test_nobody_moves_for_another(phase: str) -> None:
    """CO-1: no move of those who may act is taken from anybody else."""
    match = positions()[phase]
    others = {-1, 0, 1, 2, 3, 99} - set(match.actors)
    moves = [move for seat in match.actors for move in match.choices(seat).moves]
    moves += [read_move(LETTER, to_json(move)) for move in forged(match, 0)]
    state = match.state
    for seat in others:
        for move in moves:
            with pytest.raises(IllegalMove, match=r"not-your-turn|game-over"):
                match.play(seat, move)
    assert match.state is state


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b'"knock"',
        b"{}",
        b'{"type":"knocked"}',
        b'{"type":"knock","seat":1}',
        b'{"type":"place","tile":true,"cell":0}',
        b'{"type":"place","tile":"1","cell":0}',
        b'{"type":"place","tile":1.5,"cell":0}',
        b'{"type":"place","tile":null,"cell":0}',
        b'{"type":"place","tile":1}',
        b'{"type":"place","tile":1,"cell":0,"turned":1}',
        b'{"type":"place","tile":1,"cell":[0]}',
        b'{"type":"exchange","blank":{},"tile":1,"cell":0}',
        b'{"type":"vote","yes":true}',
        b'{"type":"vote","yes":[1,0]}',
        b'{"type":"vote","yes":[5]}',
        b'{"type":"claim","text":5}',
        b'{"type":"claim","text":"ab","path":"ab"}',
        b'{"type":"claim","text":"ab","path":[true,1]}',
        b'{"type":"claim","text":"ab","verdict":"yes"}',
        b'{"type":"claim","text":"' + b"x" * 201 + b'"}',
        b'{"type":"claim","text":"ab","path":[' + b"1," * 66 + b"1]}",
        b'{"type":"claim","text":"\xff"}',
        b'{"type":"pick","width":' + b"9" * 5000 + b',"height":1}',
        b"[" * 5000,
    ],
)
def test_what_is_no_move_is_not_even_read(data: bytes) -> None:
    """CO-1: wrong types, numbers that are none, signs too many."""
    with pytest.raises(IllegalMove, match="malformed-move"):
        read_move(LETTER, data)
