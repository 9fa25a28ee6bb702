"""The web client as the server gives it out: pages, files, caching; and without it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cantina.server.app import create_app
from cantina.server.pages import PAGE_PATHS
from tests.server.online import settings_in

ROUTER = Path(__file__).resolve().parents[2] / "web" / "src" / "router.svelte.ts"
SCRIPT = "console.log('a table, a table');" * 20


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / ".vite").mkdir()
    (built / "index.html").write_text("<!doctype html><title>built</title>")
    (built / "assets" / "index-AbCd_123.js").write_text(SCRIPT)
    (built / "sw.js").write_text("// worker")
    (built / "manifest.webmanifest").write_text("{}")
    (built / ".vite" / "manifest.json").write_text("{}")
    with TestClient(create_app(settings_in(tmp_path), client=built)) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/rules/hunters/BH-7.4", "/score", "/learn", "/rules"]
)
def test_every_page_is_the_same_file_asked_for_anew(client: TestClient, path: str) -> None:
    page = client.get(path)
    assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
    assert "built" in page.text
    again = client.get(path, headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_hashed_files_are_kept_and_sent_small(client: TestClient) -> None:
    file = client.get("/assets/index-AbCd_123.js")
    assert file.text == SCRIPT
    assert file.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert file.headers["content-type"].startswith("text/javascript")
    assert file.headers["content-encoding"] == "gzip"
    assert int(file.headers["content-length"]) < len(SCRIPT)
    plain = client.get("/assets/index-AbCd_123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT


def test_other_files_are_asked_for_anew(client: TestClient) -> None:
    assert client.get("/sw.js").headers["cache-control"] == "no-cache"
    kind = client.get("/manifest.webmanifest").headers["content-type"]
    assert kind == "application/manifest+json"


def test_what_is_not_there_is_not_a_page(client: TestClient) -> None:
    for path in ("/assets/nothing.js", "/.vite/manifest.json", "/api/nothing", "/wp-login.php"):
        assert client.get(path).status_code == 404, path


def test_people_with_a_wrong_link_see_a_page(client: TestClient) -> None:
    lost = client.get("/no/such/page", headers={"accept": "text/html,*/*"})
    assert lost.status_code == 404
    assert lost.text == client.get("/").text
    assert client.get("/no/such/page").json()["code"] == "no_way"
    assert client.post("/no/such/page").json()["code"] == "no_way"
    assert client.post("/about").status_code == 405


def test_pages_run_only_what_comes_from_here(client: TestClient) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "connect-src 'self'" in policy
    assert client.get("/").headers["x-content-type-options"] == "nosniff"
    assert client.get("/").headers["referrer-policy"] == "no-referrer"


def test_without_a_client_the_page_says_how_to_get_it(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path))) as client:
        for path in ("/", "/t/abc"):
            assert "have not been built" in client.get(path).text


def test_server_and_client_know_the_same_addresses() -> None:
    found = re.findall(
        r'^  \["\w+", "([^"]+)"\],$', ROUTER.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert tuple(found) == PAGE_PATHS
