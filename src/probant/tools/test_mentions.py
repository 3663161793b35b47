"""What the code of the tests refers to: surely, perhaps, or not at all.

Sure is what a test imports, and what a call, a base or an import of a test is resolved to. Perhaps
is a word of the code that may mean a definition and that nothing else accounts for; comments say
nothing, strings only where they look like a path or a name that is looked up. Yields no evidence.
Next: without_tests.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from tree_sitter import Node

from probant.errors import FileUnreadable
from probant.facts.ancestry import Ancestry
from probant.facts.bodies.code import parse
from probant.facts.bound import Defined, Module, Outside
from probant.facts.languages import family_of, is_unparsed_code
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.module_graph import Hold, ModuleGraph
from probant.tools.registry import Toolbox
from probant.tools.scope import is_test_file, stands_in_tests
from probant.vocabulary.ordered import OrderedEnum
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS

_WORD = re.compile(r"[^\W\d][\w$]*")
_DOTTED = re.compile(r"[\w$-]+(?:[.:#/\\]+[\w$-]+)+")
"""A string that names a thing with the way to it: `shop.cart.Cart`, `../lib/cart`."""
_LOOKUP = re.compile(
    r"getattr|setattr|hasattr|delattr|attrgetter|methodcaller|patch|forName|getMethod|getDeclared"
    r"|getField|MethodByName|FieldByName|spyOn|\bmock\b|\]\s*\("
)
"""How a line looks that may use a thing by a text."""
_DECLARING = (".d.ts", ".d.mts", ".d.cts")
_NAMELESS = frozenset({"default", "="})
_JOINTS = frozenset({".", "?.", "::", "->", ".?"})
_LOADED = frozenset({"python", "typescript", "go"})
"""Languages in which nothing can be used that no import leads to."""
_BY_IMPORT = frozenset({"python", "typescript"})
"""Languages in which a bare name of another file is a name that was imported."""


class Reference(OrderedEnum):
    """How far the tests are known to refer to something."""

    NONE = "none"
    POSSIBLE = "possible"
    SURE = "sure"


class Words(NamedTuple):
    """The words of one test: how often each stands alone and after a dot; strings; its text."""

    path: RepoPath
    bare: Counter[str]
    joined: Counter[str]
    strings: frozenset[str]
    looked_up: frozenset[str]
    text: str


class TestMentions:
    """Reads the tests of one snapshot once."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._graph = ModuleGraph(box)
        self.unread: list[RepoPath] = []
        """Tests that could not be read; known once `tests` was asked for."""
        self._accounted: dict[RepoPath, Counter[str]] = {}
        self._sure: set[tuple[str, int]] = set()
        self._sure_files: set[RepoPath] = set()
        self._possible_files: set[RepoPath] = set()
        self._imported_names: dict[RepoPath, set[str]] = {}
        self._called: dict[tuple[RepoPath, str], list[DefFact]] = {}
        self._ancestry = Ancestry(box.binder)

    # What is asked

    def of_file(self, path: RepoPath) -> Reference:
        """How far tests refer to a file: by an import, or by the name of what it defines."""
        _ = self.tests
        if path in self._sure_files:
            return Reference.SURE
        facts = [fact for fact in self._book.definitions_in(path) if not self._is_test(fact)]
        found = max((self.of(fact) for fact in facts), default=Reference.NONE)
        if path in self._possible_files or any(_speaks_of(test, path) for test in self.tests):
            found = max(found, Reference.POSSIBLE)
        return found

    def of(self, fact: DefFact) -> Reference:
        """How far tests refer to a definition."""
        tests = self.tests
        if fact.key in self._sure:
            return Reference.SURE
        if fact.name in _NAMELESS:  # whoever imports the file calls it as he likes
            is_loaded = fact.path in self._sure_files | self._possible_files
            is_possible = is_loaded or any(_speaks_of(test, fact.path) for test in tests)
        else:
            is_possible = any(self._may_mean(test, fact) for test in tests)
        return Reference.POSSIBLE if is_possible else Reference.NONE

    # What the tests say

    @cached_property
    def tests(self) -> list[Words]:
        skipped = [one.path for one in self._tree.skipped]
        self.unread += [path for path in skipped if _is_code(path) and self._is_test_file(path)]
        found = []
        for path in sorted(self._tree.files):
            if not _is_code(path) or not self._holds_tests(path):
                continue
            try:
                found.append(self._words(path))
            except FileUnreadable:
                self.unread.append(path)
                continue
            self._resolve(path)
        return found

    def _is_test_file(self, path: RepoPath) -> bool:
        return is_test_file(self._book, path)

    def _holds_tests(self, path: RepoPath) -> bool:
        return self._is_test_file(path) or (family_of(path) == "rust" and bool(self._lines(path)))

    def _lines(self, path: RepoPath) -> set[int] | None:
        """The lines that belong to tests; None where all do."""
        if self._is_test_file(path):
            return None
        return {
            number
            for fact in self._book.definitions_in(path)
            if fact.details.decorators and self._is_test(fact)
            for number in range(fact.first_line, fact.last_line + 1)
        }

    def _is_test(self, fact: DefFact) -> bool:
        return stands_in_tests(self._tree, self._book, fact.path, fact.line)

    def _words(self, path: RepoPath) -> Words:
        source = self._tree.read(path)
        text = source.decode("utf-8", "replace")
        code, lines = parse(source, path), self._lines(path)
        bare: Counter[str] = Counter()
        joined: Counter[str] = Counter()
        strings, looked_up = set(), set()
        rows = text.split("\n")
        before = ""
        for leaf in _leaves(code.root) if code is not None else ():
            number = leaf.start_point[0] + 1
            if (lines is not None and number not in lines) or "comment" in leaf.type:
                continue
            said = source[leaf.start_byte : leaf.end_byte].decode("utf-8", "replace")
            if _is_string(leaf):
                strings.update(_DOTTED.findall(said))
                if number <= len(rows) and _LOOKUP.search(rows[number - 1]):
                    looked_up.update(_WORD.findall(said))
            elif leaf.is_named:
                for word in _WORD.findall(said):
                    (joined if before in _JOINTS else bare)[word] += 1
            before = said
        return Words(path, bare, joined, frozenset(strings), frozenset(looked_up), text)

    def _resolve(self, path: RepoPath) -> None:
        """What the imports, calls and bases of a test surely mean."""
        if self._book.blob(path) is None:
            return
        accounted: Counter[str] = Counter()
        names = self._imported_names.setdefault(path, set())
        lines = self._lines(path)
        for row in self._book.imports_of(path):
            if lines is not None and row.line not in lines:
                continue
            names |= {row.name, row.bound}
            ends = list(self._graph.edges_of(row)) if row.is_listed else []
            named = {edge.end for edge in ends if edge.hold is Hold.NAMED}
            self._sure_files |= {edge.end for edge in ends if edge.hold is Hold.AROUND}
            self._sure_files |= named if len(named) == 1 else set()
            self._possible_files |= {edge.end for edge in ends if edge.hold is Hold.POSSIBLE}
            bound = self._binder.imported(row) if row.name not in ("", "*") else None
            if isinstance(bound, Defined):
                self._refer(bound.fact)
            if isinstance(bound, Defined | Module | Outside):
                accounted[row.name] += 1
        for edge in self._graph.edges(path):
            if edge.hold is Hold.POSSIBLE:
                self._possible_files.add(edge.end)
        for call in self._book.calls_of_file(path):
            if call.bind == "v" or (lines is not None and call.line not in lines):
                continue
            meant = self._binder.call(call)
            if isinstance(meant, Defined):
                self._refer(meant.fact)
                if meant.fact.kind == "method":
                    self._called.setdefault((path, call.name), []).append(meant.fact)
            if isinstance(meant, Defined | Outside):
                accounted[call.name] += 1
        for fact in self._book.definitions_in(path):
            if lines is not None and fact.line not in lines:
                continue
            accounted[fact.name] += 1
            for base in self._binder.bases_of(fact) if fact.kind in CLASS_KINDS else ():
                above = self._binder.base(base)
                if isinstance(above, Defined):
                    self._refer(above.fact)
        self._accounted[path] = accounted

    def _refer(self, fact: DefFact) -> None:
        """A definition, its overloads and announcements, and the class that it makes."""
        self._sure_files.add(fact.path)
        for one in self._book.definitions(fact.name):
            is_same = one.qualified_name == fact.qualified_name
            if is_same and family_of(one.path) == family_of(fact.path):
                is_declared = (one.traits | fact.traits) & Trait.DECLARATION
                if one.path == fact.path or is_declared:
                    self._sure.add(one.key)
                    self._sure_files.add(one.path)
        if fact.kind in CLASS_KINDS:
            self._sure |= {one.key for one in self._binder.members_of(fact) if is_maker(one)}

    # What a word may mean

    def _may_mean(self, test: Words, fact: DefFact) -> bool:
        if family_of(test.path) != family_of(fact.path):
            return False
        owner = self._binder.owner(fact)
        if owner is not None and owner.kind in FUNCTION_KINDS:
            return False  # nobody outside names what stands in a function
        names = self._names(fact, owner)
        if not names or self._is_closed(fact.path):
            return False
        holders = {*fact.path.partition(".")[0].split("/"), owner.name if owner is not None else ""}
        if any(_leads_to(one, names, holders) for one in test.strings):
            return True  # a string can load what no import leads to
        if not self._can_reach(test.path, fact.path):
            return False
        if names & test.looked_up:
            return True
        return any(self._is_left(test, name, fact, owner) for name in names)

    def _is_closed(self, path: RepoPath) -> bool:
        """Whether a file is a module of JavaScript that exports nothing; a bare script may be."""
        is_module = family_of(path) == "typescript" and bool(self._book.imports_of(path))
        if not is_module or self._book.exports(path) or path.endswith(_DECLARING):
            return False
        return not any(fact.has(Trait.EXPORTED) for fact in self._book.definitions_in(path))

    def _names(self, fact: DefFact, owner: DefFact | None) -> set[str]:
        """What a test would write to name it; nothing where syntax alone calls it."""
        if is_maker(fact):
            return self._known_as(owner.name) if owner is not None else set()
        if fact.kind in FUNCTION_KINDS and self._binder.rules(fact.path).is_implicit(fact.name):
            return set()
        return self._known_as(fact.name)

    def _is_left(self, test: Words, name: str, fact: DefFact, owner: DefFact | None) -> bool:
        """Whether a word stands there oftener than what is known of the test accounts for."""
        family = family_of(test.path)
        is_member = owner is not None and owner.kind not in ("module",)
        n_joined, n_bare = test.joined[name], test.bare[name]
        if family in _BY_IMPORT and not self._is_bound_by_import(test.path, name, fact):
            n_bare = 0
        is_beside = _folder(test.path) == _folder(fact.path)
        if family == "go":
            if fact.has(Trait.PRIVATE) and not is_beside:
                return False
            if not is_member and not is_beside and "*" not in self._names_imported(test.path):
                n_bare = 0
        if family == "java":
            if fact.has(Trait.PRIVATE) and test.path != fact.path:
                return False
            is_fixed = fact.has(Trait.STATIC) or fact.kind in ("constant", "enum_member")
            if is_member and owner is not None and is_fixed and not self._is_near(test, owner):
                return False
        if not n_joined + n_bare:
            return False
        accounted = self._accounted.get(test.path, Counter())[name]
        accounted -= self._n_dispatched(test.path, name, fact, owner)
        return test.joined[name] + test.bare[name] > accounted

    def _n_dispatched(self, path: RepoPath, name: str, fact: DefFact, owner: DefFact | None) -> int:
        """How many calls of a method of an interface or a base may run this one."""
        called = self._called.get((path, name), [])
        if not called or owner is None or fact.kind != "method":
            return 0
        above = {one.fact.key for one in self._ancestry.above(owner) if one.fact is not None}
        owners = [self._binder.owner(one) for one in called]
        return sum(
            one is not None and (one.kind in ("interface", "trait") or one.key in above)
            for one in owners
        )

    def _is_near(self, test: Words, owner: DefFact) -> bool:
        """Whether a class is named in a test; only then can what belongs to it as such be."""
        return bool(test.bare[owner.name] or test.joined[owner.name])

    def _is_bound_by_import(self, path: RepoPath, name: str, fact: DefFact) -> bool:
        if any("fixture" in one for one in fact.details.decorators):
            return True
        return path == fact.path or bool({name, "*"} & self._names_imported(path))

    def _names_imported(self, path: RepoPath) -> set[str]:
        return self._imported_names.get(path, set())

    def _can_reach(self, start: RepoPath, end: RepoPath) -> bool:
        reached = self._reached(start)
        return reached is None or end in reached

    def _reached(self, start: RepoPath) -> frozenset[RepoPath] | None:
        """The files a test loads, directly or through others; None where it may load any."""
        if start not in self._reach:
            self._reach[start] = self._find_reached(start)
        return self._reach[start]

    @cached_property
    def _reach(self) -> dict[RepoPath, frozenset[RepoPath] | None]:
        return {}

    def _find_reached(self, start: RepoPath) -> frozenset[RepoPath] | None:
        if family_of(start) not in _LOADED:
            return None
        starts = {start}
        if family_of(start) == "go":
            starts |= {one for one in self._graph.files if _folder(one) == _folder(start)}
        reached = self._graph.reach(starts, least=Hold.AROUND)
        if any(self._graph.doubt(one) is not None for one in reached):
            return None
        return frozenset(reached)

    def _known_as(self, name: str) -> set[str]:
        """The name, and every other one under which files import or export it."""
        names, queue = {name}, [name]
        while queue:
            known = queue.pop()
            others = {*self._book.import_aliases(known), *self._book.export_aliases(known)}
            others -= names | {"", "default", "=", "*"}
            queue += sorted(others)
            names |= others
        return names - {""}


