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
from pathlib import Path
from threading import Thread
from typing import Final

from cantina.build import JOBS, PACKAGE, is_compiled_running

log = logging.getLogger("cantina.compiling")

WORTH: Final = 180.0
"""Seconds of work from which a compilation of well under a minute is worth it."""

TRIED: Final = "CANTINA_COMPILE_TRIED"

DISK_MIB: Final = 512
"""Room from which a server compiles: that takes 235 MB for a while, and its games need some."""

MEMORY_MIB: Final = 1024
"""Free memory from which a server compiles: a compiler takes up to 740 MB."""

NOT_COMPILED: Final = "the engine was not compiled: %s"


def _launcher() -> str | None:
    """./cantina, if it could compile and pick the build; None if that is not possible here, not
    wanted, or done."""
    launcher = os.environ.get("CANTINA_LAUNCHER")
    wanted = os.environ.get("CANTINA_BUILD", "auto") == "auto" and not is_compiled_running()
    return launcher if wanted else None


def _has_compiler() -> bool:
    return shutil.which("cc") is not None


def compile_if_it_pays(seconds: float) -> None:
    """Compiles and starts this command over when `seconds` of work lie ahead; else returns at once.

    Only under `./cantina`, which knows how to compile and to pick the build; never twice.
    """
    launcher = _launcher() if seconds >= WORTH and TRIED not in os.environ else None
    if launcher is None or not _has_compiler():
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
    work = _start() if wanted else None
    if work is None:
        yield None
        return
    waiting = Thread(target=_tell, args=(work,), daemon=True)
    waiting.start()
    try:
        yield waiting
    finally:
        if work.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(work.pid, signal.SIGTERM)
        waiting.join(2)


def _start() -> subprocess.Popen[str] | None:
    """Starts a compilation that is in nobody's way. A server goes on without one: whatever is
    missing for it is one line in the log."""
    launcher = _launcher()
    if launcher is None or os.name != "posix":
        return None
    if missing := _missing():
        log.info(NOT_COMPILED, f"{missing}; bots think more slowly")
        return None
    try:
        work = subprocess.Popen(
            [launcher, "compile"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            # Compilers have processes of their own, too, which end with the group.
            start_new_session=True,
            env=os.environ | {JOBS: "1"},
        )
    except OSError as error:
        log.warning(NOT_COMPILED, error)
        return None
    _give_way(work.pid)
    log.info("compiling the engine in the background: bots will think faster from the next start")
    return work


def _missing() -> str:
    """What compiling beside a server lacks here, in words; nothing if it lacks nothing."""
    if not _has_compiler():
        return "there is no C compiler (cc)"
    disk = shutil.disk_usage(PACKAGE).free // 2**20
    if disk < DISK_MIB:
        return f"only {disk} MiB of the disk are free, and it wants {DISK_MIB}"
    memory = _free_memory()
    if memory < MEMORY_MIB:
        return f"only {memory} MiB of memory are free, and it wants {MEMORY_MIB}"
    return ""


def _free_memory() -> int:
    """Returns the free memory in MiB, with what the system would give up; enough where it does not
    tell."""
    with suppress(OSError):
        for line in Path("/proc/meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) // 1024
    return MEMORY_MIB


def _give_way(group: int) -> None:
    """Others come first at the processor, and these go first when memory runs out. Both are
    inherited."""
    with suppress(OSError):
        os.setpriority(os.PRIO_PGRP, group, 19)
    with suppress(OSError):
        Path(f"/proc/{group}/oom_score_adj").write_text("1000")


def _tell(work: subprocess.Popen[str]) -> None:
    # The end of a log comes between bars; for a line in ours it is too long.
    said = [line for line in work.communicate()[0].splitlines() if not line.startswith("  |")]
    if work.returncode == 0:
        log.info("the engine is compiled: restart the server to use it")
    elif work.returncode > 0:
        log.warning(NOT_COMPILED, " ".join(" ".join(said).split()) or work.returncode)
    elif work.returncode != -signal.SIGTERM:  # which is how we end it
        name = signal.Signals(-work.returncode).name
        log.warning(NOT_COMPILED, f"it was ended by {name}, perhaps for want of memory")
