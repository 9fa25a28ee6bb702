"""Every card of S.T.A.L.K.E.R. that can be looked up: by its id or its name, with what it says.

During play only the mission's cards that lie open can be looked up (ST-8.2); outside a game, all of
them."""

from __future__ import annotations

from typing import Final

from cantina.cli.play.zone.names import Names
from cantina.games.zone.box.effect import INFINITE
from cantina.games.zone.box.mission import Mission
from cantina.games.zone.box.territory import Territory
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.view import ZoneView

MISSION: Final = "mission"


class Shelf:
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.cards: Final = named_cards(names.pack)
        territories = names.pack.territories
        self.beside: Final = [card.id for each in territories for card in each.env]
        self.open: dict[str, list[str]] | None = None  # parts of mission cards; None: all of them

    def look(self, view: ZoneView) -> None:
        """A game is being played: what of the mission lies open now."""
        mission = next(each for each in self.names.pack.missions if each.id == view.mission)
        texts = self.names.texts[file_of(mission)]
        self.open = {id: list(texts[id]) for id in (mission.id, view.event) if id in texts}
        for goal in mission.objectives:
            self.open[goal.id] = list(texts[goal.id])
        drawn = [each.env for each in self.names.pack.territories if of_view(view, each)]
        env = mission.env + (drawn[0] if drawn else ())
        for card in view.cards:
            row = self.names.env(env, card)
            side = "b" if card.flipped else "a"
            self.open[row.id] = [side, f"{side}{row.variant}"]

    def name(self, row: str) -> str:
        return self.names.of(self.cards[row]) if row in self.cards else row

    def kind(self, row: str) -> str:
        file = MISSION if self.names.files[row].startswith(MISSION) else self.names.files[row]
        return self.words(f"zone-kind-{file}")

    def lines(self, row: str) -> list[str]:
        """What a card prints in pictures, then what it does."""
        if row not in self.names.files:
            return []
        parts = self.names.texts[self.names.files[row]][row]
        if self.open is not None and self._is_of_mission(row):
            parts = {part: lines for part, lines in parts.items() if part in self.open[row]}
        return [*self._shooting(row), *self._sight(row), *self.names.parts(parts)]

    def _is_of_mission(self, row: str) -> bool:
        return self.names.files[row].startswith(MISSION) or row in self.beside

    def _shooting(self, row: str) -> list[str]:
        """How many stalker dice at which distance."""
        said: list[str] = []
        for card in self.names.pack.stalkers:
            for low, high, dice in card.shooting if card.id == row else ():
                if high >= INFINITE:
                    said.append(self.words("zone-shooting-beyond", dice=dice, **{"from": low}))
                else:
                    args = {"from": low, "to": high}
                    said.append(self.words("zone-shooting", dice=dice, **args))
        label = self.words("zone-field-shooting")
        return [self.words("labelled", label=label, text=", ".join(said))] if said else []

    def _sight(self, row: str) -> list[str]:
        """How far an enemy sees to each side."""
        for card in self.names.pack.enemies:
            if card.id == row:
                front, right, back, left = map(self._far, card.sight)
                sides = {"front": front, "right": right, "back": back, "left": left}
                return [self.words("zone-sight", **sides)]
        return []

    def _tale(self, row: str) -> list[str]:
        """The back of a stalker's card."""
        if self.names.files[row] != "stalkers":
            return []
        text = self.words(f"zone-tale-{row}")
        return [self.words("labelled", label=self.words("zone-tale"), text=text)]

    def _far(self, areas: int) -> str:
        return self.words("zone-sight-unlimited") if areas >= INFINITE else str(areas)

    def find(self, query: str) -> list[str]:
        known = [row for row in self.names.files if self._may_be_read(row)]
        if query in known:
            return [query]
        wanted = query.casefold()
        return [row for row in known if wanted in f"{self.kind(row)} {self.name(row)}".casefold()]

    def _may_be_read(self, row: str) -> bool:
        return self.open is None or row in self.open or not self._is_of_mission(row)

    def describe(self, row: str) -> str:
        """The kind and name of a card, and below them what it says."""
        if row not in self.names.files or not self._may_be_read(row):
            return row
        head = f"{self.kind(row)} — {self.name(row)}"
        return "\n".join([head, *[f"  {line}" for line in [*self.lines(row), *self._tale(row)]]])


def file_of(mission: Mission) -> str:
    return f"{MISSION}_{mission.id.lower()}"


def named_cards(pack: ZonePack) -> dict[str, dict[str, str]]:
    """Names by row, of everything that has one."""
    found = {
        card.id: card.names
        for deck in (
            pack.stalkers,
            pack.weapons,
            pack.items,
            pack.suits,
            pack.mods,
            pack.artifacts,
            pack.enemies,
            pack.activation_low,
            pack.activation_high,
            pack.control,
            pack.anomalies,
            pack.events,
        )
        for card in deck
    }
    for mission in pack.missions:
        found[mission.id] = mission.names
        found |= {goal.id: goal.names for goal in mission.objectives}
        found |= {card.id: card.names for card in mission.env}
    for territory in pack.territories:
        found[territory.id] = territory.names
        found |= {card.id: card.names for card in territory.env}
    return found


def of_view(view: ZoneView, territory: Territory) -> bool:
    return view.territory is not None and view.territory.card == territory.id
