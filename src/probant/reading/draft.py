"""One filled form on its way to a goal: its targets, its filters, and the words each takes up.

Chooses nothing: `reader.py` tries forms and grades what comes out here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from datetime import date
from itertools import pairwise

from probant.questions.kind import Fill, Filter, Form, Kind, Lexis, Slot
from probant.questions.lexis import together
from probant.questions.stating import sentence_of_goal
from probant.reading.clauses import MIN_TOLD
from probant.reading.coverage import (
    Needed,
    account,
    harmless,
    noise_phrases,
    only_telling,
    quality_of,
)
from probant.reading.filling import Filled, targets_of
from probant.reading.filters import FilterSort, Found, dates_of
from probant.reading.model import asking_part
from probant.reading.pieces import OPENERS, Token
from probant.reading.shape import ASKED_PEOPLE
from probant.reading.things import COUNTED, Certainty, Names, Prominence, Sort, Thing
from probant.reading.words import (
    BEFORE_NAMES,
    BEHIND_NAMES,
    BESIDE_NAMES,
    FACETS,
    FILE_WORDS,
    FUNCTION_WORDS,
    KIND_WORDS,
    LEXIS,
    NOISE,
    OPTIONAL,
    PRONOUNS,
)
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Facet, Goal, Relation, Unit
from probant.vocabulary.reading import Reading, ReadingQuality
from probant.vocabulary.record import Record, replace
from probant.vocabulary.symbol import NAMED_TYPES, SPOKEN_TYPES

N_WITHIN = frozenset({Relation.DEFINED_IN, Relation.EXISTS})
"""Relations whose folder narrows the target, not the answers."""

PLAIN = frozenset({FilterSort.DIRECTLY, FilterSort.FAR, FilterSort.IN, FilterSort.PUBLIC})
"""Filters whose words may ask the kind itself."""

USES: dict[FilterSort, Filter] = {
    FilterSort.EVERYWHERE: Filter.OUTSIDE_TESTS,
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


SURE_PLACE = 0.3
SURE_KIND = 0.45
"""From where on a kind is sure that none of its own words stands for."""
N_STEM = 5
"""So long is a word whose longer forms tell the same: "occur", "occurrences"."""
PLACE_WORDS = frozenset("file files line lines number place places location path paths".split())
"""What may be said of answers that stand somewhere."""


def _looks_plain(token: Token) -> bool:
    """Whether nothing but a look-up tells a name from an English word; `load()` is no word."""
    thing = token.thing
    is_marked = thing is not None and thing.end - thing.start > len(thing.text)
    return not is_marked and token.raw.isalpha() and token.raw.islower()


def _is_verb_before(words: Sequence[str]) -> bool:
    """Whether the last of these words is surely no part of the name behind it: "I mock X"."""
    third, second, last = ["", "", "", *words][-3:]
    is_verb = second in _SPEAKERS or (second == "to" and third in _WISHING)
    return is_verb or last in BESIDE_NAMES | BEFORE_NAMES or _is_adverb(last)


def _is_verb_behind(words: Sequence[str], number: int) -> bool:
    """Whether the word behind a name is surely no part of it: "X lives", "does X offer …"."""
    behind, then = ([*words[number + 1 :], "", ""])[:2]
    is_past = behind.endswith("ed") and not behind.endswith("eed")
    is_asked = number > 0 and words[number - 1] in _AUXILIARIES
    is_asked = is_asked and (then in FUNCTION_WORDS or not then.isalpha())
    return is_past or is_asked or behind in BESIDE_NAMES | BEHIND_NAMES or _is_adverb(behind)


def _is_adverb(word: str) -> bool:
    return word.endswith("ly") and not word.endswith(("ply", "mbly", "mily", "aly"))


def words_of(kind: Kind, form: Form) -> frozenset[str]:
    """What the kind itself says: its own words, and those of its plain sentence."""
    own = kind.words | set(re.findall(r"[a-z]+", re.sub(r"\{\w+\}", " ", form.sentence.lower())))
    is_placed = Filter.IN in kind.filters and not form.polar
    return own | PLACE_WORDS if is_placed else own


class Draft:
    """One filled form on its way to a goal, with the tokens each part of it takes up."""

    def __init__(
        self, text: str, kind: Kind, form: Form, filled: Filled, tokens: Sequence[Token],
        aside: set[int], names: Names, today: date, found: Sequence[Found],
        odds: Sequence[float],
    ) -> None:  # fmt: skip
        self.text, self.kind, self.form, self.filled = text, kind, form, filled
        self.tokens, self.aside, self.names, self.today = tokens, aside, names, today
        self.by_target: set[int] = set()
        self.by_filter: set[int] = set()
        self.by_kind: set[int] = set()
        self.found, self.odds = found, odds
        self.told = {number for number, one in enumerate(odds) if one > 0}
        self.cues: frozenset[str] = frozenset()
        self.noise: frozenset[str] = frozenset()
        self.asked_with: frozenset[str] = frozenset()
        self.is_transitive = form.transitive
        self.revision = ""
        self.known: frozenset[str] = frozenset()
        """The words of the sentence that must always be read, where this is one."""

    def goal(self) -> Goal | None:
        """The goal, or None where a thing is left that nothing takes."""
        if self.kind.relation in N_WITHIN and self._is_scope(self.filled.slots):
            return None
        if self.form.transitive and self._says_directly():
            return None
        if self.kind.relation is Relation.DEFAULTS and self._is_called():
            return None
        if self.kind.relation is Relation.PARAMETERS and _GIVES.search(self.text):
            return None
        kind_words = self._kind_words()
        if any(slot.fill is Fill.SYMBOL and self._is_file(t) for slot, t in self.filled.slots):
            return None
        targets, member = targets_of(self.filled, kind_words, self.names)
        if self.kind.relation is Relation.DEFINED_IN and targets and targets[0].kinds & NAMED_TYPES:
            targets = (replace(targets[0], kinds=targets[0].kinds | SPOKEN_TYPES), *targets[1:])
        self._take_targets()
        filters = self.filters(Filters())
        if filters is None:
            return None
        if filters.within and targets and self._scopes_target():
            targets = (replace(targets[0], within=filters.within), *targets[1:])
            filters = replace(filters, within="")
        found = self._word()
        if found is None and self.form.word not in OPTIONAL:
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
        noise: frozenset[str], foreign: Set[str], needed: Needed,
    ) -> Candidate:  # fmt: skip
        self.cues, self.noise = cues | words_of(self.kind, self.form), noise
        self.asked_with = asked_with
        told = self._told()
        accounted, left = account(
            self.tokens, asked_with=asked_with, noise=noise, aside=self.aside,
            by_target=self.by_target, by_filter=self.by_filter, by_kind=self.by_kind,
            is_project=self.names.project,
            dropped=self._dropped(),
            told={number for number, token in enumerate(self.tokens) if token.start in told},
            only_tell=only_telling(self.tokens, self.odds, needed, self._is_here)
            | harmless(self.tokens, self.kind.relation),
        )  # fmt: skip
        is_exact = all(
            thing.certainty >= Certainty.CODELIKE
            or self.names.symbol(thing.text) is Prominence.UNIQUE
            for _, thing in self.filled.slots
        )
        is_known = all(self._is_meant(slot, thing) for slot, thing in self.filled.slots)
        asks_where = {"where"} if self.kind.relation in N_WITHIN else frozenset[str]()
        own = words_of(self.kind, self.form) - (FUNCTION_WORDS - asks_where)
        is_told = any(thing.sort is Sort.OPTION for _, thing in self.filled.slots)
        is_told = is_told or not cues or score >= SURE_KIND
        is_told = is_told or self._is_told((cues | own) - _COUNTING, foreign, score)
        is_sure = is_known and is_told and not self._points_at_a_story()
        is_sure = is_sure and not (self._passes_over_names() or self._passes_over_members())
        quality = quality_of(left, is_sure=is_sure, is_exact=is_exact)
        reading = Reading(
            sentence=sentence_of_goal(goal), kind=self.form.kind, quality=quality,
            accounted=accounted, left_over=left,
        )  # fmt: skip
        return Candidate(score=score, goal=goal, kind=self.kind, form=self.form, reading=reading)

    def _points_at_a_story(self) -> bool:
        """ "I'd mention the commit count of X. What is it?": the count is meant, and not X; "it
        shows a text with 3.14 in it. Where does it stand?": the text."""
        is_number = [thing.sort in COUNTED for _, thing in self.filled.slots] == [True]
        if self.kind.relation is not Relation.DESCRIPTION and not is_number:
            return False
        first, last = asking_part(self.tokens)
        said = self.asked_with | NOISE | FUNCTION_WORDS | frozenset(KIND_WORDS) | _INTRODUCING
        return not any(token.thing for token in self.tokens[first:last]) and any(
            token.thing is None and not token.is_stop and token.word not in said
            for token in self.tokens[:first]
        )

    def _passes_over_names(self) -> bool:
        """Whether an English word is taken for what is asked about, and what is written as code
        beside it for nothing."""
        if all(thing.certainty >= Certainty.CODELIKE for _, thing in self.filled.slots):
            return False
        taken = self.by_target | self.by_filter
        return any(
            token.thing is not None
            and number not in taken
            and token.thing.sort in (Sort.NAME, Sort.PATH)
            and token.thing.certainty >= Certainty.CODELIKE
            and self._is_here(token.thing.text)
            for number, token in enumerate(self.tokens)
        )

    def _passes_over_members(self) -> bool:
        """ "The wrong restore. The one of X, where is it?": a story says which member is meant."""
        first, last = asking_part(self.tokens)
        if self.kind.relation not in N_WITHIN or any(t.thing for t in self.tokens[first:last]):
            return False
        return any(
            self.names.member(owner.text, token.raw)
            for token in self.tokens[:first]
            for _, owner in self.filled.slots
            if token.thing is None
            and token.raw.isidentifier()
            and token.word not in NOISE | FUNCTION_WORDS
        )

    def _is_told(self, own: Set[str], foreign: Set[str], score: float) -> bool:
        """Whether a word of the kind is said. "With file and line" asks where something is only if
        no word of another kind stands beside it, or the kind is sure."""
        said = {token.word for token in self.tokens if token.thing is None}
        stems = {word[:N_STEM] for word in own - PLACE_WORDS if len(word) == N_STEM}
        if said & (own - PLACE_WORDS) or {word[:N_STEM] for word in said - FUNCTION_WORDS} & stems:
            return True
        if {f"{word}s" for word in said - FUNCTION_WORDS} & (own - PLACE_WORDS):
            return True
        is_place = self.kind.relation in N_WITHIN and score < SURE_PLACE
        return bool(said & own) and not (is_place and said & (foreign - own))

    def _is_meant(self, slot: Slot, thing: Thing) -> bool:
        """Whether a thing is surely one: a plain word must be the one name of its kind."""
        if self.kind.relation is Relation.DESCRIPTION and self._asks_how():
            return thing.certainty >= Certainty.CODELIKE
        beside = (*(other for _, other in self.filled.slots), *self.filled.spare)
        if any(self.names.member(other.text, thing.text) for other in beside):
            return True
        if slot.fill in (Fill.PATH, Fill.NAMED) and self._is_filed(thing):
            return True
        if slot.fill in (Fill.PATH, Fill.NAMED) and Filter.BY in self.kind.filters:
            return thing.certainty >= Certainty.CODELIKE or self.names.path(thing.text)
        if slot.fill is Fill.KEY and self.names.key(thing.text) is Prominence.UNIQUE:
            return thing.certainty > Certainty.KNOWN or thing.text not in self.asked_with
        if thing.certainty is Certainty.KNOWN and self._asks_for_many():
            return True
        if thing.certainty is Certainty.KNOWN and not self._is_depended_on(thing):
            is_declared = self.names.package(thing.text) and thing.text not in self.asked_with
            return is_declared or self.names.symbol(thing.text) is Prominence.UNIQUE
        if thing.certainty is Certainty.GUESSED:
            is_alone = len(self.filled.slots) == 1 and not self.form.polar
            return slot.fill in (Fill.TEXT, Fill.MODULE, Fill.KEY) or (
                is_alone and thing.text.isidentifier()
            )
        return True

    def _asks_for_many(self) -> bool:
        """Whether all definitions of a name are asked for: it need not be the name of one thing."""
        words = {token.word for token in self.tokens}
        is_about = self.kind.relation is Relation.DEFINED_IN and not self.form.polar
        return is_about and bool(words & _DEFINING) and bool(words & _MANY)

    def _is_called(self) -> bool:
        """ "When calling blend()": a function has no default of its own."""
        taken = {thing.start for _, thing in self.filled.slots}
        return any(one.start in taken and one.raw.endswith("()") for one in self.tokens)

    def _is_file(self, thing: Thing) -> bool:
        """Whether a name is said to be a file and there is one called so: "the file X"."""
        words = [token.word for token in self.tokens if token.start < thing.start]
        n_words = len(words)
        while words and words[-1] in _INTRODUCING:
            words.pop()
        is_open = len(words) == n_words and words[-2:-1] in (["which"], ["what"])
        behind = next((one.word for one in self.tokens if one.start >= thing.end), "")
        is_said = (words[-1:] == ["file"] and not is_open) or behind == "file"
        return is_said and self.names.path(thing.text)

    def _is_filed(self, thing: Thing) -> bool:
        """Whether a plain word is called a file and is one: "the conf file"."""
        at = next((n for n, token in enumerate(self.tokens) if token.start == thing.start), None)
        if at is None or not self.names.path(thing.text):
            return False
        asks_for_it = self.form.label == "where-file"
        beside = self.tokens if asks_for_it else self.tokens[max(0, at - 1) : at + 2]
        return any(token.word in _FILED for token in beside)

    def _is_depended_on(self, thing: Thing) -> bool:
        """Whether a plain word stands where only a package or a module can."""
        if self.kind.relation not in _DEPENDED_ON:
            return False
        before = [one.word for one, after in pairwise(self.tokens) if after.start == thing.start]
        return bool(_DEPENDING.intersection(before))

    def _asks_how(self) -> bool:
        """ "How is it done" about a plain word is about a feature, not about a name."""
        return any(token.word == "how" for token in self.tokens)

    def _dropped(self) -> set[int]:
        """The words of filters that were found and do not apply to this reading."""
        spans = [range(one.first, one.last + 1) for one in self.found if one.sort not in PLAIN]
        taken = self.by_filter | self.by_target
        unused = {number for span in spans if not taken.intersection(span) for number in span}
        unused |= self._exported_from() | self._headed() | self._announced() | self._subjects()
        unused |= self._named_noise() | self._folders() | self._subject() | self._groups()
        return unused | {n for n in self._beside_guesses() if self.tokens[n].word not in self.known}

    def _announced(self) -> set[int]:
        """ "The symbol frobs": what is announced as a name and taken for none is left over."""
        words = [token.word for token in self.tokens]
        return {
            number
            for number, (one, word) in enumerate(pairwise(words), start=1)
            if one in ("symbol", "identifier")
            and self.tokens[number].thing is None
            and word.isalpha()
            and word not in FUNCTION_WORDS | _BESIDE
            and not _is_verb_behind(words, number - 1)
        }

    def _subjects(self) -> set[int]:
        """ "Does find raise X?": a verb of asking that stands where a name must, and is one."""
        return {
            number
            for number, (one, after) in enumerate(pairwise(self.tokens), start=1)
            if one.word in ("does", "did")
            and after.thing is None
            and after.word not in _DETERMINERS
            and self.names.symbol(after.raw) is not Prominence.NONE
        }

    def _named_noise(self) -> set[int]:
        """ "A call to sprint": talk elsewhere, and a name here."""
        free = self.aside | noise_phrases(self.tokens, self.noise)
        return {
            number
            for number, token in enumerate(self.tokens)
            if number not in free
            and token.thing is None
            and token.word in self.noise
            and token.word not in NOISE | self.asked_with
            and self.names.symbol(token.raw) is not Prominence.NONE
        }

    def _groups(self) -> set[int]:
        """ "Is X a runtime dependency?" asks for more than whether it is one."""
        if self.kind.relation is not Relation.DEPENDENCIES or not self.form.polar:
            return set()
        return {
            number
            for number, token in enumerate(self.tokens)
            if token.word in _GROUPS and number not in self.aside
        }

    def _folders(self) -> set[int]:
        """ "Every class in source": an English word that is a folder here bounds the answer."""
        words = [*(token.word for token in self.tokens), ""]
        return {
            number
            for number, (one, after) in enumerate(pairwise(self.tokens), start=1)
            if one.word in ("in", "under", "inside", "within")
            and after.thing is None
            and number not in self.aside | self.by_filter
            and after.word not in FUNCTION_WORDS
            and words[number + 1] not in ("code", "file", "files", "tree")
            and self.names.path(after.raw)
        }

    def _subject(self) -> set[int]:
        """ "Panics in X, which functions": what is put first says what is asked of X."""
        some = self.tokens[:4]
        if len(some) < 4 or some[1].word not in _PLACING or not some[3].is_stop:
            return set()
        is_content = some[0].thing is None and some[2].thing is not None
        talk = NOISE | FUNCTION_WORDS | frozenset(KIND_WORDS) | self.cues | self.asked_with
        return {0} if is_content and some[0].word not in talk else set()

    def _headed(self) -> set[int]:
        """ "docs: who calls X" may mean the folder, where there is one called so."""
        words = [token.word for token in self.tokens]
        colon = words.index(":") if ":" in words[:MIN_TOLD] else 0
        talk = NOISE | self.cues
        return {
            number
            for number, token in enumerate(self.tokens[:colon])
            if token.thing is None and token.word not in talk and self.names.path(token.raw)
        }

    def _exported_from(self) -> set[int]:
        """ "Exported from the package" asks for more than how it is declared."""
        if self.kind.relation is not Relation.VISIBILITY:
            return set()
        words = [token.word for token in self.tokens]
        return {
            n
            for n, word in enumerate(words)
            if word in _WHOLES and "from" in words[:n] and n not in self.aside
        }

    def _beside_guesses(self) -> set[int]:
        """A plain word right beside a name that looks like English may be a part of that name."""
        found: set[int] = set()
        for number, token in enumerate(self.tokens):
            if token.thing is None or not _looks_plain(token):
                continue
            words = [one.word for one in self.tokens]
            apart = {number - 1} if _is_verb_before(words[:number]) else set[int]()
            apart |= {number + 1} if _is_verb_behind(words, number) else set[int]()
            for other in {number - 1, number + 1} - apart:
                if 0 <= other < len(self.tokens) and self._is_content(self.tokens[other]):
                    found.add(other)
        return (found | self._objects()) - self.by_filter - self.by_kind - self._said_of_targets

    def _objects(self) -> set[int]:
        """Last words that may be names here: "X calls sprint?", "its method resolve"."""
        own = {word[:4] for word in words_of(self.kind, self.form) - FUNCTION_WORDS}
        found = set()
        for number, (one, after) in enumerate(pairwise(self.tokens), start=1):
            is_last = number + 1 == len(self.tokens) or self.tokens[number + 1].is_stop
            leads = one.word in KIND_WORDS or (one.thing is None and one.word[:4] in own)
            is_plain = is_last and leads and after.thing is None and self._is_content(after)
            if is_plain and self.names.symbol(after.raw) is not Prominence.NONE:
                found.add(number)
        return found

    @property
    def _said_of_targets(self) -> set[int]:
        return {n for n in self.by_target if self.tokens[n].thing is None}

    def _is_content(self, token: Token) -> bool:
        if token.thing is not None:
            return _looks_plain(token)
        if token.is_stop or token.word in FUNCTION_WORDS | PLACE_WORDS | _BESIDE:
            return False
        own = words_of(self.kind, self.form)
        is_own = token.word in own | self.cues
        return not is_own and token.word[:4] not in {word[:4] for word in own}

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
                if word == "enum" and other > number:
                    behind = "".join(one.word for one in self.tokens[other + 1 : other + 2])
                    word = "enumerator" if behind in _ENUM_PARTS else word
                if word in KIND_WORDS or word in FILE_WORDS:
                    found.setdefault(token.start, "" if self._is_choice(other) else word)
                    if any(thing.start == token.start for _, thing in self.filled.slots):
                        self.by_target.add(other)
        is_told = any(KIND_WORDS.get(word) or word in FILE_WORDS for word in found.values())
        return found if is_told else self._kind_pointed_at() or found

    def _is_here(self, word: str) -> bool:
        """Whether a word may be meant as something of this repository."""
        return self.names.symbol(word) is not Prominence.NONE or bool(self.names.path(word))

    def _is_choice(self, number: int) -> bool:
        """Whether a kind word is one of several: "the type/interface X", "a class or struct"."""
        words = [token.word for token in self.tokens[: number + 1]]
        if words[-1] not in _KINDS:
            return False
        if words[-2:] == ["type", "alias"]:
            words.pop()
        before, joint = words[-2:-1], words[-3:-1]
        is_joined = joint[1:] in (["or"], ["and"]) and joint[0] in _KINDS
        return is_joined or (before != [] and before[0] in _KINDS)

    def _kind_pointed_at(self) -> dict[int, str]:
        """ "X … this function", "X is a constant": what the one thing asked about is said to be."""
        if len(self.filled.slots) != 1 or self.kind.relation not in N_WITHIN:
            return {}
        said = [
            (at in self.aside, after.word)
            for at, (one, after) in enumerate(pairwise(self.tokens), start=1)
            if KIND_WORDS.get(after.word)
            and after.thing is None
            and one.word in _POINTING
            and (at < 2 or self.tokens[at - 2].word not in ("not", "no"))
            and not any(t.word in _KIND_PARTS for t in self.tokens[at + 1 : at + 2])
            and not any(self._is_choice(at + n) for n in (1, 2) if at + n < len(self.tokens))
        ]
        asked = {word for is_told, word in said if not is_told}
        words = asked or {word for _, word in said}
        return {self.filled.slots[0][1].start: words.pop()} if len(words) == 1 else {}

    def _word_before(self, number: int) -> int:
        """The word that may say what a thing is: "a class by the name of X"."""
        other = number - 1
        while other > 0 and self.tokens[other].word in _INTRODUCING:
            if self.tokens[other].word == "of" and self.tokens[other - 1].word != "name":
                break  # "each method of X": X is not the method
            other -= 1
        return other

    def _take_targets(self) -> None:
        taken = {(thing.sort, thing.text) for _, thing in self.filled.slots}
        is_held = any(slot.fill is Fill.OWNER for slot, _ in self.filled.slots)
        for number, token in enumerate(self.tokens):
            thing = token.thing
            is_pointing = token.word in PRONOUNS and bool(self.filled.slots)
            is_pointing = is_pointing or (is_held and token.word in _HELD)
            if is_pointing or (thing and (thing.sort, thing.text) in taken):
                self.by_target.add(number)

    def filters(self, filters: Filters) -> Filters | None:
        """What narrows the answers besides `filters`; None where a spare thing narrows nothing that
        this kind has."""
        spare = {thing.start for thing in self.filled.spare} - self._told()
        for found in self.found:
            if any(self._is_ruled_out(number) for number in found.things):
                continue
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

    def _told(self) -> set[int]:
        """Where a story names things, if the question after it names all that it needs."""
        first, last = asking_part(self.tokens)
        asked = {token.start for token in self.tokens[first:last] if token.thing is not None}
        needed = [thing for _, thing in self.filled.slots]
        is_named = bool(needed) and all(
            thing.start in asked and thing.certainty >= Certainty.CODELIKE for thing in needed
        )
        taken = {thing.start for thing in needed}
        beside = self.aside | self.told
        return {
            token.start
            for number, token in enumerate(self.tokens)
            if token.thing is not None
            and token.start not in taken
            and (
                (number < first and (is_named or self._is_ruled_out(number)))
                or (number < first and not asked and self._is_beside(number, needed))
                or (number in beside and self._is_only_said(token.thing))
            )
        }

    def _is_ruled_out(self, number: int) -> bool:
        """ "I cannot find it in X": where a story says that the thing is not."""
        before = {one.word for one in self.tokens[max(0, number - MAX_RULED_OUT) : number]}
        return bool(before & _DENYING) and bool(before & _LOOKING) and bool(before & _PLACING)

    def _is_beside(self, number: int, needed: Sequence[Thing]) -> bool:
        """ "The README says that X is read", "X in the REPL": what a story names beside the thing
        that is pointed back at. Another name may be what is pointed at, a place bounds it."""
        thing = self.tokens[number].thing
        if thing is None or not needed:
            return False
        is_common = (thing.text.isalpha() and thing.text.isupper()) or thing.text in _COMMON_OPTIONS
        if is_common or thing.text.endswith(_FAULTS):
            return self.names.symbol(thing.text) is Prominence.NONE
        before = {one.word for one in self.tokens[max(0, number - 2) : number]}
        is_beside = not before & _PLACING and all(thing.sort is not one.sort for one in needed)
        is_here = thing.sort is Sort.NAME and self._is_here(thing.text)
        return is_beside and not is_here

    def _is_only_said(self, thing: Thing) -> bool:
        """Whether a remark speaks of nothing here: a number, a person, a heading that is quoted."""
        if thing.sort is Sort.NUMBER:
            return True
        is_quoted = self.text[thing.start : thing.start + 1] in ('"', "“", "'")
        is_quoted = is_quoted or (thing.sort is Sort.NAME and thing.text.istitle())
        is_name = self.names.symbol(thing.text) is not Prominence.NONE
        return is_quoted and not is_name and not self.names.path(thing.text)

    def _narrowed(self, filters: Filters, found: Found) -> Filters | None:
        if found.sort is FilterSort.AT:
            return self._at(filters, found)
        if found.sort is FilterSort.FAR:
            return self._far(filters)
        if found.sort is FilterSort.DIRECTLY:
            return None if self.form.transitive else replace(filters, directly=True)
        is_target = found.sort is FilterSort.IN and self._scopes_target()
        if (USES[found.sort] not in self.kind.filters or self.form.polar) and not is_target:
            return None
        match found.sort:
            case FilterSort.EVERYWHERE:
                return filters
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

    def _scopes_target(self) -> bool:
        """Whether "in FILE" says which of several namesakes is meant, as no answer stands in it."""
        if self.kind.relation in N_WITHIN:
            return True
        is_one = [slot.fill for slot, _ in self.filled.slots] in _ONE_SYMBOL
        return is_one and (self.form.polar or Filter.IN not in self.kind.filters)

    def _at(self, filters: Filters, found: Found) -> Filters | None:
        number = next(iter(found.things), None)
        if number is None or self.revision or number in self.aside:
            return None
        self.revision = self.tokens[number].raw
        return filters

    def _says_far(self) -> bool:
        """ "What can X raise", "all subclasses": such words ask for all the way."""
        words = [token.word for token in self.tokens]
        pairs = list(zip(words, [*words[1:], ""], strict=False))
        if self.kind.relation is Relation.RAISES:
            return any(one in _CAN and after not in ASKED_PEOPLE for one, after in pairs)
        if self.kind.relation in (Relation.EXTENDS, Relation.EXTENDED_BY) and not self.form.polar:
            return any(
                words[at] == "all" and _DESCENT.intersection(words[at + 1 : at + 4])
                for at in range(len(words))
            )
        return False

    def _says_directly(self) -> bool:
        """ "Itself", "in its own body": not a part of "directly or through others"."""
        far = {
            number
            for one in self.found
            if one.sort is FilterSort.FAR
            for number in range(one.first, one.last + 1)
        }
        return any(one.sort is FilterSort.DIRECTLY and one.first not in far for one in self.found)

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
        if self.form.word is Lexis.MARK and len(set(found)) > 1:
            both = together(Lexis.MARK, frozenset(one for one, _ in found))
            return None if both is None else (both, None)
        if self.form.polar and len(set(found)) > 1:
            return None  # "public or private?" is no yes or no
        return found[0] if found else None

    def _unit(self) -> Unit | None:
        if self.form.counted and self.kind.relation is Relation.MARKS:
            return Unit.FILES if _OF_FILES.search(self.text) else None
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


