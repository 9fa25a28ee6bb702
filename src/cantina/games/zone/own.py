"""What the pages draw and say of a mission that somebody is making."""

from __future__ import annotations

from typing import Any, Final

from cantina.games.zone.box.mission import ENV_KINDS, OWN_ID, THING_KINDS
from cantina.games.zone.codec import encode_ground_view
from cantina.games.zone.load import own_words as words
from cantina.games.zone.load.check_own import MOST_EVENTS, MOST_OF_A_KIND
from cantina.games.zone.load.effects import OF_MISSION
from cantina.games.zone.load.fields import Field
from cantina.games.zone.load.ground import TILE_SIDE
from cantina.games.zone.load.mission import COUNTS, MOST_LOOT
from cantina.games.zone.load.own import (
    MOST_COLUMNS,
    MOST_ROWS,
    OWN,
    own_file,
    own_ground,
    own_pack,
    own_steps,
)
from cantina.games.zone.load.own_doubts import doubts
from cantina.games.zone.load.own_steps import Steps
from cantina.games.zone.load.verbs import VERBS
from cantina.games.zone.map.tiles import BORDERS
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.seen.building import ground_view
from cantina.games.zone.terms.kinds import ANOMALY_TYPES, SIDES
from cantina.games.zone.terms.numbers import GROUPS
from cantina.games.zone.terms.words import CONDITIONS
from cantina.games.zone.wording.cards import Texts, mission_texts
from cantina.games.zone.wording.environment import act_said, trigger_said
from cantina.games.zone.wording.programs import Wording
from cantina.kernel.errors import BadContent
from cantina.parts.saying import Saying

SHOWN: Final = 40
"""At most this many problems are listed; the rest show up once these are fixed."""
UNOFFERED: Final = ("cost_list", "int_table")
"""Kinds of fields that are written as text alone."""
MEANINGLESS: Final = (words.OF_ENEMIES, words.OF_COMPANIONS)


def vocabulary(pack: ZonePack) -> dict[str, Any]:
    """The words of a mission, for its editor: `./cantina generate` writes them for the pages."""
    return {
        "VERBS": {verb: _verb(verb) for verb in words.VERBS},
        "WHOM": {word: _fields(words.SELECTED.get(word, ())) for word in words.WHOM},
        "ENEMIES": words.ENEMIES,
        "FOR_STALKERS": words.FOR_STALKERS,
        "FOR_ENEMIES": words.FOR_ENEMIES,
        "WHERE": words.WHERE,
        "HARM": {kind: _fields(fields) for kind, fields in words.HARM.items()},
        "CONDITIONS": {word: _condition(word) for word in words.CONDITIONS},
        "TRIGGERS": {word: _fields(fields) for word, fields in words.TRIGGERS.items()},
        "AT_ONCE": words.AT_ONCE,
        "OF_A_CARD": words.OF_A_CARD,
        "SIGNED": words.SIGNED,
        "OF_MOVERS": words.OF_MOVERS,
        "ITEMS": [*words.RANDOM, *[card.id for card in pack.items]],
        "CARD_KINDS": ENV_KINDS,
        "THING_KINDS": THING_KINDS,
        "COUNTS": COUNTS,
        "FACES": SIDES,
        "GROUPS": GROUPS,
        "ANOMALY_TYPES": [ANOMALY_TYPES[kind] for kind in _drawn(pack)],
        "STAGES": list(pack.kits),
        "MOST": words.MOST,
        "MOST_LOOT": MOST_LOOT,
        "MOST_CARDS": MOST_OF_A_KIND,
        "MOST_EVENTS": MOST_EVENTS,
        "MOST_ROWS": MOST_ROWS,
        "MOST_COLUMNS": MOST_COLUMNS,
        "TILE_SIDE": TILE_SIDE,
        "BORDERS": BORDERS,
        "OWN": OWN_ID,
    }


def _verb(verb: str) -> list[dict[str, Any]]:
    """Its fields; the first goes by the name of the verb."""
    own, *others = _fields(VERBS[verb].fields)
    return [{**own, "name": verb}, *others]


def _fields(fields: tuple[Field, ...]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for field in fields:
        said: dict[str, Any] = {"name": field.name, "kind": field.kind}
        if field.words:
            said["words"] = [word for word in field.words if word not in MEANINGLESS]
        if field.optional:
            said["optional"] = True
        if field.kind not in UNOFFERED and said.get("words") != []:
            found.append(said)
    return found


def _condition(word: str) -> list[dict[str, Any]]:
    """What is said with a condition; a field of its own name stands for all of it."""
    kind = CONDITIONS[word]
    if kind == "counter":
        return [{"name": "id", "kind": "flag"}, {"name": "at_least", "kind": "int"}]
    if kind == "card on areas":
        return [{"name": "card", "kind": "enemy_id"}, {"name": "areas", "kind": "area_id_list"}]
    if kind in ("flag", "number"):
        return [{"name": word, "kind": "bool" if kind == "flag" else "int"}]
    many = "_list" if kind == "areas" else ""
    return [{"name": word, "kind": f"{OF_MISSION[word]}{many}"}]


def _drawn(pack: ZonePack) -> list[int]:
    """Types of anomalies of which a card can be drawn at random and an overlay laid."""
    laid = [overlay.type for overlay in pack.overlays]
    drawn = [card.type for card in pack.anomalies if not card.mission_box and card.type in laid]
    return sorted(dict.fromkeys(drawn))


def own_shown(pack: ZonePack, text: str) -> tuple[dict[str, Any], Texts]:
    """Its tables, as soon as they can be read; its map, as soon as there is one, with what each
    step of a card says and what is wrong with it; what its cards say, once it can be played."""
    drawn: dict[str, Any] = {}
    try:
        drawn["tables"] = own_file(text).files[OWN]
        mission = own_ground(pack, text)
        drawn["ground"] = encode_ground_view(ground_view(mission, mission.ground))
        drawn["said"], drawn["problems"] = _steps(*own_steps(pack, text))
        held = own_pack(pack, text)
    except BadContent:
        return drawn, {}
    found = doubts(held, len(pack.programs))
    drawn["doubts"] = [{"code": code, "args": about} for code, about in found]
    return drawn, mission_texts(held, len(pack.programs))


def _steps(steps: Steps, pack: ZonePack) -> tuple[dict[str, Saying], list[dict[str, Any]]]:
    """By where it stands: the sentence that a step reads as; and problems with their places."""
    say = Wording(pack)
    ids = [area.id for area in steps.mission.ground.areas]
    said = {path: say.op(pack.programs[n].ops[0]) for path, n in steps.programs.items()}
    said |= {path: trigger_said(say, ids, one) for path, one in steps.triggers.items()}
    said |= {path: act_said(say, ids, one) for path, one in steps.acts.items()}
    problems = [
        {"path": path, "reason": one.reason, "row": one.row, "code": one.code, "args": one.about}
        for path, one in steps.problems.items()
    ]
    return said, problems[:SHOWN]
