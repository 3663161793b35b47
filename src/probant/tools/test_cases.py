"""Which functions of a repository are tests, by the customs of each language and framework.

A case counts as it is written: parameters, loops and inheritance are not multiplied out. Where a
custom cannot be told (a runner of its own, a class from outside), the file says so. Yields cases,
not evidence. Next: tests.py.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cached_property

from probant.errors import FileUnreadable
from probant.facts.bound import Defined
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.tools.macro_tests import macro_cases
from probant.tools.projects.folders import ASIDE, TESTING, is_foreign
from probant.tools.registry import Toolbox
from probant.tools.script_tests import Told, script_cases
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Definition, Place, SymbolKind

PYTHON_FILES = ("test*.py", "*_test.py", "*_tests.py")
_PYTEST_FILES = ("pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg", ".pytest.ini")
_OWN_CUSTOMS = re.compile(rb"^\s*python_(?:files|classes|functions)\s*=", re.MULTILINE)
_SCRIPTS = re.compile(r"[.-](?:test|spec)s?\.[cm]?[jt]sx?$|^tests?\.[cm]?[jt]sx?$")
_CALLS_TEST = re.compile(rb"\b(?:test|it|specify|should)\s*\(\s*[\"'`]")
_NATIVE = re.compile(r"^(?:test|tst)[_-]?|[_-]?(?:tests?|unittest|spec)\.\w+$", re.IGNORECASE)
_JAVA_MARKS = frozenset(
    {"Test", "ParameterizedTest", "RepeatedTest", "TestFactory", "TestTemplate", "Property"}
)
_RUST_MARKS = frozenset({"test", "rstest", "test_case", "quickcheck", "proptest", "test_log"})
_GO_ASIDE = re.compile(r"(?:Example|Benchmark)(?![a-z])\w*")
_GO_TEST = re.compile(r"(?:Test|Fuzz)(?![a-z])\w*")
_TEST_BASE = re.compile(r"\w*(?:TestCase|TestSuite|TestBase|Tests?|TestMixin|TestCaseMixin)")


class Case(Record, kw_only=True):
    """One test as it is written: what it is called, where, and which lines are its body."""

    definition: Definition
    head_last: int
    last_line: int
    signature_last: int = 0
    group: str = ""

    @property
    def path(self) -> RepoPath:
        return self.definition.path

    @property
    def place(self) -> Place:
        """The lines from where it begins to where its name stands."""
        first = self.definition.line
        return Place(self.path, LineRange(first, self.head_last), self.definition.name)

    def holds(self, line: int) -> bool:
        return self.definition.line <= line <= self.last_line


class FileCases(Record, kw_only=True):
    """The tests of one file, and why there may be more of them; '' where there are not."""

    cases: tuple[Case, ...] = ()
    doubt: str = ""
    asides: tuple[Case, ...] = ()
    """Examples and benchmarks: runners call them too, but nobody counts them as tests."""

    @property
    def runnable(self) -> tuple[Case, ...]:
        return (*self.cases, *self.asides)


class TestCases:
    """Finds tests in one view of the index."""

    __test__ = False

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._known: dict[RepoPath, FileCases] = {}

    @cached_property
    def files(self) -> list[RepoPath]:
        """Files in which tests may stand."""
        return [path for path in sorted(self._book.blobs) if self.may_hold_tests(path)]

    def may_hold_tests(self, path: RepoPath) -> bool:
        if is_foreign(path):
            return False
        *folders, name = path.split("/")
        match family_of(path):
            case "python":
                return any(fnmatchcase(name, one) for one in PYTHON_FILES)
            case "go":
                return name.endswith("_test.go")
            case "rust" | "java":
                return True
            case "typescript":
                aside = not ASIDE.isdisjoint(folders)
                inside = not TESTING.isdisjoint(folders) and not aside
                return inside or _SCRIPTS.search(name) is not None
            case "cpp":
                return not TESTING.isdisjoint(folders) or _NATIVE.search(name) is not None
        return False

    def of(self, path: RepoPath) -> FileCases:
        if path not in self._known:
            self._known[path] = self._find(path)
        return self._known[path]

    def _find(self, path: RepoPath) -> FileCases:
        if not self.may_hold_tests(path):
            return FileCases()
        match family_of(path):
            case "python":
                return self._python(path)
            case "go":
                return self._go(path)
            case "rust":
                return self._by_marks(path, _RUST_MARKS)
            case "java":
                return self._java(path)
            case "typescript":
                return self._read(path, scripts=True)
        return self._read(path, scripts=False)

    # Python

    def _python(self, path: RepoPath) -> FileCases:
        found: list[Case] = []
        doubt = self._own_customs
        for fact in self._book.definitions_in(path):
            if fact.kind not in ("function", "method") or not fact.name.startswith("test"):
                continue
            if not fact.parent:
                if fact.name.startswith("test") and fact.kind == "function":
                    found.append(_case(fact))
                continue
            owner = self._binder.owner(fact)
            if owner is None or self._is_decorated_away(fact) or not self._is_seen(owner):
                continue
            told = self._is_test_class(owner)
            if told:
                found.append(_case(fact))
            elif told is None:
                doubt = doubt or f"whether {owner.qualified_name} in {path} holds tests is not told"
        return FileCases(cases=tuple(found), doubt=doubt)

    def _is_seen(self, owner: DefFact | None) -> bool:
        """Whether a runner sees the class: one that is made inside a function is not there yet."""
        while owner is not None and owner.kind == "class":
            owner = self._binder.owner(owner)
        return owner is None

    def _is_decorated_away(self, fact: DefFact) -> bool:
        return any(
            one.rpartition(".")[2] in ("fixture", "property") for one in fact.details.decorators
        )

    def _is_test_class(self, owner: DefFact) -> bool | None:
        """By its name, by what it extends, or because a test class extends it; None: unknown."""
        if owner.name.startswith("Test"):
            return True
        told = self._extends_test(owner, set())
        if told:
            return True
        for base in self._book.bases_named(owner.name):
            child = self._binder.owner_of_base(base)
            bound = self._binder.base(base)
            is_below = isinstance(bound, Defined) and bound.fact.key == owner.key
            if child is None or child.key == owner.key or not is_below:
                continue
            if child.name.startswith("Test") or self._extends_test(child, set()):
                return True
        return told

    def _extends_test(self, owner: DefFact, seen: set[tuple[str, int]]) -> bool | None:
        if owner.key in seen:
            return False
        seen.add(owner.key)
        told: bool | None = False
        for base in self._binder.bases_of(owner):
            bound = self._binder.base(base)
            if isinstance(bound, Defined):
                above = self._extends_test(bound.fact, seen)
                if above:
                    return True
                told = None if above is None else told
            elif _TEST_BASE.fullmatch(base.name):
                return True
            elif base.name not in ("object", "ABC", "Generic", "Protocol"):
                told = None
        return told

    @cached_property
    def _own_customs(self) -> str:
        """A runner's configuration may call other files, classes and functions tests."""
        for path in self._tree.files:
            if path.rpartition("/")[2] in _PYTEST_FILES and path.count("/") <= 1:
                try:
                    if _OWN_CUSTOMS.search(self._tree.read(path)):
                        return f"{path} names customs of its own for tests"
                except FileUnreadable:
                    continue
        return ""

    # Go, Java, Rust

    def _go(self, path: RepoPath) -> FileCases:
        found = []
        doubt = ""
        asides = [
            _case(fact)
            for fact in self._book.definitions_in(path)
            if fact.kind == "function" and not fact.parent and _GO_ASIDE.fullmatch(fact.name)
        ]
        for fact in self._book.definitions_in(path):
            if not _GO_TEST.fullmatch(fact.name) or fact.name == "TestMain":
                continue
            if fact.kind == "function" and not fact.parent:
                if any("testing." in (p.annotation or "") for p in fact.details.parameters):
                    found.append(_case(fact))
            elif fact.kind == "method" and fact.name.startswith("Test"):
                if any("testify/suite" in row.module for row in self._book.imports_of(path)):
                    found.append(_case(fact))
                elif not fact.details.parameters:
                    doubt = f"whether the method {fact.qualified_name} is run as a test is not told"
        return FileCases(cases=tuple(found), doubt=doubt, asides=tuple(asides))

    def _by_marks(self, path: RepoPath, marks: frozenset[str]) -> FileCases:
        found = []
        for fact in self._book.definitions_in(path):
            last = {re.split(r"::|\.", one)[-1] for one in fact.details.decorators}
            if fact.kind in ("function", "method") and last & marks:
                found.append(_case(fact))
        doubt = ""
        if any(call.name == "proptest" for call in self._book.calls_of_file(path)):
            doubt = f"a macro makes tests in {path}"
        return FileCases(cases=tuple(found), doubt=doubt)

    def _java(self, path: RepoPath) -> FileCases:
        marked = self._by_marks(path, _JAVA_MARKS).cases
        known = {case.definition.line for case in marked}
        older = []
        for fact in self._book.definitions_in(path):
            if fact.kind == "method" and fact.name.startswith("test") and fact.line not in known:
                owner = self._binder.owner(fact)
                if owner is not None and not fact.details.parameters and self._is_junit3(owner):
                    older.append(_case(fact))
        cases = sorted((*marked, *older), key=lambda case: case.definition.line)
        return FileCases(cases=tuple(cases))

    def _is_junit3(self, owner: DefFact, depth: int = 0) -> bool:
        for base in self._binder.bases_of(owner):
            if base.name == "TestCase":
                return True
            bound = self._binder.base(base)
            if isinstance(bound, Defined) and depth < 10 and self._is_junit3(bound.fact, depth + 1):
                return True
        return False

    # What is written as calls and macros

    def _read(self, path: RepoPath, *, scripts: bool) -> FileCases:
        try:
            source = self._tree.read(path)
        except FileUnreadable:
            return FileCases(doubt=f"{path} could not be read")
        if scripts:
            told = script_cases(path, source)
            if told is None:
                return FileCases(doubt=f"{path} is not parsed")
            is_like_one = not told and _CALLS_TEST.search(source) is not None
            doubt = f"no test framework is known to {path}" if is_like_one else ""
            return FileCases(cases=tuple(_called(path, one) for one in told), doubt=doubt)
        cases = tuple(_called(path, one) for one in macro_cases(source))
        doubt = "" if cases else f"no test framework is known to {path}"
        return FileCases(cases=cases, doubt=doubt)


def _case(fact: DefFact) -> Case:
    group = fact.qualified_name.rpartition(".")[0]
    return Case(
        definition=fact.definition,
        head_last=fact.line,
        last_line=fact.last_line,
        signature_last=fact.head.lines.last,
        group=group,
    )


def _called(path: RepoPath, told: Told) -> Case:
    """A test that is written as a call: its title is its name."""
    title, groups, line, head_last, last = told
    qualified = " > ".join((*groups, title))
    definition = Definition(
        path=path, line=line, name=title, qualified_name=qualified, kind=SymbolKind.FUNCTION
    )
    return Case(
        definition=definition, head_last=head_last, last_line=last, group=" > ".join(groups)
    )
