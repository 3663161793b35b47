"""What Python functions and classes are made of: families 17, 22, 24–30, 66.

Only what the syntax itself makes certain; everything else is dropped and listed.
Next: relations.py.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.python_binding import Outside
from probant.evaluation.oracles.python_code import read_file
from probant.evaluation.oracles.python_parse import NotParsedError, is_decorated_with
from probant.evaluation.oracles.python_scopes import Definition, FunctionNode, Kind
from probant.evaluation.questions.truth import Count, Mentions, Names, NameSet, Text
from probant.evaluation.sources.fact import Fact, structural_fact, yes_or_no
from probant.evaluation.sources.python.places import ENUM_BASES, definition_scope_counts
from probant.evaluation.sources.python.reading import PythonReading, first_doubt, locations

PLAIN_BASES = frozenset({"object", "ABC", "Protocol", "Generic", "NamedTuple", "TypedDict"})
"""Bases that bring no method or field anyone would count."""

_Scoped = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda


class PythonStructure(PythonReading):
    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {
            "17": list(self._defaults()),
            "22": list(self._abstract()),
            "24": list(self._decorators()),
            "25": list(self._exports()),
            "26": list(self._raised()),
            "27": list(self._traits()),
            "28": list(self._fields()),
            "29": list(self._visibility()),
            "30": list(self._method_counts()),
            "66": list(self._compared()),
        }

    def _defaults(self) -> Iterator[Fact]:
        for definition, reference in self._functions("17"):
            node = definition.node
            if isinstance(node, ast.ClassDef):
                continue
            for argument, default in _defaults(node):
                text = self._facts.modules[definition.path].text_of(default)
                doubt = first_doubt(("\n" in text, "the default spans several lines"))
                if self._keep("17", f"{reference} {argument}", doubt):
                    yield structural_fact(Text(text), x=reference, y=argument)

    def _abstract(self) -> Iterator[Fact]:
        for definition, reference in self._classes("22"):
            methods = _methods(definition.node)
            abstract = [node for node in methods if is_decorated_with(node, "abstractmethod")]
            doubt = self._inherits_doubt(definition) or first_doubt(
                (len({node.name for node in methods}) < len(methods), "a method is defined twice"),
                (any(_is_old_abstract(node) for node in methods), "abstract in an outdated way"),
            )
            if self._keep("22", reference, doubt):
                wanted = {id(node) for node in abstract}
                found = [d for d in self._facts.definitions if id(d.node) in wanted]
                yield structural_fact(locations(found), x=reference)

    def _decorators(self) -> Iterator[Fact]:
        for definition, reference in self._referenced("24", lambda _: True):
            written = definition.node.decorator_list
            plain = [d.func if isinstance(d, ast.Call) else d for d in written]
            text_of = self._facts.modules[definition.path].text_of
            doubt = first_doubt(
                (
                    not all(isinstance(d, ast.Name | ast.Attribute) for d in plain),
                    "a decorator is no plain name",
                ),
            )
            if self._keep("24", reference, doubt):
                # Put on twice, with other arguments, it is still one by name.
                names = Names(tuple(map(text_of, plain)), is_once_enough=True)
                yield structural_fact(names, x=reference)

    def _exports(self) -> Iterator[Fact]:
        for path, reference in self._modules("25"):
            try:
                reading = read_file(path, self._tree.files[path])
            except NotParsedError as error:
                self._keep("25", path, Doubt(str(error)))
                continue
            doubt = first_doubt(
                (reading.listed is None, "no __all__: what is exported is a matter of taste"),
                (not reading.is_list_certain, "__all__ is computed"),
            )
            if self._keep("25", path, doubt) and reading.listed is not None:
                yield structural_fact(NameSet(frozenset(reading.listed)), x=reference)

    def _raised(self) -> Iterator[Fact]:
        for definition, reference in self._functions("26"):
            raised = [node for node in _own(definition.node) if isinstance(node, ast.Raise)]
            plain = [_raised_name(node) for node in raised if node.exc is not None]
            inner = [n for n in ast.walk(definition.node) if isinstance(n, ast.Raise)]
            doubt = first_doubt(
                (not raised, "raises nothing itself; what it calls may"),
                (None in plain, "raises a value that is not written as a class"),
                (len(inner) > len(raised), "a nested function raises"),
                (not plain, "only raises again what it caught"),
            )
            if self._keep("26", reference, doubt):
                text_of = self._facts.modules[definition.path].text_of
                names = frozenset(text_of(node) for node in plain if node is not None)
                yield structural_fact(NameSet(names), x=reference)

    def _traits(self) -> Iterator[Fact]:
        """One yes or no for each of: async, a generator, static."""
        for definition, reference in self._functions("27"):
            node = definition.node
            if isinstance(node, ast.ClassDef):
                continue
            is_async = isinstance(node, ast.AsyncFunctionDef)
            yields = any(isinstance(n, ast.Yield | ast.YieldFrom) for n in _own(node))
            if not (yields and is_async):
                yield yes_or_no(is_async, x=reference, p="async")
            doubt = first_doubt(
                (is_async and yields, "an asynchronous generator"),
                (bool(node.decorator_list), "a decorator may change what it gives"),
            )
            if self._keep("27", reference, doubt):
                yield yes_or_no(yields, x=reference, p="a generator")
            if definition.kind is Kind.METHOD and definition.name != "__new__":
                is_static = is_decorated_with(node, "staticmethod")
                yield yes_or_no(is_static, x=reference, p="a static method")

    def _fields(self) -> Iterator[Fact]:
        for definition, reference in self._classes("28"):
            node = definition.node
            if not isinstance(node, ast.ClassDef):
                continue
            doubt = self._inherits_doubt(definition) or _field_doubt(node)
            if self._keep("28", reference, doubt):
                yield structural_fact(NameSet(frozenset(_fields(node))), x=reference)

    def _visibility(self) -> Iterator[Fact]:
        for definition, reference in self._referenced("29", lambda d: d.kind is not Kind.METHOD):
            is_private = definition.name.startswith("_")
            parts = definition.path.removesuffix(".py").split("/")
            doubt = first_doubt(
                (definition.name.startswith("__"), "a special name"),
                (
                    any(part.startswith("_") and part != "__init__" for part in parts),
                    "a private file",
                ),
                (any("test" in part for part in parts), "in a test"),
                ("__all__" in definition.scope.module.bindings, "the module lists its exports"),
            )
            if self._keep("29", reference, doubt):
                yield yes_or_no(not is_private, x=reference, p="public")
                yield yes_or_no(is_private, x=reference, p="private")

    def _method_counts(self) -> Iterator[Fact]:
        for definition, reference in self._classes("30"):
            node = definition.node
            if not isinstance(node, ast.ClassDef):
                continue
            methods = _methods(node)
            counts = definition_scope_counts(node)
            doubt = self._inherits_doubt(definition) or first_doubt(
                (any(counts[m.name] > 1 for m in methods), "a method is defined twice"),
                (any(_is_property(m) for m in methods), "whether a property counts is taste"),
                (_has_hidden_methods(node), "methods under a condition or as lambdas"),
            )
            if self._keep("30", reference, doubt):
                yield structural_fact(Count(len(methods)), x=reference)

    def _compared(self) -> Iterator[Fact]:
        """Two neighbours whose parameters differ; an answer has to name what differs."""
        by_path: dict[str, list[tuple[Definition, str]]] = defaultdict(list)
        for definition, reference in self._functions("66"):
            by_path[definition.path].append((definition, reference))
        for found in by_path.values():
            for (first, one), (second, other) in zip(found[::2], found[1::2], strict=False):
                left, right = self._facts.parameters(first), self._facts.parameters(second)
                if isinstance(left, Doubt) or isinstance(right, Doubt):
                    self._keep("66", f"{one} {other}", Doubt("the parameters are in doubt"))
                elif set(left) != set(right):
                    yield structural_fact(
                        Mentions(frozenset(set(left) ^ set(right))), x=one, y=other
                    )

    def _inherits_doubt(self, definition: Definition) -> Doubt | None:
        """What a class inherits may or may not be meant by its methods and fields."""
        node = definition.node
        if not isinstance(node, ast.ClassDef):
            return Doubt("not a class")
        for base, meaning in self._facts.resolver.bases(definition):
            plain = base.value if isinstance(base, ast.Subscript) else base
            name = plain.id if isinstance(plain, ast.Name) else getattr(plain, "attr", "")
            if not isinstance(meaning, Outside) or name not in PLAIN_BASES:
                return Doubt("it inherits from a class with members of its own")
        is_plain = all(keyword.arg == "metaclass" for keyword in node.keywords)
        return None if is_plain else Doubt("a keyword of the class statement may add members")


def _defaults(node: FunctionNode) -> Iterator[tuple[str, ast.expr]]:
    positional = [*node.args.posonlyargs, *node.args.args]
    with_default = positional[len(positional) - len(node.args.defaults) :]
    for argument, default in zip(with_default, node.args.defaults, strict=True):
        yield argument.arg, default
    for argument, keyword in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True):
        if keyword is not None:
            yield argument.arg, keyword


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """Everything in a body that is not inside a further function, class or lambda."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, _Scoped):
            yield child
            yield from _own(child)


