"""Whatever goes wrong ends as one line on stderr and a status that is not 0."""

from __future__ import annotations

import json
import resource
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cantina.kernel.errors import BrokenInvariant
from cantina.kernel.game import find_game
from cantina.kernel.record import dump, record_of
from cantina.kernel.table import open_table, play
from cantina.sheets import content_of, shipped
from tests.cli.conftest import Cantina


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Ten decisions of a game."""
    game = find_game("hunters")
    t = open_table(game, game.load(None), 2, 7)
    for _ in range(10):
        play(t, t.asks[0].seat, t.asks[0].options[0])
    path = tmp_path / "record.json"
    path.write_text(dump(record_of(t)), encoding="utf-8")
    return path


def changed(record: Path, key: str, value: object) -> Path:
    data = json.loads(record.read_text(encoding="utf-8"))
    data[key] = value
    record.write_text(json.dumps(data), encoding="utf-8")
    return record


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "No such command"),
        (["games", "--nonsense"], "No such option"),
        (["play"], "GAME"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "hunters", "--seats", "9"], "2 to 6 seats"),
        (["play", "hunters", "--seats", "some"], "--seats"),
        (["play", "hunters", "--people", "0"], "at least one person"),
        (["play", "hunters", "--people", "3", "--seats", "2"], "do not fit"),
        (["play", "hunters", "--names", "Ann,Ann"], "two players are called Ann"),
        (["play", "hunters", "--names", "A\x1b[2J"], "readable"),
        (["play", "hunters", "--bots", "genius"], "there is no bot 'genius'"),
        (["play", "hunters", "--bots", "greedy,greedy,greedy,greedy"], "4 bots for 3 seats"),
        (["play", "hunters", "--set", "mode"], "mode=introductory"),
        (["play", "hunters", "--set", "mode=hard"], "not 'hard'"),
        (["play", "hunters", "--lang", "xx"], "there is no language 'xx'"),
        (["play", "hunters", "--pack", "nowhere"], "there is no such folder"),
        (["play", "hunters", "--resume"], "no unfinished game"),
        (["play", "hunters", "some.json"], "--resume"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["replay", "."], "."),
        (["content", "show", "hunters", "zzz"], "no card 'zzz'"),
        (["content", "check", "chess"], "there is no game"),
        (["trace", "chess"], "there is no game"),
    ],
)
def test_bad_usage_is_one_line(cantina: Cantina, arguments: list[str], words: str) -> None:
    said = cantina(*arguments)
    assert said.is_one_line_error()
    assert said.status == 2
    assert words in said.err


@pytest.mark.parametrize("text", ["", "{", "[]", '{"cantina": 99}', '{"cantina-save": 1}', "\0"])
def test_a_corrupt_record_is_one_line(cantina: Cantina, tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    said = cantina("replay", path)
    assert said.is_one_line_error()
    assert str(path) in said.err


def test_bytes_that_are_no_text_are_one_line(cantina: Cantina, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert cantina("replay", path).is_one_line_error()


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("pack", "0" * 32, "was played with other content"),
        ("behaviour", 999, "was played by rules 999"),
        ("game", "chess", "there is no game 'chess'"),
        ("seats", 9, "2 to 6 seats"),
        ("actions", [[0, "win"]], "action 1"),
        ("options", {"mode": "hard"}, "hard"),
    ],
)
def test_a_record_that_does_not_replay_here_says_why(
    cantina: Cantina, record: Path, key: str, value: object, words: str
) -> None:
    said = cantina("replay", changed(record, key, value))
    assert said.is_one_line_error()
    assert words in said.err


def test_numbers_beyond_the_record_are_refused(cantina: Cantina, record: Path) -> None:
    assert "10 decisions" in cantina("replay", record, "--to", 11).err
    assert "2 players" in cantina("replay", record, "--seat", 3).err


def test_a_content_row_without_a_field_names_file_row_and_field(
    cantina: Cantina, tmp_path: Path
) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(shipped("hunters"), folder)
    crates = folder / "crates.toml"
    crates.write_text(
        crates.read_text(encoding="utf-8").replace("points = 0\n", "", 1), encoding="utf-8"
    )
    said = cantina("content", "check", "hunters", "--pack", folder)
    assert said.is_one_line_error()
    for part in ("crates.toml", "x_1", "points"):
        assert part in said.err
    assert content_of("hunters", None).files["crates.toml"]["row"][0]["id"] == "x_1"


def test_a_broken_invariant_and_a_bug_are_one_line_each(
    cantina: Cantina, monkeypatch: pytest.MonkeyPatch
) -> None:
    for error in (BrokenInvariant("a card was lost"), ZeroDivisionError("oh")):

        def fail(language: str | None, error: Exception = error) -> None:
            raise error

        monkeypatch.setattr("cantina.cli.games.list_games", fail)
        said = cantina("games")
        assert said.is_one_line_error()
        assert said.status == 1
        assert "bug" in said.err


def test_a_failed_compilation_is_one_line(
    cantina: Cantina, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cantina.build import BuildError

    def fail(report: object) -> None:
        raise BuildError("The compiler failed. The end of the log, some.log:\nerror: 1\nerror: 2")

    monkeypatch.setattr("cantina.build.compile_engine", fail)
    said = cantina("compile")
    assert said.is_one_line_error()
    assert said.status == 1
    assert "some.log" in said.err


def test_interrupting_is_one_line(cantina: Cantina, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(language: str | None) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cantina.cli.games.list_games", interrupt)
    said = cantina("games")
    assert said.is_one_line_error()
    assert said.status == 130


def test_a_reader_who_goes_away_is_one_line(record: Path) -> None:
    command = f"{sys.executable} -m cantina.cli content show hunters | head -n 1 >/dev/null"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") <= 1  # none when the pipe took it all


def test_help_is_quick() -> None:
    """In seconds of work, whatever else this computer is doing."""

    def seconds() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, "-m", "cantina.cli", "--help"], check=True, capture_output=True
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert min(seconds() for _ in range(3)) < 0.35


def test_without_arguments_it_opens_up(cantina: Cantina, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr("cantina.cli.serve.serve", lambda given, file: opened.append(given))
    assert cantina().status == 0
    assert len(opened) == 1
