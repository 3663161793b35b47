"""What names of C and C++ mean across files: scopes, namespaces, includes, classes, types.

A name is looked up in the classes and namespaces around it, among what the file and its includes
hold; a prototype leads to its one definition anywhere. Argument-dependent lookup, templates'
parameters and what they depend on, and overloads by type are uncertain.
"""

from __future__ import annotations

import re

from probant.facts.bound import MISSING, Bound, Defined, Instance, Module, Outside, Uncertain
from probant.facts.chain import Link, links
from probant.facts.languages.cpp.names import DEPENDENT, Names
from probant.facts.languages.cpp.values import Handle, Row, Space, Typed, Value
from probant.facts.resolver import Where, callable_only
from probant.facts.rows import BaseFact, CallFact, DefFact, ImportFact
from probant.facts.schema import MODULE_SCOPE, SEPARATOR
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS

CALLED_VALUE = Uncertain("a value is called")
MAX_DEPTH = 12
"""How often a type may lead to another: aliases, results, members."""
ROWS = re.compile(r"(?:std::)?(?:vector|array|deque|list|span|initializer_list)<(.*)>")
HOLDING = frozenset({"at", "front", "back"})
SMART = re.compile(r"(?:std::)?(?:unique_ptr|shared_ptr|optional)<(.*)>")
TYPE_NOISE = re.compile(
    r"\b(?:const|volatile|struct|union|enum|class|typename|constexpr|static|inline|mutable)\b"
)
IN_BRACKETS = re.compile(r"\(\s*([^\W\d]\w*)\s*\)", re.ASCII)
CASTABLE = CLASS_KINDS | {"type_alias"}
DECAY = re.compile(r"[\s*&]+$|\[[^\]]*\]$|\.\.\.$")
CAST = re.compile(r"\b(?:static|dynamic|const|reinterpret)_cast<")


