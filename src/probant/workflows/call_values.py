"""Values as the programs in the sandbox tell them, and whether one is what a text says.

What cannot be told for sure is neither the same nor another. Next: behaviour.py.
"""

from __future__ import annotations

import math

from probant.checking.calls import Bare, CallSample, Listed, Literal, Mapped, Members, Undefined
from probant.runs.calls import Shape


def shape_of(value: Literal) -> Shape:
    """A literal as the programs in the sandbox are told of it."""
    match value:
        case None | bool() | str():
            return ["plain", value]
        case int():
            return ["int", hex(value)]
        case float():
            return ["float", value.hex()]
        case complex():
            return ["complex", value.real.hex(), value.imag.hex()]
        case bytes():
            return ["bytes", value.hex()]
        case tuple():
            return ["tuple", [shape_of(one) for one in value]]
        case Listed(items):
            return ["list", [shape_of(one) for one in items]]
        case Members(items):
            return ["set", [shape_of(one) for one in items]]
        case Mapped(pairs):
            return ["dict", [[shape_of(key), shape_of(one)] for key, one in pairs]]
        case Bare(name):
            return ["bare", name]
        case Undefined():
            return ["undefined"]


def passed_to_python(value: Literal) -> Shape | None:
    """An argument for Python; None if the language has no such literal."""
    found = shape_of(value)
    return None if _holds(found, ("bare", "undefined")) else found


def passed_to_script(value: Literal) -> Shape | None:
    """An argument for JavaScript; None if the language has no such literal."""
    return None if _holds(found := shape_of(value), ("complex",)) else _scripted(found)


def _holds(found: Shape, kinds: tuple[str, ...]) -> bool:
    if not isinstance(found, list):
        return False
    is_one = bool(found) and isinstance(found[0], str) and found[0] in kinds
    return is_one or any(_holds(part, kinds) for part in found)


def _scripted(found: Shape) -> Shape:
    match found:
        case ["float", str(text)]:
            number = float.fromhex(text)
            return ["number", _WORDS.get(repr(number), repr(number))]
        case ["bare", str(name)]:
            return ["plain", name]
        case ["dict", list(pairs)]:
            return ["dict", [[_scripted(part) for part in pair] for pair in pairs]]
        case [("list" | "tuple" | "set") as kind, list(items)]:
            return [kind, [_scripted(one) for one in items]]
    return found


_WORDS = {"nan": "NaN", "inf": "Infinity", "-inf": "-Infinity"}


def strings_in(call: CallSample) -> str:
    """All texts among the arguments."""
    return " ".join(repr(one) for one in (*call.arguments, *(value for _, value in call.named)))


def is_same(told: Shape, found: Shape) -> bool | None:
    """Whether a result is what a text says; None where that cannot be told.

    Whole numbers must be equal, others as closely as they are usually written down; one that the
    text may have rounded is left open, and so is a list told as a tuple. The order of pairs and of
    members does not count.
    """
    if not _is_shape(found) or not _is_shape(told):
        return None
    kinds = _family(told), _family(found)
    if None in kinds:
        return None
    if kinds == ("number", "number"):
        return _same_number(told, found)
    if kinds == ("nothing", "nothing"):
        return True if told[0] == found[0] else None
    if kinds[0] != kinds[1]:
        return _of_other_kind(told, found, is_nothing="nothing" in kinds)
    match kinds[0]:
        case "list":
            same = _all_same(list(told[1]), list(found[1]))
            return None if same and told[0] != found[0] else same
        case "set":
            return _same_members([[one] for one in told[1]], [[one] for one in found[1]])
        case "dict":
            return _same_members(told[1], found[1])
        case "plain" if _is_bool(told) != _is_bool(found):
            return None
    return bool(told[1:] == found[1:])


_FAMILY = {
    "plain": "plain", "bare": "plain", "undefined": "nothing", "int": "number", "float": "number",
    "number": "number", "huge": "number", "complex": "complex", "bytes": "bytes", "list": "list",
    "tuple": "list", "dict": "dict", "set": "set",
}  # fmt: skip


def _of_other_kind(told: Shape, found: Shape, *, is_nothing: bool) -> bool | None:
    """A truth may be meant loosely: 1 for true, nothing for false."""
    if is_nothing:
        return None if told == ["plain", False] else False
    return None if _is_bool(told) or _is_bool(found) else False


def _family(one: Shape) -> str | None:
    return "nothing" if one == ["plain", None] else _FAMILY.get(one[0])


def _is_shape(one: Shape) -> bool:
    return isinstance(one, list) and bool(one) and isinstance(one[0], str)


def _is_bool(one: Shape) -> bool:
    return bool(one[0] == "plain" and isinstance(one[1], bool))


def _same_number(told: Shape, found: Shape) -> bool | None:
    if "huge" in (told[0], found[0]):
        return False  # no text writes such a number out
    if told[0] == found[0] == "int":
        return int(told[1], 0) == int(found[1], 0)
    try:
        numbers = _number(told), _number(found)
    except (ValueError, OverflowError):
        return None
    if any(math.isnan(one) for one in numbers):
        return all(math.isnan(one) for one in numbers)
    if math.isclose(*numbers, rel_tol=1e-9, abs_tol=1e-12):
        return True
    return None if told[0] == "float" and _is_rounded(*numbers) else False


def _number(one: Shape) -> float:
    if one[0] == "int":
        return float(int(one[1], 0))
    return float.fromhex(one[1]) if one[0] == "float" else float(one[1])


def _is_rounded(told: float, found: float) -> bool:
    """Whether the text may give only the first digits of the number, rounded or cut off."""
    if not (math.isfinite(told) and math.isfinite(found)):
        return False
    mantissa, _, power = repr(told).partition("e")
    n_digits = len(mantissa.partition(".")[2]) - int(power or 0)
    unit = 10.0**-n_digits
    is_cut = 0 <= abs(found) - abs(told) < unit and told * found >= 0
    return is_cut or abs(told - found) <= unit / 2


def _all_same(told: list[Shape], found: list[Shape]) -> bool | None:
    if len(told) != len(found):
        return False
    return _and([is_same(one, two) for one, two in zip(told, found, strict=True)])


def _and(each: list[bool | None]) -> bool | None:
    return False if False in each else None if None in each else True


def _same_members(told: list[Shape], found: list[Shape]) -> bool | None:
    """Pairs of a dictionary by their keys, or members of a set."""
    if len(told) != len(found):
        return False
    left, each = list(found), list[bool | None]()
    for one in told:
        keys = [is_same(one[0], other[0]) for other in left]
        if True in keys:
            other = left.pop(keys.index(True))
            each.append(_all_same(one[1:], other[1:]))
        else:
            each.append(None if None in keys else False)
    return _and(each)
