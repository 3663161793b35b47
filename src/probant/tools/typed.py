"""What a question about a type means: places, the type written there, and how to ask further.

Shared by `types` (what the source says) and `opinion` (what a type checker says). Yields subjects,
not evidence.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.bodies.bindings import bindings
from probant.facts.definitions import Definitions, dotted, variants
from probant.facts.instance_fields import instance_fields
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.opinions.port import Asked, Part
from probant.tools.parsed import ParsedFiles
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.question import Facet, Relation, Target, TargetKind
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Place

VALUE_KINDS = frozenset({"variable", "constant", "enum_member"})
_DEDUCED = re.compile(r"\bauto\b|\b__auto_type\b|^var$|^_$")
"""Written in the place of a type, and none."""

_OF_SELF = re.compile(r"^(?:self|this|cls)\.")


class Typed(NamedTuple):
    """One place a type is asked of. `group` is the same for places that bind the same thing."""

    label: str
    group: tuple[str, int]
    place: Place
    annotation: str
    asked: Asked


class NoType(NamedTuple):
    """The thing is there and has no type to be asked for."""

    note: str
    is_untrue: bool = True
    """Whether asking for it takes something untrue for granted."""


def asked_of(fact: DefFact, book: FactBook) -> Asked:
    """The question for the type of a definition: of its result, if it is called."""
    if fact.kind in FUNCTION_KINDS or fact.has(Trait.PROPERTY):
        return Asked(path=fact.path, line=fact.line, name=fact.name, part=Part.RETURNED)
    holder: str | None = ""
    if fact.parent:
        above = book.definition(fact.path, fact.blob, fact.parent)
        is_member = above is not None and above.kind in CLASS_KINDS
        holder = fact.qualified_name.rpartition(".")[0] if is_member else None
    return Asked(path=fact.path, line=fact.line, name=fact.name, holder=holder)


class TypeSubjects:
    """Finds them in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._definitions = Definitions(box.book, box.binder)
        self._files = ParsedFiles(box.tree)

    def of(self, step: Step) -> list[Typed] | NoType:
        """Every place the question can mean; none where nothing of that name is known."""
        found = self._asked(step)
        if isinstance(found, NoType):
            return found
        return [
            one._replace(annotation="") if _DEDUCED.search(one.annotation) else one for one in found
        ]

    def _asked(self, step: Step) -> list[Typed] | NoType:
        target = step.targets[0]
        if step.facet is Facet.THE_RESULT or step.relation is Relation.RETURNS:
            return self._results(target)
        if step.member:
            return self._parameters_of(target, step.member.strip("*`'\"() "))
        return self._values(target)

    def local(self, target: Target) -> list[Typed]:
        """What only a function or an instance knows by this name: no definition of the index."""
        if target.kind is not TargetKind.SYMBOL:
            return []
        owner, _, name = _OF_SELF.sub("", dotted(target.text)).rpartition(".")
        found: list[Typed] = []
        for holder in self._holders(target, owner):
            if holder.kind in CLASS_KINDS:
                found += self._attribute(holder, name)
            else:
                found += self._held(holder, name)
        return found

    def _holders(self, target: Target, owner: str) -> list[DefFact]:
        """Functions and classes a question says the name belongs to."""
        found: list[DefFact] = []
        for hint, within in (
            (owner, target.within),
            (target.owner or "", target.within),
            (target.within or "", None),
        ):
            if not hint:
                continue
            of = replace(target, text=hint, kinds=frozenset(), owner=None, within=within)
            named = self._definitions.of(of).fitting
            found = [f for f in named if f.kind in FUNCTION_KINDS | CLASS_KINDS]
            if found:
                break
        return variants(found)

    def _results(self, target: Target) -> list[Typed] | NoType:
        named = self._definitions.of(target, inherited=True).fitting
        facts = variants([fact for fact in named if fact.kind in FUNCTION_KINDS])
        if named and not facts:
            return NoType(f"{target.text} is not a function or method")
        return [
            Typed(
                label=f"the result of {fact.qualified_name}",
                group=fact.key,
                place=fact.head,
                annotation=fact.details.returns or "",
                asked=asked_of(fact, self._book),
            )
            for fact in facts
        ]  # fmt: skip

    def _parameters_of(self, target: Target, name: str) -> list[Typed] | NoType:
        named = self._definitions.of(target, inherited=True).fitting
        facts = variants([fact for fact in named if fact.kind in FUNCTION_KINDS])
        found = [typed for fact in facts for typed in self._held(fact, name)]
        return found or NoType(f"{target.text} has no parameter {name}")

    def _held(self, fact: DefFact, name: str) -> list[Typed]:
        """A parameter of a function, else what its body binds by that name."""
        return self._parameter(fact, name) or self._bound(fact, name)

    def _values(self, target: Target) -> list[Typed] | NoType:
        named = self._definitions.of(target, inherited=True).fitting
        values = [fact for fact in named if fact.kind in VALUE_KINDS]
        getters = [fact for fact in variants(named) if fact.has(Trait.PROPERTY)]
        if values or getters:
            found = [self._value(fact) for fact in values]
            return found + [self._getter(fact) for fact in getters]
        if named:
            is_called = all(fact.kind in FUNCTION_KINDS for fact in named)
            note = f"{target.text} is a {named[0].kind}, not a value that has a type"
            if is_called:
                note = f"{target.text} is a {named[0].kind}; ask what it returns"
            return NoType(note, is_untrue=not is_called)
        return self.local(target)

    def _value(self, fact: DefFact) -> Typed:
        return Typed(
            label=fact.qualified_name,
            group=(f"{fact.path}:{fact.qualified_name}", fact.parent),
            place=fact.definition.place,
            annotation=fact.details.annotation or "",
            asked=asked_of(fact, self._book),
        )

    def _getter(self, fact: DefFact) -> Typed:
        return Typed(
            label=fact.qualified_name,
            group=fact.key,
            place=fact.head,
            annotation=fact.details.returns or "",
            asked=asked_of(fact, self._book),
        )

    def _attribute(self, holder: DefFact, name: str) -> list[Typed]:
        try:
            source = self._tree.read(holder.path)
        except FileUnreadable:
            return []
        set_there = instance_fields(source, holder.path, holder.first_line, holder.last_line)
        line = dict(set_there.fields).get(name)
        if line is None:
            return []
        text = source.split(b"\n")[line - 1].decode("utf-8", "replace")
        written = re.search(rf"\b(?:self|this)\.{re.escape(name)}\s*:\s*([^=#]+)", text)
        return [
            Typed(
                label=f"{holder.qualified_name}.{name}",
                group=holder.key,
                place=Place(holder.path, LineRange(line, line), name),
                annotation=" ".join(written[1].split()) if written else "",
                asked=Asked(
                    path=holder.path, line=line, name=name, holder=holder.qualified_name
                ),
            )
        ]  # fmt: skip

    def _parameter(self, fact: DefFact, name: str) -> list[Typed]:
        """A parameter, at the place of the head where its name stands."""
        for one in fact.details.parameters:
            if one.name == name and (at := self._in_head(fact, name)):
                line, column = at
                return [
                    Typed(
                        label=f"the parameter {name} of {fact.qualified_name}",
                        group=fact.key,
                        place=Place(fact.path, LineRange(line, line), name),
                        annotation="" if one.star else one.annotation or "",
                        asked=Asked(path=fact.path, line=line, name=name, column=column),
                    )
                ]
        return []

    def _in_head(self, fact: DefFact, name: str) -> tuple[int, int] | None:
        """Behind the name of the function, so that a parameter may be called like it."""
        lines = fact.head.lines
        try:
            text = self._tree.lines(fact.path)[lines.first - 1 : lines.last]
        except FileUnreadable:
            return None
        for number, one in enumerate(text):
            start = one.find(fact.name) + len(fact.name) if number == 0 else 0
            found = re.compile(rf"(?<![\w.$]){re.escape(name)}(?![\w$])").search(one, max(start, 0))
            if found:
                return lines.first + number, found.start()
        return None

    def _bound(self, fact: DefFact, name: str) -> list[Typed]:
        code = self._files.code(fact.path)
        if code is None:
            return []
        return [
            Typed(
                label=f"{name} in {fact.qualified_name}",
                group=fact.key,
                place=Place(fact.path, LineRange(one.line, one.line), name),
                annotation=one.annotation,
                asked=Asked(path=fact.path, line=one.line, name=name, column=one.column),
            )
            for one in bindings(code, name, fact.first_line, fact.last_line)
        ]
