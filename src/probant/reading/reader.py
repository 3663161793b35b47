"""Read a question: text → parts → named things → kind → goal, and what is left over.

One way in for every surface. Nothing here knows a repository: names come through `Names`. A goal is
made only of a form that every named thing fits; whether it may be answered is told by its reading.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date

from probant.questions.kind import Fill
from probant.questions.registry import forms_by_label
from probant.reading.asides import told_odds
from probant.reading.clauses import set_aside
from probant.reading.coverage import BEYOND_DOUBT, DOUBTED, FAR_FROM_NEAR, Needed, exclusions
from probant.reading.draft import Candidate, Draft, words_of
from probant.reading.filling import OWNER, Filled, fillings, preference
from probant.reading.filters import FilterSort, Found, find_filters
from probant.reading.guesses import (
    as_words,
    guesses,
    quoted_descriptions,
    things_in,
    without_kind_words,
)
from probant.reading.model import TURNED, Model, asking_part, key_of, together
from probant.reading.pieces import Token
from probant.reading.shape import is_put_so, is_turned, says_owner
from probant.reading.things import COUNTED, Names, Prominence, Sort, Thing
from probant.reading.tokens import tokens_of
from probant.reading.words import NOISE, PRONOUNS
from probant.vocabulary.question import Relation
from probant.vocabulary.reading import ReadingQuality
from probant.vocabulary.record import Record, replace

NEAR = "-near"
LIKELY_TOLD = 0.0
"""From where on a word is struck out when the question is read without its story."""
N_LABELS = 30
"""How many of the likeliest labels are tried."""
MIN_SCORE = -0.2
SURE_SCORE = 0.0
MIN_LEAD = 0.1
UNSURE_LEAD = 0.15
"""What a sure kind must score, and by how much it must lead every other question that fits."""
CLEAR_SCORE = -0.15
CLEAR_LEAD = 0.5
"""The same where nothing else comes near: a short sentence scores low, and may be clear."""
NEAR_LEAD = 0.3
"""By how much it must lead what only sounds like a question."""
MAX_NEAR_TOLD = 0.0
"""How likely a text with its story may be to narrow what is asked, where the story is set aside."""
MIN_BEARING = -0.7
BEARING_LEAD = 0.4
"""How likely a question must be that is answered in part only: nothing is confirmed by it."""
KEY_GAIN = 0.3
"""How much likelier a question about settings is if no symbol has the name."""
NAME_GAIN = 0.4
"""How much likelier a question is that is about something, where a word may be its name."""
REACH = frozenset({FilterSort.FAR, FilterSort.DIRECTLY})
"""Filters that kinds are learned with; the others narrow any kind and are read apart from it."""

ALWAYS = frozenset(
    {FilterSort.EVERYWHERE, FilterSort.OUTSIDE_TESTS, FilterSort.ONLY_TESTS, FilterSort.PUBLIC}
)
"""Filters that no slot could have meant instead."""


class Readings(Record, kw_only=True):
    """The candidates, best first, and what the sentence is if it is no question of any kind."""

    candidates: tuple[Candidate, ...]
    other: str = ""
    other_score: float = 0.0
    """How likely it is none of the candidates: that, or something that only sounds like them."""
    far_score: float = 0.0
    tokens: tuple[Token, ...] = ()
    is_other_likely: bool = False
    """Whether it may well be that, though it be a near miss of something else."""
    is_other_sure: bool = False
    needs_a_thing: bool = False
    """Whether the likeliest kind is about something, and nothing is named."""

    @property
    def best(self) -> Candidate | None:
        return self.candidates[0] if self.candidates else None


def read_sentence(
    text: str, model: Model, names: Names, today: date, carried: Sequence[Thing] = ()
) -> Readings:
    """Every reading of one question, the likeliest first. `carried` is what "it" may stand for."""
    best = _with_guesses(text, model, names, today, carried)
    if _is_strong(best):
        return best
    plainer = _unmarked(_unquoted(text, model, names), model, names)
    if plainer != text:
        unmarked = _with_guesses(plainer, model, names, today, carried)
        if _is_strong(unmarked):
            return unmarked
    return _read_as_description(text, model, names, today) or best


def _with_guesses(
    text: str, model: Model, names: Names, today: date, carried: Sequence[Thing]
) -> Readings:
    """The reading of a text as it stands, or with plain words taken for names if that is better."""
    tokens = tokens_of(text, names, model.lexicon)
    best = _read(text, tokens, model, names, today, carried)
    for taken in guesses(tokens, names, model, is_read=_is_strong(best)):
        again = tokens_of(text, names, model.lexicon, taken)
        other = _read(text, again, model, names, today, carried)
        if other.best is not None and (best.best is None or _is_better(other.best, best.best)):
            best = other
        elif _is_doubted(best, other, [token for token in tokens if token.start in taken]):
            best = _offered(best)
    plain = as_words(tokens, model)
    if _is_strong(best) or plain == tokens:
        return best
    other = _read(text, plain, model, names, today, carried)
    return other if _is_strong(other) else best


def _is_doubted(one: Readings, other: Readings, taken: Sequence[Token]) -> bool:
    """Whether a word such as `line-length` makes a likelier question if it is taken for a name."""
    is_joined = any("-" in token.raw for token in taken)
    return is_joined and bool(one.best and other.best and other.best.score > one.best.score)


def _offered(read: Readings) -> Readings:
    """The same readings, none of them sure."""
    weak = ReadingQuality.WEAK
    return replace(read, candidates=tuple(
        replace(one, reading=replace(one.reading, quality=weak)) for one in read.candidates
    ))  # fmt: skip


def _unmarked(text: str, model: Model, names: Names) -> str:
    """Without the marks around English words that nothing here has for a name."""

    def plain(match: re.Match[str]) -> str:
        word = match[1] or match[2]
        is_name = names.symbol(word) is not Prominence.NONE or names.path(word)
        return match[0] if is_name or word not in model.lexicon.words else word

    return re.sub(r"`([a-z]+)`|\"([a-z]+)\"", plain, text)


def _unquoted(text: str, model: Model, names: Names) -> str:
    """Without the marks around what somebody is told to have said before the question."""
    tokens = tokens_of(text, names, model.lexicon)
    first, _ = asking_part(tokens)
    begins = tokens[first].start if first < len(tokens) else 0
    story = re.sub(rf"{_SPEECH}", r"\1", text[:begins])
    return re.sub(rf"(\b(?:said|says|saying|told \w+|asked|wrote|writes),? ){_SPEECH}", r"\1\2",
                  story + text[begins:])  # fmt: skip


_SPEECH = r"[\"“]([^\"”\n]*\s[^\"”\n]*)[\"”]"


def _read_as_description(text: str, model: Model, names: Names, today: date) -> Readings | None:
    named = [token.thing for token in tokens_of(text, names, model.lexicon) if token.thing]
    if any(names.symbol(thing.text) is not Prominence.NONE for thing in named):
        return None  # who names something asks about it
    for quoted in quoted_descriptions(text):
        tokens = tokens_of(quoted, names, model.lexicon)
        if sum(token.thing is not None for token in tokens) > 1:
            continue
        read = _read(text, tokens, model, names, today, ())
        if _is_strong(read) and read.best and read.best.goal.relation is Relation.DESCRIBED_AS:
            return read
    return None


def _is_better(other: Candidate, one: Candidate) -> bool:
    """A plain word is taken for a name only if the question is then read, and better."""
    gain = NAME_GAIN if other.goal.targets and not one.goal.targets else 0.0
    return other.reading.quality > ReadingQuality.WEAK and (
        one.reading.quality is ReadingQuality.WEAK or other.score + gain > one.score
    )


def _read(
    text: str, tokens: tuple[Token, ...], model: Model, names: Names, today: date,
    carried: Sequence[Thing],
) -> Readings:  # fmt: skip
    """As it stands; if that is not sure, without what only tells what the named things are, and
    without what only tells a story or a reason."""
    read = _as_it_stands(text, tokens, model, names, today, carried)
    if _is_strong(read):
        return read
    bare = without_kind_words(tokens)
    if bare != tokens:
        found = [one for one in find_filters(tokens) if one.sort in REACH]
        unqualified = _decoded(text, tokens, bare, found, model, names, today, carried)
        if _is_strong(unqualified):
            return unqualified
    found = [one for one in find_filters(tokens) if one.sort in REACH]
    unnarrowed = _without_exclusions(tokens)
    if unnarrowed != tokens:
        open_read = _decoded(text, tokens, unnarrowed, found, model, names, today, carried)
        if _is_strong(open_read):
            return open_read
    for asked in dict.fromkeys((_asking_alone(tokens), _struck_out(tokens, model))):
        if asked == tokens:
            continue
        own = things_in(asked)
        if not own or any(token.word in PRONOUNS for token in asked):
            own = [one for one in things_in(tokens) if one.sort not in COUNTED or one in own]
        alone = _decoded(text, tokens, asked, found, model, names, today, carried, own)
        is_near = model.scores(tokens)[NEAR] > MAX_NEAR_TOLD and not _known(asked, model)[0]
        if _is_strong(alone) and not is_near:
            return alone
    return read


def _without_exclusions(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Without the clauses that leave something out; whether they may is for each kind to say."""
    left_out = {number for first, end in exclusions(tokens) for number in range(first, end)}
    return tuple(token for number, token in enumerate(tokens) if number not in left_out)


