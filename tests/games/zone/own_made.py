"""Missions made at random in the words that the editor offers, as somebody might who presses
everything."""

from __future__ import annotations

import json
import random
from typing import Any

from cantina.games.zone.own import vocabulary
from tests.games.zone.scene import BOX

WORDS = vocabulary(BOX)
AREAS = ("1.A", "1.E", "2.A", "2.F")
CARDS = ("OWN-01", "OWN-02", "OWN-03")
FLAGS = ("one", "two")
THINGS = ("key", "friend", "spot")
ENEMIES = ("bandit_rifle", "snork")
LIST = "_list"


def toml(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {toml(one)}" for key, one in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([toml(one) for one in value]) + "]"
    return json.dumps(value)


class Maker:
    """`card`: of the environment, not an event. `at_once`: it may happen again and again."""

    def __init__(self, dice: random.Random, card: bool = False, at_once: bool = False) -> None:
        self.dice, self.card, self.at_once = dice, card, at_once
        self.around = ""  # "", stalkers or enemies

    def program(self, most: int = 3, deep: int = 0) -> list[dict[str, Any]]:
        return [self.op(deep) for _ in range(self.dice.randint(1, most))]

    def op(self, deep: int) -> dict[str, Any]:
        return self.said(self.dice.choice(self.verbs(deep)), deep)

    def verbs(self, deep: int) -> list[str]:
        """What may be done here."""
        found = [verb for verb in WORDS["VERBS"] if not self.at_once or verb in WORDS["AT_ONCE"]]
        out = ["resolve_event"] if self.card else WORDS["OF_A_CARD"]
        found = [verb for verb in found if verb not in out]
        if self.around:
            wrong = WORDS["FOR_STALKERS" if self.around == "enemies" else "FOR_ENEMIES"]
            found = [v for v in found if v not in wrong and v != "who" and not self.needs(v)]
        else:
            found = [v for v in found if v not in WORDS["FOR_ENEMIES"] or self.names(v)]
        if deep > 1:
            found = [v for v in found if not any(f["kind"] == "branch" for f in fields(v))]
        return found

    def names(self, verb: str) -> bool:
        return any(field["kind"] == "who" for field in fields(verb))

    def needs(self, verb: str) -> bool:
        return any(f["kind"] == "who" and not f.get("optional") for f in fields(verb))

    def said(self, verb: str, deep: int) -> dict[str, Any]:
        op: dict[str, Any] = {}
        enemies = verb in WORDS["FOR_ENEMIES"]
        for field in fields(verb):
            left_out = field.get("optional") and self.dice.random() < 0.5
            if field["kind"] == "who":
                if self.around or (left_out and not enemies):
                    continue
                op[field["name"]] = self.whom(verb)
            elif not left_out and field["kind"] != "branch":
                op[field["name"]] = self.value(verb, field)
        around = self.around
        if verb == "who":
            self.around = "enemies" if word_of(op["who"]) in WORDS["ENEMIES"] else "stalkers"
        for field in fields(verb):
            if field["kind"] == "branch" and (not field.get("optional") or "held_by" in op):
                op[field["name"]] = self.program(2, deep + 1)
        self.around = around
        return self.mended(verb, op)

    def mended(self, verb: str, op: dict[str, Any]) -> dict[str, Any]:
        """Of fields that go together."""
        if verb == "move":
            op.pop("toward", None)
            op["to"] = self.where("to")
        if verb == "resolve_unknown":
            op.pop("of", None)
            if op[verb] == "nearest":
                op["of"] = "lead"
        if verb == "place_thing":
            if "held_by" not in op:
                op.setdefault("at", self.where("at"))
            else:
                op.pop("at", None)
                op.setdefault("if_none", [{"open_exits": True}])
        return op

    def whom(self, verb: str) -> Any:
        words = [word for word in WORDS["WHOM"] if word != "killer" or verb == "gain_thing"]
        if verb in WORDS["FOR_ENEMIES"] or verb in ("place_thing",):
            words = [word for word in words if word in WORDS["ENEMIES"]]
        if verb in WORDS["FOR_STALKERS"]:
            words = [word for word in words if word not in WORDS["ENEMIES"]]
        word = "card" if verb == "place_thing" else self.dice.choice(words)
        if word == "groups":
            return self.dice.sample(WORDS["GROUPS"], 2)
        given = {
            field["name"]: self.value(verb, field)
            for field in WORDS["WHOM"][word]
            if not field.get("optional") or self.dice.random() < 0.5
        }
        return given or word

    def where(self, field: str) -> Any:
        known = [w for w in WORDS["WHERE"][field] if self.card or w not in WORDS["OF_A_CARD"]]
        word = self.dice.choice(known)
        if word == "set":
            return {"with": "high_threat_token"}
        return self.dice.choice(AREAS) if word == "area" else word

    def value(self, verb: str, field: dict[str, Any]) -> Any:
        kind, dice = field["kind"], self.dice
        if kind.endswith(LIST) and kind != "condition_list":
            one = {**field, "kind": kind.removesuffix(LIST)}
            return list(dict.fromkeys([self.value(verb, one) for _ in range(2)]))
        if kind == "amount":
            odd = ["M"] if verb in WORDS["OF_MOVERS"] else ["P", "P+1", "5-P"]
            return dice.choice([1, 2, *odd, *([-1] if verb in WORDS["SIGNED"] else [])])
        if kind == "where":
            return self.where("where" if field["name"] == verb else field["name"])
        if kind in WORDS["HARM"]:
            return {one["name"]: self.value(verb, one) for one in WORDS["HARM"][kind]}
        if kind == "condition_list":
            word = dice.choice(list(WORDS["CONDITIONS"]))
            return {word: self.condition(word)}
        simple: dict[str, Any] = {
            "word": field.get("words"),
            "bool": [True],
            "int": [1, 2],
            "count": [1, 2, "P", "P+1"],
            "enemy_id": ENEMIES,
            "area_id": AREAS,
            "border_id": ["1.A|1.B"],
            "item_or_tag": WORDS["ITEMS"],
            "thing_id": THINGS,
            "flag": FLAGS,
            "card_id": CARDS[1:],
            "event_id": ["IV"],
            "achievement": list(BOX.campaign.achievements),
        }
        return dice.choice(list(simple[kind]))

    def condition(self, word: str) -> Any:
        said = {f["name"]: self.value("if", f) for f in WORDS["CONDITIONS"][word]}
        return said.get(word, said)


