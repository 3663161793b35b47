"""What a function could reach at all: through every definition whose name some code spells.

Far more than it does reach: a word counts whatever it is bound to, and so does all of a class that
is named. What is not within this reach cannot be called or raised from there, however it is bound;
nothing is ever proved to be reached by it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from probant.errors import FileUnreadable
from probant.facts.bodies.code import Code, parse
from probant.facts.languages import family_of
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.vocabulary.symbol import CLASS_KINDS
from probant.workspace.snapshot import SourceTree

MAX_BODIES = 3_000
"""A reach that is wider is taken for everything."""

_NAMES = (
    "identifier", "property_identifier", "field_identifier", "type_identifier",
    "shorthand_property_identifier", "namespace_identifier", "package_identifier",
)  # fmt: skip
_BESIDE = re.compile(
    r"(?:^|/)(?:tests?|testing|__tests__|spec|examples?|docs?|benchmarks?)/|(?:^|/)test_"
    r"|[._-](?:test|spec)\."
)
"""Tests and examples: they use the code, which never comes to them."""

_SPELLED = frozenset({"eval", "exec", "__import__", "import_module", "globals", "Reflect"})
"""With these a name need not be spelled to be reached."""


def is_within_reach(
    names: Collection[str],
    start: Iterable[DefFact],
    tree: SourceTree,
    book: FactBook,
    *,
    max_steps: int = MAX_BODIES,
) -> bool:
    """Whether any code that these definitions may come to, in so many steps, spells one of the
    names."""
    reach = _Reach(tree, book)
    if any(reach.is_called_by_syntax(name) for name in names):
        return True
    front = list(start)
    families = {family_of(fact.path) for fact in front}
    is_beside = any(_BESIDE.search(fact.path) for fact in front)
    seen = {fact.key for fact in front}
    known: set[str] = set()
    for _ in range(max_steps):
        words: set[str] = set()
        for fact in front:
            told = reach.words(fact)
            if told is None or not told.isdisjoint(names):
                return True
            words |= told
        front = [
            fact
            for fact in reach.named(words - known)
            if fact.key not in seen
            and family_of(fact.path) in families
            and (is_beside or not _BESIDE.search(fact.path))
        ]
        seen |= {fact.key for fact in front}
        known |= words
        if len(seen) > MAX_BODIES:
            return True
        if not front:
            return False
    return False


class _Reach:
    """Words of code, and what they may mean."""

    def __init__(self, tree: SourceTree, book: FactBook) -> None:
        self._tree = tree
        self._book = book
        self._codes: dict[str, Code | None] = {}

    def words(self, fact: DefFact) -> set[str] | None:
        """Every name in the code of a definition; None if it need not spell what it calls."""
        if fact.path not in self._codes:
            self._codes[fact.path] = self._parsed(fact)
        code = self._codes[fact.path]
        if code is None:
            return None
        found = {
            code.text(node)
            for node in code.nodes(*_NAMES)
            if fact.line <= node.start_point[0] + 1 <= fact.last_line
        } - {fact.name}
        return None if _SPELLED & found else {word for word in found if word[:2] != "__"}

    def _parsed(self, fact: DefFact) -> Code | None:
        try:
            return parse(self._tree.read(fact.path), fact.path)
        except FileUnreadable:
            return None

    def named(self, words: Collection[str]) -> Iterator[DefFact]:
        self._book.learn(words)
        for word in sorted(words):
            yield from self._book.definitions(word)

    def is_called_by_syntax(self, name: str) -> bool:
        """Whether a method that no code calls by its name, as `__getitem__`, spells the name."""
        for call in self._book.calls_named(name):
            caller = self._book.definition(call.path, call.blob, call.caller)
            if caller is not None and caller.name.startswith("__") and caller.name != "__init__":
                return True
        return False


def with_owner(fact: DefFact, book: FactBook) -> list[DefFact]:
    """A method with those of its class that are called by syntax alone."""
    defined = book.definitions_in(fact.path)
    is_method = any(one.no == fact.parent and one.kind in CLASS_KINDS for one in defined)
    by_syntax = [one for one in defined if one.parent == fact.parent and one.name[:2] == "__"]
    return [fact, *(by_syntax if is_method else ())]
