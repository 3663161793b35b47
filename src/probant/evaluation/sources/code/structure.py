"""What types and functions are made of, in any language.

Families 16, 18, 20, 21, 23, 25, 27–30, and tests of Go (53, 54).

Where languages differ in what a word means (is a constructor a method, is a trait a base), the
fact is dropped and listed, or the language left out of the table. Next: relations.py.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from probant.evaluation.questions.truth import Boolean, Count, LastNames, Names, NameSet, Text
from probant.evaluation.sources.code.reading import TYPES, CodeReading, locations, owner_of
from probant.evaluation.sources.code.truth import TrueBase, TrueDefinition, TrueSignature
from probant.evaluation.sources.fact import Fact, structural_fact, yes_or_no

INHERITING = frozenset({"java", "cpp", "typescript", "javascript"})
IMPLEMENTING = frozenset({"java", "typescript"})
EXPORTING = frozenset({"typescript", "javascript"})
WITH_FIELDS: Mapping[str, frozenset[str]] = {
    "java": frozenset({"class"}),
    "go": frozenset({"struct"}),
    "rust": frozenset({"struct"}),
    "cpp": frozenset({"class", "struct"}),
    "c": frozenset({"struct"}),
    "typescript": frozenset({"class"}),
}
TRAITS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "typescript": (("async", "async"), ("generator", "a generator"), ("static", "a static method")),
    "javascript": (("async", "async"), ("generator", "a generator"), ("static", "a static method")),
    "rust": (("async", "async"),),
    "java": (("static", "a static method"),),
    "cpp": (("static", "a static method"),),
}
"""Language → marks of a signature, with the words they are asked by."""

VISIBLE: Mapping[str, frozenset[str]] = {
    "java": frozenset({"public", "private"}),
    "go": frozenset({"public", "private"}),
    "rust": frozenset({"public", "private"}),
}


class CodeStructure(CodeReading):
    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {
            "16": list(self._parameters()),
            "18": list(self._returns()),
            "20": list(self._bases()),
            "21": list(self._subclasses()),
            "23": list(self._interfaces()),
            "25": list(self._exports()),
            "27": list(self._traits()),
            "28": list(self._fields()),
            "29": list(self._visibility()),
            "30": list(self._method_counts()),
            "53": list(self._tests()),
            "54": list(self._test_counts()),
        }

    @cached_property
    def _signatures(self) -> Mapping[tuple[str, int, str], TrueSignature]:
        return {(s.path, s.line, s.name): s for t in self._truths for s in t.signatures}

    def _signed(self, family: str) -> Iterator[tuple[TrueDefinition, str, TrueSignature]]:
        for definition, reference in self._referenced(
            family, ("function", "method"), may_narrow=True
        ):
            found = self._signatures.get((definition.path, definition.line, definition.name))
            if found is not None:
                yield definition, reference, found

    def _parameters(self) -> Iterator[Fact]:
        for _, reference, signature in self._signed("16"):
            doubt = None if signature.parameters is not None else "a parameter has no plain name"
            if self._keep("16", reference, doubt) and signature.parameters is not None:
                yield structural_fact(Names(signature.parameters), x=reference)

    def _returns(self) -> Iterator[Fact]:
        for _, reference, signature in self._signed("18"):
            if signature.returns:
                yield structural_fact(Text(signature.returns), x=reference)

    def _traits(self) -> Iterator[Fact]:
        for definition, reference, signature in self._signed("27"):
            for mark, words in TRAITS.get(self._language[definition.path], ()):
                if mark == "static" and definition.kind != "method":
                    continue
                yield yes_or_no(mark in signature.marks, x=reference, p=words)

    def _visibility(self) -> Iterator[Fact]:
        for definition, reference, signature in self._signed("29"):
            known = VISIBLE.get(self._language[definition.path], frozenset())
            said = known & signature.marks
            doubt = None if len(said) == 1 else "neither public nor private"
            if not known or not self._keep("29", reference, doubt):
                continue
            for word in sorted(known):
                yield yes_or_no(word in said, x=reference, p=word)

    @cached_property
    def _bases_by_owner(self) -> Mapping[tuple[str, str], list[TrueBase]]:
        found: dict[tuple[str, str], list[TrueBase]] = defaultdict(list)
        for truth in self._truths:
            for base in truth.bases or ():
                found[base.path, base.owner].append(base)
        return found

    def _related(self, definition: TrueDefinition, relation: str) -> frozenset[str]:
        listed = self._bases_by_owner.get((definition.path, definition.name), [])
        return frozenset(base.base for base in listed if base.relation == relation)

    def _types(
        self, family: str, languages: frozenset[str], *, may_narrow: bool = True
    ) -> Iterator[tuple[TrueDefinition, str]]:
        for definition, reference in self._referenced(family, TYPES, may_narrow=may_narrow):
            if self._language[definition.path] in languages:
                here = [
                    d
                    for d in self._by_name[definition.name]
                    if d.path == definition.path and not d.is_declaration
                ]
                doubt = None if len(here) == 1 else "two types of that name in the file"
                if self._keep(family, reference, doubt):
                    yield definition, reference

    def _bases(self) -> Iterator[Fact]:
        for definition, reference in self._types("20", INHERITING):
            if definition.kind not in ("class", "struct"):
                continue
            doubt = None
            if self._related(definition, "implements"):
                doubt = "whether an implemented interface is a base is taste"
            if self._keep("20", reference, doubt):
                yield structural_fact(LastNames(self._related(definition, "extends")), x=reference)

    def _interfaces(self) -> Iterator[Fact]:
        for definition, reference in self._types("23", IMPLEMENTING):
            found = self._related(definition, "implements")
            doubt = None
            if not found and self._related(definition, "extends"):
                doubt = "a base may implement some"
            if definition.kind == "class" and self._keep("23", reference, doubt):
                yield structural_fact(LastNames(found), x=reference)

    def _subclasses(self) -> Iterator[Fact]:
        by_base: dict[str, list[TrueBase]] = defaultdict(list)
        for listed in self._bases_by_owner.values():
            for base in listed:
                by_base[base.base].append(base)
        for definition, reference in self._types("21", INHERITING, may_narrow=False):
            below = by_base[definition.name]
            found = [d for base in below for d in self._owners(base)]
            doubt = None
            if any(base.relation != "extends" for base in below):
                doubt = "whether implementing is inheriting is taste"
            elif any(by_base[base.owner] for base in below):
                doubt = "direct and indirect subclasses differ"
            elif len(found) != len(below):
                doubt = "a subclass has no name of its own"
            elif definition.kind not in ("class", "struct"):
                doubt = "not a class"
            if self._keep("21", reference, doubt):
                yield structural_fact(locations(found), x=reference)

    def _owners(self, base: TrueBase) -> list[TrueDefinition]:
        return [
            d
            for d in self._by_name.get(base.owner, [])
            if d.path == base.path and d.kind in TYPES and not d.is_declaration
        ]

    def _exports(self) -> Iterator[Fact]:
        for truth in self._truths:
            if truth.language not in EXPORTING or truth.exports is None:
                continue
            names: dict[str, set[str]] = defaultdict(set)
            loose = {export.path for export in truth.exports if export.is_optional}
            for export in truth.exports:
                names[export.path].add(export.name)
            for path, listed in sorted(names.items()):
                reference = self._file_reference(path)
                text = self._tree.files[path]
                doubt = None
                if path in loose or ("exports", path) in truth.unjudged:
                    doubt = "some exports are a matter of taste"
                elif re.search(rb"export\s*\*|export\s*=|module\.exports", text):
                    doubt = "exports what another file says"
                elif "default" in listed or reference is None:
                    doubt = "a default export, or a file without a short name"
                if self._keep("25", path, doubt) and reference is not None:
                    yield structural_fact(NameSet(frozenset(listed)), x=reference)

    @cached_property
    def _members(self) -> Mapping[tuple[str, str], list[TrueDefinition]]:
        """By file and qualified name of the type; Go and Rust spread methods over files."""
        found: dict[tuple[str, str], list[TrueDefinition]] = defaultdict(list)
        for definition in self._definitions("method", "variable", "constant"):
            outer = definition.qualified_name.rpartition(".")[0]
            found[definition.path, outer].append(definition)
        return found

    def _fields(self) -> Iterator[Fact]:
        for definition, reference in self._types("28", frozenset(WITH_FIELDS)):
            if definition.kind not in WITH_FIELDS[self._language[definition.path]]:
                continue
            members = self._members[definition.path, definition.qualified_name]
            fields = [d for d in members if d.kind != "method"]
            doubt = None
            if self._related(definition, "extends"):
                doubt = "it inherits or embeds fields"
            elif any(d.is_optional or not d.name.isidentifier() for d in members):
                doubt = "a member is a matter of taste"
            elif self._is_unnamed_fields(definition):
                doubt = "fields without names"
            if self._keep("28", reference, doubt):
                yield structural_fact(NameSet(frozenset(d.name for d in fields)), x=reference)

    def _is_unnamed_fields(self, definition: TrueDefinition) -> bool:
        line = self._line(definition.path, definition.line)
        return bool(re.search(rf"\b{re.escape(definition.name)}\b\s*(<[^>]*>)?\s*\(", line))

    def _method_counts(self) -> Iterator[Fact]:
        for definition, reference in self._types("30", frozenset({"java", "typescript", "go"})):
            if definition.kind not in ("class", "struct"):
                continue
            methods = [
                d
                for d in self._definitions("method")
                if owner_of(d) == definition.name
                and self._language[d.path] == self._language[definition.path]
                and (d.path == definition.path or self._language[d.path] == "go")
            ]
            if self._keep("30", reference, self._count_doubt(definition, methods)):
                yield structural_fact(Count(len(methods)), x=reference)

    def _tests(self) -> Iterator[Fact]:
        for definition in self._definitions("function"):
            name = definition.name
            if _is_go_test(definition) and self._keep("53", name, self._name_doubt(name)):
                yield structural_fact(Boolean(True), x=name)

    def _test_counts(self) -> Iterator[Fact]:
        """Of Go only: elsewhere an attribute or annotation makes the test, not its name."""
        counts = Counter(d.path for d in self._definitions("function") if _is_go_test(d))
        for path, n_tests in sorted(counts.items()):
            reference = self._file_reference(path)
            others = [d for d in self._definitions("function") if d.path == path]
            doubt = None
            if any(re.match(r"(Example|Fuzz|Benchmark)", d.name) for d in others):
                doubt = "whether an example or a benchmark is a test is taste"
            elif any(d.name == "TestMain" for d in others):
                doubt = "TestMain runs tests and is none"
            elif reference is None:
                doubt = "no unmistakable short name"
            if self._keep("54", path, doubt) and reference is not None:
                yield structural_fact(Count(n_tests), x=reference)

    def _count_doubt(
        self, definition: TrueDefinition, methods: Sequence[TrueDefinition]
    ) -> str | None:
        counts = Counter(d.name for d in methods)
        if self._related(definition, "extends"):
            return "it inherits methods"
        if any(n > 1 for n in counts.values()):
            return "overloaded methods"
        if definition.name in counts or "constructor" in counts:
            return "whether a constructor counts is taste"
        if any(d.is_optional or d.is_declaration for d in methods):
            return "a method is a matter of taste"
        for method in methods:
            if re.search(r"\b(get|set)\s+[\w$#]+\s*\(", self._line(method.path, method.line)):
                return "whether an accessor counts is taste"
        return None


def _is_go_test(definition: TrueDefinition) -> bool:
    is_named_so = re.match(r"Test([^a-z]|$)", definition.name) and definition.name != "TestMain"
    return bool(is_named_so) and definition.path.endswith("_test.go")
