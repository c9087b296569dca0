"""The file of a dictionary: flat, little endian, mapped into memory and used where it lies.

    8 bytes   LUDOWORD
    u32       version of this format
    u32       length of the JSON that follows
    u32       CRC-32 of everything that follows
    u32       0
    JSON      `Meta`: language, sources, names of the lists, categories, the table of sections
    spaces    to a multiple of eight; the sections' offsets count from here
    sections  arrays of whole numbers, each at a multiple of eight

Sections, with a word's id being its place in alphabetical order, from 0:

    automaton         u64  all words, see `automaton`; a word's place there is its id
    common.automaton  u64  the common words: of commonness 30 or more, ordinary, not vulgar
    common.ids        u32  for each place among the common words, the word's id
    commonness        u8   for each id: tenths of the zipf scale (35 is 3.5), 0 for never seen
    marks             u8   for each id: the bits of `Mark`
    lists             u8   for each id: bit n is set where the list `Meta.lists[n]` has the word
    spelling          u16  for each id: the number of the recipe (see `recipes`) for how it is spelt
    spelling.at       u32  for each recipe where it begins in the text; then where the last one ends
    spelling.text     u8   the recipes, UTF-8
    lemma, lemma.at, lemma.text
                           the same for what the word is a form of; recipe 0, which changes
                           nothing, is also that of words whose lemma is not known
    answer.…, note.…, count.…
                           which words are answers to which category: see `categories`

Opening one reads the table and nothing else. What can go wrong with an installed file is told from
its length and from the bounds of its sections; `Lexicon.verify` reads all of it for a checksum.
Numbers are used as they lie, so a big-endian machine would need files of its own.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping
from typing import Literal

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.words.automaton import PADDING
from ludoteca.words.category import Category

MAGIC = b"LUDOWORD"
VERSION = 2
_HEAD = struct.Struct("<8sIIII")

SECTIONS: dict[str, Literal["Q", "I", "H", "B"]] = {
    "automaton": "Q",
    "common.automaton": "Q",
    "common.ids": "I",
    "commonness": "B",
    "marks": "B",
    "lists": "B",
    "spelling": "H",
    "spelling.at": "I",
    "spelling.text": "B",
    "lemma": "H",
    "lemma.at": "I",
    "lemma.text": "B",
    "answer.at": "I",
    "answer.id": "I",
    "answer.lemma": "I",
    "answer.spelling": "B",
    "answer.standing": "B",
    "answer.relation": "B",
    "answer.typical": "B",
    "answer.note": "H",
    "note.at": "I",
    "note.text": "B",
    "count.begins": "H",
    "count.lengths": "H",
    "count.pairs": "H",
}
_BY_ID = ("commonness", "marks", "lists", "spelling", "lemma")
_BY_ANSWER = (
    "answer.lemma",
    "answer.spelling",
    "answer.standing",
    "answer.relation",
    "answer.typical",
    "answer.note",
)
_SIZES = {"Q": 8, "I": 4, "H": 2, "B": 1}


class BadWordFileError(LudotecaError):
    """A dictionary's file that is missing, foreign, of another version, cut or changed."""


class Source(msgspec.Struct, frozen=True):
    """A package that a dictionary was built from."""

    name: str
    version: str
    licence: str


class Meta(msgspec.Struct, frozen=True):
    """What a dictionary's file says of itself."""

    language: str
    umlauts: str
    built_from: tuple[Source, ...]
    lists: tuple[str, ...]
    categories: tuple[Category, ...]
    words: int
    common: int
    size: int
    """Bytes of all sections, with the padding between them."""
    sections: dict[str, tuple[int, int]]
    """For each section its offset and how many numbers it has."""


def assembled(meta: Meta, sections: Mapping[str, bytes]) -> bytes:
    """The whole file; `meta` without what depends on the sections, which is filled in."""
    body = bytearray()
    table = {}
    for name, kind in SECTIONS.items():
        table[name] = (len(body), len(sections[name]) // _SIZES[kind])
        body += sections[name]
        body += bytes(-len(body) % 8)
    said = msgspec.json.encode(msgspec.structs.replace(meta, size=len(body), sections=table))
    said += b" " * (-len(said) % 8)
    rest = said + bytes(body)
    return _HEAD.pack(MAGIC, VERSION, len(said), zlib.crc32(rest), 0) + rest


def verify(buffer: memoryview[int], file: str) -> None:
    """Refuse a file that has been changed; reads all of it."""
    *_, checksum, nothing = _HEAD.unpack_from(buffer)
    if zlib.crc32(buffer[_HEAD.size :]) != checksum or nothing:
        raise BadWordFileError("damaged-word-file", file=file)


def read(buffer: memoryview[int], file: str) -> tuple[Meta, dict[str, memoryview[int]]]:
    """What the file says of itself, and its sections as arrays, nothing copied."""
    if len(buffer) < _HEAD.size or buffer[:8] != MAGIC:
        raise BadWordFileError("not-a-word-file", file=file)
    _, version, length, _, _ = _HEAD.unpack_from(buffer)
    if version != VERSION:
        raise BadWordFileError("word-file-version", file=file, version=version, ours=VERSION)
    try:
        meta = msgspec.json.decode(buffer[_HEAD.size : _HEAD.size + length], type=Meta)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadWordFileError("damaged-word-file", file=file) from None
    body = buffer[_HEAD.size + length :]
    if len(body) != meta.size or meta.sections.keys() != SECTIONS.keys():
        raise BadWordFileError("damaged-word-file", file=file)
    sections = {}
    for name, (offset, count) in meta.sections.items():
        end = offset + count * _SIZES[SECTIONS[name]]
        if offset < 0 or count < 0 or offset % 8 or end > len(body):
            raise BadWordFileError("damaged-word-file", file=file)
        sections[name] = body[offset:end].cast(SECTIONS[name])
    if not _is_whole(meta, sections):
        raise BadWordFileError("damaged-word-file", file=file)
    return meta, sections


def _is_whole(meta: Meta, sections: Mapping[str, memoryview[int]]) -> bool:
    """Whether the sections are as long as each other says."""
    lengths = {name: len(section) for name, section in sections.items()}
    if any(lengths[name] != meta.words for name in _BY_ID) or lengths["common.ids"] != meta.common:
        return False
    for name, words in (("automaton", meta.words), ("common.automaton", meta.common)):
        if lengths[name] <= PADDING or sections[name][0] >> 32 != words:
            return False
    answers = lengths["answer.id"]
    return (
        lengths["answer.at"] == len(meta.categories) + 1
        and sections["answer.at"][-1] == answers
        and all(lengths[name] == answers for name in _BY_ANSWER)
    )
