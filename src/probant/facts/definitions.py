"""Which definitions a target means: by name, in any spelling, narrowed as the question narrows it.

Shared by the structural tools. Yields facts, not evidence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from probant.facts.binder import Binder
from probant.facts.bound import Defined
from probant.facts.lookup import FactBook
from probant.facts.recall.origins import Origin, origin_of
from probant.facts.rows import BaseFact, DefFact
from probant.facts.schema import Parameter, Trait
from probant.vocabulary.edits import distance
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import (
    CLASS_KINDS,
    NAMED_TYPES,
    SPOKEN_TYPES,
    Place,
    SymbolKind,
    kind_word,
)
from probant.vocabulary.value import LocationValue, Observation

N_NEAR = 5
"""How many near misses are offered as leads."""

_MIN_NEAR_CHARS = 4
_LONG_NAME_CHARS = 8

LIGHT = Trait.OVERLOAD | Trait.EMPTY_VALUE | Trait.DECLARATION
"""Definitions that give way to a fuller one of the same name."""


PYTHON_BASES = {
    SymbolKind.ENUM: frozenset({"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum"}),
    SymbolKind.INTERFACE: frozenset({"Protocol", "ABC", "Interface"}),
}
"""What a Python class extends that people call by another kind."""


class Named(NamedTuple):
    """Definitions that fit, and those of the same name that the narrowing excludes."""

    fitting: list[DefFact]
    excluded: list[DefFact]

    @property
    def is_ambiguous(self) -> bool:
        return len(without_makers(distinct(self.fitting))) > 1


class Definitions:
    """Finds definitions in one view of the index."""

    def __init__(self, book: FactBook, binder: Binder) -> None:
        self._book = book
        self._binder = binder

    def of(self, target: Target, *, inherited: bool = False, copies: bool = False) -> Named:
        """With `inherited`, `Child.run` may also be what `Child` has from a class above it; with
        `copies`, what is built from sources or brought from elsewhere counts beside the product."""
        named = self._named(target)
        if not named and (plain := _without_javascript(target)) is not None:
            return self.of(plain, inherited=inherited, copies=copies)
        if inherited and not named:
            named = self._inherited(target)
        fitting: list[DefFact] = []
        excluded: list[DefFact] = []
        for fact in named:
            (fitting if self._fits(fact, target) else excluded).append(fact)
        if target.kinds >= SPOKEN_TYPES:
            fitting = [one for one in fitting if self.is_kind(one, NAMED_TYPES)] or fitting
        fitting = without_declarations(fitting)
        return Named(fitting if copies or target.within else without_copies(fitting), excluded)

    def near(self, target: Target) -> list[DefFact]:
        """Definitions whose name holds the whole asked name: leads, never answers."""
        is_symbol = target.kind is TargetKind.SYMBOL
        text = dotted(target.text).rpartition(".")[2] if is_symbol else target.text
        if len(text) < _MIN_NEAR_CHARS:
            return []
        slips = self._misspelt(text) if is_symbol else []
        names = [*slips, *self._book.names_like(text, N_NEAR)]
        return [fact for name in names for fact in self._book.definitions(name)][:N_NEAR]

    def _misspelt(self, text: str) -> list[str]:
        """Names one slip away from the asked one, two where it is long."""
        slack = 1 if len(text) < _LONG_NAME_CHARS else 2
        apart = [
            (distance(text.lower(), name.lower(), slack), name)
            for name in self._book.names_about(text, slack)
        ]
        return [name for n_edits, name in sorted(apart) if n_edits <= slack][:N_NEAR]

    def _named(self, target: Target) -> list[DefFact]:
        if target.kind is TargetKind.PHRASE:
            return self._book.definitions_spelled_like(target.text)
        owner, _, name = dotted(target.text).rpartition(".")
        facts = self._book.definitions(name)
        if not owner:
            return facts
        return [f for f in facts if self._owned_by(f, owner)] or self._exported(owner, name)

    def _inherited(self, target: Target) -> list[DefFact]:
        owner, _, name = dotted(target.text).rpartition(".")
        if target.kind is not TargetKind.SYMBOL or not owner:
            return []
        above, _, holder = owner.rpartition(".")
        classes = [
            fact
            for fact in self._book.definitions(holder)
            if fact.kind in CLASS_KINDS and (not above or self._owned_by(fact, above))
        ]
        bound = [self._binder.member(one, name, inherited_only=True) for one in distinct(classes)]
        found = [one.fact for one in bound if isinstance(one, Defined)]
        return found if len(found) == len(bound) else []

    def knows_scope(self, target: Target) -> bool:
        """Whether there is the place a question narrows the name to."""
        return (not target.owner or self._is_scope(target.owner)) and (
            not target.within or self._is_scope(target.within)
        )

    def _is_scope(self, hint: str) -> bool:
        plain = hint.strip("/").removeprefix("./")
        folders = dotted(plain).replace(".", "/")
        ends = tuple("/" + one for one in {plain, folders, folders + "/__init__"})
        for path in self._book.blobs:
            rooted = "/" + path
            if rooted.endswith("/" + plain) or f"/{plain}/" in rooted or f"/{folders}/" in rooted:
                return True
            if rooted.rpartition(".")[0].endswith(ends):
                return True
        owner, _, name = dotted(plain).rpartition(".")
        return any(not owner or self._owned_by(one, owner) for one in self._book.definitions(name))

    def _exported(self, owner: str, name: str) -> list[DefFact]:
        """A module may lend its name to what it imports: `package.Name`."""
        paths = [
            path
            for path in self._book.blobs
            if f".{self._binder.dotted_path(path)}".endswith("." + owner)
        ]
        bound = dict.fromkeys(self._binder.attribute(path, name) for path in paths)
        return [one.fact for one in bound if isinstance(one, Defined)]

    def _owned_by(self, fact: DefFact, owner: str) -> bool:
        """`Engine.run`, `pkg.mod.Engine.run`: the dotted front must be this definition's own."""
        scope = fact.qualified_name.rpartition(".")[0]
        owner = dotted(owner)
        full = f"{self._binder.dotted_path(fact.path)}.{scope}".strip(".")
        return full == owner or full.endswith("." + owner)

    def _belongs(self, fact: DefFact, owner: str) -> bool:
        """A folder owns what its files define outermost, unless a definition has its name."""
        if self._owned_by(fact, owner):
            return True
        if fact.parent or not owner.isidentifier() or f"/{owner}/" not in f"/{fact.path}":
            return False
        return not self._book.definitions(owner)

    def is_class(self, name: str) -> bool:
        """Whether a class goes by the last part of a dotted name."""
        last = dotted(name).rpartition(".")[2]
        return any(fact.kind in CLASS_KINDS for fact in self._book.definitions(last))

    def _fits(self, fact: DefFact, target: Target) -> bool:
        if target.kinds and not self.is_kind(fact, target.kinds):
            return False
        if target.language and self._book.language(fact.path) != target.language:
            return False
        if target.owner and not self._belongs(fact, target.owner):
            return False
        return not target.within or self._stands_in(fact, target.within)

    def is_kind(self, fact: DefFact, kinds: frozenset[SymbolKind]) -> bool:
        """Python writes enums and interfaces as classes; their bases tell."""
        if fact.definition.kind in kinds:
            return True
        if not fact.path.endswith((".py", ".pyi")) or fact.kind not in CLASS_KINDS:
            return False
        if SymbolKind.CLASS in kinds:
            return True
        bases = {base.name for base in self._binder.bases_of(fact)}
        return any(bases & PYTHON_BASES[kind] for kind in kinds if kind in PYTHON_BASES)

    def _stands_in(self, fact: DefFact, hint: str) -> bool:
        path, hint = "/" + fact.path, hint.strip("/").removeprefix("./")
        stem, folders = path.rpartition(".")[0], dotted(hint).replace(".", "/")
        return (
            path.endswith("/" + hint)
            or f"/{hint}/" in path
            or stem.endswith(("/" + hint, "/" + folders, f"/{folders}/__init__"))
            or self._owned_by(fact, hint)
        )


