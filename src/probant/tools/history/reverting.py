"""Reverts: which commit one says it takes back, and which later ones say so of it.

A message names what it reverts by id, by subject or by the number of a pull request; it is believed
only where exactly one commit of its own past fits. Which commits are reverts at all: log.py.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from probant.tools.history.ground import Ground, commit_seen, short
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.value import Observation
from probant.workspace.history import Commit

_BY_ID = re.compile(
    r"\bThis reverts (?:commits? )((?:[0-9a-f]{7,64}\b(?:[\s,]|and\b|commits?\b)*)+)", re.IGNORECASE
)
_ID = re.compile(r"\b[0-9a-f]{7,64}\b")
_BY_SUBJECT = re.compile(r'(?:Revert|Reapply) "(.*)"(?:\s*\(#\d+\))?')
_BY_NUMBER = re.compile(r"^Reverts (?:[\w.-]+/[\w.-]+)?#(\d+)\b", re.MULTILINE)
_LOOSELY = re.compile(
    r"\b(?:revert\w*|back(?:s|ed|ing)?[ -]out|undo\w*|roll\w*[ -]?back)", re.IGNORECASE
)
_STEP = re.compile(r"^\* ", re.MULTILINE)
"""How services list the commits of a branch that they squash into one."""
_LOOSE_WORDS = ("revert", "back out", "backs out", "backed out", "backout", "undo", "roll")
N_LEADS = 5


class Revert(NamedTuple):
    """What a commit says it reverts. `candidates` may be meant where nothing surely is.

    `is_whole` is False where only one step of a squashed branch says so.
    """

    commit: Commit
    reverted: tuple[Commit, ...] = ()
    candidates: tuple[Commit, ...] = ()
    unclear: str = ""
    is_whole: bool = True


class Log:
    """All commits below a revision, by id, subject and number, and what they revert."""

    def __init__(self, ground: Ground, rev: str) -> None:
        self._ground = ground
        self.commits = ground.chronicle.commits(rev)
        self._known = {commit.sha: commit for commit in self.commits}

    @cached_property
    def _by_subject(self) -> dict[str, list[Commit]]:
        found = defaultdict[str, list[Commit]](list)
        for commit in self.commits:
            found[commit.subject.strip()].append(commit)
        return found

    def before(self, commit: Commit) -> set[str]:
        """The commits that one comes after."""
        found: set[str] = set()
        pending = list(commit.parents)
        while pending:
            sha = pending.pop()
            if sha not in found:
                found.add(sha)
                pending += self._known[sha].parents if sha in self._known else ()
        return found

    def read(self, commit: Commit, message: str) -> Revert | None:
        """What a commit says it reverts; None where its message says nothing of the kind."""
        ids = [sha for found in _BY_ID.finditer(message) for sha in _ID.findall(found[1].lower())]
        quoted = _BY_SUBJECT.fullmatch(commit.subject.strip())
        numbers = _BY_NUMBER.findall(message)
        if not (ids or quoted or numbers):
            return None
        past = self.before(commit)
        named = [self._by_id(sha, past) for sha in ids]
        known = tuple(dict.fromkeys(one for one in named if one is not None))
        if not quoted and _STEP.search(message):
            why = "that is one step of the branch that was squashed into it"
            return Revert(commit, (), known, why, is_whole=False)
        fitting = self._of(past, self._by_subject.get(quoted[1].strip(), ())) if quoted else []
        if known and len(known) == len(set(ids)) and not (fitting and _STEP.search(message)):
            return Revert(commit, known)
        if not fitting and len(numbers) == 1:
            title = quoted[1].strip() if quoted else ""
            fitting = self._of(past, self._numbered(numbers[0], title))
        if len(fitting) == 1:
            return Revert(commit, tuple(fitting))
        why = "what it names is not a commit of its own past"
        if fitting:
            why = f"{len(fitting)} commits before it could be meant"
        return Revert(commit, (), tuple(dict.fromkeys((*fitting, *known))), why)

    def _by_id(self, start: str, past: set[str]) -> Commit | None:
        found = [sha for sha in past if sha.startswith(start) and sha in self._known]
        return self._known[found[0]] if len(found) == 1 else None

    def _of(self, past: set[str], commits: Iterable[Commit]) -> list[Commit]:
        return [commit for commit in commits if commit.sha in past]

    def _numbered(self, number: str, title: str) -> list[Commit]:
        """Commits that a pull request became: one squashed, or a merge that has its title."""
        squashed, merge = f"(#{number})", f"Merge pull request #{number} "
        found = [c for c in self.commits if c.subject.endswith(squashed)]
        merges = [c for c in self.commits if c.subject.startswith(merge)]
        said = self._ground.chronicle.messages([c.sha for c in merges]) if title else {}
        return found + [c for c in merges if not title or title in said[c.sha]]

    @cached_property
    def reverts(self) -> list[Revert]:
        """Every commit that says it reverts another, newest first."""
        found = self._mentioning("This reverts", 'Revert "', 'Reapply "', "Reverts ")
        read = [self.read(commit, message) for commit, message in found]
        return [one for one in read if one is not None]

    def speaking_of(self, commit: Commit) -> list[Commit]:
        """Later commits that speak of taking something back and name this one somehow."""
        numbers = re.findall(r"\(?#(\d+)\)?", commit.subject)
        names = [commit.sha[:7], commit.subject.strip(), *(f"#{number}" for number in numbers)]
        pattern = re.compile("|".join(rf"{re.escape(one)}(?!\d)" for one in names if one))
        return [
            one
            for one, message in self._mentioning(*_LOOSE_WORDS)
            if _LOOSELY.search(message) and pattern.search(message)
            if commit.sha in self.before(one)
        ]

    def _mentioning(self, *texts: str) -> list[tuple[Commit, str]]:
        shas = {
            commit.sha
            for text in texts
            for commit in self._ground.chronicle.commits(self.commits[0].sha, mentioning=text)
        }
        messages = self._ground.chronicle.messages(sorted(shas)) if shas else {}
        return [(one, messages[one.sha]) for one in self.commits if one.sha in shas]


def revert_of(ground: Ground, step: Step) -> EvidenceEntry:
    """The commits that a commit says it reverts; of a yes or no, whether it says so at all."""
    rev = ground.revision(step, step.targets[0])
    if isinstance(rev, EvidenceEntry):
        return rev
    log = Log(ground, rev)
    commit = log.commits[0]
    message = ground.chronicle.message(rev)
    found = log.read(commit, message)
    if found is None:
        return _no_revert(ground, step, commit, message)
    seen = [
        commit_seen(one, f"{short(rev)} says it reverts {short(one.sha)}") for one in found.reverted
    ]
    if seen:
        return ground.told(step, seen)
    if step.polar and found.is_whole:
        return ground.told(step, [commit_seen(commit, f"{short(rev)} says it is a revert")])
    if ground.boundary:
        return ground.beyond(step, _leads(found.candidates, "may be what it reverts"))
    leads = _leads(found.candidates, "may be what it reverts")
    note = f"{short(rev)} speaks of a revert, but {found.unclear}"
    return ground.refuse(step, note, ReasonCode.NOT_TOLD, candidates=leads)


def _no_revert(ground: Ground, step: Step, commit: Commit, message: str) -> EvidenceEntry:
    if _LOOSELY.search(message):
        note = f"the message of {short(commit.sha)} speaks of taking something back, but does not"
        note += " say that it reverts a commit"
        leads = (commit_seen(commit, "its message speaks of it"),)
        return ground.refuse(step, note, ReasonCode.NOT_TOLD, candidates=leads)
    note = f"the message of {short(commit.sha)} says nothing of a revert"
    return ground.make.absent(step, complete=True, note=note)


def reverted_by(ground: Ground, step: Step) -> EvidenceEntry:
    """Later commits that say they revert this one, each with what became of it."""
    rev = ground.revision(step, step.targets[0])
    if isinstance(rev, EvidenceEntry):
        return rev
    log = Log(ground, ground.head)
    commit = next((one for one in log.commits if one.sha == rev), None)
    if commit is None:
        note = f"{short(rev)} is not part of the history of {short(ground.head)}"
        return ground.refuse(step, note, ReasonCode.NOT_AT_THIS_SNAPSHOT)
    found = [one.commit for one in log.reverts if commit in one.reverted]
    doubtful = [one.commit for one in log.reverts if _may_mean(one, commit)]
    if found:
        seen = tuple(_undone(log, one, commit) for one in found)
        reasons = (ReasonCode.NOT_TOLD,) if doubtful else ()
        return ground.make.observed(
            step, Quality.STRONG, seen, complete=not doubtful, reasons=reasons,
            candidates=_leads(doubtful, "may revert it"),
        )  # fmt: skip
    doubtful = doubtful or log.speaking_of(commit)
    if doubtful:
        note = f"later commits speak of taking something back and may mean {short(rev)}"
        return ground.refuse(
            step, note, ReasonCode.NOT_TOLD, candidates=_leads(doubtful, "may revert it")
        )
    return ground.none(step, f"no later commit here says that it reverts {short(rev)}")


def _may_mean(revert: Revert, commit: Commit) -> bool:
    return commit in revert.candidates


def _undone(log: Log, revert: Commit, commit: Commit) -> Observation:
    again = [short(one.commit.sha) for one in log.reverts if revert in one.reverted]
    told = (
        f"{short(revert.sha)} of {revert.date[:10]} by {revert.author} reverts {short(commit.sha)}"
    )
    told += f" and was itself reverted by {' and '.join(again)}" if again else ""
    return commit_seen(revert, told)


def _leads(commits: Iterable[Commit], statement: str) -> tuple[Observation, ...]:
    return tuple(commit_seen(one, f"{short(one.sha)} {statement}") for one in commits)[:N_LEADS]
