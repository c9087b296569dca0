"""What a browser says is wrong with a page: errors, breaches of the policy, and axe's findings."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page

from tests.house.page import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# What the browser says while it is offline, or a server is away.
OFFLINE = r"ERR_INTERNET_DISCONNECTED|ERR_FAILED"
CONNECTION_LOST = (
    rf"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket|{OFFLINE}"
)

# Said where service workers are kept away, see devices.py.
NO_WORKER = r"Service Worker registration blocked by Playwright"


class Complaints:
    """Collected from every page of a test; what breaks the policy stands on the console, too."""

    def __init__(self) -> None:
        self._heard: list[str] = []
        self._forgiven = [re.compile(NO_WORKER)]

    def listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._thrown)
        page.on("crash", lambda _: self._heard.append("the page crashed"))

    def forgive(self, pattern: str) -> None:
        """Let pass what this test brings about on purpose."""
        self._forgiven.append(re.compile(pattern))

    def unforgiven(self) -> list[str]:
        return [
            heard
            for heard in self._heard
            if not any(pattern.search(heard) for pattern in self._forgiven)
        ]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._heard.append(f"{message.text} ({message.location.get('url')})")

    def _thrown(self, error: Error) -> None:
        self._heard.append(f"{error.message}\n{error.stack}")


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def axe_findings(page: Page, *rules: str) -> list[str]:
    """What axe-core has against the page as it is now, by all or by some of its rules: rule,
    element and advice."""
    page.evaluate(_axe())
    asked = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found: dict[str, Any] = page.evaluate("asked => axe.run(document, asked)", asked)
    return [
        f"{violation['id']}: {' '.join(map(str, node['target']))}: {violation['help']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
