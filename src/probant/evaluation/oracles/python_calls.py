"""Who calls whom, where the oracle is certain of every site that could matter.

A symbol with one undecided same-name site gives no caller fact at all. Next: ../questions.py.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property

from probant.evaluation.oracles.python_ast import Doubt, PythonFacts, identifiers
from probant.evaluation.oracles.python_binding import Defined, Undecided
from probant.evaluation.oracles.python_parse import is_decorated_with
from probant.evaluation.oracles.python_scopes import CallSite, Definition

DYNAMIC_NAMES = frozenset(
    {"getattr", "eval", "exec", "globals", "locals", "vars", "compile", "__import__"}
    | {"import_module", "attrgetter", "methodcaller", "partial", "partialmethod", "super"}
)
"""Calls behind which any other call may hide."""

_DOTTED = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")


class CallFacts:
    """The call sites of one tree, resolved once."""

    def __init__(self, facts: PythonFacts) -> None:
        self._facts = facts
        self._by_name: dict[str, list[CallSite]] = defaultdict(list)
        self._by_target: dict[tuple[str, str], list[CallSite]] = defaultdict(list)
        self._inside: dict[Definition | None, list[CallSite]] = defaultdict(list)
        self._called_by_name: dict[str, frozenset[str]] = {}
        for module in facts.modules.values():
            for site in module.calls:
                self._by_name[site.written_name or ""].append(site)
                self._inside[site.scope.enclosing].append(site)
                meaning = facts.resolver.called(site)
                if isinstance(meaning, Defined):
                    self._by_target[meaning.key].append(site)

    def callers(self, definition: Definition) -> Sequence[CallSite] | Doubt:
        """Every call site of `definition`."""
        doubt = self._target_doubt(definition)
        if doubt is not None:
            return doubt
        for site in self._by_name[definition.name]:
            if isinstance(self._facts.resolver.called(site), Undecided):
                return Doubt(f"a same-name call at {site.path}:{site.line} is undecided")
        sites = self._by_target[definition.key]
        if any(site.function.lineno != site.function.end_lineno for site in sites):
            return Doubt("a called expression spans several lines")
        return sites

    def callees(self, definition: Definition) -> frozenset[str] | Doubt:
        """What the body calls, each as written."""
        if any(self._inside[inner] for inner in self._nested(definition)):
            return Doubt("a nested definition has calls of its own")
        if _has_calls_in_signature(definition.node):
            return Doubt("calls in the signature run elsewhere")
        module = self._facts.modules[definition.path]
        written = [module.text_of(site.function) for site in self._inside[definition]]
        if not all(_DOTTED.fullmatch(text) for text in written):
            return Doubt("something called is no plain dotted name")
        return frozenset(written)

    def calls_from(self, definition: Definition) -> dict[tuple[str, str], CallSite]:
        """Definitions certainly called in the body itself, each with its first call."""
        found: dict[tuple[str, str], CallSite] = {}
        for site in self._inside[definition]:
            meaning = self._facts.resolver.called(site)
            if isinstance(meaning, Defined):
                found.setdefault(meaning.key, site)
        return found

    def certainly_never_calls(self, caller: Definition, callee: Definition) -> bool:
        """True only if no call, direct or through others, can be hidden in `caller`."""
        if self._target_doubt(callee) is not None or caller.key == callee.key:
            return False
        if callee.name in identifiers(caller.node) or callee.name in _strings(caller.node):
            return False
        if not self._is_transparent(caller):
            return False
        return not self._may_reach(caller, callee.name)

    def _target_doubt(self, definition: Definition) -> Doubt | None:
        node = definition.node
        if isinstance(node, ast.ClassDef):
            return Doubt("classes are not asked about as call targets")
        if definition.name.startswith("__"):
            return Doubt("Python itself calls it")
        if is_decorated_with(node, "property") or is_decorated_with(node, "cached_property"):
            return Doubt("attribute access calls it")
        if definition.key in self._facts.aliased_keys:
            return Doubt("it is assigned to a second name")
        if definition.name in self._bare_decorators:
            return Doubt("used as a decorator, which calls it without a call")
        return self._facts.name_doubt(definition.name)

    def _is_transparent(self, definition: Definition) -> bool:
        """No construct in the body could call something that is not written there."""
        places = [definition, *self._nested(definition)]
        for site in (site for place in places for site in self._inside[place]):
            name = site.written_name
            if name is None or name in DYNAMIC_NAMES:
                return False
            undecided = isinstance(self._facts.resolver.called(site), Undecided)
            if undecided and not _is_method_of_some_object(site):
                return False
        return True

    def _may_reach(self, definition: Definition, name: str) -> bool:
        """Whether some path of calls from `definition`, by name alone, ends in `name`."""
        seen: set[str] = set()
        waiting = list(self._names_called(definition))
        while waiting:
            called = waiting.pop()
            if called == name:
                return True
            if called not in seen:
                seen.add(called)
                waiting += self._names_called_below(called) - seen
        return False

    def _names_called_below(self, name: str) -> frozenset[str]:
        """What any definition of that name calls."""
        if name not in self._called_by_name:
            found = (self._names_called(d) for d in self._facts.by_name.get(name, ()))
            self._called_by_name[name] = frozenset().union(*found)
        return self._called_by_name[name]

    def _names_called(self, definition: Definition) -> frozenset[str]:
        places = [definition, *self._nested(definition)]
        return frozenset(
            site.written_name or "" for place in places for site in self._inside[place]
        )

    def _nested(self, definition: Definition) -> list[Definition]:
        inner = self._children.get(definition, [])
        return inner + [deeper for child in inner for deeper in self._nested(child)]

    @cached_property
    def _children(self) -> dict[Definition, list[Definition]]:
        children: dict[Definition, list[Definition]] = defaultdict(list)
        for definition in self._facts.definitions:
            outer = definition.scope.enclosing
            if outer is not None:
                children[outer].append(definition)
        return children

    @cached_property
    def _bare_decorators(self) -> frozenset[str]:
        names: set[str] = set()
        for definition in self._facts.definitions:
            for decorator in definition.node.decorator_list:
                match decorator:
                    case ast.Name(id=name) | ast.Attribute(attr=name):
                        names.add(name)
        return frozenset(names)


def _is_method_of_some_object(site: CallSite) -> bool:
    """`thing.run()`: whatever it is, it is called `run`; but `self.run` may be any stored value."""
    match site.function:
        case ast.Attribute(value=ast.Name(id=owner)):
            return owner not in ("self", "cls")
        case ast.Attribute():
            return True
    return False


def _has_calls_in_signature(node: ast.AST) -> bool:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    return any(isinstance(part, ast.Call) for part in ast.walk(node.args))


def _strings(node: ast.AST) -> str:
    """All string literals of a body, joined: a name in them may be looked up at run time."""
    return "\n".join(
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    )
