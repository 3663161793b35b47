"""V1 for names: does this name stand in that file, on those lines, or anywhere at all?

A name with a place needs no parser to be refuted: it is written there or it is not. A dotted name
without one is refuted only if nothing could give its owner such a member.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.checking.clashes import dotted
from probant.checking.shelf import Pages, Shelf
from probant.checking.unknown import check_in_module, check_unknown
from probant.checking.verdicts import refuted, unverifiable, verified
from probant.facts.bound import MISSING, Defined
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.vocabulary.assertion import Assertion, Checked, CitedPlace, Edit, Failure, Mention
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CALLABLE_KINDS, CLASS_KINDS

_SEPARATOR = re.compile(r"::|\.|#|->|/")
_CALL = re.compile(r"\(.*$", re.DOTALL)
_NUMBER = re.compile(r"\d+")
_FILE_AS_MODULE = frozenset({"__init__", "mod", "index", "lib", "main"})
_DYNAMIC = re.compile(
    r"__getattr__|__getattribute__|\bsetattr\b|metaclass|__dict__|\bProxy\b|defineProperty"
    r"|Object\.assign|\bprototype\b|macro_rules|\bMixin\b"
)
_PASTING = re.compile(r"\w\s*##|##\s*\w")
"""What puts names together that stand nowhere."""

_BARE_MACRO = re.compile(r"^\s*[A-Z][A-Z0-9_]{3,}\b\s*(?:\(|;|$)", re.MULTILINE)
_PLAIN_MARKS = frozenset(
    "dataclass dataclasses final runtime_checkable unique total_ordering attr attrs define frozen s"
    " mutable pytest typing enum functools SuppressWarnings FunctionalInterface Deprecated".split()
)
"""Decorators that give a class no members but special ones."""

_SET_BY_NAME = re.compile(r"\bsetattr\(\s*[\w.]+,\s*([\"'])\w+\1")
_GIVEN_TO_ANOTHER = re.compile(r"\bObject\.assign\(\s*(?!this\b)([\w$]+)\s*,")
_OF_TESTS = re.compile(r"(?:^|/)(?:tests?|testing|examples?|docs?)(?:/|_|\.)|_test\.|/test_")
MAX_BASES = 100


def parts_of(mention: Mention) -> list[str]:
    """The parts of a dotted name, its owner first; call brackets are left out."""
    text = _CALL.sub("", mention.text.strip())
    parts = [part for part in _SEPARATOR.split(text) if part]
    owner = [part for part in _SEPARATOR.split(mention.owner) if part]
    return [*owner, *parts] if parts[: len(owner)] != owner else parts


def names_the_file(assertion: Assertion) -> bool:
    """Whether the name is the cited file's own: the label of a link to it."""
    subject, place = assertion.subject, assertion.place
    if subject is None or place is None:
        return False
    return subject.text.rpartition("/")[2] == place.path.rpartition("/")[2]


# With a place


def check_name_in(assertion: Assertion, shelf: Shelf, pages: Pages, path: RepoPath) -> Checked:
    """A name said to stand in a file, perhaps on some of its lines."""
    subject, place = assertion.subject, assertion.place
    assert subject is not None and place is not None  # noqa: S101 - the table of Assertion
    parts = parts_of(subject)
    if not parts:
        return unverifiable(assertion, ReasonCode.UNDERSPECIFIED, "no name is given")
    if names_the_file(assertion):
        shown = (pages.cite(path, 1),) if pages.n_lines(path) else ()
        return verified(assertion, f"{path} is there", *shown)
    defined = _defined_in(shelf, path, parts) if pages is shelf else []
    if place.lines is not None:
        return _on_lines(assertion, place, shelf, pages, path, parts, defined)
    if defined:
        head = defined[0].head.lines
        return verified(
            assertion, f"{path} defines {parts[-1]}", pages.cite(path, head.first, head.last)
        )
    written = ".".join(parts) if len(parts) > 1 else parts[0]
    for text in dict.fromkeys((_CALL.sub("", subject.text.strip()), written)):
        if (at := _first_line(pages, path, text)) is not None:
            if pages is shelf and _is_of_elsewhere(subject, shelf, path, parts):
                note = f"{path} only uses {text}, which is defined elsewhere"
                return unverifiable(assertion, ReasonCode.MENTION_ONLY, note)
            return verified(assertion, f"{path} names {text}", pages.cite(path, at))
    if len(parts) > 1 and pages is shelf:
        return _member_in(assertion, shelf, path, parts)
    return _absent(assertion, shelf, path, parts)


