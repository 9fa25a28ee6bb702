"""What an unattended machine runs: both levels of checks, with whatever programs it can get."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.sources import CHECKOUT

SH = shutil.which("sh") or "/bin/sh"


def script(path: Path, *lines: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([f"#!{SH}", *lines, ""]), encoding="utf-8")
    path.chmod(0o755)


@pytest.mark.parametrize(("core", "deep"), [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_the_deep_checks_run_whatever_became_of_the_others(
    tmp_path: Path, core: int, deep: int
) -> None:
    script(tmp_path / "tools" / "packages", "exit 1")
    script(
        tmp_path / "test",
        'echo "${1-core}" >> ran',
        f'[ "${{1-}}" ] && exit {deep}',
        f"exit {core}",
    )
    (tmp_path / ".ci").mkdir()
    run = shutil.copy(CHECKOUT / ".ci" / "run", tmp_path / ".ci")
    status = subprocess.run([run], check=False).returncode
    assert (tmp_path / "ran").read_text(encoding="utf-8").split() == ["core", "deep"]
    assert bool(status) == bool(core or deep)


def missing(folder: Path) -> str:
    """What tools/packages says where only the programs of this folder can be found."""
    packages = CHECKOUT / "tools" / "packages"
    done = subprocess.run(
        [SH, str(packages)],
        env=os.environ | {"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


def test_what_cannot_be_installed_is_named_and_the_rest_is_there(tmp_path: Path) -> None:
    script(tmp_path / "id", "echo 0")
    script(tmp_path / "env", "shift", '"$@"')
    # It has openbox, and nothing else.
    script(
        tmp_path / "apt-get",
        'case "$*" in',
        f"    *openbox) : > {tmp_path}/openbox; {shutil.which('chmod')} +x {tmp_path}/openbox ;;",
        "    *) exit 1 ;;",
        "esac",
    )
    script(tmp_path / "chromium")
    said = missing(tmp_path)
    assert "not run:" in said
    assert {"firefox-esr", "webkit2gtk-driver", "mmdebstrap", "webp"} <= set(said.split())
    assert not {"openbox", "chromium"} & set(said.split())


def test_the_workflow_does_what_ci_does() -> None:
    workflow = (CHECKOUT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
    assert "- run: .ci/run\n" in workflow
    assert workflow.count("run: ") == 1
