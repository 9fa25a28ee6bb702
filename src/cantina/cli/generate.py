"""`cantina generate`: writes the codec of every game anew from its classes, the table of the verbs
of its cards, the types of the web client, and a content pack that is new down beside the earlier
ones. For developers."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from types import ModuleType

import cantina.games
from cantina.kernel.errors import CantinaError
from cantina.kernel.game import discover
from cantina.packs import Packs
from cantina.parts.generate import write_codec
from cantina.parts.generate_verbs import has_verbs, write_verbs


def tidied(source: str) -> str:
    """The source as the project formats it."""
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", "codec.py", "-"]
    done = subprocess.run(command, input=source, text=True, capture_output=True, check=False)
    if done.returncode:
        raise CantinaError(f"ruff is needed to generate code: {done.stderr.strip()}")
    return done.stdout


def write_codecs() -> None:
    """Writes each game's codec.py from its state, view and event classes."""
    for found in pkgutil.iter_modules(cantina.games.__path__):
        package = f"cantina.games.{found.name}"
        # The game's own package imports the codec, which may be missing or out of date: stand in
        # for it, so that only the classes themselves are imported.
        bare = ModuleType(package)
        bare.__path__ = [f"{folder}/{found.name}" for folder in cantina.games.__path__]
        sys.modules[package] = bare
        print(f"wrote {write_codec(package, tidied)}")
        if has_verbs(package):
            print(f"wrote {write_verbs(package, tidied)}")
    # With fresh codecs in place the games can be imported; in a process that has not yet.
    command = [sys.executable, "-m", "cantina.cli.generate"]
    if subprocess.run(command, check=False).returncode:
        raise CantinaError("the codecs are written, but not the rest")


def keep_packs() -> None:
    """Writes the content of every game down, for tables that outlive a change of it. What earlier
    behaviours were played with goes: those tables cannot go on."""
    for game in discover().values():
        packs = Packs(game, None)
        for path in packs.of_other_behaviours():
            path.unlink()
            print(f"removed {path}")
        if (kept := packs.keep()) is not None:
            print(f"wrote {kept}")


if __name__ == "__main__":
    from cantina.cli.typescript import write_types

    write_types()
    keep_packs()
