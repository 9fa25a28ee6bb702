"""Nothing that a seat may not know is sent to it, over sockets or HTTP, in any byte.

Two ways, neither of which trusts the game's own views: every card in every message is compared with
what the seat can know by the true states of the game; and two games that differ only in what a seat
cannot know are played side by side, and must send it the same bytes.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from cantina.games.hunters import view as hunters_view
from cantina.games.hunters.events import CardDrawn
from cantina.kernel.action import HIDDEN, SPECTATOR, Ask, Seat, all_seats
from cantina.kernel.game import discover
from cantina.kernel.record import parse
from cantina.kernel.table import advance, open_table, play
from cantina.room import polling
from cantina.room.decisions import act
from cantina.room.room import Room
from cantina.room.wire import Ack, Act, Refused
from tests.hidden.exchange import State
from tests.hidden.hunters import Knowing, exchanged_action, other_world
from tests.server.naming import cards_in
from tests.server.online import Online, Person, Sitting, online, settings_in

SEATS = 3
WATCHED = (*all_seats(SEATS), SPECTATOR)


@contextmanager
def served(folder: Path) -> Iterator[tuple[Online, list[Person]]]:
    with online(settings_in(folder, rates={"on": False})) as server:
        yield server, [server.person(name) for name in ("Ann", "Bo", "Cy")]


@pytest.fixture(autouse=True)
def nobody_leaves_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asked without a socket is gone after ten seconds, and all are told: on a slow machine at
    any moment, in one of two worlds before the other."""
    monkeypatch.setattr(polling, "HERE", 600_000)


def sit_down(people: list[Person], seed: int) -> str:
    opened = people[0].open("me", *["open"] * (SEATS - 1), seed=seed)
    for person, invite in zip(people[1:], opened["invites"], strict=True):
        person.post(f"/api/tables/{opened['id']}/seat", secret=invite["secret"])
    return str(opened["id"])


def catch_up(sittings: list[Sitting], key: str) -> None:
    """Everybody has heard all there is."""
    for one in sittings:
        one.send(type="ping", key=key)
        one.until("pong", key=key)


# Every card in every message


def play_and_listen(
    server: Online, people: list[Person], decisions: int
) -> tuple[str, dict[Seat, list[Any]]]:
    """A game, and all that was said to each seat and to a spectator in the course of it."""
    dice = random.Random(3)
    id = sit_down(people, seed=17)
    sittings = [person.sit(id) for person in people]
    watching = Sitting(server.address, id)
    said: dict[Seat, list[Any]] = {seat: [] for seat in WATCHED}
    done = 0
    while done < decisions and sittings[0].status != "finished":
        catch_up([*sittings, watching], f"c{done}")
        for number, one in enumerate(sittings):
            if not one.asks:
                continue
            foreign = ["choose", dice.randrange(195)]
            one.ask(type="act", rev=one.rev, action=foreign, key=f"foreign-{done}-{number}")
            if one.asks:  # it may have been a good guess
                assert one.act(dice.randrange(len(one.asks[0]["options"])))["type"] == "ack"
            done += 1
        if done % 5 == 0 and dice.random() < 0.3:
            for seat, person in zip(all_seats(SEATS), people, strict=True):
                said[seat].append(person.get(f"/api/tables/{id}/state?since={one.rev // 2}"))
            said[SPECTATOR].append(people[0].http.get(f"/api/tables/{id}/replay").json())
            one.close()
            sittings[seat] = people[seat].sit(id, since=one.rev)
            said[seat] += map(json.loads, one.frames)
    catch_up([*sittings, watching], "end")
    for seat, one in zip(WATCHED, (*sittings, watching), strict=True):
        said[seat] += map(json.loads, one.frames)
    return id, said


def true_states(id: str, server: Online) -> list[State]:
    """The state after every revision, by the log."""
    room: Room = server.hall.rooms._rooms[id]
    assert room.t is not None
    game = discover()["hunters"]
    t = open_table(game, game.load(None), SEATS, room.t.seed, room.t.options)
    states = [game.encode(t.state)]
    for seat, action in room.t.played:
        play(t, seat, action)
        states.append(game.encode(t.state))
    return states