def is_maker(fact: DefFact) -> bool:
    return fact.has(Trait.CONSTRUCTOR) or fact.name == "__init__"


def _is_code(path: RepoPath) -> bool:
    return family_of(path) is not None or is_unparsed_code(path)


def _leaves(root: Node) -> Iterator[Node]:
    """Every node that has no other inside, in order; strings and comments as they are."""
    stack = [root]
    while stack:
        node = stack.pop()
        if node.child_count:
            stack.extend(reversed(node.children))
        else:
            yield node


def _is_string(leaf: Node) -> bool:
    kind = leaf.type
    return any(word in kind for word in ("string", "char", "regex", "rune", "heredoc"))


def _leads_to(text: str, names: set[str], holders: set[str]) -> bool:
    """Whether a way written as a string ends with a name, behind what holds that."""
    parts = [part for part in re.split(r"[.:#/\\]+", text) if part]
    return parts[-1] in names and (len(parts) < 2 or parts[-2] in holders)


def _speaks_of(test: Words, path: RepoPath) -> bool:
    """Whether a test has the name of a file, or a way to it, in a string or outside of code."""
    folder, _, name = path.rpartition("/")
    stem = name.partition(".")[0]
    is_script = family_of(test.path) is None
    if name in test.text and (is_script or any(name in one for one in test.strings)):
        return True
    if family_of(test.path) != family_of(path):
        return False
    return any(_leads_to(one, {stem}, set(folder.split("/"))) for one in test.strings)


def _folder(path: RepoPath) -> str:
    return path.rpartition("/")[0]
