"""The messages: what passes, what does not, and differences between views."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantina.kernel.action import Action
from cantina.parts.difference import difference
from cantina.room.wire import LONGEST_MESSAGE, Act, Hello, from_wire, heard, to_wire
from tests.server.desk import patched


def test_messages_are_told_apart_by_their_type() -> None:
    assert heard('{"type": "hello", "since": 4}') == Hello(since=4)
    act = heard(b'{"type": "act", "key": "k1", "rev": 3, "action": ["play", 2]}')
    assert act == Act("k1", 3, ["play", 2])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"type": "cheat"}',
        b'{"type": "act"}',
        b'{"type": "act", "key": "", "rev": 1, "action": ["x"]}',
        b'{"type": "act", "key": "k", "rev": "1", "action": ["x"]}',
        b'{"type": "act", "key": "k", "rev": 1, "action": ["x"], "seat": 2}',
        b'{"type": "act", "key": "k", "rev": 1, "action": [1.5]}',
        b'{"type": "say", "key": "k", "text": ""}',
        b'{"type": "say", "key": "k", "text": "' + b"x" * 501 + b'"}',
        b'{"type": "ping", "key": "' + b"x" * 65 + b'"}',
        b"\xff\xfe",
        b'{"type": "ping"' + b" " * LONGEST_MESSAGE + b"}",
    ],
)
def test_anything_else_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        heard(data)


def test_actions_are_a_verb_and_numbers() -> None:
    assert from_wire(["activate", 3, 1]) == Action("activate", (3, 1))
    assert to_wire(Action("sell")) == ["sell"]
    wrongs: list[list[str | int]] = [[], [3], ["play", "2"], ["play", True]]
    for wrong in wrongs:
        with pytest.raises(ValueError, match="verb"):
            from_wire(wrong)


plain = st.recursive(
    st.integers(0, 3) | st.booleans() | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("xyz", max_size=1), inner),
    max_leaves=12,
)


@given(plain, plain)
def test_a_difference_turns_the_old_into_the_new(old: Any, new: Any) -> None:
    assert patched(old, difference(old, new)) == new


def test_only_what_changed_is_sent_and_equal_views_differ_in_nothing() -> None:
    old = {"turn": 1, "players": [{"credits": 0}, {"credits": 2}]}
    assert difference(old, old) == []
    new = {"turn": 1, "players": [{"credits": 0}, {"credits": 3}]}
    assert difference(old, new) == [[["players", 1, "credits"], 3]]
