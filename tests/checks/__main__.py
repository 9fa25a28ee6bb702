"""The command `./test`; `./test --help` says what it takes."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from tests.checks import quick, steps, summary
from tests.checks.compiled import NotBuilt, compiled_environment
from tests.checks.running import INTERRUPTED, Ended, Runner
from tests.checks.steps import ROOT, Step

HELP = """Usage: ./test [deep] [STEP...] [-- ARGUMENTS]
       ./test quick
       ./test [deep] run [compiled] MODULE [ARGUMENTS]

Without a step, all of them run:
  ./test        {core}
  ./test deep   {deep}
What follows -- goes to pytest, Vitest or Playwright: ./test tests -- -k orphan
So does a file or test of a step: ./test tests tests/kernel/test_flow.py
quick         checks the files that were changed since the last push, and all of a changed game
run           runs a module in the environment of the tests: ./test run tests.server.crash 100
run compiled  does so on the compiled engine
deep run      also has numpy, Gymnasium, PettingZoo, OpenSpiel and Ray: ./test deep run bench.lab"""


def main(arguments: list[str]) -> int:
    if {"-h", "--help"} & set(arguments):
        print(help_text())
        return 0
    # What is installed for `deep` the shell script has seen to.
    asked = arguments[1:] if arguments[:1] == ["deep"] else arguments
    if asked[:1] == ["run"]:
        return run_module(asked[1:])
    words, chosen = split(arguments)
    try:
        wanted = choose(words, chosen)
    except ValueError as error:
        print(error, help_text(), sep="\n\n", file=sys.stderr)
        return 2
    return check(wanted)


def run_module(arguments: list[str]) -> int:
    """Runs a module of the tests, on the compiled engine if the first word asks for it."""
    if arguments[:1] != ["compiled"]:
        return subprocess.call(steps.python(*arguments), cwd=ROOT, env=environment())
    try:
        built = compiled_environment(environment())
    except NotBuilt as error:
        print(error, file=sys.stderr)
        return error.status
    return subprocess.call(steps.python(*arguments[1:]), cwd=ROOT, env=built)


def help_text() -> str:
    core, deep = ([step.name for step in level([])] for level in (steps.core, steps.deep))
    return HELP.format(core=" ".join(core), deep=" ".join(deep))


def split(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Returns the words that name steps, and those for their tools: files, what follows `--`."""
    where = arguments.index("--") if "--" in arguments else len(arguments)
    words = arguments[:where]
    files = [word for word in words if "/" in word or "." in word]
    return [word for word in words if word not in files], [*files, *arguments[where + 1 :]]


def choose(words: list[str], chosen: list[str]) -> list[Step]:
    """Returns the steps that the words name. Raises ValueError for an unknown word."""
    if words[:1] == ["quick"]:
        return quick.steps_for_changes(chosen)
    deep = words[:1] == ["deep"]
    known = {step.name: step for step in (steps.deep if deep else steps.core)(chosen)}
    names = words[1:] if deep else words
    for name in names:
        if name not in known:
            raise ValueError(f"There is no step '{name}'.")
    return [known[name] for name in names] or list(known.values())


def check(wanted: list[Step]) -> int:
    """Runs the steps and says how they ended. The status is 1 when something failed."""
    alone = len(wanted) == 1
    started = time.monotonic()

    def told(ended: Ended) -> None:
        if not alone:
            print(summary.line(ended), flush=True)

    runner = Runner(environment(), told)
    done = runner.run(wanted, show=alone)
    if runner.stopped:
        return INTERRUPTED
    print(summary.report(done, time.monotonic() - started), flush=True)
    return 1 if any(ended.failed for ended in done) else 0


def environment() -> dict[str, str]:
    """The environment of all checks: the sources, no build, and compiled files kept.

    Hundreds of processes import the same modules; without the files in which Python keeps them,
    each would translate all of them again."""
    left_out = {"CANTINA_BUILD", "PYTHONDONTWRITEBYTECODE"}
    inherited = {name: value for name, value in os.environ.items() if name not in left_out}
    return inherited | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
