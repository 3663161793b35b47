"""Did a commit change a file? git knows; what a merge itself changed, nobody says for sure."""

from __future__ import annotations

import re

from probant.checking.structure.finding import Finding, no, unsure, yes
from probant.checking.structure.ground import Ground, listed
from probant.errors import GitFailed, RevisionNotFound
from probant.vocabulary.assertion import Assertion
from probant.vocabulary.reason import ReasonCode
from probant.workspace.git import GitMirror

_HASH = re.compile(r"[0-9a-fA-F]{4,64}")
_N_SHORT = 10
_N_UNIQUE = 7
"""Shorter ids often begin several commits."""


def check_commit(assertion: Assertion, ground: Ground) -> Finding:
    """One `commit_changed` claim."""
    place = assertion.place
    assert place is not None  # noqa: S101 - the table of Assertion
    git = ground.tree.git
    if git is None:
        return unsure(ReasonCode.NO_HISTORY, "this directory has no git history")
    named = assertion.literal.strip()
    try:
        sha = git.resolve(named.lower() if _HASH.fullmatch(named) else named)
        return _changed(sha, place.path, git)
    except RevisionNotFound:
        return _unknown(named, git)
    except GitFailed as failed:
        return unsure(ReasonCode.TOOL_FAILED, failed.message)


def _unknown(named: str, git: GitMirror) -> Finding:
    """A clone need not have every commit: even a complete one may lack a branch of others."""
    if git.shallow:
        note = f"this clone has no commit {named}, but its history is cut off"
        return unsure(ReasonCode.WINDOW_REVISION, note)
    several = ", or several" if len(named) < _N_UNIQUE else ""
    note = f"this clone has its whole history and no commit {named}{several}; check the id"
    return unsure(ReasonCode.MISSING_ANCHOR, note)


def _changed(sha: str, path: str, git: GitMirror) -> Finding:
    short = sha[:_N_SHORT]
    if sha in git.shallow:
        return unsure(ReasonCode.WINDOW_REVISION, f"what came before {short} is not in this clone")
    commit = git.commit(sha)
    touched = [name for file in git.show_files(sha) for name in (file.path, file.old_path) if name]
    tail = "/" + path.strip("/").removeprefix("./")
    hits = [name for name in touched if f"/{name}".endswith(tail) or f"{tail}/" in f"/{name}"]
    if len(commit.parents) > 1:
        note = f"{short} is a merge: what it changed itself cannot be told from what it brings"
        return unsure(ReasonCode.NOT_TOLD, note)
    if hits:
        return yes(f"commit {short} ({commit.subject}) changed {hits[0]}")
    told = listed(touched)
    detail = f"commit {short} changed {told or f'{len(touched)} files'}"
    return no(detail + ("" if told else f", {path} not among them"))
