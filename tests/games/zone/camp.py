"""The camp: mission A1 as it is set up, with the stalkers where a test wants them.

    s = camp("borsuk", "mamon", at="5.C", cell=1)
    s.click("begin 0").click("act 4 1")

`cell` and `barracks` say which of the two cards A1-05 and A1-07 lies on the map. Without `guarded`
no enemy is on the map, and without `strewn` no unknown token.
"""

from __future__ import annotations

from cantina.games.zone import GAME
from cantina.games.zone.choose.environment import find_card
from cantina.games.zone.facts.figures import place
from cantina.games.zone.facts.sides import row_of
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.terms.ids import NOWHERE
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.table import advance, open_table
from tests.games.zone.scene import BOX, Scene

MISSION = BOX.missions[0]


def camp(
    *stalkers: str,
    at: str = "1.G",
    cell: int = 1,
    barracks: int = 1,
    guarded: bool = False,
    strewn: bool = False,
    seed: int = 1,
) -> Scene:
    """The first player phase."""
    s = opened(len(stalkers), seed)
    ids = [card.id for card in BOX.stalkers]
    for name in stalkers:
        s.click(f"stalker {ids.index(name)}")
    if len(stalkers) > 1:
        s.click("leader 0")
    for id, variant in (("A1-05", cell), ("A1-07", barracks)):
        rows = [row.number for row in MISSION.env if row.id == id]
        s.state.cards[find_card(s.table, id)].row = rows[variant - 1]
    if not guarded:
        for enemy in s.state.enemies:
            enemy.area = NOWHERE
    if not strewn:
        s.state.unknown = [[] for _ in s.state.unknown]
    for anomaly in s.state.anomalies:
        for symbol in anomaly.symbols:
            symbol.cover = NONE
    for number in STALKERS[: len(stalkers)]:
        place(s.table, number, s.at(at))
        s.stalker(number).threat, s.stalker(number).threat_area = 0, NOWHERE
    look(s.table)
    advance(s.table)
    return s


def opened(seats: int, seed: int = 1) -> Scene:
    return Scene(open_table(GAME, BOX, seats, seed, {}))


def sent(mission: str, *stalkers: str, at: str) -> Scene:
    """The first player phase of a mission, everybody on one area and nobody else on the map; where
    equipment can be bought, nothing is."""
    s = Scene(open_table(GAME, BOX, len(stalkers), 1, {"mission": mission}))
    ids = [card.id for card in BOX.stalkers]
    for name in stalkers:
        s.click(f"stalker {ids.index(name)}")
    while s.step == "buy":
        s.click("end_trade")
    if len(stalkers) > 1:
        s.click("leader 0")
    while s.step == "start":
        s.click(s.offered()[0])
    for enemy in s.state.enemies:
        enemy.area = NOWHERE
    s.state.unknown = [[] for _ in s.state.unknown]
    for anomaly in s.state.anomalies:
        anomaly.symbols = []
    for number in STALKERS[: len(stalkers)]:
        s.stalker(number).threat, s.stalker(number).threat_area = 0, NOWHERE
        place(s.table, number, s.at(at))
    look(s.table)
    advance(s.table)
    return s


def act(s: Scene, card: str, id: str) -> str:
    """The click that takes this action of an environment card."""
    place_ = find_card(s.table, card)
    row = row_of(s.table, place_)
    side = row.back if s.state.cards[place_].flipped else row.front
    assert side is not None
    return f"act {place_} {[one.id for one in side.acts].index(id)}"


def card(s: Scene, id: str) -> int:
    return find_card(s.table, id)


def draw_event(s: Scene, id: str) -> Scene:
    """The event with this id (or numeral) comes next: the rest of the round is played through."""
    numbers = [event.number for event in BOX.events if id in (event.id, event.numeral)]
    s.state.events.append(numbers[0])
    return s
