"""Cards that are not equipment: stalkers, enemies, activation, wounds, control, anomalies."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.gear import Ability
from cantina.games.zone.map.ground import BLIND, OVER, THROUGH
from cantina.games.zone.terms.kinds import HUMAN, PSIONIC
from cantina.kernel.pack import Provenance


class Face:
    """A face of a die (ST-20.1, ST-20.2)."""

    def __init__(self, successes: int, in_range: int, masks: int) -> None:
        self.successes: Final = successes
        self.in_range: Final = in_range  # successes within the weapon's effective range
        self.masks: Final = masks


class StalkerCard:
    """ST-18.2."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        hp: int,
        shooting: tuple[tuple[int, int, int], ...],
        abilities: tuple[Ability, ...],
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.hp: Final = hp
        self.shooting: Final = shooting  # (from distance, to distance, stalker dice)
        self.abilities: Final = abilities
        self.provenance: Final = provenance
        self.effects: Final = tuple([n for ability in abilities for n in ability.effects])

    def skill(self, distance: int) -> int:
        """Stalker dice of a weapon attack at that distance."""
        for low, high, dice in self.shooting:
            if low <= distance <= high:
                return dice
        return 0


class EnemyAttack:
    """ST-27.2. What an attack does not have is 0, False or NONE."""

    def __init__(
        self,
        names: dict[str, str],
        kind: int,
        wounds: int,
        reach: int,
        per_area_between: int,
        per_other_of_same_card: int,
        bonus_if: str,
        bonus: int,
        before: tuple[tuple[int, int], ...],
        hits_all: bool,
        ignores_cover: bool,
        on_hurt: int,
        after_defence: int,
        ignores: tuple[str, ...],
        leaps: bool,
    ) -> None:
        self.names: Final = names
        self.kind: Final = kind
        self.wounds: Final = wounds  # NONE: by the table `before`
        self.reach: Final = reach
        self.per_area_between: Final = per_area_between  # ST-27.10
        self.per_other_of_same_card: Final = per_other_of_same_card  # within 1 of the target
        self.bonus_if: Final = bonus_if  # a condition that changes the wounds by `bonus`
        self.bonus: Final = bonus
        self.before: Final = before  # by symbol rolled: (wounds, NONE) or (NONE, program instead)
        self.hits_all: Final = hits_all  # every target on the target's area
        self.ignores_cover: Final = ignores_cover
        self.on_hurt: Final = on_hurt  # program, when the target lost HP
        self.after_defence: Final = after_defence  # program, for each attacked stalker
        self.ignores: Final = ignores  # what its advance crosses
        self.leaps: Final = leaps  # ST-27.5: is put on the target's area, or beside it


class HitLine:
    """A threshold of a body part and what reaching it does, in order (ST-21.9)."""

    def __init__(self, part: int, successes: int, results: tuple[str, ...]) -> None:
        self.part: Final = part
        self.successes: Final = successes
        self.results: Final = results


class Special:
    """ST-25.14: what an enemy does when a card calls for its special action."""

    def __init__(self, id: str, names: dict[str, str], program: int) -> None:
        self.id: Final = id
        self.names: Final = names
        self.program: Final = program


class EnemyCard:
    """ST-24.1. ST-24.2: of one of three categories; ST-24.4: most have 1 HP."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        mission_box: bool,
        standees: int,
        pool: int,
        types: int,
        category: int,
        sight: tuple[int, int, int, int],
        move: int,
        hp: int,
        attack: EnemyAttack,
        hits: tuple[HitLine, ...],
        ability: Ability | None,
        special: Special | None,
        on_death: int,
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.mission_box: Final = mission_box  # comes in the box of a mission, beyond the 17
        self.standees: Final = standees
        self.pool: Final = pool  # the card whose standees it uses, usually its own number
        self.types: Final = types
        self.category: Final = category
        self.sight: Final = sight  # front, right, back, left: add the facing to get N, E, S, W
        self.move: Final = move
        self.hp: Final = hp
        self.attack: Final = attack
        self.hits: Final = hits  # by part, then rising
        self.ability: Final = ability
        self.special: Final = special
        self.on_death: Final = on_death
        self.provenance: Final = provenance
        self.kind: Final = window_kind(types)
        self.human: Final = bool(types & HUMAN)

    def result(self, part: int, successes: int) -> tuple[str, ...]:
        """ST-21.8: what the highest threshold reached does; nothing for a miss."""
        found: tuple[str, ...] = ()
        for line in self.hits:
            if line.part == part and successes >= line.successes:
                found = line.results
        return found

    def has_part(self, part: int) -> bool:
        return any([line.part == part for line in self.hits])


def window_kind(types: int) -> int:
    """ST-2.4, ST-2.5: what a window is to an enemy of these types."""
    if types & HUMAN:
        return THROUGH
    return OVER if types & PSIONIC else BLIND


class ActivationCard:
    """ST-25.3, ST-25.4. The steps are programs; a part that a card lacks is NONE."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        no_threat: int,
        low_threat: int,
        steps: int,
        zone_only: int,
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.no_threat: Final = no_threat  # of a low card; both the same: whatever the threat
        self.low_threat: Final = low_threat
        self.steps: Final = steps  # of a high card
        self.zone_only: Final = zone_only
        self.provenance: Final = provenance


class WoundHalf:
    """ST-22.2: what a wound does, perhaps by whether the enemy has a token."""

    def __init__(self, if_has: str, then: tuple[str, ...], otherwise: tuple[str, ...]) -> None:
        self.if_has: Final = if_has  # "": `otherwise` always
        self.then: Final = then
        self.otherwise: Final = otherwise


class WoundCard:
    def __init__(
        self,
        number: int,
        id: str,
        copies: int,
        light: WoundHalf,
        heavy: WoundHalf,
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.copies: Final = copies
        self.light: Final = light
        self.heavy: Final = heavy
        self.provenance: Final = provenance


class ControlCard:
    """A secret choice: resist, for less with focus; or do as told. Then it is shuffled back."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        resist: int,
        resist_with_focus: int,
        option: Ability,
        obey: int,
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.resist: Final = resist  # HP lost
        self.resist_with_focus: Final = resist_with_focus  # HP lost when focus is discarded
        self.option: Final = option  # the name of the other choice
        self.obey: Final = obey  # its program
        self.provenance: Final = provenance


class AnomalyCard:
    """ST-30.2."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        mission_box: bool,
        type: int,
        artifact: bool,
        everywhere: bool,
        mobile: bool,
        rolls_after_move: bool,
        pair: bool,
        stalkers: int,
        enemies: tuple[str, ...],
        enemy_dice: int,
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.mission_box: Final = mission_box
        self.type: Final = type
        self.artifact: Final = artifact
        self.everywhere: Final = everywhere  # hits all its areas, not only those of ST-30.19
        self.mobile: Final = mobile  # ST-30.16
        self.rolls_after_move: Final = rolls_after_move  # everybody on its old and new areas
        self.pair: Final = pair  # a figure ending on its centre goes to the other's centre
        self.stalkers: Final = stalkers  # program
        self.enemies: Final = enemies  # hit results
        self.enemy_dice: Final = enemy_dice  # of `roll_hit`
        self.provenance: Final = provenance


class Overlay:
    """ST-30.3: symbols on unit squares around the centre square, the tip up."""

    def __init__(
        self,
        number: int,
        id: str,
        type: int,
        cells: tuple[tuple[int, int, tuple[int, ...]], ...],
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id  # with the printed number
        self.type: Final = type
        self.cells: Final = cells  # (rows down, columns right, petals of each symbol)
        self.provenance: Final = provenance