def _is_of_elsewhere(subject: Mention, shelf: Shelf, path: RepoPath, parts: list[str]) -> bool:
    """Whether "the class `A` in x.py" is defined elsewhere, and x.py does not give it away."""
    is_package = path.rpartition("/")[2].partition(".")[0] in ("__init__", "index", "mod", "lib")
    if not subject.kinds or is_package or path not in shelf.book.blobs:
        return False
    return any(
        fact.kind in {one.value for one in subject.kinds} and fact.path != path
        for fact in shelf.book.definitions(parts[-1])
    )


def _on_lines(
    assertion: Assertion,
    place: CitedPlace,
    shelf: Shelf,
    pages: Pages,
    path: RepoPath,
    parts: list[str],
    defined: Sequence[DefFact],
) -> Checked:
    assert place.lines is not None  # noqa: S101 - the caller looked
    rows = place.lines
    at = _first_line(pages, path, parts[-1], rows)
    if at is not None:
        return verified(assertion, f"{parts[-1]} stands there", pages.cite(path, at))
    for fact in defined:
        if fact.first_line <= rows.last and rows.first <= fact.last_line:
            head = fact.head.lines
            cited = pages.cite(path, head.first, head.last)
            return verified(assertion, f"these lines are part of {parts[-1]}", cited)
    if defined:
        return _elsewhere(assertion, place, path, [f.line for f in defined], defined)
    places = pages.lines_with(path, parts[-1])
    if places:
        return _elsewhere(assertion, place, path, places, ())
    return _absent(assertion, shelf, path, parts)


def _elsewhere(
    assertion: Assertion,
    place: CitedPlace,
    path: RepoPath,
    lines: Sequence[int],
    defined: Sequence[DefFact],
) -> Checked:
    """The name stands in the file, on other lines than these."""
    only = lines[0] if len(set(lines)) == 1 else None
    verb = "is defined" if defined else "stands"
    where = f"on line {lines[0]}" if only else f"on {len(lines)} other lines, first {lines[0]}"
    edit = None
    if only is not None:
        rows = (
            LineRange(defined[0].line, defined[0].last_line) if defined else LineRange(only, only)
        )
        edit = renumbered(assertion, place, rows)
    return refuted(
        assertion,
        Failure.MISSING_IDENTIFIER,
        f"it {verb} {where} of {path}",
        suggestion=f"{path}:{only}" if only is not None else None,
        edit=edit,
    )


def renumbered(assertion: Assertion, place: CitedPlace, rows: LineRange) -> Edit | None:
    """Other numbers in place of those the text has, in the form they are written in."""
    if place.lines_span is None or place.lines is None or place.revision or assertion.denied:
        return None
    span = place.lines_span
    if place.written.count(str(place.lines.first)) == 0:
        return None
    shift = span.start - place.span.start
    if not 0 <= shift <= len(place.written):
        return None
    old = place.written[shift : shift + span.end - span.start]
    numbers = iter([str(rows.first), str(rows.last)])
    return Edit(span, _NUMBER.sub(lambda found: next(numbers, found[0]), old))


def _absent(assertion: Assertion, shelf: Shelf, path: RepoPath, parts: list[str]) -> Checked:
    known = [fact for fact in shelf.book.definitions(parts[-1]) if _ends_with(fact, parts)]
    known = known or ([] if len(parts) > 1 else shelf.book.definitions(parts[-1]))
    note = f"{path} does not name {parts[-1]}"
    if len(known) == 1:
        where = f"{known[0].path}:{known[0].line}"
        note = f"{note}; it is defined in {where}"
        return refuted(assertion, Failure.MISSING_IDENTIFIER, note, suggestion=where)
    return refuted(assertion, Failure.MISSING_IDENTIFIER, note)


def _member_in(assertion: Assertion, shelf: Shelf, path: RepoPath, parts: list[str]) -> Checked:
    """A dotted name nobody writes so in the file: is its owner there, and has it such a member?"""
    owners = [
        fact
        for fact in shelf.book.definitions_in(path)
        if fact.name == parts[-2] and fact.kind in CLASS_KINDS
    ]
    if not owners:
        if _first_line(shelf, path, parts[-1]) is None:
            return _absent(assertion, shelf, path, parts)
        note = f"{path} names {parts[-1]}, but whether of {parts[-2]} is not told"
        return unverifiable(assertion, ReasonCode.NOT_TOLD, note)
    return _member_of(assertion, shelf, owners, parts, is_pinned=True)


