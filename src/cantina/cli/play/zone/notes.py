"""What an option would mean, in a few words: who would see a step, what an attack may come to."""

from __future__ import annotations

from typing import Final

from cantina.cli.play.zone.cast import Cast
from cantina.games.zone.actions.mission import Fire, KnifeStrike
from cantina.games.zone.seen.records import PartView
from cantina.games.zone.view import ZoneView
from cantina.kernel.action import Action


class Notes:
    def __init__(self, cast: Cast) -> None:
        self.cast: Final = cast
        self.names: Final = cast.names
        self.words: Final = cast.words

    def with_way(self, said: str, view: ZoneView, area: int) -> str:
        """A single step, if the movement ended there."""
        way = next((way for way in view.ways if way.path == [area]), None)
        if way is None:
            return said
        words = self.words
        if way.seen_by:
            notes = [words("zone-note-seen", who=self.cast.figures(way.seen_by))]
        else:
            notes = [words("zone-note-unseen")]
        cover = view.ground.areas[area].cover
        if cover:
            notes.append(words("zone-note-cover", count=cover))
        if way.dose:
            notes.append(words("zone-note-dose", count=way.dose))
        for risk in way.risks:
            name = self.cast.anomaly(risk.anomaly)
            notes.append(words("zone-note-risk", name=name, percent=risk.percent))
        return f"{said} ({'; '.join(notes)})"

    def with_shot(self, said: str, view: ZoneView, action: KnifeStrike | Fire) -> str:
        """The dice of an attack, and how likely each result is."""
        shots = [shot for shot in view.shots if Action(shot.verb, tuple(shot.args)) == action]
        if not shots:
            return said
        shot = shots[0]
        dice = self.words(
            "zone-note-dice",
            distance=shot.distance,
            stalker=shot.stalker_dice,
            gear=shot.gear_dice,
            cover=shot.cover,
        )
        return f"{said} ({'; '.join([dice, *map(self._part, shot.parts)])})"

    def _part(self, part: PartView) -> str:
        chances = [
            self.words(
                "zone-note-chance",
                result=self.names.results(chance.result.split()),
                percent=round(chance.permille / 10),
            )
            for chance in part.chances
        ]
        name = self.words(f"zone-body-{part.part}")
        return self.words("zone-note-part", part=name, chances=", ".join(chances))
