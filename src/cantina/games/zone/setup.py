"""Chapter 9: the options of a table, and how a mission is laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cantina.games import zone
from cantina.games.zone.box.mission import (
    DECK,
    OVERLAY,
    OWN_ID,
    AnomalySite,
    Mission,
)
from cantina.games.zone.frames.campaign import campaign
from cantina.games.zone.frames.stalkers import Mission as MissionFrame
from cantina.games.zone.map.ground import Ground, under_overlay
from cantina.games.zone.outfit import blank_stalker, fit_out, hand_out, take
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.state import (
    Anomaly,
    CampaignState,
    Deck,
    EnemyState,
    EnvCard,
    GearDeck,
    GearState,
    Symbol,
    Tallies,
    Token,
    ZoneState,
)
from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.terms.ids import NO_CONTACT, NO_FIGURE, NO_PLACE, NOWHERE, Gear
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    ITEM_CARD,
    MAGAZINES,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.games.zone.terms.numbers import (
    BESIDE,
    IN_DECK,
    NO_TERRITORY,
    NONE,
    ON_MAP,
    TO_BE_DRAWN,
)
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import Option
from cantina.kernel.rng import Rng
from cantina.parts.box.play import BOX

SHIPPED: Final = Path(zone.__path__[0]) / "content"
MISSIONS: Final = tuple(
    sorted([file.stem.split("_")[1].upper() for file in SHIPPED.glob("mission_*.toml")])
)
"""One file each."""
MISSION: Final = Option(key="mission", choices=MISSIONS, rule="ST-9.1")
WHOLE: Final = "whole"
CAMPAIGN: Final = Option(key="campaign", choices=("none", WHOLE), rule="ST-32.1")
"""A campaign chooses its missions by itself; then `mission` means nothing."""
OWN: Final = Option(key="own", choices=(), rule="ST-9.1")
"""A mission that somebody wrote, in the form of the content; then `mission` means nothing."""
UNCHARTED: Final = Option(key="uncharted", choices=("off", "on"), rule="ST-36.1")
"""ST-36.14: without it no component of the set is used; a mission that wanted one would name its
tile in its layout, and none does. ST-37.2: for scenarios of Zone Survival as well."""
OPTIONS: Final = (MISSION, CAMPAIGN, OWN, UNCHARTED, BOX)


def setup(pack: ZonePack, options: dict[str, str], seats: int, rng: Rng) -> ZoneState:
    """ST-9.2, ST-9.3: the map, its cards and anomalies, enemies, loot, unknown tokens, events; no
    other components. Stalkers are chosen and placed in play."""
    territory = TO_BE_DRAWN if options["uncharted"] == "on" else NO_TERRITORY
    if options["campaign"] == WHOLE:
        return setup_campaign(pack, seats, territory, rng)
    wanted = OWN_ID if pack.own else options["mission"]
    numbers = [mission.number for mission in pack.missions if mission.id == wanted]
    if not numbers:
        raise BadOptions(f"the content pack has no mission {options['mission']}")
    mission = pack.missions[numbers[0]]
    state = blank_state(pack, mission, rng)
    state.territory = territory
    lay_out(pack, state, mission, seats, rng)
    state.count = seats
    for seat in range(seats):
        state.stalkers.append(blank_stalker(pack))
        if mission.party is not None:
            fit_out(pack, state, seat, mission.party)
        else:
            hand_out(pack, state, seat, pack.kits[mission.stage][seats - 1][seat])
    for deck in decks_of(state):
        rng.shuffle(deck.cards)
    for gear in gear_decks_of(state):
        rng.shuffle(gear.cards)
    state.stack.append(MissionFrame([*STALKERS[:seats]]))
    return state


def lay_out(pack: ZonePack, state: ZoneState, mission: Mission, seats: int, rng: Rng) -> None:
    """ST-9.2 on an empty map."""
    lay_cards(state, mission, rng)
    lay_anomalies(pack, state, mission, rng)
    place_enemies(pack, state, mission)
    deal_loot(pack, state, mission, rng)
    deal_unknown(pack, state, mission, seats, rng)
    stack_events(pack, state, mission, rng)


def setup_campaign(pack: ZonePack, seats: int, territory: int, rng: Rng) -> ZoneState:
    """ST-32.2, ST-32.18: a new Zone map, contacts, coupons and a suit for each."""
    printed = pack.campaign
    if not printed.contacts:
        raise BadOptions("the content pack has no campaign")
    state = blank_state(pack, pack.missions[0], rng)
    state.territory = territory
    state.stalkers = [blank_stalker(pack) for _ in range(seats)]
    state.count = seats
    for gear in gear_decks_of(state):
        rng.shuffle(gear.cards)
    jackets = [suit.number for suit in pack.suits if suit.id == printed.jacket]
    state.campaign = CampaignState(
        coupons=printed.coupons,
        stash=[take(pack, state.suits, jackets[0]) for _ in range(seats)],
        magazines=[0] * MAGAZINES,
        binder=[contact.number for contact in printed.contacts if contact.at_start],
        places=[place.number for place in printed.places if place.at_start],
        crossed=[],
        group=[],
        played=[],
        bought=[],
        goal=NO_PLACE,
        visits=0,
        resolved=[],
        later=[],
        loans=[],
        contract=NO_CONTACT,
        fulfilled=False,
        source="",
        notes=[],
        packed=[],
        out=False,
        before=0,
    )
    state.stack.append(campaign())
    return state


def lay_out_anew(pack: ZonePack, state: ZoneState, mission: Mission) -> None:
    """ST-32.5: the next mission of a campaign."""
    clear_map(pack, state, mission)
    lay_out(pack, state, mission, state.count, state.rng)
    for deck in decks_of(state):
        state.rng.shuffle(deck.cards)


def clear_map(pack: ZonePack, state: ZoneState, mission: Mission) -> None:
    """ST-32.17: nothing on the map of this mission, its decks whole. Equipment stays where it is,
    and who led."""
    fresh = blank_state(pack, mission, state.rng)
    state.mission, state.round, state.lead_ready = fresh.mission, 0, True
    state.enemies, state.anomalies, state.loose_artifacts = [], [], []
    state.loot, state.loot_pool = fresh.loot, fresh.loot_pool
    state.unknown, state.peeked, state.dim, state.traps = fresh.unknown, [], 0, []
    state.tokens, state.cards, state.flags = fresh.tokens, [], []
    state.exits_open, state.closed, state.sight_changes = False, 0, []
    state.tallies = fresh.tallies
    if state.territory != NO_TERRITORY:  # one in every mission
        state.territory = TO_BE_DRAWN
    state.entrance = NOWHERE
    state.events, state.event, state.random_events = [], NONE, []
    state.low, state.high = fresh.low, fresh.high
    state.wounds, state.control = fresh.wounds, fresh.control


def decks_of(state: ZoneState) -> list[Deck]:
    """Every deck that is drawn from the top, but equipment."""
    return [state.low, state.high, state.wounds, state.control]


def gear_decks_of(state: ZoneState) -> list[GearDeck]:
    return [state.items, state.weapons, state.suits, state.mods, state.artifacts]


def blank_state(pack: ZonePack, mission: Mission, rng: Rng) -> ZoneState:
    """Nobody and nothing on the map, every deck in printed order."""
    areas = mission.ground.count
    return ZoneState(
        rng=rng,
        stack=[],
        sealed=[],
        revealed=0,
        outcome=None,
        mission=mission.number,
        round=0,
        lead=STALKERS[0],
        lead_ready=True,
        stalkers=[],
        count=0,
        enemies=[],
        companion=None,
        gear=[new_gear(pack, card.number) for card in pack.gear],
        anomalies=[],
        loose_artifacts=[],
        loot=[[] for _ in range(areas)],
        loot_pool=list(range(len(pack.loot_tokens))),
        unknown=[[] for _ in range(areas)],
        peeked=[],
        dim=0,
        traps=[],
        tokens=[
            Token(name=thing.id, area=thing.area, bearer=NO_FIGURE)
            for thing in mission.things
            if thing.area != NOWHERE
        ],
        cards=[],
        flags=[],
        campaign=None,
        achievements=[],
        exits_open=False,
        tallies=Tallies(
            rounds=0,
            high_rounds=0,
            kills=0,
            hp_lost=0,
            loot=0,
            artifacts=[],
            done=[NONE for _ in mission.objectives],
            deeds=[],
            course=[],
            fallen=NONE,
        ),
        closed=0,
        territory=NO_TERRITORY,
        entrance=NOWHERE,
        sight_changes=[],
        events=[],
        event=NONE,
        random_events=[],
        low=Deck(cards=list(range(len(pack.activation_low))), discard=[]),
        high=Deck(cards=list(range(len(pack.activation_high))), discard=[]),
        wounds=Deck(cards=list(range(len(pack.wound_deck))), discard=[]),
        control=Deck(cards=list(range(len(pack.control))), discard=[]),
        items=GearDeck(cards=list(pack.deck[ITEM_CARD]), discard=[]),
        weapons=GearDeck(cards=list(pack.deck[WEAPON_CARD]), discard=[]),
        suits=GearDeck(cards=list(pack.deck[SUIT_CARD]), discard=[]),
        mods=GearDeck(cards=list(pack.deck[MOD_CARD]), discard=[]),
        artifacts=GearDeck(cards=list(pack.deck[ARTIFACT_CARD]), discard=[]),
    )


def new_gear(pack: ZonePack, number: Gear) -> GearState:
    """ST-9.8, ST-18.8: weapons are fully loaded."""
    weapon = pack.gear[number].kind == WEAPON_CARD
    return GearState(ammo=pack.weapon(number).capacity if weapon else 0, extra=0, mods=[])


# The environment.


def lay_cards(state: ZoneState, mission: Mission, rng: Rng) -> None:
    """ST-9.2 (2): overlay cards on the map, notes beside it, the rest in the environment deck.
    ST-9.4: of several cards with one number on the map one at random; of those in the deck one is
    drawn when it is needed."""
    for id in dict.fromkeys([card.id for card in mission.env]):
        rows = [card for card in mission.env if card.id == id]
        drawn = len(rows) > 1 and rows[0].kind != DECK
        row = rows[rng.below(len(rows))] if drawn else rows[0]
        place = ON_MAP if row.kind == OVERLAY else IN_DECK if row.kind == DECK else BESIDE
        state.cards.append(
            EnvCard(row=row.number, place=place, flipped=False, areas=list(row.areas), times=[])
        )
        if row.kind == OVERLAY:
            for border in row.closes:
                state.closed |= mission.ground.bit(border)


def lay_anomalies(pack: ZonePack, state: ZoneState, mission: Mission, rng: Rng) -> None:
    """ST-9.2 (2): cards and overlays, drawn where the mission names only their type; an artifact
    token under the standee as told, while there are any (ST-1.2). ST-30.15: overlays without a
    standee are inactive."""
    overlays: list[int] = []
    tokens = pack.tables.supply["artifact"]
    for site in mission.sites:
        card = site.card
        if card == NONE:
            fitting = [
                row.number
                for row in pack.anomalies
                if row.type == site.card_type and not row.mission_box
            ]
            card = fitting[rng.below(len(fitting))]
        artifact = tokens > 0 and site.artifacts > 0 and pack.anomalies[card].artifact
        tokens -= artifact
        symbols: list[Symbol] = []
        if not pack.anomalies[card].pair:  # a portal has a standee only (ST-30.20)
            symbols = symbols_of(pack, mission.ground, site, overlays, rng)
        state.anomalies.append(
            Anomaly(card=card, centre=site.centre, active=True, artifact=artifact, symbols=symbols)
        )
        for other in site.moves_to if pack.anomalies[card].mobile else ():
            symbols = symbols_of(pack, mission.ground, other, overlays, rng)
            state.anomalies.append(
                Anomaly(
                    card=card, centre=other.centre, active=False, artifact=False, symbols=symbols
                )
            )


def symbols_of(
    pack: ZonePack, ground: Ground, site: AnomalySite, used: list[int], rng: Rng
) -> list[Symbol]:
    """ST-9.6, ST-30.3: the overlay's centre square lies on the middle square of the area, its tip
    up; squares off the map or on water are ignored."""
    overlay = site.overlay
    if overlay == NONE:
        fitting = [
            row.number
            for row in pack.overlays
            if row.type == site.overlay_type and row.number not in used
        ]
        overlay = fitting[rng.below(len(fitting))]
    used.append(overlay)
    cells = pack.overlays[overlay].cells
    areas = under_overlay(ground, site.centre, tuple([(down, right) for down, right, _ in cells]))
    row, column = ground.areas[site.centre].middle
    symbols: list[Symbol] = []
    for place, area in enumerate(areas):
        if area != NOWHERE:
            down, right, kinds = cells[place]
            square = (row + down) * ground.plan.width + column + right
            symbols += [
                Symbol(area=area, square=square, petals=petals, cover=NONE) for petals in kinds
            ]
    return symbols


# Enemies, loot, unknown tokens, events.


def place_enemies(pack: ZonePack, state: ZoneState, mission: Mission) -> None:
    """ST-9.2 (3): starting enemies with their facing and team; the other standees are the pool."""
    for force in mission.forces:
        hp = pack.enemies[force.card].hp
        for number in range(force.supply):
            area, facing = NOWHERE, 0
            if number < len(force.placed):
                area, facing = force.placed[number].area, force.placed[number].facing
            state.enemies.append(
                EnemyState(
                    card=force.card,
                    area=area,
                    facing=facing,
                    hp=hp,
                    stun=False,
                    vulnerable=False,
                    group=force.group,
                    team=force.team,
                    came_from=NOWHERE,
                )
            )


def deal_loot(pack: ZonePack, state: ZoneState, mission: Mission, rng: Rng) -> None:
    """Random tokens, face down; the rest is unused."""
    rng.shuffle(state.loot_pool)
    for area, count in mission.loot:
        for _ in range(count):
            state.loot[area].append(state.loot_pool.pop())


def deal_unknown(pack: ZonePack, state: ZoneState, mission: Mission, seats: int, rng: Rng) -> None:
    """EX-35: tokens with the faces for this number of stalkers, shuffled, one on each area."""
    left = list(range(len(pack.unknown_tokens)))
    rng.shuffle(left)
    tokens: list[int] = []
    for kind in mission.unknown[seats - 1]:
        fitting = [number for number in left if pack.unknown_tokens[number].kind == kind]
        left.remove(fitting[0])
        tokens.append(fitting[0])
    rng.shuffle(tokens)
    for place, area in enumerate(mission.unknown_at):
        state.unknown[area].append(tokens[place])


def stack_events(pack: ZonePack, state: ZoneState, mission: Mission, rng: Rng) -> None:
    """ST-9.5: mission events in their order, the first on top; ST-9.4: of two with one number one
    at random. ST-10.4: random events wait beside. ST-10.11: one of the mission's own has no number
    and stays in the box."""
    for numeral in dict.fromkeys([card.numeral for card in mission.events if card.numeral]):
        numbers = mission.numbered(numeral)
        state.events.insert(0, numbers[rng.below(len(numbers))] if len(numbers) > 1 else numbers[0])
    state.random_events = list(pack.random_events)
    rng.shuffle(state.random_events)
    for _ in range(mission.rounds):  # ST-37.5
        state.events.append(state.random_events.pop())
