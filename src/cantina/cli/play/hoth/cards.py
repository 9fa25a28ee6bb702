"""Cards, units and hexes of Battle of Hoth in words."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import SIDES
from cantina.games.hoth.ids import Card, Hex, Kind, Side
from cantina.games.hoth.pack import (
    ALL,
    FACES,
    FILTERS,
    ONLY_ARTILLERY,
    ONLY_INFANTRY,
    ONLY_VEHICLES,
    SCOPES,
    SUPPORT,
    WINGS,
    HothPack,
    PrintedCard,
)
from cantina.locales import Words

COUNTED: Final = (
    "dice",
    "dice_close",
    "dice_per_friend",
    "move",
    "move_after_attack",
    "restore_each",
    "discards",
)
FLAGS: Final = (
    "no_move",
    "no_attack",
    "ignores_terrain",
    "retreats_explode",
    "restore_ordered",
)


class Names:
    def __init__(self, words: Words, pack: HothPack) -> None:
        self.words: Final = words
        self.pack: Final = pack
        self.language: Final = words.language

    def side(self, side: Side) -> str:
        return self.words("hoth-side", side=SIDES[side])

    def hex(self, hex: Hex) -> str:
        return self.pack.board.field.names[hex]

    def unit(self, kind: Kind) -> str:
        return self.pack.units[kind].names[self.language]

    def unit_args(self, kind: Kind) -> dict[str, str]:
        """A unit for sentences: they take its forms by its id, its name only if it is unknown."""
        return {"kind": self.pack.units[kind].id, "unit": self.unit(kind)}

    def land(self, terrain: int) -> str:
        return self.pack.terrains[terrain].names[self.language]

    def dice(self, faces: list[int]) -> str:
        return ", ".join(self.words(f"hoth-face-{FACES[face]}") for face in faces)

    def card(self, card: Card) -> str:
        printed = self.pack.cards[card]
        name = printed.names[self.language]
        if printed.section < 0:
            return name
        return f"{name} ({self.words(f'hoth-section-{WINGS[printed.section]}')})"

    def cards(self, cards: list[Card]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def facts(self, card: Card) -> str:
        """What a card does, in a few words."""
        printed = self.pack.cards[card]
        said = [] if printed.kind == SUPPORT else [self._orders(printed)]
        if printed.filter:
            said.append(self.words(f"hoth-card-only-{FILTERS[printed.filter]}"))
        if printed.effect:
            cover = "-cover" if printed.bombard_cover else ""
            id = f"hoth-card-effect-{printed.effect}{cover}"
            said.append(self.words(id, dice=printed.bombard_dice))
        else:
            said += self._effects(printed)
        if printed.filter in (ONLY_INFANTRY, ONLY_VEHICLES, ONLY_ARTILLERY):
            said.append(self.words("hoth-card-fallback"))
        return ", ".join(said)

    def _orders(self, card: PrintedCard) -> str:
        scope = SCOPES[card.scope]
        if card.count == ALL and scope in ("section", "anywhere"):
            scope += "-all"
        section = "" if card.section < 0 else WINGS[card.section]
        return self.words(f"hoth-card-{scope}", count=card.count, section=section)

    def _effects(self, card: PrintedCard) -> list[str]:
        said: list[str] = []
        for field in COUNTED:
            count = getattr(card, field)
            less = "-less" if count < 0 else ""
            if count:
                said.append(self.words(f"hoth-card-{field}{less}", count=abs(count)))
        said += [self.words(f"hoth-card-{field}") for field in FLAGS if getattr(card, field)]
        for field in ("attacks", "activations"):
            if getattr(card, field) > 1:
                said.append(self.words(f"hoth-card-{field}", count=getattr(card, field)))
        if card.same_target:
            _, second, third = card.same_target
            said.append(self.words("hoth-card-same_target", second=second, third=third))
        if card.bombard_targets:
            dice, count = card.bombard_dice, card.bombard_targets
            said.append(self.words("hoth-card-bombard", dice=dice, count=count))
        if card.bombard_retreats_hit:
            said.append(self.words("hoth-card-bombard_retreats_hit"))
        return said
