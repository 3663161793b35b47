"""What a definition holds: defaults, decorators, methods, fields, traits, exports.

Each answer is what the definition itself says; what it inherits is `hierarchy`'s matter.
Next: traits.py, fields.py, exports.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from probant.facts.definitions import dotted, located, parameters, variants
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Parameter, Trait
from probant.tools.exports import Exports
from probant.tools.fields import Fields
from probant.tools.initial_values import destructured_default, initial_values
from probant.tools.registry import Toolbox
from probant.tools.subjects import Reader, Said, Subjects, derivation, line_place
from probant.tools.traits import Traits
from probant.tools.values import Values
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.question import Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Place
from probant.vocabulary.value import Observation, TextValue

DECORATED_KINDS = FUNCTION_KINDS | CLASS_KINDS
SORTS = {
    "class": "a class method",
    "static": "static",
    "async": "async",
    "private": "private",
    "public": "public",
    "protected": "protected",
}
"""Words that narrow the methods of a class, and what they say of each."""
METHOD_HOLDERS = CLASS_KINDS | {"type_alias"}
_MADE_OF = re.compile(
    r"\[|map\b|func\b|chan\b|<-|(?:u?int(?:8|16|32|64)?|uintptr|float(?:32|64)|complex(?:64|128)"
    r"|string|bool|byte|rune)$"
)
PLAIN_VALUES = frozenset({"python", "go"})
"""Languages in which only functions and classes can be decorated."""


class Members:
    """Looks into definitions of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._subjects = Subjects(box, "members")
        self._traits = Traits(self._subjects)
        self._fields = Fields(self._subjects)
        self._exports = Exports(self._subjects)
        self._values = Values(self._subjects)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        assert step.relation is not None  # noqa: S101 - this capability is only for relations
        return (self._asks[step.relation](self, step),)

    # Defaults

    def _default(self, step: Step) -> EvidenceEntry:
        wanted = step.member.strip("*`'\" ")
        named = self._subjects.definitions.of(step.targets[0], inherited=True).fitting
        facts = [fact for fact in named if fact.kind in FUNCTION_KINDS | CLASS_KINDS]
        called = [made for fact in variants(facts) if (made := self._subjects.callee(fact))]
        known = [(fact, one) for fact in called for one in parameters(fact) if one.name == wanted]
        initial = [] if known else initial_values(self._subjects, facts, wanted)
        taken_apart = [one for fact in called if (one := destructured_default(fact, wanted))]
        solid = [fact for fact in called if not fact.path.endswith(".d.ts")] or called
        if not known and len(taken_apart) == 1 == len(solid):
            initial = taken_apart
        if initial:
            return self._subjects.told(step, facts[:1], [Said(tuple(initial))])
        if not called:
            return self._without_parameters(step, facts, wanted)
        if not known:
            return self._subjects.wrong(
                step, f"{step.targets[0].text} has no parameter called {wanted}"
            )
        said = [Said(tuple(self._defaults(fact, one))) for fact, one in known]
        return self._subjects.told(step, [fact for fact, _ in known], said)

    def _without_parameters(self, step: Step, facts: list[DefFact], name: str) -> EvidenceEntry:
        """A class nobody wrote a constructor for may have a field of that name all the same."""
        own = [one for fact in facts if fact.kind in CLASS_KINDS
               for one in self._subjects.own_members(fact) if one.name == name]  # fmt: skip
        unmade = [fact for fact in facts if fact.kind in ("enum", "trait", "interface")]
        if not own and unmade:
            what = unmade[0].kind
            return self._subjects.make.absent(
                step, complete=False, reasons=(ReasonCode.NOT_TOLD,),
                note=f"a default was looked for among parameters; {step.targets[0].text} is "
                f"{'an' if what[0] in 'aeiou' else 'a'} {what}",
            )  # fmt: skip
        if not own:
            return self._subjects.wrong(step, f"{step.targets[0].text} takes no parameters")
        return self._subjects.make.absent(
            step, complete=False, reasons=(ReasonCode.NOT_TOLD,),
            candidates=tuple(map(located, own)),
            note=f"{name} is a member of {step.targets[0].text}, not a parameter",
        )  # fmt: skip

    def _defaults(self, fact: DefFact, parameter: Parameter) -> list[Observation]:
        """As written with the parameter; C++ writes it with the declaration."""
        for one in (fact, *self._declarations(fact)):
            for other in parameters(one):
                if other.name == parameter.name and other.default is not None:
                    place = Place(one.path, one.head.lines, parameter.name)
                    statement = f"{parameter.name} of {fact.qualified_name} is {other.default}"
                    return [Observation(TextValue(other.default), (place,), statement)]
        return []

    def _declarations(self, fact: DefFact) -> list[DefFact]:
        if family_of(fact.path) != "cpp":
            return []
        return [
            one
            for one in self._subjects.book.definitions(fact.name)
            if one.has(Trait.DECLARATION)
            and one.qualified_name == fact.qualified_name
            and len(parameters(one)) == len(parameters(fact))
        ]

    # Decorators

    def _decorators(self, step: Step) -> EvidenceEntry:
        target = step.targets[0]
        named = self._subjects.definitions.of(target, inherited=True).fitting
        facts = [fact for fact in named if self._can_be_decorated(fact)]
        if not facts:
            return self._subjects.wrong(step, f"{target.text} is nothing that can be decorated")
        facts = variants(facts)
        return self._subjects.told(step, facts, [self._decorated(fact, step) for fact in facts])

    def _can_be_decorated(self, fact: DefFact) -> bool:
        return fact.kind in DECORATED_KINDS or family_of(fact.path) not in PLAIN_VALUES

    def _decorated(self, fact: DefFact, step: Step) -> Said:
        written = fact.details.decorators
        if step.polar:
            wanted = dotted(step.member.strip("@#[]`'\" ").split("(", 1)[0])
            written = tuple(name for name in written if _is_name(dotted(name), wanted))
            if not written and family_of(fact.path) == "rust":
                return self._derived(fact, wanted)
        return Said(tuple(self._decorator(fact, name) for name in written))

    def _decorator(self, fact: DefFact, name: str) -> Observation:
        last = re.split(r"\.|::", name)[-1]
        statement = f"{fact.qualified_name} is decorated with {name}"
        value = self._subjects.named_at(fact, name)
        return Observation(value, (self._decorator_place(fact, last),), statement)

    def _decorator_place(self, fact: DefFact, word: str) -> Place:
        """The line the decorator begins on; they all stand above, or beside, the name."""
        lines = self._subjects.text_of(fact, fact.first_line, fact.line).split("\n")
        for number, text in enumerate(lines, fact.first_line):
            if re.search(rf"(?:@|\[|,|::|\.|^\s*)\s*{re.escape(word)}(?!\w)", text):
                return line_place(fact, number, word)
        return Place(fact.path, fact.head.lines, fact.name)

    def _derived(self, fact: DefFact, wanted: str) -> Said:
        """`#[derive(Debug)]` gives a type Debug."""
        hits = [one for one in self._subjects.derived(fact) if _is_name(dotted(one[0]), wanted)]
        return Said(tuple(derivation(fact, name, line) for name, line in hits))

    # Methods

    def _methods(self, step: Step) -> EvidenceEntry:
        def read(fact: DefFact) -> Said:
            if not step.polar and step.member:
                return self._sorted_methods(fact, step.member)
            found = [located(one) for one in self._subjects.own_methods(fact)]
            if step.polar:
                found = [one for one in found if _name(one) == step.member.strip("`'\"() ")]
                if not found and self._subjects.binder.bases_of(fact):
                    return self._inherited_method(fact, step.member.strip("`'\"() "))
            if len({one.value for one in found}) < len(found):
                return Said(tuple(found), ReasonCode.NOT_TOLD, "several stand on one line")
            return Said(tuple(found), None if step.polar and found else self._subjects.unread(fact))

        return self._subjects.tell(step, METHOD_HOLDERS, _or_renamed(read))

    def _sorted_methods(self, fact: DefFact, word: str) -> Said:
        """Only the methods of which the word holds."""
        asked = SORTS.get(word)
        if asked is None:
            return Said(doubt=ReasonCode.NOT_TOLD, note=f"which methods are {word} is not told")
        found: list[Observation] = []
        for one in self._subjects.own_methods(fact):
            said = self._traits.is_so(one, asked)
            if said.doubt is not None:
                return Said(doubt=said.doubt, note=said.note)
            found += [located(one)] if said.seen else []
        return Said(tuple(found), self._subjects.unread(fact))

    def _inherited_method(self, fact: DefFact, name: str) -> Said:
        from probant.facts.bound import MISSING, Defined

        bound = self._subjects.binder.member(fact, name, inherited_only=True)
        if isinstance(bound, Defined) and bound.fact.kind == "method":
            return Said((located(bound.fact),))
        if bound == MISSING:
            return Said(note="neither the class nor a base has one")
        return Said(doubt=ReasonCode.UNRESOLVED_REFERENCES, note="a base could not be followed")

    def _abstract_methods(self, step: Step) -> EvidenceEntry:
        def read(fact: DefFact) -> Said:
            is_open = fact.kind == "interface" and family_of(fact.path) == "typescript"
            own = tuple(
                located(one)
                for one in self._subjects.own_methods(fact)
                if one.has(Trait.ABSTRACT) or is_open
            )
            left = () if own else tuple(map(located, self._traits.left_open(fact)))
            if left:
                note = f"{fact.qualified_name} declares none itself, but inherits these"
                return Said(doubt=ReasonCode.NOT_TOLD, note=note, leads=left)
            return Said(own, self._subjects.unread(fact))

        return self._subjects.tell(step, METHOD_HOLDERS, _or_renamed(read))

    _asks: Mapping[Relation, Callable[[Members, Step], EvidenceEntry]] = {
        Relation.DEFAULT: _default,
        Relation.VALUE: lambda self, step: self._values.observe(step),
        Relation.DECORATORS: _decorators,
        Relation.METHODS: _methods,
        Relation.ABSTRACT_METHODS: _abstract_methods,
        Relation.TRAIT: lambda self, step: self._traits.observe(step),
        Relation.VISIBILITY: lambda self, step: self._traits.visibility(step),
        Relation.FIELDS: lambda self, step: self._fields.observe(step),
        Relation.EXPORTS: lambda self, step: self._exports.observe(step),
    }


def _or_renamed(read: Reader) -> Reader:
    """A type named after another one may have that one's methods besides its own."""

    def told(fact: DefFact) -> Said:
        said = read(fact)
        if fact.kind in CLASS_KINDS or said.doubt is not None or _stands_alone(fact):
            return said
        note = f"{fact.qualified_name} is named after another type, whose methods are not told"
        return Said(said.seen, ReasonCode.NOT_TOLD, note)

    return told


def _stands_alone(fact: DefFact) -> bool:
    """Go: a type made of a slice, a map, a function or a plain value has no methods but its own."""
    written = fact.details.annotation or ""
    return family_of(fact.path) == "go" and _MADE_OF.match(written) is not None


def _is_name(written: str, wanted: str) -> bool:
    return written == wanted or written.endswith("." + wanted)


def _name(seen: Observation) -> str:
    definition = getattr(seen.value, "definition", None)
    return definition.name if definition is not None else ""
