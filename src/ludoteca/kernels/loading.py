"""How compiled kernels are found, loaded and handed their arrays.

`LUDOTECA_KERNEL=off` does without any, and so does everybody whose machine had no compiler.
"""

from __future__ import annotations

import ctypes
import logging
import os
from pathlib import Path
from typing import TypeAlias

VARIABLE = "LUDOTECA_KERNEL"
OFF = "off"

Array: TypeAlias = "memoryview[int]"


def beside(module: str, name: str) -> Path:
    """The library of a kernel, beside the module that speaks to it. It is called `.so` on every
    system: nobody but us loads it.
    """
    return Path(module).parent / f"{name}.so"


def load(path: Path, version: str, abi: int, otherwise: str) -> ctypes.CDLL | None:
    """The library, if its function `version` answers with this number; else None, and what is done
    without it is logged. Whoever asks keeps the answer.
    """
    if os.environ.get(VARIABLE) == OFF:
        return None
    try:
        library = ctypes.CDLL(str(path))
        found = getattr(library, version)()
    except (OSError, AttributeError):
        found = None
    if found != abi:
        logging.getLogger(__name__).warning("no compiled kernel: %s", otherwise)
        return None
    return library


def address(buffer: Array | None) -> int | None:
    """Where an array lies, for as long as somebody keeps it."""
    return ctypes.addressof(ctypes.c_char.from_buffer(buffer)) if buffer else None


def address_of(structure: ctypes.Structure) -> int:
    return ctypes.addressof(structure)
