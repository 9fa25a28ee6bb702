"""Chapter 2: set-up."""

from __future__ import annotations

import pytest

from cantina.games.hoth import GAME
from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.events import LeaderChosen
from cantina.games.hoth.pack import E_WEB, ELITE, SNOWTROOPERS, SPEEDERS, UNITS
from cantina.games.hoth.rules.units import in_supply
from cantina.kernel.errors import BadOptions
from cantina.kernel.table import open_table, play
from tests.games.hoth.scene import BOX, FIELD, Scene, scene
from tests.rules import rule
from tests.seats import FIRST, SECOND


def opened(seats: int = 2, **options: str) -> Scene:
    return Scene(open_table(GAME, BOX, seats, 1, options))


@rule("HO-2.1", "HO-2.3")
def test_the_board_is_laid_out_as_the_map_shows() -> None:
    s = opened(scenario="10")
    assert [FIELD.names[hex] for hex in s.state.structures] == ["B7", "I7"]
    assert s.unit("B2").token == E_WEB
    assert s.unit("J3").token != 0
    assert s.unit("B1").kind == 1


@rule("HO-2.2", "HO-10.3")
def test_units_start_with_their_figures() -> None:
    s = opened(scenario="12")
    found = {(unit.kind, unit.token): unit.figures for unit in s.state.units}
    assert found[SPEEDERS, ELITE] == 4
    assert [kind.figures for kind in BOX.units] == [4, 1, 2, 3, 3, 1]
    assert found[SNOWTROOPERS, 0] == 4


@rule("HO-2.4", "HO-2.5", "HO-13.2")
def test_a_deck_has_16_cards_or_19_with_a_leader() -> None:
    s = opened(scenario="5")
    for player in s.state.players:
        assert len(player.hand) == 5
        assert len(player.deck) == 11
        assert sorted([*player.hand, *player.deck]) == list(BOX.standard[player.side])
    s = opened(scenario="5", leaders="on")
    assert s.offered() == ["leader leia", "leader luke", "leader han"]
    s.click("leader luke").click("leader vader")
    assert [event.leader for event in s.told(LeaderChosen)] == [1, 3]
    for player in s.state.players:
        cards = [*player.hand, *player.deck]
        assert len(cards) == 19
        assert set(BOX.leader_cards[player.leader]) <= set(cards)


@rule("HO-2.5")
def test_a_hand_is_secret() -> None:
    s = opened(scenario="1")
    assert s.view(0).hand == s.state.players[0].hand
    assert s.view(-1).hand == []
    assert [player.hand_size for player in s.view(1).players] == [4, 3]


@rule("HO-2.6")
def test_the_scenario_names_who_begins_and_turns_alternate() -> None:
    for number in ("1", "3"):
        s = opened(scenario=number)
        first = BOX.scenarios[int(number) - 1].first
        sides = []
        for _ in range(4):
            sides.append(s.state.players[s.state.active].side)
            s.pass_turn()
        assert sides == [first, OPPONENT[first]] * 2


@rule("HO-2.7", "HO-2.8")
def test_figures_lost_go_back_but_for_one_that_marks_the_medal() -> None:
    s = scene({"D4": "t"}, {"D3": "s1", "J1": "s"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    assert in_supply(s.table, SNOWTROOPERS) == 32 - 5
    s.attack("D4", "D3", "infantry", "cross", "cross")
    assert in_supply(s.table, SNOWTROOPERS) == 32 - 4 - 1
    assert dict(zip(UNITS, [kind.box for kind in BOX.units], strict=True))["at_at"] == 3


@rule("HO-15.1")
def test_a_campaign_is_for_two() -> None:
    with pytest.raises(BadOptions, match="for 2 players"):
        opened(3, campaign="a")
    assert opened(2, campaign="a").state.campaign == 0


@rule("HO-2.4", "HO-14.3")
def test_leaders_join_only_if_agreed() -> None:
    s = opened()
    assert s.step == "play"
    assert [player.leader for player in s.state.players] == [-1, -1]
    t = open_table(GAME, BOX, 4, 1, {"leaders": "on"})
    play(t, FIRST, t.asks[0].options[0])
    play(t, SECOND, t.asks[0].options[0])
    assert len(t.asks[0].options) == 2
    assert t.asks[0].seat == 2
