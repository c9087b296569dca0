"""What the games of the box make up as they speak: names that a reader of the code cannot find."""

from __future__ import annotations

WHY = "why.nothing-written why.contest why.unfounded"
VERDICTS = "verdict.stands verdict.falls judge.vote judge.arbiter judge.accused"
ANSWERS = "vote.yes vote.no vote.abstain"

SAID = frozenset(f"{WHY} {VERDICTS} {ANSWERS}".split())
"""In all games of the box; a game adds why else it gives bottles."""

RACED = frozenset({"polywords.phase.die"})
"""Where words are called in a race."""
