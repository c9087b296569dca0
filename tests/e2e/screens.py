"""Every screen there is, and the way to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.e2e.devices import USUAL
from tests.e2e.people import Person, remembered
from tests.e2e.players import play_out
from tests.e2e.tables import make_table, play_alone, sit_alone, sit_together, small
from tests.games.labirinto_e_medusa.labirinto.browser import LabirintoPlayer
from tests.games.labirinto_e_medusa.medusa.browser import MedusaPlayer
from tests.games.labirinto_e_medusa.myths import MYTHS
from tests.games.letter.letter.browser import LetterPlayer
from tests.games.letter.solitaire import SolitairePlayer

BOX = "labirinto-e-medusa"
SOLITAIRE = "letter-words"


@dataclass
class House:
    """Somebody's tables: one that waits, and a finished game of each kind."""

    waiting: str
    finished: dict[str, str]


def furnish(page: Page) -> House:
    waiting = make_table(page, "labirinto", None, "easy")
    finished = {}
    for game in MYTHS:
        player = play_alone(page, game)
        finished[game] = player.page.url.replace("/t/", "/replay/")
    finished["letter"] = letter_between_friends(page).replace("/t/", "/replay/")
    solitaire(page)
    finished[SOLITAIRE] = page.url.replace("/t/", "/replay/")
    return House(waiting, finished)


def letter_between_friends(page: Page) -> str:
    """A short game; the address of its table."""
    assert page.context.browser is not None
    at = page.request.get("/").url.rstrip("/")
    other = page.context.browser.new_context(base_url=at, **USUAL, **remembered(at))
    assert play_out(sit_together([page, other.new_page()], "letter"))
    other.close()
    return page.url


def solitaire(page: Page) -> Locator:
    """Begun and given up at once: the computer shows what could have been done."""
    player = SolitairePlayer(page)
    player.sit(language="de")
    player.step()
    player.finish()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog.get_by_text(player.say.like("lookback.computer"))


def sit_with_bots(page: Page) -> LetterPlayer:
    """Before the first letter; the bots wait."""
    player = LetterPlayer(page)
    options = small("letter") | {"first_player": 0, "language": "en"}
    page.goto(make_table(page, "letter", *["easy"] * 3, start=True, options=options))
    expect(player.turn).to_be_visible()
    return player


Way = Callable[[Page, House], Locator]


def at(path: str) -> Way:
    """A page that is all there once its title is."""

    def go(page: Page, _: House) -> Locator:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        return page.get_by_role("heading", level=1)

    return go


def waiting_room(page: Page, house: House) -> Locator:
    page.goto(house.waiting)
    return page.get_by_role("img", name=Person(page).say("table.invite.qr"))


def choosing(game: str) -> Way:
    def go(page: Page, _: House) -> Locator:
        player = sit_alone(page, game)
        player.step()
        return player.exploring

    return go


def aiming(page: Page, _: House) -> Locator:
    player = sit_alone(page, "labirinto")
    assert isinstance(player, LabirintoPlayer)
    player.step()
    player.step()
    player.aim(player.best_spot())
    return player.button("labirinto.page.place")


def laying(page: Page, _: House) -> Locator:
    player = sit_alone(page, "medusa")
    assert isinstance(player, MedusaPlayer)
    player.step()
    player.step()
    player.lay(player.best_spot())
    return player.button("medusa.page.place")


def choosing_a_letter(page: Page, _: House) -> Locator:
    return sit_with_bots(page).board.locator("[data-rack]").first


def naming(page: Page, _: House) -> Locator:
    """A letter is laid, and a word is typed that cannot be read."""
    player = sit_with_bots(page)
    player.step()
    player.entry.fill("xylophone")
    return player.text("letter.page.word.unreadable")


def daring(game: str) -> Way:
    """The challenge is fought, and not yet put away."""

    def go(page: Page, _: House) -> Locator:
        player = sit_alone(page, game)
        player.step()
        player.challenge()
        return player.duel

    return go


def ending(game: str) -> Way:
    def go(page: Page, _: House) -> Locator:
        return play_alone(page, game).result

    return go


