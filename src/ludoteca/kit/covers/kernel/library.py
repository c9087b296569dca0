"""The compiled kernel of the search for covers, and the structure that it is handed."""

from __future__ import annotations

import ctypes
from ctypes import Structure, c_uint32, c_uint64, c_void_p
from functools import cache

from ludoteca.kernels.loading import beside, load

ABI = 1
"""Goes up whenever a structure or a function changes, so that an old library is left alone."""
LIBRARY = beside(__file__, "_covers")


class CTask(Structure):
    _fields_ = (
        ("cells", c_void_p),
        ("shapes", c_void_p),
        ("prospects", c_void_p),
        ("required", c_uint64),
        ("usable", c_uint64),
        ("used", c_uint64),
        ("seed", c_uint64),
        ("most", c_uint64),
        ("most_nodes", c_uint64),
        ("room", c_uint64),
        ("pieces", c_void_p),
        ("covered", c_void_p),
        ("tally", c_void_p),
        ("found", c_uint64),
        ("nodes", c_uint64),
        ("cell_count", c_uint32),
        ("height", c_uint32),
        ("shape_count", c_uint32),
        ("depth", c_uint32),
        ("in_random_order", c_uint32),
        ("complete", c_uint32),
        ("failed", c_uint32),
        ("plainly", c_uint32),
    )


@cache
def loaded() -> ctypes.CDLL | None:
    """The library, or None; why not is logged, once."""
    library = load(LIBRARY, "covers_abi", ABI, "covers are searched for in Python")
    if not library:
        return None
    library.covers_search.argtypes = [c_void_p]
    library.covers_search.restype = None
    library.covers_efforts.argtypes = [c_void_p, c_void_p, c_uint64, c_void_p]
    library.covers_efforts.restype = None
    library.covers_prospects.argtypes = [c_void_p, c_void_p, *[c_uint32] * 4, c_void_p]
    library.covers_prospects.restype = None
    library.covers_gathered.argtypes = [c_void_p, c_uint32, c_void_p]
    library.covers_gathered.restype = c_uint32
    return library
