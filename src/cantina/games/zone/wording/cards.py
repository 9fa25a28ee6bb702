"""The text of every card, made from what it does (parts/saying.py): by file, row and part.

A part is a piece of the card that is read by itself, such as the end of round of an event; the
part "" is the whole of a card that has no pieces. Headings of parts are messages zonecard-part-….
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from cantina.games.zone.box.cards import AnomalyCard, EnemyCard, WoundHalf
from cantina.games.zone.box.effect import INFINITE, NONE
from cantina.games.zone.box.gear import Ability, Attack, Item
from cantina.games.zone.box.mission import ESCORT, EventCard, Mission, Party, Score
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.terms.ids import NO_PROGRAM, NOWHERE, EffectNo
from cantina.games.zone.terms.kinds import ATTACK_KINDS, LEVELS, PARTS, THREATS
from cantina.games.zone.terms.numbers import GROUPS
from cantina.games.zone.terms.words import SYMBOLS
from cantina.games.zone.wording.campaign import contact_texts, place_texts
from cantina.games.zone.wording.environment import env_texts, territory_texts
from cantina.games.zone.wording.numbered import choice_texts, effect_texts, owner_texts
from cantina.games.zone.wording.programs import Wording
from cantina.games.zone.wording.selectors import condition, conditions
from cantina.parts.saying import AND, OR, THEN, Saying, message, named, several

Parts: TypeAlias = dict[str, list[Saying]]
Texts: TypeAlias = dict[str, dict[str, Parts]]

WHOLE: Final = ""


def card_texts(pack: ZonePack) -> Texts:
    """What every row of the content says. `effect`, `owner` and `choice` go by number."""
    say = Wording(pack)
    texts: Texts = {
        "stalkers": {card.id: _abilities(say, card.abilities) for card in pack.stalkers},
        "weapons": {card.id: _weapon(say, card.traits, card.attacks) for card in pack.weapons},
        "items": {card.id: {WHOLE: _item(say, card)} for card in pack.items},
        "suits": {card.id: _effects(say, card.effects) for card in pack.suits},
        "mods": {card.id: _effects(say, card.effects) for card in pack.mods},
        "artifacts": {card.id: _effects(say, card.effects) for card in pack.artifacts},
        "enemies": {card.id: _enemy(say, card) for card in pack.enemies},
        "activation_low": {},
        "activation_high": {},
        "wounds": {
            card.id: {"light": _half(card.light), "heavy": _half(card.heavy)}
            for card in pack.wounds
        },
        "control": {},
        "anomalies": {card.id: _anomaly(say, card) for card in pack.anomalies},
        "events": {pack.events[n].id: _event(say, pack.events[n]) for n in pack.random_events},
        "loot": {token.id: {WHOLE: say.lines(token.program)} for token in pack.loot},
        "unknown": {},
        "campaign": place_texts(say),
        "contacts": contact_texts(say),
    }
    _say_activation(say, texts)
    for card in pack.control:
        texts["control"][card.id] = {
            "resist": [
                message("zonecard-resist", {"n": card.resist, "less": card.resist_with_focus})
            ],
            "obey": [_titled(card.option.names, say.program(card.obey))],
        }
    for kind in pack.unknown:
        group = (
            f"zonecard-unknown-{GROUPS[kind.group]}" if kind.group != NONE else "zonecard-unknown-x"
        )
        texts["unknown"][kind.id] = {WHOLE: [message(group, {"n": kind.count})]}
    for mission in pack.missions:
        texts[f"mission_{mission.id.lower()}"] = _mission(say, mission)
    texts["uncharted"] = territory_texts(say, pack.territories)
    for numbered, sayings in (
        ("effect", effect_texts(say)),
        ("owner", owner_texts(say)),
        ("choice", choice_texts(say)),
    ):
        texts[numbered] = {number: {WHOLE: [saying]} for number, saying in sayings.items()}
    return texts


def mission_texts(pack: ZonePack, first: int) -> Texts:
    """What the last mission says, whose programs have the numbers from `first` on."""
    say = Wording(pack)
    choices = choice_texts(say, first).items()
    return {
        "own": _mission(say, pack.missions[-1]),
        "choice": {number: {WHOLE: [saying]} for number, saying in choices},
    }


def _titled(names: dict[str, str], what: Saying) -> Saying:
    return message("zonecard-titled", {"name": named(names), "what": what})


def _abilities(say: Wording, abilities: tuple[Ability, ...]) -> Parts:
    return {WHOLE: [_ability(say, ability) for ability in abilities]}


def _ability(say: Wording, ability: Ability) -> Saying:
    effects = [say.effect(say.pack.effects[number]) for number in ability.effects]
    return _titled(ability.names, several(THEN, effects))


def _effects(say: Wording, effects: tuple[EffectNo, ...]) -> Parts:
    return {WHOLE: [say.effect(say.pack.effects[number]) for number in effects]}


def _item(say: Wording, item: Item) -> list[Saying]:
    """An item is used; what that costs stands where other cards say when."""
    found: list[Saying] = []
    for number in item.effects:
        said = say.effect(say.pack.effects[number])
        said["args"]["when"] = message(
            "zonecard-use-free" if item.free else "zonecard-use-standard"
        )
        found.append(said)
    if item.while_stunned:
        found.append(message("zonecard-while-stunned"))
    return found


def _weapon(say: Wording, traits: tuple[Ability, ...], attacks: tuple[Attack, ...]) -> Parts:
    return {
        "attacks": [_attack(attack) for attack in attacks],
        "traits": [_ability(say, trait) for trait in traits],
    }


def _attack(attack: Attack) -> Saying:
    facts = [message("zonecard-use-free" if attack.free else "zonecard-use-standard")]
    if attack.ammo == NONE:
        facts.append(message("zonecard-shot-x", {"n": attack.dice_per_round}))
    else:
        facts.append(message("zonecard-shot", {"ammo": attack.ammo, "n": attack.dice}))
    if attack.successes:
        facts.append(message("zonecard-shot-successes", {"n": attack.successes}))
    for flag, id in (
        (attack.chooses_part, "zonecard-shot-part"),
        (attack.splits, "zonecard-shot-splits"),
        (attack.once_per_turn, "zonecard-limit-once_per_turn"),
        (attack.needs_focus, "zonecard-shot-focus"),
        (attack.needs_stillness, "zonecard-shot-still"),
    ):
        if flag:
            facts.append(message(id))
    facts.append(message(f"zonecard-shot-threat-{THREATS[attack.threat]}"))
    return _titled(attack.names, several(AND, facts))


def _enemy(say: Wording, card: EnemyCard) -> Parts:
    parts: Parts = {"attack": _enemy_attack(say, card), "hits": []}
    for line in card.hits:
        args: dict[str, Any] = {"n": line.successes, "what": _results(line.results)}
        parts["hits"].append(message(f"zonecard-hit-{PARTS[line.part]}", args))
    if card.ability is not None:
        parts["ability"] = [_ability(say, card.ability)]
    if card.special is not None:
        what = say.program(card.special.program)
        parts["special"] = [_titled(card.special.names, what)]
    return parts


def _enemy_attack(say: Wording, card: EnemyCard) -> list[Saying]:
    attack = card.attack
    facts = [message(f"zonecard-attack-{ATTACK_KINDS[attack.kind]}")]
    if attack.wounds != NONE:
        facts.append(message("zonecard-attack-wounds", {"n": attack.wounds}))
    reach = "-unlimited" if attack.reach == INFINITE else ""
    facts.append(message(f"zonecard-attack-range{reach}", {"n": attack.reach}))
    for change, id in (
        (attack.per_area_between, "zonecard-attack-per-area"),
        (attack.per_other_of_same_card, "zonecard-attack-per-other"),
    ):
        if change:
            facts.append(message(id, {"n": abs(change)}))
    if attack.bonus_if:
        args: dict[str, Any] = {"n": attack.bonus, "if": message(f"zonecard-if-{attack.bonus_if}")}
        facts.append(message("zonecard-attack-bonus", args))
    for flag, id in (
        (attack.hits_all, "zonecard-attack-hits-all"),
        (attack.ignores_cover, "zonecard-attack-ignores-cover"),
        (attack.leaps, "zonecard-attack-leaps"),
    ):
        if flag:
            facts.append(message(id))
    if attack.ignores:
        ignored = several(AND, [message(f"zonecard-ignored-{word}") for word in attack.ignores])
        facts.append(message("zonecard-attack-ignores", {"what": ignored}))
    lines = [_titled(attack.names, several(AND, facts))]
    for symbol, (wounds, program) in zip(SYMBOLS, attack.before, strict=False):
        said = _wounds(wounds)
        if program != NO_PROGRAM:
            said = message("zonecard-attack-instead", {"what": say.program(program)})
        case = {"case": message(f"zonecard-symbol-{symbol}"), "what": said}
        lines.append(message("zonecard-attack-before", {"case": message("zonecard-case", case)}))
    if attack.on_hurt != NO_PROGRAM:
        lines.append(message("zonecard-attack-hurt", {"what": say.program(attack.on_hurt)}))
    if attack.after_defence != NO_PROGRAM:
        lines.append(
            message("zonecard-attack-defended", {"what": say.program(attack.after_defence)})
        )
    return lines


def _wounds(count: int) -> Saying:
    return message("zonecard-attack-wounds", {"n": count})


def _results(words: tuple[str, ...]) -> Saying:
    return several(AND, [message(f"zonecard-result-{word}") for word in words])


def _half(half: WoundHalf) -> list[Saying]:
    otherwise = _results(half.otherwise)
    if not half.if_has:
        return [otherwise]
    args: dict[str, Any] = {"then": _results(half.then), "else": otherwise}
    return [message(f"zonecard-wound-if-{half.if_has}", args)]


def _say_activation(say: Wording, texts: Texts) -> None:
    for card in say.pack.activation_low:
        if card.no_threat == card.low_threat:
            texts["activation_low"][card.id] = {"always": say.lines(card.no_threat)}
        else:
            texts["activation_low"][card.id] = {
                "no_threat": say.lines(card.no_threat),
                "low_threat": say.lines(card.low_threat),
            }
    for card in say.pack.activation_high:
        texts["activation_high"][card.id] = {
            "steps": say.lines(card.steps),
            "zone_only": say.lines(card.zone_only),
        }


def _anomaly(say: Wording, card: AnomalyCard) -> Parts:
    if card.pair:
        return {WHOLE: [message("zonecard-anomaly-pair")]}
    rules = [message("zonecard-anomaly-all" if card.everywhere else "zonecard-anomaly-triggered")]
    if card.mobile:
        rules.append(message("zonecard-anomaly-mobile"))
    if card.rolls_after_move:
        rules.append(message("zonecard-anomaly-rolls"))
    if not card.artifact:
        rules.append(message("zonecard-anomaly-no-artifact"))
    enemies = _results(card.enemies)
    if card.enemy_dice:
        enemies = message("zonecard-result-roll_hit", {"n": card.enemy_dice})
    return {WHOLE: rules, "stalkers": say.lines(card.stalkers), "enemies": [enemies]}


def _event(say: Wording, card: EventCard) -> Parts:
    parts: Parts = {}
    if card.unless:
        unless = conditions(say.names, card.unless)
        parts[WHOLE] = [message("zonecard-event-unless", {"if": unless})]
    if card.immediate != NO_PROGRAM:
        parts["immediate"] = say.lines(card.immediate)
    if card.end != NO_PROGRAM:
        parts["end"] = say.lines(card.end)
    if card.outcome:
        parts[WHOLE] = [message(f"zonecard-event-{card.outcome}")]
    return parts


def _mission(say: Wording, mission: Mission) -> dict[str, Parts]:
    texts = {card.id: _event(say, card) for card in mission.events}
    goals = [[condition(say.names, each) for each in way] for way in mission.win]
    texts[mission.id] = {"win": [several(OR, [several(AND, way) for way in goals])]}
    if mission.party is not None:
        texts[mission.id]["party"] = _party(say, mission.party)
    if mission.fail:
        lost = [conditions(say.names, way) for way in mission.fail]
        texts[mission.id]["fail"] = [several(OR, lost)]
    if mission.score:
        texts[mission.id]["score"] = [_score(row) for row in mission.score]
    there = [thing for thing in mission.things if thing.kind == ESCORT and thing.area != NOWHERE]
    if there:
        texts[mission.id]["escorts"] = [
            message("zonecard-escort", {"thing": named(thing.names)}) for thing in there
        ]
    for goal in mission.objectives:
        texts[goal.id] = {WHOLE: [conditions(say.names, goal.done)]}
    ids = [area.id for area in mission.ground.areas]
    for id in dict.fromkeys([card.id for card in mission.env]):
        texts[id] = env_texts(say, ids, [card for card in mission.env if card.id == id])
    for outcome, epilogue in (("win", mission.epilogue_win), ("fail", mission.epilogue_fail)):
        texts[f"{mission.id}-{outcome}"] = {WHOLE: say.lines(epilogue.program)}
    return texts


def _party(say: Wording, party: Party) -> list[Saying]:
    """ST-37.8."""
    suit = named(say.pack.suits[party.suit].names)
    levels = AND.join([LEVELS[level] for level in party.levels])
    args: dict[str, Any] = {"suit": suit, "coupons": party.coupons, "levels": levels}
    lines = [message("zonecard-party", args)]
    free = [card.names for card in say.pack.mods if card.id == party.extra]
    free += [card.names for card in say.pack.items if card.id == party.extra]
    if free:
        lines.append(message("zonecard-party-extra", {"card": named(free[0])}))
    return lines


def _score(row: Score) -> Saying:
    """ST-37.9."""
    args: dict[str, Any] = {"what": message(f"zonecard-tally-{row.of}"), "n": row.points}
    if row.beyond:
        return message("zonecard-score-beyond", {**args, "from": row.beyond})
    return message("zonecard-score", args)
