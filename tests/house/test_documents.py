"""What documents name exists: commands, options, steps, modules, links, files, headings. Measured
figures come with the command that measures them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import typer
from typer.core import TyperGroup

from cantina.cli.app import app
from tests.checks.__main__ import choose
from tests.house.sources import CHECKOUT, listed

PAGES = ("*.md", "docs/*.md", "docs/decisions/*.md", "web/README.md", "bench/README.md")
FOLDERS = ("src", "docs", "web", "tests", "bench", "tools", "examples", "locks")
NOT_OURS = {"node_modules", "dist", ".cantina", "__pycache__"}

FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
COMMAND = re.compile(r"\./cantina ([a-z][a-z-]*)(.*)")
MODULE = re.compile(
    r"(?:python -m (?=cantina)|\./test run (?:compiled )?)((?:cantina|tests)[\w.]*)"
)
BARE = re.compile(r"python -m tests\b")
CHECK = re.compile(r"\./test (?!run )((?:[a-z]+ ?)+)")
FILE = re.compile(r"[\w./<>*-]+\.(?:py|ts|svelte|css|mjs)(?![\w*])")

MEASURED = re.compile(r"\d (?:µs|ns|ms)\b|\d/s\b|/s\b.*\d,\d{3}|\d % \(")
MEASURES = re.compile(
    r"\./cantina (?:arena|bench|sim|compile)|(?:bench|examples)/\w+\.py|python -m [\w.]+"
    r"|\./test run|`server\.py "
)


class Page:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.relative_to(CHECKOUT).as_posix()
        self.text = path.read_text(encoding="utf-8")
        prose = FENCE.sub("", self.text)
        fences = "\n".join(FENCE.findall(self.text)).replace("```", "")
        spans = [" ".join(span.split()) for span in SPAN.findall(prose)]
        self.prose = prose
        self.spans = [span.replace("\\|", "|") for span in spans]
        """Code between backticks, each on one line."""
        self.code = self.spans + [line.split("#")[0].strip() for line in fences.splitlines()]

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
def commands() -> dict[str, set[str]]:
    """Every command, with its subcommand if it has any, and its options."""
    root = typer.main.get_command(app)
    assert isinstance(root, TyperGroup)
    found: dict[str, set[str]] = {}
    for name, command in root.commands.items():
        inner = command.commands.items() if isinstance(command, TyperGroup) else []
        for path, one in [(name, command), *((f"{name} {key}", sub) for key, sub in inner)]:
            options = [
                option for param in one.params for option in (*param.opts, *param.secondary_opts)
            ]
            found[path] = {"--help", *options}
    return found


def wrong_in(code: str) -> Iterator[str]:
    """What is named in a line of code and does not exist."""
    called = COMMAND.search(code)
    # In text a command also stands for itself: `sim --json`.
    if not called and code.partition(" ")[0] in commands():
        called = COMMAND.search(f"./cantina {code}")
    if called:
        yield from _wrong_in_command(called[1], called[2])
    elif code.startswith("--"):
        known = set[str]().union(*commands().values())
        yield from (f"option {option}" for option in OPTION.findall(code) if option not in known)
    for words in CHECK.findall(code):
        try:
            choose(words.split(), [])
        except ValueError:
            yield f"./test {words.strip()}"
    if BARE.search(code):  # few have an environment with all that tests import; `./test run` has
        yield "python -m tests"
    for module in MODULE.findall(code):
        inside = "/" + module.replace(".", "/")
        roots = (f"/src{inside}", inside)
        if not any(f"{root}{end}" in files() for root in roots for end in (".py", "/__main__.py")):
            yield f"module {module}"


def _wrong_in_command(name: str, rest: str) -> Iterator[str]:
    if name not in commands():
        yield f"./cantina {name}"
        return
    known = commands()[name]
    inner = {path.split(" ")[1] for path in commands() if path.startswith(f"{name} ")}
    if inner:
        words = rest.split()
        subs = words[0].split("|") if words else []
        yield from (f"./cantina {name} {sub}" for sub in subs if sub not in inner)
        known = known.union(*(commands().get(f"{name} {sub}", set()) for sub in subs))
    yield from (f"{name} {option}" for option in OPTION.findall(rest) if option not in known)


def test_commands_options_steps_and_modules_exist() -> None:
    found = [
        f"{page.name}: {wrong}"
        for page in pages()
        for code in page.code
        for wrong in wrong_in(code)
    ]
    assert not found, listed(found)


def test_what_does_not_exist_is_noticed() -> None:
    assert list(wrong_in("./cantina sing hoth")) == ["./cantina sing"]
    assert list(wrong_in("./cantina sim hoth --game 3")) == ["sim --game"]
    assert list(wrong_in("admin export|burn FILE")) == ["./cantina admin burn"]
    assert list(wrong_in("--parcel FOLDER")) == ["option --parcel"]
    assert list(wrong_in("./test everything")) == ["./test everything"]
    assert list(wrong_in("./test run tests.nowhere")) == ["module tests.nowhere"]
    assert list(wrong_in("python -m tests.server.crash")) == ["python -m tests"]
    assert not list(wrong_in("./cantina play zone --resume zone-120.json"))


def test_the_list_of_commands_is_complete() -> None:
    (page,) = [page for page in pages() if page.name == "docs/command-line.md"]
    rows = re.findall(r"^\| `([^`]+)` \|", page.text, re.MULTILINE)
    named: set[str] = set()
    for words in (row.replace("\\|", "|").split() for row in rows):
        inner = words[1].split("|") if len(words) > 1 and words[1][0].islower() else []
        named |= {words[0], *(f"{words[0]} {one}" for one in inner)}
    assert set(commands()) == named


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
