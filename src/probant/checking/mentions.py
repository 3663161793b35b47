"""What stands between backticks, and which bare words are names of this code.

A piece of code is taken apart into a bare name, its arguments and the kind its keyword tells; what
a sentence says about it is phrases.py's work. Next: sentences.py.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from probant.vocabulary.assertion import CitedPlace
from probant.vocabulary.symbol import SymbolKind

_IDENTIFIER = r"[A-Za-z_$][\w$]*"
_NAME = re.compile(
    rf"[~!@&*]?(?P<name>{_IDENTIFIER}(?:(?:\.|::|#|->)~?{_IDENTIFIER})*)[!?]?"
    r"(?P<generic><[^`]*>|\[[^`]*\])?"
    r"(?P<call>\((?P<args>[^`]*)\))?"
    r"(?P<arrow>\s*(?:->|:|=>)\s*(?P<type>[^`=:()]+(?:\([^`]*\))?))?;?",
    re.DOTALL,
)
_RECEIVER = re.compile(rf"\(\*?(?P<owner>{_IDENTIFIER})\)\.(?P<name>{_IDENTIFIER})(?:\(\))?")
_ATTRIBUTE = re.compile(rf"#!?\[(?P<name>{_IDENTIFIER})\]")
_DOTTED = re.compile(r"\.{1,3}(?P<name>[A-Za-z_]\w*)\(\)")
_KEYWORD = re.compile(
    r"(?:(?:pub|export|default|async|static|public|private|protected|final|abstract|const|unsafe)"
    r"\s+){0,4}(?P<word>def|class|fn|func|function|struct|interface|trait|enum|type|macro)\s+"
)
_VALUES = frozenset(
    """
    None True False null nil undefined true false NULL nullptr this self super NaN void static const
    return async await def class public private protected final abstract import if else for while
    new pass break continue try except raise throw
    """.split()
)
"""Values and words of the languages themselves, which name nothing."""

_CAMEL = re.compile(r"_?[A-Z]+[a-z0-9]\w*[A-Z]\w*|[a-z]+[a-z0-9]*[A-Z]\w*")
_SNAKE = re.compile(r"_*[A-Za-z0-9]+(?:_+[A-Za-z0-9]+)+_*|_+[A-Za-z0-9]\w*")
_LITERAL = re.compile(
    r"""-?\d[\d_.]*(?:[eE][-+]?\d+)?|0x[\da-fA-F]+|[bruf]?(?:'[^']*'|"[^"]*")"""
    r"""|\[.*\]|\{.*\}|\(.*\)|True|False|None|null|nil|undefined|true|false|NaN""",
    re.DOTALL,
)
_SIMPLE_ARGUMENT = re.compile(r"\s*(?:[\w$*&.:<>\[\]|?=, ]|'[a-z]+ )*", re.ASCII)
_HEX = re.compile(r"(?=[0-9a-f]*\d)[0-9a-f]{7,40}")

F, M, C = SymbolKind.FUNCTION, SymbolKind.METHOD, SymbolKind.CLASS
_TYPES = frozenset(
    {C, SymbolKind.STRUCT, SymbolKind.INTERFACE, SymbolKind.TRAIT, SymbolKind.ENUM}
    | {SymbolKind.TYPE_ALIAS}
)
KINDS: dict[str, frozenset[SymbolKind]] = {
    "def": frozenset({F, M}),
    "fn": frozenset({F, M}),
    "func": frozenset({F, M}),
    "function": frozenset({F, M}),
    "helper": frozenset({F, M}),
    "routine": frozenset({F, M}),
    "constructor": frozenset({F, M, C}),
    "callback": frozenset({F, M}),
    "handler": frozenset({F, M}),
    "hook": frozenset({F, M}),
    "method": frozenset({M, F}),
    "class": frozenset({C, SymbolKind.STRUCT}),
    "subclass": frozenset({C, SymbolKind.STRUCT}),
    "dataclass": frozenset({C}),
    "exception": frozenset({C}),
    "struct": frozenset({SymbolKind.STRUCT, C}),
    "interface": frozenset({SymbolKind.INTERFACE, C}),
    "trait": frozenset({SymbolKind.TRAIT}),
    "protocol": frozenset({C, SymbolKind.INTERFACE}),
    "enum": frozenset({SymbolKind.ENUM, C}),
    "type": _TYPES,
    "macro": frozenset({SymbolKind.MACRO}),
    "constant": frozenset({SymbolKind.CONSTANT, SymbolKind.VARIABLE}),
    "variable": frozenset({SymbolKind.CONSTANT, SymbolKind.VARIABLE}),
    "module": frozenset({SymbolKind.MODULE}),
    "package": frozenset({SymbolKind.MODULE}),
}
"""What a kind word lets its name be; a word that is not here narrows nothing."""


