"""Records: seed and actions are the truth; undo goes back until something came to light."""

from __future__ import annotations

import pytest

from cantina.kernel.action import Action, Seat
from cantina.kernel.errors import BadRecord, NoUndo
from cantina.kernel.flow import ask, ask_all, do, flow
from cantina.kernel.record import dump, parse, record_of, replay, undo
from cantina.kernel.rng import Seed
from cantina.kernel.state import Frame
from cantina.parts.saved import digest_of
from tests.kernel.toy import Box, ToyTable, click, end, note, opened
from tests.seats import FIRST, SECOND, THIRD

SECRET = "blake2b:" + "5a" * 32 + ":" + "00" * 16
OTHER = "blake2b:" + "a5" * 32 + ":" + "00" * 16
GO = Action("go")
ROLL = Action("roll")
PEEK = Action("peek")


def either(t: ToyTable, f: Frame, seat: Seat) -> list[Action]:
    return [Action("left"), Action("right")]


def sealed(t: ToyTable, f: Frame, seat: Seat, action: Action) -> None:
    note(t, f"{seat}{action.verb}")


def whose(t: ToyTable, f: Frame) -> Seat:
    return Seat(t.state.count % t.seats)


def deeds(t: ToyTable, f: Frame) -> list[Action]:
    return [GO, ROLL, PEEK] if t.state.count < 6 else []


def act(t: ToyTable, f: Frame, action: Action) -> None:
    t.state.count += 1
    note(t, action.verb)
    if action == ROLL:
        note(t, str(t.state.rng.roll(6)))
    if action == PEEK:
        t.reveal()


TABLE = flow(
    Box,
    ask_all("side", options=either, answer=sealed, rule="TOY-1"),
    ask("deed", seat=whose, options=deeds, answer=act, rule="TOY-2", repeat=True),
    do(end, rule="TOY-9"),
)


def started(seed: Seed = 1) -> ToyTable:
    t = opened(TABLE, seed=seed)
    click(t, SECOND, "right")
    click(t, FIRST, "left")
    return t


def test_a_record_replays_to_the_same_state() -> None:
    t = started()
    for seat, verb in ((FIRST, "go"), (SECOND, "roll"), (FIRST, "peek")):
        click(t, seat, verb)
    again = replay(t.game, t.pack, parse(dump(record_of(t))))
    assert digest_of(again) == digest_of(t)
    assert again.played == t.played


def played_to_the_end(seed: Seed) -> ToyTable:
    t = started(seed)
    for seat in [FIRST, SECOND] * 3:
        click(t, seat, "roll")
    return t


def test_a_table_of_people_replays_to_the_same_state() -> None:
    t = played_to_the_end(SECRET)
    again = replay(t.game, t.pack, parse(dump(record_of(t))))
    assert again.seed == SECRET
    assert digest_of(again) == digest_of(t)


@pytest.mark.parametrize("old", [1, SECRET])
def test_a_game_that_goes_on_from_another_draws_anew_from_there(old: Seed) -> None:
    """The first roll is the third decision, and after it another seed takes over."""
    first, second = played_to_the_end(old), played_to_the_end(f"{old} 3 {OTHER}")
    third = played_to_the_end(f"{old} 3 {SECRET.replace('5', '6')}")
    fourth = replay(second.game, second.pack, parse(dump(record_of(second))))
    assert second.state.log[:4] == first.state.log[:4] == third.state.log[:4]
    assert len({tuple(t.state.log) for t in (first, second, third)}) == 3
    assert fourth.state.log == second.state.log
    assert digest_of(fourth) == digest_of(second)


def test_undo_stops_where_a_game_goes_on_from_another() -> None:
    t = started(f"{SECRET} 3 {OTHER}")
    click(t, FIRST, "go")
    with pytest.raises(NoUndo):
        undo(t, FIRST)


