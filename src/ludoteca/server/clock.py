"""Time as the server sees it. Tests bring a clock of their own and turn it by hand."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """A call that has been asked for, and can be called off."""

    def cancel(self) -> None: ...


class Clock(ABC):
    @abstractmethod
    def now(self) -> int:
        """Milliseconds since 1970."""

    @abstractmethod
    def later(self, seconds: float, call: Callable[[], None]) -> Handle:
        """Call this once, after so many seconds."""


class RealClock(Clock):
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def later(self, seconds: float, call: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(seconds, call)