def dotted(text: str) -> str:
    """A qualified name in the one spelling facts have, however its language writes it."""
    return re.sub(r"::|->|(?<=\w)#", ".", text)


_JAVASCRIPT = re.compile(r"^(?:module\.)?exports\.|\.prototype(?=\.)")


def _without_javascript(target: Target) -> Target | None:
    """`View.prototype.lookup` is `View.lookup`, and `exports.read` is `read`."""
    plain = _JAVASCRIPT.sub("", target.text)
    is_other = target.kind is TargetKind.SYMBOL and plain != target.text
    return replace(target, text=plain) if is_other else None


def without_declarations(facts: list[DefFact]) -> list[DefFact]:
    """A declaration says nothing new beside the definition it announces."""
    defined = {fact.qualified_name for fact in facts if not fact.has(Trait.DECLARATION)}
    return [
        fact
        for fact in facts
        if not fact.has(Trait.DECLARATION) or fact.qualified_name not in defined
    ]


def without_copies(facts: list[DefFact]) -> list[DefFact]:
    """Built, vendored and generated files repeat what the product defines: nobody means them."""
    own = [fact for fact in facts if origin_of(fact.path) is not Origin.FOREIGN]
    return own or facts


def without_makers(facts: list[DefFact]) -> list[DefFact]:
    """A constructor that bears the name of its class is not what the name means beside it."""
    classes = {fact.qualified_name for fact in facts if fact.kind in CLASS_KINDS}
    return [
        fact
        for fact in facts
        if not fact.has(Trait.CONSTRUCTOR) or fact.qualified_name.rpartition(".")[0] not in classes
    ]


