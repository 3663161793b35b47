"""The kinds of question the model tells apart, each with a plain way to ask it.

A kind names its slots in the order its plain sentence needs them. What the plain sentence means is
the rules' work (`families`): here is no second table of relations.
"""

from __future__ import annotations

from probant.vocabulary.record import Record

NAME, FILE, TEXT, TAG, COMMIT, LINE = "name", "path", "literal", "tag", "commit", "line"
OPTION, MARK, ENV = "option", "mark", "env"

FITS: dict[str, frozenset[str]] = {
    NAME: frozenset({NAME, MARK}),
    FILE: frozenset({FILE, NAME}),
    TEXT: frozenset({TEXT, NAME}),
    TAG: frozenset({TAG}),
    COMMIT: frozenset({COMMIT}),
    LINE: frozenset({LINE}),
    OPTION: frozenset({OPTION, TEXT}),
    ENV: frozenset({ENV, NAME, TEXT}),
    "thing": frozenset({NAME, FILE}),
    "key": frozenset({NAME, TEXT, FILE}),
    "package": frozenset({NAME, FILE, TEXT}),
}
"""Which sorts of named things may fill a slot."""


class Kind(Record):
    """`plain` holds `{0}`, `{1}` for its slots, `{word}` for one of its `words`."""

    plain: str
    slots: tuple[str, ...] = ()
    words: str = ""
    """Words of which the sentence must hold one, as a pattern: it is put where `{word}` stands."""


_TRAITS = (
    r"async(?:hronous)?|coroutine|generator|static(?:method)?|abstract|class ?method|property"
    r"|virtual|final|const"
)
_VISIBLE = r"public|private|protected|exported|internal"
_LANGUAGES = r"python|node(?:\.?js)?|golang|go|rust|java"

