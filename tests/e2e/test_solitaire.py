"""LETTER alone in a browser: to the end, with the computer's best beside it, and looked back at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from ludoteca.games.letter.layout import Layout, contacts, laid, layout_of, shape_of, spots
from ludoteca.games.letter.shared_model import Place
from ludoteca.kit.grid import at
from tests.e2e.conftest import Join
from tests.e2e.devices import PHONE
from tests.e2e.hands import Finger, Hand, Keys
from tests.e2e.people import Person, remembered
from tests.e2e.server import Server
from tests.games.letter.solitaire import LongPlayer, SolitairePlayer


def played(
    page: Page, hand: Hand | None = None, kind: type[SolitairePlayer] = SolitairePlayer
) -> SolitairePlayer:
    """With so many letters that there are vowels among them, whatever the dice say."""
    player = kind(page, hand)
    player.sit(language="en", board=12, letters=24)
    player.play_on()
    return player


@pytest.mark.parametrize(
    ("way", "kind"),
    [
        ("mouse", SolitairePlayer),
        ("keys", SolitairePlayer),
        ("finger", SolitairePlayer),
        ("keys", LongPlayer),
    ],
)
def test_a_solitaire(join: Join, server: Server, way: str, kind: type[SolitairePlayer]) -> None:
    """LE-Z1, LE-Z2: steps with letters and words, then the score and what the computer found."""
    page = join(**remembered(server.url), **(PHONE if way == "finger" else {}))
    hands: dict[str, Hand] = {"keys": Keys(page), "finger": Finger()}

    player = played(page, hands.get(way), kind)

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


def test_a_word_that_can_be_read_in_several_ways(join: Join, server: Server) -> None:
    player = SolitairePlayer(join(**remembered(server.url)))
    player.sit(language="en", board=18, letters=30)
    word = ""
    for move in _twins(player):
        word += player.view.tiles.letters[move.tile]
        told = player.story.count()
        player.lay(move)
        player.knows(told + 1)
    player.entry.fill(word[:2])
    ways = player.board.get_by_role("group", name=player.say("board.ways"))
    expect(ways).to_contain_text(player.say("board.ways.at", n=1, of=2))
    player.press(player.button("board.ways.next"))
    expect(ways).to_contain_text(player.say("board.ways.at", n=2, of=2))
    player.entry.press("ArrowDown")
    expect(ways).to_contain_text(player.say("board.ways.at", n=1, of=2))


def _twins(player: SolitairePlayer) -> Iterator[Place]:
    """Two tiles with the same letter, and another one that touches both."""
    view = player.view
    letters = view.tiles.letters
    one = next(
        tile for tile in view.hand if sum(letters[t] == letters[tile] for t in view.hand) > 1
    )
    other = next(t for t in view.hand if t != one and letters[t] == letters[one])
    middle = next(tile for tile in view.hand if letters[tile] != letters[one])
    yield Place(one, at(8, 8))
    for tile, beside in ((middle, one), (other, middle)):
        view = player.view
        layout = layout_of(view.tiles, view.options.board, view.options.turning, view.lying)
        alone = [
            spot
            for spot in spots(layout, tile, (beside,))
            if contacts(laid_at(layout, tile, spot))[tile] == [beside]
        ]
        yield Place(tile, *alone[0])


def laid_at(layout: Layout, tile: int, spot: tuple[int, bool]) -> Layout:
    return laid(layout, tile, *spot, shape_of(layout, tile, spot[1]))


def test_every_language_has_its_challenge_of_the_day(join: Join, server: Server) -> None:
    """LE-Z3: other letters and another leaderboard, on which one finds oneself."""
    page = join(**remembered(server.url, name="Ottavia"))
    player = LongPlayer(page, writes=1)
    title = player.say("game.letter-long")
    card = page.get_by_role("article").filter(has_text=title)
    dealt = []
    for language in ("it", "de"):
        page.goto("/")
        card.get_by_role("combobox").select_option(language)
        player.press(card.get_by_role("button", name=player.say("shelf.daily.try")))
        expect(player.turn).to_be_visible()
        assert player.view.options.language == language
        dealt.append(player.view.hand)
        player.done.clear()
        player.play_on()
        points = page.request.get("/api/daily").json()
        mine = next(
            one for one in points if (one["game"], one["variant"]) == ("letter-long", language)
        )
        assert mine["yours"] > 0
        player.press(player.link("table.end.leaders"))
        rows = page.get_by_role("row").filter(has_text="Ottavia")
        expect(rows).to_have_count(1)
        expect(rows).to_contain_text(str(mine["yours"]))
    assert dealt[0] != dealt[1]


def radio(person: Person, language: str, game: str = "letter-words") -> Locator:
    group = person.page.get_by_role("group", name=person.say(f"{game}.option.language"))
    return group.get_by_role(
        "radio", name=person.say(f"{game}.option.language.value.{language}"), exact=True
    )
