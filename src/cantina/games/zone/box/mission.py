"""A mission: its map, its cards and events, what is where at the start, and how it ends.

Areas are numbers of the mission's ground.
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.effect import Condition
from cantina.games.zone.map.ground import Ground
from cantina.kernel.pack import Provenance

# ST-8.1: overlay cards lie on the map, notes beside it, the others wait in the environment deck.
OVERLAY: Final = 0
NOTE: Final = 1
DECK: Final = 2
ENV_KINDS: Final = ("overlay", "note", "deck")


class EventCard:
    """ST-10.4: a mission event (numbered, with a story) or a random one."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        story: dict[str, str],
        numeral: str,
        unless: tuple[Condition, ...],
        immediate: int,
        end: int,
        outcome: str,
        provenance: Provenance,
    ) -> None:
        self.number: Final = number  # among all events of the pack
        self.id: Final = id
        self.names: Final = names
        self.story: Final = story
        self.numeral: Final = numeral  # "III"; "": a random event
        self.unless: Final = unless  # no effect when these hold
        self.immediate: Final = immediate  # programs, or NONE
        self.end: Final = end
        self.outcome: Final = outcome  # "", fail, win
        self.provenance: Final = provenance


class Act:
    """An action that an environment card offers (ST-8.5)."""

    def __init__(
        self,
        number: int,
        id: str,
        names: dict[str, str],
        free: bool,
        areas: tuple[int, ...],
        place: str,
        window: bool,
        key: str,
        repeat: int,
        each: int,
        program: int,
    ) -> None:
        self.number: Final = number  # among all acts of the mission
        self.id: Final = id
        self.names: Final = names
        self.free: Final = free
        self.areas: Final = areas
        self.place: Final = place  # a word of PLACES instead of areas, or ""
        self.window: Final = window  # done next to a window of one of the areas
        self.key: Final = key  # a stalker there must carry it; "": none
        self.repeat: Final = repeat  # so many times, by anybody
        self.each: Final = each  # program of every time, or NONE
        self.program: Final = program  # program of the last time


class EnvTrigger:
    """ST-16.1: what an environment card does by itself."""

    def __init__(
        self,
        trigger: str,
        areas: tuple[int, ...],
        enemy: int,
        flag: str,
        program: int,
    ) -> None:
        self.trigger: Final = trigger
        self.areas: Final = areas
        self.enemy: Final = enemy  # whose death, or NONE
        self.flag: Final = flag  # which flag, or ""
        self.program: Final = program


class EnvSide:
    """A face of an environment card: what it does when it comes up, then what it offers."""

    def __init__(
        self,
        names: dict[str, str],
        program: int,
        acts: tuple[Act, ...],
        triggers: tuple[EnvTrigger, ...],
    ) -> None:
        self.names: Final = names
        self.program: Final = program  # NONE: nothing
        self.acts: Final = acts
        self.triggers: Final = triggers


class EnvCard:
    """ST-8.1, ST-8.2. Of several with one number, one is chosen at random (ST-9.4)."""

    def __init__(
        self,
        number: int,
        id: str,
        variant: int,
        kind: int,
        names: dict[str, str],
        areas: tuple[int, ...],
        front: EnvSide,
        back: EnvSide | None,
        closes: tuple[str, ...],
        provenance: Provenance,
    ) -> None:
        self.number: Final = number  # its place in the mission's `env`
        self.id: Final = id
        self.variant: Final = variant  # 1, 2 … of those with this id; 0: the only one
        self.kind: Final = kind
        self.names: Final = names
        self.areas: Final = areas
        self.front: Final = front
        self.back: Final = back
        self.closes: Final = closes  # borders that are walls until it is flipped: "5.C|5.F"
        self.provenance: Final = provenance


class Placed:
    """An enemy on the map at the start."""

    def __init__(self, area: int, facing: int) -> None:
        self.area: Final = area
        self.facing: Final = facing


class Force:
    """An enemy card of a mission with its command token (ST-24.5) and standees."""

    def __init__(
        self, card: int, group: int, team: int, supply: int, placed: tuple[Placed, ...]
    ) -> None:
        self.card: Final = card
        self.group: Final = group
        self.team: Final = team
        self.supply: Final = supply
        self.placed: Final = placed


class AnomalySite:
    """Where an anomaly lies. NONE as card or overlay: one of the type at random."""

    def __init__(
        self,
        card: int,
        card_type: int,
        overlay: int,
        overlay_type: int,
        centre: int,
        artifacts: int,
        moves_to: tuple[AnomalySite, ...],
    ) -> None:
        self.card: Final = card
        self.card_type: Final = card_type
        self.overlay: Final = overlay
        self.overlay_type: Final = overlay_type
        self.centre: Final = centre
        self.artifacts: Final = artifacts
        self.moves_to: Final = moves_to  # further overlays of a mobile one


class Objective:
    def __init__(self, id: str, names: dict[str, str], done: tuple[Condition, ...]) -> None:
        self.id: Final = id
        self.names: Final = names
        self.done: Final = done  # reached when these hold


class Epilogue:
    """ST-9.1: what is told, and what the campaign gains."""

    def __init__(self, story: dict[str, str], program: int) -> None:
        self.story: Final = story
        self.program: Final = program


class Aim:
    """What a group goes for while its conditions hold: a hint for bots, made of what the open cards
    say. Actions of cards, done on some areas or where a thing lies; or the way out."""

    def __init__(
        self,
        when: tuple[Condition, ...],
        acts: tuple[str, ...],
        areas: tuple[int, ...],
        thing: str,
        out: bool,
    ) -> None:
        self.when: Final = when
        self.acts: Final = acts
        self.areas: Final = areas
        self.thing: Final = thing  # once it lies on the map its area counts instead; "": none
        self.out: Final = out  # everybody to the exits, and what is carried with them


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
        self.story: Final = story
        self.names: Final = names
        self.prologue: Final = prologue
        self.ground: Final = ground
        self.provenance: Final = provenance
        self.starts: tuple[int, ...] = ()
        self.exits: tuple[int, ...] = ()
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
        self.keys: tuple[str, ...] = ()  # things that open something
        self.flags: tuple[str, ...] = ()
        # ST-33.1 to ST-33.3: alternatives of conditions that win; events that end it.
        self.win: tuple[tuple[Condition, ...], ...] = ()
        self.win_event = ""
        self.death_event = ""
        self.epilogue_win = Epilogue({}, -1)
        self.epilogue_fail = Epilogue({}, -1)

    def numbered(self, numeral: str) -> tuple[int, ...]:
        """The events with this number: more than one where one is chosen at random (ST-9.4)."""
        return tuple([card.number for card in self.events if card.numeral == numeral])


class Kit:
    """What one stalker carries into a mission outside a campaign."""

    def __init__(
        self,
        weapon: int,
        suit: int,
        suit_mod: int,
        items: tuple[int, ...],
        magazines: tuple[int, int, int],
    ) -> None:
        self.weapon: Final = weapon  # rows of their kinds
        self.suit: Final = suit
        self.suit_mod: Final = suit_mod  # NONE: none
        self.items: Final = items
        self.magazines: Final = magazines  # by kind
