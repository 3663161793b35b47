"""Secrets that look checked in: where, and of what sort, never their text.

Their lines are not cited, since a citation would quote them. What a text looks like is told in
`facts/secret_texts.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.languages import is_unparsed_code, language_of, suffix_of
from probant.facts.secret_texts import (
    ASSIGNMENTS,
    KEYS_AND_TOKENS,
    assigned_secrets,
    begins_key,
    holds_key,
    token_kinds,
)
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to, paths_meant
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.filters import Filters
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import Definition, SymbolKind
from probant.vocabulary.value import LocationValue, Observation
from probant.workspace.search import Hit

N_KEY_LINES = 12
"""How many lines from its first on show that a key has a body."""

_SETTINGS = frozenset(
    ".env .ini .cfg .conf .properties .yml .yaml .toml .json .tfvars .npmrc .pypirc .netrc".split()
)
_UNQUOTED = _SETTINGS - {".json", ".toml"}
_MANIFESTS = frozenset({"package.json", "package-lock.json", "composer.lock", "yarn.lock"})


class Sighting(NamedTuple):
    path: RepoPath
    line: int
    what: str
    is_sure: bool


class Secrets:
    """Looks for secrets in the text of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._search = box.search
        self._make = EntryMaker(box.tree, "secrets", Signal.LEXICAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = self._scope(step)
        seen: dict[Sighting, None] = {}
        complete = True
        for pattern in (KEYS_AND_TOKENS, ASSIGNMENTS):
            lines = self._search.lines(pattern, [])
            complete &= lines.complete
            for hit in lines.hits:
                if scope.holds(hit.path, hit.line):
                    seen |= dict.fromkeys(self._sightings(hit))
        return (self._entry(step, scope, sorted(seen), complete),)

    def _scope(self, step: Step) -> Scope:
        if not step.targets:
            return narrowed_to(step.filters, self._tree, self._book)
        meant = paths_meant(self._tree, step.targets[0].text)
        return narrowed_to(Filters(within=meant[0]), self._tree, self._book)

    def _sightings(self, hit: Hit) -> Iterator[Sighting]:
        if begins_key(hit.text) and holds_key(self._key(hit)):
            yield Sighting(hit.path, hit.line, "a private key", is_sure=True)
        for kind in token_kinds(hit.text):
            yield Sighting(hit.path, hit.line, f"a token of the form of {kind}", is_sure=True)
        if not _may_assign(hit.path):
            return
        is_settings = suffix_of(hit.path) in _UNQUOTED or "/.env" in f"/{hit.path}"
        for one in assigned_secrets(hit.text, unquoted=is_settings):
            what = f"{one.name}, given a text of {one.n_chars} characters"
            yield Sighting(hit.path, hit.line, what, not one.is_plain)

    def _key(self, hit: Hit) -> str:
        try:
            lines = self._tree.lines(hit.path)
        except FileUnreadable:
            return ""
        return "\n".join(lines[hit.line - 1 : hit.line - 1 + N_KEY_LINES])

    def _entry(
        self, step: Step, scope: Scope, seen: list[Sighting], complete: bool
    ) -> EvidenceEntry:
        sure = tuple(_observed(one) for one in seen if one.is_sure)
        plain = tuple(_observed(one) for one in seen if not one.is_sure)
        skipped = [one for one in self._tree.skipped if one.reason != "binary"]
        reasons: tuple[ReasonCode, ...] = ()
        if not complete or scope.files(one.path for one in skipped):
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
        reasons += (ReasonCode.NOT_TOLD,) if plain else ()
        note = f"searched {len(self._tree.files)} files"
        if plain:
            note += f"; {len(plain)} more are words or placeholders, first {plain[0].statement}"
        if not sure:
            return self._make.absent(
                step, complete=not reasons, candidates=plain, reasons=reasons, note=note
            )
        return self._make.observed(
            step, Quality.STRONG, sure, candidates=plain, complete=not reasons, reasons=reasons,
            note=note,
        )  # fmt: skip


def _may_assign(path: RepoPath) -> bool:
    """Code and settings; in a page of prose it is an example, in a manifest a package."""
    if path.rpartition("/")[2] in _MANIFESTS:
        return False
    is_code = language_of(path) is not None or is_unparsed_code(path)
    return is_code or suffix_of(path) in _SETTINGS or "/.env" in f"/{path}"


def _observed(one: Sighting) -> Observation:
    definition = Definition(
        path=one.path, line=one.line, name=one.what, qualified_name=one.what, kind=SymbolKind.TEXT
    )
    return Observation(LocationValue(definition), (), f"{one.path}:{one.line} {one.what}")
