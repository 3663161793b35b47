"""JSON shape of compared answers: a check with its groups. The only place that knows the names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from probant.checking.agreement import Conflict, ConflictKind, Reply
from probant.checking.slots import Slots
from probant.surfaces.check.wire import check_json
from probant.surfaces.wire import Json
from probant.vocabulary.assertion import TextReport
from probant.workflows.consistency import Group

MAX_TEXT_CHARS = 2_000
"""How much of an answer's own words is repeated."""


def consistency_json(reports: Sequence[TextReport], groups: Sequence[Group]) -> Json:
    """`probant.check/1`, with what was asked, answered and compared."""
    return {**check_json(reports), "groups": [_group(group) for group in groups]}


def _group(group: Group) -> Json:
    comparison = group.comparison
    kinds = Counter(conflict.kind for conflict in comparison.conflicts)
    return {
        "question": group.question or None,
        "variants": list(group.variants),
        "answers": [_answer(reply) for reply in group.replies],
        "pairs": {
            "compared": comparison.n_pairs,
            "agreeing": comparison.n_agreeing,
            "conflicting": comparison.n_conflicting,
            "insufficient": comparison.n_insufficient,
        },
        "conflict_kinds": {kind.value: kinds[kind] for kind in ConflictKind},
        "conflicts": [_conflict(conflict) for conflict in comparison.conflicts],
    }


def _answer(reply: Reply) -> Json:
    return {
        "question": reply.question or None,
        "text": reply.text[:MAX_TEXT_CHARS],
        "slots": _slots(reply.slots) if reply.reason is None else None,
        "insufficient": (
            {"reason": reply.reason.wire, "because": reply.why} if reply.reason else None
        ),
    }


def _slots(slots: Slots) -> Json:
    return {
        "boolean": slots.truth,
        "counts": [{"of": noun or None, "count": count} for noun, count in slots.counts],
        "lines": [str(one) for one in slots.lines],
        "files": list(slots.files),
        "names": list(slots.names),
        "none": slots.says_none,
        "partial": slots.is_partial,
    }


def _conflict(conflict: Conflict) -> Json:
    return {
        "kind": conflict.kind.value,
        "slot": conflict.slot.value if conflict.slot else None,
        "answers": [conflict.first, conflict.second],
        "first": list(conflict.told_first),
        "second": list(conflict.told_second),
        "because": conflict.why or None,
    }
