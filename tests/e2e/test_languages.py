"""The language switched in mid-game: everything is said in the new one at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludoteca.text import LANGUAGES
from tests.e2e.conftest import Join
from tests.e2e.people import FOR_SEVERAL, remembered
from tests.e2e.server import Server
from tests.e2e.tables import make_table, player_of
from tests.e2e.texts import PLACE, everything

WORD = re.compile(r"[^\W\d_]+")
# All that can be read or heard: texts in sight, labels, titles. What was already said aloud stays,
# and so does what is marked as said in a language of its own.
SAID = """() => {
  const said = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.closest('[role=log], script, style, :not(html)[lang]')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (node.getAttribute(name)) said.push(node.getAttribute(name));
    for (const child of node.childNodes)
      if (child.nodeType === Node.TEXT_NODE && child.data.trim()) said.push(child.data.trim());
  }
  return said;
}"""


def words(text: str) -> str:
    """Only its words, with a blank around each."""
    return f" {' '.join(WORD.findall(text.lower()))} "


def chunks(language: str) -> set[str]:
    """What sentences are made of, between their places."""
    found = set()
    for entry in everything(language).values():
        for form in [entry] if isinstance(entry, str) else entry.values():
            found |= {words(chunk) for chunk in PLACE.split(form)}
    return found


def left_over(said: str, old: str, new: str) -> set[str]:
    """What is still said in the old language, and is not said so in the new one."""
    also_new = " ".join(chunks(new))
    telling = {chunk for chunk in chunks(old) if len(chunk.strip()) > 3 and chunk not in also_new}
    return {chunk for chunk in telling if chunk in said}


def said_by(page: Page) -> str:
    texts: list[str] = page.evaluate(SAID)
    return "|".join(words(text) for text in texts)


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_everything_is_said_in_the_new_language_at_once(
    join: Join, server: Server, game: str
) -> None:
    page = join(**remembered(server.url, name="Ξένη"))
    page.goto(make_table(page, game, "easy", start=True, options={"first_player": 0}))
    player = player_of(game, page)
    for _ in range(3):
        assert player.wait()
        player.step()
    assert player.wait()
    assert left_over(said_by(page), "en", "it"), "English is not even found where it must be"

    for old, new in zip(LANGUAGES, (*LANGUAGES[1:], LANGUAGES[0]), strict=True):
        language = page.get_by_role("combobox", name=player.say("shell.language"))
        language.select_option(new)
        player = player_of(game, page, language=new)
        expect(player.turn).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", new)
        assert left_over(said_by(page), old, new) == set()

    # And it is remembered.
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[0])
