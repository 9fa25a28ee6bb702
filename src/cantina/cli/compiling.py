"""When compiling the engine first pays, a long command does so by itself and starts over."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

from cantina.build import is_compiled_running

WORTH: Final = 180.0
"""Seconds of work from which a compilation of well under a minute is worth it."""

TRIED: Final = "CANTINA_COMPILE_TRIED"


def compile_if_it_pays(seconds: float) -> None:
    """Compiles and starts this command over when `seconds` of work lie ahead; else returns at once.

    Only under `./cantina`, which knows how to compile and to pick the build; never twice.
    """
    launcher = os.environ.get("CANTINA_LAUNCHER")
    wanted = os.environ.get("CANTINA_BUILD", "auto") == "auto" and TRIED not in os.environ
    if seconds < WORTH or launcher is None or not wanted or is_compiled_running():
        return
    if shutil.which("cc") is None:
        return
    print(f"This takes about {seconds / 60:.0f} minutes; compiling first pays.", file=sys.stderr)
    os.environ[TRIED] = "1"
    done = subprocess.run([launcher, "compile"], stdout=sys.stderr, check=False)
    if done.returncode == 0:
        os.execv(launcher, [launcher, *sys.argv[1:]])
