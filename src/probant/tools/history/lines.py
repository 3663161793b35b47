"""Who wrote lines: one, a range, those of a definition or of a whole file.

What is on disk may have been edited since it was committed: lines are matched first, and a line
that was never committed has no author.
"""

from __future__ import annotations

from datetime import datetime
from difflib import SequenceMatcher

from probant.errors import FileUnreadable
from probant.facts.rows import DefFact
from probant.tools.history.files import ambiguous
from probant.tools.history.ground import Ground, commit_seen, short
from probant.tools.lines import Asked, asked_lines
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.question import TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation
from probant.workspace.content import split_lines
from probant.workspace.history import Commit

MAX_COMPARED_LINES = 4_000
"""How many lines that differ are laid side by side."""


def line_author(ground: Ground, step: Step) -> EvidenceEntry:
    """The authors of lines, in the order of the lines, and of a single line its commit too."""
    target, asked = step.targets[0], _asked(step)
    facts = ground.facts(target) if asked is None else []
    if len(facts) > 1:
        return ambiguous(ground, step, facts)
    if facts:
        return _of_definition(ground, step, facts[0])
    path = ground.path(step, target)
    if isinstance(path, EvidenceEntry):
        if path.reasons == (ReasonCode.MISSING_ANCHOR,) and target.kind is TargetKind.PATH:
            note = f"{target.text} has no committed line {asked.first if asked else 1}"
            return ground.refuse(step, note)
        return path
    lines = _lines(ground, path)
    if not lines:
        return ground.refuse(step, f"{path} is no text file with lines")
    n_lines = len(lines) - (lines[-1] == "" and len(lines) > 1)
    if asked is not None and asked.last > len(lines):
        return ground.refuse(step, f"{path} has no committed line {asked.last}")
    span = asked.among(max(n_lines, asked.last)) if asked else LineRange(1, n_lines)
    place = Place(path, span if asked else LineRange(1, 1))
    return _of_lines(ground, step, place, span)


def last_commit_of(ground: Ground, path: RepoPath, line: int) -> Commit | None:
    """The commit that last touched a line of the snapshot; None where none is known to have."""
    return next(iter(commits_of(ground, path, LineRange(line, line))), None)


def commits_of(ground: Ground, path: RepoPath, lines: LineRange) -> tuple[Commit, ...]:
    """The commits these lines of the snapshot come from, by line; () where not all are known."""
    committed = _committed(ground, path, lines)
    if committed is None or path not in ground.blobs:
        return ()
    blamed = ground.chronicle.blame(path, ground.head, committed.first, committed.last)
    return () if any(one.sha in ground.boundary for one in blamed) else blamed


def blamed_lines(ground: Ground, step: Step) -> tuple[Commit, ...] | EvidenceEntry:
    """The commit of every line a file or a definition has; none of a folder, which has no lines."""
    target = step.targets[0]
    facts = ground.facts(target)
    if len(facts) > 1:
        return ambiguous(ground, step, facts)
    path = facts[0].path if facts else ground.path(step, target)
    if isinstance(path, EvidenceEntry):
        return path
    source = (ground.source(path) if path in ground.blobs else None) or b""
    n_lines = source.count(b"\n") + (not source.endswith(b"\n") and bool(source))
    if not n_lines:
        return ()
    span = LineRange(1, n_lines)
    if facts:
        committed = _committed(ground, path, LineRange(facts[0].first_line, facts[0].last_line))
        if committed is None:
            note = f"lines of {target.text} have changed since they were committed"
            return ground.refuse(step, note, ReasonCode.NOT_AT_THIS_SNAPSHOT)
        span = committed
    return ground.chronicle.blame(path, ground.head, span.first, span.last)


def oldest_lines(ground: Ground, step: Step) -> EvidenceEntry:
    """The lines that are there the longest, with the commits that wrote them, the oldest first."""
    found = _written(ground, step)
    if isinstance(found, EvidenceEntry):
        return found
    path, by_line = found
    if any(commit.sha in ground.boundary for commit in by_line.values()):
        return ground.beyond(step)
    lines_of: dict[Commit, list[int]] = {}
    for line, commit in by_line.items():
        lines_of.setdefault(commit, []).append(line)
    newer = {one.sha: n for n, one in enumerate(ground.chronicle.commits(ground.head))}
    oldest = sorted(
        lines_of, key=lambda one: (datetime.fromisoformat(one.date), -newer.get(one.sha, 0))
    )
    n_wanted = int(step.member) if step.member.isdigit() else 1
    seen = []
    for commit in oldest[:n_wanted]:
        spans = _spans(lines_of[commit])
        lines = "line" if len(lines_of[commit]) == 1 else "lines"
        where = ", ".join(_span(one) for one in spans)
        told = f"{lines} {where} of {commit.date[:10]} by {commit.author} in {short(commit.sha)}"
        one = commit_seen(commit, told)
        places = tuple(Place(path, span) for span in spans)
        seen.append(Observation(one.value, places, one.statement))
    n_lines, n_commits = len(by_line), len(lines_of)
    return ground.told(step, seen, note=f"of {n_lines} lines by {n_commits} commits")


