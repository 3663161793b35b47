"""Ranks files and definitions for the words of a search, and fuses both into one order of places.

Scores order places and mean nothing else: no score leaves this package, and none becomes a quality.
The weights were chosen by `probant eval localise` on seven repositories and measured on seven
others (docs/search.md).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from probant.facts.lookup import FactBook
from probant.facts.recall.documents import NOT_KEPT, PLACE_KINDS
from probant.facts.recall.origins import Origin, origin_of
from probant.facts.recall.past import past_scores
from probant.facts.recall.query import Words
from probant.facts.recall.store import SCOPE_BITS, RecallStore
from probant.facts.recall.words import meanings, stems_of
from probant.facts.rows import DefFact
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS

FILE_FIELDS = {"names": 3.0, "doc": 1.5, "strings": 1.0, "body": 1.0}
"""What a word counts for in a file: a name it defines says most about what it is for."""

DEFINITION_FIELDS = {
    "name": 6.0, "scope": 2.0, "signature": 2.0, "doc": 2.0, "strings": 1.0, "body": 1.0,
}  # fmt: skip
"""The same in a definition: its own name most, then what is said around it, then what it does."""

SAID_OF_ITSELF = ("name", "scope", "signature", "doc", "strings")
"""Fields of a definition but its code. A string may be its documentation."""

OF_FILE: Mapping[str, float] = {
    "text": 1.0,  # the whole file, by its fields
    "definitions": 1.0,  # its best definitions
    "path": 1.2,  # a folder or module is often called by the very word that is asked about
    "coverage": 1.0,  # the share of the words it holds: rare words alone decide too much
    "activity": 1.5,  # what changed of late is changed, and asked about, again
    "likeness": 1.0,  # changed by commits that said the same words
}
"""What speaks for a file, each a share of the best one."""

OF_DEFINITION: Mapping[str, float] = {
    "text": 1.0,
    "name": 0.4,  # words in the name itself
    "coverage": 0.6,
    "size": 0.4,  # a line or two hold little of what is asked about
}
"""What speaks for a definition within its file."""

FURTHER_DEFINITION = 0.1
N_DEFINITIONS = 5
"""What each further definition adds to the best one of a file, and how many count."""

SYNONYM = 0.15
"""What a word counts for that code puts for an asked one: `cfg` for a configuration. Subjects of
commits gain nothing by it, being written in the words of the code; other people may not be."""

BY_ORIGIN: Mapping[Origin, float] = {Origin.PRODUCT: 1.0, Origin.TEST: 0.2, Origin.FOREIGN: 0.2}
"""People ask about what a program does; a test of it holds the same words."""

NO_FUNCTION = 0.5
"""A class holds the words of all it is for, a function what is done about them."""

NEXT_PLACE = 0.7
"""What the next definition of the same file loses: ten places of one file show less than of ten."""

PLACE_FLOOR = 0.3
"""The part of a file's score that all of its places share."""

OF_ITS_FILE = 0.3
"""What a file's share adds to a definition where definitions of one kind are asked for: with it the
function that a sentence describes is first in 72 of 100 cases, with the order of files in 56."""

LONG_LINES = 300
N_RANKED = 600
N_FILES_SHOWN = 30
N_PLACES_OF_FILE = 6


class RankedPlace(NamedTuple):
    """A definition, or the file itself where there is none."""

    path: RepoPath
    fact: DefFact | None
    score: float


def rank_places(
    store: RecallStore,
    book: FactBook,
    words: Words,
    keep: Callable[[str], bool],
    *,
    everything: bool = False,
) -> list[RankedPlace]:
    """Places best first. `keep` says which paths count; with `everything` no list is cut early."""
    if not words.terms:
        return []
    found = _Found.of(store, words, keep, 100 * N_RANKED if everything else N_RANKED)
    by_file = _file_scores(store, words, found)
    shown = sorted(by_file, key=lambda path: (-by_file[path], path))
    if not everything:
        shown = shown[:N_FILES_SHOWN]
    places: list[RankedPlace] = []
    for path, own in _definition_scores(store, book, words, found, shown).items():
        if not own:
            places.append(RankedPlace(path, None, by_file[path] * PLACE_FLOOR))
            continue
        best = own[0][0]
        for at, (score, fact) in enumerate(own if everything else own[:N_PLACES_OF_FILE]):
            share = PLACE_FLOOR + (1 - PLACE_FLOOR) * score / best
            places.append(RankedPlace(path, fact, by_file[path] * NEXT_PLACE**at * share))
    return sorted(places, key=lambda one: (-one.score, one.path, one.fact.no if one.fact else 0))


