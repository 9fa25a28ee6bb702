"""The web application: API routes, sockets, health, metrics, and the middleware around them."""

from __future__ import annotations

import gzip
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from structlog.stdlib import get_logger

from cantina.kernel.errors import BadOptions, BadRecord
from cantina.room.seating import SeatRefused
from cantina.room.store import StoreError, Unavailable
from cantina.room.wire import Refused
from cantina.server.beside import TooBusy
from cantina.server.bodies import Health, Problem
from cantina.server.describe import description
from cantina.server.hall import Call, Hall, Refusal, open_hall, place_of
from cantina.server.identity import apply_cookie, bearer, identify, is_own_origin
from cantina.server.legible import check_address, check_json
from cantina.server.names import Names, may_see_figures
from cantina.server.pages import is_lost, page_routes
from cantina.server.remote import INSIDE, Forward, inside
from cantina.server.rooms import NoTable
from cantina.server.settings import Settings
from cantina.server.sockets import serve_socket
from cantina.server.tables import playable
from cantina.server.ways import TABLE, WAYS, Way
from cantina.version import version

JSON: Final = "application/json"
SAFE: Final = ("GET", "HEAD", "OPTIONS")

log = logging.getLogger("cantina.app")

STATUS: Final = {
    "shape": 400,
    "bad_options": 400,
    "not_yours": 403,
    "not_host": 403,
    "private": 403,
    "no_vote": 403,
    "no_code": 404,
    "slow_down": 429,
    "enough_tables": 429,
    "storage": 503,
    "unavailable": 503,
}
"""HTTP status by refusal code of a room or a message; all others are conflicts: 409."""


