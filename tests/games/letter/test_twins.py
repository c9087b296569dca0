"""Fast code and its naive twins, on every position of random games."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, permutations
from typing import Any

from ludoteca.core import Choices, Dice, Match
from ludoteca.core.dice import seed_from
from ludoteca.games.letter.layout import (
    Layout,
    contacts,
    fits,
    is_blank,
    letters_lying,
    shape_of,
    spots,
    touches_letter,
)
from ludoteca.games.letter.letter.choices import CLAIM, PLACE
from ludoteca.games.letter.letter.model import AgreeToEnd, Knock, LetterOptions, LetterState, Pass
from ludoteca.games.letter.reading import is_read, paths, used_for
from ludoteca.games.letter.search import Sight, Words
from ludoteca.games.letter.shared_model import EndTurn
from ludoteca.kit.grid import at
from ludoteca.testing import pick_move
from tests.games.letter.dictionary import tiny
from tests.games.letter.tables import LETTER


@cache
def games() -> tuple[Match, ...]:
    """Whole games of players who lay and name what they can, in a crowd on a small board."""
    played = []
    for number in range(5):
        options = LetterOptions(
            language="de", turning=bool(number % 2), board=12, arbiter="trusting"
        )
        match = Match(LETTER, options, 2 + number, seed_from(f"twins {number}"))
        dice = Dice(seed_from(f"twins dice {number}"))
        while match.actors:
            seat = dice.pick(match.actors)
            match.play(seat, busy_move(match, seat, dice))
        played.append(match)
    return tuple(played)


def busy_move(match: Match, seat: int, dice: Dice) -> Any:
    state, choices = match.state, match.choices(seat)
    if state.phase in {"window", "gather"}:
        return Pass() if dice.below(5) or Knock() not in choices.moves else Knock()
    covered = {tile for claim in state.claims for tile in claim.path}
    if state.phase in {"turn", "knock"} and dice.below(12):
        if state.laid and covered.issuperset(state.laid):
            return EndTurn()
        wanted = CLAIM if state.laid or state.knocking else PLACE
        move = LETTER.suggest(state, seat, wanted, dice) if wanted in choices.kinds else None
        if move is not None and not (state.knocking and state.claims):
            return move
    return pick_move(
        LETTER,
        state,
        seat,
        Choices(tuple(m for m in choices.moves if m != AgreeToEnd()), choices.kinds),
        dice,
    )


@cache
def positions() -> tuple[LetterState, ...]:
    found = []
    for match in games():
        again = Match.begin(LETTER, match.record())
        for entry in match.inputs:
            again.take(entry)
            found.append(again.state)
        assert again.state == match.state
    return tuple(found)


def test_the_games_are_worth_looking_at() -> None:
    """Otherwise the tests below would prove less than they say."""
    assert max(len(state.layout.lying) for state in positions()) > 25
    happened = {type(entry.move).__name__ for match in games() for entry in match.inputs}  # type: ignore[union-attr]
    assert happened >= {"Place", "Exchange", "LayBlank", "GiveFree", "Claim", "Knock"}
    assert all(match.outcome is not None for match in games())


def test_a_view_is_all_there_is_to_know() -> None:
    """LE-S2"""
    for state in positions()[::7]:
        assert LETTER.imagine(LETTER.view(state, 0), Dice(b"")) == state


def fields_of(layout: Layout, tile: int) -> set[tuple[int, int]]:
    """The fields of a lying tile, worked out by hand."""
    spot = layout.lying[tile]
    x, y = (spot >> 1) % 256, (spot >> 1) // 256
    width, height = layout.tiles.widths[tile], layout.tiles.heights[tile]
    if spot & 1:
        width, height = height, width
    return {(x + right, y - down) for right in range(width) for down in range(height)}


def touch(one: set[tuple[int, int]], other: set[tuple[int, int]]) -> bool:
    return any(abs(x - u) + abs(y - v) == 1 for x, y in one for u, v in other)


def test_fields_and_contacts_agree_with_a_recount() -> None:
    """LE-T1, LE-T2"""
    for state in positions()[::20]:
        layout = state.layout
        covered = {tile: fields_of(layout, tile) for tile in layout.lying}
        assert {at(*field): tile for tile, fields in covered.items() for field in fields} == (
            layout.fields
        )
        letters = [tile for tile in covered if not is_blank(tile)]
        assert contacts(layout) == {
            tile: sorted(o for o in letters if o != tile and touch(covered[tile], covered[o]))
            for tile in sorted(letters)
        }


def test_no_tile_is_ever_lost_or_doubled() -> None:
    """LE-T7: whatever is laid, taken back, exchanged or given."""
    everything: dict[int, list[int]] = {}
    for state in positions():
        tiles = sorted(
            [*state.layout.lying, *state.free, *(tile for hand in state.hands for tile in hand)]
        )
        assert len(set(tiles)) == len(tiles)
        assert everything.setdefault(len(state.hands), tiles) == tiles


def test_spots_are_all_where_a_tile_fits_and_touches_a_letter() -> None:
    """LE-T1"""
    for number, state in enumerate(positions()):
        tiles = [tile for hand in state.hands for tile in hand if not is_blank(tile)]
        if number % 20 or not tiles:
            continue
        layout, tile = state.layout, tiles[number % len(tiles)]
        turns = (False, True) if layout.turning else (False,)
        naive = [
            (at(x, y), turned)
            for turned in turns
            for y in range(layout.size)
            for x in range(layout.size)
            if fits(layout, shape_of(layout, tile, turned), at(x, y))
            and touches_letter(layout, shape_of(layout, tile, turned), at(x, y))
        ]
        assert spots(layout, tile, letters_lying(layout)) == naive


def test_paths_are_all_there_are() -> None:
    """LE-T2: against every order of the tiles."""
    words = ("AB", "ART", "ROT", "RAD", "TOR", "ES", "SEE")
    for number, state in enumerate(positions()):
        touching = contacts(state.layout)
        if number % 10 or len(touching) > 9:
            continue
        letters = state.layout.tiles.letters
        for word in words:
            naive = [
                path
                for path in permutations(touching, len(word))
                if "".join(letters[tile] for tile in path) == word
                and all(other in touching[tile] for tile, other in pairwise(path))
            ]
            assert sorted(paths(state.layout, touching, word, ())) == sorted(naive)


def test_what_the_dictionary_finds_is_what_can_be_read_and_is_new() -> None:
    """LE-T3, LE-W1"""
    words = tiny("de")
    for number, state in enumerate(positions()):
        if number % 5:
            continue
        sight = Sight(state.layout, Words.counting(words, state.options), state.written)
        found = {reading.word for reading in sight.readings()}
        touching = contacts(state.layout)
        for word in words:
            used = used_for(word, state.written)
            readable = any(paths(state.layout, touching, word, used))
            assert (word in found) == (readable and word not in {"ANNA", "MBA"}), word


def test_what_is_written_can_be_read_and_was_new() -> None:
    """LE-T2, LE-T3: along the path that is kept with it, to the end of the game."""
    for match in games():
        layout, written = match.state.layout, match.state.written
        touching = contacts(layout)
        assert written
        for place, writing in enumerate(written):
            assert is_read(layout, touching, writing.word, writing.path)
            assert used_for(writing.word, written[:place]).isdisjoint(writing.path)


def test_every_letter_but_the_first_of_each_player_is_in_a_word() -> None:
    """LE-F1, LE-T1, LE-T4, LE-T6, LE-T7: whenever a turn is over, nothing else has stayed."""
    for state in positions():
        if state.phase in {"window", "over"}:
            in_words = {tile for writing in state.written for tile in writing.path}
            alone = set(letters_lying(state.layout)) - in_words
            assert len(alone) <= len(state.opened)
