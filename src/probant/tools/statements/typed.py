"""Does a function return, or a variable have, the type a text says?

By what is annotated. Without an annotation nothing is said, unless a second opinion knows.
"""

from __future__ import annotations

import re

from probant.facts.bound import Defined
from probant.facts.definitions import dotted
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.opinions.spelling import is_different
from probant.tools.statements.comparison import BUILTINS, STANDARD, Match, compare
from probant.tools.statements.decision import Decision, Holds, any_of, no, said, unsure, yes
from probant.tools.statements.ground import Ground
from probant.tools.statements.results import ERROR, decide_count, decide_error
from probant.tools.statements.returned import decide_given_error, is_handed_on
from probant.tools.statements.written_types import NONE, POINTER, TUPLE, Written, parse_type
from probant.vocabulary.question import Manner, Stated, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS

_ALWAYS_TOLD = frozenset({"go", "rust"})
"""Languages in which a function without a result type has no result."""
_HARMLESS = frozenset(
    "object Object ABC Generic Exception BaseException Enum Error Throwable RuntimeError ValueError"
    .split()
)  # fmt: skip
_MAX_ALIASES = 4
_FINAL = frozenset("void boolean byte short int long float double char String".split())
_BASIC = frozenset("string bool int uint float32 float64".split())
_VALUES = frozenset({"variable", "constant", "enum_member", "method"})


def decide_returns(target: Target, stated: Stated, ground: Ground) -> Decision:
    """Whether the target returns the type that the object's text writes."""
    if stated.count is not None:
        n_results = stated.count
        return ground.judged(
            target, stated, FUNCTION_KINDS, lambda one: decide_count(one, n_results), "function"
        )
    literal = _literal(stated)
    if literal == ERROR and Manner.GIVEN in stated.manners:
        facts = ground.facts(target, FUNCTION_KINDS, stated)
        own = [fact for fact in facts if not is_handed_on(fact, ground)] or facts
        if not own:
            return ground.nothing(target, "function")
        return ground.over(own, lambda one: decide_given_error(one, ground))
    if literal == ERROR:
        return ground.judged(target, stated, FUNCTION_KINDS, decide_error, "function")
    return ground.judged(
        target,
        stated,
        FUNCTION_KINDS,
        lambda one: _returned(one, literal, ground),
        "function",
    )


def _returned(fact: DefFact, literal: str, ground: Ground) -> Decision:
    overloads = ground.overloads(fact)
    return any_of([_one_returned(one, literal, ground) for one in (*overloads, fact)])


def _one_returned(fact: DefFact, literal: str, ground: Ground) -> Decision:
    written = fact.details.returns
    family = family_of(fact.path) or ""
    if written is None and family in _ALWAYS_TOLD and fact.kind in FUNCTION_KINDS:
        written = "()"
    if written is None:
        return _inferred(fact, literal, ground, f"{fact.qualified_name} has no annotated result")
    shown = "nothing" if written == "()" else written
    told = f"{fact.qualified_name} ({fact.path}:{fact.line}) returns {shown}"
    return _compared(fact, literal, written, told, ground)


def _inferred(fact: DefFact, literal: str, ground: Ground, unknown: str) -> Decision:
    """By a checker of types. It may say more than a text does: refuted only if nothing fits."""
    inferred = ground.inferred(fact)
    if inferred is None:
        return unsure(ReasonCode.NOT_TOLD, unknown)
    told = f"{fact.qualified_name} ({fact.path}:{fact.line}) is inferred as {inferred}"
    found = _compared(fact, literal, inferred, told, ground)
    if found.holds is not Holds.NO or is_different(literal, inferred, fact.path):
        return found
    return unsure(ReasonCode.NOT_TOLD, f"{told}; whether that is {literal} cannot be told")


def _literal(stated: Stated) -> str:
    assert stated.object is not None  # noqa: S101 - the tool hands on only pairs
    return stated.object.text


