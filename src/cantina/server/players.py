"""The part of the API about people: guests, accounts, signing in and out, being forgotten."""

from __future__ import annotations

from contextlib import suppress

from cantina.kernel.errors import BadRecord
from cantina.room import clock
from cantina.room.decisions import keep
from cantina.room.room import Room
from cantina.room.seating import LONGEST_NAME, check_name
from cantina.room.showing import tell_seats
from cantina.room.store import Conflict
from cantina.room.stored import OPEN, PLAYING, STAND_IN, Player, SeatRow
from cantina.server.bodies import (
    Changes,
    Done,
    Me,
    NewAccount,
    NewPassword,
    NewPlayer,
    SignedIn,
    SignIn,
)
from cantina.server.hall import Call, Hall, Refusal, place_of
from cantina.server.identity import (
    WRONG,
    check_language,
    check_login,
    check_password,
    device_of,
    fits,
    hash_password,
    is_known,
    sign_in,
)
from cantina.server.ids import new_id
from cantina.server.merging import merge_guest
from cantina.server.profiles import ratings_shown
from cantina.server.rooms import NoTable


async def shown(call: Call, player: Player) -> Me:
    ratings = await ratings_shown(call.hall.store, player)
    return Me(player.id, player.name, player.login, player.language, player.created, ratings)


async def _signed_in(call: Call, player: Player, token_wanted: bool) -> SignedIn:
    return SignedIn(await shown(call, player), await sign_in(call, player, token_wanted))


def _new(name: str, language: str) -> Player:
    return Player(new_id(), check_name(name), clock.now(), language=language)


async def become_guest(call: Call, body: NewPlayer) -> SignedIn:
    """A name is enough to play."""
    call.hall.limit("players", place_of(call.connection))
    player = _new(body.name, check_language(body.language))
    await call.hall.store.create_player(player)
    return await _signed_in(call, player, body.token)


async def register(call: Call, body: NewAccount) -> SignedIn:
    """An account keeps a player's tables across devices. A guest keeps theirs on the way."""
    hall = call.hall
    hall.limit("players", place_of(call.connection))
    login = check_login(body.login)
    password = check_password(body.password, login)
    language = check_language(body.language)
    old = call.player
    if old is not None and old.login:
        raise Refusal(409, "has_account", "you already have an account: sign out first")
    player = old or _new(body.name or login[:LONGEST_NAME], language)
    if body.name:
        player.name = check_name(body.name)
    player.language = language or player.language
    player.login = login
    player.password = await hash_password(hall, password)
    try:
        if old is None:
            await hall.store.create_player(player)
        else:
            await hall.store.update_player(player)
    except Conflict:
        raise Refusal(409, "login_taken", "this login is taken") from None
    return await _signed_in(call, player, body.token)


async def enter(call: Call, body: SignIn) -> SignedIn:
    """The answer to a wrong login is the same as to a wrong password, and takes as long. Whoever
    comes as a guest brings everything along. Guesses of strangers keep nobody out who has signed in
    on this device before."""
    hall, address = call.hall, place_of(call.connection)
    try:
        login = check_login(body.login)
    except Refusal:
        login = ""
    player = await hall.store.player_by_login(login) if login else None
    where = f"device of {login}" if is_known(call, player) else address
    await _check(hall, player, body.password, where, login)
    assert player is not None
    guest = call.player
    if body.merge and guest is not None and not guest.login:
        await merge_guest(hall, guest, player)
    return await _signed_in(call, player, body.token)


async def _check(hall: Hall, player: Player | None, password: str, where: str, login: str) -> None:
    """Raises Refusal for a wrong password, and for one too many."""
    hall.limit("sign_in", where)
    if hall.settings.rates.on and hall.guesses.wait(where, login) > 0:
        raise Refusal(429, "slow_down", "too many wrong passwords: wait a little")
    right = await fits(hall, player, password)
    hall.guesses.note(where, login, right)
    if not right:
        raise Refusal(403, "wrong", WRONG)


async def change_password(call: Call, body: NewPassword) -> Done:
    """For anybody who knows the old one. This sign-in stays, all others end."""
    hall, player = call.hall, _account(call)
    await _check(hall, player, body.password, f"account {player.id}", player.login)
    player.password = await hash_password(hall, check_password(body.new, player.login))
    await hall.store.update_player(player)
    await hall.store.end_sessions(player.id, but=call.token_hash)
    hall.hang_up("the password was changed", player_id=player.id, but=call.token_hash)
    call.device = device_of(player)
    return Done()


async def sign_out_everywhere(call: Call) -> Done:
    """Ends all sign-ins of an account, this one too."""
    player = _account(call)
    await call.hall.store.end_sessions(player.id)
    call.hall.hang_up("signed out everywhere", player_id=player.id)
    call.cookie = ""
    return Done()


def _account(call: Call) -> Player:
    """Raises Refusal for a guest: whoever signs a guest out cannot come back."""
    if not call.me.login:
        raise Refusal(409, "no_account", "you are a guest: create an account first")
    return call.me


async def sign_out(call: Call) -> Done:
    """Ends this sign-in only; other devices stay."""
    if call.token_hash:
        await call.hall.store.end_session(call.token_hash)
        call.hall.hang_up("signed out", token_hash=call.token_hash)
    call.cookie = ""
    return Done()


async def who_am_i(call: Call) -> Me | None:
    """Null for somebody who has not said who they are: a page asks before anybody has."""
    return await shown(call, call.player) if call.player is not None else None


async def change_me(call: Call, body: Changes) -> Me:
    """A new name shows at tables from the next seat on."""
    player = call.me
    if body.name is not None:
        player.name = check_name(body.name)
    if body.language is not None:
        player.language = check_language(body.language)
    await call.hall.store.update_player(player)
    return await shown(call, player)


async def forget_me(call: Call) -> Done:
    """Name, account and sign-ins go. Games go on, with a bot in the person's place."""
    hall, player = call.hall, call.me
    hall.hang_up("forgotten", player_id=player.id)
    for row in await hall.store.tables(player=player.id, limit=None):
        with suppress(NoTable, BadRecord):
            await _forget_at(await hall.room(row.id), player.id)
    await hall.store.forget_player(player.id)
    call.cookie = ""
    return Done()


async def _forget_at(room: Room, player: str) -> None:
    """A room that is in memory must not write the name back."""
    async with room.lock:
        row = room.seats.copy()
        row.host = "" if row.host == player else row.host
        for number, seat in enumerate(row.seats):
            if seat.player != player:
                continue
            if row.status == OPEN:
                row.seats[number] = SeatRow()
                continue
            seat.player = seat.name = ""
            if row.status == PLAYING and not seat.bot:
                seat.bot, seat.why = STAND_IN, "left"
        await keep(room, row)
        room.chat.forget(player)
        tell_seats(room)
        room.moved()
