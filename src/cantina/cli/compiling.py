"""When compiling the engine pays: a long command does so first and starts over; a server does so
beside its work, for its next start."""

from __future__ import annotations

import logging
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Final

from cantina.build import is_compiled_running

log = logging.getLogger("cantina.compiling")

WORTH: Final = 180.0
"""Seconds of work from which a compilation of well under a minute is worth it."""

TRIED: Final = "CANTINA_COMPILE_TRIED"


def _launcher() -> str | None:
    """./cantina, if it could compile and pick the build; None if that is not possible here, not
    wanted, or done."""
    launcher = os.environ.get("CANTINA_LAUNCHER")
    wanted = os.environ.get("CANTINA_BUILD", "auto") == "auto" and not is_compiled_running()
    return launcher if wanted and shutil.which("cc") is not None else None


def compile_if_it_pays(seconds: float) -> None:
    """Compiles and starts this command over when `seconds` of work lie ahead; else returns at once.

    Only under `./cantina`, which knows how to compile and to pick the build; never twice.
    """
    launcher = _launcher() if seconds >= WORTH and TRIED not in os.environ else None
    if launcher is None:
        return
    print(f"This takes about {seconds / 60:.0f} minutes; compiling first pays.", file=sys.stderr)
    os.environ[TRIED] = "1"
    done = subprocess.run([launcher, "compile"], stdout=sys.stderr, check=False)
    if done.returncode == 0:
        os.execv(launcher, [launcher, *sys.argv[1:]])


@contextmanager
def compiling_meanwhile(wanted: bool) -> Iterator[Thread | None]:
    """Compiles beside what is done within, if that is possible and wanted; ends with it. Yields who
    waits for it."""
    launcher = _launcher() if wanted else None
    if launcher is None or os.name != "posix":
        yield None
        return
    log.info("compiling the engine in the background: bots will think faster from the next start")
    # At the lowest priority, and in a group of its own: compilers have processes of their own too.
    work = subprocess.Popen(
        ["nice", "-n", "19", launcher, "compile"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    waiting = Thread(target=_tell, args=(work,), daemon=True)
    waiting.start()
    try:
        yield waiting
    finally:
        if work.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(work.pid, signal.SIGTERM)
        waiting.join(2)


def _tell(work: subprocess.Popen[str]) -> None:
    said = work.communicate()[0].strip().splitlines()
    if work.returncode == 0:
        log.info("the engine is compiled: restart the server to use it")
    elif work.returncode > 0:
        log.warning("the engine was not compiled: %s", said[-1] if said else work.returncode)
