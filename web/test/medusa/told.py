"""Says the sample events and moves of told.json again, as the terminal says them now.

Run from the project's root: `python web/test/medusa/told.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.cli.telling import Teller
from ludoteca.games.labirinto_e_medusa.medusa.game import MEDUSA
from ludoteca.text import LANGUAGES, Voice

TOLD = Path(__file__).with_name("told.json")


def events(samples: list[dict[str, Any]], me: int | None) -> list[dict[str, str]]:
    """What each sample is in every language, to a player or to somebody who looks on."""
    tellers = {language: Teller(Voice(language), MEDUSA, me) for language in LANGUAGES}
    read = [msgspec.convert(sample["event"], MEDUSA.event_type) for sample in samples]
    return [{lang: teller.event(event) for lang, teller in tellers.items()} for event in read]


def moves(samples: list[dict[str, Any]]) -> list[dict[str, str]]:
    tellers = {language: Teller(Voice(language), MEDUSA) for language in LANGUAGES}
    read = [msgspec.convert(sample["move"], MEDUSA.move_type) for sample in samples]
    return [{lang: teller.move(move) for lang, teller in tellers.items()} for move in read]


def say_again(told: dict[str, list[dict[str, Any]]]) -> None:
    samples = told["events"]
    heard = zip(samples, events(samples, None), events(samples, 0), strict=True)
    for sample, onlooker, first in heard:
        sample |= {"onlooker": onlooker, "first": first}
    for sample, said in zip(told["moves"], moves(told["moves"]), strict=True):
        sample["told"] = said


if __name__ == "__main__":
    told = json.loads(TOLD.read_text(encoding="utf-8"))
    say_again(told)
    TOLD.write_text(json.dumps(told, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
