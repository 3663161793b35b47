"""What may fill a slot of a row: which piece of a sentence can be a type, a call, a version.

One test for each word that may stand behind the colon of a slot, or be its role: `{type:of_type}`.
Only how something is written is looked at here. Next: pattern.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from probant.checking.calls import read_call
from probant.checking.citations import is_source_path
from probant.checking.forms import words
from probant.checking.mentions import is_code_like, is_value
from probant.checking.sentences import Node, NodeKind

_TYPE = re.compile(
    r"[*&\[\]\s]*(?:[A-Za-z_][\w.:]*)(?:\s*(?:<.+>|\[.*\]))?(?:\s*[*&?!]+|\[\])*"
    r"(?:\s*\|\s*[\w.\[\], <>]+)*",
    re.DOTALL,
)
_OTHER_TYPE = re.compile(
    r"(?:(?:const|unsigned|signed|struct|dyn|impl|mut|volatile|enum)\s+)+[\w:]+(?:<[\w:<>, ]+>)?"
    r"[\s*&]*"
    r"|&(?:mut )?(?:'\w+ )?[\w:\[\]]+|\*?(?:map\[[\w.*]+\]|\[\]|chan )+[*\w.]+(?:\{\})?"
)
_SEVERAL_TYPES = re.compile(r"\((?P<types>[\w.:*&\[\]<>]+(?:,\s*[\w.:*&\[\]<>]+)+)\)")
_NAMED_RESULTS = re.compile(
    r"\((?:\w+,\s{0,4})*\w+\s[\w.*\[\]]+(?:,\s{0,4}(?:\w+,\s{0,4})*\w+\s[\w.*\[\]]+)*\)"
)
"""What a function of Go returns, each with its name: `(head, tail string, ok bool)`."""
_BUILTIN_TYPES = frozenset(
    """
    int str float bool bytes bytearray complex object list dict set tuple frozenset type None void
    string number boolean any unknown never bigint symbol undefined error byte rune uint char long
    short double unsigned size_t u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 int8
    int16 int32 int64 uint8 uint16 uint32 uint64 float32 float64 uintptr auto null
    """.split()
)
_MAX_RESULTS = 200
_PREFIXED = re.compile(r"(?:await\s+)?(?:new\s+)?[A-Za-z_$][\w$.]*\([^`]*\)", re.DOTALL)
"""A call with a word before it, as JavaScript writes it."""

VERSION = re.compile(r"[`\"']?(?:>=|\^|~|==)?\s?[vV]?\d+(?:\.\d+){0,3}\+?[`\"']?")
RUNTIME = re.compile(
    r"""(?P<name>go|edition|rust-version|requires-python|node)\s*[=:]?\s*["']?[>^~=]{0,2}\s*"""
    r"""(?P<version>\d+(?:\.\d+){0,2})["']?"""
)
"""A line of a manifest that says which language, or which edition of it, is needed."""

LANGUAGE_OF = {"rust-version": "rust", "requires-python": "python"}
"""Keys of manifests that are not called like their language."""

REQUIREMENT = re.compile(
    r"(?P<name>[A-Za-z@][\w./@-]*?)\s*(?:>=|==|~=|\^|~|@\^?)\s*v?(?P<version>\d+(?:\.\d+){0,3})"
)
"""A package and its lowest version, as manifests write them: `click>=7.0`."""

THOUSANDS = re.compile(r"\d{1,3}(?:,\d{3})+")
SUM = re.compile(r"(?:0[xob][\da-fA-F_]+|\d[\d_]*)(?:\s*(?:\*\*|\*|<<|\+|-)\s*\d[\d_]*){0,4}")
"""Whole numbers with signs between them, as a constant is often written: `64 * 1024`."""

PAIR = re.compile(
    r"(?P<name>[A-Za-z_]\w*)\s*(?::\s*[\w.\[\], |]+)?\s*:?=\s*(?P<value>[^=].{0,100})"
)
"""A name with its value: `code = 308`."""

OPTION = re.compile(r"--[a-z][\w-]*")

