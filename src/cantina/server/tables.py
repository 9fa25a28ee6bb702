"""The part of the API about tables: opening, finding, seats, what is left when a game is over."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec

from cantina.bots.base import BOTS
from cantina.bots.levels import levels_of
from cantina.bots.regulars import regulars_of
from cantina.fairness import commitment_of
from cantina.kernel.action import Action, Seat
from cantina.kernel.errors import BadContent, BadRecord
from cantina.kernel.game import Game, discover
from cantina.room import clock
from cantina.room.codes import read_code
from cantina.room.listening import look
from cantina.room.polling import be_here
from cantina.room.room import Room
from cantina.room.seating import (
    NO_CODE,
    SeatRefused,
    close_table,
    leave_seat,
    take_seat,
)
from cantina.room.showing import copied, table_now
from cantina.room.store import Unavailable
from cantina.room.stored import CLOSED, FINISHED, OPEN, PLAYING, TableRow, seats_of
from cantina.room.wire import (
    Ack,
    Hint,
    Pong,
    Refused,
    SeatNow,
    TableNow,
    Welcome,
    Wired,
    from_wire,
)
from cantina.server.asleep import close_asleep, plays_here, stored_row
from cantina.server.bodies import (
    Continue,
    Invite,
    Join,
    Left,
    NewTable,
    Opened,
    Problem,
    Seated,
    SeatOnly,
    Sent,
    TableInfo,
    TableList,
    Take,
)
from cantina.server.branches import continue_from, open_in_the_middle, rematch
from cantina.server.bus import Elsewhere
from cantina.server.hall import Call, Refusal, place_of
from cantina.server.identity import DAY
from cantina.server.messages import deal_with, seat_for
from cantina.server.offered import Choice, GameInfo, Games, Level, Regular
from cantina.server.remote import TABLES
from cantina.server.rooms import PACES, NoTable
from cantina.sheets import content_of

log = logging.getLogger("cantina.tables")

MOST_LISTED = 40
"""A page. Each table may have a long scenario of its own."""
MOST_OF_MINE = 100


async def games(call: Call) -> Games:
    """What can be played, with how many, and how tables may differ."""
    paces = {key: (low, high) for key, (low, high) in PACES.items()}
    here = [game for game in playable() if game.key in call.hall.rooms.games]
    return Games(here, list(BOTS), paces)


@lru_cache(maxsize=1)
def playable() -> list[GameInfo]:
    """Games whose box cannot be read are left out: the others can be played all the same."""
    found = []
    for game in discover().values():
        try:
            found.append(_game_info(game))
        except BadContent as error:
            log.error("%s is not offered: %s", game.key, error)
    return found


def _game_info(game: Game[Any, Any]) -> GameInfo:
    content = content_of(game.key, None)
    minutes, age = content.box(game.fewest, game.most)
    return GameInfo(
        game.key,
        content.head("pack.toml").names("name"),
        game.fewest,
        game.most,
        minutes,
        game.behaviour,
        [Choice(one.key, list(one.choices), one.rule) for one in game.options if not one.quiet],
        [Level(*level) for level in levels_of(game)],
        [Regular(key, one.names) for key, one in regulars_of(game).items()],
        age,
    )


async def info(call: Call, room: Room) -> TableInfo:
    return await _info(call, room.row, table_now(room))


async def _info(call: Call, row: TableRow, now: TableNow) -> TableInfo:
    rev = row.rev  # of `now`, before anybody decides on: whoever opened a table knows it from 0
    host = await call.hall.store.player(row.host) if row.host else None
    mine = call.player is not None and row.host == call.player.id
    name = host.name if host is not None else ""
    seats = seats_of(row, call.player)
    code = row.code if (seats or mine) and row.status == OPEN else ""
    return TableInfo(
        now,
        rev,
        row.created,
        name,
        row.delay,
        row.origin,
        seats,
        mine,
        row.seed_chosen,
        code,
    )


def _at_rest(call: Call, row: TableRow, asleep: bool) -> TableNow:
    """A table whose game is over or cannot go on, without bringing its game back."""
    seats = [
        SeatNow(one.kind, one.name, one.bot, False, False, 0, 0, one.hints, one.ready, one.why)
        for one in row.seats
    ]
    pace = row.pace
    packs = call.hall.rooms.packs.get(row.game)
    return TableNow(
        row.id,
        row.game,
        row.status,
        row.options,
        seats,
        pace.kind,
        pace.seconds,
        row.listed,
        0,
        row.rematch,
        row.starts,
        row.note,
        commitment_of(row.seed),
        asleep,
        "" if asleep or packs is None else packs.digest(row.pack),
        copied(row),
    )


async def open_table(call: Call, body: NewTable) -> Opened:
    """A new table with the secrets of its open seats: they are told only here."""
    me, rooms = call.me, call.hall.rooms
    call.hall.limit("tables", me.id)
    if body.past:
        past = [(seat, _action(action)) for seat, action in body.past]
        return await opened(call, await open_in_the_middle(rooms, me, body, past), {})
    room, secrets = await rooms.create(me, body)
    return await opened(call, room, secrets)


def _action(wired: Wired) -> Action:
    try:
        return from_wire(wired)
    except ValueError as error:
        raise Refusal(400, "shape", str(error)) from None


async def opened(call: Call, room: Room, secrets: dict[Seat, str]) -> Opened:
    invites = [invitation(call, room, seat, secret) for seat, secret in secrets.items()]
    return Opened(room.row.id, invites, await info(call, room))


def invitation(call: Call, room: Room, seat: Seat, secret: str) -> Invite:
    expires = room.row.seats[seat].invited + _lifetime(call)
    link = f"{call.hall.settings.base}t/{room.row.id}#{secret}"
    return Invite(seat, secret, link, expires)


def _lifetime(call: Call) -> int:
    """Of invitations and codes, in milliseconds."""
    return 1000 * DAY * call.hall.settings.invite_days


async def list_tables(call: Call) -> TableList:
    """Listed tables with free seats; with ?watch=1 those that are being played, with ?mine=1 all of
    mine, with ?mine=going those whose game is not over. The newest first, a page at a time: on from
    ?after=."""
    store, after = call.hall.store, call.page()
    if call.query("mine"):
        limit = MOST_OF_MINE
        going = (OPEN, PLAYING) if call.query("mine") == "going" else None
        rows = await store.tables(status=going, player=call.me.id, limit=limit + 1, after=after)
    else:
        status, limit = (PLAYING if call.query("watch") else OPEN,), MOST_LISTED
        rows = await store.tables(status=status, listed=True, limit=limit + 1, after=after)
    more, rows = len(rows) > limit, rows[:limit]
    found = []
    for row in rows:
        if row.status in (FINISHED, CLOSED):
            asleep = not plays_here(call.hall.rooms, row)
            found.append(await _info(call, row, _at_rest(call, row, asleep)))
            continue
        try:
            found.append(await _info_anywhere(call, row))
        except (NoTable, BadRecord):  # of a game or of rules that are not here
            if call.query("mine"):
                found.append(await _info(call, row, _at_rest(call, row, True)))
    return TableList(found, f"{rows[-1].created}.{rows[-1].id}" if more else "")


async def _info_anywhere(call: Call, row: TableRow) -> TableInfo:
    """The owner of a table knows it best; the database knows enough for a list."""
    hall = call.hall
    try:
        return await info(call, await hall.rooms.find(row.id))
    except Unavailable:
        with suppress(Unavailable):
            if owner := await hall.rooms.bus.owner(row.id):
                asked = await hall.tunnels.ask(owner, call.connection.scope, TABLES + row.id)
                if asked[0] == 200:
                    return msgspec.json.decode(asked[1], type=TableInfo)
        return await _info(call, row, _at_rest(call, row, False))


async def room_of(call: Call) -> Room:
    return await call.hall.rooms.find(call.table_id)


async def show_table(call: Call) -> TableInfo:
    """Anybody who knows a table's id may look at it; what is hidden stays so."""
    try:
        room = await room_of(call)
    except BadRecord:
        row = await stored_row(call.hall.store, call.table_id)
        return await _info(call, row, _at_rest(call, row, True))
    found = await info(call, room)
    asleep = room.row.status == CLOSED and not plays_here(call.hall.rooms, room.row)
    return await _info(call, room.row, _at_rest(call, room.row, True)) if asleep else found


