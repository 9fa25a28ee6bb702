"""Verbs of cards: how programs branch."""

from __future__ import annotations

from typing import Literal, TypeAlias

from cantina.games.zone.actions.mission import Choose as Chosen
from cantina.games.zone.box.effect import NONE, Condition, Cost, Who
from cantina.games.zone.choose.conditions import met
from cantina.games.zone.choose.figures import self_of
from cantina.games.zone.effects.costs import can_pay, pay, sliding
from cantina.games.zone.events.mission import EffectNamed
from cantina.games.zone.facts.verbs import Each, Once, can_begin
from cantina.games.zone.frames.effects import Resolve, within
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_stalker, to_stalker
from cantina.games.zone.terms.ids import NO_BRANCH, Branch, Figure
from cantina.kernel.action import Action
from cantina.parts.declare import op

Name: TypeAlias = Literal[
    "grenade_throw",
    "suppressing_fire",
    "vulnerability",
    "stray_bullets",
    "early_birds",
    "alarm",
    "ongoing_fights",
]

AVOIDED = 1
ENDURED = 0


@op("if")
class If(Once):
    """One way when all conditions hold, perhaps another when not."""

    conditions: tuple[Condition, ...]
    then: Branch
    else_: Branch = NO_BRANCH

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        branch = self.then if met(t, self.conditions, self_of(f), f.actor) else self.else_
        if branch != NO_BRANCH:
            t.push(within(f, branch))


@op("if_not")
class IfNot(Once):
    """One way unless all conditions hold, perhaps another when they do."""

    conditions: tuple[Condition, ...]
    then: Branch
    else_: Branch = NO_BRANCH

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        branch = self.else_ if met(t, self.conditions, self_of(f), f.actor) else self.then
        if branch != NO_BRANCH:
            t.push(within(f, branch))


@op("who")
class ForEach(Each):
    """To these figures one by one, unless one of them pays to be spared."""

    who: Who
    do: Branch
    if_: tuple[Condition, ...] = ()
    avoid: tuple[Cost, ...] = ()

    def reaches_companion(self) -> bool:
        return True

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        if not self.avoid or not is_stalker(figure):
            return []
        options: list[Action] = [Chosen(ENDURED)]
        for place, cost in enumerate(self.avoid):
            if not can_pay(t, figure, (cost,)):
                continue
            if cost.word == "slide_turn_token":
                for token in sliding(t, figure):
                    options.append(Chosen(AVOIDED, place, token))
            else:
                options.append(Chosen(AVOIDED, place))
        return options

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked and f.picked[0] == AVOIDED:
            token = f.picked[2] if len(f.picked) > 2 else NONE
            pay(t, to_stalker(figure), (self.avoid[f.picked[1]],), token)
            return
        if met(t, self.if_, figure, f.actor):
            inner = within(f, self.do)
            inner.owner = figure
            t.push(inner)


@op("choose")
class Choose(Each):
    """One of several ways, of those that can be carried out; they count from one."""

    options: tuple[Branch, ...]

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        return [
            Chosen(way)
            for way, branch in enumerate(self.options, start=1)
            if can_begin(t, figure, t.pack.programs[branch].ops[0])
        ]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked:
            t.push(within(f, self.options[f.picked[0] - 1]))


@op("named")
class Named(Once):
    """A point of a card with a name of its own."""

    name: Name
    do: Branch

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if t.heard:
            t.tell(EffectNamed("ST-10.2", name=self.name))
        t.push(within(f, self.do))
