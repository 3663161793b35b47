"""What a text says about code, piece by piece, and what became of each piece when it was checked.

Not what an answer of ours claims: that is claim.py. Reading texts and checking what they say is
`checking`'s work. Next: ruling.py.
"""

from __future__ import annotations

from enum import Enum

from probant.vocabulary.claim import CheckResult
from probant.vocabulary.ordered import OrderedEnum
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.source import Citation, LineRange, Snapshot
from probant.vocabulary.symbol import SymbolKind


class Tier(OrderedEnum):
    """How deep a check looks, the cheapest first."""

    EXISTENCE = "V1"
    STRUCTURE = "V2"
    BEHAVIOUR = "V3"
    CONSISTENCY = "V4"


class ClaimKind(Enum):
    """Each member: wire name and the tier that checks it."""

    FILE = ("file", Tier.EXISTENCE)
    LINE_RANGE = ("line_range", Tier.EXISTENCE)
    IDENTIFIER = ("identifier", Tier.EXISTENCE)
    QUOTE = ("quote", Tier.EXISTENCE)
    CONTAINS = ("contains", Tier.EXISTENCE)
    DEFINED_IN = ("defined_in", Tier.STRUCTURE)
    IMPORTS = ("imports", Tier.STRUCTURE)
    EXTENDS = ("extends", Tier.STRUCTURE)
    IMPLEMENTS = ("implements", Tier.STRUCTURE)
    CALLS = ("calls", Tier.STRUCTURE)
    RETURNS = ("returns", Tier.STRUCTURE)
    TYPE_OF = ("type_of", Tier.STRUCTURE)
    EXPORTS = ("exports", Tier.STRUCTURE)
    PARAMETER = ("parameter", Tier.STRUCTURE)
    RAISES = ("raises", Tier.STRUCTURE)
    COMMIT_CHANGED = ("commit_changed", Tier.STRUCTURE)
    ADDED_IN = ("added_in", Tier.STRUCTURE)
    # A typed query with its answer: the wire name is the query's.
    TRAIT = ("trait", Tier.STRUCTURE)
    VISIBILITY = ("visibility", Tier.STRUCTURE)
    DECORATORS = ("decorators", Tier.STRUCTURE)
    VALUE = ("value", Tier.STRUCTURE)
    DEFAULT = ("default", Tier.STRUCTURE)
    FIELDS = ("fields", Tier.STRUCTURE)
    METHODS = ("methods", Tier.STRUCTURE)
    CALLED_BY = ("called_by", Tier.STRUCTURE)
    LINE_COUNT = ("line_count", Tier.STRUCTURE)
    DEPENDS_ON = ("depends_on", Tier.STRUCTURE)
    DEPENDENCIES = ("dependencies", Tier.STRUCTURE)
    DEPENDENCY_VERSION = ("dependency_version", Tier.STRUCTURE)
    LANGUAGE_VERSION = ("language_version", Tier.STRUCTURE)
    PROJECT_FIELD = ("project_field", Tier.STRUCTURE)
    IS_LICENCE = ("is_licence", Tier.STRUCTURE)
    HAS_CLI_OPTION = ("has_cli_option", Tier.STRUCTURE)
    READS_ENV_VAR = ("reads_env_var", Tier.STRUCTURE)
    OVERRIDES_NAME = ("overrides_name", Tier.STRUCTURE)
    IS_TESTED = ("is_tested", Tier.STRUCTURE)
    DEFAULTS = ("defaults", Tier.STRUCTURE)
    COMMIT_AUTHOR = ("commit_author", Tier.STRUCTURE)
    COMMIT_DATE = ("commit_date", Tier.STRUCTURE)
    # Numbers of things, and that there are no others.
    BASES = ("bases", Tier.STRUCTURE)
    SUBCLASSES = ("subclasses", Tier.STRUCTURE)
    REACHES = ("reaches", Tier.STRUCTURE)
    ELEMENTS = ("elements", Tier.STRUCTURE)
    RAISE_SITES = ("raise_sites", Tier.STRUCTURE)
    CALLER_COUNT = ("caller_count", Tier.STRUCTURE)
    TEST_PASSES = ("test_passes", Tier.BEHAVIOUR)
    RETURNS_VALUE = ("returns_value", Tier.BEHAVIOUR)
    THROWS = ("throws", Tier.BEHAVIOUR)
    CONSISTENCY = ("consistency", Tier.CONSISTENCY)

    def __init__(self, wire: str, tier: Tier) -> None:
        self.wire = wire
        self.tier = tier


