"""From passages to assertions: which sentences say something that can be checked, and what.

A sentence becomes a claim only when its parts fit one of the forms; everything else is left alone.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from probant.checking.citations import cited_places, quoted_blocks
from probant.checking.document import Document, Passage, PassageKind
from probant.checking.forms import words
from probant.checking.forms.building import Builder
from probant.checking.forms.clauses import Clauses
from probant.checking.forms.pattern import Fit
from probant.checking.forms.phrases import phrased
from probant.checking.mentions import Name
from probant.checking.mood import SPOKEN_OF, Mood, is_stated, is_to_reader, mood_of, without_idiom
from probant.checking.sentences import Node, NodeKind, Sentence, Spot, sentences
from probant.checking.world import World
from probant.vocabulary.assertion import Aside, Assertion, CitedPlace, ClaimKind
from probant.vocabulary.record import Record

_SILENT = frozenset({Mood.ASKS, Mood.HEADS, Mood.SUPPOSES, Mood.GUESSES})
_SPOKEN = (NodeKind.NAME, NodeKind.PLACE, NodeKind.COMMIT)
_NAMED_KINDS = words.CALLABLE_NOUNS | frozenset(
    "class struct interface trait enum exception dataclass macro constant".split()
)


class Reading(Record, kw_only=True):
    """All a text says that can be checked, and what it says that nobody can check."""

    assertions: tuple[Assertion, ...]
    asides: tuple[Aside, ...]
    n_citations: int


def read_text(document: Document, passages: Sequence[Passage], world: World) -> Reading:
    """The assertions of a document, in the order in which they stand."""
    found: dict[Assertion, None] = {}
    asides: list[Aside] = []
    n_citations = 0
    for passage in passages:
        if passage.kind is PassageKind.CODE:
            continue
        places = cited_places(document, passage, world)
        n_citations += len(places)
        reader = _Reader(document, passage, places, world)
        found |= dict.fromkeys(reader.read())
        asides += reader.asides
    found |= dict.fromkeys(quoted_blocks(document, passages, world))
    return Reading(
        assertions=tuple(sorted(found, key=lambda one: (one.span, one.kind.tier, one.kind.wire))),
        asides=tuple(asides),
        n_citations=n_citations,
    )


class _Reader:
    """Reads one passage."""

    def __init__(
        self, document: Document, passage: Passage, places: Sequence[CitedPlace], world: World
    ) -> None:
        self.builder = Builder(document, passage)
        self.passage = passage
        self.places = places
        self.world = world
        self.asides: list[Aside] = []
        self.subject: Node | None = None

    def read(self) -> Iterator[Assertion]:
        for place in self.places:
            yield _existence(place)
        spots = [_spot(self.passage, place) for place in self.places]
        for sentence in sentences(self.passage.text, spots, self.world.has_name):
            yield from self._sentence(sentence)

    def _sentence(self, sentence: Sentence) -> Iterator[Assertion]:
        start, end = sentence[0].start, sentence[-1].end
        sentence = without_idiom(sentence)
        mood = mood_of(self.passage.text[start:end], sentence)
        if self.passage.kind is PassageKind.HEADING:
            mood = Mood.HEADS
        line = phrased(sentence, self.world.has_name)
        if not any(node.kind in _SPOKEN for node in line):
            return
        found = [] if mood in _SILENT else list(self._stated(line, mood))
        if mood in _SILENT:
            self.subject = None
        yield from found
        if mood in SPOKEN_OF and not found:
            span = self.builder.span(start, end)
            text = self.builder.document.text[span.start : span.end]
            self.asides.append(Aside(span, text, mood.value))

    def _stated(self, line: Sequence[Node], mood: Mood) -> Iterator[Assertion]:
        clauses = Clauses(line, self.subject)
        subjects: list[Node] = []
        used: set[int] = set()
        tied: set[int] = set()
        for fit in clauses.fits():
            if not _is_claim(fit, line, mood):
                continue
            made = list(self.builder.from_fit(fit, line, clauses.intro))
            for node in fit.bound.values() if made else ():
                used |= {name.start for name in node.names}
            if made and fit.row.first is not None:
                subjects.append(fit.bound[fit.row.first.role])
            if "listing" in fit.bound:
                tied |= {name.start for name in fit.bound["listing"].names}
            if fit.row.kind in (ClaimKind.DEFINED_IN, ClaimKind.IDENTIFIER):
                tied |= {name.start for name in _named_in(fit)}
            yield from made
        one = set(subjects)
        self.subject = subjects[0] if len(one) == 1 and len(subjects[0].names) == 1 else None
        if mood not in (Mood.INSTRUCTS, Mood.OTHER_TIME):
            yield from self._named(line, used, tied)

    def _named(self, line: Sequence[Node], used: set[int], tied: set[int]) -> Iterator[Assertion]:
        """Names the sentence only mentions, with a place, an owner or a kind beside them."""
        for at, node in enumerate(line):
            for name in node.names:
                if node.lead in ("your", "my", "any", "no") or not is_stated(line, at):
                    continue
                if name.start in tied:
                    continue
                is_used = name.start in used or _is_of_others(line, at)
                yield from self._mentioned(node, name, is_used)

    def _mentioned(self, node: Node, name: Name, is_used: bool) -> Iterator[Assertion]:
        make, mention = self.builder.make, self.builder.mention
        if name.is_tied and name.within is not None:
            is_linked = self.passage.text[node.start - 1 : node.start] == "["
            start = node.start - 1 if is_linked and node.start else node.start
            yield make(
                ClaimKind.IDENTIFIER, start, node.end, subject=mention(name), place=name.within
            )
        elif name.noun in words.PARAMETER_NOUNS and name.owner and not is_used:
            owner = name._replace(text=name.owner, owner="", kinds=frozenset())
            yield make(
                ClaimKind.PARAMETER,
                node.start,
                node.end,
                subject=mention(owner),
                names=(name.text,),
            )
        elif not is_used and (self._is_kind_told(node, name) or self._is_member(name)):
            yield make(ClaimKind.IDENTIFIER, node.start, node.end, subject=mention(name))

    def _is_kind_told(self, node: Node, name: Name) -> bool:
        """Whether the sentence says what it is; a role of markup is believed only of our names."""
        if name.noun not in _NAMED_KINDS:
            return False
        is_role = self.passage.text[node.start - 1 : node.start] in ("}", ":")
        return not is_role or self.world.has_name(name.text)

    def _is_member(self, name: Name) -> bool:
        """Whether it is a dotted name that begins with something of this code."""
        head = name.text.split(".")[0].split("::")[0].split("#")[0]
        return head != name.text and head[:1].isupper() and self.world.has_name(head)


def _is_claim(fit: Fit, line: Sequence[Node], mood: Mood) -> bool:
    if fit.row.kind is ClaimKind.COMMIT_CHANGED:
        return mood is not Mood.INSTRUCTS
    if mood is Mood.OTHER_TIME or not is_stated(line, fit.first):
        return False
    return not (
        mood is Mood.INSTRUCTS and (_is_imperative(line) or is_to_reader(line[: fit.first]))
    )


def _is_of_others(line: Sequence[Node], at: int) -> bool:
    """Whether a phrase belongs to somebody the words name: "pytest's `tmp_path` fixture"."""
    return at > 0 and line[at - 1].kind is NodeKind.MARK and line[at - 1].text == "'s"


def _named_in(fit: Fit) -> tuple[Name, ...]:
    """The names a form says the place of."""
    return fit.bound["subject"].names if "subject" in fit.bound else ()


def _is_imperative(line: Sequence[Node]) -> bool:
    return mood_of("", line[:1] if line[0].kind is NodeKind.WORD else ()) is Mood.INSTRUCTS


def _existence(place: CitedPlace) -> Assertion:
    kind = ClaimKind.LINE_RANGE if place.names_lines else ClaimKind.FILE
    return Assertion(kind=kind, span=place.span, text=place.written, place=place)


def _spot(passage: Passage, place: CitedPlace) -> Spot:
    return Spot(
        _position(passage, place.span.start), _position(passage, place.span.end - 1) + 1, place
    )


def _position(passage: Passage, offset: int) -> int:
    """Where a character of the document stands in the passage."""
    if passage.offsets is None:
        return offset - passage.start
    return bisect_left(passage.offsets, offset)
