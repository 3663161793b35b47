"""What is known of a package or a repository that an answerer may have seen in its training.

A date that nobody established is None, and then nothing is said about a cutoff. Next:
surfaces/cli/evaluation/corpus.py prints it.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from probant.errors import ExecutionError, UsageError
from probant.evaluation.corpus.manifests import package_names
from probant.evaluation.corpus.ownership import remotes, top_of
from probant.evaluation.corpus.package import Package
from probant.evaluation.oracles.git_plumbing import git
from probant.evaluation.oracles.tree import NOT_CONTENT
from probant.evaluation.sources.code.oracles import LANGUAGE_OF


@dataclass(frozen=True, kw_only=True, slots=True)
class Standing:
    """A local repository; `first_commit` None without a history."""

    name: str
    remotes: tuple[str, ...]
    packages: tuple[str, ...]
    languages: tuple[str, ...]
    """Those with an oracle, by number of files."""
    first_commit: str | None
    last_commit: str | None
    n_commits: int | None


def standing(root: Path) -> Standing:
    if not root.is_dir():
        raise UsageError(f"no directory {root}", remedy="name an existing directory")
    top = top_of(root)
    dates = _commit_dates(top)
    return Standing(
        name=root.resolve().name,
        remotes=remotes(top),
        packages=tuple(dict.fromkeys(name for _, name in package_names(top, root))),
        languages=_languages(root),
        first_commit=min(dates) if dates else None,
        last_commit=max(dates) if dates else None,
        n_commits=len(dates) if dates else None,
    )


def cutoff_of(text: str | None) -> date | None:
    if text is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise UsageError(f"{text} is no date", remedy="give it as YYYY-MM-DD") from None


def is_before(known: str | None, cutoff: date | None) -> bool | None:
    """Whether it was public before the cutoff; None where one of the dates is unknown."""
    return None if known is None or cutoff is None else date.fromisoformat(known) < cutoff


def was_public_before(package: Package, cutoff: date | None) -> bool | None:
    """By its first release; a date by which it was public for sure can only say yes."""
    if package.first_release is not None:
        return is_before(package.first_release, cutoff)
    return True if is_before(package.public_by, cutoff) else None


def _commit_dates(top: Path) -> list[str]:
    try:
        return git(top, "log", "--format=%cs").split()
    except ExecutionError:
        return []


def _languages(root: Path) -> tuple[str, ...]:
    found: Counter[str] = Counter()
    for _, folders, files in os.walk(root):
        folders[:] = [name for name in folders if name not in NOT_CONTENT]
        found.update(LANGUAGE_OF.get(Path(name).suffix.lower(), "") for name in files)
    del found[""]
    return tuple(sorted(found, key=lambda language: (-found[language], language)))
