"""Fetching packages: by their tools, only the bytes we mean, and only once."""

from __future__ import annotations

import hashlib
import io
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

from ludoteca.words.building.fetching import FetchError, fetch, unpack
from ludoteca.words.building.packages import Package


def tar(name: str, content: bytes) -> bytes:
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w:gz") as archive:
        member = tarfile.TarInfo(name)
        member.size = len(content)
        archive.addfile(member, io.BytesIO(content))
    return whole.getvalue()


def deb(*members: tuple[str, bytes]) -> bytes:
    whole = b"!<arch>\n"
    for name, content in members:
        whole += f"{name:<16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(content):<10}`\n".encode()
        whole += content + b"\n" * (len(content) % 2)
    return whole


def wheel() -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        archive.writestr("some/words.txt", "ciao")
    return whole.getvalue()


@pytest.mark.parametrize(
    ("archive", "content"),
    [
        ("some-1.0-py3-none-any.whl", wheel()),
        ("some-1.0.tgz", tar("some/words.txt", b"ciao")),
        (
            "some_1.0_all.deb",
            deb(
                ("debian-binary", b"2.0"),
                ("control.tar.gz", b"odd"),
                ("data.tar.gz", tar("./some/words.txt", b"ciao")),
            ),
        ),
    ],
)
def test_archives_of_all_kinds_are_unpacked(archive: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / archive
    path.write_bytes(content)

    unpack(path, tmp_path)

    assert (tmp_path / "some" / "words.txt").read_text() == "ciao"


class Tools:
    """Stands in for pip, npm and apt-get: each call puts the archive into the folder."""

    def __init__(self, content: bytes = b"", error: str = "") -> None:
        self.content, self.error = content, error
        self.calls: list[list[str]] = []

    def __call__(self, command: list[str], *, cwd: Path, **_: Any) -> Any:
        self.calls.append(command)
        if not self.error:
            (cwd / "some-1.0.tgz").write_bytes(self.content)
        return subprocess.CompletedProcess(command, bool(self.error), "", self.error)


def package(content: bytes) -> Package:
    return Package("npm", "some", "1.0", hashlib.sha256(content).hexdigest(), "MIT")


def test_a_package_is_fetched_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    content = tar("words.txt", b"ciao")
    tools = Tools(content)
    monkeypatch.setattr(subprocess, "run", tools)
    wanted = package(content)

    told: list[Package] = []
    for _ in range(2):
        fetched = fetch((wanted,), tmp_path, told.append)

    assert (fetched[wanted] / "words.txt").read_text() == "ciao"
    assert len(tools.calls) == 1
    assert "some@1.0" in tools.calls[0]
    assert told == [wanted, wanted]


def test_other_bytes_are_refused_and_not_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    wanted = package(tar("words.txt", b"ciao"))
    monkeypatch.setattr(subprocess, "run", Tools(tar("words.txt", b"other")))

    for _ in range(2):
        with pytest.raises(FetchError) as refused:
            fetch((wanted,), tmp_path)
        assert refused.value.code == "package-differs"


def test_what_the_tool_says_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(subprocess, "run", Tools(error="first\nno network"))

    with pytest.raises(FetchError) as refused:
        fetch((package(b""),), tmp_path)

    assert refused.value.code == "package-not-fetched"
    assert refused.value.params["detail"] == "no network"


def test_a_missing_tool_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda _tool: None)
    wanted = Package("debian", "some", "1.0", "0" * 64, "GPL")

    with pytest.raises(FetchError) as refused:
        fetch((wanted,), tmp_path)

    assert refused.value.code == "tool-missing"
    assert refused.value.params["tool"] == "apt-get"
