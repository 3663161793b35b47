"""Does a Rust type certainly not implement a trait?

An `impl` of its own, a derivation, an attribute or a macro may give it; so may an implementation
for all types, unless it asks for a trait that the type lacks.
"""

from __future__ import annotations

import re

from probant.checking.structure.ground import Ground, last_name
from probant.facts.languages import family_of
from probant.facts.rows import BaseFact, DefFact

GIVEN_TO_NOBODY = frozenset(
    "Deref DerefMut Display Debug Default Clone Copy Hash PartialEq Eq PartialOrd Ord Iterator "
    "DoubleEndedIterator ExactSizeIterator Drop FromStr Index IndexMut Add Sub Mul Div Rem Neg Not "
    "AddAssign SubAssign Write Read Error Future Serialize Deserialize".split()
)
"""Traits from outside that no library implements for all types."""

_PLAIN_DERIVES = frozenset(
    "Debug Clone Copy PartialEq Eq PartialOrd Ord Hash Default Serialize Deserialize".split()
)
_PLAIN_ATTRIBUTES = frozenset(
    "derive serde allow doc cfg must_use repr non_exhaustive expect warn deny".split()
)
_DERIVE = re.compile(r"#\s*\[\s*derive\s*\(([^)]*)\)")
_ITEM_MACRO = re.compile(r"^(?!macro_rules)[A-Za-z_][\w:]*!\s*[({\[]", re.MULTILINE)
_MAX_DEPTH = 5


def certainly_lacks(fact: DefFact, trait: str, ground: Ground) -> bool:
    """Whether nothing in the repository can give this trait to the type."""
    return _has_plain_marks(fact, ground) and _lacks(fact, last_name(trait), ground, 0)


def _has_plain_marks(fact: DefFact, ground: Ground) -> bool:
    """Whether no attribute on the type, and no macro near its name, may write an `impl`."""
    if not set(fact.details.decorators) <= _PLAIN_ATTRIBUTES:
        return False
    head = ground.text(fact.path, fact.first_line, fact.line)
    if head is None:
        return False
    derived = {name for group in _DERIVE.findall(head) for name in re.findall(r"[\w:]+", group)}
    if not {name.rpartition("::")[2] for name in derived} <= _PLAIN_DERIVES:
        return False
    for path in ground.book.blobs:
        if family_of(path) != "rust" or not ground.mentions(fact.name, path):
            continue
        text = ground.text(path) or ""
        inner = re.compile(rf"^[ \t]+[\w:]+!\s*[({{\[].*\b{re.escape(fact.name)}\b", re.MULTILINE)
        if not ground.is_parsed(path) or _ITEM_MACRO.search(text) or inner.search(text):
            return False
    return True


def _lacks(fact: DefFact, trait: str, ground: Ground, depth: int) -> bool:
    is_ours = any(one.kind == "trait" for one in ground.book.definitions(trait))
    if depth > _MAX_DEPTH or not (is_ours or trait in GIVEN_TO_NOBODY):
        return False
    return not _derives(fact, trait, ground) and all(
        _is_for_others(base, fact, ground, depth) for base in ground.book.bases_named(trait)
    )


def _derives(fact: DefFact, trait: str, ground: Ground) -> bool:
    head = ground.text(fact.path, fact.first_line, fact.line) or trait
    return re.search(rf"\b{re.escape(trait)}\b", head) is not None


def _is_for_others(base: BaseFact, fact: DefFact, ground: Ground, depth: int) -> bool:
    """Whether an `impl` of the trait is certainly not one for this type."""
    if base.owner:
        return True  # a trait that asks for the other
    owner = ground.binder.owner_of_base(base)
    if owner is not None:
        return owner.key != fact.key
    written = ground.book.attribute_types(base.blob, 0, f"<impl{base.line}")
    if len(written) != 1:
        return False
    (bounds,) = written
    if not bounds.startswith("?"):
        types = set(re.findall(r"[^\W\d]\w*", f"{bounds} {base.owner_text}"))
        return fact.name not in types and not _may_be_renamed(types, base, ground)
    names = [re.sub(r"<.*", "", one).strip() for one in bounds[1:].split("+")]
    return any(
        name and "?" not in name and _lacks(fact, name.rpartition("::")[2], ground, depth + 1)
        for name in names
    )


def _may_be_renamed(names: set[str], base: BaseFact, ground: Ground) -> bool:
    """Whether one of the names may stand for a type that is called otherwise."""
    rows = ground.book.imports_of(base.path)
    return any(row.bound in names and row.bound != row.name for row in rows) or any(
        fact.kind == "type_alias" for name in names for fact in ground.book.definitions(name)
    )
