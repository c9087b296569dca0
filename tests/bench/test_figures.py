"""Every figure can be measured, with or without the peers, and finds its place on the page."""

from __future__ import annotations

import pytest

from bench import ladder
from bench.__main__ import FIGURES, main
from bench.ours import LISTED
from bench.report import README, Report, Table, with_part
from ludoteca.core import Bot, Choices, Dice
from ludoteca.games.polywords import POLYWORDS
from ludoteca.testing.example import Nim, NimMove, NimView
from ludoteca.words.letters import LANGUAGES
from tests.bots.highest import Highest


class Careful(Bot[NimView, NimMove]):
    """Leaves a multiple of four if it can."""

    def choose(self, view: NimView, choices: Choices[NimMove], dice: Dice) -> NimMove:
        return choices.moves[(view.matches - 1) % 4 % len(choices.moves)]


class NimAlone(Nim):
    """Nim with a bot of its own, for one player too."""

    seats = range(1, 3)

    def bots(self) -> dict[str, Bot[NimView, NimMove]]:
        return {"careful": Careful()}


def printed_by(name: str, capsys: pytest.CaptureFixture[str]) -> str:
    before = README.read_text("utf-8")

    main([name, "--quick", "--pairs", "20", "--workers", "1"])

    assert README.read_text("utf-8") == before  # a quick run is not kept
    return capsys.readouterr().out


