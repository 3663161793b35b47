"""A kind of question: what it asks and about what, what narrows it, what proves and answers it.

One module of this package per relation, named after it, each with a `KIND` and nothing else;
`registry.py` finds them. A form is one way the kind can be put (a list, a yes or no, a number, all
the way) with the label under which `learning/` has sentences for it. Adding one: CONTRIBUTING.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import partial

from probant.vocabulary.evidence import EvidenceClass, Quality
from probant.vocabulary.question import Facet, Intent, Relation, TargetKind, Unit
from probant.vocabulary.record import Record, replace

Need = tuple[EvidenceClass, Quality]

SEARCH: Need = (EvidenceClass.FILE_SEARCH, Quality.STRONG)
CONTENT: Need = (EvidenceClass.FILE_CONTENT, Quality.MODERATE)
BUILD: Need = (EvidenceClass.BUILD, Quality.STRONG)
TEST: Need = (EvidenceClass.TEST, Quality.STRONG)
CI: Need = (EvidenceClass.CI_WORKFLOW, Quality.STRONG)
DISCOVERED: tuple[Need, ...] = ((EvidenceClass.DISCOVERY, Quality.STRONG), CONTENT)


class Fill(Enum):
    """What the thing in a slot becomes."""

    SYMBOL = "symbol"
    PATH = "path"
    NAMED = "named"  # a file if it looks like one, else a symbol
    MODULE = "module"  # the same, as imports name it
    TEXT = "text"  # as it is written: a literal, an option, a person
    KEY = "key"
    REVISION = "revision"
    TEST = "test"
    CASE = "case"  # one test to run
    TESTS_IN = "tests_in"
    BUILD_TARGET = "build_target"
    WORKFLOW = "workflow"
    OWNER = "owner"  # narrows the first target
    WITHIN = "within"
    LINE = "line"
    LINES = "lines"
    MEMBER = "member"  # compared with, not looked up
    NUMBER = "number"  # a bound, or how many are wanted
    VERSION = "version"  # of a release, as a text names it


TARGET_KIND: Mapping[Fill, TargetKind] = {
    Fill.SYMBOL: TargetKind.SYMBOL,
    Fill.PATH: TargetKind.PATH,
    Fill.NAMED: TargetKind.SYMBOL,
    Fill.MODULE: TargetKind.SYMBOL,
    Fill.TEXT: TargetKind.LITERAL,
    Fill.KEY: TargetKind.LITERAL,
    Fill.REVISION: TargetKind.COMMIT,
    Fill.TEST: TargetKind.TEST,
    Fill.CASE: TargetKind.TEST,
    Fill.TESTS_IN: TargetKind.PATH,
    Fill.WORKFLOW: TargetKind.WORKFLOW,
    Fill.BUILD_TARGET: TargetKind.BUILD_TARGET,
}
"""What a slot's thing is as a target; the other fills are no targets of their own."""


COMPARED = frozenset({Fill.MEMBER, Fill.LINES, Fill.NUMBER, Fill.VERSION})
"""Fills that become `Goal.member`."""


class Lexis(Enum):
    """A word of the question that is part of the goal, out of a closed list (`lexis.py`)."""

    TRAIT = "trait"
    VISIBILITY = "visibility"
    LANGUAGE = "language"
    LICENCE = "licence"
    EVENT = "event"
    FIELD = "field"
    SYMBOL_KIND = "symbol_kind"
    GROUP = "group"
    TEXT_KIND = "text_kind"
    FIELD_KIND = "field_kind"
    ENTRY_KIND = "entry_kind"
    METHOD_SORT = "method_sort"
    CIRCLE = "circle"
    DOCUMENTED = "documented"
    SAME_NAMED = "same_named"
    MARK = "mark"
    TOPIC = "topic"


class Filter(Enum):
    """What may narrow the answers of a kind."""

    IN = "in"
    OF = "of"
    SYMBOL_KIND = "symbol_kind"
    OUTSIDE_TESTS = "outside_tests"
    PUBLIC = "public"
    SINCE = "since"
    UNTIL = "until"
    BY = "by"
    DIRECTLY = "directly"


PLACED = frozenset({Filter.IN, Filter.OUTSIDE_TESTS})
"""For answers that stand somewhere in the tree."""
DEFINED = PLACED | {Filter.SYMBOL_KIND, Filter.PUBLIC}
"""For answers that are definitions."""
REACHING = frozenset({Filter.DIRECTLY})
"""For relations that can be followed all the way."""
DATED = frozenset({Filter.SINCE, Filter.UNTIL, Filter.BY})
"""For answers that are commits."""


class Slot(Record):
    """One thing a form is about."""

    name: str
    fill: Fill
    is_optional: bool = False