def fields(verb: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = WORDS["VERBS"][verb]
    return found


def word_of(who: Any) -> str:
    if isinstance(who, list):
        return "groups"
    return who if isinstance(who, str) else next(iter(who))


def made(dice: random.Random, events: list[Any], cards: list[Any], enters: list[Any]) -> str:
    """A mission of two tiles whose cards do this."""
    row = 'provenance = "reconstructed"\n'
    text = f"""[[mission]]
id = "OWN"
name = {{ en = "Made" }}
prologue = {{ en = "-" }}
layout = ["1 2"]
start = ["1.G", "1.H"]
exit = ["1.D"]
stage = "{dice.choice(WORDS["STAGES"])}"
unknown_at = ["2.F"]
death_event = "IV"
win = [[{{ all_out = true }}]]
win_event = "V"
{row}
[[objective]]
id = "OWN-goal"
name = {{ en = "Out" }}
done = [{{ all_out = true }}]
{row}
[[anomaly]]
id = "OWN-anomaly"
card_type = "fire"
overlay_type = "fire"
centre = "1.E"
artifacts = 1
{row}
[loot]
stacks = {{ "2.D" = 2 }}
total = 2
{row}
[unknown]
one = ["X"]
two = ["X"]
three = ["X"]
four = ["X"]
{row}
"""
    for enemy, at in zip(ENEMIES, ("2.A", "2.E"), strict=True):
        text += f'[[enemy]]\nid = "OWN-{enemy}"\ncard = "{enemy}"\ngroup = "horde"\nteam = 1\n'
        text += f'supply = 2\nplaced = [{{ at = "{at}", face = "S" }}]\n{row}'
    for thing, kind in zip(THINGS, WORDS["THING_KINDS"], strict=True):
        text += f'[[thing]]\nid = "{thing}"\nkind = "{kind}"\nname = {{ en = "T" }}\n'
        text += f'at = "2.{"ABC"[THINGS.index(thing)]}"\n{row}'
    for flag in FLAGS:
        text += f'[[flag]]\nid = "{flag}"\nname = {{ en = "it is so" }}\n{row}'
    text += f'[[act]]\nid = "look"\nname = {{ en = "Look" }}\n{row}'
    notes = [{"set": "one"}, {"count": "two"}, {"open_border": "1.A|1.B"}]
    kinds = ('kind = "note"', 'kind = "overlay"\nat = ["1.B"]', 'kind = "deck"')
    for id, kind, does, enter in zip(CARDS, kinds, cards, enters, strict=True):
        text += f'[[env]]\nid = "{id}"\n{kind}\nname = {{ en = "Card" }}\n{row}'
        act = {"id": "look", "cost": "standard", "at": ["1.G"], "do": does}
        trigger = {"trigger": "enter", "at": ["1.H"], "do": enter}
        text += (
            f"[[env.a]]\ndo = {toml(does)}\nacts = {toml([act])}\ntriggers = {toml([trigger])}\n"
        )
        text += f"[[env.b]]\ndo = {toml(does)}\n"
    for numeral, does in zip(("I", "II", "III"), events, strict=True):
        text += f'[[event]]\nid = "OWN-{numeral}"\nnumeral = "{numeral}"\n'
        text += f'name = {{ en = "E" }}\nimmediate = {toml(does[0])}\nend = {toml(does[1])}\n{row}'
        if numeral == "III":
            text = text.replace("immediate = [", f"immediate = [{toml(notes)[1:-1]}, ", 1)
    for numeral, outcome in (("IV", "fail"), ("V", "win")):
        text += f'[[event]]\nid = "OWN-{numeral}"\nnumeral = "{numeral}"\n'
        text += f'name = {{ en = "E" }}\noutcome = "{outcome}"\n{row}'
        text += f'[[epilogue]]\nid = "OWN-{outcome}"\noutcome = "{outcome}"\n'
        text += f'story = {{ en = "-" }}\n{row}'
    return text


def made_at_random(seed: int) -> str:
    dice = random.Random(seed)
    events = [(Maker(dice).program(), Maker(dice).program()) for _ in range(3)]
    cards = [Maker(dice, card=True).program() for _ in CARDS]
    enters = [Maker(dice, card=True, at_once=True).program() for _ in CARDS]
    return made(dice, events, cards, enters)
