"""Tables on the server, driven without sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from cantina.kernel.action import SPECTATOR
from cantina.kernel.errors import BadOptions, BadRecord
from cantina.kernel.event import events_for
from cantina.kernel.record import dump, parse, replay
from cantina.kernel.rng import seeded
from cantina.kernel.table import determinize
from cantina.parts.saved import digest_of, saved
from cantina.room import absence, clock, pacing, seating, stored
from cantina.room.chatting import say
from cantina.room.decisions import act, keep, take_back
from cantina.room.seating import SeatRefused
from cantina.room.showing import seats_now, table_now
from cantina.room.store import StoreError
from cantina.room.stored import FINISHED, OPEN, PLAYING, Entry, Pace, Snapshot
from cantina.room.voting import vote_to_replace
from cantina.room.wire import Ack, Act, Refused, to_wire
from cantina.server.rooms import NoTable
from cantina.server.schema import tables
from tests.seats import FIRST, SECOND, THIRD
from tests.server.desk import (
    Client,
    Stopped,
    opened,
    person,
    play_on,
    rooms_at,
    run,
    spectator,
    table,
    until,
)


def refused(answer: Ack | Refused) -> str:
    assert isinstance(answer, Refused), "this should have been refused"
    return answer.code


def test_a_person_and_three_bots_play_a_whole_game(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann,), _ = await table(rooms, ["me", "quick", "quick", "greedy"])
            watcher = spectator(room)
            await watcher.sit()
            await play_on([ann])
            assert room.row.status == FINISHED
            assert room.t is not None
            assert rooms.thinkers.failures == 0, "the greedy bot thought for itself"
            revs = [m["rev"] for m in ann.messages if m["type"] == "update"]
            assert revs == list(range(1, room.row.rev + 1)), "every revision once, in order"
            assert ann.view == room.game.encode_view(room.game.view(room.t, FIRST))
            assert watcher.view == room.game.encode_view(room.game.view(room.t, SPECTATOR))
            record = room.record()
            assert record is not None
            again = replay(room.game, room.pack, parse(dump(record)))
            assert digest_of(again) == digest_of(room.t)
            entries = await rooms.store.load_log(room.row.id)
            assert [entry.rev for entry in entries] == revs

    run(game)


def test_differences_are_sent_where_they_are_smaller(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            _, clients, _ = await table(rooms, ["me", "me"])
            await play_on(clients, 60)
            updates = [m for m in clients[0].messages if m["type"] == "update"]
            assert sum(m["patch"] is not None for m in updates) > len(updates) / 2

    run(game)


def test_two_people_seal_their_choices_at_the_same_time(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo), _ = await table(rooms, ["me", "me"])
            rev = ann.rev
            answers = await asyncio.gather(
                ann.choose(["draw", 0], rev), bo.choose(["draw", 1], rev)
            )
            assert all(isinstance(answer, Ack) for answer in answers)
            assert room.row.rev == 2

    run(game)


def test_what_is_not_offered_is_refused_with_a_code_and_changes_nothing(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo), _ = await table(rooms, ["me", "me"])
            before = room.game.encode(room.t.state)  # type: ignore[union-attr]
            assert refused(await ann.choose(["fly", 7])) == "illegal"
            assert refused(await ann.choose([])) == "shape"
            assert refused(await ann.choose(["draw", True])) == "shape"
            assert refused(await ann.choose(["draw", 0], rev=99)) == "stale"
            assert refused(await ann.choose(["draw", 0], rev=-1)) == "stale"
            assert room.game.encode(room.t.state) == before  # type: ignore[union-attr]
            assert isinstance(await ann.choose(["draw", 0]), Ack)
            assert refused(await ann.choose(["draw", 0])) == "not_asked"
            assert isinstance(await bo.choose(["draw", 0]), Ack)
            assert refused(await ann.choose(ann.asks[0]["options"][0], rev=0)) == "stale"

    run(game)


def test_the_same_key_twice_is_the_same_decision(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, _), _ = await table(rooms, ["me", "me"])
            first = await ann.choose(["draw", 0], key="once")
            second = await ann.choose(["draw", 0], key="once")
            assert first == second == Ack("once", 1)
            assert room.row.rev == 1

    run(game)


def test_a_key_is_known_again_after_a_restart(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, _), _ = await table(rooms, ["me", "me"])
            await ann.choose(["draw", 0], key="once")
            id = room.row.id
        async with rooms_at(tmp_path) as rooms:
            again = Client(await rooms.find(id), 0)
            await again.sit()
            assert await again.choose(["draw", 0], key="once") == Ack("once", 1)

    run(game)


def test_a_decision_that_cannot_be_stored_never_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo), _ = await table(rooms, ["me", "me"])
            await ann.choose(["draw", 0])
            view, told = bo.view, len(bo.messages)
            working = rooms.store.append

            async def full(id: str, entry: Entry) -> None:
                raise StoreError("the disk is full")

            monkeypatch.setattr(rooms.store, "append", full)
            assert refused(await bo.choose(["draw", 1], key="again")) == "storage"
            assert (bo.view, len(bo.messages)) == (view, told), "nobody heard of it"
            monkeypatch.setattr(rooms.store, "append", working)
            assert isinstance(await bo.choose(["draw", 1], key="again"), Ack)
            assert room.row.rev == 2

    run(game)


def test_a_decision_whose_sender_is_gone_is_made_once(tmp_path: Path) -> None:
    """Cancelled while it is being stored: the log says what became of it."""

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")
            room, _ = await opened(rooms, ann, ["me", "me"])
            clients = [Client(room, seat) for seat in range(2)]
            for client in clients:
                await client.sit()
            option = clients[0].asks[0]["options"][0]
            sending = asyncio.ensure_future(clients[0].choose(option, key="once"))
            await asyncio.sleep(0)
            sending.cancel()
            with pytest.raises(asyncio.CancelledError):
                await sending
            assert await clients[0].choose(option, rev=0, key="once") == Ack("once", 1)
            assert [entry.key for entry in await rooms.store.load_log(room.row.id)] == ["once"]
            await play_on(clients, 20)
            assert room.row.rev == 21

    run(game)


def test_a_question_is_as_old_after_a_restart_as_before(tmp_path: Path) -> None:
    """So a decision that was on its way when the server died is good although another seat has
    answered meanwhile; also when the table comes back from a snapshot."""

    async def game() -> None:
        for decisions in range(8, 17):  # a whole turn of three
            async with rooms_at(tmp_path) as rooms:
                room, clients, _ = await table(rooms, ["me", "me", "me"])
                await play_on(clients, decisions)
                if decisions % 4 == 0:
                    for client in clients:
                        await take_back(room, client.seat, f"undo-{client.seat}")
                assert room.t is not None
                snapshot = Snapshot(room.row.rev, saved(room.game, room.t.state))
                await rooms.store.save_snapshot(room.row.id, snapshot)
                asked = {ask.seat: room.questions.asked_since(ask.seat) for ask in room.t.asks}
            async with rooms_at(tmp_path) as rooms:
                room = await rooms.find(room.row.id)
                assert room.t is not None
                assert {
                    ask.seat: room.questions.asked_since(ask.seat) for ask in room.t.asks
                } == asked

    run(game)


def test_every_table_resumes_after_a_restart_with_bots_thinking_on(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann,), _ = await table(rooms, ["me", "quick", "quick"])
            await play_on([ann], 20)
            id = room.row.id
        async with rooms_at(tmp_path) as rooms:
            room = await rooms.find(id)
            ann = Client(room, 0)
            await ann.sit()
            await play_on([ann])
            assert room.row.status == FINISHED

    run(game)


def test_a_snapshot_and_the_log_after_it_give_the_same_table(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, clients, _ = await table(rooms, ["me", "me"])
            await play_on(clients, 130)
            assert await rooms.store.newest_snapshot(room.row.id) is not None
            assert room.t is not None
            id, digest, played = room.row.id, digest_of(room.t), list(room.t.played)
        async with rooms_at(tmp_path) as rooms:
            room = await rooms.find(id)
            assert room.t is not None
            assert (digest_of(room.t), room.t.played) == (digest, played)

    run(game)


def test_a_snapshot_of_another_version_is_passed_over(tmp_path: Path) -> None:
    """The log is the truth: a state with other fields costs time, no table."""

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, clients, _ = await table(rooms, ["me", "me"])
            await play_on(clients, 130)
            assert room.t is not None
            id, digest, played = room.row.id, digest_of(room.t), list(room.t.played)
            await rooms.store.save_snapshot(id, Snapshot(130, {"of": "another version"}))
        async with rooms_at(tmp_path) as rooms:
            room = await rooms.find(id)
            assert room.t is not None
            assert (digest_of(room.t), room.t.played) == (digest, played)

    run(game)


def test_returning_tells_what_happened_since_and_only_what_the_seat_may_know(
    tmp_path: Path,
) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo), _ = await table(rooms, ["me", "me"])
            await play_on([ann, bo], 8)
            await ann.go()
            seen, heard = ann.rev, len(bo.events)
            for number in range(12):
                assert room.t is not None
                ask = room.t.asks[0]
                decision = Act(f"x{number}", room.row.rev, to_wire(ask.options[0]))
                assert isinstance(await act(room, ask.seat, decision), Ack)
            welcome = await Client(room, 0).sit()
            assert welcome["rev"] == seen + 12
            missed = [event["event"] for event in welcome["events"]]
            assert missed == [event["event"] for event in bo.events[heard:]]
            for event in welcome["events"]:
                if event["event"] == "CardDrawn" and event["seat"] == 1:
                    assert event["card"] == -1, "another's card stays hidden"
            room.progress._recent.clear()
            again = await Client(room, 0).sit(since=seen)
            assert again["events"] == welcome["events"], "the log tells the same as memory"

    run(game)


def test_undo_is_stored_and_survives_a_restart(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo), _ = await table(rooms, ["me", "me"])
            await ann.choose(["draw", 0])
            assert isinstance(await take_back(room, FIRST, "undo-1"), Ack)
            assert ann.asks[0]["name"] == "draw"
            assert await take_back(room, FIRST, "undo-1") == Ack("undo-1", 2)
            await ann.choose(["draw", 1])
            await bo.choose(["draw", 2])
            assert refused(await take_back(room, SECOND, "undo-2")) == "no_undo_revealed"
            assert room.t is not None
            id, digest = room.row.id, digest_of(room.t)
        async with rooms_at(tmp_path) as rooms:
            again = (await rooms.find(id)).t
            assert again is not None
            assert digest_of(again) == digest

    run(game)


def test_nothing_but_what_a_seat_may_know_is_ever_sent_to_it(tmp_path: Path) -> None:
    """Every message to a seat is compared with what it would be in another world that differs in
    all that the seat may not know."""

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo), _ = await table(rooms, ["me", "me", "quick"])
            for _ in range(80):
                await until(lambda: bool(ann.asks or bo.asks) or room.row.status == FINISHED)
                if room.row.status == FINISHED:
                    break
                async with room.lock:
                    t = room.t
                    assert t is not None
                    for client in (ann, bo):
                        world = determinize(t, client.seat, seeded(room.row.rev))
                        other = room.game.encode_view(room.game.view(world, client.seat))
                        assert client.view == other
                        for ask in client.asks:
                            assert ask["seat"] == client.seat
                        rev, events = (
                            room.progress.recent()[-1] if room.progress.recent() else (0, [])
                        )
                        last = [m for m in client.messages if m.get("rev") == rev and rev]
                        for message in last:
                            known = events_for(events, client.seat)
                            assert message["events"] == [room.game.encode_event(e) for e in known]
                client = ann if ann.asks else bo
                await client.answer(room.row.rev % len(client.asks[0]["options"]))

    run(game)


def test_a_clock_that_runs_out_decides_and_then_calls_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (_, bo), _ = await table(rooms, ["me", "me"], pace=Pace("live", 30))
            assert seats_now(room)[0].deadline > clock.now()
            start = clock.now()
            monkeypatch.setattr(clock, "now", lambda: start + 31_000)
            await bo.choose(["draw", 0])
            await pacing.check_clocks(room)
            assert room.row.rev == 2
            assert (await rooms.store.load_log(room.row.id))[1].by == "clock"
            assert room.row.seats[0].bot == ""
            monkeypatch.setattr(clock, "now", lambda: start + 90_000)
            await pacing.check_clocks(room)
            assert room.row.seats[0].bot == stored.STAND_IN
            player = await rooms.store.player("id-Ann")
            assert player is not None
            await seating.come_back(room, player, FIRST)
            assert room.row.seats[0].bot == ""

    run(game)


def test_seats_are_taken_with_a_secret_that_works_once(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, _, invites = await table(rooms, ["me", "open", "open"])
            bo, cy = await person(rooms, "Bo"), await person(rooms, "Cy")
            assert room.row.status == OPEN
            for wrong in ("nonsense", ""):
                with pytest.raises(SeatRefused):
                    await seating.take_seat(room, bo, None, wrong)
            assert await seating.take_seat(room, bo, None, invites[2]) == 2
            with pytest.raises(SeatRefused, match="not valid"):
                await seating.take_seat(room, cy, None, invites[2])
            with pytest.raises(SeatRefused, match="taken"):
                await seating.take_seat(room, cy, THIRD, "")
            assert await seating.take_seat(room, cy, None, invites[1]) == 1
            assert room.row.status == PLAYING
            assert invites[1] not in str(table_now(room)) + str(room.row)

    run(game)


def test_a_listed_table_takes_anybody_and_leaving_frees_the_seat(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, _, _ = await table(rooms, ["me", "open", "open"], listed=True)
            bo = await person(rooms, "Bo")
            seat = await seating.take_seat(room, bo, None, "")
            secret = await seating.leave_seat(room, bo, seat)
            assert room.row.seats[seat].kind == "empty"
            assert await seating.take_seat(room, bo, None, secret) == seat
            ann = await rooms.store.player("id-Ann")
            assert ann is not None
            await seating.fill_with_bot(room, ann, THIRD, "quick")
            assert room.row.status == PLAYING

    run(game)


def test_an_absent_player_is_replaced_by_vote_and_may_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Stopped(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, _, invites = await table(rooms, ["me", "open", "open"])
            bo, cy = await person(rooms, "Bo"), await person(rooms, "Cy")
            await seating.take_seat(room, bo, None, invites[1])
            await seating.take_seat(room, cy, None, invites[2])
            ann = await rooms.store.player("id-Ann")
            assert ann is not None
            with pytest.raises(SeatRefused, match="is here"):
                await vote_to_replace(room, bo, FIRST)
            with pytest.raises(SeatRefused, match="only the other players"):
                await vote_to_replace(room, bo, SECOND)
            assert seats_now(room)[1].replaceable == time.now + absence.ABSENCE
            time.now += absence.ABSENCE
            await vote_to_replace(room, ann, SECOND)
            assert seats_now(room)[1].votes == 1
            here = Client(room, 1, bo.id)  # looks in, goes again: all begins anew
            await here.sit()
            assert (seats_now(room)[1].votes, seats_now(room)[1].replaceable) == (0, 0)
            await here.go()
            with pytest.raises(SeatRefused) as early:
                await vote_to_replace(room, cy, SECOND)
            assert early.value.code == "vote_early"
            time.now += absence.ABSENCE
            await vote_to_replace(room, cy, SECOND)
            await vote_to_replace(room, ann, SECOND)
            assert (room.row.seats[1].bot, room.row.seats[1].why) == (stored.STAND_IN, "vote")
            await until(lambda: not seats_now(room)[1].answering, "the bot's decision")
            await seating.come_back(room, bo, SECOND)
            assert room.row.seats[1].bot == ""

    run(game)


def test_chat_is_kept_and_told(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann,), _ = await table(rooms, ["me", "quick"], listed=True)
            player = await rooms.store.player("id-Ann")
            assert player is not None
            await say(room, player, FIRST, "Hello!")
            assert ann.messages[-1] == {**ann.messages[-1], "type": "said", "text": "Hello!"}
            id = room.row.id
        async with rooms_at(tmp_path) as rooms:
            welcome = await spectator(await rooms.find(id)).sit()
            assert [line["text"] for line in welcome["chat"]] == ["Hello!"]

    run(game)


def test_a_table_that_cannot_be_opened_says_why_and_leaves_nothing(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")
            bad: list[tuple[list[str], dict[str, Any], str]] = [
                (["me"], {}, "takes 2 to 6 seats"),
                (["me", "genius"], {}, "no bot 'genius'"),
                (["me", "quick@odd"], {}, "no weights 'odd'"),
                (["me", "quick+odd"], {}, "no regular 'odd'"),
                (["me", "quick"], {"options": {"mode": "wild"}}, "is one of full, introductory"),
                (["me", "quick"], {"seed": -1}, "a seed is"),
                (["me", "quick"], {"pace": Pace("live", 1)}, "takes 10 to 600 seconds"),
            ]
            for seats, wishes, reason in bad:
                with pytest.raises(BadOptions, match=reason):
                    await opened(rooms, ann, seats, **wishes)
            assert await rooms.store.tables() == []
            with pytest.raises(NoTable):
                await rooms.find("nowhere")

    run(game)


def test_a_bot_that_fails_is_answered_for_by_the_rule_of_thumb(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            rooms.thinkers.deadline, rooms.thinkers.bot_seconds = 0.001, 0.0
            room, (ann,), _ = await table(rooms, ["me", "mcts:5s"])
            await play_on([ann], 4)
            await until(lambda: rooms.thinkers.failures > 0, "a bot out of time")
            await until(lambda: room.row.rev >= 6, "decisions in its place")

    run(game)


def test_a_bot_that_there_is_no_more_plays_by_the_rule_of_thumb(tmp_path: Path) -> None:
    """A game that a version had begun goes on in the next, whatever bots that one knows."""

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann,), _ = await table(rooms, ["me", "quick"])
            room.row.seats[1].bot = "scout:8"
            await play_on([ann])
            assert room.row.status == FINISHED

    run(game)


def test_a_key_that_looks_like_a_bots_is_just_a_key(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann,), _ = await table(rooms, ["me", "quick"])
            for key in ("bot-1", "bot-2", "clock-3"):
                await until(lambda: bool(ann.asks), "an ask")
                assert isinstance(await ann.choose(ann.asks[0]["options"][0], key=key), Ack)
            player = await rooms.store.player("id-Ann")
            assert player is not None
            await seating.go_away(room, player, FIRST, "quick")
            await until(lambda: room.row.status == FINISHED, "the bots to play to the end")

    run(game)


def test_a_key_older_than_memory_is_still_one_decision(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo), _ = await table(rooms, ["me", "me"])
            await ann.choose(["draw", 0], key="old")
            await bo.choose(["draw", 0])
            room.progress._answered.clear()
            digest = digest_of(room.t)  # type: ignore[arg-type]
            again = await ann.choose(ann.asks[0]["options"][0], key="old")
            assert again == Ack("old", 1)
            assert isinstance(await ann.choose(ann.asks[0]["options"][0]), Ack)
            assert room.row.rev == 3
            assert digest_of(room.t) != digest  # type: ignore[arg-type]

    run(game)


def test_a_table_that_has_not_begun_takes_the_rules_of_the_day(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, _, invites = await table(rooms, ["me", "open"])
            row = room.seats.copy()
            row.behaviour, row.pack = 99, "of another day"
            await keep(room, row)
            id = row.id
        async with rooms_at(tmp_path) as rooms:
            room = await rooms.find(id)
            bo = await person(rooms, "Bo")
            await seating.take_seat(room, bo, SECOND, invites[1], "", 0, True)
            assert room.row.status == PLAYING
            stored = await rooms.store.load_table(id)
            assert stored is not None
            assert (stored.behaviour, stored.pack) == (room.game.behaviour, room.pack.digest)

    run(game)


def test_a_table_of_other_rules_stays_asleep_and_the_others_resume(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            old, _, _ = await table(rooms, ["me", "me"])
            good, _, _ = await table(rooms, ["me", "me"])
            changed = update(tables).where(tables.c.id == old.row.id).values(behaviour=99)
            await rooms.store.write(lambda connection: connection.execute(changed))
            ids = old.row.id, good.row.id
        async with rooms_at(tmp_path) as rooms:
            assert len(rooms) == 1
            assert (await rooms.find(ids[1])).t is not None
            with pytest.raises(BadRecord, match="rules 99 of hunters"):
                await rooms.find(ids[0])

    run(game)


def test_a_closed_table_takes_no_decision(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, _), _ = await table(rooms, ["me", "me"])
            player = await rooms.store.player("id-Ann")
            assert player is not None
            await seating.close_table(room, player)
            assert refused(await ann.choose(["draw", 0])) == "closed"
            assert refused(await take_back(room, FIRST, "u")) == "closed"

    run(game)


def test_a_delayed_spectator_is_told_late_and_never_patched_blindly(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo), _ = await table(rooms, ["me", "me"], delay=1)
            first, second = spectator(room), spectator(room)
            assert (await first.sit())["view"] is None
            await ann.choose(["draw", 0])
            assert (await second.sit())["view"] is None
            await bo.choose(["draw", 0])
            assert not [m for m in first.messages if m["type"] == "update"]
            await until(lambda: first.rev == 2 and second.rev == 2, "the delayed updates")
            assert room.t is not None
            assert (
                first.view
                == second.view
                == room.game.encode_view(room.game.view(room.t, SPECTATOR))
            )

    run(game)


def test_rooms_nobody_needs_are_dropped_and_come_back(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, clients, _ = await table(rooms, ["me", "me"])
            await play_on(clients, 5)
            assert await rooms.sweep(idle=0) == 0, "somebody is there"
            for client in clients:
                await client.go()
            assert await rooms.sweep() == 0, "somebody was there a moment ago"
            await until(lambda: not room.background.is_busy(), "the end of what it still did")
            assert await rooms.sweep(idle=-1) == 1
            again = await rooms.find(room.row.id)
            assert again is not room
            assert digest_of(again.t) == digest_of(room.t)  # type: ignore[arg-type]

    run(game)
