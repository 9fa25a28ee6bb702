"""`cantina replay --verify`: did every die and deal come from the seed that was committed to?"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from cantina.kernel.record import parse
from tests.builds.golden import FOLDER, SECRET
from tests.cli.conftest import Cantina

KEYED = FOLDER / "hunters-2-quick-keyed.json"
COMMITMENT = sha256(SECRET.encode()).hexdigest()


def test_a_record_of_a_table_is_checked_against_what_the_table_showed(cantina: Cantina) -> None:
    said = cantina("replay", KEYED, "--verify", "--commitment", COMMITMENT.upper())
    assert said.status == 0
    assert COMMITMENT in said.out.replace("\n", "")
    assert "every die and deal" in said.out
    assert "the commitment you gave" in said.out


def test_without_a_commitment_it_says_which_one_the_table_must_have_shown(
    cantina: Cantina,
) -> None:
    said = cantina("replay", KEYED, "--verify")
    assert said.status == 0
    assert COMMITMENT in said.out.replace("\n", "")
    assert "you gave" not in said.out


def test_another_seed_than_the_one_committed_to_is_an_error(cantina: Cantina) -> None:
    said = cantina("replay", KEYED, "--commitment", "0" * 64)
    assert said.is_one_line_error()
    assert "another seed" in said.err


def test_a_record_with_a_changed_seed_does_not_pass(cantina: Cantina, tmp_path: Path) -> None:
    """Another seed deals other cards: the decisions do not fit it, or the commitment does not."""
    path = tmp_path / "changed.json"
    changed = SECRET.replace("0001", "0002")
    path.write_text(KEYED.read_text("utf-8").replace(SECRET, changed), "utf-8")
    assert cantina("replay", path, "--commitment", COMMITMENT).is_one_line_error()


def test_a_seed_that_somebody_chose_is_called_that(cantina: Cantina) -> None:
    said = cantina("replay", FOLDER / "hunters-2-quick.json", "--verify")
    assert said.status == 0
    assert "from seed 1" in said.out
    assert cantina(
        "replay", FOLDER / "hunters-2-quick.json", "--commitment", COMMITMENT
    ).is_one_line_error()


def test_a_long_seed_is_shortened_in_the_title(cantina: Cantina) -> None:
    said = cantina("replay", KEYED)
    assert "seed blake2b:00010203…" in said.out


def test_the_seed_of_a_copied_game_is_checked_as_far_as_it_was_known(
    cantina: Cantina, tmp_path: Path
) -> None:
    """The commitment of before a copy holds for what was drawn before it."""
    at = len(parse(KEYED.read_text("utf-8")).actions)
    path = tmp_path / "copied.json"
    longer = f"{SECRET} {at}@0 {SECRET}"
    path.write_text(KEYED.read_text("utf-8").replace(SECRET, longer), "utf-8")
    said = cantina("replay", path, "--commitment", COMMITMENT)
    assert said.status == 0, said.err
    assert f"up to decision {at}" in said.out.replace("\n", " ")
    whole = sha256(longer.encode()).hexdigest()
    assert "when the table opened" in cantina("replay", path, "--commitment", whole).out
    assert cantina("replay", path, "--commitment", "0" * 64).is_one_line_error()