class CppResolver(Names):
    DYNAMIC_CALLEES = frozenset({"dlsym", "GetProcAddress"})
    LOOKUPS = DYNAMIC_CALLEES

    # Calls

    def call(self, call: CallFact) -> Bound:
        """What a call site calls: a function, a method, a macro or a class."""
        value = self._evaluated((call.path, call.caller), call.blob, call.bind, call.expression,
                                call.n_arguments)  # fmt: skip
        if isinstance(value, Space | Handle | Row | Instance):
            return CALLED_VALUE
        if isinstance(value, Defined) and value.fact.kind == "type_alias":
            return self._class_behind(value.fact)
        return callable_only(value)

    def is_cast(self, call: CallFact) -> bool:
        """`(ulong_t)(a + b)`, where all that goes by the name are types."""
        found = IN_BRACKETS.fullmatch(call.expression)
        kinds = {fact.kind for fact in self.book.definitions(found[1])} if found else set()
        return bool(kinds) and kinds <= CASTABLE

    def _class_behind(self, alias: DefFact) -> Bound:
        value = self.aliased(alias)
        if isinstance(value, Instance):
            return Defined(value.fact)
        return value if isinstance(value, Outside) else Uncertain("an unknown type")

    def _evaluated(
        self, at: Where, blob: int, bind: str, expression: str, n_args: int, depth: int = 0
    ) -> Value:
        """What an expression of names, joints and calls means; `n_args` counts for its last."""
        is_value = expression.endswith("=")
        chain = links(expression.removesuffix("="))
        if CAST.match(expression) and chain and chain[0].after:
            start: Value = self._typed(at, _first_argument(expression), depth + 1)
            return self._walked(at, start, chain[1:], n_args, depth)
        if not chain or depth > MAX_DEPTH:
            return Uncertain("the callee is an expression")
        is_last = len(chain) == 1
        joint = chain[1].joint if not is_last else "." if is_value else ""
        count = n_args if is_last else -1
        if expression.startswith("::"):
            start = self._in_space(at, Space(""), chain[0].name, count, for_result=not is_last)
        elif bind[:1] == "?":
            start = self._unbound(at, chain[0], joint, count, expression)
        else:
            start = self._bound(at, blob, bind, depth)
        return self._walked(at, self._applied(start, chain[0], depth), chain[1:], n_args, depth)

    def _bound(self, at: Where, blob: int, bind: str, depth: int) -> Value:
        code, detail = bind[:1], bind[1:]
        match code:
            case "d" | "s":
                fact = self.book.definition(at[0], blob, int(detail))
                if fact is None:
                    return MISSING
                return Defined(fact) if code == "d" else Instance(fact)
            case "t":
                return self._typed(at, detail, depth + 1)
            case "r":
                inner, _, callee = detail.rpartition(SEPARATOR)
                if callee.endswith("="):  # the value itself, see `bindings`
                    return self._named_value(at, blob, inner, callee[:-1], depth)
                return self._result(self._evaluated(at, blob, inner, callee, -1, depth + 1), depth)
        return Uncertain("bound more than once" if code == "m" else "a local value")

    def _named_value(self, at: Where, blob: int, bind: str, text: str, depth: int) -> Value:
        value = self._evaluated(at, blob, bind, text + "=", -1, depth + 1)
        if isinstance(value, Defined) and value.fact.kind in ("variable", "constant"):
            return self._value_of(value.fact, depth + 1)
        is_part = isinstance(value, Outside) and len(links(text)) > 1
        return Uncertain("an unknown value") if is_part or isinstance(value, Defined) else value

    def _unbound(self, at: Where, link: Link, joint: str, n_args: int, expression: str) -> Value:
        """The first name of an expression, which no local binds."""
        if joint == "::":
            return self._scope_named(at, link.name, expression)
        if link.after.startswith("()") or not joint:
            return self._function_named(at, link.name, n_args, for_result=bool(joint))
        return self._value_named(at, link.name)

    def _walked(self, at: Where, start: Value, chain: list[Link], n_args: int, depth: int) -> Value:
        for number, link in enumerate(chain, 1):
            is_last = number == len(chain)
            if isinstance(start, Outside) and link.joint != "::" and not is_last:
                return Uncertain("part of a value from outside")
            is_element = isinstance(start, Row) and link.name in HOLDING
            start = self._stepped(at, start, link, n_args if is_last else -1, depth, is_last)
            start = start if is_element else self._applied(start, link, depth)
            if isinstance(start, Uncertain):
                return start
        return start

    def _stepped(
        self, at: Where, start: Value, link: Link, n_args: int, depth: int, is_last: bool
    ) -> Value:
        name, result = link.name, not is_last
        match start:
            case Space():
                return self._in_space(at, start, name, n_args, for_result=result)
            case Handle(held):
                if link.joint != "->":
                    return Outside(name)
                return self._stepped(at, held, link._replace(joint="."), n_args, depth, is_last)
            case Row(held):
                return held if name in HOLDING and link.after == "()" else Outside(name)
            case Defined(fact) if fact.kind == "type_alias":
                behind = self._class_behind(fact)
                if isinstance(behind, Defined) and behind.fact.kind != "type_alias":
                    return self._stepped(at, behind, link, n_args, depth, is_last)
                return behind if isinstance(behind, Outside) else Uncertain("an unknown type")
            case Defined(fact) if fact.kind in CLASS_KINDS:
                return self._member(fact, name, n_args, result)
            case Instance(fact):
                if link.joint == "->" and self._points(fact):
                    return Uncertain("a class with an arrow of its own")
                return self._member(fact, name, n_args, result)
            case Defined(fact) if fact.kind not in FUNCTION_KINDS:
                value = self._value_of(fact, depth + 1)
                if isinstance(value, Defined):
                    return Uncertain("an unknown value")
                return self._stepped(at, value, link, n_args, depth + 1, is_last)
            case Outside(outer):
                if link.joint == "->":
                    return Uncertain("an arrow of a value from outside")
                is_ours = outer == "std" and any(
                    fact.qualified_name == f"std.{name}" for fact in self._all_named(name)
                )
                return Uncertain("added to the library") if is_ours else start
            case Uncertain():
                return start
        return Uncertain("an unknown value")

    def _points(self, fact: DefFact) -> bool:
        """Whether `->` on a value of a class may lead to something else than its members."""
        return not self._is_c(fact) and isinstance(self.member(fact, "operator->"), Defined)

    def _applied(self, value: Value, link: Link, depth: int) -> Value:
        """What is left when the calls and indexes behind a name were applied."""
        for place in range(0, len(link.after), 2):
            part = link.after[place : place + 2]
            value = self._result(value, depth) if part == "()" else self._element(value, depth)
        return value

    def _element(self, value: Value, depth: int) -> Value:
        """An indexed value; a class without an index of its own is held by an array of C."""
        match value:
            case Row(held):
                return held
            case Defined(fact) if fact.kind in ("variable", "constant"):
                inner = self._value_of(fact, depth + 1)
                return Uncertain("an element") if inner == value else self._element(inner, depth)
            case Instance(fact):
                own = self.member(fact, "operator[]")
                if own == MISSING:
                    return value
                is_known = isinstance(own, Defined)
                return self._result(own, depth) if is_known else Uncertain("an element")
            case Outside():
                return value
        return Uncertain("an element of a value")

    def _result(self, value: Value, depth: int) -> Value:
        match value:
            case Defined(fact) if fact.kind in FUNCTION_KINDS:
                returns = fact.details.returns
                if not returns or "auto" in returns or "decltype" in returns:
                    return Uncertain("a call's result")
                return self._typed((fact.path, fact.no), returns, depth + 1)
            case Defined(fact) if fact.kind in CLASS_KINDS:
                return Instance(fact)
            case Defined(fact) if fact.kind == "type_alias":
                return self.aliased(fact)
            case Instance(fact):
                own = self._member(fact, "operator()", -1, for_result=True)
                return self._result(own, depth + 1) if isinstance(own, Defined) else CALLED_VALUE
            case Uncertain():
                return value
        return Uncertain("a call's result")

    def _value_of(self, fact: DefFact, depth: int) -> Value:
        """The value of a variable or field."""
        written = fact.details.annotation
        if not written or "auto" in written or "(" in written:
            return Uncertain("a value of unknown type")
        return self._typed((fact.path, fact.parent), written, depth)

    # Types

    def typed(self, at: Where, text: str) -> Bound:
        value = self._typed(at, text, 0)
        return Outside(text) if isinstance(value, Handle | Row) else value

    def _typed(self, at: Where, text: str, depth: int) -> Typed:
        """The value behind a written type."""
        plain = _stripped(text)
        if depth > MAX_DEPTH or not plain:
            return Uncertain("an unknown type")
        if "*" in text.rpartition(">")[2] and (SMART.fullmatch(plain) or ROWS.fullmatch(plain)):
            return Uncertain("a pointer to a container")
        if smart := SMART.fullmatch(plain):
            held = self._typed(at, smart[1], depth + 1)
            if isinstance(held, Handle | Row):
                return Uncertain("a nested pointer")
            return Handle(held)
        if row := ROWS.fullmatch(plain):
            held = self._typed(at, _first_part(row[1]), depth + 1)
            return Uncertain("a nested container") if isinstance(held, Row) else Row(held)
        chain = links(plain)
        if not chain or any(link.after for link in chain):
            return Uncertain("a type that is not one class")
        start = self._scope_named(at, chain[0].name, plain)
        found = self._walked(at, start, chain[1:], -1, depth)
        match found:
            case Defined(fact) if fact.kind in CLASS_KINDS:
                return Instance(fact)
            case Defined(fact) if fact.kind == "type_alias":
                return self._aliased(fact, depth)
            case Outside():
                # What a container holds may well be of this repository, but is no receiver here.
                return found
        return Uncertain("an unknown type")

    def aliased(self, fact: DefFact) -> Bound:
        value = self._aliased(fact, 0)
        return Outside(fact.name) if isinstance(value, Handle | Row) else value

    def _aliased(self, fact: DefFact, depth: int) -> Typed:
        written = fact.details.annotation
        if not written:
            return Instance(fact)  # `typedef struct {…} Name`
        if "(" in written:
            return Uncertain("a type that is not one class")
        return self._typed((fact.path, fact.parent), written, depth + 1)

    def type_chain(self, text: str) -> list[Link]:
        return links(_stripped(text))

    # Names

    def named(self, at: Where, name: str) -> Bound:
        found = self._scope_named(at, name)
        if isinstance(found, Defined | Outside):
            return found
        other = self._value_named(at, name)
        if other == MISSING:
            other = self._function_named(at, name, -1)
        return other if not isinstance(other, Space | Handle | Row) else MISSING

    def dotted(self, at: Where, text: str) -> Bound:
        chain = links(text)
        if not chain:
            return Uncertain("computed")
        start = self._scope_named(at, chain[0].name) if len(chain) > 1 else self.named(
            at, chain[0].name)  # fmt: skip
        found = self._walked(at, start, chain[1:], -1, 0)
        return found if not isinstance(found, Space | Handle | Row) else Uncertain("a namespace")

    def attribute(self, path: RepoPath, name: str) -> Bound:
        return self.named((path, MODULE_SCOPE), name)

    def imported(self, row: ImportFact, chain: list[str]) -> Bound:  # noqa: ARG002 - whole rows
        if not row.form:
            path = self.resolve(row.module, row.path)
            return Module(path) if path is not None else Outside(row.module)
        return self.dotted((row.path, row.scope), "::".join(filter(None, (row.module, row.name))))

    def base(self, base: BaseFact) -> Bound:
        owner = self.book.definition(base.path, base.blob, base.owner) if base.owner else None
        at = (base.path, owner.no if owner else MODULE_SCOPE)
        if owner is not None and self._is_parameter(at, base.name):
            return DEPENDENT
        at = (base.path, owner.parent if owner else MODULE_SCOPE)
        chain = self.type_chain(base.expression)
        if not chain:
            return Uncertain("computed")
        found = self._walked(at, self._scope_named(at, chain[0].name), chain[1:], -1, 0)
        if isinstance(found, Defined) and found.fact.kind == "type_alias":
            return self._class_behind(found.fact)
        return found if not isinstance(found, Space | Handle | Row) else Uncertain("computed")


def _stripped(text: str) -> str:
    """A written type without qualifiers, keywords, pointers and references."""
    plain = TYPE_NOISE.sub(" ", text).strip()
    while (shorter := DECAY.sub("", plain)) != plain:
        plain = shorter
    return re.sub(r"\s*(::|<|>|,)\s*", r"\1", plain).removeprefix("::").strip()


def _first_part(text: str) -> str:
    """The first of template arguments."""
    depth = 0
    for place, char in enumerate(text):
        depth += {"<": 1, "(": 1, ">": -1, ")": -1}.get(char, 0)
        if char == "," and depth == 0:
            return text[:place]
    return text


def _first_argument(expression: str) -> str:
    """`static_cast<Foo *>(x)->y` gives `Foo *`."""
    start = expression.index("<") + 1
    depth = 1
    for place in range(start, len(expression)):
        depth += {"<": 1, ">": -1}.get(expression[place], 0)
        if depth == 0:
            return expression[start:place]
    return ""
