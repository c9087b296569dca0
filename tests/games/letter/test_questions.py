"""What a player may ask before a move: answered as the rules would decide."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.core import IllegalMove
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.layout import Lying, layout_of
from ludoteca.games.letter.letter.model import Exchange, LayBlank, LetterOptions
from ludoteca.games.letter.pieces import TileSet
from ludoteca.games.letter.questions import (
    MOST_PATHS,
    NOBODY,
    Laying,
    Readings,
    ReadingsFound,
    SpotFound,
    Spots,
    SpotsFound,
    spots_found,
)
from ludoteca.games.letter.reading import Writing
from ludoteca.games.letter.shared_model import Place
from ludoteca.kit.grid import at
from tests.games.letter.tables import LETTER, WORDS, Alone, Table

TRUSTING = LetterOptions(language="de", arbiter="trusting")


def readings(table: Table, text: str, *also: Lying, seat: int = 0) -> ReadingsFound:
    view = table.game.view(table.state, seat)
    found = table.game.answer(view, Readings(text, also))
    assert isinstance(found, ReadingsFound)
    return found


def where(table: Table, sign: str, seat: int = 0) -> tuple[SpotFound, ...]:
    found = table.game.answer(table.game.view(table.state, seat), Spots(table.signs.tile[sign]))
    assert isinstance(found, SpotsFound)
    return found.spots


def test_a_word_is_told_with_its_paths_and_points() -> None:
    """LE-T2, LE-T3, LE-E2"""
    table = Table("ROT", "T", "").place("T")
    found = readings(table, "Rot")

    path = tuple(table.signs.tile[sign] for sign in "ROT")
    assert found == ReadingsFound("ROT", 3, "", NOBODY, 1, (path,))
    assert readings(table, "Trab").refused == "not-readable"


def test_the_first_path_is_the_one_that_a_claim_gets() -> None:
    """LE-T3, LE-T4: over as many as it can of the letters just laid."""
    table = Table(".R. TOt .r.", "", "", free="rt", options=TRUSTING).place("rt")
    found = readings(table, "tor")
    table.claim("tor")

    assert found.paths[0] == table.state.claims[0].path
    assert (found.new, len(found.paths)) == (4, 4)


def crowd() -> Table:
    """32 ways to read E-I-N through one I, along one of which it has been written; and another EIN
    apart.
    """
    tiles = TileSet(
        "I" + "E" * 8 + "N" * 4 + "EIN" + "Z" * 50 + " " * 6, (3,) + (1,) * 71, (3,) + (1,) * 71
    )
    around = [(x, y) for x in (3, 4, 5) for y in (2, 6)] + [
        (x, y) for x in (2, 6) for y in (3, 4, 5)
    ]
    lying = [Lying(0, at(3, 5), False)]
    lying += [Lying(tile, at(*field), False) for tile, field in enumerate(around, start=1)]
    lying += [Lying(tile, at(x, 10), False) for tile, x in ((13, 3), (14, 4), (15, 5))]
    table = Table(
        "ROT", "", "", knocking=True, phase="knock", written=(Writing(1, "EIN", (1, 0, 9)),)
    )
    table.state = replace(table.state, layout=layout_of(tiles, 18, False, lying))
    return table


def test_a_fresh_path_is_found_among_however_many_that_are_not() -> None:
    """LE-T3: as a claim finds it."""
    found = readings(crowd(), "ein")

    assert (found.refused, found.new, len(found.paths)) == ("", 1, MOST_PATHS)
    assert found.paths[0] == (13, 14, 15)
    table = crowd()
    table.play(0, Claim("ein"))
    assert table.state.claims[0].path == (13, 14, 15)


def test_what_has_been_written_is_told_with_its_writer() -> None:
    """LE-T3"""
    path = tuple(Table("ROT", "", "").signs.tile[sign] for sign in "ROT")
    found = readings(Table("ROT", "", "", written=(Writing(1, "ROT", path),)), "rot")

    assert (found.refused, found.seat, found.new, found.paths) == ("not-new", 1, 0, (path,))


@pytest.mark.parametrize(
    ("text", "code"), [("", "no-letters"), ("r0t", "not-a-letter"), ("r", "word-too-short")]
)
def test_what_is_no_word_is_refused_as_the_rules_refuse_it(text: str, code: str) -> None:
    """LE-T2, CO-1"""
    table = Table("ROT", "T", "").place("T")

    assert readings(table, text) == ReadingsFound("", 0, code, NOBODY, 0, ())
    assert table.refused(text) == code


def test_tiles_that_are_not_laid_yet_may_be_read_too() -> None:
    """As if they lay there; nonsense is refused as laying it would be."""
    table = Table("ROT", "T", "")
    tile, cell = table.signs.tile["T"], table.spots["T"][0]

    assert readings(table, "rot").refused == "not-readable"
    assert readings(table, "rot", Lying(tile, cell, False)).new == 1
    with pytest.raises(IllegalMove, match="on-a-tile"):
        readings(table, "rot", Lying(tile, table.spots["R"][0], False))
    with pytest.raises(IllegalMove, match="not-in-hand"):
        readings(table, "rot", Lying(table.signs.tile["R"], cell, False))


def is_legal(table: Table, move: Any) -> bool:
    try:
        table.game.apply(table.state, 0, move, None)  # type: ignore[arg-type] # rolls nothing
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize("turning", [False, True])
@pytest.mark.parametrize("first", [False, True])
def test_spots_are_where_a_tile_may_be_laid_or_exchanged(turning: bool, first: bool) -> None:
    """LE-C2, LE-F1, LE-T1, LE-T5, LE-T6: exactly those that the rules accept."""
    options = LetterOptions(language="de", board=12, turning=turning)
    opened = (1,) if first else (0, 1)
    table = Table("RO11.AA 2....AA", "AD2", "", options=options, opened=opened)
    every = [(at(x, y), turned) for turned in (False, True) for x in range(12) for y in range(12)]
    for sign in "A" if first else "A2":
        tile = table.signs.tile[sign]
        lay = Place if sign == "A" else LayBlank
        wanted = {
            SpotFound(cell, turned, -1)
            for cell, turned in every
            if is_legal(table, lay(tile, cell, turned))
        }
        blank = table.signs.tile["1"]
        wanted |= {
            SpotFound(cell, turned, blank)
            for cell, turned in every
            if is_legal(table, Exchange(blank, tile, cell, turned))
        }
        assert set(where(table, sign)) == wanted


def test_alone_the_first_letter_lies_anywhere() -> None:
    """LE-Z3"""
    table = Alone("ROT", "ROT", board=12)
    assert len(where(table, "R")) == 144
    table.place("R")

    assert {spot.cell for spot in where(table, "O")} == {
        table.spots["R"][0] + step for step in (1, 256, -256, -1)
    } - {table.spots["R"][0] - 1, table.spots["R"][0] - 256}
    assert WORDS.laying(WORDS.view(table.state, 0)) == Laying(False, False)


def test_only_players_ask() -> None:
    table = Table("ROT", "T", "")

    with pytest.raises(IllegalMove, match="no-such-question"):
        LETTER.answer(LETTER.view(table.state, None), Readings("rot"))
    with pytest.raises(IllegalMove, match="not-in-hand"):
        spots_found(LETTER.view(table.state, 0), Spots(table.signs.tile["R"]), Laying(False, False))


def test_the_claim_that_was_told_to_be_possible_is() -> None:
    """LE-T3: and one that was not is refused with the same code."""
    table = Table("ROTA .B..", "A", "", options=TRUSTING).place("A")
    for text in ("rot", "tor", "ob", "or", "ot", "ta", "bo"):
        found = readings(table, text)
        assert found.refused == ""
        assert table.claim(text).state.claims[-1].path == found.paths[0]
    for text in ("rot", "aba", "aa"):
        assert readings(table, text).refused == table.refused(text)