def _methods(node: ast.AST) -> list[FunctionNode]:
    if not isinstance(node, ast.ClassDef):
        return []
    return [n for n in node.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]


def _is_old_abstract(node: FunctionNode) -> bool:
    return any(
        is_decorated_with(node, f"abstract{kind}")
        for kind in ("property", "classmethod", "staticmethod")
    )


def _is_property(node: FunctionNode) -> bool:
    special = (
        "property",
        "cached_property",
        "setter",
        "getter",
        "deleter",
        "overload",
        "validator",
    )
    return any(is_decorated_with(node, name) for name in special)


def _has_hidden_methods(node: ast.ClassDef) -> bool:
    for statement in node.body:
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                continue
            case ast.Assign(value=value) | ast.AnnAssign(value=value) if not isinstance(
                value, ast.Lambda | ast.Name | ast.Attribute | ast.Call
            ):
                continue
            case ast.Expr() | ast.Pass():
                continue
        return True
    return False


def _raised_name(node: ast.Raise) -> ast.expr | None:
    """The class in `raise Class(...)`, or None where it may be a variable."""
    plain = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
    match plain:
        case ast.Name(id=last) | ast.Attribute(attr=last) if last[:1].isupper():
            return plain if not last.isupper() else None
    return None


def _field_doubt(node: ast.ClassDef) -> Doubt | None:
    methods = {method.name for method in _methods(node)}
    names = [part.id for part in ast.walk(node) if isinstance(part, ast.Name)]
    return first_doubt(
        (any(isinstance(n, ast.Assign) for n in node.body), "variables of the class itself"),
        (bool({"ClassVar", "setattr", "vars"} & set(names)), "made oddly"),
        (any(_is_oddly_set(method) for method in _methods(node)), "fields set in an odd way"),
        (bool(methods & set(_fields(node))), "a field has the name of a method"),
        (bool(ENUM_BASES & set(names)), "an enum"),
        (any(not isinstance(n, _FIELD_BODY) for n in node.body), "a condition in the class"),
    )


