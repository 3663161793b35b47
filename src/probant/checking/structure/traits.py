"""Does a Rust type certainly not have a trait of the repository?

Nothing in the type's head would say so: every `impl` of the trait is looked at, those for all types
with certain bounds among them, and whatever a macro may write. In doubt the answer is no answer.
"""

from __future__ import annotations

import re

from probant.checking.structure.ground import Ground
from probant.facts.bound import Defined, Uncertain
from probant.facts.languages import family_of
from probant.facts.rows import BaseFact, DefFact

MAX_FILES = 4_000
_PATH = re.compile(r"(?:\w+::)*(\w+)(?:<.*>)?")
_ARGUMENTS = r"(?:::)?(?:\s*<[^<>;{}]*(?:<[^<>;{}]*>[^<>;{}]*)*>)?"
_ANY_TRAIT = re.compile(r"\bimpl\b[^;{}]{0,200}\$\w+(?:<[^<>]{0,80}>)?\s+for\b")
"""What a macro implements, where it is told which trait."""

_KNOWN_DERIVES = frozenset(
    "Debug Clone Copy PartialEq Eq PartialOrd Ord Hash Default Serialize Deserialize".split()
)
_DERIVE = re.compile(r"#\s*\[\s*derive\s*\(([^)]*)\)")


def lacks_trait(
    fact: DefFact, trait: DefFact, ground: Ground, seen: frozenset[str] = frozenset()
) -> bool:
    """Whether no code of the repository can give this trait to this type."""
    if trait.kind != "trait" or fact.kind not in ("struct", "enum", "union") or trait.name in seen:
        return False
    way = ground.ancestry.way_up(fact, {trait.key}, trait.name)
    if way.places or not way.all_seen or _is_renamed(trait, ground):
        return False
    rows = ground.book.bases_named(trait.name)
    if any(_may_give(row, fact, trait, ground, seen | {trait.name}) for row in rows):
        return False
    return not _may_be_written(fact, trait, rows, ground)


def _is_renamed(trait: DefFact, ground: Ground) -> bool:
    rows = ground.book.imports_named(trait.name)
    return any(row.bound not in ("", "_", trait.name) for row in rows)


def _may_give(
    row: BaseFact, fact: DefFact, trait: DefFact, ground: Ground, seen: frozenset[str]
) -> bool:
    """Whether this `impl` of a trait of that name may be one for the type."""
    bound = ground.binder.base(row)
    if isinstance(bound, Defined) and bound.fact.key != trait.key:
        return False
    owner = ground.binder.owner_of_base(row)
    if owner is not None:
        return owner.key == fact.key
    if isinstance(bound, Uncertain):
        return True
    written = ground.book.attribute_types(row.blob, 0, f"<impl{row.line}")
    return not written or any(_may_mean(one, row, fact, ground, seen) for one in written)


def _may_mean(
    written: str, row: BaseFact, fact: DefFact, ground: Ground, seen: frozenset[str]
) -> bool:
    if not written.startswith("?"):
        name = _PATH.fullmatch(written)
        if name is None:
            return fact.name in written or "$" in written
        return name[1] == fact.name or any(
            one.kind in ("type_alias", "macro") for one in ground.book.definitions(name[1])
        )
    bounds = [_trait_of(one, row, ground) for one in written[1:].split(" + ")]
    return not any(one is not None and lacks_trait(fact, one, ground, seen) for one in bounds)


def _trait_of(bound: str, row: BaseFact, ground: Ground) -> DefFact | None:
    """The trait of the repository that a bound means, if it is certainly that."""
    name = _PATH.fullmatch(bound.strip())
    found = ground.book.definitions(name[1]) if name is not None else []
    if len(found) != 1 or found[0].kind != "trait":
        return None
    trait = found[0]
    if trait.path == row.path:
        return trait
    rows = ground.book.imports_of(row.path)
    brought = [one for one in rows if (one.bound or one.name) == trait.name]
    if brought and all(ground.binder.imported(one) == Defined(trait) for one in brought):
        return trait
    return None


def _may_be_written(fact: DefFact, trait: DefFact, rows: list[BaseFact], ground: Ground) -> bool:
    """Whether a macro, or a file nobody understands, may hold an `impl` for the type."""
    paths = [path for path in ground.book.blobs if family_of(path) == "rust"]
    if len(paths) > MAX_FILES:
        return True
    known = {(row.path, row.line) for row in rows}
    word = re.compile(rf"\b{re.escape(trait.name)}\b")
    given = re.compile(rf"\b{re.escape(trait.name)}{_ARGUMENTS}\s+for\b(?!\s*<)")
    has_own_macros = False
    for path in paths:
        text = ground.text(path)
        if text is None:
            return True
        has_own_macros |= "proc_macro_derive" in text or "proc_macro_attribute" in text
        if _ANY_TRAIT.search(text):
            return True
        if word.search(text) is None:
            continue
        if not ground.is_parsed(path):
            return True
        for found in given.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            start = text.rfind("\n", 0, found.start()) + 1
            is_remark = text[start : found.start()].lstrip().startswith("//")
            if not is_remark and (path, line) not in known:
                return True
        if _is_handed_over(text, word, fact.name):
            return True
    return has_own_macros and _is_marked(fact, ground)


def _is_handed_over(text: str, word: re.Pattern[str], name: str) -> bool:
    """Whether a macro is given both the trait and the type: `give!(Trait for A, B)`."""
    for found in re.finditer(r"\b\w+!\s*[({\[]", text):
        near = text[found.start() : found.start() + 2_000]
        inner = near[: _closing(near)]
        if word.search(inner) and re.search(rf"\b{re.escape(name)}\b", inner):
            return True
    return False


def _closing(text: str) -> int:
    depth = 0
    for at, char in enumerate(text):
        depth += (char in "({[") - (char in ")}]")
        if depth == 0 and char in ")}]":
            return at
    return len(text)


def _is_marked(fact: DefFact, ground: Ground) -> bool:
    """Whether the type bears a mark that a macro of the repository may stand behind."""
    if set(fact.details.decorators) - {"derive", "non_exhaustive", "serde", "cfg", "allow"}:
        return True
    text = ground.text(fact.path, fact.first_line, fact.line) or ""
    names = {name for group in _DERIVE.findall(text) for name in re.findall(r"\w+", group)}
    return bool(names - _KNOWN_DERIVES - {"std", "serde"})
