"""The games of Polywords in browsers: each whole, against bots, by every kind of hand."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteca.games.polywords import POLYWORDS
from ludoteca.games.polywords.cards import deal
from ludoteca.games.polywords.pesce_specchio import PESCE_SPECCHIO
from ludoteca.games.polywords.player import known_answers
from ludoteca.games.polywords.sea import cell_name
from ludoteca.text import LANGUAGES
from ludoteca.words.lexicon import lexicon
from tests.e2e.complaints import axe_findings
from tests.e2e.conftest import Join
from tests.e2e.devices import PHONE, USUAL
from tests.e2e.hands import Finger, Hand, Keys
from tests.e2e.people import remembered
from tests.e2e.players import labels
from tests.e2e.server import Server
from tests.e2e.tables import make_table, player_of, sit_together, small
from tests.e2e.test_languages import left_over, said_by, words
from tests.e2e.test_screens import SETTLED
from tests.e2e.texts import Texts
from tests.games.polywords.browser import SeaPlayer

each_game = pytest.mark.parametrize("game", [game.name for game in POLYWORDS.games])
WIDTH = "document.documentElement.scrollWidth"
TOO_NARROW = (
    "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
)


def sit(join: Join, server: Server, game: str, way: str = "mouse", **more: Any) -> SeaPlayer:
    """At a table with as many bots as there must be, with options that make it quick."""
    page = join(**remembered(server.url), **(PHONE if way == "finger" else {}))
    hands: dict[str, Hand] = {"keys": Keys(page), "finger": Finger()}
    player = player_of(game, page, hand=hands.get(way))
    assert isinstance(player, SeaPlayer)
    bots = ("easy",) * (player.rules.seats[0] - 1)
    options = {"arbiter": "strict", **small(game), **more}
    page.goto(make_table(page, game, *bots, start=True, options=options))
    expect(player.board).to_be_visible()
    return player


@each_game
@pytest.mark.parametrize("way", ["mouse", "keys", "finger"])
def test_a_whole_game(join: Join, server: Server, game: str, way: str) -> None:
    player = sit(join, server, game, way)
    page = player.page
    player.play_on()
    assert sum(player.done.values())
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    # A game that has nothing to say of the computer's leaves no empty box.
    assert all(dialog.locator("section:visible").all_inner_texts())
    if way == "finger":
        assert page.evaluate(WIDTH) == PHONE["viewport"]["width"]


@each_game
def test_every_cell_says_what_it_is(join: Join, server: Server, game: str) -> None:
    player = sit(join, server, game)
    grid = player.board.get_by_role("grid")
    expect(grid).to_have_accessible_name(player.say(player.key(player.grid)))
    expect(grid.locator("[role=row] > [role=gridcell]")).to_have_count(64)
    expect(grid.locator("[role=gridcell][tabindex='0']")).to_have_count(1)
    cells = labels(player.cells_named("", ""))
    assert len(set(cells)) == 64
    assert any(player.say(player.own_cell) in cell for cell in cells)


@each_game
def test_a_live_table_is_for_everybody(join: Join, server: Server, game: str) -> None:
    """axe finds nothing, by day and by night, big and small; every language is whole."""
    player = sit(join, server, game, sand="off")
    page = player.page
    player.step()
    assert player.wait()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for size in (USUAL, PHONE):
            page.set_viewport_size(size["viewport"])
            page.evaluate(SETTLED)
            assert axe_findings(page) == [], (scheme, size)
    page.set_viewport_size(USUAL["viewport"])
    for old, new in pairwise((*LANGUAGES, LANGUAGES[0])):
        page.get_by_role("combobox", name=player.say("shell.language")).select_option(new)
        player.say = Texts(new)
        expect(page.locator("html")).to_have_attribute("lang", new)
        expect(player.turn).to_be_visible()
        assert player.board.locator(".card").evaluate_all(TOO_NARROW) == []
        # Cards and what was written are in the table's language, whoever reads.
        seen, said = str(player.view), said_by(page)
        cards = deal(player.view.options.language).categories
        printed = words(
            " ".join(
                [
                    *(f"{one.name} {one.counts}" for one in cards),
                    *player.eyes.words,
                    seen,
                    str(player.view),
                ]
            )
        )
        assert {one for one in left_over(said, old, new) if one not in printed} == set()


# What is the same in all of them is tried in one, where it all comes soon.

SPECCHIO = PESCE_SPECCHIO.name


def a_word(player: SeaPlayer) -> str:
    """An answer to both cards, of some six letters."""
    view = player.view
    words = lexicon(view.options.language, view.options.umlauts)
    letter = view.letters[-1]
    known = [one for one in known_answers(words, view.category.id) if one.word.startswith(letter)]
    return min(known, key=lambda one: abs(len(one.word) - 6)).text


def test_what_was_typed_and_drawn_outlives_a_reload(join: Join, server: Server) -> None:
    player = sit(join, server, SPECCHIO, sand="off")
    ghosts = player.board.locator(".ghost")
    word = a_word(player)
    player.entry.fill(word)
    expect(ghosts.nth(3)).to_be_visible()
    # A way of one's own, cell by cell.
    for drawn, cell in enumerate((27, 28), start=1):
        player.press(player.cell(cell))
        expect(ghosts).to_have_count(drawn)

    player.page.reload()

    expect(player.entry).to_have_value(word)
    expect(ghosts).to_have_count(2)
    # Taken back: the ways that were found are shown again, and one is written.
    player.entry.press("Escape")
    expect(ghosts.nth(3)).to_be_visible()
    player.entry.press("ArrowDown")
    player.entry.press("Enter")
    player.eyes.until(lambda view: player.spelt(word) in view.used[0])


def test_a_way_is_drawn_with_the_mouse(join: Join, server: Server) -> None:
    player = sit(join, server, SPECCHIO, sand="off")
    word, mouse = a_word(player), player.page.mouse
    player.entry.fill(word)
    expect(player.board.locator(".ghost").first).to_be_visible()
    cells = [27, 28, 29, 37, 36, 35, 43, 44, 45, 46, 38, 30]
    path = tuple(cells[: len(player.spelt(word))])
    for place, cell in enumerate(path):
        box = player.cell(cell).bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if not place:
            mouse.down()
    mouse.up()
    player.press(player.board.locator("form button[type=submit]"))
    # Told, for the others are so quick that it may be gone already.
    said = " ".join(map(cell_name, path))
    expect(player.story.get_by_text(said, exact=False).first).to_be_attached()


def test_what_cannot_be_written_is_refused_in_a_sentence(join: Join, server: Server) -> None:
    player = sit(join, server, SPECCHIO, sand="off")
    player.press(player.cell(27))
    said = player.text("polywords.page.word.first")
    expect(said.first).to_be_visible()
    letter = player.view.letters[-1]
    for text, code in ((f"{letter}4", "not-a-letter"), ("ZZZ" if letter != "Z" else "AAA", None)):
        player.entry.fill(text)
        player.entry.press("Enter")
        expect(player.entry).to_have_attribute("aria-invalid", "true")
        if code:
            assert player.page.get_by_text(player.say.like(f"error.{code}")).count()
    assert not player.view.writings
    # Nothing is lost by a tap.
    player.press(player.button("polywords.page.nothing"))
    player.press(player.button("polywords.page.nothing.back"))
    expect(player.entry).to_be_visible()


def test_a_reveal_says_what_happened_beside_its_own_cards(join: Join, server: Server) -> None:
    """SP-3: and what was pressed for the word before does not end it."""
    pages = [join(**remembered(server.url)) for _ in range(PESCE_SPECCHIO.seats[0])]
    options = {"language": "it", "arbiter": "strict", "sand": "off"}
    players = sit_together(pages, SPECCHIO, options=options)
    ada, ivo, eva = (player for player in players if isinstance(player, SeaPlayer))
    word, cards = a_word(ada), ada.view
    ada.type_word(word)
    expect(ada.text("table.state.done")).to_be_visible()
    # For her who looks on time stands still.
    clock = ada.page.clock
    clock.install()
    clock.pause_at(ada.page.evaluate("Date.now()") / 1000 + 1)
    ivo.type_word(word)
    eva.type_word(word)

    match = {"names": "Ada, Ivo and Eva", "word": ada.spelt(word)}
    told = ada.board.get_by_text(ada.say("pesce-specchio.page.match", **match))
    expect(told).to_be_visible()
    assert ada.view.turn == cards.turn + 1
    expect(ada.board.locator(".card").first).to_contain_text(cards.category.name)
    ada.page.keyboard.press("Shift")
    expect(told).to_be_visible()
    clock.run_for(500)
    ada.page.keyboard.press("Shift")
    expect(told).to_be_hidden()
    expect(ada.board.locator(".card").first).to_contain_text(ada.view.category.name)


def four(join: Join, server: Server) -> list[SeaPlayer]:
    """Friends at a table that judges its words by itself."""
    players = [player_of(SPECCHIO, join(**remembered(server.url)), seed=seat) for seat in range(4)]
    first, *rest = players
    options = {"language": "it", "sand": "off"}
    link = make_table(first.page, SPECCHIO, None, None, None, options=options)
    first.page.goto(link)
    expect(first.button("table.start")).to_be_visible()
    for player, name in zip(rest, ("Ivo", "Eva", "Leo"), strict=True):
        player.page.goto(link)
        player.sits_down(name)
    first.starts()
    return [player for player in players if isinstance(player, SeaPlayer)]


def test_a_contest_is_won_and_one_is_lost(join: Join, server: Server) -> None:
    """PW-X1 to PW-X3: one word is nonsense and falls, the other stands."""
    ada, ivo, eva, leo = players = four(join, server)
    word = a_word(ada)
    ada.type_word(word)
    ivo.type_word(f"{ada.view.letters[-1]}xqzw")
    for player in (eva, leo):
        player.does_write_nothing(None)
    expect(eva.board.locator("[data-doubt]")).to_have_count(2)

    # Eva doubts the nonsense: Ivo stands by it, and the others vote it down.
    eva.press(eva.board.locator("[data-doubt]").nth(1))
    ivo.board.get_by_role("textbox").fill("È un pesce raro.")
    ivo.press(ivo.button("polywords.page.defend"))
    expect(ada.board.get_by_text("È un pesce raro.")).to_be_visible()
    ada.press(ada.button("board.vote.no"))
    expect(eva.text("polywords.page.voted", n=1, of=2)).to_be_visible()
    leo.press(leo.button("board.vote.no"))
    by = "polywords.page.verdict.by"
    for player in players:
        said = player.say(f"{by}.vote", ayes=0, noes=2)
        expect(player.board.get_by_text(said)).to_be_visible()
    assert [ada.view.owed[seat] for seat in range(4)] == [0, 2, 2, 2]

    # Ivo doubts the word that is right: Ada says what the dictionary says, and they believe her.
    ivo.press(ivo.board.locator("[data-doubt]").first)
    evidence = ada.board.get_by_role("list", name=ada.say("polywords.page.defend.evidence"))
    ada.press(evidence.get_by_role("button").first)
    ada.press(ada.button("polywords.page.defend"))
    eva.press(eva.button("board.vote.yes"))
    leo.press(leo.button("board.vote.abstain"))
    said = ivo.say(f"{by}.vote", ayes=1, noes=0)
    expect(ivo.board.get_by_text(said)).to_be_visible()
    ivo.eyes.until(lambda view: sum(view.owed) > 6)
    assert [ivo.view.owed[seat] for seat in range(4)] == [0, 4, 2, 2]