def decide_type(subject: Target, stated: Stated, ground: Ground) -> Decision:
    """Whether a variable, an attribute or a parameter has the type the object's text writes."""
    facts = ground.facts(subject, _VALUES, stated)
    if facts:
        return ground.over(facts, lambda one: _valued(one, _literal(stated), ground))
    owner, _, name = dotted(subject.text).rpartition(".")
    owner = owner or subject.owner or ""
    if not owner:
        return ground.nothing(subject, "variable")
    holders = ground.definitions.of(Target(text=owner, kind=TargetKind.SYMBOL)).fitting
    if not holders:
        return ground.nothing(subject, "variable")
    return ground.over(holders, lambda one: _held(one, name, _literal(stated), ground))


def _valued(fact: DefFact, literal: str, ground: Ground) -> Decision:
    if fact.kind == "method":
        if not fact.has(Trait.PROPERTY):
            return unsure(ReasonCode.FALSE_PREMISE, f"{fact.qualified_name} is a method")
        return _one_returned(fact, literal, ground)
    written = fact.details.annotation or _payload(fact, ground)
    if written is None:
        return _inferred(fact, literal, ground, f"{fact.qualified_name} has no annotation")
    told = f"{fact.qualified_name} ({fact.path}:{fact.line}) is annotated as {written}"
    return _compared(fact, literal, written, told, ground)


def _payload(fact: DefFact, ground: Ground) -> str | None:
    """The one type that a variant of a Rust enum holds."""
    if fact.kind != "enum_member" or family_of(fact.path) != "rust":
        return None
    text = ground.text(fact.path, fact.line, fact.last_line) or ""
    held = re.match(rf"\s*{re.escape(fact.name)}\s*\(\s*([\w:<>&']+)\s*,?\s*\)", text)
    return held[1] if held is not None else None


def _held(owner: DefFact, name: str, literal: str, ground: Ground) -> Decision:
    """An attribute that a class sets on its instances, or a parameter of a function."""
    if owner.kind in CLASS_KINDS:
        types = ground.book.attribute_types(owner.blob, owner.no, name)
        written = min(types) if len(types) == 1 else ""
    else:
        given = [one for one in owner.details.parameters if one.name == name]
        written = (given[0].annotation or "") if given else ""
    if not written:
        return unsure(ReasonCode.NOT_TOLD, f"nothing says what {owner.qualified_name}.{name} is")
    told = f"{name} of {owner.qualified_name} ({owner.path}:{owner.line}) is {written}"
    return _compared(owner, literal, written, told, ground)


def _compared(fact: DefFact, literal: str, written: str, told: str, ground: Ground) -> Decision:
    family = family_of(fact.path) or ""
    if _squeezed(literal) == _squeezed(written):
        return yes(told, fact.head)
    claimed, actual = parse_type(literal, family), parse_type(written, family)
    if claimed is None or actual is None:
        return unsure(ReasonCode.NOT_TOLD, f"{told}; the two types cannot be compared")
    actual = _own(actual, fact, ground)
    match = compare(claimed, actual, family, _Relations(fact, ground))
    if match is Match.OPEN and _is_other_inside(claimed, actual, family, _Relations(fact, ground)):
        match = Match.DIFFERENT
    if match is Match.SAME:
        return yes(told, fact.head)
    if match is Match.DIFFERENT:
        right = written if written != "()" else ""
        return no(told, fact.head, instead=said(right, fact.head, told))
    return unsure(ReasonCode.NOT_TOLD, f"{told}; whether that is {literal} cannot be told")


def _is_other_inside(claimed: Written, actual: Written, family: str, relations: _Relations) -> bool:
    """Whether what a `Result` or an `Option` of Rust holds is certainly something else."""
    while family == "rust" and actual.name in ("Result", "Option") and actual.inside:
        if claimed.name in ("Result", "Option"):
            return False
        actual = actual.inside[0]
        is_plain = {claimed.name, actual.name} <= BUILTINS["rust"]
        if is_plain and compare(claimed, actual, family, relations) is Match.DIFFERENT:
            return True
    return False


