"""What the tools remark beside their findings, for the text of an answer or a refusal.

Chooses among the notes of evidence; the words are the tools' own. Next: answering/compose.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.questions.registry import PRODUCED, SUMMED
from probant.vocabulary.evidence import (
    NOT_DEFINED,
    Aspect,
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Signal,
)
from probant.vocabulary.question import Goal, Relation, Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.workflows.grounding import BESIDES

KNOWS_BETTER = frozenset({ReasonCode.OTHER_TARGET, ReasonCode.NOT_AT_THIS_SNAPSHOT})
"""Why a name is not found: of entries that know where it is, or was."""

SAID_ANYWAY = frozenset({ReasonCode.MISSING_ANCHOR, ReasonCode.MENTION_ONLY})
"""Reasons that the first line of a refusal says in full."""

BLIND = frozenset({EntryStatus.COULD_NOT_LOOK, EntryStatus.FAILED, EntryStatus.CONTRADICTION})


def instead_of(missing: Sequence[Target], goal: Goal, entries: Sequence[EvidenceEntry]) -> str:
    """What bears the name of a target that is not there as the question has it, or once did."""
    told = [
        entry.note
        for entry in entries
        if entry.target in missing and entry.status is EntryStatus.ABSENT
        if entry.note and KNOWS_BETTER & set(entry.reasons)
    ]
    return "; ".join(told) if goal.relation not in PRODUCED else ""


def worth_noting(entries: Sequence[EvidenceEntry], instead: str) -> list[EvidenceEntry]:
    """Of a target that is not there nothing is told but that, and what there is instead.

    That it cannot be called or has no parameters goes without saying then.
    """
    if all(entry.target is None for entry in entries):
        return list(entries)
    if not instead:
        idle = {ReasonCode.FALSE_PREMISE}
        return [one for one in entries if one.target is not None or set(one.reasons) != idle]
    about = [entry for entry in entries if entry.target is not None]
    is_elsewhere = any(ReasonCode.OTHER_TARGET in entry.reasons for entry in about)
    told = {*KNOWS_BETTER, *((ReasonCode.MENTION_ONLY,) if is_elsewhere else ())}
    return [entry for entry in about if set(entry.reasons) - told]


def telling(entries: Sequence[EvidenceEntry], *, is_missing: bool) -> list[EvidenceEntry]:
    """Those that say why nothing is confirmed; how much was searched in vain is for --explain.

    Where no target `is_missing`, a folder or a time is not there, which nobody else says.
    """
    is_elsewhere = ReasonCode.MISSING_ANCHOR if not is_missing else None
    return [one for one in entries if _is_telling(one) or is_elsewhere in one.reasons]


def _is_telling(entry: EvidenceEntry) -> bool:
    if entry.status in BLIND or set(entry.reasons) - SAID_ANYWAY:
        return True
    is_structural = entry.signal is Signal.STRUCTURAL
    return is_structural and not (entry.note or "").startswith(NOT_DEFINED)


def notes_of(goal: Goal, entries: Sequence[EvidenceEntry], told: Sequence[str]) -> list[str]:
    """What the tools have to add, each thing once and nothing that is told already."""
    silent = BESIDES if goal.relation in PRODUCED else (EvidenceClass.FILE_CONTENT,)
    notes: dict[str, None] = {}
    for entry in entries:
        if not entry.note or entry.evidence_class in silent:
            continue
        note = entry.note
        if goal.relation in SUMMED:
            note = "; ".join(part for part in note.split("; ") if part not in told)
        if note:
            notes.setdefault(note)
    return list(notes)


def as_answered(goal: Goal, entries: Sequence[EvidenceEntry]) -> Goal:
    """What a function returns is told as an annotation only where one was read."""
    said = [one for one in entries if one.aspect is Aspect.RELATION and one.observations]
    said = [one for one in said if one.evidence_class is EvidenceClass.FILE_SEARCH]
    is_inferred = bool(said) and all(one.signal is Signal.EXECUTION for one in said)
    if goal.relation is Relation.RETURNS and is_inferred:
        return replace(goal, relation=Relation.TYPE)
    return goal
