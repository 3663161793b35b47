"""A git history made up by a seed from the files of one tree, and the script's own log of it.

Batches of files are added, grow, are renamed and deleted, whole functions come and go, releases
are tagged. The log is kept while writing and asks git nothing. Next: sources/history/facts.py.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from probant.evaluation.arms.history_log import LoggedCommit, ScriptedHistory
from probant.evaluation.arms.history_plan import Deed, FilePlan, planned
from probant.evaluation.oracles.git_plumbing import git
from probant.evaluation.oracles.history import Change
from probant.evaluation.oracles.tree import Tree

AUTHORS = (
    ("Ada Brandt", "ada@example.org"),
    ("Boris Okafor", "boris@example.org"),
    ("Chen Lindqvist", "chen@example.org"),
    ("Dolores Haddad", "dolores@example.org"),
    ("Emil Nowak", "emil@example.org"),
)
ZONES = ("+0000", "+0100", "-0500", "+0930")
FIRST_SECOND = 1_600_000_000
TAG_NAMES = (*(f"v0.{number}" for number in range(1, 10)), "v1.0")
IMPORT_SECONDS = 120.0


@dataclass
class _Writer:
    """The commits so far: as a stream for git, and as the log."""

    rng: random.Random
    stream: list[bytes] = field(default_factory=list)
    commits: list[LoggedCommit] = field(default_factory=list)
    lines: dict[str, list[tuple[bytes, int]]] = field(default_factory=dict)
    deleted_files: list[tuple[str, bytes]] = field(default_factory=list)
    deleted_functions: list[str] = field(default_factory=list)
    tags: dict[str, int] = field(default_factory=dict)
    second: int = FIRST_SECOND

    def commit(self, subject: str, after: Mapping[str, list[bytes] | None], moved: str = "") -> int:
        """Write one commit that leaves every named file as given, or without it."""
        mark = len(self.commits) + 1
        name, mail = self.rng.choice(AUTHORS)
        self.second += self.rng.randrange(3_600, 400_000)
        who = f"{name} <{mail}> {self.second} {self.rng.choice(ZONES)}".encode()
        self.stream.append(b"commit refs/heads/main\nmark :%d\n" % mark)
        self.stream.append(b"author %s\ncommitter %s\n%s" % (who, who, _data(subject.encode())))
        if mark > 1:
            self.stream.append(b"from :%d\n" % (mark - 1))
        changes = []
        for path, lines in sorted(after.items()):
            changes.append(self._write(path, lines, mark, moved))
        self.stream.append(b"\n")
        self.commits.append(
            LoggedCommit(
                author=name,
                subject=subject,
                changes=tuple(changes),
                is_rename=bool(moved),
                paths=frozenset(self.lines),
            )
        )
        return mark

    def tag(self, name: str) -> None:
        mark = len(self.commits)
        self.tags[name] = mark
        if self.rng.random() < 0.5:
            self.stream.append(b"reset refs/tags/%s\nfrom :%d\n\n" % (name.encode(), mark))
        else:
            tagger = f"{AUTHORS[0][0]} <{AUTHORS[0][1]}> {self.second} +0000".encode()
            message = _data(f"Release {name}".encode())
            self.stream.append(
                b"tag %s\nfrom :%d\ntagger %s\n%s" % (name.encode(), mark, tagger, message)
            )

    def _write(self, path: str, lines: list[bytes] | None, mark: int, moved: str) -> Change:
        if lines is None:
            self.stream.append(b"D %s\n" % _quoted(path))
            gone = self.lines.pop(path)
            if not moved:
                self.deleted_files.append((path, b"".join(line for line, _ in gone)))
            return Change("D", path)
        status = "M" if path in self.lines else "A"
        self.stream.append(b"M 100644 inline %s\n%s" % (_quoted(path), _data(b"".join(lines))))
        self.lines[path] = _provenance(self.lines.get(moved or path, []), lines, mark)
        return Change(status, path)


def write_history(tree: Tree, seed: int, root: Path) -> ScriptedHistory:
    """Make `root` a repository with a history of `tree`'s files; the same seed, the same hashes."""
    rng = random.Random(f"{seed}:history")
    plans = planned(tree, rng)
    writer = _Writer(rng)
    deeds = _schedule(plans, rng)
    n_between = max(1, len(deeds) // len(TAG_NAMES))
    for number, deed in enumerate(deeds, start=1):
        writer.commit(deed.subject, deed.after, deed.moved)
        if deed.deleted_function:
            writer.deleted_functions.append(deed.deleted_function)
        if number % n_between == 0 and len(writer.tags) < len(TAG_NAMES):
            writer.tag(TAG_NAMES[len(writer.tags)])
    shas = _imported(writer, root)
    return ScriptedHistory(
        commits=tuple(writer.commits),
        shas=shas,
        tag_marks=dict(writer.tags),
        line_marks={path: tuple(m for _, m in lines) for path, lines in writer.lines.items()},
        moves=tuple((d.moved, d.moved_to) for d in deeds if d.moved),
        deleted_files=tuple(writer.deleted_files),
        deleted_functions=tuple(writer.deleted_functions),
    )


def _schedule(plans: list[FilePlan], rng: random.Random) -> list[Deed]:
    """Every file's deeds in their order, shuffled among each other; some additions together."""
    waiting = [list(plan.deeds) for plan in plans]
    first: dict[str, list[bytes] | None] = {}
    for deeds in waiting[: max(1, len(waiting) // 4)]:
        first.update(deeds.pop(0).after)
    schedule = [Deed("Start the project", first)]
    n_late = sum(len(deeds) for deeds in waiting) * 3 // 10
    while waiting := [deeds for deeds in waiting if deeds]:
        # Renames come late, so that most pairs of tags can be told apart in one way only.
        is_late = sum(len(deeds) for deeds in waiting) <= n_late
        calm = [deeds for deeds in waiting if is_late or not deeds[0].moved]
        deed = rng.choice(calm or waiting).pop(0)
        if deed.is_addition:
            after = dict(deed.after)
            others = [deeds for deeds in waiting if deeds and deeds[0].is_addition]
            for deeds in rng.sample(others, min(len(others), rng.randrange(6))):
                after.update(deeds.pop(0).after)
            names = ", ".join(sorted(path.rpartition("/")[2] for path in after)[:2])
            deed = Deed(f"Add {names}" + (" and more" if len(after) > 2 else ""), after)
        schedule.append(deed)
    return schedule


def _provenance(
    before: list[tuple[bytes, int]], lines: list[bytes], mark: int
) -> list[tuple[bytes, int]]:
    """Which commit each line came with; the plans only ever put in or take out whole runs."""
    n_same = 0
    while n_same < min(len(before), len(lines)) and before[n_same][0] == lines[n_same]:
        n_same += 1
    n_tail = 0
    room = min(len(before), len(lines)) - n_same
    while n_tail < room and before[-1 - n_tail][0] == lines[-1 - n_tail]:
        n_tail += 1
    middle = [(line, mark) for line in lines[n_same : len(lines) - n_tail]]
    return [*before[:n_same], *middle, *before[len(before) - n_tail :]]


def _imported(writer: _Writer, root: Path) -> tuple[str, ...]:
    git(root, "init", "--quiet", "--template=", "--initial-branch=main", ".")
    marks = root / ".git" / "marks"
    git(
        root, "fast-import", "--quiet", f"--export-marks={marks}",
        stdin=b"".join(writer.stream), seconds=IMPORT_SECONDS,
    )  # fmt: skip
    found = dict(re.findall(r"^:(\d+) ([0-9a-f]+)$", marks.read_text("ascii"), re.M))
    marks.unlink()
    git(root, "reset", "--quiet", "--hard", "main")
    return tuple(found[str(mark)] for mark in range(1, len(writer.commits) + 1))


def _data(content: bytes) -> bytes:
    return b"data %d\n%s\n" % (len(content), content)


def _quoted(path: str) -> bytes:
    return b'"' + path.encode().replace(b"\\", b"\\\\").replace(b'"', b'\\"') + b'"'