class Failure(Enum):
    """In what way a refuted claim is wrong."""

    MISSING_FILE = "missing_file"
    INVALID_LINE = "invalid_line"
    MISSING_IDENTIFIER = "missing_identifier"
    WRONG_STRUCTURE = "wrong_structure"
    WRONG_BEHAVIOR = "wrong_behavior"
    CONTRADICTION = "contradiction"
    QUOTE_DRIFTED = "quote_drifted"
    QUOTE_MISSING = "quote_missing"


class Span(Record, order=True):
    """Characters of the text as given, `end` exclusive; `line` is 1-based and is `start`'s."""

    start: int
    end: int
    line: int


class CitedPlace(Record, kw_only=True):
    """A path a text names, perhaps with lines.

    `written` is the text as it stands; `path` has '/' separators and neither scheme nor anchor, and
    need not exist. `path_span` and `lines_span` are where the two parts stand, for corrections.
    `revision` is the one a permalink names, `repository` its "host/owner/name". `is_link` marks the
    target of a Markdown link. `folder` is where the text stands in the repository, None if outside.
    `is_stated` says that the words beside it take the file for granted, `is_hypothetical` that they
    speak of one that need not be there. Lines no file can have (0, or the last before the first)
    leave `lines` empty: ask `names_lines`.
    """

    written: str
    path: str
    lines: LineRange | None
    span: Span
    path_span: Span
    lines_span: Span | None = None
    revision: str = ""
    is_link: bool = False
    repository: str = ""
    folder: str | None = None
    is_stated: bool = False
    is_hypothetical: bool = False

    @property
    def names_lines(self) -> bool:
        """Whether the text says lines, be they possible or not."""
        return self.lines is not None or self.lines_span is not None


class Mention(Record, kw_only=True):
    """A name a text gives to something in the code, with what the sentence says to narrow it.

    `text` is bare: no backticks, no call brackets, '::' and '#' kept as written. `owner` is a class
    or module said to hold it, `within` a place said to hold it.
    """

    text: str
    span: Span
    kinds: frozenset[SymbolKind] = frozenset()
    owner: str = ""
    within: CitedPlace | None = None
    is_marked: bool = True
    """Whether it stood in backticks or was otherwise set apart as code."""


