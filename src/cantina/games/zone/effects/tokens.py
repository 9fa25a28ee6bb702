"""Verbs of effects: tokens, states, pushes, threat, sight, health and radiation."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.effect import NONE, Op
from cantina.games.zone.choose.areas import spots
from cantina.games.zone.choose.figures import self_of
from cantina.games.zone.choose.reactions_of_cards import granted
from cantina.games.zone.combat.enemy_deaths import drop_loot
from cantina.games.zone.combat.radiation import (
    exposure_dice,
    lower_dose,
    protection,
    raise_dose,
    roll_exposure,
)
from cantina.games.zone.events.mission import ThingPlaced, TokenPlaced
from cantina.games.zone.facts import conditions_on_figures as states
from cantina.games.zone.facts import threat
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.anomalies import clear_bolts, cover
from cantina.games.zone.facts.figures import area_of, place
from cantina.games.zone.facts.hit_points import heal
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.frames.stalkers import pushed
from cantina.games.zone.state import SightChange, Token, ZoneTable
from cantina.games.zone.terms.numbers import ENEMY, HIGH, LOW, NOWHERE, THIS_MISSION, THIS_ROUND

TRAPS: Final = 2


def gain(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-23.1, AM-36: a second one of a kind is not gained."""
    states.gain(t, figure, op.word, amount(t, op.amount, figure))


def apply(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    states.gain(t, figure, op.word, 1)


def discard(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    states.discard(t, figure, op.word)


def discard_all(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-7.2: bolts on the map."""
    clear_bolts(t)


def place_tokens(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """One token on the area chosen. ST-1.2: only while there are some."""
    area = f.picked[0] if f.picked else _first(t, f, op)
    if area == NOWHERE:
        return
    if op.word == "loot":
        drop_loot(t, area)
    elif op.word == "trap":
        if len(t.state.traps) < TRAPS:
            t.state.traps.append(area)
            if t.heard:
                t.tell(TokenPlaced("ST-7.1", token="trap", area=area))
    elif t.state.dim.bit_count() < t.pack.tables.supply["poor_visibility"]:
        t.state.dim |= 1 << area
        if t.heard:
            t.tell(TokenPlaced("ST-7.1", token="poor_visibility", area=area))
        look(t)


def _first(t: ZoneTable, f: Resolve, op: Op) -> int:
    """The area that is named, when there is no choice."""
    if op.where is None:
        return area_of(t, self_of(f))
    found = spots(t, f, op.where)
    return found[0] if found else NOWHERE


def place_token(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """A thing of the mission; Dalik freed is no longer Dalik bound."""
    area = _first(t, f, op)
    if area == NOWHERE:
        return
    if op.word == "dalik":
        t.state.tokens = [token for token in t.state.tokens if token.name != "dalik_bound"]
    t.state.tokens.append(Token(name=op.word, area=area, carrier=NONE))
    if t.heard:
        t.tell(ThingPlaced("ST-8.1", name=op.word, area=area))


# Pushes.


def push(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-14.8: away from the anomaly's centre, else from the owner of the card or the attacker.
    ST-22.4: the stalker whose card it is chooses among several areas; ruling: if it is nobody's,
    the stalker who is pushed, and of enemies the lead stalker."""
    source = self_of(f)
    origin = _first(t, f, op) if op.where is not None else area_of(t, source)
    if origin == NOWHERE or area_of(t, figure) == NOWHERE:
        return
    judge = figure if op.where is not None else source
    t.push(pushed(figure, op.amount.base, origin, NONE, chooser(t, f, figure), judge))


def pull(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    goal = _first(t, f, op)
    if goal != NOWHERE and area_of(t, figure) not in (NOWHERE, goal):
        t.push(pushed(figure, op.amount.base, NONE, goal, chooser(t, f, figure)))


def chooser(t: ZoneTable, f: Resolve, figure: int) -> int:
    """Whose seat decides: the stalker whose card it is, the stalker concerned, the lead."""
    for one in (f.owner, figure):
        if 0 <= one < ENEMY:
            return one
    return t.state.lead


def swap_place_with(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """No movement and no rolls; where they now stand they cover symbols (ST-30.14)."""
    me = self_of(f)
    here, there = area_of(t, me), area_of(t, figure)
    place(t, me, there)
    place(t, figure, here)
    cover(t, me)
    cover(t, figure)
    look(t)


# Threat and sight.


def reduce_threat(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    threat.reduce_threat(t, figure, op.amount.base)


def remove_threat(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    threat.remove_threat(t, figure)


def place_own_threat(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    area = _first(t, f, op) if op.where is not None else NOWHERE
    threat.put_threat(t, figure, HIGH if op.word == "high" else LOW, area)


def move_own_threat_token(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    if f.picked:
        threat.move_threat(t, figure, f.picked[0], "ST-15.3")


def enemy_sight_mod(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    until = THIS_ROUND if op.words.get("until") == "end_of_round" else THIS_MISSION
    floor = op.numbers.get("floor", 0)
    t.state.sight_changes.append(
        SightChange(change=op.amount.base, floor=floor, types=list(op.marks), until=until)
    )
    look(t)


# Health and radiation.


def heal_hp(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """Cards that heal a stalker may heal it more by another of its cards."""
    heal(t, figure, op.amount.base + granted(t, figure, "on_heal", "heal"))


def radiation(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-17.4: the suit keeps nothing off unless the effect says so."""
    if figure >= ENEMY:
        return
    dose = op.amount.base
    if "suit_applies" in op.marks:
        dose = max(0, dose - protection(t, figure))
    if dose < 0:
        lower_dose(t, figure, -dose)
    else:
        raise_dose(t, figure, dose)


def suffer_radiation(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-29.5: at any other time than the Zone phase it is only the roll of ST-29.1."""
    roll_exposure(t, figure, exposure_dice(t.state.stalkers[figure].dose), "ST-29.5")
