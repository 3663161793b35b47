"""The words of all front ends about one tree, and names to ask by that nobody can mistake.

Holds no family of its own. A name that also occurs where no oracle has looked is in doubt.
Next: places.py, structure.py, relations.py.
"""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.truth import Locations
from probant.evaluation.sources.code.oracles import LANGUAGE_OF
from probant.evaluation.sources.code.truth import CodeTruth, TrueDefinition

MAX_SAME_NAME = 6
STUBS = (".d.ts", ".d.mts", ".d.cts")
"""Files that only declare what others define."""
TYPES = frozenset({"class", "struct", "interface", "trait", "enum"})
CALLABLE = frozenset({"function", "method"})
_IDENTIFIER = re.compile(r"[A-Za-z_$][\w$]*")
_WORD = re.compile(rb"[\w$]+")


class CodeReading:
    """Every definition the oracles tell, by name; subclasses turn parts of it into facts."""

    def __init__(self, tree: Tree, truths: Sequence[CodeTruth], rng: random.Random) -> None:
        self._tree = tree
        self._truths = truths
        self._rng = rng
        self.dropped: list[Dropped] = []
        self._language = {path: truth.language for truth in truths for path in truth.files}
        self._by_name: dict[str, list[TrueDefinition]] = defaultdict(list)
        for truth in truths:
            for told in dict.fromkeys(truth.definitions or ()):
                is_stub = told.path.endswith(STUBS)
                definition = replace(told, is_declaration=True) if is_stub else told
                if not is_constructor(definition):
                    self._by_name[definition.name.removeprefix("#")].append(definition)

    def _keep(self, family: str, subject: str, doubt: str | None) -> bool:
        """List the fact as dropped if it is in doubt."""
        if doubt is not None:
            self.dropped.append(Dropped(family, subject, doubt))
        return doubt is None

    def _name_doubt(self, name: str) -> str | None:
        """Why a bare name may mean more than the definitions listed for it."""
        found = self._by_name[name]
        if not _IDENTIFIER.fullmatch(name):
            return "no plain identifier"
        if name in self._unread_words:
            return "the name also stands where no oracle could look"
        if len(found) > MAX_SAME_NAME:
            return "too many definitions share the name"
        if all(d.is_declaration or d.is_optional for d in found):
            return "only declared, or a matter of taste"
        if self._names_a_path(name, found):
            return "also the name of a file or folder"
        return None

    def _names_a_path(self, name: str, found: Iterable[TrueDefinition]) -> bool:
        """A file named after what it defines is no second meaning; any other is."""
        own = {definition.path for definition in found}
        return bool(self._paths_by_word.get(name, set()) - own)

    @cached_property
    def _paths_by_word(self) -> Mapping[str, set[str]]:
        found: dict[str, set[str]] = defaultdict(set)
        for path in self._tree.files:
            *folders, name = PurePosixPath(path).parts
            found[PurePosixPath(name).stem].add(path)
            found[name].add(path)
            for folder in folders:
                found[folder].add(folder)
        return found

    @cached_property
    def _unread_words(self) -> frozenset[str]:
        """Words of code files, and of lines, that no oracle judged."""
        unjudged = {
            path for t in self._truths for fact, path in t.unjudged if fact == "definitions"
        }
        words: set[bytes] = set()
        for path, content in self._tree.files.items():
            is_code = PurePosixPath(path).suffix.lower() in LANGUAGE_OF
            if is_code and (path not in self._language or path in unjudged):
                words.update(_WORD.findall(content))
        for truth in self._truths:
            for path, line in truth.silent_lines:
                words.update(_WORD.findall(self._line(path, line).encode()))
        return frozenset(word.decode("utf-8", "ignore") for word in words)

    def _line(self, path: str, line: int) -> str:
        lines = self._lines(path)
        return lines[line - 1] if 0 < line <= len(lines) else ""

    def _lines(self, path: str) -> list[str]:
        if path not in self._lines_by_path:
            text = self._tree.files.get(path, b"").decode("utf-8", "replace")
            self._lines_by_path[path] = text.split("\n")
        return self._lines_by_path[path]

    @cached_property
    def _lines_by_path(self) -> dict[str, list[str]]:
        return {}

    def _sole(self, name: str) -> TrueDefinition | None:
        """The one thing called `name`, wherever it is declared besides."""
        found = self._by_name.get(name, [])
        bodies = [d for d in found if not d.is_declaration]
        same = {d.qualified_name for d in found}
        return (
            bodies[0] if len(bodies) == 1 and len(same) == 1 and not bodies[0].is_optional else None
        )

    def _reference(self, definition: TrueDefinition, *, may_narrow: bool) -> str | None:
        """A short name that means this definition only; `may_narrow` allows 'name in file'."""
        name = definition.name
        if definition.is_declaration or definition.is_optional or not _IDENTIFIER.fullmatch(name):
            return None
        if self._sole(name) is definition and self._name_doubt(name) is None:
            return name
        if name in self._unread_words:
            return None
        owner = owner_of(definition)
        if definition.kind == "method" and owner:
            owned = [d for d in self._by_name[name] if owner_of(d) == owner]
            is_sole_owner = self._sole(owner) is not None and self._name_doubt(owner) is None
            if is_sole_owner and [d for d in owned if not d.is_declaration] == [definition]:
                return f"{owner}.{name}"
            return None
        here = [d for d in self._by_name[name] if d.path == definition.path]
        file = self._file_reference(definition.path)
        if may_narrow and file is not None and here == [definition]:
            return f"{name} in {file}"
        return None

    def _file_reference(self, path: str) -> str | None:
        """The base name, or the path where the base name is shared."""
        if self._n_by_file_name[PurePosixPath(path).name] == 1:
            return PurePosixPath(path).name
        is_tail = any(other.endswith(f"/{path}") for other in self._tree.files)
        return path if "/" in path and not is_tail else None

    @cached_property
    def _n_by_file_name(self) -> Counter[str]:
        return Counter(PurePosixPath(path).name for path in self._tree.files)

    def _definitions(self, *kinds: str) -> Iterator[TrueDefinition]:
        for truth in self._truths:
            for definition in truth.definitions or ():
                if definition.kind in kinds and not definition.path.endswith(STUBS):
                    yield definition

    def _referenced(
        self, family: str, kinds: Iterable[str], *, may_narrow: bool = False
    ) -> Iterator[tuple[TrueDefinition, str]]:
        for definition in self._definitions(*kinds):
            reference = self._reference(definition, may_narrow=may_narrow)
            doubt = None if reference else "no unmistakable short name"
            if self._keep(family, definition.qualified_name, doubt) and reference is not None:
                yield definition, reference


