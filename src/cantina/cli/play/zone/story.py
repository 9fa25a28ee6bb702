"""Events of S.T.A.L.K.E.R. in words. Every event has a message by its name; its numbers are named
here, its words are for the message to choose by."""

from __future__ import annotations

import re
from typing import Any, Final

from rich.text import Text

from cantina.cli.play.zone.cast import NOBODY, Cast
from cantina.cli.play.zone.names import PETAL, TURNS, Names, signed
from cantina.games.zone import codec
from cantina.games.zone.events.campaign import ContactUsed, PlaceVisited, StayedAtCamp
from cantina.games.zone.events.companions import (
    CompanionActed,
    CompanionLeft,
    CompanionUsedItem,
)
from cantina.games.zone.events.enemies import (
    ActivationDrawn,
    ControlDrawn,
    EnemyStepped,
    UnknownRevealed,
)
from cantina.games.zone.events.equipment import LootTaken, ThingGiven
from cantina.games.zone.events.fighting import MasksSpent, StalkerFired, WoundDrawn
from cantina.games.zone.events.mission import (
    CardFlipped,
    CardRevealed,
    EffectUsed,
    EventDrawn,
    FlagCounted,
    FlagSet,
    GroundChanged,
    ItemUsed,
    LeadChosen,
    MissionBegan,
    MissionEnded,
    OverlayPlaced,
    StalkerChosen,
    TerritoryClosed,
    TerritoryDrawn,
    TerritoryPutAside,
    ThingCarried,
    ThingGained,
    ThingPlaced,
    ThingRemoved,
    UnknownPeeked,
)
from cantina.games.zone.events.stalkers import (
    TOLD_BY_OTHERS,
    ActionTaken,
    CriticallyWounded,
    ThingTaken,
    TurnBegan,
    TurnEnded,
)
from cantina.games.zone.terms.figures import COMPANION, stalker_of
from cantina.games.zone.terms.ids import Area
from cantina.games.zone.terms.kinds import PARTS, THREATS
from cantina.games.zone.terms.numbers import AMMO, NONE
from cantina.kernel.action import HIDDEN
from cantina.kernel.event import AnswerSealed, Event
from cantina.locales.saying import then

FIGURES: Final = (
    "stalker",
    "enemy",
    "target",
    "attacker",
    "figure",
    "killer",
    "to",
    "carrier",
    "lead",
)
AREAS: Final = ("start", "area")
GEAR: Final = ("gear", "host", "weapon")

STYLES: Final = {
    "ExplorationBegan": "bold",
    "CampaignEnded": "bold",
    "MissionBegan": "bold",
    "RoundBegan": "bold",
    "EventDrawn": "bold",
    "ActivationDrawn": "bold",
    "MissionEnded": "bold",
    "ZoneStepBegan": "bold",
    "StalkerDied": "bold red",
    "CompanionLeft": "bold yellow",
    "CompanionHurt": "yellow",
    "HpLost": "yellow",
    "CriticallyWounded": "bold yellow",
    "EnemyDied": "green",
    "EnemyTurned": "dim",
    "EnemyActed": "dim",
    "EnemyStayed": "dim",
    "DoseChanged": "dim",
}


