"""What a word game asks: in which language, of which dictionary, and what becomes of a word that
the dictionary lacks (CO-2).

A player *claims* a word by a move. Before it is played the dictionary's opinion is written into it
(`attested`), so that a log folds without any dictionary. The rules then refuse what is no word by
its form (`check_form`) and what does not count at this table (`check_counts`); what the dictionary
does not know is for the table's arbiter (`is_doubtful`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Annotated, Any, ClassVar, Literal, Protocol, TypeVar

from msgspec.structs import replace

from ludoteca.core import Event, Game, IllegalMove, Kind, Move, Options, State, View
from ludoteca.core.dice import Dice
from ludoteca.core.options import Asked
from ludoteca.words.arbiter import judge
from ludoteca.words.form import word_of
from ludoteca.words.judgement import Counting, Verdict
from ludoteca.words.letters import NotAWordError, Umlauts
from ludoteca.words.lexicon import Lexicon, lexicon

Language = Literal["en", "it", "de", "fr"]
Arbiter = Literal["strict", "table", "trusting"]
"""The option: a word that the dictionary does not have is refused, voted on, or believed."""
Dictionaries = Callable[[str, Umlauts], Lexicon]
"""Opens the dictionary of a language."""
Attested = Literal["", Verdict]
"""The dictionary's opinion of a claim; empty as long as it has not been asked."""


class LanguageOptions(Options, frozen=True):
    """What every word game lets a table choose."""

    language: Annotated[Language, Asked(first=True)] = "en"
    umlauts: Annotated[Umlauts, Asked(group="words", when={"language": "de"})] = "ae"
    """In German: Ä is AE, or A."""


class WordClaim(Protocol):
    """What a move must have to claim a word: the text, and room for what the dictionary says."""

    @property
    def text(self) -> str:
        """As the player writes it."""

    @property
    def word(self) -> str:
        """Attested: what the text is for the rules, A to Z."""

    @property
    def verdict(self) -> Attested:
        """Attested: a text that is no word by its form is refused."""

    @property
    def reason(self) -> str:
        """Attested: why it does not count, as the code of a refusal; empty if it does."""


C = TypeVar("C", bound=Any)


def attested(claim: C, options: LanguageOptions, counting: Counting, words: Lexicon) -> C:
    """A claim with what the table's dictionary says."""
    found = judge(
        claim.text,
        options.language,
        umlauts=options.umlauts,
        counting=counting,
        words=words,
        briefly=True,
    )
    reason = found.reason.code if found.reason else ""
    after: C = replace(claim, word=found.word, verdict=found.verdict, reason=reason)
    return after


def check_form(claim: WordClaim, options: LanguageOptions, shortest: int) -> None:
    """Refuse what is no word whatever a dictionary says: no letters, too short, too long."""
    if not claim.word:
        try:
            word_of(claim.text, options.language, options.umlauts, shortest)
        except NotAWordError as error:
            raise IllegalMove(error.code, **error.params) from None
        raise IllegalMove("not-attested")


def check_counts(claim: WordClaim, but_for: Collection[str] = ()) -> None:
    """Refuse a word that the dictionary has, but that does not count at this table; `but_for`:
    not for these reasons.
    """
    if claim.verdict == "known" and claim.reason and claim.reason not in but_for:
        raise IllegalMove(claim.reason, word=claim.text)


def is_doubtful(claim: WordClaim, arbiter: Arbiter) -> bool:
    """CO-2: whether the table must vote on a word that the dictionary does not have, or has and
    does not let count. At a strict table it is refused, at a trusting one it is believed.
    """
    if not claim.reason or arbiter == "trusting":
        return False
    if arbiter == "strict":
        check_counts(claim)
        raise IllegalMove("not-in-dictionary", word=claim.text)
    return True


O = TypeVar("O", bound=LanguageOptions)  # noqa: E741
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


class WordGame(Game[O, S, M, E, V]):
    """Which words there are is asked of the dictionaries that a game is given: ours, unless a test
    brings its own. States and views of a word game have its `options`.
    """

    attests: ClassVar[bool] = True
    claim_type: ClassVar[type[Any]]
    """The move that claims a word."""

    def __init__(self, dictionaries: Dictionaries = lexicon) -> None:
        self.dictionaries = dictionaries

    def words(self, options: LanguageOptions) -> Lexicon:
        """The dictionary of a table."""
        return self.dictionaries(options.language, options.umlauts)

    def counting(self, options: O) -> Counting:  # noqa: ARG002
        """Which words count at a table."""
        return Counting()

    def attest(self, state: S, seat: int, move: M, ms: int) -> M:  # noqa: ARG002
        if not isinstance(move, self.claim_type):
            return move
        options: O = state.options  # type: ignore[attr-defined] # as said above
        return attested(move, options, self.counting(options), self.words(options))

    def suggest(self, state: S, seat: int, kind: Kind, dice: Dice) -> M | None:  # noqa: ARG002
        options: O = state.options  # type: ignore[attr-defined]
        return self.suggest_by(self.words(options), state, kind, dice)

    def suggest_by(self, words: Lexicon, state: S, kind: Kind, dice: Dice) -> M | None:
        """Some legal move of a kind, by a dictionary."""
        raise NotImplementedError(kind.move)
