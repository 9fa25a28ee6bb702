"""Chapters 7, 8 and 11: who sees whom, and with how many dice a unit attacks."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.ids import NO_CARD, NO_UNIT, NOWHERE, Hex, Side, Unit
from cantina.games.hoth.pack import (
    AT_AT,
    INFANTRY,
    RIDGE,
    SCOUTS,
    TRENCH,
    PrintedCard,
)
from cantina.games.hoth.rules.units import NO_EFFECT, class_of, effects_on, side_of
from cantina.games.hoth.state import HothTable, UnitState, scenario_of


class Screen:
    """What blocks sight on the board as it stands, gathered once for many questions."""

    def __init__(self, t: HothTable) -> None:
        scenario = scenario_of(t)
        self.sight: Final = t.pack.board.sight
        self.ridges: Final = scenario.ridges
        self.high: Final = scenario.seracs | (t.state.occupied & scenario.ridges)
        low = scenario.obstacles | t.state.occupied
        for hex in t.state.structures:
            if hex != NOWHERE:
                low |= 1 << hex
        self.low: Final = low

    def blocking(self, start: Hex, end: Hex) -> int:
        """A bit for each hex that blocks a line between these two, wherever it lies.

        HO-8.10: from ridge to ridge only units on ridges and seracs block, and by our ruling
        HO-8.11 neither structures nor half hexes; HO-8.12: one ridge alone changes nothing.
        HO-8.13: a structure counts as standing on the land under it."""
        if self.ridges >> start & 1 and self.ridges >> end & 1:
            return self.high
        return self.low

    def clear(self, start: Hex, end: Hex) -> bool:
        """As `sees`, for a board that has not changed since."""
        return self.sight.clear(self.blocking(start, end), start, end)


def sees(t: HothTable, start: Hex, end: Hex) -> bool:
    """HO-8.1, HO-8.2, from the table of lines (HO-8.9, HO-8.15): units, land and structures block
    what the line crosses, and what it runs along on both sides (HO-8.5, HO-8.6, HO-8.8), never from
    the two ends (HO-8.3, HO-8.4); half hexes too (HO-1.4, HO-8.7). HO-8.14: the same both ways."""
    return Screen(t).clear(start, end)


def cover(t: HothTable, attacker_class: int, on_ridge: bool, hex: Hex) -> int:
    """HO-7.7, HO-11.1: dice that the land of the target takes. HO-10.2: nothing protects an AT-AT.
    A trench protects infantry only, no structure (ruling HO-11.3); a ridge nobody from an attacker
    on a ridge."""
    land = scenario_of(t).terrain[hex]
    victim = t.state.at[hex]
    if victim != NO_UNIT and t.state.units[victim].kind == AT_AT:
        return 0
    if land == RIDGE and on_ridge:
        return 0
    if land == TRENCH and (victim == NO_UNIT or class_of(t, t.state.units[victim]) != INFANTRY):
        return 0
    return t.pack.terrains[land].cover[attacker_class]


def is_spotted(t: HothTable, attacker: Unit, side: Side, hex: Hex) -> bool:
    """HO-10.10: scouts on a ridge see the enemy, at any distance. HO-10.11, HO-10.15: not for their
    own attack, but for that of other scouts."""
    land = scenario_of(t).terrain
    for number, unit in enumerate(t.state.units):
        if unit.token != SCOUTS or unit.hex == NOWHERE or number == attacker:
            continue
        if land[unit.hex] == RIDGE and side_of(t, unit) == side and sees(t, unit.hex, hex):
            return True
    return False


def support_effect(t: HothTable) -> str:
    """What the support card of this turn does, if one was played (HO-15.6)."""
    return "" if t.state.support == NO_CARD else t.pack.cards[t.state.support].effect


def aid_for(t: HothTable, number: Unit) -> PrintedCard:
    """HO-13.15: the support card that helps the unit's next attack."""
    if t.state.aided != number or t.state.support == NO_CARD:
        return NO_EFFECT
    return t.pack.cards[t.state.support]


def bonus_dice(t: HothTable, number: Unit, hex: Hex, distance: int, aid: PrintedCard) -> int:
    """HO-13.3, HO-13.11, HO-13.15, HO-13.16: dice from cards."""
    unit = t.state.units[number]
    card = effects_on(t, unit)
    dice = card.dice
    if distance == 1:
        dice += card.dice_close
        if support_effect(t) == "experience" and unit.ordered:
            dice += t.pack.cards[t.state.support].dice_close
    if card.dice_per_friend:
        dice += card.dice_per_friend * friends_beside(t, unit)
    if card.same_target:
        others = earlier_attackers(t, number, hex)
        dice += card.same_target[min(others, len(card.same_target) - 1)]
    if aid.effect == "desperate":
        dice += aid.dice
    return dice


