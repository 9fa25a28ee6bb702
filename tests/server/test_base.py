"""A server in a folder of a site, such as https://example.org/games/: everything is there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cantina.server.app import create_app
from cantina.server.settings import BadSetting, read_settings
from tests.server.online import PATIENCE, Person, online, settings_in

BASE = "/games/"
CHECKOUT = Path(__file__).resolve().parents[2]
PAGE = '<link rel="manifest" href="./manifest.webmanifest"><script src="./assets/a-AbCd_123.js">'


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(PAGE)
    (built / "assets" / "a-AbCd_123.js").write_text("one();")
    (built / "manifest.webmanifest").write_text("{}")
    settings = settings_in(tmp_path, base=BASE)
    with TestClient(create_app(settings, client=built), follow_redirects=False) as client:
        yield client


@pytest.mark.parametrize("base", ["", "games/", "/games", "//", "/a//b/", "/../", '/"/', "/a b/"])
def test_a_base_is_a_folder(base: str) -> None:
    with pytest.raises(BadSetting, match="/games/"):
        read_settings({}, {"base": base})


def test_every_page_names_its_files_in_the_folder(client: TestClient) -> None:
    for path in ("", "t/abc", "rules/hunters"):
        page = client.get(BASE + path)
        assert page.status_code == 200
        assert page.text == PAGE.replace("./", BASE)
    file = client.get(f"{BASE}assets/a-AbCd_123.js")
    assert (file.status_code, "immutable" in file.headers["cache-control"]) == (200, True)
    assert client.get(f"{BASE}manifest.webmanifest").status_code == 200


def test_nothing_is_outside_but_what_watches_the_process(client: TestClient) -> None:
    for path in ("/", "/api", "/api/games", "/rules", "/assets/a-AbCd_123.js", "/gamesroom/api"):
        assert client.get(path).status_code == 404, path
    for path in ("/healthz", f"{BASE}healthz"):
        assert client.get(path, headers={"host": "probe.example"}).json()["status"] == "ok"
    for path in ("/metrics", f"{BASE}metrics"):
        assert client.get(path).json()["code"] == "origin"  # there is such a way


def test_what_is_sent_elsewhere_stays_in_the_folder(client: TestClient) -> None:
    for path, there in (("/games", BASE), (f"{BASE}rules/", f"{BASE}rules")):
        assert client.get(path).headers["location"] == f"http://testserver{there}"


def test_answers_are_as_careful_as_elsewhere(client: TestClient) -> None:
    answer = client.get(f"{BASE}api/games")
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert client.get(f"{BASE}api").json()["servers"] == [{"url": "/games"}]
    assert client.get(f"{BASE}api/nothing").json()["code"] == "no_way"


def test_cookies_are_for_the_folder_and_of_its_own_name(client: TestClient) -> None:
    body = {"login": "ann", "password": "a table and a chair", "name": "Ann"}
    made = client.post(f"{BASE}api/accounts", json=body)
    cookies = made.headers.get_list("set-cookie")
    assert len(cookies) == 2
    for cookie, name, path in zip(
        cookies,
        ("cantina_device.games", "cantina.games"),
        (f"{BASE}api/sign-in", BASE),
        strict=True,
    ):
        assert cookie.startswith(f"{name}=")
        assert f"Path={path};" in cookie
    # Browsers send those of a server at the top of the site, too.
    client.cookies.set("cantina", "another server's")
    assert client.get(f"{BASE}api/me").json()["login"] == "ann"


def test_invitations_and_sockets_are_in_the_folder(tmp_path: Path) -> None:
    with online(settings_in(tmp_path, base=BASE)) as server:
        address = server.address + BASE[:-1]
        ann = Person(address, "Ann")
        made = ann.open("open", "quick")
        link: str = made["invites"][0]["link"]
        assert link.startswith(f"{BASE}t/{made['id']}#")
        bot = [sys.executable, "examples/bot.py", server.address + link, "--seed", "1"]
        done = subprocess.run(
            bot, cwd=CHECKOUT, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    assert "the table is finished" in done.stdout, done.stderr
