"""The web client as the server gives it out: files of one folder, and the page for every address
of a page. Hashed files never change and are kept by browsers; the page itself is asked for anew.

All of it is read once, at the start, and compressed then: it is less than a megabyte."""

from __future__ import annotations

import gzip
import re
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cantina.neutral import OFFICIAL

PAGE_PATHS: Final = (
    "/",
    "/play/{game}",
    "/new/{game}",
    "/t/{id}",
    "/r/{id}",
    "/rules",
    "/rules/{game}",
    "/rules/{game}/{rule}",
    "/learn",
    "/learn/{game}",
    "/learn/{game}/signs",
    "/learn/{game}/aid",
    "/editor/{game}",
    "/box/{game}",
    "/campaign/{id}",
    "/score",
    "/score/{game}",
    "/me",
    "/settings",
    "/about",
    "/watch",
    "/ladder",
)
"""The addresses of pages: as in web/src/router.ts, which a test compares."""
HASHED: Final = re.compile(r"/assets/.+-[\w-]{8}\.\w+")
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
SQUEEZED: Final = ("text/", "application/json", "application/manifest", "image/svg")
FOREVER: Final = "public, max-age=31536000, immutable"

MISSING: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cantina</title>
<h1>Cantina</h1>
<p>This server hosts tables where people and bots play board games: an unofficial fan project.</p>
<p>It is open, but its pages have not been built. In a checkout <code>./cantina</code> builds them
when it starts, which needs a network the first time. What went wrong was said where it was
started, and is in <code>.cantina/client.log</code>. With Node 20.19 or newer, npm and a network,
start it again.</p>
<p>Programs play through the interface described at <a href="./api">./api</a>, and
<code>docs/api.md</code> explains it. You can also play in the terminal:
<code>./cantina play GAME</code>; <code>./cantina games</code> lists them.</p>
</html>
"""


class File:
    """One file, ready to be sent."""

    def __init__(self, path: str, data: bytes) -> None:
        suffix = Path(path).suffix
        kind = TYPES.get(suffix) or guess_type(path)[0] or "application/octet-stream"
        self.data: Final = data
        self.kind: Final = kind
        self.tag: Final = f'"{blake2b(data, digest_size=12).hexdigest()}"'
        self.cache: Final = FOREVER if HASHED.fullmatch(path) else "no-cache"
        squeezed = gzip.compress(data, mtime=0) if kind.startswith(SQUEEZED) else b""
        self.squeezed: Final = squeezed if len(squeezed) < len(data) else b""

    def answer(self, request: Request, status: int = 200) -> Response:
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        data = self.data
        if self.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
            data = self.squeezed
            headers["content-encoding"] = "gzip"
        return Response(data, status, media_type=self.kind, headers=headers)


def page_routes(folder: Path | None, base: str, names: str = OFFICIAL) -> tuple[list[Route], File]:
    """The ways to the client in this folder, and its page; without one, that says how to get it."""
    files = {} if folder is None else _read(folder)
    built = files.pop("/index.html", None)
    data = _under(base, MISSING.encode() if built is None else built.data)
    page = File("/index.html", data if names == OFFICIAL else _with_names(names, data))

    def way(path: str, file: File) -> Route:
        async def answer(request: Request) -> Response:
            return file.answer(request)

        return Route(path, answer)

    routes = [way(path, file) for path, file in files.items()]
    return [*routes, *[way(path, page) for path in PAGE_PATHS]], page


def _under(base: str, page: bytes) -> bytes:
    """The page names its files relative to the first page, but is sent for every address. What
    these files name, they name relative to themselves."""
    return page.replace(b'"./', f'"{base}'.encode())


def _with_names(names: str, page: bytes) -> bytes:
    """The page reads there which names it is to show."""
    return page.replace(b"<html ", f'<html data-names="{names}" '.encode(), 1)


def is_lost(request: Request, status: int) -> bool:
    """Somebody with a wrong link sees a page that says so; programs get the usual answer."""
    wants_page = "text/html" in request.headers.get("accept", "")
    return status == 404 and request.method == "GET" and wants_page


def _read(folder: Path) -> dict[str, File]:
    """By address; what is hidden, such as notes of the build, is nobody's business."""
    found = {
        path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
    }
    return {
        f"/{name}": File(f"/{name}", path.read_bytes())
        for name, path in sorted(found.items())
        if not name.startswith(".")
    }
