"""Lays the engine's facts (`probant.facts/1`) beside what an oracle says about the same tree.

Each fact becomes a key; sets of keys give precision and recall. The engine's own records are not
known here, only its JSON. Next: facts_report.py prints the scores.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from probant.evaluation.code_truth import CodeTruth, TrueDefinition, TrueImport
from probant.evaluation.identifiers import last_identifier, place_of
from probant.evaluation.metrics import Rate

Document = Mapping[str, Any]
Entry = Mapping[str, Any]
Place = tuple[str, int]

ONE_KIND = {"constant": "variable"}
"""Whether a name in capitals is meant as a constant is no business of a parser."""


@dataclass(frozen=True, order=True, slots=True)
class Disagreement:
    """`side` is "missed" (only the oracle has it), "extra" (only the engine) or "differs"."""

    path: str
    line: int
    side: str
    what: str


@dataclass(frozen=True, kw_only=True, slots=True)
class FactScore:
    """`n_unjudged` facts of the engine are those the oracle has no word on."""

    fact: str
    precision: Rate
    recall: Rate
    disagreements: tuple[Disagreement, ...] = ()
    n_unjudged: int = 0


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
    judge = _Judge(document, truth, seen)
    facts = [measure(judge) for measure in MEASURES.values()]
    return LanguageScore(
        language=truth.language,
        oracle=truth.oracle,
        n_files=len(seen),
        n_unseen=len(truth.files - seen),
        facts=tuple(fact for fact in facts if fact is not None),
        dropped=truth.dropped,
    )


class _Judge:
    """One document and one truth, cut down to the files both know."""

    def __init__(self, document: Document, truth: CodeTruth, files: frozenset[str]) -> None:
        self.truth = truth
        self._document = document
        self._files = files

    def has(self, part: str) -> bool:
        return part in self._document

    def entries(self, part: str, *, fact: str, file_key: str = "file") -> list[Entry]:
        return [e for e in self._document.get(part, ()) if self.covers(fact, e[file_key])]

    def covers(self, fact: str, path: str) -> bool:
        return path in self._files and (fact, path) not in self.truth.unjudged


def _definitions(judge: _Judge) -> FactScore | None:
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
    return _compared("definitions", wanted, found, claimed, allowed, _definition_text)


def _definition_key(definition: TrueDefinition) -> tuple[str, int, str]:
    return (definition.path, definition.line, _bare(definition.name))


def _bare(name: str) -> str:
    """A private member is written `#name`; whether the sign belongs to the name is taste."""
    return name.removeprefix("#")


def _definition_text(key: tuple[Any, ...]) -> tuple[str, int, str]:
    return key[0], key[1], key[2]


def _engine_definitions(judge: _Judge) -> Iterable[tuple[Entry, str]]:
    if judge.has("symbols"):
        for entry in judge.entries("symbols", fact="definitions"):
            yield entry, entry["kind"]
        return
    for entry in judge.entries("functions", fact="definitions"):
        yield entry, entry["kind"]
    for entry in judge.entries("classes", fact="definitions"):
        yield entry, entry.get("kind", "class")


def _kinds(judge: _Judge) -> FactScore | None:
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


ImportKey = tuple[str, int, str]


def _true_imports(judge: _Judge) -> dict[ImportKey, list[TrueImport]] | None:
    if judge.truth.imports is None:
        return None
    found: dict[ImportKey, list[TrueImport]] = defaultdict(list)
    for entry in judge.truth.imports:
        if judge.covers("imports", entry.path):
            found[entry.path, entry.line, entry.module].append(entry)
    return found


def _engine_imports(
    judge: _Judge, true: Mapping[ImportKey, list[TrueImport]]
) -> list[tuple[ImportKey, Entry]]:
    """The engine's imports under the oracle's line, where they stand in the same statement."""
    spans: dict[tuple[str, str], list[tuple[int, int, int]]] = defaultdict(list)
    for entry in (one for same in true.values() for one in same):
        if entry.lines is not None:
            spans[entry.path, entry.module].append((*entry.lines, entry.line))
    found = []
    for said in judge.entries("imports", fact="imports", file_key="from"):
        path, line, module = said["from"], int(said["line"]), said["to"]
        if (path, line, module) not in true:
            fitting = [own for first, last, own in spans[path, module] if first <= line <= last]
            line = fitting[0] if fitting else line
        found.append(((path, line, module), said))
    return found


def _imports(judge: _Judge) -> FactScore | None:
    true = _true_imports(judge)
    if true is None:
        return None
    wanted = {key for key, same in true.items() if not all(entry.is_optional for entry in same)}
    found = {key for key, _ in _engine_imports(judge, true)}
    return _compared("imports", wanted, found, found, set(true), _definition_text)


def _resolved_imports(judge: _Judge) -> FactScore | None:
    """Where an import leads, judged for the statements both sides see."""
    true = _true_imports(judge)
    if true is None:
        return None
    wanted, certain = set(), set()
    for key, same in true.items():
        if all(entry.is_certain for entry in same):
            certain.add(key)
            leading = [e for e in same if e.resolved is not None and not e.is_optional]
            wanted |= {(*key, str(entry.resolved).rstrip("/")) for entry in leading}
    true_places = {
        (*key, entry.resolved.rstrip("/"))
        for key in certain
        for entry in true[key]
        if entry.resolved is not None
    }
    found, n_unjudged = set(), 0
    for key, entry in _engine_imports(judge, true):
        if not entry["resolved"]:
            continue
        if key in certain:
            found.add((*key, str(entry["resolved"]).rstrip("/")))
        else:
            n_unjudged += 1
    compared = _compared("imports_resolved", wanted, found, found, true_places, _leads_text)
    return _with_unjudged(compared, n_unjudged)


def _leads_text(key: tuple[Any, ...]) -> tuple[str, int, str]:
    return key[0], key[1], f"{key[2]} leads to {key[3]}"


def _import_names(judge: _Judge) -> FactScore | None:
    """Which names an import takes, for statements that name any."""
    true = _true_imports(judge)
    if true is None:
        return None
    wanted = {(*key, name) for key, same in true.items() for entry in same for name in entry.names}
    naming = {key[:3] for key in wanted}
    found = {
        (*key, name)
        for key, entry in _engine_imports(judge, true)
        if key in naming
        for name in entry["symbols"]
    }
    if not wanted:
        return None
    return _compared("import_names", wanted, found, found, wanted, _name_text)


def _name_text(key: tuple[Any, ...]) -> tuple[str, int, str]:
    return key[0], key[1], f"{key[3]} from {key[2]}"


def _bases(judge: _Judge) -> FactScore | None:
    if judge.truth.bases is None:
        return None
    wanted = {
        (base.path, last_identifier(base.owner), last_identifier(base.base), base.relation)
        for base in judge.truth.bases
        if judge.covers("bases", base.path)
    }
    found = {
        (entry["file"], last_identifier(entry["name"]), last_identifier(base), relation)
        for entry in judge.entries("classes", fact="bases")
        for relation in ("extends", "implements")
        for base in entry[relation]
    }
    return _compared("bases", wanted, found, found, wanted, _base_text)


def _base_text(key: tuple[Any, ...]) -> tuple[str, int, str]:
    return key[0], 0, f"{key[1]} {key[3]} {key[2]}"


def _exports(judge: _Judge) -> FactScore | None:
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
    return _compared("exports", wanted, found, found, allowed, lambda key: (key[0], 0, key[1]))


def _resolved_calls(judge: _Judge) -> FactScore | None:
    """Precision over calls both resolved; the oracle's silence is counted apart, not as wrong."""
    truth = judge.truth
    if truth.calls is None:
        return None
    places = _engine_places(judge)
    true_places: dict[ImportKey, set[Place]] = defaultdict(set)
    n_true, missed = 0, []
    for call in truth.calls:
        if not judge.covers("resolved_calls", call.path):
            continue
        key = (call.path, call.line, _bare(call.callee))
        right = {(call.target_path, call.target_line), *call.others}
        true_places[key] |= right
        n_true += 1
        if not places.get(key, set()) & right:
            said = f"{call.callee} is {call.target_path}:{call.target_line}"
            missed.append(Disagreement(call.path, call.line, "missed", said))
    foreign = {(call.path, call.line, _bare(call.callee)) for call in truth.foreign_calls}
    n_judged, n_unjudged, wrong = 0, 0, []
    for key, claimed in places.items():
        if key not in true_places and key not in foreign:
            n_unjudged += len(claimed)
            continue
        n_judged += len(claimed)
        for path, line in sorted(claimed - true_places.get(key, set())):
            wrong.append(Disagreement(key[0], key[1], "extra", f"{key[2]} is not {path}:{line}"))
    return FactScore(
        fact="resolved_calls",
        precision=Rate(n_judged - len(wrong), n_judged),
        recall=Rate(n_true - len(missed), n_true),
        disagreements=tuple(sorted([*wrong, *missed])),
        n_unjudged=n_unjudged,
    )


