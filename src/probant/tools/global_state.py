"""Variables of modules that functions assign or change.

Every write inside a function is looked at: what stands at its front must be a variable of the file,
of the package, or of a module that is imported; one that holds a function is a variable too. A
method that may change a value counts where the value is written as a list, dictionary, map or set;
else it is a doubt, as is a write to a module that cannot be told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from probant.errors import FileUnreadable
from probant.facts.blind_spots import blind_spots
from probant.facts.bodies.bindings import FUNCTIONS
from probant.facts.bodies.code import Code, around
from probant.facts.bound import Bound, Defined, Module, Uncertain
from probant.facts.definitions import innermost
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.tools.base import EntryMaker
from probant.tools.occurrences import Mentions, mentions_of
from probant.tools.parsed import ParsedFiles, may_define
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to, stands_in_tests
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS, Place
from probant.vocabulary.value import LocationValue, Observation

if TYPE_CHECKING:
    from tree_sitter import Node

READ = frozenset({"python", "typescript", "go"})
_HELD = frozenset({"variable", "constant"})
_FUNCTION = "function"
"""What a variable is in the index that is given a function where it is declared."""
N_WRITERS = 4
"""How many functions are named for each variable."""

_ASSIGNED = {
    "assignment": "left",
    "augmented_assignment": "left",
    "assignment_expression": "left",
    "augmented_assignment_expression": "left",
    "update_expression": "argument",
    "assignment_statement": "left",
    "inc_statement": "",
    "dec_statement": "",
    "delete_statement": "",
}
"""Nodes that write, and the field of what they write; '' is all they hold."""
_PARTS = {
    "attribute": "object", "subscript": "value", "member_expression": "object",
    "subscript_expression": "object", "selector_expression": "operand",
    "index_expression": "operand",
}  # fmt: skip
"""Expressions for a part of something, and the field in which that stands."""
_LISTED = frozenset(
    {"pattern_list", "tuple_pattern", "expression_list", "list_pattern", "array_pattern"}
)
_CHANGING = {
    "python": frozenset(
        "append appendleft extend insert add update pop popleft popitem remove discard clear"
        " setdefault sort reverse".split()
    ),
    "typescript": frozenset(
        "push pop shift unshift splice sort reverse fill set add delete clear".split()
    ),
    "go": frozenset(
        "Store Swap CompareAndSwap LoadOrStore LoadAndDelete Delete Add Set Put Reset Clear".split()
    ),
}
_ATOMIC = re.compile(r"atomic\.(?:Store|Add|Swap|CompareAndSwap|And|Or)\w*")
"""Functions of Go that change what their first argument points to."""
_CONTAINER = re.compile(
    r"[\[{]|(?:\w+\.)?(?:dict|list|set|defaultdict|OrderedDict|deque|Counter)\("
    r"|new\s+(?:Map|Set|WeakMap|WeakSet|Array)\b"
)


class Write(NamedTuple):
    """One write; `is_sure` is False where only the method itself tells whether it is one."""

    fact: DefFact
    writer: str
    place: Place
    is_sure: bool


class GlobalState:
    """Looks for writes in the files of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._files = ParsedFiles(box.tree)
        self._make = EntryMaker(box.tree, "global_state", Signal.STRUCTURAL)
        self._unresolved: list[Place] = []

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        self._unresolved.clear()
        writes = [
            one
            for path in sorted(self._book.blobs)
            if family_of(path) in READ
            for one in self._writes(path)
            if scope.holds(one.fact.path, one.fact.line) and self._counts(one, scope)
        ]
        return (self._entry(step, scope, writes),)

    def _counts(self, one: Write, scope: Scope) -> bool:
        """What tests change does not matter where only the rest is asked about."""
        if scope.in_tests is not False:
            return True
        return not stands_in_tests(self._tree, self._book, one.place.path, one.place.lines.first)

    def _writes(self, path: RepoPath) -> Iterator[Write]:
        code = self._files.code(path)
        if code is None:
            return
        mentions = mentions_of(path, self._tree.read(path))
        if mentions is None:
            return
        for node in code.nodes(*_ASSIGNED):
            for target in _targets(node):
                yield from self._written(path, code, mentions, target, is_sure=True)
        changing = _CHANGING.get(family_of(path) or "", frozenset())
        for call in code.calls:
            if call.last_name in changing and call.receiver:
                front = call.node.child_by_field_name("function")
                held = _owner(front) if front is not None else None
                if held is not None:
                    yield from self._written(path, code, mentions, held, is_sure=False)
            elif family_of(path) == "go" and call.arguments and _changes_argument(call.callee):
                changed = _pointed_to(call.arguments[0])
                yield from self._written(path, code, mentions, changed, is_sure=True)

    def _written(
        self, path: RepoPath, code: Code, mentions: Mentions, target: Node, *, is_sure: bool
    ) -> Iterator[Write]:
        function = around(target, FUNCTIONS)
        root, parts = _root(code, target)
        if function is None or root is None or not _is_in_function(function):
            return
        name = code.text(root)
        is_declared = family_of(path) == "python" and _is_global(code, root, name)
        if family_of(path) == "python" and root == target and is_sure and not is_declared:
            return  # without a declaration, an assignment makes a name of the function
        if not is_declared and _is_bound_nearer(mentions, name, root):
            return
        line = target.start_point[0] + 1
        fact, is_own = self._meant(path, name, parts, line)
        if fact is None:
            return
        is_whole = len(parts) == (0 if is_own else 1)
        if fact.kind not in _HELD and not (fact.kind == _FUNCTION and is_sure and is_whole):
            return
        if not is_sure and len(parts) > (0 if is_own else 1):
            return  # a part of the value is changed by its own method
        place = Place(path, LineRange(line, line), fact.name)
        writer = self._writer(path, line)
        yield Write(fact, writer, place, is_sure or self._is_container(fact))

    def _meant(
        self, path: RepoPath, name: str, parts: list[str], line: int
    ) -> tuple[DefFact | None, bool]:
        """The variable that is written, and whether the front of the expression names it."""
        own = self._variable(path, name)
        if own is not None:
            return own, True
        rows = [row for row in self._book.imports_of(path) if row.bound == name and not row.scope]
        bound: Bound | None = self._binder.imported(rows[0]) if len(rows) == 1 else None
        if isinstance(bound, Module) and parts:
            return self._variable(bound.path, parts[0]), False
        if isinstance(bound, Defined):
            return bound.fact, True
        if isinstance(bound, Uncertain) and parts:
            self._unresolved.append(Place(path, LineRange(line, line), name))
        origin = self._binder.resolve(rows[0]) if len(rows) == 1 and rows[0].name else None
        return (self._variable(origin, rows[0].name) if origin else None), True

    def _variable(self, path: RepoPath, name: str) -> DefFact | None:
        """A variable of a module, also one that is assigned at several places."""
        named = self._book.definitions(name)
        return next((one for one in named if self._is_of_module(one, path)), None)

    def _is_of_module(self, fact: DefFact, path: RepoPath) -> bool:
        is_held = fact.kind in _HELD or fact.kind == _FUNCTION
        if fact.parent or not is_held or fact.qualified_name != fact.name:
            return False
        if fact.path == path:
            return True
        if family_of(fact.path) != "go":
            return False
        folder = fact.path.rpartition("/")[0]
        if path not in self._book.blobs:  # an imported package is a folder
            is_test = self._book.package(fact.path).endswith("_test")
            return folder == path.strip("./") and not is_test
        is_package = self._book.package(fact.path) == self._book.package(path)
        return is_package and folder == path.rpartition("/")[0]

    def _is_container(self, fact: DefFact) -> bool:
        try:
            line = self._tree.lines(fact.path)[fact.line - 1]
        except (FileUnreadable, IndexError):
            return False
        value = re.split(r"(?<![=!<>])=(?![=>])", line, maxsplit=1)
        return len(value) == 2 and _CONTAINER.match(value[1].strip()) is not None

    def _writer(self, path: RepoPath, line: int) -> str:
        functions = [one for one in self._book.definitions_in(path) if one.kind in FUNCTION_KINDS]
        fact = innermost(functions, line)
        return (
            f"{fact.qualified_name} ({path}:{fact.line})"
            if fact
            else f"a function at {path}:{line}"
        )

    def _is_unread(self, path: RepoPath) -> bool:
        if may_define(self._tree, path, functions=True):
            return True
        return self._book.blob(path) is not None and family_of(path) not in READ

    def _entry(self, step: Step, scope: Scope, writes: list[Write]) -> EvidenceEntry:
        by_key: dict[tuple[str, int], list[Write]] = {}
        for one in writes:
            if one.is_sure:
                by_key.setdefault(one.fact.key, []).append(one)
        unsure = [one for one in writes if one.fact.key not in by_key]
        reasons: tuple[ReasonCode, ...] = ()
        notes: list[str] = []
        if unsure:
            reasons += (ReasonCode.NOT_TOLD,)
            first = unsure[0]
            notes.append(f"{first.writer} calls a method of {first.fact.name} that may change it")
        if self._unresolved:
            reasons += (ReasonCode.UNRESOLVED_REFERENCES,)
            place = self._unresolved[0]
            notes.append(f"what {place.path}:{place.lines.first} writes to is not told")
        if scope.files(one.path for one in blind_spots(self._tree, self._book)):
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
        unread = [path for path in scope.files(sorted(self._tree.files)) if self._is_unread(path)]
        if unread:
            reasons += (ReasonCode.LANGUAGE_NOT_PARSED,)
            notes.append(f"what {unread[0]} changes is not read")
        note = "; ".join(notes) or None
        if not by_key:
            return self._make.absent(step, complete=not reasons, reasons=reasons, note=note)
        found = sorted(by_key.values(), key=lambda some: (some[0].fact.path, some[0].fact.line))
        seen = tuple(map(_told, found))
        return self._make.observed(
            step, Quality.STRONG, seen, complete=not reasons, reasons=reasons, note=note
        )


