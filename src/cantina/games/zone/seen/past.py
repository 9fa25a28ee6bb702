"""What has been: how a mission went, and the lines of the diary."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.pack import ZonePack
from cantina.games.zone.state import Deeds, Note, Reading, ZoneTable
from cantina.games.zone.terms.numbers import NONE


@dataclass(eq=False, repr=False, kw_only=True)
class DeedsView:
    kills: int
    strikes: int
    hits: int
    hurt: int
    loot: int


@dataclass(eq=False, repr=False, kw_only=True)
class ReadingView:
    """When a round was over; dose and threat before its Zone phase."""

    round: int
    hp: list[int]
    dose: list[int]
    threat: list[int]
    shots: int
    worth: int


@dataclass(eq=False, repr=False, kw_only=True)
class TaskView:
    id: str
    round: int  # in which it was done, or NONE


@dataclass(eq=False, repr=False, kw_only=True)
class WentView:
    """How a mission went; by seats."""

    crew: list[str]  # stalker cards, nothing for who stayed at the camp
    tasks: list[TaskView]
    fallen: int  # who died, or NONE
    deeds: list[DeedsView]
    course: list[ReadingView]


@dataclass(eq=False, repr=False, kw_only=True)
class NoteView:
    what: str
    of: str
    source: str
    change: int


@dataclass(eq=False, repr=False, kw_only=True)
class PlayedView:
    """ST-33.4: a mission that is over."""

    mission: str
    won: bool
    reason: str
    rounds: int
    hp_lost: int  # by all stalkers together
    coupons: int  # when the group set out
    earned: int
    went: WentView | None  # None while the group is on the next one
    notes: list[NoteView]  # of the day; not then, either


def went_view(
    pack: ZonePack,
    mission: int,
    crew: list[int],
    done: list[int],
    deeds: list[Deeds],
    course: list[Reading],
    fallen: int,
) -> WentView:
    tasks = zip(pack.missions[mission].objectives, done, strict=True)
    return WentView(
        crew=[pack.stalkers[card].id if card != NONE else "" for card in crew],
        tasks=[TaskView(id=task.id, round=round) for task, round in tasks],
        fallen=fallen,
        deeds=[
            DeedsView(
                kills=one.kills, strikes=one.strikes, hits=one.hits, hurt=one.hurt, loot=one.loot
            )
            for one in deeds
        ],
        course=[
            ReadingView(
                round=one.round,
                hp=one.hp[:],
                dose=one.dose[:],
                threat=one.threat[:],
                shots=one.shots,
                worth=one.worth,
            )
            for one in course
        ],
    )


def went_of(t: ZoneTable) -> WentView | None:
    """A mission by itself; None as long as it is played."""
    state = t.state
    if state.outcome is None or state.campaign is not None:
        return None
    counted = state.tallies
    crew = [one.card for one in state.stalkers]
    return went_view(
        t.pack, state.mission, crew, counted.done, counted.deeds, counted.course, counted.fallen
    )


def notes_view(notes: list[Note]) -> list[NoteView]:
    return [
        NoteView(what=one.what, of=one.of, source=one.source, change=one.change) for one in notes
    ]
