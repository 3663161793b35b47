"""Marks in code: where a table's patterns stand as a comment, as code or as a string.

The parser says what a place is; in files nobody parses, the sign of a comment before it does, and
the note says how many were found so. A skipped test and a deprecation are told with the note beside
them. Next: mark_patterns.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from probant.facts.bodies.literals import Standing, standing_at
from probant.facts.languages import language_of, suffix_of
from probant.tools.base import EntryMaker
from probant.tools.commented_code import Commented, commented_out
from probant.tools.mark_notes import note_beside, string_at
from probant.tools.mark_patterns import HINTS, NAMED_SIGNS, PATTERNS, SIGNS, open_suffixes
from probant.tools.mark_rows import LITERAL, Pattern
from probant.tools.parsed import ParsedFiles
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to, paths_meant, stands_in_tests
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import FOUND, EvidenceEntry, Quality, Signal
from probant.vocabulary.filters import Filters
from probant.vocabulary.marks import (
    COMMENTED_OUT,
    FOR_DEBUGGING,
    OF_DEBUGGING,
    WITH_NOTES,
    beside,
    mark_sort,
)
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Definition, Place, SymbolKind
from probant.vocabulary.value import LocationValue, Observation
from probant.workspace.search import Hit

N_FOLDERS = 4
"""How many folders are told with their numbers."""

MAX_TEXT_CHARS = 100
"""How much of a line is told, from the mark on."""


class Mark(NamedTuple):
    """One mark; `is_parsed` says that a parser told what stands there, `note` what is beside it."""

    path: RepoPath
    line: int
    column: int
    text: str
    is_parsed: bool
    note: str = ""


class Marks:
    """Looks for marks in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._search = box.search
        self._make = EntryMaker(box.tree, "marks", Signal.STRUCTURAL)
        self._files = ParsedFiles(box.tree)
        self._too_large: set[RepoPath] = set()

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = self._scope(step)
        if step.member == COMMENTED_OUT:
            asked = scope if step.targets else narrowed_to(step.filters, self._tree, self._book)
            return (self._commented_out(step, asked),)
        found: dict[tuple[str, int, int], Mark] = {}
        complete = True
        self._too_large.clear()
        for pattern in PATTERNS[step.member]:
            lines = self._search.lines(_searched(pattern), [pattern.word])
            complete &= lines.complete
            for hit in lines.hits:
                if scope.holds_file(hit.path) and self._may_hold(pattern, hit.path):
                    found |= {one[:3]: one for one in self._marks(step.member, pattern, hit)}
        marks = [found[key] for key in sorted(found)]
        unsure = [*self._unread(step.member, scope), *sorted(self._too_large)]
        return (self._entry(step, marks, scope, unsure, complete),)

    def _commented_out(self, step: Step, scope: Scope) -> EvidenceEntry:
        """Every comment of every file that is parsed; what only may be code is a doubt."""
        seen: list[Mark] = []
        unsure = self._unread(step.member, scope)
        for path in sorted(self._tree.files):
            if language_of(path) is None or not scope.holds_file(path):
                continue
            code = self._files.code(path)
            blocks = commented_out(code, path) if code is not None else []
            seen += [_mark_of(path, one) for one in blocks if one.is_sure]
            if code is None or any(not one.is_sure for one in blocks):
                unsure.append(path)
        return self._entry(step, seen, scope, unsure, complete=True)

    def _scope(self, step: Step) -> Scope:
        """The file a yes or no is about; what other answers are narrowed to is left to others."""
        if not step.targets:
            return narrowed_to(Filters(), self._tree, None)
        meant = paths_meant(self._tree, step.targets[0].text)
        return narrowed_to(Filters(within=meant[0]), self._tree, None)

    def _marks(self, mark: str, pattern: Pattern, hit: Hit) -> Iterator[Mark]:
        code = self._files.code(hit.path)
        if code is None and language_of(hit.path) is not None:
            self._too_large.add(hit.path)
            return
        for start, text in self._matches(pattern, hit):
            column = _byte_column(hit, start)
            note = ""
            if code is None:
                if not _is_behind_sign(hit, start):
                    continue
            else:
                if standing_at(code, hit.line, column).how not in pattern.stands:
                    continue
                if pattern.stands == LITERAL and string_at(code, hit.line, column) is None:
                    continue
                note = note_beside(code, hit.line, column) if mark in WITH_NOTES else ""
                note = "" if note in " ".join(text.split()) else note
            yield Mark(hit.path, hit.line, column, _short(text), code is not None, note)

    def _matches(self, pattern: Pattern, hit: Hit) -> Iterator[tuple[int, str]]:
        """Where the pattern matches in a line, and the text from there on."""
        if not pattern.begins_string:
            for match in pattern.regex.finditer(hit.text):
                part = match.lastgroup or 0
                is_part = pattern.stands == LITERAL
                start = match.start(part)
                yield start, match[part] if is_part else hit.text[start:]
            return
        code = self._files.code(hit.path)
        if code is None:
            return
        for match in _word(pattern.word).finditer(hit.text):
            string = string_at(code, hit.line, _byte_column(hit, match.start()))
            if string is not None and string.is_begun and pattern.regex.match(string.rest):
                yield match.start(), string.rest

    def _may_hold(self, pattern: Pattern, path: RepoPath) -> bool:
        """A file nobody parses has comments, but nobody knows its code."""
        language = language_of(path)
        if language is None:
            return not pattern.languages and Standing.COMMENT in pattern.stands
        if pattern.languages and language not in pattern.languages:
            return False
        if pattern.needs is None:
            return True
        return any(pattern.needs.search(line) for line in self._tree.lines(path))

    def _entry(
        self, step: Step, marks: list[Mark], scope: Scope, unsure: list[RepoPath], complete: bool
    ) -> EvidenceEntry:
        skipped = [one.path for one in self._tree.skipped if language_of(one.path) is not None]
        skipped = [path for path in skipped if scope.holds_file(path)]
        doubt = ReasonCode.LANGUAGE_NOT_PARSED
        if any(language_of(path) is not None for path in unsure):
            doubt = ReasonCode.WINDOW_SKIPPED_FILES
        if step.member == COMMENTED_OUT:
            doubt = ReasonCode.NOT_TOLD
        reasons: tuple[ReasonCode, ...] = (doubt,) if unsure else ()
        reasons += (ReasonCode.WINDOW_SKIPPED_FILES,) if skipped or not complete else ()
        note = self._note(step.member, marks, unsure)
        in_doubt = [*unsure, *skipped]
        if not marks:
            return self._make.absent(
                step, complete=not reasons, reasons=reasons, note=note, unsure_in=in_doubt
            )
        purpose = (ReasonCode.PURPOSE_NOT_TOLD,) if _is_purpose_open(step, marks) else ()
        return self._make.observed(
            step,
            Quality.STRONG,
            tuple(_seen(one) for one in marks),
            complete=not reasons,
            reasons=(*reasons, *purpose),
            note=note,
            unsure_in=in_doubt if complete else None,
        )

    def _unread(self, mark: str, scope: Scope) -> list[RepoPath]:
        """Files of languages nobody parses that may have such a mark in a way no row knows."""
        hint = HINTS.get(mark)
        if hint is None:
            return []
        suffixes = open_suffixes(mark)
        paths = [path for path in self._tree.files if suffix_of(path) in suffixes]
        return [
            path
            for path in paths
            if scope.holds_file(path) and any(hint.search(line) for line in self._tree.lines(path))
        ]

    def _outside_tests(self, mark: str, marks: list[Mark]) -> str:
        """How many of what may be left behind by mistake stand in the product's own code."""
        if mark not in OF_DEBUGGING:
            return ""
        n = sum(not stands_in_tests(self._tree, self._book, one.path, one.line) for one in marks)
        return f", {n if n else 'none'} of them outside tests"

    def _note(self, mark: str, marks: list[Mark], unsure: list[RepoPath]) -> str:
        n_by_text = sum(not one.is_parsed for one in marks)
        told = [f"searched {len(self._tree.files)} files"]
        told += [FOUND + _summed(mark, marks) + self._outside_tests(mark, marks)] if marks else []
        told += [f"{n_by_text} told by the sign of a comment, not by a parser"] if n_by_text else []
        told += [f"{', '.join(unsure[:3])} may have more"] if unsure else []
        return "; ".join(told)


