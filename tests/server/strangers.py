"""Strangers send a real server whatever Hypothesis can think of.

`./test run tests.server.strangers 30` does so for 30 minutes: every way into the API with bodies of
its own shape, of almost its shape and of none, and messages to sockets of running tables. Nothing
may be answered with a fault of the server's own, the loop may not stand still, and nobody may be
told what is another's: seeds, tokens, invitations, passwords, the view of a seat.
"""

from __future__ import annotations

import json
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec.inspect
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import WebSocketException

from cantina.room.wire import AnyHeard
from cantina.server.bodies import Seated
from cantina.server.settings import FILE_NAME
from cantina.server.ways import WAYS, Way
from tests.server.online import PATIENCE, Sitting
from tests.server.programs import Served
from tests.server.slowness import allowed_stall

ROUND = 400
"""Requests before tables and people are made anew: some will have closed, left or forgotten."""
PASSWORD = "a long password of Bo's"
GAMES = ("hunters", "hoth", "zone")

Kind = msgspec.inspect.Type
Strategy = st.SearchStrategy[Any]
Asked = tuple[Way, dict[str, str], dict[str, Any], bytes]
"""A way in, the parts of its path, its query and its body."""
WORDS = (
    *GAMES,
    *("me", "open", "quick", "greedy", "mcts:10", "mcts:3600s", "none", "live", "correspondence"),
    *("en", "uk", "choose", "draw", "play", "done", "own", "scenario", "\x00", "\ud7ff", "٣", "-1"),
)
LEAVING = ("/api/me", "/api/me/password", "/api/sign-out", "/api/sign-out/everywhere")
"""Only Eve is allowed these: the others would be gone after the first."""
SMALL = st.integers(-2, 12)
ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def shaped(kind: Kind, words: list[str]) -> Strategy:
    """Values of a type that the server takes, with words that mean something there."""
    match kind:
        case msgspec.inspect.StructType(fields=fields, tag=tag):
            parts = {field.encode_name: shaped(field.type, words) for field in fields}
            needed = {field.encode_name for field in fields if field.required}
            always = {name: parts[name] for name in needed}
            if tag is not None:
                always["type"] = st.just(tag)
            rest = {name: part for name, part in parts.items() if name not in needed}
            return st.fixed_dictionaries(always, optional=rest)
        case msgspec.inspect.UnionType(types=types):
            return st.one_of([shaped(one, words) for one in types])
        case msgspec.inspect.ListType(item_type=item):
            return st.lists(shaped(item, words), max_size=7)
        case msgspec.inspect.TupleType(item_types=items):
            return st.tuples(*[shaped(one, words) for one in items])
        case msgspec.inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(shaped(key, words), shaped(value, words), max_size=4)
        case msgspec.inspect.StrType():
            return st.sampled_from(words) | st.text(max_size=80)
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.IntType():
            return SMALL | st.integers()
        case msgspec.inspect.NoneType():
            return st.none()
        case msgspec.inspect.AnyType():
            return ANY
    raise NotImplementedError(kind)


@st.composite
def bodies(draw: st.DrawFn, type: Any, words: list[str]) -> bytes:
    """Of the right shape, with something else in one place, or of none."""
    if type is None or draw(st.integers(0, 9)) == 0:
        return draw(st.binary(max_size=300) | st.sampled_from([b"[" * 50_000, b'{"a":' * 9_000]))
    value = draw(shaped(msgspec.inspect.type_info(type), words))
    if isinstance(value, dict) and value and draw(st.integers(0, 2)) == 0:
        value[draw(st.sampled_from(sorted(value)) | st.text(max_size=5))] = draw(ANY)
    text = json.dumps(value)
    if draw(st.integers(0, 9)) == 0:
        cut = draw(st.integers(0, len(text)))
        text = text[:cut] + draw(st.sampled_from(["\x00", "}", '"', "9" * 5_000])) + text[cut:]
    return text.encode("utf-8", "surrogatepass")


