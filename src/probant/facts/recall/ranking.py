"""Ranks files and definitions for the words of a search, and fuses both into one order of places.

Scores order places and mean nothing else: no score leaves this package, and none becomes a quality.
What each sign counts for is in weights.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from heapq import nlargest
from typing import NamedTuple

from probant.facts.lookup import FactBook
from probant.facts.recall.documents import NOT_KEPT, PLACE_KINDS, words_held
from probant.facts.recall.fitting import Fitting
from probant.facts.recall.origins import Origin, origin_of, origin_of_definition
from probant.facts.recall.past import past_scores
from probant.facts.recall.query import Words, any_of
from probant.facts.recall.store import SCOPE_BITS, RecallStore
from probant.facts.recall.weights import (
    BY_ORIGIN,
    DEFINITION_FIELDS,
    FILE_FIELDS,
    IN_FILE,
    OF_DESCRIBED,
    OF_FILE,
    SCALES,
    Weight,
    fused,
)
from probant.facts.recall.words import meanings, stems_of
from probant.facts.rows import DefFact
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS

MEANT = SCALES["meant"].value
SYNONYM = SCALES["synonym"].value
FURTHER_DEFINITION = SCALES["further_definition"].value
NO_FUNCTION = SCALES["no_function"].value
NEXT_PLACE = SCALES["next_place"].value
VARIABLE = SCALES["variable"].value
PLACE_FLOOR = SCALES["place_floor"].value

SAID_OF_ITSELF = ("name", "scope", "signature", "doc", "strings")
"""Fields of a definition but its code. A string may be its documentation."""

N_DEFINITIONS = 5
"""How many definitions speak for a file."""

N_RANKED = 600
N_FITTED = 2_000
"""How many definitions are held against a description: in a large tree most share one word."""

MIN_COMMON = 5
"""In fewer files no word of a path is common."""

MIN_PRODUCT = 8
"""A word in less than an eighth of all files is not looked at: hardly any project has so many
tests that it could be in most others."""

NO_DOCUMENT = -1
"""The number of a definition that has no document, as those of tests."""

N_FILES_SHOWN = 30
N_TESTS_READ = 5
N_PLACES_OF_FILE = 8


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
    read: Callable[[RepoPath], str],
    *,
    n_wanted: int,
    everything: bool = False,
) -> list[RankedPlace]:
    """Places best first, at least so many where there are.

    `keep` says which paths count; with `everything` no list is cut early.

    `read` gives the text of a file: of some tests, where tests are asked for.
    """
    if not words.terms:
        return []
    found = _Found.of(store, words, keep, 100 * N_RANKED if everything else N_RANKED)
    by_file = _file_scores(store, words, found)
    shown = sorted(by_file, key=lambda path: (-by_file[path], path))
    if not everything:
        shown = shown[:N_FILES_SHOWN]
    places: list[RankedPlace] = []
    of_file = _OfFile(store, book, words, found, read)
    for path in shown:
        if not everything and sum(one.score >= by_file[path] for one in places) >= n_wanted:
            break  # no place of a file comes before the file
        own = of_file.definitions(path)
        places += _of_one_file(path, by_file[path], own if everything else own[:N_PLACES_OF_FILE])
    return sorted(places, key=lambda one: (-one.score, one.path, one.fact.no if one.fact else 0))


def _of_one_file(
    path: RepoPath, of_file: float, own: Sequence[tuple[float, DefFact]]
) -> Iterator[RankedPlace]:
    """Its definitions, each with a share of its score; the file itself where there is none."""
    if not own:
        yield RankedPlace(path, None, of_file)
    for at, (score, fact) in enumerate(own):
        share = PLACE_FLOOR + (1 - PLACE_FLOOR) * score / own[0][0]
        yield RankedPlace(path, fact, of_file * NEXT_PLACE**at * share)


def rank_definitions(
    store: RecallStore,
    book: FactBook,
    words: Words,
    keep: Callable[[str], bool],
    kinds: frozenset[str],
) -> list[RankedPlace]:
    """Definitions of these kinds best first: where one is asked for, its own words come first."""
    if not words.terms:
        return []
    found = _Found.of(store, words, keep, 100 * N_RANKED)
    by_file = _shares(_file_scores(store, words, found))
    fitting = Fitting(store, words, found.n_definitions, OF_DESCRIBED)
    places: list[RankedPlace] = []
    for row, fact, text in _candidates(book, words, found, by_file, kinds):
        of_file = by_file.get(fact.path, 0.0)
        score = fitting.score(row, fact, _path_stems(fact.path), file=of_file, text=text)
        score *= _of_its_origin(fact, words)
        places.append(RankedPlace(fact.path, fact, score))
    return sorted(places, key=lambda one: (-one.score, one.path, one.fact.no if one.fact else 0))


def _candidates(
    book: FactBook,
    words: Words,
    found: _Found,
    by_file: dict[RepoPath, float],
    kinds: frozenset[str],
) -> Iterator[tuple[int, DefFact, float]]:
    """Definitions of these kinds that share a word, with their document and its share."""
    documents = [
        (score / found.best_definition, path, row)
        for path, own in found.definitions.items()
        for row, score in own.items()
    ]
    likely = nlargest(N_FITTED, documents, key=lambda one: one[0] + by_file.get(one[1], 0.0))
    facts: dict[RepoPath, dict[int, DefFact]] = {}
    for text, path, row in likely:
        if path not in facts:
            facts[path] = {fact.no: fact for fact in book.definitions_in(path)}
        fact = facts[path].get(row & ((1 << SCOPE_BITS) - 1))
        if fact is not None and fact.kind in kinds:
            yield row, fact, text
    others = sorted(set(by_file).difference(found.definitions), key=lambda p: (-by_file[p], p))
    for path in others[:N_FILES_SHOWN]:
        yield from _without_document(book, words, path, kinds & PLACE_KINDS)
    if not kinds <= PLACE_KINDS:
        for path in sorted(by_file, key=lambda p: (-by_file[p], p))[:N_FILES_SHOWN]:
            yield from _without_document(book, words, path, kinds - PLACE_KINDS)


def _without_document(
    book: FactBook, words: Words, path: RepoPath, kinds: Collection[str]
) -> Iterator[tuple[int, DefFact, float]]:
    own = {fact.no: fact for fact in book.definitions_in(path)}
    for no in _named(own.values(), words, kinds):
        yield NO_DOCUMENT, own[no], 0.0


def _of_origin(path: str, words: Words) -> float:
    return 1.0 if "test" in words.stems else BY_ORIGIN[origin_of(path)].value


def _of_its_origin(fact: DefFact, words: Words) -> float:
    if "test" in words.stems:
        return 1.0
    return BY_ORIGIN[origin_of_definition(fact.path, fact.qualified_name)].value


class _Found(NamedTuple):
    """What the full-text tables say, by path; documents of definitions by their number."""

    texts: dict[RepoPath, float]
    files: dict[RepoPath, int]
    paths: dict[RepoPath, float]
    definitions: dict[RepoPath, dict[int, float]]
    best_definition: float

    @property
    def n_definitions(self) -> int:
        return sum(map(len, self.definitions.values()))

    @staticmethod
    def of(store: RecallStore, words: Words, keep: Callable[[str], bool], most: int) -> _Found:
        texts: dict[RepoPath, float] = {}
        files: dict[RepoPath, int] = {}
        paths: dict[RepoPath, float] = {}
        definitions: dict[RepoPath, dict[int, float]] = {}
        for weight, terms in (
            (1.0, words.terms),
            (MEANT, words.meant),
            (SYNONYM, words.related),
        ):
            if not terms:
                continue
            match = any_of(terms)
            for path, row, score in store.document_scores(
                "files", match, _values(FILE_FIELDS), most
            ):
                if keep(path):
                    files[path] = row
                    texts[path] = texts.get(path, 0.0) + weight * score
            fields = _values(DEFINITION_FIELDS)
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
    holding = [store.holding("files", any_of(words.forms(one))) for one in words.stems]
    parts = {path: _path_stems(path) for path in found.paths}
    past = past_scores(store.changes, words.stems)
    paths = _telling(store, words, found, holding)
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
        "written": _holding_written(store, words, found),
        "activity": {path: past.activity.get(path, 0.0) for path in paths},
        "likeness": {path: past.likeness.get(path, 0.0) for path in paths},
    }
    return {
        path: fused(OF_FILE, {sign: by_path.get(path, 0.0) for sign, by_path in signs.items()})
        * _of_origin(path, words)
        for path in paths
    }


def _holding_written(store: RecallStore, words: Words, found: _Found) -> dict[RepoPath, float]:
    """The share of the written names that each file holds, of those that any does."""
    holding = [rows for one in words.written if (rows := store.holding("files", f'"{one}"'))]
    return {
        path: sum(row in rows for rows in holding) / len(holding)
        for path, row in found.files.items()
        if holding
    }


def _telling(
    store: RecallStore, words: Words, found: _Found, holding: Sequence[set[int]]
) -> set[RepoPath]:
    """The files that hold more than a word of most paths, such as the project's own name.

    All that were found, where nothing else is asked for.
    """
    paths = {*found.texts, *found.paths, *found.definitions}
    if len(words.stems) < 2:
        return paths
    parts = {path: _path_stems(path) for path in found.paths}
    n_with = Counter(
        one
        for path, own in parts.items()
        if origin_of(path) is Origin.PRODUCT
        for one in own.intersection(words.stems)
    )
    most = max(n_with.values(), default=0)
    if most < MIN_COMMON or most * MIN_PRODUCT < store.n_files:
        return paths
    n_product = store.n_product_files
    common = {one for one, n in n_with.items() if n * 2 > n_product}
    if not common:
        return paths
    rest = set(words.stems) - common
    return {
        path
        for path in paths
        if not rest.isdisjoint(parts.get(path, ()))
        or any(
            one in rest and found.files.get(path) in held
            for one, held in zip(words.stems, holding, strict=True)
        )
    }


class _OfFile:
    """Ranks the definitions of one file after the other."""

    def __init__(
        self,
        store: RecallStore,
        book: FactBook,
        words: Words,
        found: _Found,
        read: Callable[[RepoPath], str],
    ) -> None:
        self._book, self._words, self._found, self._read = book, words, found, read
        self._fitting = Fitting(store, words, found.n_definitions, IN_FILE)
        self._n_tests_left = N_TESTS_READ if "test" in words.stems else 0

    def definitions(self, path: RepoPath) -> list[tuple[float, DefFact]]:
        """The definitions of the file that say something of the words, the likeliest first."""
        facts = {fact.no: fact for fact in self._book.definitions_in(path)}
        stems = _path_stems(path)
        scored: list[tuple[float, DefFact]] = []
        for row, given in self._texts(path, facts.values()).items():
            fact = facts.get(row & ((1 << SCOPE_BITS) - 1))
            if fact is None:
                continue
            fits = self._fitting.score(row, fact, stems, **given)
            scored.append((fits * _of_kind(fact) * _of_its_origin(fact, self._words), fact))
        return sorted(scored, key=lambda one: (-one[0], one[1].no))

    def _texts(self, path: RepoPath, facts: Collection[DefFact]) -> Given:
        own = self._found.definitions.get(path, {})
        texts = {row: {"text": score / self._found.best_definition} for row, score in own.items()}
        if not own and origin_of(path) is Origin.TEST:
            texts = _named(facts, self._words, PLACE_KINDS)
            if self._n_tests_left:
                self._n_tests_left -= 1
                texts |= _said_by_tests(self._read(path), facts, self._words)
        return texts | _spelled(facts, self._words)


def _of_kind(fact: DefFact) -> float:
    if fact.kind in FUNCTION_KINDS:
        return 1.0
    return NO_FUNCTION if fact.kind in PLACE_KINDS else VARIABLE


def _path_stems(path: str) -> frozenset[str]:
    return frozenset(stems_of(path.rpartition(".")[0]))


Given = dict[int, dict[str, float]]
"""What is known of definitions otherwise than by a document, by number and sign."""


def _named(facts: Iterable[DefFact], words: Words, kinds: Collection[str]) -> Given:
    """Definitions without documents, as those of tests, by their names alone."""
    asked = {one for one in words.stems if one != "test"}
    return {
        fact.no: {"text": 0.0}
        for fact in facts
        if fact.kind in kinds and not asked.isdisjoint(stems_of(fact.name))
    }


def _said_by_tests(text: str, facts: Collection[DefFact], words: Words) -> Given:
    """Tests by what they do, read where tests are asked for: they have no documents."""
    asked = {form for one in words.stems if one != "test" for form in words.forms(one)}
    found: Given = {}
    for no, held in words_held(text, list(facts), asked).items():
        share = len(held) / len(asked)
        found[no] = {"text": share, "code": share, "coverage": share}
    return found


def _spelled(facts: Iterable[DefFact], words: Words) -> Given:
    """Variables, constants and fields whose name is asked for, all of it and of several words.

    As many as there are of them, they have no documents; a single word of one says too little.
    """
    asked = {alike for one in words.stems for alike in words.meanings_of(one)}
    found: Given = {}
    for fact in facts:
        if fact.kind in PLACE_KINDS:
            continue
        parts = [part for part in stems_of(fact.name) if len(part) > 1]
        if len(set(parts)) > 1 and asked.issuperset(parts):
            found[fact.no] = {"text": len(set(parts)) / len(words.stems)}
    return found


def _values(fields: Mapping[str, Weight]) -> tuple[float, ...]:
    return tuple(weight.value for weight in fields.values())


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
