"""Places where a function is named without being called: `atexit(f)`, `Option::clearValues`.

Who is given a function may call it under another name, so a list of its calls by name says less
there. Names that certainly mean something else are left out. Whether a value can be that function
at all is `holding`'s question; calls themselves are the work of `references`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from probant.errors import FileUnreadable
from probant.facts.bodies.bindings import BINDING, FUNCTIONS
from probant.facts.bound import Defined, Outside
from probant.facts.definitions import innermost
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.holding import MAX_FILES, WORD, field_of, is_used
from probant.tools.parsed import ParsedFiles
from probant.tools.registry import Toolbox
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS, Place
from probant.vocabulary.value import NameValue, Observation

if TYPE_CHECKING:
    from tree_sitter import Node

    from probant.facts.bodies.code import Code

_NO_METHOD_VALUES = frozenset({"cpp", "rust"})
"""Languages in which what is read through a value is a field, never a function."""
_MEMBERS = {
    ("member_expression", "property"), ("attribute", "attribute"), ("field_expression", "field"),
    ("selector_expression", "field"),
}  # fmt: skip
_GIVEN = frozenset({"parameters", "parameter", "pattern", "alias"})
_READ = frozenset({"value", "type", "right", "arguments", "body", "condition", "default"})
_ASSIGNING = frozenset({"assignment", "assignment_expression", "assignment_statement"})
_NAMES = frozenset(
    {"identifier", "property_identifier", "field_identifier", "shorthand_property_identifier"}
)


class Handed:
    """Looks for functions that are handed on, in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._files = ParsedFiles(box.tree)

    def places(
        self, targets: Collection[DefFact], names: Collection[str], *, surely: bool = False
    ) -> list[Observation]:
        """Uses of a name that may put one of these functions into a value, or `surely` do."""
        facts = [fact for fact in targets if fact.kind in FUNCTION_KINDS]
        families = {family_of(fact.path) for fact in facts}
        found: dict[Place, Observation] = {}
        for name in names if facts else ():
            paths = [
                path
                for path in dict.fromkeys(self._box.search.files([name]).paths())
                if family_of(path) in families
            ]
            calls = Counter((call.path, call.line) for call in self._box.book.calls_named(name))
            imports = Counter(
                (fact.path, fact.last_line)
                for fact in self._box.book.imports_named(name)
                if family_of(fact.path) == "python"  # where each statement can be told by its row
            )
            for path in paths if len(paths) <= MAX_FILES else ():
                for line in self._lines(path, name, facts, calls, imports, surely=surely):
                    place = Place(path, LineRange(line, line), name)
                    found.setdefault(place, _told(name, place))
        return [found[place] for place in sorted(found)]

    def _lines(
        self,
        path: RepoPath,
        name: str,
        facts: list[DefFact],
        calls: Counter[tuple[RepoPath, int]],
        imports: Counter[tuple[RepoPath, int]],
        *,
        surely: bool,
    ) -> Iterator[int]:
        mentions = self._mentions(path, name, calls, imports)
        code = self._files.code(path) if mentions else None
        if code is None:
            return
        book = self._box.book
        made = {fact.line for fact in book.definitions(name) if fact.path == path}
        shown = {line for export, line, local in book.exports(path) if name in (export, local)}
        for found, line in mentions:
            leaf = code.root.descendant_for_byte_range(*found.span())
            if leaf is None or leaf.type not in _NAMES or leaf.end_byte != found.end():
                continue
            is_elsewhere = line in shown or (line in made and not _is_read(leaf))
            if not is_elsewhere and self._may_mean(code, path, leaf, facts, surely=surely):
                yield line

    def _mentions(
        self,
        path: RepoPath,
        name: str,
        calls: Counter[tuple[RepoPath, int]],
        imports: Counter[tuple[RepoPath, int]],
    ) -> list[tuple[re.Match[bytes], int]]:
        """Where the name stands, with its line, but for lines on which each is a call or an import.

        Most files name a function for nothing else, and those need not be parsed.
        """
        try:
            source = self._box.tree.read(path)
        except FileUnreadable:
            return []
        mentions = [
            (found, source.count(b"\n", 0, found.start()) + 1)
            for found in re.finditer(WORD.format(re.escape(name)).encode(), source)
        ]
        mentioned = Counter(line for _, line in mentions)
        return [
            (found, line)
            for found, line in mentions
            if (calls[path, line] or imports[path, line]) < mentioned[line]
        ]

    def _may_mean(
        self, code: Code, path: RepoPath, leaf: Node, facts: list[DefFact], *, surely: bool
    ) -> bool:
        """Whether a name that stands here is a value which may be one of these."""
        family = family_of(path) or ""
        if family == "java":  # methods are no values there, but for references to them
            return leaf.parent is not None and leaf.parent.type == "method_reference"
        parent = leaf.parent
        if parent is None or not is_used(leaf) or _is_bound(leaf):
            return False
        if parent.type == "token_tree" and _is_called_text(code, leaf):
            return False
        if (parent.type, field_of(parent, leaf)) in _MEMBERS:
            if family in _NO_METHOD_VALUES or _keeps_its_name(code, parent, leaf):
                return False
            return self._may_be_member(path, parent, facts, surely=surely)
        if family == "python" and (parent.type, field_of(parent, leaf)) == ("attribute", "object"):
            return False
        return self._may_be_named(code, path, leaf, facts, surely=surely)

    def _may_be_member(
        self, path: RepoPath, whole: Node, facts: list[DefFact], *, surely: bool
    ) -> bool:
        rules = self._box.binder.rules(path)
        text = (whole.text or b"").decode("utf-8", "replace")
        bound = rules.dotted((path, self._scope(path, whole)), text)
        if isinstance(bound, Defined):
            return bound.fact.key in {fact.key for fact in facts}
        if surely or isinstance(bound, Outside):
            return False
        return rules.FUNCTIONS_AS_MEMBERS or any(
            fact.kind == "method" or fact.has(Trait.DETACHED) for fact in facts
        )

    def _may_be_named(
        self, code: Code, path: RepoPath, leaf: Node, facts: list[DefFact], *, surely: bool
    ) -> bool:
        """A bare name means what stands nearest around it."""
        name = code.text(leaf)
        if _is_local(code, leaf, name, {fact.line for fact in facts if fact.path == path}):
            return False
        rules = self._box.binder.rules(path)
        bound = rules.named((path, self._scope(path, leaf)), name)
        if isinstance(bound, Defined):
            return bound.fact.key in {fact.key for fact in facts}
        if surely or isinstance(bound, Outside):
            return False
        return rules.SEES_MEMBERS or any(fact.kind == "function" for fact in facts)

    def _scope(self, path: RepoPath, node: Node) -> int:
        inner = innermost(self._box.book.definitions_in(path), node.start_point[0] + 1)
        return inner.no if inner is not None else 0


