"""The wheel: it holds the built web client, the rules and the words, and is all that anybody needs
to play in a browser."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from cantina.client import CHECKOUT, ClientError, build_client, find_node
from tests.checks.client import check_in_browser, find_chromium

PIN = re.compile(r"^[\w.-]+==[^\s;]+", re.MULTILINE)
EXTRAS = ("asyncpg", "redis", "prometheus_client", "mypy", "numpy", "ray")
OFFLINE = re.compile("connection|resolution|timed out|unreachable", re.IGNORECASE)


@pytest.fixture(scope="module")
def pages() -> Path:
    """The built client."""
    if find_node() is None:
        pytest.skip("not run: there is no Node to build the web client with")
    try:
        return build_client(print)
    except ClientError as error:
        pytest.skip(f"not run: {error}")


@pytest.fixture(scope="module")
def wheel(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = str(tmp_path_factory.mktemp("wheel"))
    return Path(next(WheelBuilder(str(CHECKOUT)).build(directory=folder, versions=["standard"])))


def test_it_holds_the_client_the_rules_and_the_words(wheel: Path, pages: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    files = [path for path in pages.rglob("*") if path.is_file()]
    built = {f"cantina/web/{path.relative_to(pages).as_posix()}" for path in files}
    assert "cantina/web/index.html" in built
    assert built <= names
    for language in ("en", "uk", "fr", "es"):
        assert f"cantina/locales/{language}/web.ftl" in names
        assert f"cantina/games/hunters/locales/{language}/game.ftl" in names
        assert f"cantina/games/hunters/locales/{language}/neutral.txt" in names
    rules = {path.name for path in (CHECKOUT / "docs" / "rules" / "hunters").glob("*.md")}
    assert rules
    assert {f"cantina/rules/hunters/{name}" for name in rules} <= names
    assert "cantina/games/hunters/content/pack.toml" in names
    assert not [name for name in names if "node_modules" in name or name.startswith("web/")]


@pytest.mark.deep
def test_installed_with_nothing_but_pip_it_opens_and_is_played(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an empty environment, from an empty folder; only the browser is driven from here."""
    if find_chromium() is None:
        pytest.skip("not run: there is no Chromium here")
    python = installed(wheel, tmp_path / "env")
    with opened(python.with_name("cantina"), tmp_path / "home") as address:
        monkeypatch.setenv("CANTINA_E2E_ADDRESS", address)
        assert check_in_browser("installed", []) == 0


def installed(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment with the wheel and what it asks for, and nothing else."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / "bin" / "python"
    # The versions that we test with: a release of today must not make a test red.
    pins = folder / "pins.txt"
    pins.write_text("\n".join(PIN.findall((CHECKOUT / "locks" / "play.txt").read_text())))
    done = subprocess.run(
        [python, "-I", "-m", "pip", "install", "--retries", "1", "--constraint", pins, wheel],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode and OFFLINE.search(done.stderr):
        pytest.skip("not run: the package index cannot be reached")
    assert done.returncode == 0, done.stderr
    found = f"from importlib.util import find_spec; print([*filter(find_spec, {EXTRAS})])"
    assert subprocess.check_output([python, "-c", found], text=True) == "[]\n"
    return python


@contextmanager
def opened(cantina: Path, home: Path) -> Iterator[str]:
    """Where `cantina` is open, with no more to go by than a new user has."""
    home.mkdir()
    env = {name: os.environ[name] for name in ("PATH", "LANG", "TZ") if name in os.environ}
    env |= {"HOME": str(home), "CANTINA_PORT": "0", "CANTINA_BROWSER": "off"}
    server = subprocess.Popen(
        [cantina], cwd=home, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    try:
        found = re.search(r"open at (http\S+)/ ", server.stdout.readline())
        assert found, server.communicate()
        yield found[1]
    finally:
        server.terminate()
        said = server.communicate()[1]
    assert '"level": "error"' not in said
    assert "Traceback" not in said
