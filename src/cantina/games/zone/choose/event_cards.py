"""Chapter 10: event cards: which number is which, and what being drawn means."""

from __future__ import annotations

from cantina.games.zone.box.effect import NONE
from cantina.games.zone.box.mission import EventCard
from cantina.games.zone.choose.conditions import is_failed, is_won, met, note_objectives
from cantina.games.zone.events.mission import EventDrawn, EventsAdded
from cantina.games.zone.facts.mission_end import FAILED, RESCUED, TIME, end
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_FIGURE, NO_PROGRAM, ProgramNo


def begin_event(t: ZoneTable, number: int, rule: str) -> None:
    """ST-10.2, ST-10.3: the event becomes the active one and its immediate effects happen. An
    outcome card ends the mission (ST-10.1). ST-10.5: turn tokens stay where they are."""
    card = t.pack.events[number]
    t.state.event = number
    t.reveal()
    if t.heard:
        t.tell(EventDrawn(rule, card=number))
    if card.outcome:
        won = card.outcome == "win"
        end(t, won, RESCUED if won else TIME, "ST-33.1" if won else "ST-33.3")
    elif card.immediate != NO_PROGRAM and has_effect(t, card):
        t.push(resolve(card.immediate))


def has_effect(t: ZoneTable, card: EventCard) -> bool:
    """A card may say that it does nothing when something has happened before."""
    return not card.unless or not met(t, card.unless, NO_FIGURE)


def find_event(t: ZoneTable, numeral: str) -> None:
    """An effect names an event: it is taken from wherever it is and resolved (ST-10.3)."""
    numbers = t.pack.missions[t.state.mission].numbered(numeral)
    number = numbers[0]
    for other in numbers:
        if other in t.state.events:
            t.state.events.remove(other)
            number = other
    begin_event(t, number, "ST-10.3")


def add_random_events(t: ZoneTable, count: int) -> None:
    """ST-10.8: from the shuffled random events onto the top of the event deck, unseen; this many
    rounds more."""
    state = t.state
    added = min(count, len(state.random_events))  # ST-1.2
    for _ in range(added):
        state.events.append(state.random_events.pop())
    if added and t.heard:
        t.tell(EventsAdded("ST-10.8", count=added))


def check_goal(t: ZoneTable) -> None:
    """ST-33.1, ST-33.8: after every finished action and at the end of every phase: once the tasks
    are done, the named event is resolved at once. Not if a stalker died in it: that is the end.
    ST-37.6: a scenario has no such event, and may also fail; ruling: as with a death, failing comes
    first."""
    if t.state.outcome is not None:
        return
    if is_failed(t):
        note_objectives(t)
        end(t, False, FAILED, "ST-37.6")
    elif is_won(t):
        note_objectives(t)
        event = t.pack.missions[t.state.mission].win_event
        if event:
            find_event(t, event)
        else:
            end(t, True, RESCUED, "ST-37.6")


def ending_of_event(t: ZoneTable) -> ProgramNo:
    """ST-10.9, AM-19: the framed end-of-round effects of the active event, or NO_PROGRAM."""
    if t.state.event == NONE:
        return NO_PROGRAM
    card = t.pack.events[t.state.event]
    return card.end if has_effect(t, card) else NO_PROGRAM
