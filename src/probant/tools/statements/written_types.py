"""A type as it is written, taken apart: its outer name and what stands inside it.

Spellings that mean the same come out the same: `Optional[X]` and `X | None`, `List` and `list`,
`T[]` and `Array<T>`. Whether two types differ is for `comparison` to say.
"""

from __future__ import annotations

import re
from typing import NamedTuple

UNION = "|"
TUPLE = "()"
POINTER = "*"
NONE = "None"
OPAQUE = "?"
"""A type that is written out and has no name: a function, an object with its fields."""

MAX_CHARS = 4_000
"""Nobody reads a longer type."""

_TOKEN = re.compile(
    r"\s*([A-Za-z_$][\w$]*(?:(?:\.|::)[A-Za-z_$][\w$]*)*!?|'[a-z_]\w*(?!')|\"[^\"]*\"|'[^']*'|`[^`]*`"
    r"|\d[\w.]*|\.\.\.|=>|->|&&|::|[\[\]<>(){},|&*?:;=!@+-])"
)
_PYTHON_NAMES = {
    "List": "list", "Dict": "dict", "Tuple": "tuple", "Set": "set", "FrozenSet": "frozenset",
    "Type": "type", "Text": "str", "NoneType": NONE, "Deque": "deque", "string": "str",
    "DefaultDict": "defaultdict", "boolean": "bool", "integer": "int", "dictionary": "dict",
    "nothing": NONE, "generator": "Generator", "iterator": "Iterator",
}  # fmt: skip
_WEB_NAMES = {"String": "string", "Number": "number", "Boolean": "boolean", "bool": "boolean",
              "str": "string", "int": "number", "integer": "number", "float": "number",
              "nothing": "void", "None": "undefined", "ReadonlyArray": "Array", "array": "Array",
              "promise": "Promise"}  # fmt: skip
_NAMES = {
    "python": _PYTHON_NAMES,
    "typescript": _WEB_NAMES,
    "java": {"string": "String", "bool": "boolean", "nothing": "void"},
    "go": {"interface{}": "any", "boolean": "bool", "String": "string", "nothing": TUPLE},
    "rust": {"boolean": "bool", "nothing": TUPLE},
    "cpp": {"boolean": "bool", "nothing": "void"},
}
_WITHIN = frozenset({"Annotated", "ClassVar", "Final", "Required", "NotRequired", "ReadOnly"})
_QUALIFIERS = frozenset(
    "const volatile static inline extern struct enum class union typename register constexpr "
    "virtual mut readonly final public private protected synchronized abstract dyn impl restrict "
    "explicit friend noexcept".split()
)
_GUARD = re.compile(r"(asserts )?[\w$]+ is \S|asserts \w+$")
_LIFETIME = re.compile(r"'[a-z_]\w*")
_NUMERIC_WORDS = frozenset("unsigned signed long short int char double".split())


class Written(NamedTuple):
    """`name` is the last part of the outer name, `front` what stands before it."""

    name: str
    inside: tuple[Written, ...] = ()
    front: str = ""

    @property
    def members(self) -> tuple[Written, ...]:
        return self.inside if self.name == UNION else (self,)


def parse_type(text: str, family: str) -> Written | None:
    """The type a text writes in a language; None where it is not understood."""
    plain = re.sub(r"^(?:an?|the) (?=\S)", "", text.strip().strip("`").strip())
    if len(plain) > MAX_CHARS:
        return None
    if family == "typescript" and (guard := _GUARD.match(plain)):
        return Written("void" if guard[1] else "boolean")
    tokens = _tokens(plain)
    if not tokens:
        return None
    reader = _Reader(tokens, family)
    try:
        found = reader.union()
    except (IndexError, RecursionError):
        return None
    return found if reader.is_done else None


def _tokens(text: str) -> list[str]:
    found: list[str] = []
    at = 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            return [] if text[at:].strip() else found
        found.append(match[1])
        at = match.end()
    return found


