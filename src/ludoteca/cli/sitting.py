"""One sitting: people and bots at a table, from the first block to the last word."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ludoteca.bots import AnyBot
from ludoteca.bots.playing import next_seat
from ludoteca.cli.arguments import write_new_file
from ludoteca.cli.holdings import holdings
from ludoteca.cli.kinds import Kinds
from ludoteca.cli.menu import Menu, typed_move
from ludoteca.cli.result import show_result
from ludoteca.cli.rulebook import rulebook
from ludoteca.cli.screen import Gone, Screen
from ludoteca.cli.telling import Teller, player
from ludoteca.core import Dice, LudotecaError, Match
from ludoteca.core.codec import write_log
from ludoteca.core.dice import seed_from


class Sitting:
    """The first seats are people's, the others bots'. One person alone is told "you"."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        humans: int,
        bots: Sequence[tuple[str, AnyBot]],
        seed: str,
        save: Path | None,
    ) -> None:
        self.screen = screen
        self.match = match
        self.humans = humans
        self.bots = bots
        self.seed = seed
        self.save = save
        # Bots have dice of their own: they must not know the table's.
        self.dice = Dice(seed_from(f"{match.seed.hex()}/bots"))
        self.teller = Teller(screen.voice, match.game, 0 if humans == 1 else None)

    def run(self) -> None:
        self._greet()
        self._tell()
        try:
            while (seat := next_seat(self.match.game, self.match.state, self.dice)) is not None:
                if seat < self.humans:
                    self._person_plays(seat)
                else:
                    self._bot_plays(seat)
            self._end()
        except (Gone, KeyboardInterrupt):
            self._keep_log()
            raise

    def _greet(self) -> None:
        screen, voice = self.screen, self.screen.voice
        screen.say("play.title", "bold", title=self.teller.title(), seed=self.seed)
        people = [player(seat) for seat in range(self.humans)]
        if self.teller.me is not None:
            screen.say("play.you-are", seat=people[0])
        else:
            screen.say("play.people-are", names=voice.several(people))
        for number, (name, _) in enumerate(self.bots):
            screen.say("play.bot-is", seat=player(self.humans + number), bot=name)
        screen.say("play.hint")
        legend = self.teller.face.signs_legend
        if legend is not None and not screen.can_show(self.teller.face.signs):
            screen.say(legend)

    # Playing

    def _bot_plays(self, seat: int) -> None:
        _, bot = self.bots[seat - self.humans]
        match = self.match
        with self.screen.patience("play.thinking", seat=player(seat)):
            move = bot.choose(match.view(seat), match.choices(seat), self.dice)
        match.play(seat, move)
        self._tell()

    def _person_plays(self, seat: int) -> None:
        choices, view = self.match.choices(seat), self.match.view(seat)
        menu = Menu(self.teller, choices.moves, view)
        kinds = Kinds(self.teller, view, choices.kinds)
        self._show_table(seat, menu, kinds)
        while True:
            line = self.screen.ask("play.ask", seat=player(seat))
            try:
                did = self._did(line, seat, menu, kinds)
                move = None if did else self._understood(line, menu, kinds)
                if move is not None:
                    self.match.play(seat, move)
                    break
            except LudotecaError as error:
                self.screen.say_line(self.screen.reason(error))
        self._tell()

    def _understood(self, line: str, menu: Menu, kinds: Kinds) -> Any | None:
        """The move that was meant; otherwise what to do about it is said."""
        move = kinds.read(line)
        if move is not None:
            return move
        # Where any word may be a move, words of the menu are none unless they are all there.
        found = menu.named(line) if kinds.take_bare_words else menu.find(line)
        if len(found) == 1:
            return menu.moves[found[0] - 1]
        if found:
            self.screen.say("play.several")
            for number in found:
                self.screen.draw(f"{number:>3}  {menu.told(menu.moves[number - 1])}")
            return None
        if kinds.take_bare_words and not line.startswith("{") and not line.isdecimal():
            return kinds.read_bare(line)
        move = typed_move(self.match.game, line)
        if move is None:
            key = "play.not-understood-kinds" if kinds else "play.not-understood"
            self.screen.say(key, n=len(menu.moves))
        return move

    def _did(self, line: str, seat: int, menu: Menu, kinds: Kinds) -> bool:
        """What is typed at a table without being a move."""
        word, _, rest = line.partition(" ")
        if self._means(word, "help") or not line:
            self.screen.say("play.help")
            if kinds:
                self.screen.say("play.help-kinds")
        elif self._means(word, "table"):
            self._show_table(seat, menu, kinds)
        elif self._means(word, "rules"):
            self.screen.show(Markdown(rulebook(self.match.game)))
        elif self._means(word, "save"):
            self._save(rest.strip())
        elif self._means(word, "quit"):
            raise Gone
        else:
            return False
        return True

    def _means(self, word: str, command: str) -> bool:
        """Commands may be typed in English or in the person's language."""
        short = {"help": "?", "quit": "q"}.get(command, command)
        return word.lower() in {command, short, self.screen.voice(f"word.{command}")}

    # Showing

    def _tell(self) -> None:
        """What just happened, as the people at the screen may know it."""
        for event in self.match.seen(self.teller.me):
            if isinstance(event, self.teller.face.paragraphs):
                self.screen.show("")
            self.screen.show(
                Padding(Text(f"· {self.teller.event(event)}"), (0, 0, 0, 1), expand=False)
            )

    def _show_table(self, seat: int, menu: Menu, kinds: Kinds) -> None:
        screen, match = self.screen, self.match
        view = menu.view
        screen.show(Rule(style="dim"))
        screen.draw(self.teller.face.picture(view))
        screen.show(*holdings(self.teller, view))
        for insight in match.insights(seat):
            screen.say_line(self.teller.insight(insight))
        screen.say_line(self._task(menu, kinds), "bold")
        screen.show(*menu.lines(), *kinds.lines())

    def _task(self, menu: Menu, kinds: Kinds) -> str:
        """What must be done now, in one line."""
        if len(menu.moves) == 1 and not kinds:
            return self.screen.voice("play.only", move=menu.told(menu.moves[0]))
        return self.teller.task(menu.view)

    # The end

    def _end(self) -> None:
        screen, match = self.screen, self.match
        screen.show(Rule(style="dim"))
        view = match.view(self.teller.me)
        screen.draw(self.teller.face.picture(view))
        screen.show(*holdings(self.teller, view))
        show_result(screen, self.teller, match)
        if self.save is not None:
            self._keep_log()
        elif (name := self._file_name()) and not self._means(name, "quit"):
            self._save(name)

    def _file_name(self) -> str:
        """Where to keep the game. A mere number was meant as a move, by somebody too quick."""
        while (name := self.screen.ask("play.ask-save")).isdecimal() or name == "?":
            pass
        return name

    def _keep_log(self) -> None:
        if self.save is not None:
            self._save(str(self.save))

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say("play.save-how")
            return
        try:
            write_new_file(Path(name), write_log(self.match))
        except LudotecaError as error:
            self.screen.say_line(self.screen.reason(error))
        else:
            self.screen.say("play.saved", file=name)
