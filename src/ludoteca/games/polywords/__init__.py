"""Six word games in a sea to be kept clean: every white cell counts."""

from __future__ import annotations

from ludoteca.core.box import Box
from ludoteca.games.polywords.manta import MANTA
from ludoteca.games.polywords.medusa_di_mare import MEDUSA_DI_MARE
from ludoteca.games.polywords.pesce_pagliaccio import PESCE_PAGLIACCIO
from ludoteca.games.polywords.pesce_palla import PESCE_PALLA
from ludoteca.games.polywords.pesce_specchio import PESCE_SPECCHIO
from ludoteca.games.polywords.polpo import POLPO

POLYWORDS = Box(
    "polywords",
    games=(PESCE_SPECCHIO, PESCE_PAGLIACCIO, PESCE_PALLA, MANTA, POLPO, MEDUSA_DI_MARE),
)
