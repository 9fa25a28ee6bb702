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
from typing import Any, Final

from cantina.kernel.action import Action
from cantina.kernel.state import Frame


class Step:
    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule


class Do(Step):
    def __init__(self, run: Callable[[Any, Any], None], rule: str, name: str) -> None:
        super().__init__(name, rule)
        self.run: Final = run


class AskOne(Step):
    def __init__(
        self,
        name: str,
        seat: Callable[[Any, Any], int],
        options: Callable[[Any, Any], list[Action]],
        answer: Callable[[Any, Any, Action], None],
        rule: str,
        repeat: bool,
    ) -> None:
        super().__init__(name, rule)
        self.seat: Final = seat
        self.options: Final = options
        self.answer: Final = answer
        self.repeat: Final = repeat


class AskAll(Step):
    def __init__(
        self,
        name: str,
        options: Callable[[Any, Any, int], list[Action]],
        answer: Callable[[Any, Any, int, Action], None],
        order: Callable[[Any, Any], list[int]] | None,
        rule: str,
    ) -> None:
        super().__init__(name, rule)
        self.options: Final = options
        self.answer: Final = answer
        self.order: Final = order


class Window(Step):
    def __init__(
        self,
        name: str,
        order: Callable[[Any, Any], list[int]],
        options: Callable[[Any, Any, int], list[Action]],
        answer: Callable[[Any, Any, int, Action], None],
        rule: str,
    ) -> None:
        super().__init__(name, rule)
        self.order: Final = order
        self.options: Final = options
        self.answer: Final = answer


class Call(Step):
    def __init__(self, make: Callable[[Any, Any], Frame | None], rule: str, name: str) -> None:
        super().__init__(name, rule)
        self.make: Final = make


class Loop(Step):
    def __init__(self, to: str, while_: Callable[[Any, Any], bool], rule: str) -> None:
        super().__init__(f"back to {to}", rule)
        self.to: Final = to
        self.while_: Final = while_
        self.target = 0  # the position of `to`, found when the table is complete


def do(run: Callable[[Any, Any], None], *, rule: str, name: str = "") -> Step:
    return Do(run, rule, name or run.__name__)


def ask(
    name: str,
    *,
    seat: Callable[[Any, Any], int],
    options: Callable[[Any, Any], list[Action]],
    answer: Callable[[Any, Any, Action], None],
    rule: str,
    repeat: bool = False,
) -> Step:
    return AskOne(name, seat, options, answer, rule, repeat)


def ask_all(
    name: str,
    *,
    options: Callable[[Any, Any, int], list[Action]],
    answer: Callable[[Any, Any, int, Action], None],
    rule: str,
    order: Callable[[Any, Any], list[int]] | None = None,
) -> Step:
    """`order` says in which seat order the revealed answers take effect; without it, by number."""
    return AskAll(name, options, answer, order, rule)


def window(
    name: str,
    *,
    order: Callable[[Any, Any], list[int]],
    options: Callable[[Any, Any, int], list[Action]],
    answer: Callable[[Any, Any, int, Action], None],
    rule: str,
) -> Step:
    """A seat with no options is passed over. After a reaction every seat may react again."""
    return Window(name, order, options, answer, rule)


def call(make: Callable[[Any, Any], Frame | None], *, rule: str, name: str = "") -> Step:
    """Runs the flow of the frame `make` returns, then goes on here; None calls nothing."""
    return Call(make, rule, name or make.__name__)


def loop(to: str, *, while_: Callable[[Any, Any], bool], rule: str) -> Step:
    return Loop(to, while_, rule)


class Flow:
    """The steps of one kind of frame."""

    def __init__(self, frame: type[Frame], steps: list[Step]) -> None:
        self.frame: Final = frame
        self.steps: Final = steps


def flow(frame: type[Frame], *steps: Step) -> Flow:
    """A flow table. Step names are unique within it and a loop names an earlier step."""
    places: dict[str, int] = {}
    for number, step in enumerate(steps):
        if step.name in places:
            raise ValueError(f"two steps of {frame.__name__} are called {step.name}")
        if isinstance(step, Loop):
            if step.to not in places:
                raise ValueError(f"{frame.__name__} loops to {step.to}, which is no earlier step")
            step.target = places[step.to]
        places[step.name] = number
    return Flow(frame, list(steps))
