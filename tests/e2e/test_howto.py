"""What a how-to-play page lets people try answers them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Join
from tests.e2e.devices import PHONE
from tests.e2e.hands import Finger, Hand, Keys
from tests.e2e.people import Person, remembered
from tests.e2e.server import Server
from tests.web.howto import read, read_of_box


@pytest.mark.parametrize("way", ["keys", "finger"])
def test_trying_what_may_lie_where_and_what_is_washed_away(
    join: Join, server: Server, way: str
) -> None:
    page = join(**remembered(server.url, language="en"), **(PHONE if way == "finger" else {}))
    hands: dict[str, Hand] = {"keys": Keys(page), "finger": Finger()}
    person = Person(page, hands[way])
    said = read_of_box("polywords", "en")
    page.goto("/rules/pesce-specchio")

    touch = page.get_by_role("region", name=said["touch"])
    cases = read_of_box("polywords", "lyings")["en"]["cases"]
    for case in cases:
        person.press(touch.get_by_role("button", name=said["quiz.yes"]))
        expect(touch).to_contain_text(said[f"try.lying.{case['refused'] or 'fits'}"])
        if case is not cases[-1]:
            person.press(touch.get_by_role("button", name=said["quiz.next"]))
    hits = sum(not case["refused"] for case in cases)
    expect(touch).to_contain_text(
        said["quiz.hits"].format(n=hits, all=len(cases)),
    )

    own = read("pesce-specchio", "en")
    mirror = page.get_by_role("region", name=own["mirror"])
    tried = read("pesce-specchio", "mirror")["en"]
    person.press(mirror.get_by_role("button", name=own["try.mirror.show"]))
    first, ada = tried["words"][0], tried["others"][0]
    assert first["word"] == ada["word"]
    expect(mirror).to_contain_text(
        own["try.mirror.match"].format(
            name=ada["name"], word=first["word"], before=57, after=first["white"]
        )
    )
