"""Random play of other engines, each through its documented API and the quicker way if it has two.

A peer that is not installed is left out. Only moves of players count, as with us: a roll of the
dice is part of the move that caused it, wherever a peer makes it a step of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

Play = Callable[[], int]


def chess_game(seed: int = 1) -> Play:
    import chess  # noqa: PLC0415 - a peer may be missing

    random = Random(seed).random  # noqa: S311

    def play() -> int:
        board = chess.Board()
        made = 0
        # `board.is_game_over()` would list the legal moves again, and look for repetitions.
        while moves := list(board.legal_moves):
            if board.is_insufficient_material() or board.halfmove_clock >= 150:
                break
            board.push(moves[int(random() * len(moves))])
            made += 1
        return made

    return play


def pettingzoo_game(name: str, seed: int = 1) -> Play:
    from pettingzoo import make  # noqa: PLC0415

    random = Random(seed).random  # noqa: S311
    env = make("aec", name)
    env.reset(seed=seed)

    def play() -> int:
        env.reset()
        made = 0
        for _agent in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))
            made += 1
        return made

    return play


def open_spiel_game(name: str, seed: int = 1) -> Play:
    import pyspiel  # noqa: PLC0415

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401, PLC0415 - registers them

    random = Random(seed).random  # noqa: S311
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_rolled(state.chance_outcomes(), random()))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            made += 1
        return made

    return play


def _rolled(outcomes: list[tuple[int, float]], at: float) -> Any:
    for action, chance in outcomes:
        at -= chance
        if at < 0:
            return action
    return outcomes[-1][0]