_FIELD_BODY = (ast.Expr, ast.Pass, ast.AnnAssign, ast.FunctionDef, ast.AsyncFunctionDef)


def _fields(node: ast.ClassDef) -> Iterator[str]:
    for statement in node.body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
    for method in _methods(node):
        receiver = _receiver(method)
        for part in _own(method):
            match part:
                case ast.Attribute(value=ast.Name(id=owner), attr=name, ctx=ast.Store()):
                    if owner == receiver:
                        yield name


def _receiver(method: FunctionNode) -> str | None:
    """The instance's name; a class or static method sets no field of an instance."""
    if is_decorated_with(method, "staticmethod") or is_decorated_with(method, "classmethod"):
        return None
    positional = [*method.args.posonlyargs, *method.args.args]
    return positional[0].arg if positional else None


def _is_oddly_set(method: FunctionNode) -> bool:
    """Set from a nested function, on the class, through `__dict__`, or only ever added to."""
    receiver = _receiver(method)
    own = {id(part) for part in _own(method)}
    for part in ast.walk(method):
        match part:
            case ast.Attribute(attr="__dict__" | "__setattr__"):
                return True
            case ast.AugAssign(target=ast.Attribute()):
                return True
            case ast.Attribute(value=ast.Name(id=owner), ctx=ast.Store()):
                if owner == "cls" or (owner == receiver and id(part) not in own):
                    return True
    return False
