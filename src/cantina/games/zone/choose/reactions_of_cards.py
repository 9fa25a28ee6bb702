"""Effects of a stalker's cards that answer to a moment: which of them, and what they grant."""

from __future__ import annotations

from cantina.games.zone.box.effect import Op
from cantina.games.zone.choose.conditions import met
from cantina.games.zone.facts.figures import enemies_on_map, enemy
from cantina.games.zone.facts.standing_effects import effects_of, is_left, note_used
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_FIGURE, EffectNo, Figure, Stalker


def answering(t: ZoneTable, s: Stalker, trigger: str, other: Figure = NO_FIGURE) -> list[EffectNo]:
    """Effects of a stalker's cards that answer to this moment: their conditions hold and their
    limit is not used up."""
    found: list[EffectNo] = []
    stalker = t.state.stalkers[s]
    for number in effects_of(t, s):
        effect = t.pack.effects[number]
        if effect.trigger != trigger or not is_left(stalker, effect):
            continue
        if met(t, effect.conditions, s, other):
            found.append(number)
    return found


def enemies_answer(t: ZoneTable, trigger: str, s: Stalker) -> None:
    """What abilities of enemies on the map do to a stalker at this moment."""
    for e in reversed(enemies_on_map(t)):
        ability = t.pack.enemies[enemy(t, e).card].ability
        if ability is None:
            continue
        for number in ability.effects:
            effect = t.pack.effects[number]
            if effect.trigger == trigger and met(t, effect.conditions, e, s):
                t.push(resolve(effect.program, owner=e, actor=s))


def granted(
    t: ZoneTable, s: Stalker, trigger: str, kind: type[Op], other: Figure = NO_FIGURE
) -> int:
    """What effects with this trigger add to something by this verb: areas of a move, of a throw,
    HP of a healing …"""
    found = 0
    for number in answering(t, s, trigger, other):
        for op in t.pack.programs[t.pack.effects[number].program].ops:
            if type(op) is kind:
                found += op.adds()
    return found


def note_granted(t: ZoneTable, s: Stalker, trigger: str, kind: type[Op]) -> None:
    """What was granted has been made use of, which counts against a limit."""
    for number in answering(t, s, trigger):
        if type(t.pack.programs[t.pack.effects[number].program].ops[0]) is kind:
            note_used(t, s, number)
