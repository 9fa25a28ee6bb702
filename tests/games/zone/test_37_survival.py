"""Chapter 37: Zone Survival: buying, the clock, pressure, winning, failing, points."""

from __future__ import annotations

import pytest

from cantina.games.zone import GAME, invariants
from cantina.games.zone.choose.event_cards import check_goal
from cantina.games.zone.combat.enemy_deaths import enemy_dies
from cantina.games.zone.events.enemies import UnknownRevealed
from cantina.games.zone.events.equipment import CardBought, MagazineBought, TradeEnded
from cantina.games.zone.events.mission import EventDrawn
from cantina.games.zone.facts.equipment import level_of, price_of
from cantina.games.zone.facts.figures import place
from cantina.games.zone.facts.stock import magazines_left
from cantina.games.zone.facts.tallies import tally
from cantina.games.zone.frames.stalkers import gain, loot, lose_hp
from cantina.games.zone.frames.trade import Shopping
from cantina.games.zone.setup import gear_decks_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import ENEMIES
from cantina.games.zone.terms.ids import NOWHERE, Gear
from cantina.games.zone.terms.kinds import ITEM_CARD, SUIT_CARD, WEAPON_CARD
from cantina.kernel.rng import seeded
from cantina.kernel.table import open_table, play
from tests.games.zone.camp import sent
from tests.games.zone.scene import BOX, S0, S1, Scene
from tests.rules import rule

SCENARIOS = ("S1", "S2", "S3")


def shopping(mission: str, seats: int, seed: int = 1) -> Scene:
    """Stalkers are chosen; the first is asked what to buy."""
    s = Scene(open_table(GAME, BOX, seats, seed, {"mission": mission}))
    for number in range(seats):
        s.click(f"stalker {number}")
    return s


def frame(s: Scene) -> Shopping:
    return next(f for f in s.state.stack if isinstance(f, Shopping))


def offered(s: Scene) -> list[Gear]:
    return [Gear(int(each.split()[1])) for each in s.offered() if each.startswith("buy ")]


def copy(s: Scene, id: str) -> Gear:
    return next(card for card in offered(s) if BOX.gear[card].id == id)


def end_round(s: Scene) -> None:
    """Everybody does nothing until the next round begins or the mission ends."""
    now = s.state.round
    while s.table.asks and s.state.round == now:
        options = s.offered()
        idle = [each for each in options if each in ("end", "done", "pass")]
        s.click(idle[0] if idle else options[0])


# What a scenario is, and what it begins with.


@rule("ST-37.1", "ST-37.3", "ST-37.4")
@pytest.mark.parametrize("id", SCENARIOS)
def test_a_scenario_stands_alone(id: str) -> None:
    """No story, no stage of the campaign, no events of its own, no reward: map, goal, equipment,
    enemies and a deck of random events."""
    mission = next(each for each in BOX.missions if each.id == id)
    assert not mission.story
    assert not mission.stage
    assert not mission.events
    assert mission.party is not None
    assert mission.win
    assert mission.forces
    assert mission.score
    s = shopping(id, 2)
    assert set(s.state.events) <= set(BOX.random_events)


@rule("ST-37.5")
@pytest.mark.parametrize(("id", "rounds"), [("S1", 8), ("S2", 8), ("S3", 12)])
def test_the_event_deck_has_a_random_event_for_every_round(id: str, rounds: int) -> None:
    s = shopping(id, 3)
    assert len(s.state.events) == rounds
    assert len(s.state.random_events) == len(BOX.random_events) - rounds
    assert shopping(id, 3, seed=2).state.events != s.state.events


@rule("ST-37.5")
def test_one_event_is_drawn_each_round() -> None:
    s = sent("S2", "borsuk", at="14.A")
    drawn = s.state.event
    left = len(s.state.events)
    end_round(s)
    assert len(s.state.events) == left - 1
    assert s.state.event != drawn


# Buying.


