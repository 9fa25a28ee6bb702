"""ST-30.4: after a figure has moved: a roll for every anomaly it met, then a portal may take it
elsewhere, then it covers a symbol."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import SpendFocus, UseEffect
from cantina.games.zone.box.standing import RerollAnomalyDie
from cantina.games.zone.choose.environment import entered
from cantina.games.zone.choose.reactions_of_cards import answering
from cantina.games.zone.combat.body_parts import strike
from cantina.games.zone.combat.dice import roll_anomaly, roll_gear, successes
from cantina.games.zone.events.mission import AnomalyActivated, AnomalyRolled, PortalPassed
from cantina.games.zone.facts.anomalies import areas_with, cover, dangers, is_immune, other_end
from cantina.games.zone.facts.conditions_on_figures import FOCUS, discard
from cantina.games.zone.facts.figures import area_of, figures_on_map, place
from cantina.games.zone.facts.standing_effects import note_used
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import AnomalyRoll, Moved, anomaly_roll, resolve
from cantina.games.zone.frames.enemies import hurt
from cantina.games.zone.movement.enemy_step import spring_trap
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_enemy, is_stalker, seat_of, to_stalker
from cantina.games.zone.terms.ids import NO_FIGURE, NO_PROGRAM, NOWHERE, Area, EffectNo
from cantina.kernel.action import DONE, Done, Seat
from cantina.kernel.flow import ask, call, do, flow, loop
from cantina.kernel.state import Frame

FOCUS_REROLL: Final = SpendFocus()
ROLL_HIT: Final = "roll_hit"


# MOVED


def meet_anomalies(t: ZoneTable, f: Moved) -> None:
    """ST-30.4, ST-30.5: every active anomaly with symbols on an area left, crossed or entered.
    ST-30.14: who was only placed does not roll."""
    f.anomalies = []
    if not f.rolls or len(f.path) < 2:
        return
    mask = mask_of(f.path)
    for number, anomaly in enumerate(t.state.anomalies):
        if anomaly.active and areas_with(anomaly) & mask:
            f.anomalies.append(number)


def mask_of(path: list[Area]) -> int:
    mask = 0
    for area in path:
        mask |= 1 << area
    return mask


def roll_for_next(t: ZoneTable, f: Moved) -> Frame | None:
    """ST-30.5: one roll each. A roll that no uncovered symbol could answer is not made."""
    if not f.anomalies:
        return None
    number = f.anomalies.pop(0)
    mask = mask_of(f.path)
    if area_of(t, f.figure) == NOWHERE or not dangers(t.state.anomalies[number], mask):
        return None
    return anomaly_roll(number, f.figure, mask)


def more_anomalies(t: ZoneTable, f: Moved) -> bool:
    return bool(f.anomalies)


def pass_through(t: ZoneTable, f: Moved) -> None:
    """ST-30.20: ruling: who ended a movement on the area of a portal comes out of the other one:
    stalkers, companion and enemies alike, but not who was only placed, heeds no anomalies or has
    been thrown elsewhere since. That is no movement: the threat token stays where the walk ended,
    unless an enemy sees the stalker where it comes out, and nobody goes back at once."""
    here = area_of(t, f.figure)
    if not f.rolls or len(f.path) < 2 or here != f.path[-1] or is_immune(t, f.figure):
        return
    there = other_end(t, f.figure, here)
    if there == NOWHERE:
        return
    place(t, f.figure, there)
    if t.heard:
        t.tell(PortalPassed("ST-30.20", figure=f.figure, start=here, area=there))
    if is_enemy(f.figure):
        spring_trap(t, f.figure)
    look(t)
    if is_stalker(f.figure):
        entered(t, f.figure, there)


def cover_symbol(t: ZoneTable, f: Moved) -> None:
    """ST-30.9: after the roll."""
    cover(t, f.figure)


MOVED: Final = flow(
    Moved,
    do(meet_anomalies, rule="ST-30.4"),
    call(roll_for_next, rule="ST-30.5"),
    loop("roll_for_next", while_=more_anomalies, rule="ST-30.5"),
    do(pass_through, rule="ST-30.20"),
    do(cover_symbol, rule="ST-30.9"),
)


# ANOMALY_ROLL


def throw_die(t: ZoneTable, f: AnomalyRoll) -> None:
    """ST-20.4."""
    f.petals = roll_anomaly(t)
    if t.heard:
        t.tell(AnomalyRolled("ST-30.4", figure=f.figure, anomaly=f.anomaly, petals=f.petals))


def roller(t: ZoneTable, f: AnomalyRoll) -> Seat:
    return seat_of(to_stalker(f.figure))


def rerolls(t: ZoneTable, f: AnomalyRoll) -> list[SpendFocus | UseEffect | Done]:
    """ST-30.7, ST-23.8: a stalker may give up focus to roll again; a card may allow it too."""
    if not is_stalker(f.figure):
        return []
    options: list[SpendFocus | UseEffect | Done] = []
    if t.state.stalkers[f.figure].focus and not f.focused:
        options.append(FOCUS_REROLL)
    for number in answering(t, f.figure, "anomaly_roll"):
        if number not in f.used and _rerolls_die(t, number):
            options.append(UseEffect(number))
    return [*options, DONE] if options else []


def _rerolls_die(t: ZoneTable, number: EffectNo) -> bool:
    first = t.pack.programs[t.pack.effects[number].program].ops[0]
    return isinstance(first, RerollAnomalyDie)


def reroll(t: ZoneTable, f: AnomalyRoll, action: SpendFocus | UseEffect) -> None:
    if isinstance(action, SpendFocus):
        discard(t, f.figure, FOCUS, "ST-30.7")
        f.focused = True
    else:
        f.used.append(action.effect)
        note_used(t, to_stalker(f.figure), action.effect)
    throw_die(t, f)


def find_targets(t: ZoneTable, f: AnomalyRoll) -> None:
    """ST-30.4: it activates when the symbol rolled is uncovered on one of the areas. ST-30.19:
    then everybody on the area of the figure that set it off and on its areas with that symbol,
    covered or not (ST-30.13), or everybody on all its areas; each once."""
    f.waiting = []
    anomaly = t.state.anomalies[f.anomaly]
    if not dangers(anomaly, f.areas) >> f.petals & 1:
        return
    card = t.pack.anomalies[anomaly.card]
    mask = areas_with(anomaly)
    if not card.everywhere:
        mask = 1 << area_of(t, f.figure)
        for symbol in anomaly.symbols:
            if symbol.petals == f.petals:
                mask |= 1 << symbol.area
    for figure in figures_on_map(t):
        if mask >> area_of(t, figure) & 1 and not is_immune(t, figure):
            f.waiting.append(figure)
    if t.heard:
        t.tell(
            AnomalyActivated("ST-30.4", anomaly=f.anomaly, figure=f.figure, figures=f.waiting[:])
        )


def strike_next(t: ZoneTable, f: AnomalyRoll) -> Frame | None:
    """ST-30.2: what it does to stalkers and to enemies. ST-34.8: to a companion what it does to a
    stalker."""
    if not f.waiting:
        return None
    figure = f.waiting.pop(0)
    if area_of(t, figure) == NOWHERE:
        return None
    anomaly = t.state.anomalies[f.anomaly]
    card = t.pack.anomalies[anomaly.card]
    if not is_enemy(figure):
        return None if card.stalkers == NO_PROGRAM else resolve(card.stalkers, figure, f.figure)
    if ROLL_HIT in card.enemies:
        strike(t, figure, successes(roll_gear(t, card.enemy_dice), False))
        return None
    return hurt(figure, card.enemies, NO_FIGURE, anomaly.centre)


def more_targets(t: ZoneTable, f: AnomalyRoll) -> bool:
    return bool(f.waiting)


ANOMALY_ROLL: Final = flow(
    AnomalyRoll,
    do(throw_die, rule="ST-30.4"),
    ask("anomaly", seat=roller, options=rerolls, answer=reroll, rule="ST-30.7", repeat=True),
    do(find_targets, rule="ST-30.19"),
    call(strike_next, rule="ST-30.2"),
    loop("strike_next", while_=more_targets, rule="ST-30.19"),
)
