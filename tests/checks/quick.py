"""What `./test quick` checks: the files that were changed, and all of a game that was."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tests.checks import results
from tests.checks.steps import (
    CORE_TESTS,
    LINT,
    NOT_INSTALLED,
    PAGES,
    PLAY,
    ROOT,
    SOURCES,
    Step,
    pytest,
    python,
)

GAME = re.compile(r"(?:src/cantina/games|src/cantina/cli/play|tests/games)/([a-z_]+)/")


def steps_for_changes(chosen: list[str]) -> list[Step]:
    changed = changed_files()
    sources = [
        name
        for name in changed
        if re.match(r"(src|tests)/.*\.py$", name) and not re.match(NOT_INSTALLED, name)
    ]
    pages = [name for name in changed if name.startswith("web/")]
    tests, only = _tests_for(changed, sources)
    steps = [
        Step("lint", SOURCES, LINT),
        Step(
            "tests",
            PLAY,
            [pytest(chosen, "-q", "-n", "0", *CORE_TESTS, "-k", only, *tests)],
            results.read_pytest,
        ),
    ]
    if sources:
        steps.append(Step("types", SOURCES, [python("mypy", *sources)]))
    if pages:
        steps.append(Step("web", PAGES, [python("tests.checks.client", "files", *pages)]))
    return steps


def _tests_for(changed: list[str], sources: list[str]) -> tuple[list[str], str]:
    """Returns the paths to run and the pattern that chooses among the tests for all games."""
    games = sorted({found[1] for name in changed if (found := GAME.match(name))})
    tests = ["tests/house", *(name for name in sources if re.search(r"/test_[^/]*\.py$", name))]
    for game in games:
        tests.append("tests/conformance/test_conformance.py")
        if (ROOT / "tests/games" / game).is_dir():
            tests.append(f"tests/games/{game}")
    return tests, " or ".join(["not test_conformance", *games])


def changed_files() -> list[str]:
    """Returns what differs from the last push, and what git does not track yet."""
    upstream = _git("merge-base", "HEAD", "@{upstream}") or ["HEAD"]
    changed = _git("diff", "--name-only", "--diff-filter=d", upstream[0])
    new = _git("ls-files", "--others", "--exclude-standard")
    return [name for name in [*changed, *new] if Path(ROOT, name).is_file()]


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []
