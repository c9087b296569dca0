"""What people write is shown to others: it must not deceive, hide or deface."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.api_types import NewTable
from ludoteca.server.clean_text import BadName, clean_text
from tests.server.room import ME, OPEN, Room, run, story

OVERRIDES = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Anna  ", "Anna"),
        ("An\u0000na", "An na"),
        ("An\u202ena", "An na"),
        ("Anna\n<b>", "Anna <b>"),
        ("An\u200dna", "An na"),
        ("An\u200bna", "An na"),
        ("\ufeffAnna", "Anna"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("\u0645\u0647\u200c\u06cc", "\u0645\u0647\u200c\u06cc"),
        ("क्\u200dष", "क्\u200dष"),
        ("עברית", "עברית"),
        ("a" + "\u0336" * 20, "a" + "\u0336" * 3),
        ("Anna\u200d", "Anna"),
    ],
)
def test_names_as_they_are_shown(written: str, shown: str) -> None:
    assert clean_text(written, 24) == shown


@pytest.mark.parametrize(
    "written",
    ["", " ", "\u200b\u200d", OVERRIDES, "\u3164", "\u2800\u2800", "\u0301\u0301", "\U000e0041"],
)
def test_a_name_that_shows_nothing_is_refused(written: str) -> None:
    with pytest.raises(BadName):
        clean_text(written, 24)


@given(st.text(max_size=24))
def test_whatever_is_written_one_short_line_is_shown(written: str) -> None:
    try:
        shown = clean_text(written, 24)
    except BadName:
        return
    assert 0 < len(shown) <= 24
    assert shown == shown.strip()
    assert not set(OVERRIDES) & set(shown)
    hidden = {c for c in shown if unicodedata.category(c)[0] == "C"}
    assert hidden <= {"\u200c", "\u200d"}
    assert clean_text(shown, 24) == shown


def test_letters_that_grow_when_they_are_put_in_order_do_not_make_a_name_longer() -> None:
    assert len(clean_text("\ufb2c" * 24, 24)) <= 24


@story
async def test_a_seat_and_a_chat_show_the_cleaned_text(room: Room) -> None:
    table = await room.make("anna")
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    assert await berta.refused("sit", name="\u3164") == "bad-name"
    await berta.done("sit", name="\u202eatreB")
    assert anna.info["seats"][1]["name"] == "atreB"
    assert await berta.refused("say", text="\u200b") == "bad-name"
    await berta.done("say", text="gnp.\u202eexe")
    assert anna.last("chatted")["chat"]["text"] == "gnp. exe"


@pytest.mark.parametrize(
    ("wanted", "shown"),
    [
        (("Ada", "Ada", "Ada"), ["Ada", "Ada 2", "Ada 3"]),
        (("Ada", "ADA", "A\uff44a"), ["Ada", "ADA 2", "A\uff44a 3"]),
        (("Ada 2", "Ada", "Ada"), ["Ada 2", "Ada", "Ada 3"]),
        (("x" * 24, "x" * 24, "y"), ["x" * 24, "x" * 22 + " 2", "y"]),
        (("Straße", "STRASSE", "Strasse 2"), ["Straße", "STRASSE 2", "Strasse 2 2"]),
    ],
)
def test_nobody_at_a_table_has_anothers_name(
    wanted: tuple[str, ...], shown: list[str], tmp_path: Path
) -> None:
    async def tale() -> None:
        room = Room(tmp_path / "store.sqlite")
        await room.open()
        made = NewTable(game="labirinto", name=wanted[0], seats=(ME, OPEN, OPEN))
        table = (await room.lobby.make("g0", made)).id
        host = await room.enter("g0", table)
        for number, name in enumerate(wanted[1:], start=1):
            await (await room.enter(f"g{number}", table)).done("sit", name=name)
        assert [seat["name"] for seat in host.info["seats"]] == shown
        await room.close()

    run(tale())


@story
async def test_a_name_is_free_again_when_its_player_stands_up(room: Room) -> None:
    table = await room.make("anna", ME, OPEN, OPEN)
    berta, carla = await room.enter("berta", table), await room.enter("carla", table)
    await berta.done("sit", name="Ada")
    await berta.done("stand")
    await carla.done("sit", name="Ada")
    await berta.done("sit", name="Ada")
    names = [seat["name"] for seat in berta.info["seats"]]
    assert names == ["Anna", "Ada", "Ada 2"]
