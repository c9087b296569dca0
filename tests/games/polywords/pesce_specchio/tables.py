"""Tables of Pesce Specchio, asked for cities with A unless a test wants others."""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.polywords.pesce_specchio.game import PesceSpecchio
from tests.games.polywords.dictionary import tiny
from tests.games.polywords.tables import Table, card

SPECCHIO = PesceSpecchio(tiny)


class Specchio(Table):
    def __init__(
        self, *seas: str, category: str = "citta", letter: str = "A", **changes: Any
    ) -> None:
        seas = seas or ("", "", "")
        super().__init__(SPECCHIO, *seas, category=card(category), letters=letter, **changes)

    def turned(self, category: str, letter: str) -> Self:
        """These cards lie there instead."""
        self.change(category=card(category), letters=self.state.letters[:-1] + letter)
        return self
