"""What a mission that somebody wrote may not be, beyond what its single fields say: it must have an
end, and its cards may not trigger each other endlessly.
"""

from __future__ import annotations

import re
from typing import Any, Final

from cantina.games.zone.box.effect import NONE
from cantina.games.zone.box.mission import OWN_ID, AnomalySite, Mission
from cantina.games.zone.load.effects import words_after
from cantina.games.zone.load.own_words import (
    AT_ONCE,
    OF_A_CARD,
    OF_ENEMIES,
    STALKERS,
    TRIGGERS,
)
from cantina.games.zone.load.verbs import VERBS
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.terms.ids import Area
from cantina.games.zone.terms.kinds import ANOMALY_TYPES
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content, Row
from cantina.parts.problems import coded

ROWS: Final = (
    "mission",
    "objective",
    "thing",
    "flag",
    "aim",
    "enemy",
    "anomaly",
    "env",
    "act",
    "event",
    "epilogue",
)
SECTIONS: Final = ("loot", "unknown")
CALLED_FREELY: Final = ("thing", "flag", "act")
"""Tables whose ids are words of their own; all others are of this mission alone."""
MOST_OF_A_KIND: Final = 40
MOST_EVENTS: Final = 20
MOST_OVERLAYS_PLACED: Final = 8

ENV_ID: Final = re.compile(rf"{OWN_ID}-\d\d")
WORD: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


def check_rows(content: Content, file: str) -> None:
    """That there are rows where rows belong, and that their ids are nobody else's."""
    whole = content.files[file]
    for table, rows in whole.items():
        if table in SECTIONS and isinstance(rows, dict):
            continue
        if table not in ROWS or not isinstance(rows, list):
            raise BadContent(file, "", f"{table!r} is not known here")
        if len(rows) > MOST_OF_A_KIND:
            raise BadContent(file, "", f"there are at most {MOST_OF_A_KIND} rows [[{table}]]")
        for row in content.rows(file, table):
            _check_id(row, table)
    if len(content.rows(file, "mission")) != 1:
        raise BadContent(file, "", "a file holds one mission")
    for card in content.rows(file, "env") if "env" in whole else []:
        card.texts("closes")


def check_forces(content: Content, file: str) -> None:
    """ST-9.7: at least one enemy and one anomaly; and events."""
    for table, code in (("enemy", "no_enemy"), ("anomaly", "no_anomaly"), ("event", "no_event")):
        if not content.files[file].get(table):
            raise coded(BadContent(file, "", f"there are no rows [[{table}]]"), code)


def _check_id(row: Row, table: str) -> None:
    id = row.text("id")
    if table == "mission":
        good = id == OWN_ID
    elif table == "env":
        good = ENV_ID.fullmatch(id) is not None
    elif table in CALLED_FREELY:
        good = WORD.fullmatch(id) is not None
    else:
        good = id.startswith(f"{OWN_ID}-")
    if not good:
        raise row.bad(f"{id!r} is no id for a row [[{table}]] of one's own mission")


def check_own(content: Content, file: str, mission: Mission, pack: ZonePack) -> None:
    """Raises BadContent."""
    row = content.rows(file, "mission")[0]
    if row.has("rounds"):
        raise row.bad("'rounds' is for scenarios of Zone Survival: here events are the clock")
    for table in CALLED_FREELY:
        for each in content.rows(file, table) if table in content.files[file] else []:
            if each.label in pack.things or each.label in pack.enemy_number:
                raise each.bad("a card of the box has this id")
    _check_places(row, mission, pack)
    _check_anomalies(row, mission, pack)
    _check_ends(row, mission)
    for aim, one in zip(_rows(content, file, "aim"), mission.aims, strict=True):
        if not one.out and not one.areas:
            raise aim.bad("an aim says where, or that it is the way out")
    for card in _rows(content, file, "env"):
        _check_card(card)
    for event in content.rows(file, "event"):
        _check_event(event, mission)
    for epilogue in _rows(content, file, "epilogue"):
        if epilogue.has("do"):
            raise epilogue.bad("nothing is won outside a campaign")
    cards = content.files[file].get("env", [])
    if words_after(cards, "resolve_event"):
        raise row.bad("'resolve_event' is not for cards of the environment")
    both = [cards, content.files[file]["event"]]
    if OF_ENEMIES in words_after(both, "face") + words_after(both, "team"):
        raise row.bad(f"{OF_ENEMIES!r} is as the enemy that does it, and cards are none")
    _check_overlays(row, cards)


def _rows(content: Content, file: str, table: str) -> list[Row]:
    return content.rows(file, table) if table in content.files[file] else []


def _check_places(row: Row, mission: Mission, pack: ZonePack) -> None:
    """ST-3.3, ST-9.2: four stalkers fit on the start areas, and enemies where they stand. ST-22.9:
    there are as many standees."""
    areas = mission.ground.areas
    standing: dict[Area, int] = {}
    supply: dict[int, int] = {}
    for force in mission.forces:
        card = pack.enemies[force.card]
        supply[card.pool] = supply.get(card.pool, 0) + force.supply
        most = pack.enemies[card.pool].standees
        if supply[card.pool] > most:
            used = supply[card.pool]
            problem = row.bad(f"{used} standees of {card.id}, and the box has {most}")
            raise coded(problem, "supply", id=card.id, used=used, most=most)
        for placed in force.placed:
            standing[placed.area] = standing.get(placed.area, 0) + 1
    for area, count in standing.items():
        if count > areas[area].capacity:
            problem = row.bad(f"{count} enemies on {areas[area].id}: there is not that much room")
            raise coded(problem, "crowded", area=areas[area].id, most=areas[area].capacity)
    room = [areas[area].capacity - standing.get(area, 0) for area in set(mission.starts)]
    if sum(room) < STALKERS:
        problem = row.bad(f"{sum(room)} stalkers fit on the start areas, and four may come")
        raise coded(problem, "start", room=sum(room))
    if not mission.exits:
        raise coded(row.bad("there is no exit"), "exit")
    loot = sum([count for _, count in mission.loot])
    if loot > len(pack.loot_tokens):
        raise coded(row.bad(f"{loot} loot tokens are too many"), "loot", most=len(pack.loot_tokens))


