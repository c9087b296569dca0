"""Refusals carry a code and parameters, never a sentence."""

from __future__ import annotations

import pickle

import pytest

from ludoteca.core import BadLog, BadTable, IllegalMove, LudotecaError


def test_a_refusal_has_a_code_and_parameters() -> None:
    refusal = IllegalMove("cell-taken", cell=3, why="stone")

    assert refusal.code == "cell-taken"
    assert refusal.params == {"cell": 3, "why": "stone"}
    assert str(refusal) == "cell-taken (cell=3, why=stone)"
    assert str(IllegalMove("not-now")) == "not-now"


@pytest.mark.parametrize("kind", [IllegalMove, BadTable, BadLog])
def test_all_refusals_are_of_one_family(kind: type[LudotecaError]) -> None:
    with pytest.raises(LudotecaError, match="a-code"):
        raise kind("a-code")


@pytest.mark.parametrize("kind", [IllegalMove, BadTable, BadLog])
def test_a_refusal_crosses_between_processes(kind: type[LudotecaError]) -> None:
    """Simulations run in several processes, and a refusal comes back from there."""
    refusal = kind("a-code", seat=3)

    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301 - our own bytes

    assert type(again) is kind
    assert (again.code, again.params) == ("a-code", {"seat": 3})
