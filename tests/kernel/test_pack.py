"""Content is read field by field, and every complaint names file, row and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Row, read_content

ROW = {"id": "x", "n": 3, "triple": [1, 2, 3], "name": {"en": "X", "uk": "Ікс"}, "kind": "red"}


def row(**changes: object) -> Row:
    return Row("cards.toml", "x", {**ROW, **changes})


def test_fields_are_read_as_what_they_are() -> None:
    r = row()
    assert (r.text("id"), r.number("n", 0, 3), r.numbers("triple", 3)) == ("x", 3, (1, 2, 3))
    assert r.names("name") == {"en": "X", "uk": "Ікс", "fr": "X", "es": "X"}
    assert r.one_of("kind", ("red", "blue")) == "red"
    r.done()


@pytest.mark.parametrize(
    ("changes", "read", "reason"),
    [
        ({}, lambda r: r.number("cost"), "field 'cost' is missing"),
        ({"n": "3"}, lambda r: r.number("n"), "must be a number from 0 to 999, not '3'"),
        ({"n": True}, lambda r: r.number("n"), "must be a number"),
        ({"n": -1}, lambda r: r.number("n"), "must be a number from 0 to 999, not -1"),
        ({"triple": [1, 2]}, lambda r: r.numbers("triple", 3), "must be a list of 3 numbers"),
        ({"triple": [1, 2, "x"]}, lambda r: r.numbers("triple", 3), "must be a number"),
        ({"kind": "pink"}, lambda r: r.one_of("kind", ("red", "blue")), "one of red, blue"),
        ({"id": ""}, lambda r: r.text("id"), "must be text"),
        ({"name": {"uk": "Ікс"}}, lambda r: r.names("name"), "at least the name in English"),
        ({"name": {"en": "X", "xx": "X"}}, lambda r: r.names("name"), "no usable name for 'xx'"),
        ({"provenance": "hearsay"}, lambda r: r.provenance(), "one of seed, public"),
        (
            {"provenance": "seed", "reconstructed": ["colour"]},
            lambda r: r.provenance(),
            "'reconstructed' names 'colour'",
        ),
        ({}, lambda r: r.done(), "is not known here"),
    ],
)
def test_a_bad_field_is_named(changes: dict[str, object], read: object, reason: str) -> None:
    assert callable(read)
    with pytest.raises(BadContent, match=reason) as caught:
        read(row(**changes))
    assert (caught.value.file, caught.value.row) == ("cards.toml", "x")


def test_provenance_can_differ_by_field() -> None:
    found = row(provenance="seed", reconstructed=["n"]).provenance()
    assert (found.of("n"), found.of("kind")) == ("reconstructed", "seed")


def folder(tmp_path: Path, text: str) -> Path:
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_the_digest_is_of_the_content_not_of_its_layout(tmp_path: Path) -> None:
    first = read_content(folder(tmp_path, "[[row]]\nid = 'x'\nn = 1\n")).digest()
    same = read_content(folder(tmp_path, "# hello\n[[row]]\nn   = 1\nid = 'x'\n")).digest()
    other = read_content(folder(tmp_path, "[[row]]\nid = 'x'\nn = 2\n")).digest()
    assert first == same != other


def test_broken_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"cards\.toml: not valid TOML: .*line 1"):
        read_content(folder(tmp_path, "n = = 1"))
    with pytest.raises(BadContent, match="no such folder"):
        read_content(tmp_path / "nowhere")
    content = read_content(folder(tmp_path, "[[row]]\nid = 'x'\n[[row]]\nid = 'x'\n"))
    with pytest.raises(BadContent, match="row x: this id is used by an earlier row"):
        content.rows("cards.toml")
    with pytest.raises(BadContent, match=r"units\.toml: the file is missing"):
        content.rows("units.toml")
    with pytest.raises(BadContent, match=r"there are no rows \[\[unit\]\]"):
        content.rows("cards.toml", "unit")
    with pytest.raises(BadContent, match=r"the table \[box\] is missing"):
        content.section("cards.toml", "box")
