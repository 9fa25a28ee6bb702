"""Reads the environment cards of a mission: sides, variants, actions and triggers."""

from __future__ import annotations

from typing import Any, Final

from cantina.games.zone.box.effect import NONE
from cantina.games.zone.box.mission import ENV_KINDS, OVERLAY, Act, EnvCard, EnvSide, EnvTrigger
from cantina.games.zone.load.effects import Book, tables
from cantina.games.zone.load.selectors import no_area
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.terms.ids import NO_PROGRAM, Area
from cantina.kernel.pack import Row
from cantina.parts.problems import coded

ENV_TRIGGERS: Final = (
    "enter",
    "enemy_death",
    "flag_set",
    "end_of_round",
    "stalker_std_action_on_tile",
    "threat_token_moved_or_placed_here_or_adjacent",
)


class EnvReader:
    """The cards of one mission; acts are numbered through all of them."""

    def __init__(
        self,
        book: Book,
        ground: Ground,
        act_names: dict[str, dict[str, str]],
        territory: bool = False,
    ) -> None:
        self.book: Final = book
        self.ground: Final = ground
        self.territory: Final = territory
        self.act_names: Final = act_names
        self.acts: Final[list[Act]] = []

    def read(self, rows: list[Row]) -> tuple[EnvCard, ...]:
        found: list[EnvCard] = []
        for row in rows:
            found += self._card(row, len(found))
        return tuple(found)

    def _card(self, row: Row, number: int) -> list[EnvCard]:
        """ST-9.4: several tables of one side are several cards with that number."""
        id, names = row.text("id"), row.names("name")
        kind = ENV_KINDS.index(row.one_of("kind", ENV_KINDS))
        areas = self.areas(row, "at")
        closes = row.texts("closes")
        provenance = row.provenance()
        fronts = (tables(row, row.value("a")) if row.has("a") else []) or [{}]
        backs = tables(row, row.value("b")) if row.has("b") else []
        row.done()
        if (kind == OVERLAY) != bool(areas):
            problem = row.bad("an overlay card, and no other, says where it lies")
            raise coded(problem, "overlay_place", id=id)
        if len(fronts) > 1 and len(backs) > 1:
            raise row.bad("only one side of a card has variants")
        variants = max(len(fronts), len(backs))
        cards: list[EnvCard] = []
        for variant in range(variants):
            front = self._side(row, fronts[min(variant, len(fronts) - 1)], names, areas)
            back = None
            if backs:
                back = self._side(row, backs[min(variant, len(backs) - 1)], names, areas)
            cards.append(
                EnvCard(
                    number=number + variant,
                    id=id,
                    variant=variant + 1 if variants > 1 else 0,
                    kind=kind,
                    names=names,
                    areas=areas,
                    front=front,
                    back=back,
                    closes=closes,
                    provenance=provenance,
                )
            )
        return cards

    def _side(
        self, row: Row, data: dict[str, Any], names: dict[str, str], areas: tuple[Area, ...]
    ) -> EnvSide:
        part = Row(row.file, row.label, data)
        side = EnvSide(
            names=part.names("name") if part.has("name") else names,
            program=self.book.maybe_program(part, "do"),
            acts=tuple([self.act(row, entry, areas) for entry in self._list(part, "acts")]),
            triggers=tuple(
                [self.trigger(row, entry, areas) for entry in self._list(part, "triggers")]
            ),
        )
        part.done()
        return side

    def _list(self, part: Row, field: str) -> list[dict[str, Any]]:
        return tables(part, part.value(field)) if part.has(field) else []

    def act(self, row: Row, data: dict[str, Any], areas: tuple[Area, ...]) -> Act:
        part = Row(row.file, row.label, data)
        id, known = part.one_of("id", tuple(self.act_names)), self.book.known
        repeat = part.number("repeat", 2, 9) if part.has("repeat") else 1
        act = Act(
            number=len(self.acts),
            id=id,
            names=self.act_names[id],
            free=part.one_of("cost", ("standard", "free")) == "free",
            areas=self.areas(part, "at") if part.has("at") else areas,
            thing=part.one_of("thing", known.things) if part.has("thing") else "",
            window=part.flag("window"),
            needs=part.one_of("needs", known.things) if part.has("needs") else "",
            conditions=self.book.conditions(row, part.value("if")) if part.has("if") else (),
            repeat=repeat,
            each=self.book.maybe_program(part, "each"),
            program=self.book.program(row, part.value("do")),
        )
        part.done()
        if act.each != NO_PROGRAM and repeat == 1:
            raise row.bad(f"action {id!r} is not repeated, so 'each' means nothing")
        self.acts.append(act)
        return act

    def trigger(self, row: Row, data: dict[str, Any], areas: tuple[Area, ...]) -> EnvTrigger:
        part = Row(row.file, row.label, data)
        known = self.book.known
        enemies = known.enemies
        trigger = EnvTrigger(
            trigger=part.one_of("trigger", ENV_TRIGGERS),
            areas=self.areas(part, "at") if part.has("at") else areas,
            enemy=enemies.index(part.one_of("card", enemies)) if part.has("card") else NONE,
            flag=part.one_of("flag", known.flags) if part.has("flag") else "",
            rounds=part.list_of_numbers("rounds", 1, 99) if part.has("rounds") else (),
            program=self.book.program(row, part.value("do")),
        )
        part.done()
        if (trigger.trigger == "enemy_death") != (trigger.enemy != NONE):
            raise row.bad("'card' says whose death is meant")
        if (trigger.trigger == "flag_set") != bool(trigger.flag):
            raise row.bad("'flag' says which flag is meant")
        if trigger.trigger == "stalker_std_action_on_tile" and not self.territory:
            raise row.bad("only the card of a territory has a tile of its own")
        if trigger.trigger == "threat_token_moved_or_placed_here_or_adjacent" and not trigger.areas:
            raise row.bad("the card, or 'at', says where a threat token must come")
        if trigger.rounds and trigger.trigger != "end_of_round":
            raise row.bad("'rounds' says at the end of which rounds")
        return trigger

    def areas(self, row: Row, field: str) -> tuple[Area, ...]:
        ids = row.texts(field)
        for id in ids:
            if id not in self.ground.number:
                raise no_area(row, id)
        return tuple([self.ground.number[id] for id in ids])
