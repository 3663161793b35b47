"""What a written type says a value may be: the names in it that stand for the value itself.

`Request | None`, `*http.Request` and `Option<Request>` are about a Request, `list[Request]` is
about a list. Words people use for types stand in a table. Yields names, not evidence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

LIST, MAP, FUNCTION, TUPLE, STRING = "list", "dict", "function", "tuple", "string"
UNDECIDED = frozenset({"auto", "var", "_", "decltype"})
"""Written in the place of a type, and none."""

_INTEGERS = frozenset(
    "int Integer long Long short Short byte i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize"
    " int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 int8_t int16_t int32_t int64_t"
    " uint8_t uint16_t uint32_t uint64_t size_t ssize_t ptrdiff_t bigint BigInteger".split()
)
_FLOATS = frozenset("float double Float Double f32 f64 float32 float64".split())
_BOOLEANS = frozenset({"bool", "boolean", "Boolean", "_Bool"})
_STRINGS = frozenset({"str", "string", "String", STRING, "string_view"})
_LISTS = frozenset({LIST, "List", "Array", "ReadonlyArray", "ArrayList", "Vec", "vector"})
_MAPS = frozenset({MAP, "Dict", "map", "Map", "HashMap", "BTreeMap", "Record", "unordered_map"})
_FUNCTIONS = frozenset({FUNCTION, "Callable", "Function", "Fn", "FnMut", "FnOnce", "fn"})
_SPOKEN = {
    **dict.fromkeys(("boolean", "bool", "booleans", "flag"), _BOOLEANS),
    **dict.fromkeys(("string", "str", "strings"), _STRINGS),
    **dict.fromkeys(("integer", "integers"), _INTEGERS),
    **dict.fromkeys(("number", "numbers"), _INTEGERS | _FLOATS | {"number", "Number", "complex"}),
    "float": _FLOATS,
    **dict.fromkeys(("list", "array", "lists", "arrays", "slice", "vector"), _LISTS),
    **dict.fromkeys(("dict", "dictionary", "map", "hashmap"), _MAPS),
    "set": frozenset({"set", "Set", "HashSet", "BTreeSet", "frozenset", "unordered_set"}),
    "tuple": frozenset({TUPLE, "Tuple"}),
    **dict.fromkeys(("function", "callback", "callable", "closure"), _FUNCTIONS),
}
"""Words for types that several languages have, and what they are called there."""

_TRANSPARENT = frozenset(
    "Optional Union Annotated Final ClassVar Required NotRequired Option Box Rc Arc Ref Cow"
    " unique_ptr shared_ptr optional Readonly Nullable NonNullable".split()
)
"""What may stand around a type without making it another."""
_DELIVERING = frozenset("Result Promise Awaitable Coroutine Future CompletableFuture".split())
"""The same around a result."""
_NOISE = re.compile(
    r"@\w+(?:\([^)]*\))?|'[a-z_]\w*\b(?!')"
    r"|\b(?:const|volatile|mut|dyn|impl|readonly|final|static|inline|constexpr|struct|enum|class"
    r"|extern|unsigned(?!\s+char)|signed(?!\s+char)|typename|async|asserts)\b(?=\s*[\w:'(\[&*]|$)"
)
_GENERIC = re.compile(r"([\w.:$]+)\s*[<\[](.*)[>\]]", re.DOTALL)
_NAME = re.compile(r"[\w.:$]+")
_RESULT_NAME = re.compile(r"^\s*(?!(?:chan|func|struct|interface)\b)\w+\s+(?=[\[*\w(])")
"""Go may name its results."""
_OPENING, _CLOSING = "<[({", ">])}"
_LITERALS = (
    (re.compile(r"(?i:true|false)"), "bool"),
    (re.compile(r"""[rbuf]*("|'|`).*""", re.DOTALL), STRING),
    (re.compile(r"[-+]?\d+"), "int"),
    (re.compile(r"[-+]?\d*\.\d+"), "float"),
    (re.compile(r"\[.*", re.DOTALL), LIST),
    (re.compile(r"\{\s*\}|\{\s*[\w'\"]+\s*:.*", re.DOTALL), MAP),
)


def meant_types(word: str) -> frozenset[str]:
    """The names a type goes by that somebody asks for."""
    plain = word.strip("`'\" ")
    return _SPOKEN.get(plain.lower(), frozenset({plain.replace("::", ".").rpartition(".")[2]}))


def is_spoken(word: str) -> bool:
    return word.strip("`'\" ").lower() in _SPOKEN


def default_type(text: str) -> str | None:
    """The type of a literal; None where it is none, or tells none."""
    return next((name for shape, name in _LITERALS if shape.fullmatch(text.strip())), None)


def value_types(written: str, *, is_result: bool = False) -> frozenset[str]:
    """Names for what a value of the written type may be itself."""
    plain = _NOISE.sub(" ", re.sub(r"[\"“”]", "", written))
    return frozenset(name for part in _split(plain, "|+") for name in _names(part, is_result))


def _names(text: str, is_result: bool) -> Iterator[str]:
    part = text.strip()
    if re.fullmatch(r"char\s*(?:const\s*)?\*", part):
        yield STRING
    shaped = _shape(part, is_result)
    if shaped is not None:
        yield from shaped
        return
    bare = part.strip("&*?!' ")
    generic = _GENERIC.fullmatch(bare)
    name = _last(generic[1] if generic else bare)
    if name:
        yield name
    if generic and name in (_TRANSPARENT | _DELIVERING if is_result else _TRANSPARENT):
        inner = list(_split(generic[2], ","))
        for one in inner if name == "Union" else inner[-1:] if name == "Coroutine" else inner[:1]:
            yield from value_types(one, is_result=is_result)


def _shape(part: str, is_result: bool) -> frozenset[str] | None:
    """Types that are told by their shape and not by a name."""
    plain = part.lstrip("&* ")
    if "=>" in plain or re.match(r"(?:func|fn|Fn|FnMut|FnOnce)\s*\(", plain):
        return frozenset({FUNCTION})
    if re.match(r"map\[", plain):
        return frozenset({MAP})
    if re.match(r"\[\d*\]|\[.*\]$", plain, re.DOTALL) or re.search(r"\[\d*\]$", plain):
        return frozenset({LIST})
    if plain.startswith("(") and plain.endswith(")"):
        inner = list(_split(plain[1:-1], ","))
        if len(inner) == 1 or is_result:  # in brackets for their own sake, or several results
            types = (_RESULT_NAME.sub("", one) if is_result else one for one in inner)
            return frozenset(
                name for one in types for name in value_types(one, is_result=is_result)
            )
        return frozenset({TUPLE})
    return None


def _last(text: str) -> str:
    words = _NAME.findall(text)
    return words[-1].replace("::", ".").rpartition(".")[2] if words else ""


def _split(text: str, signs: str) -> Iterator[str]:
    """Parts between signs that stand in no brackets."""
    depth, start = 0, 0
    for at, letter in enumerate(text):
        is_arrow = letter == ">" and text[at - 1 : at] in ("-", "=")
        depth += (letter in _OPENING) - (letter in _CLOSING and not is_arrow)
        if letter in signs and not depth:
            yield text[start:at]
            start = at + 1
    yield text[start:]
