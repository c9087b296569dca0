"""LETTER alone in a browser: to the end, with the computer's best beside it, and looked back at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Join
from tests.e2e.devices import PHONE
from tests.e2e.hands import Finger, Hand, Keys
from tests.e2e.people import Person, remembered
from tests.e2e.server import Server
from tests.e2e.solitaire import SolitairePlayer


def played(page: Page, hand: Hand | None = None) -> SolitairePlayer:
    """With so many letters that there are vowels among them, whatever the dice say."""
    player = SolitairePlayer(page, hand)
    player.sit(language="en", board=12, letters=24)
    player.play_on()
    return player


@pytest.mark.parametrize("way", ["mouse", "keys", "finger"])
def test_a_solitaire(join: Join, server: Server, way: str) -> None:
    """LE-Z1: steps with letters and words, then the score and what the computer found."""
    page = join(**remembered(server.url), **(PHONE if way == "finger" else {}))
    hands: dict[str, Hand] = {"keys": Keys(page), "finger": Finger()}

    player = played(page, hands.get(way))

    assert player.done["end"] == 2
    assert player.done["place"] >= 2
    assert player.done["word"] >= 2
    best = page.get_by_role("dialog").get_by_text(player.say.like("lookback.computer"))
    expect(best).to_be_visible()


def test_looking_back_at_a_solitaire(join: Join, server: Server) -> None:
    """The words that lay open can be looked up, and the computer's board be seen."""
    page = join(**remembered(server.url))
    player = played(page)
    player.press(page.get_by_role("link", name=player.say("table.end.analysis")))

    expect(player.button("lookback.computer.board")).to_be_visible()
    page.keyboard.press("End")
    words = page.get_by_role("tabpanel").get_by_role("list").get_by_role("button")
    expect(words.first).to_be_visible()
    player.press(words.first)
    expect(words.first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(player.say.like("words.known"))).to_be_visible()

    player.press(player.button("lookback.computer.board"))
    expect(page.get_by_role("dialog").get_by_role("grid")).to_be_visible()


def test_the_language_of_the_words_is_the_readers_until_another_is_chosen(
    join: Join, server: Server
) -> None:
    """LE-C3: the page speaks Italian, the table German."""
    page = join(**remembered(server.url, language="it"))
    person = Person(page, language="it")
    page.goto("/new/letter-words")

    expect(radio(person, "it")).to_be_checked()
    umlauts = page.get_by_role("group", name=person.say("letter-words.option.umlauts"))
    person.press(page.get_by_text(person.say("table.options.more")))
    expect(umlauts).to_have_count(0)
    radio(person, "de").check()
    expect(umlauts).to_be_visible()

    page.goto("/new/letter-long")
    expect(radio(person, "de", "letter-long")).to_be_checked()


def radio(person: Person, language: str, game: str = "letter-words") -> Locator:
    group = person.page.get_by_role("group", name=person.say(f"{game}.option.language"))
    return group.get_by_role(
        "radio", name=person.say(f"{game}.option.language.value.{language}"), exact=True
    )
