"""Chapter 5: playing, paying and reserving."""

from __future__ import annotations

import pytest

from cantina.games.hunters.events import CardPlayed
from cantina.games.hunters.pack import CONTRACT, CRATE, DROID, HUNTER, TARGET
from cantina.kernel.action import SPECTATOR
from tests.games.hunters.cards import crate, droid, hunter, plain, same_target, target
from tests.games.hunters.scene import fight, player, scene
from tests.rules import rule


@rule("BH-5.1")
def test_a_played_card_lies_face_up_in_front_of_its_player() -> None:
    card, box = hunter((1, 2, 3)), crate(cost=0)
    s = scene(player(hand=[card]), player(hand=[box])).reveal(card, box)
    s.click(0, "play 0").click(1, "play")
    for viewer in (0, 1, SPECTATOR):
        players = s.view(viewer).players
        assert players[0].confrontations[0].attacks == [s.number(card)]
        assert players[1].crates == [s.number(box)]


@rule("BH-5.2")
@pytest.mark.parametrize("kind", [TARGET, HUNTER, CONTRACT])
def test_a_card_without_a_cost_cannot_be_reserved(kind: int) -> None:
    card = plain(kind)
    s = scene(player(credits=9, hand=[card]), player()).reveal(card)
    assert s.offered(0) == ["sell", "play" if kind == CONTRACT else "play 0"]


@rule("BH-5.2")
def test_a_card_without_a_cost_is_active_at_once_and_free() -> None:
    goal, contract = target((1, 0, 0)), same_target("qira")
    s = scene(player(hand=[goal]), player(hand=[contract])).reveal(goal, contract)
    s.click(0, "play 0").click(1, "play")
    assert s.player(0).confrontations[0].target == s.number(goal)
    assert s.player(1).contracts == [s.number(contract)]
    assert [event.cost for event in s.told(CardPlayed)] == [0, 0]


@rule("BH-5.3")
@pytest.mark.parametrize("kind", [DROID, CRATE])
def test_a_card_with_a_cost_is_paid_now_or_reserved_for_nothing(kind: int) -> None:
    paid, kept = plain(kind), plain(kind)
    playing = "play 0" if kind == DROID else "play"
    s = scene(player(credits=1, hand=[paid]), player(credits=1, hand=[kept])).reveal(paid, kept)
    assert s.offered(0) == ["sell", "reserve", playing]
    s.click(0, playing).click(1, "reserve")
    assert (s.player(0).credits, s.player(0).reserved) == (0, [])
    assert (s.player(1).credits, s.player(1).reserved) == (1, [s.number(kept)])
    assert s.state.bank == 41


@rule("BH-5.4")
def test_there_is_no_partial_payment() -> None:
    mech = droid(cost=2)
    s = scene(player(credits=1, hand=[mech]), player()).reveal(mech)
    assert s.offered(0) == ["sell", "reserve"]
    s.click(0, "reserve")
    assert s.player(0).credits == 1


@rule("BH-5.4")
def test_the_whole_cost_is_paid_in_one_go() -> None:
    box = crate(cost=3)
    s = scene(player(credits=5, hand=[box]), player()).reveal(box).click(0, "play")
    assert (s.player(0).credits, s.state.bank) == (2, 40)
    assert s.told(CardPlayed)[0].cost == 3


@rule("BH-5.5")
@pytest.mark.parametrize("kind", [DROID, CRATE])
def test_a_cost_of_zero_can_always_be_paid_and_still_be_reserved(kind: int) -> None:
    card = droid(cost=0) if kind == DROID else crate(cost=0)
    playing = "play 0" if kind == DROID else "play"
    s = scene(player(hand=[card]), player()).reveal(card)
    assert s.offered(0) == ["sell", "reserve", playing]
    s.click(0, "reserve")
    assert s.player(0).reserved == [s.number(card)]


@rule("BH-5.6")
def test_a_played_target_opens_a_confrontation_or_goes_on_the_orphan() -> None:
    goal = target()
    s = scene(player(hand=[goal], fights=[fight(target())]), player()).reveal(goal)
    assert s.offered(0) == ["sell", "play 1"]


@rule("BH-5.6")
def test_a_played_or_activated_attack_card_joins_a_confrontation() -> None:
    card, mech = hunter(), droid(cost=0)
    s = scene(player(hand=[card], reserved=[mech], fights=[fight(target())]), player())
    s.reveal(card).click(0, "play 0").click(0, "activate", mech, 0)
    assert s.player(0).confrontations[0].attacks == s.numbers(card, mech)


@rule("BH-5.6")
def test_a_played_contract_stays_in_front_of_its_player_until_scoring() -> None:
    contract = same_target("qira")
    s = scene(player(hand=[contract]), player(), turn=198).reveal(contract).click(0, "play")
    s.finish_game()
    assert s.player(0).contracts == [s.number(contract)]