def distinct(facts: list[DefFact]) -> list[DefFact]:
    """One per thing: overloads and accessors of one name in one scope are one thing."""
    chosen: dict[tuple[str, int, str], DefFact] = {}
    for fact in facts:
        key = (fact.path, fact.parent, fact.qualified_name)
        known = chosen.get(key)
        if known is None or known.traits & LIGHT:
            chosen[key] = fact
    return list(chosen.values())


def each(facts: Iterable[DefFact]) -> list[DefFact]:
    """Every definition with a body of its own: overloads one by one, a getter and its setter.

    Signatures that only announce one give way to it.
    """
    known = list(facts)
    solid = {
        (fact.path, fact.parent, fact.qualified_name) for fact in known if not fact.traits & LIGHT
    }
    return [
        fact
        for fact in known
        if not fact.traits & LIGHT or (fact.path, fact.parent, fact.qualified_name) not in solid
    ]


def base_place(fact: DefFact, base: BaseFact) -> Place:
    """Where a class is given a base: in its own head, or at a place of its own."""
    head = fact.head.lines
    if base.owner and head.first <= base.line <= head.last:
        return Place(fact.path, head, base.name)
    return Place(base.path, LineRange(base.line, base.line), base.name)


def located(fact: DefFact) -> Observation:
    """The statement that a name is defined where it is."""
    how = "declared" if fact.has(Trait.DECLARATION) else "defined"
    what = f"{kind_word(fact.kind, fact.path)} {fact.qualified_name}"
    return Observation(
        LocationValue(fact.definition),
        (fact.definition.place,),
        f"{what} is {how} at {fact.path}:{fact.line}",
    )


def innermost(facts: Iterable[DefFact], line: int) -> DefFact | None:
    """The definition of a file that a line stands in, the inner one of several."""
    around = (fact for fact in facts if fact.first_line <= line <= fact.last_line)
    return max(around, key=lambda fact: (fact.line, fact.no), default=None)


def variants(facts: Iterable[DefFact]) -> list[DefFact]:
    """Every definition that says something of its own.

    Overload signatures give way to the implementation, a setter to its getter; overloads that are
    each a definition all stay.
    """
    groups: dict[tuple[str, int, str], list[DefFact]] = {}
    for fact in without_makers(list(facts)):
        groups.setdefault((fact.path, fact.parent, fact.qualified_name), []).append(fact)
    found: list[DefFact] = []
    for group in groups.values():
        solid = [fact for fact in group if not fact.traits & LIGHT] or group
        is_accessor = any(fact.has(Trait.PROPERTY) for fact in solid)
        found += solid[:1] if is_accessor else solid
    return found


def parameters(fact: DefFact) -> list[Parameter]:
    """What a caller passes: without the receiver, and without TypeScript's type of `this`."""
    details = fact.details
    return [
        one
        for number, one in enumerate(details.parameters)
        if not (number == 0 and one.name and one.name in (details.receiver, "this"))
    ]
