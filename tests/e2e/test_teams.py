"""Two teams at a table, a browser for each member: what stays in a team, and what all are shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from ludoteca.games.polywords.manta import MANTA
from ludoteca.games.polywords.manta.model import AssignCard
from tests.e2e.conftest import Join
from tests.e2e.people import remembered
from tests.e2e.server import Server
from tests.e2e.tables import make_table, player_of
from tests.games.polywords.manta.browser import MantaPlayer

NAMES = ("Ada", "Ivo", "Eva", "Leo")
"""Ada and Eva against Ivo and Leo."""
NONSENSE = "zxqvkzxqv"


class Listener:
    """Every byte that a page is sent."""

    def __init__(self, page: Page) -> None:
        self._heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard.append(str(frame)))

    def has(self, text: str) -> bool:
        return text.lower() in "".join(self._heard).lower()


class Friends:
    def __init__(self, join: Join, server: Server) -> None:
        pages = [join(**remembered(server.url)) for _ in NAMES]
        self.hears = [Listener(page) for page in pages]
        found = [player_of("manta", page, seed=seat) for seat, page in enumerate(pages)]
        self.players = [player for player in found if isinstance(player, MantaPlayer)]
        options = {"language": "it", "sand": "off", "arbiter": "trusting"}
        link = make_table(pages[0], "manta", None, None, None, options=options)
        first, *rest = self.players
        first.page.goto(link)
        expect(first.button("table.start")).to_be_visible()
        for player, name in zip(rest, NAMES[1:], strict=True):
            player.page.goto(link)
            player.sits_down(name)
        first.starts()

    def who_heard(self, text: str) -> list[str]:
        return [name for name, one in zip(NAMES, self.hears, strict=True) if one.has(text)]

    def play(self, until_phase: str = "") -> None:
        """Whoever may do something does it, until all see this phase, or the end."""
        while not all(player.result.is_visible() for player in self.players):
            for player in self.players:
                if until_phase and all(one.view.phase == until_phase for one in self.players):
                    return
                if player.view.seat in player.eyes.actors and player.view.phase != until_phase:
                    player.step()


@pytest.fixture
def friends(join: Join, server: Server) -> Friends:
    return Friends(join, server)


def talk_of(player: MantaPlayer) -> Locator:
    return player.page.get_by_role("region", name=player.say("table.chat"), exact=True)


def say_to_team(player: MantaPlayer, text: str) -> None:
    talk = talk_of(player)
    talk.get_by_role("radio", name=player.say("table.chat.team")).check()
    talk.get_by_role("textbox").fill(text)
    talk.get_by_role("textbox").press("Enter")


def test_what_a_team_says_and_proposes_stays_in_it(friends: Friends) -> None:
    """MA-2, MA-3: talk, cards and proposals are in no byte that the rivals are sent."""
    ada, ivo, eva, _ = friends.players
    say_to_team(ada, "rane e rospi")
    for player in (ada, eva):
        expect(talk_of(player).get_by_text("rane e rospi")).to_be_visible()
    assert friends.who_heard("rane e rospi") == ["Ada", "Eva"]

    length = ada.view.lengths[0]
    ada.do("assign-card", AssignCard(0, length))
    for player in (ada, eva):
        player.eyes.until(lambda view: length in view.laid[0])
    assert [player.view.laid[0][0] for player in friends.players] == [length, 0, length, 0]
    assert [len(player.view.hands[0]) for player in friends.players] == [3, 0, 3, 0]

    friends.play("write")
    assert MANTA.teams(4) == ((0, 2), (1, 3))
    word = NONSENSE[:length]
    eva.type_word(word)
    for player in (ada, eva):
        expect(player.board.locator("[data-proposal]")).to_have_count(1)
    assert friends.who_heard(word) == ["Ada", "Eva"]
    assert ivo.board.locator("[data-proposal]").count() == 0

    # Ada has the pen: she takes it up, and then everybody sees it.
    ada.press(ada.board.locator("[data-proposal] button").first)
    ada.page.keyboard.press("Enter")
    for player in friends.players:
        player.eyes.until(lambda view: word.upper() in view.used[0])
    assert friends.who_heard(word) == list(NAMES)


def test_teams_stand_together_at_the_end(friends: Friends) -> None:
    friends.play()
    for player in friends.players:
        places = player.page.get_by_role("dialog").get_by_role("list").first
        rows = places.locator("> li")
        expect(rows).to_have_count(2)
        told = rows.all_inner_texts()
        assert sorted([name for name in NAMES if name in row] for row in told) == [
            ["Ada", "Eva"],
            ["Ivo", "Leo"],
        ]
