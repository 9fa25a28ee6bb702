"""Flow tables: a chapter of a rulebook as a list of steps, each citing its rule.

The table is the rulebook page; the functions it names are the sentences. Every function takes the
table `t` and the frame `f` that is running. Six kinds of step are enough:

do       something happens by itself
ask      one seat chooses; no options: the step is skipped; `repeat` asks again until DONE
ask_all  every seat chooses, sealed; all are revealed together
window   seats may react in a stated order until all pass
call     another flow runs first
loop     back to a named step while something holds
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
    target: int = 0  # the position of `to`, found when the table is complete


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
    """`order` says in which seat order the revealed answers take effect; without it, by number."""
    return AskAll(name=name, rule=rule, options=options, answer=answer, order=order)


def window(
    name: str,
    *,
    order: Callable[[T, F], list[Seat]],
    options: Callable[[T, F, Seat], list[A]],
    answer: Callable[[T, F, Seat, A], None],
    rule: str,
) -> Step[T, F]:
    """A seat with no options is passed over. After a reaction every seat may react again."""
    return Window(name=name, rule=rule, order=order, options=options, answer=answer)


def call(make: Callable[[T, F], Frame | None], *, rule: str, name: str = "") -> Step[T, F]:
    """Runs the flow of the frame `make` returns, then goes on here; None calls nothing."""
    return Call(name=name or make.__name__, rule=rule, make=make)


def loop(to: str, *, while_: Callable[[T, F], bool], rule: str) -> Step[T, F]:
    return Loop(name=f"back to {to}", rule=rule, to=to, while_=while_)


@dataclass(eq=False, repr=False)
class Flow(Generic[T, F]):
    """The steps of one kind of frame."""

    frame: type[F]
    steps: list[Step[T, F]]


def flow(frame: type[F], *steps: Step[T, F]) -> Flow[T, F]:
    """A flow table. Step names are unique within it and a loop names an earlier step.

    mypy checks that every function takes this frame and what its ask offers. Its words for a step
    of another frame are poor: `Cannot infer value of type parameter "F" of "flow"`.
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
