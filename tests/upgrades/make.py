"""`./test run tests.upgrades.make [COMMIT...]`: databases as earlier versions of this repository
left them, made by those versions from the history. Each is kept beside this file with what its
tables waited for; `test_upgrades.py` opens them with today's version.
"""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
VERSIONS = ("7f22ea3", "911bd31", "f3154d9", "7cd5b1d", "e869f6c", "53fac1e", "8faca10")
"""From the first server on; the last is the one before digests left words out."""


def make(commit: str) -> None:
    with tempfile.TemporaryDirectory() as found:
        folder = Path(found)
        files = subprocess.run(
            ["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True
        )
        subprocess.run(["tar", "x", "-C", found], input=files.stdout, check=True)
        database = folder / "cantina.db"
        played = subprocess.run(
            [sys.executable, "-P", str(HERE / "then.py"), str(database)],
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
            cwd=found,
            check=True,
            stdout=subprocess.PIPE,
        )
        with sqlite3.connect(database) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        connection.close()
        packed = gzip.compress(database.read_bytes(), mtime=0)
        (HERE / f"{commit}.db.gz").write_bytes(packed)
        told = json.dumps(json.loads(played.stdout))
        (HERE / f"{commit}.json.gz").write_bytes(gzip.compress(told.encode(), mtime=0))
        print(f"{commit}: {len(packed)} bytes")


if __name__ == "__main__":
    for version in sys.argv[1:] or VERSIONS:
        make(version)
