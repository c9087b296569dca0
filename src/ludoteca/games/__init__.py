"""The games we have: an explicit list, nothing is discovered."""

from __future__ import annotations

from ludoteca.core import AnyGame, BadLog, BadTable
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.medusa import MEDUSA
from ludoteca.games.letter.letter import LETTER
from ludoteca.games.letter.solo import LETTER_LONG, LETTER_WORDS

# Several versions of one game may stand here, newest first: old logs keep their own rules.
GAMES: tuple[AnyGame, ...] = (LABIRINTO, MEDUSA, LETTER, LETTER_WORDS, LETTER_LONG)


def find_game(name: str) -> AnyGame:
    """The newest version of a game."""
    for game in GAMES:
        if game.name == name:
            return game
    names = dict.fromkeys(game.name for game in GAMES)
    raise BadTable("unknown-game", game=name, known=", ".join(names))


def find_rules(name: str, rules_version: int) -> AnyGame:
    """The version of a game that an old log was played by."""
    newest = find_game(name)
    for game in GAMES:
        if (game.name, game.rules_version) == (name, rules_version):
            return game
    raise BadLog("rules-version", game=name, version=rules_version, ours=newest.rules_version)
