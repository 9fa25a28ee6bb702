"""The casual rule of thumb chooses what it always chose, however fast it is made."""

from __future__ import annotations

import pytest

from tests.games.hoth.choices import FILE, KEPT, casual, choices_of
from tests.games.hoth.scene import BOX

CASUAL = casual(BOX)


@pytest.mark.parametrize("number", range(KEPT))
def test_every_question_of_a_game_is_judged_as_before(number: int) -> None:
    """After a change of the rule that is meant: `./test run tests.games.hoth.choices`."""
    assert choices_of(CASUAL, number) == FILE.read_text().splitlines()[number]
