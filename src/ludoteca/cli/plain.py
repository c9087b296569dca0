"""For terminals that cannot show every sign: the nearest one they can."""

from __future__ import annotations

import codecs
import unicodedata

HANDLER = "ludoteca-plain"

# Every line drawing keeps a sign of its own: corners as plumbers write them, a line with a branch
# as the arrow that points along it.
SIGNS = {
    "─": "-", "│": "|", "└": "L", "┌": "r", "┐": "7", "┘": "J",
    "├": ">", "┤": "<", "┬": "v", "┴": "^", "┼": "+",
    "╴": "-", "╶": "-", "╵": "|", "╷": "|", "·": ".",
    "\u2014": "-", "\u2013": "-", "\u2212": "-", "…": "...", "\u2019": "'",
    "“": '"', "”": '"', "„": '"',
    "«": '"', "»": '"', "\u00d7": "x", "•": "*", "\u00a0": " ", "\u202f": " ",
    "ß": "ss", "œ": "oe", "Œ": "Oe", "æ": "ae",
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
    "░": "#", "°": " deg",
}  # fmt: skip


def plain(text: str) -> str:
    """The text in ASCII."""
    return "".join(_plain_sign(sign) for sign in text)


def _plain_sign(sign: str) -> str:
    if sign.isascii():
        return sign
    if sign in SIGNS:
        return SIGNS[sign]
    letter = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letter or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


def install() -> None:
    """Make the error handler known to Python's codecs."""
    codecs.register_error(HANDLER, _replace)


def can_encode(signs: str, encoding: str | None) -> bool:
    """Whether a stream of this encoding can show these signs as they are."""
    try:
        signs.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
