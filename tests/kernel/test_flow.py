"""The six kinds of step, each in a toy of a few lines."""

from __future__ import annotations

import pytest

from cantina.kernel.action import DONE, Action, Seat
from cantina.kernel.errors import BrokenInvariant, IllegalAction
from cantina.kernel.flow import ask, ask_all, call, do, flow, loop, window
from cantina.kernel.state import Frame
from cantina.kernel.table import advance, current_step
from tests.kernel.toy import Box, Inner, ToyTable, click, end, note, offered, opened
from tests.seats import FIRST, SECOND, THIRD

A, B = Action("a"), Action("b")
FINISH = do(end, rule="TOY-9")


def say(text: str):  # type: ignore[no-untyped-def]
    def run(t: ToyTable, f: Frame) -> None:
        note(t, text)

    return do(run, rule="TOY-1", name=f"say {text}")


def first_seat(t: ToyTable, f: Frame) -> Seat:
    return FIRST


def a_or_b(t: ToyTable, f: Frame) -> list[Action]:
    return [A, B]


def nothing(t: ToyTable, f: Frame) -> list[Action]:
    return []


def noted(t: ToyTable, f: Frame, action: Action) -> None:
    note(t, action.verb)


def noted_by(t: ToyTable, f: Frame, seat: Seat, action: Action) -> None:
    note(t, f"{seat}{action.verb}")


def test_steps_run_in_order_up_to_the_outcome() -> None:
    t = opened(flow(Box, say("one"), say("two"), FINISH, say("never")))
    assert t.state.log == ["one", "two"]
    assert t.asks == []


def test_an_ask_stops_the_flow_until_it_is_answered() -> None:
    question = ask("q", seat=first_seat, options=a_or_b, answer=noted, rule="TOY-2")
    t = opened(flow(Box, say("before"), question, say("after"), FINISH))
    assert t.state.log == ["before"]
    assert (t.asks[0].seat, t.asks[0].name, t.asks[0].rule) == (0, "q", "TOY-2")
    assert current_step(t).rule == "TOY-2"
    click(t, FIRST, "b")
    assert t.state.log == ["before", "b", "after"]


def test_an_ask_without_options_is_skipped() -> None:
    question = ask("q", seat=first_seat, options=nothing, answer=noted, rule="TOY-2")
    assert opened(flow(Box, question, say("after"), FINISH)).state.log == ["after"]


def test_a_repeating_ask_asks_until_done_or_until_nothing_is_left() -> None:
    def up_to_three(t: ToyTable, f: Frame) -> list[Action]:
        return [A, DONE] if len(t.state.log) < 3 else []

    question = ask("q", seat=first_seat, options=up_to_three, answer=noted, rule="T-1", repeat=True)
    table = flow(Box, question, say("after"), FINISH)
    t = opened(table)
    click(t, FIRST, "a")
    click(t, FIRST, "done")
    assert t.state.log == ["a", "after"]
    t = opened(table)
    for _ in range(3):
        click(t, FIRST, "a")
    assert t.state.log == ["a", "a", "a", "after"]


def either(t: ToyTable, f: Frame, seat: Seat) -> list[Action]:
    return [A, B]


def test_sealed_answers_wait_for_all_and_come_out_together() -> None:
    t = opened(
        flow(Box, ask_all("q", options=either, answer=noted_by, rule="T-2"), FINISH), seats=3
    )
    assert [one.seat for one in t.asks] == [0, 1, 2]
    click(t, THIRD, "b")
    click(t, FIRST, "a")
    assert t.state.log == []
    assert [one.seat for one in t.asks] == [1]
    click(t, SECOND, "a")
    assert t.state.log == ["0a", "1a", "2b"]
    assert t.state.sealed == []


def test_the_order_of_answering_a_sealed_ask_does_not_matter() -> None:
    table = flow(Box, ask_all("q", options=either, answer=noted_by, rule="T-2"), FINISH)
    logs = []
    for order in ([FIRST, SECOND, THIRD], [THIRD, SECOND, FIRST], [SECOND, THIRD, FIRST]):
        t = opened(table, seats=3)
        for seat in order:
            click(t, seat, "b" if seat == SECOND else "a")
        logs.append(t.state.log)
    assert logs[0] == logs[1] == logs[2]


def test_revealed_answers_take_effect_in_the_stated_order() -> None:
    def backwards(t: ToyTable, f: Frame) -> list[Seat]:
        return [SECOND, FIRST]

    question = ask_all("q", options=either, answer=noted_by, order=backwards, rule="T-2")
    t = opened(flow(Box, question, FINISH))
    click(t, FIRST, "a")
    click(t, SECOND, "b")
    assert t.state.log == ["1b", "0a"]


