"""What the forms of running prose fill into their assertions. The forms: prose.py.

Beside building.py, which holds those of the other forms. Next: building.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING

from probant.checking.forms import words
from probant.checking.forms.fillers import PAIR, plain_number
from probant.checking.forms.pattern import Fit
from probant.checking.sentences import Node, NodeKind
from probant.vocabulary.assertion import CitedPlace, ClaimKind, Mention

if TYPE_CHECKING:
    from probant.checking.forms.building import Builder

Fields = dict[str, object]


def written_value(node: Node) -> str:
    """A value as it stands, a number without the commas between its thousands."""
    if node.names:
        return node.names[0].full
    if node.kind is NodeKind.NUMBER:
        return plain_number(node.text)
    return node.raw or node.text


def number_of(node: Node) -> int:
    """A count, in digits or as a word."""
    return words.NUMBERS[node.text] if node.kind is NodeKind.WORD else int(node.text)


def itself(builder: Builder, fit: Fit) -> Iterator[Fields]:
    """A function that calls itself."""
    for subject in builder.subjects(fit):
        yield {"subject": subject, "object": subject}


def parts_of_owner(builder: Builder, fit: Fit) -> Iterator[Fields]:
    """Parameters or fields of one thing, told as `name = value`, or by the words for them."""
    owner = fit.bound["owner"].names[0]
    if "pairs" in fit.bound:
        group = fit.bound["pairs"]
        for node in group.members or (group,):
            match = PAIR.fullmatch(node.text)
            assert match is not None  # noqa: S101 - the slot's test
            name = _owned(builder, match["name"], owner.text, node, owner.within)
            yield {"subject": name, "expected": match["value"].strip()}
        return
    aspects = [fit.bound[role] for role in ("aspect", "aspect2") if role in fit.bound]
    told = " ".join(node.raw or node.text for node in aspects)
    name = _owned(builder, told, owner.text, aspects[0], owner.within)
    yield {"subject": name, "expected": written_value(fit.bound["expected"])}


def _owned(
    builder: Builder, text: str, owner: str, node: Node, within: CitedPlace | None
) -> Mention:
    return Mention(text=text, span=builder.span(node.start, node.end), owner=owner, within=within)


def _counted(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    """How many there are of something, with what that is; and which heirs are told."""
    number = number_of(fit.bound["count"])
    for subject, thing in product(builder.subjects(fit), builder.subjects(fit, "object")):
        yield {"subject": subject, "object": thing, "count": number}
    if "names" in fit.bound:
        for heir, subject in product(builder.subjects(fit, "names"), builder.subjects(fit)):
            yield {"kind": ClaimKind.EXTENDS, "subject": heir, "object": subject}


def _based(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    """The classes that one is said to be built on."""
    names = tuple(name.text for name in fit.bound["object"].names)
    is_complete = bool(fit.row.fixed.get("complete"))
    for subject in builder.subjects(fit):
        yield {"subject": subject, "names": names, "is_complete": is_complete}


def _authored(_builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    person, commit = fit.bound["person"], fit.bound["commit"]
    yield {"literal": commit.text.strip("`"), "expected": person.text}


def _dated(_builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    commit, date = fit.bound["commit"], fit.bound["date"]
    yield {"literal": commit.text.strip("`"), "expected": date.text}


def _reaching(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    for subject, thing in product(builder.subjects(fit), builder.subjects(fit, "object")):
        if not (fit.is_denied or fit.bound["object"].is_or):
            yield {"subject": subject, "object": thing}


PROSE_FIELDS: Mapping[ClaimKind, Callable[[Builder, Fit, CitedPlace | None], Iterator[Fields]]] = {
    ClaimKind.BASES: _based,
    ClaimKind.SUBCLASSES: _counted,
    ClaimKind.ELEMENTS: _counted,
    ClaimKind.REACHES: _reaching,
    ClaimKind.RAISE_SITES: _counted,
    ClaimKind.CALLER_COUNT: _counted,
    ClaimKind.COMMIT_AUTHOR: _authored,
    ClaimKind.COMMIT_DATE: _dated,
}
