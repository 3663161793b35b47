"""Prose taken apart into clauses: what each names, and whether it states, denies, guesses.

Reads Markdown with the reader that checks texts; knows the repository only as a list of paths.
What the clauses mean for a question is prose.py's work.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from pathlib import PurePosixPath

from probant.checking.citations import cited_places
from probant.checking.document import Document, Passage, PassageKind
from probant.checking.formats import passages_of
from probant.vocabulary.record import replace

MAX_CHARS = 100_000
MAX_CLAUSES = 4_000

_SENTENCE_END = re.compile(r"(?<=[.!?:])[*_)\"'”]*\s+(?=[A-Z`*_\"“(\[\d])|\n+")
_TURN = re.compile(
    r"(?:[;—–]|,?\s+(?:but|however|although|though|whereas|while)\b,?|,\s*(?:rather|instead)\b,?)"
    r"(?=\s)",
    re.IGNORECASE,
)
_CANNOT = re.compile(
    r"\b(?:(?:could|can|did|do|does|was|were|am|are|is)(?: not|n't|n’t)|cannot|unable to|failed to"
    r"|not able to) (?:\w+ ){0,2}(?:find|locate|see|determine|tell|say|know|answer|identify|verify"
    r"|confirm|sure|certain)\b"
    r"|\b(?:not enough|insufficient|no|no further|lacks?|lacks? enough|need more)"
    r" (?:information|evidence|context|details?)\b"
    r"|\b(?:which|what) (?:one|\w+ )?(?:do|are|did) you (?:mean|refer|referring)"
    r"|\b(?:please|could you|can you) (?:\w+ )?(?:clarify|specify|tell me which|be more specific)\b"
    r"|\b(?:unclear|ambiguous|not clear)\b|\bI (?:have|had) no (?:idea|way)\b"
    r"|\bfound (?:nothing|no(?: \w+){0,2} (?:match|result|trace|evidence|reference|mention)\w*)\b",
    re.IGNORECASE,
)
_DENIES = re.compile(
    r"\b(?:there(?: is|'s|’s| are| was| were| exists?)(?: not|n't|n’t)?"
    r" (?:no|none|nothing|any|currently no)\b)"
    r"|\b(?:do|does|did|is|are|was|were|has|have)(?: not|n't|n’t)\b|\bnever\b|\bno longer\b"
    r"|\bno such\b|\bnone\b|\bnothing\b|\bnobody\b|\bno one\b|\bnon-?existent\b|\bnot a\b"
    r"|\bdoesnt\b|\b(?:takes?|has|have|with|contains?|accepts?|raises?|imports?|extends?|calls?"
    r"|defines?|declares?|exports?) no\b|^\W*no (?!\d)\w|\bnot (?:found|present|defined|exist)\b"
    r"|\brather than\b|\binstead of\b|\bnot\b(?= (?:in|at|by|from)\b)",
    re.IGNORECASE,
)
_GUESSES = re.compile(
    r"\b(?:probably|likely|perhaps|maybe|possibly|presumably|might|may be|could be|seems?"
    r"|appears? to|I (?:think|believe|guess|assume|suspect)"
    r"|not (?:entirely |fully |quite )?(?:sure|certain)|I'd guess|my guess|should be)\b",
    re.IGNORECASE,
)
_OPEN_ENDED = re.compile(
    r"\b(?:for (?:example|instance)|such as|e\.g\.|among others|and (?:more|others)|etc\b"
    r"|at least|including)",
    re.IGNORECASE,
)
_ASIDE = re.compile(
    r"\b(?:used|called|imported|referenced|invoked|re-?exported|tested|mentioned|documented"
    r"|see also|similar|closest|did you mean|nearest|related|you (?:may|might) (?:want|mean))\b",
    re.IGNORECASE,
)
_DEFINING = re.compile(r"\b(?:defin|declar|implement|locat|liv|resid|found|introduc)\w*", re.I)
_MARKED = re.compile(r"(?<!`)(?P<fence>`{1,2})(?P<text>[^`\n]{1,400})(?P=fence)(?!`)")
_BULLET = re.compile(r"[ \t>]*(?:[-*+•]|\d{1,3}[.)])[ \t]+")


class Stance(Enum):
    STATES = "states"
    DENIES = "denies"
    CANNOT = "cannot"
    """It says that it does not know, did not find, or has to ask back."""


@dataclass(frozen=True, slots=True)
class Place:
    """A path as the repository has it, where that is clear; the first line meant, if any."""

    path: str
    line: int | None


@dataclass(frozen=True, slots=True)
class Clause:
    text: str
    stance: Stance
    is_guess: bool
    is_open_ended: bool
    is_aside: bool
    """It speaks of uses, or of something like it: no place of what was asked for."""
    row: int | None
    """The line of the list item or the table row it belongs to; None in a paragraph."""
    places: tuple[Place, ...]
    marked: tuple[str, ...]
    """What stands between code marks."""


class Paths:
    """The files of a tree, by their whole path or the end of it; nothing else of the tree."""

    def __init__(self, paths: Sequence[str]) -> None:
        self._paths = frozenset(paths)

    @cached_property
    def _by_name(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for path in sorted(self._paths):
            found.setdefault(PurePosixPath(path).name, []).append(path)
        return found

    def paths_like(self, path: str) -> list[str]:
        plain = path.removeprefix("./")
        if plain in self._paths:
            return [plain]
        named = self._by_name.get(PurePosixPath(plain).name, [])
        return [one for one in named if one.endswith("/" + plain)]

    def has_file(self, path: str) -> bool:
        return bool(self.paths_like(path))

    def has_name(self, name: str) -> bool:  # noqa: ARG002 - names of the code are not known here
        return False

    def kinds_of(self, name: str) -> frozenset[str]:  # noqa: ARG002 - as above
        return frozenset()

    def module_file(self, name: str) -> str:  # noqa: ARG002 - as above
        return ""

    def is_called(self, word: str) -> bool:  # noqa: ARG002 - as above
        return False

    def has_text(self, path: str, text: str) -> bool:  # noqa: ARG002 - nor is its content
        return False


@dataclass(frozen=True, slots=True)
class Prose:
    document: Document
    clauses: tuple[Clause, ...]
    blocks: tuple[str, ...]
    """Code blocks, as they stand."""


def taken_apart(text: str, paths: Paths) -> Prose:
    document = Document("-", text[:MAX_CHARS])
    passages = passages_of(document)
    spoken = [one for one in passages if one.kind is not PassageKind.CODE]
    blocks = [one for one in passages if one.kind is PassageKind.CODE]
    clauses = [clause for one in spoken for clause in _clauses(document, one, paths)]
    if not any(clause.places or clause.marked for clause in clauses):
        # Some answer in nothing but a code block.
        shown = [replace(one, kind=PassageKind.PROSE) for one in blocks]
        clauses += [clause for one in shown for clause in _clauses(document, one, paths)]
    return Prose(document, tuple(clauses[:MAX_CLAUSES]), tuple(one.text for one in blocks))


def _clauses(document: Document, passage: Passage, paths: Paths) -> Iterator[Clause]:
    cited = cited_places(document, passage, paths)
    row = _row(document, passage)
    for start, end in _spans(passage.text):
        text = passage.text[start:end]
        first, last = passage.offset(start), passage.offset(end)
        marked = tuple(one["text"].strip() for one in _MARKED.finditer(text))
        places = tuple(
            Place(_known(one.path, paths), one.lines.first if one.lines is not None else None)
            for one in cited
            if first <= one.span.start < last
        )
        bare = _MARKED.sub(" ` ", text)
        is_aside = _ASIDE.search(bare) is not None and _DEFINING.search(bare) is None
        yield Clause(
            text=text,
            stance=_stance(bare),
            is_guess=_GUESSES.search(bare) is not None,
            is_open_ended=_OPEN_ENDED.search(bare) is not None,
            is_aside=is_aside,
            row=row,
            places=places,
            marked=marked,
        )


def _spans(text: str) -> Iterator[tuple[int, int]]:
    """Clauses, one after the other; code marks are never cut."""
    shielded = _MARKED.sub(lambda code: "`" + "x" * (len(code[0]) - 2) + "`", text)
    ends = {one.end() for one in _SENTENCE_END.finditer(shielded)}
    ends |= {one.start() for one in _TURN.finditer(shielded)}
    start = 0
    for end in [*sorted(ends), len(text)]:
        if text[start:end].strip():
            yield start, end
        start = end


def _stance(bare: str) -> Stance:
    if _CANNOT.search(bare):
        return Stance.CANNOT
    return Stance.DENIES if _DENIES.search(bare) else Stance.STATES


def _known(path: str, paths: Paths) -> str:
    found = paths.paths_like(path)
    return found[0] if len(found) == 1 else path.removeprefix("./")


def _row(document: Document, passage: Passage) -> int | None:
    begin = document.text.rfind("\n", 0, passage.start) + 1
    before = document.text[begin : passage.start]
    is_row = _BULLET.match(before) is not None or before.lstrip().startswith("|")
    return document.line_at(passage.start) if is_row else None
