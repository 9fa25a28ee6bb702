"""Reads stalkers and everything that works against them: enemies, activation, anomalies, events."""

from __future__ import annotations

from typing import Any

from cantina.games.zone.box.cards import (
    ActivationCard,
    AnomalyCard,
    ControlCard,
    EnemyAttack,
    EnemyCard,
    HitLine,
    Overlay,
    Special,
    StalkerCard,
    WoundCard,
    WoundHalf,
)
from cantina.games.zone.box.effect import INFINITE, NONE
from cantina.games.zone.box.gear import Ability
from cantina.games.zone.box.mission import EventCard
from cantina.games.zone.load.effects import Book, table, tables, texts
from cantina.games.zone.load.verbs import VERBS
from cantina.games.zone.pack import Foes
from cantina.games.zone.terms.ids import NO_PROGRAM, ProgramNo
from cantina.games.zone.terms.kinds import ANOMALY_TYPES, ATTACK_KINDS, CATEGORIES, PARTS, TYPES
from cantina.games.zone.terms.words import HIT_RESULTS, SYMBOLS
from cantina.kernel.pack import Content, Row

BEYOND_ALL = INFINITE


def read_foes(content: Content, book: Book) -> Foes:
    return Foes(
        enemies=_enemies(content, book),
        low=_activation(content, book, "activation_low.toml"),
        high=_activation(content, book, "activation_high.toml"),
        wounds=_wounds(content),
        control=_control(content, book),
        anomalies=_anomalies(content, book),
        overlays=_overlays(content),
        events=_events(content, book),
    )


