"""Does a Rust type certainly not implement a trait?

An `impl` of its own, a derivation, an attribute or a macro may give it; so may an implementation
for all types, unless it asks for a trait that the type lacks.
"""

from __future__ import annotations

import re

from probant.facts.languages import family_of
from probant.facts.rows import BaseFact, DefFact
from probant.tools.statements.ground import Ground, last_name
from probant.vocabulary.source import RepoPath

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
_MACRO = re.compile(r"\b([A-Za-z_][\w:]*)!\s*(?:\w+\s*)?[({\[]")
_HARMLESS = frozenset(
    "vec format print println eprint eprintln write writeln panic todo unimplemented unreachable "
    "matches dbg debug info warn error trace thread_local include_str concat stringify".split()
)
"""Macros that write no `impl`."""
_MAX_CHARS = 100_000
_MAX_DEPTH = 5


def certainly_lacks(fact: DefFact, trait: str, ground: Ground) -> bool:
    """Whether nothing in the repository can give this trait to the type."""
    traits = {last_name(trait)}
    for _ in range(_MAX_DEPTH):
        traits |= {name for one in traits for name in _asked_for(one, ground)}
    return _has_plain_marks(fact, traits, ground) and _lacks(fact, last_name(trait), ground, 0)


def _asked_for(trait: str, ground: Ground) -> set[str]:
    """Traits that a type must have to be given this one."""
    rows = ground.book.bases_named(trait)
    written = {w for b in rows for w in ground.book.attribute_types(b.blob, 0, f"<impl{b.line}")}
    return {name for one in written if one.startswith("?") for name in _bounds(one)}


def _bounds(written: str) -> list[str]:
    """The names of the traits in `?A<'a> + b::B`."""
    names = [re.sub(r"<.*", "", one).strip() for one in written[1:].split("+")]
    return [name.rpartition("::")[2] for name in names if name and "?" not in name]


def _has_plain_marks(fact: DefFact, traits: set[str], ground: Ground) -> bool:
    """Whether no attribute on the type, and no macro near its name, may write an `impl`."""
    if not set(fact.details.decorators) <= _PLAIN_ATTRIBUTES:
        return False
    head = ground.text(fact.path, fact.first_line, fact.line)
    if head is None:
        return False
    derived = {name for group in _DERIVE.findall(head) for name in re.findall(r"[\w:]+", group)}
    if not {name.rpartition("::")[2] for name in derived} <= _PLAIN_DERIVES:
        return False
    rust = (path for path in ground.book.blobs if family_of(path) == "rust")
    return all(
        ground.is_parsed(path) and not _may_write(fact.name, traits, path, ground)
        for path in rust
        if ground.mentions(fact.name, path)
    )


def _may_write(name: str, traits: set[str], path: RepoPath, ground: Ground) -> bool:
    """Whether a macro that is given the type, or names it, may write an `impl` for it."""
    text = ground.text(path) or ""
    for found in _MACRO.finditer(text):
        macro = found[1].rpartition("::")[2]
        if macro in _HARMLESS or macro.startswith("assert"):
            continue
        if not re.search(rf"\b{re.escape(name)}\b", _bracketed(text, found.end() - 1)):
            continue
        known = [one for one in ground.book.definitions(macro) if one.kind == "macro"]
        if not known or any(_may_give(one, traits, ground) for one in known):
            return True
    return False


def _may_give(macro: DefFact, traits: set[str], ground: Ground) -> bool:
    """Whether the text of a macro holds one of the traits, or one it is given, or another macro."""
    text = ground.text(macro.path, macro.line, macro.last_line)
    if text is None or re.search(r"\bimpl\b[^{]*\$\w+[^{]*\bfor\b", text):
        return True
    inner = {found[1].rpartition("::")[2] for found in _MACRO.finditer(text)}
    inner -= _HARMLESS | {"macro_rules"}
    return bool(inner) or bool(traits & set(re.findall(r"\w+", text)))


def _bracketed(text: str, start: int) -> str:
    """The text from a bracket to the one that closes it."""
    depth = 0
    for at in range(start, min(len(text), start + _MAX_CHARS)):
        depth += (text[at] in "([{") - (text[at] in ")]}")
        if depth == 0:
            return text[start : at + 1]
    return text[start : start + _MAX_CHARS]


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
    return any(_lacks(fact, name, ground, depth + 1) for name in _bounds(bounds))


def _may_be_renamed(names: set[str], base: BaseFact, ground: Ground) -> bool:
    """Whether one of the names may stand for a type that is called otherwise."""
    rows = ground.book.imports_of(base.path)
    return any(row.bound in names and row.bound != row.name for row in rows) or any(
        fact.kind == "type_alias" for name in names for fact in ground.book.definitions(name)
    )
