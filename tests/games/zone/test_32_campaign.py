"""Chapter 32: the campaign around the missions."""

from __future__ import annotations

from cantina.games.zone import GAME
from cantina.games.zone.campaign.trading import NO_DEAL, card_price, magazine_price
from cantina.games.zone.effects.campaign import note_achievement
from cantina.games.zone.facts.campaign import add_place, change_coupons, cross_out
from cantina.games.zone.facts.equipment import price_of
from cantina.games.zone.facts.mission_end import stalker_died
from cantina.games.zone.setup import gear_decks_of
from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.terms.ids import NO_CONTACT, NO_PLACE
from cantina.games.zone.view import ZoneView
from cantina.kernel.rng import seeded
from cantina.kernel.table import advance, play
from tests.games.zone.exploring import CONTACTS, PLACES, Expedition, explored
from tests.games.zone.scene import BOX, gear_named
from tests.rules import rule
from tests.seats import FIRST, SECOND

# The start.


@rule("ST-32.1", "ST-32.2", "ST-32.18")
def test_a_group_starts_with_coupons_jackets_and_three_contacts() -> None:
    s = explored(3)
    assert s.campaign.coupons == 5000
    assert s.stash() == ["leather_jacket"] * 3
    assert s.campaign.binder == [CONTACTS[id] for id in ("C01", "C08", "C99")]
    starting = [place.number for place in BOX.campaign.places if place.at_start]
    assert s.campaign.places == starting
    assert PLACES["m_a1"] in starting
    assert PLACES["m_b1"] in starting
    assert s.step == "explore"


@rule("ST-32.2", "ST-32.3", "ST-32.23")
def test_who_went_before_is_offered_first_and_others_may_join() -> None:
    s = explored(2).go("m_a1").done().done()
    assert s.step == "stalker"
    assert len([words for words in s.offered() if words.startswith("stalker")]) == 12
    s.click("stalker 3")
    assert "stalker 3" not in s.offered()
    s.click("stalker 5")
    assert s.campaign.group == [3, 5]
    coupons, stash = s.campaign.coupons, len(s.campaign.stash)
    s.packed().ended(False)
    s.click("go_on").click("go_on")
    s.go("m_b1")
    s.done().done()
    assert s.offered()[0] == "stalker 3"
    s.click("stalker 7")
    assert s.campaign.group == [3, 5, 7]
    # It brings neither coupons nor a jacket.
    assert s.campaign.coupons == coupons + 1500
    assert s.stash().count("leather_jacket") == 2
    assert stash >= 2


@rule("ST-32.23", "ST-35.5")
def test_somebody_may_stay_at_the_camp_but_not_all() -> None:
    s = explored(2).owns("ptm").go("m_a1").done().done()
    s.click("camp")
    assert not s.can("camp")[0]
    s.click("stalker 3")
    assert s.state.count == 1
    assert s.campaign.loans == []
    assert s.seat == SECOND
    s.packed()
    while s.step == "start":
        s.click(s.offered()[0])
    # Lone Stalker: one stalker leads, with three standard actions a turn.
    assert s.state.lead == STALKERS[1]
    assert s.seat == SECOND
    assert s.stalker(1).slots == [BOX.constants["solo_standard_actions"]] * 2
    tokens = sum(len(stack) for stack in s.state.unknown)
    assert tokens == len(BOX.missions[0].unknown[0])
    s.ended(True)
    s.click("go_on").click("go_on")
    s.go("m_b1").done().done()
    s.click("stalker 0").click("stalker 3")
    assert s.state.count == 2


@rule("ST-32.4")
def test_missions_of_several_stories_are_open_at_once() -> None:
    open_ = [BOX.campaign.places[number].mission for number in explored().campaign.places]
    stories = {mission.story for mission in BOX.missions if mission.id in open_}
    assert stories == {"A", "B"}


# Navigation.