def _told(writes: list[Write]) -> Observation:
    fact = writes[0].fact
    writers = list(dict.fromkeys(one.writer for one in writes))
    more = f" and {len(writers) - N_WRITERS} more" if len(writers) > N_WRITERS else ""
    told = f"{fact.name} ({fact.path}:{fact.line}) by {', '.join(writers[:N_WRITERS])}{more}"
    places = (fact.definition.place, *dict.fromkeys(one.place for one in writes))
    return Observation(LocationValue(fact.definition), places, told)


def _owner(front: Node) -> Node | None:
    return front.child_by_field_name("object") or front.child_by_field_name("operand")


def _changes_argument(callee: str) -> bool:
    return callee in ("delete", "clear") or _ATOMIC.fullmatch(callee) is not None


def _pointed_to(argument: Node) -> Node:
    """`X` of `&X`."""
    if argument.type != "unary_expression":
        return argument
    return argument.child_by_field_name("operand") or argument


def _targets(node: Node) -> Iterator[Node]:
    """What a statement writes, one by one."""
    field = _ASSIGNED[node.type]
    pending = node.children_by_field_name(field) if field else node.named_children
    while pending:
        one = pending.pop(0)
        if one.type in _LISTED:
            pending = [*one.named_children, *pending]
        else:
            yield one


