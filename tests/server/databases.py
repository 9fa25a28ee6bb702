"""Databases to try: a PostgreSQL server of one's own, where its programs are installed."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any


def postgresql_programs() -> Path | None:
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


class Cluster:
    """A PostgreSQL server on a socket in a folder of its own."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.count = itertools.count()
        # The server refuses to be root, so there it runs as the user its package made.
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
            self.user = {"user": "postgres", "group": "postgres", "extra_groups": []}

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self.user)

    def make(self) -> None:
        self.run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")

    def start(self) -> None:
        flags = f"-c listen_addresses= -c fsync=off -k {self.folder}"
        self.run("pg_ctl", "-D", "data", "-w", "-s", "-l", "server.log", "-o", flags, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", "data", "-w", "-s", "-m", "immediate", "stop")

    def new_database(self) -> str:
        name = f"house{next(self.count)}"
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", name)
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"
