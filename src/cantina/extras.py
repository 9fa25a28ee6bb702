"""The packages of the extra `host`, which most servers do without: asyncpg, redis and
prometheus-client."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

from cantina.kernel.errors import CantinaError

LEVEL = "CANTINA_LEVEL"


class NotInstalled(CantinaError):
    """What was asked for needs a package that is not here; the text says how to get it."""


def has(module: str) -> bool:
    return find_spec(module) is not None


def need(module: str, purpose: str) -> None:
    """Raises NotInstalled if the module is missing."""
    if not has(module):
        raise NotInstalled(
            f"{purpose} needs packages that are not installed: pip install 'cantina[host]'"
        )


def start_over_with_them() -> None:
    """Starts this command over on an environment with these packages, where `./cantina` keeps it;
    elsewhere, or if that was done already, returns at once."""
    launcher = os.environ.get("CANTINA_LAUNCHER")
    if launcher and os.environ.get(LEVEL) != "host":
        os.environ[LEVEL] = "host"
        os.execv(launcher, [launcher, *sys.argv[1:]])
