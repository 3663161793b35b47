"""The sentences answers are made of: one per relation and outcome.

`{a}` and `{b}` are the targets, `{member}` the word asked about besides them, `{facet}` the facet,
`{line}` a line number, `{list}` the values in words, `{n}` a number, `{told}` the confirmed
statements, `{overridden}` what is overridden. A relation without a row is told as its list; a row
for a relation and its facet, or the form of what was found, goes first.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from probant.vocabulary.question import PROJECT_FACETS, Aside, Facet, Relation, Unit
from probant.vocabulary.reason import ReasonCode


class Form(Enum):
    """What the fields of a definition turn out to be; or that a relation is asked for as such."""

    VARIANTS = "variants"
    UNNAMED = "unnamed"
    ONE = "one"
    PLAIN = "plain"


Sentences: TypeAlias = Mapping[Relation | tuple[Relation, Facet | Form], str]

ASIDE_TEXT: Mapping[Aside, str] = {
    Aside.CHAT: "Hello. I make no claims in small talk.",
    Aside.OPINION: (
        "That asks for an opinion, a reason or advice; no evidence in the code can settle it."
    ),
    Aside.UNDERSPECIFIED: "I cannot tell what this asks.",
    Aside.NOT_COVERED: "I am not sure what this asks.",
    Aside.OPEN: "No single fact answers this; these places look most relevant, unproved.",
    Aside.NO_CARRYOVER: (
        "I do not know what that refers to: no earlier answer of this session may be reused for it."
    ),
}

ASIDE_REMEDY: Mapping[Aside, str] = {
    Aside.CHAT: "Ask me something about this repository, for example: where is {a} defined?",
    Aside.OPINION: (
        "What can be said is where things are, what they call and what changed, for example: "
        "where is {a} defined? who calls {a}?"
    ),
    Aside.NOT_COVERED: "Pick one of the readings below, or ask in other words.",
    Aside.OPEN: "Ask about one of them by name, for example: who calls {a}?",
    Aside.UNDERSPECIFIED: (
        "Name a symbol, file, commit or phrase and what you want to know of it, for example: "
        "where is {a} defined? who calls {a}? what does {a} do?"
    ),
    Aside.NO_CARRYOVER: (
        "Name the symbol, file or commit, for example: where is {a} defined? who calls {a}?"
    ),
}

REASON_REMEDY: Mapping[ReasonCode, str] = {
    ReasonCode.NOT_PERMITTED: (
        "Ask again with --allow-exec to have it run, in a sandbox without network."
    ),
    ReasonCode.SANDBOX_UNAVAILABLE: (
        "Install bubblewrap; only for code that you trust, add --allow-unsandboxed instead."
    ),
    ReasonCode.TIMEOUT: "Give it more time with --exec-timeout SECONDS.",
    ReasonCode.NO_CHANGE_SUPPLIED: (
        "Give the change with --patch FILE, or make it in the working tree."
    ),
    ReasonCode.DEPENDENCIES_UNAVAILABLE: (
        "Nothing is fetched during a run: install what it needs first, where the project "
        "looks for it."
    ),
}
"""What a person can do where nothing, or not everything, could be run."""

NEGATED: Sentences = {
    Relation.CALLS: "{a} does not call {b}.",
    Relation.EXTENDS: "{a} does not extend {b}.",
    Relation.IMPLEMENTS: "{a} does not implement {b}.",
    Relation.OVERRIDES: "{a} does not override {overridden}.",
    Relation.COMPARE: "{a} and {b} do not take the same parameters.",
    Relation.IMPORTS: "{a} does not import {b}.",
    Relation.IMPORT_CYCLE: "there is no import cycle{through}.",
    Relation.EXISTS: "there is no {a} in this snapshot.",
    Relation.EXISTED_AT: "{a} did not exist at {b}.",
    Relation.TRAIT: "{a} is not {member}.",
    Relation.VISIBILITY: "{a} is not {member}.",
    (Relation.RAISES, Form.PLAIN): "{a} raises nothing in its own body.",
    Relation.RAISES: "{a} does not raise {member} in its own body.",
    Relation.RAISED_BY: "nothing in this snapshot raises {a}.",
    Relation.ENV_VAR: "no code in this snapshot reads the environment variable {a}.",
    Relation.CLI_OPTION: "no code in this snapshot defines the option {a}.",
    Relation.DECORATORS: "{a} is not decorated with {member}.",
    Relation.METHODS: "{a} has no method {member}.",
    Relation.FIELDS: "{a} has no field {member}.",
    Relation.PARAMETERS: "{a} has no parameter {member}.",
    Relation.EXPORTS: "{a} does not export {member}.",
    Relation.DEPENDENCIES: "the project does not declare {a} as a dependency.",
    (Relation.DEPENDENCIES, Facet.PIN): "{a} is not pinned to one version.",
    Relation.CONFIG_KEY: "no configuration file sets the key {a}.",
    Relation.LICENCE: "the licence is not {member}.",
    Relation.LANGUAGE_VERSION: "the project does not take {member}.",
    Relation.WORKFLOW_TRIGGERS: "{member} does not start it.",
    Relation.PROJECT_TYPE: "this is not a {member} project.",
    Relation.TESTS: "no test refers to {a}.",
    Relation.UNUSED_IMPORTS: "{a} does not have {unused}.",
    Relation.COMMIT_FILES: "{b} is not among the files that {a} {done}.",
    Relation.COMMIT_INFO: "{a} is not {known}.",
    Relation.ADDED_BY: "{a} was not added by {b}.",
    Relation.REMOVED_BY: "{a} was not removed by {b}.",
    Relation.LAST_CHANGE: "{a} was not last changed by {b}.",
    Relation.RENAMED: "{a} was not renamed{to}.",
    Relation.TAGS_CONTAINING: "{b} does not contain {a}.",
    Relation.LINE_AUTHOR: "{member} did not write {lines}{a}.",
    Relation.CHANGED_BETWEEN: "{thing} did not change {between}.",
}

AFFIRMED: Sentences = {
    Relation.CALLS: "Yes, {a} calls {b}.",
    Relation.EXTENDS: "Yes, {a} extends {b}.",
    Relation.IMPLEMENTS: "Yes, {a} implements {b}.",
    Relation.OVERRIDES: "Yes, {a} overrides {overridden}.",
    Relation.COMPARE: "Yes, {a} and {b} take the same parameters.",
    Relation.IMPORTS: "Yes, {a} imports {b}.",
    Relation.IMPORT_CYCLE: "Yes, there is an import cycle{through}.",
    Relation.EXISTS: "Yes, there is: {a}.",
    Relation.EXISTED_AT: "Yes, {a} existed at {b}.",
    Relation.TRAIT: "Yes, {a} is {member}.",
    Relation.VISIBILITY: "Yes, {a} is {member}.",
    (Relation.RAISES, Form.PLAIN): "Yes, {a} raises something in its own body.",
    Relation.RAISES: "Yes, {a} raises {member}.",
    Relation.RAISED_BY: "Yes, {a} is raised.",
    Relation.ENV_VAR: "Yes, the environment variable {a} is read.",
    Relation.CLI_OPTION: "Yes, the option {a} is defined.",
    Relation.DECORATORS: "Yes, {a} is decorated with {member}.",
    Relation.METHODS: "Yes, {a} has a method {member}.",
    Relation.FIELDS: "Yes, {a} has a field {member}.",
    Relation.PARAMETERS: "Yes, {a} has a parameter {member}.",
    Relation.EXPORTS: "Yes, {a} exports {member}.",
    Relation.DEPENDENCIES: "Yes, the project declares {a} as a dependency: {told}.",
    (Relation.DEPENDENCIES, Facet.PIN): "Yes, {a} is pinned: {told}.",
    Relation.CONFIG_KEY: "Yes: {told}.",
    Relation.LICENCE: "Yes, the licence is {member}: {told}.",
    Relation.LANGUAGE_VERSION: "Yes, the project takes {member}: {told}.",
    Relation.WORKFLOW_TRIGGERS: "Yes: {told}.",
    Relation.PROJECT_TYPE: "Yes, this is a {member} project.",
    Relation.TESTS: "Yes, tests refer to {a}.",
    Relation.UNUSED_IMPORTS: "Yes, {a} has {unused}.",
    Relation.COMMIT_FILES: "Yes, {a} {done} {b}.",
    Relation.COMMIT_INFO: "Yes, {a} is {known}.",
    Relation.ADDED_BY: "Yes, {a} was added by {b}.",
    Relation.REMOVED_BY: "Yes, {a} was removed by {b}.",
    Relation.LAST_CHANGE: "Yes, {a} was last changed by {b}.",
    Relation.RENAMED: "Yes, {a} was renamed{to}.",
    Relation.TAGS_CONTAINING: "Yes, {b} contains {a}.",
    Relation.LINE_AUTHOR: "Yes, {member} wrote {lines}{a}.",
    Relation.CHANGED_BETWEEN: "Yes, {thing} changed {between}.",
}

EMPTY: Sentences = {
    Relation.DEFINED_IN: "{a} is not defined in this snapshot.",
    Relation.OCCURS_IN: "{a} does not occur in this snapshot.",
    Relation.CALLED_BY: "Nothing in this snapshot calls {a}.",
    Relation.CALLS: "{a} calls nothing.",
    Relation.IMPORTS: "{a} imports nothing.",
    Relation.IMPORTED_BY: "Nothing in this snapshot imports {a}.",
    Relation.IMPORT_CYCLE: "There is no import cycle{through}.",
    Relation.IMPORT_PATH: "No chain of imports leads from {a} to {b}.",
    Relation.UNUSED_IMPORTS: "{a} has no unused imports.",
    Relation.EXTENDS: "{a} has no base classes.",
    Relation.EXTENDED_BY: "Nothing in this snapshot extends {a}.",
    Relation.IMPLEMENTS: "{a} implements no interfaces.",
    Relation.IMPLEMENTED_BY: "Nothing in this snapshot implements {a}.",
    Relation.OVERRIDES: "{a} overrides nothing.",
    Relation.OVERRIDDEN_BY: "Nothing in this snapshot overrides {a}.",
    Relation.TESTS: "No test in this snapshot refers to {a}.",
    Relation.TEST_CASES: "There are no tests{within}.",
    Relation.ENTRY_POINTS: "The project declares no entry points.",
    Relation.NEIGHBOURS: "Nothing else is defined there, beside {a}.",
    Relation.PARAMETERS: "{a} takes no parameters.",
    Relation.DEFAULT: "The parameter {member} of {a} has no default value.",
    Relation.VALUE: "{a} is given no value.",
    Relation.RETURNS: "{a} has no return annotation.",
    Relation.DECORATORS: "{a} has no decorators.",
    Relation.DECORATED_BY: "Nothing in this snapshot is decorated with {a}.",
    Relation.RAISES: "{a} raises nothing in its own body.",
    Relation.RAISED_BY: "Nothing in this snapshot raises {a}.",
    Relation.FIELDS: "{a} has no fields.",
    (Relation.FIELDS, Form.VARIANTS): "{a} has no members.",
    Relation.METHODS: "{a} has no {sort}methods.",
    Relation.ABSTRACT_METHODS: "{a} declares no abstract methods.",
    Relation.EXPORTS: "{a} exports nothing.",
    Relation.DEFINES: "{a} defines no {things} at its outermost level.",
    Relation.ENV_VAR: "No environment variable is read in this snapshot.",
    Relation.CLI_OPTION: "No command line option is defined in this snapshot.",
    Relation.COMMIT_FILES: "Commit {a} {done} no files.",
    Relation.COMMITS_TOUCHING: "There are no {commits}{of}.",
    Relation.RENAMED: "{a} has not been renamed.",
    Relation.TAGS_CONTAINING: "No tag contains {a}.",
    Relation.ADDED_BETWEEN: "No file was added {between}.",
    Relation.CHANGED_BETWEEN: "No file was {done}{inside} {between}.",
    (Relation.CHANGED_BETWEEN, Facet.DELETED): "No file was deleted {between}.",
    (Relation.CHANGED_BETWEEN, Facet.RENAMED): "No file was renamed {between}.",
    Relation.DEPENDENCIES: "The project declares no dependencies.",
    Relation.LANGUAGE_VERSION: "The project declares no language version.",
    Relation.LICENCE: "The project declares no licence.",
    Relation.WORKFLOW_TRIGGERS: "{a} has no triggers.",
    Relation.WORKFLOW_JOBS: "There are no jobs.",
    (Relation.WORKFLOW_JOBS, Facet.MATRIX): "There is no matrix.",
    Relation.COMMIT_INFO: "No commit mentions {a}.",
    Relation.REVIEW: "Nothing is changed: the working tree is as it was committed.",
    Relation.ADDED_BETWEEN: "No file was added between {a} and {b}.",
    Relation.CHANGED_BETWEEN: "Nothing changed between {a} and {b}.",
    Relation.DEPENDENCIES: "The project declares no dependencies of that kind.",
    (Relation.DEPENDENCIES, Form.PLAIN): "No dependencies are declared{within}.",
    Relation.CONFIG_KEY: "The project's manifests name no {facet}.",
    Relation.LANGUAGE_VERSION: "The project declares no language version.",
    Relation.LICENCE: "The project declares no licence.",
    Relation.WORKFLOW_TRIGGERS: "No workflow is started by {member}.",
}

LISTED: Sentences = {
    Relation.DEFINED_IN: "{a} is {list}.",
    Relation.OCCURS_IN: "{a} occurs at {list}.",
    Relation.CONFIG_KEY: "The key {a} is set here: {told}.",
    **{
        (Relation.CONFIG_KEY, facet): "The project's {facet} is {list}." for facet in PROJECT_FACETS
    },
    (Relation.CONFIG_KEY, Facet.AUTHORS): "The authors are {list}.",
    (Relation.CONFIG_KEY, Facet.MAINTAINERS): "The maintainers are {list}.",
    Relation.ENV_VAR: "The environment variable {a} is read at {list}.",
    Relation.CLI_OPTION: "The option {a} is defined at {list}.",
    Relation.DESCRIBED_AS: "What fits that description is {list}.",
    Relation.CALLED_BY: "{a} is called by {list}.",
    Relation.CALLS: "{a} calls {list}.",
    Relation.IMPORTS: "{a} imports {list}.",
    Relation.IMPORTED_BY: "{a} is imported by {list}.",
    Relation.IMPORT_CYCLE: "The imports go round in a circle: {list}.",
    Relation.IMPORT_PATH: "The shortest chain of imports from {a} to {b} is {list}.",
    Relation.UNUSED_IMPORTS: "{a} imports {list} and does not use {them}.",
    Relation.EXTENDS: "{a} extends {list}.",
    Relation.EXTENDED_BY: "{a} is extended by {list}.",
    Relation.IMPLEMENTS: "{a} implements {list}.",
    Relation.IMPLEMENTED_BY: "{a} is implemented by {list}.",
    Relation.OVERRIDES: "{a} overrides {list}.",
    Relation.OVERRIDDEN_BY: "{a} is overridden by {list}.",
    Relation.TESTS: "{a} is referred to by the tests {list}.",
    Relation.TEST_CASES: "The tests{within} are {list}.",
    Relation.ENTRY_POINTS: "The entry points are {list}.",
    Relation.NEIGHBOURS: "What stands beside {a}: {list}.",
    Relation.PARAMETERS: "{a} takes {list}.",
    Relation.DEFAULT: "The default value of {member} in {a} is {list}.",
    Relation.VALUE: "The value of {a} is written as {list}.",
    Relation.RETURNS: "{a} is annotated to return {list}.",
    Relation.TYPE: "The type is {list}: {told}.",
    Relation.DECORATORS: "{a} is decorated with {list}.",
    Relation.DECORATED_BY: "Decorated with {a} are {list}.",
    Relation.RAISES: "{a} raises {list}.",
    Relation.RAISED_BY: "{a} is raised by {list}.",
    Relation.TRAIT: "{a} is {list}.",
    Relation.VISIBILITY: "{a} is {list}.",
    Relation.FIELDS: "{a} has the fields {list}.",
    (Relation.FIELDS, Form.VARIANTS): "The members of {a} are {list}.",
    (Relation.FIELDS, Form.UNNAMED): "The fields of {a} have no names but their places: {list}.",
    (Relation.FIELDS, Form.ONE): "{a} has the field {list}.",
    Relation.METHODS: "{a} has the {sort}methods {list}.",
    Relation.ABSTRACT_METHODS: "The abstract methods of {a} are {list}.",
    Relation.EXPORTS: "{a} exports {list}.",
    Relation.DEFINES: "{a} defines {list}.",
    Relation.LAST_COMMIT: "The {facet} commit{by} is {list}.",
    Relation.COMMIT_FILES: "Commit {a} {done} {list}.",
    Relation.COMMIT_INFO: "{info} {list}.",
    Relation.ADDED_BY: "{a} was added by {list}.",
    Relation.REMOVED_BY: "{a} was removed by {list}.",
    Relation.LAST_CHANGE: "{a} was last changed by {list}.",
    Relation.COMMITS_TOUCHING: "The {commits}{of}: {list}.",
    Relation.RENAMED: "{renamed} {list}.",
    Relation.TAGS_CONTAINING: "{contained} {list}.",
    Relation.LINE_AUTHOR: "{Lines}{a} was written by {list}.",
    Relation.ADDED_BETWEEN: "Added {between}: {list}.",
    Relation.CHANGED_BETWEEN: "Files {done}{inside} {between}: {list}.",
    Relation.PROJECT_TYPE: "This is a {list} project.",
    (Relation.PROJECT_TYPE, Facet.BUILD_SYSTEM): "It is built by {list}.",
    Relation.DEPENDENCIES: "The project declares {list}.",
    (Relation.DEPENDENCIES, Form.PLAIN): "The project depends on {list}.",
    (Relation.DEPENDENCIES, Facet.BOUND): "The bound of {a} is {list}: {told}.",
    (Relation.DEPENDENCIES, Facet.EXTRAS): "The extras and groups are {list}.",
    Relation.LANGUAGE_VERSION: "The project requires {list}: {told}.",
    Relation.LICENCE: "The licence is {list}.",
    Relation.WORKFLOW_TRIGGERS: "The workflows that {member} starts are {list}.",
    (Relation.WORKFLOW_TRIGGERS, Facet.EVERY_WORKFLOW): "The workflows are {list}.",
    (Relation.WORKFLOW_TRIGGERS, Form.PLAIN): "The triggers are {list}: {told}.",
    Relation.WORKFLOW_JOBS: "The jobs are {list}: {told}.",
    (Relation.WORKFLOW_JOBS, Facet.MATRIX): "The matrix is {list}.",
}

WHOLE: Sentences = {
    Relation.ENV_VAR: "The environment variables read here are {list}.",
    Relation.CLI_OPTION: "The command line options defined here are {list}.",
}
"""The same asked without a target: all there are."""

PAIRED: Mapping[tuple[Relation, Facet | Form, bool], str] = {
    (Relation.IMPORT_CYCLE, Form.PLAIN, False): "Yes, {a} and {b} import each other.",
    (Relation.IMPORT_CYCLE, Form.PLAIN, True): "{a} and {b} do not import each other.",
    (Relation.IMPORT_CYCLE, Facet.CYCLE, False): "Yes, an import cycle goes through {a} and {b}.",
    (Relation.IMPORT_CYCLE, Facet.CYCLE, True): "no import cycle goes through both {a} and {b}.",
}
"""Sentences about two targets, by the facet and whether they deny."""

BY_UNIT: Mapping[tuple[Relation, Unit], str] = {
    (Relation.CALLED_BY, Unit.CALLERS): "{a} has {n} different callers.",
    (Relation.CALLED_BY, Unit.FUNCTIONS): "{a} is called by {n} different functions.",
    (Relation.CALLED_BY, Unit.METHODS): "{a} is called by {n} different methods.",
    (Relation.CALLED_BY, Unit.FILES): "{a} is called in {n} files.",
    (Relation.RAISED_BY, Unit.CALLERS): "{a} is raised by {n} different functions.",
    (Relation.RAISED_BY, Unit.FUNCTIONS): "{a} is raised by {n} different functions.",
    (Relation.RAISED_BY, Unit.METHODS): "{a} is raised by {n} different methods.",
    (Relation.RAISED_BY, Unit.FILES): "{a} is raised in {n} files.",
}
"""Numbers of what calls or raises stand in."""

COUNTED: Sentences = {
    Relation.WORKFLOW_JOBS: "There are {n} jobs.",
    Relation.DEFINED_IN: "{a} is defined {n} times.",
    Relation.CALLED_BY: "{a} is called at {n} places.",
    Relation.CALLS: "{a} calls {n} different things.",
    Relation.IMPORTS: "{a} imports {n} modules.",
    Relation.IMPORTED_BY: "{a} is imported by {n} files.",
    Relation.EXTENDED_BY: "{a} is extended by {n} classes.",
    Relation.IMPLEMENTED_BY: "{a} is implemented by {n} types.",
    Relation.RAISES: "{a} raises {n} different exceptions.",
    Relation.RAISED_BY: "{a} is raised at {n} places.",
    Relation.PARAMETERS: "{a} takes {n} parameters.",
    Relation.FIELDS: "{a} has {n} fields.",
    (Relation.FIELDS, Form.VARIANTS): "{a} has {n} members.",
    Relation.METHODS: "{a} has {n} {sort}methods.",
    Relation.DEFINES: "{a} defines {n} {things} at its outermost level.",
    Relation.OVERRIDDEN_BY: "{a} is overridden by {n} methods.",
    Relation.EXPORTS: "{a} exports {n} names.",
    Relation.ABSTRACT_METHODS: "{a} declares {n} abstract methods.",
    Relation.TESTS: "{n} tests refer to {a}.",
    Relation.TEST_CASES: "There are {n} tests{within}.",
    Relation.COMMITS_TOUCHING: "The number of {commits}{of} is {n}{how}.",
    Relation.COMMIT_FILES: "Commit {a} {done} {n} files.",
    Relation.ADDED_BETWEEN: "{n} files were added {between}.",
    Relation.DEPENDENCIES: "The project declares {n} dependencies.",
    Relation.LINE_COUNT: "{a} has {n} lines.",
    Relation.UNUSED_IMPORTS: "{a} has {n} unused imports.",
    Relation.CHANGED_BETWEEN: "{n} files were {done}{inside} {between}.",
}
