"""Make a copy ready for make: times that hide nothing, and a makefile where one has to be made.

In a copy all files are equally old, so nothing generated has to be made again; what a compiler made
is older than all sources, so a committed object never stands in for the source it came from.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
from pathlib import Path

from probant.errors import ProgramFailed
from probant.runs.ending import stopped
from probant.runs.native.files import is_compiled, plain_files
from probant.runs.native.missing import missing
from probant.runs.native.programs import ENV, log_of, system_program, text_of
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Finished

MAKEFILES = ("GNUmakefile", "makefile", "Makefile")
_NS_PER_SECOND = 1_000_000_000
LONG_AGO = 946_684_800
"""The year 2000: older than any source of a copy."""

_PRODUCTS = (".o", ".obj", ".lo", ".la", ".a", ".so", ".gch", ".trs")
_OUTPUT_ERROR = re.compile(r"configure: error: (?P<why>[^\n]*)")
_LACKS = re.compile(
    r"not found|could not find|cannot find|can't find|missing|required|were not met|please install"
    r"|unable to find|no acceptable|not available|is needed",
    re.IGNORECASE,
)
_TOOLS = re.compile(r"no acceptable|C compiler cannot create executables", re.IGNORECASE)


class Unprepared(Record, kw_only=True):
    """The project's own script fails."""

    command: str
    exit_code: int
    log: str


class Prepared(Record, kw_only=True):
    """What ran before make, as a person would type it; '' if nothing."""

    command: str


def prepare(site: Worksite) -> Prepared | Unprepared | NoRun:
    settle_times(site)
    steps: list[str] = []
    if not _needs_configure(site):
        return Prepared(command="")
    if not site.is_file_in(site.project / "configure"):
        boot = _bootstrap(site)
        if not isinstance(boot, Prepared):
            return boot
        steps.append(boot.command)
    done = site.run([*_script(site.project / "configure", "configure")], env=ENV)
    failed = _failed(site, "./configure", done)
    steps.append("./configure")
    return failed or Prepared(command=" && ".join(steps))


def settle_times(site: Worksite) -> None:
    """The same time for every file, except for compiled ones."""
    now = int(time.time()) - 2
    for path in plain_files(site, site.project):
        is_product = path.suffix in _PRODUCTS or is_compiled(site, path)
        when = LONG_AGO if is_product else now
        with contextlib.suppress(ProgramFailed):
            site.set_time_in(path, when * _NS_PER_SECOND)


def _needs_configure(site: Worksite) -> bool:
    """A makefile beside its template is what somebody's `configure` left, or says to run it."""

    def has(*names: str) -> bool:
        return any(site.is_file_in(site.project / name) for name in names)

    has_makefile = has(*MAKEFILES)
    is_generated = has("Makefile.in", "Makefile.am")
    has_way = has("configure", "configure.ac", "autogen.sh")
    return has_way and (is_generated or not has_makefile)


def _bootstrap(site: Worksite) -> Prepared | Unprepared | NoRun:
    for tool in ("autoconf", "automake"):
        if system_program(site, tool) is None:
            note = f"{tool} is not installed, and there is no configure script yet"
            return NoRun(ReasonCode.TOOL_MISSING, note)
    own = site.project / "autogen.sh"
    argv = _script(own, "autogen.sh") if site.is_file_in(own) else ["autoreconf", "-fi"]
    done = site.run(argv, env={**ENV, "NOCONFIGURE": "1"})
    failed = _failed(site, argv[-1], done)
    if failed is not None:
        return failed
    if not site.is_file_in(site.project / "configure"):
        return Unprepared(command=argv[-1], exit_code=1, log=log_of(done))
    return Prepared(command=" ".join(argv))


def _script(path: Path, name: str) -> list[str]:
    return [f"./{name}"] if os.access(path, os.X_OK) else ["sh", f"./{name}"]


def _failed(site: Worksite, command: str, done: Finished) -> Unprepared | NoRun | None:
    if short := stopped(done, command):
        return short
    if not done.exit_code:
        return None
    output = text_of(done)
    said = _OUTPUT_ERROR.search(output)
    if said and _TOOLS.search(said["why"]):
        return NoRun(ReasonCode.TOOL_MISSING, f"configure: {said['why'][:200]}")
    if said and _LACKS.search(said["why"]):
        return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, f"configure: {said['why'][:200]}")
    lacking = missing(site, output)
    return lacking or Unprepared(command=command, exit_code=done.exit_code, log=log_of(done))
