"""Kernels are compiled during an install, where something has changed, or done without."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import LIBRARIES, SHARED


@pytest.fixture(autouse=True)
def libraries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Where the kernels would be, with copies of their sources beside them."""
    copied: list[Path] = []
    for folder in (SHARED, *(library.parent for library in LIBRARIES)):
        copy = tmp_path / folder.relative_to(hatch_build.PACKAGE)
        copy.mkdir(parents=True)
        for source in (*folder.glob("*.c"), *folder.glob("*.h")):
            shutil.copy(source, copy)
        copied.append(copy)
    found = [copy / library.name for copy, library in zip(copied[1:], LIBRARIES, strict=True)]
    monkeypatch.setattr(hatch_build, "SHARED", copied[0])
    monkeypatch.setattr(hatch_build, "LIBRARIES", tuple(found))
    return found


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Stands in for a compiler, and tells what it was to make."""
    made: list[Path] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        aside = Path(command[command.index("-o") + 1])
        aside.write_text("compiled")
        made.append(aside.with_suffix(".so"))
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(hatch_build, "compiler", lambda: ["cc"])
    return made


@pytest.mark.skipif(not hatch_build.compiler(), reason="there is no compiler")
def test_what_is_compiled_can_be_loaded(libraries: list[Path]) -> None:
    assert hatch_build.build_kernels()

    for library in libraries:
        version = getattr(ctypes.CDLL(str(library)), f"{library.stem.removeprefix('_')}_abi")
        assert version() > 0


def test_an_unchanged_one_is_not_compiled_again(
    libraries: list[Path], compiled: list[Path]
) -> None:
    assert hatch_build.build_kernels()
    assert compiled == libraries

    assert hatch_build.build_kernels()
    assert compiled == libraries


def test_only_what_has_changed_is_compiled_again(
    libraries: list[Path], compiled: list[Path]
) -> None:
    hatch_build.build_kernels()
    compiled.clear()

    next(libraries[0].parent.glob("*.h")).write_text("changed")
    assert hatch_build.build_kernels()
    assert compiled == libraries[:1]


def test_what_all_share_is_part_of_each(libraries: list[Path], compiled: list[Path]) -> None:
    hatch_build.build_kernels()
    compiled.clear()

    (hatch_build.SHARED / "kernel.h").write_text("changed")
    assert hatch_build.build_kernels()
    assert compiled == libraries


def test_without_a_compiler_they_are_done_without(
    libraries: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    libraries[0].write_text("of older sources")
    monkeypatch.setattr(hatch_build, "compiler", lambda: None)

    assert not hatch_build.build_kernels()
    assert not libraries[0].exists()
    assert "in Python" in capsys.readouterr().err


def test_without_a_compiler_what_is_there_is_used(
    libraries: list[Path],
    compiled: list[Path],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    hatch_build.build_kernels()
    monkeypatch.setattr(hatch_build, "compiler", lambda: None)

    assert hatch_build.build_kernels()
    assert all(library.exists() for library in libraries)
    assert capsys.readouterr().err == ""


def test_sources_that_do_not_compile_stop_nobody(
    libraries: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = subprocess.CompletedProcess([], 1, "", "error: …")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    monkeypatch.setattr(hatch_build, "compiler", lambda: ["cc"])

    assert not hatch_build.build_kernels()
    assert not any(library.exists() for library in libraries)


def test_the_compiler_is_the_one_asked_for_the_systems_or_a_wheels(
    monkeypatch: pytest.MonkeyPatch,
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
def test_a_wheel_with_kernels_is_for_one_sort_of_machine(
    monkeypatch: pytest.MonkeyPatch, built: bool, keys: set[str]
) -> None:
    monkeypatch.setattr(hatch_build, "build", lambda: None)
    monkeypatch.setattr(hatch_build, "build_kernels", lambda: built)
    said: dict[str, Any] = {}

    hook().initialize("standard", said)

    assert said.keys() == keys
    assert said.get("tag", "py3-none-").startswith("py3-none-")


@pytest.mark.parametrize(("command", "needed"), [(["cc"], 0), (None, 1)])
def test_a_compiler_is_fetched_only_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch, command: list[str] | None, needed: int
) -> None:
    monkeypatch.setattr(hatch_build, "compiler", lambda: command)
    assert len(hook().dependencies()) == needed


def test_a_wheel_takes_them_along_and_git_does_not() -> None:
    packaged = (hatch_build.ROOT / "pyproject.toml").read_text("utf-8")
    ignored = (hatch_build.ROOT / ".gitignore").read_text("utf-8").splitlines()
    for library in LIBRARIES:
        path = library.relative_to(hatch_build.ROOT)
        assert f'"{path.as_posix()}"' in packaged
        assert path.with_suffix(".*").as_posix() in ignored


def hook() -> hatch_build.BuildHook:
    metadata: Any = None  # it does not look at it
    return hatch_build.BuildHook("", {}, None, metadata, "", "wheel")
