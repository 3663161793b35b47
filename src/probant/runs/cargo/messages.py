"""What `cargo --message-format=json` tells of a build: what was made, what is wrong, what lacks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from probant.runs.compiled import (
    MAX_LOG_CHARS,
    MAX_MESSAGE_CHARS,
    MAX_TRACE_CHARS,
    first_match,
    text_of,
)
from probant.runs.native.missing import missing
from probant.runs.port import Case, CaseResult, NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Finished

_MISSING = tuple(
    re.compile(pattern)
    for pattern in (
        r"no matching package (?:named `[^`]*` )?found(?![\s\S]{0,200}location searched: /)",
        r"failed to download `[^`]*`",
        r"failed to download from `[^`]*`",
        r"attempting to make an HTTP request, but --offline was specified",
        r"can't (?:checkout from|update a git repository)[^\n]*offline",
        r"you're using offline mode",
        r"unable to update registry `[^`]*`",
        r"failed to (?:fetch|query replaced source registry) `[^`]*`",
        r"The system library `[^`]*` required by crate `[^`]*` was not found",
        r"Could not find directory of OpenSSL installation",
        r"Could not find `protoc`",
    )
)
_TOO_OLD = tuple(
    re.compile(pattern)
    for pattern in (
        r"rustc \S+ is not supported by the following packages?:\n",
        r"cannot be built because it requires rustc \S+",
        r"requires rustc \S+ or newer",
        r"feature `edition\d+` is required",
        r"lock file version `?\d+`? (?:requires|was found)",
        r"the `[^`]*` target may not be installed",
    )
)
_NO_PROGRAM = tuple(
    re.compile(pattern)
    for pattern in (
        r"linker `[^`]*` not found",
        r"could not execute process `[^`]*` \(never executed\)",
        r"[Ff]ailed to find tool\b",
        r"[Ii]s `[^`]*` (?:not )?installed\?",
        r"[Tt]he pkg-config command could not be found",
        r"[Uu]nable to find libclang",
    )
)
_RUST_ERROR = re.compile(r"^error\[E\d+\]", re.MULTILINE)


class Artifact(Record, kw_only=True):
    """One target that was compiled. `source` is the path inside the sandbox."""

    package: str
    name: str
    kinds: tuple[str, ...]
    source: str
    manifest: str
    executable: str
    is_fresh: bool
    is_test: bool
    has_doc_tests: bool


def artifacts_of(done: Finished) -> list[Artifact]:
    return [_artifact(one) for one in messages(done) if one.get("reason") == "compiler-artifact"]


def messages(done: Finished) -> Iterator[dict[str, Any]]:
    for line in done.stdout.split(b"\n"):
        if line[:1] == b"{":
            try:
                message = json.loads(line)
            except (ValueError, RecursionError):
                continue
            if isinstance(message, dict):
                yield message


def _artifact(message: Mapping[str, Any]) -> Artifact:
    target, profile = _dict(message.get("target")), _dict(message.get("profile"))
    kinds = target.get("kind")
    return Artifact(
        package=str(message.get("package_id", "")),
        name=str(target.get("name", "")),
        kinds=tuple(str(kind) for kind in kinds) if isinstance(kinds, list) else (),
        source=str(target.get("src_path", "")),
        manifest=str(message.get("manifest_path", "")),
        executable=str(message.get("executable") or ""),
        is_fresh=message.get("fresh") is True,
        is_test=profile.get("test") is True,
        has_doc_tests=target.get("doctest") is True,
    )


def is_own(site: Worksite, artifact: Artifact) -> bool:
    """Whether it is of the repository; build scripts are no result of a build."""
    is_script = "custom-build" in artifact.kinds
    return artifact.manifest.startswith(f"{site.inside}/") and not is_script


def compile_errors(site: Worksite, done: Finished) -> list[Case]:
    """The first error of each target that does not compile."""
    found: dict[tuple[str, str, str], Case] = {}
    for message in messages(done):
        told = _dict(message.get("message"))
        if message.get("reason") != "compiler-message" or told.get("level") != "error":
            continue
        target = _dict(message.get("target"))
        name = str(target.get("name", ""))
        key = (str(message.get("package_id")), name, str(target.get("src_path")))
        found.setdefault(key, _error(site, name, told))
    return list(found.values())


def _error(site: Worksite, name: str, told: Mapping[str, Any]) -> Case:
    spans = told.get("spans")
    first: Mapping[str, Any] = {}
    for span in spans if isinstance(spans, list) else []:
        if _dict(span).get("is_primary"):
            first = _dict(span)
            break
    path, line = str(first.get("file_name", "")), first.get("line_start")
    path = located(site, path)
    return Case(
        name=f"compiling {name}",
        result=CaseResult.FAILED,
        path=path,
        line=line if path and isinstance(line, int) else None,
        message=str(told.get("message", ""))[:MAX_MESSAGE_CHARS],
        trace=str(told.get("rendered") or "")[:MAX_TRACE_CHARS],
    )


def located(site: Worksite, path: str) -> str:
    """A file the compiler names, relative to the workspace or absolute, as a repository path."""
    path = path.removeprefix(f"{site.inside}/").removeprefix("./")
    if not path or path.startswith("/") or ".." in path.split("/"):
        return ""
    parts = [part for part in site.folder.split("/") if part]
    for n_parts in range(len(parts), -1, -1):
        whole = "/".join([*parts[:n_parts], path])
        if site.is_file_in(site.copy / whole):
            return whole
    return ""


def trouble(site: Worksite, log: str) -> NoRun | None:
    """Why a command that failed had to fail here, or None if the code may be at fault."""
    if _RUST_ERROR.search(log):
        return _unfit(log)
    line = first_match(_NO_PROGRAM, log)
    if line:
        return NoRun(ReasonCode.TOOL_MISSING, f"a program it is built with is missing: {line}")
    # Build scripts start compilers of C, and the linker looks for libraries.
    return _unfit(log) or missing(site, log)


def _unfit(log: str) -> NoRun | None:
    line = first_match(_TOO_OLD, log)
    if line:
        return NoRun(ReasonCode.TOOL_MISSING, f"the toolchain does not fit: {line}")
    line = first_match(_MISSING, log)
    if line:
        note = f"crates it needs are not here, and nothing is downloaded: {line}"
        return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, note)
    return None


def readable_log(done: Finished) -> str:
    """What was printed, with compiler messages as a person reads them."""
    plain = "\n".join(line for line in text_of(done.output).split("\n") if line[:1] != "{")
    rendered = [str(_dict(one.get("message")).get("rendered") or "") for one in messages(done)]
    return ("\n".join(one for one in rendered if one) + plain)[-MAX_LOG_CHARS:]


def _dict(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}
