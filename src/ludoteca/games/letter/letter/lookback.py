"""After a game of LETTER: what could have been laid in each turn, and what nobody saw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ludoteca.core import Lookback
from ludoteca.games.letter.layout import Tile, on_spot
from ludoteca.games.letter.letter.model import LetterView, Scoring
from ludoteca.games.letter.letter.scoring import score
from ludoteca.games.letter.letter.turns import letters_of
from ludoteca.games.letter.letter.worth import word_worth
from ludoteca.games.letter.lookback import (
    WordLeft,
    WordRead,
    as_read,
    longest_unseen,
    seen_layout,
    settled,
    words_left,
)
from ludoteca.games.letter.search import Candidate, Reading, Sight, Words, best_first
from ludoteca.kit.grid import Cell

BEST, CLOSELY, SHOWN = 3, 12, 12
"""So many placements are told, of so many that are looked at closely, with so many words each."""


class Laying(msgspec.Struct, frozen=True):
    """A letter laid, or exchanged for a blank, and the new words that go through it."""

    tile: Tile
    cell: Cell
    turned: bool
    blank: Tile
    """-1, or the blank that goes to the player (LE-T6)."""
    words: int
    points: int
    """What they bring all together, as the table scores."""
    made: tuple[WordRead, ...]
    """Some of them, the best ones first."""


class TurnSeen(msgspec.Struct, frozen=True):
    """A turn: it begins after so many steps, and is settled after so many."""

    seat: int
    step: int
    until: int
    wrote: tuple[str, ...]
    points: int
    best: tuple[Laying, ...]
    """The best placements that there were."""


class LetterLookback(Lookback, frozen=True):
    left: tuple[WordLeft, ...]
    turns: tuple[TurnSeen, ...]
    longest: WordLeft | None
    """The longest word that nobody ever wrote."""


def look_back(views: Sequence[LetterView], words: Words) -> LetterLookback:
    left = words_left(settled(views), words, len(views) - 1)
    turns = tuple(_turn(views, begin, end, words) for begin, end in _turns(views))
    return LetterLookback(left, turns, longest_unseen(left, words.lexicon))


def _turns(views: Sequence[LetterView]) -> Iterator[tuple[int, int]]:
    """Where each turn begins, and where it is settled: votes and forfeits belong to it."""
    begin: int | None = None
    for step, view in enumerate(views):
        if begin is not None and view.phase not in {"vote", "forfeit"}:
            if view.glass == views[begin].glass:
                continue
            yield begin, step
            begin = None
        if begin is None and view.phase == "turn":
            begin = step


def _turn(views: Sequence[LetterView], begin: int, end: int, words: Words) -> TurnSeen:
    view, after = views[begin], views[end]
    wrote = tuple(writing.word for writing in after.written[len(view.written) :])
    own = [writing.word for writing in view.written if writing.seat == view.turn]
    gained = _gain(own, wrote, view.options.scoring)
    return TurnSeen(view.turn, begin, end, wrote, gained, _best(view, own, words))


def _gain(own: Sequence[str], more: Sequence[str], scoring: Scoring) -> int:
    return score((*own, *more), scoring).total - score(own, scoring).total


def _best(view: LetterView, own: Sequence[str], words: Words) -> tuple[Laying, ...]:
    """Which of those that make most words or letters make most of the turn."""
    sight = Sight(seen_layout(view), words, view.written)
    scoring = view.options.scoring
    looked = [_laying(sight, option, own, scoring) for option in _options(view, sight)]
    return tuple(sorted(looked, key=lambda laying: (-laying.points, -laying.words))[:BEST])


def _options(view: LetterView, sight: Sight) -> list[Candidate]:
    letters = letters_of(view.hands[view.turn])
    worth = word_worth(view.options.scoring)
    if view.turn not in view.opened:
        found = sight.candidates(letters, worth, apart=True)
    else:
        found = sight.candidates(letters + view.free, worth) + sight.exchanges(letters, worth)
    return list(best_first(found))[:CLOSELY]


def _laying(sight: Sight, option: Candidate, own: Sequence[str], scoring: Scoring) -> Laying:
    made = sorted(sight.made_by(option), key=_length_first)
    spot = option.spots[0]
    return Laying(
        option.tile,
        *on_spot(spot),
        option.blank,
        len(made),
        _gain(own, [reading.word for reading in made], scoring),
        tuple(as_read(reading, sight.words.lexicon) for reading in made[:SHOWN]),
    )


def _length_first(reading: Reading) -> tuple[int, str]:
    return -len(reading.word), reading.word
