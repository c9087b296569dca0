"""The boxes we have: an explicit list, nothing is discovered."""

from __future__ import annotations

from ludoteca.core import AnyGame, BadLog, BadTable
from ludoteca.core.box import Box
from ludoteca.games.labirinto_e_medusa import LABIRINTO_E_MEDUSA
from ludoteca.games.letter import LETTER_BOX
from ludoteca.games.polyminix import POLYMINIX_BOX
from ludoteca.games.polywords import POLYWORDS

BOXES: tuple[Box, ...] = (LABIRINTO_E_MEDUSA, LETTER_BOX, POLYWORDS, POLYMINIX_BOX)

GAMES: tuple[AnyGame, ...] = tuple(game for box in BOXES for game in box.games)
"""Under the rules of today."""
ALL_RULES: tuple[AnyGame, ...] = GAMES + tuple(game for box in BOXES for game in box.past)


def find_game(name: str) -> AnyGame:
    """A game under the rules of today."""
    for game in GAMES:
        if game.name == name:
            return game
    raise BadTable("unknown-game", game=name, known=", ".join(game.name for game in GAMES))


def find_rules(name: str, rules_version: int) -> AnyGame:
    """The version of a game that an old log was played by."""
    newest = find_game(name)
    for game in ALL_RULES:
        if (game.name, game.rules_version) == (name, rules_version):
            return game
    raise BadLog("rules-version", game=name, version=rules_version, ours=newest.rules_version)
