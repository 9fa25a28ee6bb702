"""The tables of the player aid, made from the pack: units and terrain.

A value that no rulebook states stands in `*…*`."""

from __future__ import annotations

from collections.abc import Callable

from cantina.games.hoth.pack import (
    AT_AT,
    INFANTRY,
    OPEN,
    SPECIAL,
    STRUCTURES,
    TERRAINS,
    UNITS,
    VEHICLE,
    HothPack,
    PrintedUnit,
    Terrain,
)

NOTHING = "–"


def aid_tables(
    pack: HothPack, language: str, say: Callable[..., str]
) -> dict[str, list[list[str]]]:
    """HO-2.2, HO-6.2, HO-7.4, HO-11.1: by name, each with its head."""
    return {"units": _units(pack, language, say), "terrain": _lands(pack, language, say)}


def _units(pack: HothPack, language: str, say: Callable[..., str]) -> list[list[str]]:
    farthest = max([len(unit.attack) for unit in pack.units])
    distances = [str(distance) for distance in range(1, farthest + 1)]
    heads = [say(f"hoth-aid-head-{head}") for head in ("unit", "figures", "hexes")]
    rows = [["", *heads, *distances, say("hoth-aid-head-also")]]
    for unit in pack.units:
        stated = unit.provenance.of("attack") == "seed"
        dice = [str(count) if stated else f"*{count}*" for count in unit.attack]
        dice += [NOTHING] * (farthest - len(dice))
        name = f"**{unit.names[language]}**"
        figures, walk = str(unit.figures), _walk(unit, say)
        rows.append([f":{unit.id}:", name, figures, walk, *dice, _besides(unit, say)])
    return rows


def _walk(unit: PrintedUnit, say: Callable[..., str]) -> str:
    """HO-6.2: how far it moves."""
    if unit.move == 0:
        return say("hoth-aid-never")
    if unit.move_and_attack < unit.move:
        return say("hoth-aid-walk", free=unit.move_and_attack, far=unit.move)
    return say("hoth-aid-flies", far=unit.move) if unit.flying else str(unit.move)


def _besides(unit: PrintedUnit, say: Callable[..., str]) -> str:
    """HO-9.2, HO-9.5, HO-9.14, HO-12.2: what else holds for a kind of unit."""
    true = {
        "again": unit.id == UNITS[AT_AT],
        "special": unit.unit_class == SPECIAL,
        "stays": unit.steadfast,
        "worthless": unit.medals == 0,
    }
    return ", ".join([say(f"hoth-aid-{fact}") for fact, holds in true.items() if holds]) or NOTHING


def _lands(pack: HothPack, language: str, say: Callable[..., str]) -> list[list[str]]:
    """HO-11.1; what is alike in everything shares a row."""
    heads = ("land", "enter", "cover", "from", "sight")
    signs: list[str] = []
    names: list[str] = []
    facts: list[list[str]] = []
    for land in pack.terrains:
        if land.id == TERRAINS[OPEN]:
            continue
        found = [_entering(land, say), _cover(land, say), _leaving(land, say), _sight(land, say)]
        if found in facts:
            at = facts.index(found)
            signs[at] += f":{land.id}:"
            names[at] += f", {land.names[language]}"
            continue
        signs.append(f":{land.id}:")
        names.append(land.names[language])
        facts.append(found)
    signs.append("".join([f":{structure}:" for structure in STRUCTURES]))
    names.append(", ".join([say(f"hoth-structure-{structure}") for structure in STRUCTURES]))
    facts.append([say("hoth-aid-nobody"), say("hoth-aid-as-ground"), NOTHING, say("hoth-aid-yes")])
    rows = [
        [sign, f"**{name}**", *found] for sign, name, found in zip(signs, names, facts, strict=True)
    ]
    return [["", *[say(f"hoth-aid-head-{head}") for head in heads]], *rows]


def _entering(land: Terrain, say: Callable[..., str]) -> str:
    """HO-6.5, HO-6.6: who may enter, and whether that ends the move."""
    if land.impassable:
        return say("hoth-aid-barred", whom=land.impassable)
    return say("hoth-aid-stops") if land.stops else say("hoth-aid-free")


def _cover(land: Terrain, say: Callable[..., str]) -> str:
    """HO-11.1: dice that an attacker loses against a unit there."""
    if not any(land.cover):
        return NOTHING
    dice, vehicles = land.cover[INFANTRY], land.cover[VEHICLE]
    if vehicles != dice:
        return say("hoth-aid-cover-vehicles", dice=dice, vehicles=vehicles)
    return say("hoth-aid-cover", land=land.id, dice=dice)


def _leaving(land: Terrain, say: Callable[..., str]) -> str:
    """HO-11.1: dice that a vehicle loses when it attacks from there."""
    dice = land.attack_from[VEHICLE]
    return say("hoth-aid-from", dice=dice) if dice else NOTHING


def _sight(land: Terrain, say: Callable[..., str]) -> str:
    """HO-8.2, HO-8.10: whether it blocks the line of sight; a serac also between ridges."""
    if not land.blocks:
        return say("hoth-aid-no")
    return say("hoth-aid-always" if land.impassable == "all" else "hoth-aid-yes")
