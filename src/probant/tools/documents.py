"""What documents say: where they mention a text, what they say of a version or of a subject.

Documents are pages of prose, and everything below folders of documentation and examples. Quoted,
never summed up. How a file falls into sections: facts/document_sections.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.document_sections import Section, around, is_document, releases, sections
from probant.facts.file_names import files_named
from probant.facts.languages import language_of
from probant.facts.recall.words import content_words, stems_of
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.tools.scope import narrowed_to
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Definition, Place, SymbolKind
from probant.vocabulary.value import LocationValue, Observation, TextValue

MAX_LINE_CHARS = 120
MAX_SECTION_LINES = 60
"""A longer section is quoted to its next heading only."""
N_LEADS = 5

_FOLDERS = re.compile(r"(?i)(?:^|/)(?:docs?|documentation|examples?|samples?|tutorials?)/")
_CHANGELOG = re.compile(
    r"(?i)(?:^|/)(?:change(?:s|log)|history|news|release[-_]?notes?|releases)(?:\.[a-z]+)?$"
)
_LIKE_CHANGELOG = re.compile(
    r"(?i)(?:^|[/_.-])(?:change(?:s|logs?|sets?)?|history|news|releases?(?:[-_]?notes?)?"
    r"|what'?s[-_]?new)(?=[/_.-]|$)"
)
"""Files and folders whose names say that they may tell of versions, in whatever form."""
_TAG = re.compile(
    r"(?i)(?P<before>.*?[/_@-])?(?:v|r)?(?P<number>\d+(?:[._]\d+)*(?:[-_.]?[a-z]+[-_.]?\d*)?)"
)
"""A version as it is tagged: `v1.2`, `rel/name-1.9.0`, `name@1.2.0-rc1`, `REL_1_2`."""
_LATEST = frozenset({"latest", "newest", "last", "current", "most recent"})
_UNRELEASED = re.compile(r"(?i)\bunreleased\b|\bnot (?:yet )?released\b")
_NUMBER = re.compile(r"(?<![\w.])v?\d+\.\d+(?:\.\d+)*")
_PRE_RELEASE = r"(?![\w]|[.]\d|[-.]?(?:rc|alpha|beta|dev|pre|a|b)[.-]?\d)"


class Line(NamedTuple):
    path: RepoPath
    number: int
    text: str


class Documents:
    """Reads the documents of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._make = EntryMaker(box.tree, "documents", Signal.CONTENT)
        self._sections: dict[RepoPath, tuple[Section, ...]] = {}

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        match step.relation:
            case Relation.RELEASE_NOTES:
                return (self._release_notes(step),)
            case Relation.DOCUMENT_SAYS:
                return (self._says(step),)
            case _:
                return (self._mentions(step),)

    # Mentions

    def _mentions(self, step: Step) -> EvidenceEntry:
        paths = [self._meant(step)] if step.targets else self._documents(step)
        exact, loose = mention_patterns(step.member)
        lines = [one for path in paths for one in self._lines_of(path)]
        found = [one for one in lines if exact.search(one.text)]
        note = f"searched {len(paths)} document{'' if len(paths) == 1 else 's'}"
        reasons = self._unread(step)
        if found:
            return self._make.observed(
                step, Quality.STRONG, tuple(map(self._mention, found)), complete=not reasons,
                reasons=reasons, note=note,
            )  # fmt: skip
        near = [self._mention(one) for one in lines if loose.search(one.text)][:N_LEADS]
        reasons += (ReasonCode.NOT_TOLD,) if near else ()
        note += "; only spelled otherwise" if near else ""
        return self._make.absent(
            step, complete=not reasons, candidates=tuple(near), reasons=reasons, note=note
        )

    def _mention(self, line: Line) -> Observation:
        text = line.text.strip()[:MAX_LINE_CHARS]
        titles = [one.title for one in around(self._parts(line.path), line.number)]
        under = f" under “{' › '.join(titles)}”" if titles else ""
        definition = Definition(
            path=line.path, line=line.number, name=text, qualified_name=text, kind=SymbolKind.TEXT
        )
        place = Place(line.path, LineRange(line.number, line.number))
        told = f"{line.path}:{line.number}{under}: “{text}”"
        return Observation(LocationValue(definition), (place,), told)

    # Versions

    def _release_notes(self, step: Step) -> EvidenceEntry:
        paths = self._changelogs(step)
        if not paths and step.filters.within:
            return self._make.absent(step, complete=True, note="no changelog stands there")
        if not paths:
            note = "no file is called like a changelog"
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.MISSING_ANCHOR,), note=note
            )
        wanted, package = _version_of(step.member.strip())
        found = [
            self._quoted(path, one.first, one.last)
            for path in _of_package(paths, package)
            for one in self._sections_of_version(path, wanted)
        ]
        found += [self._whole(path) for path in self._called_like(step, wanted, set(paths))]
        note = f"looked into {', '.join(paths)}"
        if found:
            return self._make.observed(step, Quality.STRONG, tuple(found), note=note)
        pattern = re.compile(rf"(?<![\w.]){re.escape(wanted)}(?!\w)", re.IGNORECASE)
        near = [
            self._mention(line)
            for path in paths
            for line in self._lines_of(path)
            if pattern.search(line.text)
        ][:N_LEADS]
        note += f"; no heading is about {wanted}"
        reasons: tuple[ReasonCode, ...] = (ReasonCode.NOT_TOLD,) if near else ()
        others = [
            self._mention(line)
            for path in self._may_tell_versions(step, set(paths))
            for line in self._lines_of(path)
            if pattern.search(line.text)
        ]
        if others:
            near, reasons = [*near, *others][:N_LEADS], (ReasonCode.NOT_TOLD,)
            note += "; other files that are called like a changelog name it"
        if any(_CHANGELOG.search(one.path) for one in self._tree.skipped):
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
        return self._make.absent(
            step, complete=not reasons, candidates=tuple(near), reasons=reasons, note=note
        )

    def _changelogs(self, step: Step) -> list[RepoPath]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        return [
            path
            for path in sorted(self._tree.files, key=lambda one: (one.count("/"), one))
            if _CHANGELOG.search(path) and _is_read(path) and scope.holds_file(path)
        ]

    def _called_like(self, step: Step, wanted: str, others: set[RepoPath]) -> list[RepoPath]:
        """Files of one version each, as `docs/releases/1.2.0.md`."""
        if not _NUMBER.match(wanted):
            return []
        name = re.compile(rf"(?i)(?:.*[^\d.])?v?{re.escape(wanted)}")
        return [
            path
            for path in self._may_tell_versions(step, others)
            if is_document(path) and name.fullmatch(path.rpartition("/")[2].rpartition(".")[0])
        ]

    def _may_tell_versions(self, step: Step, others: set[RepoPath]) -> list[RepoPath]:
        """Files beside the changelogs that are called like one, or stand in a folder that is."""
        scope = narrowed_to(step.filters, self._tree, self._book)
        return [
            path
            for path in scope.files(sorted(self._tree.files))
            if path not in others
            and _LIKE_CHANGELOG.search(path)
            and language_of(path) is None
            and not any(part.startswith(".") for part in path.split("/"))
        ]

    def _whole(self, path: RepoPath) -> Observation:
        return self._quoted(path, 1, min(len(self._lines_of(path)), MAX_SECTION_LINES))

    def _sections_of_version(self, path: RepoPath, wanted: str) -> list[Section]:
        parts = self._parts(path)
        if wanted.lower() in _LATEST:
            lines = [one.text for one in self._lines_of(path)]
            released = [
                one
                for one in parts
                if _NUMBER.search(one.title)
                and not _UNRELEASED.search("\n".join(lines[one.first - 1 : one.first + 4]))
            ]
            return released[:1]
        name = wanted.lower()
        pattern = re.compile(rf"(?i)(?<![\d.])(?<![a-uw-z])v?{re.escape(name)}{_PRE_RELEASE}")
        return [one for one in parts if pattern.search(one.title)]

    # Subjects

    def _says(self, step: Step) -> EvidenceEntry:
        path = self._meant(step)
        lines = [one.text for one in self._lines_of(path)]
        subject = " ".join(step.member.split())
        phrase = re.compile(r"\s+".join(map(re.escape, subject.split())), re.IGNORECASE)
        wanted = frozenset(content_words(subject) or stems_of(subject))
        titled = [
            one for one in self._parts(path)
            if phrase.search(one.title) or (wanted and wanted <= set(stems_of(one.title)))
        ]  # fmt: skip
        spans = [_span(one) for one in titled]
        whole, some = [], []
        for first, last in paragraphs(lines):
            text = " ".join(lines[first - 1 : last])
            stems = set(stems_of(text))
            if any(start <= first <= end for start, end in spans):
                continue
            if phrase.search(text) or (wanted and wanted <= stems):
                whole.append((first, last))
            elif wanted & stems:
                some.append((first, last))
        note = f"read {path}"
        seen = tuple(self._quoted(path, *span) for span in [*spans, *whole])
        if seen:
            return self._make.observed(step, Quality.STRONG, seen, note=note)
        leads = tuple(self._quoted(path, *span) for span in some[:N_LEADS])
        reasons = (ReasonCode.NOT_TOLD,) if leads else ()
        note += "; only some of the words stand there" if leads else ""
        return self._make.absent(
            step, complete=not leads, candidates=leads, reasons=reasons, note=note
        )

    # Files

    def _meant(self, step: Step) -> RepoPath:
        """The file a question names: of several with one name, the outermost document."""
        found = files_named(self._tree, step.targets[0].text).exact
        return min(found, key=lambda one: (not is_document(one), one.count("/"), one))

    def _documents(self, step: Step) -> list[RepoPath]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        return [
            path
            for path in sorted(self._tree.files)
            if (is_document(path) or _FOLDERS.search(path)) and scope.holds_file(path)
        ]

    def _unread(self, step: Step) -> tuple[ReasonCode, ...]:
        if step.targets:
            return ()
        scope = narrowed_to(step.filters, self._tree, self._book)
        skipped = [one.path for one in self._tree.skipped if one.reason != "binary"]
        is_hidden = any(is_document(one) or _FOLDERS.search(one) for one in scope.files(skipped))
        return (ReasonCode.WINDOW_SKIPPED_FILES,) if is_hidden else ()

    def _lines_of(self, path: RepoPath) -> list[Line]:
        try:
            lines = self._tree.lines(path)
        except FileUnreadable:
            return []
        return [Line(path, number, text) for number, text in enumerate(lines, 1)]

    def _parts(self, path: RepoPath) -> tuple[Section, ...]:
        if path not in self._sections:
            lines = [one.text for one in self._lines_of(path)]
            if is_document(path):
                self._sections[path] = sections(path, lines)
            else:
                self._sections[path] = releases(lines) if path.endswith(".xml") else ()
        return self._sections[path]

    def _quoted(self, path: RepoPath, first: int, last: int) -> Observation:
        lines = [one.text.rstrip() for one in self._lines_of(path)][first - 1 : last]
        while lines and not lines[-1]:
            lines.pop()
        text = "\n".join(lines)
        place = Place(path, LineRange(first, first + max(len(lines), 1) - 1))
        return Observation(TextValue(text), (place,), f"{path}:{first}: {text}")


