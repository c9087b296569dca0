"""Players that know no game in particular, and the ladder that rates every bot.

The bots that know a game stand beside its rules and come with `game.bots()`.
"""

from __future__ import annotations

from ludoteca.bots.mcts import MctsBot, mcts_from
from ludoteca.bots.playing import AnyBot
from ludoteca.bots.random import RandomBot
from ludoteca.core import AnyGame, BadTable

__all__ = ["AnyBot", "MctsBot", "RandomBot", "bot_names", "find_bot"]


def bot_names(game: AnyGame) -> tuple[str, ...]:
    """The names that `find_bot` knows for this game, generic ones first."""
    return ("random", "mcts", *game.bots())


def find_bot(game: AnyGame, name: str) -> AnyBot:
    """A bot by its name; `mcts:500` thinks for 500 iterations, `mcts:2.5ms` for CPU time."""
    own = game.bots().get(name)
    if own is not None:
        return own
    if name == "random":
        return RandomBot(game)
    bot = mcts_from(game, name)
    if bot is None:
        raise BadTable("unknown-bot", bot=name, known=", ".join(bot_names(game)))
    return bot
