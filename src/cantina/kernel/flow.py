"""Flow tables: a chapter of a rulebook as a list of steps, each citing its rule.

The table is the rulebook page; its functions are the sentences. Every function takes the table `t`
and the running frame `f`. There are six kinds of step:

do       runs automatically
ask      one seat chooses; skipped without options; `repeat` asks again until DONE
ask_all  every seat chooses secretly; all choices are revealed together
window   seats may react in a given order until all pass
call     runs another flow first
loop     goes back to a named step while a condition holds
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from cantina.kernel.action import Action, Done, Seat
from cantina.kernel.state import Frame

T = TypeVar("T")  # the table
F = TypeVar("F", bound=Frame)
A = TypeVar("A", bound=Action)


@dataclass(eq=False, repr=False)
class Step(Generic[T, F]):
    name: Final[str]
    rule: Final[str]


@dataclass(eq=False, repr=False)
class Do(Step[T, F]):
    run: Callable[[T, F], None]


@dataclass(eq=False, repr=False)
class AskOne(Step[T, F]):
    seat: Callable[[T, F], Seat]
    options: Callable[[T, F], list[Any]]
    answer: Callable[[T, F, Any], None]
    repeat: bool


@dataclass(eq=False, repr=False)
class AskAll(Step[T, F]):
    options: Callable[[T, F, Seat], list[Any]]
    answer: Callable[[T, F, Seat, Any], None]
    order: Callable[[T, F], list[Seat]] | None


@dataclass(eq=False, repr=False)
class Window(Step[T, F]):
    order: Callable[[T, F], list[Seat]]
    options: Callable[[T, F, Seat], list[Any]]
    answer: Callable[[T, F, Seat, Any], None]


@dataclass(eq=False, repr=False)
class Call(Step[T, F]):
    make: Callable[[T, F], Frame | None]


@dataclass(eq=False, repr=False)
class Loop(Step[T, F]):
    to: str
    while_: Callable[[T, F], bool]
    target: int = 0  # the position of `to`, set by `flow`


def do(run: Callable[[T, F], None], *, rule: str, name: str = "") -> Step[T, F]:
    return Do(name=name or run.__name__, rule=rule, run=run)


def ask(
    name: str,
    *,
    seat: Callable[[T, F], Seat],
    options: Callable[[T, F], list[A]] | Callable[[T, F], list[A | Done]],
    answer: Callable[[T, F, A], None],
    rule: str,
    repeat: bool = False,
) -> Step[T, F]:
    return AskOne(name=name, rule=rule, seat=seat, options=options, answer=answer, repeat=repeat)


def ask_all(
    name: str,
    *,
    options: Callable[[T, F, Seat], list[A]],
    answer: Callable[[T, F, Seat, A], None],
    rule: str,
    order: Callable[[T, F], list[Seat]] | None = None,
) -> Step[T, F]:
    """The revealed answers take effect in `order`, by default by seat number."""
    return AskAll(name=name, rule=rule, options=options, answer=answer, order=order)


def window(
    name: str,
    *,
    order: Callable[[T, F], list[Seat]],
    options: Callable[[T, F, Seat], list[A]],
    answer: Callable[[T, F, Seat, A], None],
    rule: str,
) -> Step[T, F]:
    """Seats without options are skipped. After a reaction every seat may react again."""
    return Window(name=name, rule=rule, order=order, options=options, answer=answer)


def call(make: Callable[[T, F], Frame | None], *, rule: str, name: str = "") -> Step[T, F]:
    """Runs the flow of the frame `make` returns, then continues here; None calls nothing."""
    return Call(name=name or make.__name__, rule=rule, make=make)


def loop(to: str, *, while_: Callable[[T, F], bool], rule: str) -> Step[T, F]:
    return Loop(name=f"back to {to}", rule=rule, to=to, while_=while_)


@dataclass(eq=False, repr=False)
class Flow(Generic[T, F]):
    """The steps of one kind of frame."""

    frame: type[F]
    steps: list[Step[T, F]]


def flow(frame: type[F], *steps: Step[T, F]) -> Flow[T, F]:
    """A flow table. Step names are unique, and a loop names an earlier step.

    mypy checks that every function takes this frame and what its ask offers. Its message for a
    step of another frame is unhelpful: `Cannot infer value of type parameter "F" of "flow"`.
    """
    places: dict[str, int] = {}
    for number, step in enumerate(steps):
        if step.name in places:
            raise ValueError(f"two steps of {frame.__name__} are called {step.name}")
        if isinstance(step, Loop):
            if step.to not in places:
                raise ValueError(f"{frame.__name__} loops to {step.to}, which is no earlier step")
            step.target = places[step.to]
        places[step.name] = number
    return Flow(frame=frame, steps=list(steps))
