"""The jobs of a workflow file: their steps, what they wait for, and the matrix each is run over.

Names are as the file writes them; the service shows them with expressions filled in and the cell
of the matrix behind, so that `job_called` and `step_called` know what a shown name came from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from probant.errors import FileUnreadable
from probant.tools.settings_files.formats import read_settings
from probant.tools.settings_files.tree import (
    Entry,
    Items,
    Node,
    NotUnderstood,
    Scalar,
    Table,
    find,
    table_at,
    text_at,
    texts_of,
    told,
)
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree

SERVICES_OWN = frozenset({"Set up job", "Complete job", "Initialize containers", "Stop containers"})
"""Steps that no file writes."""

MAX_NAME_CHARS = 200
_EXPRESSION = re.compile(r"\$\{\{[^}]{0,200}\}\}")


class WrittenStep(Record):
    """One step: what the service will call it, and where it stands."""

    title: str
    line: int


class Axis(Record):
    """One dimension of a matrix, or the cells it includes or excludes.

    `is_known` if its values are written and not computed.
    """

    name: str
    values: tuple[str, ...]
    line: int
    is_known: bool


class WrittenJob(Record, kw_only=True):
    """One job. `uses` names another workflow that is run in its place."""

    key: str
    title: str
    line: int
    needs: tuple[str, ...] = ()
    uses: str = ""
    axes: tuple[Axis, ...] = ()
    steps: tuple[WrittenStep, ...] = ()


def jobs_of(tree: SourceTree, path: RepoPath) -> tuple[WrittenJob, ...]:
    """The jobs of a workflow file; NotUnderstood where it cannot be read."""
    try:
        root = read_settings(path, tree.read(path))
    except FileUnreadable as error:
        raise NotUnderstood(error.message) from error
    jobs = table_at(root, "jobs")
    return tuple(_job(entry) for entry in jobs.entries) if jobs is not None else ()


def job_called(jobs: Sequence[WrittenJob], shown: str) -> WrittenJob | None:
    """The job that the service shows under a name; of a called workflow, the job that calls it."""
    own = shown.partition(" / ")[0]
    for job in jobs:
        if own in (job.key, job.title) or _fits(job.title, own):
            return job
    bare = re.sub(r" \([^()]*\)$", "", own)
    if named := [job for job in jobs if bare in (job.key, job.title)]:
        return named[0]
    computed = [job for job in jobs if not _EXPRESSION.sub("", job.title).strip()]
    return computed[0] if len(computed) == 1 else None


def step_called(job: WrittenJob, shown: str) -> WrittenStep | None:
    """The step that the service shows under a name, if it is only one."""
    if shown in SERVICES_OWN or shown.startswith("Post "):
        return None
    exact = [step for step in job.steps if step.title == shown]
    found = exact or [step for step in job.steps if _fits(step.title, shown)]
    return found[0] if len(found) == 1 else None


def _fits(written: str, shown: str) -> bool:
    """Whether a name with expressions in it could have become the name that is shown."""
    parts = _EXPRESSION.split(written[:MAX_NAME_CHARS])
    if len(parts) < 2 or not "".join(parts).strip():
        return False
    at = 0
    if not (shown.startswith(parts[0]) and shown.endswith(parts[-1])):
        return False
    for part in parts:
        found = shown.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return True


def _job(entry: Entry) -> WrittenJob:
    node = entry.node
    name, uses = text_at(node, "name"), text_at(node, "uses")
    needs, matrix = find(node, "needs"), find(node, "strategy", "matrix")
    steps = find(node, "steps")
    return WrittenJob(
        key=entry.key,
        title=name.text if name else entry.key,
        line=entry.line,
        needs=tuple(told(one) for one in texts_of(needs.node)) if needs else (),
        uses=uses.text if uses else "",
        axes=tuple(_axes(matrix)) if matrix else (),
        steps=tuple(_steps(steps.node)) if steps else (),
    )


def _axes(matrix: Entry) -> Iterator[Axis]:
    if not isinstance(matrix.node, Table):  # computed by an earlier job
        yield Axis("matrix", (), matrix.line, False)
        return
    for entry in matrix.node.entries:
        values = [_cell(one) for one in entry.node.items] if isinstance(entry.node, Items) else []
        is_known = bool(values) and not any(value is None for value in values)
        known = tuple(value for value in values if value is not None)
        yield Axis(entry.key, known if is_known else (), entry.line, is_known)


def _cell(node: Node) -> str | None:
    """One value of a matrix; a table of texts as its keys and values. None if it is computed."""
    if isinstance(node, Scalar):
        return None if _EXPRESSION.search(node.text) or node.text.startswith("*") else told(node)
    if not isinstance(node, Table):
        return None
    parts = [(entry.key, _cell(entry.node)) for entry in node.entries]
    known = [f"{key}: {value}" for key, value in parts if value is not None]
    return f"{{{', '.join(known)}}}" if len(known) == len(parts) else None


def _steps(node: Node) -> Iterator[WrittenStep]:
    if not isinstance(node, Items):
        return
    for item in node.items:
        if not isinstance(item, Table) or not item.entries:
            continue
        name, run, uses = (text_at(item, key) for key in ("name", "run", "uses"))
        title = name.text if name else f"Run {_first_line(run or uses)}"
        yield WrittenStep(title.strip(), item.entries[0].line)


def _first_line(text: Scalar | None) -> str:
    if text is None:
        return ""
    lines = [*text.text.split("\n"), *text.more]
    return next((line.strip() for line in lines if line.strip()), "")
