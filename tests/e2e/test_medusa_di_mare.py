"""Medusa di mare in a browser: what a word clears is told before it is written, and the challenge
of the day begins with the glass.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from ludoteca.core import Choices, Dice, Kind
from ludoteca.games.polywords.medusa_di_mare.bot import SEES_ALL, MedusaPlayer
from ludoteca.games.polywords.medusa_di_mare.requests import along, met_by
from ludoteca.words.lexicon import lexicon
from tests.e2e.conftest import Join
from tests.e2e.hands import Keys
from tests.e2e.people import remembered
from tests.e2e.server import Server
from tests.games.polywords.medusa_di_mare.browser import MedusaDiMarePlayer


class Thoughtful(MedusaDiMarePlayer):
    """Finds good words: who has no points has no place among the leaders."""

    def found(self, state: Any, kind: Kind) -> Any:
        bot = MedusaPlayer(SEES_ALL, lexicon)
        return bot.choose(self.view, Choices((), (kind,)), Dice(bytes(16)))


def test_what_a_word_clears_is_told_before_it_is_written(join: Join, server: Server) -> None:
    """MD-3: cards light up as one types, and the gain stands beside the cost."""
    page = join(**remembered(server.url))
    player = Thoughtful(page)
    player.sit(language="en", sand="off")
    player.step()
    view, move = player.view, player.found(None, Kind("write"))
    claim = player.rules.judged(view, 0, move)
    met = along(view, met_by(view, claim), move.path)
    player.entry.fill(move.text)

    newest = view.categories[-1]
    expect(player.board.get_by_text(newest.counts, exact=False)).to_be_visible()
    gain = player.say.like("medusa-di-mare.page.gain")
    expect(player.board.get_by_text(gain)).to_be_visible()
    lit = player.board.locator(".chip.lit")
    expect(lit).to_have_count(met.cards)
    player.entry.press("Enter")
    player.eyes.until(lambda now: now.turn == 2)
    assert [one.word for one in player.view.met] == [met.word]
    assert player.view.met[0].cards == met.cards


def test_who_turns_the_glass_by_keyboard_writes_next(join: Join, server: Server) -> None:
    page = join(**remembered(server.url))
    player = Thoughtful(page, Keys(page))
    player.sit(language="en")
    player.step()
    expect(player.entry).to_be_focused()


def test_the_challenge_of_the_day_begins_with_the_glass(join: Join, server: Server) -> None:
    """MD-1, MD-6: to open it is no try yet; played to the end it stands on the leaderboard."""
    page = join(**remembered(server.url, name="Ottavia"))
    player = Thoughtful(page)
    title = player.say("game.medusa-di-mare")
    card = page.get_by_role("article").filter(has_text=title)
    page.goto("/")
    card.get_by_role("combobox").select_option("it")
    player.press(card.get_by_role("button", name=player.say("shelf.daily.try")))
    expect(player.turn).to_be_visible()
    page.reload()
    expect(player.turn).to_be_visible()
    assert (player.view.phase, player.view.letters) == ("ready", "")

    player.play_on()
    player.press(player.link("table.end.leaders"))
    expect(page.get_by_role("row").filter(has_text="Ottavia")).to_have_count(1)
