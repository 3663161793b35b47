"""One file read into fields of stems: what each definition says, and what the file says as a whole.

Code is split by a light pass over comments, strings and identifiers, since the exact syntax is in
the index already; a definition's own lines are those that no definition inside it has. Next:
store.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from probant.facts.languages import language_of
from probant.facts.recall.origins import Origin, origin_of
from probant.facts.recall.words import STOP, stem, words_of
from probant.facts.rows import DefFact
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS

MAX_CHARS = 400_000
"""How much of a file is read: what is longer is data, or written by a program."""

MAX_REPEATS = 2
MAX_REPEATS_IN_FILE = 5
"""How often one word counts: more of it tells nothing more, and takes room."""

PLACE_KINDS = FUNCTION_KINDS | CLASS_KINDS | {"macro", "type_alias"}
"""Definitions that have documents; a variable belongs to what it stands in, and is a place of its
own only where its name is asked for."""

KEYWORDS = frozenset(
    """
    if else elif for while do switch case break continue return def class fn func function fun let
    var const mut pub self this cls import from package use mod struct enum trait impl interface
    type void int bool true false none null nil new try except catch finally throw raise with as
    is in not and or pass lambda yield async await static final public private protected extends
    implements super typeof instanceof namespace template typename include define ifdef endif
    default goto sizeof unsigned signed char double float long short extern inline virtual
    override require module exports export
    """.split()
)
"""Words of the languages themselves: they stand everywhere."""

NOT_KEPT = frozenset(stem(word) for word in STOP | KEYWORDS)
"""Stems of words that are left out of texts; in a name they are kept."""

MAX_PARTS = 8
"""A longer name is hardly written as one word by anybody."""

N_CACHED = 100_000
"""How many words are remembered with their stems: most of a file's words stand in others too."""

_HASH = r"#[^\n]*"
_SLASHES = r"//[^\n]*|/\*.{0,20000}?\*/"
_TRIPLE = r'"""(?:.{0,20000}?)"""|' + r"'''(?:.{0,20000}?)'''"
_DOUBLE = r'"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"'
_SINGLE = r"'[^'\\\n]*+(?:\\.[^'\\\n]*+)*+'"
_CHARACTER = r"'(?:\\.|[^'\\\n])'"
_BACKTICK = r"`[^`]{0,4000}`"

_TEXTS_BY_LANGUAGE = {
    "python": f"({_HASH}|{_TRIPLE})|({_DOUBLE}|{_SINGLE})",
    "javascript": f"({_SLASHES})|({_DOUBLE}|{_SINGLE}|{_BACKTICK})",
    "typescript": f"({_SLASHES})|({_DOUBLE}|{_SINGLE}|{_BACKTICK})",
    "go": f"({_SLASHES})|({_DOUBLE}|{_BACKTICK})",
}
_OTHER_TEXTS = f"({_SLASHES})|({_DOUBLE}|{_CHARACTER})"
_IDENTIFIER = re.compile(r"[^\W\d][\w$]*")
_COMMENT_STARTS = ("#", "//", "/*", "*", "'''", '"""')


class Said(NamedTuple):
    """Stems by where they stand, each text ready to be indexed."""

    name: str
    scope: str
    signature: str
    doc: str
    strings: str
    body: str


class FileSaid(NamedTuple):
    """The same of a whole file: every name it defines, and what its text holds."""

    names: str
    doc: str
    strings: str
    body: str


class FileDocuments(NamedTuple):
    """A file, and its definitions by their number in the index."""

    file: FileSaid
    definitions: list[tuple[int, Said]]


class OwnText(NamedTuple):
    """Numbered lines."""

    lines: tuple[tuple[int, str], ...]

    @property
    def text(self) -> str:
        return "\n".join(line for _, line in self.lines)


def documents_of(path: str, text: str, facts: Sequence[DefFact]) -> FileDocuments:
    """What one file says; `facts` are its definitions."""
    text = text[:MAX_CHARS]
    lines = text.split("\n")
    places = [fact for fact in facts if fact.kind in PLACE_KINDS]
    origin = origin_of(path)
    owned = _owned_lines(lines, places)
    texts = _texts_of(path)
    whole = _Split.empty()
    found: list[tuple[int, Said]] = []
    members: dict[int, list[str]] = {}
    for fact in facts:
        members.setdefault(fact.parent, []).append(fact.name)
    for fact in places:
        split = _Split.of("\n".join(owned.get(fact.no, ())), texts)
        whole.add(split)
        split.body.update(members.get(fact.no, ()))
        if origin is not Origin.TEST:  # what a test says is told by its file: they are the most
            said = _said(fact, split)
            is_product = origin is Origin.PRODUCT
            found.append((fact.no, said if is_product else said._replace(strings="", body="")))
    whole.add(_Split.of("\n".join(owned.get(0, ())), texts))
    names = " ".join(name_stems(name) for name in dict.fromkeys(fact.name for fact in facts))
    most = MAX_REPEATS_IN_FILE if origin is Origin.PRODUCT else 1
    return FileDocuments(FileSaid(names, *(_joined(one, most) for one in whole)), found)


def words_held(
    text: str, facts: Sequence[DefFact], wanted: Collection[str]
) -> dict[int, frozenset[str]]:
    """Which of these stems stand in each definition's own lines, by its number; none where none."""
    lines = text[:MAX_CHARS].split("\n")
    places = [fact for fact in facts if fact.kind in PLACE_KINDS]
    held: dict[int, frozenset[str]] = {}
    for no, own in _owned_lines(lines, places).items():
        stems = {
            one for word in _IDENTIFIER.findall("\n".join(own)) for one in _stems(word).split()
        }
        if no and (found := stems.intersection(wanted)):
            held[no] = frozenset(found)
    return held


