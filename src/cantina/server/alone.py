"""Two servers on one SQLite file would each think that it has every table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from cantina.server import database
from cantina.server.schema import StoreError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


@contextmanager
def only_server(db: str, shared: bool) -> Iterator[None]:
    """Holds the lock beside the database; with others, when they share its tables by other means.
    It goes with the process, however that ends. Raises StoreError."""
    url = database.address(db)
    if fcntl is None or not database.is_sqlite(url):
        yield
        return
    database.find_file(url, create=True)
    with _locked(Path(f"{url.database}.lock"), str(url.database), shared):
        yield


def _locked(file: Path, where: str, shared: bool) -> TextIO:
    """Raises StoreError."""
    try:
        lock = file.open("w")
    except PermissionError as error:
        raise database.worded(error, where) from error
    try:
        fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise StoreError(
            f"{where} is used by another Cantina: end that one, choose another --home, "
            "or let them share it through redis."
        ) from None
    with suppress(OSError):
        file.chmod(0o600)
    return lock
