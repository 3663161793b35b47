"""What was asked: the question's intent, its targets and the relation between them.

Reading a sentence into a `Goal` is `inquiry.reader`'s work. Next: value.py.
"""

from __future__ import annotations

from enum import Enum

from probant.vocabulary.record import Record
from probant.vocabulary.symbol import SymbolKind

THE_RESULT = "the result"
"""Asked for what calling it gives, not for the thing itself. No parameter can be called so."""

ABOUT_TESTS = "tests"
ABOUT_BUILD = "build"
ABOUT_FAILING = "failing tests"
ABOUT_CI = "ci"
"""What a run question is about; without any of them it is about build and tests both."""


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

    # Where things are
    DEFINED_IN = "defined_in"
    OCCURS_IN = "occurs_in"
    EXISTS = "exists"
    CONFIG_KEY = "config_key"
    ENV_VAR = "env_var"
    CLI_OPTION = "cli_option"
    DESCRIBED_AS = "described_as"
    # What a definition says
    PARAMETERS = "parameters"
    DEFAULT = "default"
    VALUE = "value"
    RETURNS = "returns"
    TYPE = "type"
    DECORATORS = "decorators"
    DECORATED_BY = "decorated_by"
    RAISES = "raises"
    RAISED_BY = "raised_by"
    TRAIT = "trait"
    VISIBILITY = "visibility"
    FIELDS = "fields"
    METHODS = "methods"
    ABSTRACT_METHODS = "abstract_methods"
    EXPORTS = "exports"
    DEFINES = "defines"
    # How things relate
    CALLS = "calls"
    CALLED_BY = "called_by"
    IMPORTS = "imports"
    IMPORTED_BY = "imported_by"
    IMPORT_CYCLE = "import_cycle"
    IMPORT_PATH = "import_path"
    UNUSED_IMPORTS = "unused_imports"
    EXTENDS = "extends"
    EXTENDED_BY = "extended_by"
    IMPLEMENTS = "implements"
    IMPLEMENTED_BY = "implemented_by"
    OVERRIDES = "overrides"
    OVERRIDDEN_BY = "overridden_by"
    TESTS = "tests"
    TEST_CASES = "test_cases"
    ENTRY_POINTS = "entry_points"
    NEIGHBOURS = "neighbours"
    COMPARE = "compare"
    # What git knows
    LAST_COMMIT = "last_commit"
    COMMIT_FILES = "commit_files"
    COMMIT_INFO = "commit_info"
    ADDED_BY = "added_by"
    REMOVED_BY = "removed_by"
    LAST_CHANGE = "last_change"
    COMMITS_TOUCHING = "commits_touching"
    RENAMED = "renamed"
    TAGS_CONTAINING = "tags_containing"
    LINE_AUTHOR = "line_author"
    EXISTED_AT = "existed_at"
    ADDED_BETWEEN = "added_between"
    CHANGED_BETWEEN = "changed_between"
    # What the project says of itself
    PROJECT_TYPE = "project_type"
    DEPENDENCIES = "dependencies"
    LANGUAGE_VERSION = "language_version"
    LICENCE = "licence"
    WORKFLOW_TRIGGERS = "workflow_triggers"
    WORKFLOW_JOBS = "workflow_jobs"
    LINE_COUNT = "line_count"
    LINES = "lines"
    # What only running, or somebody who ran it, can tell
    RUN = "run"
    FAILURE = "failure"
    CI_RUNS = "ci_runs"
    CHANGE = "change"
    # Statements taken from the code
    DESCRIPTION = "description"
    REVIEW = "review"


_PROVED_BY_ANCHOR = frozenset(
    {
        Relation.DEFINED_IN,
        Relation.OCCURS_IN,
        Relation.EXISTS,
        Relation.CONFIG_KEY,
        Relation.ENV_VAR,
        Relation.CLI_OPTION,
        Relation.DECORATED_BY,
        Relation.DESCRIBED_AS,
    }
)


PRODUCED = frozenset({Relation.RUN, Relation.FAILURE, Relation.CI_RUNS, Relation.CHANGE})
"""Relations whose evidence has to be produced by somebody running something."""


class Aside(Enum):
    """Questions that make no claim about code, and why."""

    CHAT = "chat"
    OPINION = "opinion"
    UNDERSPECIFIED = "underspecified"
    NO_CARRYOVER = "no_carryover"


class Target(Record, kw_only=True):
    """One thing the question names, with what the wording says to narrow it.

    `kinds` empty means any kind; `within` is a path or module hint; `owner` a class or module that
    must hold the symbol; `line` a line the question points at; `language` what it is written in.
    """

    text: str
    kind: TargetKind
    kinds: frozenset[SymbolKind] = frozenset()
    within: str | None = None
    owner: str | None = None
    line: int | None = None
    language: str | None = None

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise ValueError("a target needs a text")


class Goal(Record, kw_only=True):
    """The question, understood.

    `polar` marks a yes/no question, `counted` one for a number of things, `transitive` one that
    follows the relation all the way. `about` is what it says besides its targets: an adjective, the
    name of a parameter, an exception. `revision` is the one the question itself names.
    """

    question: str
    intent: Intent
    relation: Relation | None = None
    targets: tuple[Target, ...] = ()
    polar: bool = False
    counted: bool = False
    transitive: bool = False
    about: str = ""
    revision: str = ""
    aside: Aside | None = None

    def __post_init__(self) -> None:
        if self.aside is None and self.relation is None:
            raise ValueError("a goal that claims something needs a relation")

    @property
    def is_proved_by_anchor(self) -> bool:
        """Whether finding the target itself settles the question."""
        return self.relation in _PROVED_BY_ANCHOR and bool(self.targets)


class Question(Record):
    """The words as given, and the revision they speak about (None: the working tree)."""

    text: str
    revision: str | None = None
