"""What a client reads about a game: its cards and where their values come from, and its rules.

Neither changes while the server runs, so both are encoded once and answered by their digest."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.responses import Response

from cantina.aid import read_aid
from cantina.kernel.errors import BadClaim, BadContent, BadOptions
from cantina.kernel.game import Game, check_seats, discover
from cantina.kernel.pack import LANGUAGES, Content
from cantina.packs import Packs
from cantina.parts.bounds import check_bounds
from cantina.rulebook import rule_chapters, rules_folder
from cantina.server.bodies import (
    Checked,
    Claims,
    ContentField,
    ContentFile,
    ContentRow,
    Figures,
    GameContent,
    KindShare,
    Tally,
    Written,
)
from cantina.server.hall import Call, Refusal
from cantina.server.rulebook import parsed, parsed_aid
from cantina.shares import shares_of
from cantina.sheets import Sheet, content_of, sheets_of

JSON: Final = "application/json"
LONGEST: Final = 40_000
"""Characters of a text that is read although nobody could play with it."""
NO_PACK: Final = (404, "no_pack", "this content is not here, or cannot be read")
FIGURES: Final = "balance.json"
"""Beside the rows of a pack, no part of its digest; `cantina sim --scenario all --out` wrote it."""


async def content(call: Call) -> Response:
    """Every card of a game: names, numbers, copies, and where each value comes from; with ?pack= as
    a table has them that began before they were changed."""
    place, digest = _place(call, call.query("pack"))
    try:
        found = await call.beside(_content, key_of(call), place, digest)
    except BadContent:
        raise Refusal(*NO_PACK) from None
    return unless_known(call, *found)


async def file(call: Call) -> ContentFile:
    """One file of today's content, for whoever makes something like it."""
    place, _ = _place(call, "")
    name = call.query("name")
    found = (await call.beside(content_of, key_of(call), place)).files.get(f"{name}.toml")
    if found is None:
        raise Refusal(404, "no_file", "this game has no such file")
    return ContentFile(name, found)


async def rules(call: Call) -> Response:
    """The rulebook of a game as chapters of numbered rules; English where there is no other."""
    return unless_known(call, *await call.beside(_rules, key_of(call), _language(call)))


async def aid(call: Call) -> Response:
    """The player aid of a game, one sheet in leaves; its tables are made from today's content."""
    place, digest = _place(call, "")
    found = await call.beside(_aid, key_of(call), place, digest, _language(call))
    return unless_known(call, *found)


async def score(call: Call, claims: Claims) -> Tally:
    """Counts a game that was played at a physical table."""
    game = discover()[key_of(call)]
    count = service_of(call, "tally")
    pack = call.hall.rooms.packs[game.key].present
    try:
        check_seats(game, len(claims.players))
        return Tally(**await call.beside(count, pack, claims.players))
    except (BadClaim, BadOptions) as problem:
        raise Refusal(400, "bad_claim", str(problem)) from None


async def check(call: Call, written: Written) -> Checked:
    """Whether a game could be played with this text."""
    read = service_of(call, "own_content")
    show = discover()[key_of(call)].services.get("own_shown")
    _, digest = _place(call, written.pack)
    packs = call.hall.rooms.packs[key_of(call)]
    return await call.beside(_checked, read, show, packs, digest, written.text)


def _checked(
    read: Callable[..., Any],
    show: Callable[..., Any] | None,
    packs: Packs,
    digest: str,
    text: str,
) -> Checked:
    pack = packs.of(digest)
    drawn, texts = ({}, {}) if show is None else show(pack, text)
    try:
        content = read(pack, text)
    except BadContent as problem:
        found = _readable(text)
        about = problem.about
        return Checked(found, problem.row, problem.reason, problem.code, about, drawn, texts)
    sheets = [sheet for found in sheets_of(content).values() for sheet in found]
    return Checked([_row(sheet) for sheet in sheets], drawn=drawn, texts=texts)


