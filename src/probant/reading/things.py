"""Named things in a question: what is marked, what looks like code, and what the snapshot knows.

A thing is found by how it is written or by looking it up through `Names`; this module never guesses
what is asked about it. Next: tokens.py.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Protocol

from probant.questions.looks import bare_name as bare_name
from probant.vocabulary.ordered import OrderedEnum
from probant.vocabulary.record import Record


class Sort(Enum):
    """What a thing is by its looks."""

    NAME = "name"
    PATH = "path"
    TEXT = "text"
    OPTION = "option"
    COMMIT = "commit"
    TAG = "tag"
    DATE = "date"
    VERSION = "version"
    NUMBER = "number"
    PERSON = "person"


COUNTED = frozenset({Sort.NUMBER, Sort.VERSION})
"""What nobody points back at with "it"."""


class Prominence(OrderedEnum):
    """How surely a bare word is meant as a symbol of the snapshot."""

    NONE = "none"
    COMMON = "common"
    """Several owners, or only in tests, documents, vendored code, or only a local name."""
    UNIQUE = "unique"
    """One definition in the product's own code."""


class Names(Protocol):
    """What the snapshot knows by name."""

    def symbol(self, name: str) -> Prominence: ...

    def member(self, owner: str, name: str) -> bool: ...

    def path(self, text: str) -> bool: ...

    def revision(self, text: str) -> Sort | None: ...

    def author(self, text: str) -> bool: ...

    def package(self, text: str) -> bool: ...

    def key(self, text: str) -> Prominence: ...

    def project(self, text: str) -> bool: ...


class NoNames:
    """A snapshot nothing is known of: things are told by their looks alone."""

    def symbol(self, name: str) -> Prominence:
        return Prominence.NONE

    def member(self, owner: str, name: str) -> bool:
        return False

    def path(self, text: str) -> bool:
        return False

    def revision(self, text: str) -> Sort | None:
        return None

    def author(self, text: str) -> bool:
        return False

    def package(self, text: str) -> bool:
        return False

    def key(self, text: str) -> Prominence:
        return Prominence.NONE

    def project(self, text: str) -> bool:
        return False


class Certainty(OrderedEnum):
    """How a thing was told from the words around it."""

    GUESSED = "guessed"
    """A plain word that nobody knows, where a name must stand."""
    KNOWN = "known"
    """A plain English word that is also the name of something in the snapshot."""
    CODELIKE = "codelike"
    """Written as only code is, or a word the snapshot knows and English does not."""
    MARKED = "marked"
    """In backticks, quotes, or behind a word such as "function"."""


class Thing(Record, kw_only=True):
    """Something a question names; `start` and `end` are its place in the text."""

    sort: Sort
    text: str
    start: int
    end: int
    certainty: Certainty


SUFFIXES = frozenset(
    "py pyi pyx js jsx ts tsx mjs cjs mts cts c h cc cpp cxx hpp hh hxx ipp inl go rs"
    " java kt scala rb php cs swift m mm toml cfg ini json yaml yml md rst txt sh bash bat"
    " ps1 html css scss sql xml proto lock cmake gradle properties env in am ac mk bzl csv"
    " svg png ipynb tex conf service dockerfile rake gemspec podspec vue svelte astro map"
    " snap tmpl jinja j2 pot po mod sum work d zig nim lua pl pm r jl ex exs erl hs ml mli"
    " clj dart groovy plist".split()
)
BARE_FILES = frozenset(
    "README LICENSE LICENCE COPYING NOTICE Makefile Dockerfile Gemfile Rakefile CHANGELOG CHANGES"
    " AUTHORS CONTRIBUTING Jenkinsfile Vagrantfile Procfile Justfile GNUmakefile PKG-INFO MANIFEST"
    " CODEOWNERS NEWS".split()
)

_MARKED = re.compile(
    r"``(?P<double>[^`\n]+)``|`(?P<tick>[^`\n]+)`|\"(?P<quote>[^\"\n]+)\"|“(?P<curly>[^”\n]+)”"
    r"|«(?P<guillemet>[^»\n]+)»|(?<![\w'])'(?P<single>[^'\n]+?)'(?![\w'])"
)
_DOTTED = re.compile(r"[A-Za-z_$][\w$]*(?:(?:\.|::|#|->)~?[A-Za-z_$][\w$]*)+")
_IDENTIFIER = re.compile(r"[A-Za-z_$][\w$]*")
_COMMIT = re.compile(
    r"(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}|[0-9]{7,40}|HEAD(?:[~^]\d*)*"
)
_TAG = re.compile(
    r"[vV]\d+(?:[._]\d+)*(?:[-._]?(?:a|b|rc|alpha|beta|dev|post|pre)[-.]?\d*)?|\w+-\d+(?:\.\d+)+"
)
_VERSION = re.compile(r"\d+(?:\.\d+)+(?:(?:a|b|rc)\d+)?|\d+\.x")
_DATE = re.compile(r"(?:19|20)\d\d(?:-[01]\d(?:-[0-3]\d)?)?")
_OPTION = re.compile(r"--?[A-Za-z][\w-]*(?:=\S*)?")
_SHORT = frozenset("i.e e.g a.k.a w.r.t".split())
_HUMP = re.compile(r"[a-z0-9][A-Z]|[A-Z]{2,}[a-z]|\w_\w|^_|_$|\$|[A-Za-z]\d|^[A-Z][A-Z0-9_]{2,}$")


