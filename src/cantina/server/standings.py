"""Results and ratings in the store: written with the end of a game, read for lists."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, func, insert, or_, select, text, update

from cantina.room.stored import FINISHED, OPEN, PLAYING, Rated, Rating, Result, TableRow
from cantina.server import changes, rows
from cantina.server.ratings import DOUBT, MEAN, after_a_game, points_of, ranks_of
from cantina.server.schema import players, rated, ratings, results, tables
from cantina.server.store import Store

_LOCK = 0x52415445
"""Any number will do; it is ours among PostgreSQL's advisory locks."""

Page = tuple[int, str]
"""Where a list goes on: the time and table of the last game on the page before."""


# --- the end of a game


async def finish(store: Store, row: TableRow, found: list[Result]) -> None:
    """Status, results and ratings in one transaction, and once: whoever comes second, from
    whichever process, finds it done and changes nothing."""
    id, change = row.id, changes.change_of(row)
    lines = [rows.result_values(id, result) for result in found]

    def work(connection: Connection) -> bool:
        connection.execute(select(tables.c.id).where(tables.c.id == id).with_for_update())
        done = connection.execute(select(results.c.seat).where(results.c.table_id == id)).first()
        if done is not None:
            return False
        changes.change_table(connection, change)
        connection.execute(insert(results), lines)
        _rate(connection, row, found)
        return True

    if await store.write(work):
        row.edition = change.edition + 1


def _rate(connection: Connection, row: TableRow, found: list[Result]) -> None:
    of = players.c
    people = sorted({result.player for result in found} - {""})
    query = select(of.id).where(of.id.in_(people), of.login.is_not(None))
    ranks = ranks_of(row, found, set(connection.execute(query).scalars()))
    if not ranks:
        return
    if connection.dialect.name == "postgresql":
        # Two processes may end games of the same people at once: one after the other.
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    old = select(ratings).where(ratings.c.player_id.in_(ranks), ratings.c.game == row.game)
    known = {one.player: one for one in map(rows.rating_of, connection.execute(old))}
    before = [
        known.get(player) or Rating(player, row.game, MEAN, DOUBT, points_of(MEAN, DOUBT), 0)
        for player in ranks
    ]
    after = after_a_game([(one.mean, one.doubt) for one in before], list(ranks.values()))
    for one, (mean, doubt) in zip(before, after, strict=True):
        points = points_of(mean, doubt)
        new = {"mean": mean, "doubt": doubt, "points": points, "games": one.games + 1}
        key = {"player_id": one.player, "game": row.game}
        if one.player in known:
            same = (ratings.c.player_id == one.player, ratings.c.game == row.game)
            connection.execute(update(ratings).where(*same), new)
        else:
            connection.execute(insert(ratings), key | new)
        change = {"before": one.points, "after": points, "mean": mean, "doubt": doubt}
        about = {"table_id": row.id, "at": found[0].at, "rank": ranks[one.player]}
        connection.execute(insert(rated), key | about | change)


async def has_results(store: Store, id: str) -> bool:
    query = select(results.c.seat).where(results.c.table_id == id).limit(1)
    return await store.row(query) is not None


async def unsettled(store: Store) -> list[TableRow]:
    """Tables that run, or seem to, or are about to; and finished ones whose results were never
    written."""
    of = tables.c
    settled = select(results.c.table_id).where(results.c.table_id == of.id).exists()
    late = (of.status == FINISHED) & ~settled
    about_to = (of.status == OPEN) & (of.starts > 0)
    query = select(tables).where(or_(of.status == PLAYING, late, about_to))
    return [rows.table_of(row) for row in await store.rows(query.order_by(of.created.desc()))]


# --- lists


async def played(store: Store, player: str, after: Page | None, limit: int) -> list[str]:
    """The tables of somebody's finished games, the newest first."""
    of = results.c
    query = select(of.table_id, of.at).where(of.player_id == player).distinct()
    if after is not None:
        at, table = after
        query = query.where(or_(of.at < at, (of.at == at) & (of.table_id > table)))
    query = query.order_by(of.at.desc(), of.table_id).limit(limit)
    return [row.table_id for row in await store.rows(query)]


async def tables_at(store: Store, ids: Collection[str]) -> dict[str, TableRow]:
    found = await store.rows(select(tables).where(tables.c.id.in_(ids)))
    return {row.id: rows.table_of(row) for row in found}


async def results_at(store: Store, ids: Collection[str]) -> dict[str, list[Result]]:
    """By table, in the order of the seats."""
    of = results.c
    query = select(results).where(of.table_id.in_(ids)).order_by(of.table_id, of.seat)
    found: dict[str, list[Result]] = {}
    for row in await store.rows(query):
        found.setdefault(row.table_id, []).append(rows.result_of(row))
    return found


async def rated_at(store: Store, ids: Collection[str], player: str) -> dict[str, Rated]:
    """What games did to somebody's rating, by table."""
    of = rated.c
    found = await store.rows(select(rated).where(of.table_id.in_(ids), of.player_id == player))
    return {row.table_id: rows.rated_of(row) for row in found}


async def ratings_of(store: Store, player: str) -> list[Rating]:
    of = ratings.c
    query = select(ratings).where(of.player_id == player).order_by(of.game)
    return [rows.rating_of(row) for row in await store.rows(query)]


async def ladder(store: Store, game: str, limit: int) -> list[tuple[Rating, str]]:
    """The best of a game, with their names."""
    of = ratings.c
    query = select(ratings, players.c.name).join(players, players.c.id == of.player_id)
    query = query.where(of.game == game).order_by(of.points.desc(), of.games, of.player_id)
    return [(rows.rating_of(row), row.name) for row in await store.rows(query.limit(limit))]


async def place_on_ladder(store: Store, rating: Rating) -> int:
    of = ratings.c
    better = select(func.count()).where(of.game == rating.game, of.points > rating.points)
    found: int = (await store.row(better))[0]
    return found + 1
