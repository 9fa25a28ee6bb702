"""The first sortie of the web client's lessons, played at a real table.

`./test run tests.games.zone.sortie` writes what its learner sees, for the tests of the client.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cantina.games.zone import GAME
from cantina.games.zone.state import ZoneTable
from cantina.kernel.action import Action
from cantina.kernel.table import open_table, play
from tests.games.zone.scene import BOX
from tests.seats import FIRST

FOLDER = Path(__file__).parents[3] / "web" / "src" / "games" / "zone"
SORTIE: dict[str, Any] = json.loads((FOLDER / "sortie.json").read_text())
BEATS: list[dict[str, Any]] = SORTIE["beats"]
SEEN = FOLDER / "sortie.fixture.json"
"""What is asked before each action, and what the coach listens for."""

HEARD = ("TurnBegan", "TurnEnded", "ActionTaken", "EnemyHit", "EnemyDied")
VERBS = {verb for beat in BEATS for verb, *_ in beat["does"]}


def opened() -> ZoneTable:
    return open_table(GAME, BOX, 1, SORTIE["seed"], {"mission": "A1"})


def actions(beat: dict[str, Any]) -> list[Action]:
    return [Action(verb, tuple(args)) for verb, *args in beat["does"]]


def play_beat(t: ZoneTable, beat: dict[str, Any]) -> set[str]:
    """Every action must be offered when its turn comes; the names of the events it told."""
    told: set[str] = set()
    for action in actions(beat):
        told |= {type(event).__name__ for event in play(t, FIRST, action)}
    return told


def played_to(goal: str) -> ZoneTable:
    """The table when this beat is over."""
    t = opened()
    for beat in BEATS:
        play_beat(t, beat)
        if beat["goal"] == goal:
            return t
    raise AssertionError(f"the sortie has no {goal}")


def seen() -> list[dict[str, Any]]:
    """The moments of the sortie: the present ask, and what was heard since the last one. Only
    options with a verb of the sortie are kept."""
    t = opened()
    moments = [moment(t, [])]
    for beat in BEATS:
        for action in actions(beat):
            events = [GAME.encode_event(event) for event in play(t, FIRST, action)]
            moments.append(moment(t, [one for one in events if one["event"] in HEARD]))
    return moments


def moment(t: ZoneTable, heard: list[dict[str, Any]]) -> dict[str, Any]:
    ask, one = t.asks[0], t.state.stalkers[0]
    offered = [[option.verb, *option.args] for option in ask.options if option.verb in VERBS]
    card = BOX.stalkers[one.card].id if one.card >= 0 else ""
    return {
        "ask": ask.name,
        "options": offered,
        "events": heard,
        "round": t.state.round,
        "card": card,
        "area": one.area,
    }


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in seen())
    SEEN.write_text(f"[\n{lines}\n]\n")
