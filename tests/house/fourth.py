"""Adds Nim to the house from a folder outside it and plays: `./test run tests.house.fourth FOLDER`.

In a process of its own, because a game that was discovered stays.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import cantina.games


def join(folder: Path) -> None:
    cantina.games.__path__.append(str(folder))
    from cantina.kernel.game import discover

    assert "nim" in discover()


def plays_over_http(folder: Path) -> None:
    from tests.server.online import online, settings_in

    with online(settings_in(folder)) as server:
        ann = server.person("Ann")
        listed = {one["key"]: one for one in ann.get("/api/games")["games"]}
        assert (listed["nim"]["names"]["uk"], listed["nim"]["minutes"]) == ("Нім", 5)
        assert len(listed) > 1, "and the others are there too"
        id = ann.post("/api/tables", game="nim", seats=["me", "me"])["id"]
        both = [ann.sit(id, seat=seat) for seat in (0, 1)]
        while both[0].status != "finished":
            for one in both:
                one.ask(type="ping")
                if one.asks:
                    assert one.act(0)["type"] == "ack"
        assert sum(both[0].view["heaps"]) == 0
        assert ann.get("/api/games/nim/content")["digest"]


def is_left_out_while_it_is_broken(folder: Path) -> None:
    """One broken pack ends nothing: the server opens, with the other games."""
    from cantina.server.tables import playable
    from tests.server.online import online, settings_in

    pack = folder / "nim" / "content" / "pack.toml"
    sound = pack.read_text(encoding="utf-8")
    pack.write_text(sound.replace("[1, 3, 5, 7]", "[0]"), encoding="utf-8")
    with online(settings_in(folder / "broken")) as server:
        ann = server.person("Ann")
        listed = [one["key"] for one in ann.get("/api/games")["games"]]
        assert "nim" not in listed
        assert len(listed) > 1
        assert ann.http.get("/api/games/nim/content").status_code == 404
        opened = ann.http.post("/api/tables", json={"game": "nim", "seats": ["me", "me"]})
        assert (opened.status_code, opened.json()["code"]) == (400, "bad_options")
    pack.write_text(sound, encoding="utf-8")
    playable.cache_clear()


if __name__ == "__main__":
    nim = Path(sys.argv[1])
    join(nim)
    is_left_out_while_it_is_broken(nim)
    from cantina.cli.content import check_content

    check_content("nim", None, "en")
    plays_over_http(nim / "home")
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "nim"]
    for_all = ["conformance/test_conformance.py", "games/test_actions.py", "games/test_digests.py"]
    sys.exit(pytest.main([*options, *[f"tests/{name}" for name in for_all]]))
