"""The languages Probant reads: every module of this folder is one.

A language's module gives SUFFIXES, GRAMMAR, `extract(source, suffix) -> FileFacts`,
`make_resolver(book, tree) -> Resolver` and, if it can do better than any identifier,
`confirms(lines, name)`. FAMILY names the language whose resolver it shares, where files of both
import each other. All of these modules are loaded to know the suffixes: what they load is loaded
where it is used.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from probant.vocabulary.memo import remembered

if TYPE_CHECKING:
    from probant.facts.schema import FileFacts
    from probant.vocabulary.source import SkippedFile

EXTRACTOR_VERSION = 20
"""Part of every blob key: raise it when any language extracts something new or different."""

MAX_PARSED_BYTES = 2_000_000
"""A syntax tree takes up to three hundred times its text: a larger file is searched, not parsed."""

UNPARSED_SUFFIXES = frozenset(
    ".kt .rb .php .cs .swift .scala .lua .pl .pm .sh .bash .sql .dart .ex .exs .erl .hs .ml .clj"
    " .vue .svelte .m .mm .zig .nim .r .jl".split()
)
"""Code that no extractor reads: a name found there may well be defined there."""


@cache
def names() -> tuple[str, ...]:
    """Every language, by the modules that stand in this folder."""
    found = (entry.name.removesuffix(".py") for entry in os.scandir(__path__[0]))
    return tuple(sorted(name for name in found if name.isidentifier() and name[0] != "_"))


@cache
def module(language: str) -> ModuleType:
    return import_module(f"{__name__}.{language}")


@cache
def suffixes() -> dict[str, str]:
    """The language of each file name suffix."""
    return {suffix: language for language in names() for suffix in module(language).SUFFIXES}


@cache
def family(language: str) -> str:
    """The language whose resolver also speaks for this one."""
    found: str = getattr(module(language), "FAMILY", language)
    return found


def suffix_of(path: str) -> str:
    dot = path.rfind(".")
    return path[dot:] if dot > path.rfind("/") else ""


def blob_key(path: str, blob: str) -> str | None:
    """What the facts of a content are kept under; None where no extractor reads such a file."""
    language = suffixes().get(suffix := suffix_of(path))
    return None if language is None else f"{EXTRACTOR_VERSION}:{language}:{suffix}:{blob}"


def language_of(path: str) -> str | None:
    """The language a path is written in, None where no extractor knows it."""
    return suffixes().get(suffix_of(path))


def family_of(path: str) -> str | None:
    """The language whose rules a file's names follow."""
    language = language_of(path)
    return family(language) if language is not None else None


@remembered
def unread_source(skipped: tuple[SkippedFile, ...]) -> tuple[SkippedFile, ...]:
    """Skipped files that could hold code. Every question asks, and thousands may be skipped."""
    return tuple(skip for skip in skipped if family_of(skip.path) is not None)


def is_unparsed_code(path: str) -> bool:
    return suffix_of(path).lower() in UNPARSED_SUFFIXES


def extract(source: bytes, suffix: str) -> FileFacts:
    """Every fact of a file with a known suffix."""
    from probant.facts.reading.depth import TOO_DEEP, is_too_deep
    from probant.facts.schema import FileFacts

    if len(source) > MAX_PARSED_BYTES:
        return FileFacts.unparsed("too_large_to_parse")
    if is_too_deep(source):
        return FileFacts.unparsed(TOO_DEEP)
    facts: FileFacts = module(suffixes()[suffix]).extract(source, suffix)
    return facts


def confirms(language: str, lines: list[bytes], name: str) -> bool:
    """Whether these lines, parsed on their own, use the name as code."""
    own = getattr(module(language), "confirms", None)
    if own is not None:
        said: bool = own(lines, name)
        return said
    from probant.facts.reading.confirm import has_identifier

    return has_identifier(module(language).GRAMMAR, lines, name)
