"""The private environment of `./cantina` and `./test`: what each level holds and serves."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.checks.steps import ROOT

LOCKS = ROOT / "locks"
PIN = re.compile(r"^([a-z0-9._-]+)==(\S+)", re.MULTILINE)

WITHIN = {
    "play": ("play",),
    "host": ("play", "host"),
    "compile": ("play", "compile"),
    "check": ("play", "host", "compile", "check"),
    "deep": ("play", "host", "compile", "check", "deep"),
}


def pins(level: str) -> set[tuple[str, str]]:
    return set(PIN.findall((LOCKS / f"{level}.txt").read_text()))


def test_a_level_holds_the_very_versions_of_those_within_it() -> None:
    for level, within in WITHIN.items():
        for inner in within:
            assert pins(inner) <= pins(level), (level, inner)


def test_a_player_and_the_tests_of_every_day_get_no_more_than_they_need() -> None:
    names = {level: {name for name, _ in pins(level)} for level in WITHIN}
    seldom = {"ray", "open-spiel", "pettingzoo", "gymnasium", "numpy", "scipy"}
    assert seldom <= names["deep"]
    assert not seldom & names["check"]
    assert not {"asyncpg", "redis", "prometheus-client", "mypy", "pytest"} & names["play"]


def test_every_pin_has_a_hash_and_no_lock_names_a_registry() -> None:
    for lock in LOCKS.glob("*.txt"):
        text = lock.read_text()
        assert "://" not in text, lock
        assert not re.search(r"^[^\s#].*[^\\]$", text, re.MULTILINE), lock


@pytest.mark.parametrize("had", WITHIN)
def test_an_environment_serves_the_levels_within_its_own(tmp_path: Path, had: str) -> None:
    script = f"""
root={ROOT}; . "$root/tools/env.sh"; state={tmp_path} venv={tmp_path}/env
mkdir -p "$venv/bin" && cp /bin/sh "$venv/bin/python"
echo "3.11.1 $(uname -sm) /usr/bin/python3" >"$venv/cantina-stamp"
for level in $(levels_within {had}); do cp "$root/locks/$level.txt" "$venv/cantina-$level.txt"; done
for level in {" ".join(WITHIN)}; do ! env_is_fresh $level || echo $level; done
has_uv() {{ true; }}; env_can_grow && echo grows
echo other >"$venv/cantina-{had}.txt"; env_can_grow || echo "is made anew"
"""
    told = subprocess.run(
        ["sh", "-uc", script],
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": "/usr/bin:/bin"},
    )
    assert told.stdout.splitlines() == [*WITHIN[had], "grows", "is made anew"]
