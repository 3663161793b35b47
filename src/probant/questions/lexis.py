"""Closed lists of words that are part of a goal: what each means, by where it stands in a form.

The reader finds them in a sentence, a typed query has them among its targets. Next: asking.py.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.questions.kind import Lexis
from probant.vocabulary.question import Facet

_TRAITS = {
    "async": "async", "asynchronous": "asynchronous", "awaitable": "async", "coroutine": "async",
    "generator": "a generator", "static": "static", "staticmethod": "static",
    "abstract": "abstract", "property": "a property", "classmethod": "a class method",
    "class method": "a class method", "final": "final", "dataclass": "a dataclass",
    "constructor": "a constructor", "enum": "an enum", "interface": "an interface",
    "struct": "a struct", "macro": "a macro", "trait": "a trait", "function": "a function",
    "method": "a method", "class": "a class", "constant": "a constant", "variable": "a variable",
    "module": "a module", "static method": "static", "awaited": "async", "await": "async",
    "yield": "a generator", "yields": "a generator", "async function": "async",
    "generator function": "a generator",
}  # fmt: skip
_LANGUAGES = {
    "python": "Python", "py": "Python", "node": "Node", "nodejs": "Node", "node.js": "Node",
    "go": "Go", "golang": "Go", "rust": "Rust", "rustc": "Rust", "msrv": "Rust",
    "edition": "edition", "java": "Java", "jdk": "Java",
    "javascript": "JavaScript", "js": "JavaScript", "typescript": "TypeScript", "ts": "TypeScript",
    "c": "C", "c++": "C++", "cpp": "C++", "kotlin": "Kotlin", "cmake": "CMake", "ruby": "Ruby",
    "php": "PHP", "swift": "Swift", "scala": "Scala", "npm": "npm", "interpreter": "",
    "compiler": "", "language": "", "toolchain": "", "runtime": "",
}  # fmt: skip

TODO_OR_FIXME = "TODO or FIXME"
DEBUG_OUTPUT = "debug output"
DEBUG_PRINT = "debug print"
URL_OR_ADDRESS = "URL or IP address"
COMMENTED_OUT = "commented-out code"
_MARKS = {
    "todo": "TODO", "todos": "TODO", "to do": "TODO", "to dos": "TODO",
    "fixme": "FIXME", "fixmes": "FIXME", "fix me": "FIXME",
    "hack": "HACK", "hacks": "HACK", "xxx": "XXX", "xxxs": "XXX",
    "todo or fixme": TODO_OR_FIXME, "todo/fixme": TODO_OR_FIXME,
    "reminder": "reminder", "reminders": "reminder", "todo-style": "reminder",
    "deprecation": "deprecation", "deprecations": "deprecation", "deprecated": "deprecation",
    "suppression": "suppression", "suppressions": "suppression", "suppressed": "suppression",
    "noqa": "suppression", "noqas": "suppression", "eslint-disable": "suppression",
    "nolint": "suppression", "type: ignore": "suppression", "type-ignore": "suppression",
    "type ignore": "suppression", "type ignores": "suppression", "ignore": "suppression",
    "ignores": "suppression", "eslint disable": "suppression", "silenced": "suppression",
    "silence": "suppression", "silences": "suppression", "silencing": "suppression",
    "muted": "suppression", "mute": "suppression", "suppress": "suppression",
    "suppresses": "suppression", "suppressing": "suppression",
    "skipped": "skipped test", "disabled": "skipped test", "skip": "skipped test",
    "skips": "skipped test", "xfail": "skipped test", "ignored": "skipped test",
    "switched off": "skipped test", "turned off": "skipped test",
    "deactivated": "skipped test",
    **dict.fromkeys(("debug print", "debug prints", "debugging prints"), DEBUG_PRINT),
    "debug": DEBUG_OUTPUT, "debugging": DEBUG_OUTPUT, "print": "print", "prints": "print",
    "breakpoint": "breakpoint", "breakpoints": "breakpoint", "debugger": "breakpoint",
    **dict.fromkeys(("url", "urls", "uri", "uris"), "URL"),
    **dict.fromkeys(("ip", "ips", "ip address", "ip addresses", "ipv4", "ipv6"), "IP address"),
    **dict.fromkeys(("url/ip", "address", "addresses", URL_OR_ADDRESS.lower()), URL_OR_ADDRESS),
    "sql": "SQL", **dict.fromkeys(("eval", "evals", "exec", "execs"), "eval"),
    **dict.fromkeys(
        ("subprocess", "subprocesses", "shell", "shells", "external program", "external programs",
         "other programs", "another program", "program start"), "program start",
    ),
    **dict.fromkeys(("ticket", "tickets", "jira", "issue numbers", "issue links", "issue ids",
                     "issue references", "bug numbers"), "ticket"),
    **dict.fromkeys(("commented-out", "commented out", "commented code"), COMMENTED_OUT),
}  # fmt: skip

_TOPIC_WORDS = {
    "network": "network, networking, socket, sockets, http, https, internet, tcp, udp, wire",
    "file system": "file system, filesystem, file-system, disk, disc, file, files, file i/o,"
                   " file io, directories",
    "other programs": "other programs, subprocess, subprocesses, external programs, child process,"
                      " external commands, shell commands, child processes, shell, executables",
    "concurrency": "concurrency, threads, thread, threading, multiprocessing, event loop, asyncio,"
                   " goroutines, locks, parallelism, concurrent, parallel",
    "database": "database, databases, db, sql, persistence",
    "clock": "clock, time, time zones, timezones, time zone, timezone, dates, date",
    "randomness": "randomness, random, random numbers, rng, entropy",
    "logging": "logging, logs, log, logger, loggers",
    "cryptography": "cryptography, crypto, cryptographic, encryption, hashing, hashes",
    "translation": "translation, translations, i18n, internationalization, internationalisation,"
                   " localization, localisation, l10n",
    "signals": "signals, os signals, operating system signals, unix signals",
    "environment": "environment, environment variables, env vars",
}  # fmt: skip
_TOPICS = {word: topic for topic, said in _TOPIC_WORDS.items() for word in said.split(", ")}

LEXIS: Mapping[Lexis, Mapping[str, str]] = {
    Lexis.TRAIT: _TRAITS,
    Lexis.VISIBILITY: {
        "public": "public", "private": "private", "protected": "protected", "exported": "exported",
        "internal": "internal", "pub": "pub", "package-private": "package-private",
    },
    Lexis.LANGUAGE: _LANGUAGES,
    Lexis.LICENCE: {
        "mit": "MIT", "gpl-2.0": "GPL-2.0", "gpl-3.0": "GPL-3.0",
        "lgpl-3.0": "LGPL-3.0", "agpl-3.0": "AGPL-3.0",
        "apache": "Apache-2.0", "gpl": "GPL", "lgpl": "LGPL", "agpl": "AGPL",
        "bsd": "BSD", "mpl": "MPL-2.0", "isc": "ISC", "unlicense": "Unlicense", "zlib": "Zlib",
        "boost": "BSL-1.0", "permissive": "permissive", "copyleft": "copyleft",
    },
    Lexis.EVENT: {
        "push": "push", "pushes": "push", "pushed": "push", "pull request": "pull request",
        "pull requests": "pull request", "pr": "pull request", "prs": "pull request",
        "schedule": "schedule", "scheduled": "schedule", "cron": "schedule", "nightly": "schedule",
        "timer": "schedule", "tag": "tag", "tags": "tag", "release": "release",
        "releases": "release",
        "manually": "manually", "manual": "manually", "hand": "manually", "merge": "push",
        "dispatch": "workflow_dispatch", "issue": "issue", "issues": "issue", "fork": "fork",
    },
    Lexis.MARK: _MARKS,
    Lexis.TOPIC: _TOPICS,
    Lexis.FIELD_KIND: dict.fromkeys(
        ("data members", "data member", "member variables", "instance variables"), ""
    ),
    Lexis.METHOD_SORT: {
        "static": "static", "staticmethod": "static", "class": "class", "classmethod": "class",
        "async": "async", "asynchronous": "async", "private": "private", "public": "public",
        "protected": "protected",
    },
}  # fmt: skip
"""Words that become `Goal.member`."""

FACETS: Mapping[Lexis, Mapping[str, Facet]] = {
    Lexis.FIELD: {
        "name": Facet.NAME, "called": Facet.NAME, "version": Facet.VERSION,
        "release": Facet.VERSION,
        "description": Facet.DESCRIPTION, "summary": Facet.DESCRIPTION,
        "tagline": Facet.DESCRIPTION,
        "homepage": Facet.HOMEPAGE, "website": Facet.HOMEPAGE, "site": Facet.HOMEPAGE,
        "repository": Facet.REPOSITORY, "repo": Facet.REPOSITORY, "author": Facet.AUTHORS,
        "authors": Facet.AUTHORS, "maintainer": Facet.MAINTAINERS,
        "maintainers": Facet.MAINTAINERS, "maintains": Facet.MAINTAINERS,
        "maintained": Facet.MAINTAINERS,
        "module path": Facet.MODULE_PATH,
    },
    Lexis.SYMBOL_KIND: {
        "functions": Facet.FUNCTIONS, "function": Facet.FUNCTIONS, "funcs": Facet.FUNCTIONS,
        "classes": Facet.CLASSES, "class": Facet.CLASSES, "types": Facet.TYPES,
        "interfaces": Facet.INTERFACES, "enums": Facet.ENUMS, "structs": Facet.STRUCTS,
        "traits": Facet.TRAITS, "constants": Facet.CONSTANTS, "macros": Facet.MACROS,
        "variables": Facet.VARIABLES,
    },
    Lexis.GROUP: {
        "dev": Facet.FOR_DEVELOPMENT, "development": Facet.FOR_DEVELOPMENT,
        "developer": Facet.FOR_DEVELOPMENT, "developing": Facet.FOR_DEVELOPMENT,
        "test": Facet.FOR_TESTS, "tests": Facet.FOR_TESTS, "testing": Facet.FOR_TESTS,
        "build": Facet.FOR_BUILDING, "building": Facet.FOR_BUILDING,
        "optional": Facet.OPTIONAL, "peer": Facet.PEERS, "indirect": Facet.INDIRECT,
        "transitive": Facet.INDIRECT,
    },
    Lexis.ENTRY_KIND: dict.fromkeys(
        ("console", "scripts", "script", "commands", "command", "executables", "binaries"),
        Facet.COMMANDS,
    ),
    Lexis.FIELD_KIND: {
        "attributes": Facet.ATTRIBUTES, "attribute": Facet.ATTRIBUTES, "members": Facet.MEMBERS,
        "properties": Facet.PROPERTIES,
    },
    Lexis.TEXT_KIND: {
        "string": Facet.STRING, "literal": Facet.STRING, "strings": Facet.STRING,
        "literals": Facet.STRING,
    },
    Lexis.DOCUMENTED: {
        "functions": Facet.FUNCTIONS, "function": Facet.FUNCTIONS, "methods": Facet.FUNCTIONS,
        "classes": Facet.CLASSES, "class": Facet.CLASSES,
    },
    Lexis.SAME_NAMED: {
        "functions": Facet.FUNCTIONS, "function": Facet.FUNCTIONS,
        "classes": Facet.CLASSES, "class": Facet.CLASSES,
    },
    Lexis.CIRCLE: dict.fromkeys(
        ("cycle", "cycles", "cyclic", "cyclical", "cyclically", "circle", "circles", "circular",
         "circularly", "loop", "ring", "knot", "chain", "indirectly", "round"),
        Facet.CYCLE,
    ),
}  # fmt: skip
"""Words that choose a facet."""

OPTIONAL = frozenset(
    {
        Lexis.SYMBOL_KIND,
        Lexis.TEXT_KIND,
        Lexis.FIELD_KIND,
        Lexis.ENTRY_KIND,
        Lexis.CIRCLE,
        Lexis.DOCUMENTED,
        Lexis.SAME_NAMED,
    }
)
"""Lists of words of which a question may hold none."""


def together(lexis: Lexis, meanings: frozenset[str]) -> str | None:
    """What several words of a list mean as one, where they can be asked for together."""
    if lexis is not Lexis.MARK:
        return None
    if meanings == {"print", "breakpoint"}:
        return DEBUG_OUTPUT
    if "URL" in meanings and meanings <= {"URL", "IP address", URL_OR_ADDRESS}:
        return URL_OR_ADDRESS
    if meanings == {"IP address", URL_OR_ADDRESS}:
        return "IP address"
    if meanings <= {"print", DEBUG_OUTPUT, DEBUG_PRINT}:
        return DEBUG_PRINT
    named = meanings - {"reminder", DEBUG_OUTPUT}
    if named == {"TODO", "FIXME"}:
        return TODO_OR_FIXME
    if len(named) == 1:
        return next(iter(named))
    return "reminder" if meanings >= {"TODO", "FIXME", "HACK", "XXX"} else None


def meaning_of(lexis: Lexis, text: str) -> tuple[str, Facet | None] | None:
    """What a word of a list means: a member, or a facet. None for one that is not in it."""
    said = " ".join(text.lower().replace("_", " ").split())
    members, facets = LEXIS.get(lexis, {}), FACETS.get(lexis, {})
    if said in facets:
        return "", facets[said]
    if said in members:
        return members[said], None
    named = next((one for one in members.values() if one and one.lower() == said), None)
    return None if named is None else (named, None)
