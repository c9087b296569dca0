"""Morph-it!, the lexicon of Italian forms and their lemmas, as three npm packages carry it.

nouns       {"cibo": {"G": "M", "P": "cibi"}}
adjectives  {"bianco": {"MP": "bianchi", "FS": "bianca", "FP": "bianche"}}
verbs       {"inviare": {"ind": {"pres": {"S1": "invio", …}, …}, …}}
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

GENDER = "G"  # the one key of a noun whose value is no form


class MorphIt:
    """Which lemmas a form has, and which of them are verbs or adjectives."""

    def __init__(self, nouns: Path, adjectives: Path, verbs: Path) -> None:
        self.verbs = frozenset(_read(verbs))
        self.adjectives = frozenset(_read(adjectives))
        self.nouns = frozenset(_read(nouns))
        self.lemmas_of: dict[str, set[str]] = {}
        for path in (nouns, adjectives, verbs):
            for lemma, table in _read(path).items():
                for form in (lemma, *_forms(table)):
                    self.lemmas_of.setdefault(form, set()).add(lemma)


def _read(path: Path) -> dict[str, Any]:
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Any])


def _forms(table: object) -> Iterator[str]:
    """All texts in a table, however deep; some places are empty."""
    if isinstance(table, str):
        yield table
    elif isinstance(table, list):
        for inner in table:
            yield from _forms(inner)
    elif isinstance(table, dict):
        for key, inner in table.items():
            if key != GENDER:
                yield from _forms(inner)
