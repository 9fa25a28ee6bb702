"""The files that people host with agree with each other and with the settings there are."""

from __future__ import annotations

import re
from fnmatch import fnmatch

from cantina.server.settings import DEFAULT_PORT, Rates, Settings
from tests.house.sources import CHECKOUT

DOCKERFILE, IGNORED, CADDYFILE, EXAMPLE, HOME, FULL = (
    (CHECKOUT / name).read_text(encoding="utf-8")
    for name in (
        "Dockerfile",
        ".dockerignore",
        "Caddyfile",
        ".env.example",
        "compose.yaml",
        "compose.full.yaml",
    )
)
NAME = re.compile(r"\b(?:CANTINA|POSTGRES|COMPOSE)_[A-Z_]+")
FILLED_IN = re.compile(r"\$\{(\w+)")


def test_variables_are_settings_or_filled_in_by_compose() -> None:
    settings = {f"CANTINA_{name.upper()}" for name in Settings.__struct_fields__}
    settings |= {f"CANTINA_RATES_{name.upper()}" for name in Rates.__struct_fields__}
    filled_in = set(FILLED_IN.findall(HOME + FULL))
    explained = set(NAME.findall(EXAMPLE))
    assert filled_in <= explained
    assert explained <= settings | filled_in | {"COMPOSE_FILE"}
    assert set(NAME.findall(DOCKERFILE)) <= settings
    given = set(re.findall(r"^ +(CANTINA_\w+):", HOME + FULL, re.MULTILINE))
    assert {"CANTINA_DB", "CANTINA_REDIS", "CANTINA_HOSTS", "CANTINA_PROXIES"} <= given
    assert given <= settings | {"CANTINA_DOMAIN"}
    assert set(NAME.findall(CADDYFILE)) == {"CANTINA_DOMAIN"}


def test_port_and_folder_are_the_same_everywhere() -> None:
    for line in (f"CANTINA_PORT={DEFAULT_PORT}", f"EXPOSE {DEFAULT_PORT}", "CANTINA_HOME=/data"):
        assert line in DOCKERFILE
    assert re.search(r"^VOLUME /data$", DOCKERFILE, re.MULTILINE)
    assert f":{DEFAULT_PORT}" + '"]' in HOME
    assert f"dynamic a cantina {DEFAULT_PORT}" in CADDYFILE
    for composed in (HOME, FULL):
        assert 'volumes: ["data:/data"]' in composed
        assert "read_only: true" in composed


def test_what_is_copied_into_the_image_is_there() -> None:
    ignored = [line.removeprefix("**/") for line in IGNORED.split()]
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    paths = [path for line in copied for path in line.split()]
    assert "src" in paths
    for path in paths:
        assert (CHECKOUT / path).exists()
        assert not [one for one in ignored if fnmatch(path.rpartition("/")[2], one)]
    (version,) = set(re.findall(r"^FROM python:(\S+?)-", DOCKERFILE, re.MULTILINE))
    assert f"/lib/python{version}/" in DOCKERFILE
