"""Equipment cards: weapons, items, suits, mods, artifacts; and the copies of them in the box."""

from __future__ import annotations

from typing import Final

from cantina.kernel.pack import Provenance


class Ability:
    """A named group of effects: a stalker's ability, a weapon's trait, what an enemy always is."""

    def __init__(self, id: str, names: dict[str, str], effects: tuple[int, ...]) -> None:
        self.id: Final = id
        self.names: Final = names
        self.effects: Final = effects


class Attack:
    """ST-19.2: an attack that a weapon offers."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        free: bool,
        ammo: int,
        dice: int,
        dice_per_round: int,
        successes: int,
        chooses_part: bool,
        threat: int,
        splits: bool,
        once_per_turn: bool,
        needs_focus: bool,
        needs_stillness: bool,
    ) -> None:
        self.number: Final = number  # of all attacks of all weapons
        self.id: Final = id  # the attack type
        self.names: Final = names
        self.free: Final = free
        self.ammo: Final = ammo  # NONE: the player's X (ST-19.8)
        self.dice: Final = dice  # equipment dice
        self.dice_per_round: Final = dice_per_round  # for each round spent, with X
        self.successes: Final = successes  # added to the result
        self.chooses_part: Final = chooses_part
        self.threat: Final = threat
        self.splits: Final = splits  # ST-21.13
        self.once_per_turn: Final = once_per_turn
        self.needs_focus: Final = needs_focus  # which is kept
        self.needs_stillness: Final = needs_stillness  # has not moved in this turn


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


class Item:
    """ST-18.13."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        copies: int,
        price: int,
        tags: tuple[str, ...],
        free: bool,
        reach: int,
        while_stunned: bool,
        effects: tuple[int, ...],
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.copies: Final = copies
        self.price: Final = price
        self.tags: Final = tags
        self.free: Final = free
        self.reach: Final = reach  # NONE: its user
        self.while_stunned: Final = while_stunned
        self.effects: Final = effects
        self.provenance: Final = provenance


class Suit:
    """ST-18.14."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        copies: int,
        level: int,
        price: int,
        defence: int,
        radiation: int,
        container: int,
        effects: tuple[int, ...],
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.copies: Final = copies
        self.level: Final = level
        self.price: Final = price
        self.defence: Final = defence
        self.radiation: Final = radiation  # 0 or less
        self.container: Final = container
        self.effects: Final = effects
        self.provenance: Final = provenance


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
        effects: tuple[int, ...],
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


class Artifact:
    """ST-18.18."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        copies: int,
        type: int,
        price: int,
        dose: int,
        effects: tuple[int, ...],
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.copies: Final = copies
        self.type: Final = type
        self.price: Final = price
        self.dose: Final = dose
        self.effects: Final = effects
        self.provenance: Final = provenance


class Gear:
    """One physical equipment card: which kind, and which row of that kind."""

    def __init__(self, number: int, kind: int, row: int, id: str) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.row: Final = row
        self.id: Final = id
