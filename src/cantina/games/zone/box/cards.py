"""Cards that are not equipment: stalkers, enemies, activation, wounds, control, anomalies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.zone.box.gear import Ability
from cantina.games.zone.map.ground import BLIND, OVER, THROUGH
from cantina.games.zone.terms.ids import ProgramNo
from cantina.games.zone.terms.kinds import HUMAN, PSIONIC
from cantina.kernel.pack import Provenance


@dataclass(eq=False, repr=False)
class Face:
    """A face of a die (ST-20.1, ST-20.2)."""

    successes: Final[int]
    in_range: Final[int]  # successes within the weapon's effective range
    masks: Final[int]


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


@dataclass(eq=False, repr=False)
class EnemyAttack:
    """ST-27.2. What an attack does not have is 0, False or NONE."""

    names: Final[dict[str, str]]
    kind: Final[int]
    wounds: Final[int]  # NONE: by the table `before`
    reach: Final[int]
    per_area_between: Final[int]  # ST-27.10
    per_other_of_same_card: Final[int]  # within 1 of the target
    bonus_if: Final[str]  # a condition that changes the wounds by `bonus`
    bonus: Final[int]
    before: Final[
        tuple[tuple[int, ProgramNo], ...]
    ]  # by symbol rolled: (wounds, NO_PROGRAM) or (NONE, program instead)
    hits_all: Final[bool]  # every target on the target's area
    ignores_cover: Final[bool]
    on_hurt: Final[ProgramNo]  # when the target lost HP
    after_defence: Final[ProgramNo]  # for each attacked stalker
    ignores: Final[tuple[str, ...]]  # what its advance crosses
    leaps: Final[bool]  # ST-27.5: is put on the target's area, or beside it


@dataclass(eq=False, repr=False)
class HitLine:
    """A threshold of a body part and what reaching it does, in order (ST-21.9)."""

    part: Final[int]
    successes: Final[int]
    results: Final[tuple[str, ...]]


@dataclass(eq=False, repr=False)
class Special:
    """ST-25.14: what an enemy does when a card calls for its special action."""

    id: Final[str]
    names: Final[dict[str, str]]
    program: Final[ProgramNo]


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


@dataclass(eq=False, repr=False)
class ActivationCard:
    """ST-25.3, ST-25.4. The steps are programs; a part that a card lacks is NO_PROGRAM."""

    number: Final[int]
    id: Final[str]
    names: Final[dict[str, str]]
    no_threat: Final[ProgramNo]  # of a low card; both the same: whatever the threat
    low_threat: Final[ProgramNo]
    steps: Final[ProgramNo]  # of a high card
    zone_only: Final[ProgramNo]
    provenance: Final[Provenance]


@dataclass(eq=False, repr=False)
class WoundHalf:
    """ST-22.2: what a wound does, perhaps by whether the enemy has a token."""

    if_has: Final[str]  # "": `otherwise` always
    then: Final[tuple[str, ...]]
    otherwise: Final[tuple[str, ...]]


@dataclass(eq=False, repr=False)
class WoundCard:
    number: Final[int]
    id: Final[str]
    copies: Final[int]
    light: Final[WoundHalf]
    heavy: Final[WoundHalf]
    provenance: Final[Provenance]


@dataclass(eq=False, repr=False)
class ControlCard:
    """A secret choice: resist, for less with focus; or do as told. Then it is shuffled back."""

    number: Final[int]
    id: Final[str]
    names: Final[dict[str, str]]
    resist: Final[int]  # HP lost
    resist_with_focus: Final[int]  # HP lost when focus is discarded
    option: Final[Ability]  # the name of the other choice
    obey: Final[ProgramNo]
    provenance: Final[Provenance]


@dataclass(eq=False, repr=False)
class AnomalyCard:
    """ST-30.2."""

    number: Final[int]
    id: Final[str]
    names: Final[dict[str, str]]
    mission_box: Final[bool]
    type: Final[int]
    artifact: Final[bool]
    everywhere: Final[bool]  # hits all its areas, not only those of ST-30.19
    mobile: Final[bool]  # ST-30.16
    rolls_after_move: Final[bool]  # everybody on its old and new areas
    pair: Final[bool]  # a figure ending on its centre goes to the other's centre
    stalkers: Final[ProgramNo]
    enemies: Final[tuple[str, ...]]  # hit results
    enemy_dice: Final[int]  # of `roll_hit`
    provenance: Final[Provenance]


@dataclass(eq=False, repr=False)
class Overlay:
    """ST-30.3: symbols on unit squares around the centre square, the tip up."""

    number: Final[int]
    id: Final[str]  # with the printed number
    type: Final[int]
    cells: Final[
        tuple[tuple[int, int, tuple[int, ...]], ...]
    ]  # (rows down, columns right, petals of each symbol)
    provenance: Final[Provenance]
