"""A kind of question: what it asks, of how many things, what may narrow it, how it is proved.

One module of this package per relation, each with a `KIND`; `registry.py` lists them. A form is one
way the kind can be put (a list, a yes or no, a number, all the way) with the label under which
`learning/` has sentences for it. Adding a kind: CONTRIBUTING.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from probant.vocabulary.evidence import EvidenceClass, Quality
from probant.vocabulary.question import Facet, Intent, Relation, TargetKind
from probant.vocabulary.record import Record

Need = tuple[EvidenceClass, Quality]

SEARCH: Need = (EvidenceClass.FILE_SEARCH, Quality.STRONG)
CONTENT: Need = (EvidenceClass.FILE_CONTENT, Quality.MODERATE)
DISCOVERY: Need = (EvidenceClass.DISCOVERY, Quality.MODERATE)
DISCOVERY_STRONG: Need = (EvidenceClass.DISCOVERY, Quality.STRONG)
GIT_LOG: Need = (EvidenceClass.GIT_LOG, Quality.MODERATE)
BUILD: Need = (EvidenceClass.BUILD, Quality.STRONG)
TEST: Need = (EvidenceClass.TEST, Quality.STRONG)
CI: Need = (EvidenceClass.CI_WORKFLOW, Quality.STRONG)


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
    WORKFLOW = "workflow"
    OWNER = "owner"  # narrows the first target
    WITHIN = "within"
    LINE = "line"
    LINES = "lines"
    MEMBER = "member"  # compared with, not looked up


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
}
"""What a slot's thing is as a target; the other fills are no targets of their own."""


class Lexis(Enum):
    """A word of the question that is part of the goal, out of a closed list (`words.py`)."""

    TRAIT = "trait"
    VISIBILITY = "visibility"
    LANGUAGE = "language"
    LICENCE = "licence"
    EVENT = "event"
    FIELD = "field"
    SYMBOL_KIND = "symbol_kind"
    GROUP = "group"


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


PLACED = frozenset({Filter.IN, Filter.OF, Filter.OUTSIDE_TESTS})
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


class Answers(Record, kw_only=True):
    """Sentences for what was found, by facet; None is any. Marks: answering/compose.py."""

    listed: Mapping[Facet | None, str] = {}
    empty: Mapping[Facet | None, str] = {}
    affirmed: Mapping[Facet | None, str] = {}
    negated: Mapping[Facet | None, str] = {}
    counted: Mapping[Facet | None, str] = {}
    whole: Mapping[Facet | None, str] = {}


class Kind(Record, kw_only=True):
    """Everything that is known about one relation.

    `words` may stand in its questions without changing them, besides those its sentences taught;
    `requires` is what its intent does not already require (None: the intent's own);
    `proved_by` names the tool that observes the relation, '' where finding the target settles it.
    """

    relation: Relation
    intent: Intent
    forms: tuple[Form, ...]
    filters: frozenset[Filter] = frozenset()
    words: frozenset[str] = frozenset()
    requires: tuple[Need, ...] | None = None
    requires_of: Mapping[Facet, tuple[Need, ...]] = {}
    proved_by: str = ""
    answers: Answers = Answers()
