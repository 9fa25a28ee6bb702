"""Reads the missions: one file each, with its map, forces, cards, events and ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cantina.games.zone.box.effect import Condition
from cantina.games.zone.box.mission import (
    ESCORT,
    SOUGHT,
    THING_KINDS,
    Aim,
    Epilogue,
    Force,
    Mission,
    Objective,
    Placed,
    Thing,
)
from cantina.games.zone.load.cards import read_event
from cantina.games.zone.load.effects import Book, listed, table, tables, words_after
from cantina.games.zone.load.environment import EnvReader
from cantina.games.zone.load.gear import read_names
from cantina.games.zone.load.ground import area_of, areas_of, check_closed_rooms, lay_out
from cantina.games.zone.load.scenario import LONGEST, ROUNDS, read_party, read_score
from cantina.games.zone.load.selectors import no_area
from cantina.games.zone.load.sites import read_sites
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.map.tiles import Tile
from cantina.games.zone.pack import Foes, UnknownKind
from cantina.games.zone.terms.ids import NOWHERE
from cantina.games.zone.terms.kinds import SIDES
from cantina.games.zone.terms.numbers import GROUPS
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content, Row
from cantina.parts.problems import coded

PREFIX: Final = "mission_"
COUNTS: Final = ("one", "two", "three", "four")
MOST_LOOT: Final = 31


def read_missions(
    content: Content,
    book: Book,
    tiles: dict[str, Tile],
    foes: Foes,
    unknown: tuple[UnknownKind, ...],
    stages: tuple[str, ...],
) -> tuple[Mission, ...]:
    """Every file mission_*.toml. Raises BadContent."""
    found: list[Mission] = []
    events = len(foes.events)
    for file in sorted(content.files):
        if file.startswith(PREFIX):
            reader = MissionReader(
                content=content, file=file, book=book, foes=foes, unknown=unknown, stages=stages
            )
            found.append(reader.read(len(found), tiles, events))
            events += len(found[-1].events)
    _check_names(found)
    if not found:
        raise BadContent(f"{PREFIX}a1.toml", "", f"the file is missing in {content.folder}")
    return tuple(found)


def _check_names(missions: list[Mission]) -> None:
    """Texts call things, notes and actions by their ids, whichever mission they are of."""
    names: dict[str, dict[str, str]] = {}
    for mission in missions:
        here = {thing.id: thing.names for thing in mission.things} | mission.flags
        here |= {act.id: act.names for act in mission.acts}
        for id, said in here.items():
            if names.setdefault(id, said) != said:
                file = f"{PREFIX}{mission.id.lower()}.toml"
                raise BadContent(file, id, "another mission has another name for it")


@dataclass(eq=False, repr=False)
class MissionReader:
    """One file being read."""

    content: Final[Content]
    file: Final[str]
    book: Final[Book]
    foes: Final[Foes]
    unknown: Final[tuple[UnknownKind, ...]]
    stages: Final[tuple[str, ...]]  # of the campaign

    def begin(self, row: Row, number: int, tiles: dict[str, Tile]) -> Mission:
        """What its cards may speak of: the map, things, notes, cards and events. The book knows
        them from now on."""
        ground = self._ground(row, tiles)
        known = self.book.known
        known.areas = tuple(ground.number)
        known.cards = tuple([env.text("id") for env in self._maybe("env")])
        known.events = tuple(
            [event.maybe_text("numeral") or event.text("id") for event in self._maybe("event")]
        )
        things = self._things(ground)
        known.things = tuple([thing.id for thing in things])
        mission = Mission(
            number,
            row.text("id"),
            row.maybe_text("story"),
            row.names("name"),
            row.names("prologue"),
            ground,
            row.provenance(),
        )
        mission.things = things
        mission.kind_of_thing = {thing.id: thing.kind for thing in things}
        mission.flags = self._names("flag")
        known.flags = tuple(mission.flags)
        return mission

    def read(self, number: int, tiles: dict[str, Tile], events: int) -> Mission:
        content, file, book = self.content, self.file, self.book
        rows = content.rows(file, "mission")
        if len(rows) != 1:
            raise BadContent(file, "", "a file holds one mission")
        row = rows[0]
        mission = self.begin(row, number, tiles)
        ground, known = mission.ground, book.known
        mission.party = read_party(content, file, known)
        if mission.party is None:
            mission.stage = row.one_of("stage", self.stages)
        mission.starts = areas_of(row, ground, "start")
        mission.exits = areas_of(row, ground, "exit")
        mission.unknown_at = areas_of(row, ground, "unknown_at")
        mission.win = self._ways(row, "win")
        if mission.party is not None or row.has("rounds"):
            # ST-37.4: a scenario, which has no events; everything else is as in a mission.
            mission.rounds = row.number("rounds", 1, LONGEST) if row.has("rounds") else ROUNDS
            mission.fail = self._ways(row, "fail") if row.has("fail") else ()
            mission.score = read_score(content, file)
            if known.events:
                raise row.bad("a scenario has random events only")
        else:
            mission.win_event = row.one_of("win_event", known.events)
            mission.death_event = row.one_of("death_event", known.events)
        row.done()
        mission.objectives = self._objectives()
        mission.forces = self._forces(ground)
        mission.sites = read_sites(content.rows(file, "anomaly"), self.foes, ground)
        mission.loot = self._loot(ground)
        mission.unknown = self._unknown(len(mission.unknown_at))
        reader = EnvReader(book, ground, self._names("act"))
        mission.env = reader.read(self._maybe("env"))
        mission.acts = tuple(reader.acts)
        mission.aims = self._aims(mission)
        deck = self._maybe("event")
        mission.events = tuple([read_event(card, book, events + n) for n, card in enumerate(deck)])
        for card in deck:
            card.done()
        self._read_epilogues(mission)
        self._check(row, mission)
        known.areas = known.things = known.cards = known.events = known.flags = known.borders = ()
        return mission

    def _maybe(self, table: str) -> list[Row]:
        """Rows that a mission may do without."""
        there = table in self.content.files[self.file]
        return self.content.rows(self.file, table) if there else []

    def _names(self, table: str) -> dict[str, dict[str, str]]:
        there = table in self.content.files[self.file]
        return read_names(self.content, self.file, table) if there else {}

    def _ground(self, row: Row, tiles: dict[str, Tile]) -> Ground:
        """The map with every change that a card of the mission can make to it."""
        whole = self.content.files[self.file]
        closable = [id for card in whole.get("env", []) for id in card.get("closes", [])]
        openable = words_after(whole, "open_border")
        floodable = words_after(whole, "area_becomes_water")
        self.book.known.borders = tuple(openable)
        ground = lay_out(row, tiles, tuple(closable), tuple(openable), tuple(floodable))
        check_closed_rooms(row, ground)
        return ground

    def _ways(self, row: Row, field: str) -> tuple[tuple[Condition, ...], ...]:
        """Lists of conditions, of which one is enough."""
        ways = listed(row, field, row.value(field))
        return tuple([self._all_of(row, entry) for entry in ways])

    def _all_of(self, row: Row, value: Any) -> tuple[Condition, ...]:
        found: list[Condition] = []
        for entry in tables(row, value):
            found += self.book.conditions(row, entry)
        return tuple(found)

    def _things(self, ground: Ground) -> tuple[Thing, ...]:
        found: list[Thing] = []
        for row in self._maybe("thing"):
            kind = row.one_of("kind", THING_KINDS)
            area = area_of(row, ground, "at") if row.has("at") else NOWHERE
            thing = Thing(id=row.text("id"), kind=kind, names=row.names("name"), area=area)
            found.append(thing)
            row.provenance()
            row.done()
        return tuple(found)

    def _objectives(self) -> tuple[Objective, ...]:
        found: list[Objective] = []
        for row in self.content.rows(self.file, "objective"):
            done = self._all_of(row, row.value("done"))
            found.append(Objective(id=row.text("id"), names=row.names("name"), done=done))
            row.provenance()
            row.done()
        return tuple(found)

    def _aims(self, mission: Mission) -> tuple[Aim, ...]:
        found: list[Aim] = []
        escorts = [thing.id for thing in mission.things if thing.kind == ESCORT]
        escorted = [act.id for act in mission.acts if act.needs in escorts]
        for row in self._maybe("aim"):
            row.text("id")
            when = self._all_of(row, row.value("when")) if row.has("when") else ()
            acts = row.texts("acts") if row.has("acts") else ()
            areas = areas_of(row, mission.ground, "at") if row.has("at") else ()
            thing = row.one_of("thing", self.book.known.things) if row.has("thing") else ""
            found.append(
                Aim(
                    when=when,
                    acts=tuple(acts),
                    areas=areas,
                    thing=thing,
                    out=row.has("out") and row.flag("out"),
                    seek=row.one_of("seek", SOUGHT) if row.has("seek") else "",
                    escorted=any([act in escorted for act in acts]),
                )
            )
            row.provenance()
            row.done()
        return tuple(found)

    def _forces(self, ground: Ground) -> tuple[Force, ...]:
        """ST-9.7: there is at least one enemy. ST-22.9: no more than the card has standees."""
        found: list[Force] = []
        enemies = self.book.known.enemies
        for row in self.content.rows(self.file, "enemy"):
            row.text("id")
            card = enemies.index(row.one_of("card", enemies))
            supply = row.number("supply", 1, self.foes.enemies[card].standees)
            placed: list[Placed] = []
            for data in tables(row, row.value("placed")) if row.has("placed") else []:
                part = Row(row.file, row.label, data)
                facing = SIDES.index(part.one_of("face", SIDES))
                placed.append(Placed(area=area_of(part, ground, "at"), facing=facing))
                part.done()
            if len(placed) > supply:
                problem = row.bad(f"{len(placed)} are placed, and the supply is {supply}")
                about: dict[str, str | int] = {"id": enemies[card], "used": len(placed)}
                raise coded(problem, "supply", **about, most=supply)
            group = GROUPS.index(row.one_of("group", GROUPS))
            found.append(
                Force(
                    card=card,
                    group=group,
                    team=row.number("team", 1, 2),
                    supply=supply,
                    placed=tuple(placed),
                )
            )
            row.provenance()
            row.done()
        return tuple(found)

    def _loot(self, ground: Ground) -> tuple[tuple[int, int], ...]:
        section = self.content.section(self.file, "loot")
        found: list[tuple[int, int]] = []
        for id, count in table(section, section.value("stacks")).items():
            if id not in ground.number:
                raise no_area(section, id)
            if not isinstance(count, int) or not 1 <= count <= MOST_LOOT:
                raise section.bad(f"{count!r} is no number of tokens")
            found.append((ground.number[id], count))
        total = section.number("total", 0, MOST_LOOT)
        if sum([count for _, count in found]) != total:
            raise section.bad(f"the stacks have {sum([c for _, c in found])} tokens, not {total}")
        section.provenance()
        section.done()
        return tuple(found)

    def _unknown(self, places: int) -> tuple[tuple[int, ...], ...]:
        section = self.content.section(self.file, "unknown")
        kinds = [kind.id for kind in self.unknown]
        found: list[tuple[int, ...]] = []
        for count in COUNTS:
            words = section.texts(count)
            if len(words) != places:
                problem = section.bad(
                    f"{places} tokens are wanted for {count}, and here are {len(words)}"
                )
                raise coded(problem, "unknown", count=count, used=len(words), most=places)
            for word in words:
                if word not in kinds or words.count(word) > self.unknown[kinds.index(word)].copies:
                    problem = section.bad(f"there is no such unknown token left: {word!r}")
                    raise coded(problem, "unknown_face", count=count, id=word)
            found.append(tuple([kinds.index(word) for word in words]))
        section.provenance()
        section.done()
        return tuple(found)

    def _read_epilogues(self, mission: Mission) -> None:
        for row in self.content.rows(self.file, "epilogue"):
            row.text("id")
            epilogue = Epilogue(
                story=row.names("story"), program=self.book.maybe_program(row, "do")
            )
            if row.one_of("outcome", ("win", "fail")) == "win":
                mission.epilogue_win = epilogue
            else:
                mission.epilogue_fail = epilogue
            row.provenance()
            row.done()

    def _check(self, row: Row, mission: Mission) -> None:
        """Ends lead to events that end the mission; what is asked for can come to be."""
        whole = self.content.files[self.file]
        for numeral, outcome in ((mission.win_event, "win"), (mission.death_event, "fail")):
            ends = [c for c in mission.events if c.numeral == numeral and c.outcome == outcome]
            if not mission.rounds and not ends:
                raise row.bad(f"event {numeral} does not end the mission with {outcome!r}")
        noted = [*words_after(whole, "set"), *words_after(whole, "count")]
        for flag in mission.flags:
            if flag not in noted:
                raise coded(row.bad(f"nothing notes {flag!r}"), "not_noted", id=flag)
        there = [thing.id for thing in mission.things if thing.area != NOWHERE]
        come = [*words_after(whole, "gain_thing"), *words_after(whole, "place_thing"), *there]
        for thing in mission.things:
            if thing.id not in come:
                raise coded(
                    row.bad(f"nothing brings {thing.id!r} into play"), "not_brought", id=thing.id
                )
