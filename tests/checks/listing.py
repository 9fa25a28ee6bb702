"""Lists every test there is, and compares with an earlier commit: nothing is dropped in silence.

./test run tests.checks.listing                 how many tests each tool and level has
./test run tests.checks.listing --since COMMIT  which tests went, which came
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from cantina.client import NODE_LEAST, find_node
from tests.checks.steps import CORE_TESTS, ROOT


class Test(NamedTuple):
    """A test of one of the tools, by the name that stays when its level changes."""

    tool: str
    name: str
    is_deep: bool


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./test deep run tests.checks.listing")
    parser.add_argument("--since", metavar="COMMIT")
    since = parser.parse_args(arguments).since
    now = tests_of(ROOT)
    if since is None:
        print("\n".join(counted(now)))
        return 0
    with checkout(since) as folder:
        before = tests_of(folder)
    print("\n".join([f"at {since}:", *counted(before), "now:", *counted(now)]))
    was, stays = ({(test.tool, test.name) for test in tests} for tests in (before, now))
    for word, found in (("gone", was - stays), ("new", stays - was)):
        print(f"{word}: {len(found):,}")
        print("\n".join(f"  {tool}  {name}" for tool, name in sorted(found)))
    return 0


def counted(tests: list[Test]) -> Iterator[str]:
    """Yields a line for each tool and level."""
    counts = Counter((test.tool, "deep" if test.is_deep else "core") for test in tests)
    for (tool, level), count in sorted(counts.items()):
        yield f"  {tool:12}{level:6}{count:6,}"


@contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """Yields a folder with the files of a commit, and the packages of the client."""
    with tempfile.TemporaryDirectory(dir=ROOT / ".cantina") as name:
        folder = Path(name) / "then"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(folder), commit], check=True)
        try:
            # Vite follows symbolic links out of the checkout and then refuses what it finds there.
            ours, theirs = (top / "web" / "node_modules" for top in (ROOT, folder))
            shutil.copytree(ours, theirs, symlinks=True, copy_function=os.link)
            yield folder
        finally:
            subprocess.run([*git, "remove", "--force", str(folder)], check=True)


def tests_of(folder: Path) -> list[Test]:
    """Collects the tests of a checkout with the tools that run them."""
    return [*python_tests(folder), *unit_tests(folder), *browser_tests(folder)]


def python_tests(folder: Path) -> Iterator[Test]:
    core = set(_collected(folder, *(CORE_TESTS if _has_levels(folder) else ())))
    for name in _collected(folder):
        yield Test("pytest", name, name not in core)


def _has_levels(folder: Path) -> bool:
    return (folder / "tests" / "checks").is_dir()


def _collected(folder: Path, *arguments: str) -> list[str]:
    said = _output(
        [sys.executable, "-P", "-m", "pytest", "--collect-only", "-q", "-n", "0", *arguments],
        folder,
        PYTHONPATH=f"{folder / 'src'}{os.pathsep}{folder}",
    )
    return [line for line in said.splitlines() if "::" in line]


def unit_tests(folder: Path) -> Iterator[Test]:
    for test in json.loads(_node_output(folder, "vitest/vitest.mjs", "list", "--json")):
        where = test["file"].partition("/web/")[2]
        yield Test("vitest", f"{where} {test['name']}", is_deep=False)


def browser_tests(folder: Path) -> Iterator[Test]:
    config = ["--config", "e2e/playwright.config.ts"]
    listed = _node_output(
        folder, "@playwright/test/cli.js", "test", "--list", "--reporter=json", *config
    )
    for spec in _specs(json.loads(listed)["suites"]):
        title: str = spec["title"]
        name = f"{spec['file']} {title.removesuffix(' @deep')}"
        yield Test("playwright", name, title.endswith(" @deep"))


def _specs(suites: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for suite in suites:
        yield from suite.get("specs", [])
        yield from _specs(suite.get("suites", []))


def _node_output(folder: Path, tool: str, *arguments: str) -> str:
    node = find_node()
    if node is None:
        raise SystemExit(f"there is no Node {'.'.join(map(str, NODE_LEAST))} or newer here")
    said = _output([node.node, f"node_modules/{tool}", *arguments], folder / "web")
    return said[min(place for place in (said.find("["), said.find("{")) if place >= 0) :]


def _output(command: list[str], folder: Path, **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