def own_text(text: str, facts: Sequence[DefFact], no: int) -> OwnText:
    """The lines of one definition that belong to none inside it; of the file itself for 0.

    A variable that is a place itself has the lines that it stands in, with what is said above them.
    """
    lines = text[:MAX_CHARS].split("\n")
    fact = next((one for one in facts if one.no == no), None)
    if fact is not None and fact.kind not in PLACE_KINDS:
        first = _first_line_with_comment(lines, fact)
        return OwnText(tuple(enumerate(lines[first - 1 : fact.last_line], first)))
    places = [one for one in facts if one.kind in PLACE_KINDS]
    first, last = 1, len(lines)
    if fact is not None:  # nothing that begins above it takes lines from it
        places = [one for one in places if one.first_line >= fact.first_line]
        first, last = _first_line_with_comment(lines, fact), min(fact.last_line, last)
    owners = _owners(lines, places)
    own = [at for at in range(first, last + 1) if owners[at - 1] == no]
    return OwnText(tuple((at, lines[at - 1]) for at in own))


def split_own(path: str, own: OwnText) -> tuple[str, str, str]:
    """The comments, the strings and the code of a text, as words."""
    pattern = _texts_of(path)
    text = own.text
    spoken = pattern.findall(text)
    return (
        "\n".join(doc for doc, _ in spoken if doc),
        "\n".join(string for _, string in spoken if string),
        pattern.sub(" ", text) if spoken else text,
    )


def _owned_lines(lines: Sequence[str], places: Sequence[DefFact]) -> dict[int, list[str]]:
    owned: dict[int, list[str]] = {}
    for owner, line in zip(_owners(lines, places), lines, strict=True):
        owned.setdefault(owner, []).append(line)
    return owned


def _owners(lines: Sequence[str], places: Sequence[DefFact]) -> list[int]:
    """For each line the innermost definition around it; 0 is the file itself."""
    owners = [0] * len(lines)
    for fact in sorted(places, key=lambda one: (one.first_line, -one.last_line)):
        first = _first_line_with_comment(lines, fact)
        last = min(fact.last_line, len(lines))
        owners[first - 1 : last] = [fact.no] * max(0, last - first + 1)
    return owners


def _first_line_with_comment(lines: Sequence[str], fact: DefFact) -> int:
    """What stands right above a definition as a comment is said of it."""
    first = min(fact.first_line, len(lines))
    while first > 1 and lines[first - 2].lstrip().startswith(_COMMENT_STARTS):
        first -= 1
    return first


@cache
def _pattern(language: str | None) -> re.Pattern[str]:
    return re.compile(_TEXTS_BY_LANGUAGE.get(language or "", _OTHER_TEXTS), re.DOTALL)


def _texts_of(path: str) -> re.Pattern[str]:
    return _pattern(language_of(path))


class _Split(NamedTuple):
    """Words of a text, counted, by what part of the code they stand in."""

    doc: Counter[str]
    strings: Counter[str]
    body: Counter[str]

    @staticmethod
    def empty() -> _Split:
        return _Split(Counter(), Counter(), Counter())

    @staticmethod
    def of(text: str, texts: re.Pattern[str]) -> _Split:
        spoken = texts.findall(text)
        code = texts.sub(" ", text) if spoken else text
        return _Split(
            Counter(_IDENTIFIER.findall("\n".join(doc for doc, _ in spoken if doc))),
            Counter(_IDENTIFIER.findall("\n".join(string for _, string in spoken if string))),
            Counter(_IDENTIFIER.findall(code)),
        )

    def add(self, other: _Split) -> None:
        self.doc.update(other.doc)
        self.strings.update(other.strings)
        self.body.update(other.body)


def _said(fact: DefFact, split: _Split) -> Said:
    details = fact.details
    given = [p for p in details.parameters if not (p.name and p.name == details.receiver)]
    signature = [p.name for p in given]
    signature += [p.annotation for p in given if p.annotation]
    signature += [details.returns or "", *details.decorators]
    return Said(
        name=name_stems(fact.name),
        scope=name_stems(fact.qualified_name.rpartition(".")[0]),
        signature=" ".join(name_stems(one) for one in signature),
        doc=_joined(split.doc, MAX_REPEATS),
        strings=_joined(split.strings, MAX_REPEATS),
        body=_joined(split.body, MAX_REPEATS),
    )


def _joined(counted: Counter[str], most: int) -> str:
    return " ".join(
        stems
        for word, number in counted.items()
        if (stems := _stems(word))
        for _ in range(min(number, most))
    )


@lru_cache(maxsize=N_CACHED)
def _stems(word: str) -> str:
    """The telling stems of one identifier or word of a text."""
    return _of_parts(word, STOP | KEYWORDS)


@lru_cache(maxsize=N_CACHED)
def name_stems(name: str) -> str:
    """The stems of a name's parts, common words too, and of several parts the whole as well."""
    return _of_parts(name, frozenset())


def _of_parts(text: str, dropped: Iterable[str]) -> str:
    parts = words_of(text)
    kept = [stem(part) for part in parts if part not in dropped and len(part) > 1]
    if 1 < len(parts) <= MAX_PARTS and text.isidentifier():
        kept.append("".join(parts))
    return " ".join(kept)
