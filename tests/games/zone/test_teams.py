"""Who a bot is: chosen by what was learned of groups."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from cantina.bots.hint import THUMB, HintBudget, advise
from cantina.bots.weighted import game_by, seen_by
from cantina.games.zone import GAME, teams
from cantina.games.zone.actions.mission import ChooseStalker
from cantina.games.zone.game import Zone
from cantina.games.zone.load_weights import weight_sets
from cantina.games.zone.policy import suggest
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.teams import ANY, Teams, read_teams, teams_text
from cantina.games.zone.weights import Weights
from cantina.kernel.action import Action
from cantina.kernel.errors import BadContent
from cantina.kernel.game import full_options
from cantina.kernel.rng import seeded
from cantina.kernel.table import apply, open_table
from cantina.parts.weights import TUNED
from tests.games.zone.scene import BOX

TEAMS = read_teams()
IDS = [one.id for one in BOX.stalkers]


def opened(mission: str, count: int) -> ZoneTable:
    return open_table(GAME, BOX, count, 5, full_options(GAME, {"mission": mission}), heard=False)


def chosen(t: ZoneTable) -> list[str]:
    while t.asks[0].name == "stalker":
        apply(t, t.asks[0], suggest(t, t.asks[0], seeded(1)))
    return [BOX.stalkers[one.card].id for one in t.state.stalkers]


def test_everybody_is_known_in_every_mission() -> None:
    missions = [mission.id for mission in BOX.missions]
    assert set(TEAMS.tables) == {*missions, ANY}
    for table in TEAMS.tables.values():
        assert list(table) == IDS


@pytest.mark.parametrize("mission", ["A1", "B2", "S3"])
def test_two_choose_the_pair_that_won_most(mission: str) -> None:
    """Not each the best for itself: whoever is first leaves the best for the second."""

    def worth(pair: tuple[str, ...]) -> int:
        return sum([TEAMS.worth(mission, one, 2, place) for place, one in enumerate(pair)])

    assert worth(tuple(chosen(opened(mission, 2)))) == max(map(worth, permutations(IDS, 2)))


def test_the_first_leaves_to_the_second_whom_it_needs_more() -> None:
    row = [[0], [0, 0], [0] * 3, [0] * 4]
    table = dict.fromkeys(IDS, row) | {
        "chort": [[0], [9, 8], [0] * 3, [0] * 4],
        "drummer": [[0], [7, 1], [0] * 3, [0] * 4],
    }
    weights = Weights(weight_sets().of(TUNED, 1), Teams({ANY: table}))
    assert chosen(seen_by(opened("A1", 2), Zone(weights))) == ["drummer", "chort"]


def test_whoever_sits_down_first_may_take_anybody() -> None:
    """The others make the best of it."""
    t = opened("A1", 3)
    taken = ChooseStalker(IDS.index("ghost"))
    apply(t, t.asks[0], taken)
    assert chosen(t)[0] == "ghost"
    assert len(set(chosen(t))) == 3


def test_the_casual_set_takes_any_strong_one() -> None:
    t = seen_by(opened("A1", 1), game_by("zone", "casual"))
    found: set[Action] = {suggest(t, t.asks[0], seeded(number)) for number in range(30)}
    assert len(found) > 4


def test_a_hint_says_why() -> None:
    t = opened("B1", 1)
    hint = advise(t, t.asks[0].seat, t.asks[0], seeded(1), HintBudget())
    assert (hint.verdict, hint.why) == (THUMB, "team")
    assert hint.action == suggest(t, t.asks[0], seeded(2))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[A1]\nchort = [[1], [1, 2], [1, 2, 3]]", "chort needs all places"),
        ("[A1]\n", "is missing"),
    ],
)
def test_a_file_that_is_not_whole_is_refused(
    text: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "teams.toml"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(teams, "PATH", path)
    with pytest.raises(BadContent, match=reason):
        read_teams()


def test_the_file_is_what_was_learned() -> None:
    head = "".join(teams.PATH.read_text(encoding="utf-8").partition("\n\n")[0]) + "\n"
    assert teams_text(TEAMS.tables, head) == teams.PATH.read_text(encoding="utf-8")
