"""ST-13.6: Pick Up: loot, artifact tokens, and things of the mission that lie on the ground."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import PickUp
from cantina.games.zone.box.mission import KEY
from cantina.games.zone.events.equipment import ArtifactTaken
from cantina.games.zone.events.stalkers import ThingTaken
from cantina.games.zone.facts.equipment import draw
from cantina.games.zone.facts.things import hand_on, is_a
from cantina.games.zone.frames.stalkers import gain, loot
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE, Area, Stalker
from cantina.games.zone.terms.numbers import ARTIFACT, NONE

TOP_LOOT: Final = 0
LOOSE: Final = 1
LOOT: Final = PickUp(TOP_LOOT)
LOOSE_ARTIFACT: Final = PickUp(LOOSE)
ON_SYMBOL: Final = 2
THING: Final = 3


def pick_options(t: ZoneTable, s: Stalker) -> list[PickUp]:
    """ST-13.6: one token of the stalker's area: the top of the loot, an artifact on no symbol, one
    on a symbol, a key of the mission (ST-8.6)."""
    area = t.state.stalkers[s].area
    options: list[PickUp] = []
    if t.state.loot[area]:
        options.append(LOOT)
    if area in t.state.loose_artifacts:
        options.append(LOOSE_ARTIFACT)
    for number, anomaly in enumerate(t.state.anomalies):
        for place, symbol in enumerate(anomaly.symbols):
            if symbol.area == area and symbol.cover == ARTIFACT:
                options.append(PickUp(ON_SYMBOL, number, place))
    for number, token in enumerate(t.state.tokens):
        if token.area == area and is_a(t, token, KEY):
            options.append(PickUp(THING, number))
    return options


def pick(t: ZoneTable, s: Stalker, action: PickUp) -> None:
    """ST-13.6: takes what `pick_options` offered."""
    area = t.state.stalkers[s].area
    if action.what == TOP_LOOT:
        # ST-7.5: the top of the stack is turned up.
        t.reveal()
        t.push(loot(s, t.state.loot[area].pop()))
        return
    if action.what == LOOSE:
        t.state.loose_artifacts.remove(area)
        gain_artifact(t, s, area, NONE)
        return
    assert action.number is not None
    if action.symbol is not None:
        # ST-7.3, ST-31.8: the symbol is uncovered.
        anomaly = t.state.anomalies[action.number]
        anomaly.symbols[action.symbol].cover = NONE
        gain_artifact(t, s, area, t.pack.anomalies[anomaly.card].type)
    else:
        token = t.state.tokens[action.number]
        hand_on(t, token, s, NOWHERE)
        if t.heard:
            t.tell(ThingTaken("ST-13.6", stalker=s, thing=token.name))


def gain_artifact(t: ZoneTable, s: Stalker, area: Area, type: int) -> None:
    """ST-7.4: a card of the type of the anomaly the token came from; if none is left, or it lay
    where no anomaly is, any artifact."""
    if t.heard:
        t.tell(ArtifactTaken("ST-7.3", stalker=s, area=area))
    gear = draw(t, t.state.artifacts, type=type)
    if gear == NO_GEAR:
        gear = draw(t, t.state.artifacts)
    if gear != NO_GEAR:
        t.push(gain(s, [gear]))
