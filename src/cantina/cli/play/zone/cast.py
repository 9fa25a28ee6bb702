"""Who is who at a table of S.T.A.L.K.E.R.: learned from what is told and from what is seen."""

from __future__ import annotations

from typing import Final

from cantina.cli.play.zone.names import Names
from cantina.games.zone.box.mission import Mission
from cantina.games.zone.events.enemies import EnemyPlaced
from cantina.games.zone.events.mission import MissionBegan, StalkerChosen
from cantina.games.zone.terms.ids import NOWHERE, Area
from cantina.games.zone.terms.numbers import ENEMY, NONE
from cantina.games.zone.view import ZoneView
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
        self.stalkers: dict[int, int] = {}  # cards by seat
        self.enemies: dict[int, int] = {}  # cards by figure
        self.anomalies: list[int] = []

    def hear(self, event: Event) -> None:
        if isinstance(event, MissionBegan):
            self.mission = self.names.pack.missions[event.mission]
            self.enemies = {ENEMY + place: card for place, card in enumerate(event.enemies)}
            self.anomalies = event.anomalies
        elif isinstance(event, StalkerChosen):
            self.stalkers[event.seat] = event.card
        elif isinstance(event, EnemyPlaced):
            self.enemies[event.enemy] = event.card

    def see(self, view: ZoneView) -> None:
        pack = self.names.pack
        cards = {card.id: card.number for card in pack.stalkers}
        anomalies = {card.id: card.number for card in pack.anomalies}
        self.mission = next(each for each in pack.missions if each.id == view.mission)
        self.stalkers = {
            seat: cards[stalker.card] for seat, stalker in enumerate(view.stalkers) if stalker.card
        }
        for enemy in view.enemies:
            self.enemies[enemy.number] = pack.enemy_number[enemy.card]
        self.anomalies = [anomalies[anomaly.card] for anomaly in view.anomalies]

    def area(self, area: Area) -> str:
        return self.mission.ground.areas[area].id if area != NOWHERE else NOBODY

    def areas(self, areas: list[Area]) -> str:
        return ", ".join(self.area(area) for area in areas)

    def player(self, seat: int) -> str:
        return self.players[seat]

    def stalker(self, seat: int) -> str:
        """By the stalker's own name; before one is chosen, by the player's."""
        if seat in self.stalkers:
            return self.names.of(self.names.pack.stalkers[self.stalkers[seat]].names)
        return self.players[seat]

    def enemy(self, figure: int) -> str:
        number = tag_of(figure)
        if figure not in self.enemies:
            return self.words("zone-enemy", number=number)
        name = self.names.of(self.names.pack.enemies[self.enemies[figure]].names)
        return self.words("zone-enemy-named", name=name, number=number)

    def figure(self, figure: int) -> str:
        if figure == NONE:
            return NOBODY
        return self.enemy(figure) if figure >= ENEMY else self.stalker(figure)

    def figures(self, figures: list[int]) -> str:
        return ", ".join(self.figure(figure) for figure in figures) or "–"

    def anomaly(self, number: int) -> str:
        return self.names.of(self.names.pack.anomalies[self.anomalies[number]].names)


def tag_of(figure: int) -> int:
    """The number on the base of an enemy."""
    return figure - ENEMY + 1
