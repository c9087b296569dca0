"""A server as people run it: a process of its own, a store on disk, a port of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

# Bots answer at once, and many browsers at one address are nothing to complain about.
QUICK: dict[str, Any] = {
    "bot_delay": [0, 0],
    "bot_pace": 0,
    "commands_per_second": 1000,
    "commands_burst": 1000,
    "requests_per_second": 1000,
    "requests_burst": 10_000,
    "new_sockets_per_minute": 10_000,
    "tables_per_minute": 1000,
}


class Server:
    """Can be killed as if the power had failed, and started again on its port and store."""

    def __init__(self, folder: Path, settings: Mapping[str, Any] = QUICK) -> None:
        self._folder = folder
        self._errors = folder / "errors.txt"
        self._settings = settings
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def process(self) -> subprocess.Popen[str]:
        if self._process is None:
            raise RuntimeError("the server has not been started")
        return self._process

    def start(self) -> None:
        """Come back once it listens. The first time, the system chooses a free port."""
        store = str(self._folder / "store.sqlite")
        serve = [sys.executable, "-m", "ludoteca", "serve", "--no-browser", "--lang", "en"]
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                [*serve, "--port", str(self._port), "--store", store],
                env=os.environ | {"LUDOTECA_SETTINGS": json.dumps(self._settings)},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
            )
        listening = re.search(r"http://[\w.]+:(\d+)", self._first_line())
        if listening is None:
            self.kill()
            raise RuntimeError(f"the server does not start:\n{self.complaints()}")
        self._port = int(listening[1])

    def _first_line(self) -> str:
        return self.process.stdout.readline() if self.process.stdout else ""

    def kill(self) -> None:
        """As if the power had failed: all of its processes are gone, nothing is said or saved."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> None:
        """As its owner stops it."""
        self.process.terminate()
        self.process.communicate()

    def restart(self) -> None:
        self.kill()
        self.start()

    def complaints(self) -> str:
        """What it wrote to its error stream."""
        return self._errors.read_text()
