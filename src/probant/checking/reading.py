"""From passages to assertions: which sentences say something that can be checked, and what.

A sentence becomes a claim only when its parts fit one of the forms; everything else is left alone.
How sentences are taken apart: sentences.py, forms/. Next: existence.py.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import groupby, islice

from probant.checking.citations import cited_places, is_source_path, quoted_blocks
from probant.checking.coverage import Covered, left_over
from probant.checking.document import Document, Passage, PassageKind
from probant.checking.forms import words
from probant.checking.forms.building import Builder
from probant.checking.forms.layouts import Laid, laid_out
from probant.checking.forms.phrases import phrased
from probant.checking.forms.pieces import with_pieces
from probant.checking.forms.samples import sampled
from probant.checking.forms.statements import Statements
from probant.checking.forms.topics import points_to_file, topic_of, with_owner
from probant.checking.forms.values import with_values
from probant.checking.framing import Frame, struck_out
from probant.checking.marking import SentenceReading
from probant.checking.mentions import Name, is_code_like
from probant.checking.mood import (
    SPOKEN_OF,
    Mood,
    is_imperative,
    is_to_reader,
    mood_of,
    without_idiom,
)
from probant.checking.sentences import Node, NodeKind, Sentence, Spot, sentences
from probant.checking.world import World
from probant.vocabulary.assertion import Aside, Assertion, CitedPlace, ClaimKind, Mention
from probant.vocabulary.record import Record, replace

_SPOKEN = (NodeKind.NAME, NodeKind.PLACE, NodeKind.COMMIT)
_SILENT = frozenset({Mood.ASKS, Mood.HEADS, Mood.CODES, Mood.SUPPOSES, Mood.GUESSES})
_UNREAL = frozenset({Mood.SUPPOSES, Mood.OTHER_TIME})
_ANNOUNCED = _UNREAL | {Mood.GUESSES}
_OF_OTHERS = frozenset({"your", "my", "any", "some", "a", "an", "another", "new"})
_BULLET = re.compile(r"[ \t>]*+(?:[-*+•]|\d{1,3}[.)])[ \t]+")
_SCENERY = frozenset(
    {NodeKind.WORD, NodeKind.MARK, NodeKind.BREAK, NodeKind.NUMBER, NodeKind.PLACE}
)
_WHOLES = frozenset(
    "repository repo project codebase library package framework application code program".split()
)
_BACKWARDS = frozenset(
    "it its this these they their them both each that here there then also and but so".split()
)
_HEAD_MARKS = frozenset(": – — -".split())
_WISHES = frozenset({Mood.INSTRUCTS, Mood.INTENDS})
_EXAMPLES = frozenset({"example", "instance", "e.g.", "e.g"})
_OF_PROJECT = frozenset(
    "edition version licensed license licence depends needs requires dependencies msrv".split()
)
_RUNS = frozenset("pass passes passed passing fail fails test tests".split())
_SUITES = frozenset({"tests", "suite"})
_MAX_PREFIX = 200
"""What stands before an item on its line: a mark, within quotations and lists."""


MAX_OF_SENTENCE = 200
MAX_OF_TEXT = 10_000
"""More claims than these are not read, and that is said."""


class Reading(Record, kw_only=True):
    """All a text says that can be checked, and what it says that nobody can check."""

    assertions: tuple[Assertion, ...]
    asides: tuple[Aside, ...]
    n_citations: int
    sentences: tuple[SentenceReading, ...] = ()
    warnings: tuple[str, ...] = ()
    """What was not read."""


def read_text(document: Document, passages: Sequence[Passage], world: World) -> Reading:
    """The assertions of a document, in the order in which they stand."""
    found: dict[object, Assertion] = {}
    asides: list[Aside] = []
    n_citations = 0
    lead: Node | None = None
    led = Mood.STATES
    about_lead = False
    laid: list[Laid] = []
    frame = Frame(document)
    cut: list[int] = []
    told: list[SentenceReading] = []
    for number, passage in enumerate(passages):
        if len(found) > MAX_OF_TEXT:
            break
        if passage.kind is PassageKind.CODE:
            lead = None
            continue
        places = cited_places(document, passage, world)
        n_citations += len(places)
        if _is_caption(passage, places, passages[number + 1 : number + 2]):
            places = tuple(replace(one, is_hypothetical=True) for one in places)
        is_item = _is_item(document, passage)
        reader = _Reader(document, passage, places, world, lead if is_item else None)
        reader.meant = frame.mood_of(passage)
        if is_item and led is not Mood.STATES:
            reader.meant = led
        laid.append(Laid(passage, places, reader.meant))
        found |= {_key(one): one for one in islice(reader.read(), MAX_OF_TEXT + 1)}
        asides += reader.asides
        cut += reader.cut
        told += reader.sentence_readings(is_led=is_item and about_lead)
        about_lead = about_lead if is_item else reader.is_leading
        lead = lead if is_item else reader.lead
        led = led if is_item else reader.announced
    found |= {_key(one): one for one in islice(laid_out(document, laid), MAX_OF_TEXT)}
    found |= {_key(one): one for one in quoted_blocks(document, passages, world)}
    found |= {_key(one): one for one in islice(sampled(document, passages, world), MAX_OF_TEXT)}
    ordered = sorted(found.values(), key=_order)
    return Reading(
        assertions=tuple(ordered[:MAX_OF_TEXT]),
        asides=tuple(asides),
        n_citations=n_citations,
        sentences=tuple(_of_rows(told)),
        warnings=_warnings(cut, ordered),
    )


def _warnings(cut: Sequence[int], ordered: Sequence[Assertion]) -> tuple[str, ...]:
    said = []
    if cut:
        others = f" and {len(cut) - 1} more like it" if len(cut) > 1 else ""
        told = f"the sentence in line {cut[0]}{others} make" + "s" * (len(cut) == 1)
        said.append(f"{told} too many claims; only the first of them were checked")
    if len(ordered) > MAX_OF_TEXT:
        line = ordered[MAX_OF_TEXT].span.line
        said.append(f"the text makes too many claims; from line {line} on nothing was checked")
    return tuple(said)


def _order(one: Assertion) -> tuple[int, int, str, str]:
    return one.span.start, one.span.end, one.kind.tier.value, one.kind.wire


def _key(one: Assertion) -> object:
    """What makes an assertion the same as another: it says the same of the same words."""
    return (
        one.kind,
        one.subject and (one.subject.span.start, one.subject.text),
        one.object and (one.object.span.start, one.object.text),
        one.place and (one.place.span.start, one.place.span.end),
        (one.names, one.count, one.literal, one.expected, one.denied),
        (one.span.start, one.span.end) if one.subject is None else None,
    )


class _Reader:
    """Reads one passage. `lead` is what the line before its list speaks about, and becomes what
    this passage, as such a line, speaks about."""

    def __init__(
        self,
        document: Document,
        passage: Passage,
        places: Sequence[CitedPlace],
        world: World,
        lead: Node | None,
    ) -> None:
        self.builder = Builder(document, passage)
        self.passage = passage
        self.places = places
        self.world = world
        self.given = lead
        self.lead: Node | None = None
        self.asides: list[Aside] = []
        self.subject: Node | None = None
        self.meant = Mood.STATES
        """How everything in this passage is meant, by where it stands."""
        self.announced = Mood.STATES
        """How a list is meant that this passage leads to: "The following will be removed:"."""
        self.struck = struck_out(passage.text)
        self.told: dict[int, bool] = {}
        """Of each place a sentence names, by its start, whether it says that it is there."""
        self.defining: dict[int, Mention | None] = {}
        """What a sentence says is defined in a place, by the place's start."""
        self.unreal: set[int] = set()
        """Places of another time, of an example, of the reader."""
        self.cut: list[int] = []
        """The lines of sentences that make more claims than are read."""
        self.is_leading = False
        """Whether a list below this passage would be about something of this repository."""
        self.drafts: list[_Draft] = []
        self.claimed: list[tuple[int, int]] = []
        """Where places stand that are looked for, in the passage."""

    def read(self) -> Iterator[Assertion]:
        spots = [_spot(self.passage, place) for place in self.places]
        for sentence in sentences(self.passage.text, spots, self.world.has_name):
            yield from self._sentence(sentence)
            self.given = None
        for place in self.places:
            start = place.span.start
            if start not in self.unreal or self.world.has_file(place.path):
                spot = _spot(self.passage, place)
                self.claimed.append((spot.start, spot.end))
                yield _existence(
                    place,
                    is_stated=self.told.get(start, False),
                    defines=self.defining.get(start),
                )

    def _sentence(self, sentence: Sentence) -> Iterator[Assertion]:
        start, end = sentence[0].start, sentence[-1].end
        draft = _Draft(sentence)
        self.drafts.append(draft)
        sentence = with_pieces(without_idiom(sentence), self.passage.text)
        line = with_values(phrased(sentence, self.world.has_name), self.passage.text)
        before = self._file() if points_to_file(line) else self.subject
        line = with_owner(line, before)
        self.subject, self.lead = topic_of(line, before), _lead_of(line)
        draft.line = line
        is_spoken = any(node.kind in _SPOKEN or _is_equation(node) for node in line)
        if not (is_spoken or _runs(line) or self._is_of_project(line)):
            mood = mood_of(self.passage.text[start:end], sentence)
            self.announced = mood if self._announces(sentence, mood) else Mood.STATES
            draft.mood = self.meant if mood is Mood.STATES else mood
            return
        is_head = self.passage.kind is PassageKind.HEADING
        mood = Mood.HEADS if is_head else mood_of(self.passage.text[start:end], sentence)
        if self.meant is not Mood.STATES and mood is Mood.STATES:
            mood = self.meant
        draft.mood = mood
        self.announced = mood if self._announces(sentence, mood) else Mood.STATES
        found: list[Assertion] = []
        if mood not in _SILENT and self._may_claim(line, before):
            statements = Statements(self.builder, line, mood, self.world)
            found = list(islice(statements.read(before, self.given), MAX_OF_SENTENCE + 1))
            self.subject = statements.subject or self.subject
            draft.covered = statements.covered
            if self.builder.is_cut or len(found) > MAX_OF_SENTENCE:
                found, self.builder.is_cut = found[:MAX_OF_SENTENCE], False
                self.cut.append(self.builder.span(start, end).line)
        if self.struck:
            found = [one for one in found if not self._is_struck(one)]
        yield from found
        self._weigh(line, mood, found)
        if mood in SPOKEN_OF and not found:
            span = self.builder.span(start, end)
            text = self.builder.document.text[span.start : span.end]
            self.asides.append(Aside(span, text, mood.value))

    def _file(self) -> Node | None:
        """The one file that was named in this passage up to here."""
        if not self.places:
            return None
        place, spot = self.places[0], _spot(self.passage, self.places[0])
        here = self.drafts[-1].nodes[0].start
        if spot.start >= here or (self._second_file is not None and self._second_file < here):
            return None
        return Node(NodeKind.PLACE, place.path, spot.start, spot.end, places=(place,))

    @cached_property
    def _second_file(self) -> int | None:
        """Where another file than the first one is named."""
        others = (one for one in self.places if one.path != self.places[0].path)
        other = next(others, None)
        return _spot(self.passage, other).start if other is not None else None

    def _is_of_project(self, line: Sequence[Node]) -> bool:
        """Whether it may say something of the project without naming a thing of its code."""
        return any(
            node.text in _OF_PROJECT
            or (
                node.kind is NodeKind.CODE
                and (node.text.startswith("--") or self.world.is_called(node.text.split(" ")[0]))
            )
            for node in line
        )

    def sentence_readings(self, *, is_led: bool) -> Iterator[SentenceReading]:
        """Every sentence with what of it nobody read; to be asked once all was read."""
        is_about = is_led
        claimed = sorted(self.claimed)
        for draft in self.drafts:
            first, last = draft.nodes[0].start, draft.nodes[-1].end
            for start, end in claimed[bisect_left(claimed, (first, 0)) :]:
                if start >= last:
                    break
                draft.covered.note_thing(start, end, ClaimKind.FILE)
            left = left_over(draft.nodes, draft.line, draft.covered, self.world.kinds_of)
            is_about = self._is_about(draft, is_about)
            span = self.builder.span(draft.nodes[0].start, draft.nodes[-1].end)
            runs = (" ".join(self.passage.text[one.start : one.end].split()) for one in left)
            yield SentenceReading(
                span=span,
                text=self.builder.document.text[span.start : span.end],
                mood=self._mood_told(draft),
                left=tuple(run for run in runs if run),
                is_naming=not any(one.has_words for one in left),
                is_about=is_about,
            )
        self.is_leading = is_about

    def _is_about(self, draft: _Draft, was_about: bool) -> bool:
        """Whether something of this repository is spoken of, by name or by what points back."""
        for at, node in enumerate(draft.nodes):
            if node.kind is NodeKind.COMMIT or node.places:
                return True
            if any(self._is_ours(name) for name in node.names):
                return True
            if node.kind is NodeKind.WORD and self._is_own_word(draft.nodes, at):
                return True
        return was_about and _points_back(draft.nodes)

    def _is_ours(self, name: Name) -> bool:
        return self.world.has_name(name.text) or (
            name.is_marked and (is_code_like(name.text) or name.args is not None)
        )

    def _is_own_word(self, nodes: Sentence, at: int) -> bool:
        """A bare word that is the repository's name, or a class of it in the midst of a sentence;
        and "this project"."""
        node = nodes[at]
        before = nodes[at - 1].text if at else ""
        if node.text in _WHOLES and before in ("this", "the", "our"):
            return True
        if not node.raw[:1].isupper():
            return False
        is_class = at > 0 and node.raw.isidentifier() and self.world.has_name(node.raw)
        return is_class or self.world.is_called(node.raw)

    def _mood_told(self, draft: _Draft) -> Mood:
        """A heading with a colon says something of what it names; an example that is only brought
        in ("hooks, for example `x`") leaves its sentence a statement, and so does a "must" beside
        something that is stated. What stands in a list of changes, or is quoted, is not told as
        the case."""
        texts = [node.text for node in draft.nodes]
        if self.meant is not Mood.STATES:
            return Mood.SUPPOSES
        if draft.mood is Mood.HEADS and not _HEAD_MARKS.isdisjoint(texts[1:-1]):
            return Mood.STATES
        if draft.mood in _WISHES and draft.covered.relations and not is_to_reader(draft.nodes):
            return Mood.STATES
        is_example = draft.mood is Mood.SUPPOSES and self.meant is Mood.STATES
        if is_example and not _EXAMPLES.isdisjoint(texts[1:]) and texts[0] not in _EXAMPLES:
            return Mood.STATES
        return draft.mood

    def _may_claim(self, line: Sequence[Node], before: Node | None) -> bool:
        """One place alone is a citation; to say something of it takes a name, another place, code,
        tests that pass, or something spoken of before."""
        if before is not None or self.given is not None:
            return True
        n_places = sum(len(node.places) for node in line)
        return n_places != 1 or any(
            node.names
            or node.kind not in _SCENERY
            or node.text in _RUNS | {"lines"}
            or (node.raw != node.text and is_code_like(node.raw))
            or (not node.raw.isalpha() and is_code_like(node.raw))
            for node in line
        )

    @staticmethod
    def _announces(sentence: Sentence, mood: Mood) -> bool:
        """Whether what follows is meant as this sentence is, since it ends with a colon."""
        is_open = bool(sentence) and sentence[-1].kind is NodeKind.MARK and sentence[-1].text == ":"
        return is_open and mood in _ANNOUNCED

    def _is_struck(self, one: Assertion) -> bool:
        at = _position(self.passage, one.span.start)
        return any(begin <= at < close for begin, close in self.struck)

    def _weigh(self, line: Sequence[Node], mood: Mood, found: Sequence[Assertion]) -> None:
        """How far the sentence answers for the places it names."""
        changed = {_start(one) for one in found if one.kind is ClaimKind.COMMIT_CHANGED}
        stated = {_start(one) for one in found} - changed
        self.defining |= {
            _start(one): one.subject
            for one in found
            if one.kind is ClaimKind.DEFINED_IN and not one.denied
        }
        is_order = is_imperative(line)
        for at, node in enumerate(line):
            before = line[at - 1].text if at else ""
            is_shown = before == "see" or (node.noun == "file" and node.lead in ("", "the"))
            if mood in _UNREAL:
                self.unreal |= {one.within.span.start for one in node.names if one.within}
            for place in node.places:
                start = place.span.start
                if any(begin <= node.start < close for begin, close in self.struck):
                    self.unreal.add(start)
                    continue
                is_foreign = node.lead in _OF_OTHERS or start in changed
                if mood in _UNREAL or is_foreign or (is_order and not place.names_lines):
                    self.unreal.add(start)
                elif mood not in _SILENT:
                    is_ours = is_source_path(place.path) or "/" in place.path
                    is_told = is_shown and is_ours and not place.is_link
                    self.told[start] = is_told or start in stated


