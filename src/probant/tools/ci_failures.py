"""What a failed job says: the step, the lines of its log, the source lines they name.

A source line is cited only where the file is the same now as in the commit that was run. The
commits that last touched such lines are told beside the failure, never as its cause.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from probant.ci.log import excerpt, is_borne_out
from probant.ci.port import Annotation, Job, NoAnswer, Outlook, Run
from probant.ci.service import CiService, Found
from probant.errors import FileUnreadable, GitFailed
from probant.tools.base import EntryMaker
from probant.tools.ci_words import job_words
from probant.tools.history.ground import Ground, commit_seen, short
from probant.tools.history.lines import last_commit_of
from probant.tools.projects.workflow_jobs import job_called, jobs_of, step_called
from probant.tools.registry import Toolbox
from probant.tools.settings_files.tree import NotUnderstood
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Observation, TextValue
from probant.workspace.frames import frames_in
from probant.workspace.history import Commit

N_PLACES = 5
N_BLAMED = 2
_NO_ERROR = re.compile(r"\bwarning\b|\bnote:|\binfo:", re.IGNORECASE)


class Said(Record):
    """What one job's failure looks like; `missing` is why its log does not tell it."""

    seen: tuple[Observation, ...]
    missing: NoAnswer | None
    is_borne_out: bool
    """Whether the log, or what the job marked, says by itself that something went wrong."""


class CiFailures:
    """Tells failed jobs of one snapshot."""

    def __init__(self, box: Toolbox, make: EntryMaker, ci: CiService) -> None:
        self._box = box
        self._make = make
        self._ci = ci
        self._blobs: dict[str, Mapping[str, str]] = {}

    def of_job(self, found: Found, run: Run, job: Job) -> Said:
        log = self._ci.log(found, run, job)
        marked = self._ci.annotations(found, job)
        if isinstance(log, NoAnswer):
            places = self._places(run, _marks(marked, self._box))
            lines = _messages(marked)
            missing: NoAnswer | None = log
        else:
            part = excerpt(log, job)
            text = part.text if part else ""
            named = [(f.path, f.line) for f in frames_in(text, self._box.tree)
                     if not _NO_ERROR.search(f.text)]  # fmt: skip
            places = self._places(run, [*named, *_marks(marked, self._box)])
            lines = list(part.told if part else ()) or _messages(marked)
            missing = None if part else _silent(job)
        written = self._written(run, job)
        failed = job_words(job) + (f" ({_at(written)})" if written else "")
        sentence = ": ".join([failed, *([" | ".join(lines)] if lines else [])])
        sentence += f" (named there: {', '.join(map(_at, places))})" if places else ""
        shown = (*((written,) if written else ()), *places)
        first = Observation(TextValue(sentence), shown, sentence)
        is_borne_out = missing is None or bool(_messages(marked))
        return Said((first, *self._touched(places[-N_BLAMED:])), missing, is_borne_out)

    def is_borne_out(self, found: Found, run: Run, job: Job) -> bool:
        """Whether the log of a job, or what it marked as a failure, says how it ended."""
        log = self._ci.log(found, run, job)
        if not isinstance(log, NoAnswer) and is_borne_out(log, job):
            return True
        is_failed = job.state.outlook is Outlook.FAILED
        return is_failed and bool(_messages(self._ci.annotations(found, job)))

    def _written(self, run: Run, job: Job) -> Place | None:
        """Where the workflow file writes the step that failed."""
        path, failed = RepoPath(run.path), job.failed_step
        if failed is None or path not in self._box.tree.files or not self._is_as_run(path, run):
            return None
        try:
            known = job_called(jobs_of(self._box.tree, path), job.name)
        except NotUnderstood:
            return None
        step = step_called(known, failed.name) if known is not None else None
        return Place(path, LineRange(step.line, step.line)) if step is not None else None

    def _places(self, run: Run, named: Sequence[tuple[RepoPath, int]]) -> list[Place]:
        """Those of the lines that stand here as they stood in the run."""
        places = [
            Place(path, LineRange(line, line))
            for path, line in dict.fromkeys(named)
            if self._is_as_run(path, run)
        ]
        return places[-N_PLACES:]

    def _is_as_run(self, path: RepoPath, run: Run) -> bool:
        git = self._box.tree.git
        if git is None:
            return False
        if run.sha not in self._blobs:
            try:
                self._blobs[run.sha] = {row.path: row.sha for row in git.list_tree(run.sha)}
            except (GitFailed, FileUnreadable):  # a commit that was never fetched
                self._blobs[run.sha] = {}
        return self._blobs[run.sha].get(path) == self._box.tree.files[path].blob

    def _touched(self, places: Sequence[Place]) -> Iterator[Observation]:
        """The commits that last changed these lines, each once."""
        by_commit: dict[Commit, list[Place]] = {}
        for place in places:
            commit = self._last_commit(place)
            if commit is not None:
                by_commit.setdefault(commit, []).append(place)
        for commit, lines in by_commit.items():
            verb = "was" if len(lines) == 1 else "were"
            where = " and ".join(map(_at, lines))
            told = f"{where} {verb} last changed by {short(commit.sha)} “{commit.subject}”"
            yield Observation(commit_seen(commit, told).value, tuple(lines), told)

    def _last_commit(self, place: Place) -> Commit | None:
        if self._ground is None:
            return None
        try:
            return last_commit_of(self._ground, place.path, place.lines.first)
        except GitFailed:
            return None

    @cached_property
    def _ground(self) -> Ground | None:
        git, commit = self._box.tree.git, self._box.tree.snapshot.commit
        return Ground(self._box, self._make, git, commit) if git and commit else None


def _at(place: Place) -> str:
    return f"{place.path}:{place.lines.first}"


def _marks(marked: Sequence[Annotation], box: Toolbox) -> list[tuple[RepoPath, int]]:
    return [
        (RepoPath(one.path), one.line)
        for one in marked
        if one.level == "failure" and _has_line(box, RepoPath(one.path), one.line)
    ]


def _has_line(box: Toolbox, path: RepoPath, line: int) -> bool:
    if path not in box.tree.files:
        return False
    try:
        return 1 <= line <= len(box.tree.lines(path))
    except FileUnreadable:
        return False


def _messages(marked: Sequence[Annotation]) -> list[str]:
    found = [one.message for one in marked if one.level == "failure" and one.message]
    return found[:N_PLACES]


def _silent(job: Job) -> NoAnswer:
    return NoAnswer(ReasonCode.NOT_TOLD, f"the log of {job.name} names no error")
