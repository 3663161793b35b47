"""What every question about the past stands on: the commit it starts from, and what names mean.

Yields revisions, paths and definitions, or an entry that says why there is none. The questions
themselves are in the modules beside this one.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from functools import cached_property

from probant.errors import FileUnreadable, GitFailed, ObjectMissing, RevisionNotFound
from probant.facts.definitions import Definitions, distinct, without_makers
from probant.facts.rows import DefFact
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import CommitValue, NameValue, Observation, PathValue
from probant.workspace.chronicle import Chronicle
from probant.workspace.git import GitMirror
from probant.workspace.history import Commit

SEARCH_SECONDS = 20.0
"""How long a question about something gone may look through the past."""

N_NEAR = 3
_FIRST = frozenset({"first commit", "initial commit", "root commit", "very first commit"})
_BEFORE = frozenset({"previous commit", "commit before", "last but one commit"})


class Ground:
    """One repository's past, as seen from the commit of the snapshot."""

    def __init__(self, box: Toolbox, make: EntryMaker, git: GitMirror, head: str) -> None:
        self.tree = box.tree
        self.make = make
        self.git = git
        self.head = head
        self.chronicle = Chronicle(git)
        self.definitions = Definitions(box.book, box.binder)

    @cached_property
    def boundary(self) -> frozenset[str]:
        """Commits at which a shallow clone ends: what came before them is unknown."""
        return self.git.shallow

    @cached_property
    def blobs(self) -> dict[str, str]:
        """Every path of the commit, with its blob."""
        return {row.path: row.sha for row in self.git.list_tree(self.head)}

    # Entries

    def told(
        self, step: Step, seen: Iterable[Observation], *, note: str | None = None
    ) -> EvidenceEntry:
        return self.make.observed(step, Quality.STRONG, tuple(seen), note=note)

    def refuse(
        self,
        step: Step,
        note: str,
        *reasons: ReasonCode,
        candidates: tuple[Observation, ...] = (),
    ) -> EvidenceEntry:
        """Nothing can be said, and why."""
        given = reasons or (ReasonCode.MISSING_ANCHOR,)
        return self.make.absent(
            step, complete=False, reasons=given, note=note, candidates=candidates
        )

    def none(self, step: Step, note: str) -> EvidenceEntry:
        """There is none: proved, unless the history here has an end that is not its beginning."""
        if self.boundary:
            return self.beyond(step)
        return self.make.absent(step, complete=True, note=note)

    def beyond(self, step: Step, candidates: tuple[Observation, ...] = ()) -> EvidenceEntry:
        note = "this clone is shallow: what came before its oldest commits is not here"
        return self.refuse(step, note, ReasonCode.WINDOW_REVISION, candidates=candidates)

    def lacking(self, step: Step, failed: GitFailed) -> EvidenceEntry:
        """git could not tell: in a partial clone versions of files were never fetched."""
        note = f"{failed.message}; a partial clone lacks versions of files, fetch all of it"
        return self.refuse(step, note, ReasonCode.WINDOW_SKIPPED_FILES)

    # Revisions

    def revision(self, step: Step, target: Target) -> str | EvidenceEntry:
        """The full id of the commit a target names."""
        text = target.text.strip()
        if text.lower() in _FIRST:
            return self._first(step)
        for rev in self._spellings(text):
            try:
                return self.git.resolve(rev)
            except RevisionNotFound:
                continue
        near = difflib.get_close_matches(text, self._ref_names, N_NEAR)
        note = f"no commit, tag or branch is named {text!r}"
        note += f"; near names: {', '.join(near)}" if near else ""
        leads = tuple(Observation(NameValue(n), (), f"{n} is a tag or branch") for n in near)
        if self.boundary:
            reasons = (ReasonCode.WINDOW_REVISION, ReasonCode.MISSING_ANCHOR)
            return self.refuse(step, f"{note}; this clone is shallow", *reasons, candidates=leads)
        return self.refuse(step, note, candidates=leads)

    def _spellings(self, text: str) -> list[str]:
        """ "release 1.0" is the tag v1.0 where no other ref is called 1.0."""
        if text.lower() == "now":
            return [self.head]
        if text.lower() in _BEFORE:
            return [f"{self.head}~1"]
        if re.fullmatch(r"head(?:[~^]\d*)*", text, re.IGNORECASE):
            return ["HEAD" + text[4:]]
        if re.fullmatch(r"\d+(?:\.\d+)+\S*", text) and f"v{text}" in self._ref_names:
            return [text, f"v{text}"]
        return [text]

    def _first(self, step: Step) -> str | EvidenceEntry:
        roots = self.chronicle.roots(self.head)
        if self.boundary:
            return self.beyond(step)
        if len(roots) > 1:
            return self.refuse(
                step, f"{len(roots)} commits have no parent", ReasonCode.AMBIGUOUS_NAME,
                candidates=tuple(commit_seen(one, "a first commit") for one in roots),
            )  # fmt: skip
        return roots[0].sha

    @cached_property
    def _ref_names(self) -> list[str]:
        return [*(tag.name for tag in self.git.tags()), *self.git.branches()]

    # Paths

    def path(self, step: Step, target: Target) -> RepoPath | EvidenceEntry:
        """The one committed file or folder a target names now."""
        text = target.text
        if not could_be_path(target):
            return self.refuse(step, f"no committed definition is called {text}")
        found = paths_named(self.blobs, text)
        if len(found) == 1:
            return found[0]
        if found:
            return self.refuse(
                step, f"{len(found)} files or folders are called {text}", ReasonCode.AMBIGUOUS_NAME,
                candidates=tuple(path_seen(path) for path in found[:10]),
            )  # fmt: skip
        here = paths_named(self.tree.files, text)
        if here:
            note = f"{here[0]} has never been committed"
            return self.refuse(step, note, ReasonCode.MISSING_ANCHOR)
        return self.refuse(step, f"{text} is not one committed file")

    def past_path(self, target: Target) -> RepoPath | None:
        """The path of a file or folder that was deleted or renamed since, if one alone fits."""
        if not could_be_path(target):
            return None
        plain = target.text.replace("\\", "/").removeprefix("./").strip("/")
        if self.chronicle.commits(self.head, path=plain, max_count=1):
            return RepoPath(plain)
        deleted = self.chronicle.deletions(self.head, seconds=SEARCH_SECONDS)
        paths = {change.path for touch in deleted.touches for change in touch.changes}
        found = paths_named(dict.fromkeys(sorted(paths - self.blobs.keys())), plain)
        return found[0] if len(found) == 1 and deleted.complete else None

    def was_path(self, target: Target) -> bool:
        """Whether just this was a path once, and is none any more."""
        plain = target.text.replace("\\", "/").removeprefix("./").strip("/")
        if plain in self.blobs or any(path.startswith(f"{plain}/") for path in self.blobs):
            return False
        return bool(self.chronicle.commits(self.head, path=plain, max_count=1))

    # Definitions

    def facts(self, target: Target) -> list[DefFact]:
        """What the target means as a symbol; nothing where the words mean a file."""
        if target.kind not in (TargetKind.SYMBOL, TargetKind.PHRASE):
            return []
        if not target.kinds and not target.owner and target.text in self._top:
            return []
        return distinct(without_makers(self.definitions.of(target).fitting))

    @cached_property
    def _top(self) -> frozenset[str]:
        """Names of the files and folders at the root: a plain word means these first."""
        return frozenset(path.partition("/")[0] for path in self.blobs)

    def source(self, path: str) -> bytes | None:
        """A file as it is in the commit."""
        blob = self.blobs.get(path)
        return self.blob(blob) if blob else None

    def blob(self, sha: str) -> bytes | None:
        """A version of a file; None if it is no file or too large to read."""
        try:
            return self.git.read_blob(sha)
        except ObjectMissing as missing:  # what it holds could change any answer
            raise GitFailed(missing.message) from missing
        except FileUnreadable:
            return None

    def is_edited(self, path: RepoPath) -> bool:
        """Whether the file on disk is not the one committed."""
        here = self.tree.files.get(path)
        return here is not None and here.blob != self.blobs.get(path)