def friends_beside(t: HothTable, unit: UnitState) -> int:
    """HO-13.16: units only, and the unit itself is not beside itself."""
    side = side_of(t, unit)
    count = 0
    for hex in t.pack.board.neighbours[unit.hex]:
        other = t.state.at[hex]
        if other != NO_UNIT and side_of(t, t.state.units[other]) == side:
            count += 1
    return count


def earlier_attackers(t: HothTable, number: Unit, hex: Hex) -> int:
    """HO-13.11: how many other units have attacked what stands there."""
    victim = t.state.at[hex]
    found: list[Unit] = []
    for shot in t.state.shots:
        same = shot.target == victim if victim != NO_UNIT else shot.target == -2 - hex
        if same and shot.attacker != number and shot.attacker not in found:
            found.append(shot.attacker)
    return len(found)


def ignores_cover(aid: PrintedCard) -> bool:
    """HO-13.15: Rout, for one attack."""
    return aid.effect == "rout"


def dice_against(t: HothTable, number: Unit, hex: Hex) -> int:
    return sum_of_dice(dice_parts(t, number, hex, aid_for(t, number)))


def sum_of_dice(parts: tuple[int, int, int, int, int]) -> int:
    """HO-7.8: one sum; 0 or less is no attack. HO-7.9: there may be more than six."""
    base, bonus, covered, hampered, spotted = parts
    return max(base + bonus - covered - hampered + spotted, 0)


def dice_parts(
    t: HothTable, number: Unit, hex: Hex, aid: PrintedCard
) -> tuple[int, int, int, int, int]:
    """HO-7.4: dice by distance, none beyond the last value (HO-7.5), however weak the unit is
    (HO-7.3). HO-7.8: then more by cards, less by the target's cover, less by the attacker's own
    land, more by scouts. HO-7.9: bonus dice reach no farther."""
    unit = t.state.units[number]
    kind = t.pack.units[unit.kind]
    board = t.pack.board
    distance = board.distance[unit.hex * board.count + hex]
    if distance > len(kind.attack):
        return 0, 0, 0, 0, 0
    land = scenario_of(t).terrain[unit.hex]
    bonus = bonus_dice(t, number, hex, distance, aid)
    covered = 0
    if not ignores_cover(aid):
        covered = cover(t, kind.unit_class, land == RIDGE, hex)
    hampered = 0
    if not effects_on(t, unit).ignores_terrain:
        hampered = t.pack.terrains[land].attack_from[kind.unit_class]
    seen = t.state.at[hex] != NO_UNIT and is_spotted(t, number, kind.side, hex)
    return kind.attack[distance - 1], bonus, covered, hampered, 1 if seen else 0


def enemies_in_range(t: HothTable, number: Unit) -> list[Hex]:
    """The hexes of enemies, seen or not; HO-7.11, HO-11.4: of the other side's structures too."""
    state = t.state
    unit = state.units[number]
    kind = t.pack.units[unit.kind]
    board = t.pack.board
    reach = len(kind.attack)
    here = unit.hex * board.count
    distance = board.distance
    found = [
        other.hex
        for other in state.units
        if other.hex != NOWHERE
        and distance[here + other.hex] <= reach
        and side_of(t, other) != kind.side
    ]
    if scenario_of(t).structure_side != kind.side:
        found += [
            hex for hex in state.structures if hex != NOWHERE and distance[here + hex] <= reach
        ]
    return sorted(found)


def enemies_in_sight(t: HothTable, number: Unit) -> list[Hex]:
    """HO-7.1, HO-7.6: any enemy in range and sight, adjacent or not."""
    near = enemies_in_range(t, number)
    if not near:
        return near
    start = t.state.units[number].hex
    screen = Screen(t)
    return [hex for hex in near if screen.clear(start, hex)]


def targets(t: HothTable, number: Unit) -> list[Hex]:
    """Whom the unit can attack now."""
    return targets_with(t, number, aid_for(t, number))


def targets_with(t: HothTable, number: Unit, aid: PrintedCard) -> list[Hex]:
    """HO-7.8, HO-13.15: whom it could attack with this support card, named before dice are
    counted."""
    return [
        hex
        for hex in enemies_in_sight(t, number)
        if sum_of_dice(dice_parts(t, number, hex, aid)) > 0
    ]


def can_attack(t: HothTable, unit: UnitState) -> bool:
    """HO-5.1, HO-7.2: ordered, not barred by its move, nor by the card (HO-13.13)."""
    if not unit.ordered or unit.attacked or unit.barred:
        return False
    return not effects_on(t, unit).no_attack