_GROUPS = frozenset(FACETS[Lexis.GROUP]) | {"runtime", "production", "prod", "direct", "run"}
"""What a dependency may be for."""
_DETERMINERS = frozenset("the a an this that it any anything anybody our my its each".split())
_COUNTING = frozenset("many much number count total amount tally".split())
"""They ask for a number of anything."""
_CAN = frozenset("can could may might ever possibly potentially".split())
_DESCENT = frozenset(
    "subclasses subclass descendants children derivatives heirs subtypes ancestors"
    " superclasses bases parents supertypes inheritors derived".split()
)

_BESIDE = (
    FILE_WORDS
    | OPENERS
    | frozenset(KIND_WORDS)
    | frozenset(
        "'s anywhere somewhere now again exactly actually directly too really get gets got being"
        " which what who whom where when how why method methods classes functions tests"
        " branch tag release version commit out up off over back away down along around".split()
    )
)
"""What may stand beside a name without being a part of it."""

_SPEAKERS = frozenset("i we you they please".split())
_WISHING = frozenset("me us him her want need have has had going able like about try".split())
_AUXILIARIES = frozenset("does do did can could will would".split())

_ONE_SYMBOL = ([Fill.SYMBOL], [Fill.MEMBER, Fill.SYMBOL], [Fill.SYMBOL, Fill.MEMBER])
_DEPENDED_ON = (Relation.DEPENDENCIES, Relation.IMPORTS, Relation.IMPORTED_BY)
_DEPENDING = frozenset(
    "on of import imports importing use uses need needs require requires".split()
)
_POINTING = frozenset("this that a an the (".split())
_COMMON_OPTIONS = frozenset({"--help", "--version"})
_FAULTS = ("Error", "Exception", "Warning")
"""What a story of a failure names that this repository does not define."""
_PLACING = frozenset("in inside within under from into of at to on".split())
MAX_RULED_OUT = 7
_DENYING = frozenset("not cannot no never nothing".split())
_LOOKING = frozenset("find see found saw looked spot locate there".split())
_ENUM_PARTS = frozenset("member constant value variant entry case item".split())
_KIND_PARTS = frozenset(KIND_WORDS) - {"definition"}
_KINDS = frozenset(word for word, kinds in KIND_WORDS.items() if kinds) | {"type"}
_WHOLES = frozenset("package library crate project api index root".split())
_DEFINING = frozenset(
    "defined definition definitions defs declared declaration declarations overloads".split()
)
_MANY = frozenset(
    "all every each several multiple twice both definitions declarations overloads".split()
)
_FILED = FILE_WORDS | {"named", "called", "extension", "stem", "basename", "suffix"}
_HELD = frozenset("nested inner local enclosed embedded".split())
"""What is said of a definition inside another that is named as well."""
_INTRODUCING = frozenset("called named name of by the with that is a an".split())

_GIVES = re.compile(r"(?:->|→|=>)\s*(?:what|\?)")
""" "f -> what?" asks what comes out, not what goes in."""
_OF_FILES = re.compile(r"(?i)\b(?:how many|number of|count(?: of| the)?)\s+(?:\w+\s+)?files\b")
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