def _squeezed(text: str) -> str:
    return "".join(text.replace('"', "").replace("'", "").split()).strip("`")


def _own(one: Written, fact: DefFact, ground: Ground) -> Written:
    """`Self` is the class it stands in."""
    if one.name in ("Self", "this"):
        owner = ground.binder.owner(fact)
        return Written(owner.name) if owner is not None else one
    return one._replace(inside=tuple(_own(inner, fact, ground) for inner in one.inside))


class _Relations:
    """What the repository knows of two outer names, seen from a definition."""

    def __init__(self, fact: DefFact, ground: Ground) -> None:
        self._fact = fact
        self._ground = ground
        self._family = family_of(fact.path) or ""
        self._depth = 0

    def of(self, claimed: Written, actual: Written) -> Match:
        if POINTER in (claimed.name, actual.name):
            return self._pointers(claimed, actual)
        if self._family == "typescript" and self._depth < _MAX_ALIASES:
            left, right = self._expanded(claimed), self._expanded(actual)
            if left != claimed or right != actual:
                self._depth += 1
                found = compare(left, right, self._family, self)
                self._depth -= 1
                return Match.DIFFERENT if found is Match.DIFFERENT else Match.OPEN
        names = self._names(claimed), self._names(actual)
        if self._family == "java" and self._is_final(claimed, actual):
            return Match.DIFFERENT
        if self._family == "go" and actual.name in _BASIC and self._is_standard(claimed):
            return Match.DIFFERENT
        if None in names:
            return Match.OPEN
        one, two = names
        assert one is not None and two is not None  # noqa: S101 - just tested
        return Match.DIFFERENT if self._are_unrelated(one, two) else Match.OPEN

    def _expanded(self, one: Written) -> Written:
        """What a type alias of the repository stands for; itself where it is none."""
        named = [f for f in self._ground.book.definitions(one.name) if f.kind == "type_alias"]
        if len(named) != 1 or one.inside or one.front:
            return one
        written = named[0].details.annotation or ""
        if not written or written.startswith("{") or "<" in written:
            return one
        return parse_type(written, self._family) or one

    def _is_final(self, one: Written, two: Written) -> bool:
        """In Java an imported class is no text and no number: there are no other names."""
        imported = {row.bound for row in self._ground.book.imports_of(self._fact.path)}
        for left, right in ((one, two), (two, one)):
            is_class = right.name in imported and right.name not in BUILTINS["java"]
            if left.name in _FINAL and is_class:
                return True
        return False

    def _is_standard(self, one: Written) -> bool:
        """Whether it is a type of Go's own library, by what the file imports: a function whose
        result is a basic type gives no such thing, for none of them is a second name of one."""
        modules = [row.module for row in self._ground.book.imports_of(self._fact.path)]
        return bool(one.front) and any(
            module.rpartition("/")[2] == one.front and "." not in module.partition("/")[0]
            for module in modules
        )

    def is_from(self, actual: Written, front: str) -> bool:
        wanted = dotted(front)
        if actual.name in BUILTINS.get(self._family, ()):
            return wanted in ("typing", "builtins", "std", "t", "java.lang")
        rows = [
            row
            for row in self._ground.book.imports_of(self._fact.path)
            if actual.name in (row.bound, row.name)
        ]
        if rows:
            return any(f".{dotted(row.module)}.".find(f".{wanted}.") >= 0 for row in rows)
        found = self._class(actual.name)
        if found is None:
            return False
        path = self._ground.binder.dotted_path(found.path)
        scope = found.qualified_name.rpartition(".")[0]
        return f".{path}.{scope}".rstrip(".").endswith("." + wanted)

    def _pointers(self, claimed: Written, actual: Written) -> Match:
        """In C a pointer is no number; what else is behind it may have another name."""
        plain = actual if claimed.name == POINTER else claimed
        pointer = claimed if claimed.name == POINTER else actual
        is_known = plain.name in BUILTINS["cpp"]
        is_near = pointer.inside[0].name == plain.name or plain.name == "string"
        return Match.DIFFERENT if is_known and not is_near else Match.OPEN

    def _names(self, one: Written) -> DefFact | str | None:
        """A class of the repository, the name of a builtin, or None where it may be anything."""
        family = self._family
        text = f"{one.front}.{one.name}" if one.front else one.name
        found = self._class(text)
        if found is not None:
            return found
        if self._ground.book.definitions(one.name):
            return None
        if one.name in BUILTINS.get(family, ()) or one.name == TUPLE:
            return one.name
        return one.name if family == "python" and one.name in STANDARD else None

    def _class(self, text: str) -> DefFact | None:
        fact = self._fact
        bound = self._ground.binder.rules(fact.path).dotted((fact.path, fact.parent), text)
        if isinstance(bound, Defined):
            return bound.fact if self._is_class(bound.fact) else None
        named = self._ground.definitions.of(Target(text=text, kind=TargetKind.SYMBOL)).fitting
        classes = [one for one in named if self._is_class(one)]
        makers = [one for one in named if one.has(Trait.CONSTRUCTOR)]
        is_one = len(classes) == 1 and len(named) == len(makers) + 1
        return classes[0] if is_one and family_of(classes[0].path) == self._family else None

    def _is_class(self, fact: DefFact) -> bool:
        """A class, or a type of TypeScript that is written out as an object."""
        if fact.kind == "type_alias" and self._family == "typescript":
            return (fact.details.annotation or "").startswith("{")
        return fact.kind in CLASS_KINDS

    def _are_unrelated(self, one: DefFact | str, two: DefFact | str) -> bool:
        if isinstance(one, str) and isinstance(two, str):
            return one != two
        if self._family == "go":
            return self._do_not_fit(one, two)
        facts = [each for each in (one, two) if not isinstance(each, str)]
        if self._family == "python" and {one, two} & {NONE, "bool"}:
            return not any(self._is_protocol(fact) for fact in facts)
        if any(self._is_open(fact) for fact in facts):
            return False
        if isinstance(one, str) or isinstance(two, str):
            return True
        return one.key != two.key and not self._is_above(one, two) and not self._is_above(two, one)

    def _is_open(self, fact: DefFact) -> bool:
        """Whether a class may be a kind of something that it does not name."""
        return fact.kind == "trait" or any(
            one.fact is None and one.base.name not in _HARMLESS
            for one in self._ground.ancestry.above(fact)
        )

    def _do_not_fit(self, one: DefFact | str, two: DefFact | str) -> bool:
        """In Go whatever has the methods of an interface is of it; a builtin has none."""
        methods = [self._methods(each) for each in (one, two)]
        if isinstance(one, str) or isinstance(two, str):
            builtin, other = (one, methods[1]) if isinstance(one, str) else (two, methods[0])
            if other is None:
                return False
            return "Error" not in other if builtin == "error" else True
        if not self._has_interface(one, two):
            return one.key != two.key
        if methods[0] is None or methods[1] is None or one.key == two.key:
            return False
        return not (methods[0] <= methods[1] or methods[1] <= methods[0])

    def _has_interface(self, *both: DefFact | str) -> bool:
        return any(not isinstance(one, str) and one.kind == "interface" for one in both)

    def _methods(self, one: DefFact | str) -> set[str] | None:
        """Names of the methods a type has; None where some come from outside."""
        if isinstance(one, str):
            return set()
        above = self._ground.ancestry.above(one)
        if any(each.fact is None for each in above):
            return None
        types = [one, *(each.fact for each in above if each.fact is not None)]
        return {
            member.name
            for each in types
            for member in self._ground.binder.members_of(each)
            if member.kind in FUNCTION_KINDS
        }

    def _is_protocol(self, fact: DefFact) -> bool:
        return any(one.base.name == "Protocol" for one in self._ground.ancestry.above(fact))

    def _is_above(self, one: DefFact, two: DefFact) -> bool:
        above = (each.fact for each in self._ground.ancestry.above(two))
        return any(each is not None and each.key == one.key for each in above)