# Without a place


def check_name_alone(assertion: Assertion, shelf: Shelf) -> Checked:
    """A dotted name, or a name of which the text says what it is."""
    subject = assertion.subject
    parts = parts_of(subject) if subject is not None else []
    if subject is None or not parts:
        return unverifiable(assertion, ReasonCode.UNDERSPECIFIED, "no name is given")
    facts = shelf.book.definitions(parts[-1])
    kinds = {kind.value for kind in subject.kinds}
    fitting = [f for f in facts if _ends_with(f, parts) and (not kinds or f.kind in kinds)]
    if fitting:
        first = min(fitting, key=_remoteness)
        cited = shelf.cite(first.path, first.head.lines.first, first.head.lines.last)
        return verified(assertion, f"{first.path}:{first.line} defines it", cited)
    if len(parts) > 1:
        owners = [f for f in shelf.book.definitions(parts[-2]) if f.kind in CLASS_KINDS]
        owners = [f for f in owners if _ends_with(f, parts[:-1])]
        if owners:
            return _member_of(assertion, shelf, owners, parts)
        if module := shelf.module_file(".".join(parts[:-1])):
            return check_in_module(assertion, shelf, RepoPath(module), parts)
    if facts and kinds:
        note = f"{parts[-1]} is a {facts[0].kind} ({facts[0].path}:{facts[0].line})"
        return unverifiable(assertion, ReasonCode.MISSING_ANCHOR, note)
    return check_unknown(assertion, shelf, ".".join(parts))


def _remoteness(fact: DefFact) -> tuple[bool, bool, bool]:
    """How far a definition is from what a name alone most likely means."""
    is_of_tests = _OF_TESTS.search(fact.path) is not None
    return is_of_tests, fact.kind not in CALLABLE_KINDS, fact.parent != MODULE_SCOPE


def _member_of(
    assertion: Assertion,
    shelf: Shelf,
    owners: Sequence[DefFact],
    parts: list[str],
    *,
    is_pinned: bool = False,
) -> Checked:
    """Has one of these classes such a member, itself or from its bases?

    `is_pinned` says that the text names the file of the class, so that no other can be meant.
    """
    name = parts[-1]
    bounds = [shelf.binder.member(owner, name) for owner in owners]
    for bound in bounds:
        if isinstance(bound, Defined):
            head = bound.fact.head
            cited = shelf.cite(head.path, head.lines.first, head.lines.last)
            return verified(assertion, f"{head.path}:{bound.fact.line} defines it", cited)
    owner = owners[0]
    if shelf.book.has_attribute(name):
        types = shelf.book.attribute_types(owner.blob, owner.no, name)
        if types and len(owners) == 1:
            return _attribute(assertion, shelf, owner, name)
    may_hide = _may_hide_here if is_pinned else _may_be_hidden
    hiding = [one for one in owners if may_hide(shelf, one, name)]
    if len(owners) > 1 and (set(bounds) != {MISSING} or hiding):
        note = f"{len(owners)} classes are called {owner.name}"
        return unverifiable(assertion, ReasonCode.AMBIGUOUS_NAME, note)
    if bounds[0] == MISSING and not hiding:
        known = [
            f for f in shelf.book.definitions(name) if family_of(f.path) == family_of(owner.path)
        ]
        hint = f"{known[0].path}:{known[0].line}" if len(known) == 1 else None
        return refuted(
            assertion,
            Failure.MISSING_IDENTIFIER,
            f"{owner.name} ({owner.path}:{owner.line}) has no {name}, nor has a base of it",
            shelf.cite(owner.path, owner.head.lines.first, owner.head.lines.last),
            suggestion=hint,
        )
    note = f"{owner.name} may get {name} from a base or by means that the code does not show"
    return unverifiable(assertion, ReasonCode.NOT_TOLD, note)


def _attribute(assertion: Assertion, shelf: Shelf, owner: DefFact, name: str) -> Checked:
    rows = LineRange(owner.first_line, owner.last_line)
    at = _first_line(shelf, owner.path, name, rows) or owner.line
    return verified(assertion, f"{owner.name} sets {name}", shelf.cite(owner.path, at))


