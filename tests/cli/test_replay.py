"""`ludoteca replay`: a saved game told again, or refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.core.codec import read_log
from ludoteca.games import find_rules
from tests.cli.conftest import Run, start


def steps_in(log: Path) -> int:
    return len(log.read_text().splitlines()) - 2


def test_the_whole_game_is_told(run: Run, log: Path) -> None:
    done = run("replay", log)
    assert (done.code, done.err) == (0, "")
    assert f"Labirinto: 2 players, {steps_in(log)} steps" in done.out
    assert "    0  " in done.out
    assert " draws: " in done.out
    assert "The Minotaur wins." in done.out
    assert "·" in done.out  # the table at the end


def test_it_stops_where_it_is_asked_to(run: Run, log: Path) -> None:
    done = run("replay", log, "--to", "2")
    assert "    2  " in done.out
    assert "    3  " not in done.out
    assert "The game is not over yet." in done.out


def test_a_player_sees_himself_as_you(run: Run, log: Path) -> None:
    for seat in ("A", "a", "1"):
        done = run("replay", log, "--seat", seat)
        assert "You draw: " in done.out
        assert "B draws: " in done.out
    assert "You draw: " not in run("replay", log).out


def test_every_step_can_be_drawn(run: Run, log: Path) -> None:
    assert run("replay", log, "--pictures").out.count("·") > run("replay", log).out.count("·")


def test_step_by_step_by_the_enter_key(run: Run, log: Path) -> None:
    done = run("replay", log, "--step", typed="\n\nq\n")
    assert done.code == 0
    assert "    2  " in done.out
    assert "    3  " not in done.out


def test_step_by_step_ends_when_nobody_is_there(run: Run, log: Path) -> None:
    done = run("replay", log, "--step", typed="\n")
    assert done.code == 0
    assert "    2  " not in done.out


def test_programs_get_steps_and_the_end(run: Run, log: Path) -> None:
    told = json.loads(run("replay", log, "--json").out)
    saved = read_log(log.read_bytes(), find_rules)
    assert len(told["steps"]) == len(saved.record.inputs) + 1
    assert told["game"] == "labirinto"
    assert told["outcome"]["reason"] == "minotaur-won"
    assert told["steps"][1]["input"]["move"]["type"] == "enter"
    assert told["steps"][1]["events"][0]["type"] == "block-placed"
    assert told["view"]["phase"] == "over"


def test_through_one_players_eyes_others_inputs_are_left_out(run: Run, log: Path) -> None:
    told = json.loads(run("replay", log, "--json", "--seat", "B", "--to", "2").out)
    inputs = [step["input"]["seat"] for step in told["steps"] if "input" in step]
    assert set(inputs) == {1}
    assert told["outcome"] is None


def rewrite_header(text: str, **changes: object) -> str:
    first, _, rest = text.partition("\n")
    return json.dumps({**json.loads(first), **changes}) + "\n" + rest


DAMAGE: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda _: "", "This is not the log of a game of ours."),
    "prose": (lambda _: "Dear diary,\ntoday\n", "This is not the log of a game of ours."),
    "other JSON": (lambda _: '{"name": "x"}\n[]\n', "This is not the log of a game of ours."),
    "cut in a line": (lambda log: log[:-9], "This log was cut: its end is missing."),
    "cut after a line": (
        lambda log: "".join(log.splitlines(keepends=True)[:-1]),
        "This log was cut: its end is missing.",
    ),
    "a line lost": (
        lambda log: "".join(log.splitlines(keepends=True)[:2] + log.splitlines(keepends=True)[3:]),
        "This log was changed after it had been saved.",
    ),
    "another seed": (
        lambda log: rewrite_header(log, seed="00" * 16),
        "This log was changed after it had been saved.",
    ),
    "another format": (
        lambda log: rewrite_header(log, version=99),
        "This log has version 99 of the format; we read version 1.",
    ),
    "a byte changed": (
        lambda log: log.replace('"seat":0', '"seat":1', 1),
        "This log was changed after it had been saved.",
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_or_foreign_log_is_refused(run: Run, log: Path, damage: str) -> None:
    harm, sentence = DAMAGE[damage]
    log.write_text(harm(log.read_text()))
    done = run("replay", log)
    assert (done.code, done.out) == (2, "")
    assert done.err == sentence + "\n"


def signed(text: str) -> bytes:
    """A log with its hash made right again: what was changed must be noticed by other means."""
    from hashlib import blake2b  # noqa: PLC0415

    lines = text.splitlines(keepends=True)
    body = "".join(lines[:-1]).encode()
    footer = json.loads(lines[-1])
    footer["digest"] = blake2b(body, digest_size=16).hexdigest()
    return body + json.dumps(footer).encode() + b"\n"


def test_rules_that_we_do_not_have(run: Run, log: Path) -> None:
    log.write_bytes(signed(rewrite_header(log.read_text(), rules_version=7)))
    done = run("replay", log)
    assert done.code == 2
    assert "played with version 7 of the rules of labirinto; we have version 2." in done.err


def test_a_game_that_we_do_not_have(run: Run, log: Path) -> None:
    log.write_bytes(signed(rewrite_header(log.read_text(), game="chess")))
    done = run("replay", log)
    assert done.code == 2
    assert "There is no game “chess”" in done.err


def test_a_move_against_the_rules(run: Run, log: Path) -> None:
    lines = log.read_text().splitlines(keepends=True)
    log.write_bytes(signed("".join([lines[0], lines[2], lines[1], *lines[3:]])))
    done = run("replay", log)
    assert done.code == 2
    assert done.err == "Step 1 of this log is against the rules: It is not your turn.\n"


def test_another_seed_leads_elsewhere(run: Run, log: Path) -> None:
    log.write_bytes(signed(rewrite_header(log.read_text(), seed="00" * 16)))
    done = run("replay", log)
    assert done.code == 2
    assert done.out == ""


@pytest.mark.parametrize(("option", "value"), [("--to", "1000000"), ("--to", "-1")])
def test_a_step_that_there_is_not(run: Run, log: Path, option: str, value: str) -> None:
    done = run("replay", log, option, value)
    assert done.code == 2
    assert f"There is no step {value}: this log has steps 0 to {steps_in(log)}." in done.err


@pytest.mark.parametrize("seat", ["C", "0", "3", "AB", "?", ""])
def test_a_player_that_there_is_not(run: Run, log: Path, seat: str) -> None:
    done = run("replay", log, "--seat", seat)
    assert done.code == 2
    assert f"There is no player “{seat}”; there are: A, B." in done.err


def test_bytes_that_are_no_text(log: Path) -> None:
    log.write_bytes(bytes(range(256)) * 10)
    done = start("replay", log, LANGUAGE="de")
    assert (done.code, done.out) == (2, "")
    assert done.err == "Das ist kein Protokoll einer unserer Partien.\n"
