"""The interface as data: every way in and every message, generated from the types that check them.

`docs/api-schema.json` is this, kept in the repository; a test compares them. It is an OpenAPI 3.1
document; the messages of the socket, which OpenAPI does not know, are under `x-socket`.
"""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from inspect import getdoc
from typing import Any, Final, get_args

import msgspec

from cantina.room.wire import AnyHeard, AnyTold
from cantina.server.bodies import Health, Problem
from cantina.server.ways import TABLE, WAYS, Way

REF: Final = "#/components/schemas/{name}"
VERSION: Final = "2"
"""Of the interface. Grows when a client written for the last one would no longer work."""


@cache
def description(base: str = "/") -> bytes:
    heard, told = get_args(AnyHeard), get_args(AnyTold)
    types = [*heard, *told, Problem, Health]
    types += [way.body for way in WAYS if way.body is not None]
    types += [one for way in WAYS for one in _answers(way)]
    unique = list(dict.fromkeys(types))
    schemas, parts = msgspec.json.schema_components(unique, ref_template=REF)
    for part in parts.values():
        if "description" in part:  # Python versions differ in how they indent docstrings
            part["description"] = " ".join(part["description"].split())
        for name, kind in part.get("properties", {}).items():
            part["properties"][name] = _as_read(kind)
    refs = dict(zip(unique, schemas, strict=True))
    document: dict[str, Any] = {
        "openapi": "3.1.0",
        "info": {
            "title": "Cantina",
            "version": VERSION,
            "description": "Tables for people and bots. docs/api.md explains it.",
        },
        "paths": _paths(refs),
        "x-socket": {
            "path": f"{TABLE}/socket",
            "client": [refs[one] for one in heard],
            "server": [refs[one] for one in told],
        },
        "components": {"schemas": parts},
    }
    if base != "/":
        document["servers"] = [{"url": base[:-1]}]
    return (json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n").encode()


def _as_read(kind: dict[str, Any]) -> dict[str, Any]:
    """Without the alternative of being encoded already, which is nobody's business outside."""
    kinds = [one for one in kind.get("anyOf", []) if one]
    if not kinds:
        return kind
    rest = {key: value for key, value in kind.items() if key != "anyOf"}
    return {**rest, **kinds[0]} if len(kinds) == 1 else {**rest, "anyOf": kinds}


def _answers(way: Way) -> list[Any]:
    if way.answer is None:
        return []
    return list(get_args(way.answer)) or [way.answer]


def _paths(refs: dict[Any, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    paths: dict[str, dict[str, Any]] = {}
    for way in WAYS:
        paths.setdefault(way.path, {})[way.method.lower()] = _operation(way, refs)
    return paths


def _operation(way: Way, refs: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    answers = [refs[one] for one in _answers(way)]
    schema = answers[0] if len(answers) == 1 else {"anyOf": answers} if answers else {}
    operation: dict[str, Any] = {
        "operationId": way.work.__name__,
        "summary": " ".join((getdoc(way.work) or "").split()),
        "responses": {
            str(way.status): _content("done", schema),
            "default": _content("refused", refs[Problem]),
        },
    }
    parameters = [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
        for name in way.query
    ]
    for name in re.findall(r"{(\w+)}", way.path):
        text = {"type": "string"}
        parameters.insert(0, {"name": name, "in": "path", "required": True, "schema": text})
    if parameters:
        operation["parameters"] = parameters
    if way.body is not None:
        content = {"application/json": {"schema": refs[way.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _content(text: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": text, "content": {"application/json": {"schema": schema}}}


if __name__ == "__main__":
    sys.stdout.buffer.write(description())
