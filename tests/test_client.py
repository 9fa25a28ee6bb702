"""Finding and building the web client; the tools themselves are not started here."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cantina import client
from cantina.cli.serve import client_for
from cantina.client import ClientError, build_client, find_client, find_node, source_digest
from cantina.server.settings import Settings

GAME = "package/games/chess/locales/en"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of its own, with an unbuilt client."""
    for folder in ("web/src", "web/node_modules", "package/locales/en", GAME, "locks"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    (tmp_path / "package" / "locales" / "en" / "web.ftl").write_text("a = b")
    monkeypatch.setattr(client, "PACKAGE", tmp_path / "package")
    monkeypatch.setattr(client, "CHECKOUT", tmp_path)
    monkeypatch.setattr(client, "WEB", tmp_path / "web")
    monkeypatch.setattr(client, "STATE", tmp_path / ".cantina")
    return tmp_path


def test_a_build_is_named_by_its_sources_and_words(tree: Path) -> None:
    first = source_digest()
    (tree / "web" / "node_modules" / "x.js").write_text("installed")
    (tree / "web" / "src" / "main.test.ts").write_text("a test")
    assert source_digest() == first
    (tree / "package" / "locales" / "en" / "web.ftl").write_text("a = c")
    second = source_digest()
    (tree / GAME / "game.ftl").write_text("c = d")
    third = source_digest()
    (tree / "web" / "src" / "main.ts").write_text("2")
    assert len({first, second, third, source_digest()}) == 4


def test_a_build_fits_until_a_source_changes(tree: Path) -> None:
    assert find_client() is None
    built = tree / ".cantina" / "client" / source_digest()
    built.mkdir(parents=True)
    (built / "index.html").write_text("page")
    assert find_client() == built == build_client(print)
    (tree / "web" / "src" / "main.ts").write_text("2")
    assert find_client() is None


def test_a_packaged_client_comes_first(tree: Path) -> None:
    (tree / "package" / "web").mkdir()
    (tree / "package" / "web" / "index.html").write_text("page")
    assert find_client() == tree / "package" / "web"


def test_without_node_and_network_the_server_opens_all_the_same(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tree))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert find_node() is None
    with pytest.raises(ClientError, match="neither pip nor uv"):
        build_client(lambda text: None)
    assert client_for(Settings()) is None
    assert "There will be no pages to play on: Node is missing" in capsys.readouterr().err


def test_a_tool_that_fails_is_named_with_its_reason(tree: Path) -> None:
    with pytest.raises(ClientError, match="the network cannot be reached"):
        client._run(["/bin/sh", "-c", "echo getaddrinfo ENOTFOUND; exit 1"], "packages")
    with pytest.raises(ClientError, match=r"packages: last words \(see"):
        client._run(["/bin/sh", "-c", "echo first; echo last words; exit 1"], "packages")
    npm = "echo npm error its certificate is not trusted; echo npm error A complete log of this run"
    with pytest.raises(ClientError, match="certificate is not trusted"):
        client._run(["/bin/sh", "-c", f"{npm}; exit 1"], "packages")


def test_scripts_of_the_client_start_no_npm_by_name() -> None:
    """The npm of Node's wheel works as `node npm-cli.js` alone: the `npm` beside its node is
    broken, and on a machine with nothing but Python there is no other."""
    scripts = json.loads((client.WEB / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert {"types", "lint", "format:check"} <= set(scripts)
    assert [name for name, command in scripts.items() if re.search(r"\bnp[mx]\b", command)] == []