def rank_definitions(
    store: RecallStore,
    book: FactBook,
    words: Words,
    keep: Callable[[str], bool],
    kinds: Collection[str],
) -> list[RankedPlace]:
    """Definitions of these kinds best first: where one is asked for, its own words come first."""
    if not words.terms:
        return []
    found = _Found.of(store, words, keep, 100 * N_RANKED)
    by_file = _shares(_file_scores(store, words, found))
    others = set(by_file).difference(found.definitions)
    tests = sorted(others, key=lambda path: (-by_file[path], path))[:N_FILES_SHOWN]
    paths = [*found.definitions, *tests]
    places = [
        RankedPlace(path, fact, score * _of_origin(path, words) + OF_ITS_FILE * by_file[path])
        for path, own in _definition_scores(store, book, words, found, paths).items()
        for score, fact in own
        if fact.kind in kinds
    ]
    return sorted(places, key=lambda one: (-one.score, one.path, one.fact.no if one.fact else 0))


def _of_origin(path: str, words: Words) -> float:
    return 1.0 if "test" in words.stems else BY_ORIGIN[origin_of(path)]


class _Found(NamedTuple):
    """What the full-text tables say, by path; documents of definitions by their number."""

    texts: dict[RepoPath, float]
    files: dict[RepoPath, int]
    paths: dict[RepoPath, float]
    definitions: dict[RepoPath, dict[int, float]]
    best_definition: float

    @staticmethod
    def of(store: RecallStore, words: Words, keep: Callable[[str], bool], most: int) -> _Found:
        texts: dict[RepoPath, float] = {}
        files: dict[RepoPath, int] = {}
        paths: dict[RepoPath, float] = {}
        definitions: dict[RepoPath, dict[int, float]] = {}
        for weight, terms in ((1.0, words.terms), (SYNONYM, words.related)):
            if not terms:
                continue
            match = any_of(terms)
            for path, row, score in store.document_scores(
                "files", match, FILE_FIELDS.values(), most
            ):
                if keep(path):
                    files[path] = row
                    texts[path] = texts.get(path, 0.0) + weight * score
            fields = DEFINITION_FIELDS.values()
            for path, row, score in store.document_scores("definitions", match, fields, most):
                if keep(path):
                    own = definitions.setdefault(path, {})
                    own[row] = own.get(row, 0.0) + weight * score
            for path, score in store.path_scores(match, most):
                if keep(path):
                    paths[path] = paths.get(path, 0.0) + weight * score
        best = max((max(own.values()) for own in definitions.values()), default=0.0) or 1.0
        return _Found(texts, files, paths, definitions, best)


def _file_scores(store: RecallStore, words: Words, found: _Found) -> dict[RepoPath, float]:
    """One score for each file, of all that speaks for it."""
    best = {
        path: sum(
            score * FURTHER_DEFINITION**at
            for at, score in enumerate(sorted(own.values(), reverse=True)[:N_DEFINITIONS])
        )
        / found.best_definition
        for path, own in found.definitions.items()
    }
    holding = [store.holding("files", any_of((one,))) for one in words.stems]
    parts = {path: set(stems_of(path.rpartition(".")[0])) for path in found.paths}
    past = past_scores(store.changes, words.stems)
    paths = {*found.texts, *found.paths, *found.definitions}
    n_words = len(words.stems) or 1
    signs: dict[str, dict[RepoPath, float]] = {
        "text": _shares(found.texts),
        "definitions": best,
        "path": _shares(found.paths),
        "coverage": {
            path: sum(
                found.files.get(path) in held or one in parts.get(path, ())
                for one, held in zip(words.stems, holding, strict=True)
            )
            / n_words
            for path in paths
        },
        "activity": {path: past.activity.get(path, 0.0) for path in paths},
        "likeness": {path: past.likeness.get(path, 0.0) for path in paths},
    }
    return {
        path: sum(weight * signs[sign].get(path, 0.0) for sign, weight in OF_FILE.items())
        * _of_origin(path, words)
        for path in paths
    }


