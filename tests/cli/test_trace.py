"""Rules in words, code and tests: what fits and what does not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cantina.cli.trace import Trace, trace_game
from tests.cli.conftest import Cantina

RULES = """# 1. Things
### XY-1.1 One thing
Something.
### XY-1.2 Another thing
Something else.
### XY-1.10 (physical) A box
Cardboard.
### XY-1.11 Manners (table talk)
Be kind.
### C-1 A difference, and no rule
"""
CODE = '"""XY-1.1 is here."""\n'
CONTENT = 'rules = ["XY-1.2"]\n'
TESTS = """
import pytest
from tests.rules import rule
pytestmark = pytest.mark.rule("XY-1.1")

@rule("XY-1.2")
def test_something(): ...
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    write(tmp_path, "docs/rules/toy/01-things.md", RULES)
    write(tmp_path, "src/cantina/games/toy/rules/things.py", CODE)
    write(tmp_path, "src/cantina/games/toy/codec.py", '"XY-9.9 in generated code"\n')
    write(tmp_path, "src/cantina/games/toy/content/cards.toml", CONTENT)
    write(tmp_path, "tests/games/toy/test_01.py", TESTS)
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def unknown(trace: Trace, root: Path) -> list[tuple[str, str, int]]:
    return [(cite.id, cite.path.relative_to(root).as_posix(), cite.line) for cite in trace.unknown]


def test_a_tree_that_fits(tree: Path) -> None:
    trace = trace_game(tree, "toy")
    assert list(trace.rules) == ["XY-1.1", "XY-1.2", "XY-1.10", "XY-1.11"]
    assert trace.exempt == ["XY-1.10", "XY-1.11"]
    assert trace.implemented == ["XY-1.1", "XY-1.2"]
    assert trace.tested == ["XY-1.1", "XY-1.2"]
    assert trace.good


def test_an_id_in_code_that_is_no_rule(tree: Path) -> None:
    write(tree, "src/cantina/games/toy/more.py", "\n# XY-7.7\n")
    trace = trace_game(tree, "toy")
    assert unknown(trace, tree) == [("XY-7.7", "src/cantina/games/toy/more.py", 2)]
    assert not trace.good


def test_an_id_in_content_that_is_no_rule(tree: Path) -> None:
    write(tree, "src/cantina/games/toy/content/more.toml", 'rules = ["XY-1.22"]\n')
    assert [cite.id for cite in trace_game(tree, "toy").unknown] == ["XY-1.22"]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("more.py", '"""YX-1.1: a mistyped prefix."""'),
        ("more.py", "settle(t)  # YX-12"),
        ("content/more.toml", 'rules = ["YX-1"]'),
        ("content/more.toml", "# YX-1.1"),
    ],
)
def test_an_id_with_the_prefix_of_no_rule(tree: Path, name: str, line: str) -> None:
    write(tree, f"src/cantina/games/toy/{name}", f"\n{line}\n")
    ((id, path, number),) = unknown(trace_game(tree, "toy"), tree)
    assert (id[:3], path, number) == ("YX-", f"src/cantina/games/toy/{name}", 2)


def test_what_is_no_citation(tree: Path) -> None:
    """Names in content, standards, and the examples and ambiguities of the specification."""
    write(tree, "docs/rules/toy/03-examples.md", "- **EX-1 Moving.** One step.\n")
    write(tree, "src/cantina/games/toy/more.py", "# EX-1; in UTF-8\n")
    write(tree, "src/cantina/games/toy/content/more.toml", 'name = "IG-11"\n')
    assert trace_game(tree, "toy").good
    write(tree, "src/cantina/games/toy/more.py", "# EX-2\n")
    assert [cite.id for cite in trace_game(tree, "toy").unknown] == ["EX-2"]


def test_a_game_without_rules_that_cites_some(tree: Path) -> None:
    write(tree, "src/cantina/games/pig/flow.py", '"""PG-2.1"""\n')
    assert ("PG-2.1", "src/cantina/games/pig/flow.py", 1) in unknown(trace_game(tree, "pig"), tree)


def test_a_test_of_another_game_is_not_counted(tree: Path) -> None:
    write(tree, "docs/rules/other/01.md", "### OT-1.1 One\n")
    write(tree, "tests/server/test_more.py", '@rule("OT-1.1")\ndef test(): ...\n')
    assert trace_game(tree, "toy").good


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("tests/elsewhere/test_more.py", "YX-1.1"),
        ("tests/games/toy/test_more.py", "ZZ-1.1"),
        ("tests/games/toy/test_more.py", "nonsense"),
        ("tests/elsewhere/test_more.py", "XY-3.3"),
    ],
)
def test_an_id_in_a_test_that_is_no_rule(tree: Path, name: str, id: str) -> None:
    write(tree, name, f'import pytest\n@pytest.mark.rule("{id}")\ndef test(): ...\n')
    assert unknown(trace_game(tree, "toy"), tree) == [(id, name, 2)]


def test_a_rule_without_code_and_one_without_a_test(tree: Path) -> None:
    write(tree, "docs/rules/toy/02-more.md", "### XY-2.1 New\n### XY-2.2 Newer\n")
    write(tree, "src/cantina/games/toy/more.py", "# XY-2.2\n")
    trace = trace_game(tree, "toy")
    assert trace.without_code == ["XY-2.1"]
    assert trace.without_test == ["XY-2.1", "XY-2.2"]
    assert not trace.good


def test_an_id_in_the_text_of_a_test_is_no_citation(tree: Path) -> None:
    write(tree, "tests/games/toy/test_more.py", '"""XY-8.8"""\nprint("XY-8.8")\n')
    assert trace_game(tree, "toy").good


def test_the_report_names_file_and_line(
    cantina: Cantina, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tree, "docs/rules/hunters/01.md", "### BH-1.1 One\n")
    write(tree, "tests/games/hunters/test_1.py", '@rule("BH-9.9")\ndef test(): ...\n')
    monkeypatch.setattr("cantina.cli.trace.checkout", lambda: tree)
    said = cantina("trace")
    assert said.status == 1
    assert said.is_one_line_error()
    assert "tests/games/hunters/test_1.py:1: there is no rule BH-9.9" in said.out
    assert "docs/rules/hunters/01.md:1: BH-1.1 has no code" in said.out
    last = "docs/rules/hunters/01.md:1: BH-1.1 has no test: One"
    assert said.out.splitlines()[-1] == last, "after the tables of all games"


def test_the_report_as_json(cantina: Cantina, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tree, "docs/rules/hunters/01.md", "### BH-1.1 One\n### BH-1.2 (physical) Two\n")
    write(tree, "tests/games/hunters/test_1.py", '@rule("BH-1.1")\ndef test(): ...\n')
    monkeypatch.setattr("cantina.cli.trace.checkout", lambda: tree)
    hunters = json.loads(cantina("trace", "hunters", "--json").out)["hunters"]
    assert hunters["rules"] == 2
    assert hunters["implemented"] == 0
    assert hunters["tested"] == 1
    assert hunters["missing"] == ["BH-1.1"]
    assert hunters["unknown"] == []


def test_outside_a_checkout_it_says_so(cantina: Cantina, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cantina.cli.trace.checkout", lambda: None)
    said = cantina("trace")
    assert said.is_one_line_error()
    assert "checkout" in said.err
