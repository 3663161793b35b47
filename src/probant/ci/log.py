"""A job's log: the part of the step that failed, and the lines in it that say what went wrong.

The text is untrusted and may be of any size; what leaves here is plain, short and no command to a
runner. What a line means is not decided here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.ci.port import Job, Outlook
from probant.ci.shapes import plain
from probant.vocabulary.record import Record
from probant.workspace.frames import plain_lines

N_TOLD = 8
"""How many lines are told of one job."""

N_BEFORE = 5
"""Where no line says more than others, so many before the end of the step."""

_STAMP = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,9})?Z ?")
_MARK = re.compile(r"##\[(\w{1,20})\]")
_COMMAND = re.compile(r"::(\w[\w-]{0,40})(?: [^:]{0,500})?::")
_EXIT = re.compile(
    r"(?:Error: )?Process completed with exit code \d+\.?$|The operation was canceled"
)
_TELLING = re.compile(
    r"^(?:FAILED|ERROR) \S|^E {2,}\S"  # pytest
    r"|^(?:FAIL|ERROR): \S"  # unittest
    r"|^\s*--- FAIL: |^panic: |^FAIL {4}"  # go
    r"|^error(?:\[E\d+\])?: |panicked at |^test \S+ \.\.\. FAILED"  # cargo
    r"|error TS\d+: "  # tsc
    r"|: (?:fatal )?error: |^ld(?:\.\w+)?: |undefined reference to"  # gcc, clang, mypy
    r"|^\s+\d+:\d+\s+error\s"  # eslint
    r"|^\s*● |^\s*✕ |^\s*× |^not ok \d"  # jest, vitest, node
    r"|^npm (?:ERR!|error) "
    r"|^\[ERROR\] (?!-> |For more|To see|Re-run|\[Help)"  # maven
    r"|^CMake Error|\*\*\*Failed|\*\*\*Exception|^FAILED: |^make(?:\[\d+\])?: \*\*\* "
    r"|^\w*(?:Error|Exception): |^Traceback |AssertionError"
)


class Excerpt(Record, kw_only=True):
    """What a log says of a failure: the lines to tell, and the text places are looked for in."""

    told: tuple[str, ...]
    text: str


def excerpt(log: str, job: Job) -> Excerpt | None:
    """The decisive part of a failed job's log; None where it says nothing of a failure."""
    lines = _of_failed_step(log, job)
    errors = [_plain_line(line) for line in lines if line.startswith(("##[error]", "::error"))]
    own = [line for line in errors if line and not _EXIT.match(line)]
    telling = [told for line in lines if _TELLING.search(line) and (told := _plain_line(line))]
    if not errors and not telling:
        return None
    chosen = [*telling, *own] or _last_before_error(lines) or errors
    return Excerpt(told=tuple(dict.fromkeys(chosen))[:N_TOLD], text="\n".join(lines))


def is_borne_out(log: str, job: Job) -> bool:
    """Whether the log by itself says that the job ended as it is listed."""
    if job.state.outlook is Outlook.FAILED:
        return excerpt(log, job) is not None
    lines = [_bare(line) for line in plain_lines(log)]
    has_error = any(line.startswith("##[error]") for line in lines)
    return job.state.outlook is Outlook.PASSED and any(lines) and not has_error


def _of_failed_step(log: str, job: Job) -> list[str]:
    """Lines printed while the step that failed ran, without the time in front of each."""
    step = job.failed_step
    first, last = (step.started[:19], step.completed[:19]) if step else ("", "")
    within: list[str] = []
    every: list[str] = []
    for line in plain_lines(log):
        stamp = _STAMP.match(line)
        bare = _bare(line)
        every.append(bare)
        if stamp and first <= stamp[1] <= (last or "9"):
            within.append(bare)
    is_of_step = bool(first) and any("error" in line.lower() for line in within)
    return within if is_of_step else every


def _bare(line: str) -> str:
    stamp = _STAMP.match(line)
    return line[stamp.end() :] if stamp else line


def _last_before_error(lines: Sequence[str]) -> list[str]:
    end = next((n for n, line in enumerate(lines) if line.startswith("##[error]")), len(lines))
    spoken = [told for line in lines[:end] if (told := _plain_line(line))]
    return spoken[-N_BEFORE:]


def _plain_line(line: str) -> str:
    """One line to tell: no marks and no commands of a runner."""
    bare = _COMMAND.sub(r"\1: ", _MARK.sub("", line))
    return plain(bare.replace("::", ": :") if bare.startswith("::") else bare)
