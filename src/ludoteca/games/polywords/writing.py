"""Writing a word: what is asked of it in every game (PW-W2 to PW-W7)."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from ludoteca.core import IllegalMove
from ludoteca.games.polywords.model import (
    SHORTEST,
    Belongs,
    Claim,
    SeaOptions,
    SeaState,
    Writing,
)
from ludoteca.games.polywords.sea import Path, Sea, check_path, check_touches
from ludoteca.kit.turns import changed
from ludoteca.words.asking import check_form, is_doubtful
from ludoteca.words.form import shown

S = TypeVar("S", bound=SeaState)


def claimed(
    state: Any, crew: int, seat: int, move: Claim, category: str = "", path: Path = ()
) -> Writing:
    """The word that a move says; refused if it cannot be one, was used before (PW-W7), or, at a
    strict table, is none or not of the category (CO-2).
    """
    options: SeaOptions = state.options
    check_form(move, options, SHORTEST)
    if move.word in state.used[crew]:
        raise IllegalMove("used-before", word=move.word)
    is_doubtful(move, options.arbiter)
    belongs = belonging(move, category)
    if belongs == "unknown" and options.arbiter == "strict":
        raise IllegalMove("not-in-category", word=move.text)
    known = move.verdict == "known" and not move.reason
    return Writing(crew, seat, move.word, shown(move.text), path, known, belongs, category)


def belonging(move: Claim, category: str) -> Belongs:
    if not category:
        return ""
    if category in move.known_in:
        return "known"
    return "arguable" if category in move.arguable_in else "unknown"


def check_place(sea: Sea, word: str, path: Path) -> None:
    """PW-W4 to PW-W6"""
    check_path(sea, word, path)
    check_touches(sea, path)


def with_writing(state: S, writing: Writing) -> S:
    """It is one of the words of this turn, and its crew never writes it again."""
    used = (*state.used[writing.crew], writing.word)
    return replace(
        state,
        writings=(*state.writings, writing),
        used=changed(state.used, writing.crew, used),
    )
