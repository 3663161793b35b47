"""What common types and methods of Rust's standard library give, as far as values pass through.

Only what keeps a repository's own types in sight: options, results, collections, iterators, locks.
"""

from __future__ import annotations

from typing import NamedTuple

from probant.facts.bound import Bound
from probant.facts.languages.rust import prelude
from probant.facts.rows import DefFact


class Ty(NamedTuple):
    """A type: of the repository (`fact`), from outside (`name`), or any that has `traits`."""

    fact: DefFact | None = None
    name: str = ""
    args: tuple[Ty, ...] = ()
    traits: tuple[Bound, ...] = ()


UNKNOWN = Ty(name="?")

SEQUENCES = frozenset(
    "Vec slice VecDeque HashSet BTreeSet BinaryHeap LinkedList IndexSet FxHashSet SmallVec".split()
)
MAPS = frozenset("HashMap BTreeMap IndexMap FxHashMap".split())
ITERATORS = frozenset("Iterator IntoIterator DoubleEndedIterator ExactSizeIterator".split())
CONVERSIONS = {"Into": "into", "AsRef": "as_ref", "AsMut": "as_mut", "Borrow": "borrow"}
"""Traits that are named after what they give, and the methods that give it."""
CLOSURES = frozenset({"Fn", "FnMut", "FnOnce"})
FUTURES = frozenset({"Future", "IntoFuture"})
OPTIONAL = frozenset({"Option", "Result"})

_SAME_ITERATOR = frozenset(
    "filter rev skip take skip_while take_while peekable chain inspect step_by fuse cycle by_ref"
    " cloned copied into_iter iter iter_mut".split()
)
_ONE_OF_ITERATOR = frozenset(
    "next nth last find min max min_by max_by min_by_key max_by_key next_back peek reduce nth_back"
    " rfind next_if".split()
)
_GIVING_ITEMS = frozenset(
    "map for_each filter any all find filter_map flat_map position inspect take_while skip_while"
    " map_while partition min_by_key max_by_key find_map try_for_each rposition rfind".split()
)
ADAPTERS = _SAME_ITERATOR | _ONE_OF_ITERATOR | _GIVING_ITEMS | {"enumerate", "zip", "fold"}
_ONE_OF_SEQUENCE = frozenset(
    "first last first_mut last_mut pop pop_front pop_back front back front_mut back_mut peek"
    .split()
)  # fmt: skip
_ELEMENT_CLOSURES = frozenset(
    "retain retain_mut sort_by_key sort_by sort_unstable_by sort_unstable_by_key dedup_by_key"
    " sort_by_cached_key binary_search_by_key partition_point".split()
)
_WHOLE = frozenset("clone to_owned as_slice as_mut_slice to_vec as_ref as_mut by_ref".split())
_SAME_OPTION = frozenset(
    "clone cloned copied as_ref as_mut as_deref as_deref_mut take replace filter inspect or or_else"
    " map_err context with_context inspect_err to_owned".split()
)
_UNWRAPPING = frozenset(
    "unwrap expect unwrap_or unwrap_or_default unwrap_or_else unwrap_unchecked get_or_insert_with"
    " get_or_insert insert".split()
)
_MAKERS = frozenset("new with_capacity default".split())
_OPTION_CLOSURES = frozenset(
    "map and_then filter is_some_and is_ok_and is_none_or inspect map_or map_or_else".split()
)
_ERROR_CLOSURES = frozenset("map_err or_else unwrap_or_else inspect_err".split())
_KEPT = frozenset("clone to_owned by_ref as_ref as_mut borrow borrow_mut".split())


_TEXTS = frozenset(
    "trim trim_start trim_end trim_matches trim_start_matches trim_end_matches as_str as_ref"
    .split()
)  # fmt: skip


def _option(held: Ty) -> Ty:
    return Ty(name="Option", args=(held,))


def _iterator(held: Ty) -> Ty:
    return Ty(name="Iterator", args=(held,))


def _arg(ty: Ty, number: int = 0) -> Ty:
    return ty.args[number] if number < len(ty.args) else UNKNOWN


