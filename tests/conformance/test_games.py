"""Every game we have, at every number of seats and with every option, is held to the suite."""

from __future__ import annotations

import pytest

from ludoteca.core import AnyGame
from ludoteca.core.options import option_sets
from ludoteca.games import ALL_RULES
from ludoteca.testing.conformance import check_game
from ludoteca.testing.example import NIM
from tests.conformance.games.crews import CREWS
from tests.conformance.games.echo import ECHO
from tests.conformance.games.interlude import INTERLUDE
from tests.conformance.games.snatch import SNATCH

# With many options each table is looked at less often: the number of positions stays the same.
POSITIONS = 40

TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{game.rules_version}-{seats}")
    for game in (*ALL_RULES, NIM, ECHO, SNATCH, INTERLUDE, CREWS)
    for seats in game.seats
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_game_conforms(game: AnyGame, seats: int) -> None:
    options = list(option_sets(game))
    positions = max(1, POSITIONS // len(options))

    check_game(game, seats=[seats], options=options, positions=positions).require()
