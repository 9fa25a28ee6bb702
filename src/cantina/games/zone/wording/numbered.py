"""Texts of what has no card of its own: effects by number, whose they are, and the ways out that an
op leaves to a player."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.games.zone.box.effect import Op
from cantina.games.zone.box.gear import Ability, Artifact, Item, Mod, Suit
from cantina.games.zone.effects.branches import Choose, ForEach
from cantina.games.zone.effects.campaign import Pay
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.wording.programs import Wording
from cantina.games.zone.wording.selectors import cost
from cantina.parts.saying import Saying, named


def effect_owners(pack: ZonePack) -> dict[int, dict[str, str]]:
    """By effect: the names of the ability or card that has it."""
    owners: dict[int, dict[str, str]] = {}
    having: list[Ability | Item | Suit | Mod | Artifact] = []
    having += [ability for stalker in pack.stalkers for ability in stalker.abilities]
    having += [trait for weapon in pack.weapons for trait in weapon.traits]
    having += [enemy.ability for enemy in pack.enemies if enemy.ability is not None]
    having += [*pack.items, *pack.suits, *pack.mods, *pack.artifacts]
    for each in having:
        for number in each.effects:
            owners[number] = each.names
    return owners


def effect_texts(say: Wording) -> dict[str, Saying]:
    return {str(effect.number): say.effect(effect) for effect in say.pack.effects}


def owner_texts(say: Wording) -> dict[str, Saying]:
    return {str(number): named(names) for number, names in effect_owners(say.pack).items()}


def choice_texts(say: Wording, first: int = 0) -> dict[str, Saying]:
    """By program (those from `first` on), op and way: `7.0.1` is the second option there, `7.0.do`
    what is endured, `7.0.cost0` the first price that would avoid it, and `7.0.pay` what is paid
    for."""
    texts: dict[str, Saying] = {}
    for number, program in enumerate(say.pack.programs[first:], start=first):
        for place, op in enumerate(program.ops):
            for way, saying in _ways(say, op):
                texts[f"{number}.{place}.{way}"] = saying
    return texts


def _ways(say: Wording, op: Op) -> Iterator[tuple[str, Saying]]:
    if isinstance(op, Choose):
        for way, branch in enumerate(op.options, start=1):
            yield str(way), say.inside(branch)
    elif isinstance(op, Pay):
        yield "pay", say.inside(op.then)
    elif isinstance(op, ForEach) and op.avoid:
        yield "do", say.inside(op.do)
        for place, price in enumerate(op.avoid):
            yield f"cost{place}", cost(price)
