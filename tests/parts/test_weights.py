"""Files of weights: read, checked, and changed one set at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from cantina.kernel.errors import BadContent
from cantina.parts.learned import read_learned, with_table
from cantina.parts.weights import read_weights, with_set

FILE = """\
# A note that stays.
[range]
hope = [0, 10]
fear = [0, 5]

[calm.any]
hope = 1
fear = 2

[tuned.2]
hope = 3
fear = 4

[tuned.4]
hope = 5
fear = 0
"""


def read(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "weights.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_set_is_for_its_number_of_players_and_those_up_to_the_next(tmp_path: Path) -> None:
    sets = read_weights(read(tmp_path, FILE))
    assert sets.ranges == {"hope": (0, 10), "fear": (0, 5)}
    assert [sets.of("tuned", seats)["hope"] for seats in (1, 2, 3, 4, 6)] == [3, 3, 3, 5, 5]
    assert [sets.of("calm", seats)["hope"] for seats in (2, 6)] == [1, 1]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("fear = 4", "dread = 4", r"weights.toml, row \[tuned.2\]: .* not known: dread, fear"),
        ("fear = 4", "fear = 4.5", "fear must be a number, not 4.5"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(BadContent, match=reason):
        read_weights(read(tmp_path, FILE.replace(old, new)))


@pytest.mark.parametrize("seats", [2, 4, 3])
def test_one_set_is_replaced_or_added_and_the_rest_stays(tmp_path: Path, seats: int) -> None:
    text = with_set(FILE, "tuned", seats, {"hope": 7, "fear": 1})
    sets = read_weights(read(tmp_path, text))
    assert sets.of("tuned", seats) == {"hope": 7, "fear": 1}
    assert sets.of("calm", seats) == {"hope": 1, "fear": 2}
    assert len(sets.sets["tuned"]) == (3 if seats == 3 else 2)
    assert text.startswith("# A note that stays.")


def test_what_was_learned_is_written_and_read_by_stage(tmp_path: Path) -> None:
    names = ("points", "credits")
    text = with_table("# A note that stays.\n", 2, names, [[1, 2], [3, 4], [5, 6]])
    text = with_table(text, 4, names, [[7, 7], [8, 8], [9, 9]])
    text = with_table(text, 2, names, [[1, 0], [2, 0], [3, 0]])
    found = read_learned(read(tmp_path, text), names, 3)
    assert found == {2: [[1, 0], [2, 0], [3, 0]], 4: [[7, 7], [8, 8], [9, 9]]}
    with pytest.raises(BadContent, match="needs 2 numbers for every fact"):
        read_learned(tmp_path / "weights.toml", names, 2)
