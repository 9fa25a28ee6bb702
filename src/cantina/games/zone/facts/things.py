"""Chapter 8: things of a mission: who has them, and where they are."""

from __future__ import annotations

from cantina.games.zone.box.mission import ESCORT, KEY
from cantina.games.zone.facts.figures import area_of
from cantina.games.zone.state import Token, ZoneTable
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, Area, Figure, Stalker


def find_thing(t: ZoneTable, name: str) -> Token | None:
    """The thing, if it is in play."""
    for token in t.state.tokens:
        if token.name == name:
            return token
    return None


def is_a(t: ZoneTable, token: Token, kind: str) -> bool:
    return t.pack.missions[t.state.mission].kind_of_thing[token.name] == kind


def where_is(t: ZoneTable, token: Token) -> Area:
    """Where it lies, or where its bearer is."""
    return token.area if token.bearer == NO_FIGURE else area_of(t, token.bearer)


def area_of_thing(t: ZoneTable, name: str) -> Area:
    token = find_thing(t, name)
    return where_is(t, token) if token is not None else NOWHERE


def keys_of(t: ZoneTable, s: Stalker) -> list[str]:
    """ST-8.6: the important personal findings in a stalker's pockets, the latest last."""
    return [token.name for token in t.state.tokens if token.bearer == s and is_a(t, token, KEY)]


def escort_of(t: ZoneTable, s: Stalker) -> Token | None:
    """ST-8.7: who goes along with this stalker."""
    for token in t.state.tokens:
        if token.bearer == s and is_a(t, token, ESCORT):
            return token
    return None


def is_at_hand(t: ZoneTable, name: str, area: Area) -> bool:
    """ST-8.10: a key is in the pocket of a stalker there; an escort or a mark is there."""
    token = find_thing(t, name)
    if token is None or where_is(t, token) != area:
        return False
    return token.bearer != NO_FIGURE or not is_a(t, token, KEY)


def into_play(t: ZoneTable, name: str, bearer: Figure, area: Area) -> None:
    """ST-8.13: with somebody, or else on the area."""
    lies = area if bearer == NO_FIGURE else NOWHERE
    t.state.tokens.append(Token(name=name, area=lies, bearer=bearer))


def hand_on(t: ZoneTable, token: Token, bearer: Figure, area: Area) -> None:
    """The thing changes hands, or lies on the area; it comes last among those its bearer has."""
    t.state.tokens.remove(token)
    into_play(t, token.name, bearer, area)
