"""Two servers on one SQLite file would each think that it has every table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cantina.server import database
from cantina.server.schema import StoreError


@contextmanager
def only_server(db: str, shared: bool) -> Iterator[None]:
    """Holds the lock beside the database; with others, when they share its tables by other means.
    It goes with the process, however that ends. Raises StoreError."""
    url = database.address(db)
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    if not database.is_sqlite(url):
        yield
        return
    database.find_file(url, create=True)
    file = Path(f"{url.database}.lock")
    try:
        with file.open("w") as lock:
            fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
            with suppress(OSError):
                file.chmod(0o600)
            yield
    except BlockingIOError:
        raise StoreError(
            f"{url.database} is used by another Cantina: end that one, choose another --home, "
            "or let them share it through redis."
        ) from None
    except PermissionError as error:
        raise database.worded(error, str(url.database)) from error
