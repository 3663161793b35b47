"""Conformance of every language: the tables in `languages/`, one Markdown file each.

A section shows files and what is known about them. A fence whose first word is `file` is a file;
one whose first word is `expect` lists facts of one kind, one a line, all of them, in their order:

    expect definitions PATH    kind qualified.name:line
    expect traits PATH         qualified.name:line trait trait
    expect signatures PATH     name(parameters) -> type, with @decorators before
    expect imports PATH        line module {name as bound, …} → file it means, or `outside`
    expect exports PATH        names
    expect bases [PATH]        owner extends base → what it means
    expect calls PATH          caller → callee:line → what it means
    expect status PATH         what is left ununderstood, or `whole`
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from probant.facts.binder import Binder
from probant.facts.bound import Bound, Defined, Module, Outside
from probant.facts.languages import names
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.surfaces.facts_wire import signature
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS
from tests.repos import make_tree
from tests.unit.facts.extracting import indexed

FOLDER = Path(__file__).parent / "languages"
FENCE = re.compile(r"^```(file|expect) ([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KINDS_TOLD = {"definitions", "signatures", "imports", "exports", "bases", "calls"}


@dataclass
class Section:
    title: str
    files: dict[str, str] = field(default_factory=dict)
    expected: list[tuple[str, str, list[str]]] = field(default_factory=list)


def sections(language: str) -> list[Section]:
    found = []
    for part in ("\n" + (FOLDER / f"{language}.md").read_text("utf-8")).split("\n## ")[1:]:
        section = Section(part.partition("\n")[0].strip())
        for kind, head, body in FENCE.findall(part):
            if kind == "file":
                section.files[head.strip()] = body
            else:
                what, _, path = head.strip().partition(" ")
                section.expected.append((what, path, body.splitlines()))
        found.append(section)
    return found


TABLE = [
    pytest.param(section, id=f"{language}: {section.title}")
    for language in names()
    if (FOLDER / f"{language}.md").exists()
    for section in sections(language)
]


@pytest.mark.parametrize("section", TABLE)
def test_facts_are_as_the_table_says(section: Section, tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", section.files)
    assert section.expected
    with indexed(root) as (book, binder):
        for what, path, lines in section.expected:
            assert SHOWN[what](book, binder, RepoPath(path)) == lines, f"{what} {path}"


@pytest.mark.parametrize("language", names())
def test_every_kind_of_fact_is_shown(language: str) -> None:
    told = {what for section in sections(language) for what, _, _ in section.expected}
    assert told >= KINDS_TOLD


def _definitions(book: FactBook, binder: Binder, path: RepoPath) -> list[str]:
    facts = sorted(book.definitions_in(path), key=lambda fact: (fact.line, fact.qualified_name))
    return [f"{fact.kind} {fact.qualified_name}:{fact.line}" for fact in facts]


def _traits(book: FactBook, binder: Binder, path: RepoPath) -> list[str]:
    facts = sorted(book.definitions_in(path), key=lambda fact: (fact.line, fact.qualified_name))
    return [
        f"{fact.qualified_name}:{fact.line} {' '.join(_trait_names(fact))}"
        for fact in facts
        if fact.traits
    ]


def _trait_names(fact: DefFact) -> list[str]:
    return [
        name.lower()
        for name, bit in vars(Trait).items()
        if isinstance(bit, int) and fact.traits & bit
    ]


def _signatures(book: FactBook, binder: Binder, path: RepoPath) -> list[str]:
    facts = [fact for fact in book.definitions_in(path) if fact.kind in FUNCTION_KINDS]
    return [
        "".join(f"@{name} " for name in fact.details.decorators) + signature(fact)
        for fact in sorted(facts, key=lambda fact: (fact.line, fact.qualified_name))
    ]


def _imports(book: FactBook, binder: Binder, path: RepoPath) -> list[str]:
    statements: dict[tuple[int, str], list[str]] = {}
    meant: dict[tuple[int, str], str] = {}
    for row in book.imports_of(path):
        if row.is_listed:
            key = (row.line, row.module)
            bound = f" as {row.bound}" if row.bound not in ("", row.name) else ""
            statements.setdefault(key, []).append(f"{row.name}{bound}".strip())
            meant.setdefault(key, binder.resolve(row) or "outside")
    return [
        f"{line} {module} {{{', '.join(bound)}}} → {meant[line, module]}"
        for (line, module), bound in statements.items()
    ]


def _exports(book: FactBook, binder: Binder, path: RepoPath) -> list[str]:
    return binder.exported(path)


def _bases(book: FactBook, binder: Binder, path: RepoPath) -> list[str]:
    return [
        f"{fact.qualified_name} {base.relation} {base.expression} → {_told(binder.base(base))}"
        for where in sorted(book.blobs)
        if not path or where == path
        for fact in book.definitions_in(where)
        for base in binder.bases_of(fact)
    ]


def _calls(book: FactBook, binder: Binder, path: RepoPath) -> list[str]:
    callers = {fact.no: fact.qualified_name for fact in book.definitions_in(path)}
    return [
        f"{callers.get(call.caller, '<module>')} → {call.expression}:{call.line}"
        f" → {_told(binder.call(call))}"
        for call in book.calls_of_file(path)
        if call.bind != "v"
    ]


def _status(book: FactBook, binder: Binder, path: RepoPath) -> list[str]:
    return [book.status(path) or "whole"]


def _told(bound: Bound) -> str:
    match bound:
        case Defined(fact):
            return f"{fact.path}:{fact.line} {fact.qualified_name}"
        case Module(path):
            return f"module {path}"
        case Outside():
            return "outside"
    return "?"


SHOWN: Mapping[str, Callable[[FactBook, Binder, RepoPath], list[str]]] = {
    "definitions": _definitions,
    "traits": _traits,
    "signatures": _signatures,
    "imports": _imports,
    "exports": _exports,
    "bases": _bases,
    "calls": _calls,
    "status": _status,
}
