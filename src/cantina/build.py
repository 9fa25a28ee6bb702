"""The compiled build of the engine.

`compile_engine` translates the engine packages with mypyc and leaves a tree for PYTHONPATH in
`.cantina/compiled/<digest>/`. Only the engine is compiled there; every other file is a link to
the source, so edits to texts, data and the command line show at once.

`python -m cantina.build` builds and prints where. Its status is 1 when that fails and 3 when
this machine lacks a tool for it; then it prints which.
"""

import functools
import hashlib
import importlib.util
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from importlib.machinery import ExtensionFileLoader
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from cantina.expand import expand

ENGINE = ("kernel", "parts", "games")
# Modules that stay as they are: package `__init__` files, tools for developers, and what runs once
# when classes are made or when content is read or put into words.
EXCLUDED = ("parts/declare.py", "parts/generate*.py", "games/*/load*.py", "games/*/wording*.py")

# Folders of a game that call each other all the time, and calls within a library are faster: with a
# library each, random play of S.T.A.L.K.E.R. lost 8 %.
RULES = "rules"
RULES_FOLDERS = (
    "facts",
    "choose",
    "movement",
    "gear",
    "combat",
    "enemies",
    "effects",
    "turns",
)

# In a compiled build this file is a link, so the package found here is always the source.
PACKAGE = Path(__file__).resolve().parent

# gcc spent half of its time on how far generated lines are indented; nobody reads them.
FLAGS = ["-Wno-misleading-indentation"] if os.name == "posix" else []

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

# An empty --config-file keeps mypy from finding the settings of the folders above.
options = ["--config-file=", "--namespace-packages", "--explicit-package-bases"]
extensions = mypycify(
    options + {paths!r},
    opt_level="1",
    debug_level="0",
    multi_file=False,
    separate={groups!r},
)
for extension in extensions:
    extension.extra_compile_args += {flags!r}
setup(
    name="cantina-engine",
    packages=[],
    ext_modules=extensions,
    options={{"build_ext": {{"parallel": {jobs}}}}},
)
"""

JOBS = "CANTINA_COMPILE_JOBS"
"""How many compilers run at once; otherwise one for each processor."""

Report = Callable[[str], None]


class BuildError(Exception):
    """The engine could not be compiled; the text is for people."""


class ToolMissing(BuildError):
    """This machine lacks something that compiling needs."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(f"The engine cannot be compiled: {what}. {remedy}")
        self.what = what


def source_digest() -> str:
    """Names the build these sources give with this Python and this mypy."""
    digest = hashlib.blake2b(digest_size=10)
    for part in (_soabi(), sysconfig.get_platform(), _mypy_pin()):
        digest.update(part.encode() + b"\0")
    for name in _build_inputs():
        content = (PACKAGE / name).read_bytes()
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def compiled_root() -> Path:
    """Where the compiled build of the present sources is, or would be."""
    return _builds_folder() / source_digest()


def is_compiled_running() -> bool:
    """Whether this process imports the compiled engine."""
    # All modules are compiled in one go, so any one of them speaks for all.
    name = _compiled_modules()[0].removesuffix(".py").replace("/", ".")
    spec = importlib.util.find_spec(f"cantina.{name}")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def compile_engine(report: Report) -> Path:
    """Makes the compiled build, unless it is there already, and removes older ones."""
    target = compiled_root()
    if target.is_dir():
        # Files may have come and gone beside the engine since.
        _finish(target, target)
        report("The compiled engine is up to date.")
        return target
    _check_tools()
    started = time.monotonic()
    modules = _compiled_modules()
    report(f"Compiling {len(modules)} engine modules; this takes about a minute.")
    target.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=".build-", dir=target.parent))
    try:
        extensions = _run_mypyc(work / "make", modules, target.parent / "compile.log")
        if compiled_root() != target:
            raise BuildError("The engine's sources changed while they were compiled. Try again.")
        made = work / "made"
        for extension in extensions:
            place = made / extension.relative_to(work / "make")
            place.parent.mkdir(parents=True, exist_ok=True)
            extension.rename(place)
        _finish(made, target)
        _move_into_place(made, target)
    except OSError as error:  # among them shutil's own, which is a list
        free = shutil.disk_usage(target.parent).free // 2**20
        reason = error.strerror or "files could not be copied"
        raise BuildError(
            f"The engine was not compiled: {reason}; {free} MiB are free at {target.parent}"
        ) from None
    finally:
        shutil.rmtree(work, ignore_errors=True)
    _remove_others(target)
    report(f"Compiled the engine in {time.monotonic() - started:.0f} s.")
    return target


def main() -> int:
    try:
        print(compile_engine(functools.partial(print, file=sys.stderr)))
    except ToolMissing as missing:
        print(missing.what)
        return 3
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _checkout() -> Path | None:
    """The checkout this package is in; None when it was installed."""
    root = PACKAGE.parent.parent
    return root if (root / "locks" / "compile.txt").is_file() else None


def _builds_folder() -> Path:
    checkout = _checkout()
    if checkout:
        return checkout / ".cantina" / "compiled"
    if sys.platform == "win32":
        cache = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        cache = Path.home() / "Library" / "Caches"
    else:
        cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "cantina" / "compiled"


def _soabi() -> str:
    return str(sysconfig.get_config_var("SOABI") or sys.implementation.cache_tag)


