"""One package per language; which language a path is written in.

Its module `extract` gives SUFFIXES and `extract(source) -> FileFacts`, its module `confirm`
`confirms(lines, name) -> bool`.
"""

from __future__ import annotations

from types import ModuleType

EXTRACTOR_VERSION = 2
"""Part of every blob key: raise it when any language extracts something new or different."""

LANGUAGE_OF_SUFFIX = {".py": "python", ".pyi": "python", ".pyw": "python"}


UNPARSED_SUFFIXES = frozenset(
    ".js .jsx .mjs .cjs .ts .tsx .c .h .cc .cpp .cxx .hpp .hh .hxx .go .rs .java .kt .rb .php .cs"
    " .swift .scala .lua .pl .pm .sh .bash .sql .dart .ex .exs .erl .hs .ml .clj .vue"
    " .svelte".split()
)
"""Code that no extractor reads: a name found there may well be defined there."""


def is_unparsed_code(path: str) -> bool:
    dot = path.rfind(".")
    return dot >= 0 and path[dot:].lower() in UNPARSED_SUFFIXES


def language_of(path: str) -> str | None:
    """The language a path is written in, None where no extractor knows it."""
    dot = path.rfind(".")
    return LANGUAGE_OF_SUFFIX.get(path[dot:]) if dot >= 0 else None


def extractor(language: str) -> ModuleType:
    """The language's module, imported when first needed."""
    from importlib import import_module

    return import_module(f"probant.facts.languages.{language}.extract")


def confirms(language: str, lines: list[bytes], name: str) -> bool:
    """Whether these lines, parsed on their own, give the name a role."""
    from importlib import import_module

    said: bool = import_module(f"probant.facts.languages.{language}.confirm").confirms(lines, name)
    return said
