"""Who sits where: taking, leaving and inviting, bots as stand-ins."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence
from functools import partial
from typing import Final

from cantina.bots.base import check_bot
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.errors import BadOptions, CantinaError
from cantina.room import clock
from cantina.room.codes import read_code, under_new_code
from cantina.room.decisions import keep
from cantina.room.regulars import bot_row, joining
from cantina.room.room import Room
from cantina.room.showing import tell_seats
from cantina.room.starting import begin, look_whether_ready
from cantina.room.stored import (
    CLOSED,
    EMPTY,
    OPEN,
    PERSON,
    PLAYING,
    STAND_IN,
    Player,
    SeatRow,
    TableRow,
    seats_of,
)

LONGEST_NAME: Final = 24
LONGEST_NOTE: Final = 60
NOT_HOST: Final = "only the host can do this"
NO_CODE: Final = "this code is wrong or has expired"


class SeatRefused(CantinaError):
    """The seat cannot be had. `code` is for programs."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def hashed(secret: str) -> str:
    """Secrets are kept as hashes only: reading the database is not enough to take a seat."""
    return hashlib.blake2b(secret.encode(), digest_size=20).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(18)


async def take_seat(
    room: Room,
    player: Player,
    seat: Seat | None,
    secret: str,
    code: str = "",
    oldest: int = 0,
    ready: bool = True,
) -> Seat:
    """Seats a player: in the seat whose secret they hold; or by the table's code, or at a listed
    table, in any empty one. Secrets and codes made before `oldest` have expired.

    Taking a seat you already have is not an error. Raises SeatRefused.
    """
    async with room.lock:
        row = room.seats.copy()
        if secret:
            wanted: Seat | None = _seat_of_secret(row, secret, oldest)
        elif code:
            wanted = _seat_by_code(row, player, code, oldest)
        else:
            wanted = seat
        if wanted is None:
            wanted = next(iter(_empty(row)), None)
        if wanted is None or not 0 <= wanted < len(row.seats):
            raise SeatRefused("no_seat", "there is no such seat, or no free one")
        found = row.seats[wanted]
        if found.player == player.id:
            return wanted
        if found.kind != EMPTY:
            raise SeatRefused("taken", "this seat is taken")
        if row.status != OPEN:
            raise SeatRefused("not_open", "this table is no longer open to players")
        if not secret and not code and not row.listed and player.id != row.host:
            raise SeatRefused("private", "this table needs an invitation")
        found.kind, found.player, found.bot = PERSON, player.id, ""
        found.name = ""
        found.name = free_name(row, player.name)
        found.invite, found.ready = "", ready  # the invitation is used up
        await keep(room, row)
        await look_whether_ready(room)
        tell_seats(room)
        return wanted


def _seat_of_secret(row: TableRow, secret: str, oldest: int) -> Seat:
    digest = hashed(secret)
    for number in all_seats(len(row.seats)):
        seat = row.seats[number]
        if seat.invite and hmac.compare_digest(seat.invite, digest):
            _check_age(seat.invited or row.created, oldest)
            return number
    raise SeatRefused("bad_invite", "this invitation is not valid or was used already")


def _seat_by_code(row: TableRow, player: Player, code: str, oldest: int) -> Seat | None:
    """The seat one has already; None: any free one."""
    known = row.code if row.status == OPEN else ""
    if not known or not hmac.compare_digest(known, read_code(code)):
        raise SeatRefused("no_code", NO_CODE)
    mine = seats_of(row, player)
    if mine:
        return mine[0]
    _check_age(row.coded, oldest)
    return None


def _empty(row: TableRow) -> list[Seat]:
    return [seat for seat in all_seats(len(row.seats)) if row.seats[seat].kind == EMPTY]


def _check_age(made: int, oldest: int) -> None:
    if made < oldest:
        text = "this invitation has expired: ask the host for a new one"
        raise SeatRefused("invite_expired", text)


async def renew_invitation(room: Room, player: Player, seat: Seat) -> str:
    """A new secret for an empty seat; the old one becomes invalid."""
    async with room.lock:
        row = _with_empty_seats(room, player)
        if not 0 <= seat < len(row.seats):
            raise SeatRefused("no_seat", "there is no such seat")
        if row.seats[seat].kind != EMPTY:
            raise SeatRefused("taken", "this seat is taken")
        secret = new_secret()
        row.seats[seat] = _invited(secret)
        await keep(room, row)
        return secret


async def renew_code(room: Room, player: Player) -> None:
    """Another code for the table; the old one becomes invalid."""
    async with room.lock:
        row = _with_empty_seats(room, player)
        await under_new_code(row, partial(keep, room))


def _with_empty_seats(room: Room, player: Player) -> TableRow:
    """The row to change, once it is clear that the host asks while people may come."""
    if player.id != room.row.host:
        raise SeatRefused("not_host", NOT_HOST)
    if room.row.status != OPEN:
        raise SeatRefused("not_open", "this table is no longer open to players")
    return room.seats.copy()


def _invited(secret: str) -> SeatRow:
    return SeatRow(invite=hashed(secret), invited=clock.now())


async def leave_seat(room: Room, player: Player, seat: Seat) -> str:
    """Before the start the seat is free again, and its new invitation is returned; later a bot
    plays on until the owner comes back."""
    async with room.lock:
        row = _with_own(room, player, seat)
        secret = ""
        if row.status == OPEN:
            secret = new_secret()
            row.seats[seat] = _invited(secret)
        elif row.status == PLAYING:
            row.seats[seat].bot, row.seats[seat].why = STAND_IN, "left"
        await keep(room, row)
        await look_whether_ready(room)
        tell_seats(room)
        room.moved()
        return secret