def looks_like_path(text: str, names: Names) -> bool:
    """Whether it is written as files are; `a.go` may be a member, which the snapshot knows."""
    if "://" in text or " " in text:
        return False
    if "/" in text and names.package(text) and not names.path(text):
        return False  # `github.com/some/module` is no file
    if (
        "/" in text.strip("/")
        or text.startswith(("./", "../"))
        or (text.endswith("/") and len(text) > 1)
    ):
        return "::" not in text
    if text in BARE_FILES or re.fullmatch(r"\.[a-z][\w.-]{3,}", text):
        return True
    stem, dot, suffix = text.rpartition(".")
    if not dot or not stem or not re.fullmatch(r"[\w@+.~-]+", text):
        return False
    if suffix.lower() not in SUFFIXES:
        return names.path(text) and not names.member(stem, suffix)
    return not names.member(stem, suffix) or names.path(text)


def sort_of(text: str, names: Names) -> Sort | None:
    """The sort of a bare token by its looks, None for what could be a plain word."""
    if text.lower() in _SHORT:
        return None
    known = names.revision(text) if re.search(r"\d", text) or "/" in text else None
    for pattern, sort in ((_OPTION, Sort.OPTION), (_DATE, Sort.DATE), (_COMMIT, Sort.COMMIT)):
        if pattern.fullmatch(text):
            return (
                Sort.NUMBER
                if sort is Sort.DATE and len(text) == 4 and known is None and int(text) > 2035
                else sort
            )
    if known is not None:
        return known
    if _VERSION.fullmatch(text):
        return Sort.VERSION
    if _TAG.fullmatch(text) and (text[0] in "vV" or known):
        return Sort.TAG
    if re.fullmatch(r"#?\d+(?:st|nd|rd|th)?|\d+[-–]\d+|L\d+", text):
        return Sort.NUMBER
    if looks_like_path(text, names):
        return Sort.PATH
    if _DOTTED.fullmatch(text) or re.fullmatch(r"[\w$.:]+\((?:.*\))?|operator\S{1,3}", text):
        return Sort.NAME
    if _IDENTIFIER.fullmatch(text) and _HUMP.search(text):
        return Sort.NAME
    if "/" in text and names.package(text):
        return Sort.NAME
    if re.fullmatch(
        r"@\w[\w./-]*|[\w$]+(?:<[\w, :<>]*>)(?:(?:::|\.)\w+)*|\.[A-Za-z_]\w+|#\[?\w+\]?", text
    ):
        return Sort.NAME
    return None


def marked_things(text: str, names: Names) -> list[Thing]:
    """What stands in backticks or quotes, whatever it is."""
    found = []
    for match in _MARKED.finditer(text):
        said = next(group for group in match.groups() if group is not None).strip()
        if not said:
            continue
        is_code = match["tick"] is not None or match["double"] is not None
        if not is_code and _PART_OF_TEXT.match(text, match.end()) and not _is_here(said, names):
            continue
        if is_code and len(said) > 2 and said[0] == said[-1] and said[0] in "\"'":
            said = said[1:-1]  # a string as it stands in the code
        found.append(
            Thing(
                sort=_sort_marked(said, names, is_code=is_code),
                text=said,
                start=match.start(),
                end=match.end(),
                certainty=Certainty.MARKED,
            )  # fmt: skip
        )
    return found


_PART_OF_TEXT = re.compile(
    r"\s+(?:section|table|heading|header|chapter|column|row|paragraph|page|tab|entry|caption)\b"
)
"""What the title before it is of: "the \"Returns\" section"."""


def _is_here(said: str, names: Names) -> bool:
    return names.symbol(said) is not Prominence.NONE or names.path(said)


def _sort_marked(said: str, names: Names, *, is_code: bool) -> Sort:
    sort = sort_of(said, names)
    if sort is not None:
        return sort
    if " " not in said and (
        _IDENTIFIER.fullmatch(said) or (is_code and re.fullmatch(r"[\w@.-]+", said))
    ):
        return Sort.NAME
    return Sort.PERSON if names.author(said) and not is_code else Sort.TEXT
