"""What the suite says about a game."""

from __future__ import annotations

from typing import Any

import msgspec


class Broken(Exception):  # noqa: N818 - said by a check: this does not hold
    """A check does not hold; the text says where and how, for the game's author."""


class Finding(msgspec.Struct, frozen=True):
    """One fault: what does not hold, and where to see it again."""

    check: str
    seats: int
    options: dict[str, Any]
    seed: str
    step: int
    detail: str

    def __str__(self) -> str:
        place = f"{self.seats} seats, options {self.options}, seed {self.seed}, step {self.step}"
        return f"{self.check}: {self.detail} ({place})"


class Result(msgspec.Struct, frozen=True):
    """One check at one table: how often it was tried, and the faults it found."""

    check: str
    seats: int
    options: dict[str, Any]
    tries: int
    findings: tuple[Finding, ...] = ()

    @property
    def holds(self) -> bool:
        return not self.findings


class Report(msgspec.Struct, frozen=True):
    """All checks at all tables of one game."""

    game: str
    rules_version: int
    results: tuple[Result, ...]

    @property
    def findings(self) -> tuple[Finding, ...]:
        return tuple(finding for result in self.results for finding in result.findings)

    @property
    def holds(self) -> bool:
        return not self.findings

    @property
    def broken(self) -> tuple[str, ...]:
        """The names of the checks that do not hold, each once."""
        return tuple(dict.fromkeys(finding.check for finding in self.findings))

    def require(self) -> None:
        """Raise with every finding, for a test."""
        if self.findings:
            raise AssertionError("\n".join(str(finding) for finding in self.findings))
