"""What was asked: the question's intent, its targets and the relation between them.

Reading a sentence into a `Goal` is `inquiry.reader`'s work. Next: value.py.
"""

from __future__ import annotations

from enum import Enum

from probant.vocabulary.record import Record
from probant.vocabulary.symbol import SymbolKind


class Intent(Enum):
    LOCATE = "locate"
    NAVIGATE = "navigate"
    EXPLAIN = "explain"
    REVIEW = "review"
    DIAGNOSE = "diagnose"
    COMPARE = "compare"
    STATUS = "status"
    EXECUTE = "execute"
    MODIFY = "modify"
    CHAT = "chat"


class TargetKind(Enum):
    SYMBOL = "symbol"
    PHRASE = "phrase"
    PATH = "path"
    COMMIT = "commit"
    LITERAL = "literal"
    TEST = "test"
    BUILD_TARGET = "build_target"
    WORKFLOW = "workflow"


class Relation(Enum):
    """What is asked about the target. Closed: every member has a row in the reader's table."""

    DEFINED_IN = "defined_in"
    OCCURS_IN = "occurs_in"
    EXISTS = "exists"
    CALLS = "calls"
    CALLED_BY = "called_by"
    IMPORTS = "imports"
    IMPORTED_BY = "imported_by"
    EXTENDS = "extends"
    EXTENDED_BY = "extended_by"
    PARAMETERS = "parameters"
    RETURNS = "returns"
    DESCRIPTION = "description"
    LAST_COMMIT = "last_commit"
    COMMIT_FILES = "commit_files"
    LAST_CHANGE = "last_change"
    LINE_AUTHOR = "line_author"
    PROJECT_TYPE = "project_type"


PROVED_BY_ANCHOR = frozenset({Relation.DEFINED_IN, Relation.OCCURS_IN, Relation.EXISTS})
"""Relations that are settled by finding the target itself."""


class Aside(Enum):
    """Questions that make no claim about code, and why."""

    CHAT = "chat"
    OPINION = "opinion"
    UNDERSPECIFIED = "underspecified"
    NO_CARRYOVER = "no_carryover"


class Target(Record, kw_only=True):
    """One thing the question names, with what the wording says to narrow it.

    `kinds` empty means any kind; `within` is a path or module hint; `owner` a class or module that
    must hold the symbol; `line` a line the question points at.
    """

    text: str
    kind: TargetKind
    kinds: frozenset[SymbolKind] = frozenset()
    within: str | None = None
    owner: str | None = None
    line: int | None = None

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise ValueError("a target needs a text")


class Goal(Record, kw_only=True):
    """The question, understood. `polar` marks a yes/no question about a pair or an existence."""

    question: str
    intent: Intent
    relation: Relation | None = None
    targets: tuple[Target, ...] = ()
    polar: bool = False
    aside: Aside | None = None

    def __post_init__(self) -> None:
        if self.aside is None and self.relation is None:
            raise ValueError("a goal that claims something needs a relation")


class Question(Record):
    """The words as given, and the revision they speak about (None: the working tree)."""

    text: str
    revision: str | None = None