@rule("ST-32.5", "ST-32.6", "ST-32.21")
def test_one_mission_and_one_other_place_in_any_order() -> None:
    s = explored()
    assert "done" not in s.offered()
    s.go("seamstress")
    visits = [BOX.campaign.places[int(words.split()[1])].kind for words in s.offered()]
    assert set(visits) == {"mission"}
    s.go("m_a1")
    assert s.offered() == ["done"]
    s.done()
    assert s.step == "contacts"
    other = explored().go("m_a1")
    assert not other.can(f"visit {PLACES['m_b1']}")[0]
    other.go("seamstress")
    assert other.offered() == ["done"]


@rule("ST-32.7", "ST-32.8")
def test_a_place_gives_its_card_and_is_crossed_out() -> None:
    s = explored().go("seamstress")
    assert CONTACTS["C03"] in s.campaign.binder
    assert PLACES["seamstress"] in s.campaign.crossed
    assert not s.can(f"visit {PLACES['seamstress']}")[0]
    # A mission is fixed, and not crossed out before it was played.
    s.go("m_a1")
    assert s.campaign.goal == PLACES["m_a1"]
    assert not s.campaign.out
    assert PLACES["m_a1"] not in s.campaign.crossed


@rule("ST-32.7", "ST-32.32")
def test_a_stash_gives_into_the_stash_what_the_players_choose() -> None:
    s = explored().go("blind_petro_stash")
    assert len(s.campaign.stash) == 2 + 2
    assert s.step == "choice"
    assert s.seat == FIRST
    s.click("magazine 1").click("magazine 0")
    assert s.campaign.magazines == [1, 1, 0]


@rule("ST-32.31")
def test_a_place_is_added_once() -> None:
    s = explored()
    add_place(s.table, PLACES["kennel"], "ST-32.8")
    add_place(s.table, PLACES["kennel"], "ST-32.8")
    cross_out(s.table, PLACES["kennel"], "ST-32.8")
    add_place(s.table, PLACES["kennel"], "ST-32.8")
    assert s.campaign.places.count(PLACES["kennel"]) == 1
    assert PLACES["kennel"] in s.campaign.crossed
    assert not s.can(f"visit {PLACES['kennel']}")[0]


@rule("ST-32.32")
def test_an_offer_that_was_declined_stays() -> None:
    s = explored().owns("bread")
    add_place(s.table, PLACES["kennel"], "ST-32.8")
    add_place(s.table, PLACES["wagon_stash"], "ST-32.8")
    s.go("kennel")
    assert s.can("item")[0]
    s.click("item -1")
    assert PLACES["kennel"] not in s.campaign.crossed
    assert "bread" in s.stash()
    other = explored()
    add_place(other.table, PLACES["wagon_stash"], "ST-32.8")
    other.go("wagon_stash").click("choose 0")
    assert other.campaign.coupons == 5000
    assert PLACES["wagon_stash"] not in other.campaign.crossed


@rule("ST-32.27", "ST-32.32")
def test_an_offer_is_paid_from_the_stash() -> None:
    s = explored().owns("bread")
    add_place(s.table, PLACES["kennel"], "ST-32.8")
    s.go("kennel").click(f"item {s.campaign.stash[-1]}")
    assert "bread" not in s.stash()
    assert PLACES["kennel"] in s.campaign.crossed
    assert CONTACTS["C09"] in s.campaign.binder
    other = explored()
    add_place(other.table, PLACES["wagon_stash"], "ST-32.8")
    other.go("wagon_stash").click("choose 1")
    assert other.campaign.coupons == 5000 - 800
    assert len(other.campaign.stash) == 2 + 3
    poor = explored()
    add_place(poor.table, PLACES["wagon_stash"], "ST-32.8")
    poor.campaign.coupons = 799
    poor.go("wagon_stash")
    assert poor.step == "explore"
    assert poor.campaign.coupons == 799


@rule("ST-32.27")
def test_a_way_that_must_be_paid_is_open_to_those_who_can() -> None:
    s = explored()
    add_place(s.table, PLACES["culvert_stash"], "ST-32.8")
    s.go("culvert_stash")
    assert s.offered() == ["choose 1", "choose 2"]
    s.click("choose 1")
    assert s.campaign.coupons == 4000
    assert s.step == "explore"
    poor = explored()
    add_place(poor.table, PLACES["culvert_stash"], "ST-32.8")
    poor.campaign.coupons = 999
    poor.go("culvert_stash")
    assert poor.campaign.coupons == 999
    assert len(poor.campaign.stash) == 3
    change_coupons(poor.table, -5000, "ST-32.27")
    assert poor.campaign.coupons == 0


