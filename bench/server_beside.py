"""Our server beside boardgame.io's, in turns, so that both meet the same machine.

FOLDER holds boardgame.io with `server.js` and `b_server.js` (see `shared/bench/boardgameio`, after
`npm install`). Each round measures one after the other; the medians of all rounds are compared.

    ./test run bench.server_beside FOLDER       # 3 rounds of 6 seconds
    ./test run bench.server_beside FOLDER 5 8   # 5 rounds of 8 seconds
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from bench.server import measured

TABLES = (10, 50)
SEATS = 4
KEYS = ("moves_s", "p50_ms", "p99_ms")


def theirs(folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    """One run of boardgame.io's server and its own clients."""
    server = subprocess.Popen(
        ["node", "server.js"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        time.sleep(2)
        load = ["node", "b_server.js", str(tables), str(SEATS), str(seconds)]
        said = subprocess.run(load, cwd=folder, capture_output=True, text=True, check=True)
        figures: dict[str, Any] = json.loads(said.stdout.splitlines()[-1])
        return figures
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    folder = Path(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 6.0
    for tables in TABLES:
        us: list[dict[str, Any]] = []
        them: list[dict[str, Any]] = []
        for _ in range(rounds):
            us.append(measured(tables, seconds, SEATS, 0.0))
            them.append(theirs(folder, tables, seconds))
        line: dict[str, Any] = {"tables": tables, "seats": SEATS, "rounds": rounds}
        for key in KEYS:
            mine, other = median(one[key] for one in us), median(one[key] for one in them)
            line[key] = {"cantina": mine, "boardgame.io": other, "ratio": round(mine / other, 2)}
        line["server_us_per_move"] = median(one["server_us_per_move"] for one in us)
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
