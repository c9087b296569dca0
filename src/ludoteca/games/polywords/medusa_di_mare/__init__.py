"""Medusa di mare: alone, each word takes away as many of the requests as it meets."""

from ludoteca.games.polywords.medusa_di_mare.game import MEDUSA_DI_MARE

__all__ = ["MEDUSA_DI_MARE"]