def made(path: str) -> Ty:
    """What calling a path of the standard library gives."""
    *_, owner, name = ["", *path.split(".")]
    if name in _MAKERS and owner in SEQUENCES | MAPS | {"String"}:
        return Ty(name=owner)
    return Ty(name="String") if (owner, name) == ("String", "from") else UNKNOWN


def stepped(ty: Ty, step: str) -> Ty:
    """`?`, a call, an index, a part of a tuple, `.await`."""
    if step == "?":
        return _arg(ty) if ty.name in OPTIONAL else UNKNOWN
    if step == ".await":
        return _arg(ty) if ty.name in FUTURES else UNKNOWN
    if step == "()":
        return _arg(ty) if ty.name in CLOSURES else UNKNOWN
    if step == "[]":
        while ty.name in prelude.DEREFERENCED and ty.args:
            ty = ty.args[0]
        return _arg(ty, 1) if ty.name in MAPS else _arg(ty) if ty.name in SEQUENCES else UNKNOWN
    if step[0] == "!" and step[1:].isdigit() and ty.name == "tuple":
        return _arg(ty, int(step[1:]))
    return UNKNOWN


def iterated(ty: Ty) -> Ty:
    """What a `for` loop over a value gives."""
    while ty.name in prelude.DEREFERENCED and ty.args:
        ty = ty.args[0]
    if ty.name in MAPS and len(ty.args) > 1:
        return Ty(name="tuple", args=ty.args[:2])
    return _arg(ty) if ty.name in SEQUENCES | ITERATORS | OPTIONAL else UNKNOWN


def matched(ty: Ty, name: str, part: str) -> Ty:
    """What stands behind `Some`, `Ok` or `Err` in a pattern."""
    while ty.name in prelude.DEREFERENCED and ty.args:
        ty = ty.args[0]
    if part != "0" or ty.name not in OPTIONAL:
        return UNKNOWN
    if name == "Err":
        return _arg(ty, 1) if ty.name == "Result" else UNKNOWN
    return _arg(ty) if name in ("Some", "Ok") else UNKNOWN


def given(ty: Ty, name: str, number: str) -> Ty:
    """What a method gives to a parameter of the closure it takes."""
    while ty.name in prelude.DEREFERENCED and ty.args:
        ty = ty.args[0]
    if ty.name in OPTIONAL:
        if name in _ERROR_CLOSURES:
            return _arg(ty, 1) if ty.name == "Result" and number == "0" else UNKNOWN
        if name == "map_or_else":
            return UNKNOWN
        return _arg(ty) if name in _OPTION_CLOSURES and number == "0" else UNKNOWN
    if ty.name in ITERATORS:
        wanted = "1" if name == "fold" else "0"
        is_item = name in _GIVING_ITEMS or name == "fold"
        return _arg(ty) if is_item and number == wanted else UNKNOWN
    if ty.name in SEQUENCES and name in _ELEMENT_CLOSURES:
        return _arg(ty)
    return UNKNOWN


def result(ty: Ty, name: str) -> Ty:
    """What a method from outside gives, called on a value of this type."""
    if name == "to_string":
        return Ty(name="String")
    if ty.fact is not None or ty.traits:
        return ty if name in _KEPT else UNKNOWN
    if ty.name in prelude.DEREFERENCED and ty.args:
        if name == "clone":
            return ty
        if name in ("as_ref", "as_mut", "borrow", "borrow_mut", "into_owned", "to_mut"):
            return ty.args[0]
        return result(ty.args[0], name)
    if ty.name in OPTIONAL:
        return _of_optional(ty, name)
    if ty.name in ITERATORS:
        return _of_iterator(ty, name)
    if ty.name in SEQUENCES:
        return _of_sequence(ty, name)
    if ty.name in MAPS:
        return _of_map(ty, name)
    return _of_holder(ty, name)


