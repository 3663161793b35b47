"""From a form that fits to the assertions it makes: one for each subject, object and place.

Only what the sentence says goes in; whether it is true is not asked here. Next: reading.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import product

from probant.checking.citations import is_source_path
from probant.checking.document import Document, Format, Passage
from probant.checking.forms import words
from probant.checking.forms.pattern import Fit
from probant.checking.forms.project_fields import PROJECT_FIELDS
from probant.checking.forms.prose_fields import (
    PROSE_FIELDS,
    itself,
    number_of,
    parts_of_owner,
    written_value,
)
from probant.checking.forms.words import ENDINGS
from probant.checking.mentions import Name
from probant.checking.mood import Outlook
from probant.checking.sentences import Node, NodeKind
from probant.vocabulary.assertion import Assertion, CitedPlace, ClaimKind, Mention, Span
from probant.vocabulary.record import replace

MAX_CLAIMS = 60
"""What one form may state: two long lists make a claim for each pair."""

_CONDITIONAL = frozenset(
    {ClaimKind.CALLS, ClaimKind.RAISES, ClaimKind.DEFINED_IN, ClaimKind.IMPORTS, ClaimKind.EXTENDS}
    | {ClaimKind.IMPLEMENTS, ClaimKind.IDENTIFIER, ClaimKind.CONTAINS, ClaimKind.EXPORTS}
    | {ClaimKind.PARAMETER, ClaimKind.COMMIT_CHANGED, ClaimKind.QUOTE}
    | {ClaimKind.TRAIT, ClaimKind.VISIBILITY, ClaimKind.DECORATORS, ClaimKind.VALUE}
    | {ClaimKind.DEFAULT, ClaimKind.DEFAULTS, ClaimKind.TYPE_OF, ClaimKind.METHODS}
    | set(PROSE_FIELDS)
)
"""Kinds a condition does not change: what is written in the code is written there anyway."""


_STRUCTURAL = frozenset(
    {ClaimKind.DEFINED_IN, ClaimKind.EXTENDS, ClaimKind.IMPLEMENTS, ClaimKind.EXPORTS}
    | {ClaimKind.PARAMETER, ClaimKind.IMPORTS}
    | {ClaimKind.TRAIT, ClaimKind.VISIBILITY, ClaimKind.DECORATORS, ClaimKind.VALUE}
    | {ClaimKind.DEFAULT, ClaimKind.DEFAULTS, ClaimKind.TYPE_OF, ClaimKind.METHODS}
    | set(PROSE_FIELDS)
)
"""Kinds no running program decides: a condition at their head is about another code."""

_LED = frozenset(
    {ClaimKind.CALLS, ClaimKind.RAISES, ClaimKind.RETURNS, ClaimKind.PARAMETER}
    | {ClaimKind.EXTENDS, ClaimKind.IMPLEMENTS}
)
"""Kinds whose subject lies in the file a sentence begins with: "In x.py, `f` calls `g`"."""

_MAX_INTRO = 3
_VAGUE = frozenset({"your", "my", "any", "some", "every", "either", "neither", "another"})
"""Articles of things nobody could point at in this code."""


_MAYBE = re.compile(r"\W{1,3}(?:\w+ )?(?:may|might|could|can)\b")
_NARROWING = frozenset(
    "on for in with under at after before by during until per depending provided once via".split()
)
"""What may follow a result that is had on some condition only."""


class Builder:
    """Makes the assertions of one passage."""

    def __init__(self, document: Document, passage: Passage) -> None:
        self.document = document
        self.passage = passage
        self.is_cut = False
        """Whether a form stated more than is read."""

    def span(self, start: int, end: int) -> Span:
        last = self.passage.offset(end - 1) + 1 if end > start else self.passage.offset(start)
        return self.document.span(self.passage.offset(start), last)

    def mention(self, name: Name, *, is_far: bool = False) -> Mention:
        """A name as a mention; one that is far from its place may lie elsewhere."""
        return Mention(
            text=name.text,
            span=self.span(name.start, name.end),
            kinds=name.kinds,
            owner=name.owner,
            within=None if is_far else name.within,
            is_marked=name.is_marked,
        )

    def make(self, kind: ClaimKind, start: int, end: int, **fields: object) -> Assertion:
        span = self.span(start, end)
        text = self.document.text[span.start : span.end]
        return Assertion(kind=kind, span=span, text=text, **fields)  # type: ignore[arg-type]

    def from_fit(
        self, fit: Fit, line: Sequence[Node], outlook: Outlook, intro: CitedPlace | None
    ) -> Iterator[Assertion]:
        """All that one form states, nothing where it is too vague to state anything."""
        kind, nodes = fit.row.kind, list(fit.bound.values())
        denied = fit.is_denied or fit.row.fixed.get("denied") == "yes"
        if any(node.lead in _VAGUE for node in nodes):
            return
        if any(node.lead == "no" for node in nodes):
            denied = not denied
        is_error = fit.row.text.endswith("{type:error}") or bool(fit.row.fixed.get("given"))
        is_kept = kind in _CONDITIONAL or is_error
        if outlook.is_conditional(fit.first, fit.end) and (denied or not is_kept):
            return
        is_told = bool(fit.row.fixed.get("follows"))
        if kind in _STRUCTURAL and not is_told and outlook.is_led(fit.first, fit.end):
            return
        if any(node.is_or for node in nodes) and kind is not ClaimKind.RAISES and not denied:
            return
        start = line[fit.first].start
        end = line[fit.end - 1].end
        is_led = intro is not None and kind in _LED and fit.first <= _MAX_INTRO
        told = [node for role, node in fit.bound.items() if role not in ("type", "names")]
        is_modified = any(node.is_modifier for node in told)
        if is_modified and kind is not ClaimKind.RAISES and not fit.row.fixed.get("modifier"):
            return
        for n, fields in enumerate(_FIELDS.get(kind, _plain)(self, fit, intro)):
            if n == MAX_CLAIMS:
                self.is_cut = True
                return
            if self._is_scene(kind, fields.get("place")):
                continue
            subject = fields.get("subject")
            if is_led and isinstance(subject, Mention) and not (subject.within or subject.owner):
                fields["subject"] = replace(subject, within=intro)
            own_kind = fields.pop("kind", kind)
            assert isinstance(own_kind, ClaimKind)  # noqa: S101 - one of the fields' own
            yield self.make(own_kind, start, end, **{"denied": denied, **fields})

    def _is_scene(self, kind: ClaimKind, place: object) -> bool:
        """Whether a comment tells what a file of its own example holds: "`.env` contains `x`"."""
        is_comment = self.document.form is Format.CODE
        if not is_comment or kind not in (ClaimKind.CONTAINS, ClaimKind.IDENTIFIER):
            return False
        is_bare = isinstance(place, CitedPlace) and "/" not in place.path and not place.names_lines
        return is_bare and isinstance(place, CitedPlace) and not is_source_path(place.path)

    def subjects(self, fit: Fit, role: str = "subject") -> list[Mention | None]:
        node = fit.bound.get(role)
        if node is None:
            return [None]
        is_far = role == "object" and any(node.start > one.start for one in fit.bound.values())
        return [self.mention(name, is_far=is_far) for name in node.names] or [None]

    def modules(self, fit: Fit) -> list[Mention | None]:
        """What is imported: a name, a file or a text that names one."""
        node = fit.bound.get("object")
        if node is None or (node.kind is NodeKind.NAME and not node.members):
            return self.subjects(fit, "object")
        if node.members:
            each = (fit._replace(bound={"object": member}) for member in node.members)
            return [thing for one in each for thing in self.modules(one)]
        if node.kind is NodeKind.PLACE:
            return [Mention(text=place.path, span=place.path_span) for place in node.places]
        text = node.raw if node.kind is NodeKind.WORD else node.text.strip("'\"<>")
        start = self.passage.text.index(text, node.start)
        return [Mention(text=text, span=self.span(start, start + len(text)))]


Fields = dict[str, object]


_Pair = tuple[CitedPlace | None, Mention | None]


def _paired(builder: Builder, fit: Fit) -> list[_Pair]:
    """Each place with each name in it; as many of the one as of the other go two by two."""
    places, subjects = _places(fit), builder.subjects(fit)
    if len(places) == 1:
        return list(product(places, subjects))
    is_listed = len({place.path for place in places if place is not None and place.lines}) == 1
    if len(places) == len(subjects) and (fit.is_respective or is_listed):
        return list(zip(places, subjects, strict=True))
    # One name in each of several files may be meant, or several names somewhere in them.
    return list(product(places, subjects)) if len(subjects) == 1 else []


def _places(fit: Fit) -> list[CitedPlace | None]:
    node = fit.bound.get("place")
    return list(node.places) if node is not None else [None]


def _plain(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    """Each subject with each object, or two by two."""
    subjects, things = builder.subjects(fit), builder.subjects(fit, "object")
    is_by_two = fit.is_respective and len(subjects) == len(things)
    for subject, thing in (
        zip(subjects, things, strict=True) if is_by_two else product(subjects, things)
    ):
        if subject is not None and (thing is None or subject.text != thing.text):
            yield {"subject": subject, "object": thing}


def _defined(builder: Builder, fit: Fit, intro: CitedPlace | None) -> Iterator[Fields]:
    if fit.bound["subject"].noun in ("literal", "operator"):
        return  # Spelled otherwise in the code than in a text.
    wants = fit.row.fixed.get("intro")
    if wants == "place" and fit.follows == "by":
        return  # Who implements it is told, not where.
    for (place, subject), thing in product(_paired(builder, fit), builder.subjects(fit, "object")):
        if subject is None:
            continue
        held = place
        if wants == "tied" or (wants == "place" and place is None):
            held = subject.within or intro
        if held is None and thing is None:
            continue
        yield {"subject": subject, "place": held, "object": thing}


def _placed(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    for place, subject in _paired(builder, fit):
        if subject is not None:
            yield {"subject": subject, "place": place or subject.within}


def _imported(builder: Builder, fit: Fit, intro: CitedPlace | None) -> Iterator[Fields]:
    node = fit.bound.get("names")
    names = tuple(name.text for name in node.names) if node is not None else ()
    if node is not None and node.kind is NodeKind.WORD:
        names = (node.raw,)
    places = _places(fit)
    if places == [None] and "subject" not in fit.bound:
        held = fit.bound["object"].names[:1]
        places = [next((name.within for name in held), None) or intro]
        if places == [None]:
            return
    for place, subject in product(places, builder.subjects(fit)):
        for thing in builder.modules(fit):
            if thing is not None:
                yield {"place": place, "subject": subject, "object": thing, "names": names}


def _exported(builder: Builder, fit: Fit, intro: CitedPlace | None) -> Iterator[Fields]:
    listing = fit.bound.get("listing")
    if listing is not None:
        place = listing.names[0].within or intro
        places: list[CitedPlace | None] = [place]
        if place is None:
            return
    else:
        places = _places(fit)
    for place, subject in product(places, builder.subjects(fit)):
        for thing in builder.modules(fit):
            yield {"place": place, "subject": subject, "object": thing}


def _calling(builder: Builder, fit: Fit, intro: CitedPlace | None) -> Iterator[Fields]:
    """Each subject with each object; or with a number that a well-known function is given."""
    callee = fit.row.fixed.get("callee")
    if callee is None:
        is_far = bool(fit.row.fixed.get("far"))
        pairs = itself(builder, fit) if fit.row.fixed.get("itself") else _plain(builder, fit, intro)
        is_thin = bool(fit.row.fixed.get("thin"))
        yield from ({**pair, "is_far": is_far, "is_thin": is_thin} for pair in pairs)
        return
    number = fit.bound["argument"]
    thing = Mention(text=callee, span=builder.span(number.start, number.end))
    for subject in builder.subjects(fit):
        yield {"subject": subject, "object": thing, "expected": number.text.partition(" ")[0]}


def _typed(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    if (several := fit.bound.get("count")) is not None:
        for subject in builder.subjects(fit):
            yield {"subject": subject, "count": number_of(several)}
        return
    if fit.row.fixed.get("given"):
        for subject in builder.subjects(fit):
            yield {"subject": subject, "literal": "error", "is_given": True}
        return
    node = fit.bound["type"]
    if node.text in ("None", "null") and fit.follows in ("for", "on", "in", "at", "with", "but"):
        return
    literal = node.names[0].full if node.kind is NodeKind.NAME else node.text
    for subject in builder.subjects(fit):
        yield {"subject": subject, "literal": literal}


def _parameters(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    if fit.row.fixed.get("none"):
        for subject in builder.subjects(fit):
            yield {"subject": subject, "count": 0, "is_complete": True}
        return
    if fit.row.fixed.get("any"):
        for subject in builder.subjects(fit) if fit.is_denied else ():
            yield {"subject": subject, "count": 0, "is_complete": True, "denied": False}
        return
    # A role of markup may write the way to it: "Field.label".
    names = tuple(name.last for name in fit.bound["names"].names) if "names" in fit.bound else ()
    if names and _is_holed(fit.bound["names"]):
        return  # one of them is written like a word of the language: `class`
    if "names" in fit.bound and fit.bound["names"].lead in ("a", "an"):
        names = tuple(name for name in names if name not in words.TYPE_WORDS)
        if not names:
            return  # "takes a `string` argument" tells its type
    count = None
    if (node := fit.bound.get("count")) is not None:
        count = number_of(node)
    if count is not None and names and len(names) != count:
        count = None
    elif count is None and fit.row.fixed.get("complete"):
        count = len(names)
    is_made = fit.bound["subject"].noun == "constructor"
    told: Fields = {
        "names": names,
        "count": count,
        "is_complete": count is not None,
        "is_loose": bool(fit.row.fixed.get("loose")) and not is_made,
    }
    for subject in builder.subjects(fit):
        yield {"subject": subject, **told}


def _is_holed(group: Node) -> bool:
    """Whether a list holds more than the names that were understood."""
    return group.raw == "group" and group.text.count(", ") + 1 != len(group.names)


def _committed(_builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    for place in _places(fit):
        yield {"literal": fit.bound["commit"].text, "place": place}


def _added(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    for subject in builder.subjects(fit):
        yield {"subject": subject, "literal": fit.bound["commit"].text.strip("`")}


def _quoted(_builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    node = fit.bound.get("string") or fit.bound["code"]
    literal = node.names[0].full if node.kind is NodeKind.NAME else node.text
    is_tied = "place" not in fit.bound and node.kind is NodeKind.NAME
    for place in (node.names[0].within,) if is_tied else _places(fit):
        if place is not None and (place.lines or fit.row.kind is ClaimKind.CONTAINS):
            yield {"literal": literal, "place": place}


def _tested(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    if fit.row.fixed.get("whole") and (fit.first or fit.follows not in ENDINGS):
        return  # of some tests only, or on some condition
    for place, subject in product(_places(fit), builder.subjects(fit)):
        if fit.row.fixed.get("test") and (place is None or "test" not in place.path):
            continue
        yield {"place": place, "subject": subject}


def _evaluated(builder: Builder, fit: Fit, intro: CitedPlace | None) -> Iterator[Fields]:
    if fit.follows in _NARROWING:
        return
    node = fit.bound.get("call") or fit.bound["subject"]
    said = builder.passage.text[node.end : max(one.end for one in fit.bound.values()) + 20]
    if _MAYBE.match(said):
        return
    name = node.names[0] if node.names else None
    literal = name.full if name is not None else node.text
    if (argument := fit.bound.get("argument")) is not None:
        if name is None or not _is_alone(builder, argument):
            return
        literal = f"{name.text}({argument.text})"
    fields: Fields = {"literal": literal, "place": (name and name.within) or intro}
    if fit.row.kind is ClaimKind.RETURNS_VALUE:
        value = fit.bound["value"]
        if _is_alone(builder, value):
            written = value.names[0].full if value.names else value.raw or value.text
            yield fields | {"expected": written}
        return
    if "object" not in fit.bound and fit.follows not in ENDINGS:
        return
    for thing in builder.subjects(fit, "object"):
        yield fields | {"object": thing}


def _is_alone(builder: Builder, value: Node) -> bool:
    """Whether no bracket or number beside it makes it a part of something."""
    text = builder.passage.text
    before, after = text[value.start - 1 : value.start], text[value.end : value.end + 1]
    is_list = re.match(r",\s?[\d\"'\[{(]", text[value.end : value.end + 3]) is not None
    return (not before or before.isspace()) and after not in tuple("[](){}%") and not is_list


def _worded(role: str) -> Callable[[Builder, Fit, CitedPlace | None], Iterator[Fields]]:
    """Subjects with the word that a slot of this name holds."""

    def fields(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
        word = fit.row.fixed.get(role) or fit.bound[role].text
        for subject in builder.subjects(fit):
            yield {"subject": subject, "literal": word}

    return fields


def _valued(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    is_told = bool(fit.row.fixed.get("follows"))
    if fit.follows in _NARROWING | {"if", "when", "or", "unless"} and not is_told:
        return
    if (switch := fit.bound.get("switch")) is not None:
        for subject in builder.subjects(fit):
            yield {"subject": subject, "expected": words.SWITCHES[switch.text]}
        return
    if "expected" not in fit.bound or "subject" not in fit.bound:
        yield from parts_of_owner(builder, fit)
        return
    node = fit.bound["expected"]
    if not _is_alone(builder, node):
        return
    written = written_value(node)
    for subject in builder.subjects(fit):
        yield {"subject": subject, "expected": written}


def _numbered(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    """Their number, and each one that is named."""
    if fit.row.fixed.get("single"):
        for subject, one in product(builder.subjects(fit), builder.subjects(fit, "names")):
            yield {"subject": subject, "count": 1}
            yield {"subject": subject, "object": one}
        return
    if "count" not in fit.bound:
        for subject, one in product(builder.subjects(fit), builder.subjects(fit, "names")):
            yield {"subject": subject, "object": one}
        return
    named = builder.subjects(fit, "names") if "names" in fit.bound else []
    is_whole = bool(named) or fit.follows in ENDINGS
    number = number_of(fit.bound["count"])
    for subject in builder.subjects(fit) if is_whole else ():
        yield {"subject": subject, "count": number}
        for one in named:
            yield {"subject": subject, "object": one}


def _called(builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    if fit.row.fixed.get("never") and not (fit.is_denied and fit.follows in ENDINGS):
        return
    if "object" not in fit.bound and fit.follows not in ENDINGS:
        return
    things = builder.subjects(fit, "object")
    for subject in builder.subjects(fit) if len(things) == 1 else ():
        yield {"subject": subject, "object": things[0]}


def _lined(_builder: Builder, fit: Fit, _intro: CitedPlace | None) -> Iterator[Fields]:
    for place in _places(fit):
        yield {"place": place, "count": int(fit.bound["lines"].text)}


_FIELDS = {
    **PROSE_FIELDS,
    **PROJECT_FIELDS,
    ClaimKind.DEFINED_IN: _defined,
    ClaimKind.IDENTIFIER: _placed,
    ClaimKind.IMPORTS: _imported,
    ClaimKind.EXPORTS: _exported,
    ClaimKind.RETURNS: _typed,
    ClaimKind.TYPE_OF: _typed,
    ClaimKind.PARAMETER: _parameters,
    ClaimKind.CALLS: _calling,
    ClaimKind.COMMIT_CHANGED: _committed,
    ClaimKind.ADDED_IN: _added,
    ClaimKind.CONTAINS: _quoted,
    ClaimKind.QUOTE: _quoted,
    ClaimKind.TEST_PASSES: _tested,
    ClaimKind.RETURNS_VALUE: _evaluated,
    ClaimKind.THROWS: _evaluated,
    ClaimKind.TRAIT: _worded("trait"),
    ClaimKind.VISIBILITY: _worded("visibility"),
    ClaimKind.VALUE: _valued,
    ClaimKind.DEFAULT: _valued,
    ClaimKind.DEFAULTS: _valued,
    ClaimKind.FIELDS: _numbered,
    ClaimKind.METHODS: _numbered,
    ClaimKind.CALLED_BY: _called,
    ClaimKind.LINE_COUNT: _lined,
}