class _Draft:
    """A sentence on its way to its reading."""

    def __init__(self, nodes: Sentence) -> None:
        self.nodes = nodes
        self.line: Sequence[Node] = nodes
        self.mood = Mood.STATES
        self.covered = Covered()


def _points_back(nodes: Sentence) -> bool:
    """Whether it speaks of what was named before: "it", "this class"."""
    first = next((node for node in nodes if node.kind is NodeKind.WORD), None)
    if first is None:
        return False
    if first.text in _BACKWARDS:
        return True
    texts = {node.text for node in nodes[:4]}
    return first.text in ("the", "both") and not texts.isdisjoint(words.NOUNS)


def _of_rows(readings: Sequence[SentenceReading]) -> Iterator[SentenceReading]:
    """In a row of a table each cell is about what the others name."""
    for _line, group in groupby(readings, lambda one: one.span.line):
        row = list(group)
        is_about = any(one.is_about for one in row)
        yield from (replace(one, is_about=True) if is_about else one for one in row)


def _start(one: Assertion) -> int:
    return one.place.span.start if one.place is not None else -1


def _is_equation(node: Node) -> bool:
    is_list = len(node.members) > 2
    return node.kind is NodeKind.CODE and (
        "=" in node.text or node.text.startswith("new ") or is_list
    )


