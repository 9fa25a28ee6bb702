"""A long command compiles first when that pays, and starts over once; a server compiles beside its
work."""

from __future__ import annotations

import errno
import logging
import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from cantina import build
from cantina.cli import compiling

started: list[list[str]] = []


@pytest.fixture
def launcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stand-in for ./cantina that notes how it was called."""
    script = tmp_path / "cantina"
    script.write_text('#!/bin/sh\necho "$@" >> "$(dirname "$0")/calls"\n')
    script.chmod(0o755)
    started.clear()
    monkeypatch.setenv("CANTINA_LAUNCHER", str(script))
    monkeypatch.delenv("CANTINA_BUILD", raising=False)
    monkeypatch.delenv(compiling.TRIED, raising=False)
    monkeypatch.setattr(compiling, "is_compiled_running", lambda: False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(compiling, "DISK_MIB", 0)
    monkeypatch.setattr(compiling, "MEMORY_MIB", 0)
    monkeypatch.setattr(os, "execv", lambda path, arguments: started.append(arguments))
    monkeypatch.setattr("sys.argv", ["cantina", "sim", "hunters"])
    return script


def calls(launcher: Path) -> list[str]:
    noted = launcher.with_name("calls")
    return noted.read_text().splitlines() if noted.exists() else []


def test_a_long_run_compiles_and_starts_over(launcher: Path) -> None:
    compiling.compile_if_it_pays(600)
    assert calls(launcher) == ["compile"]
    assert started == [[str(launcher), "sim", "hunters"]]


def test_it_never_compiles_twice(launcher: Path) -> None:
    compiling.compile_if_it_pays(600)
    compiling.compile_if_it_pays(600)
    assert calls(launcher) == ["compile"]


def test_a_failed_compilation_goes_on_interpreted(launcher: Path) -> None:
    launcher.write_text("#!/bin/sh\nexit 1\n")
    compiling.compile_if_it_pays(600)
    assert started == []


@pytest.mark.parametrize(
    "case", ["short", "no compiler", "compiled", "asked not to", "no launcher"]
)
def test_otherwise_it_just_goes_on(
    case: str, launcher: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if case == "no compiler":
        monkeypatch.setattr(shutil, "which", lambda name: None)
    if case == "compiled":
        monkeypatch.setattr(compiling, "is_compiled_running", lambda: True)
    if case == "asked not to":
        monkeypatch.setenv("CANTINA_BUILD", "interpreted")
    if case == "no launcher":
        monkeypatch.delenv("CANTINA_LAUNCHER")
    compiling.compile_if_it_pays(10 if case == "short" else 600)
    assert (calls(launcher), started) == ([], [])


def test_a_server_compiles_beside_its_work_and_says_so(
    launcher: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cantina.compiling")
    with compiling.compiling_meanwhile(True) as waiting:
        assert waiting is not None
        waiting.join()
    assert calls(launcher) == ["compile"]
    first, last = [record.message for record in caplog.records]
    assert first.startswith("compiling the engine in the background")
    assert last == "the engine is compiled: restart the server to use it"


FAILURES = {
    "echo 'There is no space left.' >&2; exit 1": "There is no space left.",
    "echo ' failed.'; echo 'No network.'; echo '  | a log'; exit 1": "failed. No network.",
    "printf 'a strange byte: \\377'; exit 2": "a strange byte: \N{REPLACEMENT CHARACTER}",
    "exit 3": "3",
    "kill -9 $$": "it was ended by SIGKILL, perhaps for want of memory",
}


@pytest.mark.parametrize(("script", "why"), FAILURES.items())
def test_a_server_that_cannot_compile_says_why_in_one_line(
    launcher: Path, caplog: pytest.LogCaptureFixture, script: str, why: str
) -> None:
    launcher.write_text(f"#!/bin/sh\n{script}\n")
    with compiling.compiling_meanwhile(True) as waiting:
        assert waiting is not None
        waiting.join()
    assert caplog.messages == [f"the engine was not compiled: {why}"]


@pytest.mark.parametrize("missing", ["compiler", "disk", "memory", "launcher", "processes"])
def test_a_server_goes_on_without_what_compiling_needs(
    launcher: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    missing: str,
) -> None:
    caplog.set_level(logging.INFO, "cantina.compiling")
    if missing == "compiler":
        monkeypatch.setattr(shutil, "which", lambda name: None)
    elif missing == "disk":
        monkeypatch.setattr(compiling, "DISK_MIB", 2**40)
    elif missing == "memory":
        monkeypatch.setattr(compiling, "MEMORY_MIB", 2**40)
        monkeypatch.setattr(compiling, "_free_memory", lambda: 300)
    elif missing == "launcher":
        launcher.unlink()
    else:

        def none_left(*_command: object, **_how: object) -> None:
            raise OSError(errno.ENOMEM, "Cannot allocate memory")

        monkeypatch.setattr(subprocess, "Popen", none_left)
    with compiling.compiling_meanwhile(True) as waiting:
        assert waiting is None
    (message,) = caplog.messages
    assert message.startswith("the engine was not compiled: ")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="not run: there is no /proc here")
def test_it_gives_way_to_others_with_no_program_to_help(
    launcher: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, way = tmp_path / "go", tmp_path / "way"
    os.mkfifo(go)
    launcher.write_text(f"""#!/bin/sh
read line <{go}
read stat </proc/$$/stat
read score </proc/$$/oom_score_adj
set -- $stat
shift 18
echo "$1 $score $CANTINA_COMPILE_JOBS" >{way}
""")
    monkeypatch.setenv("PATH", str(tmp_path))  # there is no `nice` there
    with compiling.compiling_meanwhile(True) as waiting:
        assert waiting is not None
        go.write_text("go\n")
        waiting.join()
    assert way.read_text() == "19 1000 1\n"


def test_a_full_disk_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> list[Path]:
        raise shutil.Error([("a", "b", "[Errno 28] No space left on device")])

    monkeypatch.setattr(build, "compiled_root", lambda: tmp_path / "builds" / "one")
    monkeypatch.setattr(build, "_check_tools", lambda: None)
    monkeypatch.setattr(build, "_run_mypyc", full)
    with pytest.raises(build.BuildError, match=r"files could not be copied; \d+ MiB are free at"):
        build.compile_engine(lambda text: None)
    assert list((tmp_path / "builds").iterdir()) == []


def test_a_server_that_ends_ends_its_compilers(launcher: Path) -> None:
    launcher.write_text('#!/bin/sh\nsleep 600 &\necho $! > "$(dirname "$0")/pid"\nwait\n')
    pid = launcher.with_name("pid")
    with compiling.compiling_meanwhile(True):
        while not pid.exists() or not pid.read_text().strip():
            time.sleep(0.01)
    number = int(pid.read_text())
    while is_running(number):
        time.sleep(0.01)


def is_running(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("case", ["switched off", "compiled", "asked not to"])
def test_otherwise_a_server_compiles_nothing(
    case: str, launcher: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if case == "compiled":
        monkeypatch.setattr(compiling, "is_compiled_running", lambda: True)
    if case == "asked not to":
        monkeypatch.setenv("CANTINA_BUILD", "interpreted")
    with compiling.compiling_meanwhile(case != "switched off") as waiting:
        assert waiting is None
    assert calls(launcher) == []
