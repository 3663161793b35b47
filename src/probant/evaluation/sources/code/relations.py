"""Who imports and who calls whom, in any language: families 31–33, 35, 36 and their false twins.

A caller is certain only if every written call of that name was decided by the oracle.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.questions.truth import LastNames, NameSet, Paths, Sites
from probant.evaluation.sources.code.oracles import LANGUAGE_OF
from probant.evaluation.sources.code.reading import CodeReading
from probant.evaluation.sources.code.structure import INHERITING
from probant.evaluation.sources.code.truth import TrueDefinition, TrueSignature
from probant.evaluation.sources.fact import Fact, structural_fact, yes_or_no

IMPORTING = frozenset({"java", "cpp", "c", "typescript", "javascript", "go"})
"""Languages in which an import names one module; a `use` of Rust names a tree of them."""
IMPORTED = frozenset({"cpp", "c", "typescript", "javascript", "java"})
"""Languages in which a file is imported, not a package of files."""
CALLED_BY_THE_LANGUAGE = frozenset(
    "toString equals hashCode compareTo compare iterator close valueOf toJSON then main init "
    "String Error Len Less Swap Read Write Close ServeHTTP Unwrap Is As Format GoString "
    "MarshalJSON UnmarshalJSON MarshalText UnmarshalText begin end swap".split()
)
_CALL = re.compile(r"([\w$]+)\s*(?:<[^;(){}]*>)?\s*\(")
_ACCESSOR = re.compile(r"\s*(?:(?:static|public|private|protected|override) )*[gs]et [\w#$\[]")
_CALLED_VALUE = re.compile(r"\]\s*\(|\(\s*\*[^()]*\)\s*\(")
_CLOSURE = re.compile(r"=>|->|\bnew\b|\bfunc\b|\bfunction\b|\bclass\b|\[[&=]?\]\s*\(|//|/\*|[\"'`]")
_NO_CALLS = frozenset("if for while switch catch return sizeof synchronized typeof await".split())
MAX_PAIRS_TRIED = 20_000
MAX_PAIRS = 300


class CodeRelations(CodeReading):
    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {
            "31": list(self._imports()),
            "32": list(self._importers()),
            "33": list(self._callers()),
            "34": list(self._callees()),
            "35": list(self._calls_yes()),
            "36": list(self._calls_no()),
            "U9": list(self._swapped_calls()),
            "U10": list(self._swapped_bases()),
        }

    def _imports(self) -> Iterator[Fact]:
        for truth in self._truths:
            if truth.language not in IMPORTING or truth.imports is None:
                continue
            written: dict[str, set[str]] = {path: set() for path in truth.files}
            loose = {path for fact, path in truth.unjudged if fact.startswith("import")}
            for found in truth.imports:
                written[found.path].add(found.module)
                loose |= {found.path} if found.is_optional else set()
            for path, modules in sorted(written.items()):
                reference = self._file_reference(path)
                doubt = None
                if reference is None:
                    doubt = "no unmistakable short name"
                elif path in loose:
                    doubt = "an import is a matter of taste"
                elif truth.language in ("c", "cpp") and self._has_silent_line(path):
                    doubt = "some lines could not be read"
                if self._keep("31", path, doubt) and reference is not None:
                    yield structural_fact(NameSet(frozenset(modules)), x=reference)

    def _has_silent_line(self, path: str) -> bool:
        return any(path == silent for truth in self._truths for silent, _ in truth.silent_lines)

    def _importers(self) -> Iterator[Fact]:
        for truth in self._truths:
            if truth.language not in IMPORTED or truth.imports is None:
                continue
            found: dict[str, set[str]] = defaultdict(set)
            unsure: set[str] = set()
            for entry in truth.imports:
                if entry.resolved is not None and not entry.is_optional:
                    found[entry.resolved].add(entry.path)
                if not entry.is_certain or entry.is_optional:
                    unsure.add(last_step(entry.module))
            for path in sorted(truth.files):
                reference = self._file_reference(path)
                doubt = self._import_doubt(path, truth.language, found, unsure)
                if reference is None:
                    doubt = "no unmistakable short name"
                if self._keep("32", path, doubt) and reference is not None:
                    yield structural_fact(Paths(frozenset(found[path])), x=reference)

    def _import_doubt(
        self, path: str, language: str, found: Mapping[str, set[str]], unsure: set[str]
    ) -> str | None:
        pure = PurePosixPath(path)
        if pure.stem in unsure or pure.name in unsure or "*" in unsure:
            return "some import may or may not mean it"
        if str(pure.parent) in found or pure.parent.name in unsure:
            return "its folder is imported as a whole"
        if language in ("c", "cpp") and self._is_included_elsewhere(pure.name, found[path]):
            return "a file includes it under a condition that is not met here"
        others = [p for p, spoken in self._language.items() if spoken != language]
        mentioned = pure.stem.encode()
        if any(mentioned in self._tree.files[other] for other in (*others, *self._unread)):
            return "a file of another language, or one nobody read, may import it"
        return None

    def _is_included_elsewhere(self, name: str, known: set[str]) -> bool:
        """Whether bytes of another file hold an include of it, whatever surrounds that line."""
        line = re.compile(rb"^[ \t]*#[ \t]*include\b[^\n]*\b" + re.escape(name.encode()), re.M)
        return any(
            line.search(self._tree.files[path])
            for path, language in self._language.items()
            if path not in known and language in ("c", "cpp")
        )

    @cached_property
    def _unread(self) -> list[str]:
        return [
            path
            for path in self._tree.files
            if path not in self._language and PurePosixPath(path).suffix.lower() in LANGUAGE_OF
        ]

    @cached_property
    def _sites(self) -> Mapping[tuple[str, int], set[tuple[str, int]]]:
        """Place of a definition → places of the calls that may lead there."""
        found: dict[tuple[str, int], set[tuple[str, int]]] = defaultdict(set)
        for truth in self._truths:
            for call in truth.calls or ():
                for target in ((call.target_path, call.target_line), *call.others):
                    found[target].add((call.path, call.line))
        return found

    @cached_property
    def _decided(self) -> frozenset[tuple[str, int, str]]:
        inside = {(c.path, c.line, c.callee) for t in self._truths for c in t.calls or ()}
        outside = {(c.path, c.line, c.callee) for t in self._truths for c in t.foreign_calls}
        return frozenset(inside | outside)

    @cached_property
    def _foreign_names(self) -> frozenset[str]:
        return frozenset(c.callee for t in self._truths for c in t.foreign_calls)

    @cached_property
    def _with_calls(self) -> frozenset[str]:
        return frozenset(t.language for t in self._truths if t.calls is not None)

    def _called(self, family: str) -> Iterator[tuple[TrueDefinition, str]]:
        """Functions every call of which the oracle has decided."""
        for definition, reference in self._referenced(family, ("function", "method")):
            if self._language[definition.path] not in self._with_calls:
                continue
            if self._keep(family, reference, self._call_doubt(definition)):
                yield definition, reference

    def _call_doubt(self, definition: TrueDefinition) -> str | None:
        name = definition.name
        head = self._lines(definition.path)[definition.line - 1 : definition.line]
        if any(map(_ACCESSOR.match, head)):
            return "whoever reads or sets it calls it"
        if self._sole(name) is not definition:
            return "several definitions share the name"
        if definition.kind == "method" and name in self._foreign_names:
            return "a library calls something of that name"
        if name in CALLED_BY_THE_LANGUAGE:
            return "called without a written call"
        sites = self._sites.get((definition.path, definition.line), set())
        written = re.compile(rf"(?<![\w$#]){re.escape(name)}\s*(<[^;(){{}}]*>)?\s*!?\(")
        own = {(d.path, d.line) for d in self._by_name[name]}
        for path in self._language:
            if name.encode() not in self._tree.files[path]:
                continue
            for number, line in enumerate(self._lines(path), start=1):
                is_known = (path, number, name) in self._decided or (path, number) in own
                if written.search(line) and not is_known:
                    return f"a written call at {path}:{number} is undecided"
        if any(not re.search(rf"\b{re.escape(name)}\b", self._line(*site)) for site in sites):
            return "a call spans several lines"
        return None

    def _callers(self) -> Iterator[Fact]:
        for definition, reference in self._called("33"):
            sites = self._sites.get((definition.path, definition.line), set())
            is_run = not sites and definition.name.lower().startswith("test")
            if is_run and not self._keep("33", reference, "a test runner may call it"):
                continue
            yield structural_fact(Sites(frozenset(sites)), x=reference)

    def _callees(self) -> Iterator[Fact]:
        for definition, reference in self._referenced("34", ("function", "method")):
            body = self._bodies.get((definition.path, definition.line))
            if body is None or self._language[definition.path] not in self._with_calls:
                continue
            text = "\n".join(self._lines(body.path)[body.line - 1 : body.end_line])
            lines = range(body.line + 1, body.end_line + 1)
            found = {
                callee for line in lines for callee in self._decided_at.get((body.path, line), ())
            }
            written = set(_CALL.findall(text.partition("{")[2])) - _NO_CALLS
            doubt = None
            if body.end_line <= body.line:
                doubt = "the body stands beside the name"
            elif _CLOSURE.search(text.partition("{")[2]):
                doubt = "a nested function, or an object made, may or may not count"
            elif _CALLED_VALUE.search(text.partition("{")[2]):
                doubt = "what a table or a pointer holds is called"
            elif written != found:
                doubt = "something written like a call is undecided"
            if self._keep("34", reference, doubt):
                yield structural_fact(LastNames(frozenset(found)), x=reference)

    @cached_property
    def _bodies(self) -> Mapping[tuple[str, int], TrueSignature]:
        return {(s.path, s.line): s for t in self._truths for s in t.signatures if s.end_line}

    @cached_property
    def _pairs(self) -> list[tuple[tuple[TrueDefinition, str], tuple[TrueDefinition, str]]]:
        """Caller and callee, where the call stands in the caller's own body."""
        callees = list(self._called("35"))
        callers = [
            (d, reference)
            for d, reference in self._referenced("35", ("function", "method"))
            if (d.path, d.line) in self._bodies
        ]
        found = []
        for callee, name in callees:
            for path, line in sorted(self._sites.get((callee.path, callee.line), ())):
                around = self._innermost(path, line)
                for caller, reference in callers:
                    is_it = around == (caller.path, caller.line)
                    if is_it and (caller.path, caller.line) != (callee.path, callee.line):
                        found.append(((caller, reference), (callee, name)))
        return list(dict.fromkeys(found))

    def _innermost(self, path: str, line: int) -> tuple[str, int] | None:
        inside = [
            (s.line, (s.path, s.line))
            for s in self._bodies_by_path.get(path, ())
            if s.line <= line <= s.end_line
        ]
        return max(inside)[1] if inside else None

    @cached_property
    def _bodies_by_path(self) -> Mapping[str, list[TrueSignature]]:
        found: dict[str, list[TrueSignature]] = defaultdict(list)
        for signature in self._bodies.values():
            found[signature.path].append(signature)
        return found

    def _calls_yes(self) -> Iterator[Fact]:
        for (_, caller), (_, callee) in self._pairs:
            yield yes_or_no(True, x=caller, y=callee)

    def _never_calls(self, caller: TrueDefinition, callee: TrueDefinition) -> bool:
        """The name is not written in the body, nor in that of anything the body names."""
        body = self._bodies.get((caller.path, caller.line))
        if body is None or (caller.path, caller.line) == (callee.path, callee.line):
            return False
        if self._calls_undecided(body) and self._is_held(callee.name):
            return False
        seen: set[tuple[str, int]] = set()
        waiting = [body]
        while waiting:
            one = waiting.pop()
            text = "\n".join(self._lines(one.path)[one.line - 1 : one.end_line])
            words = set(re.findall(r"[\w$]+", text))
            if callee.name in words:
                return False
            for word in words:
                for definition in self._by_name.get(word, ()):
                    key = (definition.path, definition.line)
                    if key in self._bodies and key not in seen:
                        seen.add(key)
                        waiting.append(self._bodies[key])
        return True

    def _calls_undecided(self, body: TrueSignature) -> bool:
        """Whether something is called of which no oracle says what it is, as a parameter."""
        lines = range(body.line, body.end_line + 1)
        known = {callee for line in lines for callee in self._decided_at.get((body.path, line), ())}
        text = "\n".join(self._lines(body.path)[body.line : body.end_line])
        return bool(set(_CALL.findall(text)) - _NO_CALLS - known)

    @cached_property
    def _decided_at(self) -> Mapping[tuple[str, int], set[str]]:
        found: dict[tuple[str, int], set[str]] = defaultdict(set)
        for path, line, callee in self._decided:
            found[path, line].add(callee)
        return found

    def _is_held(self, name: str) -> bool:
        """Whether the name stands anywhere without being called or defined: it may be kept."""
        return name in self._uncalled

    @cached_property
    def _uncalled(self) -> frozenset[str]:
        """Words that somewhere stand neither before a bracket nor behind a word that defines."""
        use = re.compile(
            r"(?<![\w$])(?<!function )(?<!fn )(?<!func )([^\W\d][\w$]*)(?!\s*\(|[\w$])"
        )
        return frozenset(
            word for path in self._language for word in use.findall("\n".join(self._lines(path)))
        )

    def _calls_no(self) -> Iterator[Fact]:
        callees = list(self._called("36"))
        callers = [
            (d, reference)
            for d, reference in self._referenced("36", ("function", "method"))
            if (d.path, d.line) in self._bodies
        ]
        found: set[tuple[str, str]] = set()
        for _ in range(min(MAX_PAIRS_TRIED, 40 * len(callers)) if callees else 0):
            caller, callee = self._rng.choice(callers), self._rng.choice(callees)
            pair = (caller[1], callee[1])
            if pair in found or not self._never_calls(caller[0], callee[0]):
                continue
            found.add(pair)
            yield yes_or_no(False, x=caller[1], y=callee[1])
            if len(found) == MAX_PAIRS:
                return

    def _swapped_calls(self) -> Iterator[Fact]:
        decided = {reference for _, reference in self._called("U9")}
        for (caller, name), (callee, other) in self._pairs[:MAX_PAIRS]:
            if name in decided and self._never_calls(callee, caller):
                yield yes_or_no(False, x=other, y=name)

    def _swapped_bases(self) -> Iterator[Fact]:
        """The base does not extend what extends it."""
        for truth in self._truths:
            if truth.language not in INHERITING:
                continue
            for base in truth.bases or ():
                above, below = self._sole(base.base), self._sole(base.owner)
                if above is None or below is None or base.relation != "extends":
                    continue
                doubt = self._name_doubt(base.base) or self._name_doubt(base.owner)
                if base.base == base.owner:
                    doubt = "a class and its base share the name"
                if self._keep("U10", f"{base.base} {base.owner}", doubt):
                    yield yes_or_no(False, x=base.base, y=base.owner)


def last_step(module: str) -> str:
    """`utils` of `../lib/utils.js`, `List` of `java.util.List`."""
    return re.split(r"[/.:]+", re.sub(r"\.(js|ts|mjs|cjs|h|hpp)$", "", module))[-1]