def _runs(line: Sequence[Node]) -> bool:
    """Whether it says of tests, without naming any, how they end."""
    told = {node.text for node in line[:8]}
    return not told.isdisjoint(_SUITES) and not told.isdisjoint(_RUNS - _SUITES)


def _lead_of(line: Sequence[Node]) -> Node | None:
    """The one thing a line that introduces a list speaks about: "The `Session` class:"."""
    if not line or line[-1].text != ":" or line[-1].kind is not NodeKind.MARK:
        return None
    heads = [node for node in line if node.kind in (NodeKind.NAME, NodeKind.PLACE)]
    is_plain = len(heads) == 1 and heads[0] is line[0] and len(line) <= 8
    return heads[0] if is_plain and len(heads[0].names) + len(heads[0].places) == 1 else None


def _is_item(document: Document, passage: Passage) -> bool:
    """Whether the passage is an item of a list."""
    near = max(0, passage.start - _MAX_PREFIX)
    begin = document.text.rfind("\n", near, passage.start) + 1 or near
    return _BULLET.fullmatch(document.text, begin, passage.start) is not None


def _is_caption(passage: Passage, places: Sequence[CitedPlace], behind: Sequence[Passage]) -> bool:
    """Whether a path stands alone above a code block, which then is what it is to hold."""
    if len(places) != 1 or places[0].names_lines or not behind:
        return False
    is_shown = behind[0].kind is PassageKind.CODE
    return is_shown and passage.text.strip(" \t\n*_`:#\"'") == places[0].written.strip("`")


def _existence(place: CitedPlace, *, is_stated: bool, defines: Mention | None) -> Assertion:
    kind = ClaimKind.LINE_RANGE if place.names_lines else ClaimKind.FILE
    return Assertion(
        kind=kind,
        span=place.span,
        text=place.written,
        place=place,
        is_stated=is_stated,
        defines=defines,
    )


def _spot(passage: Passage, place: CitedPlace) -> Spot:
    return Spot(
        _position(passage, place.span.start), _position(passage, place.span.end - 1) + 1, place
    )


def _position(passage: Passage, offset: int) -> int:
    """Where a character of the document stands in the passage."""
    if passage.offsets is None:
        return offset - passage.start
    return bisect_left(passage.offsets, offset)
