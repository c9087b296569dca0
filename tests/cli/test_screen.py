"""What reaches the screen, whatever the screen can show."""

from __future__ import annotations

import pytest

from ludoteca.cli.plain import SIGNS, can_encode, plain
from ludoteca.cli.screen import strips
from ludoteca.text import LANGUAGES, catalogue


def test_a_picture_too_wide_is_cut_into_strips() -> None:
    picture = "abcdef\n12\nABCDE"
    assert strips(picture, 6) == [picture]
    assert strips(picture, 4) == ["abcd\n12\nABCD", "ef\n\nE"]
    assert strips("", 4) == []


TILES = "─│└┌┐┘├┤┬┴┼"


def test_every_tile_keeps_a_sign_of_its_own() -> None:
    assert len({plain(tile) for tile in TILES}) == len(TILES)
    assert all(plain(tile).isascii() for tile in SIGNS)


def test_letters_keep_their_shape() -> None:
    assert plain("è già così, Größe, cœur, l\u2019Île…") == "e gia cosi, Groesse, coeur, l'Ile..."
    assert plain("漢") == "?"


@pytest.mark.parametrize(
    ("encoding", "draws"),
    [("utf-8", True), ("cp437", True), ("latin-1", False), ("ascii", False), (None, False)],
)
def test_whether_tiles_can_be_drawn(encoding: str | None, draws: bool) -> None:
    assert can_encode(TILES, encoding) == draws
    assert not can_encode(TILES, "no such encoding")
    assert can_encode("plain", encoding)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_loses_a_letter_in_plain_signs(language: str) -> None:
    for key, entry in catalogue(language).items():
        for sentence in [entry] if isinstance(entry, str) else entry.values():
            assert plain(sentence).count("?") == sentence.count("?"), key
