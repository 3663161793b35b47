"""Make one call in the sandbox and write down what became of it. Started as a program of its own.

Reads the request from the file it is given, and removes it before anything of the target is loaded;
writes the result to the file the request names. Values are
told by shape, so that nothing has to be evaluated to compare them.
"""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import inspect
import json
import os
import sys
from pathlib import Path
from typing import Any

MAX_REPR_CHARS = 500
MAX_PARTS = 10_000


def main() -> None:
    asked = Path(sys.argv[1])
    request = json.loads(asked.read_text("utf-8"))
    asked.unlink()
    sys.path[:0] = request["paths"]
    told = outcome(request)
    told["nonce"] = request["nonce"]
    Path(request["result"]).write_text(json.dumps(told), "utf-8")


def outcome(request: Any) -> dict[str, Any]:
    try:
        module = loaded(request["module"], request["file"])
    except ModuleNotFoundError as missing:
        return {"end": "not_imported", "missing": missing.name or "", "text": shown(missing)}
    except BaseException as error:  # noqa: BLE001 - whatever the target raises is the result
        return {"end": "not_imported", "missing": "", "text": shown(error)}
    found = module
    for name in request["attribute"].split("."):
        holder, found = found, inspect.getattr_static(found, name, None)
        if found is None:
            return {"end": "not_found", "text": name}
    if inspect.isclass(holder) and not isinstance(found, (staticmethod, classmethod)):
        return {"end": "needs_instance", "text": request["attribute"]}
    called = getattr(holder, name)
    if not callable(called):
        return {"end": "not_callable", "text": request["attribute"]}
    arguments = [value(one) for one in request["arguments"]]
    named = {name: value(one) for name, one in request["named"]}
    return made(called, arguments, named)


def loaded(name: str, path: str) -> Any:
    module = importlib.import_module(name)
    origin = os.path.realpath(getattr(module, "__file__", "") or "")
    if origin == os.path.realpath(path):
        return module
    spec = importlib.util.spec_from_file_location(name.rpartition(".")[2] + "_at_path", path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def made(called: Any, arguments: list[Any], named: dict[str, Any]) -> dict[str, Any]:
    try:
        inspect.signature(called).bind(*arguments, **named)
    except TypeError as error:
        return {"end": "does_not_fit", "text": shown(error)}
    except ValueError:
        pass  # built-in callables have no signature to look at
    try:
        result = called(*arguments, **named)
        if inspect.isawaitable(result):
            result = asyncio.run(awaited(result))
    except BaseException as error:  # noqa: BLE001 - whatever the target raises is the result
        kinds = [kind.__name__ for kind in type(error).__mro__ if kind is not object]
        return {"end": "raised", "kinds": kinds, "text": shown(error)}
    return {"end": "returned", "value": shape(result, [MAX_PARTS]), "text": shown(result)}


async def awaited(result: Any) -> Any:
    return await result


def shape(found: Any, room: list[int]) -> list[Any]:
    """Nested lists that tell type and content; what has no literal form is 'other'."""
    room[0] -= 1
    if room[0] < 0:
        return ["other"]
    if found is None or isinstance(found, (bool, str)):
        return ["plain", str(found) if isinstance(found, str) else found]
    if isinstance(found, int):
        return ["int", str(int(found))]
    if isinstance(found, float):
        return ["float", float(found).hex()]
    if isinstance(found, complex):
        return ["complex", found.real.hex(), found.imag.hex()]
    if isinstance(found, (bytes, bytearray)):
        return ["bytes", bytes(found).hex()]
    if isinstance(found, (list, tuple)):
        return ["list", [shape(one, room) for one in found]]
    if isinstance(found, dict):
        return ["dict", [[shape(key, room), shape(one, room)] for key, one in found.items()]]
    if isinstance(found, (set, frozenset)):
        members = sorted(found, key=repr)
        return ["dict", [[shape(one, room), shape(one, room)] for one in members]]
    return ["other"]


def value(told: Any) -> Any:
    kind, *rest = told
    if kind == "plain":
        return rest[0]
    if kind == "int":
        return int(rest[0])
    if kind == "float":
        return float.fromhex(rest[0])
    if kind == "complex":
        return complex(float.fromhex(rest[0]), float.fromhex(rest[1]))
    if kind == "bytes":
        return bytes.fromhex(rest[0])
    if kind == "list":
        return [value(one) for one in rest[0]]
    if kind == "tuple":
        return tuple(value(one) for one in rest[0])
    pairs = [(value(key), value(one)) for key, one in rest[0]]
    return {key for key, _ in pairs} if kind == "set" else dict(pairs)


def shown(found: Any) -> str:
    try:
        text = repr(found)
    except BaseException as error:  # noqa: BLE001 - the target's own code makes this text
        text = f"<{type(error).__name__} while showing it>"
    return text[:MAX_REPR_CHARS]


main()
