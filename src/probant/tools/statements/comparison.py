"""Whether two written types are the same, certainly different, or neither.

Only types whose relation is known are told apart: builtins of the language, and classes of the
repository that nothing relates. Behind an alias, a type variable or a class from outside anything
may stand.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Protocol

from probant.tools.statements.written_types import NONE, OPAQUE, POINTER, TUPLE, UNION, Written


class Match(Enum):
    SAME = "same"
    """Or the claim says less, and nothing else."""
    DIFFERENT = "different"
    OPEN = "open"


MAX_DEPTH = 12
MAX_PARTS = 200
"""Deeper and larger types than these are not compared."""

_NUMBERS = "int8 int16 int32 int64 uint8 uint16 uint32 uint64"
BUILTINS: Mapping[str, frozenset[str]] = {
    "python": frozenset(
        "str bytes int float bool complex None list dict tuple set frozenset bytearray".split()
    ),
    "typescript": frozenset(
        "string number boolean void undefined null bigint symbol Array Promise Map Set Date RegExp "
        "WeakMap WeakSet ArrayBuffer DataView Uint8Array Uint8ClampedArray Uint16Array Uint32Array "
        "Int8Array Int16Array Int32Array Float32Array Float64Array BigInt64Array BigUint64Array"
        .split()
    ),
    "go": frozenset(
        f"string bool error int uint float32 float64 byte rune uintptr [] map {_NUMBERS}".split()
    )
    | {TUPLE},
    "rust": frozenset(
        "String str bool char i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64 Vec "
        "HashMap HashSet BTreeMap Option Result []".split()
    )
    | {TUPLE},
    "java": frozenset(
        "void boolean byte short int long float double char String Array List Map Set Optional"
        .split()
    ),
    "cpp": frozenset(
        ["void", "bool", "char", "int", "short", "long", "float", "double", "unsigned",
         "long unsigned", "short unsigned", "char unsigned", "long long", "long long unsigned",
         "size_t", "string", "vector", "map", "pair"]
    ),
}  # fmt: skip
"""Types that come with a language and are no other of them."""

STANDARD = frozenset(
    "Path PurePath datetime date time timedelta Decimal Fraction UUID Pattern Match Logger Thread "
    "Lock ArgumentParser StringIO BytesIO".split()
)
"""Classes of Python's library that are no kind of a builtin."""

_NEAR: Mapping[str, tuple[frozenset[str], ...]] = {
    "python": (
        frozenset({"int", "float", "bool", "complex"}),
        frozenset({"bytes", "bytearray"}),
        frozenset({"Path", "PurePath"}),
        frozenset({"datetime", "date"}),
    ),
    "typescript": (frozenset({"void", "undefined", "null"}), frozenset({"Buffer", "Uint8Array"})),
    "go": (frozenset({"byte", "uint8"}), frozenset({"rune", "int32"})),
    "rust": (frozenset({"String", "str"}),),
    "java": (),
    "cpp": (
        frozenset({"char", "char unsigned"}),
        frozenset({"size_t", "long unsigned", "unsigned", "long long unsigned"}),
        frozenset({"string", "char"}),
    ),
}
"""Types that stand for each other so often that one is not told from the other."""

_ABSTRACT: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("Iterator", "Generator", "AsyncIterator", "AsyncGenerator", "Awaitable",
                     "Coroutine", "AsyncIterable", "Callable", "AbstractContextManager",
                     "ContextManager", "AsyncContextManager"),
                    BUILTINS["python"]),
    **dict.fromkeys(("Sequence", "MutableSequence"),
                    BUILTINS["python"] - {"str", "bytes", "list", "tuple", "bytearray"}),
    **dict.fromkeys(("Mapping", "MutableMapping"), BUILTINS["python"] - {"dict"}),
    **dict.fromkeys(("Iterable", "Collection", "Container"),
                    frozenset({"int", "float", "bool", "complex", NONE})),
}  # fmt: skip
"""Abstract types of Python, and the builtins that are no kind of them."""

