"""What the game counts by itself during a mission: goals, scores and contracts ask for it."""

from __future__ import annotations

from cantina.games.zone.facts.figures import at_exit
from cantina.games.zone.state import Deeds, StalkerState, ZoneTable
from cantina.games.zone.terms.ids import Gear, Stalker


def tally(t: ZoneTable, of: str) -> int:
    """One of the words in TALLIES."""
    counted = t.state.tallies
    if of == "kills":
        return counted.kills
    if of == "loot_taken":
        return counted.loot
    if of == "high_rounds":
        return counted.high_rounds
    if of == "artifacts_held":
        return sum([len(found_by(t, one)) for one in t.state.stalkers])
    if of == "artifacts_out":
        out = [one for one in t.state.stalkers if one.left or at_exit(t, one.area)]
        return sum([len(found_by(t, one)) for one in out])
    return len([one for one in t.state.stalkers if not any(one.critical)])


def found_by(t: ZoneTable, one: StalkerState) -> list[Gear]:
    """Artifacts that were gained in this mission and that this stalker carries now."""
    carried = [*one.artifacts, *one.backpack]
    return [gear for gear in t.state.tallies.artifacts if gear in carried]


def deeds_of(t: ZoneTable, s: Stalker) -> Deeds:
    """What a stalker has done so far."""
    deeds = t.state.tallies.deeds
    while len(deeds) <= s:
        deeds.append(Deeds(kills=0, strikes=0, hits=0, hurt=0, loot=0))
    return deeds[s]


def score(t: ZoneTable) -> int:
    """ST-37.9: what a scenario that was won is worth, in points."""
    rows = t.pack.missions[t.state.mission].score
    return sum([row.points * max(0, tally(t, row.of) - row.beyond) for row in rows])