def _version_of(asked: str) -> tuple[str, str]:
    """The version a name or a tag is of, and what the tag says before it."""
    name = re.sub(r"(?i)^(?:version|release)\s+", "", asked)
    tag = _TAG.fullmatch(name)
    if tag is None:
        return name, ""
    number = tag["number"]
    if "." not in number:
        number = re.sub(r"(?<=\d)_(?=\d)", ".", number)
    return number, (tag["before"] or "").strip("/_@-")


def _of_package(paths: list[RepoPath], package: str) -> list[RepoPath]:
    """The changelogs of the package that a tag names, or all where none is told apart by it."""
    words = {part.lower() for part in re.split(r"[/@]", package) if part}
    own = [path for path in paths if words & set(path.lower().split("/")[:-1])]
    return own or paths


def _is_read(path: RepoPath) -> bool:
    return is_document(path) or path.endswith(".xml")


def mention_patterns(text: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """How a text is mentioned, and how it may be in other letters.

    A plain word counts in any case; one with capitals or signs, as names have them, in its own.
    """
    words = r"\s+".join(map(re.escape, text.split()))
    bounded = rf"(?<![\w]){words}(?![\w])" if re.match(r"\w", text) else words
    is_plain = re.fullmatch(r"[a-z]+(?: [a-z]+)*", text) is not None
    exact = re.compile(bounded, re.IGNORECASE if is_plain else 0)
    return exact, re.compile(words, re.IGNORECASE)


def paragraphs(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """First and last lines of what stands between empty lines; a colon leads on to the next."""
    first = last = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if first and last < number - 1 and not lines[last - 1].rstrip().endswith(":"):
            yield first, last
            first = 0
        first, last = first or number, number
    if first:
        yield first, last


def _span(section: Section) -> tuple[int, int]:
    is_long = section.last - section.first >= MAX_SECTION_LINES
    return section.first, section.own_last if is_long else section.last
