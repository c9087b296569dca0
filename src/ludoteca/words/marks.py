"""What a dictionary says of a word besides that it has it."""

from __future__ import annotations

from enum import IntFlag


class Mark(IntFlag):
    """A word can be several: ROSA is ordinary and a first name, AREZZO is geography only."""

    NONE = 0
    ORDINARY = 1
    """An ordinary word of the dictionary, inflected or not."""
    GEOGRAPHY = 2
    FIRST_NAME = 4
    VULGAR = 8
    ABBREVIATION = 16
    NAME = 32
    """Any other proper name: a brand, a god, a book, a star."""
    PHRASE = 64
    """Several words that are one answer: stella alpina."""
