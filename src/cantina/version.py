"""Says which version of the program this is: the number in pyproject.toml, its only place."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

# In a compiled build this file is a link, so a checkout is found from there too.
PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


@cache
def version() -> str:
    if PROJECT.is_file():
        found = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
        project: dict[str, Any] = found.get("project", {})
        if project.get("name") == "cantina":
            return str(project["version"])
    return metadata.version("cantina")
