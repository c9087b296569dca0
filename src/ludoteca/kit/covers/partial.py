"""Help for somebody who has laid some pieces: what must come off, and what is next.

Whether it can be completed, and how, is what `search.first` says of a task with pieces lying.
"""

from __future__ import annotations

from itertools import combinations

from ludoteca.kit.covers.search import ENDLESS, first
from ludoteca.kit.covers.task import Cover, Laid, Task


def next_piece(asked: Task, *, most_nodes: int = ENDLESS) -> Laid | None:
    """A piece of a completion, or None if there is no completion, or nothing is missing.

    It is the one in the most constrained place: where there is least to choose from, so that who
    sees it there sees why, and where a wrong piece would do most harm.
    """
    rest = first(asked, most_nodes=most_nodes)
    return rest[0] if rest else None


def to_take_off(asked: Task, *, most_nodes: int = ENDLESS) -> Cover | None:
    """The fewest lying pieces without which the rest can be completed: none if it can be as it is.
    None if the region cannot be covered at all.

    Of several such sets it is one with the pieces that were laid last. To keep as much as possible
    of what somebody has made is worth trying the sets one by one: few pieces lie, mostly one or two
    are wrong, and a search takes less than a tenth of a millisecond. A search that lays so many
    pieces without finding a completion counts as if there were none.
    """
    if first(asked.with_lying(()), most_nodes=most_nodes) is None:
        return None
    newest = asked.lying[::-1]
    for count in range(len(newest)):
        for off in combinations(newest, count):
            kept = tuple(laid for laid in asked.lying if laid not in off)
            if first(asked.with_lying(kept), most_nodes=most_nodes) is not None:
                return off
    return newest
