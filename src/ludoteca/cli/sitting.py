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
from ludoteca.cli.asked import write_new_file
from ludoteca.cli.holdings import holdings
from ludoteca.cli.menu import Menu, typed_move
from ludoteca.cli.result import show_result
from ludoteca.cli.rulebook import rulebook
from ludoteca.cli.telling import Teller, player, tag_of
from ludoteca.cli.terminal import Gone, Terminal
from ludoteca.core import Dice, IllegalMove, LudotecaError, Match
from ludoteca.core.codec import write_log
from ludoteca.core.dice import seed_from


class Sitting:
    """The first seats are people's, the others bots'. One person alone is told "you"."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        humans: int,
        bots: Sequence[tuple[str, AnyBot]],
        seed: str,
        save: Path | None,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.humans = humans
        self.bots = bots
        self.seed = seed
        self.save = save
        # Bots have dice of their own: they must not know the table's.
        self.dice = Dice(seed_from(f"{match.seed.hex()}/bots"))
        self.teller = Teller(terminal.voice, match.game, 0 if humans == 1 else None)

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
        terminal, voice = self.terminal, self.terminal.voice
        title = voice(f"game.{self.match.game.name}")
        terminal.say("play.title", "bold", title=title, seed=self.seed)
        people = [player(seat) for seat in range(self.humans)]
        if self.teller.me is not None:
            terminal.say("play.you-are", seat=people[0])
        else:
            terminal.say("play.people-are", names=voice.several(people))
        for number, (name, _) in enumerate(self.bots):
            terminal.say("play.bot-is", seat=player(self.humans + number), bot=name)
        terminal.say("play.hint")
        if not terminal.draws:
            terminal.say("play.plain-signs")

    # Playing

    def _bot_plays(self, seat: int) -> None:
        _, bot = self.bots[seat - self.humans]
        match = self.match
        with self.terminal.patience("play.thinking", seat=player(seat)):
            move = bot.choose(match.view(seat), match.choices(seat), self.dice)
        match.play(seat, move)
        self._tell()

    def _person_plays(self, seat: int) -> None:
        menu = Menu(self.teller, self.match.choices(seat).moves)
        self._show_table(seat, menu)
        while True:
            line = self.terminal.ask("play.ask", seat=player(seat))
            try:
                move = None if self._did(line, seat, menu) else self._understood(line, menu)
                if move is not None:
                    self.match.play(seat, move)
                    break
            except IllegalMove as error:
                self.terminal.say_line(self.terminal.reason(error))
        self._tell()

    def _understood(self, line: str, menu: Menu) -> Any | None:
        """The move that was meant; otherwise what to do about it is said."""
        found = menu.find(line)
        if len(found) == 1:
            return menu.moves[found[0] - 1]
        if found:
            self.terminal.say("play.several")
            for number in found:
                self.terminal.draw(f"{number:>3}  {self.teller.move(menu.moves[number - 1])}")
            return None
        move = typed_move(self.match.game, line)
        if move is None:
            self.terminal.say("play.not-understood", n=len(menu.moves))
        return move

    def _did(self, line: str, seat: int, menu: Menu) -> bool:
        """What is typed at a table without being a move."""
        word, _, rest = line.partition(" ")
        if self._means(word, "help") or not line:
            self.terminal.say("play.help")
        elif self._means(word, "table"):
            self._show_table(seat, menu)
        elif self._means(word, "rules"):
            self.terminal.show(Markdown(rulebook(self.match.game)))
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
        return word.lower() in {command, short, self.terminal.voice(f"word.{command}")}

    # Showing

    def _tell(self) -> None:
        """What just happened, as the people at the screen may know it."""
        for event in self.match.seen(self.teller.me):
            if tag_of(event) == "turn-began":
                self.terminal.show("")  # turns are read one by one
            self.terminal.show(
                Padding(Text(f"· {self.teller.event(event)}"), (0, 0, 0, 1), expand=False)
            )

    def _show_table(self, seat: int, menu: Menu) -> None:
        terminal, match = self.terminal, self.match
        view = match.view(seat)
        terminal.show(Rule(style="dim"))
        terminal.draw(match.game.picture(view))
        terminal.show(*holdings(self.teller, view))
        for insight in match.insights(seat):
            terminal.say_line(self.teller.insight(insight))
        terminal.say_line(self._task(view, menu), "bold")
        terminal.show(*menu.lines())

    def _task(self, view: Any, menu: Menu) -> str:
        """What must be done now, in one line."""
        if len(menu.moves) == 1:
            return self.terminal.voice("play.only", move=self.teller.move(menu.moves[0]))
        return self.terminal.voice(f"{self.match.game.name}.phase.{view.phase}")

    # The end

    def _end(self) -> None:
        terminal, match = self.terminal, self.match
        terminal.show(Rule(style="dim"))
        terminal.draw(match.game.picture(match.view(self.teller.me)))
        show_result(terminal, self.teller, match)
        if self.save is not None:
            self._keep_log()
        elif (name := self._file_name()) and not self._means(name, "quit"):
            self._save(name)

    def _file_name(self) -> str:
        """Where to keep the game. A mere number was meant as a move, by somebody too quick."""
        while (name := self.terminal.ask("play.ask-save")).isdecimal():
            pass
        return name

    def _keep_log(self) -> None:
        if self.save is not None:
            self._save(str(self.save))

    def _save(self, name: str) -> None:
        if not name:
            self.terminal.say("play.save-how")
            return
        try:
            write_new_file(Path(name), write_log(self.match))
        except LudotecaError as error:
            self.terminal.say_line(self.terminal.reason(error))
        else:
            self.terminal.say("play.saved", file=name)
