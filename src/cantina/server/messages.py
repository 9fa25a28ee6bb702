"""What becomes of a message, by socket or by HTTP: the same checks, the same answer.

Size and shape are checked where it arrives, the token when its sender was identified; here follow
the seat and, in the room, revision and legality.
"""

from __future__ import annotations

import logging
from time import perf_counter

import msgspec

from cantina.kernel.action import SPECTATOR, Seat
from cantina.kernel.errors import BadOptions
from cantina.room import clock
from cantina.room.advice import give_guidance, give_hint
from cantina.room.chatting import say
from cantina.room.decisions import act, take_back
from cantina.room.proposing import propose
from cantina.room.room import Room
from cantina.room.seating import SeatRefused, come_back, go_away
from cantina.room.store import StoreError
from cantina.room.stored import CLOSED, Player, seats_of
from cantina.room.voting import vote_to_replace
from cantina.room.wire import (
    Ack,
    Act,
    Advise,
    AnyHeard,
    Away,
    Back,
    Hello,
    Hint,
    Ping,
    Pong,
    Propose,
    Refused,
    Replace,
    Say,
    TakeBack,
)
from cantina.server.hall import Hall

log = logging.getLogger("cantina.messages")

Answer = Ack | Hint | Refused | Pong


class _Keyed(msgspec.Struct):
    key: str = ""


def key_in(data: bytes) -> str:
    """The key of a message that could not be read otherwise, so that its sender knows which."""
    try:
        return msgspec.json.decode(data, type=_Keyed).key[:64]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def seat_for(room: Room, player: Player | None, wanted: Seat) -> Seat:
    """The seat somebody speaks for. Raises SeatRefused."""
    mine = seats_of(room.row, player)
    if wanted == SPECTATOR:
        if len(mine) > 1:
            raise SeatRefused("which_seat", "you have several seats here: say which")
        return mine[0] if mine else SPECTATOR
    if wanted not in mine:
        raise SeatRefused("not_yours", "this seat is not yours")
    return wanted


async def deal_with(
    hall: Hall, room: Room, player: Player | None, seat: Seat, message: AnyHeard
) -> Answer:
    """The answer to one message. Whatever is refused has changed nothing."""
    if isinstance(message, Act):
        began = perf_counter()
        answer = await _answer(hall, room, player, seat, message)
        hall.figures.action_seconds.observe(perf_counter() - began)
        if isinstance(answer, Ack):
            hall.figures.actions.inc()
    else:
        answer = await _answer(hall, room, player, seat, message)
    if isinstance(answer, Refused):
        hall.figures.refusals.labels(answer.code).inc()
        if answer.code == "storage":
            hall.figures.store_errors.inc()
    return answer


async def _answer(
    hall: Hall, room: Room, player: Player | None, seat: Seat, message: AnyHeard
) -> Answer:
    if isinstance(message, Ping):
        return Pong(message.key, clock.now())
    if isinstance(message, Hello):
        return Refused("", "hello", "hello was already sent", room.row.rev)
    try:
        if player is None:
            raise SeatRefused("who", "sign in first")
        if isinstance(message, Say):
            return await _said(hall, room, player, seat, message)
        if isinstance(message, Replace):
            await vote_to_replace(room, player, message.seat)
            return Ack(message.key, room.row.rev)
        return await _for_a_seat(hall, room, player, seat, message)
    except SeatRefused as error:
        return Refused(message.key, error.code, str(error), room.row.rev)
    except BadOptions as error:
        return Refused(message.key, "bad_options", str(error), room.row.rev)
    except StoreError as error:
        log.error("table %s: %s", room.row.id, error)
        return Refused(message.key, error.code, error.advice, room.row.rev)


async def _for_a_seat(
    hall: Hall,
    room: Room,
    player: Player,
    seat: Seat,
    message: Act | TakeBack | Away | Back | Advise | Propose,
) -> Ack | Hint | Refused:
    if seat == SPECTATOR or room.row.seats[seat].player != player.id:
        raise SeatRefused("not_yours", "this seat is not yours")
    if room.row.status == CLOSED:
        raise SeatRefused("closed", "this table is closed")
    if isinstance(message, Act):
        return await act(room, seat, message)
    if isinstance(message, TakeBack):
        return await take_back(room, seat, message.key)
    if isinstance(message, Propose):
        return await propose(room, seat, message)
    if isinstance(message, Advise) and message.guide:
        return await give_guidance(room, seat, message.key)
    if isinstance(message, Advise):
        if not hall.limits.allows("hints", player.id):
            return Refused(message.key, "slow_down", "too many requests: wait a moment")
        counts = hall.is_new(room.row.id, player.id, message.key)
        hall.dealt_with(room.row.id, player.id, message.key)
        return await give_hint(room, seat, message.key, counts)
    if isinstance(message, Away):
        await go_away(room, player, seat, message.bot)
    else:
        await come_back(room, player, seat)
    return Ack(message.key, room.row.rev)


async def _said(hall: Hall, room: Room, player: Player, seat: Seat, message: Say) -> Ack | Refused:
    """Chat leaves no log entry, so that a line sent twice is known by its key here."""
    if hall.is_new(room.row.id, player.id, message.key):
        if not hall.limits.allows("chat", player.id):
            return Refused(message.key, "slow_down", "too many requests: wait a moment")
        text = message.text.strip()
        if not text.replace("\n", "").isprintable() or not text:
            return Refused(message.key, "shape", "a line must consist of readable characters")
        await say(room, player, seat, text)
        hall.dealt_with(room.row.id, player.id, message.key)
    return Ack(message.key, room.row.rev)
