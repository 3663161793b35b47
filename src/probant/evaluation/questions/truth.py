"""What a question is, and what would be a right answer to it.

Pure records. Made in generate.py and unanswerable.py, compared in grading/scoring.py.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from probant.evaluation.oracles.tree import Dropped

if TYPE_CHECKING:
    from probant.evaluation.subjects.response import Value

Place = tuple[str, int]
"""Path and line."""


@dataclass(frozen=True, slots=True)
class Locations:
    """All definitions meant: place to qualified name, dotted from the module's top level."""

    qualified_by_place: tuple[tuple[Place, str], ...]
    optional: tuple[tuple[Place, str], ...] = ()
    """As right to list as to leave out: declarations beside a definition, a stub."""


@dataclass(frozen=True, slots=True)
class Sites:
    """Places of call sites, in no order."""

    places: frozenset[Place]


@dataclass(frozen=True, slots=True)
class Names:
    """Names in the order they are written."""

    names: tuple[str, ...]
    is_once_enough: bool = False
    """Whether a name that is written twice may be told once."""

    @property
    def once(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.names))


@dataclass(frozen=True, slots=True)
class NameSet:
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class LastNames:
    """Names in no order, of which only the last identifier counts: `Map` of `java.util.Map<K>`."""

    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Paths:
    paths: frozenset[str]


@dataclass(frozen=True, slots=True)
class PathSteps:
    """Paths in order, from the first file to the last."""

    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Count:
    count: int


@dataclass(frozen=True, slots=True)
class Commits:
    """Whole hashes in order; an answer may shorten them to seven characters or more."""

    shas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """Source text; white space does not count."""

    text: str


@dataclass(frozen=True, slots=True)
class Boolean:
    value: bool


@dataclass(frozen=True, slots=True)
class Mentions:
    """A text that has to name each of these words; the rest of it is not judged."""

    words: frozenset[str]


@dataclass(frozen=True, slots=True)
class Nothing:
    """The repository does not hold an answer; every assertion is false."""


@dataclass(frozen=True, slots=True)
class Denial:
    """The question supposes what is not so: 'no' is true, and so is pointing at these places."""

    places: frozenset[Place] = frozenset()


class Judged(ABC):
    """A truth that judges values itself; the kinds of it stand in project_truth.py."""

    __slots__ = ()

    @abstractmethod
    def fits(self, values: Sequence[Value]) -> bool:
        """Whether the values say what is true, all of it and nothing else."""

    @abstractmethod
    def holds(self, value: Value) -> bool:
        """Whether one value, alone, is true."""

    @abstractmethod
    def lines(self) -> list[str]:
        """What is true, for people."""


Truth = (
    Locations
    | Sites
    | Names
    | NameSet
    | LastNames
    | Paths
    | PathSteps
    | Count
    | Commits
    | Text
    | Mentions
    | Boolean
    | Nothing
    | Denial
    | Judged
)


class Outcome(Enum):
    """The outcomes of `probant.answer/1`."""

    ANSWERED = "answered"
    REFUTED = "refuted"
    PARTIAL = "partial"
    INSUFFICIENT_EVIDENCE = "insufficient_evidence"
    ERROR = "error"


class Verified(Enum):
    """How the truth of a question was established."""

    STRUCTURAL = "structural"
    HISTORY = "history"
    BYTES = "bytes"
    EXECUTION = "execution"


class TemplateKind(Enum):
    """What a template of an outside file is for; `TWIN` is an `ASKS` about what is not there."""

    ASKS = "asks"
    NEAR = "near"
    TWIN = "twin"


@dataclass(frozen=True, kw_only=True, slots=True)
class Templated:
    """How an outside template was filled; the template itself is the question's `wording`."""

    family: str
    """Of the template; that of a twin's question is the family of what is wrong with it."""
    kind: TemplateKind
    words: tuple[tuple[str, str], ...]
    """Placeholder and what stands in its place."""
    part: str = ""
    """Which of a family's questions it is, where its templates are not one question."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Question:
    id: str
    family: str
    text: str
    acceptable: frozenset[Outcome]
    truth: Truth
    verified: Verified
    paraphrase_group: str
    repo: str
    at: str | None = None
    """The revision it is asked about; None is the tree as it lies there."""
    wording: str = ""
    """The sentence before its targets were put in."""
    arm: str = "plain"
    """Which tree it is asked about: the package itself, or a copy made from it."""
    templated: Templated | None = None
    """Set where an outside template words it (templates/), None for the project's own wordings."""

    @property
    def fact(self) -> tuple[str, str, str]:
        """What all wordings of one question share; nothing else asks about the same."""
        return self.repo, self.arm, self.paraphrase_group

    @property
    def is_unanswerable(self) -> bool:
        """Whether it supposes what is not so: nothing of it is there, or nothing of it ran."""
        return self.family.startswith("U") or isinstance(self.truth, Nothing)


@dataclass(frozen=True, slots=True)
class QuestionSet:
    """Questions of one repository, and the facts no question was made of."""

    questions: tuple[Question, ...]
    dropped: tuple[Dropped, ...]