def _mypy_pin() -> str:
    checkout = _checkout()
    if checkout:
        lock = (checkout / "locks" / "compile.txt").read_text()
        pin = re.search(r"^mypy==[^ ]*", lock, re.MULTILINE)
        return pin.group() if pin else ""
    try:
        return f"mypy=={version('mypy')}"
    except PackageNotFoundError:
        return ""


def _engine_sources() -> list[str]:
    """All engine modules, as paths below the package."""
    return sorted(
        path.relative_to(PACKAGE).as_posix()
        for part in ENGINE
        for path in (PACKAGE / part).rglob("*.py")
    )


def _compiled_modules() -> list[str]:
    return [
        name
        for name in _engine_sources()
        if not name.endswith("__init__.py")
        and not any(fnmatch(name, pattern) for pattern in EXCLUDED)
    ]


def _build_inputs() -> list[str]:
    """What a build depends on: the engine, and what prepares and compiles it."""
    return ["build.py", "expand.py", *_engine_sources()]


def _package_files() -> Iterator[Path]:
    """The files a build links to; editors' temporary ones are left out."""
    for path in PACKAGE.rglob("*"):
        name = path.relative_to(PACKAGE)
        hidden = path.name.startswith(".") or path.name.endswith("~")
        if path.is_file() and not hidden and "__pycache__" not in name.parts:
            yield name


def _check_tools() -> None:
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        raise ToolMissing(
            "mypyc is not installed", "Run ./cantina compile, or install cantina[compile]."
        )
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    # On Windows setuptools looks for the compiler in its own way.
    if os.name == "posix" and shutil.which(shlex.split(compiler)[0]) is None:
        raise ToolMissing(
            "no C compiler",
            f"{compiler!r} is not there. On Debian or Ubuntu: apt install gcc; "
            "on macOS: xcode-select --install.",
        )
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise ToolMissing(
            "no Python headers",
            "On Debian or Ubuntu: apt install python3-dev; on Fedora: dnf install python3-devel.",
        )


def _by_folder(paths: list[str]) -> dict[str, list[str]]:
    """Each folder is compiled by itself: compilers work side by side, and the time they take grows
    much faster than the code they are given at once."""
    folders: dict[str, list[str]] = {}
    for path in paths:
        above, _, folder = path.rpartition("/")[0].rpartition("/")
        name = RULES if folder in RULES_FOLDERS else folder
        folders.setdefault(f"{above}/{name}", []).append(path)
    return folders


def _run_mypyc(folder: Path, modules: list[str], log: Path) -> list[Path]:
    """Compiles the modules in a copy of the package; returns the extension files."""
    package = folder / "cantina"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    expand(package, "cantina", modules)
    setup = folder / "setup.py"
    paths = [f"cantina/{name}" for name in modules]
    groups = [(files, folder.replace("/", "_")) for folder, files in _by_folder(paths).items()]
    jobs = int(os.environ.get(JOBS) or os.cpu_count() or 1)
    setup.write_text(SETUP.format(paths=paths, groups=groups, flags=FLAGS, jobs=jobs))
    with log.open("w") as output:
        done = subprocess.run(
            [sys.executable, "-P", setup.name, "build_ext", "--inplace"],
            cwd=folder,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
            # The copy is to be seen, not the sources.
            env={**os.environ, "PYTHONPATH": "", "MYPYPATH": ""},
        )
    if done.returncode != 0:
        tail = "\n".join(log.read_text(errors="replace").splitlines()[-15:])
        raise BuildError(f"mypyc or the C compiler failed. The end of the log, {log}:\n{tail}")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    shutil.rmtree(folder / "build")
    return list(folder.rglob(f"*{suffix}"))


def _finish(build: Path, target: Path) -> None:
    """Links the rest of the package into a build that will be at `target`, and stamps it."""
    names = set(_package_files())
    package = build / "cantina"
    for old in package.rglob("*"):
        if old.is_symlink() and old.relative_to(package) not in names:
            old.unlink()
    for name in names:
        link = package / name
        link.parent.mkdir(parents=True, exist_ok=True)
        if not link.is_symlink():
            # Relative, so that the checkout can be moved.
            start = (target / "cantina" / name).parent
            link.symlink_to(os.path.relpath(PACKAGE / name, start))
    if _checkout():
        stamp = build / "stamp.new"
        stamp.write_text(_stamp())
        stamp.replace(build / "stamp")


def _stamp() -> str:
    """What build_stamp in tools/env.sh prints while the build fits the sources."""
    sums = subprocess.run(
        ["cksum", *_build_inputs()], cwd=PACKAGE, check=True, capture_output=True
    ).stdout
    lines = [
        f"{sys.version_info.major}.{sys.version_info.minor}"
        f" {platform.system()} {platform.machine()}",
        _mypy_pin(),
        *sorted(sums.decode().splitlines()),
        *sorted(f"./{name.as_posix()}" for name in _package_files()),
    ]
    return "\n".join(lines) + "\n"


def _move_into_place(made: Path, target: Path) -> None:
    try:
        made.rename(target)
    except OSError:
        # Another process may have made the same build meanwhile.
        if not target.is_dir():
            raise


def _remove_others(kept: Path) -> None:
    long_ago = time.time() - 3600
    for other in kept.parent.iterdir():
        # A young working folder may belong to a build that is still running.
        abandoned = not other.name.startswith(".build-") or other.stat().st_mtime < long_ago
        if other.is_dir() and other != kept and abandoned:
            shutil.rmtree(other, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
