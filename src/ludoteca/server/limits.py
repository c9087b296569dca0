"""How much of something is too much: rates by token buckets, crowds by counting."""

from __future__ import annotations

from collections import Counter
from ipaddress import IPv6Address, ip_address

from ludoteca.server.clock import Clock
from ludoteca.server.settings import Settings


class Bucket:
    """Holds tokens up to a brim and fills steadily. One token buys one command."""

    __slots__ = ("_at", "_brim", "_clock", "_per_ms", "_tokens")

    def __init__(self, clock: Clock, per_second: float, brim: float) -> None:
        self._clock = clock
        self._per_ms = per_second / 1000
        self._brim = brim
        self._tokens = brim
        self._at = clock.now()

    def take(self, tokens: int = 1) -> bool:
        """Take so many tokens, if there are as many."""
        self._fill()
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def give_back(self) -> None:
        self._tokens = min(self._brim, self._tokens + 1)

    @property
    def wait_seconds(self) -> float:
        """How long until there is a token."""
        return max(0.0, 1 - self._tokens) / self._per_ms / 1000

    @property
    def full(self) -> bool:
        self._fill()
        return self._tokens >= self._brim

    def _fill(self) -> None:
        now = self._clock.now()
        # A clock that was set back fills nothing, and takes nothing away.
        passed = max(0, now - self._at)
        self._at = now
        self._tokens = min(self._brim, self._tokens + passed * self._per_ms)


class Rate:
    """A bucket for each key, of bounded number: full ones are as good as none."""

    def __init__(self, clock: Clock, per_second: float, brim: float, most_keys: int) -> None:
        self._clock = clock
        self._per_second = per_second
        self._brim = brim
        self._most_keys = most_keys
        self._buckets: dict[str, Bucket] = {}

    def wait(self, key: str) -> float:
        """Seconds that this key has to wait; 0 if it may go on, which has taken a token."""
        bucket = self._bucket(key)
        return 0.0 if bucket.take() else bucket.wait_seconds

    def take(self, key: str, tokens: int = 1) -> bool:
        return self._bucket(key).take(tokens)

    def give_back(self, key: str) -> None:
        """What this key took last shall not count."""
        self._bucket(key).give_back()

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._most_keys:
                self._make_room()
            bucket = self._buckets[key] = Bucket(self._clock, self._per_second, self._brim)
        return bucket

    def _make_room(self) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        # All of them busy: a crowd of addresses. The oldest are forgotten, half of them at once.
        if len(self._buckets) >= self._most_keys:
            for key in list(self._buckets)[: len(self._buckets) // 2]:
                del self._buckets[key]


class Crowd:
    """How many of something each key has at this moment."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        if self._here[key] >= self._most:
            return False
        self._here[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._here[key] -= 1
        if not self._here[key]:
            del self._here[key]

    @property
    def total(self) -> int:
        return self._here.total()


class Limits:
    """What one address may do."""

    def __init__(self, clock: Clock, settings: Settings) -> None:
        def rate(per_minute: float, brim: float) -> Rate:
            return Rate(clock, per_minute / 60, brim, settings.addresses_remembered)

        self.requests = rate(60 * settings.requests_per_second, settings.requests_burst)
        self.new_sockets = rate(settings.new_sockets_per_minute, settings.new_sockets_per_minute)
        self.failed_codes = rate(settings.failed_codes_per_minute, settings.failed_codes_per_minute)
        self.new_tables = rate(settings.tables_per_minute, settings.tables_per_minute)
        self.words = rate(60 * settings.words_per_second, settings.words_burst)
        self.reports = rate(settings.reports_per_minute, settings.reports_per_minute)
        self.commands = rate(60 * settings.tokens_per_second, settings.tokens_burst)
        self.sockets = Crowd(settings.sockets_per_address)
        self.looks = Crowd(settings.looks_per_address)


def address_key(address: str) -> str:
    """Whom an address stands for: with IPv6 everybody has a whole /64."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(IPv6Address(int(parsed) >> 64 << 64)) + "/64"
    return str(parsed)