# Contacts and trade.


@rule("ST-32.9", "ST-32.12", "ST-32.28")
def test_three_different_contacts_that_stay() -> None:
    s = explored().knows("C03").go("m_a1").done()
    for id in ("C01", "C99", "C03"):
        s.meet(id)
        assert not s.can(f"contact {CONTACTS[id]}")[0]
        s.leave()
    assert s.step == "stalker"
    assert CONTACTS["C01"] in s.campaign.binder


@rule("ST-32.11", "ST-32.14", "ST-32.30")
def test_example_41_selling_and_buying() -> None:
    s = explored()
    t, contacts = s.table, BOX.campaign.contacts
    pola, sidorovich = contacts[CONTACTS["C03"]], contacts[CONTACTS["C01"]]
    luka, ecologist = contacts[CONTACTS["C07"]], contacts[CONTACTS["C13"]]
    jacket, ps5 = gear_named(BOX, "leather_jacket")[0], gear_named(BOX, "ps5_m")[0]
    assert card_price(t, pola.buys, jacket) == 50
    assert card_price(t, pola.buys, ps5) == 1250
    assert card_price(t, sidorovich.buys, ps5) == 600
    assert magazine_price(sidorovich.buys) == NO_DEAL
    assert magazine_price(luka.buys) == 300
    assert card_price(t, luka.buys, gear_named(BOX, "first_aid_kit")[0]) == 300
    flower = gear_named(BOX, "stone_flower")[0]
    assert card_price(t, ecologist.buys, flower) == 1750
    assert card_price(t, sidorovich.buys, flower) == 850


@rule("ST-32.11", "ST-32.14")
def test_example_34_sidorovich_pays_a_quarter_and_asks_twice_for_items() -> None:
    s = explored()
    sidorovich = BOX.campaign.contacts[CONTACTS["C01"]]
    paid = {
        price_of(s.table, card.number): card_price(s.table, sidorovich.buys, card.number)
        for card in BOX.gear
    }
    assert [paid[price] for price in (300, 1000, 100, 5500)] == [50, 250, 0, 1350]
    assert price_of(s.table, gear_named(BOX, "first_aid_kit")[0]) == 300
    assert card_price(s.table, sidorovich.sells, gear_named(BOX, "first_aid_kit")[0]) == 600


@rule("ST-32.11", "ST-32.20", "ST-32.27")
def test_cards_are_bought_for_coupons_and_sold_back_into_their_deck() -> None:
    s = explored().go("m_a1").done().meet("C01")
    s.buy("akm_74u")
    assert s.stash() == ["akm_74u", "leather_jacket", "leather_jacket"]
    assert s.campaign.coupons == 5000 - 1000
    assert not s.can("sell_magazine")[0]
    s.click("buy_magazine 1")
    assert s.campaign.coupons == 5000 - 1000 - 500
    assert s.campaign.magazines == [0, 1, 0]
    before = GAME.encode(s.state)["rng"], s.state.revealed
    s.sell("akm_74u")
    assert (GAME.encode(s.state)["rng"], s.state.revealed) == before  # it can be taken back
    assert s.campaign.coupons == 3500 + 250
    s.buy("akm_74u")
    s.campaign.coupons = 99
    assert not s.can("buy", "buy_magazine")[0]


@rule("ST-32.11")
def test_a_trader_sells_what_the_card_says_and_nothing_else() -> None:
    s = explored().knows("C03").go("m_a1").done().meet("C03")
    s.campaign.coupons = 99_999
    bought = [BOX.gear[int(words.split()[1])] for words in s.offered() if words.startswith("buy ")]
    kinds = {card.kind for card in bought}
    assert kinds == {1, 2, 3}
    for card in bought:
        if card.kind == 2:
            assert BOX.suits[card.row].level in (1, 2)
        if card.kind == 1:
            assert "medicine" in BOX.items[card.row].tags
        if card.kind == 3:
            assert BOX.mods[card.row].slot == -1
            assert "detector" not in BOX.mods[card.row].tags


