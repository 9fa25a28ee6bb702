"""Words what `./test` says: a line for each step as it ends, then all failures, then a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.checks.running import Ended

# The end of a log says most; a test's own text is shown whole.
LOG_LINES = 80


def line(ended: Ended) -> str:
    """One step: how it ended, how long it took, and what its tests came to."""
    step = ended.step
    verdict = "FAILED" if ended.failed else "not run" if _nothing_ran(ended) else "passed"
    counts = [
        f"{count:,} {word}"
        for word, count in [
            ("passed", ended.count("passed")),
            ("failed", ended.count("failed")),
            ("passed only on another try", ended.count("flaky")),
            ("not run", ended.count("skipped")),
        ]
        if count
    ]
    took = f"{ended.seconds:4.0f} s ({ended.processor_seconds:.0f} s of processor)"
    return f"{verdict:8}{step.name:10}{took:30}{', '.join(counts + ended.not_run)}".rstrip()


def _nothing_ran(ended: Ended) -> bool:
    return len(ended.not_run) == len(ended.step.commands)


def failures(done: list[Ended]) -> Iterable[str]:
    """Yields every failure whole, with the command that repeats it."""
    for ended in done:
        if not ended.failed:
            continue
        for result in ended.bad_results:
            verdict = "failed" if result.outcome == "failed" else "passed only on another try"
            yield f"\n== {verdict}: {result.name}\n{result.text.rstrip()}\n-> {result.repeat}"
        for ran in ended.failed_commands:
            if ended.bad_results and ran.command == ended.step.commands[-1]:
                continue  # its tests were told above
            tail = "\n".join(ran.output.rstrip().splitlines()[-LOG_LINES:])
            yield (
                f"\n== failed: {ended.step.name}, status {ran.status}\n{tail}\n"
                f"-> {ended.step.command}    (whole log: {ended.step.log})"
            )


def left_out(done: list[Ended]) -> Iterable[str]:
    """Yields what did not run, by reason."""
    for ended in done:
        for reason in ended.not_run:
            yield f"not run: {ended.step.name}: {reason}"
        reasons = Counter(
            result.text.removeprefix("not run: ")
            for result in ended.results
            if result.outcome == "skipped"
        )
        for reason, count in reasons.items():
            tests = "test" if count == 1 else "tests"
            yield f"not run: {ended.step.name}, {count} {tests}: {reason or 'no reason was given'}"


def totals(done: list[Ended]) -> str:
    """All steps in one line, in the words that other programs count by.

    A step without a list of its tests counts as one."""
    counts: Counter[str] = Counter()
    for ended in done:
        found = Counter(result.outcome for result in ended.results)
        if ended.failed and not found["failed"] + found["flaky"]:
            found["failed"] = 1
        elif not found:
            found["skipped" if _nothing_ran(ended) else "passed"] = 1
        counts += found
    failed = counts["failed"] + counts["flaky"]
    skipped = f", {counts['skipped']} skipped" if counts["skipped"] else ""
    return f"{counts['passed']} passed, {failed} failed{skipped}"


def report(done: list[Ended], seconds: float) -> str:
    """The end of the command: failures whole, what did not run, the table, the totals."""
    ordered = sorted(done, key=lambda ended: not ended.failed)
    table = [line(ended) for ended in ordered]
    return "\n".join(
        [*failures(done), "", *left_out(done), *table, f"{seconds:.0f} s in all", totals(done)]
    )
