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


def fits_claim(claimed: str, inferred: str, path: str) -> Likeness:
    """Whether a thing of the inferred type may be said to be of the claimed one.

    A literal is of its type, a bare `list` is said of any list. Different only where no value
    could be both; a part of a union, or a wider type, is neither.
    """
    shape, plain = _RULES.get(path.rpartition(".")[2], (_tokens, frozenset[str]()))
    if max(len(claimed), len(inferred)) > MAX_CHARS:
        return Likeness.UNSURE
    one, two = shape(claimed), shape(inferred)
    if one is None or two is None:
        return Likeness.UNSURE
    said, meant = _members(one), _members(two)
    if one == two or said == meant or _heads(meant) == said:
        return Likeness.SAME
    heads = _heads(said), _heads(meant)
    known = all(head <= {(name,) for name in plain} for head in heads)
    tower = any(_NUMBERS & head for head in heads) and all(_NUMBERS & head for head in heads)
    apart = known and not tower and heads[0].isdisjoint(heads[1])
    return Likeness.DIFFERENT if apart else Likeness.UNSURE


def is_different(claimed: str, inferred: str, path: str) -> bool:
    """Whether nothing of the inferred type could be of the claimed one."""
    return fits_claim(claimed, inferred, path) is Likeness.DIFFERENT


_NUMBERS = frozenset({("bool",), ("int",), ("float",), ("complex",)})
"""Each of these may be passed for the next."""


def _members(shape: Shape) -> frozenset[Shape]:
    """The parts of a union, or the one type it is; literals as the type they are of."""
    parts = shape[1] if shape[0] == "union" else (shape,)
    assert isinstance(parts, frozenset | tuple)  # noqa: S101 - as `_union` makes it
    return frozenset(_widened(part) for part in parts)


def _widened(part: Shape) -> Shape:
    if part[0] != "Literal":
        return part
    for mark, name in (("value='", "str"), ('value="', "str"), ("value=b", "bytes"),
                       ("value=True", "bool"), ("value=False", "bool")):  # fmt: skip
        if mark in str(part[1]):
            return (name,)
    return ("int",) if re.search(r"value=-?\d+\)", str(part[1])) else ("?",)


def _heads(members: frozenset[Shape]) -> frozenset[Shape]:
    return frozenset(member[:1] for member in members)


def without_literals(text: str, path: str) -> str:
    """The type with each literal told as the type it is of; '' where that cannot be told."""
    if path.endswith((".py", ".pyi")):
        if "Literal" not in text:
            return text
        try:
            return ast.unparse(_Widening().visit(ast.parse(text, mode="eval")))
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return ""
    if path.endswith((".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs")):
        plain = {_script_literal(part.strip()): None for part in text.split("|")}
        is_plain = not re.search(r"[<({\[]", text)
        return " | ".join(plain) if is_plain else text
    return text


class _Widening(ast.NodeTransformer):
    """`Literal[1, 2]` is `int`."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if not (isinstance(node.value, ast.Name) and node.value.id == "Literal"):
            self.generic_visit(node)
            return node
        inner = node.slice
        parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        names = dict.fromkeys(type(ast.literal_eval(part)).__name__ for part in parts)
        return ast.parse(" | ".join(names).replace("NoneType", "None"), mode="eval").body


def _script_literal(part: str) -> str:
    if re.fullmatch(r"'[^']*'|\"[^\"]*\"", part):
        return "string"
    if re.fullmatch(r"-?\d[\d.e+]*", part):
        return "number"
    return "boolean" if part in ("true", "false") else part


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