@rule("ST-32.28")
def test_services_and_gifts_once_per_exploration() -> None:
    s = explored().knows("C02", "C07").go("m_a1").done().meet("C02")
    s.click("service 0")
    assert s.campaign.coupons == 3800
    assert len(s.campaign.stash) == 3
    assert not s.can("service 0")[0]
    s.leave().meet("C99")
    s.click("gift 2")
    assert s.campaign.magazines == [0, 0, 1]
    assert not s.can("gift")[0]
    s.leave().meet("C07")
    gifts = [int(words.split()[1]) for words in s.offered() if words.startswith("gift ")]
    assert gifts
    assert max(price_of(s.table, BOX.gear[card].number) for card in gifts) <= 300
    s.click(f"gift {gifts[0]}")
    assert not s.can("gift")[0]


@rule("ST-32.19")
def test_example_42_the_guide_leads_to_one_more_place_at_once() -> None:
    s = explored().go("m_a1", "seamstress").done().meet("C08")
    s.click("service 0")
    assert s.campaign.coupons == 4700
    kinds = {BOX.campaign.places[int(words.split()[1])].kind for words in s.offered()}
    assert s.step == "visit"
    assert kinds == {"contact", "stash"}
    s.go("job_board")
    assert {CONTACTS["C10"], CONTACTS["C12"]} <= set(s.campaign.binder)
    s.leave().meet("C03").leave().meet("C10")
    assert s.step == "stalker"


@rule("ST-32.19")
def test_a_visit_to_nowhere_is_not_sold() -> None:
    s = explored().go("m_a1").done()
    s.campaign.crossed = [place.number for place in BOX.campaign.places if place.kind != "mission"]
    s.meet("C08")
    assert s.offered() == ["end_trade"]


# Going to the mission.


def before_packing(seats: int = 2, *cards: str) -> Expedition:
    s = explored(seats).owns(*cards).go("m_a1").done().done()
    while s.step == "stalker":
        s.click(s.offered()[0])
    return s


@rule("ST-32.15", "ST-32.16", "ST-9.8")
def test_everybody_packs_from_the_common_stash_and_weapons_are_loaded() -> None:
    s = before_packing(2, "akm_74u", "ptm", "bandage")
    assert s.step == "pack"
    assert s.seat == FIRST
    gun, kit = s.free_in_stash("akm_74u"), s.free_in_stash("bandage")
    s.campaign.magazines = [0, 2, 0]
    s.click(f"pack {gun}").click(f"pack {kit}").click("pack_magazine 1")
    one = s.stalker(0)
    assert one.weapon == gun
    assert one.backpack == [kit]
    assert one.magazines == [0, 1, 0]
    s.click(f"unpack {kit}").click("unpack_magazine 1").click("pack_magazine 1")
    assert s.campaign.magazines == [0, 1, 0]
    s.done()
    assert s.seat == SECOND
    assert not s.can(f"pack {gun}")[0]
    s.click(f"pack {kit}")
    s.state.gear[gun].ammo = 0
    s.packed()
    assert s.state.gear[gun].ammo == BOX.weapon(gun).capacity
    assert s.state.mission == 0
    assert s.campaign.out
    assert s.stalker(0).weapon == gun
    assert s.stalker(1).backpack == [kit]


@rule("ST-32.26")
def test_whoever_has_no_weapon_gets_the_cheapest_on_loan() -> None:
    s = before_packing(2)
    lent = [BOX.gear[card].id for card in s.campaign.loans]
    cheapest = min(row.price for row in BOX.weapons if row.level == 1)
    assert len(lent) == 2
    assert {price_of(s.table, card) for card in s.campaign.loans} == {cheapest}
    loans = s.campaign.loans[:]
    s.packed().ended(False)
    assert not set(loans) & set(s.campaign.stash)
    assert s.campaign.loans == []
    assert set(loans) <= set(s.state.weapons.cards)
    enough = before_packing(1, "ptm")
    assert enough.campaign.loans == []