def could_be_path(target: Target) -> bool:
    """A function, something of a class or something in a file is not itself a file."""
    return not (target.kinds or target.owner or target.within)


def paths_named(paths: Iterable[str], text: str) -> list[RepoPath]:
    """Files and folders a text names: by path, by the end of a path, by stem, by module."""
    wanted = text.replace("\\", "/").removeprefix("./").strip("/")
    if not wanted:
        return []
    known = list(paths)
    folders = _folders(known)
    if wanted in folders or wanted in set(known):
        return [RepoPath(wanted)]
    ends = [path for path in (*known, *sorted(folders)) if path.endswith("/" + wanted)]
    if ends or "/" in wanted:
        return [RepoPath(path) for path in ends]
    module = wanted.replace(".", "/")
    stems = [path for path in known if _stem(path) == wanted]
    stems += [path for path in known if "." in wanted and _ends_as(path, module)]
    return [RepoPath(path) for path in dict.fromkeys(stems)]


def _folders(paths: Sequence[str]) -> set[str]:
    found: set[str] = set()
    for path in paths:
        folder = path.rpartition("/")[0]
        while folder and folder not in found:
            found.add(folder)
            folder = folder.rpartition("/")[0]
    return found


def _stem(path: str) -> str:
    name = path.rpartition("/")[2]
    return name.rpartition(".")[0] or name


def _ends_as(path: str, module: str) -> bool:
    stem = path.rpartition(".")[0]
    return f"/{stem}".endswith((f"/{module}", f"/{module}/__init__"))


def commit_seen(commit: Commit, statement: str) -> Observation:
    value = CommitValue(commit.sha, commit.subject, commit.author, commit.date)
    return Observation(value, (), f"{statement}: {commit.subject}")


def path_seen(path: RepoPath, statement: str = "") -> Observation:
    return Observation(PathValue(path), (), statement or f"{path} is a path of the repository")


def short(sha: str) -> str:
    return sha[:12]