def _written(ground: Ground, step: Step) -> tuple[RepoPath, dict[int, Commit]] | EvidenceEntry:
    """The commit of every committed line that is not blank, by the line it has in the snapshot."""
    target = step.targets[0]
    facts = ground.facts(target)
    if len(facts) > 1:
        return ambiguous(ground, step, facts)
    path = facts[0].path if facts else ground.path(step, target)
    if isinstance(path, EvidenceEntry):
        return path
    here = _lines(ground, path)
    source = ground.source(path) if path in ground.blobs else None
    if source is None or not here:
        return ground.refuse(step, f"{path} is no committed text file with lines")
    old = split_lines(source)
    matched = _all_matched(old, here) if ground.is_edited(path) else {n: n for n in _numbers(here)}
    if matched is None:
        note = f"{path} has changed too much since it was committed"
        return ground.refuse(step, note, ReasonCode.NOT_AT_THIS_SNAPSHOT)
    span = LineRange(facts[0].first_line, facts[0].last_line) if facts else None
    wanted = [
        line for line in matched
        if here[line - 1].strip() and (span is None or span.first <= line <= span.last)
    ]  # fmt: skip
    blamed = ground.chronicle.blame(path, ground.head, 1, len(old) - (old[-1] == ""))
    if not wanted or not blamed:
        return ground.refuse(step, f"{target.text} has no committed lines")
    return path, {line: blamed[matched[line] - 1] for line in wanted}


def _numbers(lines: tuple[str, ...]) -> range:
    return range(1, len(lines) + 1)


def _all_matched(old: tuple[str, ...], new: tuple[str, ...]) -> dict[int, int] | None:
    """The lines of a text that stand in an older one, and where; None where that is too much."""
    if len(old) + len(new) > MAX_COMPARED_LINES:
        return None
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    return {
        block.b + n + 1: block.a + n + 1
        for block in matcher.get_matching_blocks()
        for n in range(block.size)
    }


def _spans(lines: list[int]) -> list[LineRange]:
    """Lines that follow each other, as ranges."""
    found: list[LineRange] = []
    for line in sorted(lines):
        if found and line == found[-1].last + 1:
            found[-1] = LineRange(found[-1].first, line)
        else:
            found.append(LineRange(line, line))
    return found


def _asked(step: Step) -> Asked | None:
    """The line, or the lines, that are named; of a yes or no the member is a person."""
    line = step.targets[0].line
    if line is not None:
        return Asked(line, line, around=False)
    return asked_lines(step.member) if step.member and not step.polar else None


def _of_definition(ground: Ground, step: Step, fact: DefFact) -> EvidenceEntry:
    span = LineRange(fact.first_line, fact.last_line)
    return _of_lines(ground, step, fact.definition.place, span)


def _of_lines(ground: Ground, step: Step, shown: Place, span: LineRange) -> EvidenceEntry:
    path = shown.path
    committed = _committed(ground, path, span)
    if committed is None:
        where = f"line {span.first}" if span.first == span.last else f"lines {_span(span)}"
        changed = "has" if span.first == span.last else "have"
        note = f"{where} of {path} {changed} changed since it was committed"
        return ground.refuse(step, note, ReasonCode.NOT_AT_THIS_SNAPSHOT)
    blamed = ground.chronicle.blame(path, ground.head, committed.first, committed.last)
    if not blamed:
        return ground.refuse(step, f"{path} has no committed line {span.first}")
    if any(commit.sha in ground.boundary for commit in blamed):
        return ground.beyond(step)
    if step.polar:
        return _is_by(ground, step, blamed, shown)
    authors = dict.fromkeys(commit.author for commit in blamed)
    what = f"line {span.first}" if span.first == span.last else f"a line of {_span(span)}"
    seen = [
        Observation(NameValue(name), (shown,), f"{what} of {path} was written by {name}")
        for name in authors
    ]
    if span.first == span.last and _asked(step) is not None:
        commit = commit_seen(blamed[0], f"in commit {short(blamed[0].sha)}")
        seen.append(Observation(commit.value, (shown,), commit.statement))
    return ground.told(step, seen)


def _is_by(ground: Ground, step: Step, blamed: tuple[Commit, ...], shown: Place) -> EvidenceEntry:
    wanted = step.member.casefold()
    for commit in blamed:
        name = commit.author.casefold()
        if wanted == name or wanted in name.split():
            statement = f"{commit.author} wrote it"
            return ground.told(step, [Observation(NameValue(commit.author), (shown,), statement)])
    names = ", ".join(dict.fromkeys(commit.author for commit in blamed))
    return ground.make.absent(step, complete=True, note=f"it was written by {names}")


def _committed(ground: Ground, path: RepoPath, span: LineRange) -> LineRange | None:
    """Where lines of the snapshot stand in the commit; None if one of them is not there."""
    if not ground.is_edited(path):
        return span
    source = ground.source(path)
    here = _lines(ground, path)
    if source is None or not here:
        return None
    return _matched(split_lines(source), here, span)


def _matched(old: tuple[str, ...], new: tuple[str, ...], span: LineRange) -> LineRange | None:
    """The same lines in the other text: what both begin and end with needs no comparison."""
    room = min(len(old), len(new))
    head = next((n for n in range(room) if old[n] != new[n]), room)
    if span.last <= head:
        return span
    tail = next((n for n in range(room - head) if old[-1 - n] != new[-1 - n]), room - head)
    shift = len(old) - len(new)
    if span.first > len(new) - tail:
        return LineRange(span.first + shift, span.last + shift)
    middle_old, middle_new = old[head : len(old) - tail], new[head : len(new) - tail]
    if len(middle_old) + len(middle_new) > MAX_COMPARED_LINES:
        return None
    matcher = SequenceMatcher(None, middle_old, middle_new, autojunk=False)
    for block in matcher.get_matching_blocks():
        first = head + block.b + 1
        if first <= span.first and span.last < first + block.size:
            moved = block.a - block.b
            return LineRange(span.first + moved, span.last + moved)
    return None


def _lines(ground: Ground, path: RepoPath) -> tuple[str, ...]:
    try:
        return ground.tree.lines(path)
    except FileUnreadable:
        return ()


def _span(span: LineRange) -> str:
    return f"{span.first}" if span.first == span.last else f"{span.first}–{span.last}"
