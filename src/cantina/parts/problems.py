"""Mistakes of people who make scenarios and missions have a code, to be said in any language."""

from __future__ import annotations

from cantina.kernel.errors import BadContent


def coded(problem: BadContent, code: str, **about: str | int) -> BadContent:
    """The same problem with its code; `about` is what it speaks of."""
    problem.code, problem.about = code, about
    return problem
