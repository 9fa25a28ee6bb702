"""A mission: its map, its cards and events, what is where at the start, and how it ends.

Areas are numbers of the mission's ground.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.zone.box.effect import Condition
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.terms.ids import NO_PROGRAM, Area, ProgramNo
from cantina.kernel.pack import Provenance

# ST-8.1: overlay cards lie on the map, notes beside it, the others wait in the environment deck.
OVERLAY: Final = 0
NOTE: Final = 1
DECK: Final = 2
ENV_KINDS: Final = ("overlay", "note", "deck")

OWN_ID: Final = "OWN"
"""The mission that somebody wrote for a table; ids of its rows begin so."""


@dataclass(eq=False, repr=False)
class EventCard:
    """ST-10.4: a mission event (numbered, with a story) or a random one."""

    number: Final[int]  # among all events of the pack
    id: Final[str]
    names: Final[dict[str, str]]
    story: Final[dict[str, str]]
    numeral: Final[str]  # "III"; "": a random event
    unless: Final[tuple[Condition, ...]]  # no effect when these hold
    immediate: Final[ProgramNo]  # or NO_PROGRAM
    end: Final[ProgramNo]
    outcome: Final[str]  # "", fail, win
    provenance: Final[Provenance]


@dataclass(eq=False, repr=False)
class Act:
    """An action that an environment card offers (ST-8.5)."""

    number: Final[int]  # among all acts of the mission
    id: Final[str]
    names: Final[dict[str, str]]
    free: Final[bool]
    areas: Final[tuple[Area, ...]]
    thing: Final[str]  # done where this thing is instead of on areas, or ""
    window: Final[bool]  # done next to a window of one of the areas
    needs: Final[str]  # a thing that must be there (ST-8.10), or ""
    conditions: Final[tuple[Condition, ...]]  # offered only while these hold
    repeat: Final[int]  # this many times, by anybody
    each: Final[ProgramNo]  # every time, or NO_PROGRAM
    program: Final[ProgramNo]  # the last time


@dataclass(eq=False, repr=False)
class EnvTrigger:
    """ST-16.1: what an environment card does by itself."""

    trigger: Final[str]
    areas: Final[tuple[Area, ...]]
    enemy: Final[int]  # whose death, or NONE
    flag: Final[str]  # which flag, or ""
    rounds: Final[tuple[int, ...]]  # at the end of these only; none: of every round
    program: Final[ProgramNo]


@dataclass(eq=False, repr=False)
class EnvSide:
    """A face of an environment card: what it does when it comes up, then what it offers."""

    names: Final[dict[str, str]]
    program: Final[ProgramNo]  # NO_PROGRAM: nothing
    acts: Final[tuple[Act, ...]]
    triggers: Final[tuple[EnvTrigger, ...]]


@dataclass(eq=False, repr=False)
class EnvCard:
    """ST-8.1, ST-8.2. Of several with one number, one is chosen at random (ST-9.4)."""

    number: Final[int]  # its place in the mission's `env`
    id: Final[str]
    variant: Final[int]  # 1, 2 … of those with this id; 0: the only one
    kind: Final[int]
    names: Final[dict[str, str]]
    areas: Final[tuple[Area, ...]]
    front: Final[EnvSide]
    back: Final[EnvSide | None]
    closes: Final[tuple[str, ...]]  # borders that are walls until it is flipped: "5.C|5.F"
    provenance: Final[Provenance]


@dataclass(eq=False, repr=False)
class Placed:
    """An enemy on the map at the start."""

    area: Final[Area]
    facing: Final[int]


@dataclass(eq=False, repr=False)
class Force:
    """An enemy card of a mission with its command token (ST-24.5) and standees."""

    card: Final[int]
    group: Final[int]
    team: Final[int]
    supply: Final[int]
    placed: Final[tuple[Placed, ...]]


@dataclass(eq=False, repr=False)
class AnomalySite:
    """Where an anomaly lies. NONE as card or overlay: one of the type at random."""

    card: Final[int]
    card_type: Final[int]
    overlay: Final[int]
    overlay_type: Final[int]
    centre: Final[Area]
    artifacts: Final[int]
    moves_to: Final[tuple[AnomalySite, ...]]  # further overlays of a mobile one


@dataclass(eq=False, repr=False)
class Objective:
    id: Final[str]
    names: Final[dict[str, str]]
    done: Final[tuple[Condition, ...]]  # reached when these hold


@dataclass(eq=False, repr=False)
class Party:
    """ST-37.8: what every stalker of a scenario gets, and what it may buy besides."""

    coupons: Final[int]
    suit: Final[int]  # a row of its kind
    levels: Final[tuple[int, ...]]  # of the weapons on sale
    extra: Final[str]  # a free card each: its id, or ""


@dataclass(eq=False, repr=False)
class Score:
    """ST-37.9: points for each unit of a tally beyond some."""

    of: Final[str]
    beyond: Final[int]
    points: Final[int]


KEY: Final = "key"
ESCORT: Final = "escort"
MARK: Final = "mark"
THING_KINDS: Final = (KEY, ESCORT, MARK)


@dataclass(eq=False, repr=False)
class Thing:
    """ST-8.6: what a mission carries about. A key goes into a pocket; a mark stays where it lies;
    an escort is a person without a figure who goes along with a stalker."""

    id: Final[str]
    kind: Final[str]
    names: Final[dict[str, str]]
    area: Final[Area]  # there from the start, or NOWHERE


@dataclass(eq=False, repr=False)
class Epilogue:
    """ST-9.1: what is told, and what the campaign gains."""

    story: Final[dict[str, str]]
    program: Final[ProgramNo]


SEEK_LOOT: Final = "loot"
SEEK_ARTIFACTS: Final = "artifacts"
SOUGHT: Final = (SEEK_LOOT, SEEK_ARTIFACTS)


@dataclass(eq=False, repr=False)
class Aim:
    """What a group goes for while its conditions hold: a hint for bots, made of what the open cards
    say. Actions of cards, done on some areas or where a thing lies; or the way out."""

    when: Final[tuple[Condition, ...]]
    acts: Final[tuple[str, ...]]
    areas: Final[tuple[Area, ...]]
    thing: Final[str]  # once it lies on the map its area counts instead; "": none
    out: Final[bool]  # everybody to the exits, and what is carried with them
    seek: Final[str]  # SEEK_LOOT or SEEK_ARTIFACTS: everybody collects these, wherever they lie
    escorted: Final[bool]  # its actions need an escort to be there


@dataclass(eq=False, repr=False)
class Joined:
    """The map and the cards of a mission with those of a territory (chapter 36)."""

    ground: Final[Ground]
    env: Final[tuple[EnvCard, ...]]


class Mission:
    """ST-9.1, ST-9.2."""

    def __init__(
        self,
        number: int,
        id: str,
        story: str,
        names: dict[str, str],
        prologue: dict[str, str],
        ground: Ground,
        provenance: Provenance,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.story: Final = story  # ST-32.4: the letter of the story it belongs to
        self.names: Final = names
        self.prologue: Final = prologue
        self.ground: Final = ground
        self.provenance: Final = provenance
        self.stage = ""  # of the campaign: the equipment if this mission is played alone
        self.starts: tuple[Area, ...] = ()
        self.exits: tuple[Area, ...] = ()
        self.objectives: tuple[Objective, ...] = ()
        self.aims: tuple[Aim, ...] = ()  # the first that fits counts
        self.forces: tuple[Force, ...] = ()
        self.sites: tuple[AnomalySite, ...] = ()
        self.loot: tuple[tuple[int, int], ...] = ()  # (area, tokens)
        self.unknown: tuple[tuple[int, ...], ...] = ()  # by stalkers - 1: kinds of token
        self.unknown_at: tuple[int, ...] = ()  # one token each
        self.env: tuple[EnvCard, ...] = ()
        self.acts: tuple[Act, ...] = ()
        self.events: tuple[EventCard, ...] = ()  # in deck order, the outcomes last
        self.things: tuple[Thing, ...] = ()
        self.joined: Final[dict[int, Joined]] = {}  # with territories, kept by `facts/territory`
        self.kind_of_thing: dict[str, str] = {}  # by the thing's id
        self.flags: dict[str, dict[str, str]] = {}  # names of what it notes and counts, by id
        # ST-33.1 to ST-33.3: alternatives of conditions that win; events that end it.
        self.win: tuple[tuple[Condition, ...], ...] = ()
        self.win_event = ""
        self.death_event = ""
        # ST-37.1, ST-37.3: a scenario of Zone Survival stands alone: it has random events only.
        self.rounds = 0  # it ends after this many, each with a random event; 0: it has events
        self.party: Party | None = None
        self.fail: tuple[tuple[Condition, ...], ...] = ()
        self.score: tuple[Score, ...] = ()
        self.epilogue_win = Epilogue(story={}, program=NO_PROGRAM)
        self.epilogue_fail = Epilogue(story={}, program=NO_PROGRAM)

    def numbered(self, numeral: str) -> tuple[int, ...]:
        """The events with this number: more than one where one is chosen at random (ST-9.4). One
        without a number is known by its id (ST-10.11)."""
        return tuple([card.number for card in self.events if numeral == (card.numeral or card.id)])


@dataclass(eq=False, repr=False)
class Kit:
    """What one stalker carries into a mission outside a campaign."""

    weapon: Final[int]  # rows of their kinds
    suit: Final[int]
    suit_mod: Final[int]  # NONE: none
    items: Final[tuple[int, ...]]
    magazines: Final[tuple[int, int, int]]  # by kind
