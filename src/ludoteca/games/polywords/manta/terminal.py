"""Manta at a terminal: what each team has to write, what is proposed, and who has the pen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Key, Kind
from ludoteca.core.terminal import Holdings, Sentence, Typing, Wording
from ludoteca.games.polywords.manta.assigning import request
from ludoteca.games.polywords.manta.model import (
    TEAMS,
    WORDS,
    AssignCard,
    HandDealt,
    LengthsTurned,
    MantaView,
    Propose,
    RequestsShown,
)
from ludoteca.games.polywords.manta.writing import lengths_left
from ludoteca.games.polywords.model import Write
from ludoteca.games.polywords.terminal import SeaTerminal

SAID_BY = 2
"""A card, and a length."""
TEAM_NAMES = tuple(Key(f"team.{crew}") for crew in range(TEAMS))


class MantaTerminal(SeaTerminal):
    paragraphs = (LengthsTurned,)

    def holdings(self, view: Any) -> Holdings:
        found = super().holdings(view)
        rows = tuple(
            replace(row, owner=name) for row, name in zip(found.rows, TEAM_NAMES, strict=True)
        )
        return replace(found, rows=rows, notes=(*_pens(view), *_cards(view), *_proposals(view)))

    def params(self, thing: Any) -> Wording:
        """Teams have names of their own."""
        told = super().params(thing)
        if (crew := getattr(thing, "crew", None)) is not None:
            told |= {"team": TEAM_NAMES[crew], "seat": crew}
        if isinstance(thing, AssignCard):
            told["category"] = thing.card + 1
        if isinstance(thing, HandDealt):
            told["categories"] = ", ".join(card.name for card in thing.cards)
        if isinstance(thing, RequestsShown):
            asked = zip(thing.lengths, thing.cards, strict=True)
            told["requests"] = ", ".join(f"{length}: {card.name}" for length, card in asked)
            told["n"] = thing.by_lot
        if isinstance(thing, LengthsTurned):
            told["lengths"] = ", ".join(map(str, thing.lengths))
        return told

    def tells_of(self, event: Any, seat: int) -> bool:
        crew = getattr(event, "crew", None)
        return super().tells_of(event, seat) if crew is None else crew == seat % TEAMS

    def move_params(self, move: Any, view: MantaView) -> Wording:
        if isinstance(move, AssignCard) and view.seat is not None:
            return {"category": view.hands[self.crew(view)][move.card].name}
        return super().move_params(move, view)

    def typings(self, view: Any) -> Mapping[str, Typing]:
        return {**super().typings(view), "propose": Typing(), "assign-card": Typing()}

    def typed(self, view: Any, kind: Kind, words: Sequence[str]) -> Any | None:
        if kind.move == "assign-card":
            return _assignment(words)
        move = super().typed(view, kind, words)
        if kind.move == "propose" and isinstance(move, Write):
            return Propose(move.text, path=move.path)
        return move


def _assignment(words: Sequence[str]) -> AssignCard | None:
    """`2 7`: the second card to the length 7."""
    numbers = [int(word) for word in words if word.isdecimal()]
    if len(numbers) != SAID_BY or len(words) != SAID_BY or not 1 <= numbers[0] <= WORDS:
        return None
    return AssignCard(numbers[0] - 1, numbers[1])


def _pens(view: MantaView) -> list[Sentence]:
    return [
        Sentence(Key("place.pen"), {"team": TEAM_NAMES[crew], "writer": _letter(seat)})
        for crew, seat in enumerate(view.writers)
    ]


def _letter(seat: int) -> str:
    """What a player is called at a terminal."""
    return chr(ord("A") + seat)


def _cards(view: MantaView) -> list[Sentence]:
    """In the hand, or what is still to be written."""
    if view.phase == "assign" and view.seat is not None:
        crew = view.seat % TEAMS
        return [
            Sentence(
                Key("place.laid-card") if length else Key("place.hand-card"),
                {"number": number, "category": card.name, "n": length},
            )
            for number, (card, length) in enumerate(
                zip(view.hands[crew], view.laid[crew], strict=True), start=1
            )
        ]
    if view.phase != "write":
        return []
    return [
        Sentence(
            Key("place.request"),
            {
                "team": TEAM_NAMES[crew],
                "n": length,
                "category": request(view, crew, length).name,
            },
        )
        for crew in range(TEAMS)
        for length in lengths_left(view, crew)
    ]


def _proposals(view: MantaView) -> list[Sentence]:
    return [
        Sentence(Key("place.proposal"), {"word": one.word, "proposer": _letter(one.seat)})
        for proposals in view.proposals
        for one in proposals
    ]
