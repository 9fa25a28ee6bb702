"""What `./test` says is what its tools found: nothing is lost, nothing passes that did not run."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from cantina.client import Node
from tests.checks import compiled, steps, summary
from tests.checks.__main__ import choose, environment, split
from tests.checks.client import run_checks, verdict
from tests.checks.results import Result, read_playwright, read_pytest, read_vitest
from tests.checks.running import Ended, Ran, Runner
from tests.checks.steps import Step
from tests.server.programs import wait_until

SUITE = """
import pytest
def test_passes(): pass
def test_fails(): print("seen before"); assert 1 == 2
@pytest.mark.skip(reason="not run: there is no moon here")
def test_skips(): pass
@pytest.fixture
def broken():
    yield
    raise RuntimeError("afterwards")
def test_whose_end_fails(broken): pass
def test_two_of_whose_parts_fail(subtests):
    for part in (1, 2, 3):
        with subtests.test(part=part):
            assert part == 2, f"not part {part}"
"""


def step(*commands: str, name: str = "one", lane: str = "") -> Step:
    return Step(name, lane or name, [[sys.executable, "-c", command] for command in commands])


def run(*wanted: Step) -> list[Ended]:
    return Runner(environment(), lambda ended: None).run(list(wanted), show=False)


@pytest.fixture(autouse=True)
def reports_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "REPORTS", tmp_path / "reports")
    monkeypatch.setattr("tests.checks.running.REPORTS", tmp_path / "reports")


@pytest.mark.parametrize("workers", ["0", "2"])
def test_every_test_of_pytest_is_told_once_by_its_worst_phase(tmp_path: Path, workers: str) -> None:
    suite, report = tmp_path / "test_suite.py", tmp_path / "report"
    suite.write_text(SUITE)
    (tmp_path / "test_broken.py").write_text("import nothing_of_that_name")
    command = steps.pytest(["-n", workers])
    subprocess.run(
        [*command, "--rootdir", str(tmp_path), "-c", os.devnull, str(tmp_path)],
        env=environment() | {"CANTINA_REPORT": str(report)},
        cwd=tmp_path,
        check=False,
    )
    found = {
        result.name.rpartition("/")[2]: result for result in read_pytest(report, "./test tests")
    }
    assert {name: result.outcome for name, result in found.items()} == {
        "test_suite.py::test_passes": "passed",
        "test_suite.py::test_fails": "failed",
        "test_suite.py::test_skips": "skipped",
        "test_suite.py::test_whose_end_fails": "failed",
        "test_suite.py::test_two_of_whose_parts_fail": "failed",
        "test_broken.py": "failed",
    }
    assert "seen before" in found["test_suite.py::test_fails"].text
    told = found["test_suite.py::test_two_of_whose_parts_fail"].text
    assert ["not part 1" in told, "not part 3" in told] == [True, True]
    assert found["test_suite.py::test_skips"].text == "not run: there is no moon here"
    assert found["test_suite.py::test_fails"].repeat.startswith("./test tests -- -n 0 ")


def test_a_browser_test_that_passed_only_on_its_second_try_is_a_failure(tmp_path: Path) -> None:
    tried = [{"errors": [{"message": "not there"}]}, {"errors": []}]
    test = {"status": "flaky", "results": tried}
    spec = {"file": "a.spec.ts", "line": 7, "title": "is seen", "tests": [test]}
    suites = [{"suites": [{"specs": [spec]}]}]
    report = tmp_path / "report"
    report.write_text(json.dumps({"errors": [], "suites": suites}))
    results = read_playwright(report, "./test browser")
    expected = Result("a.spec.ts:7 is seen", "flaky", "not there", "./test browser -- a.spec.ts:7")
    assert results == [expected]
    ended = Ended(step(), results=results)
    assert ended.failed
    assert summary.totals([ended]) == "0 passed, 1 failed"
    assert "passed only on another try: a.spec.ts:7" in summary.report([ended], 1.0)


def test_a_page_is_told_for_each_browser_and_a_missing_browser_is_not_run(tmp_path: Path) -> None:
    missing = [{"type": "skip", "description": "there is no Firefox here"}]
    tests = [
        {"projectName": "chromium", "status": "expected", "results": [{"errors": []}]},
        {"projectName": "firefox", "status": "skipped", "annotations": missing},
    ]
    spec = {"file": "main-path.ts", "line": 9, "title": "home", "tests": tests}
    report = tmp_path / "report"
    report.write_text(json.dumps({"suites": [{"specs": [spec]}]}))
    results = read_playwright(report, "./test deep browsers")
    assert [(result.name, result.outcome) for result in results] == [
        ("chromium: home", "passed"),
        ("firefox: home", "skipped"),
    ]
    assert results[1].repeat == "./test deep browsers -- main-path.ts:9 --project=firefox"
    said = summary.report([Ended(step(), results=results)], 1.0)
    assert "not run: one, 1 test: there is no Firefox here" in said
    assert said.endswith("1 passed, 0 failed, 1 skipped")


def test_a_file_of_vitest_that_cannot_be_loaded_is_a_failure(tmp_path: Path) -> None:
    tests = [
        {"fullName": "adds 1+1", "status": "passed", "failureMessages": []},
        {"fullName": "takes", "status": "todo"},
    ]
    files = [
        {"name": "/x/web/src/a.test.ts", "status": "passed", "assertionResults": tests},
        {
            "name": "/x/web/src/b.test.ts",
            "status": "failed",
            "message": "no",
            "assertionResults": [],
        },
    ]
    report = tmp_path / "report"
    report.write_text(json.dumps({"testResults": files}))
    results = read_vitest(report, "./test web")
    assert results[0].repeat == "./test web -- src/a.test.ts -t 'adds 1\\+1'"
    assert results[-1].repeat == "./test web -- src/b.test.ts"
    found = [(result.name, result.outcome) for result in results]
    assert found == [
        ("src/a.test.ts adds 1+1", "passed"),
        ("src/a.test.ts takes", "skipped"),
        ("src/b.test.ts", "failed"),
    ]


def test_all_commands_of_a_step_run_and_one_that_fails_fails_it() -> None:
    (ended,) = run(step("print('first'); raise SystemExit(2)", "print('second')"))
    assert ended.failed
    assert [ran.output.strip() for ran in ended.ran] == ["first", "second"]
    said = summary.report([ended], 1.0)
    assert "first" in said
    assert "-> ./test one" in said
    assert said.endswith("0 passed, 1 failed")


def test_what_could_not_run_is_named_and_is_not_counted_as_passed() -> None:
    lacking = "print('not run: there is no moon here'); raise SystemExit(3)"
    (ended,) = run(step(lacking))
    assert not ended.failed
    said = summary.report([ended], 1.0)
    assert "not run: one: there is no moon here" in said
    assert said.endswith("0 passed, 0 failed, 1 skipped")


def test_a_step_that_ends_badly_after_its_tests_passed_has_failed() -> None:
    ended = Ended(step("1"), ran=[Ran([], 1, "")], results=[Result("a", "passed")])
    assert summary.totals([ended]) == "1 passed, 1 failed"


def test_a_failed_test_does_not_hide_another_command_that_failed() -> None:
    both = step("lint", "tests")
    ran = [Ran(command, 1, f"{command[-1]} printed this") for command in both.commands]
    ended = Ended(both, ran=ran, results=[Result("a", "failed", "1 is not 2")])
    said = "\n".join(summary.failures([ended]))
    assert "lint printed this" in said
    assert "1 is not 2" in said
    assert "tests printed this" not in said  # its failures are told one by one


def test_lanes_run_beside_each_other_and_steps_of_a_lane_one_after_the_other(
    tmp_path: Path,
) -> None:
    made = f"made = __import__('pathlib').Path({str(tmp_path / 'made')!r})"
    wait = f"{made}\nwhile not made.exists(): __import__('time').sleep(0.01)"
    make = f"{made}; made.touch()"
    done = run(step(wait, name="waits"), step(make, name="makes"))
    assert [ended.failed for ended in done] == [False, False]


def test_an_interrupted_check_leaves_no_process(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    sleeps = f"""import os, pathlib, time
pathlib.Path({str(pid)!r}).write_text(str(os.getpid()))
time.sleep(600)"""
    runner = Runner(environment(), lambda ended: None)

    def interrupt() -> None:
        wait_until(lambda: pid.exists() and bool(pid.read_text()), "the step")
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=interrupt).start()
    began = time.monotonic()
    runner.run([step(sleeps), step("print()", name="never", lane="one")], show=False)
    assert runner.stopped
    assert time.monotonic() - began < 500
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)


def test_a_command_that_repeats_a_test_runs_that_test_alone() -> None:
    one = "tests/kernel/test_flow.py::test_x"
    assert split(["deep", "tests", "--", "-n", "0", one]) == (["deep", "tests"], ["-n", "0", one])
    assert split(["tests", one]) == (["tests"], [one])
    assert split(["browser", "e2e/hoth.spec.ts:7"]) == (["browser"], ["e2e/hoth.spec.ts:7"])
    assert compiled.tests_for(["-n", "0", "tests/checks/test_checks.py::test_x"]) == []
    assert compiled.tests_for(["-k", "hoth"])
    (web,) = choose(["web"], ["src/a.test.ts", "-t", "adds"])
    assert [command[-3:] for command in web.commands] == [["src/a.test.ts", "-t", "adds"]]


def test_an_unknown_step_is_refused() -> None:
    with pytest.raises(ValueError, match="no step 'tsets'"):
        choose(["tsets"], [])
    assert [one.command for one in choose(["deep", "tests"], [])] == ["./test deep tests"]


def test_checks_that_fail_are_named_last(capsys: pytest.CaptureFixture[str]) -> None:
    node = Node("/bin/sh", [])
    commands = [["/bin/sh", "-c", "echo one; exit 3"], ["/bin/sh", "-c", "echo two"]]
    assert verdict(run_checks(commands, node)) == 3
    said = capsys.readouterr().out.splitlines()
    assert said == ["one", "two", "failed with status 3: /bin/sh -c echo one; exit 3"]
    assert verdict(run_checks(commands[1:], node)) == 0
