"""S.T.A.L.K.E.R.: nothing that the engine can say, ask or offer is without words, in no language,
whether or not random games come across it."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from cantina.cli.play.zone.cast import Cast
from cantina.cli.play.zone.choices import Choices
from cantina.cli.play.zone.names import Names
from cantina.cli.play.zone.sight import Sight
from cantina.cli.play.zone.story import Story, id_of
from cantina.games.zone import GAME, events
from cantina.games.zone.actions import mission as actions
from cantina.games.zone.box.mission import KEY, MARK
from cantina.games.zone.choose import targets as hunt
from cantina.games.zone.effects.mission import Count, SetFlag
from cantina.games.zone.events.enemies import UnknownRevealed
from cantina.games.zone.events.mission import MissionBegan
from cantina.games.zone.facts import mission_end as goals
from cantina.games.zone.frames.enemies import March, march
from cantina.games.zone.load.verbs import VERBS
from cantina.games.zone.movement import enemy_step as steps
from cantina.games.zone.movement.enemy_routes import STAY
from cantina.games.zone.seen.records import RollView
from cantina.games.zone.terms.figures import COMPANION
from cantina.games.zone.terms.ids import NO_FIGURE, Area, Gear
from cantina.games.zone.terms.kinds import HEAD
from cantina.games.zone.terms.numbers import AMMO, EAST, GROUPS, NONE, WEST
from cantina.games.zone.turns.round_end import MOBILE
from cantina.games.zone.view import ZoneView
from cantina.kernel.action import HIDDEN, Action, Ask, Pass
from cantina.kernel.event import Event
from cantina.kernel.flow import AskOne
from cantina.kernel.pack import LANGUAGES
from cantina.kernel.table import open_table, play
from cantina.locales import Words
from cantina.parts.generate import action_classes, fields, verb_of
from tests.games.zone.scene import E0, S0
from tests.seats import FIRST

PACK = GAME.load(None)
MISSION = PACK.missions[0]
KEYS = [thing.id for thing in MISSION.things if thing.kind == KEY]
OPS = [op for program in PACK.programs for op in program.ops]

NUMBERS: dict[str, Any] = {
    "stalker": 0,
    "enemy": E0,
    "target": E0,
    "attacker": 0,
    "figure": E0,
    "figures": [S0, E0],
    "killer": 0,
    "results": ["light", "stun"],
    "part": HEAD,
    "path": [0, 1],
    "areas": [0, 1],
    "dice": [0, 5, 6],
    "numbers": [0, 0],
    "tokens": [0, 1],
    "enemies": [0, 1],
    "anomalies": [0, 1],
    "achievement": "core_kept",
    "contact": PACK.campaign.contact_number["C09"],
    "cards": [0],
    # Compiled classes take nothing but bools for these, and their signatures do not name types.
    "heavy": True,
    "high": True,
    "resisted": True,
    "won": True,
}
"""What a field of an event may hold; numbers that are not here may be 1."""


def own_words(verb: str) -> list[str]:
    """All that a verb of cards can say of itself."""
    return list(VERBS[verb].own[0].words)


WORDS_OF: dict[str, list[Any]] = {
    "why": [hunt.ONLY, hunt.NEAREST, hunt.CORNERS, hunt.GROUP, hunt.LEAD],
    "end": [steps.GOAL, steps.STEPS, steps.FULL, steps.SIGHT, steps.BLOCKED],
    "EnemyAimed.why": [hunt.ONLY, hunt.NEAREST, hunt.CORNERS, hunt.LEAD],
    "ActivationDrawn.part": ["no_threat", "low_threat", "steps"],
    "PointBegun.verb": [
        "move",
        "step_forward",
        "attack",
        "special",
        "look_around",
        "resolve_unknown",
        "shift_seen_threat_to_owner",
        "named",
    ],
    "ActionTaken.verb": ["move", "careful", "prepare", "pick", "distract", "shake", "lead", "act"],
    "TokenGained.token": own_words("gain"),
    "TokenDiscarded.token": own_words("gain"),
    "TokenPlaced.token": ["trap", "poor_visibility"],
    "ThingGiven.thing": [*AMMO[:3], "bolt", *KEYS],
    "ThingTaken.thing": KEYS,
    "ThingGained.thing": KEYS,
    "ThingPlaced.name": [thing.id for thing in MISSION.things if thing.kind != KEY],
    "ThingRemoved.name": [thing.id for thing in MISSION.things if thing.kind == MARK],
    "ThingCarried.name": ["dalik"],
    "FlagCounted.flag": sorted({op.flag for op in OPS if isinstance(op, Count)}),
    "FlagSet.flag": sorted({op.flag for op in OPS if isinstance(op, SetFlag)}),
    "EffectNamed.name": own_words("named"),
    "MissionEnded.reason": [goals.RESCUED, goals.DIED, goals.TIME],
    "ThreatChanged.level": [0, 1, 2],
    "ZoneStepBegan.step": [1, 2, 3, 4, 5],
    "MagazinesChanged.kind": [0, 1, 2],
    "EnemyTurned.facing": [0, 1, 2, 3],
    "PartChosen.part": [0, 1],
    "StalkerFired.weapon": [NONE, PACK.deck[0][0]],
    "GearEquipped.host": [NONE, 0],
    "EnemyDied.killer": [NONE, 0],
    "EnemyHit.results": [[], ["heavy"]],
    "MasksSpent.target": [NONE, E0],
    "ItemUsed.target": [0, 1],
    "CompanionTaken.fee": [0, 600],
    "CompanionUsedItem.target": [COMPANION, 0],
    "CompanionLeft.cards": [[], [0]],
    "ThingCarried.bearer": [NONE, 0],
    "ThingGained.stalker": [NONE, 0],
    "ControlDrawn.card": [HIDDEN, 0],
    "DiceRolled.bonus": [0, 2, -1],
    "EnemyAttacked.cover": [0, 1],
    "TurnEnded.forfeited": [0, 1, 2],
    "Defended.lost": [0, 1],
    "ExposureRolled.loss": [0, 1],
    "EventsAdded.count": [1, 2, 5],
    "RoundsLost.count": [1, 2, 5],
    "WeaponReloaded.ammo": [1, 2, 5],
    "EventDrawn.card": list(range(len(PACK.events))),
    "WoundDrawn.card": [card.number for card in PACK.wounds],
    "UnknownRevealed.token": list(range(len(PACK.unknown_tokens))),
}
"""Values that a message must tell apart: for every event with that field, or for one."""
UNLIKE = (
    "why",
    "verb",
    "token",
    "flag",
    "name",
    "key",
    "reason",
    "level",
    "step",
    "facing",
    "kind",
)
"""Fields of which every value reads differently."""


def kinds_of_event() -> list[type[Event]]:
    found: list[type[Event]] = []
    for module in iter_modules(events.__path__):
        home = import_module(f"{events.__name__}.{module.name}")
        for value in vars(home).values():
            if inspect.isclass(value) and issubclass(value, Event) and value is not Event:
                found.append(value)
    return found


def fields_of(kind: type[Event]) -> list[str]:
    return [name for name in inspect.signature(kind).parameters if name != "rule"]


def values_of(kind: type[Event], field: str) -> list[Any]:
    return WORDS_OF.get(f"{kind.__name__}.{field}", WORDS_OF.get(field, []))


def sample(kind: type[Event], given: dict[str, Any]) -> Event:
    args = {
        field: (values_of(kind, field) or [NUMBERS.get(field, 1)])[0] for field in fields_of(kind)
    }
    return kind("ST-1.1", **args | given)


def story_in(language: str) -> Story:
    cast = Cast(Names(Words(language), PACK), ["Ann", "Bo"])
    enemies = [card for force in MISSION.forces for card in [force.card] * force.supply]
    cast.hear(MissionBegan("ST-9.1", mission=0, enemies=enemies, anomalies=[0, 1]))
    return Story(cast)


def told(story: Story, event: Event) -> str:
    name, args = story.message(event)
    return story.words(id_of(name), **args)


def is_said(said: str) -> bool:
    """No id in brackets, no variable that nobody gave."""
    return bool(said) and not re.search(r"[⟨{]|\bNone\b", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    story = story_in(language)
    badly_told: list[str] = []
    for kind in kinds_of_event():
        lines = [told(story, sample(kind, {}))]
        for field in fields_of(kind):
            of_field = [told(story, sample(kind, {field: v})) for v in values_of(kind, field)]
            lines += of_field
            alike = len(set(of_field)) < len(of_field)
            if alike and field in UNLIKE and kind is not UnknownRevealed:
                badly_told.append(f"{kind.__name__}.{field} reads alike: {of_field}")
        if not story.words.has(id_of(kind.__name__)):
            badly_told.append(f"{kind.__name__} has no message")
        badly_told += [f"{kind.__name__}: {line}" for line in lines if not is_said(line)]
    assert badly_told == []


def test_events_of_every_kind_are_there() -> None:
    assert len(kinds_of_event()) > 80


def test_points_of_activation_cards_are_those_told_apart() -> None:
    decks = (*PACK.activation_low, *PACK.activation_high)
    programs = [n for c in decks for n in (c.no_threat, c.low_threat, c.steps, c.zone_only)]
    verbs = {op.verb for n in programs if n != NONE for op in PACK.programs[n].ops}
    assert verbs <= set(WORDS_OF["PointBegun.verb"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    words = Words(language)
    asks = {step.name for flow in GAME.flows.values() for step in flow if isinstance(step, AskOne)}
    assert len(asks) > 30
    assert [name for name in sorted(asks) if not words.has(f"zone-ask-{name}")] == []


def test_every_action_has_words() -> None:
    """By a function of its own, or by its fields, as its message calls them."""
    words = Words("en")
    worded = Choices(Cast(Names(words, PACK), []))
    known = {"gear": "card", **{field: name for field, (name, _) in worded.fields.items()}}
    badly_said: list[str] = []
    for cls in (*action_classes("cantina.games.zone"), Pass):
        if cls not in worded.special:
            given = {known.get(field, ""): "something" for field in fields(cls)}
            said = words(f"zone-do-{verb_of(cls)}", **given)
            if "" in given or not is_said(said):
                badly_said.append(f"{cls.__name__}{fields(cls)}: {said}")
    assert badly_said == []


SELDOM = (
    actions.ChooseCard(0),
    actions.PushOut(E0),
    actions.ChooseEdge(WEST),
    actions.ChooseMagazine(0),
    actions.ChooseEnding(0),
    actions.ChooseEnding(MOBILE),
    actions.ChooseSymbol(0, 0),
    actions.Halt(NONE),
    actions.Equip(Gear(0), Gear(1)),
    actions.FitMod(Gear(0), Gear(1), Gear(2)),
    actions.Resist(0),
    actions.Resist(1),
    actions.Obey(),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", SELDOM, ids=repr)
def test_what_games_seldom_offer_has_words(language: str, action: Action) -> None:
    t = open_table(GAME, PACK, 1, 1, {})
    play(t, FIRST, t.asks[0].options[0])
    ask = t.asks[0]
    view = GAME.view(t, FIRST)
    assert isinstance(view, ZoneView)
    view.control = PACK.control[0].id
    if action.verb == "halt":
        t.push(parting(Area(1)))
    cast = Cast(Names(Words(language), PACK), ["Ann"])
    cast.see(view)
    assert is_said(Choices(cast).option(Sight(t, view, ask), action))


def parting(area: Area) -> March:
    """An enemy that goes to this area and may stop there looking one way or another."""
    frame = march(E0, [area], 1)
    frame.ways = [[4 * area, STAY - 1 - EAST], [4 * area, STAY - 1 - WEST]]
    return frame


def asked(verbs: tuple[str, ...], dice: list[int] | None = None) -> list[str]:
    """What the first turn offers of these verbs, in English; with these dice on the table."""
    t = open_table(GAME, PACK, 1, 1, {})
    for verb in ("stalker", "begin"):
        play(t, FIRST, next(one for one in t.asks[0].options if one.verb == verb))
    view = GAME.view(t, FIRST)
    assert isinstance(view, ZoneView)
    cast = Cast(Names(Words("en"), PACK), ["Ann"])
    cast.see(view)
    ask = t.asks[0]
    if dice is not None:
        view.roll = RollView(
            of="attack",
            figure=S0,
            dice=dice,
            bonus=0,
            accurate=True,
            needed=0,
            target=NO_FIGURE,
            part="",
            result="",
            kills=0,
        )
        ask = Ask(
            seat=FIRST,
            name="reroll",
            options=[actions.RerollDice(1), actions.RerollDice(2)],
            rule="ST-23.8",
        )
    elif verbs == ("halt",):
        t.push(parting(Area(1)))
        ask = Ask(
            seat=FIRST,
            name="way",
            options=[actions.Halt(EAST), actions.Halt(NONE)],
            rule="ST-5.7",
        )
    said = [text.plain for text in Choices(cast).options(t, view, ask)]
    return [said[n] for n, option in enumerate(ask.options) if option.verb in verbs]


def test_actions_say_what_they_cost() -> None:
    assert asked(("move", "prepare")) == ["Move [standard action]", "Prepare [standard action]"]
    assert all(said.endswith("[free action]") for said in asked(("lead",)))


def test_dice_that_show_the_same_are_told_apart() -> None:
    one, other = asked(("reroll",), dice=[3, 7])
    assert one.endswith("no. 1 equipment ★")
    assert "no. 2 stalker ★" in other


def test_whoever_may_stop_says_where() -> None:
    area = MISSION.ground.areas[1].id
    assert all(f"Stop on {area}" in said for said in asked(("halt",)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_groups_have_words(language: str) -> None:
    words = Words(language)
    assert [group for group in GROUPS if not words.has(f"zone-group-{group}")] == []


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "1 патрон"), (2, "2 патрони"), (5, "5 патронів"), (11, "11 патронів"), (21, "21 патрон")],
)
def test_ukrainian_counts_in_three_ways(count: int, said: str) -> None:
    line = Words("uk")("zone-event-rounds_lost", stalker="Тінь", count=count)
    assert line == f"Тінь втрачає {said} зі зброї."


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_say_whose_they_are(language: str) -> None:
    """Every effect that a stalker may be offered names its card or ability."""
    names = Names(Words(language), PACK)
    for effect in PACK.effects:
        assert names.owner(effect.number), effect.id
        assert is_said(names.effect(effect.number))
