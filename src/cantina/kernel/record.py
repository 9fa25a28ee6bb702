"""Records: seed and actions, from which everything else about a game is recomputed."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from cantina.kernel.action import Action, Seat
from cantina.kernel.errors import BadOptions, BadRecord, IllegalAction, NoUndo
from cantina.kernel.game import Game
from cantina.kernel.pack import Pack
from cantina.kernel.rng import Seed
from cantina.kernel.state import State
from cantina.kernel.table import Table, open_table, play

FORMAT: Final = 1
_KEYED: Final = "blake2b:[0-9a-f]{64}:[0-9a-f]{32}"
_LATER: Final = f" [0-9]{{1,9}}(@[0-9])? {_KEYED}"
MOST_RENEWALS: Final = 40
_SEED: Final = re.compile(f"({_KEYED}|-?[0-9]{{1,40}}{_LATER})({_LATER}){{0,{MOST_RENEWALS}}}")

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Pack)


@dataclass(eq=False, repr=False)
class Record:
    """A game as played: how the table was opened, and all decisions in order."""

    game: Final[str]
    behaviour: Final[int]  # of the rules that played it
    pack: Final[str]  # digest of the content it was played with
    seats: Final[int]
    seed: Final[Seed]
    options: Final[dict[str, str]]
    actions: Final[list[tuple[Seat, Action]]]


def record_of(t: Table[S, P]) -> Record:
    """The record of a table so far."""
    game = t.game
    return Record(
        game=game.key,
        behaviour=game.behaviour,
        pack=t.pack.digest,
        seats=t.seats,
        seed=t.seed,
        options=dict(t.options),
        actions=list(t.played),
    )


def replay(game: Game[S, P], pack: P, record: Record) -> Table[S, P]:
    """The table after all actions of the record. Raises BadRecord if it does not replay here."""
    if record.game != game.key:
        raise BadRecord(f"the record is of {record.game}, not of {game.key}")
    check_rules(game, pack, record.behaviour, record.pack)
    try:
        t = open_table(game, pack, record.seats, record.seed, record.options)
    except BadOptions as refusal:
        raise BadRecord(f"the record cannot be opened: {refusal}") from None
    for number, (seat, action) in enumerate(record.actions, start=1):
        try:
            play(t, seat, action)
        except IllegalAction as error:
            raise BadRecord(f"action {number} of the record does not replay: {error}") from None
    return t


def check_rules(game: Game[S, P], pack: P, behaviour: int, digest: str) -> None:
    """Raises BadRecord if a game was played with other rules or other content."""
    if behaviour != game.behaviour:
        raise BadRecord(
            f"this game was played by rules {behaviour} of {game.key}; "
            f"these are rules {game.behaviour}"
        )
    if game.former.get(digest, digest) != pack.digest:
        raise BadRecord(f"this game was played with other content of {game.key} than is here")


def undo(t: Table[S, P], seat: Seat) -> Table[S, P]:
    """The table with the seat's last decision undone. Raises NoUndo.

    A sealed answer can be undone until the reveal, any other decision only while it is the table's
    latest and no dice, draw or reveal came after it.
    """
    record = record_of(t)
    before = record.actions
    mine = [number for number, (who, _) in enumerate(before) if who == seat]
    if not mine:
        raise NoUndo("nothing", "there is nothing to take back")
    sealed = t.state.sealed
    if sealed and sealed[seat] is not None:
        del before[mine[-1]]
        return replay(t.game, t.pack, record)
    if mine[-1] != len(before) - 1:
        raise NoUndo("others", "somebody else has decided since")
    before.pop()
    earlier = replay(t.game, t.pack, record)
    drawn = earlier.state.rng.position() != t.state.rng.position()
    if drawn or earlier.state.revealed != t.state.revealed:
        raise NoUndo("revealed", "something came to light since: a card, a die or a hidden choice")
    return earlier


def dump(record: Record) -> str:
    """The record as canonical JSON, one action per line: equal records give equal bytes."""
    head = {
        "cantina": FORMAT,
        "game": record.game,
        "behaviour": record.behaviour,
        "pack": record.pack,
        "seats": record.seats,
        "seed": record.seed,
        "options": record.options,
    }
    lines = [json.dumps([seat, action.verb, *action.args]) for seat, action in record.actions]
    opening = json.dumps(head, indent=1, sort_keys=True, ensure_ascii=False).removesuffix("\n}")
    return opening + ',\n "actions": [\n' + ",\n".join(lines) + "\n]}\n"


def parse(text: str) -> Record:
    """The record that `dump` wrote. Raises BadRecord."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"the record is not valid JSON: {error}") from None
    if not isinstance(data, dict) or "cantina" not in data:
        raise BadRecord("this is no record of a game")
    if data["cantina"] != FORMAT:
        raise BadRecord(f"the record has format {data['cantina']!r}; this reads format {FORMAT}")
    options = _field(data, "options", dict)
    for value in options.values():
        if not isinstance(value, str):
            raise BadRecord(f"the record has an option that is no text: {value!r}")
    actions = [_action(number, row) for number, row in enumerate(_field(data, "actions", list), 1)]
    return Record(
        game=_field(data, "game", str),
        behaviour=_field(data, "behaviour", int),
        pack=_field(data, "pack", str),
        seats=_field(data, "seats", int),
        seed=_seed(data),
        options=options,
        actions=actions,
    )


def _field(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(f"the record has no usable {key!r}")
    return value


def _seed(data: dict[str, Any]) -> Seed:
    seed = data.get("seed")
    eyes = [int(seat) for seat in re.findall("@([0-9])", str(seed))]
    if isinstance(seed, str) and _SEED.fullmatch(seed) and max([0, *eyes]) < data["seats"]:
        return seed
    return int(_field(data, "seed", int))


def _action(number: int, row: object) -> tuple[Seat, Action]:
    if isinstance(row, list) and len(row) >= 2:
        seat, verb, args = row[0], row[1], row[2:]
        if isinstance(verb, str) and all([type(number) is int for number in (seat, *args)]):
            return Seat(seat), Action(verb, tuple(args))
    raise BadRecord(f"action {number} of the record is not [seat, verb, numbers…]: {row!r}")
