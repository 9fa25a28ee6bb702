"""What selectors, amounts, conditions and costs say. Messages are zonecard-… of cards.ftl."""

from __future__ import annotations

from typing import Any, Final

from cantina.games.zone.box.effect import NONE, Amount, Condition, Cost, Where, Who
from cantina.games.zone.box.mission import ESCORT
from cantina.games.zone.pack import ZonePack
from cantina.parts.saying import AND, OR, Saying, message, named, several


class Names:
    """Names of rows by their ids, for texts."""

    def __init__(self, pack: ZonePack) -> None:
        self.enemies: Final = {card.id: card.names for card in pack.enemies}
        self.items: Final = {card.id: card.names for card in pack.items}
        self.suits: Final = {card.id: card.names for card in pack.suits}
        shots = [attack for weapon in pack.weapons for attack in weapon.attacks]
        self.attacks: Final = {attack.id: attack.names for attack in shots}
        missions = pack.missions
        self.things: Final = {each.id: each.names for one in missions for each in one.things}
        self.escorts: Final = [
            each.id for one in missions for each in one.things if each.kind == ESCORT
        ]
        self.flags: Final = {id: names for one in missions for id, names in one.flags.items()}
        self.places: Final = {place.id: place.names for place in pack.campaign.places}
        self.contacts: Final = {one.id: one.names for one in pack.campaign.contacts}
        self.achievements: Final = pack.campaign.achievements

    def enemy(self, id: str) -> Saying:
        return named(self.enemies[id])

    def attack(self, id: str) -> Saying:
        return named(self.attacks[id])

    def thing(self, id: str) -> Saying:
        return named(self.things[id])

    def flag(self, id: str) -> Saying:
        return named(self.flags[id])


def amount(said: Amount) -> Any:
    """A number, or how it follows from the number of stalkers or the enemy's movement."""
    if said.movement:
        return message("zonecard-movement")
    if said.stalkers == 0:
        return abs(said.base)
    if said.stalkers < 0:
        return message("zonecard-n-less", {"n": said.base})
    return message("zonecard-n-more", {"n": said.base}) if said.base else message("zonecard-n")


def figures(names: Names, who: Who) -> Saying:
    """Which figures, as the subject before a colon."""
    args: dict[str, Any] = {}
    if who.groups:
        args["groups"] = groups(who.groups)
    if who.count is not None and who.word != "card":
        args["n"] = amount(who.count)
    if who.number:
        args["n"] = who.number
    if who.areas:
        args["areas"] = several(
            AND, [message("zonecard-area", {"area": area}) for area in who.areas]
        )
    if who.card:
        args["card"] = names.enemy(who.card)
    id = f"zonecard-who-{who.word}"
    if who.of in names.enemies:
        args["card"] = names.enemy(who.of)
        id += "-card"
    elif who.of:
        id += f"-{who.of}"
    for mark in who.marks:
        id += f"-{mark}"
    return message(id, args)


def groups(words: tuple[str, ...]) -> Saying:
    return several(AND, [message(f"zonecard-group-{word}") for word in words])


def place(slot: str, where: Where) -> Saying:
    """Areas with their preposition: slot is at, on, to, toward or away."""
    if where.word == "area":
        return message(f"zonecard-{slot}-area", {"areas": areas_named(where.areas)})
    if where.word == "set":
        id = f"zonecard-{slot}-set"
        for mark in where.marks:
            id += f"-{mark}"
        args: dict[str, Any] = {}
        if where.low != NONE:
            id += "-near"
            args = {"low": where.low, "high": where.high}
        return message(id, args)
    return message(f"zonecard-{slot}-{where.word}")


def condition(names: Names, said: Condition) -> Saying:
    """What must hold, as words that may follow "if" or stand in brackets."""
    id = f"zonecard-if-{said.word}"
    if said.word == "attack_type_in":
        return several(OR, [names.attack(word) for word in said.words])
    if said.word == "mission_flag":
        return names.flag(said.words[0])
    if said.word == "mission_counter":
        return message(id, {"flag": names.flag(said.words[0]), "n": said.number})
    if said.word == "campaign_flag":
        return message(id, {"achievement": named(names.achievements[said.words[0]])})
    if said.word == "thing_out":
        return message(id, {"thing": names.thing(said.words[0])})
    if said.word in ("stalker_on", "no_enemy_on"):
        return message(id, {"areas": areas_named(said.words)})
    if said.word == "enemy_on":
        args = {"card": names.enemy(said.words[0]), "areas": areas_named(said.words[1:])}
        return message(id, args)
    if said.word == "tally":
        of, way = said.words
        what = message(f"zonecard-tally-{of}")
        return message(f"{id}-{way}", {"what": what, "n": said.number})
    if said.word == "no_overlay":
        return message(id, {"card": said.words[0]})
    if said.words:
        return message(f"{id}-{said.words[0]}")
    return message(id, {"n": said.number} if said.number else {})


def is_plainer_denied(said: tuple[Condition, ...]) -> bool:
    """Whether "unless" would make a double negative of it."""
    return len(said) == 1 and said[0].word in ("no_enemy_on", "stalkers_max")


def denied(said: Condition) -> Saying:
    """That a plainer condition does not hold, as words that may follow "if"."""
    if said.word == "no_enemy_on":
        return message("zonecard-if-any_enemy_on", {"areas": areas_named(said.words)})
    return message("zonecard-if-stalkers_min", {"n": said.number + 1})


def areas_named(ids: tuple[str, ...]) -> Saying:
    return several(OR, [message("zonecard-area", {"area": id}) for id in ids])


def conditions(names: Names, said: tuple[Condition, ...]) -> Saying:
    return several(AND, [condition(names, each) for each in said])


def cost(said: Cost) -> Saying:
    if said.token:
        return message(f"zonecard-cost-{said.word}-{said.token}")
    return message(f"zonecard-cost-{said.word}", {"n": said.number})
