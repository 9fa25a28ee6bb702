"""Values of one's own in the terminal: looked over, shown, played with, written as a folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cantina.kernel.game import find_game
from cantina.kernel.pack import LANGUAGES
from tests.cli.conftest import Cantina

VALUES = {
    "targets": {"t_zeb_1": {"points": 7, "shields": [4, 2, 0]}},
    "crates": {"x_1#2": {"cost": 1}},
}


def written(folder: Path, values: object, **more: object) -> str:
    path = folder / "ann.box.json"
    whole = {"format": 1, "game": "hunters", "pack": "", "owner": "Ann", "values": values}
    path.write_text(json.dumps(whole | more), encoding="utf-8")
    return str(path)


def test_a_good_overlay_says_how_much_differs(cantina: Cantina, tmp_path: Path) -> None:
    said = cantina("content", "check", "hunters", "--pack", written(tmp_path, VALUES))
    assert (said.status, said.out.strip()) == (0, "Ann: 3 values differ from ours")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_cannot_be_taken_is_listed(
    cantina: Cantina, tmp_path: Path, language: str
) -> None:
    values = {"targets": {"t_zeb_1": {"points": 31, "shields": [1]}, "t_x": {"points": 1}}}
    path = written(tmp_path, values | {"contracts": {"c_02": {"a": "zeb"}}})
    said = cantina("content", "check", "hunters", "--pack", path, "--lang", language)
    assert said.status == 1
    for word in ("t_zeb_1", "t_x", "c_02", "30"):
        assert word in said.out
    assert "⟨" not in said.out


def test_a_value_of_the_box_is_shown_as_one(cantina: Cantina, tmp_path: Path) -> None:
    said = cantina("content", "show", "hunters", "t_zeb_1", "--pack", written(tmp_path, VALUES))
    assert "Points: 7 (your box)" in said.out.lower().replace("points", "Points")


def test_a_game_is_played_with_it(cantina: Cantina, tmp_path: Path) -> None:
    path = written(tmp_path, VALUES)
    said = cantina("sim", "hunters", "--games", "2", "--bots", "quick", "--pack", path)
    assert said.status == 0
    bad = written(tmp_path, {"targets": {"t_zeb_1": {"points": 31}}})
    refused = cantina("sim", "hunters", "--games", "2", "--bots", "quick", "--pack", bad)
    assert refused.is_one_line_error()
    assert "row t_zeb_1, points = 31" in refused.err


@pytest.mark.parametrize("key", ["hunters", "hoth"])
def test_the_whole_is_written_as_a_folder(cantina: Cantina, tmp_path: Path, key: str) -> None:
    """The same values, read from TOML that nobody wrote by hand."""
    values = {"hunters": VALUES, "hoth": {"units": {"probe_droids": {"attack": [3, 1]}}}}[key]
    out = tmp_path / "pack"
    path = written(tmp_path, values, game=key)
    assert cantina("content", "write", key, "--pack", path, "--out", str(out)).status == 0
    said = cantina("content", "check", key, "--pack", str(out))
    assert said.status == 0
    game = find_game(key)
    pack, boxed = game.load(out), game.services["pack_for"](game.load(None), options(key, path))
    files = dict(boxed.content.files)
    assert pack.content.files.keys() == files.keys()
    assert pack.digest != boxed.digest
    again = cantina("content", "write", key, "--pack", path, "--out", str(out))
    assert again.is_one_line_error()


def options(key: str, path: str) -> dict[str, str]:
    text = Path(path).read_text(encoding="utf-8")
    return {"box": text} | ({"own": "", "campaign": "none"} if key == "hoth" else {})
