"""The compiled search and its twin find the same, in the same order, and lay as many pieces."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ludoteca.kit.covers import search
from ludoteca.kit.covers.kernel import in_c, library
from ludoteca.kit.covers.task import Task, task
from tests.kit.covers.making import FIFTEEN, holed_square, random_task, rectangle

pytestmark = pytest.mark.skipif(not library.loaded(), reason="there is no compiled kernel")


def agree(question: Callable[[], object]) -> None:
    """Ask the kernel, the kernel without what only some processors can, and the twin."""
    by_kernel = question()
    with pytest.MonkeyPatch.context() as without:
        without.setattr(in_c, "PLAINLY", True)
        assert question() == by_kernel
        without.setattr(library, "loaded", lambda: None)
        assert question() == by_kernel


def everything(asked: Task, random: Random) -> Callable[[], object]:
    most, few, seed = random.choice((1, 2, 40)), random.choice((0, 3, 50)), random.getrandbits(70)
    seeds = [random.getrandbits(64) for _ in range(3)]
    return lambda: (
        search.search(asked),
        search.search(asked, most=most),
        search.search(asked, most_nodes=few),
        search.search(asked, most=most, seed=seed),
        search.search(asked, seed=-seed),
        search.count(asked),
        search.tally(asked),
        search.efforts(asked, seeds),
    )


@pytest.mark.parametrize("seed", range(20))
def test_wherever_chance_leads(seed: int) -> None:
    random = Random(seed)  # noqa: S311
    for _ in range(25):
        agree(everything(random_task(random), random))


def test_where_there_are_many_ways() -> None:
    """More than sixty-four ways for a cell, or for a piece, are alike."""
    full = task(rectangle(8, 8), FIFTEEN)
    holed = task(holed_square(), FIFTEEN, required=0b1010)

    agree(lambda: search.search(full, most=1, most_nodes=400))
    agree(lambda: search.search(holed, most_nodes=300, seed=1))
    agree(lambda: search.search(holed, most=700, most_nodes=3000))