@rule("ST-37.8")
def test_everybody_has_a_suit_coupons_and_perhaps_a_card() -> None:
    for id, coupons, mods in (("S1", 2000, []), ("S2", 2500, []), ("S3", 3000, ["echo_detector"])):
        s = shopping(id, 4)
        assert frame(s).coupons == [coupons] * 4
        for one in s.state.stalkers:
            assert BOX.gear[one.suit].id == "leather_jacket"
            assert [BOX.gear[mod].id for mod in s.state.gear[one.suit].mods] == mods
            assert one.weapon < 0
            assert one.magazines == [0, 0, 0]
            assert not one.backpack


@rule("ST-37.8")
@pytest.mark.parametrize(("id", "levels"), [("S1", {1}), ("S2", {1, 2}), ("S3", {1, 2})])
def test_weapons_of_some_levels_suits_of_the_first_and_items_are_on_sale(
    id: str, levels: set[int]
) -> None:
    s = shopping(id, 1)
    t = s.table
    frame(s).coupons[0] = 100_000
    cards = offered(s)
    kinds = {kind: [c for c in cards if BOX.gear[c].kind == kind] for kind in range(5)}
    assert {level_of(t, card) for card in kinds[WEAPON_CARD]} == levels
    assert {level_of(t, card) for card in kinds[SUIT_CARD]} == {1}
    assert len(kinds[ITEM_CARD]) == len(BOX.items)
    assert not kinds[3]
    assert not kinds[4]
    assert [each for each in s.offered() if each.startswith("buy_magazine")] != []


@rule("ST-37.8")
def test_players_buy_in_turn_one_card_each_and_pay_its_price() -> None:
    s = shopping("S1", 2)
    weapon = copy(s, "akm_74u")
    s.click(f"buy {weapon}")
    assert s.stalker(0).weapon == weapon
    assert frame(s).coupons == [2000 - price_of(s.table, weapon), 2000]
    assert s.table.asks[0].seat == 1
    s.click("buy_magazine 0")
    assert s.stalker(1).magazines == [1, 0, 0]
    assert frame(s).coupons[1] == 1500
    assert s.table.asks[0].seat == 0
    s.click("end_trade")
    assert s.table.asks[0].seat == 1
    s.click(f"buy {copy(s, 'bandage')}")
    assert s.table.asks[0].seat == 1, "the other buys nothing more"


@rule("ST-37.8")
def test_nothing_is_offered_that_cannot_be_paid() -> None:
    s = shopping("S1", 1)
    frame(s).coupons[0] = 499
    assert all([price_of(s.table, card) <= 499 for card in offered(s)])
    assert not any([each.startswith("buy_magazine") for each in s.offered()])
    frame(s).coupons[0] = 500
    assert "buy_magazine 2" in s.offered()


@rule("ST-37.8", "ST-18.4")
def test_nobody_buys_more_than_fits_into_the_backpack() -> None:
    s = shopping("S1", 1)
    for id in ("bandage", "bandage", "bandage", "bread", "bread", "bread"):
        s.click(f"buy {copy(s, id)}")
    assert not offered(s)
    assert "buy_magazine 0" in s.offered()


@rule("ST-37.8", "ST-18.7")
def test_a_suit_that_is_bought_may_be_worn_at_once() -> None:
    s = shopping("S1", 1)
    coat, jacket = copy(s, "long_coat"), s.stalker(0).suit
    s.click(f"buy {coat}").click(f"equip {coat}")
    assert s.stalker(0).suit == coat
    assert s.stalker(0).backpack == [jacket]


@rule("ST-37.8", "ST-32.20")
def test_copies_and_magazines_run_out() -> None:
    s = shopping("S1", 4)
    s.click(f"buy {copy(s, 'hunting_carbine')}")
    assert "hunting_carbine" not in [BOX.gear[card].id for card in offered(s)]
    s.stalker(3).magazines[1] = magazines_left(s.table, 1)
    assert "buy_magazine 1" not in s.offered()


