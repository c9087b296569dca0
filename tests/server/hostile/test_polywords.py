"""Polywords in bad hands: forged paths, foreign letters, endless texts, votes of the accused."""

from __future__ import annotations

from typing import Any

from tests.server.hostile.test_letter import ODD, nothing_changes
from tests.server.room import Room
from tests.server.table.test_polywords import (
    NOTHING,
    PASS,
    WAY,
    canary,
    four,
    in_specchio,
    phase,
    to_the_contest,
)

LONG = "a" * 10_000
TEXTS = ("", " ", "\x00", LONG, "<b>a</b>", "a2", "a&b", "a+b", "'; --", "\u202eab", "日本", "a\nb")


@in_specchio
async def test_words_that_are_none_are_refused(room: Room) -> None:
    _, (anna, *_) = await four(room)
    good = canary(anna)
    letter = good["text"][0]
    wrong: list[Any] = [good | {"text": text} for text in TEXTS]
    wrong += [good | {"text": letter + text} for text in TEXTS[2:-1]]
    wrong += [good | {"text": odd} for odd in ODD]
    await nothing_changes(anna, wrong)


@in_specchio
async def test_paths_that_are_none_are_refused(room: Room) -> None:
    _, (anna, berta, *_) = await four(room)
    good = canary(anna)
    paths: list[Any] = [[], WAY[:-1], [*WAY, 55], WAY[::2] * 2, [WAY[0]] * 7, [WAY[0], WAY[1]] * 4]
    paths += [WAY * 500, list(range(7)), [2**70] * 7, ["x"] * 7, [-1, *WAY[1:]], [64, *WAY[1:]]]
    paths += [[27, 36, *WAY[2:]], [28, 29, 30, 31, 32, 33, 34]]  # a corner, around the edge
    wrong: list[Any] = [good | {"path": way} for way in (*paths, *ODD)]
    wrong += [good | {"seat": 1}, good | {"crew": 1}]
    await nothing_changes(anna, wrong)
    await anna.done("play", move=good)
    await nothing_changes(anna, [good, NOTHING])
    await berta.done("play", move=NOTHING)
    await nothing_changes(berta, [canary(berta)])


@in_specchio
async def test_what_a_client_says_of_the_dictionary_is_not_believed(room: Room) -> None:
    _, (anna, *_) = await four(room, arbiter="strict")
    category = anna.match["view"]["category"]["id"]
    forged = canary(anna) | {"verdict": "known", "known_in": [category], "reason": ""}
    await nothing_changes(anna, [forged, forged | {"word": "ATENE"}, forged | {"reason": "x"}])


@in_specchio
async def test_only_who_is_concerned_doubts_defends_and_votes(room: Room) -> None:
    _, (anna, berta, carla, dora, watcher) = await four(room)
    await to_the_contest(anna, berta, carla, dora)
    doubts: list[Any] = [{"type": "contest", "of": odd} for odd in (*ODD[:7], 1, 2)]
    await nothing_changes(berta, doubts)
    await nothing_changes(anna, [{"type": "contest", "of": 0}, {"type": "give-in"}])
    await nothing_changes(watcher, [PASS, {"type": "contest", "of": 0}])
    await berta.done("play", move={"type": "contest", "of": 0})
    say: dict[str, Any] = {"type": "defend", "text": "It sings."}
    await nothing_changes(berta, [say, {"type": "give-in"}, PASS])
    await nothing_changes(anna, [say | {"text": text} for text in ("", "  ", LONG, *ODD[:9])])
    await anna.done("play", move=say)
    assert phase(anna) == "vote"
    yes: dict[str, Any] = {"type": "vote", "answer": "yes"}
    for concerned in (anna, berta, watcher):
        await nothing_changes(concerned, [yes])
    await nothing_changes(carla, [yes | {"answer": odd} for odd in ODD])
    await carla.done("play", move=yes)
    await nothing_changes(carla, [yes, yes | {"answer": "no"}])


@in_specchio
async def test_bottles_go_into_white_cells_of_ones_own(room: Room) -> None:
    _, (anna, berta, carla, dora, _) = await four(room, arbiter="trusting")
    await anna.done("play", move=canary(anna))
    for client in (berta, carla, dora):
        await client.done("play", move=NOTHING)
    assert phase(berta) == "bottles"
    bottle: dict[str, Any] = {"type": "place-bottle", "cell": 0}
    await nothing_changes(anna, [bottle])
    await nothing_changes(berta, [bottle | {"cell": cell} for cell in (-1, 64, *ODD[2:])])
    await berta.done("play", move=bottle)
    await nothing_changes(berta, [bottle])
