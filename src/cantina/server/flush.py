"""Brings what SQLite has committed onto the disk, a moment later.

A commit hands its pages to the operating system: from then on they outlive the death of this
process, and the decision is acknowledged. Only a power cut can still take them, until they are
flushed. A flush takes milliseconds, so it runs beside the commits and not between them; what a
power cut may take is at most what was decided within the last EVERY seconds and one flush.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from pathlib import Path
from typing import Final

log = logging.getLogger("cantina.store")

EVERY: Final = 0.05

# macOS has no fdatasync.
_flush: Final = getattr(os, "fdatasync", os.fsync)


class Flusher:
    """A thread that flushes one file whenever it was woken, at most once in EVERY seconds."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._dirty: Final = threading.Event()
        self._closing = False
        self._error: OSError | None = None
        self._thread: Final = threading.Thread(target=self._run, name="flush", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """Something was committed."""
        self._dirty.set()

    def check(self) -> None:
        """Raises the OSError of a flush that failed: a disk that lost something once is not
        written on until somebody has looked at it."""
        if self._error is not None:
            raise self._error

    def close(self) -> None:
        """Returns when everything committed is on the disk."""
        self._closing = True
        self._dirty.set()
        self._thread.join()

    def _run(self) -> None:
        while True:
            self._dirty.wait()
            last = self._closing
            self._dirty.clear()
            try:
                self._flush()
            except OSError as error:
                log.error("%s cannot be flushed: %s", self._file, error)
                self._error = error
                return
            if last:
                return
            time.sleep(EVERY)

    def _flush(self) -> None:
        try:
            file = os.open(self._file, os.O_RDWR)
        except FileNotFoundError:  # nothing was written yet, or all of it is in the database
            return
        try:
            _flush(file)
        finally:
            os.close(file)