@pytest.mark.parametrize(
    "name",
    sorted(
        FIGURES.keys()
        - {
            "categories",
            "covers",
            "deck",
            "ladder",
            "letter",
            "load",
            "page",
            "polyminix",
            "polywords",
            "races",
            "tables",
            "words",
        }
    ),
)
def test_a_quick_run_prints_its_tables(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    printed = printed_by(name, capsys)

    assert f"## {name}" in printed
    assert all(game.name.capitalize() in printed for game in LISTED)


def test_a_hand_of_letters_is_searched_in_every_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    printed = printed_by("letter", capsys)
    rows = [line.split("|")[1:-1] for line in printed.splitlines() if line.startswith("|")]
    named = [row for row in rows if row[0].strip() in LANGUAGES]

    assert [row[0].strip() for row in named] == sorted(LANGUAGES) * 2
    # Spots are more than options, and all of them are figures.
    assert all(float(cell.replace(",", "")) >= 0 for row in named for cell in row[1:])
    assert all(float(row[1]) > float(row[2]) for row in named[: len(LANGUAGES)])


def test_categories_are_judged_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    printed = printed_by("categories", capsys)

    assert all(f"| {language}, set 1 |" in printed for language in LANGUAGES)
    assert "right, not found" in printed


def test_covers_are_found_beside_the_peers(capsys: pytest.CaptureFixture[str]) -> None:
    printed = printed_by("covers", capsys)
    rows = [line.split("|")[1:-1] for line in printed.splitlines() if line.startswith("|")]
    cells = {row[0].strip(): [cell.strip() for cell in row[1:]] for row in rows}

    assert {"Ludoteca", "Ludoteca, its twin in Python", "the next piece"} <= set(cells)
    assert all(
        float(cells["Ludoteca"][column]) > 0 for column in (0, 2, 4)
    )  # others may be missing


def test_a_deck_is_made_and_solved(capsys: pytest.CaptureFixture[str]) -> None:
    printed = printed_by("deck", capsys)
    rows = [line.split("|")[1:-1] for line in printed.splitlines() if line.startswith("|")]
    cells = {row[0].strip(): row[1].strip() for row in rows}

    assert {"green", "yellow", "red", "number of covers"} <= set(cells)
    assert float(cells["made"]) > float(cells["proved"]) > 0
    assert float(cells["difficulty"]) > 0.5


def test_words_are_laid_in_every_language_and_games_are_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    printed = printed_by("polywords", capsys)

    assert all(f"| {language} " in printed for language in LANGUAGES)
    assert all(f"| {game.name} " in printed for game in POLYWORDS.games)


def test_pieces_are_laid_at_all_levels_and_races_are_run(
    capsys: pytest.CaptureFixture[str],
) -> None:
    printed = printed_by("polyminix", capsys)
    rows = [line.split("|")[1:-1] for line in printed.splitlines() if line.startswith("| medium ")]

    assert all(f"| {name} " in printed for name in ("polyminix", "polyminix-problems"))
    assert all(float(cell) > 0 for cell in rows[0][1:])
    assert printed.count("master against strong") == 4


def test_a_race_is_decided_in_every_way(capsys: pytest.CaptureFixture[str]) -> None:
    printed = printed_by("races", capsys)
    rows = [line.split("|")[1:-1] for line in printed.splitlines() if line.startswith("| calls")]

    # Whoever calls when told comes together with the first, unless what was called is a secret.
    _arrival, told_at_once, secret, *_others = (float(cell.strip(" %")) for cell in rows[-1][1:])
    assert told_at_once > 200
    assert secret < 150


def test_words_are_searched_beside_the_peers(capsys: pytest.CaptureFixture[str]) -> None:
    printed = printed_by("words", capsys)
    rows = [line.split("|")[1:-1] for line in printed.splitlines() if line.startswith("|")]
    cells = {row[0].strip(): [cell.strip() for cell in row[1:]] for row in rows}

    assert {"4 by 4", "LETTER, 40 tiles", "common words", "Ludoteca", "a Python set"} <= set(cells)
    assert all(cells["8 by 8"][:6])  # the peers' columns may be empty


def test_people_play_at_a_server_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    cells = [line.split("|") for line in printed_by("load", capsys).splitlines() if "|" in line]
    ours = next(row for row in cells if "Ludoteca" in row[1])

    assert float(ours[3].strip().replace(",", "")) > 0  # moves a second


def test_a_browser_visits_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    printed = printed_by("page", capsys)

    assert "all of it" in printed
    assert "desktop" in printed


def test_the_ladder_ranks_a_games_bots_and_the_generic_ones(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "GAMES", (NimAlone(),))

    cells = [line.split("|") for line in printed_by("ladder", capsys).splitlines() if "|" in line]
    rows = {row[1].strip(): row for row in cells}

    assert {"careful against random", "careful against mcts (the same time)"} < rows.keys()
    assert {"careful", "random"} < rows.keys()  # each alone
    assert float(rows["careful against random"][4].strip(" %")) > 60


def test_bots_are_ranked_at_larger_tables_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "GAMES", (Highest(), NimAlone()))
    monkeypatch.setattr(ladder, "_title", lambda game: game.name)

    full = printed_by("tables", capsys)
    main(["tables", "--quick", "--pairs", "20", "--workers", "1", "--seats", "3"])
    asked = capsys.readouterr().out

    assert "six players" in full
    assert "two players" in full  # a full table of Nim
    assert "three players" in asked
    assert "nim" not in asked
    row = next(line for line in full.splitlines() if "two-tries against one-try" in line)
    assert float(row.split("|")[4].strip(" %")) > 60


@pytest.mark.parametrize("name", FIGURES)
def test_the_page_has_a_place_for_every_figure(name: str) -> None:
    text = with_part(README.read_text("utf-8"), Report(name, ("measured",), {}))

    assert f"<!-- begin {name} -->\nmeasured\n<!-- end {name} -->" in text


def test_a_figure_without_a_place_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for gravity"):
        with_part("a page", Report("gravity", (), {}))


def test_an_unknown_figure_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["gravity"])

    assert refused.value.code == 2
    assert "engines" in capsys.readouterr().err


def test_a_table_is_lined_up() -> None:
    table = Table(("what", "how many"), (("tiles", "120"), ("a jar", "1")))

    assert table.markdown().splitlines() == [
        "| what  | how many |",
        "| ----- | -------: |",
        "| tiles |      120 |",
        "| a jar |        1 |",
    ]
