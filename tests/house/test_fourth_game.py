"""A fourth game touches nothing: it is found, generated, checked, served and held to the rules of
the house from a folder of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cantina.client import ClientError, alone, prepared
from cantina.kernel.pack import LANGUAGES
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
BUILD = """
import sys
from pathlib import Path
from tests.house.fourth import join
from tests.house.fourth_pages import build
join(Path(sys.argv[1]))
build(Path(sys.argv[1]))
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


def settle(folder: Path) -> None:
    """Nim as it is after `cantina generate`, in a folder outside."""
    shutil.copytree(NIM, folder / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    run("-c", GENERATE, str(folder))
    assert (folder / "nim" / "codec.py").is_file()


def test_a_fourth_game_plays_and_changes_no_file_of_the_others(tmp_path: Path) -> None:
    before = changed()
    settle(tmp_path)
    run("-m", "tests.house.fourth", str(tmp_path))
    assert changed() == before


@pytest.mark.deep
def test_the_pages_are_built_with_a_fourth_game(tmp_path: Path) -> None:
    """About 7 s of work. `./test run tests.house.fourth_pages` plays on them, in a browser."""
    try:
        with alone(print):
            prepared(print)
    except ClientError as error:
        pytest.skip(f"not run: {error}")
    before = changed()
    settle(tmp_path)
    run("-c", BUILD, str(tmp_path))
    dist = tmp_path / "tree" / "web" / "dist"
    chunks = json.loads((dist / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    assert "src/games/nim/index.ts" in chunks
    said = [
        path for path in (dist / "assets").glob("_words_*.js") if "nim-take" in path.read_text()
    ]
    assert len(said) == len(LANGUAGES)
    assert changed() == before
