"""Make one call in the sandbox and write down what became of it. Started as a program of its own.

Reads the request from the file it is given, and removes it before anything of the target is loaded;
writes the result to the file the request names. Values are told by shape, read from the built-in
types themselves, so that no method of the target has a say in them.
"""

from __future__ import annotations

import builtins
import errno
import importlib
import importlib.util
import inspect
import json
import os
import sys
from itertools import islice
from json.encoder import encode_basestring_ascii
from pathlib import Path
from typing import Any

MAX_REPR_CHARS = 2_100
MAX_PARTS = 10_000
MAX_ITEMS = 2_001
MAX_CHARS = 5_000
MAX_BITS = 20_000
MAX_DEPTH = 50
"""What is longer than any text would write it is cut: it is unequal to it all the same."""

NETWORK = {errno.ENETUNREACH, errno.ECONNREFUSED, errno.EHOSTUNREACH, errno.ETIMEDOUT,
           errno.ENETDOWN, errno.EADDRNOTAVAIL, errno.ECONNRESET, errno.EAFNOSUPPORT}  # fmt: skip
RIGHTS = {errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EMFILE, errno.ENFILE,
          errno.EFBIG, errno.EAGAIN, errno.ENOMEM}  # fmt: skip

# The target may replace any of these in their modules.
_type, _issubclass, _isinstance = type, issubclass, isinstance
_open, _write, _exit = os.open, os.write, os._exit


