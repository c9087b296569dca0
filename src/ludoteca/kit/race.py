"""A race for things of which there is one: a card, a word (CO-6).

Whoever calls first has it; but calls that arrive within a fifth of a second of the first came
together, and a die decides among them (PA-4, PO-2). Until it has fallen those callers call nothing
else. The server writes the time of arrival into a call (`Game.attest`), so the log says who was
first, and by how much.

What was called is a secret until its die has fallen: a program that called the same as soon as it
was told would come together with everybody. And nothing is taken off for a slow line, for whoever
holds the server's pings back has one (decision 12).

A game keeps a `Race` in its state. While `rivalries` wait for their die it shows `sandglass`, and
when that is out asks `decided`; its view has the race as it is `seen_by` a seat.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove, Sandglass

TOGETHER = 200
"""Milliseconds: so long after the first, a call has come together with it. It measures the lines
and not the players, and runs even where the sandglass is off."""
CLOSE = 2000
"""Milliseconds: who comes so little after the first is told by how much."""
NAME = "gather"


class Rivalry(msgspec.Struct, frozen=True, gc=False):
    """One thing, and who called it so far."""

    thing: str
    """Empty where it is not seen."""
    since: int
    """When the first call arrived, in milliseconds on the table's clock."""
    callers: tuple[int, ...]
    """By arrival."""
    behind: tuple[int, ...]
    """How many milliseconds after the first each call arrived."""

    @property
    def together(self) -> tuple[int, ...]:
        """Those among whom the die decides."""
        calls = zip(self.callers, self.behind, strict=True)
        return tuple(seat for seat, ms in calls if ms <= TOGETHER)


class Taken(msgspec.Struct, frozen=True, gc=False):
    """A thing that is gone."""

    thing: str
    seat: int
    at: int
    """When it was first called."""


class Race(msgspec.Struct, frozen=True, gc=False):
    rivalries: tuple[Rivalry, ...] = ()
    """Called, and not decided yet; by arrival."""
    taken: tuple[Taken, ...] = ()
    number: int = 0
    """How many have been decided in the game."""
    fallen: int = 0
    """When the last die fell."""


def waiting(race: Race, seat: int) -> bool:
    """Whether a seat has called something that no die has decided yet."""
    return any(seat in rivalry.callers for rivalry in race.rivalries)


def check_free(race: Race, thing: str) -> None:
    """Refused if it cannot be called with any hope any more, as far as everybody knows."""
    for taken in race.taken:
        if taken.thing == thing:
            raise IllegalMove("is-taken", thing=thing, seat=taken.seat)


def call(race: Race, seat: int, thing: str, ms: int) -> Race:
    """A seat calls a thing; refused if it is gone, or if the seat waits for a die. Who is too late
    for a die that has not fallen yet waits for it all the same: a refusal would tell what others
    have called.
    """
    if waiting(race, seat):
        raise IllegalMove("die-not-fallen")
    for taken in race.taken:
        if taken.thing == thing and ms - taken.at <= CLOSE:
            raise IllegalMove("already-taken", thing=thing, seat=taken.seat, ms=ms - taken.at)
    check_free(race, thing)
    for place, rivalry in enumerate(race.rivalries):
        if rivalry.thing == thing:
            joined = _joined(rivalry, seat, ms)
            others = race.rivalries
            return replace(race, rivalries=(*others[:place], joined, *others[place + 1 :]))
    return replace(race, rivalries=(*race.rivalries, Rivalry(thing, ms, (seat,), (0,))))


def _joined(rivalry: Rivalry, seat: int, ms: int) -> Rivalry:
    callers, behind = (*rivalry.callers, seat), (*rivalry.behind, max(0, ms - rivalry.since))
    return replace(rivalry, callers=callers, behind=behind)


def seen_by(race: Race, seat: int | None) -> Race:
    """As a seat sees it: that others have called something, but not what, nor whether two have
    called the same. So each call stands by itself.
    """
    seen = [
        Rivalry(rivalry.thing if caller == seat else "", rivalry.since + behind, (caller,), (0,))
        for rivalry in race.rivalries
        for caller, behind in zip(rivalry.callers, rivalry.behind, strict=True)
    ]
    by_arrival = sorted(seen, key=lambda one: (one.since, one.callers))
    return replace(race, rivalries=tuple(by_arrival))


def imagined(race: Race, things: Iterable[str]) -> Race:
    """A race that could be the one that is seen: others have called some of these things."""
    known = {taken.thing for taken in race.taken} | {one.thing for one in race.rivalries}
    possible = (thing for thing in things if thing not in known)
    return replace(
        race,
        rivalries=tuple(
            rivalry if rivalry.thing else replace(rivalry, thing=next(possible))
            for rivalry in race.rivalries
        ),
    )


def sandglass(race: Race) -> Sandglass | None:
    """Until the next die falls: a fifth of a second after the first call, whatever other die has
    been waited for meanwhile.
    """
    if not race.rivalries:
        return None
    since = race.rivalries[0].since
    left = since + TOGETHER - max(since, race.fallen)
    return Sandglass(NAME, race.number, max(1, left) / 1000, beside=True)


class Decision(msgspec.Struct, frozen=True):
    race: Race
    rivalry: Rivalry
    """All who called it, and by how much each was behind."""
    winner: int


def decided(race: Race, dice: Dice, *, early: bool = False) -> Decision:
    """The die falls for the thing that was called first: when its sand is out, or early, because
    nobody is left who could call it.
    """
    rivalry, *others = race.rivalries
    fallen = _latest_call(race) if early else rivalry.since + TOGETHER
    together = rivalry.together
    winner = together[0] if len(together) == 1 else dice.pick(together)
    after = Race(
        tuple(others),
        (*race.taken, Taken(rivalry.thing, winner, rivalry.since)),
        race.number + 1,
        max(race.fallen, fallen),
    )
    return Decision(after, rivalry, winner)


def _latest_call(race: Race) -> int:
    return max(rivalry.since + rivalry.behind[-1] for rivalry in race.rivalries)


def over(race: Race) -> Race:
    """Everything is back on the table."""
    return Race(number=race.number)