def test_a_seat_without_options_is_not_part_of_a_sealed_ask() -> None:
    def only_one(t: ToyTable, f: Frame, seat: Seat) -> list[Action]:
        return [A] if seat == 1 else []

    t = opened(flow(Box, ask_all("q", options=only_one, answer=noted_by, rule="T-2"), FINISH))
    assert [one.seat for one in t.asks] == [1]
    click(t, SECOND, "a")
    assert t.state.log == ["1a"]


def test_a_window_goes_round_until_all_pass_and_reopens_after_a_reaction() -> None:
    def reactions(t: ToyTable, f: Frame, seat: Seat) -> list[Action]:
        return [A] if f"{seat}a" not in t.state.log else []

    def both(t: ToyTable, f: Frame) -> list[Seat]:
        return [SECOND, FIRST]

    moment = window("w", order=both, options=reactions, answer=noted_by, rule="T-3")
    t = opened(flow(Box, moment, say("after"), FINISH))
    assert (t.asks[0].seat, offered(t, SECOND)) == (1, ["a", "pass"])
    click(t, SECOND, "pass")
    click(t, FIRST, "a")
    assert t.asks[0].seat == 1, "after a reaction, who passed may react again"
    click(t, SECOND, "pass")
    assert t.state.log == ["0a", "after"]


def test_a_called_flow_runs_before_the_caller_goes_on() -> None:
    def inner(t: ToyTable, f: Frame) -> Frame | None:
        return Inner()

    question = ask("q", seat=first_seat, options=a_or_b, answer=noted, rule="TOY-2")
    t = opened(
        flow(Box, say("before"), call(inner, rule="T-4"), say("after"), FINISH),
        flow(Inner, say("inner"), question),
    )
    assert t.state.log == ["before", "inner"]
    assert len(t.state.stack) == 2
    click(t, FIRST, "a")
    assert t.state.log == ["before", "inner", "a", "after"]


def test_a_reaction_may_call_another_flow() -> None:
    def once(t: ToyTable, f: Frame, seat: Seat) -> list[Action]:
        return [] if t.state.log else [A]

    def react(t: ToyTable, f: Frame, seat: Seat, action: Action) -> None:
        note(t, "reaction")
        t.push(Inner())

    def all_seats(t: ToyTable, f: Frame) -> list[Seat]:
        return [FIRST, SECOND]

    moment = window("w", order=all_seats, options=once, answer=react, rule="T-3")
    t = opened(flow(Box, moment, say("after"), FINISH), flow(Inner, say("inner")))
    click(t, FIRST, "a")
    assert t.state.log == ["reaction", "inner", "after"]


def test_a_loop_goes_back_while_its_question_holds() -> None:
    def fewer_than_three(t: ToyTable, f: Frame) -> bool:
        return len(t.state.log) < 3

    t = opened(flow(Box, say("x"), loop("say x", while_=fewer_than_three, rule="T-5"), FINISH))
    assert t.state.log == ["x", "x", "x"]


def test_asking_again_changes_nothing() -> None:
    t = opened(flow(Box, ask_all("q", options=either, answer=noted_by, rule="T-2"), FINISH))
    click(t, FIRST, "a")
    advance(t)
    assert [one.seat for one in t.asks] == [1]
    assert t.state.sealed[0] == A


def test_what_was_not_offered_is_refused_and_changes_nothing() -> None:
    question = ask("q", seat=first_seat, options=a_or_b, answer=noted, rule="TOY-2")
    t = opened(flow(Box, question, FINISH))
    with pytest.raises(IllegalAction, match="seat 1 is not asked"):
        click(t, SECOND, "a")
    with pytest.raises(IllegalAction, match="seat 0 cannot c 5"):
        click(t, FIRST, "c", 5)
    assert (t.state.log, t.played) == ([], [])
    assert offered(t, FIRST) == ["a", "b"]


def test_a_flow_that_ends_without_an_outcome_is_our_bug() -> None:
    with pytest.raises(BrokenInvariant):
        opened(flow(Box, say("x")))


def test_a_table_with_two_steps_of_one_name_or_a_loop_to_nowhere_is_refused() -> None:
    with pytest.raises(ValueError, match="two steps"):
        flow(Box, say("x"), say("x"))
    with pytest.raises(ValueError, match="no earlier step"):
        flow(Box, loop("later", while_=lambda t, f: True, rule="T-5"))
