"""What the games of the box make up as they speak: names that a reader of the code cannot find."""

from __future__ import annotations

TURNO = "turno.first turno.podium turno.in-time turno.two-cards turno.free-colour turno.choice"
LEVELS = "level.green level.yellow level.red"
PROVA = "prova.1 prova.2 prova.3 prova.4 prova.5 prova.6"
HINTS = "hint.works hint.off hint.next"
HINTED = (
    "hinted.works.yes hinted.works.no hinted.off.yes hinted.off.no "
    "hinted.next.yes hinted.next.no hinted.next.done"
)

MODES = frozenset(TURNO.split())
CARDS = frozenset(f"{LEVELS} {PROVA}".split())
ALONE = frozenset(f"{LEVELS} {PROVA} {HINTS} {HINTED}".split())
