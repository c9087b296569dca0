"""After the game: the replay, the analysis, the challenge of the day and its leaderboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.complaints import Complaints
from tests.e2e.conftest import Join
from tests.e2e.people import FOR_SEVERAL, Person, remembered
from tests.e2e.players import play_out
from tests.e2e.server import Server
from tests.e2e.tables import make_table, play_alone, player_of, sit_together
from tests.games.labirinto_e_medusa.myths import MYTHS


def scrubber(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.say("replay.scrubber"))


def shows(person: Person, step: int, last: int) -> None:
    """The replay stands at a step, and everything in it says so."""
    expect(scrubber(person)).to_have_value(str(step))
    count = person.say("replay.count", step=step, last=last)
    expect(person.page.get_by_text(count, exact=True)).to_be_visible()


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_replay_step_by_step(join: Join, server: Server, game: str) -> None:
    pages = [join(**remembered(server.url)) for _ in range(2)]
    players = sit_together(pages, game)
    assert play_out(players)
    host = players[0]
    told = host.told()
    page = host.page

    host.press(host.result)
    expect(scrubber(host)).to_have_value("0")
    last = int(scrubber(host).get_attribute("max") or 0)
    shows(host, 0, last)

    host.press(host.button("replay.forward"))
    shows(host, 1, last)
    page.keyboard.press("ArrowRight")
    shows(host, 2, last)
    page.keyboard.press("End")
    shows(host, last, last)
    page.keyboard.press("Home")
    shows(host, 0, last)
    scrubber(host).fill("3")
    shows(host, 3, last)
    # The story of the replay is the story of the game; the moment that is shown is marked.
    beside = page.get_by_role("complementary", name=host.say("replay.beside"))
    moments = beside.get_by_role("tabpanel").get_by_role("button")
    assert moments.all_inner_texts() == told
    expect(beside.locator("[aria-current=step]")).to_have_count(1)
    host.press(moments.last)
    shows(host, last, last)

    # It plays by itself, and pauses.
    page.keyboard.press("Home")
    host.press(host.button("replay.play"))
    expect(host.button("replay.pause")).to_be_visible()
    shows(host, 1, last)
    host.press(host.button("replay.pause"))
    expect(host.button("replay.play")).to_be_visible()

    # On a tablet the line is still long enough to drag along.
    page.set_viewport_size({"width": 768, "height": 1024})
    line = scrubber(host).bounding_box()
    assert line is not None
    assert line["width"] > 300


def test_a_replay_as_seen_by_others_and_a_link_to_a_moment(join: Join, server: Server) -> None:
    pages = [join(**remembered(server.url)) for _ in range(2)]
    players = sit_together(pages, "labirinto")
    assert play_out(players)
    host = players[0]
    host.press(host.result)
    eyes = host.page.get_by_role("combobox", name=host.say("replay.seen-by"))
    expect(eyes).to_have_value("0")
    scrubber(host).fill("4")
    eyes.select_option(label="Ivo")
    expect(host.page).to_have_url(re.compile(r"\?as=1#step=4$"))
    last = int(scrubber(host).get_attribute("max") or 0)

    host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.press(host.button("replay.copy"))
    expect(host.heard).to_contain_text(host.say("replay.copied"))
    link: str = host.page.evaluate("navigator.clipboard.readText()")
    assert link == host.page.url

    # A stranger opens the link, and sees that very moment.
    stranger = Person(join(link))
    shows(stranger, 4, last)
    eyes = stranger.page.get_by_role("combobox", name=stranger.say("replay.seen-by"))
    expect(eyes).to_have_value("1")
    eyes.select_option(label=stranger.say("replay.public"))
    shows(stranger, 4, last)
    expect(stranger.page).to_have_url(re.compile(r"\?as=public#step=4$"))


@pytest.mark.parametrize("game", MYTHS)
def test_the_analysis_tells_odds_and_what_a_bot_prefers(
    join: Join, server: Server, game: str
) -> None:
    page = join(**remembered(server.url))
    player = play_alone(page, game)
    table = page.url.rpartition("/")[2]

    player.press(player.link("table.end.analysis"))

    summary = page.get_by_text(player.say.like("replay.analysis.summary.you"))
    expect(summary).to_be_visible()
    turns = page.request.get(f"/api/replays/{table}/analysis?seat=0").json()["turns"]
    differing = [turn for turn in turns if not turn["agrees"]]
    # To challenge with empty hands is never what a bot prefers.
    assert differing
    last = differing[-1]
    scrubber(player).fill(str(last["step"] - 1))
    expect(page.get_by_text(player.say(f"{game}.move.challenge"), exact=True)).to_be_visible()
    expect(page.get_by_text(player.say.like("replay.analysis.chance.you"))).to_be_visible()
    prefers = page.get_by_text(player.say.like("replay.analysis.prefers"))
    expect(prefers).to_be_visible()
    expect(page.get_by_role("definition")).to_have_count(2)

    player.press(page.get_by_text(player.say("replay.analysis.table"), exact=True))
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + len(turns))
    player.press(rows.nth(1).get_by_role("button"))
    expect(scrubber(player)).to_have_value(str(turns[0]["step"] - 1))


def points_today(page: Page, game: str) -> int:
    """Whether the monster was beaten is chance: no points, no place on the list."""
    found = page.request.get("/api/daily").json()
    return next(int(one["yours"]) for one in found if one["game"] == game)


@pytest.mark.parametrize("game", MYTHS)
def test_the_challenge_of_the_day_leads_to_the_leaderboard(
    join: Join, server: Server, game: str
) -> None:
    name = f"Ottavia {game}"
    page = join("/", **remembered(server.url, name=name))
    player = player_of(game, page, explores=2)
    title = player.say(f"game.{game}")
    card = page.get_by_role("article").filter(has_text=title)
    player.press(card.get_by_role("button", name=player.say("shelf.daily.try")))
    player.play_on()

    # Once a day: no rematch, but the others' results.
    expect(player.button("table.end.rematch")).to_have_count(0)
    player.press(player.link("table.end.leaders"))
    expect(page.get_by_role("radio", name=player.say("leaderboard.today"))).to_be_checked()
    if points_today(page, game):
        row = page.get_by_role("row").filter(has_text=name)
        expect(row).to_contain_text(player.say("leaderboard.you"))
        player.press(row.get_by_role("link"))
        expect(scrubber(player)).to_be_visible()
    else:
        expect(player.text("leaderboard.empty.today")).to_be_visible()

    page.goto("/")
    expect(card).to_contain_text(player.say.like("shelf.daily.yours"))


def test_a_game_that_goes_on_cannot_be_looked_at(
    join: Join, server: Server, complaints: Complaints
) -> None:
    complaints.forgive("409.*/api/replays/")
    page = join(**remembered(server.url))
    going = make_table(page, "labirinto", start=True)
    page.goto(going.replace("/t/", "/replay/"))
    expect(Person(page).text("error.game-goes-on")).to_be_visible()