KINDS: dict[str, Kind] = {
    "locate-function": Kind("where is the function {0} defined?", (NAME,)),
    "locate-class": Kind("where is the class {0} defined?", (NAME,)),
    "locate-method": Kind("where is the method {0} of {1} defined?", (NAME, NAME)),
    "locate-constant": Kind("where is the constant {0} defined?", (NAME,)),
    "locate-type": Kind("where is the type {0} declared?", (NAME,)),
    "locate-member": Kind("where is the enum member {0} defined?", (NAME,)),
    "locate-nested": Kind("where is the inner function {0} of {1} defined?", (NAME, NAME)),
    "all-definitions": Kind("list every definition of {0}", (NAME,)),
    "decorated-with": Kind("which functions are decorated with {0}?", (NAME,)),
    "where-file": Kind("where is the file {0}?", (FILE,)),
    "where-stem": Kind("where is the {0} file?", (NAME,)),
    "where-text": Kind("where does the string {0} occur in the code?", (TEXT,)),
    "config-key": Kind("where is {0} set in {1}?", ("key", FILE)),
    "env-var": Kind("where is the environment variable {0} read?", (ENV,)),
    "cli-option": Kind("where is the command line option {0} defined?", (OPTION,)),
    "parameters": Kind("what parameters does {0} take?", (NAME,)),
    "default": Kind("what is the default value of {0} in {1}?", (NAME, NAME)),
    "return-type": Kind("what does {0} return?", (NAME,)),
    "variable-type": Kind("what is the type of {0}?", (NAME,)),
    "constant-value": Kind("what is the value of {0}?", (NAME,)),
    "base-classes": Kind("what does {0} inherit from?", (NAME,)),
    "subclasses": Kind("which classes inherit from {0}?", (NAME,)),
    "abstract-methods": Kind("which abstract methods does {0} declare?", (NAME,)),
    "interfaces": Kind("which interfaces does {0} implement?", (NAME,)),
    "implementers": Kind("which classes implement {0}?", (NAME,)),
    "decorators": Kind("which decorators does {0} have?", (NAME,)),
    "exports": Kind("what does {0} export?", (FILE,)),
    "raises": Kind("which exceptions does {0} raise?", (NAME,)),
    "raised-by": Kind("which functions raise {0}?", (NAME,)),
    "is-trait": Kind("is {0} {word}?", (NAME,), _TRAITS),
    "is-visible": Kind("is {0} {word}?", (NAME,), _VISIBLE),
    "fields": Kind("which fields does {0} have?", (NAME,)),
    "methods": Kind("which methods does {0} have?", (NAME,)),
    "method-count": Kind("how many methods does {0} have?", (NAME,)),
    "imports": Kind("what does {0} import?", (FILE,)),
    "imported-by": Kind("which files import {0}?", (FILE,)),
    "callers": Kind("who calls {0}?", (NAME,)),
    "callees": Kind("what does {0} call?", (NAME,)),
    "does-call": Kind("does {0} call {1}?", (NAME, NAME)),
    "does-extend": Kind("does {0} extend {1}?", (NAME, NAME)),
    "does-import": Kind("does {0} import {1}?", (FILE, FILE)),
    "import-cycle": Kind("is {0} part of an import cycle?", (FILE,)),
    "overrides": Kind("which methods override {0}?", (NAME,)),
    "tests-of": Kind("which tests reference {0}?", (NAME,)),
    "import-path": Kind("what is the shortest import path from {0} to {1}?", (FILE, FILE)),
    "unused-imports": Kind("which imports in {0} are unused?", (FILE,)),
    "entry-points": Kind("which console scripts does this project install?"),
    "last-commit": Kind("what is the most recent commit in this repository?"),
    "commit-files": Kind("which files did commit {0} change?", (COMMIT,)),
    "commit-touched": Kind("did commit {0} change {1}?", (COMMIT, FILE)),
    "added-by": Kind("which commit added {0}?", (FILE,)),
    "last-change": Kind("when was {0} last changed?", (FILE,)),
    "commits-touching": Kind("how many commits touched {0}?", (FILE,)),
    "renamed-to": Kind("what was {0} renamed to?", (FILE,)),
    "renamed-from": Kind("what was {0} called before it was renamed?", (FILE,)),
    "tags-with-commit": Kind("which tags contain commit {0}?", (COMMIT,)),
    "line-author": Kind("who wrote line {1} of {0}?", (FILE, LINE)),
    "existed-at": Kind("did {0} exist at {1}?", ("thing", TAG)),
    "added-between": Kind("which files were added between {0} and {1}?", (TAG, TAG)),
    "test-exists": Kind("is there a test called {0}?", (NAME,)),
    "where-test": Kind("where is the test {0}?", (NAME,)),
    "test-count": Kind("how many tests are in {0}?", (FILE,)),
    "tests-pass": Kind("do the tests in {0} pass?", (FILE,)),
    "test-passes": Kind("does the test {0} pass?", (NAME,)),
    "builds": Kind("does this project build?"),
    "dependency-version": Kind("which version of {0} does this project require?", ("package",)),
    "dependencies": Kind("what does this project depend on at run time?"),
    "language-version": Kind("which {word} version does this project require?", (), _LANGUAGES),
    "workflow-triggers": Kind("what triggers the workflow {0}?", (FILE,)),
    "project-type": Kind("what kind of project is this?"),
    "line-count": Kind("how many lines does {0} have?", (FILE,)),
    "licence": Kind("what licence is this project under?"),
    "line-text": Kind("what is on line {1} of {0}?", (FILE, LINE)),
    "compare-signatures": Kind("how do the signatures of {0} and {1} differ?", (NAME, NAME)),
    "exists": Kind("is there anything called {0} in this repository?", (NAME,)),
    "explain": Kind("what does {0} do?", (NAME,)),
}

ALIKE: dict[str, tuple[str, ...]] = {
    "where is {0} defined?": (
        "locate-function", "locate-class", "locate-constant", "locate-type", "locate-member",
        "all-definitions",
    ),
    "where is {0} in {1} defined?": ("locate-method", "locate-nested"),
}  # fmt: skip
"""Kinds with one answer where it is not clear which: what they share, asked plainly."""

TURNED = "~"
"""Ends the name of a kind whose two slots stand the other way round in the sentence."""

NO_KIND = "-"
"""What is none of these: an opinion, a plan, a question that only sounds like one of them."""

OTHER_KIND = "+"
"""What can be asked and is none of these: the rules know it, or nobody does."""
