"""What a repository asks to keep from models: `.llmignore` and `.aiignore`.

Their lines mean what they would mean to git. They are untrusted text: no pattern can make matching
slow, and a file that cannot be read hides everything beside and below it. Next: choosing.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from probant.vocabulary.record import Record
from probant.workspace.ignore_rules import IgnoreRule, rule_of

NAMES = (".llmignore", ".aiignore")
MAX_CHARS = 256_000
MAX_RULES = 2_000
MAX_RULE_CHARS = 1_000


class RuleFile(Record):
    """The rules of one file; `folder` is '' or ends in '/'."""

    folder: str
    rules: tuple[IgnoreRule, ...]


EVERYTHING = (IgnoreRule(matches=re.compile(".*", re.DOTALL)),)


class IgnoreRules:
    """Every file of rules of a snapshot, asked about one path at a time."""

    def __init__(self, texts: Mapping[str, str | None]) -> None:
        """`texts` by the path of the file; None for one that cannot be read."""
        self._kinds = [kind for kind in (_of_name(texts, name) for name in NAMES) if kind]
        self._folders: dict[tuple[int, str], bool] = {}

    def hides(self, path: str) -> bool:
        """Whether one kind of rules or the other leaves the path out."""
        return any(
            self._is_folder_out(kind, path.rpartition("/")[0])
            or _is_out(self._kinds[kind], path, is_folder=False)
            for kind in range(len(self._kinds))
        )

    def _is_folder_out(self, kind: int, folder: str) -> bool:
        """As in git, nothing below a folder that is left out can be taken back."""
        if not folder:
            return False
        key = (kind, folder)
        if key not in self._folders:
            self._folders[key] = self._is_folder_out(kind, folder.rpartition("/")[0]) or _is_out(
                self._kinds[kind], folder, is_folder=True
            )
        return self._folders[key]


def parsed(text: str) -> tuple[IgnoreRule, ...]:
    """The rules of a file, in their order; too many or too long ones hide everything."""
    if len(text) > MAX_CHARS:
        return EVERYTHING
    rules: list[IgnoreRule] = []
    for line in text.removeprefix("\ufeff").split("\n"):
        if line.startswith("#"):
            continue
        if len(line) > MAX_RULE_CHARS or len(rules) >= MAX_RULES:
            return EVERYTHING
        if (rule := rule_of(line.removesuffix("\r"))) is not None:
            rules.append(rule)
    return tuple(rules)


def _of_name(texts: Mapping[str, str | None], name: str) -> tuple[RuleFile, ...]:
    """Files of one name, the deepest first."""
    found: list[RuleFile] = []
    for path, text in texts.items():
        folder, slash, base = path.rpartition("/")
        if base == name:
            found.append(RuleFile(folder + slash, EVERYTHING if text is None else parsed(text)))
    return tuple(sorted(found, key=lambda one: -len(one.folder)))


def _is_out(files: tuple[RuleFile, ...], path: str, *, is_folder: bool) -> bool:
    return next(
        (not rule.is_negated for rule in _matching(files, path, is_folder=is_folder)), False
    )


def _matching(files: tuple[RuleFile, ...], path: str, *, is_folder: bool) -> Iterator[IgnoreRule]:
    """The rules that speak of the path, the one that decides first."""
    for file in files:
        if path.startswith(file.folder):
            below = path[len(file.folder) :]
            for rule in reversed(file.rules):
                if rule.fits(below, is_folder=is_folder):
                    yield rule
