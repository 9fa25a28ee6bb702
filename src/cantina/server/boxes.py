"""Values of somebody's own box: what may be replaced in a game, whether an overlay can be played,
and the whole as a folder (decision 0026)."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from starlette.responses import Response

from cantina.boxfolder import folder_files
from cantina.kernel.errors import BadContent
from cantina.kernel.game import discover
from cantina.parts.box.check import Found, look_over
from cantina.parts.box.overlay import MOST_VALUES, write_overlay
from cantina.parts.box.places import Printed, Shelf, limits_of, shelves_of, stem
from cantina.parts.box.play import BOX, Boxing
from cantina.server.hall import Call
from cantina.server.library import game_content, key_of, service_of, tagged, unless_known
from cantina.server.overlays import (
    BoxField,
    BoxFolder,
    BoxLooked,
    BoxRow,
    BoxShelf,
    BoxValue,
    Brought,
    GameBox,
)


async def box(call: Call) -> Response:
    """What an owner of the game may replace, as it lies in the box."""
    boxing, pack = service_of(call, "boxing")(), _present(call)
    found = await call.beside(_game_box, boxing, pack, call.hall.settings.boxes)
    return unless_known(call, *found)


async def look(call: Call, body: Brought) -> BoxLooked:
    """What of an overlay can be played, what is no longer needed, what cannot be taken; with
    `content` the whole content with it."""
    boxing = service_of(call, "boxing")()
    packs = call.hall.rooms.packs[key_of(call)]
    pack = await call.beside(packs.of, body.pack) if body.pack else packs.present
    return await call.beside(_looked, boxing, pack, body.text, body.content)


async def folder(call: Call, body: Brought) -> BoxFolder:
    """The whole content with an overlay, as TOML files in a zip. Raises BadOptions."""
    return await call.beside(_folder, service_of(call, "boxing")(), _present(call), body.text)


def _folder(boxing: Boxing, pack: Any, text: str) -> BoxFolder:
    content = boxing.pack_for(pack, {BOX.key: text}).content
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as files:
        for name, written in folder_files(content).items():
            files.writestr(f"{boxing.game}/{name}", written)
    return BoxFolder(b64encode(packed.getvalue()).decode())


def _present(call: Call) -> Any:
    return call.hall.rooms.packs[key_of(call)].present


@lru_cache(maxsize=8)
def _game_box(boxing: Boxing, pack: Any, bring: str) -> tuple[str, bytes]:
    content = pack.content
    rows = shelves_of(content, boxing.shelves, limits_of(content, boxing.read))
    shelves = [_shelf(shelf, rows[stem(shelf.file)]) for shelf in boxing.shelves]
    return tagged(GameBox(boxing.game, pack.digest, bring, MOST_VALUES, shelves))


def _shelf(shelf: Shelf, rows: list[Printed]) -> BoxShelf:
    each = [_row(row) for row in rows]
    return BoxShelf(shelf.deck, stem(shelf.file), shelf.by, shelf.cards, each)


def _row(row: Printed) -> BoxRow:
    fields = {
        name: BoxField(
            place.ours,
            place.provenance,
            place.limit.kind,
            place.limit.low,
            place.limit.high,
            place.limit.count,
            list(place.limit.choices),
        )
        for name, place in row.places.items()
    }
    return BoxRow(row.id, row.group, row.cards(), row.names, fields)


@lru_cache(maxsize=16)
def _looked(boxing: Boxing, pack: Any, text: str, content: bool) -> BoxLooked:
    try:
        looked = look_over(boxing.game, pack, boxing.shelves, boxing.read, text)
    except BadContent as problem:
        return BoxLooked(code=problem.code, reason=problem.reason, args=problem.about)
    overlay = looked.overlay
    return BoxLooked(
        owner=overlay.owner,
        text=write_overlay(overlay),
        values=[BoxValue(*one) for one in overlay],
        needless=[_value(found) for found in looked.needless],
        refused=[_value(found) for found in looked.refused],
        content=game_content(discover()[boxing.game], looked.pack, looked.pack.content)
        if content and looked.pack is not None
        else None,
    )


def _value(found: Found) -> BoxValue:
    return BoxValue(
        found.file,
        found.row,
        found.field,
        found.value,
        found.reason,
        found.code,
        found.about,
    )