def _root(code: Code, target: Node) -> tuple[Node | None, list[str]]:
    """The name at the front of an expression, and the parts named behind it."""
    parts: list[str] = []
    node: Node | None = target
    while node is not None and node.type in _PARTS:
        named = node.child_by_field_name("attribute") or node.child_by_field_name("property")
        parts.insert(0, code.text(named or node.child_by_field_name("field")))
        node = node.child_by_field_name(_PARTS[node.type])
    return (node, parts) if node is not None and node.type == "identifier" else (None, parts)


def _is_in_function(node: Node) -> bool:
    """Whether the code runs when a function is called, and not with the file."""
    above: Node | None = node
    while above is not None:
        if above.type in FUNCTIONS and not above.type.startswith("class"):
            return "comprehension" not in above.type or above.parent is not None
        above = above.parent
    return False


def _is_global(code: Code, node: Node, name: str) -> bool:
    function = around(node, frozenset({"function_definition"}))
    return function is not None and any(
        name in [code.text(one) for one in statement.named_children]
        and around(statement, frozenset({"function_definition"})) == function
        for statement in code.nodes("global_statement")
    )


def _is_bound_nearer(mentions: Mentions, name: str, node: Node) -> bool:
    here = [one for one in mentions.by_name.get(name, ()) if one.start == node.start_byte]
    return not here or any(mentions.is_hidden(one) for one in here)
