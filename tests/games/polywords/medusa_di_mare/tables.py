"""Tables of Medusa di mare, at its first turn, with the cards that a test wants."""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.polywords.cards import shapes as figures
from ludoteca.games.polywords.medusa_di_mare.game import MedusaDiMare
from ludoteca.games.polywords.medusa_di_mare.model import TurnGlass
from ludoteca.games.polywords.questions import Placements
from ludoteca.kit.polyomino import canonical, drawn
from tests.games.polywords.dictionary import tiny
from tests.games.polywords.tables import Table, card

MEDUSA = MedusaDiMare(tiny)


def shape(*rows: str) -> int:
    """The number of a shape that is drawn."""
    wanted = canonical(drawn(*rows))
    return next(number for number, one in enumerate(figures()) if canonical(one) == wanted)


LINE_3, LINE_4, LINE_5 = shape("###"), shape("####"), shape("#####")
SQUARE = shape("##", "##")
CORNER_3 = shape("##", "#.")
CORNER_4 = shape("###", "#..")


class Medusa(Table):
    """Of categories the ids, of shapes the numbers."""

    def __init__(
        self,
        diagram: str = "",
        *,
        categories: str = "",
        letters: str = "",
        shapes: tuple[int, ...] = (),
        options: dict[str, Any] | None = None,
        **changes: Any,
    ) -> None:
        super().__init__(MEDUSA, diagram, options=options)
        self.play(0, TurnGlass())
        self.lie(categories, letters, shapes).change(**changes)

    def lie(self, categories: str = "", letters: str = "", shapes: tuple[int, ...] = ()) -> Self:
        """These cards lie there, and no others."""
        return self.change(
            categories=tuple(map(card, categories.split())),
            letters=letters,
            shapes=shapes,
        )

    @property
    def lying(self) -> tuple[list[str], str, list[int]]:
        """The cards that were there before this turn's were added."""
        state = self.state
        older = slice(0, -1) if state.phase == "write" and state.turn > 1 else slice(None)
        return (
            [one.id for one in state.categories[older]],
            state.letters[older],
            list(state.shapes[older]),
        )

    def ask(self, text: str) -> Any:
        """Where it can go."""
        return self.game.answer(self.view(0), Placements(text))
