"""What a player of Battle of Hoth is asked, and the options in words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cantina.cli.play.hoth.cards import Names
from cantina.games.hoth.pack import FACES, STRUCTURES, TOKENS
from cantina.games.hoth.rules.ground import costs, is_barred
from cantina.games.hoth.state import HothTable, Move, scenario_of
from cantina.games.hoth.view import HothView
from cantina.kernel.action import Action, Ask

ON_UNITS: Final = ("order", "move", "attack", "strike")
PLAIN: Final = ("done", "order_all", "advance", "hold", "give_way", "go_on")


class Choices:
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words

    def question(self, view: HothView, ask: Ask) -> str:
        return self.words(f"hoth-ask-{ask.name}")

    def options(self, world: HothTable, view: HothView, ask: Ask) -> list[Text]:
        return [Text(self.option(world, view, option)) for option in ask.options]

    def option(self, world: HothTable, view: HothView, option: Action) -> str:
        verb = option.verb
        if verb in PLAIN:
            return self.words(f"hoth-do-{verb}")
        first = option.args[0]
        if verb in ON_UNITS:
            return self.words(f"hoth-do-{verb}", unit=self.standing(view, first))
        if verb == "play":
            card, facts = self.names.card(first), self.names.facts(first)
            return self.words("hoth-do-play", card=card, facts=facts)
        if verb in ("discard", "take"):
            return self.words(f"hoth-do-{verb}", card=self.names.card(first))
        if verb == "support":
            return self.support(first, option.args[1])
        if verb == "leader":
            leader = self.names.pack.leaders[first]
            return self.words("hoth-do-leader", name=leader.names[self.words.language])
        if verb == "reroll":
            return self.words("hoth-do-reroll", face=self.words(f"hoth-face-{FACES[first]}"))
        return self.place(world, view, verb, first)

    def support(self, card: int, hex: int) -> str:
        if hex < 0:
            return self.words("hoth-do-support", card=self.names.card(card))
        name, place = self.names.card(card), self.names.hex(hex)
        return self.words("hoth-do-support-at", card=name, hex=place)

    def place(self, world: HothTable, view: HothView, verb: str, hex: int) -> str:
        name = self.names.hex(hex)
        if verb == "target":
            dice = next(shot.dice for shot in view.shots if shot.end == hex)
            return self.words("hoth-do-target", unit=self.standing(view, hex), dice=dice)
        if verb in ("place", "exit"):
            return self.words(f"hoth-do-{verb}", hex=name)
        land = self.names.land(scenario_of(world).terrain[hex])
        if verb == "to" and self.is_barred(world, hex):
            return self.words("hoth-do-to-barred", hex=name, land=land)
        return self.words(f"hoth-do-{verb}", hex=name, land=land)

    def is_barred(self, world: HothTable, hex: int) -> bool:
        """Whether the unit that moves could no longer attack there."""
        frame = world.state.stack[-1]
        if not isinstance(frame, Move):
            return False
        unit = world.state.units[frame.unit]
        cost = costs(world, frame.unit, frame.limit)[hex]
        return not unit.attacked and is_barred(world, unit, hex, cost, frame.free)

    def standing(self, view: HothView, hex: int) -> str:
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
