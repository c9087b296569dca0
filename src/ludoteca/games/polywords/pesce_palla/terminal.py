"""Pesce Palla at a terminal: the turned letters above the seas."""

from __future__ import annotations

from typing import Any

from ludoteca.core.terminal import Wording
from ludoteca.games.polywords.events import WordsShown
from ludoteca.games.polywords.pesce_palla.model import LettersCounted, LettersTurned
from ludoteca.games.polywords.terminal import SeaTerminal

_APART = " "


class PallaTerminal(SeaTerminal):
    paragraphs = (LettersTurned, WordsShown)

    def picture(self, view: Any) -> str:
        cards = _APART.join(f"[{letter}]" for letter in view.letters)
        return f"{cards}  {view.category.name}".rstrip() + f"\n\n{super().picture(view)}"

    def params(self, thing: Any) -> Wording:
        told = super().params(thing)
        if isinstance(thing, LettersTurned | LettersCounted):
            told |= {"letters": _APART.join(thing.letters), "n": len(thing.letters)}
        return told
