"""Kinds of printed things that are numbers: equipment, enemy types, parts of a body, anomalies."""

from __future__ import annotations

from typing import Final

# Kinds of equipment card (ST-18.4).
WEAPON_CARD: Final = 0
ITEM_CARD: Final = 1
SUIT_CARD: Final = 2
MOD_CARD: Final = 3
ARTIFACT_CARD: Final = 4
GEAR_KINDS: Final = ("weapon", "item", "suit", "mod", "artifact")

MAGAZINES: Final = 3
"""ST-19.6, ST-19.7: kinds of magazine; there is none for special ammo."""

SLOTS: Final = ("muzzle", "optic", "underbarrel")
LEVELS: Final = ("", "I", "II", "III")
CONTAINERS: Final = ("basic", "improved", "advanced")
THREATS: Final = ("none", "low", "high")  # sides of a threat token (ST-15.1)
SIDES: Final = ("N", "E", "S", "W")

# Types of enemy (ST-24.3), a bit each.
HUMAN: Final = 1
PSIONIC: Final = 2
MUTANT: Final = 4
TYPES: Final = {"human": HUMAN, "psionic": PSIONIC, "mutant": MUTANT}

CATEGORIES: Final = ("horde", "elite", "boss")  # ST-24.2
COLOURS: Final = ("green", "red", "yellow", "blue")  # of the groups boss, elite, pack, horde

HEAD: Final = 0
TORSO: Final = 1
PARTS: Final = ("head", "torso")

RANGED: Final = 0
CHARGE: Final = 1
ATTACK_KINDS: Final = ("ranged", "charge")

ANOMALY_TYPES: Final = ("chemical", "fire", "electric", "gravity", "special", "spatial")
