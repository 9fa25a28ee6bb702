"""What environment cards say, and the setup cards of territories."""

from __future__ import annotations

from typing import Any, TypeAlias

from cantina.games.zone.box.effect import NONE
from cantina.games.zone.box.mission import Act, EnvCard, EnvSide, EnvTrigger
from cantina.games.zone.box.territory import Siting, Territory
from cantina.games.zone.terms.ids import NO_PROGRAM, Area
from cantina.games.zone.wording.programs import Wording
from cantina.games.zone.wording.selectors import conditions
from cantina.parts.saying import AND, OR, Saying, message, named, several

Parts: TypeAlias = dict[str, list[Saying]]


def env_texts(say: Wording, ids: list[str], cards: list[EnvCard]) -> Parts:
    """The sides of a card: a and b; where cards of one number differ, a1, a2 … or b1, b2 … `ids`:
    of the areas of the map."""
    parts: Parts = {}
    fronts = [_side(say, ids, card.front) for card in cards]
    backs = [_side(say, ids, card.back) for card in cards if card.back is not None]
    for letter, sides in (("a", fronts), ("b", backs)):
        same = all([lines == sides[0] for lines in sides])
        for variant, lines in enumerate(sides[:1] if same else sides, start=1):
            if lines:
                parts[letter if same else f"{letter}{variant}"] = lines
    return parts


def _side(say: Wording, ids: list[str], side: EnvSide) -> list[Saying]:
    lines = say.lines(side.program)
    lines += [trigger_said(say, ids, trigger) for trigger in side.triggers]
    lines += [act_said(say, ids, act) for act in side.acts]
    return lines


def trigger_said(say: Wording, ids: list[str], trigger: EnvTrigger) -> Saying:
    args: dict[str, Any] = {"what": say.program(trigger.program)}
    id = f"zonecard-trigger-{trigger.trigger}"
    if trigger.enemy != NONE:
        args["card"] = named(say.pack.enemies[trigger.enemy].names)
    elif trigger.flag:
        args["if"] = say.names.flag(trigger.flag)
    elif trigger.trigger == "end_of_round":
        if trigger.rounds:
            id += "s"
            args["count"] = len(trigger.rounds)
            args["rounds"] = AND.join([str(number) for number in trigger.rounds])
    else:
        args["areas"] = _areas(ids, trigger.areas)
    return message(id, args)


def _areas(ids: list[str], areas: tuple[Area, ...]) -> Saying:
    return several(OR, [message("zonecard-area", {"area": ids[area]}) for area in areas])


def act_said(say: Wording, ids: list[str], act: Act) -> Saying:
    facts = [message("zonecard-use-free" if act.free else "zonecard-use-standard")]
    if act.thing:
        facts.append(message("zonecard-act-thing", {"thing": say.names.thing(act.thing)}))
    elif not act.areas:
        facts.append(message("zonecard-act-here"))
    else:
        where = "zonecard-act-window" if act.window else "zonecard-act-at"
        facts.append(message(where, {"areas": _areas(ids, act.areas)}))
    if act.needs:
        facts.append(message("zonecard-act-needs", {"thing": say.names.thing(act.needs)}))
    if act.conditions:
        facts.append(message("zonecard-act-if", {"if": conditions(say.names, act.conditions)}))
    what = say.program(act.program)
    if act.repeat > 1:
        facts.append(message("zonecard-act-repeat", {"n": act.repeat}))
        if act.each != NO_PROGRAM:
            each = say.program(act.each, AND)
            what = message("zonecard-act-each", {"each": each, "what": what})
    args: dict[str, Any] = {"name": named(act.names), "facts": several(AND, facts), "what": what}
    return message("zonecard-act", args)


def territory_texts(say: Wording, territories: tuple[Territory, ...]) -> dict[str, Parts]:
    """ST-36.2: setup cards, and the cards that come with them."""
    texts: dict[str, Parts] = {}
    for territory in territories:
        tile = territory.tile
        ids = [f"{tile.id}.{patch.letter}" for patch in tile.patches]
        sitings = [_siting(siting) for siting in territory.sitings]
        where = sitings[0]
        if len(sitings) > 1:
            where = message("zonecard-siting-otherwise", {"where": where, "else": sitings[1]})
        lines = [message("zonecard-entrance", {"where": where})]
        if territory.loot:
            stacks = [
                message("zonecard-loot-stack", {"area": ids[area], "n": count})
                for area, count in territory.loot
            ]
            lines.append(message("zonecard-loot-on-tile", {"areas": several(AND, stacks)}))
        lines.append(message("zonecard-entrance-crossed"))
        texts[territory.id] = {"": lines}
        for card in territory.env:
            texts[card.id] = env_texts(say, ids, [card])
    return texts


def _siting(siting: Siting) -> Saying:
    id = f"zonecard-siting-{siting.where}"
    if siting.largest:
        id += "-largest"
    elif siting.waterside:
        id += "-waterside"
    elif siting.size:
        id += f"-{siting.size}"
    return message(id)
