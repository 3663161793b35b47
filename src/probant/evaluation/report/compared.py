"""What changed between two runs, as text for people and as an object for programs.

The judgement stands in metrics/paired.py; here it is only told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from probant.evaluation.grading.told import expected, got
from probant.evaluation.metrics.paired import ALPHA, Comparison, McNemar, Pair
from probant.evaluation.questions.truth import Question
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.templates.reading import may_be_shown

SCHEMA = "probant.comparison/1"
MAX_CHARS = 240
MAX_NAMED = 5


def as_text(found: Comparison, *, n_shown: int) -> str:
    sections = (
        _head_lines(found),
        _family_lines(found),
        _pair_lines("worse", found.worse, n_shown),
        _pair_lines("better", found.better, n_shown),
        _unpaired_lines("first", found.only_before) + _unpaired_lines("second", found.only_after),
    )
    return "\n\n".join("\n".join(lines) for lines in sections if lines) + "\n"


def as_json(found: Comparison) -> dict[str, object]:
    return {
        "schema": SCHEMA,
        "alpha": ALPHA,
        "worse": found.is_worse,
        "paired": len(found.pairs),
        "facts": found.n_facts,
        "short": found.is_short,
        "other_truth": found.n_other_truth,
        "correct": _test_json(found.overall.correct),
        "not_false": _test_json(found.overall.not_false),
        "by_family": {
            family: {
                "correct": _test_json(change.correct),
                "not_false": _test_json(change.not_false),
            }
            for family, change in found.by_family.items()
        },
        "went_worse": [_pair_json(pair) for pair in _to_show(found.worse)],
        "went_better": [_pair_json(pair) for pair in _to_show(found.better)],
        "only_first": [_question_json(one) for one in found.only_before if may_be_shown(one)],
        "only_second": [_question_json(one) for one in found.only_after if may_be_shown(one)],
    }


def _head_lines(found: Comparison) -> list[str]:
    lines = [
        f"{len(found.pairs)} questions about {found.n_facts} facts in both runs",
        _test_line("correct", found.overall.correct),
        _test_line("no false answer", found.overall.not_false),
    ]
    if found.n_other_truth:
        lines.append(f"of {found.n_other_truth} the oracles say something else now: not tested")
    if found.is_short:
        n = len(found.pairs) + len(found.only_before)
        lines.append(f"only {len(found.pairs)} of the first run's {n} questions are in the second")
    verdict = "WORSE" if found.is_worse else "not worse"
    return [*lines, f"the second run is {verdict} (alpha {ALPHA:g})"]


def _test_line(title: str, test: McNemar) -> str:
    counts = f"lost {test.n_lost:<5} won {test.n_won:<5} of {test.n:<6} facts"
    return f"{title:<18} {counts} p = {test.p:.4f}"


def _family_lines(found: Comparison) -> list[str]:
    """Only families in which something turned."""
    lines = []
    for family in sorted(found.by_family, key=_rank):
        change = found.by_family[family]
        for title, test in (("correct", change.correct), ("no false answer", change.not_false)):
            if test.n_lost or test.n_won:
                mark = "  WORSE" if test.is_worse else "  better" if test.is_better else ""
                lines.append(f"{family:<10} {_test_line(title, test)}{mark}")
    return ["by family, p corrected for their number", *lines] if lines else []


def _rank(family: str) -> tuple[int, str]:
    listed = list(FAMILIES)
    return (listed.index(family) if family in FAMILIES else len(listed)), family


def _pair_lines(title: str, pairs: Sequence[Pair], n_shown: int) -> list[str]:
    if not pairs:
        return []
    lines = [f"went {title}: {len(pairs)}"]
    for pair in _to_show(pairs)[:n_shown]:
        asked, before, after = pair.before.question, pair.before, pair.after
        turn = f"{before.grade.value} → {after.grade.value}"
        lines.append(f"  {asked.id} {turn}: {asked.text}  ({asked.repo}, {asked.arm})")
        lines.append(f"    expected {_short(expected(after))}")
        lines.append(f"    before   {_short(got(before))}")
        lines.append(f"    after    {_short(got(after))}")
    return lines


def _to_show(pairs: Sequence[Pair]) -> list[Pair]:
    return [pair for pair in pairs if may_be_shown(pair.before.question)]


def _unpaired_lines(title: str, questions: Sequence[Question]) -> list[str]:
    if not questions:
        return []
    counts = Counter(question.family for question in questions)
    families = ", ".join(f"{family}: {counts[family]}" for family in sorted(counts, key=_rank))
    lines = [f"only in the {title} run: {len(questions)} ({families})"]
    named = [question for question in questions if may_be_shown(question)][:MAX_NAMED]
    for asked in named:
        lines.append(f"  {asked.id}: {asked.text}  ({asked.repo}, {asked.arm})")
    n_more = len(questions) - len(named)
    return [*lines, *([f"  and {n_more} more"] if n_more > 0 else [])]


def _test_json(test: McNemar) -> dict[str, object]:
    return {"n": test.n, "lost": test.n_lost, "won": test.n_won, "p": test.p,
            "worse": test.is_worse, "better": test.is_better}  # fmt: skip


def _pair_json(pair: Pair) -> dict[str, object]:
    return {
        **_question_json(pair.before.question),
        "expected": expected(pair.after),
        "before": {"grade": pair.before.grade.value, "got": got(pair.before)},
        "after": {"grade": pair.after.grade.value, "got": got(pair.after)},
    }


def _question_json(asked: Question) -> dict[str, object]:
    return {"id": asked.id, "repo": asked.repo, "arm": asked.arm, "family": asked.family,
            "at": asked.at, "question": asked.text}  # fmt: skip


def _short(text: str) -> str:
    return text if len(text) <= MAX_CHARS else f"{text[: MAX_CHARS - 1]}…"
