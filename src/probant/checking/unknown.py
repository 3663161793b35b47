"""V1 for names that nothing here defines: certainly missing, or could something hold them?

A text that speaks of `flushPendingNow()` or `depot.util.join_all` as of this code is wrong only if
no file names it, no string could make it up, and no file was left out. Whether a sentence speaks of
this code at all is forms/statements.py's question.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.checking.shelf import Shelf
from probant.checking.verdicts import refuted, unverifiable
from probant.errors import FileUnreadable, PathRefused
from probant.vocabulary.assertion import Assertion, Checked, Failure
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath

_MAKES_NAMES = re.compile(
    r"^\s*from\s+\S+\s+import\s+\*|__getattr__|\bglobals\(\)|\bexec\(|\bvars\(\)"
    r"|\bsys\.modules\[[^\]]*\]\s*=|\bsetattr\((?!\s*(?:self|cls|obj)\b)",
    re.MULTILINE,
)
"""What may give a module a name that is not written in it."""

_PLATFORM = frozenset(
    """
    setTimeout setInterval setImmediate clearTimeout clearInterval queueMicrotask
    structuredClone requestAnimationFrame addEventListener removeEventListener dispatchEvent
    querySelector getElementById createElement encodeURIComponent decodeURIComponent parseInt
    parseFloat isNaN useState useEffect useMemo useCallback useRef useContext useReducer
    toString hasOwnProperty epoll_wait pthread_create pthread_mutex_lock static_cast
    dynamic_cast reinterpret_cast make_shared make_unique emplace_back push_back println
    eprintln to_string as_str unwrap_or into_iter
    """.split()
)
"""Names that come with a language or its platform, whoever uses them."""

_HIDING = frozenset({"symlink", "binary"})
"""Reasons for which a file is left out that holds no definition."""

MAX_SOUGHT = 50
"""How many names are looked for in every file; each costs a walk over the tree."""


def check_unknown(assertion: Assertion, shelf: Shelf, name: str) -> Checked:
    """A name that a text takes to be of this code, and that nothing here defines."""
    note = f"this repository has no definition of {name}"
    if not assertion.is_stated or name in _PLATFORM or not name.isidentifier():
        return unverifiable(assertion, ReasonCode.MISSING_ANCHOR, note)
    holder = _holder(shelf, name)
    if holder:
        return unverifiable(assertion, ReasonCode.MISSING_ANCHOR, f"{note}; {holder}")
    told = f"nothing in this repository is called {name}, and no file mentions it"
    return refuted(assertion, Failure.MISSING_IDENTIFIER, told)


def check_in_module(
    assertion: Assertion, shelf: Shelf, module: RepoPath, parts: list[str]
) -> Checked:
    """A dotted name whose owner is a module of this repository that does not define it."""
    name, owner = parts[-1], ".".join(parts[:-1])
    folder = module.removesuffix("/__init__.py").removesuffix(".py")
    if shelf.book.status(module) or f"{folder}/{name}" in shelf.catalog.folders:
        note = f"{module} was not read in full"
        return unverifiable(assertion, ReasonCode.WINDOW_SKIPPED_FILES, note)
    if shelf.has_file(f"{folder}/{name}.py") or shelf.lines_with(module, name):
        note = f"{module} names {name}, and does not define it"
        return unverifiable(assertion, ReasonCode.MENTION_ONLY, note)
    if _MAKES_NAMES.search(shelf.text(module)):
        note = f"{owner} may get {name} by means that the code does not show"
        return unverifiable(assertion, ReasonCode.NOT_TOLD, note)
    known = shelf.book.definitions(name)
    hint = f"{known[0].path}:{known[0].line}" if len(known) == 1 else None
    told = f"{owner} ({module}) has no {name}"
    return refuted(assertion, Failure.MISSING_IDENTIFIER, told, suggestion=hint)


def _holder(shelf: Shelf, name: str) -> str:
    """What could hold the name, in words; '' if nothing could."""
    hidden = next((one for one in shelf.tree.skipped if one.reason not in _HIDING), None)
    if hidden is not None:
        return f"{hidden.path} was not looked into ({hidden.reason})"
    if len(shelf.sought) >= MAX_SOUGHT and name not in shelf.sought:
        return "the text names too many such things to look for each"
    if name not in shelf.sought:
        shelf.sought[name] = _where_held(shelf, name)
    return shelf.sought[name]


def _where_held(shelf: Shelf, name: str) -> str:
    whole = re.compile(rb"(?<![A-Za-z0-9_$])" + name.encode() + rb"(?![A-Za-z0-9_$])")
    made = _made_of(name)
    for path in shelf.tree.files:
        try:
            raw = shelf.tree.read(path)
        except (FileUnreadable, PathRefused):
            return f"{path} could not be read"
        if whole.search(raw):
            return f"{path} mentions it"
        if made.search(raw):
            return f"{path} makes names that begin like it"
    return ""


def check_written(assertion: Assertion, shelf: Shelf) -> Checked:
    """Code, or a text in a list of texts, that some file would have to write if it were so.

    That it is written somewhere bears nothing out. A list is about this code only if the others of
    it are written here.
    """
    literal = assertion.literal
    note = "that it is written somewhere does not show what is said of it"
    hidden = next((one for one in shelf.tree.skipped if one.reason not in _HIDING), None)
    is_searched = len(shelf.sought) < MAX_SOUGHT
    if hidden is not None or not is_searched:
        return unverifiable(assertion, ReasonCode.WINDOW_SKIPPED_FILES, note)
    for text in (literal, *assertion.names):
        if text not in shelf.sought:
            shelf.sought[text] = _where_written(shelf, text)
    if shelf.sought[literal] or not all(shelf.sought[one] for one in assertion.names):
        return unverifiable(assertion, ReasonCode.NOT_TOLD, note)
    return refuted(assertion, Failure.QUOTE_MISSING, f"no file of this repository writes {literal}")


def _where_written(shelf: Shelf, text: str) -> str:
    """The first file that has the text, however it is spaced and in whatever case; '' if none.

    Of a value that is handed on, what leads to it may be written otherwise.
    """
    name, _, value = text.partition("=")
    if value:
        last = re.escape(value.rpartition(".")[2])
        wanted = rf"{re.escape(name.strip())}\s*[=:]\s*[\w.\s()&*]*\b{last}\b"
    else:
        wanted = re.escape(text)
    pattern = re.compile(wanted.encode(), re.IGNORECASE)
    for path in shelf.tree.files:
        try:
            if pattern.search(shelf.tree.read(path)):
                return path
        except (FileUnreadable, PathRefused):
            return path
    return ""


def _made_of(name: str) -> re.Pattern[bytes]:
    """Where a string or a macro makes a name of a beginning of this one: "handler_" + kind."""
    heads = "|".join(re.escape(head) for head in _heads(name)) or r"(?!)"
    return re.compile(rf"(?<![\w])(?:{heads})(?:[\"'`%{{]|\$\{{|\s*\#\#)".encode())


def _heads(name: str) -> Iterator[str]:
    for match in re.finditer(r"(?<=[a-z0-9_])(?=[A-Z])|(?<=_)(?=[^_])", name):
        if match.start() > 1:
            yield name[: match.start()]