@rule("ST-37.8")
def test_unspent_coupons_are_lost_and_buying_comes_before_the_set_up() -> None:
    s = shopping("S2", 2)
    s.click("end_trade").click("end_trade")
    assert not [f for f in s.state.stack if isinstance(f, Shopping)]
    assert s.step == "leader"
    assert all([one.area == NOWHERE for one in s.state.stalkers])


@rule("ST-37.8", "ST-32.20")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_card_coupon_or_magazine_is_lost_or_doubled_while_buying(seed: int) -> None:
    s = shopping(SCENARIOS[seed - 1], 4, seed)
    dice, coupons = seeded(seed), sum(frame(s).coupons)
    while any([isinstance(f, Shopping) for f in s.state.stack]):
        options = s.offered()
        s.click(options[dice.below(len(options))])
        invariants.check(s.table)
    paid = [event.price for event in s.told(CardBought)]
    paid += [event.price for event in s.told(MagazineBought)]
    assert len(paid) > 5
    assert sum(paid) + sum([event.lost for event in s.told(TradeEnded)]) == coupons
    magazines = [sum([one.magazines[kind] for one in s.state.stalkers]) for kind in range(3)]
    assert sum(magazines) == len(s.told(MagazineBought))
    assert [magazines_left(s.table, kind) + magazines[kind] for kind in range(3)] == list(
        BOX.tables.magazines
    )
    everywhere = [card for deck in gear_decks_of(s.state) for card in deck.cards + deck.discard]
    for one in s.state.stalkers:
        held = [card for card in (one.weapon, one.suit) if card >= 0] + one.backpack
        everywhere += held + [mod for card in held for mod in s.state.gear[card].mods]
    assert sorted(everywhere) == list(range(len(BOX.gear)))


# The end of a round.


@rule("ST-37.5", "ST-37.7")
def test_at_the_end_of_a_round_the_nearest_unknown_token_is_resolved_last() -> None:
    s = sent("S2", "borsuk", at="14.A")
    near, far = s.at("14.E"), s.at("8.E")
    hidden = [number for number, one in enumerate(BOX.unknown_tokens) if one.kind == 0]
    s.state.unknown[near], s.state.unknown[far] = [hidden[0]], [hidden[1]]
    s.events.clear()
    end_round(s)
    assert not s.state.unknown[near]
    assert s.state.unknown[far]
    told = [event for event in s.events if isinstance(event, UnknownRevealed | EventDrawn)]
    assert isinstance(told[0], UnknownRevealed), "before the event of the next round"


@rule("ST-37.7")
def test_a_mission_with_events_of_its_own_brings_no_token() -> None:
    s = sent("B1", "borsuk", at="10.I")
    s.state.unknown[s.at("14.F")] = [0]
    end_round(s)
    assert s.state.unknown[s.at("14.F")] == [0]


# Winning, losing, points.


@rule("ST-37.6")
def test_a_scenario_is_won_at_once_when_its_goal_is_reached() -> None:
    s = sent("S1", "borsuk", at="10.I")
    s.state.tallies.loot = 13
    check_goal(s.table)
    assert s.state.outcome is None
    s.state.tallies.loot = 14
    check_goal(s.table)
    assert (s.outcome.winners, s.outcome.reason) == ([0], "mission_won")


@rule("ST-37.5", "ST-37.6")
def test_who_has_not_won_when_the_last_round_ends_has_lost() -> None:
    s = sent("S1", "borsuk", at="9.D")
    s.state.round = 7
    end_round(s)
    assert s.state.outcome is None
    end_round(s)
    assert (s.outcome.winners, s.outcome.reason) == ([], "out_of_time")


@rule("ST-37.6")
def test_living_through_the_rounds_is_checked_when_the_last_one_has_ended() -> None:
    s = sent("S2", "borsuk", at="14.A")
    s.state.round = 8
    check_goal(s.table)
    assert s.state.outcome is None
    s.state.events = []
    end_round(s)
    assert s.outcome.winners == [0]


