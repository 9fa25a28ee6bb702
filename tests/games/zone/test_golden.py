"""The golden games of mission A1: one is won, one is lost."""

from __future__ import annotations

from cantina.games.zone import GAME
from cantina.kernel.action import Seat
from cantina.kernel.record import parse, replay
from tests.builds.golden import FOLDER, WON_MISSION
from tests.rules import rule


def outcome_of(name: str) -> tuple[list[Seat], str]:
    record = parse((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    outcome = replay(GAME, GAME.load(None), record).state.outcome
    assert outcome is not None
    return outcome.winners, outcome.reason


@rule("ST-33.1", "ST-33.2")
def test_a_mission_won_and_a_mission_lost() -> None:
    assert outcome_of(WON_MISSION.name) == ([0, 1], "mission_won")
    assert outcome_of("zone-4-random") == ([], "stalker_died")
