"""Read a question: text → parts → named things → kind → goal, and what is left over.

One way in for every surface. Nothing here knows a repository: names come through `Names`. A goal is
made only of a form that every named thing fits; whether it may be answered is told by its reading.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from itertools import combinations

from probant.questions.kind import Fill, Filter, Form, Kind, Lexis, Slot
from probant.questions.registry import forms_by_label
from probant.questions.stating import sentence_of_goal
from probant.reading.clauses import loose, set_aside
from probant.reading.coverage import account, quality_of
from probant.reading.filling import Filled, fillings, pair_in, preference, targets_of
from probant.reading.filters import FilterSort, Found, dates_of, find_filters
from probant.reading.model import Model, asking_part, key_of
from probant.reading.things import Certainty, Names, Prominence, Sort, Thing
from probant.reading.tokens import Token, ambiguous, tokens_of
from probant.reading.words import FACETS, FILE_WORDS, KIND_WORDS, LEXIS, PRONOUNS
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Facet, Goal, Relation, Target, Unit
from probant.vocabulary.reading import Reading, ReadingQuality
from probant.vocabulary.record import Record, replace

TURNED = "~"
NEAR = "-near"
N_LABELS = 30
"""How many of the likeliest labels are tried."""
MIN_SCORE = -0.9
SURE_SCORE = 0.0
MIN_LEAD = 0.1
UNSURE_LEAD = 0.25
"""What a sure kind must score, and by how much it must lead every other question that fits."""
N_AMBIGUOUS = 5
N_WITHIN = frozenset({Relation.DEFINED_IN, Relation.EXISTS})
"""Relations whose folder narrows the target, not the answers."""

OPTIONAL_WORDS = frozenset({Lexis.SYMBOL_KIND, Lexis.TEXT_KIND})
"""Lists of words of which a question may hold none."""

REACH = frozenset({FilterSort.FAR, FilterSort.DIRECTLY})
"""Filters that kinds are learned with; the others narrow any kind and are read apart from it."""

PLAIN = frozenset({FilterSort.DIRECTLY, FilterSort.FAR, FilterSort.IN, FilterSort.PUBLIC})
"""Filters whose words may ask the kind itself."""

ALWAYS = frozenset({FilterSort.OUTSIDE_TESTS, FilterSort.ONLY_TESTS, FilterSort.PUBLIC})
"""Filters that no slot could have meant instead."""

USES: dict[FilterSort, Filter] = {
    FilterSort.IN: Filter.IN,
    FilterSort.OUTSIDE_TESTS: Filter.OUTSIDE_TESTS,
    FilterSort.ONLY_TESTS: Filter.OUTSIDE_TESTS,
    FilterSort.PUBLIC: Filter.PUBLIC,
    FilterSort.SINCE: Filter.SINCE,
    FilterSort.UNTIL: Filter.UNTIL,
    FilterSort.DURING: Filter.SINCE,
    FilterSort.BETWEEN: Filter.SINCE,
    FilterSort.BY: Filter.BY,
}


class Candidate(Record, kw_only=True):
    """One way to read a sentence."""

    score: float
    goal: Goal
    kind: Kind
    form: Form
    reading: Reading

    @property
    def key(self) -> tuple[ReadingQuality, float]:
        return self.reading.quality, self.score


class Readings(Record, kw_only=True):
    """The candidates, best first, and what the sentence is if it is no question of any kind."""

    candidates: tuple[Candidate, ...]
    other: str = ""
    other_score: float = 0.0
    tokens: tuple[Token, ...] = ()

    @property
    def best(self) -> Candidate | None:
        return self.candidates[0] if self.candidates else None


def read_sentence(
    text: str, model: Model, names: Names, today: date, carried: Sequence[Thing] = ()
) -> Readings:
    """Every reading of one question, the likeliest first. `carried` is what "it" may stand for."""
    tokens = tokens_of(text, names, model.lexicon)
    read = _read(text, tokens, model, names, today, carried)
    best = read.best
    if best is not None and best.reading.quality >= ReadingQuality.STRONG:
        return read
    for taken in _guesses(tokens, names, model):
        other = _read(
            text, tokens_of(text, names, model.lexicon, taken), model, names, today, carried
        )
        if other.best is not None and (read.best is None or _is_better(other.best, read.best)):
            read = other
    return read


def _is_better(other: Candidate, one: Candidate) -> bool:
    """A plain word is taken for a name only if the question is then read."""
    return other.reading.quality > ReadingQuality.WEAK and other.key > one.key


def _guesses(tokens: Sequence[Token], names: Names, model: Model) -> Iterator[frozenset[int]]:
    """Plain words that may be names, the likeliest first, by themselves and in pairs.

    A word that questions are asked with is one only where nothing else is named.
    """
    aside = set_aside(tokens)
    has_things = any(token.thing for token in tokens)
    found = [
        (
            -(names.symbol(token.raw) is Prominence.UNIQUE),
            token.word in model.lexicon.words,
            number in aside,
            -number,
            token,
        )
        for number, token in enumerate(tokens)
        if token in ambiguous((token,), names, model.lexicon)
        and not (has_things and token.word in model.lexicon.words)
    ]
    likely = [row[-1] for row in sorted(found, key=lambda row: row[:-1])[:N_AMBIGUOUS]]
    yield from (frozenset({token.start}) for token in likely)
    if len(likely) < N_AMBIGUOUS:
        yield from (frozenset({a.start, b.start}) for a, b in combinations(likely, 2))


def _read(
    text: str, tokens: tuple[Token, ...], model: Model, names: Names, today: date,
    carried: Sequence[Thing],
) -> Readings:  # fmt: skip
    """As it stands; if that is not sure, without the words that narrow, which are then filters."""
    found = find_filters(tokens)
    reach = [one for one in found if one.sort in REACH]
    read = _decoded(text, tokens, tokens, reach, model, names, today, carried)
    if len(found) == len(reach):
        return read
    if _is_strong(read) and not any(one.sort in ALWAYS for one in found):
        return read
    narrowing = {
        n for one in found if one.sort not in REACH for n in range(one.first, one.last + 1)
    }
    asked = tuple(token for number, token in enumerate(tokens) if number not in narrowing)
    narrowed = _decoded(text, tokens, asked, found, model, names, today, carried)
    return narrowed if _is_strong(narrowed) or read.best is None else read


def _is_strong(read: Readings) -> bool:
    return read.best is not None and read.best.reading.quality >= ReadingQuality.STRONG


def _decoded(
    text: str, tokens: tuple[Token, ...], asked: tuple[Token, ...], found: Sequence[Found],
    model: Model, names: Names, today: date, carried: Sequence[Thing],
) -> Readings:  # fmt: skip
    """The candidates for a text whose kind is told by the `asked` tokens."""
    scores = model.scores(asked)
    ranked = sorted(scores, key=lambda label: -scores[label])
    others = [label for label in ranked if label.startswith("-")]
    things = _things(tokens)
    if not things and carried and any(token.word in PRONOUNS for token in tokens):
        things = list(carried)
    aside = set_aside(tokens)
    far = [label for label in others if label != NEAR]
    top, near = scores[far[0]], scores[NEAR]
    tried = [label for label in ranked if label[0] != "-" and label[-1] != TURNED][:N_LABELS]
    candidates: list[Candidate] = []
    for label in tried:
        made = _candidates(
            text, label, scores[label], tokens, things, found, aside, model, names, today,
            scores.get(label + TURNED),
        )  # fmt: skip
        candidates += list(made)[:1]
    return Readings(
        candidates=tuple(_ranked(candidates, top, near, model.known.get(key_of(asked), ""))),
        other=far[0],
        other_score=max(top, near),
        tokens=tokens,
    )


def _ranked(
    candidates: Sequence[Candidate], other: float, near: float, known: str
) -> list[Candidate]:
    """By score. A kind is weak if another question, or none at all, is about as likely.

    Near misses are told by the words they leave over, so their score alone has to be higher.
    `known` is the label of a sentence that must always be read.
    """
    ranked = sorted(candidates, key=lambda one: (one.form.label != known, -one.score))
    graded = []
    for one in ranked:
        rivals = [
            rival.score
            for rival in ranked
            if not _same(rival.goal, one.goal)
            and len(rival.reading.left_over) <= len(one.reading.left_over)
        ]
        lead = one.score - max(rivals, default=-9.0)
        needed = MIN_LEAD if one.score > SURE_SCORE else UNSURE_LEAD
        is_sure = lead >= needed and one.score - other >= needed and one.score >= MIN_SCORE
        is_sure = is_sure and one.score - near >= (-MIN_LEAD if one.score > SURE_SCORE else needed)
        if not is_sure and one.form.label != known:
            one = replace(one, reading=replace(one.reading, quality=ReadingQuality.WEAK))
        graded.append(one)
    return graded


def _same(one: Goal, other: Goal) -> bool:
    return replace(one, question="") == replace(other, question="")


def _things(tokens: Iterable[Token]) -> list[Thing]:
    """Each thing once, in the order of the text."""
    found: dict[tuple[Sort, str], Thing] = {}
    for token in tokens:
        if token.thing is not None:
            found.setdefault((token.thing.sort, token.thing.text), token.thing)
    return list(found.values())


def _candidates(
    text: str, label: str, score: float, tokens: Sequence[Token], things: Sequence[Thing],
    found: Sequence[Found], aside: set[int], model: Model, names: Names, today: date,
    turned: float | None,
) -> Iterator[Candidate]:  # fmt: skip
    entry = forms_by_label().get(label)
    if entry is None:
        return
    kind, form = entry
    if not _is_put_so(form, tokens):
        return
    ways = [
        filled
        for filled in fillings(form, things, names)
        if filled.is_turned is None or filled.is_turned == _is_turned(filled, turned, tokens, names)
    ]
    for filled in sorted(ways, key=lambda one: (-len(one.slots), -preference(one))):
        made = _Draft(text, kind, form, filled, tokens, aside, names, today, found)
        goal = made.goal()
        if goal is not None:
            words = model.words[label] | _words_of(kind, form)
            cues = model.cues.get(label, frozenset())
            yield made.candidate(goal, score, cues, words, model.noise)


def _is_called_a_class(thing: Thing, tokens: Sequence[Token]) -> bool:
    """Whether a word beside a thing says that it holds others."""
    numbers = [number for number, token in enumerate(tokens) if token.start == thing.start]
    beside = {
        tokens[n + step].word for n in numbers for step in (-1, 1) if 0 <= n + step < len(tokens)
    }
    return bool(beside & _HOLDERS)


_HOLDERS = frozenset("class enum struct interface trait type cls enumeration object".split())


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", text)) if "." in text else ()


_PLACE_WORDS = frozenset("file files line lines path paths number place places location".split())
"""What may be said of answers that stand somewhere."""


def _words_of(kind: Kind, form: Form) -> frozenset[str]:
    """What the kind itself says: its own words, and those of its plain sentence."""
    own = kind.words | set(re.findall(r"[a-z]+", re.sub(r"\{\w+\}", " ", form.sentence.lower())))
    return own | _PLACE_WORDS if Filter.IN in kind.filters else own


_ASKING_WORDS = frozenset("what which who whom whose where when how".split())
_WHETHER = frozenset(
    "whether if is are was were does do did has have had can could will would".split()
)
_QUANTITY = frozenset(
    "many much number numbers count counts counting total amount quantity tally sum"
    " figure size length long big often times nr headcount".split()
)


def _is_put_so(form: Form, tokens: Sequence[Token]) -> bool:
    """Whether the kind of answer is the kind asked: yes or no, a number, or things."""
    first, last = asking_part(tokens)
    words = [token.word for token in tokens[first:last] if not token.is_stop]
    is_whether = bool(words) and words[0] in _WHETHER and not _ASKED_PEOPLE.intersection(words[1:2])
    is_wh = bool(words) and words[0] in _ASKING_WORDS
    is_whether = is_whether or "whether" in words or ("if" in words and not is_wh)
    is_open = bool(_ASKING_WORDS.intersection(words)) and not is_whether
    if form.polar and (is_open or not (is_whether or _may_be_whether(words, tokens))):
        return False
    is_there = "there" in words[:2] or {"any", "anything", "anybody"}.intersection(words)
    if is_whether and not (
        form.polar or form.counted or is_there or is_open or form.kind in _STATES
    ):
        return False
    if form.counted and form.label != "line-count":
        return bool(_QUANTITY.intersection(token.word for token in tokens))
    return form.counted or "how many" not in " ".join(words)


_STATES = frozenset({"build_state", "visibility", "description", "explain"})
"""Kinds that answer "is it broken?" with a state."""


def _may_be_whether(words: Sequence[str], tokens: Sequence[Token]) -> bool:
    """A statement with a question mark, or an order to check one."""
    asked = tokens[-1].word == "?" if tokens else False
    return asked or bool(_CHECKS.intersection(words)) or any(word in _WHETHER for word in words[1:])


_CHECKS = frozenset("check confirm verify determine correct true right yes y establish".split())


def _is_turned(filled: Filled, turned: float | None, tokens: Sequence[Token], names: Names) -> bool:
    """Which way round two things of one sort are meant: what the snapshot knows, else the words.

    `turned` is what the model says of the order, where that was learned for the form.
    """
    pair = pair_in([slot for slot, _ in filled.slots])
    if pair is None:
        return False
    (slot, one), (other_slot, other) = (filled.slots[number] for number in pair)
    if slot.fill is other_slot.fill is Fill.REVISION:
        since, until = _version(one.text), _version(other.text)
        if since and until and since != until:  # what is between them is asked from the older on
            early, late = sorted((one, other), key=lambda thing: thing.start)
            return _version(early.text) > _version(late.text)
    if Fill.OWNER in (slot.fill, other_slot.fill):
        early, late = sorted((one, other), key=lambda thing: thing.start)
        is_late_owner, is_early_owner = (
            names.member(late.text, early.text),
            names.member(early.text, late.text),
        )
        if is_late_owner != is_early_owner:
            return is_early_owner if slot.fill is not Fill.OWNER else is_late_owner
        said = [_is_called_a_class(thing, tokens) for thing in (early, late)]
        if said[0] != said[1]:
            return said[0]
        if turned is None:
            between = [token.word for token in tokens if early.end <= token.start < late.start]
            return "'s" in between
    return turned is not None and turned > 0


class _Draft:
    """One filled form on its way to a goal, with the tokens each part of it takes up."""

    def __init__(
        self, text: str, kind: Kind, form: Form, filled: Filled, tokens: Sequence[Token],
        aside: set[int], names: Names, today: date, found: Sequence[Found],
    ) -> None:  # fmt: skip
        self.text, self.kind, self.form, self.filled = text, kind, form, filled
        self.tokens, self.aside, self.names, self.today = tokens, aside, names, today
        self.by_target: set[int] = set()
        self.by_filter: set[int] = set()
        self.by_kind: set[int] = set()
        self.found = found
        self.is_transitive = form.transitive
        self.revision = ""

    def goal(self) -> Goal | None:
        """The goal, or None where a thing is left that nothing takes."""
        if self.kind.relation in N_WITHIN and self._is_scope(self.filled.slots):
            return None
        kind_words = self._kind_words()
        targets, member = targets_of(self.form, self.filled, kind_words, self.names)
        self._take_targets()
        filters = self._filters(targets)
        if filters is None:
            return None
        if filters.within and self.kind.relation in N_WITHIN and targets:
            targets = (replace(targets[0], within=filters.within), *targets[1:])
            filters = replace(filters, within="")
        found = self._word()
        if found is None and self.form.word not in OPTIONAL_WORDS:
            return None
        word, facet = found or ("", None)
        said = f"{word} {member}".strip() if self.form.word is Lexis.LANGUAGE else word or member
        return Goal(
            question=self.text,
            intent=self.kind.intent,
            relation=self.kind.relation,
            targets=targets,
            polar=self.form.polar,
            counted=self.form.counted,
            transitive=self.is_transitive,
            facet=self.form.facet or facet,
            member=said,
            unit=self._unit(),
            filters=filters,
            revision=self.revision,
        )

    def candidate(
        self, goal: Goal, score: float, cues: frozenset[str], asked_with: frozenset[str],
        noise: frozenset[str],
    ) -> Candidate:  # fmt: skip
        accounted, left = account(
            self.tokens, asked_with=asked_with, noise=noise, aside=self.aside,
            by_target=self.by_target, by_filter=self.by_filter, by_kind=self.by_kind,
            is_project=self.names.project,
            remarks=loose(self.tokens, self.aside), dropped=self._dropped(),
        )  # fmt: skip
        is_exact = all(
            thing.certainty >= Certainty.CODELIKE
            or self.names.symbol(thing.text) is Prominence.UNIQUE
            for _, thing in self.filled.slots
        )
        is_known = all(self._is_meant(slot, thing) for slot, thing in self.filled.slots)
        is_sure = is_known and (not cues or any(token.word in cues for token in self.tokens))
        quality = quality_of(left, is_sure=is_sure, is_exact=is_exact)
        reading = Reading(
            sentence=sentence_of_goal(goal), kind=self.form.kind, quality=quality,
            accounted=accounted, left_over=left,
        )  # fmt: skip
        return Candidate(score=score, goal=goal, kind=self.kind, form=self.form, reading=reading)

    def _is_meant(self, slot: Slot, thing: Thing) -> bool:
        """Whether a thing is surely one: a plain word must be the one name of its kind."""
        if thing.certainty is Certainty.KNOWN:
            return self.names.symbol(thing.text) is Prominence.UNIQUE or self.names.package(
                thing.text
            )
        if thing.certainty is Certainty.GUESSED:
            is_alone = len(self.filled.slots) == 1 and not self.form.polar
            return slot.fill is Fill.TEXT or (is_alone and thing.text.isidentifier())
        return True

    def _dropped(self) -> set[int]:
        """The words of filters that were found and do not apply to this reading."""
        spans = [range(one.first, one.last + 1) for one in self.found if one.sort not in PLAIN]
        taken = self.by_filter | self.by_target
        return {number for span in spans if not taken.intersection(span) for number in span}

    def _is_scope(self, slots: Sequence[tuple[Slot, Thing]]) -> bool:
        """ "Where inside X is it?": X is not what is looked for."""
        first = slots[0][1].start if slots else None
        before = [
            self.tokens[number - 1].word
            for number, token in enumerate(self.tokens)
            if number and token.start == first
        ]
        return bool(before) and all(word in ("in", "inside", "within", "under") for word in before)

    def _kind_words(self) -> dict[int, str]:
        """Words such as "class" or "file" beside a thing, by the place of the thing."""
        found: dict[int, str] = {}
        for number, token in enumerate(self.tokens):
            if token.thing is None:
                continue
            for other in (self._word_before(number), number + 1):
                if not 0 <= other < len(self.tokens) or self.tokens[other].thing is not None:
                    continue
                word = self.tokens[other].word
                if word in KIND_WORDS or word in FILE_WORDS:
                    found.setdefault(token.start, word)
                    if any(thing.start == token.start for _, thing in self.filled.slots):
                        self.by_target.add(other)
        return found

    def _word_before(self, number: int) -> int:
        """The word that may say what a thing is: "a class by the name of X"."""
        other = number - 1
        while other > 0 and self.tokens[other].word in _INTRODUCING:
            other -= 1
        return other

    def _take_targets(self) -> None:
        taken = {(thing.sort, thing.text) for _, thing in self.filled.slots}
        for number, token in enumerate(self.tokens):
            if token.thing is not None and (token.thing.sort, token.thing.text) in taken:
                self.by_target.add(number)
            elif token.word in PRONOUNS:
                self.by_target.add(number)

    def _filters(self, targets: Sequence[Target]) -> Filters | None:
        """What narrows the answers; None where a spare thing narrows nothing this kind has."""
        filters = Filters()
        spare = {thing.start for thing in self.filled.spare}
        for found in self.found:
            span = set(range(found.first, found.last + 1))
            own = {number for number in found.things if self.tokens[number].start in spare}
            if span & self.by_filter or (found.things and len(own) < len(found.things)):
                continue
            narrowed = self._narrowed(filters, found)
            if narrowed is not None:
                filters = narrowed
                self.by_filter |= span
        if filters.directly is None and not self.form.transitive and self._says_far():
            filters = self._far(filters) or filters
        used = {self.tokens[number].start for number in self.by_filter}
        return filters if spare <= used else None

    def _narrowed(self, filters: Filters, found: Found) -> Filters | None:
        if found.sort is FilterSort.AT:
            return self._at(filters, found)
        if found.sort is FilterSort.FAR:
            return self._far(filters)
        if found.sort is FilterSort.DIRECTLY:
            return None if self.form.transitive else replace(filters, directly=True)
        if USES[found.sort] not in self.kind.filters or self.form.polar:
            is_place = found.sort is FilterSort.IN and self.kind.relation in N_WITHIN
            if not is_place:
                return None
        match found.sort:
            case FilterSort.IN:
                thing = self.tokens[found.things[0]].thing
                if thing is None or (thing.sort is Sort.NAME and not self.names.path(thing.text)):
                    return None
                return replace(filters, within=thing.text.removeprefix("./"))
            case FilterSort.OUTSIDE_TESTS:
                return replace(filters, outside_tests=True)
            case FilterSort.ONLY_TESTS:
                return replace(filters, only_tests=True)
            case FilterSort.PUBLIC:
                return replace(filters, public=True)
            case FilterSort.BY:
                return replace(filters, by=self.tokens[found.things[0]].raw)
        since, until = dates_of(found, self.tokens, self.today)
        return replace(filters, since=since or filters.since, until=until or filters.until)

    def _at(self, filters: Filters, found: Found) -> Filters | None:
        number = next(iter(found.things), None)
        if number is None or self.revision:
            return None
        self.revision = self.tokens[number].raw
        return filters

    def _says_far(self) -> bool:
        """ "What can X raise", "all subclasses": such words ask for all the way."""
        words = [token.word for token in self.tokens]
        pairs = list(zip(words, [*words[1:], ""], strict=True))
        if self.kind.relation is Relation.RAISES:
            return any(one in _CAN and after not in _ASKED_PEOPLE for one, after in pairs)
        if self.kind.relation in (Relation.EXTENDS, Relation.EXTENDED_BY) and not self.form.polar:
            return any(
                words[at] == "all" and _DESCENT.intersection(words[at + 1 : at + 4])
                for at in range(len(words))
            )
        return False

    def _far(self, filters: Filters) -> Filters | None:
        """All the way, if the kind has such a form; else the words stay unaccounted for."""
        if self.form.transitive:
            return replace(filters, directly=False)
        if Filter.DIRECTLY not in self.kind.filters:
            return None
        self.is_transitive = True
        return replace(filters, directly=False)

    def _word(self) -> tuple[str, Facet | None] | None:
        """The word out of a closed list that the form needs, and the facet it chooses."""
        if self.form.word is None:
            return "", None
        found: list[tuple[str, Facet | None]] = []
        facets = FACETS.get(self.form.word, {})
        members = LEXIS.get(self.form.word, {})
        for number, token in enumerate(self.tokens):
            if token.thing is not None or number in self.aside:
                continue
            two = (
                f"{token.word} {self.tokens[number + 1].word}"
                if number + 1 < len(self.tokens)
                else ""
            )
            for said, width in ((two, 2), (token.word, 1)):
                if said in facets or said in members:
                    self.by_kind.update(range(number, number + width))
                    found.append((members.get(said, ""), facets.get(said)))
                    break
        if len(set(found)) > 1:  # "an async function": what it is besides goes without saying
            found = [one for one in found if one[0].partition(" ")[2] not in KIND_WORDS] or found
        if self.form.polar and len(set(found)) > 1:
            return None  # "public or private?" is no yes or no
        return found[0] if found else None

    def _unit(self) -> Unit | None:
        if not self.form.counted or self.kind.relation not in (
            Relation.CALLED_BY,
            Relation.RAISED_BY,
        ):
            return None
        words = {token.word for token in self.tokens}
        for unit, nouns in _UNITS.items():
            if words & nouns:
                return unit
        return None


_CAN = frozenset("can could may might ever possibly potentially".split())
_ASKED_PEOPLE = frozenset("you i we u someone anyone anybody somebody one".split())
_DESCENT = frozenset(
    "subclasses subclass descendants children derivatives heirs subtypes ancestors"
    " superclasses bases parents supertypes inheritors derived".split()
)

_INTRODUCING = frozenset("called named name of by the with that is a an".split())

_UNITS: dict[Unit, frozenset[str]] = {
    Unit.FILES: frozenset({"file", "files"}),
    Unit.PLACES: frozenset(
        "times places sites site calls spots locations lines invocations occurrences"
        " usages uses".split()
    ),
    Unit.METHODS: frozenset({"methods"}),
    Unit.FUNCTIONS: frozenset({"functions", "funcs", "routines"}),
    Unit.CALLERS: frozenset({"callers", "users"}),
}