@rule("ST-37.6")
def test_a_scenario_may_fail_before_and_failing_comes_first() -> None:
    s = sent("S2", "borsuk", at="14.A")
    s.state.flags = ["breach"] * 3
    s.state.tallies.rounds = 8
    check_goal(s.table)
    assert (s.outcome.winners, s.outcome.reason) == ([], "scenario_failed")


@rule("ST-37.4")
def test_a_death_fails_a_scenario() -> None:
    s = sent("S1", "borsuk", "mamon", at="10.I")
    s.stalker(1).hp, s.stalker(1).critical = 0, [True, True]
    s.push(lose_hp(S1, 1))
    assert (s.outcome.winners, s.outcome.reason) == ([], "stalker_died")


@rule("ST-37.9")
def test_points_are_for_what_goes_beyond() -> None:
    s = sent("S1", "borsuk", at="10.I")
    s.state.tallies.loot = 17
    artifact = s.state.artifacts.cards.pop()
    s.stalker(0).backpack.append(artifact)
    s.state.tallies.artifacts.append(artifact)
    check_goal(s.table)
    assert s.outcome.scores == [3 * 1 + 1 * 3]


@rule("ST-37.9")
def test_a_lost_scenario_is_worth_nothing() -> None:
    s = sent("S2", "borsuk", at="14.A")
    s.state.tallies.kills = 5
    s.state.flags = ["breach"] * 3
    check_goal(s.table)
    assert s.outcome.scores == [0]


# What the game counts by itself.


def counted(t: ZoneTable) -> dict[str, int]:
    words = ("kills", "loot_taken", "artifacts_held", "artifacts_out", "stalkers_unhurt")
    return {of: tally(t, of) for of in words}


@rule("ST-37.9")
def test_kills_loot_and_artifacts_are_counted() -> None:
    s = sent("S3", "borsuk", "mamon", at="12.A")
    place(s.table, ENEMIES[0], s.at("6.G"))
    enemy_dies(s.table, ENEMIES[0])
    s.push(loot(S0, s.state.loot_pool.pop()))
    artifact = s.state.artifacts.cards.pop()
    s.push(gain(S1, [artifact]))
    while s.step in ("use", "mods", "drop"):
        s.click("done" if "done" in s.offered() else s.offered()[0])
    s.stalker(0).critical[0] = True
    assert counted(s.table) == {
        "kills": 1,
        "loot_taken": 1,
        "artifacts_held": 1,
        "artifacts_out": 0,
        "stalkers_unhurt": 1,
    }
    place(s.table, S1, s.at("9.L"))
    assert tally(s.table, "artifacts_out") == 1
    s.stalker(1).backpack.remove(artifact)
    assert tally(s.table, "artifacts_held") == 0


@rule("ST-37.9")
def test_rounds_that_drew_a_high_card_are_counted() -> None:
    s = sent("S1", "borsuk", at="10.I")
    end_round(s)
    assert tally(s.table, "high_rounds") == 0
    s.stalker(0).threat, s.stalker(0).threat_area = 2, s.at("2.E")
    end_round(s)
    assert tally(s.table, "high_rounds") == 1


@pytest.mark.parametrize("id", SCENARIOS)
def test_bots_arm_themselves(id: str) -> None:
    s = shopping(id, 4)
    while s.step in ("buy", "use", "mods"):
        ask = s.table.asks[0]
        s.click(s.words(GAME.suggest(s.table, ask, seeded(1))))
    assert all([one.weapon >= 0 for one in s.state.stalkers])
    assert all([one.magazines != [0, 0, 0] or one.backpack for one in s.state.stalkers])


@rule("ST-37.2")
def test_a_territory_may_be_added_to_a_scenario() -> None:
    """Played to its end at random, so that nothing of it is in the way of the other."""
    for mission in ("S1", "S2", "S3"):
        t = open_table(GAME, BOX, 2, 3, {"mission": mission, "uncharted": "on"})
        rng = seeded(3)
        while t.asks:
            ask = t.asks[0]
            play(t, ask.seat, ask.options[rng.below(len(ask.options))])
            GAME.check(t)
        assert t.state.territory >= 0
