"""What a bot does between missions, and the reasons that hints give for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cantina.bots.hint import THUMB, HintBudget, advise
from cantina.games.zone import GAME
from cantina.games.zone.actions.campaign import UnpackCard
from cantina.games.zone.facts.equipment import price_of
from cantina.games.zone.policy import reasoned
from cantina.kernel.rng import seeded
from cantina.kernel.table import advance
from cantina.locales import Words
from tests.games.zone.exploring import CONTACTS, PLACES, Expedition, explored
from tests.games.zone.scene import BOX

MANY = range(60)
ITEMS = (*["frag_grenade"] * 4, "bandage", "vodka", "antirad")
"""One more than a backpack holds."""


def thumbs(s: Expedition) -> dict[str, set[str]]:
    """What the rule of thumb may do now, by its reasons."""
    found: dict[str, set[str]] = {}
    for seed in MANY:
        answer = reasoned(s.table, s.table.asks[0], seeded(seed))
        assert answer is not None
        action, why = answer
        said = s.words(action)
        if said.startswith(("buy ", "sell ", "pack ")):
            said = BOX.gear[int(said.split()[1])].id
        found.setdefault(why, set()).add(said)
    return found


def at_trader(contact: str, seats: int = 2, *owned: str) -> Expedition:
    return explored(seats).owns(*owned).knows(contact).go("m_a1").done().meet(contact)


def test_everybody_gets_a_weapon_and_not_always_the_same() -> None:
    found = thumbs(at_trader("C01", 3))
    assert set(found) == {"weapon", "better_suit"}
    assert found["weapon"] == {"akm_74u", "hunting_carbine"}
    assert "ptm" not in found["weapon"]  # a third of the coupons buys better
    # With two to arm and little to spend it is a cheap one.
    s = at_trader("C01", 3, "akm_74u")
    s.campaign.coupons = 1000
    assert thumbs(s)["weapon"] == {"sawed_off"}


def test_then_a_magazine_for_each_weapon_then_medicine() -> None:
    s = at_trader("C01", 2, "akm_74u", "sawed_off")
    s.campaign.coupons = 2000  # no suit that is better by much
    s.campaign.stash = [card for card in s.campaign.stash if BOX.gear[card].id != "leather_jacket"]
    s.owns("ps5_m", "ps5_m")
    assert thumbs(s) == {"magazine": {"buy_magazine 1"}}
    s.campaign.magazines = [0, 1, 1]
    found = thumbs(s)
    assert "first_aid_kit" in found["medicine"]
    s.owns(*["bandage"] * 3, *["first_aid_kit"] * 3)
    assert set(thumbs(s)) == {"better_weapon"}


def test_what_nobody_uses_is_sold_and_what_helps_little_is_not_bought() -> None:
    s = at_trader("C01", 1, "akm_74u", "hunting_carbine", "ps5_m", "bandage")
    assert thumbs(s)["surplus"] <= {"akm_74u", "leather_jacket"}
    s = at_trader("C01", 1, "hunting_carbine", "bandage", "bandage", "bandage")
    s.campaign.magazines = [0, 1, 0]
    s.campaign.stash = [card for card in s.campaign.stash if BOX.gear[card].id != "leather_jacket"]
    s.owns("ps5_m")
    s.campaign.coupons = 1500
    assert thumbs(s) == {"enough": {"end_trade"}}


def test_after_two_missions_coupons_are_saved_for_a_big_improvement() -> None:
    def at_sidorovich(before: list[str], mission: str, coupons: int) -> Expedition:
        s = explored(1)
        for place in before:
            s.played(place, won=False)
        s.owns("akm_74u", "bandage", "bandage", "bandage").go(mission).done()
        s.campaign.magazines = [0, 1, 0]
        s.campaign.coupons = coupons
        return s.meet("C01")

    assert thumbs(at_sidorovich(["m_b1"], "m_a1", 800)) == {"better_suit": {"long_coat"}}
    assert thumbs(at_sidorovich(["m_b1", "m_a1"], "m_a2", 800)) == {"enough": {"end_trade"}}
    assert thumbs(at_sidorovich(["m_b1", "m_a1"], "m_a2", 2500)) == {"better_suit": {"ps5_m"}}


def test_who_sells_what_is_saved_for_is_met_first() -> None:
    s = explored(1).played("m_b1", won=False).played("m_a1", won=False)
    s.owns("akm_74u").knows("C05", "C03").go("m_a2").done()
    s.campaign.coupons = 1900  # for a silenced pistol
    assert thumbs(s) == {"trader": {f"contact {CONTACTS['C05']}"}}
    s.campaign.coupons = 1000
    assert len(thumbs(s)["trader"]) > 1


def test_a_group_with_coupons_to_spare_takes_more_medicine_along() -> None:
    s = at_trader("C03", 1, "light_machine_gun", "army_armor", "bandage", "bandage")
    s.sell("leather_jacket")
    s.campaign.coupons = 400
    assert "medicine" not in thumbs(s)
    s.campaign.coupons = 4000
    assert "medicine" in thumbs(s)
    s.owns("first_aid_kit")
    assert "medicine" not in thumbs(s)


def test_mods_and_services_when_there_are_coupons_to_spare() -> None:
    s = at_trader("C02", 1, "light_machine_gun")
    assert thumbs(s) == {"service": {"service 0"}}
    s.campaign.coupons = 1300
    assert thumbs(s) == {"enough": {"end_trade"}}
    s = at_trader("C07", 1, "light_machine_gun", "army_armor", "bandage", "bandage", "bandage")
    s.click(s.offered()[-2] if s.offered()[-2].startswith("gift") else "end_trade")
    s.campaign.magazines = [0, 1, 0]
    assert set(thumbs(s)) == {"mod"}


def test_a_contract_first_then_whoever_is_of_use() -> None:
    s = explored(2).knows("C10", "C03").go("m_a1").done()
    (contract,) = thumbs(s)["contract"]
    s.click(contract)
    found = thumbs(s)
    assert set(found) == {"trader"}  # while somebody has no weapon
    s.owns("akm_74u", "akm_74u")
    assert set(thumbs(s)) == {"trader", "helper"}


def test_missions_of_the_first_stage_first_then_any_place() -> None:
    s = explored()
    found = thumbs(s)
    assert len(found["mission"]) == 2
    s.go("m_a1")
    s.campaign.coupons = 1000
    assert set(thumbs(s)) == {"contact", "stash"}


def test_coupons_lead_to_people_and_first_to_a_trader_whom_the_map_names() -> None:
    s = explored().go("m_a1")
    s.campaign.coupons = 2000
    assert set(thumbs(s)) == {"contact"}
    s = explored().played("m_a1", won=False).go("m_b1")
    s.campaign.coupons = 2000
    assert thumbs(s) == {"contact": {f"visit {PLACES['arms_dealer']}"}}


def test_the_best_is_packed_first_and_the_rest_is_shared() -> None:
    s = explored(2).owns("sawed_off", "akm_74u", "ps5_m", "bandage", "bandage", "first_aid_kit")
    s.campaign.magazines = [0, 3, 0]
    s.go("m_a1").done().done()
    while s.step != "pack":
        s.click(s.offered()[0])
    for why, packed in (
        ("pack_weapon", "akm_74u"),
        ("pack_suit", "ps5_m"),
        ("pack_share", None),
        ("pack_share", None),
        ("pack_magazine", "pack_magazine 1"),
        ("pack_magazine", "pack_magazine 1"),
        ("packed", "done"),
    ):
        (found,) = thumbs(s).items()
        assert found[0] == why
        assert packed is None or found[1] == {packed}
        answer = reasoned(s.table, s.table.asks[0], seeded(1))
        assert answer is not None
        s.click(s.words(answer[0]))


def test_a_backpack_that_became_too_small_is_lightened() -> None:
    """ST-18.4: whoever lays down a suit with pockets may not go before that."""
    s = explored(1).owns(*ITEMS)
    s.go("m_a1").done().done()
    while s.step != "pack":
        s.click(s.offered()[0])
    s.state.stalkers[0].backpack = [c for c in s.campaign.stash if BOX.gear[c].id in ITEMS]
    s.campaign.stash = [c for c in s.campaign.stash if BOX.gear[c].id not in ITEMS]
    advance(s.table)
    answer = reasoned(s.table, s.table.asks[0], seeded(1))
    assert answer is not None
    assert answer[1] == "unpack"
    assert s.words(answer[0]) in s.offered()
    assert "done" not in s.offered()
    assert isinstance(answer[0], UnpackCard)
    assert price_of(s.table, answer[0].card) == min(
        [price_of(s.table, card) for card in s.state.stalkers[0].backpack]
    )
    s.click(s.words(answer[0]))
    assert "done" in s.offered()


@pytest.mark.parametrize("won", [True, False])
def test_who_looks_ahead_stops_at_the_end_of_a_mission(won: bool) -> None:
    s = explored(2).go("m_a1").packed()
    before = GAME.evaluate(s.table, s.table.asks[0].seat)
    s.ended(won)
    assert GAME.is_settled(s.table)
    after = GAME.evaluate(s.table, s.table.asks[0].seat)
    assert (after > before) == won
    assert abs(after) > 10 * abs(before)


def test_hints_give_the_reason_of_the_rule_of_thumb() -> None:
    s = at_trader("C01")
    ask = s.table.asks[0]
    hint = advise(s.table, ask.seat, ask, seeded(1), HintBudget())
    assert (hint.verdict, hint.why) == (THUMB, "weapon")
    assert hint.action in ask.options
    assert hint.gain == 0


@pytest.mark.parametrize("language", ["en", "uk", "fr", "es"])
def test_every_reason_has_words(language: str) -> None:
    words = Words(language)
    said: set[str] = set()
    scenes: list[Callable[[], Any]] = [explored, lambda: explored().go("m_a1")]
    scenes += [lambda: explored().go("m_a1").done(), lambda: at_trader("C01")]
    for scene in scenes:
        for why in thumbs(scene()):
            said.add(words(f"table-hint-why-{GAME.key}-{why}"))
    assert len(said) >= 5