def with_coach(page: Page, _: House) -> Locator:
    sit_alone(page, "medusa")
    return Person(page).button("table.coach.skip")


def with_rules(page: Page, _: House) -> Locator:
    person = sit_alone(page, "medusa")
    person.press(person.button("table.rules"))
    return page.get_by_role("dialog").get_by_role("heading", level=2).first


def leaving(page: Page, house: House) -> Locator:
    """By the button in the bar, or where there is no room for it, in the settings."""
    person = sit_alone(page, "labirinto")
    settings = person.button("table.settings")
    if settings.is_visible():
        person.press(settings)
    person.press(person.button("table.leave"))
    return person.button("table.leave.stay")


def replay(game: str) -> Way:
    def go(page: Page, house: House) -> Locator:
        page.goto(f"{house.finished[game]}#step=2")
        return page.get_by_role("slider")

    return go


def analysis(game: str) -> Way:
    def go(page: Page, house: House) -> Locator:
        page.goto(f"{house.finished[game]}?analysis#step=1")
        say = Person(page).say
        return page.get_by_text(say.like("replay.analysis.summary.you"))

    return go


def letters_looked_back_at(page: Page, house: House) -> Locator:
    page.goto(f"{house.finished['letter']}?analysis#step=4")
    return page.get_by_text(Person(page).say.like("lookback.turn-of"))


def end_of_solitaire(page: Page, _: House) -> Locator:
    return solitaire(page)


def look_back(page: Page, house: House) -> Locator:
    """What lay open, and what the computer made of the same letters."""
    page.goto(f"{house.finished[SOLITAIRE]}?analysis")
    return Person(page).button("lookback.computer.board")


def computers_board(page: Page, house: House) -> Locator:
    person = Person(page)
    person.press(look_back(page, house))
    return page.get_by_role("dialog").get_by_role("heading", level=2)


SCREENS: dict[str, Way] = {
    "shelf": at("/"),
    "box": at(f"/box/{BOX}"),
    "box, letter": at("/box/letter"),
    "box to come": at("/box/polywords"),
    "set-up": at("/new/medusa?with=friends"),
    "set-up, letter": at("/new/letter"),
    "set-up, alone": at("/new/letter-long"),
    "waiting room, host": waiting_room,
    "waiting room, guest": waiting_room,
    "table, choosing, labirinto": choosing("labirinto"),
    "table, choosing, medusa": choosing("medusa"),
    "table, aiming": aiming,
    "table, laying": laying,
    "table, choosing, letter": choosing_a_letter,
    "table, naming, letter": naming,
    "table, coached": with_coach,
    "table, rules": with_rules,
    "table, leaving": leaving,
    "challenge, labirinto": daring("labirinto"),
    "challenge, medusa": daring("medusa"),
    "end, labirinto": ending("labirinto"),
    "end, medusa": ending("medusa"),
    "replay, labirinto": replay("labirinto"),
    "replay, medusa": replay("medusa"),
    "replay, letter": replay("letter"),
    "analysis, labirinto": analysis("labirinto"),
    "analysis, medusa": analysis("medusa"),
    "analysis, letter": letters_looked_back_at,
    "end, solitaire": end_of_solitaire,
    "analysis, solitaire": look_back,
    "analysis, board of the computer": computers_board,
    "how to play": at("/rules"),
    "how to play labirinto": at("/rules/labirinto"),
    "how to play medusa": at("/rules/medusa"),
    "how to play letter": at("/rules/letter"),
    "how to play letter alone": at("/rules/letter-words"),
    "how to play polywords": at("/rules/pesce-specchio"),
    "words": at("/words"),
    "words, a category": at("/words/fiore"),
    "profile": at("/me"),
    "leaderboards": at("/leaders/medusa"),
    "leaderboards, by letters": at("/leaders/letter-words"),
    "not found": at("/nowhere"),
    "no such table": at("/t/nothing"),
}
# What somebody sees who was never here before.
NEW_HERE = ("waiting room, guest", "table, coached")


def show(name: str, page: Page, house: House) -> None:
    expect(SCREENS[name](page, house)).to_be_visible()
