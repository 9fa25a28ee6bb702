"""ST-25.1: the Enemies and Zone phase: activation, radiation, tokens, threat, ends of the round.
Markers that are left (ST-29.10) go when the mission begins the next round."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChooseEnding
from cantina.games.zone.choose.event_cards import ending_of_event
from cantina.games.zone.choose.reactions_of_cards import answering
from cantina.games.zone.combat.radiation import (
    base_dose,
    exposure_dice,
    lower_mark,
    roll_exposure,
    set_dose,
)
from cantina.games.zone.enemies.activation_cards import activate_zone
from cantina.games.zone.events.enemies import EnemyRecovered, TokensCleared, ZoneStepBegan
from cantina.games.zone.facts.anomalies import clear_bolts
from cantina.games.zone.facts.conditions_on_figures import STUN, discard
from cantina.games.zone.facts.figures import enemies_on_map, stalkers_on_map
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.facts.threat import reduce_threat
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import Resolve, moment, resolve
from cantina.games.zone.frames.enemies import Unknown, ZonePhase, resolve_nearest_unknown
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import STALKERS, clockwise
from cantina.games.zone.terms.ids import NO_PROGRAM, Stalker
from cantina.games.zone.turns.round_end import begin_ending, endings
from cantina.kernel.flow import ask, call, do, flow, loop

ACTIVATION: Final = 1
RADIATION: Final = 2
TOKENS: Final = 3
THREAT: Final = 4
ENDINGS: Final = 5


def begin_step(t: ZoneTable, step: int) -> None:
    if t.heard:
        t.tell(ZoneStepBegan("ST-25.1", step=step))


def from_lead(t: ZoneTable) -> list[Stalker]:
    """Stalkers on the map, the lead stalker first, then clockwise. Ruling: where the rules name no
    order."""
    there = stalkers_on_map(t)
    return [s for s in clockwise(t.state.lead, len(t.state.stalkers)) if s in there]


def activate(t: ZoneTable, f: ZonePhase) -> None:
    """ST-25.2."""
    begin_step(t, ACTIVATION)
    activate_zone(t)


def line_up(t: ZoneTable, f: ZonePhase) -> None:
    begin_step(t, RADIATION)
    f.waiting = [*from_lead(t)]


def expose(t: ZoneTable, f: ZonePhase) -> None:
    """ST-29.1: step 2a, one stalker after another. ST-29.2: ruling: with equipment dice (AM-3)."""
    if f.waiting:
        s = STALKERS[f.waiting.pop(0)]
        roll_exposure(t, s, exposure_dice(t.state.stalkers[s].dose), "ST-29.1")


def anyone_left(t: ZoneTable, f: ZonePhase) -> bool:
    return bool(f.waiting)


def lower_doses(t: ZoneTable, f: ZonePhase) -> None:
    """ST-29.3: step 2b: down to the next mark; then cards that lower it further."""
    stalkers = from_lead(t)
    for s in stalkers:
        set_dose(t, s, lower_mark(t.state.stalkers[s].dose), "ST-29.3")
    for s in reversed(stalkers):
        if answering(t, s, "zone_phase_radiation"):
            t.push(moment("zone_phase_radiation", s))


def apply_artifacts(t: ZoneTable, f: ZonePhase) -> None:
    """ST-29.4, ST-18.22: step 2c: not below what equipped artifacts give off."""
    for s in from_lead(t):
        set_dose(t, s, max(t.state.stalkers[s].dose, base_dose(t, s)), "ST-29.4")


def clear_tokens(t: ZoneTable, f: ZonePhase) -> None:
    """ST-7.1, ST-7.2, ST-23.11, ST-29.6: step 3: poor visibility and bolts leave the map, enemies
    discard stun; ST-23.12: stalkers do not. ST-29.7: ruling: who comes into sight is a threat."""
    begin_step(t, TOKENS)
    bolts = clear_bolts(t)
    if t.heard and (t.state.dim or bolts):
        t.tell(TokensCleared("ST-29.6", dim=t.state.dim, bolts=bolts))
    t.state.dim = 0
    for e in enemies_on_map(t):
        if discard(t, e, STUN, "ST-29.6") and t.heard:
            t.tell(EnemyRecovered("ST-29.6", enemy=e))
    look(t)


def calm_down(t: ZoneTable, f: ZonePhase) -> None:
    """ST-29.8: step 4: whom no enemy sees."""
    begin_step(t, THREAT)
    for s in from_lead(t):
        reduce_threat(t, s)


def list_endings(t: ZoneTable, f: ZonePhase) -> None:
    begin_step(t, ENDINGS)
    f.waiting = endings(t)


def end_if_one(t: ZoneTable, f: ZonePhase) -> None:
    if len(f.waiting) == 1:
        begin_ending(t, f.waiting.pop())


def endings_in_any_order(t: ZoneTable, f: ZonePhase) -> list[ChooseEnding]:
    """ST-29.9: the lead stalker decides the order."""
    return [ChooseEnding(ending) for ending in f.waiting]


def choose_ending(t: ZoneTable, f: ZonePhase, action: ChooseEnding) -> None:
    f.waiting.remove(action.ending)
    begin_ending(t, action.ending)


def end_event(t: ZoneTable, f: ZonePhase) -> Resolve | None:
    """ST-29.9, ST-10.9: the active event's effects come last."""
    program = ending_of_event(t)
    return resolve(program) if program != NO_PROGRAM else None


def one_more_comes(t: ZoneTable, f: ZonePhase) -> Unknown | None:
    """ST-37.5, ST-37.7: a scenario presses: the last of the event's effects is the unknown token
    nearest to the lead stalker."""
    pressed = t.pack.missions[t.state.mission].rounds > 0
    return resolve_nearest_unknown(1) if pressed else None


def shake_off_calm(t: ZoneTable, f: ZonePhase) -> None:
    """What keeps control cards off lasts until a Zone phase has ended."""
    for stalker in t.state.stalkers:
        stalker.calm = False


ZONE_PHASE: Final = flow(
    ZonePhase,
    do(activate, rule="ST-25.2"),
    do(line_up, rule="ST-29.1"),
    do(expose, rule="ST-29.1"),
    loop("expose", while_=anyone_left, rule="ST-29.1"),
    do(lower_doses, rule="ST-29.3"),
    do(apply_artifacts, rule="ST-29.4"),
    do(clear_tokens, rule="ST-29.6"),
    do(calm_down, rule="ST-29.8"),
    do(list_endings, rule="ST-29.9"),
    do(end_if_one, rule="ST-29.9"),
    ask("ending", seat=lead, options=endings_in_any_order, answer=choose_ending, rule="ST-29.9"),
    loop("end_if_one", while_=anyone_left, rule="ST-29.9"),
    call(end_event, rule="ST-29.9"),
    call(one_more_comes, rule="ST-37.7"),
    do(shake_off_calm, rule="ST-25.1"),
)
