"""The solitaires as they were played under version 1 of their rules: what differs from today, and
nothing else.

- LE-T7: if a letter laid is in no word, all of them go back, and what was named is struck.
- LE-T4: paths are improved one word at a time.
- Letters laid in a step cannot be taken back one by one.
- LE-Z2: all words count, and there is no time limit unless one is chosen.
- LE-Z3: letters are dealt whatever they are.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec.structs import replace

from ludoteca.core import Dice, Score, Step
from ludoteca.core.options import Asked
from ludoteca.games.letter.claims import SHORTEST, Claim
from ludoteca.games.letter.layout import Tile
from ludoteca.games.letter.letter.version_1 import covering
from ludoteca.games.letter.letter_long.game import (
    LetterLong,
    LongOptions,
    LongState,
    LongView,
    by_points,
)
from ludoteca.games.letter.letter_words.game import LetterWords
from ludoteca.games.letter.pieces import LETTER_TILES, TileSet
from ludoteca.games.letter.reading import Writing, left_out, new_path
from ludoteca.games.letter.search import BY_POINTS
from ludoteca.games.letter.shared_model import EndTurn, Place, WordNamed, WordsWritten
from ludoteca.games.letter.solo import rules
from ludoteca.games.letter.solo.model import SEAT, Finish, Minutes, SoloState
from ludoteca.games.letter.solo.rules import SoloStep
from ludoteca.games.letter.solo.solver import Aim
from ludoteca.words.asking import check_form


def claim(state: SoloState, move: Claim) -> SoloStep:
    check_form(move, state.options, SHORTEST)
    before = (*state.written, *state.claims)
    liked = left_out(state.laid, state.claims)
    path = new_path(state.layout, move.word, before, move.path, liked)
    rules.check_decided(move)
    claims = (*state.claims, Writing(SEAT, move.word, path))
    return Step(replace(state, claims=claims), (WordNamed(SEAT, move.word, path),))


def settle(state: SoloState) -> SoloStep:
    claims = covering(state.layout, state.laid, state.claims, state.written)
    if left_out(state.laid, claims):
        back = rules.back_in_hand(state, state.laid)
        return Step(replace(back, claims=()), (rules.gone_back(state, state.laid),))
    words = tuple(claim.word for claim in claims)
    written = replace(state, written=(*state.written, *claims), claims=(), laid=())
    return Step(written, (WordsWritten(SEAT, words),) if words else ())


def deal(_tiles: TileSet, letters: int, dice: Dice) -> tuple[Tile, ...]:
    return tuple(sorted(dice.draw_out(list(range(LETTER_TILES)), letters)))


_RULES = rules.SoloRules({Place: rules.place, Claim: claim}, settle, deal)


class LetterWords1(LetterWords):
    rules_version = 1
    move_type = Place | Claim | EndTurn | Finish
    rules = _RULES


class LongOptions1(LongOptions, frozen=True):
    letters: Annotated[Literal[20, 22, 24, 26, 28, 30], Asked(first=True)] = 20
    minutes: Minutes = None


class LongState1(LongState, frozen=True):
    options: LongOptions1


class LongView1(LongView, frozen=True):
    options: LongOptions1


class LetterLong1(LetterLong):
    rules_version = 1
    options_type = LongOptions1
    state_type = LongState1
    view_type = LongView1
    move_type = LetterWords1.move_type
    counted = ""
    aim = Aim(BY_POINTS, left=0)
    rules = _RULES

    @staticmethod
    def score(words: list[str], left: int) -> Score:  # noqa: ARG004
        return by_points(words)


LETTER_WORDS_1, LETTER_LONG_1 = LetterWords1(), LetterLong1()
