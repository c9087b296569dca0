"""An answer on its way from the lists to the dictionary."""

from __future__ import annotations

import msgspec

from ludoteca.words.category import Relation, Standing


class Spelt(msgspec.Struct, frozen=True):
    """An answer, or a form of one, as people write it."""

    spelling: str
    lemma: str
    standing: Standing = "plain"
    relation: Relation = ""
    note: str = ""
    typical: int = 0
    proper: bool = False
    """Said to be a name."""
    ruled: bool = False
    """A form that a rule made, and no hand wrote."""