async def take(call: Call, body: Take) -> Seated:
    call.hall.limit("tables", call.me.id)
    if body.code:
        _limit_codes(call)
    return await _take(call, await room_of(call), body)


async def _take(call: Call, room: Room, body: Take) -> Seated:
    oldest = clock.now() - _lifetime(call)
    seat = await take_seat(room, call.me, body.seat, body.secret, body.code, oldest, body.ready)
    return Seated(room.row.id, seat, await info(call, room))


async def join(call: Call, body: Join) -> Seated:
    """Any free seat at the table that has this code."""
    hall, code = call.hall, read_code(body.code)
    hall.limit("tables", call.me.id)
    _limit_codes(call)
    id = await hall.store.table_of_code(code) if code else None
    if id is None:
        raise SeatRefused("no_code", NO_CODE)
    try:
        return await _take(call, await hall.rooms.find(id), Take(code=code, ready=body.ready))
    except Elsewhere:
        return await _join_there(call, id, Take(code=code, ready=body.ready))


async def _join_there(call: Call, id: str, take: Take) -> Seated:
    """At the process that has the table."""
    hall = call.hall
    owner = await hall.rooms.bus.owner(id)
    if not owner:
        raise Unavailable(f"table {id} is between two processes")
    path, body = f"{TABLES}{id}/seat", msgspec.json.encode(take)
    status, said = await hall.tunnels.ask(owner, call.connection.scope, path, body)
    if status != 200:
        problem = msgspec.json.decode(said, type=Problem)
        raise Refusal(status, problem.code, problem.text)
    return msgspec.json.decode(said, type=Seated)


