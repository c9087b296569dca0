"""What all games of the box have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from ludoteca.core import Dice, Event, IllegalMove, Kind, Lookback, Move, Outcome, Score
from ludoteca.games.polywords import scoring
from ludoteca.games.polywords.looking_back import Eye, look_back
from ludoteca.games.polywords.model import Claim, SeaOptions, SeaState, SeaView, Write, Writing
from ludoteca.games.polywords.questions import (
    MOST_WAYS,
    Placements,
    PlacementsFound,
    placed_ways,
    placements_found,
    straight_first,
)
from ludoteca.games.polywords.sea import Path, Sea
from ludoteca.games.polywords.seeing import redacted, state_of, view_of
from ludoteca.games.polywords.suggesting import some_writing
from ludoteca.kit.phases import PhasedGame
from ludoteca.words.arbiter import WITH_CATEGORY
from ludoteca.words.asking import WordGame, attested
from ludoteca.words.belonging import verdict_in
from ludoteca.words.grid import Wish
from ludoteca.words.judgement import CategoryVerdict, Counting
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.ways import ANY_WAY

O = TypeVar("O", bound=SeaOptions)  # noqa: E741
S = TypeVar("S", bound=SeaState)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=SeaView)


class SeaGame(PhasedGame[O, S, M, E, V], WordGame[O, S, M, E, V]):
    box = "polywords"
    lists_all_moves = False
    weighs_choices = False
    claim_type = Claim
    question_type = Placements
    answer_type = PlacementsFound
    first_bot = "easy"
    eye: ClassVar[Eye | None] = None
    """What it knows of its turns when they are looked back at."""

    def scores(self, state: S) -> tuple[Score, ...]:
        return scoring.scores(state)

    def outcome(self, state: S) -> Outcome | None:
        return scoring.outcome(state)

    @abstractmethod
    def said(self, table: S | V, seat: int, claim: Claim) -> Writing:
        """The word that a seat would write by this claim, all but its path, at a table as it is or
        as the seat sees it; refused if it could not.
        """

    def asked_of(self, table: S | V, seat: int) -> tuple[str, ...]:  # noqa: ARG002
        """The ids of the categories that the arbiter is asked about."""
        return ()

    def wish(self, table: S | V, seat: int, writing: Writing) -> Wish:  # noqa: ARG002
        """Where its word may go."""
        return ANY_WAY

    def places(
        self, table: S | V, seat: int, writing: Writing, most: int = MOST_WAYS
    ) -> tuple[Path, ...]:
        """The paths that its word may take, the best first: those that fit the sea and the wish,
        unless a game has more to ask.
        """
        sea: Sea = table.seas[self.crew(seat)]
        return placed_ways(sea, writing.word, self.wish(table, seat, writing), most)

    def crew(self, seat: int) -> int:
        """Who shares a sea with a seat, as `crew_of` has it by the table."""
        return seat

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Who shares a sea plays together."""
        crews = [self.crew(seat) for seat in range(seats)]
        return tuple(
            tuple(seat for seat in range(seats) if crews[seat] == crew)
            for crew in dict.fromkeys(crews)
        )

    def look_back(self, views: Sequence[V]) -> Lookback | None:
        """As far as the game has an eye for its turns."""
        return None if self.eye is None else look_back(self, self.eye, views)

    # The world

    def counting(self, options: O) -> Counting:  # noqa: ARG002
        """PW-W2: names, brands and several words are words here."""
        return WITH_CATEGORY

    def attest(self, state: S, seat: int, move: M, ms: int) -> M:  # noqa: ARG002
        return self.judged(state, seat, move) if isinstance(move, Claim) else move

    def judged(self, table: S | V, seat: int, claim: Any) -> Any:
        """A claim with what the dictionary knows."""
        options: Any = table.options  # type: ignore[union-attr] # of every game
        words = self.words(options)
        claim = attested(claim, options, self.counting(options), words)
        known: dict[CategoryVerdict, list[str]] = {"known": [], "arguable": [], "unknown": []}
        for category in self.asked_of(table, seat) if claim.word else ():
            verdict = verdict_in(words, claim.word, words.categories[category])
            known[verdict].append(category)
        return replace(claim, known_in=tuple(known["known"]), arguable_in=tuple(known["arguable"]))

    def suggest_by(self, words: Lexicon, state: S, kind: Kind, dice: Dice) -> M | None:
        raise NotImplementedError(kind.move)

    def suggest(self, state: S, seat: int, kind: Kind, dice: Dice) -> M | None:
        return some_writing(self, state, seat, kind, dice)

    def answer(self, view: V, question: Placements) -> PlacementsFound:
        if view.seat is None or view.phase == "over":
            raise IllegalMove("no-such-question")
        claim = self.judged(view, view.seat, Write(question.text, path=()))
        writing = Writing(self.crew(view.seat), view.seat, claim.word, claim.text)
        refusal = None
        try:
            writing = self.said(view, view.seat, claim)
        except IllegalMove as refused:
            refusal = refused
        paths = self.shown_places(view, view.seat, writing) if writing.word else ()
        return placements_found(writing.word, refusal, paths)

    def shown_places(self, view: V, seat: int, writing: Writing) -> tuple[Path, ...]:
        """As people would look at them; a game with more to ask than its wish shows its places as
        they are.
        """
        wish, sea = self.wish(view, seat, writing), view.seas[self.crew(seat)]
        return straight_first(sea, writing.word, wish, self.places(view, seat, writing))

    # Who sees what

    def view(self, state: S, seat: int | None) -> V:
        crew = None if seat is None else self.crew(seat)
        found: V = view_of(self.view_type, state, seat, crew)
        return found

    def imagine(self, view: V, dice: Dice) -> S:
        found: S = state_of(self.state_type, view, dice)
        return found

    def redact(self, event: E, seat: int | None) -> E | None:
        whose = getattr(event, "seat", None)
        mine = seat is not None and whose is not None and self.crew(whose) == self.crew(seat)
        found: E | None = redacted(event, mine, own=whose == seat)
        return found
