"""Definitions a description may mean, ranked by how much of it they cover and how rare that is.

Names come from the index, so that a question costs one look at it; text is read only of the
definitions that lead by then. Next: agreement.py.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.definitions import distinct, without_declarations
from probant.facts.lookup import FactBook
from probant.facts.recall.origins import is_test
from probant.facts.recall.words import content_words, meanings, stem, stems_of, words_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.summaries import comment_above
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS
from probant.workspace.search import TextSearch
from probant.workspace.snapshot import SourceTree

N_READ = 150
"""Of how many leading definitions the text is read."""

MAX_NAMES = 4_000
"""How many names are looked at; those that hold the most of the description come first."""

NAMES_PER_FILE = 10
"""About how many there are: only the order of rarities matters, and counting takes time."""

N_SEARCHED = 5
"""How many of the rarest words are searched for in the text."""

MIN_RARITY = 2.5
"""More common words stand everywhere."""

MAX_FILES = 150

MAX_BODY_LINES = 120

MAX_CHARS = 20_000
"""How much of a text is read: one line may be a whole program."""

KINDS = FUNCTION_KINDS | CLASS_KINDS | {"macro"}

WEIGHTS = {
    "name": 1.0, "summary": 1.0, "parameters": 0.9, "owner": 0.7, "types": 0.6, "path": 0.6,
    "body": 0.4, "doc": 0.15,
}  # fmt: skip
"""What a word counts for by where it stands."""

SYNONYM = 0.6
"""What a word counts for that only means the same."""


class Fields(NamedTuple):
    """Stems of what a definition says, by where it says it. What is read of its text comes last."""

    name: tuple[str, ...]
    owner: frozenset[str]
    parameters: frozenset[str]
    types: frozenset[str]
    path: frozenset[str]
    summary: tuple[str, ...] = ()
    doc: frozenset[str] = frozenset()
    body: frozenset[str] = frozenset()
    n_words: int = 0
    """How long the body is."""


class Candidate(NamedTuple):
    """A definition, what it says, and its rank."""

    fact: DefFact
    fields: Fields
    score: float


class Asked(NamedTuple):
    """What a description says: its stems, how rare each is, the kinds it may mean, its words."""

    stems: tuple[str, ...]
    weights: dict[str, float]
    kinds: frozenset[str]
    about_tests: bool
    words: tuple[str, ...] = ()
    """All of its words as they stand, in order."""
    said: frozenset[str] = frozenset()
    """The stems of all of its words."""

    @property
    def total(self) -> float:
        return sum(self.weights.values())


class Candidates:
    """Finds and ranks definitions of one snapshot."""

    def __init__(self, tree: SourceTree, book: FactBook, search: TextSearch) -> None:
        self._tree = tree
        self._book = book
        self._search = search

    def of(self, text: str, kinds: frozenset[str] = KINDS) -> tuple[Asked, list[Candidate]]:
        """Best first."""
        stems, words = content_words(text), tuple(words_of(text))
        names = self._names(stems)
        weights = self._rarity(stems, names)
        said = frozenset(stem(word) for word in words)
        asked = Asked(stems, weights, kinds or KINDS, "test" in stems, words, said)
        facts = {fact.key: fact for fact in self._defined(names, asked)}
        facts.update((fact.key, fact) for fact in self._mentioning(asked))
        some = without_declarations(list(facts.values()))
        ranked = self._ranked(asked, [(f, _outline(f)) for f in distinct(some)])[:N_READ]
        read = [(one.fact, self._with_text(one)) for one in ranked]
        return asked, self._ranked(asked, read)

    def is_near_namesake(self, one: Candidate, stems: Sequence[str]) -> bool:
        """Whether another thing, of whatever kind, is called by other words with these stems."""
        own, words = set(stems), set(words_of(one.fact.name))
        return any(
            set(stems_of(name)) == own and set(words_of(name)) != words
            for name in self._book.names_holding(sorted(own))
        )

    def words_used(self, stems: Sequence[str]) -> frozenset[str]:
        """Which of these words stand in some name defined here."""
        names = self._book.names_holding(sorted(stems))
        return frozenset(stems) & {word for name in names for word in stems_of(name)}

    def _names(self, stems: Sequence[str]) -> dict[str, frozenset[str]]:
        """Defined names that hold a word of the description, each with the words it holds."""
        parts = {other for one in stems for other in meanings(one)}
        found: dict[str, frozenset[str]] = {}
        for name in self._book.names_holding(sorted(parts)):
            own = frozenset(stems_of(name))
            held = frozenset(one for one in stems if meanings(one) & own)
            if held:
                found[name] = held
        return found

    def _rarity(self, stems: Sequence[str], names: dict[str, frozenset[str]]) -> dict[str, float]:
        n_all = NAMES_PER_FILE * len(self._book.blobs)
        counts = dict.fromkeys(stems, 0)
        for held in names.values():
            for one in held:
                counts[one] += 1
        return {one: math.log(1 + n_all / (1 + counts[one])) for one in stems}

    def _defined(self, names: dict[str, frozenset[str]], asked: Asked) -> Iterable[DefFact]:
        weight = {n: sum(asked.weights[one] for one in held) for n, held in names.items()}
        best = sorted(names, key=lambda name: (-weight[name], len(name), name))[:MAX_NAMES]
        return (f for f in self._book.definitions_of(best) if f.kind in asked.kinds)

    def _mentioning(self, asked: Asked) -> Iterable[DefFact]:
        """Definitions in whose text the rarest words stand, most of them first."""
        rare = sorted(asked.stems, key=lambda one: -asked.weights[one])[:N_SEARCHED]
        rare = [one for one in rare if asked.weights[one] >= MIN_RARITY and len(one) > 2]
        if not rare:
            return
        pattern = "|".join(re.escape(one) for one in rare)
        held: dict[RepoPath, list[tuple[int, set[str]]]] = {}
        for hit in self._search.lines(pattern, ()).hits:
            text = hit.text.lower()
            held.setdefault(hit.path, []).append((hit.line, {w for w in rare if w in text}))
        n_held = {path: len(set().union(*(w for _, w in rows))) for path, rows in held.items()}
        best = sorted(held, key=lambda path: (-n_held[path], is_test(path), path))[:MAX_FILES]
        for path in best:
            for fact in self._book.definitions_in(path):
                if fact.kind in asked.kinds and self._holds(fact, held[path], len(rare)):
                    yield fact

    def _holds(self, fact: DefFact, rows: list[tuple[int, set[str]]], n_rare: int) -> bool:
        first = min(fact.first_line, (fact.details.doc_lines or (fact.first_line,))[0])
        inside = [words for line, words in rows if first <= line <= fact.last_line]
        return bool(inside) and len(set().union(*inside)) >= min(2, n_rare)

    def _ranked(self, asked: Asked, found: Iterable[tuple[DefFact, Fields]]) -> list[Candidate]:
        scored = [Candidate(fact, fields, _score(asked, fact, fields)) for fact, fields in found]
        return sorted(scored, key=lambda one: (-one.score, one.fact.path, one.fact.line))

    def _with_text(self, one: Candidate) -> Fields:
        fact, fields = one.fact, one.fields
        try:
            lines = self._tree.lines(fact.path)
        except FileUnreadable:
            return fields
        doc = fact.details.doc_lines
        doc_rows = range(doc[0], doc[1] + 1) if doc else range(0)
        above = comment_above(lines, fact.first_line)
        said = [*above, *(lines[row - 1] for row in doc_rows if row <= len(lines))]
        doc_text = "\n".join(said)[:MAX_CHARS]
        last = min(fact.last_line, fact.line + MAX_BODY_LINES, len(lines))
        below = fact.line + 1 + fact.details.n_head_lines_below
        body = "\n".join(lines[row - 1] for row in range(below, last + 1) if row not in doc_rows)
        said_below = stems_of(body[:MAX_CHARS])
        return fields._replace(
            summary=tuple(stems_of(_without_name(first_sentence(doc_text), fact.name))),
            doc=frozenset(stems_of(doc_text)),
            body=frozenset(said_below),
            n_words=len(said_below),
        )


def _outline(fact: DefFact) -> Fields:
    """What the index alone knows."""
    scope = fact.qualified_name.rpartition(".")[0]
    details = fact.details
    given = [p for p in details.parameters if not (p.name and p.name == details.receiver)]
    types = [*(p.annotation or "" for p in given), details.returns or "", *details.decorators]
    return Fields(
        name=tuple(stems_of(fact.name)),
        owner=frozenset(stems_of(scope)),
        parameters=frozenset(stems_of(" ".join(p.name for p in given))),
        types=frozenset(stems_of(" ".join(types))),
        path=frozenset(stems_of(fact.path.rpartition(".")[0])),
    )


def held_in(field: Iterable[str], one: str) -> float:
    """How well a field holds a word: itself, or another that means the same."""
    own = field if isinstance(field, frozenset | set) else frozenset(field)
    if one in own:
        return 1.0
    return SYNONYM if meanings(one) & own else 0.0


def _score(asked: Asked, fact: DefFact, fields: Fields) -> float:
    total = 0.0
    for one in asked.stems:
        counts = [WEIGHTS[at] * held_in(getattr(fields, at), one) for at in WEIGHTS]
        best = max(counts)
        # A second place that holds the word confirms the first one a little.
        total += asked.weights[one] * (best + 0.1 * (sum(counts) - best))
    unasked = [w for w in fields.name if not any(held_in((w,), one) for one in asked.stems)]
    total *= 1 - 0.4 * len(unasked) / max(len(fields.name), 1)
    if is_test(fact.path) and not asked.about_tests:
        total *= 0.5
    if fact.has(Trait.OVERLOAD):
        total *= 0.9
    return total


def first_sentence(doc: str) -> str:
    """What a documentation says first: up to a full stop or an empty line."""
    paragraph = re.split(r"\n[\s#/*]*\n", doc.strip(), maxsplit=1)[0]
    return re.split(r"(?<=[.!?])\s", paragraph, maxsplit=1)[0]


def _without_name(sentence: str, name: str) -> str:
    """A comment may begin with the name it explains: "Load loads the file"."""
    return re.sub(rf"^\W*{re.escape(name)}\b", "", sentence)