def read_stalkers(content: Content, book: Book) -> tuple[StalkerCard, ...]:
    found: list[StalkerCard] = []
    for row in content.rows("stalkers.toml"):
        bands: list[tuple[int, int, int]] = []
        for data in tables(row, row.value("shooting")):
            part = Row(row.file, row.label, data)
            low, high = part.number("from", 0, BEYOND_ALL), part.number("to", 0, BEYOND_ALL)
            bands.append((low, high, part.number("dice", 1, 9)))
            part.done()
        covered = [0, *[high + 1 for _, high, _ in bands]]
        if [low for low, _, _ in bands] != covered[:-1] or covered[-1] != BEYOND_ALL + 1:
            raise row.bad("the distances of 'shooting' do not follow each other from 0 to 99")
        found.append(
            StalkerCard(
                len(found),
                row.text("id"),
                row.names("name"),
                row.number("hp", 1, 99),
                tuple(bands),
                tuple([_ability(row, book, d) for d in tables(row, row.value("abilities"))]),
                row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def _ability(row: Row, book: Book, data: dict[str, Any]) -> Ability:
    part = Row(row.file, row.label, data)
    ability = Ability(
        id=part.text("id"), names=part.names("name"), effects=book.effects_of(part, "effects")
    )
    part.done()
    return ability


def _enemies(content: Content, book: Book) -> tuple[EnemyCard, ...]:
    found: list[EnemyCard] = []
    for row in content.rows("enemies.toml"):
        number = len(found)
        pool = number
        if row.has("shares_standees_with"):
            pool = book.known.enemies.index(row.one_of("shares_standees_with", book.known.enemies))
        types = 0
        for word in texts(row, "types", row.value("types"), tuple(TYPES)):
            types |= TYPES[word]
        found.append(
            EnemyCard(
                number,
                row.text("id"),
                row.names("name"),
                row.flag("mission_box"),
                row.number("standees", 1, 20),
                pool,
                types,
                CATEGORIES.index(row.one_of("category", CATEGORIES)),
                _sight(row),
                row.number("move", 0, 9),
                row.number("hp", 1, 9),
                _enemy_attack(row, book),
                _hits(row),
                _ability(row, book, table(row, row.value("ability")))
                if row.has("ability")
                else None,
                _special(row, book),
                row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def _sight(row: Row) -> tuple[int, int, int, int]:
    part = Row(row.file, row.label, table(row, row.value("sight")))
    front, right = part.number("front", 0, INFINITE), part.number("right", 0, INFINITE)
    back, left = part.number("back", 0, INFINITE), part.number("left", 0, INFINITE)
    part.done()
    return (front, right, back, left)


def _enemy_attack(row: Row, book: Book) -> EnemyAttack:
    part = Row(row.file, row.label, table(row, row.value("attack")))
    before = _before(row, book, part)
    bonus = Row(row.file, row.label, table(row, part.value("bonus")) if part.has("bonus") else {})
    when = book.conditions(row, bonus.value("if")) if bonus.has("if") else ()
    ignored = VERBS["move"].others["ignores"].words
    attack = EnemyAttack(
        names=part.names("name"),
        kind=ATTACK_KINDS.index(part.one_of("kind", ATTACK_KINDS)),
        wounds=NONE if before else part.number("wounds", 1, 99),
        reach=part.number("range", 0, INFINITE),
        per_area_between=part.maybe_number("per_area_between", -9, 9),
        per_other_of_same_card=part.maybe_number("per_other_of_same_card", -9, 9),
        bonus_if=when[0].word if when else "",
        bonus=bonus.maybe_number("wounds", -9, 9),
        before=before,
        hits_all=part.flag("hits_all"),
        ignores_cover=part.flag("ignores_cover"),
        on_hurt=book.maybe_program(part, "on_hurt"),
        after_defence=book.maybe_program(part, "after_defence"),
        ignores=texts(row, "ignores", part.value("ignores"), ignored)
        if part.has("ignores")
        else (),
        leaps=part.flag("leaps"),
    )
    bonus.done()
    part.done()
    return attack


def _before(row: Row, book: Book, part: Row) -> tuple[tuple[int, ProgramNo], ...]:
    """A roll of the anomaly die before the attack: for each symbol its wounds, or what is done."""
    if not part.has("before"):
        return ()
    lines = Row(row.file, row.label, table(row, part.value("before")))
    found: list[tuple[int, ProgramNo]] = []
    for symbol in SYMBOLS:
        line = Row(row.file, row.label, table(row, lines.value(symbol)))
        program = book.maybe_program(line, "instead")
        found.append((line.number("wounds", 1, 99) if program == NO_PROGRAM else NONE, program))
        line.done()
    lines.done()
    return tuple(found)


def _hits(row: Row) -> tuple[HitLine, ...]:
    found: list[HitLine] = []
    for data in tables(row, row.value("hits")):
        part = Row(row.file, row.label, data)
        found.append(
            HitLine(
                part=PARTS.index(part.one_of("part", PARTS)),
                successes=part.number("at", 1, 99),
                results=texts(row, "do", part.value("do"), HIT_RESULTS),
            )
        )
        part.done()
    if not found:
        raise row.bad("an enemy has a part of the body that can be hit")
    return tuple(sorted(found, key=_by_part))


def _by_part(line: HitLine) -> tuple[int, int]:
    return (line.part, line.successes)


def _special(row: Row, book: Book) -> Special | None:
    if not row.has("special"):
        return None
    part = Row(row.file, row.label, table(row, row.value("special")))
    special = Special(
        id=part.text("id"), names=part.names("name"), program=book.program(row, part.value("do"))
    )
    part.done()
    return special


def _activation(content: Content, book: Book, file: str) -> tuple[ActivationCard, ...]:
    """ST-25.3, ST-25.4: a low card has two parts or one for any threat; a high card has steps."""
    found: list[ActivationCard] = []
    for row in content.rows(file):
        always = book.maybe_program(row, "always")
        low = file == "activation_low.toml"
        card = ActivationCard(
            number=len(found),
            id=row.text("id"),
            names=row.names("name"),
            no_threat=book.maybe_program(row, "no_threat") if always == NO_PROGRAM else always,
            low_threat=book.maybe_program(row, "low_threat") if always == NO_PROGRAM else always,
            steps=book.maybe_program(row, "steps"),
            zone_only=book.maybe_program(row, "zone_only"),
            provenance=row.provenance(),
        )
        row.number("copies", 1, 1)
        row.done()
        if low != (card.no_threat != NO_PROGRAM) or low != (card.low_threat != NONE):
            raise row.bad("a low card, and no other, has a part without and a part with low threat")
        if low == (card.steps != NO_PROGRAM) or (low and card.zone_only != NONE):
            raise row.bad("a high card, and no other, has steps")
        found.append(card)
    return tuple(found)


def _wounds(content: Content) -> tuple[WoundCard, ...]:
    found: list[WoundCard] = []
    for row in content.rows("wounds.toml"):
        halves = [_wound_half(row, field) for field in ("light", "heavy")]
        id, copies = row.text("id"), row.number("copies", 1)
        found.append(
            WoundCard(
                number=len(found),
                id=id,
                copies=copies,
                light=halves[0],
                heavy=halves[1],
                provenance=row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def _wound_half(row: Row, field: str) -> WoundHalf:
    part = Row(row.file, row.label, table(row, row.value(field)))
    if part.has("do"):
        half = WoundHalf(
            if_has="", then=(), otherwise=texts(row, field, part.value("do"), HIT_RESULTS)
        )
    else:
        half = WoundHalf(
            if_has=part.one_of("if_has", ("stun", "vulnerable")),
            then=texts(row, field, part.value("then"), HIT_RESULTS),
            otherwise=texts(row, field, part.value("else"), HIT_RESULTS),
        )
    part.done()
    if field == "light" and half.if_has == "vulnerable":
        raise row.bad("a vulnerable enemy never takes a light wound (ST-23.14)")
    return half


def _control(content: Content, book: Book) -> tuple[ControlCard, ...]:
    found: list[ControlCard] = []
    for row in content.rows("control.toml"):
        part = Row(row.file, row.label, table(row, row.value("obey")))
        row.number("copies", 1, 1)
        found.append(
            ControlCard(
                number=len(found),
                id=row.text("id"),
                names=row.names("name"),
                resist=row.number("resist", 1, 99),
                resist_with_focus=row.number("resist_with_focus", 1, 99),
                option=Ability(id=part.text("id"), names=part.names("name"), effects=()),
                obey=book.program(row, part.value("do")),
                provenance=row.provenance(),
            )
        )
        part.done()
        row.done()
    return tuple(found)


def _anomalies(content: Content, book: Book) -> tuple[AnomalyCard, ...]:
    found: list[AnomalyCard] = []
    for row in content.rows("anomalies.toml"):
        pair = row.flag("pair")
        found.append(
            AnomalyCard(
                number=len(found),
                id=row.text("id"),
                names=row.names("name"),
                mission_box=row.flag("mission_box"),
                type=ANOMALY_TYPES.index(row.one_of("type", ANOMALY_TYPES)),
                artifact=row.flag("artifact"),
                everywhere=not pair and row.one_of("area", ("triggered", "all")) == "all",
                mobile=row.flag("mobile"),
                rolls_after_move=row.flag("rolls_after_move"),
                pair=pair,
                stalkers=NO_PROGRAM if pair else book.program(row, row.value("stalkers")),
                enemies=() if pair else texts(row, "enemies", row.value("enemies"), HIT_RESULTS),
                enemy_dice=row.maybe_number("enemy_dice", 1, 9),
                provenance=row.provenance(),
            )
        )
        row.done()
        if ("roll_hit" in found[-1].enemies) != (found[-1].enemy_dice > 0):
            raise row.bad("'enemy_dice' says how many dice 'roll_hit' takes")
    return tuple(found)


def _overlays(content: Content) -> tuple[Overlay, ...]:
    """ST-30.3: the centre square has every symbol."""
    found: list[Overlay] = []
    for row in content.rows("overlays.toml"):
        cells: list[tuple[int, int, tuple[int, ...]]] = []
        for data in tables(row, row.value("cells")):
            part = Row(row.file, row.label, data)
            signs = texts(row, "symbols", part.value("symbols"), SYMBOLS)
            petals = tuple([1 + SYMBOLS.index(sign) for sign in signs])
            cells.append((part.number("row", -3, 3), part.number("col", -3, 3), petals))
            part.done()
        if not cells or cells[0][:2] != (0, 0) or sorted(set(cells[0][2])) != [1, 2, 3, 4]:
            raise row.bad("the first cell is the centre, which has all four symbols")
        kind = ANOMALY_TYPES.index(row.one_of("type", ANOMALY_TYPES))
        found.append(
            Overlay(
                number=len(found),
                id=row.text("id"),
                type=kind,
                cells=tuple(cells),
                provenance=row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def _events(content: Content, book: Book) -> tuple[EventCard, ...]:
    """ST-10.4: the random ones."""
    found: list[EventCard] = []
    for row in content.rows("events.toml"):
        row.number("copies", 1, 1)
        found.append(read_event(row, book, len(found)))
        row.done()
    return tuple(found)


def read_event(row: Row, book: Book, number: int) -> EventCard:
    return EventCard(
        number=number,
        id=row.text("id"),
        names=row.names("name"),
        story=row.names("story") if row.has("story") else {},
        numeral=row.maybe_text("numeral"),
        unless=book.conditions(row, row.value("unless")) if row.has("unless") else (),
        immediate=book.maybe_program(row, "immediate"),
        end=book.maybe_program(row, "end"),
        outcome=row.one_of("outcome", ("win", "fail")) if row.has("outcome") else "",
        provenance=row.provenance(),
    )