def check_every_card(said: dict[Seat, list[Any]], states: list[State]) -> int:
    """How many messages were checked. A message of revision r may name what is known before and
    after r; older ones only in `events`, which are checked against all that was known until r."""
    knowing = Knowing(SEATS)
    allowed: list[dict[Seat, set[int]]] = []
    ever: list[dict[Seat, set[int]]] = []
    known_hands: list[dict[Seat, list[list[int]]]] = []
    for state in states:
        knowing.follow(state)
        allowed.append({s: knowing.all_known(state, s) | {HIDDEN} for s in said})
        ever.append({s: allowed[-1][s] | (ever[-1][s] if ever else set()) for s in said})
        known_hands.append({s: knowing.hands(state, s) for s in said})
    checked = 0
    for seat, messages in said.items():
        for message in messages:
            checked += 1
            rev = message.get("rev", len(states) - 1)
            events = message.pop("events", [])
            now = allowed[rev][seat] | allowed[max(0, rev - 1)][seat]
            assert set(cards_in(message)) <= now, (seat, rev)
            assert set(cards_in(events, "events")) <= ever[rev][seat], (seat, rev)
            for event in events:
                if event["event"] == "CardDrawn":
                    assert event["card"] == HIDDEN or event["seat"] == seat
            view = message.get("view")
            if view is not None:
                assert view["known"] == known_hands[rev][seat]
            for path, value in message.get("patch") or []:
                if path[0] == "known":
                    known: Any = known_hands[rev][seat]
                    for step in path[1:]:
                        known = known[step]
                    assert value == known
    return checked


def test_no_message_names_a_card_its_reader_cannot_know(tmp_path: Path) -> None:
    with served(tmp_path) as (server, people):
        id, said = play_and_listen(server, people, 10_000)
        states = true_states(id, server)
        assert check_every_card(said, states) > 1000
        record = parse(people[0].http.get(f"/api/tables/{id}/record").text)
        assert len(record.actions) == len(states) - 1
        steps: dict[Seat, list[Any]] = {seat: [] for seat in WATCHED}
        for seat, shown in steps.items():
            for at in range(0, len(states), 40):
                step = people[0].get(f"/api/tables/{id}/replay?at={at}&seat={seat}")
                shown.append({**step, "rev": at})
        assert check_every_card(steps, states) > 20


# The same bytes in another world


class Twins:
    """Two tables with the same people, seed and decisions; in the second, two cards of which one
    seat cannot know where they are have changed places."""

    def __init__(self, server: Online, people: list[Person], seed: int) -> None:
        self.server = server
        self.people = people
        self.ids = [sit_down(people, seed) for _ in range(2)]
        self.sittings = [[person.sit(id) for person in people] for id in self.ids]
        for at, id in enumerate(self.ids):
            self.sittings[at].append(Sitting(server.address, id))
        self.knowing = [Knowing(SEATS), Knowing(SEATS)]
        self.swap = (0, 0)
        self.since = 0
        self.compared = 0
        self.follow()

    def room(self, at: int) -> Room:
        return self.server.hall.rooms._rooms[self.ids[at]]

    def state(self, at: int) -> State:
        room = self.room(at)
        assert room.t is not None
        return room.game.encode(room.t.state)

    def asks(self) -> list[Ask]:
        t = self.room(0).t
        assert t is not None
        return t.asks

    def follow(self) -> None:
        for at in (0, 1):
            self.knowing[at].follow(self.state(at))

    def part(self, viewer: Seat, dice: random.Random) -> bool:
        """From here on the worlds differ. False if there is nothing to exchange."""
        state = self.state(0)
        unknown = self.knowing[0].unknown(state, viewer)
        pack = self.room(0).pack
        hands = [c for p in state["players"] for c in p["hand"] if c in unknown]
        tops = [pile[-1] for pile in state["decks"] if pile]
        drawing = any(ask.name == "draw" for ask in self.asks())
        one = dice.choice((tops if drawing else hands) or unknown or [0])
        others = [card for card in unknown if pack.deck[card] == pack.deck[one] and card != one]
        self.swap = (one, dice.choice(others or [one]))
        self.since = self.room(0).row.rev
        self.server.inside(self._place(other_world(state, *self.swap)))
        self.knowing[1].held = [set(held) for held in self.knowing[0].held]
        for seat, held in enumerate(self.knowing[1].held):
            if seat != viewer:
                held.clear()
        self.follow()
        return bool(others)

    async def _place(self, state: State) -> None:
        """Both tables forget what they told last, so that both tell the whole view next."""
        for at in (0, 1):
            room = self.room(at)
            async with room.lock:
                assert room.t is not None
                if at == 1:
                    room.t.state = room.game.decode(state)
                    room.t.asks = []
                    advance(room.t)
                room.listeners.forget()

    def decide(self, dice: random.Random, key: str) -> None:
        """Whoever is asked first decides, in both worlds alike."""
        for one in (*self.sittings[0], *self.sittings[1]):
            one.frames.clear()
        room = self.room(0)
        ask = self.asks()[0]
        chosen = dice.choice(ask.options)
        action = [chosen.verb, *chosen.args]
        for at in (0, 1):
            answer = self.sittings[at][ask.seat].ask(
                type="act",
                key=key,
                rev=room.row.rev if at == 0 else self.room(1).row.rev,
                action=exchanged_action(action, *self.swap) if at else action,
            )
            assert answer["type"] == "ack", answer
        self.follow()

    def alike(self, viewer: Seat) -> bool:
        one, two = [self.knowing[at].knowledge(self.state(at), viewer) for at in (0, 1)]
        return one == two

    def compare(self, viewer: Seat, key: str, ask_around: bool) -> None:
        """All that the viewer heard of the last decision, and what it can ask for."""
        heard: list[list[str]] = []
        for at, id in enumerate(self.ids):
            one = self.sittings[at][viewer]
            for card in self.swap:  # is it perhaps in my hand, or in yours?
                probe = {"rev": one.rev, "action": ["choose", card]}
                if viewer != SPECTATOR and ["choose", card] not in options_of(one):
                    one.ask(type="act", key=f"{key}-{card}", **probe)
            catch_up([one], key)
            frames = [frame for frame in one.frames if '"type":"pong"' not in frame]
            if ask_around:
                frames += self.other_ways(viewer, one, id)
            heard.append([frame.replace(id, "ID") for frame in frames])
        assert heard[0] == heard[1], "not the same"
        self.compared += len(heard[0])

    def other_ways(self, viewer: Seat, one: Sitting, id: str) -> list[str]:
        """What a request says, and a second socket."""
        person = self.people[viewer] if viewer != SPECTATOR else None
        ways = (f"state?since={self.since}", "replay", "record")
        found = [self.fetch(person, f"/api/tables/{id}/{way}") for way in ways]
        token = person.token if person else ""
        again = Sitting(self.server.address, id, token, since=self.since)
        one.until("came")  # somebody came
        again.close()
        one.until("came")  # and went
        return [*found, again.frames[0]]

    def fetch(self, person: Person | None, path: str) -> str:
        headers = {"authorization": f"Bearer {person.token}"} if person else {}
        return self.people[0].http.get(path, headers={"authorization": "", **headers}).text


