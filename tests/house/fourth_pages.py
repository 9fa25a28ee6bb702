"""The pages with Nim among their games: built from a copy of the client's sources with one more
folder in it. `./test run tests.house.fourth_pages` plays Nim on them in a browser, and says so."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from cantina.client import alone, prepared
from tests.house.sources import CHECKOUT, SRC

WEB = CHECKOUT / "web"
COPIED = ("src", "build", "public", "index.html", "package.json", "svelte.config.js")


def lay_out(folder: Path) -> Path:
    """A checkout of links and copies in which Nim, which is in `folder`, is one of the games."""
    tree = folder / "tree"
    games = tree / "src" / "cantina" / "games"
    games.mkdir(parents=True)
    (tree / "src" / "cantina" / "locales").symlink_to(SRC / "locales")
    for game in [path for path in (SRC / "games").iterdir() if path.is_dir()]:
        (games / game.name).symlink_to(game)
    (games / "nim").symlink_to(folder / "nim")
    web = tree / "web"
    web.mkdir()
    for name in (*COPIED, "vite.config.ts", "tsconfig.json"):
        copy = shutil.copytree if (WEB / name).is_dir() else shutil.copyfile
        copy(WEB / name, web / name)
    shutil.copytree(folder / "nim" / "web", web / "src" / "games" / "nim")
    (web / "node_modules").symlink_to(WEB / "node_modules")
    return web


def build(folder: Path) -> Path:
    """The built pages. Raises CalledProcessError and ClientError."""
    from cantina.cli.typescript import game_types

    web = lay_out(folder)
    types = web / "src" / "games" / "nim" / "types.ts"
    types.write_text(game_types("cantina.games.nim"), encoding="utf-8")
    with alone(print):
        vite = [prepared(print).node, "node_modules/vite/bin/vite.js", "build"]
        subprocess.run([*vite, "--logLevel", "error"], cwd=web, check=True)
    return web / "dist"


def main() -> None:
    from tests.house.fourth import join
    from tests.house.test_fourth_game import changed, settle
    from tests.server.online import online, settings_in

    before = changed()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settle(folder)
        join(folder)
        built = build(folder)
        with online(settings_in(folder / "home"), client=built) as server:
            script = Path(__file__).parent / "nim" / "play.mjs"
            pages = [server.address, str(WEB), str(Path(tempfile.gettempdir()) / "nim.png")]
            subprocess.run(["node", str(script), *pages], check=True)
    assert changed() == before
    print("played in a browser; no file of the checkout has changed")


if __name__ == "__main__":
    main()