class Story:
    def __init__(self, cast: Cast) -> None:
        self.cast: Final = cast
        self.names: Final[Names] = cast.names
        self.words: Final = cast.words

    def tell(self, past: list[Event], events: list[Event], brief: bool) -> list[Text]:
        for event in past:
            self.cast.hear(event)
        lines: list[Text] = []
        for event in events:
            self.cast.hear(event)
            if not is_silent(event, brief):
                name, args = self.message(event)
                lines.append(Text(self.words(id_of(name), **args), STYLES.get(name, "")))
                lines += [Text(text, "dim italic") for text in self._tale(event)]
        return lines

    def message(self, event: Event) -> tuple[str, dict[str, str | int]]:
        """The name of an event, and what its message is about."""
        fields = codec.encode_event(event)
        name = str(fields["event"])
        args: dict[str, str | int] = {}
        for field, value in fields.items():
            if field not in ("event", "rule"):
                args |= self._field(field, value)
        return name, args | self._card(event) | self._meaning(event)

    def _field(self, field: str, value: Any) -> dict[str, str | int]:
        """Fields that mean the same wherever they are."""
        cast, names = self.cast, self.names
        if isinstance(value, bool):
            return {field: "yes" if value else "no"}
        if field in FIGURES:
            return {field: cast.figure(value)}
        if field in AREAS:
            return {field: cast.area(value)}
        if field in GEAR:
            return {field: names.gear(value) if value != NONE else NOBODY}
        if field == "place":
            return {"place": names.of(names.pack.campaign.places[value].names)}
        if field == "contact":
            return {"contact": names.of(names.pack.campaign.contacts[value].names)}
        if field == "achievement":
            return {"achievement": names.of(names.pack.campaign.achievements[value])}
        if field == "path":
            return {"path": " → ".join(cast.area(area) for area in value)}
        if field == "areas":
            return {"areas": cast.areas(value)}
        if field == "figures":
            return {"figures": cast.figures(value)}
        if field == "facing":
            return {"side": names.side(value)}
        if field == "dice":
            return {"dice": names.dice(value)}
        if field == "petals":
            return {"percent": value * PETAL, "symbol": self.words("zone-petals", count=value)}
        if field in ("anomaly", "old"):
            return {"anomaly": cast.anomaly(value)}
        return self._word(field, value)

    def _word(self, field: str, value: Any) -> dict[str, str | int]:
        """Fields that are words, or numbers that stand for one."""
        if field == "why":
            return {"why": value, "because": self.words(f"zone-why-{value}")}
        if field == "end":
            return {"stop": self.words(f"zone-end-{value}")}
        if field == "level":
            return {"level": THREATS[value]}
        if field == "bonus":
            return {"bonus": signed(value) if value else NOBODY}
        if field == "change":
            return {"change": signed(value)}
        if field == "kind":
            return {"kind": AMMO[value]}
        if field == "part" and isinstance(value, int):
            return {"part": PARTS[value]}
        if field == "results":
            return {"results": self.names.results(value) or NOBODY}
        return {field: value} if isinstance(value, (int, str)) else {}

    def _card(self, event: Event) -> dict[str, str | int]:
        """The card of an event: of which deck depends on the event."""
        pack, of = self.names.pack, self.names.of
        if isinstance(event, StalkerChosen):
            return {"card": of(pack.stalkers[event.card].names)}
        if isinstance(event, EventDrawn):
            return {"card": self.names.event(pack.events[event.card])}
        if isinstance(event, ActivationDrawn):
            deck = pack.activation_high if event.high else pack.activation_low
            return {"card": of(deck[event.card].names)}
        if isinstance(event, ControlDrawn):
            hidden = event.card == HIDDEN
            return {"card": NOBODY if hidden else of(pack.control[event.card].names)}
        if isinstance(event, CardFlipped | CardRevealed | OverlayPlaced):
            return {"card": of(self.cast.env[event.card].names)}
        if isinstance(event, TerritoryDrawn | TerritoryPutAside | TerritoryClosed):
            return {"card": of(pack.territories[event.card].names)}
        if isinstance(event, WoundDrawn):
            half = "heavy" if event.heavy else "light"
            return {"text": self.names.text("wounds", pack.wounds[event.card].id, half)}
        return {}

    def _meaning(self, event: Event) -> dict[str, str | int]:
        """Whatever else an event is about."""
        cast, names, pack = self.cast, self.names, self.names.pack
        if isinstance(event, MissionBegan):
            mission = cast.mission
            title = self.words("zone-title", number=mission.id, name=names.of(mission.names))
            return {"mission": title}
        if isinstance(event, StalkerChosen | StayedAtCamp):
            return {"player": cast.player(event.seat)}
        if isinstance(event, LeadChosen):
            return {"stalker": cast.stalker(stalker_of(event.seat))}
        if isinstance(event, MissionEnded):
            return {"because": self.words(f"zone-over-{event.reason}")}
        if isinstance(event, TurnBegan | TurnEnded | CriticallyWounded):
            return {"turn": TURNS[event.token]}
        if isinstance(event, UnknownRevealed | UnknownPeeked):
            kind = pack.unknown[pack.unknown_tokens[event.token].kind].id
            return {"text": names.text("unknown", kind)}
        if isinstance(event, LootTaken):
            rows = [pack.loot[pack.loot_tokens[token]].id for token in event.tokens]
            return {"text": then(self.words, [names.text("loot", row) for row in rows])}
        if isinstance(event, StalkerFired):
            if event.weapon == NONE:
                return {"attack": NOBODY}
            return {"attack": names.of(pack.weapon(event.weapon).attacks[event.attack].names)}
        if isinstance(event, MasksSpent):
            return {"effect": f"{names.owner(event.effect)} — {names.effect(event.effect)}"}
        if isinstance(event, EffectUsed):
            return {"card": names.owner(event.effect), "text": names.effect(event.effect)}
        if isinstance(event, ItemUsed) and event.target == event.stalker:
            return {"target": NOBODY}
        if isinstance(event, CompanionUsedItem) and event.target == COMPANION:
            return {"target": NOBODY}
        if isinstance(event, CompanionActed):
            return {"act": names.act(event.contact, event.act)}
        if isinstance(event, CompanionLeft):
            return {"cards": ", ".join(map(names.gear, event.cards)) or NOBODY}
        return self._thing(event)

    def _thing(self, event: Event) -> dict[str, str | int]:
        """Things of the mission, and what happens with its cards."""
        if isinstance(event, ThingTaken | ThingGiven):
            known = event.thing in AMMO
            return {"name": "" if known else self.names.thing(event.thing)}
        if isinstance(event, ThingPlaced | ThingCarried | ThingRemoved):
            return {"name": self.names.thing(event.name)}
        if isinstance(event, ThingGained):
            return {"name": self.names.thing(event.thing)}
        if isinstance(event, FlagSet | FlagCounted):
            return {"flag": self.names.flag(event.flag)}
        if isinstance(event, ActionTaken):
            return self._action(event)
        return {}

    def _action(self, event: ActionTaken) -> dict[str, str | int]:
        card, area = NOBODY, NOBODY
        if event.verb == "act":
            ids = list(dict.fromkeys(row.id for row in self.cast.env))
            rows = [row for row in self.cast.env if row.id == ids[event.numbers[0]]]
            card = self.names.of(rows[0].names)
        elif event.verb == "distract":
            area = self.cast.area(Area(event.numbers[0]))
        return {"card": card, "area": area}

    def _tale(self, event: Event) -> list[str]:
        """The story that a mission tells beside its rules."""
        story: dict[str, str] = {}
        if isinstance(event, MissionBegan):
            story = self.cast.mission.prologue
        elif isinstance(event, PlaceVisited):
            story = self.names.pack.campaign.places[event.place].story
        elif isinstance(event, ContactUsed):
            story = self.names.pack.campaign.contacts[event.contact].story
        elif isinstance(event, EventDrawn):
            story = self.names.pack.events[event.card].story
        elif isinstance(event, MissionEnded):
            mission = self.cast.mission
            story = (mission.epilogue_win if event.won else mission.epilogue_fail).story
        return [self.names.of(story)] if story else []


def id_of(event: str) -> str:
    """EnemyMoved is said by zone-event-enemy_moved."""
    snake = re.sub("(?<!^)(?=[A-Z])", "_", event).lower()
    return f"zone-event-{snake}"


def is_silent(event: Event, brief: bool) -> bool:
    """Whether others say the same: always, or at least for those who see the table."""
    if isinstance(event, AnswerSealed):
        return True
    if isinstance(event, ActionTaken):
        return event.verb in TOLD_BY_OTHERS
    if isinstance(event, TurnEnded) and not event.forfeited:
        return brief
    return brief and isinstance(event, EnemyStepped | GroundChanged)
