"""Verbs of cards: cards, events, things and enemies of the mission."""

from __future__ import annotations

from typing import Literal, TypeAlias

from cantina.games.zone.actions.mission import ChooseArea
from cantina.games.zone.box.effect import NONE, ONE, Amount, Where, Who
from cantina.games.zone.choose import environment
from cantina.games.zone.choose import event_cards as story
from cantina.games.zone.choose.areas import spots
from cantina.games.zone.events.mission import (
    FlagCounted,
    FlagSet,
    OverlayPlaced,
    UnknownPeeked,
)
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.figures import area_of, enemy, ground
from cantina.games.zone.facts.sides import side_of
from cantina.games.zone.facts.territory import env_rows
from cantina.games.zone.facts.unknown_tokens import spawn, take_from_box
from cantina.games.zone.facts.verbs import Each, Once
from cantina.games.zone.frames.effects import Resolve, control
from cantina.games.zone.frames.enemies import Unknown, resolve_nearest_unknown, resolve_unknown
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_stalker, to_enemy
from cantina.games.zone.terms.ids import (
    NO_FIGURE,
    NOWHERE,
    Area,
    CardId,
    EnemyId,
    EventId,
    Figure,
    Flag,
)
from cantina.games.zone.terms.kinds import SIDES
from cantina.games.zone.terms.numbers import GROUPS, ON_MAP
from cantina.kernel.action import Action
from cantina.parts.declare import op

This: TypeAlias = Literal["self"]
Lead: TypeAlias = Literal["lead"]
Same: TypeAlias = Literal["same"]
Facing: TypeAlias = Literal["N", "E", "S", "W", "same"]
Group: TypeAlias = Literal["boss", "elite", "pack", "horde"]
Tokens: TypeAlias = Literal["here", "all", "per_stack", "nearest"]
Calm: TypeAlias = Literal["until_end_of_next_zone_phase"]


# Cards and events.


@op("flip")
class Flip(Once):
    """This card."""

    which: This

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        environment.flip(t, f.card, f.actor, f.area)


@op("flip_card")
class FlipCard(Once):
    """Another card; nothing when it is not in play."""

    card: CardId

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        place = environment.find_card(t, self.card)
        if side_of(t, place) is not None:
            environment.flip(t, place, f.actor, f.area)


@op("reveal")
class Reveal(Once):
    """A card of the mission is turned up and resolved."""

    card: CardId

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        environment.reveal(t, environment.find_card(t, self.card), f.actor, f.area)


@op("resolve_random_card")
class ResolveRandomCard(Once):
    """ST-9.4: one of the cards with this number at random."""

    card: CardId

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        place = environment.find_card(t, self.card)
        rows = [row.number for row in env_rows(t) if row.id == self.card]
        t.state.cards[place].row = rows[t.state.rng.below(len(rows))]
        environment.reveal(t, place, f.actor, f.area)


@op("discard_card")
class DiscardCard(Once):
    """ST-8.4: this card."""

    which: This

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        environment.discard_card(t, f.card)


@op("place_overlay")
class PlaceOverlay(Once):
    """Side a up."""

    card: CardId
    at: Where

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        card = t.state.cards[environment.find_card(t, self.card)]
        card.place = ON_MAP
        card.flipped = False
        card.areas = spots(t, f, self.at)
        card.times = []
        if t.heard:
            t.tell(OverlayPlaced("ST-8.1", card=card.row, areas=card.areas[:]))
        environment.update_ground(t)


@op("resolve_event")
class ResolveEvent(Once):
    """ST-10.2."""

    event: EventId

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        story.find_event(t, self.event)


@op("add_random_events")
class AddRandomEvents(Once):
    """ST-10.7."""

    amount: Amount

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        story.add_random_events(t, amount(t, self.amount, NO_FIGURE))


@op("set")
class SetFlag(Once):
    """ST-8.1: the mission notes something, once."""

    flag: Flag

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if self.flag in t.state.flags:
            return
        t.state.flags.append(self.flag)
        if t.heard:
            t.tell(FlagSet("ST-8.1", flag=self.flag))
        environment.flag_set(t, self.flag, f.actor)


@op("count")
class Count(Once):
    """The mission counts something."""

    flag: Flag

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        t.state.flags.append(self.flag)
        if t.heard:
            count = t.state.flags.count(self.flag)
            t.tell(FlagCounted("ST-8.1", flag=self.flag, count=count))


# Enemies.


@op("resolve_unknown")
class ResolveUnknown(Once):
    """ST-7.13: one after another; none there: nothing happens."""

    which: Tokens
    n: Amount = ONE
    of: Lead | None = None

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        t.push(self.meant(t, t.state.cards[f.card].areas if f.card != NONE else []))

    def meant(self, t: ZoneTable, here: list[Area]) -> Unknown:
        """The tokens; `here` are the areas of the card that says it."""
        count = amount(t, self.n, NO_FIGURE)
        if self.which == "nearest":
            return resolve_nearest_unknown(count)
        if self.which == "here":
            return resolve_unknown([area for area in here if t.state.unknown[area]][:1])
        areas: list[Area] = []
        for area in ground(t).everywhere:
            there = len(t.state.unknown[area])
            areas += [area] * (there if self.which == "all" else min(count, there))
        return resolve_unknown(areas)


@op("peek_unknown")
class PeekUnknown(Once):
    """ST-7.6: the top one of a stack that is still unknown; it is put back."""

    amount: Amount

    def times(self, t: ZoneTable) -> int:
        return amount(t, self.amount, NO_FIGURE)

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        return [ChooseArea(area) for area in unpeeked(t)]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if not f.picked:
            return
        area = Area(f.picked[0])
        hidden = [token for token in t.state.unknown[area] if token not in t.state.peeked]
        t.state.peeked.append(hidden[-1])
        t.reveal()
        if t.heard:
            t.tell(UnknownPeeked("ST-7.6", area=area, token=hidden[-1]))


def unpeeked(t: ZoneTable) -> list[Area]:
    """Areas with a face-down unknown-enemy token that nobody has looked at."""
    return [
        area
        for area in ground(t).everywhere
        if any([token not in t.state.peeked for token in t.state.unknown[area]])
    ]


@op("spawn")
class Spawn(Once):
    """ST-9.12: as many as the pool has. Of a card that is not in the mission's list the group is
    the one named, and the team 1 unless it says otherwise."""

    enemy: EnemyId
    at: Where
    face: Facing
    n: Amount = ONE
    group: Group | None = None
    team: Same | None = None

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        areas = spots(t, f, self.at)
        if not areas:
            return
        card = t.pack.enemy_number[self.enemy]
        group = GROUPS.index(self.group) if self.group is not None else NONE
        team, listed = 1, False
        for force in t.pack.missions[t.state.mission].forces:
            if force.card == card:
                group, team, listed = force.group, force.team, True
        if self.team == "same":
            team = enemy(t, to_enemy(f.owner)).team
        facing = (
            enemy(t, to_enemy(f.owner)).facing if self.face == "same" else SIDES.index(self.face)
        )
        count = amount(t, self.n, NO_FIGURE)
        if not listed:
            take_from_box(t, card, count)
        spawn(t, card, areas[0], facing, count, group, team)


@op("draw_control_card")
class DrawControlCard(Each):
    """ST-27.17: the stalker is under control."""

    who: Who

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if is_stalker(figure) and area_of(t, figure) != NOWHERE:
            t.push(control(figure))


@op("ignore_control_cards")
class IgnoreControlCards(Each):
    """Control cards do nothing to the stalker."""

    until: Calm

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        t.state.stalkers[figure].calm = True
