"""Statements about commits of a made-up history: the script that wrote it is the oracle.

Git's own word is laid beside the script's; where they differ nothing is said.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

from probant.evaluation.arms.history_log import ScriptedHistory
from probant.evaluation.oracles.git_plumbing import GitHistory
from probant.evaluation.oracles.history import Change, Doubt
from probant.evaluation.statements.statement import Told, told

N_DIGITS = (7, 8, 10, 12, 40)


class CommitFacts:
    """Who changed what, and a commit that did not."""

    def __init__(self, script: ScriptedHistory, git: GitHistory, rng: random.Random) -> None:
        self._rng = rng
        self._shas = script.shas
        self._changed = {
            sha: frozenset(change.path for change in told_changes)
            for sha in script.shas
            if (told_changes := _agreed(script.changes_of(sha), git.changes_of(sha))) is not None
        }
        self._now = script.paths_at(script.head())

    def true(self) -> list[Told]:
        return [
            told("commit_changed", "git", commit=self._short(sha), file=path)
            for sha, paths in self._changed.items()
            for path in sorted(paths & self._now)
        ]

    def false(self, statements: Sequence[Told]) -> list[Told]:
        made: list[Told] = []
        for one in statements:
            path = one.slot["file"]
            others = [sha for sha, paths in self._changed.items() if path not in paths]
            if others:
                slots = {**one.slot, "commit": self._short(self._rng.choice(others))}
                made.append(_wrong(one, slots))
        return made

    def _short(self, sha: str) -> str:
        """Enough digits to mean one commit."""
        digits = sha[: self._rng.choice(N_DIGITS)]
        n_alike = sum(other.startswith(digits) for other in self._shas)
        return digits if n_alike == 1 and not digits.isdigit() else sha


def _wrong(one: Told, slots: Mapping[str, str]) -> Told:
    return replace(
        one,
        slots=tuple(sorted(slots.items())),
        mutation="wrong_commit",
        failures=frozenset({"wrong_structure"}),
        proof="neither the script nor git lists the file among the commit's changes",
    )


def _agreed(
    script: tuple[Change, ...] | Doubt, git: tuple[Change, ...] | Doubt
) -> tuple[Change, ...] | None:
    if isinstance(script, Doubt) or isinstance(git, Doubt) or set(script) != set(git):
        return None
    return script
