"""Where words go: a Rich console that can also be plain lines for screen readers and pipes."""

from __future__ import annotations

import os
import sys
from typing import Final

from rich.console import Console, RenderableType

MOST_COLUMNS: Final = 168
"""Wider than this, lines get hard to follow."""


class Paper(Console):
    """A console that leaves it to `main` to say that the reader has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Prints renderables as they are, or plainly. Texts are never read as markup."""

    def __init__(self, plain: bool) -> None:
        self.plain: Final = plain or is_dumb()
        self.console: Final = Paper(
            markup=False,
            highlight=False,
            emoji=False,
            force_terminal=False if self.plain else None,
            no_color=True if self.plain else None,
        )

    @property
    def width(self) -> int:
        return min(self.console.width, MOST_COLUMNS)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            # Plain lines are wrapped by the program that reads them.
            self.console.print(
                thing, soft_wrap=self.plain, width=None if self.plain else self.width
            )

    def clear(self) -> None:
        if not self.plain:
            self.console.clear()

    def hide(self) -> None:
        """Clears what was there even from the memory of the terminal: it was somebody's secret."""
        if self.plain:
            self.console.print("\n" * 60)
        else:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def read(self, prompt: str) -> str:
        """A line typed by a person. Raises EOFError when there will be no more."""
        self.console.print(prompt, end=" ", soft_wrap=True)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            self.console.print()  # nobody's Enter has ended the line
        return line.strip()


def is_dumb() -> bool:
    return not sys.stdout.isatty() or os.environ.get("TERM", "") in ("", "dumb")
