"""Where Python things other than plain functions, classes and methods stand: families 4–9.

A name that could be read in two ways is dropped and listed. Next: structure.py.
"""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from probant.evaluation.oracles.python_binding import Outside
from probant.evaluation.oracles.python_scopes import Definition, ImportBinding, Kind
from probant.evaluation.questions.truth import Locations
from probant.evaluation.sources.fact import Fact, structural_fact
from probant.evaluation.sources.python.reading import (
    MAX_SAME_NAME,
    PythonReading,
    first_doubt,
    locations,
)

ENUM_BASES = frozenset({"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"})
_CAPITALS = re.compile(r"[A-Z][A-Z0-9]*(_[A-Z0-9]+)*")
MIN_CONSTANT_CHARS = 3
MAX_DECORATED = 8


@dataclass(frozen=True, slots=True)
class _Assigned:
    path: str
    line: int
    name: str
    is_alias: bool


class PythonPlaces(PythonReading):
    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {
            "4": list(self._constants()),
            "5": list(self._aliases()),
            "6": list(self._enum_members()),
            "7": list(self._same_names()),
            "8": list(self._nested()),
            "9": list(self._decorated()),
        }

    def _constants(self) -> Iterator[Fact]:
        for found in self._assignments:
            is_constant = _CAPITALS.fullmatch(found.name) and len(found.name) >= MIN_CONSTANT_CHARS
            if is_constant and not found.is_alias and self._is_one_thing("4", found):
                yield structural_fact(_place(found), x=found.name)

    def _aliases(self) -> Iterator[Fact]:
        for found in self._assignments:
            if found.is_alias and self._is_one_thing("5", found):
                yield structural_fact(_place(found), x=found.name)

    def _is_one_thing(self, family: str, found: _Assigned) -> bool:
        doubt = first_doubt(
            (self._n_bound[found.name] > 1, "the name is bound more than once"),
            (found.name in self._facts.by_name, "a definition has the name too"),
        )
        doubt = doubt or self._names.path_doubt(found.name) or self._facts.unread_doubt(found.name)
        return self._keep(family, found.name, doubt)

    @cached_property
    def _assignments(self) -> list[_Assigned]:
        """Plain assignments to one name at the top level of a module."""
        found: list[_Assigned] = []
        for path, module in self._facts.modules.items():
            for statement in module.tree.body:
                match statement:
                    case ast.Assign(targets=[ast.Name(id=name) as target], value=value):
                        if not _makes_a_type(value):
                            found.append(_Assigned(path, target.lineno, name, False))
                    case ast.AnnAssign(target=ast.Name(id=name) as target, value=ast.expr()):
                        is_alias = _last_name(statement.annotation) == "TypeAlias"
                        found.append(_Assigned(path, target.lineno, name, is_alias))
        return found

    @cached_property
    def _n_bound(self) -> Counter[str]:
        """In how many ways each name is bound, imports under the same name not counted."""
        counts: Counter[str] = Counter()
        for module in self._facts.modules.values():
            counts.update(module.assigned_attributes)
            for scope in module.scopes:
                for name, bindings in scope.bindings.items():
                    counts[name] += sum(
                        not (isinstance(b, ImportBinding) and not b.is_renamed) for b in bindings
                    )
        return counts

    def _enum_members(self) -> Iterator[Fact]:
        for definition, owner in self._classes("6"):
            node = definition.node
            if not isinstance(node, ast.ClassDef) or not self._is_enum(definition):
                continue
            bound = definition_scope_counts(node)
            for statement in node.body:
                match statement:
                    case ast.Assign(targets=[ast.Name(id=name) as target], value=value):
                        doubt = first_doubt(
                            (name.startswith("_"), "a private name of an enum is no member"),
                            (bound[name] > 1, "the class binds the name in another way too"),
                            (isinstance(value, ast.Call | ast.Lambda), "may be no member"),
                        )
                        doubt = doubt or self._facts.unread_doubt(name)
                        if self._keep("6", f"{owner}.{name}", doubt):
                            place = (definition.path, target.lineno)
                            truth = Locations(((place, f"{definition.qualified}.{name}"),))
                            yield structural_fact(truth, x=f"{owner}.{name}")

    def _is_enum(self, definition: Definition) -> bool:
        return any(
            isinstance(meaning, Outside) and _last_name(base) in ENUM_BASES
            for base, meaning in self._facts.resolver.bases(definition)
        )

    def _same_names(self) -> Iterator[Fact]:
        for name, found in sorted(self._facts.by_name.items()):
            if len(found) < 2:
                continue
            doubt = self._names.plain_name_doubt(name) or first_doubt(
                (len(found) > MAX_SAME_NAME, "too many definitions share the name"),
            )
            if self._keep("7", name, doubt):
                yield structural_fact(locations(found), x=name)

    def _nested(self) -> Iterator[Fact]:
        for definition in self._facts.definitions:
            outer = definition.scope.definition
            if definition.kind is not Kind.FUNCTION or not definition.is_nested or outer is None:
                continue
            namesakes = self._facts.by_name[definition.name]
            doubt = self._names.plain_name_doubt(definition.name) or first_doubt(
                (len(namesakes) > 1, "the name has several definitions"),
                (outer.kind is Kind.CLASS, "a method of a local class"),
            )
            if self._keep("8", definition.qualified, doubt):
                yield structural_fact(locations([definition]), x=definition.name, y=outer.name)

    def _decorated(self) -> Iterator[Fact]:
        """All functions under one decorator, if it is written in one way only."""
        by_written: dict[str, list[Definition]] = defaultdict(list)
        spellings: dict[str, set[str]] = defaultdict(set)
        for definition in self._facts.definitions:
            module = self._facts.modules[definition.path]
            for decorator in definition.node.decorator_list:
                plain = decorator.func if isinstance(decorator, ast.Call) else decorator
                written = module.text_of(plain)
                by_written[written].append(definition)
                spellings[_last_name(plain)].add(written)
        for written, found in sorted(by_written.items()):
            last = written.rpartition(".")[2]
            doubt = first_doubt(
                (not re.fullmatch(r"[\w.]+", written), "no plain dotted name"),
                (spellings[last] != {written}, "the decorator is written in several ways"),
                (len(set(found)) > MAX_DECORATED, "too many functions carry it"),
                (any(d.kind is Kind.CLASS for d in found), "classes carry it too"),
                (any(self._is_renamed(d, last) for d in found), "the decorator is renamed"),
            )
            if self._keep("9", written, doubt):
                yield structural_fact(locations(set(found)), x=written)

    def _is_renamed(self, definition: Definition, name: str) -> bool:
        bindings = definition.scope.module.bindings.get(name, ())
        return any(isinstance(b, ImportBinding) and b.is_renamed for b in bindings)


def definition_scope_counts(node: ast.ClassDef) -> Counter[str]:
    """How often each name is bound directly in a class body."""
    counts: Counter[str] = Counter()
    for statement in node.body:
        match statement:
            case ast.Assign(targets=targets):
                counts.update(t.id for t in targets if isinstance(t, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                counts[name] += 1
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                counts[name] += 1
            case ast.ClassDef(name=name):
                counts[name] += 1
    return counts


def _makes_a_type(value: ast.expr) -> bool:
    """`TypeVar("T")` and the like: no constant to most people."""
    return isinstance(value, ast.Call) and _last_name(value.func) in _TYPE_MAKERS


_TYPE_MAKERS = frozenset({"TypeVar", "ParamSpec", "TypeVarTuple", "NewType", "namedtuple", "type"})


def _place(found: _Assigned) -> Locations:
    return Locations((((found.path, found.line), found.name),))


def _last_name(expression: ast.expr) -> str:
    plain = expression.value if isinstance(expression, ast.Subscript) else expression
    match plain:
        case ast.Name(id=last) | ast.Attribute(attr=last):
            return last
    return ""
