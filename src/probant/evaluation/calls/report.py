"""What came of holding answers against calls, as a text and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from probant.evaluation.calls.judging import Judged

SCHEMA = "probant.calls/1"
_HEAD = ("passed", "calls", "asked", "whole", "ran", "empty", "ran", "pairs", "denied", "wrong")


def is_passed(judged: Sequence[Judged]) -> bool:
    """Something confirmed was held against a run, and nothing of it was contradicted."""
    n_held = sum(one.n_whole_ran + one.n_empty + one.n_pairs for one in judged)
    return n_held > 0 and not any(one.contradictions for one in judged)


def as_text(judged: Sequence[Judged], missing: Mapping[str, str]) -> str:
    width = max((len(one.package) for one in judged), default=8)
    lines = [
        "Calls seen while each package's own tests ran, and what was confirmed about them:",
        "whole lists of callers (and of functions that ran), functions that nothing calls (and",
        "that ran), pairs that called each other, and how many of these calls were denied.",
        "",
        " ".join([" " * width, *(f"{word:>7}" for word in _HEAD)]),
    ]
    for one in judged:
        figures = (
            one.n_passed, one.n_calls, one.n_asked, one.n_whole, one.n_whole_ran, one.n_empty,
            one.n_empty_ran, one.n_pairs, one.n_pairs_denied, len(one.contradictions),
        )  # fmt: skip
        lines.append(" ".join([f"{one.package:<{width}}", *(f"{number:>7}" for number in figures)]))
    for one in judged:
        for wrong in one.contradictions:
            lines += [f"✗ {one.package}: {wrong.said}, but {wrong.seen}", f"    {wrong.command}"]
    n_callbacks = sum(one.n_callbacks for one in judged)
    lines += [
        "",
        f"{sum(len(one.contradictions) for one in judged)} contradictions; "
        f"{n_callbacks} calls came through code from outside, which a list of calls in the tree "
        "does not name",
    ]
    lines += [f"not measured: {package}: {why}" for package, why in missing.items()]
    return "\n".join(lines) + "\n"


def as_json(judged: Sequence[Judged], missing: Mapping[str, str]) -> dict[str, object]:
    return {
        "schema": SCHEMA,
        "passed": is_passed(judged),
        "packages": [asdict(one) for one in judged],
        "not_measured": dict(missing),
    }