def _of_optional(ty: Ty, name: str) -> Ty:
    if name in _UNWRAPPING:
        return _arg(ty)
    if name in _SAME_OPTION:
        # What `map_err` and `context` make of the error is not told.
        keeps_error = name not in ("map_err", "context", "with_context", "or_else", "or")
        return ty if keeps_error else Ty(name=_after_context(ty, name), args=ty.args[:1])
    match name:
        case "ok":
            return _option(_arg(ty))
        case "err":
            return _option(_arg(ty, 1))
        case "ok_or" | "ok_or_else":
            return Ty(name="Result", args=ty.args[:1])
        case "unwrap_err" | "expect_err":
            return _arg(ty, 1)
        case "iter" | "iter_mut" | "into_iter":
            return _iterator(_arg(ty))
    return UNKNOWN


def _after_context(ty: Ty, name: str) -> str:
    return "Result" if name in ("context", "with_context") else ty.name


def _of_iterator(ty: Ty, name: str) -> Ty:
    if name in _SAME_ITERATOR:
        return ty
    if name in _ONE_OF_ITERATOR:
        return _option(_arg(ty))
    if name == "enumerate":
        return _iterator(Ty(name="tuple", args=(Ty(name="usize"), _arg(ty))))
    if name == "zip":
        return _iterator(Ty(name="tuple", args=(_arg(ty), UNKNOWN)))
    return UNKNOWN


def _of_sequence(ty: Ty, name: str) -> Ty:
    if name in ("iter", "iter_mut", "into_iter", "drain"):
        return _iterator(_arg(ty))
    if name in _ONE_OF_SEQUENCE or (name in ("get", "get_mut") and ty.name in ("VecDeque",)):
        return _option(_arg(ty))
    if name in ("get", "get_mut") and ty.name in ("Vec", "slice"):
        return _option(_arg(ty))
    if name in ("remove", "swap_remove") and ty.name == "Vec":
        return _arg(ty)
    if name in ("chunks", "windows"):
        return _iterator(Ty(name="slice", args=ty.args))
    return ty if name in _WHOLE else UNKNOWN


def _of_map(ty: Ty, name: str) -> Ty:
    held = _arg(ty, 1)
    match name:
        case "iter" | "iter_mut" | "into_iter" | "drain":
            return _iterator(Ty(name="tuple", args=ty.args[:2])) if len(ty.args) > 1 else UNKNOWN
        case "values" | "values_mut" | "into_values":
            return _iterator(held)
        case "keys" | "into_keys":
            return _iterator(_arg(ty))
        case "get" | "get_mut" | "remove" | "insert":
            return _option(held)
        case "entry":
            return Ty(name="Entry", args=ty.args)
        case "clone" | "to_owned" | "as_ref" | "by_ref":
            return ty
    return UNKNOWN


def _of_text(name: str) -> Ty:
    if name in _TEXTS:
        return Ty(name="str")
    if name in ("lines", "split", "split_whitespace", "rsplit", "splitn", "rsplitn"):
        return _iterator(Ty(name="str"))
    if name in ("chars", "bytes"):
        return _iterator(Ty(name="char" if name == "chars" else "u8"))
    if name in ("clone", "to_owned", "to_lowercase", "to_uppercase", "replace", "repeat"):
        return Ty(name="String")
    return Ty(name="slice", args=(Ty(name="u8"),)) if name == "as_bytes" else UNKNOWN


def _of_holder(ty: Ty, name: str) -> Ty:
    """Cells, locks, conversions, and the entry of a map."""
    if CONVERSIONS.get(ty.name) == name:
        return _arg(ty)
    if ty.name in ("str", "String"):
        return _of_text(name)
    if ty.name == "Entry" and name in ("or_default", "or_insert", "or_insert_with"):
        return _arg(ty, 1)
    if ty.name in ("Mutex", "RwLock") and name in ("lock", "read", "write", "into_inner"):
        return Ty(name="Result", args=ty.args[:1])
    if ty.name in ("RefCell", "Cell") and name in ("borrow", "borrow_mut", "into_inner", "get"):
        return _arg(ty)
    if ty.name in ("OnceCell", "OnceLock"):
        if name == "get_or_init":
            return _arg(ty)
        return _option(_arg(ty)) if name in ("get", "get_mut") else UNKNOWN
    return UNKNOWN
