"""Equipment cards: weapons, items, suits, mods, artifacts; and the copies of them in the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.zone.terms.ids import EffectNo, Gear
from cantina.kernel.pack import Provenance


@dataclass(eq=False, repr=False)
class Ability:
    """A named group of effects: a stalker's ability, a weapon's trait, what an enemy always is."""

    id: Final[str]
    names: Final[dict[str, str]]
    effects: Final[tuple[EffectNo, ...]]


@dataclass(eq=False, repr=False)
class Attack:
    """ST-19.2: an attack that a weapon offers."""

    number: Final[int]  # of all attacks of all weapons
    id: Final[str]  # the attack type
    names: Final[dict[str, str]]
    free: Final[bool]
    ammo: Final[int]  # NONE: the player's X (ST-19.8)
    dice: Final[int]  # equipment dice
    dice_per_round: Final[int]  # for each round spent, with X
    successes: Final[int]  # added to the result
    chooses_part: Final[bool]
    threat: Final[int]
    splits: Final[bool]  # ST-21.13
    once_per_turn: Final[bool]
    needs_focus: Final[bool]  # which is kept
    needs_stillness: Final[bool]  # has not moved in this turn


class Weapon:
    """ST-19.1."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        copies: int,
        level: int,
        price: int,
        ammo: int,
        capacity: int,
        effective: tuple[int, int],
        shortest: int,
        longest: int,
        slots: tuple[tuple[int, ...], ...],
        traits: tuple[Ability, ...],
        attacks: tuple[Attack, ...],
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.copies: Final = copies
        self.level: Final = level
        self.price: Final = price
        self.ammo: Final = ammo
        self.capacity: Final = capacity
        self.effective: Final = effective
        self.shortest: Final = shortest
        self.longest: Final = longest
        self.slots: Final = slots  # each: the marks that fit it
        self.traits: Final = traits
        self.attacks: Final = attacks
        self.provenance: Final = provenance
        self.effects: Final = tuple([n for trait in traits for n in trait.effects])


@dataclass(eq=False, repr=False)
class Item:
    """ST-18.13."""

    number: Final[int]
    id: Final[str]
    names: Final[dict[str, str]]
    copies: Final[int]
    price: Final[int]
    tags: Final[tuple[str, ...]]
    free: Final[bool]
    reach: Final[int]  # NONE: its user
    while_stunned: Final[bool]
    effects: Final[tuple[EffectNo, ...]]
    provenance: Final[Provenance]


@dataclass(eq=False, repr=False)
class Suit:
    """ST-18.14."""

    number: Final[int]
    id: Final[str]
    names: Final[dict[str, str]]
    copies: Final[int]
    level: Final[int]
    price: Final[int]
    defence: Final[int]
    radiation: Final[int]  # 0 or less
    container: Final[int]
    effects: Final[tuple[EffectNo, ...]]
    provenance: Final[Provenance]


class Mod:
    """ST-18.16, ST-19.5."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        copies: int,
        slot: int,
        level: int,
        price: int,
        tags: tuple[str, ...],
        effects: tuple[EffectNo, ...],
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.copies: Final = copies
        self.slot: Final = slot  # of a weapon; NONE: it goes on a suit
        self.level: Final = level
        self.price: Final = price
        self.tags: Final = tags
        self.effects: Final = effects
        self.provenance: Final = provenance
        self.detector: Final = "detector" in tags


@dataclass(eq=False, repr=False)
class Artifact:
    """ST-18.18."""

    number: Final[int]
    id: Final[str]
    names: Final[dict[str, str]]
    copies: Final[int]
    type: Final[int]
    price: Final[int]
    dose: Final[int]
    effects: Final[tuple[EffectNo, ...]]
    provenance: Final[Provenance]


@dataclass(eq=False, repr=False)
class GearCard:
    """One physical equipment card: which kind, and which row of that kind."""

    number: Final[Gear]
    kind: Final[int]
    row: Final[int]
    id: Final[str]
