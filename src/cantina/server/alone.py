"""Two servers on one SQLite file would each think that it has every table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TextIO

from cantina.room.store import StoreError
from cantina.server import database

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

MOST_SHARING: Final = 64
"""Servers that may share a file on Windows."""


@contextmanager
def only_server(db: str, shared: bool) -> Iterator[None]:
    """Holds the lock beside the database; with others, when they share its tables by other means.
    It goes with the process, however that ends. Raises StoreError."""
    url = database.address(db)
    if not database.is_sqlite(url):
        yield
        return
    database.find_file(url, create=True)
    with _locked(Path(f"{url.database}.lock"), str(url.database), shared):
        yield


def _locked(file: Path, where: str, shared: bool) -> TextIO:
    """Raises StoreError."""
    try:
        lock = file.open("a")
    except PermissionError as error:
        raise database.worded(error, where) from error
    if not (_hold(lock, shared) if fcntl is not None else _hold_on_windows(lock, shared)):
        lock.close()
        raise StoreError(
            f"{where} is used by another Cantina: stop that one, choose another --home, "
            "or let them share it through redis."
        )
    with suppress(OSError):
        file.chmod(0o600)
    return lock


def _hold(lock: TextIO, shared: bool) -> bool:
    try:
        fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _hold_on_windows(lock: TextIO, shared: bool) -> bool:
    """There all locks exclude each other: a process that shares the file takes one byte of the
    lock, one that does not takes all of them. They need not be there."""
    import msvcrt

    windows: Any = msvcrt
    first = range(MOST_SHARING) if shared else (0,)
    for byte in first:
        lock.seek(byte)
        with suppress(OSError):
            windows.locking(lock.fileno(), windows.LK_NBLCK, 1 if shared else MOST_SHARING)
            return True
    return False
