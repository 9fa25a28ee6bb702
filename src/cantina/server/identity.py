"""Who is asking: sign-ins, their cookie, passwords, and whether a page of ours sent the request.

A sign-in is a random token that only the client has; the server keeps its hash. Browsers keep it in
a cookie that scripts cannot read; programs send it as `Authorization: Bearer`.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from cantina.kernel.pack import LANGUAGES
from cantina.room import clock
from cantina.room.seating import hashed
from cantina.room.stored import Player
from cantina.server.hall import HASHES_WAITING, Call, Hall, Refusal, place_of
from cantina.server.passwords import SHORTEST, fault_of

T = TypeVar("T")

COOKIE: Final = "cantina"
DEVICE: Final = "cantina_device"
DAY: Final = 24 * 3600
SIGN_IN: Final = "api/sign-in"
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 40
LONGEST_TOKEN: Final = 100
READABLE: Final = "abcdefghijkmnpqrstuvwxyz23456789"
WRONG: Final = "wrong login or password"


def cookie_name(hall: Hall, name: str = COOKIE) -> str:
    """Of its own under every base: browsers send a folder the cookies of those above it, too."""
    return name + hall.settings.base[:-1].replace("/", ".")


async def identify(hall: Hall, connection: HTTPConnection) -> Call:
    """The request with its player, if it names one. Raises Refusal for a token that is not valid;
    a cookie that is not is dropped."""
    token = bearer(connection)
    if token:
        player = await player_of(hall, token, connection)
        if player is None:
            raise Refusal(401, "token", "this sign-in is invalid or has expired")
        return Call(hall, connection, player, hashed(token))
    token = connection.cookies.get(cookie_name(hall), "")
    if not token:
        return Call(hall, connection, None, "")
    player = await player_of(hall, token, connection)
    call = Call(hall, connection, player, hashed(token))
    if player is None:
        call.cookie = ""
    return call


def bearer(connection: HTTPConnection) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def player_of(hall: Hall, token: str, connection: HTTPConnection) -> Player | None:
    """Whose sign-in this is, and from where they come now."""
    if len(token) > LONGEST_TOKEN:
        return None
    player = await hall.store.session_player(hashed(token), clock.now())
    if player is not None:
        hall.rooms.whereabouts.note(player.id, place_of(connection))
    return player


async def sign_in(call: Call, player: Player, token_wanted: bool) -> str:
    """A new sign-in. Returns its token if the client wants it itself, else sets the cookie."""
    token = secrets.token_urlsafe(32)
    expires = clock.now() + 1000 * DAY * call.hall.settings.session_days
    await call.hall.store.add_session(hashed(token), player.id, expires)
    if token_wanted:
        return token
    if player.login:
        call.device = device_of(player)
    if call.token_hash and call.connection.cookies.get(cookie_name(call.hall)):
        await call.hall.store.end_session(call.token_hash)
        call.hall.hang_up("signed in as another player", token_hash=call.token_hash)
    call.cookie = token
    return ""


def apply_cookie(call: Call, response: Response) -> None:
    hall, base = call.hall, call.hall.settings.base
    safe = call.connection.url.scheme == "https"
    if call.device:
        response.set_cookie(
            cookie_name(hall, DEVICE),
            call.device,
            max_age=365 * DAY,
            path=base + SIGN_IN,
            secure=safe,
            httponly=True,
            samesite="strict",
        )
    if call.cookie is None:
        return
    days = hall.settings.session_days if call.cookie else 0
    response.set_cookie(
        cookie_name(hall),
        call.cookie,
        max_age=days * DAY,
        path=base,
        secure=safe,
        httponly=True,
        samesite="lax",
    )


def is_own_origin(hall: Hall, connection: HTTPConnection) -> bool:
    """Whether the request comes from a page of this server, or from no page at all.

    Browsers say where a page comes from whenever it sends something; programs do not.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if origin in hall.settings.origins:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == connection.headers.get("host")


# Accounts


def check_login(login: str) -> str:
    """A login as it is kept. Raises Refusal."""
    login = unicodedata.normalize("NFKC", login).strip().casefold()
    good = login.isprintable() and " " not in login
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN or not good:
        text = f"a login has {SHORTEST_LOGIN} to {LONGEST_LOGIN} characters and no spaces"
        raise Refusal(400, "bad_login", text)
    return login


def check_password(password: str, login: str) -> str:
    """Raises Refusal."""
    fault = fault_of(password, login)
    if fault == "common_password":
        raise Refusal(400, "common_password", "this password is too common")
    if fault:
        raise Refusal(400, "bad_password", f"a password has at least {SHORTEST} characters")
    return password


def check_language(language: str) -> str:
    if language and language not in LANGUAGES:
        text = f"language must be one of {', '.join(LANGUAGES)}, not {language!r}"
        raise Refusal(400, "bad_language", text)
    return language


_hasher: Final = PasswordHasher()


@lru_cache(maxsize=1)
def _nobody() -> str:
    """Compared with when there is no such login, so that the answer takes as long."""
    return _hasher.hash(secrets.token_urlsafe(16))


def new_password() -> str:
    """A random one of 80 bits, without letters and digits that look alike."""
    groups = ["".join(secrets.choice(READABLE) for _ in range(4)) for _ in range(4)]
    return "-".join(groups)


def hashed_password(password: str) -> str:
    return _hasher.hash(password)


async def hash_password(hall: Hall, password: str) -> str:
    return await _hashing(hall, hashed_password, password)


async def fits(hall: Hall, player: Player | None, password: str) -> bool:
    """Whether this is the player's password. Takes as long for a player who does not exist."""
    return await _hashing(hall, _fits, player, password)


async def _hashing(hall: Hall, work: Callable[..., T], *about: Any) -> T:
    """Off the loop, few at a time; a flood is sent away. Raises Refusal."""
    if hall.hashes_waiting >= HASHES_WAITING:
        raise Refusal(503, "busy", "too many people are signing in: try again in a moment")
    hall.hashes_waiting += 1
    try:
        async with hall.hashing:
            return await asyncio.to_thread(work, *about)
    finally:
        hall.hashes_waiting -= 1


# Devices


def device_of(player: Player) -> str:
    """What a browser keeps after a sign-in. Only the server can make it, from what it knows of the
    password; a new password ends it."""
    key, about = player.password.encode(), f"device {player.id}".encode()
    return hmac.new(key, about, "sha256").hexdigest()


def is_known(call: Call, player: Player | None) -> bool:
    """Whether this player has signed in on this device before."""
    kept = call.connection.cookies.get(cookie_name(call.hall, DEVICE), "")
    if player is None or not player.password:
        return False
    return hmac.compare_digest(kept.encode(), device_of(player).encode())


def _fits(player: Player | None, password: str) -> bool:
    kept = player.password if player is not None and player.password else _nobody()
    try:
        _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
    return player is not None