def _may_be_another(owner: DefFact) -> bool:
    """Whether the text may mean a namesake outside: tests and inner classes borrow names."""
    return owner.parent != MODULE_SCOPE or _OF_TESTS.search(owner.path) is not None


_LENDING_NOTHING = frozenset({"ABC", "Generic", "Protocol", "object"})
"""Bases of Python's own library that have no public member."""


def _may_be_hidden(shelf: Shelf, owner: DefFact, name: str) -> bool:
    """Whether the class, or one above it, could have a member nobody wrote as one."""
    if _may_be_another(owner) or owner.details.decorators or shelf.book.has_attribute(name):
        return True
    return name in shelf.members_written or _may_hide_here(shelf, owner, name)


def _is_dynamic(text: str, owner: DefFact) -> bool:
    """Whether code of the file may give the class a member of a name that is not written in it."""
    if any(mark.partition(".")[0] not in _PLAIN_MARKS for mark in owner.details.decorators):
        return True
    if family_of(owner.path) == "cpp":
        body = "\n".join(text.split("\n")[owner.first_line - 1 : owner.last_line])
        if _PASTING.search(text) or _BARE_MACRO.search(body):
            return True
    plain = _SET_BY_NAME.sub("", text)
    plain = _GIVEN_TO_ANOTHER.sub(lambda one: one[0] if one[1] == owner.name else "", plain)
    return _DYNAMIC.search(plain) is not None


def _may_hide_here(shelf: Shelf, owner: DefFact, name: str) -> bool:
    """The same, as far as the files of the class and of those above it tell."""
    if name.startswith("__"):
        return True
    pending, seen = [owner], {owner.key}
    while pending:
        fact = pending.pop()
        text = shelf.text(fact.path)
        if (
            shelf.book.status(fact.path)
            or _is_dynamic(text, fact)
            or shelf.lines_with(fact.path, name)
        ):
            return True
        for base in shelf.binder.bases_of(fact):
            bound = shelf.binder.base(base)
            if not isinstance(bound, Defined) and base.name in _LENDING_NOTHING:
                continue
            if not isinstance(bound, Defined) or len(seen) > MAX_BASES:
                return True
            if bound.fact.key not in seen:
                seen.add(bound.fact.key)
                pending.append(bound.fact)
    return False


# Facts


def is_defined(mention: Mention, shelf: Shelf) -> bool:
    """Whether the repository defines it, under all of the name that is written."""
    parts = parts_of(mention)
    return bool(parts) and any(
        _ends_with(fact, parts) for fact in shelf.book.definitions(parts[-1])
    )


def _defined_in(shelf: Shelf, path: RepoPath, parts: list[str]) -> list[DefFact]:
    facts = shelf.book.definitions(parts[-1])
    return [fact for fact in facts if fact.path == path and _ends_with(fact, parts)]


def _ends_with(fact: DefFact, parts: list[str]) -> bool:
    """Whether a definition's full name, its file's name before it, ends with these parts."""
    if len(parts) == 1:
        return fact.name == parts[0]
    qualified = _SEPARATOR.split(fact.qualified_name)
    if qualified[-len(parts) :] == parts:
        return True
    folders = fact.path.rpartition(".")[0].split("/")
    if folders[-1] in _FILE_AS_MODULE:
        folders = folders[:-1]
    return [*folders, *qualified][-len(parts) :] == parts


def _first_line(
    pages: Pages, path: RepoPath, name: str, rows: LineRange | None = None
) -> int | None:
    return next(iter(pages.lines_with(path, name, rows)), None)


def meant(subject: Mention, shelf: Shelf) -> set[tuple[str, int]]:
    """Where what a name may stand for is defined; overloads are several things, for they differ."""
    *owners, name = dotted(subject).split(".")
    tail = ".".join(owners)
    found = shelf.book.definitions(name)
    if tail:
        own = [one for one in found if f".{one.qualified_name}".endswith(f".{tail}.{name}")]
        found = own or found
    if subject.kinds:
        kinds = {kind.value for kind in subject.kinds}
        found = [one for one in found if one.kind in kinds] or found
    if subject.within is not None:
        paths = set(shelf.paths_like(subject.within.path))
        found = [one for one in found if one.path in paths] or found
    found = [one for one in found if not one.has(Trait.DECLARATION)] or found
    return {(one.path, one.line) for one in found}
