"""The command line. `main` is the edge: whatever goes wrong ends there as one line on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from cantina.extras import NotInstalled, start_over_with_them

GOOD: Final = 0
FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Stop(Exception):
    """Ends the command with a line for stderr and a status."""

    def __init__(self, text: str, status: int) -> None:
        super().__init__(text)
        self.status = status


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its status. Never raises, never shows a stack trace, unless
    CANTINA_DEBUG asks for it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a question mark is better than no game
    try:
        status = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # Python flushes stdout once more on its way out; nobody is there to read it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _say("the output was closed before the end", FAILED)
    except Exception as error:
        if isinstance(error, NotInstalled):
            start_over_with_them()
        if os.environ.get("CANTINA_DEBUG"):
            raise
        return _say(*_explained(error))
    except KeyboardInterrupt:
        return _say("interrupted", INTERRUPTED)


def _run(arguments: list[str]) -> int:
    import typer
    from typer.main import get_command

    from cantina.cli.app import app

    command = get_command(app)
    try:
        # Not `app()`: that would word some errors in its own way.
        with command.make_context("cantina", arguments or ["serve"]) as context:
            command.invoke(context)
    except typer.Exit as done:
        return done.exit_code
    return GOOD


def _explained(error: Exception) -> tuple[str, int]:
    """What to say about an error, and the status to end with."""
    from typer.exceptions import TyperException

    from cantina.build import BuildError
    from cantina.kernel.errors import BrokenInvariant, CantinaError

    if isinstance(error, Stop):
        return str(error), error.status
    if isinstance(error, TyperException):
        return error.format_message(), BAD_INPUT
    if isinstance(error, BrokenInvariant):
        return f"this is a bug in Cantina: {error}", FAILED
    if isinstance(error, CantinaError):
        return str(error), BAD_INPUT
    if isinstance(error, BuildError):
        # The rest is the end of a log that the first line names.
        return str(error).splitlines()[0].rstrip(":"), FAILED
    if isinstance(error, EOFError):
        return "the input ended too early", FAILED
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}", BAD_INPUT
    kind = type(error).__name__
    return f"this is a bug in Cantina: {kind}: {error} (CANTINA_DEBUG=1 shows more)", FAILED


def _say(text: str, status: int) -> int:
    line = " ".join(text.split())
    print(f"cantina: {line}", file=sys.stderr)
    return status
