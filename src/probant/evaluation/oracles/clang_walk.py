"""What one translation unit says about the files of the tree it was made of.

Runs inside the worker (clang_worker.py). An entity counts only where its name is written out at
its place: whatever a macro makes is not in the text. Next: clang_calls.py for the call sites.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from probant.evaluation.oracles.clang_calls import Call, Calls
from probant.evaluation.oracles.clang_text import Sources, Spot, last_identifier

TYPES = {
    "CLASS_DECL": "class",
    "STRUCT_DECL": "struct",
    "UNION_DECL": "struct",
    "CLASS_TEMPLATE": "class",
    "CLASS_TEMPLATE_PARTIAL_SPECIALIZATION": "class",
    "ENUM_DECL": "enum",
}
FUNCTIONS = {
    "FUNCTION_DECL": "function",
    "FUNCTION_TEMPLATE": "function",
    "CXX_METHOD": "method",
    "CONSTRUCTOR": "method",
    "DESTRUCTOR": "method",
    "CONVERSION_FUNCTION": "method",
}
# A variable template has no cursor kind of its own.
VARIABLES = {"VAR_DECL": "variable", "FIELD_DECL": "variable", "UNEXPOSED_DECL": "variable"}
OTHERS = {
    "TYPEDEF_DECL": "type_alias",
    "TYPE_ALIAS_DECL": "type_alias",
    "NAMESPACE": "module",
    "MACRO_DEFINITION": "macro",
    "ENUM_CONSTANT_DECL": "enum_member",
}
KINDS = TYPES | FUNCTIONS | VARIABLES | OTHERS
TRUE_KINDS = frozenset(KINDS.values()) | {"constant"}
CLASSES = frozenset(TYPES) - {"ENUM_DECL"}
OPEN_SCOPES = CLASSES | {"TRANSLATION_UNIT", "NAMESPACE", "LINKAGE_SPEC"}
"""Where a variable is a fact of the file and not of one function."""
PLACED = frozenset(KINDS) | {"LINKAGE_SPEC", "FRIEND_DECL", "INCLUSION_DIRECTIVE"}
"""What can stand in another file than what surrounds it, by an include."""
REOPENED = frozenset({"NAMESPACE", "LINKAGE_SPEC"})

_INSTANTIATION = re.compile(rb"(?:extern\s+)?template\b(?!\s*<)")
_GIVEN_BODY = re.compile(rb"=\s*(?:default|delete)\s*\Z")
_CONSTANT = re.compile(rb"\bconst(?:expr)?\b")
_INCLUDE = re.compile(rb'#\s*\w+\s*(?:<([^>\n]*)>|"([^"\n]*)"|(\w+))')
_CONVERSION = re.compile(rb"operator\b\s*([^(]*)\(")


class Found(NamedTuple):
    line: int
    name: str
    kind: str
    qualified_name: str
    is_declaration: bool


class Signature(NamedTuple):
    """The head of a function that has its body here; no parameters at all if one is nameless."""

    line: int
    name: str
    end_line: int
    parameters: tuple[str, ...] | None
    is_static: bool


@dataclass
class FileFacts:
    """What is known of one file; goes over the pipe as lists."""

    definitions: set[Found] = field(default_factory=set)
    imports: set[tuple[int, str, str | None]] = field(default_factory=set)
    bases: set[tuple[str, str]] = field(default_factory=set)
    calls: set[Call] = field(default_factory=set)
    functions: set[tuple[str, int, bool]] = field(default_factory=set)
    signatures: set[Signature] = field(default_factory=set)
    renamed: set[int] = field(default_factory=set)


class Walk:
    """One translation unit, of which the files in `wanted` are looked at."""

    def __init__(self, cindex: Any, unit: Any, sources: Sources, wanted: frozenset[str]) -> None:
        self._cindex, self._unit, self._sources = cindex, unit, sources
        self._facts = {path: FileFacts() for path in wanted}
        self._calls = Calls(cindex, sources)
        self._macro_ends: dict[tuple[str, int], int] = {}

    def run(self) -> dict[str, FileFacts]:
        for cursor, kind, parent, around in self._cursors():
            if kind == "CALL_EXPR":
                self._call(cursor, around)
            elif kind == "INCLUSION_DIRECTIVE":
                self._include(cursor)
            elif kind == "MACRO_INSTANTIATION":
                self._use_of_macro(cursor)
            elif kind == "CXX_BASE_SPECIFIER":
                self._base(cursor, parent)
            elif kind in KINDS:
                self._define(cursor, kind)
        return self._facts

    def _cursors(self) -> Iterator[tuple[Any, str, Any, str]]:
        """Cursor, its kind, its parent, and the nearest kind above that is no mere wrapper.

        An explicit stack: how deep the code nests is up to whoever wrote it. Children of the unit
        go in order, so that uses of macros are known before what they make.
        """
        whole = self._unit.cursor
        for top in whole.get_children():
            stack: list[tuple[Any, Any, str]] = [(top, whole, "")]
            while stack:
                cursor, parent, around = stack.pop()
                kind = cursor.kind.name
                if kind in PLACED or parent is whole:
                    path = self._sources.place(cursor.location).path
                    if path is None or (path not in self._facts and kind not in REOPENED):
                        continue
                yield cursor, kind, parent, around
                inner = around if kind == "UNEXPOSED_EXPR" else kind
                stack += [(child, cursor, inner) for child in cursor.get_children()]

    def _define(self, cursor: Any, kind: str) -> None:
        spot = self._sources.place(cursor.location)
        facts = self._facts.get(spot.path or "")
        if facts is None or (kind in VARIABLES and not _is_open(cursor)):
            return
        name = self._name(cursor, kind, spot)
        start, end = map(self._sources.place, (cursor.extent.start, cursor.extent.end))
        if not name:
            # A macro that makes the whole declaration leaves nothing that reads like a name.
            is_only_a_name = start != spot or kind == "ENUM_CONSTANT_DECL"
            if is_only_a_name and self._is_renamed(spot):
                facts.renamed.add(spot.line)
            return
        written = self._sources.between(start, end)
        if _INSTANTIATION.match(written):
            return
        is_declaration = _is_declaration(cursor, kind, written)
        if is_declaration and kind in TYPES and not self._stands_alone(end):
            return
        qualified = ".".join((*_scopes(cursor), name))
        true_kind = self._kind(cursor, kind, self._sources.between(start, spot))
        facts.definitions.add(Found(spot.line, name, true_kind, qualified, is_declaration))
        if kind in FUNCTIONS:
            facts.functions.add((cursor.get_usr(), spot.line, is_declaration))
            if cursor.is_definition() and name.isidentifier():
                facts.signatures.add(_signature(cursor, spot, end, name))

    def _name(self, cursor: Any, kind: str, spot: Spot) -> str:
        """The name if it is written at `spot`, else nothing."""
        spelling = str(cursor.spelling)
        if kind in FUNCTIONS and re.match(r"operator\b", spelling):
            if not self._sources.begins(spot, "operator"):
                return ""
            if kind == "CONVERSION_FUNCTION" or "type-parameter" in spelling:
                return self._conversion(spot)
            return spelling
        # Constructors and destructors of a template are spelled with its parameters.
        spelling = spelling.partition("<")[0]
        is_there = self._sources.begins(spot, spelling)
        if kind == "DESTRUCTOR":
            is_there = self._sources.bytes_at(spot).startswith(b"~")
        return spelling if is_there else ""

    def _conversion(self, spot: Spot) -> str:
        found = _CONVERSION.match(self._sources.bytes_at(spot))
        written = found[1].decode("utf-8", "replace") if found else ""
        return " ".join(["operator", *written.split()])

    def _is_renamed(self, spot: Spot) -> bool:
        """Is a plain word written here that a macro replaces by the name?"""
        end = self._macro_ends.get((spot.path or "", spot.offset), spot.offset)
        word = self._sources.bytes_at(spot)[: end - spot.offset]
        return bool(word) and word.replace(b"_", b"a").isalnum()

    def _stands_alone(self, end: Spot) -> bool:
        """`struct s;` declares; in `struct s *f(void);` the type is only mentioned."""
        return self._sources.bytes_at(end).lstrip().startswith(b";")

    def _kind(self, cursor: Any, kind: str, before: bytes) -> str:
        if kind in ("CLASS_TEMPLATE", "CLASS_TEMPLATE_PARTIAL_SPECIALIZATION"):
            number = self._cindex.conf.lib.clang_getTemplateCursorKind(cursor)
            return TYPES[self._cindex.CursorKind.from_id(number).name]
        if kind == "FUNCTION_TEMPLATE" and cursor.semantic_parent.kind.name in CLASSES:
            return "method"
        if kind == "VAR_DECL" and _is_constant(cursor.type):
            return "constant"
        if kind == "UNEXPOSED_DECL" and _CONSTANT.search(before):
            return "constant"
        return KINDS[kind]

    def _call(self, cursor: Any, around: str) -> None:
        call = self._calls.read(cursor, around)
        if call is not None and call.path in self._facts:
            self._facts[call.path].calls.add(call)

    def _include(self, cursor: Any) -> None:
        spot = self._sources.place(cursor.location)
        found = _INCLUDE.match(self._sources.bytes_at(spot))
        if found is None or spot.path is None:
            return
        module = next(part for part in found.groups() if part is not None).decode(
            "utf-8", "replace"
        )
        file = cursor.get_included_file()
        resolved = self._sources.path_of(file.name) if file is not None else None
        self._facts[spot.path].imports.add((spot.line, module, resolved))

    def _use_of_macro(self, cursor: Any) -> None:
        start, end = map(self._sources.place, (cursor.extent.start, cursor.extent.end))
        if start.path is not None:
            self._macro_ends[start.path, start.offset] = end.offset
            self._facts[start.path].calls.update(self._calls.in_macro(start, end))

    def _base(self, cursor: Any, owner: Any) -> None:
        spot = self._sources.place(owner.location)
        start, end = map(self._sources.place, (cursor.location, cursor.extent.end))
        written = self._sources.between(start, end).decode("utf-8", "replace")
        # What `decltype(…)` computes has no name that could be compared.
        base = "" if "decltype" in written else last_identifier(written)
        name = self._name(owner, owner.kind.name, spot)
        if base and name and spot.path in self._facts:
            self._facts[spot.path].bases.add((name, base))


def _signature(cursor: Any, spot: Spot, end: Spot, name: str) -> Signature:
    names = [str(c.spelling) for c in cursor.get_children() if c.kind.name == "PARM_DECL"]
    return Signature(
        line=spot.line,
        name=name,
        end_line=end.line if end.path == spot.path else 0,
        parameters=tuple(names) if all(names) else None,
        is_static=bool(cursor.is_static_method()),
    )


def _is_open(cursor: Any) -> bool:
    scope = cursor.semantic_parent
    return scope is not None and scope.kind.name in OPEN_SCOPES


def _is_declaration(cursor: Any, kind: str, written: bytes) -> bool:
    if kind in OTHERS or kind == "FIELD_DECL" or cursor.is_definition():
        return False
    if kind in FUNCTIONS:
        return not _GIVEN_BODY.search(written)
    if kind == "VAR_DECL" and cursor.semantic_parent.kind.name not in CLASSES:
        # A file-level variable of C without a value is a definition, if a tentative one.
        return bool(cursor.storage_class.name == "EXTERN")
    return True


def _is_constant(type_: Any) -> bool:
    canonical = type_.get_canonical()
    element = canonical.get_array_element_type()
    is_array = element.kind.name != "INVALID"
    return bool(canonical.is_const_qualified()) or (is_array and _is_constant(element))


def _scopes(cursor: Any) -> tuple[str, ...]:
    """The names around a cursor, outermost first; what has no name is passed over."""
    names: list[str] = []
    scope = cursor.semantic_parent
    while scope is not None and scope.kind.name != "TRANSLATION_UNIT":
        name = str(scope.spelling)
        if name and not name.startswith("(") and not scope.is_anonymous():
            names.insert(0, name if name.startswith("operator") else name.partition("<")[0])
        scope = scope.semantic_parent
    return tuple(names)