def _limit_codes(call: Call) -> None:
    """Codes are short: whoever tries many is slowed down, by name and by address."""
    call.hall.limit("codes", call.me.id)
    call.hall.limit("codes", place_of(call.connection))


async def leave(call: Call, body: SeatOnly) -> Left:
    """Before the start the seat is free again; later a bot plays on until its owner comes back."""
    room = await room_of(call)
    secret = await leave_seat(room, call.me, body.seat)
    if secret:
        call.hall.unseat(room.row.id, body.seat, call.me.id)
    hosts = secret and room.row.host == call.me.id
    found = invitation(call, room, body.seat, secret) if hosts else None
    return Left(await info(call, room), found)


async def close(call: Call) -> TableInfo:
    try:
        room = await room_of(call)
    except BadRecord:
        row = await close_asleep(call.hall.store, call.table_id, call.me)
        return await _info(call, row, _at_rest(call, row, True))
    await close_table(room, call.me)
    return await info(call, room)


async def again(call: Call) -> Seated:
    """A rematch: opens it, or joins the one that somebody else at the table has opened."""
    call.hall.limit("tables", call.me.id)
    room, seat = await rematch(call.hall, await room_of(call), call.me)
    return Seated(room.row.id, seat, await info(call, room))


async def go_on(call: Call, body: Continue) -> Opened:
    """A new table from a position of a game that is over, or that all play together."""
    call.hall.limit("tables", call.me.id)
    room, secrets = await continue_from(
        call.hall.rooms,
        await room_of(call),
        call.me,
        body,
    )
    return await opened(call, room, secrets)


# Without a socket


async def state(call: Call) -> Welcome:
    """What a socket would be welcomed with: ?seat= and ?since= as in `hello`. With ?glance=1 the
    player does not count as being here."""
    room = await room_of(call)
    seat = seat_for(room, call.player, call.seat())
    if call.player is not None and not call.query("glance"):
        await be_here(room, seat, call.player.id)
    player = call.player.id if call.player is not None else ""
    return await look(room, seat, player, call.number("since", -1))


async def act(call: Call, body: Sent) -> Ack | Hint | Refused:
    """Any message of the socket but `hello`, with the same checks and the same answer."""
    room = await room_of(call)
    me = call.me
    call.hall.limit("messages", me.id)
    seat = seat_for(room, me, body.seat)
    answer = await deal_with(call.hall, room, me, seat, body.message)
    assert not isinstance(answer, Pong)  # which answers a ping only
    return answer
