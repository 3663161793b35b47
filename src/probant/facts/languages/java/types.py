"""Java types as written, taken apart; and what is known of a few types of the platform."""

from __future__ import annotations

import re

_ANNOTATION = re.compile(r"@[\w.]+(?:\([^()]*\))?\s*")
_PRIMITIVES = frozenset("boolean byte char short int long float double void".split())

OBJECT_METHODS = frozenset(
    "toString equals hashCode getClass notify notifyAll wait clone finalize".split()
)
ENUM_METHODS = frozenset(
    "name ordinal compareTo getDeclaringClass describeConstable values valueOf".split()
)
_THROWABLE = frozenset(
    "getMessage getLocalizedMessage getCause initCause printStackTrace fillInStackTrace"
    " getStackTrace setStackTrace addSuppressed getSuppressed".split()
)
_ITERATOR = frozenset({"hasNext", "next", "remove", "forEachRemaining"})

PLATFORM_METHODS: dict[str, frozenset[str]] = {
    "Object": frozenset(),
    "Serializable": frozenset(),
    "Cloneable": frozenset(),
    "Annotation": frozenset({"annotationType"}),
    "Runnable": frozenset({"run"}),
    "Callable": frozenset({"call"}),
    "AutoCloseable": frozenset({"close"}),
    "Closeable": frozenset({"close"}),
    "Comparable": frozenset({"compareTo"}),
    "Comparator": frozenset(
        "compare reversed thenComparing thenComparingInt thenComparingLong thenComparingDouble"
        " naturalOrder reverseOrder comparing nullsFirst nullsLast".split()
    ),
    "Iterable": frozenset({"iterator", "forEach", "spliterator"}),
    "Iterator": _ITERATOR,
    "Supplier": frozenset({"get"}),
    "Consumer": frozenset({"accept", "andThen"}),
    "BiConsumer": frozenset({"accept", "andThen"}),
    "Function": frozenset({"apply", "compose", "andThen", "identity"}),
    "BiFunction": frozenset({"apply", "andThen"}),
    "UnaryOperator": frozenset({"apply", "compose", "andThen", "identity"}),
    "BinaryOperator": frozenset({"apply", "andThen", "minBy", "maxBy"}),
    "Predicate": frozenset({"test", "and", "or", "negate", "not", "isEqual"}),
    "BiPredicate": frozenset({"test", "and", "or", "negate"}),
    "InvocationHandler": frozenset({"invoke", "invokeDefault"}),
    "ParameterizedType": frozenset(
        {"getActualTypeArguments", "getRawType", "getOwnerType", "getTypeName"}
    ),
    "Throwable": _THROWABLE,
    "Exception": _THROWABLE,
    "RuntimeException": _THROWABLE,
    "IllegalArgumentException": _THROWABLE,
    "IllegalStateException": _THROWABLE,
    "IOException": _THROWABLE,
    "Error": _THROWABLE,
}
"""All methods of platform types that the repository's own types often extend."""

HOLDERS = frozenset(
    "List ArrayList LinkedList Set HashSet LinkedHashSet TreeSet SortedSet Collection Iterable"
    " Iterator ListIterator Optional Queue Deque ArrayDeque Stack Vector Supplier Callable"
    " AtomicReference ThreadLocal WeakReference SoftReference Future Stream".split()
)
MAPS = frozenset(
    "Map HashMap LinkedHashMap TreeMap SortedMap ConcurrentHashMap ConcurrentMap".split()
)
ELEMENT_METHODS = frozenset(
    "get next previous first last getFirst getLast poll peek pop remove element take orElse"
    " orElseThrow orElseGet set call join getOrDefault computeIfAbsent put removeFirst removeLast"
    " pollFirst pollLast peekFirst peekLast".split()
)
"""Methods that give one of the things such a value holds."""
SAME_METHODS = frozenset(
    "iterator listIterator subList stream filter sorted distinct limit".split()
)
"""Methods that give a value holding the same things."""

PLAIN_RESULTS = frozenset(
    "String StringBuilder StringBuffer Character Integer Long Double Boolean Byte Short Float Math"
    " Object System Pattern Matcher File Path".split()
)
"""Platform types without type parameters whose methods give only such types."""


def bare(text: str) -> str:
    """A type without annotations and `final`."""
    return _ANNOTATION.sub("", text).removeprefix("final ").strip()


def is_primitive(text: str) -> bool:
    return text in _PRIMITIVES


def head(text: str) -> str:
    """The name of a type, without its arguments: `a.Map` of `a.Map<K, V>`."""
    kept, depth = [], 0
    for char in text:
        depth += char == "<"
        if depth == 0:
            kept.append(char)
        depth -= char == ">"
    return "".join(kept).strip()


def arguments(text: str) -> list[str]:
    """The types between the last angle brackets of a type."""
    opening = text.find("<")
    if opening < 0 or not text.endswith(">"):
        return []
    found, depth, start = [], 0, opening + 1
    for place in range(opening, len(text)):
        char = text[place]
        if char == "<":
            depth += 1
        elif char == ">":
            depth -= 1
            if depth == 0 and place != len(text) - 1:
                return []
        if (char == "," and depth == 1) or (char == ">" and depth == 0):
            found.append(text[start:place].strip())
            start = place + 1
    return [part for part in found if part]


def element(text: str) -> str:
    """What a value of a type holds; '' where that is not one known type."""
    if text.endswith("[]"):
        return text[:-2].strip()
    name, inner = head(text).rpartition(".")[2], arguments(text)
    one = ""
    if name in HOLDERS and len(inner) == 1:
        one = inner[0]
    elif name in MAPS and len(inner) == 2:
        one = inner[1]
    one = one.removeprefix("? extends ").strip()
    return "" if one.startswith("?") else one
