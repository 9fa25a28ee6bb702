"""What documents name exists: commands, options, steps, modules, links, files, headings. Measured
figures come with the command that measures them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from typer.core import TyperGroup

from tests.house.commands import paths, refused, root, without_environment
from tests.house.sources import CHECKOUT, listed

PAGES = ("*.md", "docs/*.md", "docs/decisions/*.md", "web/README.md", "bench/README.md")
FOLDERS = ("src", "docs", "web", "tests", "bench", "tools", "examples", "locks")
NOT_OURS = {"node_modules", "dist", ".cantina", "__pycache__"}

FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
FILE = re.compile(r"[\w./<>*-]+\.(?:py|ts|svelte|css|mjs)(?![\w*])")

MEASURED = re.compile(r"\d (?:µs|ns|ms)\b|\d/s\b|/s\b.*\d,\d{3}|\d % \(")
MEASURES = re.compile(
    r"\./cantina (?:arena|bench|sim|compile)|(?:bench|examples)/\w+\.py|python -m [\w.]+"
    r"|\./test (?:deep )?run|`server\.py "
)


class Page:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.relative_to(CHECKOUT).as_posix()
        self.text = path.read_text(encoding="utf-8")
        prose = FENCE.sub("", self.text)
        fences = "\n".join(FENCE.findall(self.text)).replace("```", "").replace("\\\n", " ")
        spans = [" ".join(span.split()) for span in SPAN.findall(prose)]
        self.prose = prose
        self.spans = [span.replace("\\|", "|") for span in spans]
        """Code between backticks, each on one line."""
        self.lines = [line.split("#")[0].strip() for line in fences.splitlines()]
        self.code = self.spans + self.lines

    @property
    def anchors(self) -> set[str]:
        headings = re.findall(r"^#+ (.+)$", self.text, re.MULTILINE)
        return {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings}


@cache
def pages() -> list[Page]:
    return [Page(path) for pattern in PAGES for path in sorted(CHECKOUT.glob(pattern))]


@cache
def files() -> list[str]:
    """The paths of all our files, with a slash in front."""
    found = [f"/{path.name}" for path in CHECKOUT.iterdir()]
    for folder in FOLDERS:
        for path in (CHECKOUT / folder).rglob("*"):
            inside = path.relative_to(CHECKOUT)
            if not NOT_OURS & set(inside.parts):
                found.append(f"/{inside.as_posix()}")
    return found


@cache
def options() -> set[str]:
    """The options of all commands."""
    found = {"--help"}
    for one in root().commands.values():
        for command in (one, *(one.commands.values() if isinstance(one, TyperGroup) else ())):
            for param in command.params:
                found |= {*param.opts, *param.secondary_opts}
    return found


def wrong_in(code: str, whole: bool = False) -> Iterator[str]:
    """What a line of code names and does not exist."""
    yield from refused(code, whole)
    if code.startswith("--"):
        yield from (f"option {one}" for one in OPTION.findall(code) if one not in options())


def test_every_command_can_be_typed() -> None:
    found = [
        f"{page.name}: {code}: {wrong}"
        for page in pages()
        for codes, whole in ((page.spans, False), (page.lines, True))
        for code in codes
        for wrong in wrong_in(code, whole)
    ]
    assert not found, listed(found)


def test_what_cannot_be_typed_is_noticed() -> None:
    for line in (
        "./cantina sing hoth",
        "./cantina sim hoth --game 3",
        "./cantina fuzz hoth --minutes long",
        "admin export|burn FILE",
        "--parcel FOLDER",
        "./test everything",
        "./test deep lint",
        "./test run tests.nowhere",
        "./test run compiled tests.rules",
    ):
        assert list(wrong_in(line)), line
    assert list(wrong_in("./cantina sim", whole=True))
    for line in (
        "./cantina sim",
        "./cantina play zone --resume zone-120.json",
        "CANTINA_BUILD=compiled ./cantina bench [GAME] --json > FILE",
        "./test deep run compiled bench.lab 10",
        "compile = false",
    ):
        assert not list(wrong_in(line)), line


def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for path in sorted(paths()):
        assert not list(refused(f"./cantina {path} --help", whole=True)), path
        assert f"cantina {path} " in capsys.readouterr().out


def test_nobody_is_told_to_use_a_python_they_do_not_have() -> None:
    found = [f"{page.name}: {one}" for page in pages() for one in without_environment(page.text)]
    assert not found, listed(found)
    assert list(without_environment("`python -m tests.server.crash`, then pip install"))
    assert not list(without_environment("pip install '.[lab]' and then python examples/train.py"))


def test_the_list_of_commands_is_complete() -> None:
    (page,) = [page for page in pages() if page.name == "docs/command-line.md"]
    rows = re.findall(r"^\| `([^`]+)` \|", page.text, re.MULTILINE)
    named: set[str] = set()
    for words in (row.replace("\\|", "|").split() for row in rows):
        inner = words[1].split("|") if len(words) > 1 and words[1][0].islower() else []
        named |= {words[0], *(f"{words[0]} {one}" for one in inner)}
    assert paths() == named


def test_links_lead_somewhere() -> None:
    found: list[str] = []
    for page in pages():
        for link in LINK.findall(SPAN.sub("", page.prose)):
            if "://" in link:
                continue
            file, _, anchor = link.partition("#")
            target = (page.path.parent / file).resolve() if file else page.path
            if not target.exists() or (anchor and anchor not in Page(target).anchors):
                found.append(f"{page.name}: {link}")
    assert not found, listed(found)


def test_paths_and_files_exist() -> None:
    """A path from the root as it stands; a shorter one, such as `room/wire.py`, ends some path."""
    found: list[str] = []
    for page in pages():
        paths = {
            span for span in page.spans if re.match(rf"({'|'.join(FOLDERS)})/[\w./<>*-]*$", span)
        }
        for path in paths | {file for code in page.code for file in FILE.findall(code)}:
            pattern = re.sub(r"<\w+>|GAME", "*", path).strip("/")
            top = path.split("/")[0] in FOLDERS and "/" in path
            if not any(fnmatch(file, f"/{pattern}" if top else f"*/{pattern}") for file in files()):
                found.append(f"{page.name}: {path}")
    assert not found, listed(found)


def unfounded(text: str) -> list[str]:
    """Sections with two measured figures or more in one block, and no command that measures."""
    return [
        section.splitlines()[0]
        for section in re.split(r"^(?=## )", text, flags=re.MULTILINE)
        if not MEASURES.search(section)
        and any(len(MEASURED.findall(block)) > 1 for block in section.split("\n\n"))
    ]


def test_measured_figures_name_their_command() -> None:
    found = [f"{page.name}: {title}" for page in pages() for title in unfounded(page.text)]
    assert not found, listed(found)
    assert unfounded("## Speed\nA draw took 0.7 µs, now 0.3 µs.") == ["## Speed"]
    assert not unfounded("## Speed\nA draw took 0.7 µs, now 0.3 µs (`./cantina bench`).")
