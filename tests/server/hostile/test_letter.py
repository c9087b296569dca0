"""LETTER in bad hands: forged words, huge paths, floods of claims and of knocks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from ludoteca.core.codec import state_digest
from ludoteca.games.letter.layout import everywhere, spots
from ludoteca.games.letter.letter.game import Letter
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.wordfile import BadWordFileError
from tests.server.http.site import ME, OPEN, Line, Site
from tests.server.http.site import story as site_story
from tests.server.room import Client, Room
from tests.server.room import story as room_story
from tests.server.table.test_letter import END, GAME, lay, phase, state, three, to_a_vote

ODD: tuple[Any, ...] = (-1, 71, 72, 2**31, 2**64, -(10**30), 1.5, None, True, "x", [], {}, [2**70])
OUTSIDE = (-1, 255, -257, 24 * 256, 1 << 20, 2**63)
"""No field of the board."""


async def nothing_changes(client: Client, moves: list[Any]) -> None:
    ledger = client.table.ledger
    before = state_digest(ledger.playing()), ledger.seq
    for move in moves:
        await client.refused("play", move=move)
    assert (state_digest(ledger.playing()), ledger.seq) == before


def in_letter(tale: Any, tmp_path: Path) -> None:
    room_story(tale)(tmp_path, games=(GAME,))


def test_placements_that_are_none_are_refused(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, anna, berta, _ = await three(room)
        await lay(anna)
        await anna.done("play", move=END)
        own, others = state(berta).hands[1][0], state(berta).hands[0][0]
        where = {"type": "place", "tile": own, "cell": 0}
        lying = state(berta).layout.lying
        wrong = [where | {field: odd} for field in ("tile", "cell", "turned") for odd in ODD[3:]]
        wrong += [where | {"cell": cell} for cell in OUTSIDE]
        wrong += [where | {"tile": tile} for tile in (-1, 72, others, *lying)]
        wrong += [where | {"seat": 0}, {"type": "lay-blank", "tile": own, "cell": 0}]
        wrong += [{"type": "give-free", "tile": tile} for tile in (own, others, *ODD)]
        wrong += [{"type": "exchange", "blank": 66, "tile": own, "cell": 0}]
        wrong += [{"type": "pick", "width": 1, "height": 1}, {"type": "knock"}, {"type": "pass"}]
        await nothing_changes(berta, wrong)
        await nothing_changes(anna, [where, {"type": "agree-to-end"}, END])

    in_letter(tale, tmp_path)


def test_words_that_are_none_are_refused(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, anna, berta, _ = await three(room)
        await lay(anna)
        await anna.done("play", move=END)
        await lay(berta)
        tiles = list(state(berta).layout.lying)
        texts = ["", " ", "\x00", "a" * 200, "a" * 10_000, "<b>ab</b>", "'; --", "\u202eab", "日本"]
        wrong: list[Any] = [{"type": "claim", "text": text} for text in texts]
        wrong += [{"type": "claim", "text": odd} for odd in ODD if odd != "x"]
        wrong += [{"type": "claim", "text": "zzz", "path": tiles * many} for many in (1, 500)]
        wrong += [{"type": "claim", "text": "zz", "path": path} for path in ([2**70], ["x"], 7)]
        # What only the server may say is no help.
        wrong += [{"type": "claim", "text": "zz", "word": "ZZ", "verdict": "known", "reason": ""}]
        await nothing_changes(berta, wrong)

    in_letter(tale, tmp_path)


def test_what_a_client_says_of_the_dictionary_is_not_believed(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, anna, berta, _ = await three(room, arbiter="strict")
        await lay(anna)
        await anna.done("play", move=END)
        word = await lay(berta)
        forged = {"type": "claim", "text": word, "word": word, "verdict": "known"}
        assert await berta.refused("play", move=forged) == "not-in-dictionary"
        other = forged | {"word": "HAUS", "reason": ""}
        assert await berta.refused("play", move=other) == "not-in-dictionary"

    in_letter(tale, tmp_path)


def test_votes_that_are_none_are_refused(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, anna, berta, _ = await three(room)
        await to_a_vote(anna, berta)
        votes: tuple[Any, ...] = ([], [True, True], [True] * 5000, [1], ["yes"], True, None)
        await nothing_changes(anna, [{"type": "vote", "yes": yes} for yes in votes])
        await nothing_changes(berta, [{"type": "vote", "yes": [True]}])
        await anna.done("play", move={"type": "vote", "yes": [True]})
        await nothing_changes(anna, [{"type": "vote", "yes": [True]}])
        assert phase(anna) == "vote"

    in_letter(tale, tmp_path)


def test_a_dictionary_that_is_not_there_stops_nothing_but_words(tmp_path: Path) -> None:
    def gone(language: str, umlauts: str) -> Lexicon:
        raise BadWordFileError("no-word-file", file=f"{language}-{umlauts}")

    async def tale(room: Room) -> None:
        _, anna, berta, _ = await three(room)
        await lay(anna)
        await anna.done("play", move=END)
        await lay(berta)
        claim = {"type": "claim", "text": "ab"}
        assert await berta.refused("play", move=claim) == "no-word-file"
        await nothing_changes(berta, [claim])
        await berta.done("play", move=END)
        assert phase(anna) == "window"

    room_story(tale)(tmp_path, games=(Letter(gone),))


async def at_a_table(site: Site, people: int) -> list[Line]:
    """People at a table of LETTER on real sockets, when the first window has opened."""
    host = await site.browser()
    table = await host.make(
        game="letter", seats=[ME] + [OPEN] * (people - 1), start=False, options={"first_player": 0}
    )
    lines = [await host.enter(table)]
    for number in range(1, people):
        lines.append(await (await site.browser()).enter(table))
        await lines[-1].done("sit", name=f"P{number}")
    await lines[0].done("start")
    ledger = site.services.lobby.tables[table].ledger
    for seat, line in enumerate(lines[:2]):
        layout, tile = ledger.playing().state.layout, ledger.playing().state.hands[seat][0]
        cell, _ = (spots(layout, tile, layout.lying) or everywhere(layout, tile))[0]
        await line.done("play", move={"type": "place", "tile": tile, "cell": cell})
        await line.done("play", move=END)
    for line in lines:
        await line.done("ping")
    assert lines[0].match["view"]["phase"] == "window"
    return lines


@site_story()
async def test_who_knocks_a_hundred_times_has_knocked_once(site: Site) -> None:
    first, _, third = await at_a_table(site, 3)
    answers = await asyncio.gather(
        *(line.tell("play", move={"type": "knock"}) for line in (first, third))
    )
    assert {answer["type"] for answer in answers} == {"done"}
    for _ in range(100):
        assert (await third.tell("play", move={"type": "knock"}))["type"] == "refused"
    await third.done("ping")
    view = third.match["view"]
    assert (view["phase"], view["turn"] in {0, 2}) == ("knock", True)


@site_story(commands_burst=40, commands_per_second=1, flood_strikes=50, goodbye_seconds=0.05)
async def test_a_flood_of_claims_is_cut_and_the_others_go_on(site: Site) -> None:
    lines = await at_a_table(site, 3)
    first, _, third = lines
    for _ in range(200):
        await third.say("play", move={"type": "claim", "text": "zebra"})
    heard = await third.hear_out()
    assert heard[-1] == {"type": "bye", "code": "flood"}
    codes = {message["code"] for message in heard if message["type"] == "refused"}
    assert codes == {"not-now", "too-fast"}
    await site.pass_time(11)
    await first.done("ping")
    assert first.match["view"]["phase"] == "turn"
