"""JSON shapes of answers. The only place that knows their field names; facts are in facts_wire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from probant.answering.answer import Answer, Cited, Lead, ResolvedTarget
from probant.questions.asking import form_of
from probant.surfaces.goal_wire import goal_json, goal_rest_json, target_json, words_in
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.reading import Offer, Reading
from probant.vocabulary.record import Record
from probant.vocabulary.source import Citation, Snapshot
from probant.vocabulary.value import (
    BooleanValue,
    CommitValue,
    CountValue,
    LocationValue,
    NameValue,
    PathValue,
    RunValue,
    TextValue,
    Value,
)

if TYPE_CHECKING:
    from probant.answering.narration import Narration
    from probant.tools.places import FoundPlace
    from probant.workflows.show import ShownCode

Json: TypeAlias = dict[str, Any]
"""A JSON object on its way out; nothing inside the program reads one back."""

FILE_KIND = "file"
"""What a lead is that is a file and no definition."""

ANSWER_SCHEMA = "probant.answer/1"
SEARCH_SCHEMA = "probant.search/1"
SHOW_SCHEMA = "probant.show/1"


def answer_json(answer: Answer, *, limit: int | None = None) -> Json:
    """`probant.answer/1`. `limit` cuts the values and leads that are listed; all are counted."""
    ruling, confidence = answer.ruling, answer.confidence
    return {
        "schema": ANSWER_SCHEMA,
        "question": answer.question,
        "snapshot": snapshot_json(answer.snapshot),
        "outcome": ruling.outcome.value,
        "answer": {
            "text": answer.text,
            "values": [_cited(cited) for cited in answer.values[:limit]],
            "n_values": len(answer.values),
        },
        "narration": _narration(answer.narration) if answer.narration else None,
        "leads": [_lead(lead) for lead in answer.leads[:limit]],
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
        "goal": _goal(answer),
        "reading": _reading(answer.reading) if answer.reading else None,
        "readings": [_offer(offer) for offer in answer.offers],
        "parts": [answer_json(part, limit=limit) for part in answer.parts],
        "requirements": [
            {"class": need.evidence_class.value, "min_quality": need.min_quality.value,
             "have": have.value, "about": need.aspect.value,
             "target": need.target.text if need.target else None}
            for need, have in zip(answer.requirements, answer.qualities, strict=True)
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


class RequirementRow(Record, kw_only=True):
    """A requirement as an answer's JSON tells it: kept answers are shown from their JSON."""

    evidence_class: str
    about: str
    need: str
    have: str
    because: str


def requirement_rows(answer: Json) -> Iterator[RequirementRow]:
    """What each requirement needs and has; answers of older versions tell it by their gaps only."""
    for one in answer["requirements"]:
        name, need = one["class"], one["min_quality"]
        gaps = [gap for gap in answer["gaps"] if gap["class"] == name and gap["need"] == need]
        yield RequirementRow(
            evidence_class=name,
            about=one.get("target") or one.get("about") or "",
            need=need,
            have=one.get("have") or (gaps[0]["have"] if gaps else need),
            because=gaps[0]["because"] if gaps else "",
        )


def _goal(answer: Answer) -> Json:
    """As `ask --goal` takes it, with what each target was found to be."""
    goal, form = answer.goal, form_of(answer.goal)
    return {
        "intent": goal.intent.value,
        "relation": goal.relation.value if goal.relation else None,
        "kind": form.kind if form else None,
        "targets": [_target(target) for target in answer.targets],
        "words": words_in(goal),
        **goal_rest_json(goal),
        "polar": goal.polar,
        "counted": goal.counted,
        "transitive": goal.transitive,
        "facet": goal.facet.value if goal.facet else None,
        "member": goal.member or None,
    }


def _reading(reading: Reading) -> Json:
    return {
        "sentence": reading.sentence,
        "kind": reading.kind,
        "accounted": [{"word": one.word, "by": one.by.value} for one in reading.accounted],
        "left_over": list(reading.left_over),
        "quality": reading.quality.value,
    }


def _offer(offer: Offer) -> Json:
    return {"goal": goal_json(offer.goal), "sentence": offer.sentence, "command": offer.command}


def _narration(narration: Narration) -> Json:
    return {
        "model": narration.model,
        "text": narration.text,
        "sentences": [
            {"text": one.text, "citations": list(one.citations)} for one in narration.sentences
        ],
        "left_out": list(narration.left_out),
        "lowered": narration.lowered,
    }


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


def _lead(lead: Lead) -> Json:
    said = value_json(lead.value)
    if isinstance(lead.value, PathValue):
        said["kind"] = FILE_KIND
    return {
        **said,
        "why": lead.why,
        "quality": lead.quality.value,
        "citations": list(lead.citations),
    }


def search_json(text: str, snapshot: Snapshot, places: Sequence[FoundPlace]) -> Json:
    """`probant.search/1`."""
    return {
        "schema": SEARCH_SCHEMA,
        "query": text,
        "snapshot": snapshot_json(snapshot),
        "places": [_place(place) for place in places],
    }


def _place(place: FoundPlace) -> Json:
    return {
        "path": place.path,
        "start_line": place.lines.first,
        "end_line": place.lines.last,
        "name": place.fact.name if place.fact else None,
        "qualified_name": place.fact.qualified_name if place.fact else None,
        "kind": place.kind,
        "quality": place.quality.value,
        "why": place.why,
        "quote": place.quote,
        "cut": place.is_cut,
    }


def show_json(name: str, snapshot: Snapshot, definitions: Sequence[ShownCode]) -> Json:
    """`probant.show/1`."""
    return {
        "schema": SHOW_SCHEMA,
        "name": name,
        "snapshot": snapshot_json(snapshot),
        "definitions": [_shown(one) for one in definitions],
    }


def _shown(code: ShownCode) -> Json:
    return {
        "path": code.path,
        "start_line": code.lines.first,
        "end_line": code.lines.last,
        "kind": code.kind,
        "qualified_name": code.qualified_name,
        "text": code.text,
        "documentation": code.documentation,
        "cut": code.n_lines_cut > 0,
    }


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
        case RunValue():
            return {"type": "run", **dict(zip(RunValue.fields, value.astuple(), strict=True))}


def _target(target: ResolvedTarget) -> Json:
    return {
        **target_json(target.target),
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
        "target": entry.target.text if entry.target else entry.about or None,
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