class _Reader:
    """Reads tokens from the left."""

    def __init__(self, tokens: list[str], family: str) -> None:
        self._tokens = tokens
        self._family = family
        self._at = 0
        self._open, self._close = ("[", "]") if family in ("python", "go") else ("<", ">")

    @property
    def is_done(self) -> bool:
        return self._at == len(self._tokens)

    def _next(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _take(self) -> str:
        word = self._tokens[self._at]
        self._at += 1
        return word

    def _skip(self, word: str) -> bool:
        if self._next() == word:
            self._at += 1
            return True
        return False

    def union(self) -> Written:
        self._skip("|")
        found = [self.one()]
        while self._next() == "|":
            self._take()
            found.append(self.one())
        if self._next() in ("=>", "&", "->") and self._family == "typescript":
            self._at = len(self._tokens)
            return Written(OPAQUE)
        return _union(found)

    def one(self) -> Written:
        word = self._next()
        if self._family == "go":
            return self._go()
        if word in ("&", "&&"):
            self._take()
            return self.one()
        if word == POINTER:
            self._take()
            return Written(POINTER, (self.one(),))
        if _LIFETIME.fullmatch(word):
            self._take()
            return self.one()
        return self._behind(self._atom())

    def _atom(self) -> Written:
        word = self._take()
        if word in _QUALIFIERS and self._next() and self._next() not in ",>])":
            return self.one()
        if word[:1] in "\"'`" and len(word) > 1:
            inner = word[1:-1]
            if self._family == "python":
                return parse_type(inner, "python") or Written(OPAQUE)
            return Written("literal", (), inner)
        if word == "(":
            return self._listed(")", TUPLE)
        if word == "[":
            return self._listed("]", TUPLE if self._family == "typescript" else "[]")
        if word == "{" or not re.match(r"[\w$.?]", word):
            self._at = len(self._tokens)
            return Written(OPAQUE)
        if word == "?":
            while self._next() in ("extends", "super"):
                self._take()
            return self.one() if self._next() not in (">", ",", "") else Written("any")
        if self._family == "cpp":
            word = self._numeric(word)
        return self._named(word)

    def _numeric(self, word: str) -> str:
        """`unsigned long int`: several words for one type."""
        words = [word]
        while words[-1] in _NUMERIC_WORDS and self._next() in _NUMERIC_WORDS | {"const"}:
            words.append(self._take())
        if len(words) == 1 and word not in ("unsigned", "signed"):
            return word
        kept = [word for word in words if word not in ("const", "signed")]
        if len(kept) > 1 and "int" in kept:
            kept.remove("int")
        return " ".join(sorted(kept)) if kept else "int"

    def _named(self, word: str) -> Written:
        front, _, name = word.replace("::", ".").rpartition(".")
        name = _NAMES.get(self._family, {}).get(name, name)
        inside: tuple[Written, ...] = ()
        if self._next() == self._open and not (self._is_array()):
            self._take()
            inside = self._listed(self._close, "").inside
        if self._family == "python":
            if name == "Optional":
                return _union([*inside, Written(NONE)])
            if name == "Union":
                return _union(list(inside))
            if name in _WITHIN and inside:
                return inside[0]
        return Written(name, inside, front)

    def _is_array(self) -> bool:
        following = self._tokens[self._at + 1] if self._at + 1 < len(self._tokens) else ""
        return self._next() == "[" and following == "]"

    def _listed(self, close: str, name: str) -> Written:
        found: list[Written] = []
        while not self._skip(close):
            if self._skip(",") or self._skip("..."):
                continue
            if self._family == "rust" and _LIFETIME.fullmatch(self._next()):
                self._take()
                continue
            if self._skip(";"):
                while self._next() != close:
                    self._take()
                continue
            found.append(self.union())
            if self._next() not in (",", close, ";"):
                raise IndexError
        return Written(name, tuple(found))

    def _behind(self, found: Written) -> Written:
        """Brackets, stars and qualifiers after a name."""
        while True:
            if self._is_array() and self._family in ("typescript", "java"):
                self._at += 2
                found = Written("Array", (found,))
            elif self._family == "cpp" and self._next() == POINTER:
                self._take()
                found = Written(POINTER, (found,))
            elif self._family in ("rust", "java") and self._next() in ("+", "&"):
                self._take()
                self.one()  # a further bound
            elif self._family == "cpp" and self._next() in ("&", "&&", "const", "restrict"):
                self._take()
            else:
                return found

    def _go(self) -> Written:
        word = self._take()
        if word == POINTER:
            return Written(POINTER, (self.one(),))
        if word == "[":
            while self._next() != "]":
                self._take()
            self._take()
            return Written("[]", (self.one(),))
        if word == "map" and self._next() == "[":
            self._take()
            key = self.one()
            self._take()
            return Written("map", (key, self.one()))
        if word in ("func", "struct", "interface", "chan"):
            if self._tokens[self._at :] == ["{", "}"] and word == "interface":
                self._at = len(self._tokens)
                return Written("any")
            self._at = len(self._tokens)
            return Written(OPAQUE)
        if word == "(":
            return self._results()
        if word == "...":
            return Written("[]", (self.one(),))
        if not re.match(r"[\w$]", word):
            raise IndexError
        return self._named(word)

    def _results(self) -> Written:
        """Several results; where they have names, those do not matter."""
        found: list[Written] = []
        while not self._skip(")"):
            if self._skip(","):
                continue
            first = self.one()
            found.append(first if self._next() in (",", ")") else self.one())
        return found[0] if len(found) == 1 else Written(TUPLE, tuple(found))


def _union(found: list[Written]) -> Written:
    flat: list[Written] = []
    for one in found:
        flat += [member for member in one.members if member not in flat]
    return flat[0] if len(flat) == 1 else Written(UNION, tuple(flat))
