"""What a question may be about, for someone who is typing it: names, files and kinds of a snapshot.

Offers only; nothing here reads or answers a question. The examples are questions about what this
repository defines itself, so that the first click has an answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import islice

from probant.facts.lookup import FactBook
from probant.facts.recall.origins import Origin, origin_of
from probant.facts.rows import DefFact
from probant.vocabulary.record import Record
from probant.workspace.snapshot import SourceTree

MIN_CHARS = 2
N_CANDIDATES = 60
"""How many names are looked at before those that are not of this snapshot are left out."""
N_EXAMPLE_FILES = 80


class CompletionSort(Enum):
    KIND = "kind"
    SYMBOL = "symbol"
    FILE = "file"


class Completion(Record):
    """A whole text of the question box, and what its last word is."""

    text: str
    sort: CompletionSort


def completions(
    text: str, tree: SourceTree, book: FactBook, kinds: Sequence[str], limit: int
) -> tuple[Completion, ...]:
    """Ways to end the last word of a text: kinds at its start, then symbols, then files."""
    before, word = _cut(text)
    if len(word) < MIN_CHARS:
        return ()
    offers = [] if before.strip() else [(one, CompletionSort.KIND) for one in _first(kinds, word)]
    offers += [(one, CompletionSort.SYMBOL) for one in _symbols(word, book, limit)]
    offers += [(one, CompletionSort.FILE) for one in _files(word, tree.files, limit)]
    return tuple(Completion(before + one, sort) for one, sort in offers[:limit])


def _cut(text: str) -> tuple[str, str]:
    """The text up to its last word, and that word."""
    word = text.rsplit(" ", 1)[-1].rstrip("?")
    end = len(text.rstrip("?")) - len(word)
    return text[:end], word


def _first(names: Iterable[str], word: str) -> list[str]:
    return [name for name in names if name.startswith(word.lower())]


def _symbols(word: str, book: FactBook, limit: int) -> list[str]:
    known = [name for name in book.names_like(word, N_CANDIDATES) if book.definitions(name)]
    known.sort(key=lambda name: (not name.lower().startswith(word.lower()), len(name), name))
    return known[: limit // 2 + 1]


def _files(word: str, paths: Iterable[str], limit: int) -> list[str]:
    wanted = word.lower()
    held = [path for path in paths if wanted in path.lower()]
    held.sort(key=lambda path: (wanted not in path.rpartition("/")[2].lower(), len(path), path))
    return held[:limit]


def example_questions(book: FactBook) -> tuple[str, ...]:
    """Questions about the largest class, the most called function and the file of that class.

    Names that are defined once are preferred: of the others an answer is long and limited.
    """
    own = list(_own_definitions(book))
    facts = [fact for fact in own if len(book.definitions(fact.name)) == 1] or own
    classes = [fact for fact in facts if fact.kind == "class"]
    functions = [fact for fact in facts if fact.kind == "function"]
    asked: list[str] = []
    if classes:
        largest = max(classes, key=lambda fact: (fact.last_line - fact.first_line, fact.name))
        asked += [f"where is {largest.name} defined?", f"what does {largest.path} import?"]
    if functions:
        called = max(functions, key=lambda fact: (len(book.calls_named(fact.name)), fact.name))
        asked += [f"who calls {called.name}?", f"called_by {called.name}"]
    return tuple(asked)


def _own_definitions(book: FactBook) -> Iterator[DefFact]:
    own = (path for path in sorted(book.blobs) if origin_of(path) is Origin.PRODUCT)
    for path in islice(own, N_EXAMPLE_FILES):
        for fact in book.definitions_in(path):
            if not fact.parent and len(fact.name) > MIN_CHARS and not fact.name.startswith("_"):
                yield fact
