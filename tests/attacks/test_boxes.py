"""Values of one's own, from strangers: too long, too deep, of another kind or game, too many."""

from __future__ import annotations

import json

import pytest

from cantina.server.boxed import MOST_BOXES
from tests.server.online import Online, Person


def box(values: object, game: str = "hunters") -> str:
    whole = {"format": 1, "game": game, "pack": "", "owner": "Eve", "values": values}
    return json.dumps(whole)


DEEP = '{"a":' * 900 + "1" + "}" * 900
BAD = [
    "[" * 60_000,
    "[" * 1_900,
    box({}).replace("{}", DEEP),
    box({"targets": {"t_zeb_1": {"points": "7"}}}),
    box({"targets": {"t_zeb_1": {"points": True}}}),
    box({"targets": {"t_zeb_1": {"points": 1e300}}}),
    box({"targets": {"t_zeb_1": {"points": 10**400}}}),
    box({"targets": {"t_zeb_1": {"shields": [1] * 4}}}),
    box({"targets": {"t_zeb_1": {"id": "t_zeb_2"}}}),
    box({"targets": {"t_zeb_1": {"provenance": "seed"}}}),
    box({"targets": {"t_zeb_1#2": {"points": 1}}}),
    box({"../pack": {"x": {"y": 1}}}),
    box({"pack": {"bank_limit": {"value": 0}}}),
    box({"facts": {"F1": {"fact": "x"}}}),
    box({}, "hoth"),
    box({}).replace('"Eve"', '"\\ud800"'),
    "null",
    "",
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_a_bad_box_is_refused_with_a_reason_and_opens_nothing(ann: Person, text: str) -> None:
    body = {"game": "hunters", "seats": ["me", "quick"], "options": {"box": text}}
    answer = ann.http.post("/api/tables", json=body)
    if text == "":  # as if none were brought
        assert answer.is_success
        return
    assert answer.status_code in (400, 413), answer.text
    assert answer.json()["code"] in ("bad_options", "shape", "too_large")
    assert len(answer.content) < 2_000
    looked = ann.http.post("/api/games/hunters/box", json={"text": text})
    assert looked.status_code in (200, 400, 413)
    assert not looked.is_success or looked.json()["code"] or looked.json()["refused"]


def test_a_body_that_is_too_large_is_not_read(ann: Person) -> None:
    answer = ann.http.post("/api/games/hunters/box", json={"text": "x" * 70_000})
    assert answer.status_code == 413


def test_one_address_uses_only_so_many_boxes(server: Online, ann: Person) -> None:
    """Each is a whole pack in memory. The same one again costs nothing."""

    def open_with(points: int) -> int:
        text = box({"targets": {"t_zeb_1": {"points": points}}})
        body = {"game": "hunters", "seats": ["me", "open"], "options": {"box": text}}
        return ann.http.post("/api/tables", json=body).status_code

    opened = [open_with(10 + points) for points in range(MOST_BOXES + 2)]
    assert opened == [201] * MOST_BOXES + [409] * 2
    assert open_with(10) == 201
