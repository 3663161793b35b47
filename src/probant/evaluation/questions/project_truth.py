"""Truths that bring their own judgement: authors, spellings of a bound, words that must be said.

Each says whether a list of values fits, whether one value alone is true, and how it reads.
Next: grading/scoring.py asks them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from probant.evaluation.questions.truth import Judged, Place
from probant.evaluation.subjects.response import Value

MIN_SHA_CHARS = 7
MAX_PLACES = 3
"""What people look through without a search of their own."""
_PLACE = re.compile(r"(?<![\w./@+~-])([\w./@+~-]{1,400}):(\d{1,7})\b")


@dataclass(frozen=True, slots=True)
class Author(Judged):
    """Who wrote a line, by name; the commit beside it must be the right one, too."""

    name: str
    sha: str

    def fits(self, values: Sequence[Value]) -> bool:
        names = [value for value in values if value.type == "name"]
        return bool(names) and all(self.holds(value) for value in values)

    def holds(self, value: Value) -> bool:
        if value.type == "commit":
            sha = value.sha or ""
            return len(sha) >= MIN_SHA_CHARS and self.sha.startswith(sha)
        return value.type == "name" and value.name == self.name

    def lines(self) -> list[str]:
        return [f"name {self.name}", f"commit {self.sha}"]


@dataclass(frozen=True, slots=True)
class Said(Judged):
    """Names or texts in no order, each in one of its spellings; white space does not count."""

    items: tuple[frozenset[str], ...]

    def fits(self, values: Sequence[Value]) -> bool:
        given = [_said(value) for value in values]
        return all(self.holds(value) for value in values) and all(
            any(said in spellings for said in given) for spellings in map(_squeezed, self.items)
        )

    def holds(self, value: Value) -> bool:
        said = _said(value)
        return said is not None and any(
            said in spellings for spellings in map(_squeezed, self.items)
        )

    def lines(self) -> list[str]:
        shortest = [min(spellings, key=lambda said: (len(said), said)) for spellings in self.items]
        return [f"said {said}" for said in shortest]


@dataclass(frozen=True, slots=True)
class MentionsOne(Judged):
    """Names or texts that together mention at least one of these lower-case words."""

    words: frozenset[str]

    def fits(self, values: Sequence[Value]) -> bool:
        return bool(values) and any(self.holds(value) for value in values)

    def holds(self, value: Value) -> bool:
        said = f"{value.name or ''} {value.text or ''}".casefold()
        words = re.findall(r"[\w+]+", said)
        return value.type in ("name", "text") and not self.words.isdisjoint(words)

    def lines(self) -> list[str]:
        return [f"mentions one of {', '.join(sorted(self.words))}"]


@dataclass(frozen=True, slots=True)
class Line(Judged):
    """A text that holds this line of a file, with or without its neighbours."""

    text: str

    def fits(self, values: Sequence[Value]) -> bool:
        return bool(values) and all(self.holds(value) for value in values)

    def holds(self, value: Value) -> bool:
        lines = (value.text or "").split("\n")
        return value.type == "text" and self.text.strip() in (line.strip() for line in lines)

    def lines(self) -> list[str]:
        return [f"text {self.text.strip()}"]


@dataclass(frozen=True, slots=True)
class At(Judged):
    """Locations in no order; each may stand on any of its lines, as a call spreads over some."""

    spots: tuple[frozenset[Place], ...]

    def fits(self, values: Sequence[Value]) -> bool:
        given = {(value.path, value.line) for value in values}
        return all(self.holds(value) for value in values) and all(
            not spot.isdisjoint(given) for spot in self.spots
        )

    def holds(self, value: Value) -> bool:
        place = (value.path, value.line)
        return value.type == "location" and any(place in spot for spot in self.spots)

    def lines(self) -> list[str]:
        return [
            "location " + " or ".join(f"{path} {line}" for path, line in sorted(spot))
            for spot in self.spots
        ]


@dataclass(frozen=True, slots=True)
class Among(Judged):
    """One definition that must be among the few places given: who lists everything has found
    nothing. An explanation of it gives its place in a sentence, as PATH:LINE.
    """

    place: Place
    qualified: str

    def fits(self, values: Sequence[Value]) -> bool:
        given = {place for value in values for place in _places(value)}
        return self.place in given and len(given) <= MAX_PLACES

    def holds(self, value: Value) -> bool:
        return self.place in _places(value)

    def lines(self) -> list[str]:
        path, line = self.place
        return [f"among them {self.qualified} {path} {line}"]


@dataclass(frozen=True, slots=True)
class RunCounts(Judged):
    """What one run gave; a build counts as one thing that passed or failed."""

    passed: int
    failed: int
    skipped: int

    def fits(self, values: Sequence[Value]) -> bool:
        return len(values) == 1 and self.holds(values[0])

    def holds(self, value: Value) -> bool:
        return value.type == "run" and value.run == (self.passed, self.failed, self.skipped)

    def lines(self) -> list[str]:
        return [f"run {self.passed} passed, {self.failed} failed, {self.skipped} skipped"]


def _places(value: Value) -> set[Place]:
    if value.type == "text":
        found = _PLACE.findall(value.text or "")
        return {(path.removeprefix("./"), int(line)) for path, line in found}
    is_place = value.type == "location" and value.path is not None and value.line is not None
    return {(value.path or "", value.line or 0)} if is_place else set()


def _said(value: Value) -> str | None:
    said = {"name": value.name, "text": value.text}.get(value.type)
    return None if said is None else "".join(said.split())


def _squeezed(spellings: frozenset[str]) -> frozenset[str]:
    return frozenset("".join(spelling.split()) for spelling in spellings)