class Crowd:
    """People of all kinds, what belongs to whom, and what was answered."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.answers: Counter[str] = Counter()
        self.told: list[tuple[str, str]] = []  # who was told what, since it was last looked at
        self.secrets: dict[str, set[str]] = {}  # and who may know them
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.begin()

    def begin(self) -> None:
        """New people at new tables of every game."""
        self.people = {name: self.server.person(name) for name in ("Ann", "Bo", "Eve")}
        ann, bo = self.people["Ann"], self.people["Bo"]
        login = f"bo{time.monotonic_ns()}"
        bo.token = bo.post("/api/accounts", login=login, password=PASSWORD, token=True)["token"]
        bo.http.headers["authorization"] = f"Bearer {bo.token}"
        for name, person in self.people.items():
            self.secrets[person.token] = {name}
        self.tables: list[str] = []
        self.sittings: list[tuple[str, str, Sitting]] = []
        self.seats: set[tuple[str, str, int]] = set()  # table, who sits there, where
        for game in GAMES:
            opened = ann.post("/api/tables", game=game, seats=["me", "open"])
            secret = opened["invites"][0]["secret"]
            self.secrets[secret] = {"Ann", "Bo"}
            bo.post(f"/api/tables/{opened['id']}/seat", secret=secret)
            self.tables.append(str(opened["id"]))
            self.seats |= {(opened["id"], "Ann", 0), (opened["id"], "Bo", 1)}
            self.sittings += [self.sit(who, opened["id"]) for who in ("Ann", "Bo", "")]
        waiting = ann.post("/api/tables", game="hunters", seats=["me", "open", "open"])
        self.tables.append(str(waiting["id"]))
        self.seats.add((waiting["id"], "Ann", 0))
        self.secrets |= {invite["secret"]: {"Ann"} for invite in waiting["invites"]}
        self.words = [*WORDS, *self.tables, waiting["info"]["code"], login, PASSWORD]

    def ask(self, who: str, way: Way, where: dict[str, str], query: Any, body: bytes) -> None:
        path = way.path.format(**where)
        http = self.people[who].http if who else self.http
        with suppress(httpx.InvalidURL, UnicodeEncodeError):  # not even a client can say it
            answer = http.request(way.method, path, params=query, content=body)
            self.answers[f"{answer.status_code}"] += 1
            assert answer.status_code < 500 or answer.json()["code"] == "busy", answer.text
            if answer.status_code < 300:
                self.answers[f"{way.method} {way.path}"] += 1
                if way.answer is Seated:
                    found = answer.json()
                    self.seats.add((found["id"], who, found["seat"]))
            if who == "Eve" and answer.status_code == 401:
                self.people[who] = self.server.person(who)
            self.told.append((who, answer.text))
            self.look_at(who, where.get("id", ""), answer.text)

    def legal(self, which: int, choice: int) -> str:
        """One of the decisions that are offered, if any is."""
        sitting = self.sittings[which][2]
        options = sitting.asks[0]["options"] if sitting.asks else [["draw", 0]]
        action = options[choice % len(options)]
        act = {"type": "act", "key": f"k{sitting.rev}", "rev": sitting.rev, "action": action}
        return json.dumps(act)

    def say(self, which: int, frame: str) -> None:
        who, table, sitting = self.sittings[which]
        sitting.heard.clear()
        sitting.frames.clear()
        try:
            sitting.socket.send(frame)
            sitting.send(type="ping", key="after")
            while (message := sitting.hear())["type"] != "pong" or message["key"] != "after":
                self.answers[f"socket {message['type']}"] += 1
        except WebSocketException:
            code = sitting.socket.close_code
            self.answers[f"socket closed {code}"] += 1
            assert code not in (1011, None), frame
            self.sittings[which] = self.sit(who, table)
        for text in sitting.frames:
            self.told.append((who, text))
            self.look_at(who, table, text)

    def sit(self, who: str, table: str) -> tuple[str, str, Sitting]:
        if who:
            return who, table, self.people[who].sit(table)
        return who, table, Sitting(self.server.address, table)

    def look_at(self, who: str, table: str, text: str) -> None:
        """A view is of one's own seat or of what anybody sees."""
        if '"welcome"' in text:
            seat = json.loads(text)["seat"]
            self.answers["views of a seat" if seat >= 0 else "views of a spectator"] += 1
            assert seat == -1 or (table, who, seat) in self.seats, text[:300]

    def look_at_all(self, database: Path) -> None:
        """What was told since the last look holds no secret of somebody else's."""
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as stored:
            rows = stored.execute("SELECT seed FROM tables WHERE status != 'finished'").fetchall()
        seeds = {part for (seed,) in rows for part in str(seed).split(":") if len(part) > 9}
        assert seeds
        for who, text in self.told:
            assert not any(one in text for one in seeds), f"{who} was told a seed"
            for secret, owners in self.secrets.items():
                assert who in owners or secret not in text, f"{who} was told {owners}'s"
        self.answers["texts searched"] += len(self.told)
        self.told.clear()

    def longest_stall(self) -> float:
        page = self.http.get("/metrics").text
        found = re.search(r"^cantina_loop_busy_seconds (\S+)$", page, re.MULTILINE)
        assert found
        return float(found[1])


