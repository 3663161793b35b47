"""Would git ignore this path? By the `.gitignore` files of the snapshot, as far as they tell.

For paths that are not there: one that would be ignored may be made by a build, so nobody can say
that it does not exist.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from probant.workspace.ignore_rules import IgnoreRule, rule_of

MAX_RULES = 2_000
MAX_PATTERN_CHARS = 300
MAX_PARTS = 30


class Ignoring:
    """Reads each `.gitignore` once; `lines_of` gives the lines of one, () where there is none."""

    def __init__(self, lines_of: Callable[[str], Iterable[str]]) -> None:
        self._lines_of = lines_of
        self._rules: dict[str, list[IgnoreRule]] = {}
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
                below = "/".join(parts[depth:])
                for rule in self._rules_of("/".join(parts[:depth])):
                    if rule.is_negated == is_out and rule.fits(below, is_folder=is_folder):
                        is_out = not is_out
            self._known[key] = is_out
        return self._known[key]

    def _rules_of(self, folder: str) -> list[IgnoreRule]:
        if folder not in self._rules:
            name = f"{folder}/.gitignore" if folder else ".gitignore"
            lines = list(self._lines_of(name))[:MAX_RULES]
            rules = [rule_of(one) for one in lines if len(one) <= MAX_PATTERN_CHARS]
            self._rules[folder] = [rule for rule in rules if rule is not None]
        return self._rules[folder]
