"""What it may cost a stalker to be somewhere: who sees it there now, who might soon, how hard they
hit. All of it is open to everybody at the table. In HP."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.combat.odds import expected_loss
from cantina.games.zone.combat.radiation import protection
from cantina.games.zone.facts.anomalies import CHANCES
from cantina.games.zone.facts.equipment import defence_dice
from cantina.games.zone.facts.figures import enemies_on_map, enemy, ground
from cantina.games.zone.facts.threat import threat_areas
from cantina.games.zone.facts.visibility import sight_of
from cantina.games.zone.map.distances import FAR
from cantina.games.zone.map.paths import distance, next_steps, walking_distance, way_to
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area, Enemy, Stalker
from cantina.games.zone.terms.kinds import CHARGE
from cantina.games.zone.terms.numbers import ENTRANCE, HIGH, NONE
from cantina.games.zone.weights import NEAR

VULNERABLE: Final = 3
HARDEST: Final = 24
"""No blow counts for more damage."""


class Watch:
    """The enemies as one stalker fears them, worked out once for a decision."""

    def __init__(self, t: ZoneTable, s: Stalker) -> None:
        self.t: Final = t
        self.s: Final = s
        self.ground: Final = ground(t)
        self.enemies: Final = enemies_on_map(t)
        self.sights: Final = [sight_of(t, e) for e in self.enemies]
        self.weights: Final = t.pack.weights
        saved = self.weights.focus_saves if t.state.stalkers[s].focus else 0.0
        dice = defence_dice(t, s)
        self.losses: Final = [  # by damage, what gets through a defence roll
            max(0.0, expected_loss(damage, dice, 0) - saved) for damage in range(HARDEST + 1)
        ]
        seen = 0
        for sight in self.sights:
            seen |= sight
        self.seen: Final = seen
        self.alarm: Final = threat_areas(t, HIGH)
        self.hunts: Final = [self._hunt(e) for e in self.enemies]

    def _hunt(self, e: Enemy) -> int:
        """ST-25.3: what an enemy sees that turns and walks to the nearest high threat."""
        one = enemy(self.t, e)
        card = self.t.pack.enemies[one.card]
        best, goal = FAR, NOWHERE
        for area in self.alarm:
            far = walking_distance(self.ground, card.kind, one.area, area)
            if far < best:
                best, goal = far, area
        seen = 0
        if goal == NOWHERE:
            return seen
        way = way_to(self.ground, card.kind, goal, 0, True)
        area, facing = one.area, one.facing
        for _ in range(card.move):
            steps = next_steps(way, one.area, NONE)
            if not steps:
                break
            side, one.area = steps[0]
            one.facing = one.facing if side == ENTRANCE else side
            seen |= sight_of(self.t, e)
        one.area, one.facing = area, facing
        return seen

    def reaction(self, area: Area, spared: int = NONE) -> float:
        """ST-28.1: what those who see the stalker there take from it when its turn ends."""
        if not self.seen >> area & 1:
            return 0.0
        lost = 0.0
        for place, e in enumerate(self.enemies):
            if self.sights[place] >> area & 1 and e != spared and not enemy(self.t, e).stun:
                lost += self.blow(e, area)
        return lost

    def watchers(self, area: Area) -> list[Enemy]:
        return [e for place, e in enumerate(self.enemies) if self.sights[place] >> area & 1]

    def later(self, area: Area) -> float:
        """What enemies that move and turn may do there before long."""
        lost = 0.0
        kinds = self.t.pack.enemies
        w = self.weights
        for place, e in enumerate(self.enemies):
            one = enemy(self.t, e)
            if one.stun:
                continue
            far = distance(self.ground, kinds[one.card].kind, one.area, area)
            chance = w.near[far] if far < NEAR else 0
            if not self.alarm:
                chance = w.calm * chance // 100
            elif not self.seen >> area & 1:
                hunted = w.hunted if self.hunts[place] >> area & 1 else 0
                chance = max(w.stray * chance // 100, hunted)
            if chance:
                lost += chance * self.blow(e, area)
        return lost / 100.0

    def blow(self, e: Enemy, area: Area) -> float:
        """ST-27.8, ST-27.11: the mean loss by one attack on the stalker there. One that charges
        comes as near as it can, so that cover does not help (ST-3.18)."""
        one = enemy(self.t, e)
        card = self.t.pack.enemies[one.card]
        line = card.attack
        far = distance(self.ground, card.kind, one.area, area)
        if line.kind == CHARGE and far > 1:
            far = 0 if line.leaps else max(0, far - card.move)
        damage = line.wounds
        if damage == NONE:
            damage = sum([max(0, wounds) for wounds, _ in line.before]) // max(1, len(line.before))
        damage += line.per_area_between * max(0, far - 1)
        here, there = self.ground.areas[one.area], self.ground.areas[area]
        if far > 0 and (there.room == NONE or there.room != here.room) and not line.ignores_cover:
            damage -= there.cover
        if self.t.state.stalkers[self.s].vulnerable:
            damage += VULNERABLE
        return self.losses[min(max(0, damage), HARDEST)]


def troubles(t: ZoneTable, s: Stalker) -> list[float]:
    """By area: what stepping on it may cost, enemies left aside: anomalies, radiation, unknown
    tokens."""
    here = ground(t)
    w = t.pack.weights
    shield = protection(t, s)
    found = [w.dose * max(0, area.radiation - shield) for area in here.areas]
    for anomaly in t.state.anomalies:
        if not anomaly.active:
            continue
        kinds = [0] * here.count
        for symbol in anomaly.symbols:
            if symbol.cover in (NONE, s):
                kinds[symbol.area] |= 1 << symbol.petals
        for area, mask in enumerate(kinds):
            if mask:
                percent = sum([CHANCES[petals] for petals in range(1, 5) if mask >> petals & 1])
                found[area] += w.anomaly * percent / 100.0
    for area, stack in enumerate(t.state.unknown):
        if stack:
            found[area] += w.unknown
    return found
