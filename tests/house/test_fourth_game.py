"""A fourth game touches nothing: it is found, generated, checked, served and held to the rules of
the house from a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.house.sources import CHECKOUT, SRC

NIM = Path(__file__).parent / "nim"
GENERATE = """
import sys
import cantina.games
cantina.games.__path__.append(sys.argv[1])
from types import ModuleType
from cantina.parts.generate import write_codec
bare = ModuleType("cantina.games.nim")
bare.__path__ = [sys.argv[1] + "/nim"]
sys.modules["cantina.games.nim"] = bare
write_codec("cantina.games.nim", str)
"""


def changed() -> str:
    git = ["git", "status", "--porcelain"]
    done = subprocess.run(git, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    return done.stdout


def run(*command: str) -> None:
    env = {**os.environ, "PYTHONPATH": f"{SRC.parent}:{CHECKOUT}"}
    line = [sys.executable, "-P", *command]
    done = subprocess.run(line, cwd=CHECKOUT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_fourth_game_plays_and_changes_no_file_of_the_others(tmp_path: Path) -> None:
    before = changed()
    shutil.copytree(NIM, tmp_path / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    run("-c", GENERATE, str(tmp_path))
    assert (tmp_path / "nim" / "codec.py").is_file()
    run("-m", "tests.house.fourth", str(tmp_path))
    assert changed() == before
