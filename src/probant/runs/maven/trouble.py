"""Signs in Maven's own lines that a project could not be built here, or what is wrong in it."""

from __future__ import annotations

import re

from probant.runs.compiled import MAX_MESSAGE_CHARS, first_match, within
from probant.runs.network import DOWNLOADS, needs_network
from probant.runs.port import Case, CaseResult, NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode

_MISSING = tuple(
    re.compile(pattern)
    for pattern in (
        r"in offline mode and the artifact \S+ has not been downloaded",
        r"Non-resolvable (?:parent|import) POM",
        r"Could not (?:resolve|find|transfer) (?:dependencies|artifact)",
        r"(?:could not be|cannot be) resolved",
        r"No plugin (?:found for prefix|descriptor found)",
        r"Failed to (?:collect dependencies|read artifact descriptor)",
        r"Error resolving version for plugin",
    )
)
_UNFIT = tuple(
    re.compile(pattern)
    for pattern in (
        r"(?:release version|invalid (?:target|source) release:?) [\d.]+[^\n]*",
        r"(?:Source|Target) option [\d.]+ is no longer supported",
        r"class file has wrong version",
        r"Unsupported class file major version",
        r"Detected (?:JDK|Maven) [Vv]ersion[^\n]*not in the allowed range",
        r"RequireJavaVersion failed",
        r"requires Maven version",
    )
)
_NAME = r"([\w.-]+(?::[\w.${}-]+){2,4})"
_ARTIFACTS = tuple(
    re.compile(before + _NAME)
    for before in (r"\bartifact ", r"resolved: ", r"dependency: ", r"[Pp]lugin ", r"POM for ")
)
_COMPILER = re.compile(r"^\[ERROR\] (/\S+\.\w+):\[(\d+),\d+\] (.*)$", re.MULTILINE)
_CRASHED = re.compile(r"forked VM terminated without|The forked VM|Crashed tests:")


def trouble(log: str) -> NoRun | None:
    """Why a failed build had to fail here, or None if the code may be at fault."""
    errors = "\n".join(line for line in log.split("\n") if line.startswith(("[ERROR]", "[FATAL]")))
    line = first_match(_UNFIT, errors)
    if line:
        return NoRun(ReasonCode.TOOL_MISSING, f"the toolchain does not fit: {line}")
    line = first_match(_MISSING, errors)
    if line:
        hits = (pattern.search(errors) for pattern in _ARTIFACTS)
        what = next((hit[1] for hit in hits if hit), line)
        note = f"not in the local repository, and nothing is downloaded: {what}"
        return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, note)
    return DOWNLOADS if needs_network(errors) else None


def compile_error(site: Worksite, log: str) -> Case | None:
    """The first error of the compiler."""
    found = _COMPILER.search(log) if "COMPILATION ERROR" in log else None
    if found is None:
        return None
    path = within(site, found[1])
    return Case(
        name="compiling",
        result=CaseResult.FAILED,
        path=path,
        line=int(found[2]) if path else None,
        message=found[3][:MAX_MESSAGE_CHARS],
        trace="\n".join(one[0] for one in _COMPILER.finditer(log))[: MAX_MESSAGE_CHARS * 8],
    )


def crash(log: str) -> Case | None:
    """A test that ended the program that runs the tests."""
    errors = [line for line in log.split("\n") if line.startswith("[ERROR]")]
    at = next((n for n, line in enumerate(errors) if _CRASHED.search(line)), None)
    if at is None:
        return None
    return Case(
        name="the program that runs the tests",
        result=CaseResult.FAILED,
        message=errors[at].removeprefix("[ERROR]").strip()[:MAX_MESSAGE_CHARS],
        trace="\n".join(errors)[: MAX_MESSAGE_CHARS * 8],
    )
