"""What a game must have, and which of it is missing: forgetting is a failure, not a gap.

Rules, conformance and sentences have tests of their own, over all games. A game made by
`ludoteca new-game` has everything.
"""

from __future__ import annotations

import pytest

from ludoteca.core import AnyGame
from ludoteca.core.box import Box
from ludoteca.core.codec import read_log
from ludoteca.games import ALL_RULES, BOXES, GAMES, find_rules
from ludoteca.text import LANGUAGES
from tests.games.facts import all_facts
from tests.house.page import SOURCE
from tests.house.source import PACKAGE, ROOT

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
GOLDEN = ROOT / "tests" / "golden"
FILES = (
    "page.ts",
    "Picture.svelte",
    "Sign.svelte",
    "howto/howto.ts",
    "howto/sections.json",
    *(f"howto/{language}.json" for language in LANGUAGES),
)


@each_game
@pytest.mark.parametrize("file", FILES)
def test_a_game_has_a_page(game: AnyGame, file: str) -> None:
    assert (SOURCE / "games" / game.box / game.name / file).is_file()


@each_game
def test_a_game_has_facts_and_a_player_for_the_browser(game: AnyGame) -> None:
    facts = all_facts()[game.name]
    assert facts.game is game
    assert facts.browser.game == game.name


def test_every_version_of_a_game_has_a_golden_game() -> None:
    logs = [read_log(path.read_bytes(), find_rules) for path in GOLDEN.glob("*.jsonl")]
    kept = {(log.record.game, log.record.rules_version) for log in logs}
    assert kept == {(game.name, game.rules_version) for game in ALL_RULES}


@each_game
def test_a_game_has_a_terminal_of_its_own(game: AnyGame) -> None:
    """The default shows a view as it is kept: good enough to begin with, and for nobody to play."""
    face = type(game.terminal)
    assert face.__module__.startswith("ludoteca.games.")


@each_game
def test_a_game_has_bots_that_know_it(game: AnyGame) -> None:
    assert len(game.bots()) >= 3


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_box_has_a_cover_and_texts_and_knows_its_games(box: Box) -> None:
    assert all(game.box == box.name for game in (*box.games, *box.past))
    assert (SOURCE / "games" / box.name / "box.ts").is_file()
    assert (SOURCE / "games" / box.name / "Cover.svelte").is_file()
    text = PACKAGE / "games" / box.name.replace("-", "_") / "text"
    for language in LANGUAGES:
        assert (text / f"{language}.json").is_file()
        assert (text / "shelf" / f"{language}.json").is_file()


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_old_rules_are_older_than_those_of_today(box: Box) -> None:
    newest = {game.name: game.rules_version for game in box.games}
    assert all(game.rules_version < newest[game.name] for game in box.past)
    versions = [(game.name, game.rules_version) for game in (*box.games, *box.past)]
    assert len(set(versions)) == len(versions)
