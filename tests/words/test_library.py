"""With a compiled kernel or without, words are found; that there is none is said once."""

from __future__ import annotations

import ctypes
import logging
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import hatch_build
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
    fresh.delenv(library.VARIABLE, raising=False)
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
    fresh.setenv(library.VARIABLE, library.OFF)

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
    source = ["-I", str(hatch_build.KERNEL), "-o", str(program), str(tmp_path / "sizes.c")]
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


class TestBuilding:
    """The kernel is compiled during an install, when something has changed, or done without."""

    @pytest.fixture(autouse=True)
    def kernel(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        for source in (*hatch_build.KERNEL.glob("*.c"), *hatch_build.KERNEL.glob("*.h")):
            shutil.copy(source, tmp_path)
        monkeypatch.setattr(hatch_build, "KERNEL", tmp_path)
        monkeypatch.setattr(hatch_build, "LIBRARY", tmp_path / "_words.so")
        monkeypatch.setattr(hatch_build, "LIBRARY_STAMP", tmp_path / "_words.stamp")
        return tmp_path

    @pytest.fixture
    def compiled(self, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
        """Stands in for a compiler, and tells what it was asked for."""
        commands: list[list[str]] = []

        def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
            commands.append(command)
            Path(command[command.index("-o") + 1]).write_text("compiled")
            return subprocess.CompletedProcess(command, 0, "", "")

        monkeypatch.setattr(subprocess, "run", run)
        monkeypatch.setattr(hatch_build, "compiler", lambda: ["cc"])
        return commands

    @pytest.mark.skipif(not hatch_build.compiler(), reason="there is no compiler")
    def test_what_is_compiled_can_be_loaded(self, kernel: Path) -> None:
        assert hatch_build.build_kernel()

        assert ctypes.CDLL(str(kernel / "_words.so")).words_abi() == library.ABI

    def test_an_unchanged_one_is_not_compiled_again(
        self, kernel: Path, compiled: list[list[str]]
    ) -> None:
        assert hatch_build.build_kernel()
        assert hatch_build.build_kernel()
        assert len(compiled) == 1

        (kernel / "board.h").write_text("changed")
        assert hatch_build.build_kernel()
        assert len(compiled) == 2

    def test_without_a_compiler_it_is_done_without(
        self, kernel: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (kernel / "_words.so").write_text("of older sources")
        monkeypatch.setattr(hatch_build, "compiler", lambda: None)

        assert not hatch_build.build_kernel()
        assert not (kernel / "_words.so").exists()
        assert "in Python" in capsys.readouterr().err

    def test_sources_that_do_not_compile_stop_nobody(
        self, kernel: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        failed = subprocess.CompletedProcess([], 1, "", "error: …")
        monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
        monkeypatch.setattr(hatch_build, "compiler", lambda: ["cc"])

        assert not hatch_build.build_kernel()
        assert not (kernel / "_words.so").exists()

    def test_the_compiler_is_the_one_asked_for_the_systems_or_a_wheels(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("CC", "ccache clang")
        assert hatch_build.compiler() == ["ccache", "clang"]

        monkeypatch.delenv("CC")
        monkeypatch.setattr(shutil, "which", {"gcc": "/bin/gcc"}.get)
        assert hatch_build.compiler() == ["/bin/gcc"]

        monkeypatch.setattr(shutil, "which", lambda _: None)
        monkeypatch.setattr("importlib.util.find_spec", lambda _: object())
        assert hatch_build.compiler() == [sys.executable, "-m", "ziglang", "cc"]

        monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
        assert hatch_build.compiler() is None
        assert hatch_build.main(["compiler"]) == 1

    @pytest.mark.parametrize(("built", "keys"), [(True, {"tag", "pure_python"}), (False, set())])
    def test_a_wheel_with_it_is_for_one_sort_of_machine(
        self, monkeypatch: pytest.MonkeyPatch, built: bool, keys: set[str]
    ) -> None:
        monkeypatch.setattr(hatch_build, "build", lambda: None)
        monkeypatch.setattr(hatch_build, "build_kernel", lambda: built)
        said: dict[str, Any] = {}

        self.hook().initialize("standard", said)

        assert said.keys() == keys
        assert said.get("tag", "py3-none-").startswith("py3-none-")

    @pytest.mark.parametrize(("command", "needed"), [(["cc"], 0), (None, 1)])
    def test_a_compiler_is_fetched_only_where_there_is_none(
        self, monkeypatch: pytest.MonkeyPatch, command: list[str] | None, needed: int
    ) -> None:
        monkeypatch.setattr(hatch_build, "compiler", lambda: command)
        assert len(self.hook().dependencies()) == needed

    def hook(self) -> hatch_build.BuildHook:
        metadata: Any = None  # it does not look at it
        return hatch_build.BuildHook("", {}, None, metadata, "", "wheel")
