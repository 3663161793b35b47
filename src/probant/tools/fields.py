"""The fields of a class or structure: what its body declares and what its methods set.

Inherited fields are not among them, unless a yes-or-no question asks for one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.errors import FileUnreadable
from probant.facts.bound import Defined
from probant.facts.definitions import variants
from probant.facts.instance_fields import direct_fields, instance_fields
from probant.facts.languages import family_of, language_of
from probant.facts.rows import DefFact
from probant.tools.subjects import Said, Subjects, line_place
from probant.tools.traits import ROOT_BASES
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import CLASS_KINDS, Place
from probant.vocabulary.value import NameValue, Observation

FIELD_KINDS = frozenset({"variable", "constant", "enum_member"})
NO_FIELDS_OF_DATACLASS = re.compile(r"(?:\w+\.)*(?:ClassVar|InitVar)\b|(?:\w+\.)*KW_ONLY$")
ENUM_BASES = frozenset({"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum"})
MAX_TUPLE = 64


class Fields:
    """Reads fields of definitions of one snapshot."""

    def __init__(self, subjects: Subjects) -> None:
        self._subjects = subjects

    def observe(self, step: Step) -> EvidenceEntry:
        target = step.targets[0]
        named = self._subjects.definitions.of(target).fitting
        facts = variants([fact for fact in named if self._can_have(fact)])
        if not facts:
            return self._subjects.wrong(step, f"{target.text} is nothing that has fields")
        wanted = step.member.strip("`'\" ")
        unclear = [] if step.polar else [self._misnamed(fact, step.facet) for fact in facts]
        if any(unclear):
            return self._subjects.told(step, facts, [one or Said() for one in unclear])
        said = [self._has(fact, wanted, set()) if step.polar else self._of(fact) for fact in facts]
        return self._subjects.told(step, facts, said)

    def _misnamed(self, fact: DefFact, facet: Facet | None) -> Said | None:
        """Why a word of the question may mean something else than fields."""
        language = family_of(fact.path)
        note = None
        if facet is Facet.ATTRIBUTES and language == "rust":
            note = "attributes of Rust are marks such as #[derive]; its fields are another matter"
        elif facet is Facet.PROPERTIES and language == "python":
            note = "properties may mean its fields or the methods decorated as such"
        elif facet is Facet.MEMBERS and not self._is_enum(fact):
            note = "members may mean its fields, its methods or both"
        return Said(doubt=ReasonCode.NOT_TOLD, note=note) if note else None

    def _is_enum(self, fact: DefFact) -> bool:
        bases = {base.name for base in self._subjects.binder.bases_of(fact)}
        return fact.kind == "enum" or bool(bases & ENUM_BASES)

    def _can_have(self, fact: DefFact) -> bool:
        return fact.kind in CLASS_KINDS or (
            fact.kind == "type_alias" and bool(self._subjects.own_members(fact))
        )

    def _has(self, fact: DefFact, wanted: str, seen: set[tuple[str, int]]) -> Said:
        """Whether an instance has it, from here or from above."""
        own = self._of(fact)
        hit = tuple(one for one in own.seen if one.value == NameValue(wanted))
        if hit or own.doubt is not None:
            return Said(hit, None if hit else own.doubt, own.note)
        seen.add(fact.key)
        doubt: Said | None = None
        # A trait of Rust brings methods, never fields.
        is_alone = family_of(fact.path) == "rust"
        for base in () if is_alone else self._subjects.binder.bases_of(fact):
            bound = self._subjects.binder.base(base)
            if isinstance(bound, Defined) and bound.fact.kind in CLASS_KINDS:
                above = (
                    self._has(bound.fact, wanted, seen) if bound.fact.key not in seen else Said()
                )
                if above.seen:
                    return above
                doubt = above if above.doubt is not None else doubt
            elif base.name not in ROOT_BASES:
                doubt = Said(doubt=ReasonCode.OUTSIDE_REPOSITORY,
                             note=f"what {base.name} brings is not known")  # fmt: skip
        return doubt or Said(note="neither the class nor a base has it")

    def _of(self, fact: DefFact) -> Said:
        found: dict[str, Observation] = {}
        for name, place in self._places(fact):
            statement = f"{fact.qualified_name} has the field {name}"
            found.setdefault(name, Observation(NameValue(name), (place,), statement))
        dynamic = False
        if language_of(fact.path) in ("python", "javascript"):
            dynamic = self._add_set(fact, found)
        doubt = ReasonCode.DYNAMIC_DISPATCH if dynamic else self._subjects.unread(fact)
        note = "fields are also set by names computed at run time" if dynamic else None
        return Said(tuple(found.values()), doubt, note)

    def _add_set(self, fact: DefFact, found: dict[str, Observation]) -> bool:
        """Adds what methods set; says whether more may be set unseen."""
        try:
            source = self._subjects.tree.read(fact.path)
        except FileUnreadable:
            return True
        seen = instance_fields(source, fact.path, fact.first_line, fact.last_line)
        members = {one.name for one in self._subjects.own_members(fact)
                   if one.kind not in FIELD_KINDS}  # fmt: skip
        for name, line in seen.fields:
            if name not in members:
                statement = f"{fact.qualified_name} sets {name} on its instance"
                place = line_place(fact, line, name)
                found.setdefault(name, Observation(NameValue(name), (place,), statement))
        return seen.is_dynamic

    def _places(self, fact: DefFact) -> Iterator[tuple[str, Place]]:
        """Declared fields in the order they stand."""
        members = [one for one in self._subjects.own_members(fact) if one.kind in FIELD_KINDS]
        match family_of(fact.path):
            case "python":
                yield from self._python(fact, members)
            case "go":
                yield from self._embedding(fact, members)
            case "cpp":
                yield from self._native(fact, members)
            case "rust":
                yield from ((one.name, one.head) for one in members if one.parent == fact.no)
                yield from self._numbered(fact)
            case _:
                yield from ((one.name, one.head) for one in members)

    def _python(self, fact: DefFact, members: list[DefFact]) -> Iterator[tuple[str, Place]]:
        is_record = any("dataclass" in one or one.startswith(("attr", "define", "frozen"))
                        for one in fact.details.decorators)  # fmt: skip
        for one in members:
            written = one.details.annotation or ""
            if one.name == "__slots__":
                yield from self._slots(one)
            elif one.name.startswith("__") and one.name.endswith("__"):
                continue
            elif not (is_record and NO_FIELDS_OF_DATACLASS.match(written)):
                yield one.name, one.head

    def _slots(self, fact: DefFact) -> Iterator[tuple[str, Place]]:
        lines = self._subjects.text_of(fact, fact.line, fact.last_line).split("\n")
        for number, text in enumerate(lines, fact.line):
            for name in re.findall(r"""["']([^\W\d]\w*)["']""", text):
                if not name.startswith("__"):
                    yield name, line_place(fact, number, name)

    def _embedding(self, fact: DefFact, members: list[DefFact]) -> Iterator[tuple[str, Place]]:
        """An embedded type is a field by its own name."""
        found = [(one.line, one.name) for one in members]
        found += [
            (base.line, base.name)
            for base in self._subjects.book.bases_of(fact)
            if fact.kind == "struct"
        ]
        for line, name in sorted(found, key=lambda row: row[0]):
            yield name, line_place(fact, line, name)

    def _native(self, fact: DefFact, members: list[DefFact]) -> Iterator[tuple[str, Place]]:
        """Without the members of structures that one field is made of."""
        try:
            source = self._subjects.tree.read(fact.path)
        except FileUnreadable:
            source = b""
        own = direct_fields(source, fact.path, fact.first_line, fact.last_line)
        for one in members:
            if own is None or one.name in own or one.kind == "enum_member":
                yield one.name, one.head

    def _numbered(self, fact: DefFact) -> Iterator[tuple[str, Place]]:
        """The fields of a tuple structure have numbers for names."""
        for number in range(MAX_TUPLE):
            if not self._subjects.book.attribute_types(fact.blob, fact.no, str(number)):
                return
            lines = LineRange(fact.line, max(fact.line, fact.last_line))
            yield str(number), Place(fact.path, lines, fact.name)
