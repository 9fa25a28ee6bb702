"""The score pad of the physical table counts as a game does, and refuses what cannot lie there."""

from __future__ import annotations

from typing import Any

import pytest

from cantina.games.hunters.pack import CONTRACT, HUNTER, TARGET_CRATE, TWO_TARGETS
from cantina.games.hunters.tally import tally
from cantina.kernel.errors import BadClaim
from tests.games.hunters.cards import BOX
from tests.rules import rule


def counted(*claims: dict[str, Any]) -> dict[str, Any]:
    return tally(BOX, list(claims))


@rule("BH-12.5")
def test_the_final_example_of_the_rulebook() -> None:
    """T-17 to T-21: Anna's 46 + 4 + 12 - 12 = 50, with the numbers as printed there."""
    anna = {
        "captured": [
            {"card": "t_qira_1", "points": 9, "attacks": hunters(1, 1)},
            {"card": "t_grogu_1", "points": 16, "attacks": [*hunters(3, 0), {"card": "d_1"}]},
            {"card": "t_qira_2", "points": 9, "attacks": hunters(3)},
            {"card": "t_padme_1", "points": 12, "attacks": hunters(2, 2)},
        ],
        "crates": [{"card": "x_1", "points": 4, "crates": 3}],
        "contracts": [
            {"card": contract("qira", "zeb"), "per_a": 1, "per_b": 1, "duo": 3},
            {"card": contract("grogu"), "per_a": 2, "duo": 2},
            {"card": contract("qira", "padme"), "per_a": 1, "per_b": 1, "duo": 3},
        ],
    }
    mia = {"crates": [{"card": "x_2", "crates": 3}, {"card": "x_3", "crates": 1}], "credits": 3}
    found = counted(anna, mia)
    pad = found["pads"][0]
    rows = ("targets", "crates", "majority", "contracts", "hunters", "total")
    assert [pad[row] for row in rows] == [46, 4, 0, 12, -12, 50]
    assert found["pads"][1]["majority"] == 5
    assert found["outcome"]["winners"] == [0]
    assert found["outcome"]["rule"] == "BH-12.5"
    first = next(line for line in pad["lines"] if line["row"] == "targets")
    assert found["things"][first["card"]] == "t_qira_1"


def hunters(*penalties: int) -> list[dict[str, Any]]:
    """A card whose own penalty is another, so that it is never one too many."""
    odd = next(c for c in BOX.cards if c.kind == HUNTER and c.penalty not in penalties)
    return [{"card": odd.id, "penalty": penalty} for penalty in penalties]


def contract(a: str, b: str = "") -> str:
    """For two characters, or for one and crates."""
    names = [character.id for character in BOX.characters] + [""]
    kind = TWO_TARGETS if b else TARGET_CRATE
    return next(
        card.id
        for card in BOX.cards
        if card.kind == CONTRACT
        and card.contract == kind
        and {names[card.a], names[card.b]} == {a, b}
    )


@rule("BH-13.1", "BH-13.2")
def test_credits_break_a_tie_and_then_it_is_shared() -> None:
    target = {"captured": [{"card": "t_qira_1"}]}
    other = {"captured": [{"card": "t_qira_2"}]}
    first = counted({**target, "credits": 2}, {**other, "credits": 1})["outcome"]
    assert (first["winners"], first["rule"]) == ([0], "BH-13.1")
    shared = counted({**target, "credits": 2}, {**other, "credits": 2})["outcome"]
    assert (shared["winners"], shared["rule"]) == ([0, 1], "BH-13.2")


def test_numbers_as_in_the_pack_change_nothing() -> None:
    plain = counted({"captured": [{"card": "t_qira_1"}]}, {})
    points = next(card.points for card in BOX.cards if card.id == "t_qira_1")
    same = counted({"captured": [{"card": "t_qira_1", "points": points}]}, {})
    assert plain == same


@pytest.mark.parametrize(
    ("claim", "why"),
    [
        ({"captured": [{"card": "t_qira_1"}, {"card": "t_qira_1"}]}, "2 times, but printed 1"),
        ({"captured": [{"card": "t_qira_1", "points": 31}]}, "from 0 to 30"),
        ({"captured": [{"card": "t_qira_1", "points": True}]}, "from 0 to 30"),
        ({"captured": [{"card": "t_qira_1", "penalty": 1}]}, "no 'penalty'"),
        ({"captured": [{"card": "x_1"}]}, "is a crate card"),
        ({"captured": [{"card": "t_qira_1", "attacks": [{"card": "x_1"}]}]}, "is a crate card"),
        ({"captured": [{"card": "t_qira_1", "attacks": 3}]}, "attacks is a list"),
        ({"captured": ["t_qira_1"]}, "a card is an object"),
        ({"crates": [{"card": "x_1", "attacks": []}]}, "only a target"),
        ({"crates": [{"card": "x_1", "crates": 1, "points": 9}] * 16}, "only 15 crate cards"),
        ({"contracts": [{"card": "nobody"}]}, "no card 'nobody'"),
        ({"credits": 43}, "from 0 to 42"),
        ({"credits": "2"}, "from 0 to 42"),
        ({"hand": []}, "no 'hand'"),
    ],
)
def test_what_cannot_lie_there_is_refused(claim: dict[str, Any], why: str) -> None:
    with pytest.raises(BadClaim, match=why):
        counted(claim, {})


def test_all_credits_together_are_not_more_than_there_are() -> None:
    with pytest.raises(BadClaim, match="only 42 credits"):
        counted({"credits": 30}, {"credits": 30})