def _struck_out(tokens: tuple[Token, ...], model: Model) -> tuple[Token, ...]:
    """The names and the words that do more than tell."""
    odds = told_odds(model.asides, tokens)
    kept = tuple(t for t, one in zip(tokens, odds, strict=True) if t.thing or one < LIKELY_TOLD)
    return kept if any(not token.thing and not token.is_stop for token in kept) else tokens


def _asking_alone(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """The words that ask; the one thing they point back at stands in the place of the pointer."""
    aside = set_aside(tokens)
    asked = tuple(token for number, token in enumerate(tokens) if number not in aside)
    things = [thing for thing in things_in(tokens) if thing.sort not in COUNTED]
    if any(token.thing for token in asked) or not things:
        return asked
    points = any(token.word in PRONOUNS for token in asked)
    return _pointing(asked, things[0]) if points and len(things) == 1 else tokens


def _as_it_stands(
    text: str, tokens: tuple[Token, ...], model: Model, names: Names, today: date,
    carried: Sequence[Thing],
) -> Readings:  # fmt: skip
    """With every word; if that is not sure, without those that narrow, which are then filters."""
    found = [one for one in find_filters(tokens) if not _is_in_symbol(one, tokens, names)]
    reach = [one for one in found if one.sort in REACH]
    read = _decoded(text, tokens, tokens, reach, model, names, today, carried)
    if not found or (_is_strong(read) and len(found) == len(reach)):
        return read
    if _is_strong(read) and not any(one.sort in ALWAYS for one in found):
        return read
    narrowing = {
        n for one in found if one.sort not in REACH for n in range(one.first, one.last + 1)
    }
    reaching = narrowing | {n for one in reach for n in range(one.first, one.last + 1)}
    for words in [narrowing] * bool(narrowing) + [reaching] * bool(reach):
        asked = _without_empty_brackets(
            token for number, token in enumerate(tokens) if number not in words
        )
        narrowed = _decoded(text, tokens, asked, found, model, names, today, carried)
        if _is_strong(narrowed) or read.best is None:
            return narrowed
    return read


def _without_empty_brackets(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """What is left of "(not in tests)" says nothing."""
    kept: list[Token] = []
    for token in tokens:
        if token.word == ")" and kept and kept[-1].word == "(" and token.is_stop:
            kept.pop()
        else:
            kept.append(token)
    return tuple(kept)


def _is_in_symbol(found: Found, tokens: Sequence[Token], names: Names) -> bool:
    """Whether it only looks like a folder: "inherit from X"."""
    things = [tokens[number].thing for number in found.things]
    return found.sort is FilterSort.IN and any(
        thing is not None and thing.sort is Sort.NAME and not names.path(thing.text)
        for thing in things
    )


def _is_strong(read: Readings) -> bool:
    return read.best is not None and read.best.reading.quality >= ReadingQuality.STRONG


def _decoded(
    text: str, tokens: tuple[Token, ...], asked: tuple[Token, ...], found: Sequence[Found],
    model: Model, names: Names, today: date, carried: Sequence[Thing],
    named: Sequence[Thing] | None = None,
) -> Readings:  # fmt: skip
    """The candidates for a text whose kind is told by the `asked` tokens.

    `named` is what the question is about, where that is not all that the text names.
    """
    things = _named(tokens) if named is None else named
    if not things and carried and any(token.word in PRONOUNS for token in asked):
        things = list(carried)
        asked = _pointing(asked, carried[0])
    scores = model.scores(asked)
    ranked = sorted(scores, key=lambda label: -scores[label])
    others = [label for label in ranked if label.startswith("-")]
    aside = set_aside(tokens)
    far = [label for label in others if label != NEAR]
    top, near = scores[far[0]], scores[NEAR]
    tried = [label for label in ranked if label[0] != "-" and label[-1] != TURNED][:N_LABELS]
    known, known_words = _known(asked, model)
    heard = near if asked == tokens else max(near, model.scores(tokens)[NEAR])

    def read_as(label: str) -> list[Candidate]:
        made = _candidates(
            text, label, scores[label], tokens, things, found, aside, model, names, today,
            scores.get(label + TURNED), known_words if label == known else frozenset(), heard,
        )  # fmt: skip
        return list(made)[:1]

    candidates = [one for label in tried for one in read_as(label)]
    is_bare = not things and forms_by_label()[tried[0]][1].n_required > 0
    return Readings(
        candidates=tuple(
            _ranked(
                _with_siblings(candidates, tried, scores),
                top,
                near,
                known,
                may_be_short=any(token.thing for token in tokens),
            )
        ),
        other=far[0],
        other_score=max(top, near),
        far_score=top,
        is_other_likely=top >= MIN_BEARING and top - near >= -BEARING_LEAD,
        is_other_sure=top >= MIN_SCORE
        and top - near >= NEAR_LEAD
        and _is_asked_with(far[0], tokens, model),
        tokens=tokens,
        needs_a_thing=is_bare and scores[tried[0]] > top,
    )


def _is_asked_with(label: str, tokens: Sequence[Token], model: Model) -> bool:
    """Whether every word is one that such questions are asked with: "provider credentials" are
    more than secrets."""
    odds = told_odds(model.asides, tokens)
    return all(
        token.is_stop
        or token.word in model.words(label)
        or token.word in NOISE
        or token.word in model.noise
        or one > LIKELY_TOLD
        for token, one in zip(tokens, odds, strict=True)
    )


def _named(tokens: Sequence[Token]) -> list[Thing]:
    """What a text names, in the order of the question itself where that names all of it."""
    aside = set_aside(tokens)
    every = things_in(tokens)
    asked = things_in(token for number, token in enumerate(tokens) if number not in aside)
    return asked if {one.text for one in asked} == {one.text for one in every} else every


SURE_BEYOND_DOUBT = 0.3
MAX_NEAR = -0.5
FAR_LEAD = 1.5
"""How likely a question and how unlikely a near miss must be where words are passed over more
freely, and how far apart where a near miss is as good as ruled out."""


def _with_siblings(
    candidates: Sequence[Candidate], tried: Sequence[str], scores: Mapping[str, float]
) -> list[Candidate]:
    """Forms of one relation that the sentence cannot be speak for the one that it can be."""
    made = {one.form.label for one in candidates}
    kinds = {label: forms_by_label()[label][0].relation for label in tried}
    relations = {label: _WITHOUT_OWNER.get(kind, kind) for label, kind in kinds.items()}
    return [
        replace(one, score=one.score - scores[one.form.label] + together(
            scores[label]
            for label in tried
            if label == one.form.label
            or (label not in made and relations[label] is relations[one.form.label])
        ))
        for one in candidates
    ]  # fmt: skip


_WITHOUT_OWNER = {Relation.DEFAULTS: Relation.DEFAULT}
"""A relation that asks the same as another, of a name that nothing is said to hold."""


def _known(tokens: Sequence[Token], model: Model) -> tuple[str, frozenset[str]]:
    """The label of a sentence that must always be read, also behind a lead-in without names, and
    the words of that sentence."""
    if len(tokens) > 2 and tokens[0].word in _FETCHING and tokens[1].word == "me":
        tokens = (replace(tokens[1], word="find"), *tokens[2:])
    first, last = asking_part(tokens)
    colons = [number for number in range(first, last) if tokens[number].word == ":"]
    for start, end in ((0, len(tokens)), (first, last), (colons[-1] + 1 if colons else 0, last)):
        beside = (*tokens[:start], *tokens[end:])
        label = model.known.get(key_of(tokens[start:end]), "")
        says_more = not beside or any(not t.thing and not t.is_stop for t in tokens[start:end])
        if label and says_more and not any(token.thing for token in beside):
            return label, frozenset(token.word for token in tokens[start:end])
    return "", frozenset()


_FETCHING = frozenset("get fetch bring find".split())
"""With "me" behind, they are "find"."""


def _pointing(tokens: Sequence[Token], thing: Thing) -> tuple[Token, ...]:
    """The sentence as it would be with the thing in the place of the first word that points."""
    at = next(number for number, token in enumerate(tokens) if token.word in PRONOUNS)
    mask = replace(tokens[at], word=f"<{thing.sort.value}>")
    owner = (Token("'s", mask.end, mask.end),) if tokens[at].word == "its" else ()
    return (*tokens[:at], mask, *owner, *tokens[at + 1 :])


def _ranked(
    candidates: Sequence[Candidate], other: float, near: float, known: str, *, may_be_short: bool
) -> list[Candidate]:
    """By score. A kind is weak if another question, or none at all, is about as likely.

    `known` is the label of a sentence that must always be read. `may_be_short` is one that names
    what it is about.
    """
    ranked = sorted(candidates, key=lambda one: (one.form.label != known, -one.score))
    asked = [replace(one.goal, question="").astuple() for one in ranked]
    graded = []
    for one, own in zip(ranked, asked, strict=True):
        rivals = [
            rival.score
            for rival, wanted in zip(ranked, asked, strict=True)
            if wanted != own and len(rival.reading.left_over) <= len(one.reading.left_over)
        ]
        lead = one.score - max(rivals, default=-9.0)
        needed = MIN_LEAD if one.score > SURE_SCORE else UNSURE_LEAD
        is_sure = lead >= needed and one.score - other >= needed and one.score >= MIN_SCORE
        is_sure = is_sure and one.score - near >= NEAR_LEAD
        is_clear = may_be_short and min(lead, one.score - other, one.score - near) >= CLEAR_LEAD
        is_sure = is_sure or (is_clear and one.score >= CLEAR_SCORE)
        if not is_sure and one.form.label != known:
            one = replace(one, reading=replace(one.reading, quality=ReadingQuality.WEAK))
        graded.append(one)
    return graded


def _candidates(
    text: str, label: str, score: float, tokens: Sequence[Token], things: Sequence[Thing],
    found: Sequence[Found], aside: set[int], model: Model, names: Names, today: date,
    turned: float | None, known: frozenset[str], near: float,
) -> Iterator[Candidate]:  # fmt: skip
    entry = forms_by_label().get(label)
    if entry is None:
        return
    kind, form = entry
    if form.n_required > len(things):
        things = [token.thing for token in tokens if token.thing]  # two may bear one name
    if not is_put_so(form, tokens, aside):
        return
    is_told_by_order = _is_told_by_order(tokens, aside, model.cues(label))
    ways = [
        filled
        for filled in fillings(form, things, names)
        if (filled.is_turned is None
            or (filled.is_turned == is_turned(filled, turned, tokens, names)
                and not is_told_by_order))
        and says_owner(filled, tokens, names)
        and not _is_speech(filled, tokens, aside)
        and not _is_owner_aside(filled, tokens, aside, names)
    ]  # fmt: skip
    odds = told_odds(model.asides, tokens)
    for filled in sorted(ways, key=lambda one: (-len(one.slots), -preference(one))):
        made = Draft(text, kind, form, filled, tokens, aside, names, today, found, odds)
        goal = made.goal()
        if goal is not None:
            words = model.words(label) | words_of(kind, form)
            cues = model.cues(label)
            if known:
                words, cues = words | known, frozenset()
                made.known = known
            gain = KEY_GAIN if _is_likely_key(filled, names) else 0.0
            foreign = model.label_by_cue.keys()
            needed = _needed(score, near)
            yield made.candidate(goal, score + gain, cues, words, model.noise, foreign, needed)


def _needed(score: float, near: float) -> Needed:
    """How sure a word must be to only tell, by how sure the kind is and that nothing narrows it."""
    if score < SURE_BEYOND_DOUBT or near > MAX_NEAR:
        return DOUBTED
    return FAR_FROM_NEAR if score - near >= FAR_LEAD else BEYOND_DOUBT


def _is_told_by_order(tokens: Sequence[Token], aside: set[int], cues: frozenset[str]) -> bool:
    """Whether only words tell which of two things is meant: "does one call the other?"; "she says
    that A calls B, does it call it?" tells it."""
    named = [number for number, token in enumerate(tokens) if token.thing]
    behind = [token.word for token in tokens[named[-1] + 1 :]] if len(named) > 1 else []
    asked = " ".join(behind).rpartition(",")[2].split()
    between = {token.word for token in tokens[named[0] : named[1]]} if behind else set()
    points_twice = {"one", "other"} <= set(asked) or asked.count("it") > 1
    points_twice = points_twice and not between & cues
    return points_twice or any(
        token.word in _IN_ORDER for number, token in enumerate(tokens) if number not in aside
    )


_IN_ORDER = frozenset("former latter second".split())
"""Which of two things is meant by these is not read."""


def _is_speech(filled: Filled, tokens: Sequence[Token], aside: set[int]) -> bool:
    """Whether a slot for a name holds what somebody is quoted with in the story."""
    told = {tokens[number].start for number in aside}
    return any(
        slot.fill is not Fill.TEXT and thing.sort is Sort.TEXT and thing.start in told
        and " " in thing.text
        for slot, thing in filled.slots
    )  # fmt: skip


def _is_owner_aside(filled: Filled, tokens: Sequence[Token], aside: set[int], names: Names) -> bool:
    """ "I printed an X in the REPL": what only a story names, and nothing here is called so."""
    told = {tokens[number].start for number in aside}
    return any(
        slot is OWNER and thing.start in told and names.symbol(thing.text) is Prominence.NONE
        for slot, thing in filled.slots
    )


def _is_likely_key(filled: Filled, names: Names) -> bool:
    """Whether a key is asked for by a name that nothing in the code has."""
    return any(
        slot.fill is Fill.KEY and names.symbol(thing.text) is Prominence.NONE
        for slot, thing in filled.slots
    )
