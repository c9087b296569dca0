"""`ludoteca polyminix cards`, on a deck of one card."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.cli import polyminix
from ludoteca.games.polyminix.data import CARDS, Cards
from ludoteca.games.polyminix.making import deck
from ludoteca.games.polyminix.making.grades import GRADES
from tests.cli.conftest import Run


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Makes small decks only, and remembers of which seeds."""
    asked: list[str] = []
    small = (msgspec.structs.replace(GRADES[0], cards=1),)

    def made(seed: str, progress: Any) -> deck.Made:
        asked.append(seed)
        return deck.made(seed, small, progress)

    monkeypatch.setattr(polyminix, "made", made)
    return asked


def test_it_writes_the_cards_and_their_proofs(run: Run, seeds: list[str], tmp_path: Path) -> None:
    done = run("polyminix", "cards", "--seed", "7", "--out", str(tmp_path / "new"))

    assert done.code == 0
    assert seeds == ["7"]
    assert "green" in done.out
    written = msgspec.json.decode((tmp_path / "new" / "cards.json").read_bytes(), type=Cards)
    assert (written.seed, len(written.cards)) == ("7", 1)
    proofs = json.loads((tmp_path / "new" / "witnesses.json").read_bytes())
    assert [len(side) for side in proofs["cards"][0]] == [6, 6]
    assert [len(row) for row in proofs["problems"]] == [6] * 6


def test_it_makes_the_deck_in_the_box_unless_told_otherwise(
    run: Run, seeds: list[str], tmp_path: Path
) -> None:
    run("polyminix", "cards", "--out", str(tmp_path))

    assert seeds == [CARDS.seed]


def test_programs_are_told_the_facts(run: Run, seeds: list[str], tmp_path: Path) -> None:
    done = run("polyminix", "cards", "--out", str(tmp_path), "--json")

    (facts,) = json.loads(done.out)
    assert (facts["level"], facts["sides"], len(facts["efforts"])) == ("green", 2, 6)


def test_a_folder_that_cannot_be_written_is_refused(
    run: Run, seeds: list[str], tmp_path: Path
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()

    done = run("polyminix", "cards", "--out", str(in_the_way / "below"))

    assert done.code == 2
    assert str(in_the_way) in done.err