def create_app(
    settings: Settings, hall: Hall | None = None, client: Path | None = None
) -> Starlette:
    """The application. Without a hall (app state) it opens its own at start-up and closes it.
    `client` is the folder of the built web client."""

    base = settings.base

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with nullcontext(hall) if hall is not None else open_hall(settings) as opened:
            app.state.hall = opened
            opened.tunnels.app = app
            playable()  # so that the first request need not wait for these
            description(base)
            opened.watchdog.start()  # requests may come from now on
            yield

    pages, page = page_routes(client, base, settings.names)

    async def http_problem(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if is_lost(request, error.status_code):
            return page.answer(request, 404)
        return _http_problem(error)

    watched = [Route("/healthz", _health), Route("/metrics", _metrics)]
    routes: list[BaseRoute] = [
        Route("/api", _describe),
        *watched,
        *[Route(way.path, _endpoint(way), methods=[way.method]) for way in WAYS],
        *pages,
        WebSocketRoute(f"{TABLE}/socket", _socket),
    ]
    if base != "/":  # who watches this process comes without the proxy and its folder
        routes = [*watched, Mount(base[:-1], routes=routes)]
    return Starlette(
        routes=routes,
        middleware=[Middleware(Forward), Middleware(Edge)],
        exception_handlers={HTTPException: http_problem, Exception: _bug},
        lifespan=lifespan,
    )


def _endpoint(way: Way) -> Any:
    async def answer(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        call: Call | None = None
        try:
            check_address(request.scope["path"], request.scope["query_string"])
            if request.scope.get(INSIDE) != "ask":
                hall.limit("requests", place_of(request))
            if request.method not in SAFE and not bearer(request):
                _check_origin(hall, request)
            data = await _body(request, way.largest) if way.method != "GET" else b""
            body = _decoded(way.body, data) if way.body is not None else None
            call = await identify(hall, request)
            result = await (way.work(call) if body is None else way.work(call, body))
            response = _response(way, result)
            if way.squeezed and not call.query("mine"):
                await _squeeze(call, response)
        except ClientDisconnect:  # nobody reads the response
            return Response(status_code=408)
        except Exception as error:
            response = _problem(hall, error)
        if call is not None:
            apply_cookie(call, response)
        return response

    return answer


def _check_origin(hall: Hall, request: Request) -> None:
    if not is_own_origin(hall, request):
        raise Refusal(403, "origin", "requests from this page are not allowed")


async def _body(request: Request, largest: int) -> bytes:
    """Reads at most `largest` bytes, whatever the client says about the length."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > largest:
            raise Refusal(413, "too_big", f"a request has at most {largest} bytes")
    return bytes(data)


def _decoded(kind: Any, data: bytes) -> Any:
    check_json(data)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(400, "shape", f"invalid request: {error}") from None


def _response(way: Way, result: Any) -> Response:
    if isinstance(result, Response):
        return result
    status = way.status
    if isinstance(result, Refused):
        status = STATUS.get(result.code, 409)
    return Response(msgspec.json.encode(result), status, media_type=JSON)


SHORT: Final = 2_000
"""Responses up to this many bytes are not compressed."""


async def _squeeze(call: Call, response: Response) -> None:
    """Compresses long responses that are equal for everybody. Those with a secret (a sign-in, an
    invitation, a code) are never compressed: next to text chosen by somebody else, their length
    would reveal it (BREACH)."""
    response.headers["vary"] = "accept-encoding"
    asked = call.connection.headers.get("accept-encoding", "")
    if response.status_code == 200 and "gzip" in asked and len(response.body) > SHORT:
        response.body = await call.beside(gzip.compress, response.body, 5)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))


def _problem(hall: Hall, error: Exception) -> Response:
    """Turns an expected error into a response. Anything else is a bug and is raised again."""
    if isinstance(error, Refusal):
        status, code, text = error.status, error.code, str(error)
    elif isinstance(error, SeatRefused):
        status, code, text = STATUS.get(error.code, 409), error.code, str(error)
    elif isinstance(error, NoTable):
        status, code, text = 404, "no_table", str(error)
    elif isinstance(error, BadOptions):
        status, code, text = 400, "bad_options", str(error)
    elif isinstance(error, BadRecord):
        status, code, text = 409, "other_rules", str(error)
    elif isinstance(error, TooBusy):
        status, code, text = 429, "slow_down", "too many requests at once: wait for the responses"
    elif isinstance(error, Unavailable):
        status, code, text = 503, error.code, error.advice
    elif isinstance(error, StoreError):
        log.error("%s", error)
        hall.figures.store_errors.inc()
        text = "the database does not respond; nothing has changed, please try again"
        status, code = 503, "storage"
    else:
        raise error
    hall.figures.refusals.labels(code).inc()
    return _said(status, code, text)


def _said(status: int, code: str, text: str) -> Response:
    return Response(msgspec.json.encode(Problem(code, text)), status, media_type=JSON)


def _http_problem(error: HTTPException) -> Response:
    code, text = {
        404: ("no_way", "there is nothing at this address"),
        405: ("no_way", "this method is not allowed here"),
    }.get(error.status_code, ("shape", error.detail))
    response = _said(error.status_code, code, text)
    response.headers.update(error.headers or {})
    return response


async def _bug(request: Request, error: Exception) -> Response:
    log.error("bug at %s %s", request.method, request.url.path, exc_info=error)
    return _said(500, "bug", "this is a bug in Cantina, not your fault")


async def _describe(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    return Response(description(hall.settings.base), media_type=JSON)


async def _health(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    problem = await hall.store.problem() or ("" if hall.rooms.bus.sure() else "redis")
    body = Health("failing" if problem else "ok", version(), problem)
    return Response(msgspec.json.encode(body), 503 if problem else 200, media_type=JSON)


async def _metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    if not may_see_figures(hall.settings, request):
        return _said(403, "origin", "metrics need this computer or metrics_token")
    page = hall.figures.page()
    if page is None:
        return _said(404, "no_way", "there are no metrics here: pip install 'cantina[host]'")
    return Response(page, media_type="text/plain; version=0.0.4")


async def _socket(socket: WebSocket) -> None:
    await serve_socket(socket.app.state.hall, socket)


HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        # Style attributes may be inline: SVG drawings carry their own colours and positions.
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        b"worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
)


async def _not_our_name(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close()  # before accepting: 403
        return
    text = "this server does not accept that host name: add it to the setting hosts"
    await _said(421, "origin", text)(scope, receive, send)


def _path_in(scope: Scope) -> str:
    return inside(scope["app"].state.hall.settings.base, scope["path"])


class Edge:
    """Middleware for every HTTP response: security headers, a log line, metrics.

    Sockets pass untouched. The log has the path without its query, so it contains no secrets.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app
        self.log: Final = get_logger("cantina.http")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self._is_ours(scope):
            await _not_our_name(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        path = _path_in(scope)

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = list(HEADERS)
                told = [name for name, _ in message.get("headers", [])]
                if path.startswith("/api") and b"cache-control" not in told:
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", []), *extra]
                self._note(scope, path, message["status"], perf_counter() - began)
            await send(message)

        await self.app(scope, receive, send_on)

    def _is_ours(self, scope: Scope) -> bool:
        """Health checks may use any host name."""
        if _path_in(scope) == "/healthz" or INSIDE in scope:
            return True
        names: Names = scope["app"].state.hall.names
        return names.allows(HTTPConnection(scope).headers.get("host", ""))

    def _note(self, scope: Scope, path: str, status: int, seconds: float) -> None:
        hall: Hall = scope["app"].state.hall
        hall.figures.requests.labels(str(status)).inc()
        quiet = path in ("/healthz", "/metrics")
        said = self.log.debug if quiet else self.log.info
        ms = round(seconds * 1000, 1)
        said("request", method=scope["method"], path=path, status=status, ms=ms)
