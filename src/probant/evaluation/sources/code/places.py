"""Where things are defined, in any language, by that language's own front end: families 1–8.

Next: structure.py.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from probant.evaluation.sources.code.reading import (
    CALLABLE,
    MAX_SAME_NAME,
    TYPES,
    CodeReading,
    is_constructor,
    locations,
    owner_of,
)
from probant.evaluation.sources.code.truth import TrueDefinition
from probant.evaluation.sources.fact import Fact, structural_fact
from probant.evaluation.sources.vocabulary import Symbol

KINDS: Mapping[str, frozenset[str]] = {
    "1": frozenset({"function"}),
    "2": frozenset({"class"}),
    "4": frozenset({"constant"}),
    "5": frozenset({"type_alias", "interface", "struct", "trait", "enum"}),
}
"""Family → what everything of one name has to be."""

MEMBERS: Mapping[str, str] = {"3": "method", "6": "enum_member"}
MIN_CONSTANT_CHARS = 3


class CodePlaces(CodeReading):
    def facts(self) -> Mapping[str, Sequence[Fact]]:
        found: dict[str, list[Fact]] = {
            family: list(self._named(family, kinds)) for family, kinds in KINDS.items()
        }
        found |= {family: list(self._members(family, kind)) for family, kind in MEMBERS.items()}
        return found | {"7": list(self._same_names()), "8": list(self._nested())}

    def _named(self, family: str, kinds: frozenset[str]) -> Iterator[Fact]:
        for name, found in sorted(self._by_name.items()):
            bodies = [d for d in found if not d.is_declaration and not d.is_optional]
            if not bodies or not {d.kind for d in bodies} <= kinds:
                continue
            if family == "1" and all(self._is_nested(d) for d in bodies):
                continue
            doubt = self._name_doubt(name)
            if family == "4" and len(name) < MIN_CONSTANT_CHARS:
                doubt = doubt or "too short a name"
            if any(not {d.kind} <= kinds for d in found):
                doubt = doubt or "the name may mean something else too"
            if self._keep(family, name, doubt):
                makers = [replace(d, is_optional=True) for d in self._constructors.get(name, ())]
                yield structural_fact(locations([*found, *makers]), x=name)

    @cached_property
    def _constructors(self) -> Mapping[str, list[TrueDefinition]]:
        """By the class they make: listed beside it by some, left out by others."""
        found: dict[str, list[TrueDefinition]] = defaultdict(list)
        for definition in self._definitions("method"):
            if is_constructor(definition):
                found[definition.name].append(definition)
        return found

    def _members(self, family: str, kind: str) -> Iterator[Fact]:
        groups: dict[tuple[str, str], list[TrueDefinition]] = defaultdict(list)
        for definition in (d for found in self._by_name.values() for d in found):
            if definition.kind == kind:
                groups[owner_of(definition), definition.name].append(definition)
        for (owner, name), found in sorted(groups.items()):
            doubt = self._member_doubt(owner, name, found)
            if self._keep(family, f"{owner}.{name}", doubt):
                if family == "3":
                    yield structural_fact(locations(found), owner=owner, x=name)
                else:
                    yield structural_fact(locations(found), x=f"{owner}.{name}")

    def _member_doubt(self, owner: str, name: str, found: Sequence[TrueDefinition]) -> str | None:
        owners = {d.kind for d in self._by_name.get(owner, [])}
        if not owner or not owners & TYPES:
            return "its owner is no named type of the tree"
        if name == owner or name == "constructor" or not name.isidentifier():
            return "a constructor or operator"
        if name in self._unread_words or owner in self._unread_words:
            return "the name also stands where no oracle could look"
        if len(found) > MAX_SAME_NAME:
            return "too many definitions share the name"
        if all(d.is_declaration or d.is_optional for d in found):
            return "only declared, or a matter of taste"
        others = [d for d in self._by_name[name] if owner_of(d) == owner and d not in found]
        return "the type has something else of that name" if others else None

    def _same_names(self) -> Iterator[Fact]:
        for name, found in sorted(self._by_name.items()):
            bodies = [d for d in found if not d.is_declaration and not d.is_optional]
            if len(bodies) < 2 or not {d.kind for d in found} <= CALLABLE | TYPES:
                continue
            if name in self._constructors:
                self._keep("7", name, "whether its constructor counts is taste")
                continue
            if self._keep("7", name, self._name_doubt(name)):
                yield structural_fact(locations(found), x=name)

    def _nested(self) -> Iterator[Fact]:
        for definition in self._definitions("function"):
            if not self._is_nested(definition) or definition.is_optional:
                continue
            doubt = self._name_doubt(definition.name)
            if len(self._by_name[definition.name]) > 1:
                doubt = doubt or "the name has several definitions"
            if self._keep("8", definition.qualified_name, doubt):
                outer = owner_of(definition)
                yield structural_fact(locations([definition]), x=definition.name, y=outer)

    def _is_nested(self, definition: TrueDefinition) -> bool:
        """Whether it stands inside another function of its file."""
        outer = definition.qualified_name.rpartition(".")[0]
        around = self._by_name.get(outer.rpartition(".")[2], [])
        return any(
            d.path == definition.path and d.qualified_name == outer and d.kind in CALLABLE
            for d in around
        )

    def symbols(self) -> Sequence[Symbol]:
        """Every definition with a body, for questions that mislead."""
        heirs = {(base.path, base.owner) for t in self._truths for base in t.bases or ()}
        return [
            Symbol(
                language=self._language[definition.path],
                path=definition.path,
                line=definition.line,
                name=definition.name,
                kind=definition.kind,
                owner=owner_of(definition),
                reference=self._reference(definition, may_narrow=False),
                is_root=(definition.path, definition.name) not in heirs,
            )
            for found in self._by_name.values()
            for definition in found
            if definition.path in self._language
        ]
