"""Graded evidence: two axes, a signal family, a status, and where it came from.

`EvidenceEntry` is what one tool saw. It can never be `Verified`: only corroboration makes that.
Next: requirement.py.
"""

from __future__ import annotations

from enum import Enum

from probant.vocabulary.ordered import OrderedEnum
from probant.vocabulary.question import Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.source import Digest, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Observation

NOT_DEFINED = "no such definition"
"""How the note of a search for a name begins that has nothing else to tell."""

MAY_TAKE_MORE = "so that it may take more arguments"
ANY_NUMBER = "stands for any number of arguments"
"""How remarks end that an answer about parameters tells as well, the second one with a number."""

ARE_RESOLVED = "are resolved to code of this repository"
TOLD_HERE = "told here"
"""How remarks end that a ranking tells as well: over how many calls it is, how many come after."""

NOT_EXTENDED = "implemented, not extended"
"""How the remark ends that an answer about base classes tells of interfaces."""

WITHOUT_IMPORTS = "whose files see each other without imports"
"""How the remark ends where no import leads from one file to another of its package."""

NOT_COUNTED = "not counted here"
"""How remarks end on dependencies that are declared besides those of a list."""

IN_TESTS = " (in tests)"
"""How a statement ends about something that belongs to the tests, where those are told apart."""

STARTED_ELSEWHERE = ", among tests, examples and the like, which are left out"
"""How the note ends that names what was found and does not count."""

FOUND = "found "
"""How the part of a note begins that counts marks sort by sort."""


class EvidenceClass(Enum):
    FILE_SEARCH = "file_search"
    FILE_CONTENT = "file_content"
    GIT_LOG = "git_log"
    BUILD = "build"
    TEST = "test"
    DISCOVERY = "discovery"
    CI_WORKFLOW = "ci_workflow"


class Quality(OrderedEnum):
    """How precisely the evidence matches the question: did we find the right thing?"""

    NONE = "none"
    WEAK = "weak"
    MODERATE = "moderate"
    STRONG = "strong"
    VERIFIED = "verified"


class Strength(OrderedEnum):
    """How much of it there is. Never decides whether a question is answered."""

    NONE = "none"
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"

    @staticmethod
    def of_count(n_matches: int) -> Strength:
        if n_matches > 50:
            return Strength.HIGH
        if n_matches > 10:
            return Strength.MEDIUM
        return Strength.LOW if n_matches > 0 else Strength.NONE


class Signal(Enum):
    """Families of evidence. Two entries of one family share their false positives."""

    LEXICAL = "lexical"
    STRUCTURAL = "structural"
    CONTENT = "content"
    HISTORY = "history"
    EXECUTION = "execution"
    REMOTE = "remote"


class EntryStatus(Enum):
    OBSERVED = "observed"
    ABSENT = "absent"
    COULD_NOT_LOOK = "could_not_look"
    FAILED = "failed"
    CONTRADICTION = "contradiction"


class Aspect(Enum):
    """What an entry is about: a target itself, or the relation asked about it."""

    ANCHOR = "anchor"
    RELATION = "relation"


class EvidenceEntry(Record, kw_only=True):
    """What one tool saw, graded, with its provenance.

    `complete` says the search covered everything that could hold the thing: an absent entry is
    evidence for "no" only then, and a list of observations is the whole list only then.
    `candidates` are plausible but unconfirmed observations, offered as leads. `searched` are the
    places an absent entry looked at, where a "no" has something to show. `against` is what was seen
    instead: a run that failed proves the "no" by itself. `unsure_in` are the files in which
    something may have been missed, None where that could be anywhere. `left_out` was seen, and the
    filters of the question leave it out. `target` is the one thing an entry anchors; `about` says
    in words what any entry is about, and `sources` what was looked at: files, commits, or `.` for
    the whole tree.
    """

    evidence_class: EvidenceClass
    tool: str
    signal: Signal
    aspect: Aspect
    status: EntryStatus
    query: str
    target: Target | None
    snapshot: Digest
    about: str = ""
    quality: Quality = Quality.NONE
    strength: Strength = Strength.NONE
    sources: tuple[str, ...] = ()
    match_count: int = 0
    exact_match_count: int = 0
    phrase_match: bool = False
    complete: bool = False
    observations: tuple[Observation, ...] = ()
    candidates: tuple[Observation, ...] = ()
    searched: tuple[Place, ...] = ()
    against: tuple[Observation, ...] = ()
    unsure_in: frozenset[RepoPath] | None = None
    left_out: tuple[Observation, ...] = ()
    reasons: tuple[ReasonCode, ...] = ()
    note: str | None = None

    def __post_init__(self) -> None:
        if self.quality is Quality.VERIFIED:
            raise ValueError("no tool can say Verified: corroboration does")
        if self.status is not EntryStatus.OBSERVED and self.quality is not Quality.NONE:
            raise ValueError(f"an entry that is {self.status.value} has no positive quality")
        if self.status is EntryStatus.OBSERVED and self.quality is Quality.NONE:
            raise ValueError("an observed entry has a quality")
        if self.status is EntryStatus.ABSENT and (self.observations or self.match_count):
            raise ValueError("an absent entry observed nothing")

    @property
    def settles(self) -> Quality:
        """The quality with which this entry settles its question, yes or no."""
        return Quality.STRONG if self.is_no else self.quality

    @property
    def is_no(self) -> bool:
        """Whether this entry proves that it is not so."""
        return self.complete and (self.status is EntryStatus.ABSENT or bool(self.against))
