"""Would git ignore this path? By the `.gitignore` files of the snapshot, as far as they tell.

For paths that are not there: one that would be ignored may be made by a build, so nobody can say
that it does not exist.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase

MAX_RULES = 2_000
MAX_PATTERN_CHARS = 300
MAX_PARTS = 30


class Ignoring:
    """Reads each `.gitignore` once; `lines_of` gives the lines of one, () where there is none."""

    def __init__(self, lines_of: Callable[[str], Iterable[str]]) -> None:
        self._lines_of = lines_of
        self._rules: dict[str, list[str]] = {}

    def ignores(self, path: str) -> bool:
        """Whether git leaves out the path, or a folder that holds it."""
        parts = path.rstrip("/").split("/")
        if len(parts) > MAX_PARTS:
            return True
        n_folders = len(parts) if path.endswith("/") else len(parts) - 1
        return any(
            self._leaves_out(parts[:n], is_folder=n <= n_folders) for n in range(1, len(parts) + 1)
        )

    def _leaves_out(self, parts: list[str], *, is_folder: bool) -> bool:
        """What the last rule that fits says, the nearest `.gitignore` after those above it."""
        is_out = False
        for depth in range(len(parts)):
            below = "/".join(parts[depth:])
            for pattern in self._patterns("/".join(parts[:depth])):
                is_back = pattern[0] == "!"
                if is_back == is_out and _fits(pattern[is_back:], below, is_folder):
                    is_out = not is_out
        return is_out

    def _patterns(self, folder: str) -> list[str]:
        if folder not in self._rules:
            name = f"{folder}/.gitignore" if folder else ".gitignore"
            lines = [line.rstrip() for line in list(self._lines_of(name))[:MAX_RULES]]
            self._rules[folder] = [
                line for line in lines if line and line[0] != "#" and len(line) <= MAX_PATTERN_CHARS
            ]
        return self._rules[folder]


def _fits(pattern: str, path: str, is_folder: bool) -> bool:
    """Whether the rule names exactly this path (whatever lies below is the caller's matter)."""
    plain = pattern.rstrip("/")
    if not plain or (plain != pattern and not is_folder):
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
