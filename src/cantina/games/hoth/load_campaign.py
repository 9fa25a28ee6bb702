"""Reads the campaigns: one file each, a graph of battles with secret objectives (chapter 15)."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import SIDES, Board
from cantina.games.hoth.ids import NO_KIND, NOWHERE, Hex
from cantina.games.hoth.pack import CLASSES, TOKENS, UNITS, Leader, kind_named
from cantina.games.hoth.scenario import NOBODY, Campaign, Node, Scenario, Secret
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content, Row

EVENTS: Final = (
    "destroy",
    "destroy_token",
    "destroy_structure",
    "destroy_carrier",
    "exit",
    "occupy",
    "occupy_all",
    "hold_at_end",
    "hold_until_turn",
    "alive_at_end",
    "objective_medals",
    "no_exit_before_medals",
    "survive_or_exit",
)


def read_campaigns(
    content: Content,
    board: Board,
    scenarios: tuple[Scenario, ...],
    leaders: tuple[Leader, ...],
) -> tuple[Campaign, ...]:
    """Every file campaign_*.toml. Raises BadContent."""
    return tuple(
        [
            _read(content, file, board, scenarios, leaders)
            for file in sorted(content.files)
            if file.startswith("campaign_")
        ]
    )


def _read(
    content: Content,
    file: str,
    board: Board,
    scenarios: tuple[Scenario, ...],
    leaders: tuple[Leader, ...],
) -> Campaign:
    head = content.rows(file, "campaign")[0]
    id, names, start = head.text("id"), head.names("name"), head.text("start")
    head.provenance()
    head.done()
    secrets: dict[tuple[str, str], Secret] = {}
    for row in content.rows(file, "secret"):
        key = (row.text("node"), row.one_of("side", SIDES))
        secrets[key] = _secret(row, board)
    rows = content.rows(file, "node")
    ids = tuple([row.label for row in rows])
    numbers = tuple([scenario.id for scenario in scenarios])
    nodes: list[Node] = []
    for row in rows:
        if any([(row.label, side) not in secrets for side in SIDES]):
            raise row.bad("each side has a secret objective")
        nodes.append(_node(row, ids, numbers, leaders, secrets))
    if not ids or ids[0] != start:
        raise BadContent(file, id, f"the first node is {start!r}")
    return Campaign(id, names, tuple(nodes))


def _node(
    row: Row,
    ids: tuple[str, ...],
    scenarios: tuple[str, ...],
    leaders: tuple[Leader, ...],
    secrets: dict[tuple[str, str], Secret],
) -> Node:
    known = tuple([leader.id for leader in leaders])
    next: list[str] = []
    support: list[tuple[int, int]] = []
    given: list[tuple[int, int]] = []
    for winner in SIDES:
        field = f"next_{winner}"
        next.append(row.one_of(field, ids) if row.has(field) else "")
        cards = row.numbers(f"support_{winner}", 2, 0, 5)
        support.append((cards[0], cards[1]))
        each = [NOBODY, NOBODY]
        for side, name in enumerate(SIDES):
            field = f"leader_{winner}_{name}"
            if row.has(field):
                each[side] = known.index(row.one_of(field, known))
        given.append((each[0], each[1]))
    node = Node(
        id=row.text("id"),
        scenario=scenarios.index(row.one_of("scenario", scenarios)),
        secrets=tuple([secrets[row.label, side] for side in SIDES]),
        next=(next[0], next[1]),
        support=(support[0], support[1]),
        leaders=(given[0], given[1]),
    )
    row.provenance()
    row.done()
    return node


def _secret(row: Row, board: Board) -> Secret:
    hexes: list[Hex] = []
    for name in row.texts("hexes"):
        hexes.append(board.named(name))
        if hexes[-1] == NOWHERE:
            raise row.bad(f"{name!r} is no hex of the board")
    secret = Secret(
        id=row.text("id"),
        names=row.names("text"),
        event=row.one_of("event", EVENTS),
        kind=kind_named(row.one_of("unit", UNITS)) if row.has("unit") else NO_KIND,
        token=TOKENS.index(row.one_of("token", TOKENS)) if row.has("token") else NOBODY,
        unit_class=CLASSES.index(row.one_of("class", CLASSES)) if row.has("class") else NOBODY,
        count=row.number("count", 1) if row.has("count") else 1,
        hexes=tuple(hexes),
    )
    row.provenance()
    row.done()
    return secret