def strange(crowd: Crowd, number: int, requests: int) -> None:
    """Sends so many requests and messages."""
    tables = st.sampled_from(crowd.tables)
    ids = tables | st.sampled_from([*crowd.tables, *crowd.words]) | st.text(max_size=40)
    who = st.sampled_from(["Ann", "Bo", "Eve", ""])

    @st.composite
    def asked(draw: st.DrawFn) -> Asked:
        way = draw(st.sampled_from(WAYS))
        where = {"id": draw(ids), "key": draw(st.sampled_from(GAMES) | ids)}
        values = SMALL | st.sampled_from(crowd.words) | st.text(max_size=30)
        query = {name: draw(values) for name in way.query if draw(st.booleans())}
        return way, where, query, draw(bodies(way.body, crowd.words))

    stray = bodies(AnyHeard, crowd.words).map(lambda body: body.decode("utf-8", "replace"))

    @seed(number)
    @settings(
        max_examples=requests,
        database=None,
        deadline=None,
        phases=[Phase.generate],  # the server is no longer as it was: nothing can be tried again
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(asked(), stray, st.integers(0, 500)), who, st.integers(0, 8))
    def send(what: Asked | str | int, who: str, which: int) -> None:
        if isinstance(what, tuple):
            leaves = what[0].path in LEAVING
            crowd.ask("Eve" if leaves and who else who, *what)
        else:
            crowd.say(which, what if isinstance(what, str) else crowd.legal(which, what))

    send()


def run(minutes: float, folder: Path) -> Iterator[Counter[str]]:
    """The answers so far, after every round."""
    server = Served(folder, sockets="1000").opened()
    try:
        crowd = Crowd(server)
        end = time.monotonic() + 60 * minutes
        number = 0
        while time.monotonic() < end or number == 0:
            number += 1
            strange(crowd, number, ROUND)
            crowd.look_at_all(folder / FILE_NAME)
            stall = crowd.longest_stall()
            assert stall < allowed_stall(), f"the loop computed for {stall:.3f} s"
            crowd.answers["longest stall, ms"] = max(
                crowd.answers["longest stall, ms"], round(1000 * stall)
            )
            crowd.begin()
            yield crowd.answers
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()
    finally:
        server.kill()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        for number, answers in enumerate(run(float(sys.argv[1]), Path(scratch)), 1):
            print(f"{number * ROUND:,} sent; {answers['longest stall, ms']} ms", flush=True)
    for name, count in sorted(answers.items()):
        print(f"{count:10,}  {name}")
