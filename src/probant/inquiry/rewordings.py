"""Sentences that ask the same thing, as data: every row is one question in several wordings.

What stands in braces is a target, here with a name of the table's own. The first sentence of a row
is its plainest. variants.py fills them; families hold the patterns that read them.
"""

from __future__ import annotations

from probant.vocabulary.question import Relation

REWORDINGS: dict[Relation, tuple[tuple[str, ...], ...]] = {
    Relation.DEFINED_IN: (
        (
            "where is {Engine} defined?",
            "in which file is {Engine} defined?",
            "find the definition of {Engine}",
            "where does {Engine} live?",
            "which file defines {Engine}?",
            "I'm looking for the definition of {Engine}.",
            "on which line is {Engine} defined?",
        ),
        (
            "where is the file {config.py}?",
            "what is the path of {config.py}?",
            "find the file {config.py}",
            "in which folder is {config.py}?",
        ),
    ),
    Relation.OCCURS_IN: (
        (
            'where does the text "{retry later}" appear?',
            'which lines contain the text "{retry later}"?',
            'find the text "{retry later}"',
            'in which files does the phrase "{retry later}" occur?',
        ),
    ),
    Relation.EXISTS: (
        (
            "does {Engine} exist?",
            "is {Engine} defined anywhere?",
            "is there anything called {Engine}?",
            "do we have a definition of {Engine}?",
        ),
    ),
    Relation.CALLED_BY: (
        (
            "who calls {parse}?",
            "what are the callers of {parse}?",
            "where is {parse} called from?",
            "find all calls to {parse}",
            "which functions call {parse}?",
            "list the call sites of {parse}",
            "from where is {parse} invoked?",
        ),
    ),
    Relation.CALLS: (
        (
            "what does {load} call?",
            "which functions does {load} call?",
            "list everything {load} calls",
            "what are the callees of {load}?",
            "which functions are called by {load}?",
            "what gets called inside {load}?",
        ),
        (
            "does {load} call {parse}?",
            "is {parse} called by {load}?",
            "is there a call to {parse} in {load}?",
            "is it true that {load} calls {parse}?",
            "does {load} invoke {parse}?",
            "I wonder whether {parse} is called by {load}.",
        ),
    ),
    Relation.IMPORTS: (
        (
            "what does {app.py} import?",
            "which modules does {app.py} import?",
            "list the imports of {app.py}",
            "what is imported by {app.py}?",
            "on which modules does {app.py} depend through its imports?",
        ),
        (
            "does {app.py} import {config}?",
            "is {config} imported by {app.py}?",
            "is there an import of {config} in {app.py}?",
            "is it true that {app.py} imports {config}?",
        ),
    ),
    Relation.IMPORTED_BY: (
        (
            "who imports {config.py}?",
            "which files import {config.py}?",
            "where is {config.py} imported?",
            "list all files that import {config.py}",
            "in which files is {config.py} imported?",
        ),
    ),
    Relation.EXTENDS: (
        (
            "what are the base classes of {Engine}?",
            "what does {Engine} inherit from?",
            "which classes does {Engine} extend?",
            "what is {Engine} derived from?",
            "what are the parent classes of {Engine}?",
            "{Engine} is a subclass of what?",
        ),
        (
            "does {Engine} extend {Base}?",
            "is {Engine} a subclass of {Base}?",
            "does {Engine} inherit from {Base}?",
            "is {Base} a base class of {Engine}?",
            "is it true that {Engine} extends {Base}?",
        ),
    ),
    Relation.EXTENDED_BY: (
        (
            "what are the subclasses of {Base}?",
            "which classes inherit from {Base}?",
            "who extends {Base}?",
            "list everything that inherits from {Base}",
            "which classes derive from {Base}?",
            "what classes have {Base} as a base class?",
        ),
    ),
    Relation.PARAMETERS: (
        (
            "what parameters does {parse} take?",
            "what are the parameters of {parse}?",
            "which arguments does {parse} accept?",
            "list the parameter names of {parse}",
            "what do I have to pass to {parse}?",
        ),
        (
            "how many parameters does {parse} take?",
            "how many arguments does {parse} accept?",
            "what is the number of parameters of {parse}?",
        ),
    ),
    Relation.RETURNS: (
        (
            "what is the return type of {parse}?",
            "what type does {parse} return?",
            "what does {parse} return?",
            "which return type is declared for {parse}?",
        ),
    ),
    Relation.METHODS: (
        (
            "which methods does {Engine} have?",
            "what are the methods of {Engine}?",
            "list the methods of {Engine}",
            "what methods does the class {Engine} define?",
        ),
        (
            "how many methods does {Engine} have?",
            "what is the number of methods of {Engine}?",
            "count the methods of {Engine}",
        ),
        (
            "does {Engine} have a method {run}?",
            "is there a method {run} in {Engine}?",
            "does {Engine} define the method {run}?",
        ),
    ),
    Relation.FIELDS: (
        (
            "which fields does {Config} have?",
            "what are the fields of {Config}?",
            "list the fields of {Config}",
        ),
    ),
    Relation.RAISES: (
        (
            "which exceptions does {parse} raise?",
            "what exceptions can be raised by {parse}?",
            "what does {parse} raise?",
            "list the exceptions that {parse} raises",
        ),
    ),
    Relation.EXPORTS: (
        (
            "what does {utils.py} export?",
            "which names does {utils.py} export?",
            "list the exports of {utils.py}",
        ),
    ),
    Relation.DEFINES: (
        (
            "which functions does {app.py} define?",
            "what functions are defined in {app.py}?",
            "list the functions in {app.py}",
        ),
        (
            "which classes does {app.py} define?",
            "what classes are defined in {app.py}?",
            "list the classes in {app.py}",
        ),
    ),
    Relation.VALUE: (
        (
            "what is the value of {LIMIT}?",
            "what value does {LIMIT} have?",
            "what is {LIMIT} set to?",
        ),
    ),
    Relation.TESTS: (
        (
            "which tests cover {parse}?",
            "which tests reference {parse}?",
            "list the tests that use {parse}",
        ),
    ),
    Relation.LAST_CHANGE: (
        (
            "when was {config.py} last changed?",
            "when did {config.py} last change?",
            "which commit last changed {config.py}?",
            "what was the last change to {config.py}?",
        ),
    ),
    Relation.ADDED_BY: (
        (
            "which commit added {config.py}?",
            "when was {config.py} added?",
            "in which commit was {config.py} introduced?",
        ),
    ),
    Relation.COMMIT_FILES: (
        (
            "which files did commit {1a2b3c4} change?",
            "what did commit {1a2b3c4} change?",
            "list the files changed in commit {1a2b3c4}",
        ),
    ),
    Relation.LINE_COUNT: (
        (
            "how many lines does {a.py} have?",
            "what is the number of lines of {a.py}?",
            "how long is {a.py}?",
        ),
    ),
}
