"""Work in processes comes back in order."""

from __future__ import annotations

from functools import partial
from itertools import islice

import pytest

from ludoteca.bots.workers import in_order


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("count", "at_once"), [(0, 1), (1, 4), (7, 3)])
def test_results_come_in_order_and_all_of_them(workers: int, count: int, at_once: int) -> None:
    assert list(in_order(partial(pow, 3), count, workers, at_once)) == [3**n for n in range(count)]


def test_who_needs_no_more_results_stops_asking() -> None:
    results = in_order(partial(pow, 2), 1 << 60, workers=2)

    assert list(islice(results, 3)) == [1, 2, 4]
    results.close()  # type: ignore[attr-defined]
