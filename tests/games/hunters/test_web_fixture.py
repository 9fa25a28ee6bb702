"""The web client previews attacks and explains the pad by arithmetic of its own. Its tests check
that against what the engine did: a game in web/src/games/hunters/fixture.json, made here.

`./test run tests.games.hunters.test_web_fixture` writes it anew.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from cantina.games.hunters.events import TargetCaptured
from cantina.kernel.action import SPECTATOR, Seat
from cantina.kernel.game import discover
from cantina.kernel.table import Table, open_table, play
from cantina.sheets import content_of, sheets_of

FIXTURE: Final = Path(__file__).parents[3] / "web/src/games/hunters/fixture.json"
SEATS: Final = 3
SEED: Final = 20
PLACINGS: Final = 48
BUSY: Final = {"play": 1, "activate": 2}
"""Verbs that bring a card into play, and how many numbers they have when it goes to a place."""
CARDS: Final = (
    "characters.toml",
    "targets.toml",
    "hunters.toml",
    "droids.toml",
    "crates.toml",
    "contracts.toml",
)


def fixture() -> dict[str, Any]:
    game = discover()["hunters"]
    t = open_table(game, game.load(None), SEATS, SEED)
    dice = random.Random(SEED)
    placings: list[dict[str, Any]] = []
    while t.asks:
        ask = t.asks[0]
        action = dice.choice([one for one in ask.options if one.verb in BUSY] or ask.options)
        card = t.state.players[ask.seat].chosen if action.verb == "play" else action.args[:1]
        before = _lying(t, ask.seat)
        events = play(t, ask.seat, action)
        if action.verb not in BUSY or len(action.args) < BUSY[action.verb]:
            continue
        place = action.args[-1]
        placings.append(
            {
                "card": card if isinstance(card, int) else card[0],
                "before": before[place] if place < len(before) else None,
                "after": _lying(t, ask.seat)[place],
                "captured": any(isinstance(event, TargetCaptured) for event in events),
            }
        )
    view = game.encode_view(game.view(t, SPECTATOR))
    return {"content": _content(), "placings": placings[-PLACINGS:], "players": view["players"]}


def _lying(t: Table[Any, Any], seat: Seat) -> list[Any]:
    found: list[Any] = t.game.encode_view(t.game.view(t, seat))["players"][seat]["confrontations"]
    return found


def _content() -> dict[str, Any]:
    """What the client reads of cards and characters, without where it is known from."""
    files = sheets_of(content_of("hunters", None))
    rows = {
        file.removesuffix(".toml"): [
            {
                "id": sheet.id,
                "copies": sheet.copies,
                "fields": {one.name: {"value": one.value} for one in sheet.fields},
            }
            for sheet in files[file]
        ]
        for file in CARDS
    }
    return {"rows": rows, "things": list(discover()["hunters"].load(None).things)}


def written(found: dict[str, Any]) -> str:
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def test_the_client_is_tested_with_what_the_engine_does_now() -> None:
    assert FIXTURE.read_text(encoding="utf-8") == written(fixture())


def test_the_fixture_holds_what_is_worth_testing() -> None:
    found = json.loads(FIXTURE.read_text(encoding="utf-8"))
    assert {placing["captured"] for placing in found["placings"]} == {True, False}
    assert any(placing["before"] is None for placing in found["placings"])
    assert any(
        line["row"] == "contracts" and line["points"] > 0
        for player in found["players"]
        for line in player["pad"]["lines"]
    )


if __name__ == "__main__":
    FIXTURE.write_text(written(fixture()), encoding="utf-8")
