"""Rows of the database and the structs they become."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row

from cantina.kernel.rng import KEYED
from cantina.room.stored import (
    OPEN,
    Entry,
    Pace,
    Player,
    Rated,
    Rating,
    Result,
    Said,
    SeatRow,
    Snapshot,
    TableRow,
)

_options = msgspec.json.Decoder(dict[str, str])
_seats = msgspec.json.Decoder(list[SeatRow])
_pace = msgspec.json.Decoder(Pace)
_action = msgspec.json.Decoder(tuple[str | int, ...])
_state = msgspec.json.Decoder(dict[str, object])
_encoder = msgspec.json.Encoder()

Values = dict[str, Any]
Line = tuple[str, int, int, int, str, str, str, str]
"""A row of the log, in the order of its columns: the writer moves many, and dicts are slower."""


def json_text(value: object) -> str:
    return _encoder.encode(value).decode()


def changeable_values(row: TableRow) -> Values:
    """What may change after a table was opened. The revision does too, but only by appending."""
    return {
        "behaviour": row.behaviour,
        "pack": row.pack,
        "seed": str(row.seed),
        "options": json_text(row.options),
        "seats": json_text(row.seats),
        "host": row.host,
        "status": row.status,
        "listed": row.listed,
        "pace": json_text(row.pace),
        "delay": row.delay,
        "rematch": row.rematch,
        "origin": row.origin,
        "code": row.code if row.code and row.status == OPEN else None,
        "coded": row.coded,
        "starts": row.starts,
    }


def table_values(row: TableRow) -> Values:
    fixed = {
        "id": row.id,
        "game": row.game,
        "created": row.created,
        "rev": row.rev,
        "edition": row.edition,
        "seed_chosen": row.seed_chosen,
        "note": row.note,
    }
    return fixed | changeable_values(row)


def table_of(row: Row[Any]) -> TableRow:
    found = dict(row._mapping)
    seed = found["seed"]
    found["seed"] = seed if KEYED in seed else int(seed)
    found["options"] = _options.decode(found["options"])
    found["seats"] = _seats.decode(found["seats"])
    found["pace"] = _pace.decode(found["pace"])
    found["code"] = found["code"] or ""
    return TableRow(**found)


def holders_of(row: TableRow) -> set[str]:
    """Whose table it is: the host's and everybody's who owns a seat."""
    return {row.host, *(seat.player for seat in row.seats)} - {""}


def line_of(table_id: str, entry: Entry) -> Line:
    e = entry
    return (table_id, e.rev, e.at, e.seat, e.kind, json_text(e.action), e.key, e.by)


def entry_of(row: Row[*tuple[Any, ...]]) -> Entry:
    _, rev, at, seat, kind, action, key, by = row
    return Entry(rev, at, seat, kind, _action.decode(action), key, by)


def snapshot_of(row: Row[Any]) -> Snapshot:
    return Snapshot(row.rev, _state.decode(row.state))


def said_of(row: Row[Any]) -> Said:
    return Said(row.number, row.at, row.player, row.name, row.text)


def player_values(player: Player) -> Values:
    return msgspec.structs.asdict(player) | {"login": player.login or None}


def player_of(row: Row[Any]) -> Player:
    return Player(**(dict(row._mapping) | {"login": row.login or ""}))


def result_values(table_id: str, result: Result) -> Values:
    values = msgspec.structs.asdict(result)
    return {"table_id": table_id, "player_id": values.pop("player"), **values}


def result_of(row: Row[Any]) -> Result:
    r = row
    return Result(r.seat, r.player_id, r.at, r.place, r.points, r.won, r.bot, r.reason)


def rating_of(row: Row[Any]) -> Rating:
    return Rating(row.player_id, row.game, row.mean, row.doubt, row.points, row.games)


def rated_of(row: Row[Any]) -> Rated:
    return Rated(row.player_id, row.before, row.after)
