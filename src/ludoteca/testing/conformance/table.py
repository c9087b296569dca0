"""One table under the suite: random matches, and every check at some of their positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Dice, Match, Options, Played, Record, Sandglass
from ludoteca.core.dice import seed_from
from ludoteca.testing.conformance import (
    acting,
    asking,
    declared,
    facts,
    playing,
    repeating,
    seeing,
    staying,
    teams,
    telling,
    timing,
)
from ludoteca.testing.conformance.canaries import Canaries
from ludoteca.testing.conformance.moves import Pool
from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken, Finding, Result
from ludoteca.testing.playout import MOST_STEPS, MOVES_ONLY, EndlessGame, Manner, random_step

# Moves alone must end a game, since the sandglass can be off (CO-3); so must moves with
# absences (CO-4) and with sand running out.
MANNERS = {
    "moves": MOVES_ONLY,
    "habit": Manner(habit=200),
    "absent": Manner(absent=4),
    "sand": Manner(sand=3, absent=9),
}
MOST_FINDINGS = 3  # of one check at one table: one fault shows again and again

AT_POSITIONS: dict[str, Callable[[Position], int]] = {
    "actors": acting.actors,
    "choices-accepted": acting.choices_accepted,
    "choices-complete": acting.choices_complete,
    "refusals": acting.refusals,
    "attested": acting.attested,
    "idle": acting.idle,
    "expiry": timing.expiry,
    "declared": declared.declared,
    "teams": teams.teams,
    "scores": facts.scores,
    "ranking": facts.ranking,
    "telling": telling.telling,
    "json": staying.json,
    "nothing-mutates": staying.nothing_mutates,
    "view-law": seeing.view_law,
    "imagined-play": seeing.imagined_play,
    "public": seeing.public,
    "told": seeing.told,
    "hidden-choices": seeing.hidden_choices,
    "hidden-events": seeing.hidden_events,
    "answers": asking.answers,
    "sketches": asking.sketches,
    "bots": playing.bots,
}
OVER_MATCHES: dict[str, Callable[[Match], int]] = {
    "fold": staying.fold,
    "log": staying.log,
    "repeatable": repeating.repeatable,
}
# What is checked beside these: that play ends, sandglasses, canaries, and once for all tables
# the game's facts and the other process.
CHECKS = ("facts", "ends", *AT_POSITIONS, *OVER_MATCHES, "sand", "canaries", "other-process")


class CheckedTable:
    """A game with these options and so many seats, and what was found out about it."""

    def __init__(self, game: AnyGame, options: Options, seats: int, seed: str) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.matches: list[Match] = []
        """The matches that were played, for the other process."""
        self._seed = seed
        self._pool = Pool(game)
        self._tries = dict.fromkeys(CHECKS, 0)
        self._findings: dict[str, list[Finding]] = {check: [] for check in CHECKS}

    def results(self) -> tuple[Result, ...]:
        options = msgspec.to_builtins(self.options)
        return tuple(
            Result(check, self.seats, options, self._tries[check], tuple(self._findings[check]))
            for check in CHECKS
            if self._tries[check] or self._findings[check]
        )

    def hold(self, check: str, match: Match | None, call: Callable[..., int], *given: Any) -> bool:
        """Try one check; whatever goes wrong is a finding of that check."""
        try:
            self._tries[check] += call(*given)
        except Broken as fault:
            self._note(check, match, str(fault))
        except Exception as error:  # noqa: BLE001 - a game under test may raise anything
            self._note(check, match, f"raised {type(error).__name__}: {error}")
        else:
            return True
        return False

    def _note(self, check: str, match: Match | None, detail: str) -> None:
        findings = self._findings[check]
        if len(findings) < MOST_FINDINGS:
            seed, step = (match.seed.hex(), len(match.inputs)) if match else ("", 0)
            options = msgspec.to_builtins(self.options)
            findings.append(Finding(check, self.seats, options, seed, step, detail))

    def play(self, number: int, positions: int) -> None:
        """One match in each manner, its checks, and one with canaries."""
        for name, manner in MANNERS.items():
            match = self._open(f"{name} {number}")
            dice = Dice(seed_from(f"{self._seed} dice {name} {number}"))
            sandglasses: list[Sandglass | None] = []
            ended = self.hold("ends", match, self._play_out, match, dice, manner, sandglasses)
            self.hold("sand", match, timing.sand, sandglasses, match.inputs)
            self.hold("fold", match, self._check_positions, match.record(), positions, dice)
            if ended:
                for check, call in OVER_MATCHES.items():
                    self.hold(check, match, call, match)
                self.matches.append(match)
        match = self._open(f"canaries {number}")
        dice = Dice(seed_from(f"{self._seed} canary dice {number}"))
        self.hold("canaries", match, _follow_canaries, match, dice)

    def _open(self, name: str) -> Match:
        seed = seed_from(f"{self._seed} {name}")
        return Match(self.game, self.options, self.seats, seed)

    def _play_out(
        self, match: Match, dice: Dice, manner: Manner, sandglasses: list[Sandglass | None]
    ) -> int:
        """Random play comes to an end."""
        for _ in range(MOST_STEPS):
            sandglasses.append(match.sandglass)
            if not match.actors:
                return 1
            random_step(match, dice, manner)
            entry = match.inputs[-1]
            if isinstance(entry, Played):
                self._pool.add(entry.move)
        raise EndlessGame("endless-game", game=self.game.name, steps=MOST_STEPS)

    def _check_positions(self, record: Record, positions: int, dice: Dice) -> int:
        """Go through the match again, and hold some of its positions to every check."""
        steps = len(record.inputs)
        wanted = {0, steps, *(dice.below(steps + 1) for _ in range(positions))}
        match = Match.begin(self.game, record)
        for step, entry in enumerate(record.inputs):
            if step in wanted:
                self._check_position(match, dice)
            match.take(entry)
        self._check_position(match, dice)
        return 1

    def _check_position(self, match: Match, dice: Dice) -> None:
        position = Position(match, self._pool, dice)
        for seat in position.all_seats:
            for move in match.choices(seat).moves[:20]:
                self._pool.add(move)
        for check, call in AT_POSITIONS.items():
            self.hold(check, match, call, position)


def _follow_canaries(match: Match, dice: Dice) -> int:
    """See `canaries`."""
    canaries = Canaries(match)
    tries = 0
    for _ in range(MOST_STEPS):
        acting = match.actors
        if not acting:
            break
        sandglass = match.sandglass
        if sandglass is not None and not dice.below(8):
            match.expire(sandglass)
        else:
            canaries.play(dice.pick(acting), dice)
        tries += canaries.check()
    return tries