def _definition_scores(
    store: RecallStore, book: FactBook, words: Words, found: _Found, paths: list[RepoPath]
) -> dict[RepoPath, list[tuple[float, DefFact]]]:
    """The definitions of each of these files, the likeliest first."""
    holding = [store.holding("definitions", any_of((one,))) for one in words.stems]
    highest, n_words = found.best_definition, len(words.stems) or 1
    ranked: dict[RepoPath, list[tuple[float, DefFact]]] = {}
    for path in paths:
        own = found.definitions.get(path, {})
        is_test = not own and origin_of(path) is Origin.TEST
        facts = {fact.no: fact for fact in book.definitions_in(path)} if own or is_test else {}
        if is_test:
            own = _named(facts.values(), words)
        parts = set(stems_of(path.rpartition(".")[0])).intersection(words.stems)
        scored: list[tuple[float, DefFact]] = []
        for row, score in own.items():
            fact = facts.get(row & ((1 << SCOPE_BITS) - 1))
            if fact is None:
                continue
            name = set(stems_of(fact.name)).intersection(words.stems)
            held = sum(
                row in rows_with or one in parts or one in name
                for one, rows_with in zip(words.stems, holding, strict=True)
            )
            n_lines = min(fact.last_line - fact.first_line + 1, LONG_LINES)
            signs = {
                "text": score / highest,
                "name": len(name) / n_words,
                "coverage": held / n_words,
                "size": math.log1p(n_lines) / math.log1p(LONG_LINES),
            }
            total = sum(weight * signs[sign] for sign, weight in OF_DEFINITION.items())
            kind = 1.0 if fact.kind in FUNCTION_KINDS else NO_FUNCTION
            scored.append((total * kind, fact))
        ranked[path] = sorted(scored, key=lambda one: (-one[0], one[1].no))
    return ranked


def _named(facts: Iterable[DefFact], words: Words) -> dict[int, float]:
    """Definitions of a test, which have no documents, by their names alone."""
    asked = {one for one in words.stems if one != "test"}
    return {
        fact.no: 0.0
        for fact in facts
        if fact.kind in PLACE_KINDS and not asked.isdisjoint(stems_of(fact.name))
    }


def _shares(scores: dict[RepoPath, float]) -> dict[RepoPath, float]:
    highest = max(scores.values(), default=0.0) or 1.0
    return {path: score / highest for path, score in scores.items()}


def definitions_saying(store: RecallStore, book: FactBook, stems: Sequence[str]) -> list[DefFact]:
    """All definitions that may say every one of these words, or another for it, of themselves.

    Words that no document keeps narrow nothing; where only such are asked for, there is none.
    """
    kept = [meanings(one) for one in stems if len(one) > 1]
    asked = [any_of(tuple(sorted(one))) for one in kept if one.isdisjoint(NOT_KEPT)]
    if not asked:
        return []
    said = " AND ".join(f"({one})" for one in asked)
    numbers: dict[RepoPath, set[int]] = {}
    for row in store.holding("definitions", f"{{{' '.join(SAID_OF_ITSELF)}}} : ({said})"):
        for path in store.paths_of(row):
            numbers.setdefault(path, set()).add(row & ((1 << SCOPE_BITS) - 1))
    return [f for path, own in numbers.items() for f in book.definitions_in(path) if f.no in own]


def any_of(terms: tuple[str, ...]) -> str:
    """A query of the full-text index; a term is letters and digits only."""
    return " OR ".join(f'"{term}"' for term in terms)
