"""Verbs of effects: cards and events of the mission, and how programs branch."""

from __future__ import annotations

from cantina.games.zone.box.effect import NONE, Op
from cantina.games.zone.choose import environment
from cantina.games.zone.choose import event_cards as story
from cantina.games.zone.choose.areas import spots
from cantina.games.zone.choose.conditions import met
from cantina.games.zone.choose.figures import self_of
from cantina.games.zone.effects.costs import pay
from cantina.games.zone.events.mission import (
    EffectNamed,
    FlagSet,
    OverlayPlaced,
    UnknownPeeked,
)
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.figures import area_of, enemy, ground
from cantina.games.zone.facts.unknown_tokens import spawn, unknown_by
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import Resolve, control, within
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.kinds import SIDES
from cantina.games.zone.terms.numbers import ENEMY, GROUPS, NOWHERE, ON_MAP, SOUTH

AVOIDED = 1
ENDURED = 0


def flip(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    environment.flip(t, f.card, f.actor, f.area)


def flip_card(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    environment.flip(t, environment.find_card(t, op.word), f.actor, f.area)


def reveal(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    environment.reveal(t, environment.find_card(t, op.word), f.actor, f.area)


def resolve_random_card(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-9.4: one of the cards with this number at random."""
    place = environment.find_card(t, op.word)
    env = t.pack.missions[t.state.mission].env
    rows = [row.number for row in env if row.id == op.word]
    t.state.cards[place].row = rows[t.state.rng.below(len(rows))]
    environment.reveal(t, place, f.actor, f.area)


def discard_card(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    environment.discard_card(t, f.card)


def place_overlay(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """Side a up."""
    assert op.where is not None
    card = t.state.cards[environment.find_card(t, op.word)]
    card.place = ON_MAP
    card.areas = spots(t, f, op.where)
    if t.heard:
        t.tell(OverlayPlaced("ST-8.1", card=card.row, areas=card.areas[:]))
    environment.update_ground(t)


def open_border(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-6.10: everybody looks anew."""
    t.state.closed |= ground(t).bit(op.word)
    look(t)


def resolve_unknown_tokens(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-7.13: one after another; none there: nothing happens."""
    here = t.state.cards[f.card].areas if f.card != NONE else []
    t.push(unknown_by(t, op, here))


def unpeeked(t: ZoneTable) -> list[int]:
    """Areas with a face-down unknown-enemy token that nobody has looked at."""
    return [
        area
        for area, stack in enumerate(t.state.unknown)
        if any([token not in t.state.peeked for token in stack])
    ]


def peek_unknown(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """The top one of a stack that is still unknown; it is put back."""
    areas = f.picked or unpeeked(t)
    if not areas:
        return
    hidden = [token for token in t.state.unknown[areas[0]] if token not in t.state.peeked]
    t.state.peeked.append(hidden[-1])
    t.reveal()
    if t.heard:
        t.tell(UnknownPeeked("ST-7.6", area=areas[0], token=hidden[-1]))


def resolve_event(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    story.find_event(t, op.word)


def add_random_events(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    story.add_random_events(t, amount(t, op.amount, NONE))


def spawn_enemies(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-1.2: as many as the pool has. Of a card that is not in the mission's list the group is the
    one named, and the team 1 unless it says otherwise."""
    assert op.where is not None
    areas = spots(t, f, op.where)
    if not areas:
        return
    card = t.pack.enemy_number[op.word]
    group = GROUPS.index(op.words["group"]) if "group" in op.words else NONE
    team, facing = 1, SOUTH
    for force in t.pack.missions[t.state.mission].forces:
        if force.card == card:
            group, team = force.group, force.team
    if op.words.get("team") == "same":
        team = enemy(t, f.owner).team
    if op.words.get("face") == "same":
        facing = enemy(t, f.owner).facing
    elif "face" in op.words:
        facing = SIDES.index(op.words["face"])
    spawn(t, card, areas[0], facing, amount(t, op.amount, NONE), group, team)


def mark_enemy(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """A marker on an enemy: something happens when it dies. Without such an enemy on the map
    something else happens at once."""
    if figure == NONE:
        t.push(within(f, op.branches["if_none"]))
    else:
        enemy(t, figure).marked = op.branches["on_death"]


def draw_control_card(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    if 0 <= figure < ENEMY and area_of(t, figure) != NOWHERE:
        t.push(control(figure))


def ignore_control_cards(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    t.state.stalkers[figure].calm = True


def set_flag(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    if op.word in t.state.flags:
        return
    t.state.flags.append(op.word)
    if t.heard:
        t.tell(FlagSet("ST-8.1", flag=op.word))
    environment.flag_set(t, op.word, f.actor)


def count(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    t.state.flags.append(op.word)
    if t.heard:
        t.tell(FlagSet("ST-8.1", flag=op.word))


# Branches.


def who(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """To these figures one by one, unless one of them pays to be spared."""
    if f.picked and f.picked[0] == AVOIDED:
        token = f.picked[2] if len(f.picked) > 2 else NONE
        pay(t, figure, (op.costs[f.picked[1]],), token)
        return
    if met(t, op.conditions, figure, f.actor):
        inner = within(f, op.branches["do"])
        inner.owner = figure
        t.push(inner)


def choose(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    if f.picked:
        t.push(within(f, op.branches[str(f.picked[0])]))


def if_(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """`if_not` is the same with conditions that are not to hold."""
    branch = "then" if met(t, op.conditions, self_of(f), f.actor) else "else"
    if branch in op.branches:
        t.push(within(f, op.branches[branch]))


def named(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    if t.heard:
        t.tell(EffectNamed("ST-10.2", name=op.word))
    t.push(within(f, op.branches["do"]))


def leave(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """Nothing is done."""
