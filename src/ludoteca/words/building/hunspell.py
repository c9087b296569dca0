"""Every form that a spelling dictionary means: its stems (.dic), bent by its rules (.aff).

A stem carries flags; each flag names a class of suffixes or of prefixes. A rule takes some letters
away and adds others where its condition holds, and may carry flags itself, whose rules go on from
its result. A prefix and a suffix meet on one stem where the classes of both allow it.

Of all that the format has, this reads what our dictionaries use: no compounds, no circumfix, no
forms that need an affix or that are forbidden.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

CLASS_HEADER = 4  # "SFX A Y 81": a class opens with as many words; its rules have five or more


class Rule(msgspec.Struct, frozen=True):
    """One line of an affix class: takes `strip` off, puts `add` there."""

    prefix: bool
    flag: str
    strip: str
    add: str
    condition: str
    flags: tuple[str, ...]
    """Classes that go on from this rule's result."""
    crosses: bool
    """Whether it may stand on a form together with an affix at the other end."""


class Alike:
    """Rules of a class that take the same off under the same condition: looked at once for all."""

    def __init__(self, rule: Rule) -> None:
        self.prefix = rule.prefix
        self.strip = rule.strip
        self.rules: list[Rule] = []
        # Letters, dots and [classes] as in a regular expression, at the end that the rule changes.
        self._condition = re.compile(
            rf"\A{rule.condition}" if rule.prefix else rf"{rule.condition}\Z"
        )

    def applied(self, form: str) -> Iterator[tuple[Rule, str]]:
        if self.prefix:
            if form.startswith(self.strip) and self._condition.match(form):
                rest = form[len(self.strip) :]
                for rule in self.rules:
                    yield rule, rule.add + rest
        elif form.endswith(self.strip) and self._condition.search(form):
            rest = form[: len(form) - len(self.strip)]
            for rule in self.rules:
                yield rule, rest + rule.add


Classes = dict[str, dict[tuple[str, str], Alike]]
"""By flag, then by what is taken off and when."""


class Stem(msgspec.Struct, frozen=True):
    """One line of the .dic file."""

    text: str
    flags: tuple[str, ...]


class Expanded(msgspec.Struct, frozen=True):
    """A form, the stem it is a form of, and the rules that made it, the stem's own first."""

    form: str
    stem: Stem
    rules: tuple[Rule, ...]


class Dictionary:
    """A dictionary read whole, without the rules that are not wanted."""

    def __init__(
        self,
        aff: Path,
        dic: Path,
        wanted: Callable[[Rule], bool] = lambda _rule: True,
    ) -> None:
        lines = aff.read_text(encoding="utf-8").splitlines()
        self._long_flags = any(line.split() == ["FLAG", "long"] for line in lines)
        self._suffixes: Classes = {}
        self._prefixes: Classes = {}
        for rule in filter(wanted, self._read_rules(lines)):
            classes = self._prefixes if rule.prefix else self._suffixes
            alike = classes.setdefault(rule.flag, {})
            alike.setdefault((rule.strip, rule.condition), Alike(rule)).rules.append(rule)
        stems = dic.read_text(encoding="utf-8").splitlines()[1:]  # the first line is their number
        self.stems = tuple(stem for stem in map(self.stem, stems) if stem.text)

    def stem(self, line: str) -> Stem:
        """A stem in the notation of the .dic file: `casa/Q`."""
        text, _, flags = line.partition("/")
        return Stem(text.strip(), self._flags(flags.strip()))

    def expanded(self, stem: Stem) -> Iterator[Expanded]:
        """The stem itself and all its forms."""
        yield from self._with_prefixes(Expanded(stem.text, stem, ()), stem.flags)
        for suffixed, flags in self._with_suffixes(stem.text, stem, stem.flags, ()):
            yield from self._with_prefixes(suffixed, flags)

    def _with_suffixes(
        self, form: str, stem: Stem, flags: tuple[str, ...], before: tuple[Rule, ...]
    ) -> Iterator[tuple[Expanded, tuple[str, ...]]]:
        """Each with the flags whose prefixes it may take: its stem's, and its last rule's."""
        for rule, longer in _applied(form, flags, self._suffixes):
            rules = (*before, rule)
            inherited = stem.flags if all(each.crosses for each in rules) else ()
            yield Expanded(longer, stem, rules), (*inherited, *rule.flags)
            yield from self._with_suffixes(longer, stem, rule.flags, rules)

    def _with_prefixes(self, plain: Expanded, flags: tuple[str, ...]) -> Iterator[Expanded]:
        yield plain
        for rule, longer in _applied(plain.form, flags, self._prefixes):
            if plain.rules and not rule.crosses:
                continue
            rules = (*plain.rules, rule)
            yield Expanded(longer, plain.stem, rules)
            for suffixed, _ in self._with_suffixes(longer, plain.stem, rule.flags, rules):
                yield suffixed

    def _read_rules(self, lines: list[str]) -> Iterator[Rule]:
        crossing: dict[str, bool] = {}
        for line in lines:
            parts = line.split()
            if not parts or parts[0] not in {"SFX", "PFX"}:
                continue
            if len(parts) == CLASS_HEADER:
                crossing[parts[1]] = parts[2] == "Y"
                continue
            kind, flag, strip, result, condition = parts[:5]
            add, _, flags = result.partition("/")
            yield Rule(
                prefix=kind == "PFX",
                flag=flag,
                strip="" if strip == "0" else strip,
                add="" if add == "0" else add,
                condition=condition,
                flags=self._flags(flags),
                crosses=crossing[flag],
            )

    def _flags(self, text: str) -> tuple[str, ...]:
        width = 2 if self._long_flags else 1
        return tuple(text[at : at + width] for at in range(0, len(text), width))


def _applied(form: str, flags: tuple[str, ...], classes: Classes) -> Iterator[tuple[Rule, str]]:
    for flag in flags:
        if flag in classes:
            for alike in classes[flag].values():
                yield from alike.applied(form)
