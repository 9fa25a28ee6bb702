"""Answers that once grew with everything anybody sent."""

from __future__ import annotations

import pytest

from cantina.sheets import shipped
from tests.server.online import Online, Person, Sitting

OURS = (shipped("hoth") / "scenario_01.toml").read_text(encoding="utf-8")
OWN = OURS.replace("number = 1\n", "number = 18\n") + "#" * 15_000


def test_arrivals_tell_who_came_and_no_more(server: Online, ann: Person) -> None:
    made = ann.post(
        "/api/tables", game="hoth", seats=["me", "open", "open"], options={"own": OWN}, listed=True
    )
    first = ann.sit(made["id"])
    assert first.welcome["table"]["options"]["own"] == OWN
    others = [Sitting(server.address, made["id"]) for _ in range(8)]
    while first.until("came")["watchers"] < 8:
        pass
    bo = server.person("Bo")
    bo.post(f"/api/tables/{made['id']}/seat", seat=1)
    assert first.until("seats")["table"]["seats"][1]["name"] == "Bo"
    assert max(len(frame) for frame in first.frames[1:] if '"update"' not in frame) < 1_000
    second = bo.sit(made["id"])
    came = first.until("came", seat=1)
    assert (came["now"]["here"], came["now"]["name"]) == (True, "Bo")
    second.close()
    assert not first.until("came", seat=1)["now"]["here"]
    for one in (first, *others):
        one.close()


def test_lists_have_pages_and_are_compressed(server: Online, ann: Person) -> None:
    wish = {"game": "hoth", "seats": ["me", "open"], "options": {"own": OWN}, "listed": True}
    made = {ann.post("/api/tables", **wish)["id"] for _ in range(45)}
    seen: list[str] = []
    after = ""
    while True:
        answer = ann.http.get("/api/tables", params={"after": after})
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.num_bytes_downloaded < 100_000
        page = answer.json()
        assert len(page["tables"]) <= 40
        seen += [one["table"]["id"] for one in page["tables"]]
        after = page["next"]
        if not after:
            break
    assert made <= set(seen)
    assert len(seen) == len(set(seen))
    # Mine may name the code of a table, beside text that others wrote.
    assert "content-encoding" not in ann.http.get("/api/tables?mine=1").headers


@pytest.mark.deep
def test_games_that_go_on_are_not_pushed_out_of_sight_by_those_that_are_over(
    server: Online,
) -> None:
    """The client shows the first page of what goes on; a table closed is a table listed."""
    bo = server.person("Bo")
    running = bo.open("me", "quick", seed=5)["id"]
    for _ in range(101):
        bo.post(f"/api/tables/{bo.open('me', 'open')['id']}/close")
    assert running not in [one["table"]["id"] for one in bo.get("/api/tables?mine=1")["tables"]]
    going = bo.get("/api/tables?mine=going")
    assert [one["table"]["id"] for one in going["tables"]] == [running]
    assert going["next"] == ""
