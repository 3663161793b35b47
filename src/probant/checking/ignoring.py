"""Would git ignore this path? By the `.gitignore` files of the snapshot, as far as they tell.

For paths that are not there: one that would be ignored may be made by a build, so nobody can say
that it does not exist. In doubt a path counts as ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase

MAX_RULES = 2_000
MAX_PATTERN_CHARS = 300
MAX_PARTS = 100


class Ignoring:
    """Reads each `.gitignore` once; `lines_of` gives the lines of one, () where there is none."""

    def __init__(self, lines_of: Callable[[str], Iterable[str]]) -> None:
        self._lines_of = lines_of
        self._rules: dict[str, list[str]] = {}

    def ignores(self, path: str) -> bool:
        """Whether a rule of a folder on the way to the path fits it, or a folder that holds it."""
        parts = path.rstrip("/").split("/")
        if len(parts) > MAX_PARTS:
            return True
        for depth in range(len(parts)):
            patterns = self._patterns("/".join(parts[:depth]))
            below = ["/".join(parts[depth:n]) for n in range(depth + 1, len(parts) + 1)]
            if any(_fits(pattern, one) for pattern in patterns for one in below):
                return True
        return False

    def _patterns(self, folder: str) -> list[str]:
        if folder not in self._rules:
            name = f"{folder}/.gitignore" if folder else ".gitignore"
            lines = [line.rstrip() for line in list(self._lines_of(name))[:MAX_RULES]]
            self._rules[folder] = [
                line for line in lines
                if line and line[0] not in "#!" and len(line) <= MAX_PATTERN_CHARS
            ]  # fmt: skip
        return self._rules[folder]


def _fits(pattern: str, path: str) -> bool:
    """Whether the rule names exactly this path (whatever lies below is the caller's matter)."""
    plain = pattern.rstrip("/")
    if not plain:
        return False
    if "/" not in plain:
        return fnmatchcase(path.rpartition("/")[2], plain)
    return _fit(plain.lstrip("/").split("/"), path.split("/"))


def _fit(rules: list[str], parts: list[str]) -> bool:
    """Part by part; '**' stands for any number of them. Rows of a table, so no rule is slow."""
    row = [True] + [False] * len(parts)
    for rule in rules:
        if rule == "**":
            reached = False
            row = [reached := reached or before for before in row]
        else:
            row = [False] + [
                before and fnmatchcase(part, rule) for before, part in zip(row, parts, strict=False)
            ]
    return row[-1]
