"""Functions that somebody may call because of what is written on them or above their class.

A decorator is given the function and may keep it; an annotation or attribute tells a framework to
call it; a class from outside may call the methods of those that extend it; a test runner calls what
is named as a test. Decorators that keep
nothing are told by a table, or by their own text where that stands in the repository.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Collection
from typing import TYPE_CHECKING

from probant.facts.ancestry import Ancestry
from probant.facts.bodies.code import Code, below
from probant.facts.bound import Defined, Outside
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.parsed import ParsedFiles
from probant.tools.registry import Toolbox
from probant.tools.test_cases import TestCases
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Place
from probant.vocabulary.value import NameValue, Observation

if TYPE_CHECKING:
    from tree_sitter import Node

_KEEPS_NOTHING = {
    "python": frozenset(
        {"staticmethod", "classmethod", "property", "abstractmethod", "overload", "override",
         "final", "wraps", "lru_cache", "cache", "cached_property", "contextmanager", "setter",
         "asynccontextmanager", "deprecated", "no_type_check", "dataclass", "total_ordering",
         "getter", "deleter", "runtime_checkable", "singledispatch", "parametrize", "skip",
         "skipif", "xfail", "usefixtures", "patch", "object"}
    ),
    "java": frozenset(
        {"Override", "Deprecated", "SuppressWarnings", "SafeVarargs", "FunctionalInterface",
         "Nullable", "NonNull", "NotNull", "Nonnull", "CheckReturnValue", "VisibleForTesting",
         "CanIgnoreReturnValue", "Beta", "Experimental"}
    ),
    "rust": frozenset(
        {"inline", "allow", "warn", "deny", "expect", "forbid", "cfg", "cfg_attr", "must_use",
         "doc", "deprecated", "track_caller", "cold", "target_feature", "rustfmt", "skip",
         "derive", "non_exhaustive", "instrument", "doc_auto_cfg", "clippy"}
    ),
    "typescript": frozenset({"deprecated", "override"}),
}  # fmt: skip
"""Decorators, annotations and attributes that have nobody call what they stand on."""
_LOOKING = frozenset({"wraps", "update_wrapper", "iscoroutinefunction", "isinstance", "callable"})
"""Callees that a decorator may give its function without giving it away."""
_PARTS = re.compile(r"[.:]+")


class Registered:
    """Reads what stands on definitions and above their classes, in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._files = ParsedFiles(box.tree)
        self._ancestry = Ancestry(box.binder)
        self._tests = TestCases(box)

    def decorators(self, targets: Collection[DefFact]) -> list[Observation]:
        """What stands on one of the targets and may have it called."""
        return [
            _told(fact, written, f"@{written} at {fact.path}:{fact.first_line} may have it called")
            for fact in targets
            if fact.kind in FUNCTION_KINDS
            for written in fact.details.decorators
            if self._may_keep(fact, written)
        ]

    def outside_bases(self, targets: Collection[DefFact]) -> list[Observation]:
        """Classes from outside that may call a method of those that extend them."""
        found = []
        for fact in targets:
            owner = self._box.binder.owner(fact) if fact.kind == "method" else None
            if owner is None or owner.kind not in CLASS_KINDS:
                continue
            for up in self._ancestry.above(owner):
                if isinstance(up.bound, Outside) and self._may_call_back(fact, up.base.name):
                    said = f"{owner.qualified_name} extends {up.base.expression}, which may call it"
                    found.append(_told(fact, fact.name, said))
        return found

    def loose_methods(self, targets: Collection[DefFact]) -> list[Observation]:
        """Targets that are methods of an object without a name: who gets it may call them."""
        return [
            _told(fact, fact.name, f"who gets the object with {fact.name} may call it")
            for fact in targets
            if fact.kind == "method"
            and family_of(fact.path) == "typescript"
            and not fact.traits & (Trait.DETACHED | Trait.EXPORTED)
            and ((owner := self._box.binder.owner(fact)) is None or owner.kind in FUNCTION_KINDS)
        ]

    def collected(self, targets: Collection[DefFact]) -> list[Observation]:
        """Tests among the targets: a runner finds them by their names and calls them."""
        return [
            _told(fact, fact.name, f"{fact.name} is a test, which test runners call")
            for fact in targets
            if any(
                case.definition.name == fact.name and case.definition.line == fact.line
                for case in self._tests.of(fact.path).runnable
            )
        ]

    def _may_call_back(self, fact: DefFact, base: str) -> bool:
        rules = self._box.binder.rules(fact.path)
        is_builtin = family_of(fact.path) == "python" and base in vars(builtins)
        return not is_builtin and base not in rules.HARMLESS_BASES

    def _may_keep(self, fact: DefFact, written: str) -> bool:
        family = family_of(fact.path) or ""
        parts = _PARTS.split(written)
        if family not in _KEEPS_NOTHING or set(parts) & _KEEPS_NOTHING[family]:
            return False
        bound = self._box.binder.rules(fact.path).dotted((fact.path, fact.parent), written)
        if family != "python" or not isinstance(bound, Defined):
            return True
        return self._gives_away(bound.fact)

    def _gives_away(self, maker: DefFact) -> bool:
        """Whether a decorator of the repository may let its function go anywhere else."""
        code = self._files.code(maker.path)
        if code is None or maker.kind not in FUNCTION_KINDS:
            return True
        heads = [
            node
            for node in code.nodes("function_definition")
            if maker.first_line <= node.start_point[0] + 1 <= maker.last_line
        ]
        uses = [_uses(code, head, name) for head in heads for name in _given(code, head)]
        wrapped = [ways for ways in uses if "called" in ways or "returned" in ways]
        return not wrapped or any("elsewhere" in ways for ways in wrapped)


def _given(code: Code, head: Node) -> list[str]:
    """The parameters of a function, but for its stars."""
    parameters = head.child_by_field_name("parameters")
    listed = parameters.named_children if parameters is not None else []
    names = (one.named_children[0] if one.named_children else one for one in listed)
    return [code.text(one) for one in names if one.type == "identifier"]


def _uses(code: Code, head: Node, name: str) -> set[str]:
    """What a function does with what it is given under a name."""
    body = head.child_by_field_name("body")
    found = [one for one in below(body) if one.type == "identifier"] if body is not None else []
    return {_use(code, one) for one in found if code.text(one) == name}


def _use(code: Code, leaf: Node) -> str:
    parent = leaf.parent
    if parent is None:
        return "elsewhere"
    if parent.type == "call":
        return "called"
    if parent.type == "return_statement":
        return "returned"
    if parent.type in ("attribute", "comparison_operator", "not_operator", "if_statement"):
        return "read"
    call = parent.parent
    is_argument = parent.type == "argument_list" and call is not None
    is_looking = is_argument and call is not None and code.call(call).last_name in _LOOKING
    return "read" if is_looking else "elsewhere"


def _told(fact: DefFact, name: str, said: str) -> Observation:
    last = _PARTS.split(name)[-1]
    place = Place(fact.path, LineRange(fact.first_line, fact.line), last)
    return Observation(NameValue(fact.qualified_name, fact.path, fact.first_line), (place,), said)
