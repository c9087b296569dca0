"""With a compiled kernel or without, words are found; that there is none is said once."""

from __future__ import annotations

import ctypes
import logging
import subprocess
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

import hatch_build
from ludoteca.kernels import loading
from ludoteca.words.board import Board, words_on
from ludoteca.words.kernel import library
from tests.words.making import words_of

BOARD = Board.of_rows(["ROT"])


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """As in a process that has asked for no word yet."""
    library.loaded.cache_clear()
    yield monkeypatch
    library.loaded.cache_clear()


def found() -> list[int]:
    return words_on(BOARD, words_of(["ROT", "TOR"])).ids.tolist()


def test_without_the_library_its_twin_serves(
    fresh: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fresh.delenv(loading.VARIABLE, raising=False)
    fresh.setattr(library, "LIBRARY", tmp_path / "none.so")

    with caplog.at_level(logging.WARNING):
        assert found() == found() == [0, 1]

    assert library.loaded() is None
    assert len(caplog.records) == 1


def test_something_else_of_that_name_is_left_alone(
    fresh: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "_words.so").write_bytes(b"no library")
    fresh.setattr(library, "LIBRARY", tmp_path / "_words.so")

    assert library.loaded() is None


def test_one_of_another_version_is_left_alone(fresh: pytest.MonkeyPatch) -> None:
    fresh.setattr(library, "ABI", library.ABI + 1)

    assert library.loaded() is None
    assert found() == [0, 1]


def test_it_can_be_turned_off(fresh: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    fresh.setenv(loading.VARIABLE, loading.OFF)

    assert library.loaded() is None
    assert caplog.records == []


@pytest.mark.skipif(not library.loaded(), reason="there is no compiled kernel")
def test_structures_are_the_same_on_both_sides(tmp_path: Path) -> None:
    """Sizes as the C compiler sees them; tests of the searches see the rest."""
    compiler = hatch_build.compiler()
    assert compiler
    names = ("Words", "Filter", "Written")
    (tmp_path / "sizes.c").write_text(
        '#include "board.h"\n#include <stdio.h>\nint main(void) {'
        + "".join(f'printf("%zu\\n", sizeof({name}));' for name in names)
        + "return 0; }"
    )
    program = tmp_path / "sizes"
    folders = ["-I", str(library.LIBRARY.parent), "-I", str(hatch_build.SHARED)]
    source = [*folders, "-o", str(program), str(tmp_path / "sizes.c")]
    subprocess.run([*compiler, *source], check=True)
    sizes = subprocess.run([program], capture_output=True, text=True, check=True).stdout.split()

    ours = (library.CWords, library.CFilter, library.CWritten)
    assert list(map(int, sizes)) == [ctypes.sizeof(structure) for structure in ours]


def test_threads_do_not_get_into_each_others_way() -> None:
    words = [words_of(["ROT", "TOR"]), words_of(["OT", "TO", "TOR"])]
    expected = [[0, 1], [0, 1, 2]]
    wrong: list[list[int]] = []

    def ask(which: int) -> None:
        for _ in range(300):
            ids = sorted(words_on(BOARD, words[which]).ids)
            if ids != expected[which]:
                wrong.append(ids)

    threads = [Thread(target=ask, args=(number % 2,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert wrong == []
