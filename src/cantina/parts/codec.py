"""The small checks that generated codecs are made of. Anything unexpected is a BadRecord."""

from __future__ import annotations

from typing import Any

from cantina.kernel.action import Action
from cantina.kernel.errors import BadRecord
from cantina.kernel.rng import Keyed, Rng


def get(data: dict[str, Any], key: str) -> object:
    if key not in data:
        raise BadRecord(f"the saved state has no {key!r}")
    value: object = data[key]
    return value


def as_dict(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadRecord(f"the saved state has {value!r} where an object belongs")
    return value


def as_list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise BadRecord(f"the saved state has {value!r} where a list belongs")
    return value


def as_int(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord(f"the saved state has {value!r} where a number belongs")
    return value


def as_bool(value: object) -> bool:
    if not isinstance(value, bool):
        raise BadRecord(f"the saved state has {value!r} where true or false belongs")
    return value


def as_str(value: object) -> str:
    if not isinstance(value, str):
        raise BadRecord(f"the saved state has {value!r} where text belongs")
    return value


def encode_action(action: Action) -> list[Any]:
    return [action.verb, *action.args]


def as_action(value: object) -> Action:
    parts = as_list(value)
    if not parts:
        raise BadRecord("the saved state has an action without a verb")
    return Action(as_str(parts[0]), tuple([as_int(part) for part in parts[1:]]))


def encode_rng(rng: Rng) -> Any:
    return rng.position() if isinstance(rng, Keyed) else rng.word


def decode_rng(value: object) -> Rng:
    if not isinstance(value, list):
        return Rng(as_int(value))
    if len(value) != 3:
        raise BadRecord("the saved state has no usable stream of random numbers")
    try:
        key = bytes.fromhex(as_str(value[0]))
    except ValueError:
        raise BadRecord("the saved state has no usable key") from None
    return Keyed(key, as_int(value[1]), as_int(value[2]))
