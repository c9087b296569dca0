"""Lemmas where a language's own lists say none: the table of simplemma."""

from __future__ import annotations

import lzma
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from ludoteca.words.building.entries import LemmaOf


def read(simplemma: Path, language: str) -> LemmaOf:
    """What simplemma says of a spelling as it is, capitals and all."""
    folder = simplemma / "simplemma" / "strategies" / "dictionaries"
    packed = lzma.decompress((folder / "data" / f"{language}.plzma").read_bytes())
    table: dict[bytes, bytes] = _unpacking(folder)._decode_stream(packed)  # noqa: SLF001

    def lemma_of(spelling: str) -> str | None:
        lemma = table.get(spelling.encode())
        return None if lemma is None else lemma.decode()

    return lemma_of


def _unpacking(folder: Path) -> ModuleType:
    """The one module of simplemma that unpacks its tables; the rest is not wanted."""
    spec = spec_from_file_location("simplemma_frontcode", folder / "frontcode.py")
    if spec is None or spec.loader is None:
        raise ImportError(name="simplemma_frontcode")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
