"""What must hold in every state that play can reach. Fuzzing and property tests ask this."""

from __future__ import annotations

from cantina.games.zone.combat.radiation import MAX_DOSE
from cantina.games.zone.facts.companions import printed_of
from cantina.games.zone.facts.conditions_on_figures import BOLTS, FOCUS, STUN, VULNERABLE, in_supply
from cantina.games.zone.facts.equipment import capacity, hosts
from cantina.games.zone.facts.figures import area_of, ground, on_area, stalkers
from cantina.games.zone.facts.hit_points import max_hp
from cantina.games.zone.facts.stock import magazines_left
from cantina.games.zone.facts.visibility import is_seen
from cantina.games.zone.frames.enemies import Stride, Unknown
from cantina.games.zone.frames.stalkers import Gain, Loot, Trot, Walk
from cantina.games.zone.setup import gear_decks_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION, ENEMY
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE, Figure, Gear
from cantina.games.zone.terms.kinds import MAGAZINES
from cantina.games.zone.terms.numbers import HIGH, NO_THREAT, NONE
from cantina.kernel.errors import BrokenInvariant


def require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def check(t: ZoneTable) -> None:
    _check_map(t)
    _check_stalkers(t)
    _check_companion(t)
    _check_symbols(t)
    _check_gear(t)
    _check_tokens(t)
    _check_cards(t)


def _check_map(t: ZoneTable) -> None:
    """ST-3.4: no area holds more figures than it has room for, but while somebody passes: a
    stalker or companion who walks, or an enemy that steps forward (ST-26.9)."""
    passing: list[Figure] = [frame.stalker for frame in t.state.stack if isinstance(frame, Walk)]
    passing += [COMPANION for frame in t.state.stack if isinstance(frame, Trot)]
    passing += [frame.enemy for frame in t.state.stack if isinstance(frame, Stride)]
    for area in ground(t).areas:
        there = [figure for figure in on_area(t, area.number) if figure not in passing]
        require(len(there) <= area.capacity, f"ST-3.4: too many figures on {area.id}")
        if ground(t).water >> area.number & 1:
            require(not there, "ST-3.14: a figure in the water")
    for enemy in t.state.enemies:
        require(0 <= enemy.facing < 4, "ST-28.7: a facing that does not exist")
        if enemy.area != NOWHERE:
            hp = t.pack.enemies[enemy.card].hp
            require(0 < enemy.hp <= hp, "ST-22.6: an enemy on the map with wrong HP")


def _check_stalkers(t: ZoneTable) -> None:
    for s, one in zip(stalkers(t), t.state.stalkers, strict=True):
        if one.card == NONE:
            continue
        require(0 <= one.hp <= max_hp(t, s) or t.state.round == 0, "ST-18.3: HP out of range")
        require(0 <= one.dose <= MAX_DOSE, "ST-17.5: a dose out of range")
        require(min(one.slots) >= 0 and min(one.markers) >= 0, "ST-11.2: slots below zero")
        require(min(one.magazines) >= 0 and one.bolts >= 0, "ST-18.9: less than nothing in pockets")
        require((one.threat == NO_THREAT) == (one.threat_area == NOWHERE), "ST-15.1: a lost token")
        require(not one.left or one.area == NOWHERE, "a stalker who left is on the map")
        if one.area != NOWHERE and t.state.outcome is None and is_seen(t, s):
            high = one.threat == HIGH and one.threat_area == one.area
            require(high, "ST-15.5: a seen stalker without high threat on its area")
    lead = t.state.stalkers[t.state.lead]
    gone = all([stalker.left for stalker in t.state.stalkers])
    gone = gone or not t.state.round
    require(not lead.left or gone, "ST-18.12: a lead stalker who left")


def _check_companion(t: ZoneTable) -> None:
    one = t.state.companion
    if one is None:
        return
    printed = printed_of(t, one.card)
    require(not one.left or one.area == NOWHERE, "ST-34.10: a companion who left is on the map")
    require(printed.figure or one.area == NOWHERE, "ST-34.6: no figure, and on the map")
    require(len(one.backpack) <= printed.backpack, "ST-34.13: a companion carries too much")
    require(one.left or bool(one.hp) == bool(printed.hp), "ST-34.8: a companion with wrong HP")


def _check_symbols(t: ZoneTable) -> None:
    """ST-30.8, ST-30.9: a figure covers one symbol at most, on its own area."""
    covering: list[Figure] = []
    for anomaly in t.state.anomalies:
        for symbol in anomaly.symbols:
            if 0 <= symbol.cover < ENEMY + len(t.state.enemies):
                figure = Figure(symbol.cover)
                require(area_of(t, figure) == symbol.area, "ST-30.10: covered from afar")
                covering.append(figure)
    require(len(set(covering)) == len(covering), "ST-30.8: one figure covers two symbols")


def _check_gear(t: ZoneTable) -> None:
    """Every equipment card is in one place."""
    state = t.state
    found: list[Gear] = []
    for deck in gear_decks_of(state):
        found += [*deck.cards, *deck.discard]
    for s, one in zip(stalkers(t), state.stalkers, strict=True):
        found += [gear for gear in (one.weapon, one.suit) if gear != NO_GEAR]
        found += [*one.artifacts, *one.backpack]
        for host in hosts(t, s):
            found += state.gear[host].mods
    if state.companion is not None:
        found += state.companion.backpack
    if state.campaign is not None:
        found += state.campaign.stash
        found += [mod for host in state.campaign.stash for mod in state.gear[host].mods]
    for frame in state.stack:
        if isinstance(frame, Gain):  # the first of them may be in the backpack already
            found += [gear for gear in frame.gear if gear not in found]
    require(sorted(found) == list(range(len(t.pack.gear))), "an equipment card was lost or doubled")
    for number, card in enumerate(state.gear):
        full = capacity(t, Gear(number)) if card.ammo else 0
        require(0 <= card.ammo <= full, "ST-19.1: more rounds than fit")


def _check_tokens(t: ZoneTable) -> None:
    state = t.state
    for token in (BOLTS, FOCUS, STUN, VULNERABLE):
        require(in_supply(t, token) >= 0, f"ST-1.2: more {token} tokens than in the box")
    for kind in range(MAGAZINES):
        require(magazines_left(t, kind) >= 0, "ST-1.2: more magazines than in the box")
    loot = state.loot_pool + [token for stack in state.loot for token in stack]
    for frame in state.stack:
        if isinstance(frame, Loot):
            loot += frame.tokens
    require(len(set(loot)) == len(loot), "ST-7.5: a loot token twice")
    unknown = [token for stack in state.unknown for token in stack]
    for frame in state.stack:
        if isinstance(frame, Unknown) and frame.token != NONE:
            unknown.append(frame.token)
    require(len(set(unknown)) == len(unknown), "ST-7.6: an unknown-enemy token twice")


def _check_cards(t: ZoneTable) -> None:
    events = [*t.state.events, *t.state.random_events]
    require(len(set(events)) == len(events), "ST-10.8: an event twice")
