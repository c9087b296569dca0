"""What is asked and sketched in Crews, a test game (see `crews`), before a word is written."""

from __future__ import annotations

from ludoteca.core import Answer, IllegalMove, Question, Sketch
from tests.conformance.games.crews_model import LENGTHS, CrewsView, team_of


class CanWrite(Question, frozen=True):
    """Would this word fit that slot of my team?"""

    slot: int
    word: str


class Writable(Answer, frozen=True):
    fits: bool
    letters: int
    """How many the slot has room for."""


class Draft(Sketch, frozen=True):
    """The word that a seat is about to propose or to write."""

    slot: int
    word: str


class Progress(Sketch, frozen=True):
    """How far another team has come with a word, in percent."""

    percent: int


ShownSketch = Draft | Progress


def answer(view: CrewsView, question: CanWrite) -> Writable:
    letters = _letters(view, question.slot)
    free = not view.words[team_of(view.seat)][question.slot]
    word = question.word
    return Writable(free and word.isalpha() and len(word) == letters, letters)


def show_sketch(view: CrewsView, sketch: Draft, seat: int, to: int | None) -> ShownSketch:
    """All of it to the team; to the others only that something is being written."""
    letters = _letters(view, sketch.slot)
    if team_of(to) == team_of(seat):
        return sketch
    return Progress(min(100, 100 * len(sketch.word) // letters))


def _letters(view: CrewsView, slot: int) -> int:
    if view.seat is None or slot not in range(len(LENGTHS)):
        raise IllegalMove("no-such-slot", slot=slot)
    return LENGTHS[slot]