symbol = partial(Slot, fill=Fill.SYMBOL)
path = partial(Slot, fill=Fill.PATH)
named = partial(Slot, fill=Fill.NAMED)
module = partial(Slot, fill=Fill.MODULE)
text = partial(Slot, fill=Fill.TEXT)
key = partial(Slot, fill=Fill.KEY)
revision = partial(Slot, fill=Fill.REVISION)
test = partial(Slot, fill=Fill.TEST)
case = partial(Slot, fill=Fill.CASE)
tests_in = partial(Slot, fill=Fill.TESTS_IN)
workflow = partial(Slot, fill=Fill.WORKFLOW)
build_target = partial(Slot, fill=Fill.BUILD_TARGET)
owner = partial(Slot, fill=Fill.OWNER)
within = partial(Slot, fill=Fill.WITHIN)
line = partial(Slot, fill=Fill.LINE)
lines = partial(Slot, fill=Fill.LINES)
member = partial(Slot, fill=Fill.MEMBER)
number = partial(Slot, fill=Fill.NUMBER)
version = partial(Slot, fill=Fill.VERSION)


class Form(Record, kw_only=True):
    """One way to put a kind. `sentence` says it plainly, with its slots in braces.

    `kind` is its name in `probant query`, `label` its name in `learning/`.
    """

    kind: str
    label: str
    sentence: str
    slots: tuple[Slot, ...] = ()
    polar: bool = False
    counted: bool = False
    transitive: bool = False
    facet: Facet | None = None
    word: Lexis | None = None

    @property
    def n_required(self) -> int:
        return sum(not slot.is_optional for slot in self.slots)


def listing(
    kind: str,
    label: str,
    sentence: str,
    *slots: Slot,
    polar: bool = False,
    counted: bool = False,
    transitive: bool = False,
    facet: Facet | None = None,
    word: Lexis | None = None,
) -> Form:
    """A form that asks for all there are; `whether` and `how_many` are its two sisters."""
    return Form(
        kind=kind,
        label=label,
        sentence=sentence,
        slots=slots,
        polar=polar,
        counted=counted,
        transitive=transitive,
        facet=facet,
        word=word,
    )


def ranking(kind: str, facet: Facet, *asked: tuple[str, str]) -> tuple[Form, ...]:
    """Forms by label and sentence: what comes first by a number, what has more than `{number}`."""
    bound = {label: (number("number"),) for label, sentence in asked if "{number}" in sentence}
    return tuple(
        listing(kind, label, sentence, *bound.get(label, ()), facet=facet)
        for label, sentence in asked
    )


whether = partial(listing, polar=True)
how_many = partial(listing, counted=True)


class Found(Enum):
    """What the things found turn out to be, where a sentence has to fit them."""

    PLAIN = "plain"  # the relation as such: no facet, nothing to compare with
    ONE = "one"
    UNNAMED = "unnamed"  # fields of a tuple
    VARIANTS = "variants"  # of an enum
    OF_CLASS = "of a class"  # what its members have, not it
    MADE = "made"  # of a type whose values are written without a call


class Answers(Record, kw_only=True):
    """Sentences for what was found; `answering/compose.py` fills their marks.

    `{a}` and `{b}` are the targets, `{member}` the word asked about besides them, `{facet}` the
    facet, `{list}` the values in words, `{n}` a number, `{told}` the confirmed statements,
    `{directly}` how far the relation was followed (of a body `{by_itself}`), `{reached}` through
    what. `whole`
    is `listed` where no target is given. `of` has what goes first for a facet or for what was
    found, `of_pair` the same for two targets, `by_unit` numbers of what the places stand in.
    """

    listed: str = ""
    empty: str = ""
    affirmed: str = ""
    negated: str = ""
    counted: str = ""
    whole: str = ""
    by_unit: Mapping[Unit, str] = {}
    of: Mapping[Facet | Found, Answers] = {}
    of_pair: Mapping[Facet | Found, Answers] = {}
    are_named: bool = False
    """Values are told by name and place, not as definitions."""
    quoted_with: str = ""
    """What stands between values that are sentences or lines themselves; '' where they are not."""

    def fitting(self, found: Facet | Found | None, *, is_pair: bool) -> Answers:
        """The sentences for what was found, each the most particular there is."""
        fit = self
        for special in (self.of, self.of_pair if is_pair else {}):
            if found is not None and found in special:
                fit = special[found]._over(fit)
        return fit

    def _over(self, general: Answers) -> Answers:
        own = {name: told for name in Answers.fields if (told := getattr(self, name))}
        return replace(general, **own)


class Kind(Record, kw_only=True):
    """Everything that is known about one relation.

    `words` may stand in its questions without changing them, besides those its sentences taught.
    `requires` is what it needs in place of what its intent does (None: the intent's own),
    `requires_of` the same for a facet, `requires_of_all` where no target is given or only whether
    there is any is asked. `proved_by` names the tools that observe the relation;
    `is_proved_by_anchor` says that finding the target settles it. `is_produced` is what has to be
    run for; `is_summed` has more values than a sentence bears, their sums are values of their own;
    `is_told_uncited` says more in its statements than its values hold, with no line to cite.
    """

    relation: Relation
    intent: Intent
    forms: tuple[Form, ...]
    filters: frozenset[Filter] = frozenset()
    words: frozenset[str] = frozenset()
    requires: tuple[Need, ...] | None = None
    requires_of: Mapping[Facet, tuple[Need, ...]] = {}
    requires_of_all: tuple[Need, ...] | None = None
    proved_by: tuple[str, ...] = ()
    is_proved_by_anchor: bool = False
    is_produced: bool = False
    is_summed: bool = False
    is_told_uncited: bool = False
    answers: Answers = Answers()
