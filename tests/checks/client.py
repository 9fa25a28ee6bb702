"""Checks the web client: types, style, tests with and without a browser, pictures.

python -m tests.checks.client check        types and size
python -m tests.checks.client style        style and format
python -m tests.checks.client units        the tests that need no browser
python -m tests.checks.client files NAME   style, format and tests of some files
python -m tests.checks.client browser      plays in a Chromium of this machine
python -m tests.checks.client browsers     plays the main paths in each browser of this machine
python -m tests.checks.client seen         looks at every question of every game at every size
python -m tests.checks.client pictures     takes the pictures of docs/images/web
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeAlias

from cantina.client import (
    WEB,
    ClientError,
    Node,
    alone,
    build_client,
    prepared,
    version_of,
    with_node,
)
from tests.checks.running import NOT_RUN

CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def check_client() -> int:
    """Checks types, build and size of the client, and returns the status.

    The pages are the built ones, so whoever needs them next has them already."""
    node = _ready()
    size = [node.node, "build/size.mjs", str(build_client(_tell))]
    return verdict(run_checks([_script(node, "types"), size], node))


def check_style() -> int:
    """Checks style and format of the client, and returns the status."""
    node = _ready()
    scripts = [_script(node, name) for name in ("lint", "format:check")]
    return verdict(run_checks(scripts, node))


def check_files(names: list[str]) -> int:
    """Format, lint and tests of some files of the client; types are for all or none."""
    node = _ready()
    paths = [Path(name).resolve() for name in names]
    files = [path.relative_to(WEB).as_posix() for path in paths if path.is_relative_to(WEB)]
    linted = [name for name in files if Path(name).suffix in {".ts", ".svelte", ".js", ".mjs"}]
    checks = []
    if files:
        checks.append([*_tool(node, "prettier/bin/prettier.cjs"), "--check", "-u", *files])
    if linted:
        checks.append([*_tool(node, "eslint/bin/eslint.js"), *linted])
        related = ["related", "--run", "--passWithNoTests"]
        checks.append([*_tool(node, "vitest/vitest.mjs"), *related, *linted])
    return verdict(run_checks(checks, node))


def run_units(arguments: list[str]) -> int:
    """Runs the tests of the client that need no browser, and returns the status."""
    node = _ready()
    command = [*_tool(node, "vitest/vitest.mjs"), "run", *arguments]
    return subprocess.run(command, cwd=WEB, env=with_node(node.node), check=False).returncode


def _script(node: Node, name: str) -> list[str]:
    """The command of a script in web/package.json."""
    return [*node.npm, "run", "--silent", name]


def _tool(node: Node, path: str) -> list[str]:
    return [node.node, f"node_modules/{path}"]


def _ready() -> Node:
    """A Node, with the packages of the checks."""
    with alone(_tell):
        return prepared(_tell, checks=True)


Failed: TypeAlias = list[subprocess.CompletedProcess[str]]


def run_checks(commands: list[list[str]], node: Node) -> Failed:
    """Runs checks beside each other and prints what each says when it is done."""

    def run(command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=WEB,
            env=with_node(node.node),
            text=True,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    failed: Failed = []
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as checks:
        for done in checks.map(run, commands):
            print(done.stdout, end="", flush=True)
            if done.returncode:
                failed.append(done)
    return failed


def verdict(failed: Failed) -> int:
    """The worst status. Names what failed last of all: checks say much, one after the other."""
    for done in failed:
        print(f"failed with status {done.returncode}: {' '.join(done.args)}", flush=True)
    return max([abs(done.returncode) for done in failed], default=0)


def check_in_browser(script: str, arguments: list[str], level: str = "") -> int:
    """Plays in a real browser: the status of the checks, or NOT_RUN without a Chromium.

    `level`: the tests of `./test` only (core), those of `./test deep` only (deep), or all."""
    chromium = find_chromium()
    if chromium is None:
        print("there is no Chromium here (apt install chromium, or set CANTINA_CHROMIUM)")
        return NOT_RUN
    mine = {"CANTINA_CHROMIUM": chromium, "CANTINA_E2E_LEVEL": level}
    return _play(script, arguments, mine)


def check_in_browsers(arguments: list[str]) -> int:
    """Plays the main paths in each browser of this machine; tests of the others are skipped and say
    what is missing."""
    return _play("check:browsers", arguments, {})


def _play(script: str, arguments: list[str], mine: dict[str, str]) -> int:
    """Runs a script of web/package.json that plays, on the built client."""
    node = _ready()
    build_client(_tell)
    environment = with_node(node.node) | {"CANTINA_E2E_PYTHON": sys.executable} | mine
    if version_of(node.node) < (22,):  # newer ones have it of themselves
        environment["NODE_OPTIONS"] = "--experimental-websocket --no-warnings"
    command = [*_script(node, script), "--", *arguments]
    return subprocess.run(
        command, cwd=WEB, env=environment, stdout=sys.stderr, check=False
    ).returncode


def find_chromium() -> str | None:
    names = [os.environ.get("CANTINA_CHROMIUM", ""), *CHROMIUM]
    return next((found for name in names if name and (found := shutil.which(name))), None)


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    match arguments:
        case ["check"]:
            return check_client()
        case ["style"]:
            return check_style()
        case ["files", *names]:
            return check_files(names)
        case ["units", *others]:
            return run_units(others)
        case ["browser", ("core" | "deep") as level, *others]:
            return check_in_browser("check:browser", others, level)
        case ["browser", *others]:
            return check_in_browser("check:browser", others)
        case ["browsers", *others]:
            return check_in_browsers(others)
        case ["pictures" | "seen" as script, *others]:
            return check_in_browser(script, others)
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except ClientError as error:
        _tell(f"The web client: {error}")
        sys.exit(1)
