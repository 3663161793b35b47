"""Places of a snapshot for words, a text or a pattern: ranked, graded by how they match, quoted.

A place claims only that it exists and says so. Its quality is that of the match and never of its
rank: the phrase itself is strong, all of the words moderate, some of them weak.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path

from probant.errors import FileUnreadable, IndexCorrupt, ProgramFailed, UsageError
from probant.facts.lookup import FactBook
from probant.facts.recall.documents import PLACE_KINDS, own_text, split_own
from probant.facts.recall.origins import Origin, origin_of
from probant.facts.recall.query import Words, words_asked
from probant.facts.recall.ranking import (
    RankedPlace,
    definitions_saying,
    rank_definitions,
    rank_places,
)
from probant.facts.recall.store import RecallStore, remove
from probant.facts.recall.unknown import with_known_words
from probant.facts.recall.words import stem, stems_of, words_of
from probant.facts.rows import CallFact, DefFact
from probant.tools.summaries import summary
from probant.vocabulary.evidence import Quality
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath, is_inside
from probant.vocabulary.symbol import FUNCTION_KINDS
from probant.workspace.search import Hit, TextSearch
from probant.workspace.snapshot import SourceTree
from probant.workspace.text_index import is_damaged

MAX_LINES = 60
"""How much of a definition is quoted."""

N_LINES_OF_FILE = 5
"""How much of a file that is a place itself, from the line on that says most."""

FILE_KIND = "file"

FIELDS = ("name", "path", "owner", "signature", "documentation", "strings", "code")
"""Where a word may stand, in the order in which it is told."""


class Narrowed(Record, kw_only=True):
    """Which places count."""

    within: str = ""
    kinds: frozenset[str] = frozenset()
    languages: frozenset[str] = frozenset()


EVERYWHERE = Narrowed()


class FoundPlace(Record, kw_only=True):
    """Lines of a file: a definition, or the file itself where `fact` is None."""

    path: RepoPath
    lines: LineRange
    fact: DefFact | None
    quality: Quality
    why: str
    quote: str
    is_cut: bool
    """Whether the definition goes on after these lines."""
    says: str = ""
    """The first sentence of its documentation."""

    @property
    def kind(self) -> str:
        return FILE_KIND if self.fact is None else self.fact.kind


class PlaceSearch:
    """Searches one snapshot. What it reads is indexed by the first search by words."""

    def __init__(
        self,
        tree: SourceTree,
        book: FactBook,
        search: TextSearch,
        directory: Path,
        calls_of: Callable[[DefFact], Sequence[CallFact]],
    ) -> None:
        """`calls_of` finds the calls that certainly mean a definition."""
        self._tree = tree
        self._book = book
        self._search = search
        self._directory = directory
        self._calls_of = calls_of

    @cached_property
    def _store(self) -> RecallStore:
        return RecallStore.open(self._directory, self._tree, self._book)

    def close(self) -> None:
        if "_store" in self.__dict__:
            self._store.close()

    def by_words(
        self, text: str, *, limit: int, narrowed: Narrowed = EVERYWHERE, min_words: int = 1
    ) -> tuple[FoundPlace, ...]:
        """Best first; none where no word stands anywhere, or fewer than `min_words` tell much."""
        words = words_asked(text)
        if len(words.stems) < min_words:
            return ()
        keep = self._keep(narrowed)
        try:
            store, book = self._store, self._book
            words = with_known_words(store, words)
            if narrowed.kinds:
                ranked = rank_definitions(store, book, words, keep, narrowed.kinds)
            else:
                ranked = rank_places(
                    store, book, words, keep, self._text,
                    n_wanted=limit, everything=narrowed != EVERYWHERE,
                )  # fmt: skip
        except sqlite3.DatabaseError as error:
            raise self._damaged(error) from error
        return _first(self._graded(ranked, words), limit)

    def functions_by_words(self, text: str, *, limit: int) -> tuple[FoundPlace, ...]:
        return self.by_words(text, limit=limit, narrowed=Narrowed(kinds=FUNCTION_KINDS))

    def calls_among(self, facts: Sequence[DefFact]) -> dict[tuple[str, int], list[DefFact]]:
        """Which of these definitions each of them calls, by the key of the caller."""
        found: dict[tuple[str, int], list[DefFact]] = {}
        for fact in facts:
            callers = {(str(call.path), call.caller) for call in self._calls_of(fact)}
            for caller in callers.intersection(one.key for one in facts if one is not fact):
                found.setdefault(caller, []).append(fact)
        return found

    def saying(self, stems: Sequence[str]) -> list[DefFact]:
        """All definitions that may say every one of these words of themselves, in no order."""
        try:
            return definitions_saying(self._store, self._book, stems)
        except sqlite3.DatabaseError as error:
            raise self._damaged(error) from error

    def _damaged(self, error: sqlite3.DatabaseError) -> IndexCorrupt:
        """Dropped, so that the next one to look makes it anew."""
        if is_damaged(error):
            remove(self._directory)
        return IndexCorrupt(f"the search index is damaged: {error}")

    def by_text(
        self, text: str, *, limit: int, narrowed: Narrowed = EVERYWHERE
    ) -> tuple[FoundPlace, ...]:
        """Where this very text stands, in its own case."""
        hits = self._search.lines(f"(?-i:{re.escape(text)})", [text]).hits
        return self._at(hits, f"holds “{text}”", limit, narrowed)

    def by_pattern(
        self, pattern: str, *, limit: int, narrowed: Narrowed = EVERYWHERE
    ) -> tuple[FoundPlace, ...]:
        """Where a regular expression matches, in its own case."""
        try:
            re.compile(pattern)
            hits = self._search.lines(f"(?-i:{pattern})", ()).hits
        except (re.error, ProgramFailed) as error:
            raise UsageError(
                f"{pattern[:80]!r} is not a regular expression: {error}",
                remedy="put a backslash before signs that are meant as they stand, or use --exact",
            ) from error
        return self._at(hits, f"matches {pattern}", limit, narrowed)

    def _text(self, path: RepoPath) -> str:
        """Nothing of a file that cannot be read."""
        try:
            return self._tree.read(path).decode("utf-8", "replace")
        except FileUnreadable:
            return ""

    def _keep(self, narrowed: Narrowed) -> Callable[[str], bool]:
        def keep(path: str) -> bool:
            if not is_inside(path, narrowed.within):
                return False
            return not narrowed.languages or self._book.language(path) in narrowed.languages

        return keep

    # By words

    def _graded(self, ranked: Iterable[RankedPlace], words: Words) -> Iterator[FoundPlace]:
        for one in ranked:
            try:
                text = self._tree.read(one.path).decode("utf-8", "replace")
            except FileUnreadable:
                continue
            facts, fact = self._book.definitions_in(one.path), one.fact
            said = _Sayings.of(one.path, text, facts, fact)
            lines, is_cut = _extent(fact, text, said.best_line(words) if fact is None else 1)
            yield FoundPlace(
                path=one.path,
                lines=lines,
                fact=fact,
                quality=said.quality(words),
                why=said.why(words),
                quote=_quote(text, lines),
                is_cut=is_cut,
                says=_first_sentence(fact, text),
            )

    # By text

    def _at(
        self, hits: Sequence[Hit], why: str, limit: int, narrowed: Narrowed
    ) -> tuple[FoundPlace, ...]:
        keep = self._keep(narrowed)
        order = {Origin.PRODUCT: 0, Origin.TEST: 1, Origin.FOREIGN: 2}
        kept = [hit for hit in hits if keep(hit.path)]
        coded = self._book.blobs
        kept.sort(key=lambda hit: (
            order[origin_of(hit.path)], hit.path not in coded, hit.path, hit.line,
        ))  # fmt: skip
        return _first(self._holding(kept, why, narrowed), limit)

    def _holding(self, hits: Iterable[Hit], why: str, narrowed: Narrowed) -> Iterator[FoundPlace]:
        seen: set[tuple[RepoPath, int]] = set()
        for hit in hits:
            fact = self._around(hit)
            if (narrowed.kinds and (fact is None or fact.kind not in narrowed.kinds)) or (
                (hit.path, fact.no if fact else -hit.line) in seen
            ):
                continue
            try:
                text = self._tree.read(hit.path).decode("utf-8", "replace")
            except FileUnreadable:
                continue
            seen.add((hit.path, fact.no if fact else -hit.line))
            lines, is_cut = _extent(fact, text, hit.line)
            if fact is None or not lines.first <= hit.line <= lines.last:
                lines, is_cut = LineRange(hit.line, hit.line), fact is not None
            yield FoundPlace(
                path=hit.path, lines=lines, fact=fact, quality=Quality.STRONG,
                why=f"line {hit.line} {why}", quote=_quote(text, lines), is_cut=is_cut,
            )  # fmt: skip

    def _around(self, hit: Hit) -> DefFact | None:
        """The innermost definition around a line."""
        around = [
            fact
            for fact in self._book.definitions_in(hit.path)
            if fact.kind in PLACE_KINDS and fact.first_line <= hit.line <= fact.last_line
        ]
        return max(around, key=lambda fact: (fact.first_line, -fact.last_line), default=None)


class _Sayings(Record, kw_only=True):
    """The stems of a place by where they stand, in their order."""

    by_field: dict[str, tuple[str, ...]]
    words: dict[str, str]
    """A word that each stem was written as."""
    lines: tuple[tuple[int, str], ...]

    @staticmethod
    def of(path: RepoPath, text: str, facts: Sequence[DefFact], fact: DefFact | None) -> _Sayings:
        own = own_text(text, facts, fact.no if fact else 0)
        doc, strings, code = split_own(path, own)
        texts = dict(zip(FIELDS, ("", path.rpartition(".")[0], "", "", doc, strings, code),
                         strict=True))  # fmt: skip
        if fact is not None:
            parameters = " ".join(f"{p.name} {p.annotation or ''}" for p in fact.details.parameters)
            texts["name"] = fact.name
            texts["owner"] = fact.qualified_name.rpartition(".")[0]
            texts["signature"] = f"{parameters} {fact.details.returns or ''}"
        said = {field: words_of(texts[field]) for field in FIELDS}
        return _Sayings(
            by_field={field: tuple(map(stem, said[field])) for field in FIELDS},
            words={stem(word): word for field in reversed(FIELDS) for word in said[field]},
            lines=own.lines,
        )

    def quality(self, words: Words) -> Quality:
        """By what matches; a single word is a phrase only where it is the whole name."""
        name = self.by_field["name"]
        if len(words.phrase) == 1:
            if name == words.phrase:
                return Quality.STRONG
            return Quality.MODERATE if words.phrase[0] in name else Quality.WEAK
        if self._phrase_field(words):
            return Quality.STRONG
        held = {one for stems in self.by_field.values() for one in stems}
        return Quality.MODERATE if held.issuperset(words.stems) else Quality.WEAK

    def why(self, words: Words) -> str:
        """Which words, and where."""
        found: dict[str, list[str]] = {}
        for one, spoken in words.spoken:
            field = next((field for field in FIELDS if one in self.by_field[field]), None)
            if field is not None:
                found.setdefault(field, []).append(spoken)
                continue
            for field in FIELDS:
                if alike := words.meanings_of(one).intersection(self.by_field[field]):
                    written = self.words.get(min(alike), min(alike))
                    found.setdefault(field, []).append(f"{written} for {spoken}")
                    break
        told = [f"{', '.join(found[field])} in its {field}" for field in FIELDS if field in found]
        phrase = self._phrase_field(words)
        if phrase:
            told.insert(0, f"the phrase stands in its {phrase}")
        return "; ".join(told) or "what stands around it holds the words"

    def best_line(self, words: Words) -> int:
        """The line that holds most of the words; the first one where none does."""
        wanted = set(words.stems)
        counted = [(len(wanted.intersection(stems_of(line))), -at) for at, line in self.lines]
        most, at = max(counted, default=(0, -1))
        return -at if most else 1

    def _phrase_field(self, words: Words) -> str:
        if len(words.phrase) < 2:
            return ""
        return next((at for at in FIELDS if _holds(self.by_field[at], words.phrase)), "")


def _holds(stems: Sequence[str], phrase: Sequence[str]) -> bool:
    """Whether the phrase stands among the stems, all of it in a row."""
    size = len(phrase)
    starts = (at for at, one in enumerate(stems) if one == phrase[0])
    return any(tuple(stems[at : at + size]) == tuple(phrase) for at in starts)


def _extent(fact: DefFact | None, text: str, best_line: int) -> tuple[LineRange, bool]:
    n_lines = text.count("\n") + (not text.endswith("\n"))
    if fact is None:
        first = min(best_line, max(n_lines, 1))
        return LineRange(first, max(first, min(first + N_LINES_OF_FILE - 1, n_lines))), True
    last = min(fact.last_line, fact.first_line + MAX_LINES - 1)
    return LineRange(fact.first_line, last), last < fact.last_line


def _quote(text: str, lines: LineRange) -> str:
    return "\n".join(text.split("\n")[lines.first - 1 : lines.last])


def _first_sentence(fact: DefFact | None, text: str) -> str:
    rows = fact.details.doc_lines if fact else None
    found = summary(text.split("\n"), *rows) if rows else None
    return found.text if found else ""


def _first(found: Iterator[FoundPlace], limit: int) -> tuple[FoundPlace, ...]:
    return tuple(one for _, one in zip(range(limit), found, strict=False))