class Assertion(Record, kw_only=True):
    """One checkable thing a text says. Which fields are used depends on the kind:

    | kind | fields |
    | --- | --- |
    | file, line_range | place |
    | identifier | subject; place, if one is named with it |
    | quote, contains | literal (the quoted text); place; of `contains` none where any file will do,
    | | with names: the others of a list |
    | defined_in | subject; place, or object (the class or module said to hold it) |
    | imports | place or subject (who imports); object (what); names (which symbols of it) |
    | extends, implements, calls, raises | subject; object |
    | calls | also expected: a literal that the object is called with |
    | returns, type_of | subject; literal (the type as written), or count (of results) |
    | exports | place or subject (the module); object |
    | parameter | subject; names (in order, where all are told) or count; is_complete |
    | commit_changed | literal (the commit as written); place |
    | added_in | subject; literal (the commit as written) |
    | trait, visibility | subject; literal (the word) |
    | decorators, overrides_name | subject; object |
    | is_tested | subject |
    | value, default | subject (of a default the parameter, its function the owner); expected |
    | fields, methods | subject; count, or object (one of them) |
    | called_by | subject; object, where that is said to be the only one |
    | defaults | subject (a parameter, field or option by its name alone); expected |
    | bases | subject; names; is_complete (there are no others) |
    | reaches | subject; object (a class that it makes an instance of) |
    | subclasses, elements, caller_count | subject; count |
    | raise_sites | subject; object (the exception); count |
    | commit_author, commit_date | literal (the commit as written); expected |
    | line_count | place; count |
    | depends_on, reads_env_var | subject |
    | dependencies | count |
    | dependency_version | subject; expected |
    | language_version, project_field | literal (language or field); expected |
    | is_licence, has_cli_option | literal |
    | test_passes | subject or place |
    | returns_value | literal (the call as written); expected (the value as written) |
    | throws | literal (the code) or subject; object (the exception) |

    `denied` turns the claim round: "a does not call b".
    """

    kind: ClaimKind
    span: Span
    text: str
    subject: Mention | None = None
    object: Mention | None = None
    place: CitedPlace | None = None
    names: tuple[str, ...] = ()
    count: int | None = None
    is_complete: bool = False
    literal: str = ""
    expected: str = ""
    denied: bool = False
    is_stated: bool = False
    """Of `file`: whether the sentence states something about the file, so that a missing one makes
    it wrong; else it only names it by the way. Of `quote`: whether the text says that these are the
    file's own words."""
    is_loose: bool = False
    """Of `parameter`: whether values that are taken may be meant, and no parameters."""
    is_given: bool = False
    """Of `returns`: whether the error is said to come, and not only to be possible."""
    is_far: bool = False
    """Of `calls`: whether a function that is called may do it in place of the subject."""
    is_thin: bool = False
    """Of `calls`: whether the subject is said to do little but that, so that it cannot be far."""
    defines: Mention | None = None
    """Of `file`: a name that the sentence says is defined there."""


class Edit(Record):
    """A correction that is certain: these characters of the text become those."""

    span: Span
    text: str


class Checked(Record, kw_only=True):
    """An assertion after it was held against the code.

    A refuted one names its failure, an unverifiable one its reason: no other combination exists.
    """

    assertion: Assertion
    verdict: CheckResult
    detail: str
    failure: Failure | None = None
    reason: ReasonCode | None = None
    suggestion: str | None = None
    edit: Edit | None = None
    citations: tuple[Citation, ...] = ()

    def __post_init__(self) -> None:
        if (self.verdict is CheckResult.REFUTED) != (self.failure is not None):
            raise ValueError("exactly the refuted have a failure")
        if (self.verdict is CheckResult.UNVERIFIABLE) != (self.reason is not None):
            raise ValueError("exactly the unverifiable have a reason")


class Aside(Record):
    """A sentence that speaks about the code and cannot be checked by anybody: opinion, intent,
    advice, another time."""

    span: Span
    text: str
    why: str


class Mark(Enum):
    """What a whole sentence earns: the least of its parts, in this order."""

    REFUTED = "refuted"
    UNREAD = "unread"
    """It says something of this repository that was not read."""
    UNVERIFIABLE = "unverifiable"
    VERIFIED = "verified"
    NONE = "none"
    """Opinion, advice, or nothing of this repository named."""


class MarkedSentence(Record, kw_only=True):
    """A sentence of a text with its mark. `parts` are places in `TextReport.claims`; `unread` are
    the words no claim accounts for, as they stand, and is empty where nothing is asserted."""

    span: Span
    text: str
    mark: Mark
    parts: tuple[int, ...] = ()
    unread: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.mark is Mark.VERIFIED and (self.unread or not self.parts):
            raise ValueError("a sentence is verified only if all of it was read and holds")
        if self.mark is Mark.UNREAD and not self.unread:
            raise ValueError("what was not read is named")


class TextReport(Record, kw_only=True):
    """What became of one text. `source` is the file's name, or '-'."""

    source: str
    snapshot: Snapshot
    claims: tuple[Checked, ...]
    n_citations: int
    sentences: tuple[MarkedSentence, ...] = ()
    asides: tuple[Aside, ...] = ()
    warnings: tuple[str, ...] = ()