@pytest.mark.parametrize("verb", ["go", "roll"])
def test_undo_at_a_table_of_people_stops_at_dice(verb: str) -> None:
    t = started(SECRET)
    before = digest_of(t)
    click(t, FIRST, verb)
    if verb == "go":
        assert digest_of(undo(t, FIRST)) == before
    else:
        with pytest.raises(NoUndo):
            undo(t, FIRST)


def test_equal_records_are_equal_bytes() -> None:
    assert dump(record_of(started())) == dump(record_of(started()))


def test_undo_takes_back_the_last_decision() -> None:
    t = started()
    before = digest_of(t)
    click(t, FIRST, "go")
    assert digest_of(undo(t, FIRST)) == before


def test_undo_stops_at_dice() -> None:
    t = started()
    click(t, FIRST, "roll")
    with pytest.raises(NoUndo, match="came to light"):
        undo(t, FIRST)


def test_undo_stops_at_a_reveal() -> None:
    t = started()
    click(t, FIRST, "peek")
    with pytest.raises(NoUndo, match="came to light"):
        undo(t, FIRST)


def test_undo_never_takes_back_another_seats_decision() -> None:
    t = started()
    click(t, FIRST, "go")
    click(t, SECOND, "go")
    with pytest.raises(NoUndo, match="somebody else"):
        undo(t, FIRST)


def test_a_sealed_answer_can_be_taken_back_until_the_reveal_even_after_others_answered() -> None:
    t = opened(TABLE, seats=3)
    click(t, FIRST, "left")
    click(t, SECOND, "right")
    back = undo(t, FIRST)
    assert [one.seat for one in back.asks] == [0, 2]
    assert back.state.sealed[1] == Action("right")
    click(back, FIRST, "right")
    click(back, THIRD, "left")
    assert back.state.log == ["0right", "1right", "2left"]
    with pytest.raises(NoUndo):
        undo(back, THIRD)


def test_there_may_be_nothing_to_take_back() -> None:
    with pytest.raises(NoUndo, match="nothing"):
        undo(opened(TABLE), FIRST)


def test_undo_leaves_the_table_itself_alone() -> None:
    t = started()
    click(t, FIRST, "go")
    before = digest_of(t)
    undo(t, FIRST)
    assert digest_of(t) == before


GOOD = dump(record_of(started()))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not valid JSON"),
        ("[]", "no record of a game"),
        ("{}", "no record of a game"),
        (GOOD.replace('"cantina": 1', '"cantina": 2'), "format 2"),
        (GOOD.replace('"seed": 1', '"seed": "one"'), "no usable 'seed'"),
        (GOOD.replace('"seed": 1', '"seed": "blake2b:00:00"'), "no usable 'seed'"),
        (GOOD.replace('"seed": 1', f'"seed": "{SECRET} 3 7"'), "no usable 'seed'"),
        (GOOD.replace('"seats": 2', '"seats": true'), "no usable 'seats'"),
        (GOOD.replace('"size": "small"', '"size": 3'), "an option that is no text"),
        (GOOD.replace('[1, "right"]', '[1, "right", "x"]'), "action 1 of the record is not"),
        (GOOD.replace('[0, "left"]', "[0]"), "action 2 of the record is not"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        parse(text)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"game": "toy"', '"game": "chess"', "is of chess, not of toy"),
        ('"behaviour": 1', '"behaviour": 7', "rules 7 of toy; these are rules 1"),
        ('"pack": "digest"', '"pack": "other"', "played with other content of toy than is here"),
        ('"seats": 2', '"seats": 9', "cannot be opened: toy takes 1 to 4 seats"),
        ('"size": "small"', '"size": "huge"', "cannot be opened: option size"),
        ('"size": "small"', '"shape": "round"', "cannot be opened: toy has no option 'shape'"),
        ('[1, "right"]', '[1, "up"]', "action 1 of the record does not replay: seat 1 cannot up"),
    ],
)
def test_a_record_that_does_not_replay_here_says_why(old: str, new: str, reason: str) -> None:
    t = started()
    assert old in GOOD
    with pytest.raises(BadRecord, match=reason):
        replay(t.game, t.pack, parse(GOOD.replace(old, new)))
