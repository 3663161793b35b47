"""What calls of TypeScript and JavaScript mean: chains of names followed step by step.

A variable that is called is the callee. Names are looked up in `names`, values and types in
`values`, members in `classes`.
"""

from __future__ import annotations

import re

from probant.facts.bound import MISSING, Bound, Defined, Instance, Module, Outside, Uncertain
from probant.facts.chain import Link
from probant.facts.languages.typescript.classes import TOO_DEEP, ClassResolver
from probant.facts.languages.typescript.names import HELD_KINDS, MAX_DEPTH
from probant.facts.languages.typescript.queries import PLAIN
from probant.facts.resolver import Where
from probant.facts.rows import CallFact, DefFact
from probant.facts.schema import Trait
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS

_LINK = re.compile(r"(#?[\w$]+)((?:\(\)|\[\]|~)*)")
CALLEE_KINDS = FUNCTION_KINDS | HELD_KINDS | {"class"}


class TypeScriptResolver(ClassResolver):
    FUNCTIONS_AS_MEMBERS = True
    DETACHED = True
    STRUCTURAL_TYPES = True
    DYNAMIC_CALLEES = frozenset({"eval", "Function"})
    LOOKUPS = DYNAMIC_CALLEES
    DYNAMIC_IMPORTS = frozenset({"eval"})

    def is_implicit(self, name: str) -> bool:
        """Called by the language itself: conversions, iteration, awaiting."""
        return name in ("constructor", "toString", "valueOf", "toJSON", "then") or name[:1] == "["

    def is_syntax(self, fact: DefFact) -> bool:
        return fact.name != "toJSON" and self.is_implicit(fact.name)

    # Calls

    def call(self, call: CallFact) -> Bound:
        code = call.bind[:1]
        if code == "u":
            return callee(self._super(call, int(call.bind[1:])))
        at = (call.path, call.caller)
        if PLAIN.fullmatch(call.expression):
            names = call.expression.split(".")
            start = self._start(at, call.blob, call.bind, [Link(name) for name in names], -1)
            if start == MISSING and len(names) > 1:
                return self._assigned_member(call.path, names)
            return callee(self.walk(start, [Link(name) for name in names[1:]]))
        if code == "r":
            value = self._start(at, call.blob, call.bind, [Link("_")], -1)
            return callee(self.walk(value, [Link(call.name)]))
        return Outside("builtin") if code == "b" else Uncertain("the callee is an expression")

    def _assigned_member(self, path: RepoPath, names: list[str]) -> Bound:
        """`global.name()` where the same file says `global.name = function …`."""
        found = self.detached_in(path).get((".".join(names[:-1]), names[-1]), [])
        return callee(self.chosen(found, -1))

    def _super(self, call: CallFact, owner: int) -> Bound:
        fact = self.book.definition(call.path, call.blob, owner)
        if fact is None or fact.kind != "class":
            return MISSING
        if call.name != "super":
            return self.member(fact, call.name, inherited_only=True)
        extended = [base for base in self.bases_of(fact) if base.relation == "extends"]
        return self.base(extended[0]) if extended else MISSING

    def _made_by(self, at: Where, blob: int, bind: str, callee: str) -> Bound:
        """The value of a chain in its short form."""
        chain = short_chain(callee)
        if not chain:
            return Uncertain("the value of an expression")
        start = self._start(at, blob, bind, chain, -1)
        return self.walk(self._after(start, chain[0]), chain[1:])

    # Steps

    def walk(self, start: Bound, chain: list[Link], _n_args: int = -1) -> Bound:
        if self.depth > MAX_DEPTH:
            return TOO_DEEP
        self.depth += 1
        try:
            place = 0
            while place < len(chain):
                receiver = start
                start, n = self._nested(receiver, chain[place:])
                if not n:
                    start, n = self._step(receiver, chain[place].name, -1), 1
                place += n
                start = self._applied(start, chain[place - 1].after, receiver)
                if isinstance(start, Uncertain):
                    return start
        finally:
            self.depth -= 1
        return start

    def _after(self, bound: Bound, link: Link) -> Bound:
        return self._applied(bound, link.after, MISSING)

    def _applied(self, bound: Bound, after: str, receiver: Bound) -> Bound:
        while after:
            if after.startswith("()~"):
                bound, after = self._awaited_call(bound), after[3:]
            elif after.startswith("()"):
                bound, after = self._result_on(bound, receiver), after[2:]
            elif after.startswith("~"):
                bound, after = self._awaited(bound), after[1:]
            else:
                return Uncertain("an element of a value")
        return bound

    def _step(self, start: Bound, name: str, n_args: int) -> Bound:
        match start:
            case Module(path):
                return self.attribute(path, name)
            case Defined(fact) if fact.kind in ("class", "enum", "function", "module"):
                return self._static_member(fact, name)
            case Defined(fact) if fact.kind in HELD_KINDS:
                return self._held_member(fact, name)
            case Defined(fact) if fact.kind == "method" and fact.has(Trait.PROPERTY):
                return self.walk(self.returned(fact), [Link(name)])
            case Instance(fact) if name != "constructor":  # that of whichever class it is
                return self.instance_member(fact, name, n_args)
            case Outside(outer):
                return Outside(f"{outer}.{name}")
            case Uncertain():
                return start
        return Uncertain("an unknown value")

    def _held_member(self, fact: DefFact, name: str) -> Bound:
        """By the type written for a variable, by the object literal it holds, or by its value."""
        found = self.members(fact, name)
        if found and not fact.details.annotation:
            return self.chosen(found, -1)
        through = self.walk(self.value_of(fact), [Link(name)])
        return self.chosen(found, -1) if found and isinstance(through, Uncertain) else through

    def _nested(self, start: Bound, chain: list[Link]) -> tuple[Bound, int]:
        """A function of an object within an object: what it is, and how many links lead to it."""
        if not isinstance(start, Defined) or start.fact.kind not in HELD_KINDS:
            return MISSING, 0
        fact, path = start.fact, start.fact.qualified_name
        for n, link in enumerate(chain, 1):
            path += f".{link.name}"
            if n > 1:
                own = self.book.members(fact.path, fact.blob, fact.no, link.name)
                found = [one for one in own if one.qualified_name == path]
                if found:
                    return self.chosen(found, -1), n
            if link.after:
                break
        return MISSING, 0

    def _static_member(self, fact: DefFact, name: str) -> Bound:
        found = [one for one in self.members(fact, name) if self._is_static(fact, one)]
        if found:
            return self.chosen(found, -1)
        if fact.kind == "class":
            return self._through_bases(fact, name)
        return MISSING

    def _is_static(self, owner: DefFact, member: DefFact) -> bool:
        parent = self.book.definition(member.path, member.blob, member.parent)
        if parent is None or parent.kind != "class" or owner.kind != "class":
            return True
        return member.has(Trait.STATIC)

    def _through_bases(self, fact: DefFact, name: str) -> Bound:
        if self.depth > MAX_DEPTH:
            return TOO_DEEP
        self.depth += 1
        try:
            for base in self.bases_of(fact):
                if base.relation == "extends":
                    return self._step(self.base(base), name, -1)
        finally:
            self.depth -= 1
        return MISSING


def callee(bound: Bound) -> Bound:
    """Functions, classes and the variables that hold them are called; values of a class are not."""
    match bound:
        case Defined(fact) if fact.kind in CALLEE_KINDS:
            return bound
        case Outside() | Uncertain():
            return bound
    return Uncertain("a value is called")


def short_chain(text: str) -> list[Link]:
    """The links of a chain in its short form."""
    found = []
    for part in text.split("."):
        link = _LINK.fullmatch(part)
        if link is None:
            return []
        found.append(Link(link.group(1), link.group(2)))
    return found
