"""ST-32.15: who carries what to the mission; the rest stays in the stash."""

from __future__ import annotations

from typing import TypeAlias

from cantina.games.zone.actions.campaign import (
    PackCard,
    PackMagazine,
    UnpackCard,
    UnpackMagazine,
)
from cantina.games.zone.actions.companions import PackForCompanion, UnpackFromCompanion
from cantina.games.zone.actions.mission import Equip, FitMod, Stow
from cantina.games.zone.campaign.companions import pack_for_companion, packing_for_companion
from cantina.games.zone.facts.campaign import campaign_of
from cantina.games.zone.facts.equipment import (
    MAX_EQUIPPED_ARTIFACTS,
    backpack_limit,
    carried,
    fits,
    let_go,
    price_of,
)
from cantina.games.zone.facts.stock import on_sale
from cantina.games.zone.gear.backpack import arrange, own_options
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_GEAR, Gear, Stalker
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    MAGAZINES,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.kernel.action import DONE, Done

Packing: TypeAlias = (
    PackCard
    | UnpackCard
    | PackMagazine
    | UnpackMagazine
    | PackForCompanion
    | UnpackFromCompanion
    | Equip
    | FitMod
    | Stow
)

LEVEL_ONE = 1


def packing_options(t: ZoneTable, s: Stalker) -> list[Packing | Done]:
    """ST-18.4: what fits; cards that are alike are offered once."""
    campaign, one = campaign_of(t), t.state.stalkers[s]
    options: list[Packing | Done] = []
    alike: list[str] = []
    for card in campaign.stash:
        id = t.pack.gear[card].id
        mods = t.state.gear[card].mods
        if (id in alike and not mods) or not has_room(t, s, card):
            continue
        if not mods:
            alike.append(id)
        options.append(PackCard(card))
    options += [PackMagazine(kind) for kind in range(MAGAZINES) if campaign.magazines[kind]]
    options += [UnpackCard(card) for card in carried(t, s)]
    options += [UnpackMagazine(kind) for kind in range(MAGAZINES) if one.magazines[kind]]
    for option in own_options(t, s):
        assert isinstance(option, (Equip, FitMod, Stow))
        options.append(option)
    options += packing_for_companion(t)
    return [*options, DONE] if len(one.backpack) <= backpack_limit(t, s) else options


def host_for(t: ZoneTable, s: Stalker, mod: Gear) -> Gear:
    """What is in use and has a slot for a mod, or NO_GEAR."""
    one = t.state.stalkers[s]
    for host in (one.weapon, one.suit):
        if host != NO_GEAR and fits(t, mod, host):
            return host
    return NO_GEAR


def comes_into_use(t: ZoneTable, s: Stalker, card: Gear) -> bool:
    """Whether there is a free place for it outside the backpack."""
    one, kind = t.state.stalkers[s], t.pack.gear[card].kind
    if kind == WEAPON_CARD:
        return one.weapon == NO_GEAR
    if kind == SUIT_CARD:
        return one.suit == NO_GEAR
    if kind == ARTIFACT_CARD:
        return len(one.artifacts) < MAX_EQUIPPED_ARTIFACTS
    return kind == MOD_CARD and host_for(t, s, card) != NO_GEAR


def has_room(t: ZoneTable, s: Stalker, card: Gear) -> bool:
    limit = backpack_limit(t, s)
    return comes_into_use(t, s, card) or len(t.state.stalkers[s].backpack) < limit


def pack(t: ZoneTable, s: Stalker, action: Packing) -> None:
    """Into use where there is a free place for it, else into the backpack."""
    campaign, one = campaign_of(t), t.state.stalkers[s]
    if isinstance(action, PackCard):
        campaign.stash.remove(action.card)
        take_along(t, s, action.card)
    elif isinstance(action, UnpackCard):
        let_go(t, s, action.card)
        campaign.stash.append(action.card)
    elif isinstance(action, PackMagazine):
        campaign.magazines[action.ammo] -= 1
        one.magazines[action.ammo] += 1
    elif isinstance(action, UnpackMagazine):
        one.magazines[action.ammo] -= 1
        campaign.magazines[action.ammo] += 1
    elif isinstance(action, (PackForCompanion, UnpackFromCompanion)):
        pack_for_companion(t, action)
    else:
        arrange(t, s, action, "ST-32.15")


def take_along(t: ZoneTable, s: Stalker, card: Gear) -> None:
    one, kind = t.state.stalkers[s], t.pack.gear[card].kind
    if not comes_into_use(t, s, card):
        one.backpack.append(card)
    elif kind == WEAPON_CARD:
        one.weapon = card
    elif kind == SUIT_CARD:
        one.suit = card
    elif kind == ARTIFACT_CARD:
        one.artifacts.append(card)
    else:
        t.state.gear[host_for(t, s, card)].mods.append(card)


def lendable(t: ZoneTable) -> list[Gear]:
    """ST-32.26: cards of which the next may be borrowed: the cheapest of level I still in the deck,
    while the group owns fewer weapons, or suits, than it sends stalkers."""
    campaign = campaign_of(t)
    for kind in (WEAPON_CARD, SUIT_CARD):
        owned = [card for card in campaign.stash if t.pack.gear[card].kind == kind]
        if len(owned) >= t.state.count:
            continue
        rows = t.pack.weapons if kind == WEAPON_CARD else t.pack.suits
        low = [c for c in on_sale(t, kind) if rows[t.pack.gear[c].row].level == LEVEL_ONE]
        if low:
            cheapest = min([price_of(t, card) for card in low])
            return [card for card in low if price_of(t, card) == cheapest]
    return []
