"""The part of the API about what people have played: their games, their ratings, the ladder."""

from __future__ import annotations

from cantina.kernel.game import find_game
from cantina.room.stored import Player, Rated, Rating, Result, TableRow
from cantina.server import standings
from cantina.server.asleep import plays_here
from cantina.server.bodies import GameRating, Profile
from cantina.server.hall import Call, Refusal
from cantina.server.played import (
    Ladder,
    LadderPlace,
    PlayedGame,
    PlayedGames,
    PlayedSeat,
    RatingChange,
)
from cantina.server.rooms import Rooms
from cantina.server.store import Store

MOST_PLAYED = 100
USUALLY_PLAYED = 20
LADDER_SHOWN = 100


async def ratings_shown(store: Store, player: Player) -> list[GameRating]:
    found = await standings.ratings_of(store, player.id)
    return [GameRating(r.game, r.points, r.games, r.mean, r.doubt) for r in found]


async def my_games(call: Call) -> PlayedGames:
    """My finished games, the newest first: ?limit= at a time, on from ?after=."""
    me, store = call.me, call.hall.store
    limit = call.number("limit", USUALLY_PLAYED)
    if not 1 <= limit <= MOST_PLAYED:
        raise Refusal(400, "bad_options", f"a page has 1 to {MOST_PLAYED} games")
    ids = await standings.played(store, me.id, call.page(), limit + 1)
    more, ids = len(ids) > limit, ids[:limit]
    tables = await standings.tables_at(store, ids)
    results = await standings.results_at(store, ids)
    rated = await standings.rated_at(store, ids, me.id)
    games = [
        _played(call.hall.rooms, me, tables[id], results[id], rated.get(id))
        for id in ids
        if id in tables and any(one.player == me.id for one in results.get(id, ()))  # still
    ]
    return PlayedGames(games, f"{games[-1].at}.{games[-1].id}" if more and games else "")


def _played(
    rooms: Rooms, me: Player, row: TableRow, results: list[Result], rated: Rated | None
) -> PlayedGame:
    mine = [one for one in results if one.player == me.id]
    best = min(mine, key=lambda one: one.place)
    seats = [
        PlayedSeat(seat.kind, seat.name, one.bot, one.place, one.points, one.won)
        for seat, one in zip(row.seats, results, strict=True)
    ]
    return PlayedGame(
        row.id,
        row.game,
        row.options,
        row.created,
        best.at,
        best.reason,
        seats,
        [one.seat for one in mine],
        best.place,
        best.points,
        best.won,
        plays_here(rooms, row),
        None if rated is None else RatingChange(rated.before, rated.after),
    )


async def profile(call: Call) -> Profile:
    """What anybody may know of an account."""
    player = await call.hall.store.player(call.player_id)
    if player is None or not player.login:
        raise Refusal(404, "no_player", "there is no such account")
    ratings = await ratings_shown(call.hall.store, player)
    return Profile(player.id, player.name, player.created, ratings)


async def ladder(call: Call) -> Ladder:
    """The best accounts of ?game=, and where I stand."""
    store, game = call.hall.store, find_game(call.query("game")).key
    places: list[LadderPlace] = []
    for number, (rating, name) in enumerate(await standings.ladder(store, game, LADDER_SHOWN), 1):
        tied = places and places[-1].points == rating.points
        places.append(_place(places[-1].place if tied else number, rating, name))
    mine = None
    if call.player is not None:
        for rating in await standings.ratings_of(store, call.player.id):
            if rating.game == game:
                place = await standings.place_on_ladder(store, rating)
                mine = _place(place, rating, call.player.name)
    return Ladder(game, places, mine)


def _place(place: int, rating: Rating, name: str) -> LadderPlace:
    return LadderPlace(place, rating.player, name, rating.points, rating.games)
