"""What all who are at a table see of it and of each other, and telling them when it changes."""

from __future__ import annotations

from cantina.fairness import commitment_of, copies_of
from cantina.kernel.action import SPECTATOR, Seat, all_seats, ask_of
from cantina.kernel.event import Event
from cantina.room.absence import replaceable_from
from cantina.room.room import Room
from cantina.room.stored import Said, TableRow
from cantina.room.wire import (
    Came,
    ChatLine,
    Copied,
    Proposal,
    SeatNow,
    Seats,
    TableNews,
    TableNow,
    to_wire,
)


def seats_now(room: Room) -> list[SeatNow]:
    return [_seat_now(room, seat) for seat in all_seats(len(room.row.seats))]


def _seat_now(room: Room, seat: Seat) -> SeatNow:
    row = room.row.seats[seat]
    return SeatNow(
        row.kind,
        row.name,
        row.bot,
        room.listeners.here(seat),
        room.t is not None and ask_of(room.t.asks, seat) is not None,
        room.questions.deadline(seat),
        room.seats.votes(seat),
        row.hints,
        row.ready,
        row.why,
        replaceable_from(room, seat),
    )


def table_now(room: Room) -> TableNow:
    row = room.row
    return TableNow(
        row.id,
        row.game,
        row.status,
        row.options,
        seats_now(room),
        row.pace.kind,
        row.pace.seconds,
        row.listed,
        room.listeners.watchers(),
        row.rematch,
        row.starts,
        row.note,
        commitment_of(row.seed),
        pack=room.pack.digest,
        copies=copied(row),
    )


def copied(row: TableRow) -> list[Copied]:
    return [Copied(at, seat) for at, seat in copies_of(row.seed)]


def table_news(room: Room) -> TableNews:
    row = room.row
    watchers = room.listeners.watchers()
    return TableNews(
        row.status,
        seats_now(room),
        watchers,
        row.rematch,
        row.starts,
        commitment_of(row.seed),
        copied(row),
    )


def who_came(room: Room, seat: Seat) -> Came:
    """Or left."""
    now = _seat_now(room, seat) if seat != SPECTATOR else None
    return Came(seat, now, room.listeners.watchers())


def tell_seats(room: Room) -> None:
    room.listeners.tell_all(Seats(table_news(room)))


def tell_presence(room: Room, seat: Seat) -> None:
    """Somebody came or left."""
    room.listeners.tell_all(who_came(room, seat))


def tell_update(room: Room, events: list[Event], undone: bool = False) -> None:
    """The game has reached the present revision."""
    if room.t is None or not room.listeners:
        room.listeners.forget()
        return
    about = (room.row.rev, events, seats_now(room), room.questions, undone)
    room.listeners.update(room.t, *about)


def chat_line(said: Said) -> ChatLine:
    return ChatLine(said.number, said.at, said.name, said.text, said.player)


def may_read(row: TableRow, seat: Seat, player: str) -> bool:
    """At a listed table everybody; else those who have a seat, or have opened it."""
    return row.listed or seat != SPECTATOR or player == row.host != ""


def chat_for(room: Room, seat: Seat, player: str) -> list[ChatLine]:
    return [chat_line(said) for said in room.chat.lines] if may_read(room.row, seat, player) else []


def proposals_for(room: Room, seat: Seat) -> list[Proposal]:
    """What all propose now, for those who have a seat."""
    now = room.proposals.at(room.row.rev) if seat != SPECTATOR else []
    return [Proposal(by, to_wire(action)) for by, action in now]
