"""The oracles' words about one tree, in the form in which statements are made of them.

Which names a reader cannot mistake, how far definitions reach, what is written in a body. Holds no
statement of its own. Next: facts.py.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.oracles.raw_bytes import RawBytes
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.sources.code.reading import CodeReading, owner_of
from probant.evaluation.sources.code.truth import CodeTruth, TrueDefinition, TrueSignature
from probant.evaluation.statements.python import PythonHeads, python_heads

Place = tuple[str, int]

NOUNS: Mapping[str, str] = {
    "function": "function",
    "method": "method",
    "class": "class",
    "struct": "struct",
    "interface": "interface",
    "trait": "trait",
    "enum": "enum",
    "constant": "constant",
    "type_alias": "type",
}
"""Kinds of definition that statements are made about, and what people call them."""

MIN_NAME_CHARS = 3
MAX_FILE_BYTES = 400_000
_PLAIN_PATH = re.compile(r"[\w][\w./+-]*\.[A-Za-z]+")
_WORD = re.compile(r"[\w$]+")
_CALL = re.compile(r"([\w$]+)\s*(?:<[^;(){}]*>)?\s*!?\(")
_ASSIGNED = re.compile(r"\b([\w$]+)\s*(?::[^=\n]+)?:?=(?!=)")
_FIELD = re.compile(
    r"(?:self|this)\.(\w+)\s*(?::[^=\n]+)?=(?!=)|^\s+(\w+)\s*:.*(?:Callable|=>)", re.M
)
_NO_CALLS = frozenset(
    "if for while switch catch return sizeof synchronized typeof await in not and or is elif "
    "assert print yield match func function new throw raise del with lambda super".split()
)


class CheckReading(CodeReading):
    """One tree; every file it speaks of is plain text with lines nobody counts differently."""

    def __init__(self, tree: Tree, truths: Sequence[CodeTruth], rng: random.Random) -> None:
        super().__init__(tree, truths, rng)
        self.tree = tree
        self.rng = rng
        self.truths = truths
        self.raw = RawBytes.of(tree)
        self.python: PythonHeads = python_heads(
            tree.files, frozenset(p for p, spoken in self._language.items() if spoken == "python")
        )

    def language(self, path: str) -> str:
        return self._language.get(path, "")

    @cached_property
    def code_files(self) -> list[str]:
        """Files the oracles read and a text can name without quoting."""
        return [path for path in sorted(self._language) if self.is_plain(path)]

    def is_plain(self, path: str) -> bool:
        content = self.tree.files.get(path)
        if content is None or not _PLAIN_PATH.fullmatch(path) or len(content) > MAX_FILE_BYTES:
            return False
        if any(sign in content for sign in (b"\r", b"\0", b"\f", b"\v", b"\x1c", b"\xc2\x85")):
            return False
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError:
            return False
        return text.isprintable() or len(text.splitlines()) <= text.count("\n") + 1

    def lines(self, path: str) -> list[str]:
        """Without the empty one after the last line end."""
        lines = self._lines(path)
        return lines[:-1] if lines and not lines[-1] else lines

    def words(self, path: str) -> frozenset[str]:
        if path not in self._words_by_path:
            text = self.tree.files[path].decode("utf-8", "replace")
            self._words_by_path[path] = frozenset(_WORD.findall(text))
        return self._words_by_path[path]

    @cached_property
    def _words_by_path(self) -> dict[str, frozenset[str]]:
        return {}

    def file_name(self, path: str) -> str:
        """How a text may call the file: mostly the path, at times a base name only it has."""
        name = PurePosixPath(path).name
        is_short = self._n_by_file_name[name] == 1 and self.rng.random() < 0.2
        return name if is_short else path

    @cached_property
    def definitions(self) -> list[TrueDefinition]:
        """Bodies of things people speak of, in plain files."""
        files = set(self.code_files)
        return [
            d
            for found in self._by_name.values()
            for d in found
            if d.path in files
            and d.kind in NOUNS
            and not d.is_declaration
            and not d.is_optional
            and self.is_sayable(d.name)
        ]

    def is_sayable(self, name: str) -> bool:
        return (
            len(name) >= MIN_NAME_CHARS
            and re.fullmatch(r"[A-Za-z_]\w*", name) is not None
            and not name.startswith("__")
            and name != "constructor"
            and name not in self._unread_words
        )

    def named(self, name: str) -> list[TrueDefinition]:
        return self._by_name.get(name, [])

    @cached_property
    def by_place(self) -> Mapping[tuple[str, int, str], TrueDefinition]:
        return {(d.path, d.line, d.name): d for d in self.definitions}

    @cached_property
    def signatures(self) -> Mapping[Place, TrueSignature]:
        told = [s for truth in self.truths for s in truth.signatures]
        return {(s.path, s.line): s for s in (*told, *self.python.signatures)}

    @cached_property
    def bodies_by_path(self) -> Mapping[str, list[TrueSignature]]:
        found: dict[str, list[TrueSignature]] = defaultdict(list)
        for signature in self.signatures.values():
            if signature.end_line:
                found[signature.path].append(signature)
        return found

    def around(self, path: str, line: int) -> TrueSignature | None:
        """The innermost function whose own lines hold this one."""
        inside = [s for s in self.bodies_by_path.get(path, ()) if s.line <= line <= s.end_line]
        found = max(inside, key=lambda s: s.line, default=None)
        if found is None or line < self.python.body_starts.get((path, found.line), line):
            return None
        return found

    def body_text(self, signature: TrueSignature) -> str:
        return "\n".join(self.lines(signature.path)[signature.line - 1 : signature.end_line])

    def head_text(self, signature: TrueSignature) -> str:
        """At least everything up to the body; of braces the outermost begins it."""
        start = self.python.body_starts.get((signature.path, signature.line))
        if start is not None:
            return "\n".join(self.lines(signature.path)[signature.line - 1 : start - 1])
        return self.body_text(signature).partition("{\n")[0]

    def body_words(self, signature: TrueSignature) -> frozenset[str]:
        return frozenset(_WORD.findall(self.body_text(signature)))

    def is_decided(self, body: TrueSignature) -> bool:
        """Whether the oracle knows of every written call in the body where it leads, and none
        leads to what a parameter or a local name may hold."""
        inner = "\n".join(self.body_text(body).split("\n")[1:])
        written = frozenset(_CALL.findall(inner)) - _NO_CALLS
        known = {
            callee
            for line in range(body.line, body.end_line + 1)
            for callee in self._decided.get((body.path, line), ())
        }
        held = {*(body.parameters or ()), "cls", "self", "super", "this"}
        held |= set(_ASSIGNED.findall(self.body_text(body))) | self._fields
        is_indirect = re.search(r"[\])]\s*\(", inner) is not None
        return written <= known and not written & held and not is_indirect

    @cached_property
    def _fields(self) -> frozenset[str]:
        """Names of attributes that are assigned: calling one calls what somebody put there."""
        texts = (self.tree.files[path].decode("utf-8", "replace") for path in self.code_files)
        return frozenset(name for text in texts for pair in _FIELD.findall(text) for name in pair)

    @cached_property
    def _decided(self) -> Mapping[Place, set[str]]:
        found: dict[Place, set[str]] = defaultdict(set)
        for truth in self.truths:
            for call in truth.calls or ():
                found[call.path, call.line].add(call.callee)
            for foreign in truth.foreign_calls:
                found[foreign.path, foreign.line].add(foreign.callee)
        return found

    def reference(self, definition: TrueDefinition) -> str | None:
        """A name that means this definition only, in the whole tree."""
        return self._reference(definition, may_narrow=False)

    def narrowed(self, definition: TrueDefinition) -> str | None:
        """A name that means this definition only, within its file."""
        name, owner = definition.name, owner_of(definition)
        here = [d for d in self.named(name) if d.path == definition.path]
        if here == [definition]:
            is_member = definition.kind == "method" and owner and self._is_type_here(definition)
            return f"{owner}.{name}" if is_member and self.rng.random() < 0.5 else name
        same = [d for d in here if d.qualified_name == definition.qualified_name]
        owned = [d for d in here if owner_of(d) == owner]
        if definition.kind == "method" and same == owned == [definition]:
            return f"{owner}.{name}" if self._is_type_here(definition) else None
        return None

    def _is_type_here(self, definition: TrueDefinition) -> bool:
        owner = owner_of(definition)
        found = [d for d in self.named(owner) if d.path == definition.path]
        return len(found) == 1 and found[0].kind in ("class", "struct", "interface", "enum")

    def extent(self, definition: TrueDefinition) -> tuple[int, int | None]:
        """First and last line, whatever stands directly above counted in; None where unknown."""
        place = (definition.path, definition.line)
        known = self.python.extents.get(place)
        first = known[0] if known else definition.line
        lines = self.lines(definition.path)
        while first > 1 and lines[first - 2].strip():
            first -= 1
        if known:
            return first, known[1]
        signature = self.signatures.get(place)
        return first, signature.end_line if signature and signature.end_line else None
