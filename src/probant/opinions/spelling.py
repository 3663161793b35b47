"""Whether two spellings are the same type: what a person wrote, and what a tool printed.

Same and different are said only when sure; most spellings that differ are merely two ways to say
it (an alias, a base name, a shortened list), and nothing follows from that.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from enum import Enum

Shape = tuple[object, ...]
"""A type in one spelling: ('name', arguments) or ('union', members)."""

MAX_CHARS = 2_000

_LOWER = {
    "List": "list", "Dict": "dict", "Set": "set", "FrozenSet": "frozenset", "Tuple": "tuple",
    "Type": "type", "Text": "str", "NoneType": "None",
}  # fmt: skip
_PLAIN_PYTHON = frozenset(
    "int str bytes bool float complex None list dict set frozenset tuple bytearray ...".split()
)
_PLAIN_SCRIPT = frozenset("string number boolean bigint symbol null void []".split())


class Likeness(Enum):
    SAME = "same"
    DIFFERENT = "different"
    UNSURE = "unsure"


def compare(written: str, printed: str, path: str) -> Likeness:
    """The two, read by the rules of the language that the path tells."""
    shape, plain = _RULES.get(path.rpartition(".")[2], (_tokens, frozenset[str]()))
    if max(len(written), len(printed)) > MAX_CHARS:
        return Likeness.UNSURE
    one, two = shape(written), shape(printed)
    if one is None or two is None:
        return Likeness.UNSURE
    if one == two:
        return Likeness.SAME
    sure = bool(plain) and _leaves(one) <= plain and _leaves(two) <= plain
    return Likeness.DIFFERENT if sure else Likeness.UNSURE


def _leaves(shape: object) -> set[str]:
    """Every name in a shape; one that is none of the known names makes a comparison unsure."""
    if isinstance(shape, str):
        return {shape}
    if isinstance(shape, tuple | frozenset):
        return {leaf for part in shape for leaf in _leaves(part)} - {"union"}
    return {"?"}


# Python


def _python(text: str) -> Shape | None:
    try:
        return _python_shape(ast.parse(text.strip(), mode="eval").body)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _python_shape(node: ast.expr) -> Shape:
    match node:
        case ast.Constant(value=None):
            return ("None",)
        case ast.Constant(value=str() as quoted):
            return _python_shape(ast.parse(quoted.strip(), mode="eval").body)
        case ast.Constant(value=value) if value is Ellipsis:
            return ("...",)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return (_LOWER.get(name, name),)
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return _union(_python_shape(left), _python_shape(right))
        case ast.Subscript(value=value, slice=inner):
            parts = list(inner.elts) if isinstance(inner, ast.Tuple) else [inner]
            head = _python_shape(value)[0]
            if head == "Literal":
                return _union(*(("Literal", ast.dump(part)) for part in parts))
            shapes = [_python_shape(part) for part in parts]
            if head == "Optional" and len(shapes) == 1:
                return _union(shapes[0], ("None",))
            return _union(*shapes) if head == "Union" else (head, *shapes)
        case ast.List(elts=parts):
            return ("arguments", *map(_python_shape, parts))
    raise ValueError("no type")


def _union(*parts: Shape) -> Shape:
    """Flat, without order; what a wider number type includes is not told apart."""
    flat: set[object] = set()
    for part in parts:
        flat |= part[1] if part[0] == "union" and isinstance(part[1], frozenset) else {part}
    if ("complex",) in flat:
        flat -= {("float",), ("int",)}
    if ("float",) in flat:
        flat -= {("int",)}
    if len(flat) == 1:
        (single,) = flat
        return single if isinstance(single, tuple) else ("?",)
    return ("union", frozenset(flat))


# TypeScript


def _script(text: str) -> Shape | None:
    """Unions of names and lists of them; anything with more structure is compared as it stands."""
    squeezed = re.sub(r"\s+", "", text).strip(";")
    if not re.fullmatch(r"[\w$.|\[\]]+", squeezed):
        return ("?", squeezed.replace('"', "'"))
    parts: list[Shape] = []
    for one in squeezed.strip("|").split("|"):
        name = one.removesuffix("[]")
        parts.append(("[]", (name,)) if name != one else (one,))
    return _union(*parts)


# C and C++


def _tokens(text: str) -> Shape | None:
    words = re.findall(r"\w+|[^\w\s]", text)
    return ("?", *(word for word in words if word not in _STORAGE))


_STORAGE = frozenset("static inline extern constexpr virtual explicit friend register".split())

_RULES: Mapping[str, tuple[Callable[[str], Shape | None], frozenset[str]]] = {
    **dict.fromkeys(("py", "pyi"), (_python, _PLAIN_PYTHON)),
    **dict.fromkeys(("ts", "tsx", "mts", "cts"), (_script, _PLAIN_SCRIPT)),
    **dict.fromkeys(("js", "jsx", "mjs", "cjs"), (_script, _PLAIN_SCRIPT)),
}  # fmt: skip
