"""True statements about a tree: where things stand, what they are made of, what they do.

Every one is an oracle's fact about which no reader can be in doubt: the name means one thing in the
tree, or in the file that is named with it. Next: mutations.py, wordings.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.sources.code.relations import IMPORTING
from probant.evaluation.sources.code.structure import EXPORTING, INHERITING
from probant.evaluation.sources.code.truth import TrueDefinition, TrueImport, TrueSignature
from probant.evaluation.statements.reading import NOUNS, CheckReading
from probant.evaluation.statements.statement import Told, told

EXTENDING = INHERITING | {"python"}
MAX_TYPE_CHARS = 60
MAX_PARAMETERS = 6
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven")
_QUOTABLE = re.compile(r"[ -_a-~]{14,90}")
"""Printable, without a backtick."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Ground:
    """A true statement with what it was made of, for those that make it false."""

    told: Told
    path: str
    line: int = 0
    subject: TrueDefinition | None = None
    object: TrueDefinition | None = None


class CheckFacts:
    """The makers of true statements over one reading."""

    def __init__(self, reading: CheckReading) -> None:
        self.reading = reading

    def all(self) -> Mapping[str, Sequence[Ground]]:
        """By sort."""
        found: dict[str, list[Ground]] = {}
        makers = (
            self._places(), self._quotes(), self._blocks(), self._ranges(), self._calls(),
            self._imports(), self._bases(), self._signatures(), self._exports(), self._raised(),
        )  # fmt: skip
        for maker in makers:
            for ground in maker:
                found.setdefault(ground.told.sort, []).append(ground)
        return found

    def _places(self) -> Iterator[Ground]:
        reading = self.reading
        for d in reading.definitions:
            x = reading.narrowed(d)
            if x is None:
                continue
            slots = {"x": x, "noun": NOUNS[d.kind], "file": reading.file_name(d.path)}
            at = {**slots, "line": str(d.line)}
            for sort, given in (
                ("defined_in.file", slots),
                ("defined_in.line", at),
                ("identifier.file", slots),
                ("identifier.line", at),
            ):
                kinds = ("defined_in",) if sort.startswith("defined") else ("identifier",)
                one = told(sort, reading.language(d.path), *kinds, **given)
                yield Ground(told=one, path=d.path, line=d.line, subject=d)

    def _quotes(self) -> Iterator[Ground]:
        """A line of code that stands once in its file, and that no other line contains."""
        reading = self.reading
        for path in reading.code_files:
            lines = reading.lines(path)
            text = "\n".join(lines)
            for number in reading.rng.sample(range(len(lines)), min(len(lines), 12)):
                quoted = lines[number].strip()
                if not _is_quotable(quoted) or text.count(quoted) != 1:
                    continue
                slots = {"quote": quoted, "file": reading.file_name(path)}
                at = {**slots, "line": str(number + 1)}
                language = reading.language(path)
                quote = told("quote.line", language, "quote", **at)
                yield Ground(told=quote, path=path, line=number + 1)
                contains = told("contains", language, "contains", "quote", **slots)
                yield Ground(told=contains, path=path, line=number + 1)

    def _blocks(self) -> Iterator[Ground]:
        reading = self.reading
        for path in reading.code_files:
            lines = reading.lines(path)
            for _ in range(4):
                n = reading.rng.randint(2, 5)
                if len(lines) <= n:
                    continue
                first = reading.rng.randrange(len(lines) - n)
                block = lines[first : first + n]
                text = "\n".join(block)
                if not all(map(_is_block_line, block)) or "\n".join(lines).count(text) != 1:
                    continue
                one = told(
                    "quote.block", reading.language(path), "quote",
                    block=text, file=path, first=str(first + 1), last=str(first + n),
                )  # fmt: skip
                yield Ground(told=one, path=path, line=first + 1)

    def _ranges(self) -> Iterator[Ground]:
        reading = self.reading
        for path in reading.code_files:
            n_lines = len(reading.lines(path))
            if n_lines < 4:
                continue
            first = reading.rng.randint(1, n_lines - 2)
            last = min(n_lines, first + reading.rng.randint(1, 30))
            one = told(
                "line_range", reading.language(path),
                file=reading.file_name(path), first=str(first), last=str(last), line=str(first),
            )  # fmt: skip
            yield Ground(told=one, path=path, line=first)

    def _subject(self, definition: TrueDefinition) -> tuple[str, str] | None:
        """A name, and the file that has to be named with it."""
        reference = self.reading.reference(definition)
        if reference is not None:
            return reference, ""
        narrowed = self.reading.narrowed(definition)
        return (narrowed, definition.path) if narrowed is not None else None

    @cached_property
    def call_pairs(self) -> list[tuple[TrueDefinition, TrueDefinition]]:
        """Who calls whom, where the call stands in the caller's own lines under its own name."""
        reading = self.reading
        found: dict[tuple[TrueDefinition, TrueDefinition], None] = {}
        for truth in reading.truths:
            for call in truth.calls or ():
                around = reading.around(call.path, call.line)
                if around is None or "lambda" in reading.lines(call.path)[call.line - 1]:
                    continue
                caller = reading.by_place.get((around.path, around.line, around.name))
                callee = reading.by_place.get((call.target_path, call.target_line, call.callee))
                if caller is None or callee is None or caller == callee:
                    continue
                if callee.kind in ("function", "method"):
                    found[caller, callee] = None
        return list(found)

    def _calls(self) -> Iterator[Ground]:
        for caller, callee in self.call_pairs:
            said = self.pair(caller, callee)
            if said is not None:
                x, y, where = said
                one = told(
                    "calls", self.reading.language(caller.path), where=where,
                    x=x, y=y, noun=NOUNS[caller.kind],
                )  # fmt: skip
                yield Ground(told=one, path=caller.path, subject=caller, object=callee)

    def pair(self, first: TrueDefinition, second: TrueDefinition) -> tuple[str, str, str] | None:
        """Names for both and the file that narrows them, which has to be the same."""
        one, other = self._subject(first), self._subject(second)
        if one is None or other is None:
            return None
        if other[1] and other[1] != first.path:
            return None
        return one[0], other[0], one[1] or other[1]

    def _imports(self) -> Iterator[Ground]:
        reading, files = self.reading, set(self.reading.code_files)
        for truth in reading.truths:
            if truth.language not in IMPORTING | {"python"}:
                continue
            for entry in truth.imports or ():
                if entry.path not in files or entry.is_optional:
                    continue
                yield from self._import(entry, truth.language)

    def _import(self, entry: TrueImport, language: str) -> Iterator[Ground]:
        reading = self.reading
        slots = {"file": reading.file_name(entry.path), "module": header(entry.module, language)}
        slots["verb"] = "includes" if language in ("c", "cpp") else "imports"
        slots["done"] = "included" if language in ("c", "cpp") else "imported"
        if re.fullmatch(r"[\w@][\w@./-]*", entry.module) and "*" not in entry.names:
            one = told("imports.module", language, "imports", **slots)
            yield Ground(told=one, path=entry.path, line=entry.line)
            for name in entry.names[:2]:
                if re.fullmatch(r"[A-Za-z_]\w+", name) and language != "java":
                    named = told("imports.name", language, "imports", name=name, **slots)
                    yield Ground(told=named, path=entry.path, line=entry.line)
        leads = entry.resolved if entry.is_certain else None
        if leads is not None and reading.is_plain(leads) and leads != entry.path:
            slots["target"] = leads
            one = told("imports.file", language, "imports", **slots)
            yield Ground(told=one, path=entry.path, line=entry.line)

    def _bases(self) -> Iterator[Ground]:
        reading = self.reading
        for truth in reading.truths:
            for base in truth.bases or ():
                owners = [d for d in reading.named(base.owner) if d.path == base.path]
                if len(owners) != 1 or owners[0] not in self._speakable:
                    continue
                is_extending = base.relation == "extends" and truth.language in EXTENDING
                is_implementing = base.relation == "implements" and truth.language != "go"
                said = self._subject(owners[0])
                if said is None or not (is_extending or is_implementing):
                    continue
                if not re.fullmatch(r"[A-Za-z_]\w*", base.base) or base.base == base.owner:
                    continue
                above = "trait" if truth.language == "rust" else "interface"
                one = told(
                    base.relation, truth.language, where=said[1],
                    x=said[0], y=base.base, noun=NOUNS[owners[0].kind], above=above,
                )  # fmt: skip
                yield Ground(told=one, path=base.path, subject=owners[0])

    @cached_property
    def _speakable(self) -> frozenset[TrueDefinition]:
        return frozenset(self.reading.definitions)

    def _signatures(self) -> Iterator[Ground]:
        reading = self.reading
        for d in reading.definitions:
            signature = reading.signatures.get((d.path, d.line))
            said = self._subject(d) if d.kind in ("function", "method") else None
            if signature is None or said is None or signature.name != d.name:
                continue
            slots = {"x": said[0], "noun": NOUNS[d.kind]}
            language = reading.language(d.path)
            for sort, more in self._head(signature):
                one = told(sort, language, where=said[1], **slots, **more)
                yield Ground(told=one, path=d.path, line=d.line, subject=d)

    def _head(self, signature: TrueSignature) -> Iterator[tuple[str, dict[str, str]]]:
        returns = " ".join(signature.returns.split())
        is_plain = returns and len(returns) <= MAX_TYPE_CHARS and not re.search("[`\"']", returns)
        if is_plain and "property" not in signature.marks:
            yield "returns", {"type": returns}
        names = signature.parameters
        if names is None or len(names) > MAX_PARAMETERS or self._is_variadic(signature):
            return
        if not all(re.fullmatch(r"[A-Za-z]\w*", name) for name in names):
            return
        # Whether the receiver counts is a matter of taste where it is written in the head.
        if "method" not in signature.marks and "property" not in signature.marks:
            noun = "parameter" if len(names) == 1 else "parameters"
            other = "argument" if len(names) == 1 else "arguments"
            number = NUMBERS[len(names)]
            yield "parameter.count", {"n": f"{number} {noun}", "m": f"{number} {other}"}
        if len(names) > 1:
            yield "parameter.names", {"names": listed(names)}
        if names:
            yield "parameter.one", {"p": self.reading.rng.choice(names)}

    def _is_variadic(self, signature: TrueSignature) -> bool:
        place = (signature.path, signature.line)
        text = self.reading.body_text(signature).partition("{")[0]
        return place in self.reading.python.variadic or "..." in text

    def _exports(self) -> Iterator[Ground]:
        reading, files = self.reading, set(self.reading.code_files)
        for truth in reading.truths:
            if truth.language not in EXPORTING | {"python"}:
                continue
            for export in truth.exports or ():
                is_listed = truth.language != "python" or "__all__" in reading.words(export.path)
                is_sure = ("exports", export.path) not in truth.unjudged and not export.is_optional
                is_named = export.name != "default" and reading.is_sayable(export.name)
                if export.path in files and is_listed and is_sure and is_named:
                    slots = {"x": export.name, "file": reading.file_name(export.path)}
                    one = told("exports", truth.language, **slots)
                    yield Ground(told=one, path=export.path)

    def _raised(self) -> Iterator[Ground]:
        reading = self.reading
        for d in reading.definitions:
            raised = reading.python.raised.get((d.path, d.line), ())
            said = self._subject(d) if raised else None
            if said is None:
                continue
            for name in raised:
                one = told("raises", "python", where=said[1], x=said[0], y=name, noun=NOUNS[d.kind])
                yield Ground(told=one, path=d.path, line=d.line, subject=d)


def listed(names: Sequence[str]) -> str:
    """`a`, `b` and `c`."""
    marked = [f"`{name}`" for name in names]
    return " and ".join(filter(None, [", ".join(marked[:-1]), marked[-1]]))


def _is_quotable(line: str) -> bool:
    has_words = len(re.findall(r"[A-Za-z_]{3,}", line)) >= 2
    return has_words and _QUOTABLE.fullmatch(line) is not None and "..." not in line


def _is_block_line(line: str) -> bool:
    """Not empty, and nothing a reader takes for an omission or for the end of the block."""
    is_text = len(line.strip()) > 3 and line.isprintable()
    return is_text and not re.search(r"\.\.\.|…|```|~~~|^\s*(#|//|/\*|\*|--)", line)


def header(module: str, language: str) -> str:
    """As people write it: a header of the library of C++ stands in angle brackets."""
    return f"<{module}>" if language in ("c", "cpp") and "." not in module else module


def stem(path: str) -> str:
    return PurePosixPath(path).stem
