"""A server starts without the packages of the extra `host`; who asks for them is told or served."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cantina import extras
from cantina.server.app import create_app
from tests.cli.conftest import Cantina
from tests.server.online import refused, settings_in

OPTIONS = ("--port", 0, "--no-browser", "--no-compile")


@pytest.fixture
def bare(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation without the extra."""
    monkeypatch.setattr(extras, "has", lambda module: False)
    monkeypatch.setattr("cantina.cli.serve.set_up_logs", lambda settings: None)
    monkeypatch.setenv("CANTINA_CLIENT", "off")
    monkeypatch.delenv("CANTINA_LAUNCHER", raising=False)
    monkeypatch.delenv(extras.LEVEL, raising=False)


ASKED = [("--db", "postgresql://localhost/cantina"), ("--redis", "redis://localhost:1/0")]


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("asked", ASKED)
def test_what_needs_more_packages_is_one_line(cantina: Cantina, asked: tuple[str, str]) -> None:
    said = cantina("serve", *OPTIONS, *asked)
    assert said.is_one_line_error()
    assert "pip install 'cantina[host]'" in said.err


@pytest.mark.usefixtures("bare")
def test_a_token_for_metrics_asks_for_them_too(
    cantina: Cantina, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANTINA_METRICS_TOKEN", "a long secret")
    said = cantina("serve", *OPTIONS)
    assert said.is_one_line_error()
    assert "metrics_token needs" in said.err


@pytest.mark.usefixtures("bare")
def test_the_launcher_adds_them_once(cantina: Cantina, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda path, arguments: started.append(arguments))
    monkeypatch.setattr(sys, "argv", ["cantina", "serve", *ASKED[0]])
    monkeypatch.setenv("CANTINA_LAUNCHER", "/here/cantina")
    for _ in range(2):
        assert cantina("serve", *OPTIONS, *ASKED[0]).is_one_line_error()
    assert started == [["/here/cantina", "serve", *ASKED[0]]]
    assert os.environ.pop(extras.LEVEL) == "host"


@pytest.mark.usefixtures("bare")
def test_without_them_a_server_works_and_has_no_metrics(tmp_path: Path) -> None:
    app = create_app(settings_in(tmp_path))
    with TestClient(app, "http://127.0.0.1", client=("127.0.0.1", 1)) as client:
        assert client.post("/api/players", json={"name": "Ann"}).status_code == 201
        assert client.get("/api/nothing").status_code == 404
        said = client.get("/metrics")
    refused(said, 404, "no_way")
    assert "pip install 'cantina[host]'" in said.text
