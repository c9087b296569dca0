"""The compiled kernel of the words' searches, and the structures that it is handed."""

from __future__ import annotations

import ctypes
from ctypes import Structure, c_char_p, c_int32, c_uint8, c_uint32, c_uint64, c_void_p
from functools import cache

from ludoteca.kernels.loading import Array, address, beside, load

ABI = 3
"""Goes up whenever a structure or a function changes, so that an old library is left alone."""
LIBRARY = beside(__file__, "_words")
NO_ID = 0xFFFFFFFF
LONGEST = 20
LETTERS = 26
FIND = 28
"""Bytes of a find: its id in four, its length in one, its path in `LONGEST`, three more."""


class CWords(Structure):
    _fields_ = (
        ("cells", c_void_p),
        ("ids", c_void_p),
        ("commonness", c_void_p),
        ("marks", c_void_p),
        ("nodes_end", c_uint32),
        ("leaf", c_uint32),
        ("places", c_uint32),
        ("id_count", c_uint32),
    )


class CFilter(Structure):
    _fields_ = (
        ("shortest", c_uint32),
        ("commonness", c_uint8),
        ("wanted", c_uint8),
        ("unwanted", c_uint8),
        ("unused", c_uint8),
    )


class CWritten(Structure):
    _fields_ = (("ids", c_void_p), ("tiles", c_void_p), ("count", c_uint64))


class CSearch(Structure):
    _fields_ = (
        ("words", c_void_p),
        ("board", c_char_p),
        ("filter", CFilter),
        ("written", CWritten),
        ("through", c_uint64),
        ("every", c_uint32),
        ("capacity", c_uint32),
        ("seen", c_void_p),
        ("finds", c_void_p),
        ("places", c_void_p),
    )


class COneMore(Structure):
    _fields_ = (
        ("words", c_void_p),
        ("board", c_char_p),
        ("filter", CFilter),
        ("written", CWritten),
        ("neighbours", c_void_p),
        ("letters", c_char_p),
        ("spots", c_uint64),
        ("points", c_uint32 * (LONGEST + 1)),
        ("unused", c_uint32),
        ("seen", c_void_p),
        ("counts", c_void_p),
        ("scores", c_void_p),
        ("nodes", c_uint64),
    )


class CGrid(Structure):
    _fields_ = (
        ("words", c_void_p),
        ("filter", CFilter),
        ("letters", c_uint8 * 64),
        ("costs", c_uint8 * 64),
        ("closed", c_uint64),
        ("touching", c_uint64),
        ("writing", c_uint64),
        ("areas", c_void_p),
        ("area_count", c_uint64),
        ("barred", c_void_p),
        ("barred_count", c_uint64),
        ("most_new", c_uint32),
        ("longest", c_uint32),
        ("initials", c_uint32),
        ("liked", c_uint32),
        ("contains", c_uint8 * LETTERS),
        ("each", c_uint8),
        ("unused", c_uint8),
        ("for_cost", c_int32),
        ("for_liked", c_int32),
        ("for_length", c_int32),
        ("for_commonness", c_int32),
        ("most", c_uint32),
        ("ids", c_void_p),
        ("lengths", c_void_p),
        ("paths", c_void_p),
        ("news", c_void_p),
        ("weights", c_void_p),
        ("nodes", c_uint64),
    )


class CFitting(Structure):
    _fields_ = (
        ("words", c_void_p),
        ("steps", c_uint64 * LETTERS),
        ("stay", c_uint64),
        ("end", c_uint64),
        ("lengths", c_uint32),
        ("capacity", c_uint32),
        ("places", c_void_p),
        ("contains", c_uint8 * LETTERS),
        ("unused", c_uint8 * 6),
    )


class CNear(Structure):
    _fields_ = (
        ("words", c_void_p),
        ("text", c_char_p),
        ("length", c_uint32),
        ("most", c_uint32),
        ("capacity", c_uint32),
        ("unused", c_uint32),
        ("places", c_void_p),
    )


class CWays(Structure):
    _fields_ = (
        ("letters", c_uint8 * 64),
        ("costs", c_uint8 * 64),
        ("closed", c_uint64),
        ("touching", c_uint64),
        ("writing", c_uint64),
        ("areas", c_void_p),
        ("area_count", c_uint64),
        ("text", c_char_p),
        ("length", c_uint32),
        ("most_new", c_uint32),
        ("most", c_uint32),
        ("steps", c_uint32),
        ("paths", c_void_p),
        ("news", c_void_p),
        ("prices", c_void_p),
    )


@cache
def loaded() -> ctypes.CDLL | None:
    """The library, or None; why not is logged, once."""
    library = load(LIBRARY, "words_abi", ABI, "words are searched for in Python")
    if not library:
        return None
    library.word_place.argtypes = [c_void_p, c_char_p, c_uint32]
    library.word_place.restype = c_uint32
    library.words_starting.argtypes = [c_void_p, c_char_p, c_uint32]
    library.words_starting.restype = c_uint64
    library.words_fitting.argtypes = [c_void_p]
    library.words_fitting.restype = c_uint32
    library.words_near.argtypes = [c_void_p]
    library.words_near.restype = c_uint32
    library.ways_of_a_word.argtypes = [c_void_p]
    library.ways_of_a_word.restype = c_uint32
    library.words_on_board.argtypes = [c_void_p]
    library.words_on_board.restype = c_uint64
    library.one_more_tile.argtypes = [c_void_p]
    library.words_in_grid.argtypes = [c_void_p]
    library.words_in_grid.restype = c_uint32
    return library


def described(
    cells: Array, ids: Array | None, commonness: Array | None, marks: Array | None
) -> CWords:
    """A list of words, for the kernel; whoever has it must keep the arrays, too."""
    return CWords(
        address(cells),
        address(ids),
        address(commonness),
        address(marks),
        nodes_end=len(cells) - LETTERS,
        leaf=len(cells) - 1,
        places=cells[0] >> 32,
        id_count=len(commonness) if commonness else NO_ID,
    )
