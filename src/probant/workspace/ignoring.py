"""Would git ignore this path? By the `.gitignore` files of the snapshot, as far as they tell.

For paths that are not there: one that would be ignored may be made by a build, so nobody can say
that it does not exist.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from fnmatch import translate

MAX_RULES = 2_000
MAX_PATTERN_CHARS = 300
MAX_PARTS = 30


class Ignoring:
    """Reads each `.gitignore` once; `lines_of` gives the lines of one, () where there is none."""

    def __init__(self, lines_of: Callable[[str], Iterable[str]]) -> None:
        self._lines_of = lines_of
        self._rules: dict[str, list[Rule]] = {}
        self._known: dict[tuple[str, bool], bool] = {}

    def ignores(self, path: str) -> bool:
        """Whether git leaves out the path, or a folder that holds it."""
        whole = path.rstrip("/").split("/")
        parts = whole[:MAX_PARTS]  # further down nobody looks
        is_folder = path.endswith("/") or len(whole) > MAX_PARTS
        n_folders = len(parts) if is_folder else len(parts) - 1
        return any(
            self._leaves_out(parts[:n], is_folder=n <= n_folders) for n in range(1, len(parts) + 1)
        )

    def _leaves_out(self, parts: list[str], *, is_folder: bool) -> bool:
        """What the last rule that fits says, the nearest `.gitignore` after those above it."""
        key = "/".join(parts), is_folder
        if key not in self._known:
            is_out = False
            for depth in range(len(parts)):
                for rule in self._rules_of("/".join(parts[:depth])):
                    if rule.is_back == is_out and rule.fits(parts[depth:], is_folder):
                        is_out = not is_out
            self._known[key] = is_out
        return self._known[key]

    def _rules_of(self, folder: str) -> list[Rule]:
        if folder not in self._rules:
            name = f"{folder}/.gitignore" if folder else ".gitignore"
            lines = [line.rstrip() for line in list(self._lines_of(name))[:MAX_RULES]]
            kept = [line for line in lines if line and line[0] != "#"]
            self._rules[folder] = [Rule(one) for one in kept if len(one) <= MAX_PATTERN_CHARS]
        return self._rules[folder]


class Rule:
    """One line of a `.gitignore`, understood once: there are many paths to hold it against."""

    def __init__(self, line: str) -> None:
        self.is_back = line[0] == "!"
        pattern = line[self.is_back :]
        plain = pattern.rstrip("/")
        self._is_for_folders = plain != pattern
        self._is_by_name = "/" not in plain
        parts = plain.lstrip("/").split("/") if plain else []
        self._parts = [None if one == "**" else _compiled(one) for one in parts]
        self._is_exact = not self._is_by_name and None not in self._parts

    def fits(self, parts: Sequence[str], is_folder: bool) -> bool:
        """Whether it names exactly this path (whatever lies below is the caller's matter)."""
        if not self._parts or (self._is_for_folders and not is_folder):
            return False
        if self._is_by_name:
            name = self._parts[0]
            return name is None or name.match(parts[-1]) is not None
        if self._is_exact and len(parts) != len(self._parts):
            return False
        return _fit(self._parts, parts)


def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(translate(pattern))


def _fit(rules: Sequence[re.Pattern[str] | None], parts: Sequence[str]) -> bool:
    """Part by part; None stands for any number of them. Rows of a table, so no rule is slow."""
    row = [True] + [False] * len(parts)
    for rule in rules:
        if rule is None:
            reached = False
            row = [reached := reached or before for before in row]
        else:
            row = [False] + [
                before and rule.match(part) is not None
                for before, part in zip(row, parts, strict=False)
            ]
        if True not in row:
            return False
    return row[-1]