_MANIFESTS = frozenset({"cargo.toml", "package.json", "pyproject.toml"})


def _is_name(node: Node) -> bool:
    return node.kind is NodeKind.NAME and bool(node.names)


def _is_type(node: Node) -> bool:
    if node.kind is NodeKind.NAME and len(node.names) == 1:
        name = node.names[0]
        if not name.is_marked or name.owner or name.args is not None:
            return False
        last = name.last
        if node.lead in ("a", "an") and "::" in name.text:
            return True
        return last in _BUILTIN_TYPES or last[:1].isupper() or name.full != name.text
    if node.kind is NodeKind.CODE:
        if node.text in ("None", "void", "null") or _OTHER_TYPE.fullmatch(node.text):
            return True
        if len(node.text) <= _MAX_RESULTS and _NAMED_RESULTS.fullmatch(node.text):
            return True
        if several := _SEVERAL_TYPES.fullmatch(node.text):
            return all(_is_type_word(part) for part in several["types"].split(","))
        return (
            not is_value(node.text)
            and _TYPE.fullmatch(node.text) is not None
            and any(sign in node.text for sign in "[]<>|*&?")
        )
    return False


def _is_type_word(part: str) -> bool:
    last = re.split(r"[.:]", part.strip(" *&[]"))[-1]
    return last in _BUILTIN_TYPES or last[:1].isupper()


def _is_any_class(node: Node) -> bool:
    """Names that may be of classes, since some languages write them small."""
    return _is_class_like(node) or (
        _is_name(node) and all(name.is_marked and name.args is None for name in node.names)
    )


def _is_line(node: Node) -> bool:
    """What may be a line of code: a name is one too, where the sentence says that it is."""
    if node.kind is NodeKind.NAME:
        return len(node.names) == 1 and node.names[0].is_marked
    return node.kind in (NodeKind.CODE, NodeKind.STRING)


def _is_code(node: Node) -> bool:
    """Code that no name looks like: it has arguments, or an end."""
    if node.kind is NodeKind.NAME and _is_line(node):
        name = node.names[0]
        return name.is_marked and (bool(name.args) or name.full.endswith(";"))
    return node.kind is NodeKind.CODE


def _is_spelled_word(node: Node) -> bool:
    """A word without marks that nobody would take for an ordinary one."""
    return _is_sure(node) or (node.kind is NodeKind.WORD and is_code_like(node.raw))


def _is_tied(node: Node) -> bool:
    return _is_name(node) and all(name.within for name in node.names)


def _is_parameter(node: Node) -> bool:
    return (
        _is_name(node)
        and node.noun in words.PARAMETER_NOUNS
        and not all(name.text in _BUILTIN_TYPES for name in node.names)
    )


def _is_lower(node: Node) -> bool:
    return _is_name(node) and all(
        name.text.islower() and name.text.isidentifier() and name.text not in _BUILTIN_TYPES
        for name in node.names
    )


def _noun_in(nouns: frozenset[str]) -> Callable[[Node], bool]:
    return lambda node: _is_name(node) and node.noun in nouns


def _is_upper(node: Node) -> bool:
    """Names spelled as classes are, and not as constants are."""
    return _is_name(node) and all(
        name.last.lstrip("_")[:1].isupper()
        and (not name.last.isupper() or len(name.last) == 1 or name.noun in words.CLASS_NOUNS)
        for name in node.names
    )


def _is_class_like(node: Node) -> bool:
    """The same, or a name with its namespace, since some languages write classes small."""
    return _is_upper(node) or (
        _is_name(node) and all("::" in name.text and name.args is None for name in node.names)
    )


def _is_exception(node: Node) -> bool:
    return _is_class_like(node) or (
        _is_name(node)
        and all(
            name.noun in ("exception", "error") or name.last.endswith(("error", "exception"))
            for name in node.names
        )
    )


def _is_interface(node: Node) -> bool:
    return _is_upper(node) or _noun_in(frozenset({"interface", "trait", "protocol"}))(node)


