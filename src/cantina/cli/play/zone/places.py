"""What is where on the map of S.T.A.L.K.E.R.: as signs in the drawing and as sentences."""

from __future__ import annotations

from typing import Final

from cantina.cli.play.zone.cast import Cast, tag_of
from cantina.cli.play.zone.names import ARROWS, PETAL
from cantina.games.zone.seen.records import AnomalyView
from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.terms.ids import NOWHERE, Area
from cantina.games.zone.terms.kinds import THREATS
from cantina.games.zone.terms.numbers import ARTIFACT, HIGH, NO_THREAT, NONE, ON_MAP
from cantina.games.zone.view import ZoneView

COLOURS: Final = ("bold cyan", "bold green", "bold magenta", "bold blue")
FOE: Final = "bold red"
ALLY: Final = "bold yellow"
DANGER: Final = "yellow"
FAINT: Final = "bright_black"


class Sign:
    """A few letters on the map."""

    def __init__(self, text: str, style: str) -> None:
        self.text: Final = text
        self.style: Final = style


def risks_on(view: ZoneView, area: Area) -> list[tuple[AnomalyView, int]]:
    """Active anomalies with symbols on an area, and how likely one that is uncovered is rolled:
    every kind of symbol counts once (ST-30.6)."""
    found: list[tuple[AnomalyView, int]] = []
    for anomaly in view.anomalies:
        here = [symbol for symbol in anomaly.symbols if symbol.area == area]
        if here and anomaly.active:
            kinds = {symbol.petals for symbol in here if symbol.cover == NONE}
            found.append((anomaly, PETAL * sum(kinds)))
    return found


def artifacts_on(view: ZoneView, area: Area) -> int:
    on_symbols = [
        symbol
        for anomaly in view.anomalies
        for symbol in anomaly.symbols
        if symbol.area == area and symbol.cover == ARTIFACT
    ]
    return view.loose_artifacts.count(area) + len(on_symbols)


def things_on(view: ZoneView, area: Area) -> list[str]:
    return [token.name for token in view.tokens if token.area == area]


def beyond_entrance(view: ZoneView, area: Area) -> Area:
    """ST-36.3: where the entrance on this area leads; NOWHERE without one."""
    territory = view.territory
    if territory is None or territory.closed or territory.outside == NOWHERE:
        return NOWHERE
    ends = (territory.outside, territory.inside)
    return ends[1 - ends.index(area)] if area in ends else NOWHERE


def signs_on(view: ZoneView, area: Area) -> list[Sign]:
    """The signs of an area, the weightiest first."""
    name = Sign(view.ground.areas[area].id, "bold white")
    return [name, *_standing(view, area), *_lying(view, area), *_printed(view, area)]


def is_empty(view: ZoneView, area: Area) -> bool:
    """Whether there is nothing on an area but what is printed there."""
    return not _standing(view, area) and not _lying(view, area)


def _standing(view: ZoneView, area: Area) -> list[Sign]:
    """Figures, and the threat that stalkers are."""
    signs = [
        Sign(f"@{seat + 1}", COLOURS[seat])
        for seat, stalker in enumerate(view.stalkers)
        if stalker.area == area
    ]
    if view.companion is not None and view.companion.area == area:
        signs.append(Sign("@c", ALLY))
    for enemy in view.enemies:
        if enemy.area == area:
            signs.append(Sign(f"{tag_of(enemy.number)}{ARROWS[enemy.facing]}", FOE))
    for seat, stalker in enumerate(view.stalkers):
        if stalker.threat != NO_THREAT and stalker.threat_area == area:
            level = "!!" if stalker.threat == HIGH else "!"
            signs.append(Sign(f"{level}{seat + 1}", DANGER))
    return signs