_NOTHING_BELOW: Mapping[str, frozenset[str]] = {
    "python": frozenset({NONE, "bool"}),
    "java": frozenset({"void", "boolean", "byte", "short", "int", "long", "float", "double"}),
    "cpp": frozenset({"void"}),
}
"""Builtins of which no class can be a kind: whoever returns one returns nothing else."""

_MAY_BE_BELOW = frozenset(
    "Literal TypeGuard TypeIs NoReturn Never Boolean Byte Short Integer Long Float Double Void "
    "Final Annotated Awaitable Coroutine".split()
)

WRAPPERS = frozenset(
    "Promise Awaitable Coroutine Future Task Iterator Iterable Generator AsyncIterator "
    "AsyncGenerator AsyncIterable Option Optional Result Box Rc Arc Cow unique_ptr shared_ptr "
    "optional CompletableFuture Mono Flux PromiseLike Readonly Partial".split()
) | {POINTER}
"""What is returned in these is often told as what is returned."""

_TRANSPARENT = frozenset({POINTER, "Box", "Rc", "Arc", "Cow"})
_ANYTHING = frozenset({"any", "Any", "unknown", "object", "Object", "Self", "never", "auto", OPAQUE,
                       "literal", "T", "this"})  # fmt: skip


class Related(Protocol):
    """What the repository knows of names as they are written in one place."""

    def of(self, claimed: Written, actual: Written) -> Match:
        """Tells two outer names apart that are no builtins both."""

    def is_from(self, actual: Written, front: str) -> bool:
        """Whether what is written without a front is the one of that module."""


class _Remembering:
    """Compares no pair twice: each is met again by many ways through wrappers and unions."""

    def __init__(self, related: Related) -> None:
        self.of = related.of
        self.is_from = related.is_from
        self.found: dict[tuple[Written, Written], Match] = {}


def compare(claimed: Written, actual: Written, family: str, related: Related) -> Match:
    """How what a text claims stands to what the code says."""
    if not isinstance(related, _Remembering):
        if not (_is_simple(claimed) and _is_simple(actual)):
            return Match.OPEN
        related = _Remembering(related)
    pair = claimed, actual
    if pair not in related.found:
        related.found[pair] = _compared(claimed, actual, family, related)
    return related.found[pair]


def _is_simple(one: Written) -> bool:
    """Whether the type is of a size that people write; others are made to take long."""
    level: tuple[Written, ...] = (one,)
    n_parts = 0
    for _ in range(MAX_DEPTH):
        n_parts += len(level)
        level = tuple(part for each in level for part in each.inside)
        if not level or n_parts > MAX_PARTS:
            break
    return not level and n_parts <= MAX_PARTS


def _compared(claimed: Written, actual: Written, family: str, related: Related) -> Match:
    if UNION in (claimed.name, actual.name):
        return _unions(claimed, actual, family, related)
    if claimed.name == actual.name:
        return _same_name(claimed, actual, family, related)
    if actual.name == TUPLE and family == "go" and actual.inside:
        return _one_of_results(claimed, actual, family, related)
    if actual.name == POINTER and compare(claimed, actual.inside[0], family, related) is Match.SAME:
        return Match.SAME if family in ("go", "rust") else Match.OPEN
    if _is_wrapped(claimed, actual, family, related) or _is_wrapped(
        actual, claimed, family, related
    ):
        return Match.OPEN
    return _apart(claimed, actual, family, related)


def _unions(claimed: Written, actual: Written, family: str, related: Related) -> Match:
    def has(one: Written, others: tuple[Written, ...]) -> bool:
        return any(compare(one, other, family, related) is Match.SAME for other in others)

    left, right = claimed.members, actual.members
    if all(has(one, right) for one in left) and all(
        any(compare(one, other, family, related) is Match.SAME for one in left) for other in right
    ):
        return Match.SAME
    pairs = [compare(one, other, family, related) for one in left for other in right]
    return Match.DIFFERENT if all(one is Match.DIFFERENT for one in pairs) else Match.OPEN


