"""What was asked: the question's intent, its targets and the relation between them.

Reading a sentence into a `Goal` is `inquiry.reader`'s work. Next: value.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from probant.vocabulary.filters import Filters
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange
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
    """What is asked about the target. Closed: every member has a module of `questions`."""

    # Where things are
    DEFINED_IN = "defined_in"
    OCCURS_IN = "occurs_in"
    EXISTS = "exists"
    CONFIG_KEY = "config_key"
    ENV_VAR = "env_var"
    CLI_OPTION = "cli_option"
    MARKS = "marks"
    SECRETS = "secrets"
    DOCUMENTED_IN = "documented_in"
    DOCUMENT_SAYS = "document_says"
    RELEASE_NOTES = "release_notes"
    COMMENTS_ON = "comments_on"
    FILES_WITHOUT = "files_without"
    TOPIC = "topic"
    SIGNAL_HANDLERS = "signal_handlers"
    ROUTES = "routes"
    DEFAULTS = "defaults"
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
    RANKED = "ranked"
    UNDOCUMENTED = "undocumented"
    SAME_NAMES = "same_names"
    RECORD_TYPES = "record_types"
    SAME_BODIES = "same_bodies"
    FUNCTIONS_TAKING = "functions_taking"
    FUNCTIONS_RETURNING = "functions_returning"
    UNANNOTATED = "unannotated"
    ANNOTATED_SHARE = "annotated_share"
    LANGUAGES = "languages"
    TEST_CODE = "test_code"
    GLOBAL_STATE = "global_state"
    # How things relate
    CALLS = "calls"
    CALLED_BY = "called_by"
    UNCALLED = "uncalled"
    UNREFERENCED = "unreferenced"
    WITHOUT_TESTS = "without_tests"
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
    MOST_CHANGED = "most_changed"
    LAST_TOUCHED = "last_touched"
    LARGEST_COMMITS = "largest_commits"
    REVERTS = "reverts"
    REVERT_OF = "revert_of"
    REVERTED_BY = "reverted_by"
    OLDEST_LINES = "oldest_lines"
    SIGNATURE_CHANGES = "signature_changes"
    DEFAULT_CHANGES = "default_changes"
    MOVED_FROM = "moved_from"
    KEY_CHANGES = "key_changes"
    BOUND_CHANGES = "bound_changes"
    MERGED = "merged"
    COMMIT_SUMMARY = "commit_summary"
    CHANGED_WITH = "changed_with"
    TOP_AUTHORS = "top_authors"
    RECENT_COMMITS = "recent_commits"
    COMMIT_ACTIVITY = "commit_activity"
    TEXT_CHANGED_BY = "text_changed_by"
    WHY_ADDED = "why_added"
    UNCOMMITTED = "uncommitted"
    TAGS = "tags"
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


class Facet(Enum):
    """Which side of a relation is asked for, where it has several. `FACETS` says whose they are."""

    # Of definitions
    OVERLOADS = "overloads"
    COUNTED_OVERLOADS = "counted_overloads"
    STRING = "string"  # a string of the code, not any text
    ANY_SUCH = "any_such"  # "a timeout": a parameter of that name, or of that sort
    THE_RESULT = "the_result"  # what calling it gives, not the thing itself
    ALL_LIST = "__all__"
    ATTRIBUTES = "attributes"
    PROPERTIES = "properties"
    MEMBERS = "members"
    # Kinds of definitions
    FUNCTIONS = "functions"
    CLASSES = "classes"
    TYPES = "types"
    INTERFACES = "interfaces"
    ENUMS = "enums"
    STRUCTS = "structs"
    TRAITS = "traits"
    CONSTANTS = "constants"
    MACROS = "macros"
    VARIABLES = "variables"
    # What definitions and files are ranked by
    FUNCTIONS_BY_LINES = "functions_by_lines"
    FUNCTIONS_BY_PARAMETERS = "functions_by_parameters"
    FUNCTIONS_BY_NESTING = "functions_by_nesting"
    CLASSES_BY_METHODS = "classes_by_methods"
    FILES_BY_LINES = "files_by_lines"
    FILES_BY_IMPORTERS = "files_by_importers"
    FOLDERS_BY_IMPORTS = "folders_by_imports"
    FUNCTIONS_BY_CALLS = "functions_by_calls"
    FUNCTIONS_BY_CALLEES = "functions_by_callees"
    CLASSES_BY_SUBCLASSES = "classes_by_subclasses"
    CLASSES_BY_DEPTH = "classes_by_depth"
    # What files may lack
    LICENCE_HEADER = "licence_header"
    EXIT_ON_ERROR = "exit_on_error"
    # Of relations between them
    IN_TESTS = "in_tests"
    CYCLE = "cycle"  # one cycle through both, not an import each way
    FILES = "files"
    TESTED = "tested"
    COMMANDS = "commands"  # programs by their names, not the places they start at
    BEFORE = "before"
    AFTER = "after"
    SIBLINGS = "siblings"
    BESIDE = "beside"
    # Of the past
    FIRST = "first"
    LAST = "last"
    AUTHORS = "authors"
    COMMIT = "commit"
    BRANCHES = "branches"
    ADDED = "added"
    DELETED = "deleted"
    RENAMED = "renamed"
    LINES = "lines"  # counted by the lines that are still there, not by commits
    CLEAN = "clean"
    # Of the project
    NAME = "name"
    VERSION = "version"
    DESCRIPTION = "description"
    HOMEPAGE = "homepage"
    REPOSITORY = "repository"
    MAINTAINERS = "maintainers"
    MODULE_PATH = "module_path"
    BUILD_SYSTEM = "build_system"
    BOUND = "bound"
    PIN = "pin"
    USE = "use"
    EXTRAS = "extras"
    FOR_DEVELOPMENT = "for_development"
    FOR_TESTS = "for_tests"
    FOR_BUILDING = "for_building"
    OPTIONAL = "optional"
    PEERS = "peers"
    INDIRECT = "indirect"
    EVERY_WORKFLOW = "every_workflow"
    MATRIX = "matrix"
    # Of runs; without one, build and tests both
    TESTS = "tests"
    FAILING = "failing"
    BUILD = "build"
    CI = "ci"


KIND_FACETS = frozenset(
    {
        Facet.FUNCTIONS, Facet.CLASSES, Facet.TYPES, Facet.INTERFACES, Facet.ENUMS, Facet.STRUCTS,
        Facet.TRAITS, Facet.CONSTANTS, Facet.MACROS, Facet.VARIABLES,
    }
)  # fmt: skip

RANKED_BY = frozenset(
    {
        Facet.FUNCTIONS_BY_LINES, Facet.FUNCTIONS_BY_PARAMETERS, Facet.FUNCTIONS_BY_NESTING,
        Facet.CLASSES_BY_METHODS, Facet.FILES_BY_LINES, Facet.FILES_BY_IMPORTERS,
        Facet.FUNCTIONS_BY_CALLS, Facet.FUNCTIONS_BY_CALLEES, Facet.CLASSES_BY_SUBCLASSES,
        Facet.CLASSES_BY_DEPTH, Facet.FOLDERS_BY_IMPORTS,
    }
)  # fmt: skip

PROJECT_FACETS = frozenset(
    {
        Facet.NAME, Facet.VERSION, Facet.DESCRIPTION, Facet.HOMEPAGE, Facet.REPOSITORY,
        Facet.AUTHORS, Facet.MAINTAINERS, Facet.MODULE_PATH,
    }
)  # fmt: skip

FACETS: Mapping[Relation, frozenset[Facet]] = {
    Relation.DEFINED_IN: frozenset({Facet.OVERLOADS, Facet.COUNTED_OVERLOADS}),
    Relation.OCCURS_IN: frozenset({Facet.STRING}),
    Relation.DESCRIBED_AS: frozenset({Facet.FUNCTIONS}),
    Relation.FILES_WITHOUT: frozenset({Facet.LICENCE_HEADER, Facet.EXIT_ON_ERROR}),
    Relation.CONFIG_KEY: PROJECT_FACETS,
    Relation.PARAMETERS: frozenset({Facet.ANY_SUCH}),
    Relation.TYPE: frozenset({Facet.THE_RESULT}),
    Relation.EXPORTS: frozenset({Facet.ALL_LIST}),
    Relation.FIELDS: frozenset({Facet.ATTRIBUTES, Facet.PROPERTIES, Facet.MEMBERS}),
    Relation.DEFINES: KIND_FACETS,
    Relation.RANKED: RANKED_BY,
    Relation.UNDOCUMENTED: frozenset({Facet.FUNCTIONS, Facet.CLASSES}),
    Relation.SAME_NAMES: frozenset({Facet.FUNCTIONS, Facet.CLASSES}),
    Relation.WITHOUT_TESTS: frozenset({Facet.FUNCTIONS, Facet.FILES}),
    Relation.MOST_CHANGED: frozenset({Facet.AUTHORS}),
    Relation.LAST_TOUCHED: frozenset({Facet.FIRST, Facet.LAST}),
    Relation.CALLED_BY: frozenset({Facet.IN_TESTS}),
    Relation.IMPORT_CYCLE: frozenset({Facet.CYCLE, Facet.FILES}),
    Relation.TESTS: frozenset({Facet.TESTED}),
    Relation.ENTRY_POINTS: frozenset({Facet.COMMANDS}),
    Relation.NEIGHBOURS: frozenset({Facet.BEFORE, Facet.AFTER, Facet.SIBLINGS, Facet.BESIDE}),
    Relation.LAST_COMMIT: frozenset({Facet.FIRST, Facet.LAST}),
    Relation.COMMIT_FILES: frozenset({Facet.ADDED, Facet.DELETED, Facet.RENAMED}),
    Relation.COMMITS_TOUCHING: frozenset({Facet.AUTHORS}),
    Relation.RENAMED: frozenset({Facet.BEFORE, Facet.AFTER, Facet.COMMIT}),
    Relation.TAGS_CONTAINING: frozenset({Facet.FIRST, Facet.BRANCHES}),
    Relation.CHANGED_BETWEEN: frozenset({Facet.DELETED, Facet.RENAMED}),
    Relation.TOP_AUTHORS: frozenset({Facet.LINES}),
    Relation.TEXT_CHANGED_BY: frozenset({Facet.ADDED, Facet.DELETED}),
    Relation.KEY_CHANGES: frozenset({Facet.LAST}),
    Relation.UNCOMMITTED: frozenset({Facet.CLEAN}),
    Relation.TAGS: frozenset({Facet.LAST}),
    Relation.PROJECT_TYPE: frozenset({Facet.BUILD_SYSTEM}),
    Relation.DEPENDENCIES: frozenset(
        {
            Facet.BOUND, Facet.PIN, Facet.USE, Facet.EXTRAS, Facet.FOR_DEVELOPMENT,
            Facet.FOR_TESTS, Facet.FOR_BUILDING, Facet.OPTIONAL, Facet.PEERS, Facet.INDIRECT,
        }
    ),
    Relation.WORKFLOW_TRIGGERS: frozenset({Facet.EVERY_WORKFLOW}),
    Relation.WORKFLOW_JOBS: frozenset({Facet.MATRIX}),
    Relation.RUN: frozenset({Facet.TESTS, Facet.FAILING, Facet.BUILD}),
    Relation.FAILURE: frozenset({Facet.TESTS, Facet.BUILD, Facet.CI}),
    Relation.CI_RUNS: frozenset({Facet.CI}),
}  # fmt: skip
"""The facets of each relation that has any. A goal with another one cannot be made."""


class Unit(Enum):
    """What a number counts, of calls and raises: their places, or what those stand in."""

    PLACES = "places"
    CALLERS = "callers"
    FUNCTIONS = "functions"
    METHODS = "methods"
    FILES = "files"


class Aside(Enum):
    """Questions that make no claim about code, and why."""

    CHAT = "chat"
    OPINION = "opinion"
    UNDERSPECIFIED = "underspecified"
    NO_CARRYOVER = "no_carryover"
    NOT_COVERED = "not_covered"
    """Likely readings are offered, none is sure enough to be answered."""
    OPEN = "open"
    """Places are shown, ranked; nothing is claimed."""


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


class Manner(Enum):
    """What a statement about where something is defined says besides."""

    DEFINITION = "definition"
    """A declaration is not enough."""
    START = "start"
    """A line inside its body is not enough."""
    FIRST = "first"
    """A line behind the one that names it is not enough."""
    OWN = "own"
    """What a class inherits is not enough."""
    THERE = "there"
    """What a package brings from elsewhere is not enough."""
    GIVEN = "given"
    """That a result may be an error is not enough: the body must give one."""
    SOME = "some"
    """That these are parameters is not said: if none is one, something else is meant."""


class Stated(Record, kw_only=True):
    """The answer a statement expects, where one word beside the target does not say it all.

    `object` is what the target is said to relate to, looked for in the repository if it is there.
    `kinds` is what the target is called, `near` lines it is said to stand around. `names` are
    parameters or imported names, `is_all` says that these are all of them, in order; `count` is
    their number, as of several results. `lines` and `manners` are of a definition. `argument` is a
    number that a call is said to be made with.
    """

    object: Target | None = None
    kinds: frozenset[SymbolKind] = frozenset()
    near: LineRange | None = None
    names: tuple[str, ...] = ()
    count: int | None = None
    is_all: bool = False
    lines: LineRange | None = None
    manners: frozenset[Manner] = frozenset()
    argument: str = ""


class Goal(Record, kw_only=True):
    """The question, understood.

    `polar` marks a yes/no question, `counted` one for a number of things, `transitive` one that
    follows the relation all the way. `facet` says which side of the relation is asked for.
    `member` is a word of the question that is not a target, to compare with and never to switch
    on: a parameter, an exception, an author, an adjective. `unit` is what a number counts (None:
    places); `revision` the one the question itself names. `stated` is what a statement expects.
    """

    question: str
    intent: Intent
    relation: Relation | None = None
    targets: tuple[Target, ...] = ()
    polar: bool = False
    counted: bool = False
    transitive: bool = False
    facet: Facet | None = None
    member: str = ""
    unit: Unit | None = None
    filters: Filters = Filters()
    revision: str = ""
    aside: Aside | None = None
    stated: Stated | None = None

    def __post_init__(self) -> None:
        if self.aside is None and self.relation is None:
            raise ValueError("a goal that claims something needs a relation")
        if self.facet is not None and (
            self.relation is None or self.facet not in FACETS.get(self.relation, ())
        ):
            raise ValueError(f"{self.relation} has no facet {self.facet.value}")

    @property
    def is_plain(self) -> bool:
        """Whether the relation is asked for as such: no facet, nothing to compare with."""
        return self.facet is None and not self.member


class Question(Record):
    """The words as given, and the revision they speak about (None: the working tree)."""

    text: str
    revision: str | None = None
