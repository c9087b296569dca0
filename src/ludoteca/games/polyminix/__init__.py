"""Two games in which a kit of fifteen polyominoes covers figures, and one of them alone."""

from __future__ import annotations

from ludoteca.core.box import Box
from ludoteca.games.polyminix.making.workshop import WORKSHOP
from ludoteca.games.polyminix.polyminix import POLYMINIX
from ludoteca.games.polyminix.polyminix_problems import POLYMINIX_PROBLEMS
from ludoteca.games.polyminix.polyminix_solo import POLYMINIX_SOLO

POLYMINIX_BOX = Box(
    "polyminix",
    games=(POLYMINIX, POLYMINIX_PROBLEMS, POLYMINIX_SOLO),
    workshops=(WORKSHOP,),
)
