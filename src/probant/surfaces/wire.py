"""JSON shapes. The only place that knows the field names of answers and facts."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias

from probant.answering.answer import Answer, Cited, ResolvedTarget
from probant.facts.languages import language_of
from probant.facts.languages.python.binding import Binder, Defined
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.source import Citation, RepoPath, Snapshot
from probant.vocabulary.value import (
    BooleanValue,
    CommitValue,
    CountValue,
    LocationValue,
    NameValue,
    PathValue,
    TextValue,
    Value,
)
from probant.workspace.snapshot import SourceTree

Json: TypeAlias = dict[str, Any]
"""A JSON object on its way out; nothing inside the program reads one back."""

ANSWER_SCHEMA = "probant.answer/1"


def answer_json(answer: Answer) -> Json:
    """`probant.answer/1`."""
    ruling, confidence = answer.ruling, answer.confidence
    return {
        "schema": ANSWER_SCHEMA,
        "question": answer.question,
        "snapshot": snapshot_json(answer.snapshot),
        "outcome": ruling.outcome.value,
        "answer": {"text": answer.text, "values": [_cited(cited) for cited in answer.values]},
        "leads": [_cited(cited) for cited in answer.leads],
        "citations": [citation_json(citation) for citation in answer.citations],
        "claims": [
            {
                "text": statement.checked.claim.text,
                "verdict": statement.checked.verdict.value,
                "because": statement.checked.because or None,
                "citations": list(statement.citations),
            }
            for statement in answer.statements
        ],
        "goal": {
            "intent": answer.goal.intent.value,
            "relation": answer.goal.relation.value if answer.goal.relation else None,
            "targets": [_target(target) for target in answer.targets],
        },
        "requirements": [
            {"class": need.evidence_class.value, "min_quality": need.min_quality.value,
             "about": need.aspect.value, "target": need.target.text if need.target else None}
            for need in answer.requirements
        ],
        "gaps": [
            {"class": gap.requirement.evidence_class.value,
             "need": gap.requirement.min_quality.value, "have": gap.have.value,
             "because": gap.because}
            for gap in answer.gaps
        ],
        "evidence": [_entry(entry) for entry in answer.evidence],
        "confidence": {
            "level": confidence.level.value,
            "quality": confidence.quality.value,
            "coverage": confidence.coverage,
            "agreement": confidence.agreement,
            "because": confidence.because,
        },
        "gate": {
            "status": ruling.status.value,
            "coverage_status": ruling.coverage.value,
            "grounding_status": ruling.grounding.value,
            "truth_mode": ruling.truth_mode.value,
            "carryover_eligibility": ruling.carryover.value,
            "evidence_grade": ruling.evidence_grade.value,
            "reason_codes": [reason.wire for reason in ruling.reasons],
            "blocked_or_limited_explanation": ruling.explanation,
        },
        "warnings": list(answer.warnings),
        "skipped": [{"path": skip.path, "reason": skip.reason} for skip in answer.skipped],
        "trace": {
            "steps": [
                {"tool": step.tool, "args": [list(pair) for pair in step.args],
                 "status": step.status, "added": step.n_added}
                for step in answer.trace.steps
            ],
            "recovery_attempts": answer.trace.recovery_attempts,
            "stop_reason": answer.trace.stop_reason.value,
        },
    }  # fmt: skip


def snapshot_json(snapshot: Snapshot) -> Json:
    return {
        "commit": snapshot.commit,
        "dirty": snapshot.dirty,
        "tree_digest": snapshot.tree_digest,
    }


def citation_json(citation: Citation) -> Json:
    return {
        "path": citation.path,
        "start_line": citation.lines.first,
        "end_line": citation.lines.last,
        "quote": citation.quote,
        "blob": citation.blob,
    }


def _cited(cited: Cited) -> Json:
    return {**value_json(cited.value), "citations": list(cited.citations)}


def value_json(value: Value) -> Json:
    """One answer value, tagged with its type."""
    match value:
        case LocationValue(definition):
            return {
                "type": "location",
                "name": definition.name,
                "qualified_name": definition.qualified_name,
                "kind": definition.kind.value,
                "path": definition.path,
                "line": definition.line,
            }
        case BooleanValue(truth):
            return {"type": "boolean", "value": truth}
        case NameValue(name, path, line):
            found: Json = {"type": "name", "name": name}
            if path is not None:
                found["path"] = path
            if line is not None:
                found["line"] = line
            return found
        case TextValue(text):
            return {"type": "text", "text": text}
        case PathValue(path):
            return {"type": "path", "path": path}
        case CountValue(count):
            return {"type": "count", "count": count}
        case CommitValue(sha, subject, author, date):
            return {
                "type": "commit",
                "sha": sha,
                "subject": subject,
                "author": author,
                "date": date,
            }


def _target(target: ResolvedTarget) -> Json:
    return {
        "text": target.target.text,
        "kind": target.target.kind.value,
        "resolved": [found for value in target.resolved if (found := _resolved(value))],
    }


def _resolved(value: Value) -> Json | None:
    match value:
        case LocationValue(definition):
            return {
                "path": definition.path,
                "line": definition.line,
                "qualified_name": definition.qualified_name,
            }
        case PathValue(path):
            return {"path": path, "line": 1, "qualified_name": path}
    return None


def _entry(entry: EvidenceEntry) -> Json:
    return {
        "class": entry.evidence_class.value,
        "tool": entry.tool,
        "signal": entry.signal.value,
        "status": entry.status.value,
        "query": entry.query,
        "target": entry.target.text if entry.target else None,
        "quality": entry.quality.value,
        "strength": entry.strength.value,
        "sources": list(entry.sources),
        "match_count": entry.match_count,
        "exact_match_count": entry.exact_match_count,
        "phrase_match": entry.phrase_match,
        "complete": entry.complete,
        "snapshot": entry.snapshot,
        "note": entry.note,
    }


FACTS_SCHEMA = "probant.facts/1"


def facts_json(tree: SourceTree, book: FactBook, binder: Binder, under: str | None) -> Json:
    """`probant.facts/1`: everything the index knows, or what it knows below one path."""
    paths = [path for path in tree.files if _is_under(path, under)]
    indexed = [path for path in paths if book.blob(path) is not None]
    partly = dict(book.partly_parsed())
    document: Json = {
        "schema": FACTS_SCHEMA,
        "snapshot": snapshot_json(tree.snapshot),
        "files": paths,
        "functions": [],
        "classes": [],
        "imports": [],
        "exports": [],
        "calls": [],
        "types": [],
        "skipped": [
            {"file": skip.path, "reason": skip.reason}
            for skip in tree.skipped
            if _is_under(skip.path, under)
        ]
        + [{"file": path, "reason": partly[path]} for path in indexed if path in partly],
        "languages": dict(sorted(Counter(str(language_of(path)) for path in indexed).items())),
    }
    for path in indexed:
        _add_file(document, book, binder, path)
    return document


def _is_under(path: str, under: str | None) -> bool:
    wanted = (under or "").removeprefix("./").strip("/")
    return wanted in ("", ".", path) or path.startswith(wanted + "/")


def _add_file(document: Json, book: FactBook, binder: Binder, path: RepoPath) -> None:
    definitions = {fact.no: fact for fact in book.definitions_in(path)}
    public = exported_names(book, path)
    for fact in definitions.values():
        owner = definitions.get(fact.parent)
        if fact.kind in ("function", "method"):
            document["functions"].append(_function(fact, owner, fact.name in public))
        elif fact.kind == "class":
            document["classes"].append(_class(fact, book))
        document["types"] += _types(fact)
    statements: dict[tuple[int, str], list[str]] = {}
    for row in book.imports_of(path):
        statements.setdefault((row.line, row.module), []).extend([row.name] if row.name else [])
    for (line, module), symbols in statements.items():
        document["imports"].append(
            {
                "from": path,
                "to": module,
                "resolved": binder.modules.resolve(module, path),
                "symbols": symbols,
                "line": line,
            }
        )
    document["exports"].append({"file": path, "symbols": public})
    for call in book.calls_of_file(path):
        caller = definitions.get(call.caller)
        bound = binder.call(call)
        document["calls"].append(
            {
                "caller": caller.qualified_name if caller else "<module>",
                "callee": call.expression,
                "resolved": f"{bound.fact.path}:{bound.fact.line} {bound.fact.qualified_name}"
                if isinstance(bound, Defined)
                else None,
                "file": path,
                "line": call.line,
            }
        )


def exported_names(book: FactBook, path: str) -> list[str]:
    """The export list if the file has one, else its public top-level definitions."""
    listed = [name for name, _ in book.exports(path)]
    if listed:
        return listed
    top = [fact.name for fact in book.definitions_in(path) if fact.parent == MODULE_SCOPE]
    return [name for name in dict.fromkeys(top) if not name.startswith("_")]


def _function(fact: DefFact, owner: DefFact | None, exported: bool) -> Json:
    return {
        "name": fact.name,
        "qualified_name": fact.qualified_name,
        "file": fact.path,
        "line": fact.line,
        "end_line": fact.last_line,
        "signature": signature(fact),
        "kind": fact.kind,
        "async": fact.has(Trait.ASYNC),
        "exported": exported and fact.parent == MODULE_SCOPE,
        "class": owner.qualified_name if owner and owner.kind == "class" else None,
        "decorators": list(fact.details.decorators),
    }


def signature(fact: DefFact) -> str:
    """`name(parameters) -> annotation`, as written."""
    details = fact.details
    parts = []
    for parameter in details.parameters:
        text = parameter.star + parameter.name
        text += f": {parameter.annotation}" if parameter.annotation else ""
        spaced = " = " if parameter.annotation else "="
        text += f"{spaced}{parameter.default}" if parameter.default else ""
        parts.append(text)
    returns = f" -> {details.returns}" if details.returns else ""
    return f"{fact.name}({', '.join(parts)}){returns}"


def _class(fact: DefFact, book: FactBook) -> Json:
    return {
        "name": fact.name,
        "qualified_name": fact.qualified_name,
        "file": fact.path,
        "line": fact.line,
        "extends": [base.expression for base in book.bases_of(fact)],
        "implements": [],
    }


def _types(fact: DefFact) -> list[Json]:
    details = fact.details
    named = [(fact.qualified_name, details.annotation or details.returns)]
    named += [(f"{fact.qualified_name}.{p.name}", p.annotation) for p in details.parameters]
    return [
        {"identifier": name, "type": text, "file": fact.path, "line": fact.line}
        for name, text in named
        if text
    ]
