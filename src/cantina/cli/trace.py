"""`cantina trace`: the rules in words against the code that plays them and the tests that hold it.

A rule is a heading in docs/rules/<game>. Code cites it by its id anywhere in the game's folder, in
Python or in content. A test cites it with `@rule("BH-7.4")` or `pytest.mark.rule("BH-7.4")`.
What looks like an id and is none is reported, whatever its prefix.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from cantina.cli import FAILED, Stop
from cantina.kernel.errors import BadOptions
from cantina.rulebook import RULE_ID, Rule, checkout, read_notes, read_rules

CITATION: Final = re.compile(rf"\b{RULE_ID}\b")
STANDARDS: Final = ("ISO-", "SHA-", "UTF-")


class Citation:
    def __init__(self, id: str, path: Path, line: int) -> None:
        self.id: Final = id
        self.path: Final = path
        self.line: Final = line


class Trace:
    """What is cited where, for one game."""

    def __init__(self, rules: dict[str, Rule], code: list[Citation], tests: list[Citation]) -> None:
        binding = [id for id, rule in rules.items() if not rule.exempt]
        cited = {citation.id for citation in code}
        tested = {citation.id for citation in tests}
        self.rules: Final = rules
        self.implemented: Final = [id for id in rules if id in cited]
        self.tested: Final = [id for id in rules if id in tested]
        self.exempt: Final = [id for id, rule in rules.items() if rule.exempt]
        self.without_code: Final = [id for id in binding if id not in cited]
        self.without_test: Final = [id for id in binding if id not in tested]
        self.unknown: Final = [cite for cite in [*code, *tests] if cite.id not in rules]

    @property
    def good(self) -> bool:
        return not (self.without_code or self.without_test or self.unknown)


def trace_game(root: Path, game: str) -> Trace:
    folder = root / "docs" / "rules" / game
    rules, notes = read_rules(folder), read_notes(folder)
    code = [cite for path in _code_files(root, game) for cite in _in_text(path, rules)]
    cited = [cite for cite in code if cite.id not in notes]
    return Trace(rules, cited, list(_tests_of(root, game, rules)))


def _code_files(root: Path, game: str) -> list[Path]:
    """Generated code cites nothing."""
    folder = root / "src" / "cantina" / "games" / game
    python = [path for path in sorted(folder.rglob("*.py")) if path.name != "codec.py"]
    return [*python, *sorted((folder / "content").rglob("*.toml"))]


def _in_text(path: Path, rules: dict[str, Rule]) -> Iterator[Citation]:
    prefixes = _prefixes(rules)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        for id in CITATION.findall(line):
            # In content much is called "IG-11"; the id of a rule has a point or is said to be one.
            is_meant = path.suffix == ".py" or "." in id or "rule" in line
            if _prefix(id) in prefixes or (is_meant and not id.startswith(STANDARDS)):
                yield Citation(id, path, number)


def _tests_of(root: Path, game: str, rules: dict[str, Rule]) -> Iterator[Citation]:
    """Tests of the game's own folder count whatever they cite; others by the prefix of the id,
    which is unknown to every game if none has it."""
    own = root / "tests" / "games" / game
    folders = (root / "docs" / "rules").iterdir()
    foreign = {prefix for one in folders for prefix in _prefixes(read_rules(one))}
    foreign -= _prefixes(rules)
    for path in sorted((root / "tests").rglob("*.py")):
        for citation in _in_marks(path):
            if path.is_relative_to(own) or _prefix(citation.id) not in foreign:
                yield citation


def _prefix(id: str) -> str:
    return id.partition("-")[0]


def _prefixes(rules: dict[str, Rule]) -> set[str]:
    return {_prefix(id) for id in rules}


def _in_marks(path: Path) -> Iterator[Citation]:
    """Ids given to `rule(…)` or `pytest.mark.rule(…)`: decorators, `pytestmark`, parameters."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise Stop(f"{path}:{error.lineno}: this is not valid Python", FAILED) from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_rule(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Citation(argument.value, path, argument.lineno)


def _is_rule(called: ast.expr) -> bool:
    if isinstance(called, ast.Name):
        return called.id == "rule"
    # pytest.mark.rule, or mark.rule after `from pytest import mark`
    if not isinstance(called, ast.Attribute) or called.attr != "rule":
        return False
    owner = called.value
    return (owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")) == "mark"


def report(game: str | None, as_json: bool) -> None:
    """Prints the comparison. Raises Stop when something does not fit."""
    from cantina.kernel.game import discover

    root = checkout()
    if root is None:
        raise Stop("trace compares docs/rules with code and tests; run it in a checkout", FAILED)
    known = list(discover())
    if game is not None and game not in known:
        raise BadOptions(f"there is no game {game!r}; there is {', '.join(known)}")
    traces = {key: trace_game(root, key) for key in known if game in (None, key)}
    if as_json:
        print(json.dumps({key: _as_json(trace, root) for key, trace in traces.items()}, indent=1))
    else:
        for key, trace in traces.items():
            _print(key, trace)
        # Last, where nobody overlooks them, and where a log that is cut short keeps them.
        for trace in traces.values():
            for line in _problems(trace, root):
                print(line)
    bad = [key for key, trace in traces.items() if not trace.good]
    if bad:
        raise Stop(f"rules, code and tests do not fit together: {', '.join(bad)}", FAILED)


def _as_json(trace: Trace, root: Path) -> dict[str, Any]:
    missing = set(trace.without_code) | set(trace.without_test)
    return {
        "rules": len(trace.rules),
        "implemented": len(trace.implemented),
        "tested": len(trace.tested),
        "exempt": trace.exempt,
        "missing": [id for id in trace.rules if id in missing],
        "without_code": trace.without_code,
        "without_test": trace.without_test,
        "unknown": [
            {"id": cite.id, "file": str(cite.path.relative_to(root)), "line": cite.line}
            for cite in trace.unknown
        ],
    }


def _print(game: str, trace: Trace) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from cantina.cli.screen import Screen

    table = Table(box=SIMPLE_HEAD, title=game, title_justify="left", title_style="bold")
    table.add_column("chapter")
    for name in ("rules", "in code", "in tests", "exempt"):
        table.add_column(name, justify="right")
    chapters = dict.fromkeys(rule.path for rule in trace.rules.values())
    for path in chapters:
        ids = {id for id, rule in trace.rules.items() if rule.path == path}
        table.add_row(path.stem, *_counts(trace, ids))
    table.add_section()
    table.add_row("all", *_counts(trace, set(trace.rules)), style="bold")
    Screen(plain=False).show(table)


def _counts(trace: Trace, ids: set[str]) -> Iterable[str]:
    for group in (list(trace.rules), trace.implemented, trace.tested, trace.exempt):
        yield str(len(ids.intersection(group)))


def _problems(trace: Trace, root: Path) -> Iterator[str]:
    for cite in trace.unknown:
        yield f"{cite.path.relative_to(root)}:{cite.line}: there is no rule {cite.id}"
    for what, ids in (("code", trace.without_code), ("test", trace.without_test)):
        for id in ids:
            rule = trace.rules[id]
            where = f"{rule.path.relative_to(root)}:{rule.line}"
            yield f"{where}: {id} has no {what}: {rule.title}"