def _lying(view: ZoneView, area: Area) -> list[Sign]:
    """Tokens, cards and anomalies."""
    cards = [card for card in view.cards if card.place == ON_MAP and area in card.areas]
    stacks = (
        ("?", view.unknown[area], "bold yellow"),
        ("$", view.loot[area], "green"),
        ("*", artifacts_on(view, area), "bold green"),
        ("&", len(things_on(view, area)), "bold green"),
        ("x", view.traps.count(area), "red"),
        ("[]", min(1, len(cards)), "cyan"),
        (">>", int(area in view.ground.exits), "green"),
        ("∩", int(beyond_entrance(view, area) != NOWHERE), "bold yellow"),
        ("%", int(area in view.dim), FAINT),
    )
    signs = [
        Sign(sign if count == 1 else f"{sign}{count}", style)
        for sign, count, style in stacks
        if count
    ]
    return signs + [Sign(f"~{percent}", "magenta") for _, percent in risks_on(view, area)]


def _printed(view: ZoneView, area: Area) -> list[Sign]:
    """What the ground is like, and whether it is watched."""
    ground = view.ground.areas[area]
    signs: list[Sign] = []
    if ground.water:
        signs.append(Sign("≈", "blue"))
    if ground.radiation:
        signs.append(Sign(f"r{ground.radiation}", DANGER))
    if any(area in enemy.sees for enemy in view.enemies):
        signs.append(Sign("o", "red"))
    if ground.cover:
        signs.append(Sign(f"^{ground.cover}", FAINT))
    return signs


class Places:
    """Areas in sentences."""

    def __init__(self, cast: Cast) -> None:
        self.cast: Final = cast
        self.names: Final = cast.names
        self.words: Final = cast.words

    def sentence(self, view: ZoneView, area: Area) -> str:
        ground = view.ground.areas[area]
        where = "water" if ground.water else "indoor" if ground.room != NONE else "outdoor"
        head = self.words(
            "zone-here-area",
            area=ground.id,
            where=where,
            cover=ground.cover,
            radiation=ground.radiation,
        )
        there = [*self._figures(view, area), *self._lying(view, area), *self._dangers(view, area)]
        return f"{head}. {'; '.join(there)}" if there else head

    def _figures(self, view: ZoneView, area: Area) -> list[str]:
        said = [
            self.cast.stalker(s)
            for s, stalker in zip(STALKERS, view.stalkers, strict=False)
            if stalker.area == area
        ]
        return said + [self.cast.enemy(e.number) for e in view.enemies if e.area == area]

    def _lying(self, view: ZoneView, area: Area) -> list[str]:
        words, said = self.words, []
        for s, stalker in zip(STALKERS, view.stalkers, strict=False):
            if stalker.threat != NO_THREAT and stalker.threat_area == area:
                level = THREATS[stalker.threat]
                name = self.cast.stalker(s)
                said.append(words("zone-here-threat", level=level, name=name))
        if view.unknown[area]:
            said.append(words("zone-here-unknown", count=view.unknown[area]))
        for peek in view.peeked:
            if peek.area == area:
                text = self.names.text("unknown", peek.kind)
                said.append(words("zone-here-peeked", text=text))
        if view.loot[area]:
            said.append(words("zone-here-loot", count=view.loot[area]))
        said += [words("zone-here-artifact")] * artifacts_on(view, area)
        said += [self.names.thing(name) for name in things_on(view, area)]
        for card in view.cards:
            if card.place == ON_MAP and area in card.areas:
                said.append(self.names.of(self.names.env(self.cast.env, card).names))
        return said

    def _dangers(self, view: ZoneView, area: Area) -> list[str]:
        words, said = self.words, []
        for number, anomaly in enumerate(view.anomalies):
            for other, percent in risks_on(view, area):
                if other is anomaly:
                    name = self.cast.anomaly(number)
                    said.append(words("zone-here-risk", name=name, percent=percent))
        seers = [enemy.number for enemy in view.enemies if area in enemy.sees]
        if seers:
            said.append(words("zone-here-seen", who=self.cast.figures(seers)))
        if area in view.dim:
            said.append(words("zone-here-dim"))
        if area in view.traps:
            said.append(words("zone-here-trap"))
        if area in view.ground.exits:
            said.append(words("zone-here-exit"))
        beyond = beyond_entrance(view, area)
        if beyond != NOWHERE:
            said.append(words("zone-here-entrance", area=self.cast.area(beyond)))
        return said