def _same_name(claimed: Written, actual: Written, family: str, related: Related) -> Match:
    if claimed.name in (OPAQUE, "literal"):
        return Match.SAME if claimed.front == actual.front != "" else Match.OPEN
    fronts = claimed.front, actual.front
    if all(fronts) and not _ends_alike(*fronts):
        return Match.OPEN
    if claimed.front and not actual.front and not related.is_from(actual, claimed.front):
        return Match.OPEN
    if not claimed.inside:
        return Match.SAME if claimed.name != TUPLE or not actual.inside else Match.OPEN
    if not actual.inside:
        return Match.OPEN
    if len(claimed.inside) != len(actual.inside):
        is_counted = claimed.name == TUPLE and family == "go"
        return Match.DIFFERENT if is_counted else Match.OPEN
    pairs = [
        compare(one, other, family, related)
        for one, other in zip(claimed.inside, actual.inside, strict=True)
    ]
    for wanted in (Match.DIFFERENT, Match.OPEN):
        if wanted in pairs:
            return wanted
    return Match.SAME


def _ends_alike(one: str, two: str) -> bool:
    return f".{one}".endswith("." + two) or f".{two}".endswith("." + one)


def _one_of_results(claimed: Written, actual: Written, family: str, related: Related) -> Match:
    found = [compare(claimed, one, family, related) for one in actual.inside]
    if Match.SAME in found:
        return Match.SAME
    return Match.DIFFERENT if set(found) == {Match.DIFFERENT} else Match.OPEN


def _is_wrapped(inner: Written, outer: Written, family: str, related: Related) -> bool:
    """Whether one is, or may be, what the other holds."""
    if outer.name in ("Array", "list", "[]", "Vec", "List", "Sequence", "set", "Set", "vector"):
        found = (compare(inner, one, family, related) for one in outer.inside)
        return Match.SAME in found
    if outer.name not in WRAPPERS:
        return False
    if not outer.inside:
        return outer.name not in BUILTINS.get(family, ())
    found = (compare(inner, one, family, related) for one in outer.inside)
    return any(one is not Match.DIFFERENT for one in found)


def _apart(claimed: Written, actual: Written, family: str, related: Related) -> Match:
    one, two = _outer(claimed, family), _outer(actual, family)
    if _ANYTHING & {one.name, two.name}:
        return Match.OPEN
    if any({one.name, two.name} <= group for group in _NEAR.get(family, ())):
        return Match.OPEN
    known = BUILTINS.get(family, frozenset()) | (STANDARD if family == "python" else frozenset())
    if family == "python":
        for left, right in ((one.name, two.name), (two.name, one.name)):
            if left in _ABSTRACT:
                return Match.DIFFERENT if right in _ABSTRACT[left] else Match.OPEN
    if one.name in known and two.name in known and _is_plain(one, two):
        return Match.DIFFERENT
    if two.name in _NOTHING_BELOW.get(family, ()) and one.name not in _MAY_BE_BELOW:
        return Match.OPEN if one.name.isupper() else Match.DIFFERENT
    return related.of(one, two)


def _is_plain(one: Written, two: Written) -> bool:
    """Whether both are written without a front, so that they can be no other types."""
    return all(each.front in ("", "std", "builtins", "datetime", "pathlib", "decimal", "uuid")
               or each.name in STANDARD for each in (one, two))  # fmt: skip


def _outer(one: Written, family: str) -> Written:
    """In C a pointer is a type of its own; elsewhere it is told as what it points to."""
    while one.name in _TRANSPARENT and one.inside and family in ("go", "rust"):
        one = one.inside[0]
    return one
