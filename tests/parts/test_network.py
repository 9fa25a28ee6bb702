"""Small learned networks: how they count, and their files."""

from __future__ import annotations

from math import exp
from pathlib import Path

import pytest

from cantina.kernel.errors import BadContent
from cantina.parts.network import Network, network_text, read_network

NAMES = ("missing", "medals")
SMALL = Network(rows=[[1.0, -0.5], [0.25, 2.0]], biases=[0.5, -1.0], out=[2.0, -1.0], bias=0.125)


def test_a_network_counts_what_is_above_nought() -> None:
    # Hidden: 0.5 + 2*1 + 1*0.25 = 2.75; -1 - 2*0.5 + 1*2 = 0. Out: 0.125 + 2*2.75.
    assert SMALL.chance([2, 1]) == pytest.approx(1 / (1 + exp(-5.625)))
    # Hidden: 0.5 - 1 = nothing; -1 + 0.5 + 2*2 = 3.5. Out: 0.125 - 3.5.
    assert SMALL.chance([-1, 2]) == pytest.approx(1 / (1 + exp(3.375)))


def test_numbers_that_are_far_too_large_are_still_a_chance() -> None:
    assert 0 < SMALL.chance([-30_000, 30_000]) < SMALL.chance([30_000, 0]) <= 1


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "network.toml"
    path.write_text(network_text(SMALL, NAMES), encoding="utf-8")
    read = read_network(path, NAMES)
    assert (read.rows, read.biases, read.out, read.bias) == (
        SMALL.rows,
        SMALL.biases,
        SMALL.out,
        SMALL.bias,
    )


@pytest.mark.parametrize(
    ("was", "becomes", "reason"),
    [
        ("medals = ", "medal = ", "a row for every fact"),
        ("missing = [1.0, -0.5]", "missing = [1.0]", "2 numbers in every row"),
        ("out = [2.0, -1.0]", "out = [2.0]", "2 numbers in every row"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(
    tmp_path: Path, was: str, becomes: str, reason: str
) -> None:
    path = tmp_path / "network.toml"
    text = network_text(SMALL, NAMES)
    assert was in text
    path.write_text(text.replace(was, becomes), encoding="utf-8")
    with pytest.raises(BadContent, match=reason):
        read_network(path, NAMES)