def main() -> None:
    asked = Path(sys.argv[1])
    request = json.loads(asked.read_text("utf-8"))
    asked.unlink()
    sys.argv[:] = [""]
    sys.path[0:1] = request["paths"]
    result, nonce = request.pop("result"), request.pop("nonce")
    told = outcome(request)
    told["nonce"] = nonce
    file = _open(result, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
    text = encoded(told).encode("ascii")
    while text:
        text = text[_write(file, text) :]
    _exit(0)  # whatever the target still has going on


def outcome(request: Any) -> dict[str, Any]:
    try:
        module = loaded(request)
    except ModuleNotFoundError as missing:
        return {"end": "not_imported", "missing": plain(missing.name), "text": shown(missing)}
    except BaseException as error:  # noqa: BLE001 - whatever the target raises is the result
        return {"end": "not_imported", "missing": "", "text": shown(error)}
    found, holder, name = module, None, ""
    for name in request["attribute"].split("."):
        holder, found = found, attribute(found, name)
        if found is None:
            return {"end": "not_found", "text": name}
    if inspect.isclass(holder) and not is_of_class(found):
        return {"end": "needs_instance", "text": request["attribute"]}
    try:
        called = getattr(holder, name)
    except BaseException as error:  # noqa: BLE001 - a descriptor of the target's
        return {"end": "not_callable", "text": shown(error)}
    if not callable(called):
        return {"end": "not_callable", "text": request["attribute"]}
    arguments = [value(one) for one in request["arguments"]]
    named = {name: value(one) for name, one in request["named"]}
    return made(called, arguments, named, request["exception"], module)


def attribute(holder: Any, name: str) -> Any:
    found = inspect.getattr_static(holder, name, None)
    if found is None and inspect.ismodule(holder):
        return getattr(holder, name, None)  # modules may make their names when they are asked
    return found


def is_of_class(found: Any) -> bool:
    return isinstance(found, (staticmethod, classmethod)) or inspect.isclass(found)


def loaded(request: Any) -> Any:
    if request["via"]:
        module = importlib.import_module(request["via"])
        origin = os.path.realpath(getattr(module, "__file__", None) or "")
        if not origin.startswith(os.path.realpath(request["root"]) + "/"):
            raise ImportError(request["via"] + " is not of this repository")
        return module
    name, path = request["module"], request["file"]
    folder = Path(path).parent
    if not (folder / "__init__.py").exists():
        sys.path.append(str(folder))  # as for a script, which finds its fellows
    module = importlib.import_module(name)
    origin = os.path.realpath(getattr(module, "__file__", None) or "")
    if origin == os.path.realpath(path):
        return module
    spec = importlib.util.spec_from_file_location(name.rpartition(".")[2] + "_at_path", path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def made(
    called: Any, arguments: list[Any], named: dict[str, Any], said: str, module: Any
) -> dict[str, Any]:
    try:
        inspect.signature(called, follow_wrapped=False).bind(*arguments, **named)
    except TypeError as error:
        return {"end": "does_not_fit", "text": shown(error)}
    except BaseException:  # noqa: BLE001, S110 - there is no signature to look at
        pass
    try:
        result = called(*arguments, **named)
        if inspect.isawaitable(result):
            import asyncio  # costs as much as all the rest

            result = asyncio.run(awaited(result))
    except BaseException as error:  # noqa: BLE001 - whatever the target raises is the result
        cause, missing = surroundings(error)
        return {
            "end": "raised",
            "kinds": [plain(kind.__name__) for kind in mro(error) if kind is not object],
            "said": is_said(error, said, module),
            "surroundings": cause,
            "missing": missing,
            "text": shown(error),
        }
    return {"end": "returned", "value": shape(result, [MAX_PARTS], 0), "text": shown(result)}


async def awaited(result: Any) -> Any:
    return await result


def mro(found: Any) -> tuple[type, ...]:
    bases: tuple[type, ...] = type.__dict__["__mro__"].__get__(_type(found))
    return bases


def is_said(error: BaseException, said: str, module: Any) -> str:
    """Whether the exception is what the text says: 'yes', 'no', or 'unknown'."""
    last = said.rpartition(".")[2]
    is_named = any(kind.__name__ == last for kind in mro(error))
    if "." not in said and (not said or is_named):
        return "yes"
    meant = classes_named(said, module)
    if any(_issubclass(_type(error), one) for one in meant):
        return "yes"
    return "no" if meant and not is_named else "unknown"


def classes_named(said: str, module: Any) -> list[type]:
    """The exceptions a name may mean: of the module, the language, of a module by its path."""
    first, *rest = said.split(".")
    starts = [vars(module).get(first), vars(builtins).get(first)]
    if not rest:
        starts += [walked(one, [first]) for one in list(sys.modules.values())]
    found = [walked(start, rest) for start in starts]
    for n in range(len(rest), 0, -1):
        parts = [first, *rest]
        try:
            found.append(walked(importlib.import_module(".".join(parts[:n])), parts[n:]))
        except BaseException:  # noqa: BLE001, S112 - there is no such module
            continue
    return [one for one in found if _isinstance(one, _type) and _issubclass(one, BaseException)]


def walked(found: Any, names: list[str]) -> Any:
    try:
        for name in names:
            found = getattr(found, name, None)
    except BaseException:  # noqa: BLE001 - a module may make its names when it is asked
        return None
    return found


def surroundings(error: BaseException | None) -> tuple[str, str]:
    """What of the sandbox may have caused it, and the module that was missing."""
    for _ in range(10):
        if error is None:
            break
        if _isinstance(error, MemoryError):
            return "memory", ""
        if isinstance(error, ImportError):
            return "import", plain(error.name)
        if _isinstance(error, EOFError) and str(error).startswith("EOF when reading a line"):
            return "input", ""
        if isinstance(error, OSError) and (cause := of_system(error)):
            return cause, ""
        error = error.__cause__ or error.__context__
    return "", ""


def of_system(error: OSError) -> str:
    if error.errno in NETWORK or _type(error).__name__ in ("gaierror", "herror", "timeout"):
        return "network"
    if error.errno in RIGHTS:
        return "rights"
    if error.errno == errno.ENOENT:
        name = os.fspath(error.filename) if _isinstance(error.filename, (str, bytes)) else ""
        text = os.fsdecode(name)
        is_ours = text.startswith(("/repo", "/tmp")) or not text.startswith("/")  # noqa: S108
        return "near file" if text and is_ours else "file"
    return ""


def plain(text: Any) -> str:
    return str.__str__(text)[:200] if _issubclass(_type(text), str) else ""


def shape(found: Any, room: list[int], depth: int) -> list[Any]:
    """Nested lists that tell type and content; what has no literal form is 'other'."""
    room[0] -= 1
    kind = _type(found)
    if room[0] < 0 or depth > MAX_DEPTH:
        return ["other"]
    if found is None or found is True or found is False:
        return ["plain", found]
    if _issubclass(kind, str):
        return ["plain", str.__str__(found)[:MAX_CHARS]]
    if _issubclass(kind, int):
        whole = int.__add__(found, 0)
        return ["int", int.__format__(whole, "#x")] if whole.bit_length() < MAX_BITS else ["huge"]
    if _issubclass(kind, float):
        return ["float", float.__float__(found).hex()]
    if _issubclass(kind, complex):
        number = complex.__add__(found, 0)
        return ["complex", number.real.hex(), number.imag.hex()]
    if _issubclass(kind, bytes):
        return ["bytes", bytes.__getitem__(found, slice(MAX_CHARS)).hex()]
    if _issubclass(kind, bytearray):
        return ["bytes", bytearray.__getitem__(found, slice(MAX_CHARS)).hex()]
    for base, name in ((list, "list"), (tuple, "tuple"), (set, "set"), (frozenset, "set")):
        if _issubclass(kind, base):
            items = islice(base.__iter__(found), MAX_ITEMS)
            return [name, [shape(one, room, depth + 1) for one in items]]
    if _issubclass(kind, dict):
        pairs = islice(dict.items(found), MAX_ITEMS)
        return ["dict", [[shape(one, room, depth + 1) for one in pair] for pair in pairs]]
    return ["other"]


def encoded(told: Any) -> str:
    """JSON of strings, lists, dictionaries and the three words, and of nothing else."""
    if told is None or told is True or told is False:
        return {None: "null", True: "true", False: "false"}[told]
    kind = _type(told)
    if kind is str:
        return encode_basestring_ascii(told)
    if kind is list:
        return "[" + ",".join([encoded(one) for one in told]) + "]"
    pairs = [encode_basestring_ascii(key) + ":" + encoded(one) for key, one in told.items()]
    return "{" + ",".join(pairs) + "}"


def value(told: Any) -> Any:
    kind, *rest = told
    if kind == "plain":
        return rest[0]
    if kind == "int":
        return int(rest[0], 16)
    if kind == "float":
        return float.fromhex(rest[0])
    if kind == "complex":
        return complex(float.fromhex(rest[0]), float.fromhex(rest[1]))
    if kind == "bytes":
        return bytes.fromhex(rest[0])
    items = [value(one) for one in rest[0]] if kind != "dict" else []
    if kind == "list":
        return items
    if kind == "tuple":
        return tuple(items)
    if kind == "set":
        return set(items)
    return {value(key): value(one) for key, one in rest[0]}


def shown(found: Any) -> str:
    try:
        text = repr(found)
    except BaseException as error:  # noqa: BLE001 - the target's own code makes this text
        text = f"<{_type(error).__name__} while showing it>"
    return str.__str__(text)[:MAX_REPR_CHARS]


main()
