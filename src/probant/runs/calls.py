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

from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Ended, Mount

Shape: TypeAlias = Any
"""A value as nested lists, each led by the name of its kind; see inside/call_python.py."""

MAX_RESULT_BYTES = 1 << 20
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
    """`path` is the file that defines the function, `attribute` its dotted name in there."""

    path: str
    attribute: str
    arguments: tuple[Shape, ...] = ()
    named: tuple[tuple[str, Shape], ...] = ()


class CallResult(Record, kw_only=True):
    end: CallEnd
    value: Shape = None
    kinds: tuple[str, ...] = ()
    """Names of the raised exception's classes, its own first."""
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
    nonce = secrets.token_hex(16)
    asked, told = site.results / f"call-{nonce}.json", site.results / f"result-{nonce}.json"
    document = _document(site, caller, request, nonce, told.name)
    site.write_in(asked, json.dumps(document).encode())
    done = site.run(
        [
            *caller.argv,
            f"{PROGRAMS_INSIDE}/{caller.program}",
            f"{site.results_inside}/{asked.name}",
        ],
        env=dict(caller.env),
        mounts=[*caller.mounts, Mount(INSIDE_FOLDER, PROGRAMS_INSIDE)],
    )
    if done.ended is Ended.TIMEOUT:
        return NoRun(ReasonCode.TIMEOUT, f"{request.attribute} did not end in time")
    return _read(site.read_back(told, MAX_RESULT_BYTES), nonce) or NoRun(
        ReasonCode.TOOL_FAILED, f"calling {request.attribute} ended with code {done.exit_code}"
    )


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
    }


def _module(path: str, roots: tuple[str, ...], inside: str) -> str:
    """The dotted name of a file below the first root that holds it."""
    full = f"{inside}/{path}"
    for root in sorted(roots, key=len, reverse=True):
        if full.startswith(f"{root}/"):
            parts = full[len(root) + 1 :].removesuffix(".py").split("/")
            return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return path.rpartition("/")[2].removesuffix(".py")


def _read(raw: bytes | None, nonce: str) -> CallResult | None:
    try:
        told = json.loads(raw or b"")
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
        value=told.get("value"),
        kinds=tuple(str(kind) for kind in kinds) if isinstance(kinds, list) else (),
        missing=str(told.get("missing") or ""),
        text=str(told.get("text") or ""),
    )
