"""The older weighted confidence of one answer, computed beside the derived level to compare both.

Reads `evidence` of `probant.answer/1` and nothing else; never a part of answering (a contract holds
that). Recovery is neutral: whichever pass brought an entry, it counts in its category, and one that
brought nothing changes nothing. Next: metrics of both models in confidence_study.py.

    1. every entry that found something belongs to one category
    2. a category has one score, the best row of its table that holds: redundancy adds nothing
    3. the mean of these by weight, over the categories that have evidence
    4. times a bonus where categories speak of one target, at most 1
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

RECOVERY_THRESHOLD = 0.50
STOP_THRESHOLD = 0.20
MANY_FILES = 3


class Category(Enum):
    SEARCH = "search"
    READ = "read"
    DISCOVERY = "discovery"
    VERIFICATION = "verification"
    GIT = "git"
    CI = "ci"


class Band(Enum):
    """From worst to best; the value it begins at stands in BANDS."""

    FAILED = "failed"
    WEAK = "weak"
    ADEQUATE = "adequate"
    STRONG = "strong"


BANDS: tuple[tuple[Band, float], ...] = (
    (Band.STRONG, 0.75),
    (Band.ADEQUATE, 0.55),
    (Band.WEAK, 0.25),
    (Band.FAILED, 0.0),
)
WEIGHTS: Mapping[Category, float] = {
    Category.READ: 3.0,
    Category.SEARCH: 2.5,
    Category.VERIFICATION: 1.5,
    Category.DISCOVERY: 1.0,
    Category.GIT: 1.0,
    Category.CI: 1.0,
}
CATEGORIES: Mapping[str, Category] = {
    "file_search": Category.SEARCH,
    "file_content": Category.READ,
    "discovery": Category.DISCOVERY,
    "build": Category.VERIFICATION,
    "test": Category.VERIFICATION,
    "git_log": Category.GIT,
    "ci_workflow": Category.CI,
}
BY_METHODS: Mapping[int, float] = {1: 0.65, 2: 0.80, 3: 0.92}
"""How many ways of searching found the same target → score."""
BY_FACTORS: Mapping[int, float] = {0: 0.20, 1: 0.20, 2: 0.50, 3: 0.70, 4: 0.85}
"""How many of type, source count, tests and build system are known → score."""
READ_ALONE, READ_CONFIRMED, READ_MANY = 0.55, 0.80, 0.88
BUILD_FAILED, TESTS_FAILED, ONE_PASSED, BOTH_PASSED = 0.15, 0.30, 0.80, 0.93
GIT_SCORE, CI_SCORE = 0.75, 0.80
BY_CONVERGENCE: Mapping[int, float] = {0: 1.0, 1: 1.0, 2: 1.10}
MOST_CONVERGENCE, SAME_PLACE = 1.20, 1.05

_ORDER = ("none", "weak", "moderate", "strong", "verified")
_CALL = re.compile(r"\w+\((.*)\)\Z", re.DOTALL)
_TESTS_KNOWN = re.compile(r"\btests: |\b[1-9][0-9]* test files?\b")


@dataclass(frozen=True, kw_only=True, slots=True)
class WeightedScore:
    """`convergence` is the factor that `score` already holds."""

    score: float
    by_category: Mapping[Category, float]
    convergence: float
    band: Band


@dataclass(frozen=True, kw_only=True, slots=True)
class _Entry:
    """What of an evidence entry counts here."""

    kind: str
    tool: str
    signal: str
    status: str
    quality: int
    is_complete: bool
    terms: frozenset[str]
    files: frozenset[str]
    note: str

    @property
    def has_found(self) -> bool:
        return self.status == "observed" and self.quality > 0

    @property
    def subjects(self) -> frozenset[str]:
        return self.terms | self.files


def weighted(answer: Mapping[str, object]) -> WeightedScore | None:
    """The score of one answer; None where it tells nothing of its evidence."""
    listed = answer.get("evidence")
    if not isinstance(listed, Sequence) or isinstance(listed, str):
        return None
    by_category: dict[Category, list[_Entry]] = {}
    for entry in (_entry(raw) for raw in listed if isinstance(raw, Mapping)):
        if entry.kind in CATEGORIES:
            by_category.setdefault(CATEGORIES[entry.kind], []).append(entry)
    scores = _scores(by_category)
    convergence = _convergence({category: by_category[category] for category in scores})
    total = sum(WEIGHTS[category] for category in scores)
    mean = sum(WEIGHTS[c] * score for c, score in scores.items()) / total if total else 0.0
    score = min(1.0, mean * convergence)
    return WeightedScore(
        score=score, by_category=scores, convergence=convergence, band=band_of(score)
    )


def band_of(score: float) -> Band:
    return next(band for band, least in BANDS if score >= least)


def _scores(by_category: Mapping[Category, Sequence[_Entry]]) -> dict[Category, float]:
    """Only categories that have evidence."""
    search = _search(by_category.get(Category.SEARCH, ()))
    scored = {
        Category.SEARCH: search,
        Category.READ: _read(by_category.get(Category.READ, ()), is_confirmed=search is not None),
        Category.DISCOVERY: _discovery(by_category.get(Category.DISCOVERY, ())),
        Category.VERIFICATION: _verification(by_category.get(Category.VERIFICATION, ())),
        Category.GIT: GIT_SCORE if _found(by_category.get(Category.GIT, ())) else None,
        Category.CI: _ci(by_category.get(Category.CI, ())),
    }
    return {category: score for category, score in scored.items() if score is not None}


def _search(entries: Sequence[_Entry]) -> float | None:
    """Ways of searching that found one target: paths, text, and the index of definitions."""
    methods_by_term: dict[str, set[str]] = {}
    found = _found(entries)
    for entry in found:
        for term in entry.terms or {""}:
            methods_by_term.setdefault(term, set()).add(_method(entry))
    return BY_METHODS[max(map(len, methods_by_term.values()))] if found else None


def _method(entry: _Entry) -> str:
    """One of the three ways; whatever asks the index is what the model calls references."""
    if entry.tool == "find":
        return "find"
    return "grep" if entry.signal == "lexical" else "references"


def _read(entries: Sequence[_Entry], *, is_confirmed: bool) -> float | None:
    found = _found(entries)
    if not found:
        return None
    if not is_confirmed:
        return READ_ALONE
    n_files = len(frozenset().union(*(entry.files for entry in found)))
    return READ_MANY if n_files >= MANY_FILES else READ_CONFIRMED


def _discovery(entries: Sequence[_Entry]) -> float | None:
    """A manifest that was read tells type and build system; one that was not, its type only."""
    found = _found(entries)
    if not found:
        return None
    manifests = [entry for entry in found if entry.signal != "lexical"]
    factors = (
        bool(manifests),
        any(entry.signal == "lexical" for entry in found),
        any(_TESTS_KNOWN.search(entry.note) for entry in found),
        any(entry.quality >= _ORDER.index("strong") for entry in manifests),
    )
    return BY_FACTORS[sum(factors)]


def _verification(entries: Sequence[_Entry]) -> float | None:
    """The best build and the best test run; a failed one is never outvoted by the other.

    Tests that pass without a build of their own count like a build that passes: the code ran.
    """
    built = _passed([entry for entry in entries if entry.kind == "build"], "moderate")
    tested = _passed([entry for entry in entries if entry.kind == "test"], "strong")
    if tested is False:
        return TESTS_FAILED
    if built is False:
        return BUILD_FAILED
    if built and tested:
        return BOTH_PASSED
    return ONE_PASSED if built or tested else None


def _passed(entries: Sequence[_Entry], least: str) -> bool | None:
    """None where nothing was built or tested, so that nothing is known."""
    if any(e.has_found and e.quality >= _ORDER.index(least) for e in entries):
        return True
    has_failed = any(
        (e.status == "absent" and e.is_complete)
        or (e.has_found and e.quality >= _ORDER.index("moderate"))
        for e in entries
    )
    return False if has_failed else None


def _ci(entries: Sequence[_Entry]) -> float | None:
    """A list of runs alone is not the complete evidence that the model asks for."""
    is_whole = any(entry.quality >= _ORDER.index("strong") for entry in _found(entries))
    return CI_SCORE if is_whole else None


def _convergence(by_category: Mapping[Category, Sequence[_Entry]]) -> float:
    """By how much agreement lifts the mean: categories that speak of one symbol or file."""
    subjects = {
        category: frozenset().union(*(entry.subjects for entry in _found(entries)))
        for category, entries in by_category.items()
    }
    shared = Counter(subject for own in subjects.values() for subject in own)
    factor = BY_CONVERGENCE.get(max(shared.values(), default=0), MOST_CONVERGENCE)
    search, read = subjects.get(Category.SEARCH), subjects.get(Category.READ)
    return factor * SAME_PLACE if search and read and search & read else factor


def _found(entries: Sequence[_Entry]) -> list[_Entry]:
    return [entry for entry in entries if entry.has_found]


def _entry(raw: Mapping[str, object]) -> _Entry:
    """Whatever an answerer wrote, read without trust: what has no such shape says nothing."""
    quality = _text(raw, "quality")
    sources = raw.get("sources")
    return _Entry(
        kind=_text(raw, "class"),
        tool=_text(raw, "tool"),
        signal=_text(raw, "signal"),
        status=_text(raw, "status"),
        quality=_ORDER.index(quality) if quality in _ORDER else 0,
        is_complete=raw.get("complete") is True,
        terms=_terms(_text(raw, "target"), _text(raw, "query")),
        files=frozenset(source for source in sources if isinstance(source, str) and source)
        if isinstance(sources, list | tuple)
        else frozenset(),
        note=_text(raw, "note"),
    )


def _terms(target: str, query: str) -> frozenset[str]:
    """What it was asked about: its target, and what `relation(…)` was asked for."""
    called = _CALL.match(query)
    asked = called.group(1).split(", ") if called else [query]
    return frozenset(term for term in (target, *asked) if term)


def _text(raw: Mapping[str, object], key: str) -> str:
    value = raw.get(key)
    return value if isinstance(value, str) else ""
