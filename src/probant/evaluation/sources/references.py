"""What to call a definition or a file in a question so that nothing else can be meant.

Next: askable.py, which says what is true of it.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import PurePosixPath

from probant.evaluation.oracles.python_ast import Doubt, PythonFacts
from probant.evaluation.oracles.python_scopes import Definition, Kind
from probant.evaluation.oracles.tree import Tree


class References:
    """Short, unmistakable names; what has none is not asked about."""

    def __init__(self, tree: Tree, facts: PythonFacts, rng: random.Random) -> None:
        self._tree = tree
        self._facts = facts
        self._rng = rng
        self._path_words = frozenset(
            word
            for path in tree.files
            for part in PurePosixPath(path).parts
            for word in (part, PurePosixPath(part).stem)
        )
        self.by_definition: dict[Definition, str] = {}
        for definition in facts.definitions:
            reference = self._reference(definition)
            if reference is not None:
                self.by_definition[definition] = reference

    def modules(self) -> dict[str, str | None]:
        """Every Python file with its base name, or its path where the base name is shared."""
        n_by_name = Counter(PurePosixPath(path).name for path in self._tree.files)
        found: dict[str, str | None] = {}
        for path in self._facts.modules:
            name = PurePosixPath(path).name
            if n_by_name[name] == 1:
                found[path] = name
            else:
                is_tail = any(other.endswith(f"/{path}") for other in self._tree.files)
                found[path] = path if "/" in path and not is_tail else None
        return found

    def plain_name_doubt(self, name: str) -> Doubt | None:
        """Why the bare name may mean something besides its definitions."""
        return self.path_doubt(name) or self._facts.name_doubt(name)

    def path_doubt(self, name: str) -> Doubt | None:
        is_path = name in self._path_words
        return Doubt("also the name of a file or folder") if is_path else None

    def member_doubt(self, definition: Definition) -> Doubt | None:
        """Why `Class.name` may mean something besides its definitions."""
        bindings = definition.scope.bindings[definition.name]
        if not all(isinstance(binding, Definition) for binding in bindings):
            return Doubt("the class binds the name in another way too")
        return self._facts.unread_doubt(definition.name)

    def _reference(self, definition: Definition) -> str | None:
        if definition.is_nested:
            return None
        namesakes = self._facts.by_name[definition.name]
        is_plain = len(namesakes) == 1 and not self.plain_name_doubt(definition.name)
        if definition.kind is not Kind.METHOD:
            return definition.name if is_plain else None
        if is_plain and self._rng.random() < 0.5:
            return definition.name
        owners = [d for d in self._facts.by_name[definition.owner or ""] if d.kind is Kind.CLASS]
        same = [d for d in namesakes if d.owner == definition.owner]
        if len(owners) != 1 or len(same) != 1 or self.member_doubt(definition):
            return None
        return f"{definition.owner}.{definition.name}"
