"""Chapter 14: teams; and chapter 15: campaigns."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cantina.games.hoth import GAME
from cantina.games.hoth.actions import GO_ON
from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.events import BattleBegan, BattleEnded, SecretFulfilled
from cantina.games.hoth.ids import NO_SIDE, Side
from cantina.games.hoth.rules.decks import gain_support
from cantina.games.hoth.rules.secrets import is_fulfilled
from cantina.games.hoth.rules.teams import hand_size, seat_in_turn, sides_of_seats
from cantina.games.hoth.rules.victory import end_battle, settle
from cantina.games.hoth.scenario import Secret
from cantina.games.hoth.state import HothTable
from cantina.kernel.action import all_seats
from cantina.kernel.record import dump, parse, record_of, replay
from cantina.kernel.table import advance, open_table, play
from tests.games.hoth.scene import BOX, Scene, at, number_of, scene
from tests.rules import rule
from tests.seats import FIRST, SECOND


def opened(seats: int = 2, **options: str) -> Scene:
    return Scene(open_table(GAME, BOX, seats, 1, options))


@rule("HO-14.1")
def test_two_against_two_or_two_against_one() -> None:
    assert sides_of_seats(4, REBEL) == [REBEL, EMPIRE, REBEL, EMPIRE]
    assert sides_of_seats(3, REBEL) == [REBEL, EMPIRE, REBEL]
    assert sides_of_seats(3, EMPIRE) == [REBEL, EMPIRE, EMPIRE]


@rule("HO-14.2")
def test_example_13_a_team_splits_its_cards_and_its_hand() -> None:
    for number, size in (("5", 3), ("1", 2), ("11", 2)):
        s = opened(4, scenario=number)
        assert len(s.state.players[0].hand) == size == hand_size(s.table, FIRST)
    s = opened(4, scenario="5")
    one, two = s.state.players[0], s.state.players[2]
    assert [len(each.hand) + len(each.deck) for each in (one, two)] == [8, 8]
    cards = [*one.hand, *one.deck, *two.hand, *two.deck]
    assert sorted(cards) == list(BOX.standard[0])


@rule("HO-14.2")
def test_how_a_team_splits_its_cards_is_chance() -> None:
    splits = []
    for seed in (1, 2):
        player = open_table(GAME, BOX, 4, seed).state.players[0]
        splits.append(sorted([*player.hand, *player.deck]))
    assert splits[0] != splits[1]


@rule("HO-14.3")
def test_each_member_adds_another_leader() -> None:
    s = opened(4, leaders="on")
    s.click("leader leia").click("leader vader")
    assert s.offered() == ["leader luke", "leader han"]
    s.click("leader han").click("leader veers")
    for player in s.state.players:
        assert len(player.hand) + len(player.deck) == 11
    three = opened(3, leaders="on")
    three.click("leader leia").click("leader vader").click("leader luke")
    assert [len(p.hand) + len(p.deck) for p in three.state.players] == [11, 19, 11]


@rule("HO-14.4", "HO-2.6")
def test_four_players_take_turns_across() -> None:
    sides = [REBEL, EMPIRE, REBEL, EMPIRE]
    assert [seat_in_turn(sides, EMPIRE, turn) for turn in range(5)] == [1, 0, 3, 2, 1]
    s = opened(4, scenario="3")
    seats = []
    for _ in range(6):
        seats.append(s.seat)
        s.pass_turn()
    assert seats == [1, 0, 3, 2, 1, 0]


@rule("HO-14.5", "HO-14.8", "HO-14.9")
def test_the_active_player_uses_own_cards_and_any_unit_of_the_side() -> None:
    s = opened(4, scenario="1")
    partner = s.state.players[2]
    before = [*partner.hand, *partner.deck]
    assert [words.split()[1] for words in s.offered()] == s.hand(0)[:0] + [
        BOX.things[card] for card in sorted(s.state.players[0].hand)
    ]
    s.pass_turn()
    assert [*partner.hand, *partner.deck] == before
    player = s.state.players[0]
    assert len(player.discard) == 1
    player.deck, player.discard = [], [*player.discard, *player.deck]
    s.pass_turn().pass_turn().pass_turn().pass_turn()
    assert len(player.hand) == 2
    assert len(player.deck) == 6


@rule("HO-14.10", "HO-9.8")
def test_retreats_of_a_team_are_decided_by_the_member_whose_turn_comes_next() -> None:
    rebel, empire = {"D4": "t", "G4": "t"}, {"D3": "s", "G3": "s"}
    hand = ["E-HQ", "E-ASSAULT-C"]
    s = scene(rebel, empire, first="empire", hand=hand, enemy_hand=["R-HQ"], seats=3)
    s.play("E-HQ").order("D3").attack("D3", "D4", "retreat", "cross", "cross")
    assert (s.step, s.seat) == ("fall_back", 0)
    s.end_turn()
    assert s.seat == 0
    s.play("R-HQ").end_turn()
    s.play("E-ASSAULT-C").order("G3").attack("G3", "G4", "retreat", "cross", "cross")
    assert (s.step, s.seat) == ("fall_back", 2)
    s.end_turn()
    assert s.seat == 2


@rule("HO-14.6")
def test_partners_show_their_hands_to_each_other_only_where_the_table_says_so() -> None:
    s = opened(4, partners="shown")
    for seat, other in ((0, 2), (1, 3)):
        assert s.view(seat).partner_hand == s.state.players[other].hand
        assert s.view(other).partner_hand == s.state.players[seat].hand
    assert s.view(-1).partner_hand == []
    three = opened(3, partners="shown")
    assert three.view(2).partner_hand == three.state.players[0].hand
    assert three.view(1).partner_hand == []
    hidden = opened(4)
    assert [hidden.view(seat).partner_hand for seat in range(4)] == [[], [], [], []]


@rule("HO-14.7", "HO-13.8")
def test_deploy_the_fleet_lets_the_partner_change_cards() -> None:
    s = scene({"A7": "t"}, {"A1": "s"}, first="empire", hand=["E-PIETT-2"], seats=4)
    s.play("E-PIETT-2").done()
    assert s.seat == 3
    partner = s.state.players[3]
    size = len(partner.hand)
    s.click(s.offered()[0]).done()
    assert len(partner.hand) == size
    assert len(partner.discard) == 1
    assert s.seat == 1
    assert s.step == "play"


def end_and_go_on(t: HothTable, winner: Side) -> None:
    end_battle(t, winner, "medals", "HO-12.1")
    advance(t)
    for seat in (SECOND, FIRST):
        play(t, seat, GO_ON)


@rule("HO-15.13", "HO-15.2")
def test_the_next_battle_waits_until_both_players_go_on() -> None:
    s = opened(campaign="a")
    end_battle(s.table, REBEL, "medals", "HO-12.1")
    advance(s.table)
    assert [(ask.seat, ask.name, ask.options) for ask in s.table.asks] == [
        (0, "go_on", [GO_ON]),
        (1, "go_on", [GO_ON]),
    ]
    before = s.view(1)
    assert (before.step, before.scenario, before.node) == ("go_on", 0, 0)
    assert [(one.node, one.winner) for one in before.battles] == [(0, 0)]
    assert len(before.units) == len(BOX.scenarios[0].starts)
    GAME.check(s.table)
    play(s.table, SECOND, GO_ON)
    assert [ask.seat for ask in s.table.asks] == [0]
    assert s.view(0).answered == [False, True]
    assert s.state.scenario == 0
    again = GAME.decode(json.loads(json.dumps(GAME.encode(s.state))))
    assert again.sealed == [None, GO_ON]
    play(s.table, FIRST, GO_ON)
    assert (s.step, s.state.scenario, s.state.battle_turn) == ("start", 3, 1)


@rule("HO-15.2", "HO-15.4", "HO-15.5", "HO-15.10")
def test_a_result_says_how_the_campaign_goes_on() -> None:
    s = opened(campaign="a")
    assert s.state.scenario == 0
    end_and_go_on(s.table, REBEL)
    campaign = BOX.campaigns[0]
    assert campaign.nodes[s.state.node].id == "A2a"
    assert s.state.scenario == 3
    assert [len(hand) for hand in s.state.support_hands] == [1, 1]  # the Empire kept its droids
    end_and_go_on(s.table, REBEL)
    luke = [leader.id for leader in BOX.leaders].index("luke")
    assert [player.leader for player in s.state.players] == [luke, -1]
    player = s.state.players[0]
    assert len(player.hand) + len(player.deck) == 19
    end_and_go_on(s.table, EMPIRE)
    assert s.state.players[0].leader == -1  # for one battle only
    battles = GAME.encode_view(GAME.view(s.table, FIRST))["battles"]
    assert [(one["node"], one["winner"]) for one in battles] == [(0, 0), (1, 0), (3, 1)]
    assert battles[0]["secrets"] == [False, True]
    GAME.check(s.table)


@rule("HO-12.6")
def test_a_battle_of_a_campaign_ends_once() -> None:
    s = opened(campaign="a")
    s.state.medals[0] = 9
    s.table.events = []
    settle(s.table)
    settle(s.table)
    assert [type(event) for event in s.table.events].count(BattleEnded) == 1


@rule("HO-15.9", "HO-15.11")
def test_the_last_battle_decides_and_a_draw_goes_by_medals() -> None:
    s = opened(campaign="b")
    for _ in range(4):
        end_and_go_on(s.table, EMPIRE)
    assert BOX.campaigns[1].nodes[s.state.node].id == "B5b"
    end_battle(s.table, NO_SIDE, "turn_limit", "HO-12.13")
    advance(s.table)
    assert (s.outcome.winners, s.outcome.reason) == ([0], "campaign_over")


@rule("HO-15.3", "HO-15.6")
def test_briefings_and_support_cards_are_for_the_own_side() -> None:
    s = opened(campaign="a")
    assert [s.view(seat).secret for seat in (0, 1, -1)] == ["A1r", "A1e", ""]
    s.table.events = []
    gain_support(s.table, REBEL, 2)
    told = [[event.seen_by(seat) for event in s.table.events] for seat in all_seats(2)]
    assert [[getattr(event, "card", -1) >= 0 for event in each] for each in told] == [
        [True, True],
        [False, False],
    ]
    assert len(s.view(0).support_hand) == 2
    assert s.view(1).support_hand == []
    assert s.view(1).support_sizes == [2, 0]


@rule("HO-15.5", "HO-15.7")
def test_an_empty_support_deck_is_filled_with_played_cards() -> None:
    s = scene({"A7": "t"}, {"A1": "s"}, campaign=True, support=["SR1", "SR2", "SR3", "SR4"])
    s.state.support_used[0] = s.state.support_decks[0]
    s.state.support_decks[0] = []
    gain_support(s.table, REBEL, 1)
    assert number_of("SR5") in s.state.support_hands[0]


@rule("HO-15.8", "HO-15.12")
def test_a_secret_objective_is_revealed_and_paid_at_once() -> None:
    s = scene({"D4": "t"}, {"D3": "d1", "J1": "s"}, hand=["R-HQ"], campaign=True)
    s.play("R-HQ").order("D4").attack("D4", "D3", "explosion", "cross", "cross")
    assert [event.side for event in s.told(SecretFulfilled)] == [0]
    assert s.view(1).fulfilled == [True, False]
    assert len(s.state.support_hands[0]) == 1


def secret(event: str, **numbers: Any) -> Secret:
    usual = {"kind": -1, "token": -1, "unit_class": -1, "count": 1, "hexes": ()}
    return Secret(id="x", names={}, event=event, **{**usual, **numbers})


@rule("HO-15.12")
@pytest.mark.parametrize(
    ("wanted", "met"),
    [
        (secret("occupy", hexes=(at("D4"), at("A1"))), True),
        (secret("occupy_all", hexes=(at("D4"), at("A1"))), False),
        (secret("hold_at_end", hexes=(at("D4"),)), True),
        (secret("alive_at_end", kind=3, count=1), True),
        (secret("alive_at_end", kind=4, count=1), False),
        (secret("survive_or_exit", count=2), True),
        (secret("survive_or_exit", count=3), False),
        (secret("objective_medals", count=1), True),
        (secret("objective_medals", count=2), False),
        (secret("no_exit_before_medals", count=1), True),
        (secret("exit", count=1), False),
        (secret("destroy", kind=0), False),
    ],
)
def test_events_of_secret_objectives(wanted: Secret, met: bool) -> None:
    s = scene({"D4": "t"}, {"A1": "s"}, campaign=True)
    s.state.exited[3] = 1
    s.state.medals[0] = s.state.objective_medals[0] = 1
    assert is_fulfilled(s.table, wanted, REBEL) == met


@rule("HO-15.2")
def test_a_campaign_is_saved_and_resumed() -> None:
    t = open_table(GAME, BOX, 2, 3, {"campaign": "a"})
    battles = 0
    for _ in range(600):
        ask = t.asks[0]
        events = play(t, ask.seat, ask.options[len(t.played) % len(ask.options)])
        battles += sum(isinstance(event, BattleBegan) for event in events)
        if battles:
            break
    again = replay(GAME, BOX, parse(dump(record_of(t))))
    assert GAME.encode(again.state) == GAME.encode(t.state)
    decoded = GAME.decode(json.loads(json.dumps(GAME.encode(t.state))))
    assert decoded.node == t.state.node
