"""After a game of the box: who wrote what, what each turn could have brought, and what most people
would have said.

By what one seat saw. The words of a turn are what the crews have written more than before it, so
they are found wherever a step ends. What is asked for in a turn, which words could be written, and
what one is worth, each game says by an `Eye`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ludoteca.core import Lookback
from ludoteca.games.polywords.model import Writing
from ludoteca.games.polywords.player import Known
from ludoteca.games.polywords.scoring import score
from ludoteca.games.polywords.sea import Path
from ludoteca.words.lexicon import Lexicon

BEST, CLOSELY = 3, 120
"""So many words are told, of so many that are looked at closely."""


class WordSaid(msgspec.Struct, frozen=True):
    """A word that was written in a turn."""

    crew: int
    word: str
    text: str
    """As people write it."""
    fell: bool
    """In a contest."""


class WordSeen(msgspec.Struct, frozen=True):
    """A word that could have been written."""

    word: str
    text: str
    path: Path
    """Where it would have gone; empty where that was not asked."""
    points: int
    """What it would have brought."""
    by: tuple[int, ...]
    """The crews that wrote it."""


class TurnSeen(msgspec.Struct, frozen=True):
    turn: int
    step: int
    """After so many steps it began."""
    until: int
    """After so many, what it brought was there."""
    asked: str
    """What the cards said, in the table's words."""
    said: tuple[WordSaid, ...]
    points: int
    """What it has brought the seat, bottles and all."""
    best: tuple[WordSeen, ...]
    """The best that the seat could have written."""
    likely: WordSeen | None
    """What most people would have said."""


class SeaLookback(Lookback, frozen=True):
    turns: tuple[TurnSeen, ...]
    likely: int
    """In so many turns the seat has written what most people would."""


class Turn(msgspec.Struct, frozen=True):
    """A turn as it is looked back at."""

    view: Any
    """As the seat saw it when it began."""
    crew: int
    """Whose words are asked about."""
    said: tuple[WordSaid, ...]

    def by(self, word: str) -> tuple[int, ...]:
        """Who wrote this."""
        return tuple(one.crew for one in self.said if one.word == word)


class Eye(ABC):
    """What a game knows of its turns."""

    @abstractmethod
    def asked(self, view: Any) -> str:
        """What the cards of a turn say, as they are printed: `Città · A`."""

    @abstractmethod
    def candidates(self, turn: Turn, words: Lexicon) -> Sequence[Known]:
        """The words that answer what was asked, in any order."""

    @abstractmethod
    def points(self, turn: Turn, word: str, path: Path) -> int:
        """What a word would have brought there: the best brings most."""

    def total(self, view: Any, crew: int) -> int:
        """How a crew stands; a turn has brought what there is more of it."""
        return score(view, crew).total

    def has_likely(self, view: Any) -> bool:  # noqa: ARG002
        """Whether there is something that most people would say: there is, if a category is asked
        for.
        """
        return True


def look_back(game: Any, eye: Eye, views: Sequence[Any]) -> SeaLookback:
    """`game` is the `SeaGame` that was played."""
    words = game.words(views[0].options)
    turns = tuple(_seen(game, eye, views, words, span) for span in _spans(views))
    seat = views[0].seat
    own = None if seat is None else game.crew(seat)
    likely = sum(turn.likely is not None and own in turn.likely.by for turn in turns)
    return SeaLookback(turns, likely)


def _spans(views: Sequence[Any]) -> Iterator[tuple[int, int]]:
    """Where each turn begins, and where the next one does, or the game ends."""
    begins = [
        step for step, view in enumerate(views) if not step or view.turn != views[step - 1].turn
    ]
    for begin, end in zip(begins, [*begins[1:], len(views) - 1], strict=True):
        if end > begin:
            yield begin, end


def _seen(
    game: Any, eye: Eye, views: Sequence[Any], words: Lexicon, span: tuple[int, int]
) -> TurnSeen:
    begin, end = span
    view, after = views[begin], views[end]
    crew = 0 if view.seat is None else game.crew(view.seat)
    said = tuple(_said(views[begin : end + 1], words))
    turn = Turn(view, crew, said)
    known = sorted(eye.candidates(turn, words), key=lambda one: -one.appeal)
    return TurnSeen(
        view.turn,
        begin,
        end,
        eye.asked(view),
        said,
        eye.total(after, crew) - eye.total(view, crew),
        () if view.seat is None else _best(game, eye, turn, known),
        _likely(turn, known[0]) if known and eye.has_likely(view) else None,
    )


def _said(views: Sequence[Any], words: Lexicon) -> Iterator[WordSaid]:
    """What has been written between the first of these views and the last."""
    shown = {
        (writing.crew, writing.word): (writing, view, place)
        for view in views
        for place, writing in enumerate(view.writings)
    }
    for crew, (before, after) in enumerate(zip(views[0].used, views[-1].used, strict=True)):
        for word in after[len(before) :]:
            found = shown.get((crew, word))
            text = _written(words, word) if found is None else found[0].text
            fell = found is not None and found[2] in found[1].fallen
            yield WordSaid(crew, word, text, fell)


def _written(words: Lexicon, word: str) -> str:
    id_ = words.id_of(word)
    return word if id_ is None else words.spellings(id_)[0]


def _best(game: Any, eye: Eye, turn: Turn, known: Sequence[Known]) -> tuple[WordSeen, ...]:
    """What others wrote is looked at, too, whatever the dictionary knows of it."""
    texts = {one.word: one.text for one in turn.said}
    texts |= {one.word: one.text for one in known[:CLOSELY]}
    found = []
    for place, (word, text) in enumerate(texts.items()):
        if word not in turn.view.used[turn.crew]:
            seen = _lying(game, eye, turn, word, text)
            if seen is not None:
                found.append((-seen.points, place, seen))
    best = [seen for _, _, seen in sorted(found, key=lambda one: one[:2])[:BEST]]
    return tuple(_as_shown(game, turn, seen) for seen in best)


def _as_shown(game: Any, turn: Turn, seen: WordSeen) -> WordSeen:
    """Of the places that cost the same that one which people would take."""
    writing = Writing(turn.crew, turn.view.seat, seen.word, seen.text)
    return replace(seen, path=game.shown_places(turn.view, turn.view.seat, writing)[0])


def _lying(game: Any, eye: Eye, turn: Turn, word: str, text: str) -> WordSeen | None:
    """The word where it would have gone, if there was room for it."""
    seat = turn.view.seat
    writing = Writing(turn.crew, seat, word, text)
    paths = game.places(turn.view, seat, writing, 1)
    if not paths:
        return None
    return WordSeen(word, text, paths[0], eye.points(turn, word, paths[0]), turn.by(word))


def _likely(turn: Turn, known: Known) -> WordSeen:
    return WordSeen(known.word, known.text, (), 0, turn.by(known.word))
