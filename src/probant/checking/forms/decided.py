"""Which words of a statement its check decides, kind by kind, and which words say nothing.

A form may fit a sentence that says more than the form checks: "is instantiated in x.py" is held
against the file only by looking for the name, "was last changed in" by looking whether it was
changed at all. A word is listed under a kind only if a verdict of that kind would turn out
otherwise were the word false. Everything else is left over: coverage.py.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.vocabulary.assertion import ClaimKind as K
from probant.vocabulary.speech import FUNCTION_WORDS, NEVER_NOISE

QUANTIFIERS = frozenset("all any some each every".split())
"""How many are meant: never nothing."""

LINKING = frozenset(
    """
    of in on at to for from by with about into as is are was were be been am do does did has have
    had can will there where whose
    """.split()
)
"""What ties two things together: it says nothing only inside a statement that was read."""

_TURNING = frozenset("if when what how why whether whom then or please tell show give".split())
"""Conditions, order and choice."""

FREE = (FUNCTION_WORDS - NEVER_NOISE - LINKING - QUANTIFIERS - _TURNING - {"list", "find"}) | (
    frozenset(
        """
        actually currently now here indeed basically essentially specifically namely likewise
        respectively additionally furthermore moreover however thus therefore hence too even still
        itself themselves simply merely internally note see e.g. i.e. meanwhile similarly
        """.split()
    )
)
"""Articles, pronouns and turns of speech: they state nothing wherever they stand."""

FREE_PHRASES = tuple(
    tuple(phrase.split())
    for phrase in (
        "in fact", "in short", "in summary", "in particular", "in other words", "of course",
        "as well", "as well as", "for details", "for more", "for more details", "for reference",
        "for the details", "at the moment", "on the other hand", "for its part", "to be precise",
        "in this repository", "in this repo", "in this project", "in this codebase", "in the code",
        "in the codebase", "in the repository", "in the source", "in the source code", "as said",
        "as mentioned", "as noted", "as described", "as shown",
    )
)  # fmt: skip
"""Turns of speech whose words would mean something elsewhere."""

NEGATIONS = frozenset(
    "not never no doesn't don't isn't aren't won't can't cannot wasn't weren't didn't nor".split()
)
"""Decided by every kind inside its form: a claim can be denied."""

_MODALS = frozenset("can may will might could".split())


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_HELD = "file files module script folder directory header line lines"
_DECIDED: Mapping[K, str] = {
    K.FILE: _HELD,
    K.LINE_RANGE: _HELD,
    K.IDENTIFIER: f"""
        {_HELD} inside within contains contain holds hold mentions mention references reference
        includes include mentioned referenced find found contained you we you'll name
    """,
    K.QUOTE: f"{_HELD} reads read says say code text string statement",
    K.CONTAINS: f"""
        {_HELD} contains contain includes include string text code snippet statement expression
        literal phrase this appears occurs a the
    """,
    K.DEFINED_IN: f"""
        {_HELD} defined declared implemented located found situated housed contained written inside
        within lives live resides reside sits sit stands stand comes come definition definitions
        implementation declaration source code body place which defines define declares declare
        implements implement contains contain holds hold houses house provides provide hosts host
        includes include belongs belong method methods member attribute field function functions
        class classes home gets defining containing offers offer exposes expose helpers symbols
        following these called named such like lacks starts start begins begin
    """,
    K.CALLS: """
        calls call invokes invoke called invoked inside within caller calling invoking delegates
        delegate makes make happens occurs sits gets direct directly it itself recursively recursive
    """,
    K.IMPORTS: """
        imports import includes include requires require imported included importing module modules
        directly file package header
    """,
    K.EXPORTS: """
        exports export re-exports re-export exported re-exported lists list includes include
        contains listed included
    """,
    K.EXTENDS: """
        extends extend subclasses subclass inherits inherit derives derive subtype child class base
        parent super superclass derived inherited subclassed extended inheriting its
    """,
    K.IMPLEMENTS: """
        implements implement satisfies satisfy conforms conform implementation implementor
        implemented implementing provides provide interface trait protocol an
    """,
    K.RETURNS: """
        returns return returned type annotated declared instance object value values results a an
        error non-nil
    """,
    K.TYPE_OF: "type typed annotated declared variable attribute field value",
    K.PARAMETER: """
        takes take accepts accept expects expect receives receive supports support parameters
        arguments params args parameter argument one among exactly without any accepted taken
        called named no
    """,
    K.RAISES: """
        calling directly raises raise throws throw raised thrown inside fails fail exception error
    """,
    K.COMMIT_CHANGED: """
        commit changed modified touched updated edited changes modifies touches updates edits touch
        modify affect affects affected update change file
    """,
    K.TRAIT: """
        async asynchronous synchronous declared static abstract final class struct enum interface
        trait macro property
        generator coroutine classmethod staticmethod dataclass constructor a an
    """,
    K.VISIBILITY: "public private protected exported a an part api",
    K.DECORATORS: "decorated decorator carries the declared marked annotated tagged derives derive",
    K.ADDED_IN: "commit added introduced adds introduces",
    K.VALUE: "reads amounts equals equal set constant string number literal value holds a the",
    K.DEFAULT: """
        defaults default value values parameter argument option a the its set same matching
        corresponding relevant carries declares uses keeps constructor initializer with equal on off
        enabled disabled active inactive
    """,
    K.FIELDS: """
        defines declares contains fields attributes members variants exactly consists stores holds
        carries single field variant attribute among which them these another
    """,
    K.METHODS: """
        defines declares contains methods exactly consists supports offers provides exposes
        implements operations commands actions namely following these
    """,
    K.CALLED_BY: """
        called invoked used unused uncalled callers usages users references anywhere ever nothing
        nobody calls uses invokes only solely exclusively sole single lone caller one that place
        inside
    """,
    K.LINE_COUNT: "contains spans lines line long exactly",
    K.DEPENDS_ON: "depends depend on also project package library crate module",
    K.DEPENDENCIES: "has lists declares no dependencies exactly project package library crate",
    K.DEPENDENCY_VERSION: "must needs at least version required pinned locked depends on",
    K.LANGUAGE_VERSION: """
        requires needs targets uses at least version minimum minimal supported required edition
        later newer higher above greater project package library crate module python go golang rust
        node node.js nodejs java
    """,
    K.PROJECT_FIELD: "current package crate project library version",
    K.IS_LICENCE: """
        licensed released distributed available published under license licence project package
        library crate code mit apache bsd mpl gpl lgpl agpl isc unlicense
    """,
    K.HAS_CLI_OPTION: "option flag switch",
    K.READS_ENV_VAR: "environment variable",
    K.OVERRIDES_NAME: "overrides override method",
    K.DEFAULTS: "defaults default value parameter argument option setting a the",
    K.COMMIT_AUTHOR: "by made authored wrote written committed created author commit change",
    K.COMMIT_DATE: "on made authored written committed created dated commit",
    K.BASES: """
        derives derive inherits inherit descends descend extends extend subclasses subclass only
        solely exclusively sole single base bases parent superclass class its direct directly
        subtype child descendant combines combine mixes joins merges multiple inheritance through
        via using uses one exactly
    """,
    K.SUBCLASSES: """
        exactly only just direct subclasses subclass children subtypes descendants namely extended
        subclassed classes types exceptions errors structs
    """,
    K.ELEMENTS: """
        lists list contains contain holds hold maps map translates translate names name enumerates
        defines includes covers comprises consists exactly only just elements entries items keys
    """,
    K.RAISE_SITES: """
        raises raise throws throw raised thrown exactly only just different separate distinct other
        places place spots lines branches points locations sites occasions inside within
    """,
    K.CALLER_COUNT: """
        exactly only just callers caller call sites called invoked different separate distinct
        places place spots functions methods function method
    """,
    K.REACHES: "",
    K.IS_TESTED: "tested untested tests test refers refer mentions mention uses use anywhere",
    K.TEST_PASSES: """
        all tests test suite pass passes succeed succeeds passing green fails fail failing red our
        whole entire full complete
    """,
    K.RETURNS_VALUE: """
        returns return yields yield gives give produces produce equals evaluates results equal
        result value calling invoking evaluating called invoked given passed when if back string
        number integer list tuple dict dictionary set float boolean true false none null undefined
    """,
    K.THROWS: """
        raises raise throws throw fails results error exception calling invoking called invoked
        given passed when if any
    """,
}
DECIDED: Mapping[K, frozenset[str]] = {
    kind: _words(text) | LINKING | NEGATIONS | _MODALS for kind, text in _DECIDED.items()
}
"""By kind: inside a form of this kind these words are read."""

KIND_NOUNS = frozenset(
    "function method class struct trait type module package macro helper routine func fn".split()
)
"""Kind words that are held against the definition they stand beside; other nouns ("endpoint",
"dataclass", "coroutine") say something that is not looked for."""

PLACE_NOUNS = frozenset("file script module package header document page folder directory".split())

PHRASE_WORDS = frozenset(
    """
    named called of in on from at see
    actual existing corresponding following related underlying main core small simple tiny dedicated
    separate same source little own well-known
    """.split()
)
"""Inside a phrase that was read: what ties its parts, and adjectives no code could contradict."""
