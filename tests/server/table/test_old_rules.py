"""A table whose match began by older rules is played to its end by them, and then by today's."""

from __future__ import annotations

from pathlib import Path

from ludoteca.games import ALL_RULES, find_game, find_rules
from tests.server.room import ME, Room, bot, run


def test_a_match_goes_on_by_the_rules_that_it_began_by(tmp_path: Path) -> None:
    """CO-7: also with bots, also after a restart with newer rules; the rematch is by those."""
    run(_tell(tmp_path / "store.sqlite"))


async def _tell(path: Path) -> None:
    yesterday = Room(path, games=(find_rules("labirinto", 1),))
    await yesterday.open()
    table = await yesterday.make("anna", ME, bot("easy"), bot("strong"), start=True)
    await yesterday.close()

    today = Room(path, games=ALL_RULES)
    await today.open()
    anna = await today.enter("anna", table)
    await today.play_to_the_end(anna)
    assert anna.info["phase"] == "over"
    played = await today.stored(table)
    assert played.game is find_rules("labirinto", 1)

    await anna.done("rematch")
    again = await today.stored(anna.info["rematch"])
    assert again.game is find_game("labirinto")
    assert again.game.rules_version == 2
    await today.close()