def _told(name: str, place: Place) -> Observation:
    at = f"{place.path}:{place.lines.first}"
    value = NameValue(name, place.path, place.lines.first)
    return Observation(value, (place,), f"{name} is handed on as a value at {at}")


def _is_read(leaf: Node) -> bool:
    """Whether a name on the line that defines it is an argument or the like, not that name."""
    parent = leaf.parent
    return parent is not None and field_of(parent, leaf) not in ("name", "declarator", "left")


def _keeps_its_name(code: Code, whole: Node, leaf: Node) -> bool:
    """Whether what is read becomes a name like its own, by which it is then called."""
    parent = whole.parent
    if parent is None or field_of(parent, whole) not in ("value", "right"):
        return False
    left = parent.child_by_field_name("name") or parent.child_by_field_name("left")
    return code.text(left) == code.text(leaf)


def _is_called_text(code: Code, leaf: Node) -> bool:
    return code.source[leaf.end_byte : leaf.end_byte + 40].lstrip().startswith((b"(", b"::", b"!"))


def _is_bound(leaf: Node) -> bool:
    """Whether the name gets its value here, instead of giving one."""
    node = leaf
    while (parent := node.parent) is not None:
        field = field_of(parent, node)
        is_left = parent.type in _ASSIGNING and field == "left"
        if is_left or (parent.type in BINDING and field == BINDING[parent.type][0]):
            return True
        if field in _GIVEN or parent.type == "for_in_clause":
            return field in _GIVEN or field == "left"
        if field in _READ or parent.type in FUNCTIONS or parent.type.endswith("statement"):
            return False
        node = parent
    return False


def _is_local(code: Code, leaf: Node, name: str, meant: Collection[int]) -> bool:
    """Whether a function around it has a parameter or a variable of that name, not a meant one."""
    around = leaf.parent
    while around is not None:
        if around.type in FUNCTIONS and not around.type.startswith("class"):
            others = (one for one in _leaves(around) if code.text(one) == name)
            if any(_is_variable(one) and one.start_point[0] + 1 not in meant for one in others):
                return True
        around = around.parent
    return False


def _is_variable(leaf: Node) -> bool:
    """Whether a name gets its value here, other than by an import, which can be followed."""
    is_imported = leaf.parent is not None and leaf.parent.type == "aliased_import"
    return _is_bound(leaf) and not is_imported


def _leaves(node: Node) -> Iterator[Node]:
    left = [node]
    while left:
        one = left.pop()
        left += one.children
        if not one.children and one.type.endswith(("identifier", "identifier_pattern")):
            yield one
