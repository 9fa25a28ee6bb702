"""What a player of Battle of Hoth is asked, and the options in words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cantina.cli.play.hoth.cards import Names
from cantina.games.hoth.actions import (
    AttackWith,
    ChooseLeader,
    Discard,
    FallBack,
    Leave,
    MoveTo,
    MoveUnit,
    OrderUnit,
    Place,
    PlayCard,
    Reroll,
    StrikeAt,
    Support,
    TakeBack,
    Target,
)
from cantina.games.hoth.ids import Card, Hex
from cantina.games.hoth.pack import FACES, STRUCTURES, TOKENS
from cantina.games.hoth.rules.ground import costs, is_barred
from cantina.games.hoth.state import HothTable, Move, scenario_of
from cantina.games.hoth.view import HothView
from cantina.kernel.action import Action, Ask

ON_UNITS: Final = (OrderUnit, MoveUnit, AttackWith, StrikeAt)


class Choices:
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words

    def question(self, view: HothView, ask: Ask) -> str:
        return self.words(f"hoth-ask-{ask.name}")

    def options(self, world: HothTable, view: HothView, ask: Ask) -> list[Text]:
        return [Text(self.option(world, view, option)) for option in ask.options]

    def option(self, world: HothTable, view: HothView, option: Action) -> str:
        id = f"hoth-do-{option.verb}"
        if isinstance(option, ON_UNITS):
            return self.words(id, unit=self.standing(view, option.hex))
        if isinstance(option, PlayCard):
            card, facts = self.names.card(option.card), self.names.facts(option.card)
            return self.words(id, card=card, facts=facts)
        if isinstance(option, Discard | TakeBack):
            return self.words(id, card=self.names.card(option.card))
        if isinstance(option, Support):
            return self.support(option.card, option.hex)
        if isinstance(option, ChooseLeader):
            leader = self.names.pack.leaders[option.leader]
            return self.words(id, name=leader.names[self.words.language])
        if isinstance(option, Reroll):
            return self.words(id, face=self.words(f"hoth-face-{FACES[option.face]}"))
        if isinstance(option, Target | Place | Leave | MoveTo | FallBack):
            return self.place(world, view, option)
        return self.words(id)

    def support(self, card: Card, hex: Hex) -> str:
        if hex < 0:
            return self.words("hoth-do-support", card=self.names.card(card))
        name, place = self.names.card(card), self.names.hex(hex)
        return self.words("hoth-do-support-at", card=name, hex=place)

    def place(
        self, world: HothTable, view: HothView, option: Target | Place | Leave | MoveTo | FallBack
    ) -> str:
        id, hex = f"hoth-do-{option.verb}", option.hex
        name = self.names.hex(hex)
        if isinstance(option, Target):
            dice = next(shot.dice for shot in view.shots if shot.end == hex)
            return self.words(id, unit=self.standing(view, hex), dice=dice)
        if isinstance(option, Place | Leave):
            return self.words(id, hex=name)
        land = self.names.land(scenario_of(world).terrain[hex])
        if isinstance(option, MoveTo) and self.is_barred(world, hex):
            return self.words("hoth-do-to-barred", hex=name, land=land)
        return self.words(id, hex=name, land=land)

    def is_barred(self, world: HothTable, hex: Hex) -> bool:
        """Whether the unit that moves could no longer attack there."""
        frame = world.state.stack[-1]
        if not isinstance(frame, Move):
            return False
        unit = world.state.units[frame.unit]
        cost = costs(world, frame.unit, frame.limit)[hex]
        return not unit.attacked and is_barred(world, unit, hex, cost, frame.free)

    def standing(self, view: HothView, hex: Hex) -> str:
        """What stands there."""
        name = self.names.hex(hex)
        for unit in view.units:
            if unit.hex == hex:
                kind = self.names.unit(unit.kind)
                if unit.token:
                    kind += f" ({self.words(f'hoth-token-{TOKENS[unit.token]}')})"
                return self.words("hoth-unit-figures", unit=kind, hex=name, count=unit.figures)
        place = view.structures.index(hex)
        kind_number = self.names.pack.scenarios[view.scenario].structures[place][0]
        structure = self.words(f"hoth-structure-{STRUCTURES[kind_number]}")
        return self.words("hoth-unit-at", unit=structure, hex=name)
