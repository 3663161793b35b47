"""Names that a text's own code blocks define: what it says of them need not be of this code.

A block that repeats a line of the repository defines nothing new. A statement that names a file is
about that file, whatever the text shows. Next: checker.py.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

from probant.checking.calls import read_call
from probant.checking.document import Passage, PassageKind
from probant.checking.shelf import Shelf
from probant.checking.verdicts import unverifiable
from probant.errors import FileUnreadable, PathRefused
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind, Mention, Tier
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath

_DEFINING = re.compile(
    r"^[ \t]{0,40}(?:>>> ?|\.\.\. ?)?(?:(?:export|default|pub|public|private|protected|static|final"
    r"|abstract|async|unsafe|declare)\s){0,4}(?:(?:def|class|function\*?|fn|func|const|let|var|struct"
    r"|interface|type|trait|enum|record)\s(?:mut\s)?(?:\([^()\n]{0,80}\)\s)?)?(?P<name>[A-Za-z_$][\w$]{0,80})"
    r"(?P<rest>[^\n]{0,200})",
    re.MULTILINE,
)
_ASSIGNED = re.compile(r"\s?(?::[^=\n]{1,60})?=(?![=>])")
_KEYWORD = re.compile(
    r"(?:def|class|function|fn|func|const|let|var|struct|interface|type|trait|enum)\b"
)
_MAX_NAMESAKES = 50


class Shown:
    """What the code blocks of one text define, with the line that does it."""

    def __init__(self, text: str, passages: Sequence[Passage], shelf: Shelf) -> None:
        self._text = text
        self._shelf = shelf
        self._lines: dict[str, set[str]] = {}
        self._blocks: dict[str, list[str]] = {}
        for passage in passages:
            if passage.kind is PassageKind.CODE:
                for found in _DEFINING.finditer(passage.text):
                    if _KEYWORD.search(found[0][: found.start("name") - found.start()]) or (
                        _ASSIGNED.match(found["rest"])
                    ):
                        self._lines.setdefault(found["name"], set()).add(_bare(found[0]))
                        self._blocks.setdefault(found["name"], []).append(passage.text)
        self._own: dict[str, bool] = {}

    def settle(self, checked: Checked) -> Checked:
        """What was found, unless the text may speak of something it shows itself."""
        if checked.verdict is not CheckResult.REFUTED or not _is_loose(checked.assertion):
            return checked
        name = _name(checked.assertion)
        first = re.split(r"\.|::|#", name)[0]
        is_run = checked.assertion.kind.tier is Tier.BEHAVIOUR
        if self._is_own(first) or (is_run and self._is_other(first)):
            note = f"the text itself shows a {first}, which may be the one it speaks of"
        elif first == name and self._is_of_others(first):
            note = f"the text also speaks of a {first} of somebody else"
        else:
            return checked
        return unverifiable(checked.assertion, ReasonCode.AMBIGUOUS_NAME, note)

    def _is_own(self, name: str) -> bool:
        if name not in self._own:
            lines = self._lines.get(name)
            self._own[name] = lines is not None and lines.isdisjoint(self._written(name))
        return self._own[name]

    def _is_other(self, name: str) -> bool:
        """Whether a block gives it another body, which may do something else."""
        paths = {fact.path for fact in self._shelf.book.definitions(name)[:_MAX_NAMESAKES]}
        return any(
            not any(self._has_lines(path, block) for path in paths)
            for block in self._blocks.get(name, ())
        )

    def _has_lines(self, path: RepoPath, block: str) -> bool:
        try:
            lines = {line.strip() for line in self._shelf.lines(path)}
        except (FileUnreadable, PathRefused):
            return False
        return all(line.strip() in lines for line in block.splitlines() if line.strip())

    def _is_of_others(self, name: str) -> bool:
        """Whether the text writes it with a module of the language before it, not one of ours."""
        written = re.finditer(rf"`(?P<owner>[a-z]\w{{1,60}})\.{re.escape(name)}\b", self._text)
        owners = {one["owner"] for one in written} & sys.stdlib_module_names
        ours = {
            part
            for fact in self._shelf.book.definitions(name)[:_MAX_NAMESAKES]
            for part in re.split(r"[./]", f"{fact.path}.{fact.qualified_name}")
        }
        return bool(owners - ours)

    def _written(self, name: str) -> set[str]:
        """How the repository begins what it calls so."""
        found: set[str] = set()
        for fact in self._shelf.book.definitions(name)[:_MAX_NAMESAKES]:
            try:
                found |= {
                    _bare(line)
                    for line in self._shelf.lines(fact.path)[
                        fact.first_line - 1 : fact.head.lines.last
                    ]
                }
            except (FileUnreadable, PathRefused):
                continue
        return found


def _name(assertion: Assertion) -> str:
    """What it speaks of: a name, or the function of a call."""
    if assertion.subject is not None:
        return assertion.subject.text
    call = read_call(assertion.literal)
    return call.function if call is not None else ""


def _is_loose(assertion: Assertion) -> bool:
    """Whether nothing but its name ties what is said to this code."""
    subject = assertion.subject
    if assertion.kind in (ClaimKind.RETURNS_VALUE, ClaimKind.THROWS):
        return assertion.place is None and bool(_name(assertion))
    is_named = assertion.kind is ClaimKind.IDENTIFIER and assertion.is_stated
    if subject is None or assertion.place is not None:
        return False
    if assertion.kind.tier is not Tier.STRUCTURE and not is_named:
        return False
    if assertion.kind is ClaimKind.COMMIT_CHANGED:
        return False
    mentions = [one for one in (subject, assertion.object) if isinstance(one, Mention)]
    return all(one.within is None for one in mentions)


def _bare(line: str) -> str:
    """A line without its indentation and what opens its body."""
    return line.strip().removeprefix(">>> ").rstrip(" \t{:;")