def options_of(one: Sitting) -> list[Any]:
    return list(one.asks[0]["options"]) if one.asks else []


def side_by_side(folder: Path, decisions: int) -> tuple[int, int]:
    """How many pairs of frames were compared, and after how many exchanges."""
    dice = random.Random(5)
    exchanges = 0
    with served(folder) as (server, people):
        twins = Twins(server, people, seed=23)
        viewer, parted = SPECTATOR, False
        for number in range(decisions):
            if twins.state(0)["outcome"] is not None:
                break
            if not parted:
                viewer = Seat((viewer + 2) % (SEATS + 1) - 1)
                parted = twins.part(viewer, dice)
                exchanges += parted
            twins.decide(dice, f"d{number}")
            parted = parted and twins.alike(viewer)
            if parted:
                twins.compare(viewer, f"c{number}", number % 4 == 0)
            if not parted or number % 12 == 11:  # the next pair of cards, for the next seat
                parted = False
                catch_up([*twins.sittings[0], *twins.sittings[1]], f"n{number}")
        return twins.compared, exchanges


def test_another_world_sends_the_same_bytes(tmp_path: Path) -> None:
    compared, exchanges = side_by_side(tmp_path, 100)
    assert compared > 150
    assert exchanges > 5


# Both can fail


def drawn_cards_are_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CardDrawn, "seen_by", lambda self, seat: self)


def hands_are_shown(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hunters_view, "remembered", lambda t, owner, _: t.state.players[owner].hand[:])


def a_refusal_says_too_much(patch: pytest.MonkeyPatch) -> None:
    async def talkative(room: Room, seat: Seat, message: Act) -> Ack | Refused:
        answer = await act(room, seat, message)
        if isinstance(answer, Refused) and room.t is not None:
            answer.text += str([player.hand for player in room.t.state.players])
        return answer

    patch.setattr("cantina.server.messages.act", talkative)


@pytest.mark.parametrize("mutation", [drawn_cards_are_told, hands_are_shown])
def test_a_leak_is_found_card_by_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mutation: Callable[[pytest.MonkeyPatch], None]
) -> None:
    mutation(monkeypatch)
    with served(tmp_path) as (server, people):
        id, said = play_and_listen(server, people, 20)
        with pytest.raises(AssertionError):
            check_every_card(said, true_states(id, server))


@pytest.mark.parametrize(
    "mutation", [drawn_cards_are_told, hands_are_shown, a_refusal_says_too_much]
)
def test_a_leak_is_found_in_another_world(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mutation: Callable[[pytest.MonkeyPatch], None]
) -> None:
    mutation(monkeypatch)
    with pytest.raises(AssertionError, match="not the same"):
        side_by_side(tmp_path, 150)
