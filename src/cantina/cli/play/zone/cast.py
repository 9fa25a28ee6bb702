"""Who is who at a table of S.T.A.L.K.E.R.: learned from what is told and from what is seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.cli.play.zone.names import Names
from cantina.games.zone.box.mission import EnvCard, Mission
from cantina.games.zone.box.territory import Territory
from cantina.games.zone.events.companions import CompanionTaken
from cantina.games.zone.events.enemies import EnemyPlaced
from cantina.games.zone.events.mission import MissionBegan, StalkerChosen, TerritoryDrawn
from cantina.games.zone.terms.figures import (
    COMPANION,
    STALKERS,
    enemy_at,
    is_enemy,
    is_stalker,
    row_of,
    seat_of,
    stalker_of,
)
from cantina.games.zone.terms.ids import (
    NO_CONTACT,
    NOWHERE,
    Area,
    ContactNo,
    Enemy,
    Figure,
    Stalker,
)
from cantina.games.zone.view import ZoneView
from cantina.kernel.action import Seat
from cantina.kernel.event import Event

NOBODY: Final = "none"
"""The word that messages know for what is not there."""


class Cast:
    """Stalkers, enemies, anomalies and areas by their numbers."""

    def __init__(self, names: Names, players: list[str]) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.players: Final = players
        self.mission: Mission = names.pack.missions[0]
        self.territory: Territory | None = None
        self.stalkers: dict[Stalker, int] = {}  # cards
        self.enemies: dict[Enemy, int] = {}  # cards
        self.anomalies: list[int] = []
        self.companion: ContactNo = NO_CONTACT

    def hear(self, event: Event) -> None:
        if isinstance(event, MissionBegan):
            self.mission = self.names.pack.missions[event.mission]
            self.territory = None
            self.enemies = {enemy_at(row): card for row, card in enumerate(event.enemies)}
            self.anomalies = event.anomalies
        elif isinstance(event, TerritoryDrawn):
            self.territory = self.names.pack.territories[event.card]
        elif isinstance(event, StalkerChosen):
            self.stalkers[stalker_of(event.seat)] = event.card
        elif isinstance(event, EnemyPlaced):
            self.enemies[event.enemy] = event.card
        elif isinstance(event, CompanionTaken):
            self.companion = event.contact

    def see(self, view: ZoneView) -> None:
        pack = self.names.pack
        cards = {card.id: card.number for card in pack.stalkers}
        anomalies = {card.id: card.number for card in pack.anomalies}
        self.mission = next(each for each in pack.missions if each.id == view.mission)
        drawn = view.territory.card if view.territory is not None else ""
        self.territory = next((each for each in pack.territories if each.id == drawn), None)
        self.stalkers = {
            s: cards[one.card] for s, one in zip(STALKERS, view.stalkers, strict=False) if one.card
        }
        for enemy in view.enemies:
            self.enemies[enemy.number] = pack.enemy_number[enemy.card]
        if view.companion is not None:
            self.companion = pack.campaign.contact_number[view.companion.contact]
        self.anomalies = [anomalies[anomaly.card] for anomaly in view.anomalies]

    @property
    def env(self) -> tuple[EnvCard, ...]:
        """The cards of the mission and of the territory beside it, as they are numbered."""
        return self.mission.env + (self.territory.env if self.territory is not None else ())

    def area(self, area: Area) -> str:
        """ST-36.9: the areas of a territory come after those of the map."""
        if area == NOWHERE:
            return NOBODY
        inside = area - self.mission.ground.count
        if inside >= 0 and self.territory is not None:
            tile = self.territory.tile
            return f"{tile.id}.{tile.patches[inside].letter}"
        return self.mission.ground.areas[area].id

    def areas(self, areas: list[Area]) -> str:
        return ", ".join(self.area(area) for area in areas)

    def player(self, seat: Seat) -> str:
        return self.players[seat]

    def stalker(self, s: Stalker) -> str:
        """By the stalker's own name; before one is chosen, by the player's."""
        if s in self.stalkers:
            return self.names.of(self.names.pack.stalkers[self.stalkers[s]].names)
        return self.player(seat_of(s))

    def enemy(self, e: Enemy) -> str:
        number = tag_of(e)
        if e not in self.enemies:
            return self.words("zone-enemy", number=number)
        name = self.names.of(self.names.pack.enemies[self.enemies[e]].names)
        return self.words("zone-enemy-named", name=name, number=number)

    def contact(self, contact: ContactNo) -> str:
        """A companion by its name."""
        return self.names.of(self.names.pack.campaign.contacts[contact].names)

    def figure(self, figure: Figure) -> str:
        if is_stalker(figure):
            return self.stalker(figure)
        if figure == COMPANION:
            return self.contact(self.companion)
        return self.enemy(figure) if is_enemy(figure) else NOBODY

    def figures(self, figures: Sequence[Figure]) -> str:
        return ", ".join(self.figure(figure) for figure in figures) or "–"

    def anomaly(self, number: int) -> str:
        return self.names.of(self.names.pack.anomalies[self.anomalies[number]].names)


def tag_of(e: Enemy) -> int:
    """The number on the base of an enemy."""
    return row_of(e) + 1