@rule("ST-32.26")
def test_a_loan_cannot_be_sold() -> None:
    s = explored().knows("C05").go("m_a1").done()
    s.campaign.stash.append(s.free("ptm"))
    s.campaign.loans = [s.campaign.stash[-1]]
    s.meet("C05")
    assert not s.can("sell")[0]


@rule("ST-9.13")
def test_a_service_works_when_the_next_mission_is_set_up() -> None:
    s = explored(1).knows("C06", "C02").owns("akm_74u").go("m_a1").done()
    s.meet("C06").click("service 0")
    s.leave().meet("C02").click("service 1")
    s.leave().done()
    s.click("stalker 0")
    gun = s.free_in_stash("akm_74u")
    s.click(f"pack {gun}")
    s.done()
    while s.step in ("start", "figure", "choice"):
        s.click(s.offered()[0])
    one = s.stalker(0)
    assert one.hp == BOX.stalkers[one.card].hp + 2
    assert s.state.gear[gun].ammo == BOX.weapon(gun).capacity + 1
    s.ended(False)
    assert s.state.gear[gun].extra == 0
    assert s.stalker(0).extra_hp == 0


# After it.


@rule("ST-32.17", "ST-32.25", "ST-33.4", "ST-33.5")
def test_after_a_mission_everything_carried_is_in_the_stash() -> None:
    s = before_packing(2, "akm_74u", "ptm", "bandage", "scope")
    gun, pistol = s.free_in_stash("akm_74u"), s.free_in_stash("ptm")
    s.click(f"pack {gun}")
    s.state.gear[gun].mods.append(s.free_in_stash("scope"))
    s.campaign.stash.remove(s.state.gear[gun].mods[0])
    s.done().click(f"pack {pistol}")
    s.click(f"pack {s.free_in_stash('bandage')}")
    s.packed()
    s.stalker(0).magazines = [0, 2, 0]
    s.stalker(1).critical = [True, True]
    s.stalker(1).hp = 0
    before = sorted(card for deck in gear_decks_of(s.state) for card in deck.cards)
    s.ended(False)
    owned = ["akm_74u", "bandage", "leather_jacket", "leather_jacket", "ptm", "scope"]
    assert s.stash() == owned
    assert s.campaign.magazines == [0, 2, 0]
    assert s.stalker(1).critical == [False, False]
    assert s.stalker(1).card >= 0
    assert before == sorted(card for deck in gear_decks_of(s.state) for card in deck.cards)
    assert s.step == "go_on"


@rule("ST-33.6", "ST-33.9", "ST-32.22", "ST-32.8")
def test_a_lost_mission_is_over_and_the_story_goes_on() -> None:
    s = explored(2).played("m_a1", won=False)
    assert PLACES["m_a1"] in s.campaign.crossed
    assert s.campaign.coupons == 5000 + 1500
    assert "a1_done" in s.state.achievements
    assert "a1_won" not in s.state.achievements
    assert PLACES["m_a2"] in s.campaign.places
    assert s.step == "explore"
    assert s.campaign.goal == NO_PLACE
    assert not s.can(f"visit {PLACES['m_a1']}")[0]


@rule("ST-33.4", "ST-33.6", "ST-32.22")
def test_a_won_mission_pays_and_opens_places() -> None:
    s = explored(2)
    places = len(s.campaign.places)
    s.played("m_a1", won=True)
    assert s.campaign.coupons == 5000 + 3000
    assert {"a1_done", "a1_won"} <= set(s.state.achievements)
    assert len(s.campaign.places) > places
    assert s.campaign.played[-1].won
    assert s.campaign.played[-1].earned == 3000


@rule("ST-32.13", "ST-34.1", "ST-34.2")
def test_one_contract_which_counts_as_a_contact() -> None:
    s = explored().knows("C10", "C12").go("m_a1").done().meet("C10")
    assert s.step == "contacts"
    assert s.campaign.contract == CONTACTS["C10"]
    assert not s.can(f"contact {CONTACTS['C12']}")[0]
    s.meet("C01").leave().meet("C99").leave()
    assert s.step == "stalker"