def _is_purpose_open(step: Step, marks: list[Mark]) -> bool:
    """Whether a yes would claim a purpose that no mark shows; a list says what each one is."""
    if step.member not in OF_DEBUGGING or not step.polar:
        return False
    return not any(mark_sort(step.member, one.text) in FOR_DEBUGGING for one in marks)


def _summed(mark: str, marks: list[Mark]) -> str:
    """How many of each sort there are, in how many files, below which folders."""
    sorts: dict[str, list[Mark]] = {}
    for one in marks:
        sorts.setdefault(mark_sort(mark, one.text), []).append(one)
    return ", ".join(_counted(sort, some) for sort, some in sorts.items())


def _counted(sort: str, marks: list[Mark]) -> str:
    files = sorted({one.path for one in marks})
    if len(files) == 1:
        return f"{sort}: {_many(len(marks), 'place')} in {files[0]}"
    folders = Counter(_folder(one.path) for one in marks)
    first = folders.most_common(N_FOLDERS)
    told = [f"{n} in {folder}" for folder, n in first]
    n_others = len(marks) - sum(n for _, n in first)
    told += [f"{n_others} elsewhere"] if n_others else []
    return f"{sort}: {_many(len(marks), 'place')} in {len(files)} files ({', '.join(told)})"


def _folder(path: RepoPath) -> str:
    return f"{path.partition('/')[0]}/" if "/" in path else path


def _many(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def _searched(pattern: Pattern) -> str:
    """A plain word finds the lines; what they are is told by the row's own pattern."""
    return pattern.searched or pattern.word.replace(".", r"\.")


@cache
def _word(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){word}\b", re.IGNORECASE)


def _byte_column(hit: Hit, start: int) -> int:
    return len(hit.text[:start].encode("utf-8", "replace"))


def _short(text: str) -> str:
    return " ".join(text.split())[:MAX_TEXT_CHARS].rstrip()


def _mark_of(path: RepoPath, block: Commented) -> Mark:
    return Mark(path, block.line, 0, _short(block.text), is_parsed=True)


def _is_behind_sign(hit: Hit, column: int) -> bool:
    before = hit.text[:column]
    signs = NAMED_SIGNS.get(hit.path.rpartition("/")[2]) or SIGNS.get(suffix_of(hit.path), ())
    return any(
        before.lstrip().startswith(sign) if sign == "*" else sign in before for sign in signs
    )


def _seen(mark: Mark) -> Observation:
    definition = Definition(
        path=mark.path,
        line=mark.line,
        name=mark.text,
        qualified_name=mark.text,
        kind=SymbolKind.TEXT,
    )
    place = Place(mark.path, LineRange(mark.line, mark.line))
    told = f"{mark.path}:{mark.line} “{mark.text}”{beside(mark.note)}"
    return Observation(LocationValue(definition), (place,), told)
