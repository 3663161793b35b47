"""Record types of a snapshot, by the forms that languages and known libraries give them.

Each with the record types that the written types of its fields mean. Cases, not of every
row: `tests/cases/asked/record-types.md`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import NamedTuple

from probant.facts.ancestry import Ancestry
from probant.facts.blind_spots import blind_spots
from probant.facts.bound import Defined, Outside, Uncertain
from probant.facts.definitions import each, located
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.parsed import may_define
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to
from probant.tools.subjects import Subjects
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.value import Observation

_DECORATORS = frozenset({
    "dataclasses", "dataclasses.dataclass", "pydantic.dataclasses",
    "pydantic.dataclasses.dataclass",
    "attr", "attr.s", "attr.attrs", "attr.define", "attr.frozen", "attr.mutable", "attr.dataclass",
    "attrs", "attrs.define", "attrs.frozen", "attrs.mutable",
})  # fmt: skip
"""Decorators of Python that make a record, as they are resolved."""
_BASES = frozenset({
    "typing.NamedTuple", "typing.TypedDict", "typing_extensions.NamedTuple",
    "typing_extensions.TypedDict", "pydantic.BaseModel", "pydantic.main.BaseModel",
    "pydantic_settings.BaseSettings", "msgspec.Struct", "sqlmodel.SQLModel",
    "sqlalchemy.orm.DeclarativeBase", "django.db.models.Model", "typing.NamedTuple.NamedTuple",
    "ctypes.Structure", "mongoengine.Document",
})  # fmt: skip
_BASE_WRITTEN = {
    "NamedTuple": "typing", "TypedDict": "typing", "BaseModel": "pydantic", "Struct": "msgspec",
    "Model": "django.db.models", "DeclarativeBase": "sqlalchemy.orm", "Structure": "ctypes",
}  # fmt: skip
"""The last word of a base behind a module: `typing.NamedTuple`, `models.Model`."""
_ANNOTATIONS = frozenset({
    f"{package}.persistence.{name}" for package in ("javax", "jakarta")
    for name in ("Entity", "Embeddable", "MappedSuperclass")
} | {"lombok.Data", "lombok.Value"})  # fmt: skip
_FIELDS = frozenset({"variable", "constant"})
_NAMED = re.compile(r"[A-Za-z_]\w*(?:(?:\.|::)\w+)*")


class Found(NamedTuple):
    facts: list[DefFact]
    unsure: list[DefFact]


class RecordTypes:
    """Looks for record types in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._ancestry = Ancestry(box.binder)
        self._subjects = Subjects(box, "record_types")
        self._make = self._subjects.make

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        kept = [fact for fact in self._found.facts if scope.holds(fact.path, fact.line)]
        unsure = [fact for fact in self._found.unsure if scope.holds(fact.path, fact.line)]
        return (self._entry(step, scope, [self._seen(fact) for fact in kept], unsure),)

    @cached_property
    def _found(self) -> Found:
        facts: list[DefFact] = []
        unsure: list[DefFact] = []
        for path in sorted(self._book.blobs):
            for fact in each(self._book.definitions_in(path)):
                if fact.has(Trait.DECLARATION):
                    continue
                is_record = self._is_record(fact)
                if is_record is None:
                    unsure.append(fact)
                elif is_record:
                    facts.append(fact)
        return Found(facts, unsure)

    def _is_record(self, fact: DefFact) -> bool | None:
        """Whether a definition is one; None where a base of it is not known."""
        if fact.kind == "struct":
            return True
        match family_of(fact.path):
            case "python" if fact.kind == "class":
                return self._is_python_record(fact)
            case "typescript" | "cpp" if fact.kind in ("interface", "type_alias"):
                members = self._subjects.own_members(fact)
                return bool(members) and all(one.kind in _FIELDS for one in members)
            case "java" if fact.kind == "class":
                head = self._subjects.head_text(fact)
                is_written = re.search(rf"\brecord\s+{re.escape(fact.name)}\b", head) is not None
                return is_written or any(map(self._is_entity(fact), fact.details.decorators))
        return False

    def _is_entity(self, fact: DefFact) -> Callable[[str], bool]:
        rows = self._book.imports_of(fact.path)
        stars = [row.module for row in rows if row.name == "*"]

        def is_one(written: str) -> bool:
            named = [row.module for row in rows if row.bound == written]
            return bool(_ANNOTATIONS & {written, *named, *(f"{one}.{written}" for one in stars)})

        return is_one

    def _is_python_record(self, fact: DefFact) -> bool | None:
        rules = self._binder.rules(fact.path)
        for written in fact.details.decorators:
            bound = rules.dotted((fact.path, fact.parent), written)
            if isinstance(bound, Outside) and bound.name in _DECORATORS:
                last = written.rpartition(".")[2]
                return "." not in written or last != "field"
        is_unsure = False
        for up in self._ancestry.above(fact):
            if isinstance(up.bound, Outside):
                if self._is_record_base(up.bound.name, up.base.expression):
                    return True
            elif isinstance(up.bound, Uncertain):
                is_unsure = True
        return None if is_unsure and self._fields(fact) else False

    def _is_record_base(self, name: str, written: str) -> bool:
        """A base is told by its import, or by the module that stands before it."""
        last = written.partition("(")[0].rpartition(".")[2]
        return name in _BASES or _BASE_WRITTEN.get(last) == name

    def _fields(self, fact: DefFact) -> list[DefFact]:
        return [one for one in self._subjects.own_members(fact) if one.kind in _FIELDS]

    # References

    def _seen(self, fact: DefFact) -> Observation:
        others = sorted({one.name for one in self._referred(fact)})
        told = f"{fact.qualified_name} ({fact.path}:{fact.line})"
        if others:
            told += f" holds {', '.join(others)}"
        return replace(located(fact), statement=told)

    def _referred(self, fact: DefFact) -> Iterator[DefFact]:
        keys = {one.key for one in self._found.facts}
        for text in self._written_types(fact):
            for named in _NAMED.findall(text):
                bound = self._binder.rules(fact.path).dotted((fact.path, fact.parent), named)
                if isinstance(bound, Defined) and bound.fact.key in keys:
                    yield bound.fact

    def _written_types(self, fact: DefFact) -> Iterator[str]:
        for field in self._fields(fact):
            written = field.details.annotation
            if written is None:
                line = self._subjects.text_of(field, field.line, field.line)
                written = _before(line, field.name)
            yield written
        yield from (one.annotation or "" for one in fact.details.parameters)

    def _entry(
        self, step: Step, scope: Scope, seen: list[Observation], unsure: list[DefFact]
    ) -> EvidenceEntry:
        reasons: tuple[ReasonCode, ...] = ()
        notes = []
        if scope.files(one.path for one in blind_spots(self._tree, self._book)):
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
        files = scope.files(sorted(self._tree.files))
        unread = [path for path in files if may_define(self._tree, path, functions=False)]
        if unread:
            reasons += (ReasonCode.LANGUAGE_NOT_PARSED,)
            notes.append(f"the structure of {unread[0]} is not read")
        if unsure:
            reasons += (ReasonCode.UNRESOLVED_REFERENCES,)
            notes.append(f"what {unsure[0].qualified_name} extends is not certain")
        note = "; ".join(notes) or None
        leads = tuple(located(one) for one in unsure)
        if not seen:
            return self._make.absent(
                step, complete=not reasons, reasons=reasons, note=note, candidates=leads
            )
        return self._make.observed(
            step, Quality.STRONG, tuple(seen), candidates=leads, complete=not reasons,
            reasons=reasons, note=note,
        )  # fmt: skip


def _before(line: str, name: str) -> str:
    """The part of a declaration in front of the name: its type, in C, C++ and Java."""
    found = re.search(rf"\b{re.escape(name)}\b", line)
    return line[: found.start()] if found is not None else ""
