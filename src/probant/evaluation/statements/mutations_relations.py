"""Calls, imports and bases made wrong, where the oracle knows every one there is.

A change that a dynamic construct could make true is not made. Next: mutations_heads.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.sources.code.relations import CALLED_BY_THE_LANGUAGE
from probant.evaluation.sources.code.truth import TrueDefinition
from probant.evaluation.statements.facts import Ground, header, stem
from probant.evaluation.statements.mutator import (
    MAX_ATTEMPTS,
    PLACE,
    STRUCTURE,
    Makers,
    Mutator,
    made,
)
from probant.evaluation.statements.reading import NOUNS
from probant.evaluation.statements.statement import Told

STRUCTURAL = frozenset({"typescript", "javascript", "go"})
"""Languages in which a type may fit an interface that it does not name."""
_IMPORTS_ANYTHING = re.compile(
    r"\b(eval|exec|__import__|import_module|Class\.forName|require|import)\s*\("
)


class RelationMutations(Mutator):
    """Of statements about two things."""

    def makers(self) -> Makers:
        return {
            "calls": (
                ("swapped_call", self._swapped_call),
                ("wrong_call", self._wrong_call),
                ("renamed", self._renamed_callee),
            ),
            "imports.module": (("wrong_import", self._wrong_module),),
            "imports.name": (("wrong_import", self._wrong_name),),
            "imports.file": (("wrong_import", self._wrong_target),),
            "extends": (
                ("swapped_base", self._swapped_base),
                ("wrong_base", self._wrong_base),
            ),
            "implements": (("wrong_base", self._wrong_base),),
        }

    def _swapped_call(self, ground: Ground) -> Told | None:
        caller, callee = ground.subject, ground.object
        if caller is None or callee is None or not self._never_calls(callee, caller):
            return None
        slot = ground.told.slot
        where = "" if not ground.told.where else callee.path
        if where and self._facts.pair(callee, caller) is None:
            return None
        proof = "the caller's name is not written in the callee's body"
        changed = made(
            ground, "swapped_call", STRUCTURE, proof,
            x=slot["y"], y=slot["x"], noun=NOUNS[callee.kind],
        )  # fmt: skip
        return replace(changed, where=where) if changed else None

    def _never_calls(self, caller: TrueDefinition, callee: TrueDefinition) -> bool:
        """Every call in the body was decided by the oracle, and the name is not written in it."""
        body = self._reading.signatures.get((caller.path, caller.line))
        if body is None or not body.end_line or caller.name == callee.name:
            return False
        if callee.name in CALLED_BY_THE_LANGUAGE or callee.name in self._reading.body_words(body):
            return False
        text = "\n".join(self._reading.lines(caller.path))
        renamed = re.compile(rf"\b{re.escape(callee.name)}\b\s*(\bas\b|:)\s*[A-Za-z_]")
        return not renamed.search(text) and self._reading.is_decided(body)

    @cached_property
    def _callable(self) -> Mapping[str, list[TrueDefinition]]:
        found: dict[str, list[TrueDefinition]] = {}
        for _, callee in self._facts.call_pairs:
            if self._reading.reference(callee) is not None:
                found.setdefault(self._reading.language(callee.path), []).append(callee)
        return found

    def _wrong_call(self, ground: Ground) -> Told | None:
        caller = ground.subject
        others = self._callable.get(ground.told.language, [])
        for _ in range(MAX_ATTEMPTS if others else 0):
            other = self._rng.choice(others)
            if caller is not None and caller != other and self._never_calls(caller, other):
                y = self._reading.reference(other)
                proof = "the name is not written in the caller's body"
                return made(ground, "wrong_call", STRUCTURE, proof, y=str(y))
        return None

    def _renamed_callee(self, ground: Ground) -> Told | None:
        owner, dot, name = ground.told.slot["y"].rpartition(".")
        changed = self._absent(name)
        proof = "the name stands nowhere in the tree"
        return made(ground, "renamed", PLACE, proof, y=changed and f"{owner}{dot}{changed}")

    @cached_property
    def _modules(self) -> Mapping[str, list[str]]:
        found: dict[str, list[str]] = {}
        for truth in self._reading.truths:
            written = {entry.module for entry in truth.imports or ()}
            plain = [m for m in sorted(written) if re.fullmatch(r"[\w@][\w@./-]*", m)]
            found.setdefault(truth.language, []).extend(plain)
        return found

    def _wrong_module(self, ground: Ground) -> Told | None:
        if self._imports_anything(ground.path):
            return None
        others = self._modules.get(ground.told.language, [])
        words = self._reading.words(ground.path)
        for _ in range(MAX_ATTEMPTS if others else 0):
            other = self._rng.choice(others)
            if not words.intersection(re.findall(r"\w{3,}", other) or re.findall(r"\w+", other)):
                proof = "no part of the module's name stands in the file"
                return made(
                    ground,
                    "wrong_import",
                    STRUCTURE,
                    proof,
                    module=header(other, ground.told.language),
                )
        return None

    def _imports_anything(self, path: str) -> bool:
        return _IMPORTS_ANYTHING.search("\n".join(self._reading.lines(path))) is not None

    def _wrong_name(self, ground: Ground) -> Told | None:
        if self._imports_anything(ground.path):
            return None
        changed = self._absent(ground.told.slot["name"])
        if changed is None:
            return None
        proof = "the name stands nowhere in the tree"
        return made(ground, "wrong_import", PLACE, proof, name=changed)

    def _wrong_target(self, ground: Ground) -> Told | None:
        if self._imports_anything(ground.path):
            return None
        files = [p for p in self._reading.code_files if _same_suffix(p, ground.told.slot["target"])]
        words = self._reading.words(ground.path)
        for _ in range(MAX_ATTEMPTS if files else 0):
            other = self._rng.choice(files)
            is_folder = stem(other) in ("__init__", "index", "mod")
            if is_folder or other in (ground.path, ground.told.slot["target"]):
                continue
            if not words.intersection(re.findall(r"\w+", stem(other))):
                proof = "the name of that file stands nowhere in the importing one"
                return made(ground, "wrong_import", STRUCTURE, proof, target=other)
        return None

    @cached_property
    def _ancestors(self) -> Mapping[str, frozenset[str]]:
        """By name alone, so that a namesake makes it larger, never smaller."""
        above: dict[str, set[str]] = {}
        for truth in self._reading.truths:
            for base in truth.bases or ():
                above.setdefault(base.owner, set()).add(base.base)
        return {name: frozenset(_reached(above, name)) for name in above}

    def _swapped_base(self, ground: Ground) -> Told | None:
        """The base is a class of the tree too, and the heir is none of its ancestors."""
        x, y = ground.told.slot["x"], ground.told.slot["y"]
        found = self._reading.named(y)
        name = x.rpartition(".")[2]
        if len(found) != 1 or found[0].kind != "class" or self._reading.reference(found[0]) != y:
            return None
        if name in self._ancestors.get(y, ()) or len(self._reading.named(name)) != 1:
            return None
        proof = "the heir is no ancestor of its base"
        changed = made(ground, "swapped_base", STRUCTURE, proof, x=y, y=name, noun="class")
        return replace(changed, where="") if changed else None

    @cached_property
    def _types(self) -> Mapping[str, list[TrueDefinition]]:
        found: dict[str, list[TrueDefinition]] = {}
        for d in self._reading.definitions:
            if d.kind in ("class", "interface", "trait") and self._reading.reference(d) == d.name:
                found.setdefault(self._reading.language(d.path), []).append(d)
        return found

    def _wrong_base(self, ground: Ground) -> Told | None:
        name = ground.told.slot["x"].rpartition(".")[2]
        is_implementing = ground.told.sort == "implements"
        if is_implementing and ground.told.language in STRUCTURAL:
            return None
        wanted = ("interface", "trait") if is_implementing else ("class",)
        others = [d for d in self._types.get(ground.told.language, []) if d.kind in wanted]
        for _ in range(MAX_ATTEMPTS if others else 0):
            other = self._rng.choice(others)
            is_kin = other.name in self._ancestors.get(name, ()) or other.name == name
            is_kin = is_kin or self._may_be_given(other.name, ground)
            if not is_kin and name not in self._ancestors.get(other.name, ()):
                proof = "no ancestor has that name"
                return made(ground, "wrong_base", STRUCTURE, proof, y=other.name)
        return None

    def _may_be_given(self, trait: str, ground: Ground) -> bool:
        """Whether a derivation, a macro or an implementation for any type could bring it."""
        if ground.told.language != "rust":
            return False
        return trait in self._given_to_many or trait in self._reading.words(ground.path)

    @cached_property
    def _given_to_many(self) -> frozenset[str]:
        many = re.compile(rb"\b(\w+)(?:<[^;{]*>)?\s+for\s+(?:&?[A-Z]\b|\$)")
        texts = (self._reading.tree.files[p] for p in self._reading.code_files)
        return frozenset(name.decode() for text in texts for name in many.findall(text))


def _same_suffix(path: str, other: str) -> bool:
    return PurePosixPath(path).suffix == PurePosixPath(other).suffix


def _reached(above: Mapping[str, set[str]], start: str) -> Iterator[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for name in above.get(waiting.pop(), ()):
            if name not in seen:
                seen.add(name)
                waiting.append(name)
                yield name
