"""A bot for Echo, a test game: it votes by the arbiter's opinion, which its view shows (CO-2)."""

from __future__ import annotations

from ludoteca.core import Bot, Choices, Dice
from tests.conformance.games.echo_model import Defend, EchoMove, EchoView, Skip, Vote, Write


class EchoBot(Bot[EchoView, EchoMove]):
    def choose(self, view: EchoView, choices: Choices[EchoMove], dice: Dice) -> EchoMove:
        if view.phase == "write":
            # Where only listed words are taken it does not try; it has no list of its own.
            strict = view.options.arbiter == "strict"
            return Skip() if strict else Write(view.letter + dice.pick("aeiou") * 4)
        if view.phase == "defend":
            return Defend("it is in my dictionary")
        if view.phase == "vote":
            dispute = view.contests.dispute
            return Vote(dispute is not None and view.known[dispute.thing])
        return dice.pick(choices.moves)
