"""Monte Carlo tree search for any game: the opponent that a game's own bots must beat.

Open-loop UCT. A node stands for the moves made so far, not for a state: each iteration imagines
the hidden parts anew, rolls the chances anew, and so averages over all the states that these
moves can lead to. What may be played at a node then differs from one iteration to the next, so
a move is compared by how often it could have been played, not by how often its node was seen.
"""

from __future__ import annotations

import re
from math import inf, log, sqrt
from time import thread_time
from typing import Any

from ludoteca.bots.playing import AnyBot, next_seat, seat_of
from ludoteca.core import AnyGame, Choices, Dice
from ludoteca.kit.bag import draw

ITERATIONS = 1000
EXPLORATION = 0.7
# A random game that goes on for so long is given up, and nobody has won it.
MOST_STEPS = 2000
# A habit makes a sort of moves 1, 2, 4, … times as likely: so many steps of it.
HABITS = 16
# Losing is worth next to nothing, but more the later it comes; half of this after 20 moves.
LOST_LATE = 0.05

_NAME = re.compile(r"mcts(:((?P<iterations>[1-9]\d*)|(?P<ms>\d+(\.\d+)?)ms))?", re.ASCII)

Habits = dict[tuple[int, type], int]
Result = tuple[tuple[int, ...], int]


