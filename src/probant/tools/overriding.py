"""Whether a method takes the place of one of a base class, by the rules of its language.

Decides about two methods of one name; which classes are above or below is for others to follow.
"""

from __future__ import annotations

import re

from probant.facts.definitions import parameters
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.subjects import Subjects

WITHOUT_OVERRIDING = frozenset({"go"})
"""Languages in which a method of an embedded type is hidden, never replaced."""

_TYPE_VARIABLE = re.compile(r"\b[A-Z]\d?\b|\b[A-Z]{1,2}\b")
_FIXED = Trait.CONSTRUCTOR | Trait.STATIC | Trait.PRIVATE


class Overriding:
    """Compares methods of one snapshot. True and False are certain; None is not."""

    def __init__(self, subjects: Subjects) -> None:
        self._subjects = subjects

    def can_override(self, fact: DefFact) -> bool:
        fixed = {"java": _FIXED, "cpp": Trait.CONSTRUCTOR | Trait.STATIC}
        return not fact.traits & fixed.get(family_of(fact.path) or "", 0)

    def is_marked(self, fact: DefFact) -> bool:
        """Whether its head says that it overrides something, which the compiler then checks."""
        match family_of(fact.path):
            case "java":
                return "Override" in fact.details.decorators
            case "cpp":
                return self._says_so(fact)
            case "typescript":
                return re.search(r"(?<![\w$])override\s", self._line(fact)) is not None
        return False

    def replaces(self, child: DefFact, parent: DefFact) -> bool | None:
        if parent.kind != "method" or child.kind != "method":
            return None if parent.kind == child.kind else False
        match family_of(child.path):
            case "python":
                return not (child.name.startswith("__") and not child.name.endswith("__"))
            case "typescript":
                if (child.traits | parent.traits) & (Trait.CONSTRUCTOR | Trait.PRIVATE):
                    return False
                return child.has(Trait.STATIC) == parent.has(Trait.STATIC)
            case "java":
                return self._java(child, parent)
            case "rust":
                return self._rust(child, parent)
            case "cpp":
                return self._native(child, parent)
        return None

    def _java(self, child: DefFact, parent: DefFact) -> bool | None:
        if (child.traits | parent.traits) & _FIXED:
            return False
        same = _same_types(child, parent)
        return None if same is None and "Override" not in child.details.decorators else same

    def _rust(self, child: DefFact, parent: DefFact) -> bool | None:
        """A method of `impl Trait for Type` stands for the trait's one."""
        owner = self._subjects.binder.owner(parent)
        return owner is not None and owner.kind == "trait" and owner.name in self.traits_of(child)

    def traits_of(self, method: DefFact) -> set[str]:
        """The trait a Rust method is written for, none for one of the type itself."""
        written = self._subjects.book.attribute_types(method.blob, method.no, "<impl")
        return {text.split("<", 1)[0].rpartition("::")[2].strip() for text in written}

    def _native(self, child: DefFact, parent: DefFact) -> bool | None:
        if (child.traits | parent.traits) & (Trait.CONSTRUCTOR | Trait.STATIC):
            return False
        same = _same_types(child, parent)
        if same is not True:
            return same
        if re.search(r"\bvirtual\b", self._line(parent)):
            return True
        return True if self._says_so(child) or self._says_so(parent) else None

    def _says_so(self, fact: DefFact) -> bool:
        owner = self._subjects.binder.owner(fact)
        declared = self._subjects.own_members(owner) if owner is not None else [fact]
        return any(
            one.name == fact.name
            and _same_types(one, fact)
            and re.search(r"\)[^;{]*\b(?:override|final)\b", self._line(one))
            for one in declared
        )

    def _line(self, fact: DefFact) -> str:
        """The declaration itself; of a line with several, the part around the name."""
        text = self._subjects.text_of(fact, fact.first_line, fact.head.lines.last + 1)
        at = re.search(rf"(?<!\w){re.escape(fact.name)}\s*\(", text)
        if at is None:
            return text
        before = re.split(r"[;{}]|(?<!:):(?!:)", text[: at.start()])[-1]
        return before + re.split(r"[;{]", text[at.start() :])[0]


def _same_types(child: DefFact, parent: DefFact) -> bool | None:
    """Whether both take the same; None where only names of types keep them apart."""
    mine, theirs = parameters(child), parameters(parent)
    if len(mine) != len(theirs):
        return False
    pairs = [
        (_plain(a.annotation), _plain(b.annotation)) for a, b in zip(mine, theirs, strict=True)
    ]
    if all(a == b for a, b in pairs):
        return True
    is_open = any(_TYPE_VARIABLE.search(a) or _TYPE_VARIABLE.search(b) for a, b in pairs if a != b)
    has_override = "Override" in child.details.decorators
    if family_of(child.path) == "java":
        return None if is_open or has_override else False
    return None


def _plain(text: str | None) -> str:
    """A type without spaces, and without the package it comes from."""
    return re.sub(r"\s+|\b\w+(?:\.|::)(?=\w)", "", re.sub(r"\bfinal\b", "", text or ""))
