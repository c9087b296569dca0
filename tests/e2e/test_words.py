"""Asking the dictionary on the page: a word, a category, and marking an answer as wrong."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Join
from tests.e2e.devices import PHONE
from tests.e2e.hands import Finger, Hand, Keys
from tests.e2e.people import Person, remembered
from tests.e2e.server import Server


@pytest.mark.parametrize("way", ["mouse", "keys", "finger"])
def test_asking_whether_a_word_is_a_flower(join: Join, server: Server, way: str) -> None:
    page = join(**remembered(server.url, language="en"), **(PHONE if way == "finger" else {}))
    hands: dict[str, Hand] = {"keys": Keys(page), "finger": Finger()}
    person = Person(page, hands.get(way))
    page.goto("/rules")
    person.press(page.get_by_role("link", name=person.say("howto.words")))
    expect(page.get_by_role("heading", level=1)).to_have_text(person.say("words.page.title"))

    page.get_by_label(person.say("words.page.category")).select_option("fiore")
    expect(page).to_have_url(f"{server.url}/words/fiore")
    page.get_by_label(person.say("words.page.word"), exact=True).fill("tulips")
    person.press(person.button("words.page.ask"))

    answer = page.get_by_role("region", name=person.say("words.page.answer"))
    found = person.say("words.category-plural", category="Flower", lemma="tulip")
    expect(answer).to_contain_text(found)

    person.press(person.button("words.report"))
    expect(answer).to_contain_text(person.say("words.reported"))
    expect(person.heard).to_contain_text(person.say("words.reported"))


def test_the_language_of_the_words_is_ones_own_choice(join: Join, server: Server) -> None:
    page = join(**remembered(server.url, language="en"))
    person = Person(page)
    page.goto("/words/fiore")
    page.get_by_label(person.say("words.page.language")).select_option("it")

    expect(page.get_by_role("heading", level=2, name="Fiore", exact=True)).to_be_visible()
    expect(page.get_by_text("girasole", exact=True)).to_be_visible()
    # The page goes on in its own language.
    expect(page.get_by_role("heading", level=1)).to_have_text(person.say("words.page.title"))