class Name(NamedTuple):
    """A name as it stands: `start` and `end` are the bare name's place in the passage.

    `full` is all the code it stood in; `args` is None where no call brackets stood, and `tied` says
    whether `within` was given so closely that it is a statement of its own.
    """

    text: str
    start: int
    end: int
    full: str
    args: str | None = None
    returned: str = ""
    is_marked: bool = True
    kinds: frozenset[SymbolKind] = frozenset()
    noun: str = ""
    owner: str = ""
    within: CitedPlace | None = None
    is_weak: bool = False
    is_tied: bool = False

    @property
    def last(self) -> str:
        """Its last part: what the thing itself is called."""
        return re.split(r"\.|::|#|->", self.text)[-1]

    @property
    def has_call(self) -> bool:
        """Whether it shows a call with arguments that only running could decide."""
        return bool(self.args and not is_signature(self.args))


def named(code: str, start: int) -> Name | None:
    """The name a piece of code is, if it is one and nothing more; `start` is where it stands."""
    if receiver := _RECEIVER.fullmatch(code):
        name = f"{receiver['owner']}.{receiver['name']}"
        return Name(name, start, start + len(code), code)
    if attribute := _ATTRIBUTE.fullmatch(code):
        begin = start + attribute.start("name")
        return Name(attribute["name"], begin, begin + len(attribute["name"]), code)
    keyword = _KEYWORD.match(code)
    begin = keyword.end() if keyword else 0
    match = _NAME.fullmatch(code, begin) or (None if keyword else _DOTTED.fullmatch(code))
    if match is None or match["name"] in _VALUES:
        return None
    groups = match.groupdict()
    if groups.get("arrow") and not (groups["args"] is not None or keyword):
        return None
    return Name(
        text=match["name"],
        start=start + match.start("name"),
        end=start + match.end("name"),
        full=code,
        args=groups.get("args", ""),
        returned=(groups.get("type") or "").strip(),
        kinds=KINDS.get(keyword["word"], frozenset()) if keyword else frozenset(),
        noun="class" if keyword and keyword["word"] == "struct" else "",
    )


def is_value(code: str) -> bool:
    """Whether a piece of code is a value written out: a number, a string, a list."""
    return _LITERAL.fullmatch(code.strip()) is not None


def is_commit(word: str) -> bool:
    return _HEX.fullmatch(word) is not None


def is_code_like(word: str) -> bool:
    """Whether no ordinary word is spelled like this."""
    return (
        _CAMEL.fullmatch(word) is not None
        or _SNAKE.fullmatch(word) is not None
        or any(sign in word for sign in (".", "::", "#"))
    )


def is_signature(args: str) -> bool:
    """Whether the arguments are only named, so that no particular call is meant."""
    plain = args.strip() in ("", "...", "…")
    words = re.findall(r"[A-Za-z_]\w*", args)
    return plain or (
        _SIMPLE_ARGUMENT.fullmatch(args) is not None
        and bool(words)
        and not any(is_value(part.strip()) for part in args.split(","))
    )
