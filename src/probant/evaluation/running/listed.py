"""Many repositories named in a file: one path on each line, `#` starts a remark.

Whatever cannot be used, or was written by whoever is measured, is listed with the reason and stops
nothing. Next: plan.py.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

from probant.errors import ProbantError, UsageError
from probant.evaluation.corpus.ownership import Owner, refuse_own
from probant.evaluation.running.folder import Missing
from probant.evaluation.running.plan import Repo, local

MAX_REPOS = 20_000


def listed_repos(file: Path, *answerers: Owner) -> tuple[list[Repo], list[Missing]]:
    """The repositories of `file`, each under a name of its own; relative paths are beside it."""
    roots = _roots(file)
    found: list[Repo] = []
    missing: list[Missing] = []
    for label, root in zip(labels(roots), roots, strict=True):
        try:
            repo = local(root)
            refuse_own(root, *answerers)
        except (ProbantError, OSError) as error:
            missing.append(Missing(label, None, str(error)))
            continue
        place, note = replace(repo.place, repo=label), replace(repo.note, repo=label)
        found.append(replace(repo, place=place, note=note))
    if not found:
        why = f": {missing[0].reason}" if missing else ""
        raise UsageError(
            f"no repository of {file} can be used{why}", remedy="name folders, one on each line"
        )
    return found, missing


def labels(roots: list[Path]) -> list[str]:
    """The folder's name; with its parent's where two share it, numbered where that is no help."""
    n_named = Counter(root.name for root in roots)
    wanted = [
        root.name if n_named[root.name] == 1 else f"{root.parent.name}_{root.name}"
        for root in roots
    ]
    seen: Counter[str] = Counter()
    given: list[str] = []
    for label in wanted:
        seen[label] += 1
        given.append(label if seen[label] == 1 else f"{label}-{seen[label]}")
    return given


def _roots(file: Path) -> list[Path]:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{file} cannot be read", remedy="name a text file") from error
    named = [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]
    roots = list(dict.fromkeys((file.parent / path).resolve() for path in named))
    if len(roots) > MAX_REPOS:
        raise UsageError(
            f"{file} names {len(roots)} repositories", remedy=f"name at most {MAX_REPOS} in a run"
        )
    return roots
