"""Polpo: whoever has completed rows may keep what could be erased (PO-8)."""

from __future__ import annotations

from ludoteca.games.polywords.polpo.model import EraseRow, KeepRows
from tests.games.polywords.diagrams import drawn
from tests.games.polywords.polpo.tables import HOOK, Polpo, ground


def two_rows_at_once() -> Polpo:
    """Seat 0 completes the two lowest rows with one word, so it may erase two of the others."""
    table = Polpo(
        ground("E.......", "A.......", "BC......", "CASAGAT.", "CASADOR."), "", shape=HOOK, turn=1
    )
    table.gives_up(1).lay(0, "torx", "G6 H6-H8")
    assert table.state.erasing == (2, 0)
    return table


KEPT = ground("E.......", "A.......", "BC....TO", "CASAGATR", "CASADORX")


def test_who_keeps_rows_erases_none_of_them() -> None:
    """PO-8: one who could erase two and keeps them is not asked a second time; all rows stay."""
    table = two_rows_at_once().keep(0)

    assert len(table.happened("RowsKept")) == 1
    assert table.state.erasing == (0, 0)
    assert (table.phase, table.state.turn) == ("race", 2)
    assert table.sea(0) == drawn(KEPT)
    assert table.refusal(0, EraseRow(3)) == "not-now"


def test_one_may_erase_a_row_and_keep_the_others() -> None:
    """PO-8: after the first of two, nothing more."""
    table = two_rows_at_once().erase(0, 5)
    assert (table.phase, table.actors) == ("erase", (0,))
    assert table.moves(0) == (EraseRow(3), EraseRow(5), KeepRows())

    table.keep(0)

    assert (table.phase, table.state.turn) == ("race", 2)
    assert table.sea(0) == drawn(KEPT.replace("A.......", "........"))


def test_what_was_kept_is_not_erased_later() -> None:
    """PO-8: the rows have been complete, once in a game, and let nothing be erased in the next
    turn.
    """
    table = two_rows_at_once().keep(0).shape(HOOK).gives_up(1).lay(0, "onda", "A3-C3 C4")

    assert table.happened("RowsComplete") == []
    assert (table.phase, table.state.turn) == ("race", 3)