class Node:
    """A move at a point of the tree, as good as it has been for the seat that makes it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.children: dict[tuple[int, Any], Node] = {}


class MctsBot(AnyBot):
    """Thinks for so many iterations, or for so many seconds of CPU time."""

    def __init__(
        self, game: AnyGame, iterations: int | None = ITERATIONS, cpu_seconds: float = inf
    ) -> None:
        self._game = game
        self._iterations = inf if iterations is None else iterations
        self._cpu_seconds = cpu_seconds

    def choose(self, view: Any, choices: Choices[Any], dice: Dice) -> Any:
        if len(choices.moves) == 1 and not choices.kinds:
            return choices.moves[0]
        search = Search(self._game, view, choices, dice.seed())
        stop = thread_time() + self._cpu_seconds
        while search.iterations < self._iterations:
            search.iterate()
            if self._cpu_seconds < inf and thread_time() >= stop:
                break
        return search.best()


def mcts_from(game: AnyGame, name: str) -> MctsBot | None:
    """The bot of this name: `mcts`, `mcts:500` or `mcts:2.5ms`."""
    asked = _NAME.fullmatch(name)
    if asked is None:
        return None
    if asked["ms"]:
        return MctsBot(game, None, float(asked["ms"]) / 1000)
    return MctsBot(game, int(asked["iterations"] or ITERATIONS))


def by_habit(habits: Habits, seat: int, moves: tuple[Any, ...], dice: Dice) -> Any:
    """A random move, sorts of moves being as likely as this seat's habits make them.

    In many games a player who chooses evenly at random soon does something final, and no random
    game ever shows what patience is worth. So each seat has habits, drawn anew for each random
    game: some sorts of moves it makes often, some hardly ever.
    """
    if type(moves[0]) is type(moves[-1]):
        return dice.pick(moves)
    sorts: dict[type, list[Any]] = {}
    for move in moves:
        sorts.setdefault(type(move), []).append(move)
    weights = []
    for sort in sorts:
        weight = habits.get((seat, sort))
        if weight is None:
            weight = habits[seat, sort] = 1 << dice.below(HABITS)
        weights.append(weight)
    return dice.pick(list(sorts.values())[draw(tuple(weights), dice)])


class Search:
    """One tree, grown for one choice."""

    def __init__(self, game: AnyGame, view: Any, choices: Choices[Any], seed: bytes) -> None:
        self.iterations = 0
        self._game = game
        self._view = view
        self._choices = choices
        self._seed = seed
        self._seat = seat_of(game, game.imagine(view, Dice(seed)), view)
        self._root = Node()
        self._made: dict[int, int] = {}
        # Points of solo games have any size: they are measured by what has been seen so far.
        self._low, self._high = 0.0, 1.0

    def best(self) -> Any:
        """The move that was tried most often."""
        tried = self._root.children.items()
        (_, move), _ = max(tried, key=lambda entry: (entry[1].visits, entry[1].total))
        return move

    def iterate(self) -> None:
        """Down the tree to a new node, on at random to the end, and back up with the result."""
        self.iterations += 1
        self._made = {}
        dice = Dice(self._seed, self.iterations)
        path: list[tuple[int, Node]] = []
        state = self._descend(self._game.imagine(self._view, dice), path, dice)
        outcome = self._roll_out(state, dice)
        rewards = {seat: self._reward(outcome, seat) for seat in {seat for seat, _ in path}}
        for seat, node in path:
            node.visits += 1
            node.total += rewards[seat]

    def _descend(self, state: Any, path: list[tuple[int, Node]], dice: Dice) -> Any:
        """Along the most promising moves until one is new, or the game is over."""
        node, choices = self._root, self._choices
        seat: int | None = self._seat
        while seat is not None:
            known = len(node.children)
            move, child = self._pick(node, seat, self._moves(state, seat, choices, dice), dice)
            path.append((seat, child))
            state = self._play(state, seat, move, dice)
            if len(node.children) > known:
                break
            node = child
            state, seat = self._next_turn(state, dice)
            if seat is not None:
                choices = self._game.choices(state, seat)
        return state

    def _moves(self, state: Any, seat: int, choices: Choices[Any], dice: Dice) -> tuple[Any, ...]:
        """The listed moves, and an example of each kind too big to list."""
        if not choices.kinds:
            return choices.moves
        suggest = self._game.suggest
        examples = (suggest(state, seat, kind, dice) for kind in choices.kinds)
        return (*choices.moves, *(move for move in examples if move is not None))

    def _pick(self, node: Node, seat: int, moves: tuple[Any, ...], dice: Dice) -> tuple[Any, Node]:
        """An untried move at random, or the one with the best upper confidence bound."""
        children = node.children
        untried = []
        best, best_bound, best_child = None, -inf, node
        low, span = self._low, self._high - self._low
        for move in moves:
            child = children.get((seat, move))
            if child is None:
                untried.append(move)
                continue
            child.available += 1
            visits = child.visits
            bound = (child.total / visits - low) / span
            bound += EXPLORATION * sqrt(log(child.available) / visits)
            if bound > best_bound:
                best, best_bound, best_child = move, bound, child
        if not untried:
            return best, best_child
        move = dice.pick(untried)
        children[seat, move] = child = Node()
        child.available = 1
        return move, child

    def _play(self, state: Any, seat: int, move: Any, dice: Dice) -> Any:
        game, made = self._game, self._made
        made[seat] = made.get(seat, 0) + 1
        return game.apply(state, seat, game.attest(state, seat, move, 0), dice).state

    def _next_turn(self, state: Any, dice: Dice) -> tuple[Any, int | None]:
        """The seat that acts next, once the sand has run out where nobody could act."""
        game = self._game
        for _ in range(MOST_STEPS):
            seat = next_seat(game, state, dice)
            if seat is not None or (sandglass := game.sandglass(state)) is None:
                return state, seat
            state = game.expire(state, sandglass, dice).state
        return state, None

    def _roll_out(self, state: Any, dice: Dice) -> Result:
        """On at random; how it ended, if it did, and the points of a player alone."""
        game, habits = self._game, Habits()
        for _ in range(MOST_STEPS):
            state, seat = self._next_turn(state, dice)
            if seat is None:
                break
            moves = self._moves(state, seat, game.choices(state, seat), dice)
            state = self._play(state, seat, by_habit(habits, seat, moves, dice), dice)
        outcome = game.outcome(state)
        if outcome is None:
            return (), 0
        alone = outcome.ranking == ((0,),)
        return outcome.winners, game.scores(state)[0].total if alone else 0

    def _reward(self, result: Result, seat: int) -> float:
        """A win is worth 1, shared among the winners; and a player alone has the points."""
        winners, points = result
        if seat in winners:
            reward = points + 1 / len(winners)
        else:
            made = self._made[seat]
            reward = points + LOST_LATE * made / (made + 20)
        self._low, self._high = min(self._low, reward), max(self._high, reward)
        return reward