@rule("ST-34.11", "ST-33.6")
def test_a_contract_is_paid_once_if_the_mission_is_won_and_its_goal_holds() -> None:
    s = explored().knows("C10").go("m_a1").done().meet("C10")
    s.packed()
    s.state.tallies.kills = 6
    s.ended(True)
    assert s.campaign.coupons == 5000 + 3000 + 2000
    assert CONTACTS["C10"] not in s.campaign.binder
    assert s.campaign.played[-1].earned == 5000
    for kills, won in ((5, True), (6, False)):
        unpaid = explored().knows("C10").go("m_a1").done().meet("C10").packed()
        unpaid.state.tallies.kills = kills
        unpaid.ended(won)
        assert unpaid.campaign.coupons == 5000 + (3000 if won else 1500)
        assert CONTACTS["C10"] in unpaid.campaign.binder
        assert unpaid.campaign.contract == NO_CONTACT


@rule("ST-33.6", "ST-33.8", "ST-32.25")
def test_example_44_dead_and_not_paid() -> None:
    """The stash keeps the weapon of the dead, the failed epilogue pays, the contract does not."""
    s = explored(1).owns("akm_74u").knows("C12").go("m_a1").done().meet("C12").done()
    s.click("stalker 0").click(f"pack {s.free_in_stash('akm_74u')}")
    s.packed()
    stalker_died(s.table, STALKERS[0])
    advance(s.table)
    assert s.campaign.played[-1].reason == "stalker_died"
    assert s.campaign.coupons == 5000 + 1500
    assert "akm_74u" in s.stash()
    assert CONTACTS["C12"] in s.campaign.binder


@rule("ST-32.22")
def test_achievements_are_there_for_later_missions() -> None:
    s = explored(1)
    note_achievement(s.table, "core_kept")
    note_achievement(s.table, "core_kept")
    assert s.state.achievements == ["core_kept"]
    view = GAME.view(s.table, FIRST)
    assert isinstance(view, ZoneView)
    assert view.campaign is not None
    assert view.campaign.achievements == ["core_kept"]


@rule("ST-32.24")
def test_the_campaign_ends_when_no_mission_is_left_and_is_never_lost() -> None:
    s = explored(2)
    for place in ("m_a1", "m_b1", "m_a2", "m_b2", "m_a3", "m_c1"):
        assert s.state.outcome is None
        s.played(place, won=place == "m_b1")
    assert s.outcome.winners == [FIRST, SECOND]
    assert s.outcome.scores == [1, 1]
    assert s.outcome.reason == "campaign_over"


@rule("ST-32.29")
def test_a_campaign_is_saved_at_any_time() -> None:
    """A saved state goes on exactly as the one it was saved from."""
    s = explored(2).go("m_a1", "seamstress").done().meet("C01")
    copy = GAME.decode(GAME.encode(s.state))
    assert GAME.encode(copy) == GAME.encode(s.state)
    assert copy.campaign is not None
    assert copy.campaign.binder == s.campaign.binder


@rule("ST-32.32")
def test_who_led_last_decides_for_the_group() -> None:
    s = explored(2).go("m_a1")
    s.packed()
    s.state.lead = STALKERS[1]
    s.ended(False)
    s.click("go_on").click("go_on")
    assert s.step == "explore"
    assert s.seat == SECOND


@rule("ST-32.20", "ST-32.25")
def test_nothing_is_lost_or_doubled_in_whole_campaigns() -> None:
    """Coupons are what came in less what went out; cards and magazines are checked by the
    invariants after every decision."""
    for seed in (1, 2):
        s = explored(2, seed)
        rng = seeded(seed)
        while s.table.asks:
            ask = s.table.asks[0]
            play(s.table, ask.seat, ask.options[rng.below(len(ask.options))])
            GAME.check(s.table)
            assert s.campaign.coupons >= 0
        assert len(s.campaign.played) == 6
