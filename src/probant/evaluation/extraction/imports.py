"""Imports beside imports: which statements both see, what they take, and where they lead.

Next: score.py, which uses these as three of its measures.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from probant.evaluation.extraction.compare import Entry, FactScore, Judge, Key, compared
from probant.evaluation.sources.code.truth import TrueImport

ImportKey = tuple[str, int, str]
"""Path, line and module as written."""


def imports(judge: Judge) -> FactScore | None:
    true = _true_imports(judge)
    if true is None:
        return None
    wanted = {key for key, same in true.items() if not all(entry.is_optional for entry in same)}
    found = {key for key, _ in _engine_imports(judge, true)}
    return compared("imports", wanted, found, allowed=set(true), text=_text)


def imports_resolved(judge: Judge) -> FactScore | None:
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
    return compared(
        "imports_resolved", wanted, found, allowed=true_places, text=_leads_text,
        n_unjudged=n_unjudged,
    )  # fmt: skip


def _leads_text(key: Key) -> tuple[str, int, str]:
    return key[0], key[1], f"{key[2]} leads to {key[3]}"


def import_names(judge: Judge) -> FactScore | None:
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
    return compared("import_names", wanted, found, allowed=wanted, text=_name_text)


def _name_text(key: Key) -> tuple[str, int, str]:
    return key[0], key[1], f"{key[3]} from {key[2]}"


def _text(key: Key) -> tuple[str, int, str]:
    return key[0], key[1], key[2]


def _true_imports(judge: Judge) -> dict[ImportKey, list[TrueImport]] | None:
    if judge.truth.imports is None:
        return None
    found: dict[ImportKey, list[TrueImport]] = defaultdict(list)
    for entry in judge.truth.imports:
        if judge.covers("imports", entry.path):
            found[entry.path, entry.line, entry.module].append(entry)
    return found


def _engine_imports(
    judge: Judge, true: Mapping[ImportKey, list[TrueImport]]
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
