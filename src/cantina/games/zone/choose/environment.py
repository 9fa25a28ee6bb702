"""Chapters 8 and 16: environment cards: what they close, what sets them off, what they offer."""

from __future__ import annotations

from cantina.games.zone.box.mission import Act
from cantina.games.zone.choose.conditions import met
from cantina.games.zone.events.mission import CardFlipped, CardRevealed, GroundChanged
from cantina.games.zone.facts.figures import area_of, ground
from cantina.games.zone.facts.sides import row_of, side_of
from cantina.games.zone.facts.territory import env_rows
from cantina.games.zone.facts.things import area_of_thing, is_at_hand
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.state import EnvCard, ZoneTable
from cantina.games.zone.terms.ids import (
    NO_FIGURE,
    NO_PROGRAM,
    NOWHERE,
    Area,
    Figure,
    ProgramNo,
    Stalker,
)
from cantina.games.zone.terms.numbers import BESIDE, GONE, IN_DECK, ON_MAP


def find_card(t: ZoneTable, id: str) -> int:
    """The place among the mission's cards of the one with this number."""
    env = env_rows(t)
    for place, card in enumerate(t.state.cards):
        if env[card.row].id == id:
            return place
    raise KeyError(id)


def closed_borders(t: ZoneTable) -> int:
    """ST-8.11: the borders that unflipped cards on the map close: bits of the ground's changes."""
    here = ground(t)
    bits = 0
    for place, card in enumerate(t.state.cards):
        if card.place == ON_MAP and not card.flipped:
            for id in row_of(t, place).closes:
                bits |= here.bit(id)
    return bits


def update_ground(t: ZoneTable) -> None:
    """The map as the cards on it say; what other effects opened or drowned stays (ST-6.10)."""
    closable = 0
    here = ground(t)
    for row in env_rows(t):
        for id in row.closes:
            closable |= here.bit(id)
    change_ground(t, t.state.closed & ~closable | closed_borders(t), "ST-8.11")


def change_ground(t: ZoneTable, changes: int, rule: str) -> None:
    """These changes of the map hold from now on, and no others."""
    if changes == t.state.closed:
        return
    t.state.closed = changes
    if t.heard:
        t.tell(GroundChanged(rule, changes=changes))
    look(t)


def flip(t: ZoneTable, place: int, actor: Figure, area: Area) -> None:
    """ST-8.3: an overlay is turned and put back; a note is resolved and stays until discarded.
    `area`: where whatever made it flip happened."""
    card = t.state.cards[place]
    row = row_of(t, place)
    if card.flipped or row.back is None or card.place == GONE:
        return
    card.flipped = True
    t.reveal()
    if t.heard:
        t.tell(CardFlipped("ST-8.3", card=card.row))
    update_ground(t)
    if row.back.program != NO_PROGRAM:
        t.push(resolve(row.back.program, actor=actor, card=place, area=revealed_at(t, place, area)))


def reveal(t: ZoneTable, place: int, actor: Figure, area: Area) -> None:
    """A card is found in the environment deck and its side a resolved; it then lies beside the map
    until something discards it."""
    card = t.state.cards[place]
    if card.place != IN_DECK:
        return
    card.place = BESIDE
    t.reveal()
    if t.heard:
        t.tell(CardRevealed("ST-8.3", card=card.row))
    program = row_of(t, place).front.program
    if program != NO_PROGRAM:
        t.push(resolve(program, actor=actor, card=place, area=area))


def revealed_at(t: ZoneTable, place: int, area: Area) -> Area:
    """Where cards that this one reveals are revealed: its own first area, if it lies on the map."""
    areas = t.state.cards[place].areas
    return areas[0] if areas else area


def discard_card(t: ZoneTable, place: int) -> None:
    """ST-8.4: back to the mission box."""
    t.state.cards[place].place = GONE
    t.state.cards[place].areas = []
    update_ground(t)


def entered(t: ZoneTable, s: Stalker, area: Area) -> None:
    """ST-16.1, ST-16.2: a stalker has entered an area: triggers there fire at once; the movement
    goes on."""
    for place, card in enumerate(t.state.cards):
        side = side_of(t, place)
        if side is None or not card.areas:
            continue
        for trigger in side.triggers:
            if trigger.trigger == "enter" and area in (trigger.areas or tuple(card.areas)):
                t.push(resolve(trigger.program, actor=s, card=place, area=area))


def ends_round(t: ZoneTable) -> list[int]:
    """The cards in play that do something at the end of this round, by their places."""
    return [place for place in range(len(t.state.cards)) if endings_of(t, place)]


def endings_of(t: ZoneTable, place: int) -> list[ProgramNo]:
    side = side_of(t, place)
    if side is None:
        return []
    return [
        trigger.program
        for trigger in side.triggers
        if trigger.trigger == "end_of_round"
        and (not trigger.rounds or t.state.round in trigger.rounds)
    ]


def flag_set(t: ZoneTable, flag: str, actor: Figure) -> None:
    """Cards that wait for something to be noted."""
    for place in range(len(t.state.cards)):
        side = side_of(t, place)
        if side is None:
            continue
        for trigger in side.triggers:
            if trigger.trigger == "flag_set" and trigger.flag == flag:
                t.push(resolve(trigger.program, actor=actor, card=place))


# Actions of cards (ST-8.5).


def act_areas(t: ZoneTable, card: EnvCard, act: Act) -> int:
    """The areas on which an act can be done, as a set."""
    mask = 0
    if act.thing:
        area = area_of_thing(t, act.thing)
        return 0 if area == NOWHERE else 1 << area
    for area in act.areas or tuple(card.areas):
        mask |= ground(t).windows[area] if act.window else 1 << area
    return mask


def can_act(t: ZoneTable, s: Stalker, card: EnvCard, act: Act) -> bool:
    """Whether a stalker is where the act is done, what it needs is there, and its conditions
    hold."""
    area = t.state.stalkers[s].area
    if area == NOWHERE or not act_areas(t, card, act) >> area & 1:
        return False
    if act.needs and not is_at_hand(t, act.needs, area):
        return False
    return met(t, act.conditions, NO_FIGURE, s)


def do_act(t: ZoneTable, s: Stalker, place: int, act: Act) -> None:
    """ST-8.5, ST-8.14: an act that must be done several times, by anybody and in any round, has its
    effect the last time; what is done `each` time is done now."""
    card = t.state.cards[place]
    side = side_of(t, place)
    assert side is not None
    number = side.acts.index(act)
    while len(card.times) <= number:
        card.times.append(0)
    card.times[number] += 1
    area = area_of_thing(t, act.thing) if act.thing else NOWHERE
    if area == NOWHERE:
        area = revealed_at(t, place, area_of(t, s))
    if card.times[number] >= max(1, act.repeat):
        t.push(resolve(act.program, actor=s, card=place, area=area))
    if act.each != NO_PROGRAM:
        t.push(resolve(act.each, actor=s, card=place, area=area))
