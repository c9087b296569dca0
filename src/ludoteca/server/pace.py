"""How fast a line may speak: by its own bucket, and by the one that its address's lines share."""

from __future__ import annotations

from ludoteca.server.frames import head_of
from ludoteca.server.limits import Bucket
from ludoteca.server.services import Services

# In tokens of the address. To recall plays the whole game again, a hello may bring all of it.
COSTS = {"recall": 4, "ask": 4, "hello": 2}
MOVE = b'{"type":"play",'


class Pace:
    def __init__(self, services: Services, address: str) -> None:
        settings = services.settings
        self._address = address
        self._together = services.limits.commands
        self._own = Bucket(services.clock, settings.commands_per_second, settings.commands_burst)
        self._most_strikes = settings.flood_strikes
        self._strikes = 0

    def allows(self, data: bytes) -> bool:
        """Whether a frame may be listened to. Pings and pongs are frames like any other."""
        # Nearly all are moves, as a page writes them: the others are looked at more closely.
        cost = 1 if data.startswith(MOVE) else COSTS.get(head_of(data).type, 1)
        if self._own.take() and self._together.take(self._address, cost):
            self._strikes = max(0, self._strikes - 1)
            return True
        self._strikes += 1
        return False

    @property
    def is_flood(self) -> bool:
        return self._strikes > self._most_strikes
