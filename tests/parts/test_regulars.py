"""Files of regulars: read and checked; and what a habit makes of weights."""

from __future__ import annotations

from pathlib import Path

import pytest

from cantina.kernel.errors import BadContent
from cantina.parts.regulars import bent, read_regulars
from cantina.parts.weights import WeightSets

RANGES = {"hope": (0, 10), "fear": (0, 500), "haste": (0, 9)}
NAME = 'name = { en = "Ann", uk = "Ганна", fr = "Anne", es = "Ana" }\n'
SETS = WeightSets(
    path=Path("weights.toml"),
    ranges=RANGES,
    sets={
        "tuned": {2: {"hope": 5, "fear": 90, "haste": 0}, 4: {"hope": 9, "fear": 10, "haste": 1}}
    },
)


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "regulars.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_habit_bends_some_weights_of_every_set_and_keeps_the_range(tmp_path: Path) -> None:
    text = f"[shy]\n{NAME}percent = {{ hope = 150, fear = 200 }}\nmore = {{ haste = 3, fear = 1 }}"
    shy = read_regulars(written(tmp_path, text), RANGES)["shy"]
    assert (shy.key, shy.names["uk"], shy.facts) == ("shy", "Ганна", {})
    assert bent(SETS, "tuned", shy) == {
        2: {"hope": 7, "fear": 181, "haste": 3},
        4: {"hope": 10, "fear": 21, "haste": 4},
    }
    assert SETS.sets["tuned"][2]["fear"] == 90


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"[shy]\n{NAME}", "has no habit"),
        (f"[shy]\n{NAME}percent = {{ hop = 90 }}", "not known: hop"),
        (f"[shy]\n{NAME}more = {{ hope = 1.5 }}", "hope must be a number"),
        (f"[shy]\n{NAME}facts = {{ points = 1 }}", "not known: points"),
        (f"[shy]\n{NAME}less = {{ hope = 1 }}", "not known: less"),
        ("[shy]\nname = { en = 'Ann' }\nmore = { hope = 1 }", "needs a name in en, uk, fr, es"),
        (f"[very-shy]\n{NAME}more = {{ hope = 1 }}", "one word in small letters"),
        (f"[any]\n{NAME}more = {{ hope = 1 }}", "stands for everybody"),
    ],
)
def test_a_wrong_file_says_where_and_why(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadContent, match=reason) as raised:
        read_regulars(written(tmp_path, text), RANGES)
    assert "regulars.toml" in str(raised.value)