async def fill_with_bot(room: Room, player: Player, seat: Seat, bot: str) -> None:
    """The host puts a bot in an empty seat."""
    check_bot(bot, room.game)
    async with room.lock:
        if player.id != room.row.host:
            raise SeatRefused("not_host", NOT_HOST)
        if room.row.status != OPEN or room.row.seats[seat].kind != EMPTY:
            raise SeatRefused("taken", "this seat is taken")
        row = room.seats.copy()
        _seat_bots(room, row, [seat], bot)
        await keep(room, row)
        await look_whether_ready(room)
        tell_seats(room)


async def start_now(room: Room, player: Player, bot: str) -> None:
    """The host waits for nobody any longer: bots take the empty seats."""
    check_bot(bot, room.game)
    async with room.lock:
        row = _with_empty_seats(room, player)
        _seat_bots(room, row, _empty(row), bot)
        await keep(room, row)
        await begin(room)


def _seat_bots(room: Room, row: TableRow, seats: list[Seat], bot: str) -> None:
    for seat, name in zip(seats, joining(room.game, row, seats, bot), strict=True):
        row.seats[seat] = bot_row(room.game, seat, name)


async def say_ready(room: Room, player: Player, ready: bool) -> None:
    """For all seats of a person. Whoever takes it back stops a start that is being counted down."""
    async with room.lock:
        row = room.seats.copy()
        mine = [seat for seat in row.seats if seat.kind == PERSON and seat.player == player.id]
        if not mine:
            raise SeatRefused("not_yours", "only players at this table can be ready")
        if row.status != OPEN:
            raise SeatRefused("not_open", "this table is not waiting for players")
        if all(seat.ready == ready for seat in mine):
            return
        for seat in mine:
            seat.ready = ready
        await keep(room, row)
        await look_whether_ready(room, pressed=True)
        tell_seats(room)


async def name_seat(room: Room, player: Player, seat: Seat, name: str) -> None:
    """What somebody is called at this table: several people share a screen, and one sign-in."""
    name = check_name(name)
    async with room.lock:
        row = _with_own(room, player, seat)
        if row.status not in (OPEN, PLAYING):
            raise SeatRefused("finished", "the game is over")
        row.seats[seat].name = ""
        if free_name(row, name) != name:
            raise SeatRefused("name_taken", "this name is taken at the table")
        row.seats[seat].name = name
        await keep(room, row)
        tell_seats(room)


def name_people(rows: list[SeatRow], names: Sequence[str]) -> None:
    """Those at the host's screen, before a table is opened. Raises BadOptions."""
    if len(names) > len(rows):
        raise BadOptions(f"{len(names)} names are too many for {len(rows)} seats")
    for row, name in zip(rows, names, strict=False):
        if name and row.kind == PERSON:
            row.name = check_name(name)
    given = [name.casefold() for name in names if name]
    if len(given) != len(set(given)):
        raise BadOptions("people at one screen need different names")


async def go_away(room: Room, player: Player, seat: Seat, bot: str) -> None:
    """Hands one's seat to a bot for a while."""
    check_bot(bot, room.game)
    async with room.lock:
        row = _with_own(room, player, seat)
        row.seats[seat].bot = joining(room.game, row, [seat], bot)[0]
        row.seats[seat].why = "away"
        await keep(room, row)
        tell_seats(room)
        room.moved()


async def come_back(room: Room, player: Player, seat: Seat) -> None:
    async with room.lock:
        row = _with_own(room, player, seat)
        if row.status != PLAYING:  # who made the last decision is settled
            return
        row.seats[seat].bot = row.seats[seat].why = ""
        await keep(room, row)
        room.questions.forgive(seat)
        room.seats.forget_votes(seat)
        tell_seats(room)
        room.moved()


async def close_table(room: Room, player: Player) -> None:
    """The host gives the table up: before its game has begun, or alone with bots. What others have
    begun is not the host's to end; people who want no more leave, and a bot plays on."""
    async with room.lock:
        if player.id != room.row.host:
            raise SeatRefused("not_host", NOT_HOST)
        others = {seat.player for seat in room.row.seats if seat.kind == PERSON} - {player.id}
        if room.row.status == PLAYING and others:
            raise SeatRefused("others_play", "others are playing: leave, and a bot plays for you")
        if room.row.status in (OPEN, PLAYING):
            row = room.seats.copy()
            row.status = CLOSED
            await keep(room, row)
        tell_seats(room)


def free_name(row: TableRow, name: str) -> str:
    """What somebody is called whose name another at the table has already: Ann 2."""
    taken = {_alike(seat.name) for seat in row.seats}
    tails = ["", *(f" {number}" for number in range(2, len(row.seats) + 2))]
    names = (name[: LONGEST_NAME - len(tail)] + tail for tail in tails)
    return next(one for one in names if _alike(one) not in taken)


def _alike(name: str) -> str:
    """Equal for names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def check_name(name: str) -> str:
    """A name as others will see it. Raises BadOptions."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadOptions(f"a name has 1 to {LONGEST_NAME} readable characters")
    return name


def check_note(note: str) -> str:
    """What a host says about a table. Raises BadOptions."""
    note = " ".join(note.split())
    if len(note) > LONGEST_NOTE or not note.isprintable():
        raise BadOptions(f"a note has at most {LONGEST_NOTE} readable characters")
    return note


def _with_own(room: Room, player: Player, seat: Seat) -> TableRow:
    """The row to change, once it is clear that the seat is the player's."""
    if not 0 <= seat < len(room.row.seats) or room.row.seats[seat].player != player.id:
        raise SeatRefused("not_yours", "this seat is not yours")
    return room.seats.copy()
