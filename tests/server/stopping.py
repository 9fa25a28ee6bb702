"""Asks a server to stop, or kills it, in the midst of everything: sockets open, bots thinking.

`./test run tests.server.stopping 20` does it twenty times and says how long it took.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.server.online import Sitting
from tests.server.programs import Served, wait_until

THINKING = "mcts:8s"
RESTART = 1012


def busy_server(folder: Path) -> tuple[Served, list[Sitting]]:
    """Tables at which bots think long, one where they play fast, people and a spectator."""
    server = Served(folder, workers="2", think_seconds="600", bot_seconds="300").opened()
    ann = server.person("Ann")
    slow = [ann.open("me", THINKING)["id"] for _ in range(2)]
    fast = ann.open("me", "quick", "quick")["id"]
    sittings = [ann.sit(id) for id in (*slow, fast, fast)]
    sittings.append(Sitting(server.address, fast))
    for one in sittings[:2]:
        one.act()
    sittings[2].play_on(3)
    return server, sittings


def workers_of(server: Served) -> list[int]:
    """The processes that a server started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it ended while we looked
            continue
        if int(fields[1]) == server.process.pid:
            found.append(int(stat.parent.name))
    return found


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def stop(folder: Path, wait: float) -> float:
    """How long an orderly end took."""
    server, sittings = busy_server(folder)
    time.sleep(wait)
    workers = workers_of(server)
    began = time.monotonic()
    code = server.stop()
    took = time.monotonic() - began
    said = server.log.read_text()
    assert code == 0, said[-2000:]
    assert "Traceback" not in said, said[said.index("Traceback") - 500 :][:3000]
    for one in sittings:
        assert one.closed() == RESTART
    wait_until(lambda: not any(map(alive, workers)), "the end of the workers")
    return took


def kill(folder: Path) -> None:
    """No worker outlives a server that was killed."""
    server, _ = busy_server(folder)
    wait_until(lambda: len(workers_of(server)) >= 2, "workers")
    time.sleep(0.5)
    workers = workers_of(server)
    server.kill()
    wait_until(lambda: not any(map(alive, workers)), "the end of the workers")


def stop_often(times: int, folder: Path, seed: int = 1) -> dict[str, float]:
    dice = random.Random(seed)
    took = [stop(folder, dice.uniform(0, 1.5)) for _ in range(times)]
    return {"stops": times, "longest": max(took), "mean": sum(took) / times}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        print(stop_often(int(sys.argv[1]), Path(scratch)))