def is_constructor(definition: TrueDefinition) -> bool:
    """Named like its class: whoever asks for the name means the class."""
    return definition.kind == "method" and owner_of(definition) == definition.name


def owner_of(definition: TrueDefinition) -> str:
    """`Engine` of `pkg.Engine.run`."""
    parts = definition.qualified_name.split(".")
    return parts[-2] if len(parts) > 1 else ""


def _qualified(definition: TrueDefinition) -> str:
    """The full name; of C++ only what no inline namespace can change."""
    name = definition.qualified_name or definition.name
    if LANGUAGE_OF.get(PurePosixPath(definition.path).suffix.lower()) not in ("c", "cpp"):
        return name
    n_parts = 2 if definition.kind in ("method", "enum_member") else 1
    return ".".join(name.split(".")[-n_parts:])


def locations(definitions: Iterable[TrueDefinition]) -> Locations:
    """Bodies have to be listed; declarations beside them, and matters of taste, may be."""
    listed: dict[bool, set[tuple[tuple[str, int], str]]] = {True: set(), False: set()}
    for definition in definitions:
        is_loose = definition.is_declaration or definition.is_optional
        place = (definition.path, definition.line)
        listed[is_loose].add((place, _qualified(definition)))
    required = {place for place, _ in listed[False]}
    loose = sorted(entry for entry in listed[True] if entry[0] not in required)
    return Locations(tuple(sorted(listed[False])), tuple(loose))
