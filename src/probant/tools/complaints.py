"""The first things a failing program complains about, and the lines of the snapshot it names."""

from __future__ import annotations

import re

from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import Place
from probant.workspace.frames import Frame, frames_in, plain_lines
from probant.workspace.sandbox import INSIDE
from probant.workspace.snapshot import SourceTree

N_COMPLAINTS = 3
MAX_CHARS = 300
_COMPLAINT = re.compile(r"\b(?:error|Error|ERROR|undefined reference|cannot find)\b|^E ")
_RAISED = re.compile(r"[\w.]*(?:Error|Exception)\b")


class Complaint(Record):
    """What was printed, shortened, and the line it names; none where it names no line of ours."""

    text: str
    place: Place | None


def complaints_in(log: str, tree: SourceTree, folder: str = "") -> tuple[Complaint, ...]:
    """Lines it names as errors, in their order, else lines it names, else a line like an error."""
    roots = (INSIDE, folder) if folder else (INSIDE,)
    frames = frames_in(log, tree, roots=roots)
    named = ([one for one in frames if _COMPLAINT.search(one.text)] or frames)[:N_COMPLAINTS]
    if named:
        return tuple(
            Complaint(clipped(_said_of(one, log)), Place(one.path, LineRange(one.line, one.line)))
            for one in named
        )
    lines = (line.strip() for line in plain_lines(log))
    first = next((line for line in lines if _COMPLAINT.search(line)), "")
    return (Complaint(clipped(first), None),) if first else ()


def _said_of(frame: Frame, log: str) -> str:
    """A line that only names a place says nothing of it: what follows does."""
    text = frame.text.strip()
    lines = [line.strip() for line in plain_lines(log)]
    if _COMPLAINT.search(text) or text not in lines:
        return text
    behind = lines[lines.index(text) + 1 :]
    raised = next((line for line in behind if _RAISED.match(line)), None)
    return f"{frame.path}:{frame.line}: {raised}" if raised else text


def clipped(text: str) -> str:
    """One line of bounded length, without the place where the sandbox keeps the tree."""
    told = " ".join(text.replace(f"{INSIDE}/", "").split())
    return told[:MAX_CHARS] + ("…" if len(told) > MAX_CHARS else "")
