"""LETTER in browsers: whole games, and each thing that one can do in it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteca.core import Dice
from ludoteca.games.letter.layout import letters_lying, spots
from ludoteca.games.letter.letter.choices import EXCHANGE, LAY_BLANK
from ludoteca.games.letter.letter.game import LETTER
from ludoteca.games.letter.letter.model import Exchange, LayBlank
from ludoteca.games.letter.letter.turns import letters_of
from ludoteca.games.letter.shared_model import Place
from ludoteca.words.lexicon import lexicon
from tests.e2e.conftest import Join
from tests.e2e.devices import PHONE
from tests.e2e.hands import Finger, Hand, Keys
from tests.e2e.people import remembered
from tests.e2e.players import play_out
from tests.e2e.server import Server
from tests.e2e.tables import make_table
from tests.games.letter.letter.browser import LetterPlayer
from tests.games.letter.letter.eyes import Mind

USUAL: dict[str, Any] = {"first_player": 0, "board": 12}
DICE = Dice(bytes(32))


def known(server: Server) -> dict[str, Any]:
    """A browser that needs no coaching."""
    return remembered(server.url, coached=["letter"])


def sit(players: list[LetterPlayer], **options: str | int | bool) -> list[LetterPlayer]:
    """At one table, the first of them with the first turn."""
    first, *rest = players
    names = ("Ivo", "Eva", "Leo")
    link = make_table(first.page, "letter", *[None] * len(rest), options=USUAL | options)
    for player, name in zip(rest, names, strict=False):
        player.page.goto(link)
        player.sits_down(name)
    first.page.goto(link)
    first.starts()
    return players


def pair(
    join: Join, server: Server, turns: int = 2, **options: str | int | bool
) -> list[LetterPlayer]:
    players = [LetterPlayer(join(**known(server)), mind=Mind(seed), turns=turns) for seed in (1, 2)]
    return sit(players, **options)


def opened(players: list[LetterPlayer]) -> LetterPlayer:
    """Everybody has laid a first letter, and the first of them has a turn before them."""
    first = players[0]
    steps = max(player.story.count() for player in players)
    while True:
        for player in players:
            player.knows(steps)
        view = first.view
        if view.phase == "turn" and view.turn == 0 and not view.laid and len(view.opened) > 1:
            expect(first.turn).to_be_visible()
            return first
        acting = next(player for player in players if player.turn.is_visible())
        acting.step()
        steps = acting.story.count()


@pytest.mark.parametrize("way", ["mouse", "keys", "finger"])
def test_a_whole_game(join: Join, server: Server, way: str) -> None:
    page = join(**known(server), **(PHONE if way == "finger" else {}))
    hands: dict[str, Hand] = {"keys": Keys(page), "finger": Finger()}
    player = LetterPlayer(page, hands.get(way), mind=Mind(most_words=2), turns=2, knocks=1)
    other = LetterPlayer(join(**known(server)), mind=Mind(1, most_words=1), turns=2)

    assert play_out(sit([player, other]))

    assert player.done["place"] >= 1
    assert player.done["word"] >= 1
    expect(page.get_by_role("dialog")).to_contain_text("Ivo")
    if way == "finger":
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width == PHONE["viewport"]["width"]


def test_four_friends_in_two_languages(join: Join, server: Server) -> None:
    """Two read the page in English and two in Italian; they play with German words."""
    players = [
        LetterPlayer(
            join(**remembered(server.url, coached=["letter"], language=language)),
            language=language,
            mind=Mind(seat, most_words=1),
            turns=1,
            knocks=seat % 2,
        )
        for seat, language in enumerate(("en", "it", "en", "it"))
    ]
    assert play_out(sit(players, language="de"))

    assert len({player.story.count() for player in players}) == 1
    written = players[0].view.written
    assert written
    for player in players:
        sheets = player.page.locator("#table-bank")
        for writing in written:
            expect(sheets.get_by_role("button", name=writing.word).first).to_be_attached()


def test_a_tile_is_dragged_and_taken_back(join: Join, server: Server) -> None:
    player = pair(join, server)[0]
    page = player.page
    move = player.mind.turn(player.view)
    assert isinstance(move, Place)
    player.rack(move.tile).hover()
    page.mouse.down()
    player.field(player.held_at(move)).hover()
    page.mouse.up()
    drafted = player.board.locator(f"[data-tile='{move.tile}']")
    expect(drafted).to_be_visible()
    expect(player.rack(move.tile)).to_have_count(0)

    # What is not sent outlives a reload, and is taken back without a word.
    page.reload()
    expect(drafted).to_be_visible()
    player.press(player.button("letter.page.undo"))
    expect(drafted).to_have_count(0)
    expect(player.rack(move.tile)).to_be_visible()
    assert not player.view.lying


def test_a_tile_that_does_not_fit_is_refused_where_it_was_tried(join: Join, server: Server) -> None:
    player = opened(pair(join, server, board=18))
    tile = player.view.hands[0][0]
    taken = {lying.cell for lying in player.view.lying}
    far = next(
        cell
        for cell in (3 * 256 + 3, 3 * 256 + 14, 14 * 256 + 3, 14 * 256 + 14)
        if all(abs(cell % 256 - c % 256) + abs(cell // 256 - c // 256) > 8 for c in taken)
    )
    player.press(player.rack(tile))
    player.press(player.field(far))
    expect(player.board.get_by_text(player.say("error.touches-no-letter")).first).to_be_visible()
    assert not player.view.laid


def test_words_are_traced_typed_and_refused(join: Join, server: Server) -> None:
    players = pair(join, server)
    player, other = opened(players), players[1]
    move = player.mind.turn(player.view)
    assert isinstance(move, Place)
    player.put(move)

    # Nothing is laid for a word that seems not to be there, unless it is meant twice.
    player.entry.fill("xylophone")
    expect(player.board.get_by_text(player.say("letter.page.word.unreadable"))).to_be_visible()
    player.entry.press("Enter")
    doubt = player.say("letter.page.word.doubt", word="xylophone")
    expect(player.board.get_by_text(doubt)).to_be_visible()
    assert not player.view.laid

    # Laying it, tracing its word, and writing it down.
    player.press(player.button("letter.page.lay"))
    expect(player.button("letter.page.end")).to_be_visible()
    found = player.mind.words(player.view)[0]
    player.trace(found.path)
    expect(player.entry).to_have_value(found.text.upper())
    player.press(player.writing)
    claims = player.board.get_by_role("list", name=player.say("letter.page.claims"))
    expect(claims).to_contain_text(found.text.upper())

    # Once more: it says whose it is.
    player.entry.fill(found.text)
    yours = player.say("letter.page.refused.yours", word=found.text.upper())
    expect(player.board.get_by_text(yours)).to_be_visible()

    player.entry.fill("")
    player.end()
    sheet = player.page.locator("#table-bank").get_by_role("button", name=found.text.upper())
    expect(sheet.first).to_be_visible()

    # Whoever knocks for it is told who has it.
    expect(other.turn).to_be_visible()
    other.knock()
    expect(other.button("letter.page.end.knock")).to_be_visible()
    other.entry.fill(found.text)
    hers = other.say("letter.page.refused.theirs", word=found.text.upper(), name="Ada")
    expect(other.board.get_by_text(hers)).to_be_visible()


def test_ending_without_a_word_is_asked_about_and_costs_a_letter(
    join: Join, server: Server
) -> None:
    host, guest = pair(join, server)
    opened([host, guest])
    tile, cell = _touching(host)
    host.lay(Place(tile, cell))
    expect(host.button("letter.page.end")).to_be_visible()
    host.press(host.button("letter.page.end"))
    host.press(host.button("letter.page.loose.end"))
    expect(host.text("letter.page.give.must")).to_be_visible()
    host.give(tile)
    free = guest.board.get_by_role("group", name=guest.say("letter.page.free"))
    expect(free.get_by_role("button")).to_have_count(1)


def _touching(player: LetterPlayer) -> tuple[int, int]:
    """A place for a letter, whether it makes a word or not."""
    state = LETTER.imagine(player.view, DICE)
    return next(
        (tile, cell)
        for tile in letters_of(state.hands[state.seat])
        for cell, _ in spots(state.layout, tile, letters_lying(state.layout))
    )


def test_a_game_with_a_knock_and_a_blank_that_is_laid_and_exchanged(
    join: Join, server: Server
) -> None:
    # The other one writes a word now and then, or the game would be over.
    players = pair(join, server, turns=4)
    player, other = opened(players), players[1]
    told = player.story.count()
    player.give_instead(player.view.hands[0][0])
    player.knows(told + 1)
    free = player.board.get_by_role("group", name=player.say("letter.page.free"))
    expect(free.get_by_role("button")).not_to_have_count(0)
    opened(players)

    blank = player.view.hands[0][-1]
    move = LETTER.suggest(LETTER.imagine(player.view, DICE), 0, LAY_BLANK, DICE)
    assert isinstance(move, LayBlank)
    told = player.story.count()
    player.lay(move)
    player.knows(told + 1)
    expect(player.rack(blank)).to_have_count(0)
    expect(player.board.locator(f"[data-tile='{blank}']")).to_be_visible()

    # A letter on it takes its place, and the blank comes back into the hand.
    opened(players)
    exchange = LETTER.suggest(LETTER.imagine(player.view, DICE), 0, EXCHANGE, DICE)
    assert isinstance(exchange, Exchange)
    player.put(exchange)
    expect(player.board.locator(f"[data-tile='{exchange.blank}']")).to_have_count(0)
    player.press(player.button("letter.page.lay"))
    expect(player.rack(exchange.blank)).to_be_visible()

    while not other.turn.is_visible():
        if player.turn.is_visible():
            player.step()
    other.knock()
    expect(other.button("letter.page.end.knock")).to_be_visible()
    expect(player.heard).to_contain_text(player.say("letter.event.knocked", seat="Ivo"))

    assert play_out(players)
    assert player.story.count() == other.story.count()


def test_somebody_against_five_bots_to_the_end(join: Join, server: Server) -> None:
    page = join(**known(server))
    player = LetterPlayer(page, mind=Mind(most_words=1), turns=1000)
    page.goto(make_table(page, "letter", *["easy"] * 5, start=True, options={"board": 15}))

    player.play_on()

    assert player.done["place"] >= 3
    assert player.done["word"] >= 1
    expect(page.get_by_role("dialog")).to_contain_text("Ada")


def test_a_tile_is_turned(join: Join, server: Server) -> None:
    player = pair(join, server, turning=True)[0]
    tiles = player.view.tiles
    longish = next(t for t in player.view.hands[0] if tiles.widths[t] != tiles.heights[t])
    player.lay(Place(longish, 5 * 256 + 5, turned=True))
    expect(player.board.locator(f"[data-tile='{longish}']")).to_be_visible()
    expect(player.button("letter.page.end")).to_be_visible()
    (lying,) = player.view.lying
    assert (lying.tile, lying.turned) == (longish, True)


def test_letters_are_picked_by_size(join: Join, server: Server) -> None:
    player = pair(join, server, letters="picked")[0]
    expect(player.turn).to_be_visible()
    player.step()
    expect(player.board.locator("[data-rack]")).to_have_count(1)


def _writes_nonsense(host: LetterPlayer) -> str:
    """What no dictionary has."""
    place, word = _nonsense(host)
    host.lay(place)
    expect(host.button("letter.page.end")).to_be_visible()
    host.entry.fill(word)
    host.press(host.writing)
    return word


def test_where_the_dictionary_decides_it_refuses_what_it_does_not_have(
    join: Join, server: Server
) -> None:
    player = opened(pair(join, server, arbiter="strict"))
    word = _writes_nonsense(player)
    refused = player.board.get_by_text(player.say("error.not-in-dictionary", word=word))
    expect(refused).to_be_visible()
    assert not player.view.claims


@pytest.mark.parametrize("abstains", [False, True])
def test_the_table_votes_on_a_word_that_no_dictionary_has(
    join: Join, server: Server, abstains: bool
) -> None:
    """LE-W1: where nobody says yes or no, the dictionary has decided."""
    host, guest = pair(join, server)
    opened([host, guest])
    word = _writes_nonsense(host)
    claims = host.board.get_by_role("list", name=host.say("letter.page.claims"))
    expect(claims).to_contain_text(host.say("letter.page.asked"))
    host.end()
    expect(guest.board.get_by_role("group", name=word, exact=True)).to_be_visible()
    if abstains:
        guest.press(guest.button("board.vote.abstain"))
        expect(host.board.get_by_text(host.say("letter.page.give.must"))).to_be_visible()
        return
    guest.vote(yes=True)
    sheet = guest.page.locator("#table-bank").get_by_role("button", name=word, exact=True)
    expect(sheet).to_be_visible()


def _nonsense(player: LetterPlayer) -> tuple[Place, str]:
    """A place for a letter beside another with which it spells nothing."""
    state = LETTER.imagine(player.view, DICE)
    layout, words = state.layout, lexicon(state.options.language)
    letters = layout.tiles.letters
    return next(
        (Place(tile, cell), letters[tile] + letters[other])
        for tile in letters_of(state.hands[state.seat])
        for other in letters_lying(layout)
        if letters[tile] + letters[other] not in words
        for cell, _ in spots(layout, tile, (other,))
    )
