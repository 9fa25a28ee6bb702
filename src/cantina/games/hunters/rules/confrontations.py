"""Where cards may be placed: chapter 7. Every player works only on their own (BH-7.1)."""

from __future__ import annotations

from cantina.games.hunters.ids import NO_CARD
from cantina.games.hunters.pack import HuntersPack
from cantina.games.hunters.state import NONE, Confrontation, HuntersState, Player


def attack_places(state: HuntersState, player: Player) -> list[int]:
    """Numbers of the confrontations an attack card may join; the number after the last starts one.

    BH-7.5: any open target. BH-7.6, BH-7.11: a captured one never, and it does not count as open.
    BH-7.7, BH-7.8: without an open target the card starts the orphan or joins it.
    BH-7.10: with an open target nobody starts an orphan, unless the table agreed on free orphans;
    then there is still at most one.
    """
    places: list[int] = []
    orphan = NONE
    for number, confrontation in enumerate(player.confrontations):
        if confrontation.captured:
            continue
        if confrontation.target == NO_CARD:
            orphan = number
        else:
            places.append(number)
    if not places or state.free_orphans:
        places.append(len(player.confrontations) if orphan == NONE else orphan)
    return places


def target_place(player: Player) -> int:
    """BH-7.2: a target opens a new confrontation, unless an orphan waits for it: BH-7.9."""
    for number, confrontation in enumerate(player.confrontations):
        if confrontation.target == NO_CARD:
            return number
    return len(player.confrontations)


def joined(player: Player, place: int) -> Confrontation:
    """The confrontation at this place, started if it is the one after the last. Any number may
    exist side by side (BH-7.2)."""
    if place == len(player.confrontations):
        player.confrontations.append(Confrontation(target=NO_CARD, attacks=[], captured=False))
    return player.confrontations[place]


def missing(pack: HuntersPack, confrontation: Confrontation) -> tuple[int, int, int]:
    """Shields still standing in green, blue and orange. The attack is summed over the stack, colour
    by colour (BH-7.3); excess in one never helps another (BH-8.1)."""
    target = confrontation.target
    green = pack.green[target]
    blue = pack.blue[target]
    orange = pack.orange[target]
    for card in confrontation.attacks:
        green -= pack.green[card]
        blue -= pack.blue[card]
        orange -= pack.orange[card]
    return max(green, 0), max(blue, 0), max(orange, 0)


def is_overcome(pack: HuntersPack, confrontation: Confrontation) -> bool:
    """BH-8.1: no shield stands; equal is enough, and a shield of 0 is met by nothing (BH-8.2)."""
    return missing(pack, confrontation) == (0, 0, 0)
