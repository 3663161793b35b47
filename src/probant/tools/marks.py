"""Marks in code: where a table's patterns stand as a comment, or as code, and not in a string.

The parser says what a place is; in files nobody parses, the sign of a comment before it does, and
the note says how many were found so. Next: mark_patterns.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from probant.facts.bodies.literals import Standing, standing_at
from probant.facts.languages import language_of, suffix_of
from probant.tools.base import EntryMaker
from probant.tools.mark_patterns import HINTS, NAMED_SIGNS, OPEN_SUFFIXES, PATTERNS, SIGNS, Pattern
from probant.tools.parsed import ParsedFiles
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to, paths_meant
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import FOUND, EvidenceEntry, Quality, Signal
from probant.vocabulary.filters import Filters
from probant.vocabulary.marks import mark_sort
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
    """One mark; `is_parsed` says that a parser told what stands there."""

    path: RepoPath
    line: int
    column: int
    text: str
    is_parsed: bool


class Marks:
    """Looks for marks in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._search = box.search
        self._make = EntryMaker(box.tree, "marks", Signal.STRUCTURAL)
        self._files = ParsedFiles(box.tree)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = self._scope(step)
        found: dict[tuple[str, int, int], Mark] = {}
        complete = True
        for pattern in PATTERNS[step.member]:
            lines = self._search.lines(_searched(pattern), [pattern.word])
            complete &= lines.complete
            for hit in lines.hits:
                if scope.holds_file(hit.path) and _may_hold(pattern, hit.path):
                    found |= {one[:3]: one for one in self._marks(pattern, hit)}
        return (self._entry(step, [found[key] for key in sorted(found)], scope, complete),)

    def _scope(self, step: Step) -> Scope:
        """The file a yes or no is about; what other answers are narrowed to is left to others."""
        if not step.targets:
            return narrowed_to(Filters(), self._tree, None)
        meant = paths_meant(self._tree, step.targets[0].text)
        return narrowed_to(Filters(within=meant[0]), self._tree, None)

    def _marks(self, pattern: Pattern, hit: Hit) -> Iterator[Mark]:
        for match in pattern.regex.finditer(hit.text):
            column = len(hit.text[: match.start()].encode("utf-8", "replace"))
            code = self._files.code(hit.path)
            if code is not None:
                if standing_at(code, hit.line, column).how not in pattern.stands:
                    continue
            elif not _is_behind_sign(hit, match.start()):
                continue
            text = hit.text[match.start() :].strip()[:MAX_TEXT_CHARS].rstrip()
            yield Mark(hit.path, hit.line, column, text, code is not None)

    def _entry(self, step: Step, marks: list[Mark], scope: Scope, complete: bool) -> EvidenceEntry:
        unsure = self._unread(step.member, scope)
        skipped = [one.path for one in self._tree.skipped if language_of(one.path) is not None]
        skipped = [path for path in skipped if scope.holds_file(path)]
        reasons: tuple[ReasonCode, ...] = (ReasonCode.LANGUAGE_NOT_PARSED,) if unsure else ()
        reasons += (ReasonCode.WINDOW_SKIPPED_FILES,) if skipped or not complete else ()
        note = self._note(step.member, marks, unsure)
        in_doubt = [*unsure, *skipped]
        if not marks:
            return self._make.absent(
                step, complete=not reasons, reasons=reasons, note=note, unsure_in=in_doubt
            )
        return self._make.observed(
            step,
            Quality.STRONG,
            tuple(_seen(one) for one in marks),
            complete=not reasons,
            reasons=reasons,
            note=note,
            unsure_in=in_doubt if complete else None,
        )

    def _unread(self, mark: str, scope: Scope) -> list[RepoPath]:
        """Files of languages nobody parses that may have such a mark in a way no row knows."""
        hint = HINTS.get(mark)
        if hint is None:
            return []
        paths = [path for path in self._tree.files if suffix_of(path) in OPEN_SUFFIXES]
        return [
            path
            for path in paths
            if scope.holds_file(path) and any(hint.search(line) for line in self._tree.lines(path))
        ]

    def _note(self, mark: str, marks: list[Mark], unsure: list[RepoPath]) -> str:
        n_by_text = sum(not one.is_parsed for one in marks)
        told = [f"searched {len(self._tree.files)} files"]
        told += [FOUND + _summed(mark, marks)] if marks else []
        told += [f"{n_by_text} told by the sign of a comment, not by a parser"] if n_by_text else []
        told += [f"{', '.join(unsure[:3])} may have more"] if unsure else []
        return "; ".join(told)


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
    return pattern.word.replace(".", r"\.")


def _may_hold(pattern: Pattern, path: RepoPath) -> bool:
    """A file nobody parses has comments, but nobody knows its code."""
    language = language_of(path)
    if language is None:
        return not pattern.languages and Standing.COMMENT in pattern.stands
    return not pattern.languages or language in pattern.languages


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
    told = f"{mark.path}:{mark.line} “{mark.text}”"
    return Observation(LocationValue(definition), (place,), told)