def _check_anomalies(row: Row, mission: Mission, pack: ZonePack) -> None:
    sites: list[AnomalySite] = []
    for site in mission.sites:
        sites += [site, *site.moves_to]
        fitting = [card for card in pack.anomalies if card.type == site.card_type]
        if site.card == NONE and all([card.mission_box for card in fitting]):
            raise row.bad("no such anomaly can be drawn")
    for number, kind in enumerate(ANOMALY_TYPES):
        used = len([site for site in sites if site.overlay_type == number])
        most = len([overlay for overlay in pack.overlays if overlay.type == number])
        if used > most:
            problem = row.bad(f"{used} overlays of {kind}, and the box has {most}")
            raise coded(problem, "overlays", id=kind, used=used, most=most)


def _check_ends(row: Row, mission: Mission) -> None:
    """ST-33.1 to ST-33.3: it can be won, not by standing still, and it is lost in time."""
    if not mission.win or not all(mission.win):
        raise coded(row.bad("nothing wins this mission"), "no_goal")
    for way in mission.win:
        words = [each.word for each in way]
        if words == ["all_out"] and set(mission.starts) & set(mission.exits):
            raise coded(row.bad("stalkers begin on an exit and have won at once"), "goal_at_start")
        if "mission_won" in words:
            raise row.bad("a mission is won by something else than having been won")
    events = list(dict.fromkeys([card.numeral for card in mission.events]))
    if len(mission.events) > MOST_EVENTS or "" in events:
        raise row.bad(f"there are at most {MOST_EVENTS} events, each with a number")
    outcomes = [card.outcome for card in mission.events]
    ends = [outcome for outcome in outcomes if outcome]
    if outcomes[0] or ends[:1] != ["fail"]:
        problem = row.bad("events come first, then the one that loses, then the one that wins")
        raise coded(problem, "no_event")


def _check_card(card: Row) -> None:
    sides = [(letter, side) for letter in ("a", "b") for side in _tables(card, letter)]
    for letter, side in sides:
        for act in side.get("acts", []):
            ends = _first_words(act.get("do"))
            turned = letter == "a" and card.has("b") and "flip" in ends
            if act.get("cost") == "free" and not turned and "discard_card" not in ends:
                problem = card.bad("a free action turns its card over or discards it")
                raise coded(problem, "free_action", id=card.label)
        for trigger in side.get("triggers", []):
            when = trigger.get("trigger")
            if when not in TRIGGERS:
                raise card.bad(f"{when!r} sets off no card of a mission")
            often = [verb for verb in verbs_in(trigger.get("do")) if verb not in AT_ONCE]
            if when != "end_of_round" and often:
                problem = card.bad(f"{often[0]!r} could set it off again: turn the card over first")
                raise coded(problem, "set_off", id=card.label, verb=often[0])


def _check_event(event: Row, mission: Mission) -> None:
    for field in ("immediate", "end"):
        program = event.value(field) if event.has(field) else []
        alien = [word for word in _words_in(program) if word in OF_A_CARD]
        if alien:
            raise event.bad(f"{alien[0]!r} is about a card of the environment")
    ends = [card.numeral for card in mission.events if card.outcome]
    for field in ("immediate", "end"):
        program = event.value(field) if event.has(field) else []
        for numeral in words_after(program, "resolve_event"):
            if numeral not in ends:
                raise event.bad(f"event {numeral} does not end the mission, so nothing leads to it")


def _check_overlays(row: Row, cards: list[dict[str, Any]]) -> None:
    """A card that is placed anew is turned anew: nobody may place what places them."""
    placing = {str(card["id"]): words_after(card, "place_overlay") for card in cards}
    if sum([len(placed) for placed in placing.values()]) > MOST_OVERLAYS_PLACED:
        problem = row.bad(f"cards place at most {MOST_OVERLAYS_PLACED} others")
        raise coded(problem, "placed", most=MOST_OVERLAYS_PLACED)
    for id, placed in placing.items():
        reached = list(placed)
        for other in reached:
            reached += [more for more in placing[other] if more not in reached]
        if id in reached:
            raise coded(row.bad(f"{id} places a card that places it again"), "placed_again", id=id)


def _tables(card: Row, field: str) -> list[dict[str, Any]]:
    return list(card.value(field)) if card.has(field) else []


def _first_words(program: Any) -> list[str]:
    return [word for op in program or [] for word in op]


def verbs_in(value: Any) -> list[str]:
    """Every verb of a list of what is done, once each; conditions are no lists."""
    found: list[str] = []
    for entry in value if isinstance(value, list) else []:
        for key, inside in entry.items() if isinstance(entry, dict) else ():
            found += [key] if key in VERBS else []
            found += verbs_in(inside)
    return list(dict.fromkeys(found))


def _words_in(value: Any) -> list[str]:
    """Fields and texts at any depth, once each."""
    found: list[str] = [value] if isinstance(value, str) else []
    if isinstance(value, dict):
        for key, inside in value.items():
            found += [key, *_words_in(inside)]
    elif isinstance(value, list):
        for entry in value:
            found += _words_in(entry)
    return list(dict.fromkeys(found))
