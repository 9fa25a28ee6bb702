"""Runs steps: those of a lane one after the other, the lanes beside each other."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import IO, Final

from tests.checks.results import Result
from tests.checks.steps import REPORTS, ROOT, Step

NOT_RUN: Final = 3
"""The status of a command that lacks something here; its last line says what."""

INTERRUPTED: Final = 130


@dataclass(frozen=True)
class Ran:
    """One command of a step: its status, and what it printed."""

    command: list[str]
    status: int
    output: str


@dataclass
class Ended:
    """How a step ended."""

    step: Step
    seconds: float = 0.0
    processor_seconds: float = 0.0
    ran: list[Ran] = field(default_factory=list)
    not_run: list[str] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)

    @property
    def failed_commands(self) -> list[Ran]:
        return [ran for ran in self.ran if ran.status]

    @property
    def bad_results(self) -> list[Result]:
        """A test that passed only when it was tried again counts as a failure."""
        return [result for result in self.results if result.outcome in {"failed", "flaky"}]

    def count(self, outcome: str) -> int:
        return sum(result.outcome == outcome for result in self.results)

    @property
    def failed(self) -> bool:
        return bool(self.failed_commands or self.bad_results)


class Runner:
    """Runs steps and keeps the processes it started, so that none outlives it."""

    def __init__(self, environment: dict[str, str], on_end: Callable[[Ended], None]) -> None:
        self.environment = environment
        self.on_end = on_end
        self.running: set[int] = set()
        self.lock = threading.Lock()
        self.stopped = False

    def run(self, steps: list[Step], show: bool) -> list[Ended]:
        """Runs all steps. `show`: what they print goes to the terminal as well as to a log."""
        REPORTS.mkdir(parents=True, exist_ok=True)
        lanes: dict[str, list[Step]] = {}
        for step in steps:
            lanes.setdefault(step.lane, []).append(step)
        with self.interruptible(), ThreadPoolExecutor(len(lanes)) as threads:
            done = list(threads.map(lambda lane: self.run_lane(lane, show), lanes.values()))
        return [ended for lane in done for ended in lane]

    def run_lane(self, steps: list[Step], show: bool) -> list[Ended]:
        done = []
        for step in steps:
            if self.stopped:
                break
            ended = self.run_step(step, show)
            with self.lock:
                self.on_end(ended)
            done.append(ended)
        return done

    def run_step(self, step: Step, show: bool) -> Ended:
        step.report.unlink(missing_ok=True)
        ended = Ended(step)
        started = time.monotonic()
        with step.log.open("w+", encoding="utf-8", errors="replace") as log:
            for command in step.commands:
                begins = log.tell()
                status = self.run_command(command, log, show, ended)
                log.seek(begins)
                printed = log.read()
                if status == NOT_RUN:
                    ended.not_run.append(_last_line(printed))
                else:
                    ended.ran.append(Ran(command, status, printed))
        ended.seconds = time.monotonic() - started
        if step.read and step.report.exists():
            ended.results = step.read(step.report, step.command)
        return ended

    def run_command(self, command: list[str], log: IO[str], show: bool, ended: Ended) -> int:
        """Runs one command to its end and returns its status."""
        child = subprocess.Popen(
            command,
            cwd=ROOT,
            env=self.environment | {"CANTINA_REPORT": str(ended.step.report)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if show else log,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        self.running.add(child.pid)
        if child.stdout:
            for line in child.stdout:
                print(line, end="", flush=True)
                log.write(line)
        _, wait_status, used = os.wait4(child.pid, 0)
        self.running.discard(child.pid)
        ended.processor_seconds += used.ru_utime + used.ru_stime
        child.returncode = os.waitstatus_to_exitcode(wait_status)
        return child.returncode

    @contextmanager
    def interruptible(self) -> Iterator[None]:
        """Ends all processes when the person, or whoever started the command, ends it."""

        def stop(number: int, frame: FrameType | None) -> None:
            self.stopped = True
            for pid in list(self.running):
                os.killpg(pid, signal.SIGTERM)

        signals = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
        before = {number: signal.signal(number, stop) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].removeprefix("not run: ") if lines else "it did not say why"