def _is_member(node: Node) -> bool:
    return _is_name(node) and (
        node.noun == "method" or all(name.args is not None for name in node.names)
    )


def _is_count(node: Node) -> bool:
    return (node.kind is NodeKind.NUMBER and node.text.isdigit() and len(node.text) < 3) or (
        node.kind is NodeKind.WORD and node.text in words.NUMBERS
    )


def _is_call(node: Node) -> bool:
    if node.kind is NodeKind.CODE:
        return _PREFIXED.fullmatch(node.text) is not None
    if node.kind is not NodeKind.NAME or len(node.names) != 1:
        return False
    call = None if node.names[0].has_call else read_call(node.names[0].full)
    return node.names[0].has_call or (call is not None and bool(call.arguments))


def _is_shown_call(node: Node) -> bool:
    return _is_name(node) and len(node.names) == 1 and node.names[0].args is not None


def _is_callee(node: Node) -> bool:
    """One function that is named without arguments."""
    return _is_name(node) and len(node.names) == 1 and not node.names[0].args


def _is_literal(node: Node) -> bool:
    """A value in marks, or one that no ordinary word is spelled like."""
    if node.kind is NodeKind.NAME:  # an object as it is shown
        one = node.names[0] if len(node.names) == 1 else None
        return one is not None and one.is_marked and bool(one.args) and one.last[:1].isupper()
    if node.kind is NodeKind.WORD:
        return node.text in ("true", "false", "none", "null", "undefined")
    if node.kind is NodeKind.COMMIT:  # a long number looks like one
        return node.text.isdigit()
    if node.kind is NodeKind.NUMBER:
        return is_value(plain_number(node.text).partition(" ")[0])
    return node.kind in (NodeKind.CODE, NodeKind.STRING) and (
        is_value(node.text) or SUM.fullmatch(node.text) is not None
    )


def plain_number(text: str) -> str:
    """A number without the commas between its thousands: "600,000"."""
    number, _, unit = text.partition(" ")
    if THOUSANDS.fullmatch(number):
        number = number.replace(",", "")
    return f"{number} {unit}".rstrip()


def _is_module(node: Node) -> bool:
    if node.members:
        return all(map(_is_module, node.members))
    return node.kind in (NodeKind.NAME, NodeKind.PLACE) or (
        node.kind in (NodeKind.CODE, NodeKind.STRING)
        and re.fullmatch(r"['\"<]?(?:node:)?[@\w./-]+['\">]?", node.text) is not None
    )


def _is_sure(node: Node) -> bool:
    """A name that stood apart, or that is spelled like no ordinary word."""
    return _is_name(node) and all(
        name.is_marked or name.noun or is_code_like(name.text) for name in node.names
    )


def _is_spelled(node: Node) -> bool:
    """Names that nobody would take for ordinary words."""
    return _is_name(node) and all(
        name.args is not None or name.noun or name.owner or not name.text.islower()
        or is_code_like(name.text)
        for name in node.names
    )  # fmt: skip


def _is_plain_call(node: Node) -> bool:
    """Functions shown with empty brackets: what is meant is that they are called."""
    return _is_name(node) and all(
        name.is_marked and name.args is not None and not name.args.strip(" .…")
        for name in node.names
    )


def _is_function_like(node: Node) -> bool:
    """Names that are shown as functions: with brackets, or with what they are a part of."""
    return _is_name(node) and all(
        name.is_marked
        and (name.args is not None or name.noun in words.CALLABLE_NOUNS or "::" in name.text
             or "." in name.text or is_code_like(name.text))
        and _is_spelled_as_function(name.text)
        for name in node.names
    )  # fmt: skip


def _is_spelled_as_function(text: str) -> bool:
    """Small, or of a package that is: `fmt.Println`."""
    *owner, last = re.split(r"\.|::|#", text)
    return not last[:1].isupper() or (bool(owner) and owner[-1][:1].islower())


def _is_pair(node: Node) -> bool:
    match = PAIR.fullmatch(node.text) if node.kind is NodeKind.CODE else None
    return match is not None and (
        is_value(match["value"]) or SUM.fullmatch(match["value"]) is not None
    )


