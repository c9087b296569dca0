"""With a compiled kernel or without, covers are found."""

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
from ludoteca.kit.covers.kernel import in_c, library
from ludoteca.kit.covers.search import count, first, search
from ludoteca.kit.covers.task import task
from tests.kit.covers.making import FIFTEEN, rectangle


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """As in a process that has asked for no cover yet."""
    library.loaded.cache_clear()
    yield monkeypatch
    library.loaded.cache_clear()


def test_without_the_library_its_twin_serves(
    fresh: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fresh.delenv(loading.VARIABLE, raising=False)
    fresh.setattr(library, "LIBRARY", tmp_path / "none.so")

    with caplog.at_level(logging.WARNING):
        assert first(task(rectangle(2, 1), FIFTEEN)) == first(task(rectangle(2, 1), FIFTEEN))

    assert library.loaded() is None
    assert len(caplog.records) == 1


def test_one_of_another_version_is_left_alone(fresh: pytest.MonkeyPatch) -> None:
    fresh.setattr(library, "ABI", library.ABI + 1)

    assert library.loaded() is None
    assert count(task(rectangle(2, 1), FIFTEEN)).count == 1


def test_it_can_be_turned_off(fresh: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    fresh.setenv(loading.VARIABLE, loading.OFF)

    assert library.loaded() is None
    assert caplog.records == []


@pytest.mark.skipif(not library.loaded(), reason="there is no compiled kernel")
def test_structures_are_the_same_on_both_sides(tmp_path: Path) -> None:
    """Where each part of them lies, as the C compiler sees it."""
    compiler = hatch_build.compiler()
    assert compiler
    names = [field[0] for field in library.CTask._fields_]
    (tmp_path / "places.c").write_text(
        '#include "covers.h"\n#include <stddef.h>\n#include <stdio.h>\nint main(void) {'
        + "".join(f'printf("%zu\\n", offsetof(Task, {name}));' for name in names)
        + 'printf("%zu\\n", sizeof(Task)); return 0; }'
    )
    program = tmp_path / "places"
    folders = ["-I", str(library.LIBRARY.parent), "-I", str(hatch_build.SHARED)]
    source = [*folders, "-o", str(program), str(tmp_path / "places.c")]
    subprocess.run([*compiler, *source], check=True)
    places = subprocess.run([program], capture_output=True, text=True, check=True).stdout.split()

    ours = [getattr(library.CTask, name).offset for name in names]
    assert list(map(int, places)) == [*ours, ctypes.sizeof(library.CTask)]


@pytest.mark.skipif(not library.loaded(), reason="there is no compiled kernel")
def test_no_memory_is_an_error_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_c, "_depth", lambda _: 1 << 31)

    with pytest.raises(MemoryError):
        count(task(rectangle(8, 8), FIFTEEN))


def test_threads_do_not_get_into_each_others_way() -> None:
    asked = [task(rectangle(4, 4), FIFTEEN), task(rectangle(3, 5), FIFTEEN)]
    expected = [search(one, most=300) for one in asked]
    wrong: list[int] = []

    def ask(which: int) -> None:
        answers = [search(asked[which], most=300) for _ in range(30)]
        wrong.extend(which for answer in answers if answer != expected[which])

    threads = [Thread(target=ask, args=(number % 2,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert wrong == []
