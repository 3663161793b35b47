"""The rows' little language, and how a row is held against a line of nodes.

A row reads like the sentence it stands for: `{subject} calls|invokes {object}`. Words in square
brackets may be missing, bars separate choices, a name in braces is a slot. The first word after a
leading slot is its verb: it may be plural after several subjects, and it may be denied.
Next: table.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from probant.checking.calls import read_call
from probant.checking.citations import is_source_path
from probant.checking.forms import words
from probant.checking.mentions import is_code_like, is_value
from probant.checking.sentences import Node, NodeKind
from probant.vocabulary.assertion import ClaimKind

Bound = dict[str, Node]

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

VERSION = re.compile(r"[`\"']?[vV]?\d+(?:\.\d+){0,3}\+?[`\"']?")
_NEGATED_DO = frozenset({"doesn't", "don't"})
_NEGATED_BE = frozenset({"isn't", "aren't"})
_MODALS = frozenset({"may", "can", "might", "could", "will"})
_NEGATED_MODALS = frozenset({"won't", "can't", "cannot"})


class Words(NamedTuple):
    """A choice of words; `bases` are a verb's as several do it."""

    texts: frozenset[str]
    is_optional: bool = False
    bases: frozenset[str] = frozenset()


class Slot(NamedTuple):
    role: str
    test: str


class Row(NamedTuple):
    """One form. `modal` rows may be said with "can" or "may", `elided` ones without their "is"."""

    kind: ClaimKind
    text: str
    first: Slot | None
    rest: tuple[Words | Slot, ...]
    is_modal: bool
    is_elided: bool
    fixed: Mapping[str, str]
    needed: frozenset[str]
    """Words of which one must stand near the verb; none if there is no such choice."""


class Fit(NamedTuple):
    """A row that fits a line: what fills its slots, and the nodes it takes up."""

    row: Row
    bound: Bound
    first: int
    end: int
    is_denied: bool = False
    follows: str = ""
    """The word or mark right behind it."""
    is_respective: bool = False
    """Whether its lists go two by two."""
    begin: int = 0
    """Where its own words begin, behind the phrase it speaks about."""


def row(
    kind: ClaimKind, text: str, *, modal: bool = False, elided: bool = False, **fixed: str
) -> Row:
    """A row from its text."""
    parts = [_element(word) for word in text.split()]
    first = parts[0] if isinstance(parts[0], Slot) else None
    rest = parts[1:] if first else parts
    if first and isinstance(rest[0], Words):
        rest[0] = rest[0]._replace(bases=frozenset(map(plural, rest[0].texts)))
    needed = next((e.texts for e in rest[1:] if isinstance(e, Words) and not e.is_optional), None)
    return Row(kind, text, first, tuple(rest), modal, elided, fixed, needed or frozenset())


def _element(word: str) -> Words | Slot:
    if word.startswith("{"):
        role, _, test = word[1:-1].partition(":")
        return Slot(role, test or role)
    if word.startswith("["):
        return Words(frozenset(word[1:-1].split("|")), is_optional=True)
    return Words(frozenset(word.split("|")))


def plural(verb: str) -> str:
    """A verb as several do it."""
    irregular = {"is": "are", "has": "have", "does": "do"}
    if verb in irregular:
        return irregular[verb]
    if re.search(r"(?:ss|ch|sh|x)es$", verb):
        return verb[:-2]
    return verb[:-3] + "y" if verb.endswith("ies") else verb.removesuffix("s")


def accepts(slot: Slot, node: Node) -> bool:
    """Whether a node may fill a slot."""
    return TESTS[slot.test](node)