def _readable(text: str) -> list[ContentRow]:
    """What nobody can play yet may still be read, and worked on: the rows of an unfinished text."""
    try:
        check_bounds("", text, LONGEST)
        tables = [table for table in tomllib.loads(text).values() if isinstance(table, list)]
        rows = [row for table in tables for row in table if isinstance(row, dict)]
        return [_row(Sheet("", row)) for row in rows if "provenance" in row]
    except (BadContent, RecursionError, TypeError, ValueError):
        return []


async def figures(call: Call) -> Response:
    """How evenly matched the sides of each scenario are, measured by bots."""
    return unless_known(call, *_figures(call.hall.rooms.packs[key_of(call)].folder))


def key_of(call: Call) -> str:
    key = str(call.connection.path_params["key"])
    if key not in call.hall.rooms.games:
        raise Refusal(404, "no_game", "there is no such game")
    return key


def _language(call: Call) -> str:
    language = call.query("language") or "en"
    if language not in LANGUAGES:
        raise Refusal(400, "bad_language", f"languages are {', '.join(LANGUAGES)}")
    return language


def service_of(call: Call, name: str) -> Callable[..., Any]:
    """What only some games do; for the others there is no such address. Raises Refusal."""
    found = discover()[key_of(call)].services.get(name)
    if found is None:
        raise Refusal(404, "no_way", "this game does not support that")
    return found


def _place(call: Call, digest: str) -> tuple[Path, str]:
    """Where a pack is, and its digest; today's without one. Raises Refusal."""
    packs = call.hall.rooms.packs[key_of(call)]
    if digest in ("", packs.present.digest):
        return packs.folder, packs.present.digest
    place = packs.place(digest)
    if place is None:
        raise Refusal(*NO_PACK)
    return place, packs.digest(digest)


@lru_cache(maxsize=16)
def _content(key: str, place: Path, digest: str) -> tuple[str, bytes]:
    """The digest is told because another server in this process may have had another one there."""
    game = discover()[key]
    return tagged(game_content(game, game.load(place), content_of(key, place)))


def game_content(game: Game[Any, Any], pack: Any, files: Content) -> GameContent:
    """Everything printed, as clients read it."""
    rows = {file.removesuffix(".toml"): sheets for file, sheets in sheets_of(files).items()}
    return GameContent(
        game.key,
        pack.digest,
        files.head("pack.toml").names("name"),
        {file: [_row(sheet) for sheet in sheets] for file, sheets in rows.items()},
        list(pack.things),
        game.services["texts"](pack) if "texts" in game.services else {},
        [
            KindShare(one.key, one.cards, one.printed, one.fans, one.ours, one.partly)
            for one in shares_of(game, files)
        ],
    )


@lru_cache(maxsize=16)
def _figures(folder: Path) -> tuple[str, bytes]:
    file = folder / FIGURES
    if not file.exists():
        raise Refusal(404, "no_figures", "there are no figures for this game")
    return tagged(msgspec.json.decode(file.read_bytes(), type=Figures))


def _row(sheet: Sheet) -> ContentRow:
    about = sheet.provenance
    fields = {field.name: ContentField(field.value, field.provenance) for field in sheet.fields}
    return ContentRow(
        sheet.id,
        sheet.copies,
        fields,
        about.kind,
        about.source or sheet.values_from,
        about.note,
        list(about.rules),
        sheet.fact,
    )


@lru_cache(maxsize=64)
def _rules(key: str, language: str) -> tuple[str, bytes]:
    folder = rules_folder(key)
    if folder is None:
        raise Refusal(404, "no_rules", "the rulebook of this game is not installed")
    found, chapters = rule_chapters(folder, language)
    return tagged(parsed(key, found, chapters))


@lru_cache(maxsize=64)
def _aid(key: str, place: Path, digest: str, language: str) -> tuple[str, bytes]:
    """The digest is told for the same reason as for content."""
    game = discover()[key]
    leaves = read_aid(game, game.load(place), language)
    if not leaves:
        raise Refusal(404, "no_aid", "this game has no player aid")
    return tagged(parsed_aid(key, language, leaves))


def tagged(value: Any) -> tuple[str, bytes]:
    data = msgspec.json.encode(value)
    return f'"{blake2b(data, digest_size=12).hexdigest()}"', data


def unless_known(call: Call, tag: str, data: bytes) -> Response:
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in call.connection.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=JSON, headers=headers)