def _makes(text: str) -> bool:
    """Whether it is a class, or what makes an instance of one."""
    *owner, last = re.split(r"\.|::|#", text)
    is_maker = bool(owner) and last in ("new", "__init__", "constructor", "default")
    return is_maker or (last[:1].isupper() and not last.isupper())


def _is_decorator(node: Node) -> bool:
    return _is_name(node) and all(
        name.full.startswith(("@", "#[")) or name.noun == "decorator" for name in node.names
    )


def _is_requirement(node: Node) -> bool:
    if node.members:
        return all(map(_is_requirement, node.members))
    return node.kind is NodeKind.CODE and REQUIREMENT.fullmatch(node.text) is not None


TESTS: dict[str, Callable[[Node], bool]] = {
    "subject": _is_name,
    "object": _is_name,
    "names": _is_name,
    "sure": _is_sure,
    "spelled": _is_spelled,
    "place": lambda node: node.kind is NodeKind.PLACE and len(node.places) > 0,
    "source": lambda node: bool(node.places) and all(is_source_path(p.path) for p in node.places),
    "type": _is_type,
    "word": lambda node: node.kind is NodeKind.WORD and node.text in words.TYPE_WORDS,
    "of_type": lambda node: node.noun == "type" and _is_type(node),
    "a_type": lambda node: node.lead in ("a", "an") and _is_type(node),
    "tied": _is_tied,
    "parameter": _is_parameter,
    "lower": _is_lower,
    "class": _is_class_like,
    "exception": _is_exception,
    "implementation": lambda node: node.noun == "implementation" and _is_upper(node),
    "interface": _is_interface,
    "callable": _noun_in(words.CALLABLE_NOUNS | words.CLASS_NOUNS | {"constant", "variable"}),
    "member": _is_member,
    "lined": lambda node: bool(node.places) and all(place.lines for place in node.places),
    "holding": lambda node: (
        node.noun != "constructor" and (_is_upper(node) or node.noun in words.CLASS_NOUNS)
    ),
    "heir": _is_class_like,
    "holder": _noun_in(words.CLASS_NOUNS),
    "variable": _noun_in(words.VALUE_NOUNS | words.PARAMETER_NOUNS),
    "count": _is_count,
    "call": _is_call,
    "callee": _is_callee,
    "shown": _is_shown_call,
    "value": _is_literal,
    "code": _is_code,
    "line": _is_line,
    "any_class": _is_any_class,
    "spelled_word": _is_spelled_word,
    "subclass": lambda node: node.is_modifier and node.noun == "subclass" and _is_upper(node),
    "subclasses": lambda node: not node.is_modifier and node.noun == "subclass" and _is_upper(node),
    "string": lambda node: node.kind in (NodeKind.CODE, NodeKind.STRING),
    "commit": lambda node: node.kind is NodeKind.COMMIT,
    "digits": lambda node: node.text.isdigit() and 7 <= len(node.text) <= 40,
    "module": _is_module,
    "bare": lambda node: (
        node.kind is NodeKind.NAME
        or (node.kind is NodeKind.WORD and re.fullmatch(r"[\w.]+", node.raw) is not None)
    ),
    "header": lambda node: node.kind is not NodeKind.NAME and _is_module(node),
    "test": lambda node: (
        _is_name(node)
        and all("test" in n.text.lower() or (n.noun == "test" and n.is_marked) for n in node.names)
    ),
    "all": lambda node: _is_name(node) and node.names[0].text == "__all__",
    "sort": lambda node: node.kind is NodeKind.WORD and node.text in words.SORTS,
    "adjective": lambda node: node.kind is NodeKind.WORD and node.text in words.TRAITS,
    "visibility": lambda node: node.kind is NodeKind.WORD and node.text in words.VISIBILITIES,
    "expected": lambda node: node.kind is not NodeKind.WORD and _is_literal(node),
    "given": lambda node: (
        _is_literal(node)
        or (_is_name(node) and node.names[0].is_marked)
        or (node.kind is NodeKind.CODE and "=" not in node.text and not node.members)
    ),
    "defaulted": lambda node: "default" in node.adjectives and TESTS["unowned"](node),
    "made": lambda node: _is_name(node) and len(node.names) == 1 and node.noun == "constructor",
    "pairs": lambda node: all(map(_is_pair, node.members or (node,))),
    "option": lambda node: node.kind is NodeKind.CODE and OPTION.fullmatch(node.text) is not None,
    "switch": lambda node: node.kind is NodeKind.WORD and node.text in words.SWITCHES,
    "runs": lambda node: _is_name(node) and len(node.names) == 1 and node.names[0].is_marked,
    "made_class": lambda node: (
        node.lead in ("a", "an", "the")
        and _is_upper(node)
        and not node.is_modifier
        and all(name.is_marked and name.text not in _BUILTIN_TYPES for name in node.names)
    ),
    "own_name": lambda node: (
        _is_name(node) and all(name.is_marked and is_code_like(name.text) for name in node.names)
    ),
    "person": lambda node: node.kind is NodeKind.PERSON,
    "date": lambda node: node.kind is NodeKind.NUMBER and node.text.count("-") == 2,
    "function": _is_function_like,
    "marked": lambda node: (
        _is_name(node)
        and all(name.is_marked and _is_spelled_as_function(name.text) for name in node.names)
    ),
    "attribute": lambda node: (
        _is_name(node)
        and all(
            name.text.count(".") == 1 and name.text[:1].isupper() and name.args is None
            for name in node.names
        )
    ),
    "class_part": lambda node: (
        _is_name(node)
        and node.noun in ("attribute", "constant")
        and all(name.owner[:1].isupper() for name in node.names)
    ),
    "part": lambda node: _is_name(node) and node.noun in ("field", "attribute", "variant"),
    "counted": lambda node: (
        node.kind is NodeKind.WORD
        and node.text.endswith("s")
        and words.singular(node.text) not in words.NOUNS
    ),
    "plain": lambda node: node.kind is NodeKind.WORD and node.text.isalpha(),
    "seconds": lambda node: (
        node.kind is NodeKind.NUMBER and node.text.endswith((" second", " seconds"))
    ),
    "owned": lambda node: _is_name(node) and all(name.owner for name in node.names),
    "unowned": lambda node: (
        _is_name(node)
        and len(node.names) == 1
        and not node.names[0].owner
        and node.names[0].text.isidentifier()
        and node.names[0].is_marked
    ),
    "coded": lambda node: node.kind is NodeKind.CODE and node.text in words.TRAITS,
    "maker": lambda node: _is_name(node) and len(node.names) == 1 and _makes(node.names[0].text),
    "field": lambda node: _is_name(node) and node.noun in ("field", "attribute"),
    "manifest": lambda node: (
        len(node.places) == 1 and node.places[0].path.rpartition("/")[2].lower() in _MANIFESTS
    ),
    "plain_call": _is_plain_call,
    "decorator": _is_decorator,
    "requirement": _is_requirement,
    "runtime": lambda node: node.kind is NodeKind.CODE and RUNTIME.fullmatch(node.text) is not None,
    "error": lambda node: node.kind is NodeKind.WORD and node.text == "error",
    "amount": lambda node: node.kind is NodeKind.NUMBER and node.text.replace(".", "").isdigit(),
    "number": lambda node: node.kind is NodeKind.NUMBER and node.text.isdigit(),
    "version": lambda node: VERSION.fullmatch(node.raw or node.text) is not None,
    "package": lambda node: (
        _is_module(node) and (not node.lead or node.noun in words.MODULE_NOUNS | {"dependency"})
    ),
    "language": lambda node: node.kind is NodeKind.WORD and node.text in words.LANGUAGES,
    "edition": lambda node: node.text == "edition",
    "licence": lambda node: node.kind is NodeKind.WORD and node.text in words.LICENCES,
}
"""What may fill each slot."""
