"""A family of questions: one row of the table of all wordings.

A wording is a regular expression over the question's words in lower case. `{t}`, `{a}` and `{b}`
hold targets and match any words, `{x}` one word that is no target (`Goal.member`), `{line}` a
number; everything else is frame. To teach the reader a wording, add it to a row.
"""

from __future__ import annotations

from enum import Enum

from probant.inquiry.families.revisions import REVISION_WORDS
from probant.vocabulary.question import Intent, Relation
from probant.vocabulary.record import Record

THE_RESULT = "the result"
ABOUT_TESTS = "tests"
ABOUT_BUILD = "build"
ABOUT_FAILING = "failing tests"
ABOUT_CI = "ci"
"""Phrases of rows for facets of theirs, see `inquiry.facets`."""

WORDS = {
    **REVISION_WORDS,
    "q": r"(?:what|which|who|whom)",
    "who": r"(?:who|what|which (?:\w+ )?(?:functions?|methods?|code|places?|modules?|files?|classes))",
    "is": r"(?:is|are|was|were|'s|isn't|aren't)",
    "does": r"(?:does|do|did|will|would|can|could|doesn't|don't|didn't)",
    "call": r"(?:calls?|invokes?|calling|invoking|runs|triggers?)",
    "called": r"(?:called|invoked)",
    "import": r"(?:imports?|importing|depends? on|requires?|pulls? in)",
    "imported": r"(?:imported|required|pulled in)",
    "extend": r"(?:extends?|inherits?(?: from)?|subclass(?:es)?|derives?(?: from)?|extending|inheriting(?: from)?|subclassing)",
    "extended": r"(?:extended|inherited|subclassed|derived)",
    "params": r"(?:parameters?|params?|arguments?|args|inputs?|parameter names?|parameter list|argument list)",
    "take": r"(?:takes?|accepts?|haves?|has|expects?|receives?|gets?|needs?|wants?|declares?|get passed)",
    "defined": r"(?:defined|implemented|declared|located|found|written|introduced|coded|living|live|lives|kept|placed|stored|at|definition|created|situated|reside|resides|sit|sits|set up|assigned|listed|set)",
    "show": r"(?:show me|show|list me|list|give me|give|tell me|tell|print|name|get|enumerate|display|find me|find|identify)",
    "the": r"(?:the|all|all the|all of the|every|any|a|an|me|us|me the|us the|me all|me all the|its|of)",
    "change": r"(?:change|changed|changes|touch|touched|touches|modify|modified|modifies|update|updated|updates|edit|edited|affect|affected|alter|altered)",
    "loc": r"(?:definition|implementation|declaration|location|place|spot|source|source code|code|body|file|line|def)",
    "file": r"(?:files?|modules?|packages?|scripts?|source files?|paths?)",
}


class Role(Enum):
    """What the words of a target stand for, where the frame says so."""

    NAME = "name"  # a symbol, a phrase, a file: as it looks
    FILE = "file"
    MODULE = "module"  # a file or a module, as imports name it
    REVISION = "revision"
    TEXT = "text"  # taken as it is written: a key, an option, a literal
    TEST = "test"
    CASE = "test to run"  # one test, with the class or the file it stands in
    TESTS_IN = "tests in"  # a file, a folder or a test class: the tests it holds
    TESTED = "tested"  # a symbol or a file: the tests that speak of it
    BUILD_TARGET = "build target"
    WORKFLOW = "workflow"


RUN_ROLES = frozenset({Role.CASE, Role.TESTS_IN, Role.TESTED, Role.BUILD_TARGET})
"""What is run, not looked up."""


class Family(Record, kw_only=True):
    """Wordings that all ask the same thing.

    `numbers` are those of the evaluation's list. A question in which no word starts with one of the
    `cues` cannot match: that saves compiling patterns in vain. `role` is what `{t}` and `{a}` stand
    for, `second_role` what `{b}` does (the same, where it is not told). `about` is what a wording
    says besides its targets, a facet or a word: the adjective in "is X async?".
    """

    numbers: tuple[int, ...]
    relation: Relation
    intent: Intent
    example: str
    cues: tuple[str, ...]
    wordings: tuple[str, ...]
    polar: bool = False
    counted: bool = False
    transitive: bool = False
    about: str = ""
    role: Role = Role.NAME
    second_role: Role | None = None
