"""What code calls outside the repository, by the path an import gives it: `os.remove`.

Certain or nothing: a name that is bound to something else in its scope, or to code of the
repository, has no path. Yields paths and doubts, not evidence. Shared by the tools whose tables
know libraries (topics.py, handlers.py, routes.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from probant.facts.blind_spots import blind_spots
from probant.facts.bodies.code import Call, bare
from probant.facts.bound import MISSING, Defined, Outside, Uncertain
from probant.facts.languages import family_of, is_unparsed_code, language_of
from probant.facts.rows import CallFact, DefFact, ImportFact
from probant.tools.library_topics import is_listed
from probant.tools.parsed import ParsedFiles
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath

_IMPORTED = re.compile(r"i(\d+)")
_ORIGIN = re.compile(r"r*([id])(\d+)")
_HEAD = re.compile(r"[\w$]+")
_RUN_AS_TEXT = {
    "python": frozenset({"eval", "exec", "__import__"}),
    "javascript": frozenset({"eval", "Function"}),
    "typescript": frozenset({"eval", "Function"}),
}
"""Builtins that may run anything."""
_OWN = (".", "/", "crate", "self", "super", "#", "@/", "~/")
"""How imports begin that mean the repository itself."""


NOT_FOUND = Uncertain("a module that is not found")

_Counts = Callable[[ImportFact, str], bool]


class Doubt(NamedTuple):
    """Why something may be there that was not seen, in which files, in words."""

    reason: ReasonCode
    files: tuple[RepoPath, ...]
    why: str


class LibraryCalls:
    """Names what the code of one snapshot calls from outside."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self.parsed = ParsedFiles(box.tree)
        self._included: dict[RepoPath, frozenset[str]] = {}

    def language(self, path: RepoPath) -> str:
        return self._book.language(path) or language_of(path) or ""

    def calls(self, path: RepoPath) -> Iterator[tuple[CallFact, str]]:
        """The calls of a file that leave the repository, each with its path."""
        for call in self._book.calls_of_file(path):
            for named in self._paths(call):
                yield call, named

    def imports(self, path: RepoPath) -> Iterator[tuple[ImportFact, str]]:
        """The imports of a file that are not of the repository, each with its path."""
        for row in self._book.imports_of(path):
            if self._is_outside(row):
                yield row, self._imported(row)

    def unsure(self, path: RepoPath) -> Iterator[tuple[CallFact, str]]:
        """Calls of a name that an import from outside binds, and something else does, too."""
        for call in self._book.calls_of_file(path):
            head = _HEAD.match(call.expression) if call.bind == "m" else None
            bound = head[0] if head is not None else ""
            for row in self._book.imports_of(path) if bound else []:
                if row.bound == bound and self._is_outside(row):
                    yield call, self._below(row, call.expression)

    def holder(self, call: CallFact) -> DefFact | None:
        return self._book.definition(call.path, call.blob, call.caller) if call.caller else None

    def holder_at(self, path: RepoPath, line: int) -> DefFact | None:
        """The innermost function or class around a line; None where several share their lines."""
        around = [
            fact
            for fact in self._book.definitions_in(path)
            if fact.first_line <= line <= fact.last_line
            and fact.kind in ("function", "method", "class")
        ]
        lines = max(((one.first_line, -one.last_line) for one in around), default=None)
        inner = [one for one in around if (one.first_line, -one.last_line) == lines]
        return inner[0] if len(inner) == 1 else None

    def written(self, call: CallFact) -> Call | None:
        """The same call with its arguments; None where it is not certain which one it is."""
        code = self.parsed.code(call.path)
        if code is None:
            return None
        text = "".join(call.expression.split())
        found = [
            one
            for one in code.calls
            if one.callee == text
            and one.node.start_point[0] + 1 <= call.line <= one.node.end_point[0] + 1
        ]
        alike = [
            one
            for one in self._book.calls_of_file(call.path)
            if (one.expression, one.line) == (call.expression, call.line) and one.bind != "v"
        ]
        if len(found) != len(alike):
            return found[0] if len(found) == 1 else None
        return found[alike.index(call)]

    def origin(self, call: CallFact) -> str:
        """The import that what is called comes from, through what it made: `flask.Flask` of a
        method of such a value; '' where that is not certain."""
        kind = _ORIGIN.match(call.bind)
        if kind is not None and kind[1] == "i":
            row = self._import(call, int(kind[2]))
            return self._origin_of(row) if row is not None else ""
        if kind is not None:
            fact = self._book.definition(call.path, call.blob, int(kind[2]))
            return self._made(call.path, fact.name) if fact is not None else ""
        if call.bind[:1] == "t":
            head = _HEAD.search(call.bind[1:])
            rows = self._book.imports_of(call.path)
            return next((self._origin_of(row) for row in rows if head and row.bound == head[0]), "")
        return ""

    def _origin_of(self, row: ImportFact) -> str:
        if self._is_outside(row):
            return self._imported(row)
        bound = self._binder.imported(row)
        if not isinstance(bound, Defined) or bound.fact.kind not in ("variable", "constant"):
            return ""
        return self._made(bound.fact.path, bound.fact.name)

    def _made(self, path: RepoPath, name: str) -> str:
        """The import whose call gives a variable of a file its value."""
        code = self.parsed.code(path)
        value = bare(code.assigned.get(name)) if code is not None else None
        if code is None or value is None:
            return ""
        text = code.squeezed(value.child_by_field_name("function")) or code.squeezed(
            value.child_by_field_name("constructor")
        )
        head = _HEAD.match(text)
        for row in self._book.imports_of(path):
            if head is not None and row.bound == head[0] and self._is_outside(row):
                return self._below(row, text)
        return ""

    # What may be missed

    def doubts(self, scope: Scope) -> list[Doubt]:
        """Files of the scope that are not read, or that run what no import names."""
        paths = scope.files(sorted(self._tree.files))
        found = []
        if unparsed := tuple(path for path in paths if is_unparsed_code(path)):
            why = f"the structure of {unparsed[0]} is not read"
            found.append(Doubt(ReasonCode.LANGUAGE_NOT_PARSED, unparsed, why))
        spots = blind_spots(self._tree, self._book)
        if blind := tuple(scope.files(one.path for one in spots)):
            found.append(Doubt(ReasonCode.WINDOW_SKIPPED_FILES, blind, f"{blind[0]} is not whole"))
        running = [path for path in self._files(scope) if self._runs_text(path)]
        if running:
            why = f"{running[0]} runs code that is only known when it runs"
            found.append(Doubt(ReasonCode.DYNAMIC_DISPATCH, tuple(running), why))
        return found

    def unlisted(self, scope: Scope) -> Doubt | None:
        """Libraries from outside that neither the table nor the language knows."""
        return self._brought(scope, "what {} may do is not in the table", self._is_unknown)

    def any_outside(self, scope: Scope) -> Doubt | None:
        """Anything that comes from outside, the language's own libraries included."""
        found = self._brought(scope, "what {} may do is not told by the table", lambda *_: True)
        if found is not None:
            return found
        for path in self._files(scope):
            for call in self._book.calls_of_file(path):
                if self._is_loose(call):
                    why = f"where {call.expression} at {path}:{call.line} comes from is not told"
                    return Doubt(ReasonCode.OUTSIDE_REPOSITORY, (path,), why)
        return None

    def _brought(self, scope: Scope, why: str, counts: _Counts) -> Doubt | None:
        files: dict[RepoPath, None] = {}
        modules: dict[str, None] = {}
        for path in self._files(scope):
            for row, named in self.imports(path):
                if scope.holds(path, row.line) and counts(row, named):
                    files[path] = modules[row.module] = None
        if not files:
            return None
        told = ", ".join(list(modules)[:3])
        more = f" and {len(modules) - 3} more" if len(modules) > 3 else ""
        return Doubt(ReasonCode.OUTSIDE_REPOSITORY, tuple(files), why.format(told + more))

    def _files(self, scope: Scope) -> list[RepoPath]:
        return scope.files(sorted(self._book.blobs))

    def _is_unknown(self, row: ImportFact, named: str) -> bool:
        is_standard = self._binder.rules(row.path).is_standard(row.module)
        return not is_standard and not is_listed(self.language(row.path), named)

    def _runs_text(self, path: RepoPath) -> bool:
        running = _RUN_AS_TEXT.get(self.language(path), frozenset())
        lines = {row.line for row in self._book.imports_of(path)}
        return any(
            call.bind in ("b", "?")
            and (
                call.expression in running
                or (call.expression == "require" and call.line not in lines)
            )
            for call in self._book.calls_of_file(path)
        )

    def _is_loose(self, call: CallFact) -> bool:
        """A call of something that no import and no definition of the repository names."""
        if call.bind[:1] not in ("?", "n") or self._binder.is_cast(call):
            return False
        bound = self._binder.call(call)
        if not isinstance(bound, Outside):
            return bound == MISSING
        return family_of(call.path) in ("rust", "java", "cpp") and "." in bound.name

    # Paths

    def _paths(self, call: CallFact) -> list[str]:
        bound = self._binder.call(call)
        if not isinstance(bound, Outside | Uncertain):
            return []
        if found := _IMPORTED.fullmatch(call.bind):
            row = self._import(call, int(found[1]))
            return [self._below(row, call.expression)] if row and self._is_outside(row) else []
        kind, text = call.bind[:1], call.bind[1:]
        if kind == "t" and isinstance(bound, Outside):
            return self._typed(call, text)
        if kind == "n" or call.bind in ("b", "?"):
            return self._ambient(call, text if kind == "n" else call.expression, bound)
        return []

    def _ambient(self, call: CallFact, text: str, bound: Outside | Uncertain) -> list[str]:
        """A builtin, or what the language finds without an import of that very name."""
        match family_of(call.path):
            case "java":
                return self._java(call, text) if isinstance(bound, Outside) else []
            case "rust":
                return [_dotted(text)] if isinstance(bound, Outside) or bound == MISSING else []
            case "cpp":
                return self._native(call, text, bound)
        return [_dotted(text)] if isinstance(bound, Outside) else []

    def _java(self, call: CallFact, text: str) -> list[str]:
        head = text.partition(".")[0]
        rows = self._book.imports_of(call.path)
        named = next((row for row in rows if row.bound == head), None)
        if named is not None:
            return [self._below(named, text)] if self._is_outside(named) else []
        if head[:1].islower():
            return [_dotted(text)]
        stars = [row.module for row in rows if row.name == "*" and self._is_outside(row)]
        return [f"{module}.{_dotted(text)}" for module in (*stars, "java.lang")]

    def _native(self, call: CallFact, text: str, bound: Outside | Uncertain) -> list[str]:
        """A function by its header, where the file includes that; `std::` is not told apart."""
        if bound != MISSING and not isinstance(bound, Outside):
            return []
        name = _dotted(text).removeprefix("std.")
        return [f"{header}.{name}" for header in sorted(self._headers(call.path))]

    def _headers(self, path: RepoPath) -> frozenset[str]:
        """Headers from outside that a file includes, itself or through those of the repository."""
        if path not in self._included:
            found: set[str] = set()
            seen, open_paths = {path}, [path]
            while open_paths:
                for row in self._book.imports_of(open_paths.pop()):
                    inner = set(self._binder.files(row)) - seen
                    seen |= inner
                    open_paths += sorted(inner)
                    found |= {row.module} if self._is_outside(row) else set()
            self._included[path] = frozenset(found)
        return self._included[path]

    def _typed(self, call: CallFact, text: str) -> list[str]:
        """A method of a value itself, not of its parts, whose written type an import names."""
        found = _HEAD.search(text)
        rows = self._book.imports_of(call.path)
        row = next((one for one in rows if found and one.bound == found[0]), None)
        is_own = re.fullmatch(r"[\w$]+(?:\.|::|->)[\w$]+", call.expression) is not None
        if row is None or not is_own or not self._is_outside(row):
            return []
        return [f"{self._below(row, text)}.{call.name}"]

    def _import(self, call: CallFact, number: int) -> ImportFact | None:
        rows = self._book.imports_of(call.path)
        return next((row for row in rows if row.no == number), None)

    def _is_outside(self, row: ImportFact) -> bool:
        if row.module.startswith(_OWN) or row.form == "mod" or self._binder.files(row):
            return False
        if self._binder.resolve(row) is not None:
            return False
        bound = self._binder.imported(row)
        return isinstance(bound, Outside) or bound in (MISSING, NOT_FOUND)

    def _imported(self, row: ImportFact) -> str:
        name = "" if row.name in ("", "*", "default") else row.name
        module = row.module.removeprefix("node:").replace("::", ".")
        return ".".join(filter(None, (module, name)))

    def _below(self, row: ImportFact, text: str) -> str:
        """What an expression means whose first word an import binds: the rest goes below it."""
        rest = _dotted(text).partition(".")[2]
        named = self._imported(row)
        if family_of(row.path) == "python" and not row.name and "." in row.module:
            is_whole = row.bound == row.module.partition(".")[0]
            named = row.bound if is_whole else named
        return ".".join(filter(None, (named, rest)))


def _dotted(text: str) -> str:
    """An expression up to its first call or index, in dots: `a::b!` is a.b."""
    plain = re.split(r"[(\[<{\"'`]|::<", text, maxsplit=1)[0]
    return "".join(plain.split()).replace("?.", ".").replace("::", ".").strip(".!&*")
