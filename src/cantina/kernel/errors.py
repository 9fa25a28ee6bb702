"""All exceptions. Rules code raises them and never catches; the callers turn them into text."""

from __future__ import annotations


class CantinaError(Exception):
    """Base class of all errors. The text is one line a person can act on."""


class IllegalAction(CantinaError):
    """A seat asked for something that was not offered. The table is unchanged."""


class BadOptions(CantinaError):
    """A table cannot be opened like this: unknown game, wrong seat count, unknown option."""


class BadClaim(CantinaError):
    """A claim about a physical table is impossible."""


class BadContent(CantinaError):
    """A content pack cannot be used. Says which file, which row and why."""

    def __init__(self, file: str, row: str, reason: str) -> None:
        where = f"{file}, row {row}" if row else file
        super().__init__(f"{where}: {reason}")
        self.file, self.row, self.reason = file, row, reason
        self.code = ""  # set by games, with `about`, to translate the message
        self.about: dict[str, str | int] = {}


class BadRecord(CantinaError):
    """A record or a saved state cannot be read or does not replay here."""


class NoUndo(CantinaError):
    """The last decision cannot be undone. `why` is nothing, others or revealed."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why


class BrokenInvariant(CantinaError):
    """A bug: an impossible state. Fuzzing stops here and writes the record."""