def _engine_places(judge: _Judge) -> dict[ImportKey, set[Place]]:
    """Where the engine says the calls of a line lead, by what is called."""
    found: dict[ImportKey, set[Place]] = defaultdict(set)
    for entry in judge.entries("calls", fact="resolved_calls"):
        place = place_of(entry["resolved"]) if entry["resolved"] else None
        if place is not None:
            key = (entry["file"], int(entry["line"]), _bare(last_identifier(entry["callee"])))
            found[key].add(place)
    return found


def _compared(
    fact: str,
    wanted: set[Any],
    found: set[Any],
    claimed: set[Any],
    allowed: set[Any],
    text: Callable[[tuple[Any, ...]], tuple[str, int, str]],
) -> FactScore:
    """Recall of `wanted` among `found`; precision of `claimed` within `allowed`."""
    missed, extra = wanted - found, claimed - allowed
    return FactScore(
        fact=fact,
        precision=Rate(len(claimed) - len(extra), len(claimed)),
        recall=Rate(len(wanted) - len(missed), len(wanted)),
        disagreements=_told(missed, "missed", text) + _told(extra, "extra", text),
    )


def _told(
    keys: Iterable[tuple[Any, ...]],
    side: str,
    text: Callable[[tuple[Any, ...]], tuple[str, int, str]],
) -> tuple[Disagreement, ...]:
    found = []
    for key in keys:
        path, line, what = text(key)
        found.append(Disagreement(path, line, side, what))
    return tuple(sorted(found))


def _with_unjudged(compared: FactScore, n_unjudged: int) -> FactScore:
    return FactScore(
        fact=compared.fact,
        precision=compared.precision,
        recall=compared.recall,
        disagreements=compared.disagreements,
        n_unjudged=n_unjudged,
    )


MEASURES: Mapping[str, Callable[[_Judge], FactScore | None]] = {
    "definitions": _definitions,
    "definition_kinds": _kinds,
    "imports": _imports,
    "imports_resolved": _resolved_imports,
    "import_names": _import_names,
    "bases": _bases,
    "exports": _exports,
    "resolved_calls": _resolved_calls,
}
