"""What somebody who makes a mission may want to weigh, although it can be played."""

from __future__ import annotations

from cantina.games.zone.box.effect import Op
from cantina.games.zone.box.mission import DECK, Mission
from cantina.games.zone.effects.mission import PlaceOverlay, ResolveRandomCard, Reveal, Spawn
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.tiles import OPEN
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.terms.ids import EnemyId


def doubts(pack: ZonePack, first: int) -> list[tuple[str, dict[str, str | int]]]:
    """Of the last mission, whose programs have the numbers from `first` on: codes, each with what
    it speaks of."""
    ops = [op for program in pack.programs[first:] for op in program.ops]
    found: list[tuple[str, dict[str, str | int]]] = []
    for enemy in dict.fromkeys([op.enemy for op in ops if isinstance(op, Spawn)]):
        most, used = _supply(pack, enemy), _wanted(pack, ops, enemy)
        if used > most:
            found.append(("short", {"id": enemy, "used": used, "most": most}))
    called = [op.card for op in ops if isinstance(op, Reveal | ResolveRandomCard | PlaceOverlay)]
    for card in dict.fromkeys([one.id for one in pack.missions[-1].env if one.kind == DECK]):
        if card not in called:
            found.append(("unused", {"id": card}))
    found += _tokens(pack, ops)
    if not _leads_out(pack.missions[-1]):
        found.append(("no_way", {}))
    return found


def _tokens(pack: ZonePack, ops: list[Op]) -> list[tuple[str, dict[str, str | int]]]:
    """ST-1.2: where more tokens may be needed than the box has: artifacts and enemies that can lose
    HP without dying, all of them at once."""
    mission, supply = pack.missions[-1], pack.tables.supply
    coming = [pack.enemy_number[op.enemy] for op in ops if isinstance(op, Spawn)]
    numbers = dict.fromkeys([*coming, *[force.card for force in mission.forces]])
    cards = [pack.enemies[number] for number in numbers]
    needed = {
        "artifact": len([site for site in mission.sites if site.artifacts > 0]),
        "enemy_damage": sum([_supply(pack, EnemyId(card.id)) for card in cards if card.hp > 1]),
    }
    return [
        (f"tokens_{token}", {"used": used, "most": supply[token]})
        for token, used in needed.items()
        if used > supply[token]
    ]


def _leads_out(mission: Mission) -> bool:
    """Whether a stalker can walk from a start to an exit, once cards have opened what they open."""
    ground, opened = mission.ground, 0
    for place, change in enumerate(ground.changes):
        opened |= 1 << place if change.kind == OPEN else 0
    walking = ground.variant(opened).walking[THROUGH]
    reached = 0
    for start in mission.starts:
        reached |= walking.within[start][-1]
    return any([reached >> exit & 1 for exit in mission.exits])


def _supply(pack: ZonePack, enemy: EnemyId) -> int:
    """ST-9.12: those of the mission's list, or as many standees as there are."""
    card = pack.enemy_number[enemy]
    listed = [force.supply for force in pack.missions[-1].forces if force.card == card]
    return sum(listed) if listed else pack.enemies[card].standees


def _wanted(pack: ZonePack, ops: list[Op], enemy: EnemyId) -> int:
    """On the map and coming, with one stalker."""
    card = pack.enemy_number[enemy]
    forces = [force for force in pack.missions[-1].forces if force.card == card]
    coming = [op.n for op in ops if isinstance(op, Spawn) and op.enemy == enemy]
    placed = sum([len(force.placed) for force in forces])
    return placed + sum([each.base + each.stalkers for each in coming])
