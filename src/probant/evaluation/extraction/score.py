"""Lays the engine's facts (`probant.facts/1`) beside what an oracle says about the same tree.

Each fact becomes a key; sets of keys give precision and recall. The engine's own records are not
known here, only its JSON. What is compared how stands in docs/evaluation-facts.md. Next:
report.py prints the scores.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass

from probant.evaluation.extraction.compare import (
    Disagreement,
    Document,
    Entry,
    FactScore,
    Judge,
    Key,
    compared,
)
from probant.evaluation.extraction.imports import import_names, imports, imports_resolved
from probant.evaluation.metrics.metrics import Rate
from probant.evaluation.sources.code.truth import CodeTruth, TrueDefinition
from probant.evaluation.sources.identifiers import last_identifier, place_of

Place = tuple[str, int]
Site = tuple[str, int, str]
"""Path, line and last identifier of a call."""

ONE_KIND = {"constant": "variable"}
"""Whether a name in capitals is meant as a constant is no business of a parser."""


BASES_APART = frozenset({"rust"})
"""Languages that give a class its bases at any place: the place is not compared."""


@dataclass(frozen=True, kw_only=True, slots=True)
class LanguageScore:
    """One oracle's judgement; `n_unseen` of its files are not part of the engine's tree."""

    language: str
    oracle: str
    n_files: int
    n_unseen: int
    facts: tuple[FactScore, ...]
    dropped: tuple[tuple[str, str], ...]


def score(document: Document, truth: CodeTruth) -> LanguageScore:
    """Every fact kind the oracle speaks about."""
    seen = truth.files & frozenset(map(str, document.get("files", ())))
    judge = Judge(document, truth, seen)
    facts = [measure(judge) for measure in MEASURES.values()]
    return LanguageScore(
        language=truth.language,
        oracle=truth.oracle,
        n_files=len(seen),
        n_unseen=len(truth.files - seen),
        facts=tuple(fact for fact in facts if fact is not None),
        dropped=truth.dropped,
    )


def _definitions(judge: Judge) -> FactScore | None:
    truth = judge.truth
    if truth.definitions is None:
        return None
    kinds = {ONE_KIND.get(kind, kind) for kind in truth.kinds}
    known = [d for d in truth.definitions if judge.covers("definitions", d.path)]
    allowed = {_definition_key(definition) for definition in known}
    wanted = {
        _definition_key(definition)
        for definition in known
        if not definition.is_optional and ONE_KIND.get(definition.kind, definition.kind) in kinds
    }
    found, claimed = set(), set()
    for entry, kind in _engine_definitions(judge):
        key = (entry["file"], int(entry["line"]), _bare(entry["name"]))
        found.add(key)
        if ONE_KIND.get(kind, kind) in kinds:
            claimed.add(key)
    return compared(
        "definitions", wanted, found, claimed=claimed, allowed=allowed, text=_definition_text
    )


def _definition_key(definition: TrueDefinition) -> tuple[str, int, str]:
    return (definition.path, definition.line, _bare(definition.name))


def _bare(name: str) -> str:
    """A private member is written `#name`; whether the sign belongs to the name is taste."""
    return name.removeprefix("#")


def _definition_text(key: Key) -> tuple[str, int, str]:
    return key[0], key[1], key[2]


def _engine_definitions(judge: Judge) -> Iterable[tuple[Entry, str]]:
    if judge.has("symbols"):
        for entry in judge.entries("symbols", fact="definitions"):
            yield entry, entry["kind"]
        return
    for entry in judge.entries("functions", fact="definitions"):
        yield entry, entry["kind"]
    for entry in judge.entries("classes", fact="definitions"):
        yield entry, entry.get("kind", "class")


def _kinds(judge: Judge) -> FactScore | None:
    """Of definitions both have: is it the same kind of thing?"""
    if judge.truth.definitions is None:
        return None
    true_kinds: dict[Hashable, set[str]] = defaultdict(set)
    for definition in judge.truth.definitions:
        if definition.is_optional:
            continue
        kind = ONE_KIND.get(definition.kind, definition.kind)
        true_kinds[_definition_key(definition)].add(kind)
    n, wrong = 0, []
    for entry, kind in _engine_definitions(judge):
        path, line, name = entry["file"], int(entry["line"]), entry["name"]
        expected = true_kinds.get((path, line, _bare(name)))
        if expected is None:
            continue
        n += 1
        if ONE_KIND.get(kind, kind) not in expected:
            said = f"{name} is {' or '.join(sorted(expected))}, not {kind}"
            wrong.append(Disagreement(path, line, "differs", said))
    rate = Rate(n - len(wrong), n)
    return FactScore(
        fact="definition_kinds", precision=rate, recall=rate, disagreements=tuple(sorted(wrong))
    )


def _bases(judge: Judge) -> FactScore | None:
    if judge.truth.bases is None:
        return None
    is_apart = judge.truth.language in BASES_APART
    owned = {last_identifier(one.name) for one in judge.truth.definitions or ()}
    wanted = {
        ("" if is_apart else base.path, owner, last_identifier(base.base), base.relation)
        for base in judge.truth.bases
        if judge.covers("bases", base.path)
        and ((owner := last_identifier(base.owner)) in owned or not is_apart)
    }
    found = {
        ("" if is_apart else entry["file"], last_identifier(entry["name"]),
         last_identifier(base), relation)
        for entry in judge.entries("classes", fact="bases")
        for relation in ("extends", "implements")
        for base in entry[relation]
    }  # fmt: skip
    return compared("bases", wanted, found, allowed=wanted, text=_base_text)


def _base_text(key: Key) -> tuple[str, int, str]:
    return key[0], 0, f"{key[1]} {key[3]} {key[2]}"


def _exports(judge: Judge) -> FactScore | None:
    if judge.truth.exports is None:
        return None
    listed = [e for e in judge.truth.exports if judge.covers("exports", e.path)]
    wanted = {(entry.path, entry.name) for entry in listed if not entry.is_optional}
    allowed = {(entry.path, entry.name) for entry in listed}
    found = {
        (entry["file"], name)
        for entry in judge.entries("exports", fact="exports")
        for name in entry["symbols"]
    }
    return compared("exports", wanted, found, allowed=allowed, text=_export_text)


def _export_text(key: Key) -> tuple[str, int, str]:
    return key[0], 0, key[1]


def _resolved_calls(judge: Judge) -> FactScore | None:
    """Precision over calls both resolved; the oracle's silence is counted apart, not as wrong."""
    if judge.truth.calls is None:
        return None
    engine = _engine_places(judge)
    right: dict[Site, set[Place]] = defaultdict(set)
    n_true, missed = 0, []
    for call in judge.truth.calls:
        if not judge.covers("resolved_calls", call.path):
            continue
        site = (call.path, call.line, _bare(call.callee))
        places = {(call.target_path, call.target_line), *call.others}
        right[site] |= places
        n_true += 1
        if not engine.get(site, set()) & places:
            said = f"{call.callee} is {call.target_path}:{call.target_line}"
            missed.append(Disagreement(call.path, call.line, "missed", said))
    known = right.keys() | {(c.path, c.line, _bare(c.callee)) for c in judge.truth.foreign_calls}
    wrong = [
        Disagreement(site[0], site[1], "extra", f"{site[2]} is not {path}:{line}")
        for site in engine.keys() & known
        for path, line in engine[site] - right.get(site, set())
    ]
    n_judged = sum(len(engine[site]) for site in engine.keys() & known)
    return FactScore(
        fact="resolved_calls",
        precision=Rate(n_judged - len(wrong), n_judged),
        recall=Rate(n_true - len(missed), n_true),
        disagreements=tuple(sorted([*wrong, *missed])),
        n_unjudged=sum(len(places) for places in engine.values()) - n_judged,
    )


def _engine_places(judge: Judge) -> dict[Site, set[Place]]:
    """Where the engine says the calls of a line lead, by what is called."""
    found: dict[Site, set[Place]] = defaultdict(set)
    for entry in judge.entries("calls", fact="resolved_calls"):
        place = place_of(entry["resolved"]) if entry["resolved"] else None
        if place is not None:
            key = (entry["file"], int(entry["line"]), _bare(last_identifier(entry["callee"])))
            found[key].add(place)
    return found


MEASURES: Mapping[str, Callable[[Judge], FactScore | None]] = {
    "definitions": _definitions,
    "definition_kinds": _kinds,
    "imports": imports,
    "imports_resolved": imports_resolved,
    "import_names": import_names,
    "bases": _bases,
    "exports": _exports,
    "resolved_calls": _resolved_calls,
}
