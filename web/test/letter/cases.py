"""Writes cases.json: what the rules say of words and boards, for every hint of the page.

The boards are those of a golden game. Run from the project's root:
`python web/test/letter/cases.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove, Match
from ludoteca.core.codec import read_log
from ludoteca.core.dice import seed_from
from ludoteca.games import find_rules
from ludoteca.games.letter.claims import SHORTEST
from ludoteca.games.letter.counting import points
from ludoteca.games.letter.layout import (
    Layout,
    Lying,
    cells_at,
    contacts,
    fitting,
    is_blank,
    lifted,
    lying_tiles,
    touches_letter,
    touches_tile,
)
from ludoteca.games.letter.letter.game import LETTER
from ludoteca.games.letter.letter.model import LETTERS_EACH, LetterOptions
from ludoteca.games.letter.letter_long.game import LETTER_LONG
from ludoteca.games.letter.letter_words.game import LETTER_WORDS
from ludoteca.games.letter.reading import Writing, paths, used_for
from ludoteca.words.form import word_of
from ludoteca.words.letters import NotAWordError, Umlauts

HERE = Path(__file__).parent
GOLDEN = HERE.parents[2] / "tests" / "golden" / "letter-2.jsonl"

# Accents, ligatures, apostrophes and hyphens of several kinds, and what no word has.
TEXTS = (
    *("rot", "Rot", "straße", "GRÜN", "grün", "Café", "moût", "Œuf", "cœur", "città", "schön"),
    *("l'isola", "Ægir", "co-op", "naïve", "d\u02bcaccord", "r0t", "Łódź", "a&b", "ÄÖÜ", "Señor"),
    *("Größe", "e\u00b4", "fin\u00adal", "Z\u0301", "ß", "ẞ", "\u0130", "\ufb01n", "œ", "æ"),
)
LANGUAGES: tuple[tuple[str, Umlauts], ...] = (("de", "ae"), ("de", "a"), ("fr", "ae"), ("it", "ae"))
SHEET = ("AB", "ROT", "ROTE", "TRAUM", "STADTTOR", "KLOPFENDE", "TOR", "ORT", "AMT", "UM", "ARM")
BOARDS, FITS, MOST = 8, 60, 20
"""So many boards, and so many fits on each; words with more paths are left out."""


def words() -> list[dict[str, Any]]:
    """What a text is for the rules, A to Z; nothing where it is no word by its signs."""
    return [
        {
            "text": text,
            "language": language,
            "umlauts": umlauts,
            "word": _word(text, language, umlauts),
        }
        for text in TEXTS
        for language, umlauts in LANGUAGES
    ]


def _word(text: str, language: str, umlauts: Umlauts) -> str | None:
    try:
        return word_of(text, language, umlauts, shortest=1)
    except NotAWordError:
        return None


def boards() -> list[dict[str, Any]]:
    saved = read_log(GOLDEN.read_bytes(), find_rules)
    match = Match.begin(saved.game, saved.record)
    found = []
    every = len(saved.record.inputs) // BOARDS
    dice = Dice(seed_from("cases"))
    for number, entry in enumerate(saved.record.inputs, start=1):
        match.take(entry)
        if number % every == 0 and match.state.layout.lying:
            found.append(_board(match.state, dice))
    return found


def _board(state: Any, dice: Dice) -> dict[str, Any]:
    layout = state.layout
    return {
        "size": layout.size,
        "tiles": msgspec.to_builtins(layout.tiles),
        "lying": msgspec.to_builtins(lying_tiles(layout)),
        "written": msgspec.to_builtins(state.written),
        "fits": [_fit(layout, _somewhere(state, dice), bool(dice.below(2))) for _ in range(FITS)],
        "readings": list(_readings(state)),
    }


def _somewhere(state: Any, dice: Dice) -> Lying:
    """A tile that somebody holds, on or near the board."""
    tile = dice.pick([tile for hand in state.hands for tile in hand] or list(state.free))
    near = dice.pick(list(state.layout.fields))
    cell = near + dice.below(7) - 3 + 256 * (dice.below(7) - 3)
    return Lying(tile, max(0, cell), turned=False)


def _fit(layout: Layout, lying: Lying, exchanging: bool) -> dict[str, Any]:
    """Beside a letter, or on a blank where it may be exchanged for one."""
    under = {layout.fields[cell] for cell in cells_at(layout, lying) if cell in layout.fields}
    blank = None
    if exchanging and not is_blank(lying.tile) and len(under) == 1 and is_blank(min(under)):
        (blank,) = under
        layout = lifted(layout, (blank,))
    return {
        **msgspec.to_builtins(lying),
        "exchange": exchanging,
        "blank": blank,
        "refused": _refused(layout, lying),
    }


def _refused(layout: Layout, lying: Lying) -> str | None:
    try:
        shape = fitting(layout, lying.tile, lying.cell, lying.turned)
    except IllegalMove as error:
        return error.code
    if is_blank(lying.tile):
        return None if touches_tile(layout, shape, lying.cell) else "touches-no-tile"
    return None if touches_letter(layout, shape, lying.cell) else "touches-no-letter"


def _readings(state: Any) -> Any:
    """Words that have been written, and others: every path, and those that are new."""
    for word in sorted({writing.word for writing in state.written} | {"EI", "IE", "TEE", "RE"}):
        touching = contacts(state.layout)
        every = sorted(paths(state.layout, touching, word, ()))
        new = sorted(paths(state.layout, touching, word, used_for(word, state.written)))
        if len(every) <= MOST:
            yield {"word": word, "paths": every, "new": new}


def totals() -> list[dict[str, Any]]:
    """LE-E2, LE-Z1, LE-Z2: every beginning of a sheet, as a table or a solitaire counts it."""
    found = []
    for many in range(len(SHEET) + 1):
        sheet = list(SHEET[:many])
        for scoring in ("words", "letters", "different", "points"):
            options = LetterOptions(language="de", scoring=scoring)
            state = LETTER.setup(options, 2, Dice(seed_from("cases"))).state
            written = tuple(Writing(0, word, (tile,)) for tile, word in enumerate(sheet))
            total = LETTER.scores(replace(state, written=written))[0].total
            found.append({"game": "letter", "scoring": scoring, "words": sheet, "total": total})
        for alone in (LETTER_WORDS, LETTER_LONG):
            total = alone.score(sheet, 0).total
            found.append({"game": alone.name, "scoring": "", "words": sheet, "total": total})
    return found


def cases() -> dict[str, Any]:
    return {
        "shortest": SHORTEST,
        "lettersEach": LETTERS_EACH,
        "words": words(),
        "points": [{"word": "A" * long, "points": points("A" * long)} for long in range(2, 13)],
        "totals": totals(),
        "boards": boards(),
    }


def written() -> str:
    """As it stands in the file."""
    return json.dumps(cases(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    (HERE / "cases.json").write_text(written(), encoding="utf-8")
