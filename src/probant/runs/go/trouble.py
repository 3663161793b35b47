"""Signs that a Go module could not be built here, which says nothing about its code.

Missing modules and a Go that is too old. A package that lacks in the module itself is the module's
own fault.
"""

from __future__ import annotations

import re
from pathlib import Path

from probant.runs.compiled import first_match, source_text
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record

_MISSING = tuple(
    re.compile(pattern)
    for pattern in (
        r"no required module provides package (?P<package>\S+)",
        r"cannot find module providing package (?P<package>\S+)",
        r"module lookup disabled by GOPROXY=off",
        r"missing go\.sum entry",
        r"cache/download/\S+: (?:permission denied|read-only file system)",
        r"updates to go\.(?:mod|sum) needed",
        r"cannot load module \S+ listed in go\.work file",
        r"module \S+: (?:not found in the module cache|reading \S+: )",
    )
)
_TOO_OLD = tuple(
    re.compile(pattern)
    for pattern in (
        r"go\.(?:mod|work)[^\n]* requires go >= \S+",
        r"requires go >= \S+ \(running go",
        r"invalid go version '[^']*': must match format",
        r"unknown directive: (?:toolchain|tool|godebug|ignore)",
        r"toolchain not available",
        r"note: module requires Go \S+",
    )
)
_NO_COMPILER = (
    re.compile(r"C compiler \"[^\"]*\" not found"),
    re.compile(r"cgo: [^\n]*executable file not found"),
    re.compile(r"exec: \"(?:gcc|clang|cc|g\+\+|pkg-config)\": executable file not found"),
)


class Needs(Record, kw_only=True):
    """What the module asks for, and what is here."""

    modules: tuple[str, ...]
    wished: str
    installed: str

    @property
    def is_too_old(self) -> bool:
        return _numbers(self.wished) > _numbers(self.installed) > ()


def needs_of(site: Worksite, root: Path) -> Needs:
    texts = [
        source_text(site, f"{site.folder}/{name}".lstrip("/")) for name in ("go.mod", "go.work")
    ]
    wished = [one for text in texts for one in re.findall(r"(?m)^\s*go\s+([\d.]+)", text)]
    modules = re.findall(r"(?m)^\s*module\s+\"?([^\s\"]+)", texts[0])
    version = re.match(r"go([\d.]+)", _version(root))
    return Needs(
        modules=tuple(modules),
        wished=max(wished, key=_numbers, default=""),
        installed=version[1] if version else "",
    )


def trouble(log: str, needs: Needs) -> NoRun | None:
    """Why a command that failed had to fail here, or None if the code may be at fault."""
    line = first_match(_TOO_OLD, log)
    if line or (needs.is_too_old and not _is_missing(log, needs)):
        told = f"the module wants Go {needs.wished}, here is Go {needs.installed}"
        note = told if needs.is_too_old else f"the module wants another Go: {line}"
        return NoRun(ReasonCode.TOOL_MISSING, note)
    line = first_match(_NO_COMPILER, log)
    if line:
        return NoRun(ReasonCode.TOOL_MISSING, f"a program it is built with is missing: {line}")
    if _is_missing(log, needs):
        note = f"a module is not in the module cache, and nothing is downloaded: {_line(log)}"
        return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, note)
    return None


def _is_missing(log: str, needs: Needs) -> bool:
    for pattern in _MISSING:
        for found in pattern.finditer(log):
            package = found.groupdict().get("package") or ""
            package = package.rstrip(";:,")
            own = any(package == one or package.startswith(f"{one}/") for one in needs.modules)
            if not own:
                return True
    return False


def _line(log: str) -> str:
    return first_match(_MISSING, log)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdigit())[:3]


def _version(root: Path) -> str:
    try:
        return (root / "VERSION").read_text("utf-8", "replace")
    except OSError:
        return ""
