"""How files begin: with a licence or copyright header, with a shell that stops at errors.

Only the head is read. Whether a licence is the right one and whether a script needs to stop is not
told.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.errors import FileUnreadable
from probant.facts.languages import is_unparsed_code
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Observation, PathValue

N_HEAD_LINES = 40
N_COMMANDS = 10
"""How many commands are near the top of a script."""

_LICENCES = r"\b(?:MIT|BSD|Apache|A?L?GPL|GNU|Mozilla|MPL|ISC|Boost|Unlicense|Eclipse)\b"
_LEGAL = re.compile(
    r"copyright|SPDX-License|all rights reserved|\(c\)\s*\d{4}|\blicen[cs]ed\s+(?:under|to)\b"
    rf"|\b(?:released|distributed|available)\s+under\b|see\s+(?:the\s+)?(?:file\s+)?licen[cs]e\b"
    rf"|{_LICENCES}.*\blicen[cs]e|\blicen[cs]e\b.*{_LICENCES}|\bpublic domain\b",
    re.IGNORECASE,
)
_COMMENT = re.compile(r"^\s*(?:#|//|/\*|\*|--|;|%|<!--|\{-|\"{3}|'{3}|r\"{3})")
_OPENS = re.compile(r"/\*|<!--|\{-|^\s*r?(?:\"{3}|'{3})")
_CLOSES = re.compile(r"\*/|-->|-\}|(?:\"{3}|'{3})\s*$")
_FIRST = re.compile(r"^\s*(?:<\?php|<\?xml.*|'use strict';?|\"use strict\";?)?\s*$")
_SHELL = re.compile(r"^#!\s*\S*/(?:env\s+(?:-S\s+)?)?(?:ba|da|k|z)?sh\b(?P<options>.*)")
_ERREXIT = re.compile(r"^\s*set\s+(?:.*\s)?(?:-[a-zA-Z]*e[a-zA-Z]*\b|-[a-zA-Z]*o\s+errexit\b)")


class FileHeads:
    """Reads how the files of one snapshot begin."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._make = EntryMaker(box.tree, "file_heads", Signal.CONTENT)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        is_licence = step.facet is Facet.LICENCE_HEADER
        heads = self._sources(scope) if is_licence else self._scripts(scope)
        lacks = _lacks_header if is_licence else _goes_on
        bare = [path for path, lines in heads.items() if lacks(lines)]
        skipped = scope.files(one.path for one in self._tree.skipped if one.reason != "binary")
        reasons = (ReasonCode.WINDOW_SKIPPED_FILES,) if skipped else ()
        what = "source files" if is_licence else "shell scripts"
        note = f"{len(heads) - len(bare)} of {len(heads)} {what} have it"
        if not bare:
            return (self._make.absent(step, complete=not reasons, reasons=reasons, note=note),)
        seen = tuple(
            Observation(PathValue(path), (Place(path, LineRange(1, 1)),), path) for path in bare
        )
        return (
            self._make.observed(
                step, Quality.STRONG, seen, complete=not reasons, reasons=reasons, note=note
            ),
        )

    def _sources(self, scope: Scope) -> dict[RepoPath, Sequence[str]]:
        """Files of code that are not empty, with their first lines."""
        unparsed = [path for path in self._tree.files if is_unparsed_code(path)]
        paths = scope.files(sorted({*self._book.blobs, *unparsed}))
        heads = {path: self._lines(path) for path in paths}
        return {path: lines for path, lines in heads.items() if any(map(str.strip, lines))}

    def _scripts(self, scope: Scope) -> dict[RepoPath, Sequence[str]]:
        """By their suffix, or by their first line where they have none."""
        found: dict[RepoPath, Sequence[str]] = {}
        for path in scope.files(sorted(self._tree.files)):
            has_suffix = path.endswith((".sh", ".bash", ".zsh", ".ksh"))
            if not has_suffix and "." in path.rpartition("/")[2].removeprefix("."):
                continue
            lines = self._lines(path)
            if lines and (has_suffix or _SHELL.match(lines[0])):
                found[path] = lines
        return found

    def _lines(self, path: RepoPath) -> Sequence[str]:
        try:
            return self._tree.lines(path)
        except FileUnreadable:
            return ()


def _lacks_header(lines: Sequence[str]) -> bool:
    is_open = False
    for line in lines[:N_HEAD_LINES]:
        if not is_open and not _COMMENT.match(line):
            if _FIRST.match(line):
                continue
            return True
        if _LEGAL.search(line):
            return False
        opened = _OPENS.search(line) if not is_open else None
        rest = line[opened.end() :] if opened else line
        is_open = (is_open or opened is not None) and _CLOSES.search(rest) is None
    return True


def _goes_on(lines: Sequence[str]) -> bool:
    shebang = _SHELL.match(lines[0])
    if shebang and re.search(r"\s-[a-z]*e|errexit", shebang["options"]):
        return False
    commands = [line for line in lines if line.strip() and not line.lstrip().startswith("#")]
    return not any(_ERREXIT.match(line) for line in commands[:N_COMMANDS])
