"""One call of one function of the snapshot, made in the sandbox, and what became of it.

Python and JavaScript functions by import. What the result means for a statement is not decided
here. The programs that make the call are in inside/.
"""

from __future__ import annotations

import json
import secrets
from enum import Enum
from pathlib import Path
from typing import Any, TypeAlias

from probant.runs.ending import stopped
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Finished, Mount

Shape: TypeAlias = Any
"""A value as nested lists, each led by the name of its kind; see inside/call_python.py."""

OTHER: Shape = ["other"]
"""A value that no literal can be."""

MAX_DEPTH = 60
MAX_RESULT_BYTES = 64 << 20
INSIDE_FOLDER = Path(__file__).with_name("inside")
PROGRAMS_INSIDE = "/programs"


class CallEnd(Enum):
    RETURNED = "returned"
    RAISED = "raised"
    NOT_IMPORTED = "not_imported"
    NOT_FOUND = "not_found"
    NEEDS_INSTANCE = "needs_instance"
    NOT_CALLABLE = "not_callable"
    DOES_NOT_FIT = "does_not_fit"


class CallRequest(Record, kw_only=True):
    """`path` is the file that defines the function, `attribute` its dotted name in there.

    `via` is a module of the repository to ask for it instead, `exception` what it is said to raise.
    """

    path: str
    attribute: str
    arguments: tuple[Shape, ...] = ()
    named: tuple[tuple[str, Shape], ...] = ()
    via: str = ""
    exception: str = ""
    is_new: bool = False


class CallResult(Record, kw_only=True):
    end: CallEnd
    value: Shape = None
    kinds: tuple[str, ...] = ()
    """Names of the raised exception's classes, its own first."""
    said: str = ""
    """Whether it is the exception the request names, where the program knows: yes, no, unknown."""
    surroundings: str = ""
    """What of the sandbox may have caused the exception: no network, no input, a missing file."""
    missing: str = ""
    text: str = ""


class Caller(Record, kw_only=True):
    """The program that makes a call, how it is started, and what it needs to see."""

    argv: tuple[str, ...]
    program: str
    mounts: tuple[Mount, ...]
    env: tuple[tuple[str, str], ...] = ()
    paths: tuple[str, ...] = ()


def make_call(site: Worksite, caller: Caller, request: CallRequest) -> CallResult | NoRun:
    """The result, believed only if it was written by the program that was asked."""
    # The call's name can be read off the running program; the other two cannot.
    asked = site.results / f"call-{secrets.token_hex(8)}.json"
    told, nonce = site.results / f"result-{secrets.token_hex(16)}.json", secrets.token_hex(16)
    document = _document(site, caller, request, nonce, told.name)
    site.write_in(asked, json.dumps(document).encode())
    programs = PROGRAMS_INSIDE if site.sandbox.is_isolated else str(INSIDE_FOLDER)
    done = site.run(
        [
            *caller.argv,
            f"{programs}/{caller.program}",
            f"{site.results_inside}/{asked.name}",
        ],
        env=dict(caller.env),
        mounts=[*caller.mounts, Mount(INSIDE_FOLDER, PROGRAMS_INSIDE)],
    )
    try:
        if short := stopped(done, f"`{request.attribute}`"):
            return short
        return _read(site, told, nonce) or _no_result(request, done)
    finally:
        for file in (asked, told):
            site.remove_in(file)


def _no_result(request: CallRequest, done: Finished) -> NoRun:
    note = f"calling `{request.attribute}` ended the program with code {done.exit_code}"
    return NoRun(ReasonCode.TOOL_FAILED, note)


def _document(
    site: Worksite, caller: Caller, request: CallRequest, nonce: str, result: str
) -> dict[str, object]:
    return {
        "nonce": nonce,
        "result": f"{site.results_inside}/{result}",
        "paths": list(caller.paths),
        "module": _module(request.path, caller.paths, site.inside),
        "file": f"{site.inside}/{request.path}",
        "attribute": request.attribute,
        "arguments": list(request.arguments),
        "named": [list(pair) for pair in request.named],
        "via": request.via,
        "exception": request.exception,
        "is_new": request.is_new,
        "root": site.inside,
    }


def _module(path: str, roots: tuple[str, ...], inside: str) -> str:
    """The dotted name of a file below the first root that holds it."""
    full = f"{inside}/{path}"
    for root in sorted(roots, key=len, reverse=True):
        if full.startswith(f"{root}/"):
            parts = full[len(root) + 1 :].removesuffix(".py").split("/")
            return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return path.rpartition("/")[2].removesuffix(".py")


def _read(site: Worksite, path: Path, nonce: str) -> CallResult | None:
    raw = site.read_back(path, MAX_RESULT_BYTES)
    try:
        told = json.loads(raw) if raw is not None else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict) or told.get("nonce") != nonce:
        return None
    try:
        end = CallEnd(told.get("end"))
    except ValueError:
        return None
    kinds = told.get("kinds")
    return CallResult(
        end=end,
        value=told.get("value") if is_shape(told.get("value")) else OTHER,
        kinds=tuple(str(kind) for kind in kinds) if isinstance(kinds, list) else (),
        said=str(told.get("said") or ""),
        surroundings=str(told.get("surroundings") or ""),
        missing=str(told.get("missing") or ""),
        text=str(told.get("text") or ""),
    )


def is_shape(found: object, depth: int = 0) -> bool:
    """Whether a value is told as it should be: the function that was called can write it too."""
    if depth > MAX_DEPTH:
        return False

    def inner(items: list[object]) -> bool:
        return all(is_shape(one, depth + 1) for one in items)

    match found:
        case ["undefined" | "huge" | "other"]:
            return True
        case ["plain", None | bool() | str()]:
            return True
        case ["int", str(text)]:
            return _is_whole_number(text)
        case ["float" | "number" | "bytes" | "bare", str()] | ["complex", str(), str()]:
            return True
        case ["list" | "tuple" | "set", list(items)]:
            return inner(items)
        case ["dict", list(pairs)]:
            return all(isinstance(one, list) and len(one) == 2 and inner(one) for one in pairs)
    return False


def _is_whole_number(text: str) -> bool:
    try:
        int(text, 0)
    except ValueError:
        return False
    return True