class Matcher:
    """Holds rows against one line."""

    def __init__(self, line: Sequence[Node]) -> None:
        self.line = line
        self.words = [
            node.text if node.kind in (NodeKind.WORD, NodeKind.MARK) else "" for node in line
        ]

    def word(self, at: int) -> str:
        return self.words[at] if at < len(self.words) else ""

    def fit(
        self, row: Row, subject: Node | None, first: int, at: int, *, elided: bool
    ) -> Fit | None:
        """The row with this subject and the rest of it from `at` on."""
        elements = row.rest
        if elided:
            if not row.is_elided:
                return None
            elements = elements[1:]
        is_many = subject is not None and len(subject.names) + len(subject.places) > 1
        found = (
            self._verb(row, elements, at, is_many) if subject and not elided else [(0, at, False)]
        )
        for n, begin, denied in found:
            if denied and self.word(begin) in words.NARROWING:
                continue
            bound: Bound = {row.first.role: subject} if row.first and subject else {}
            end = self._rest(elements, n, begin, bound)
            if end is not None:
                return Fit(row, bound, first, end, denied, self.word(end), begin=at)
        return None

    def _verb(
        self, row: Row, elements: Sequence[Words | Slot], at: int, is_many: bool
    ) -> list[tuple[int, int, bool]]:
        """Where the verb may end, and whether it is denied."""
        verb = elements[0]
        if not isinstance(verb, Words):
            return []
        at = self.past_adverbs(at)
        word, bases = self.word(at), verb.bases
        is_be = "is" in verb.texts
        found: list[tuple[int, int, bool]] = []
        if word in verb.texts or (is_many and word in bases):
            found.append((1, at + 1, False))
            if is_be and self.word(at + 1) in ("not", "never"):
                found = [(1, at + 2, True)]
            elif is_be and self.word(at + 1) == "no" and self.word(at + 2) == "longer":
                found = [(1, at + 3, True)]
        elif is_be and word in _NEGATED_BE:
            found.append((1, at + 1, True))
        elif word in _NEGATED_DO or (word in ("does", "do") and self.word(at + 1) == "not"):
            after = at + (1 if word in _NEGATED_DO else 2)
            if self.word(after) not in words.NARROWING:
                after = self.past_adverbs(after)
            if self.word(after) in bases:
                found.append((1, after + 1, True))
        elif word == "never" and self.word(at + 1) in verb.texts:
            found.append((1, at + 2, True))
        elif word == "no" and self.word(at + 1) == "longer" and self.word(at + 2) in verb.texts:
            found.append((1, at + 3, True))
        elif row.is_modal and word in _MODALS | _NEGATED_MODALS:
            denied = word in _NEGATED_MODALS or self.word(at + 1) in ("not", "never")
            skip = 2 if denied and word in _MODALS else 1
            after = self.past_adverbs(at + skip)
            # What it may not do is no statement; what it will not do is one.
            if self.word(after) in bases and not (denied and word in ("may", "might", "could")):
                found.append((1, after + 1, denied))
        return found

    def past_adverbs(self, at: int) -> int:
        """Past the adverbs, three at most, that stand here."""
        if self.word(at) not in words.ADVERBS and self.word(at) != "in":
            return at
        for _ in range(3):
            word = self.word(at)
            if word in words.ADVERBS:
                at += 1
            elif word == "in" and self.word(at + 1) == "turn":
                at += 2
        return at

    def _rest(self, elements: Sequence[Words | Slot], n: int, at: int, bound: Bound) -> int | None:
        """Where the rest of a row ends if it fits from here; rows are short, so this is too."""
        if n == len(elements):
            return at
        element = elements[n]
        later = self.past_adverbs(at)
        for begin in (at,) if later == at else (at, later):
            if isinstance(element, Slot):
                node = self.line[begin] if begin < len(self.line) else None
                if node is not None and accepts(element, node):
                    end = self._rest(elements, n + 1, begin + 1, bound)
                    if end is not None:
                        bound[element.role] = node
                        return end
            elif self.word(begin) in element.texts:
                end = self._rest(elements, n + 1, begin + 1, bound)
                if end is not None:
                    return end
        if isinstance(element, Words) and element.is_optional:
            return self._rest(elements, n + 1, at, bound)
        return None


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
    return node.kind in (NodeKind.CODE, NodeKind.NUMBER, NodeKind.STRING) and is_value(node.text)


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
    "holding": lambda node: _is_upper(node) or node.noun in words.CLASS_NOUNS,
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
    "given": lambda node: _is_literal(node) or (_is_name(node) and node.names[0].is_marked),
    "owned": lambda node: _is_name(node) and all(name.owner for name in node.names),
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
