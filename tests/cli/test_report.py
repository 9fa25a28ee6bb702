"""`cantina replay` of a report that the web client has saved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cantina.kernel.action import Seat, ask_of
from cantina.kernel.event import Event, events_for
from cantina.kernel.game import find_game
from cantina.kernel.record import dump, record_of
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, open_table, play
from tests.cli.conftest import Cantina
from tests.seats import FIRST, SECOND

GAME = find_game("hunters")
PACK = GAME.load(None)


def played(decisions: int) -> tuple[Table[Any, Any], list[Event]]:
    t = open_table(GAME, PACK, 2, 3)
    rng = seeded(3)
    told: list[Event] = []
    while t.asks and len(t.played) < decisions:
        told += play(t, t.asks[0].seat, GAME.suggest(t, t.asks[0], rng))
    return t, told


def bundle(t: Table[Any, Any], told: list[Event], seat: Seat, **more: Any) -> dict[str, Any]:
    """As the web client makes it (web/src/table/report.ts)."""
    ask = ask_of(t.asks, seat)
    options = [[one.verb, *one.args] for one in ask.options] if ask else []
    return {
        "cantina_report": 1,
        "made": "2026-01-01T00:00:00.000Z",
        "text": "It looked odd.",
        "game": "hunters",
        "table": "t1",
        "options": t.options,
        "seats": [{"kind": "person", "bot": ""}] * 2,
        "seat": seat,
        "rev": len(t.played),
        "asks": [{"seat": seat, "name": ask.name, "options": options}] if ask else [],
        "view": GAME.encode_view(GAME.view(t, seat)),
        "events": [GAME.encode_event(event) for event in events_for(told, seat)],
        "versions": {"behaviour": GAME.behaviour, "pack": PACK.digest},
        **more,
    }


def saved(folder: Path, data: dict[str, Any]) -> Path:
    file = folder / "report.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def test_a_finished_game_opens_at_the_decision_as_the_reporter_saw_it(
    cantina: Cantina, tmp_path: Path
) -> None:
    t, told = played(10_000)
    record = json.loads(dump(record_of(t)))
    file = saved(tmp_path, bundle(t, told, SECOND, record=record, at=17))
    said = cantina("replay", file)
    assert said.status == 0, said.err
    assert "It looked odd." in said.out
    assert f"Shown up to decision 17 of {len(t.played)}." in said.out
    assert "All cards are shown." not in said.out
    data = json.loads(cantina("replay", file, "--json", "--to", "4").out)
    assert data["decisions"] == 4


def test_a_running_game_shows_what_the_reporter_knew(cantina: Cantina, tmp_path: Path) -> None:
    t, told = played(9)
    seat = t.asks[0].seat
    file = saved(tmp_path, bundle(t, told, seat))
    said = cantina("replay", file)
    assert said.status == 0, said.err
    assert "It looked odd." in said.out
    assert "AnswerSealed" in said.out
    assert f"Asked: {t.asks[0].name}" in said.out
    assert json.loads(cantina("replay", file, "--json").out)["rev"] == 9


def test_other_rules_are_mentioned(cantina: Cantina, tmp_path: Path) -> None:
    t, told = played(3)
    data = bundle(t, told, FIRST)
    data["versions"]["pack"] = "other"
    assert "The report was made with pack other" in cantina("replay", saved(tmp_path, data)).out


@pytest.mark.parametrize(
    "broken", [{"cantina_report": 2}, {"made": 1}, {"events": [3]}, {"record": {}, "at": 1}]
)
def test_a_damaged_report_is_one_line(
    cantina: Cantina, tmp_path: Path, broken: dict[str, Any]
) -> None:
    t, told = played(3)
    said = cantina("replay", saved(tmp_path, {**bundle(t, told, FIRST), **broken}))
    assert said.is_one_line_error()
