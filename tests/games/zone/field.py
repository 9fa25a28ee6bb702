"""A field to fight on, and the faces of the dice that are thrown there."""

from __future__ import annotations

from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, Scene, scene

# Faces as `dice` takes them: of the stalker dice first, then of the equipment dice.
TWO_MASKS, MIXED, TWO, MASK, ONE = 0, 1, 3, 4, 5
ACCURACY, THREE, GEAR_TWO, GEAR_ONE, BLANK = 0, 1, 2, 3, 5

# A street of wide areas to the east; D and F beyond C, which has cover; a yard S south of B.
FIELD = drawn(
    [
        "+ + + + + + + + +",
        " A.A B.B C.C D E ",
        "+.+.+.+.+.+.+ + +",
        " A.A B.B C.C F G ",
        "+#+#+ + +#+#+#+#+",
        "#H.H#S.S#I.I.I.I ",
        "+ + + + + + + + +",
    ],
    "C 2x2 4 cover 2",
)


def field(stalker: str, *enemies: str, others: tuple[str, ...] = ()) -> Scene:
    return scene([stalker, *others], list(enemies), FIELD, begin=True)


def effect_named(trait: str, weapon: str) -> int:
    row = next(row for row in BOX.weapons if row.id == weapon)
    return next(one for one in row.traits if one.id == trait).effects[0]


def over(s: Scene) -> Scene:
    """The attack to its end, with no further reroll and no mask spent."""
    while s.step in ("reroll", "boost", "masks", "masks_left"):
        s.click("done")
    return s


def targets_of(s: Scene, number: int = 0) -> list[str]:
    said = [words.split() for words in s.offered()]
    return [words[2] for words in said if words[0] == "fire" and words[1] == str(number)]
