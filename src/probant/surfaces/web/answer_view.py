"""An answer as it is drawn: its signs, its values with their code, the ladder, the steps.

Reads `probant.answer/1`, so an answer of today and one of a kept session look the same. Nothing is
judged here: every sign stands for a word of the answer.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from probant.surfaces.web.code import CodeLine, highlighted
from probant.surfaces.web.pages import url
from probant.surfaces.wire import Json, RequirementRow, requirement_rows
from probant.vocabulary.evidence import Quality
from probant.vocabulary.record import Record
from probant.vocabulary.ruling import Outcome

SIGNS = {
    Outcome.ANSWERED: ("✔", "Answered", "good"),
    Outcome.REFUTED: ("✘", "Proved: no", "good"),
    Outcome.PARTIAL: ("◐", "Partly confirmed", "part"),
    Outcome.INSUFFICIENT_EVIDENCE: ("∅", "Not enough evidence", "open"),
    Outcome.ERROR: ("!", "Could not be looked up", "bad"),
}
QUALITIES = tuple(quality.value for quality in Quality)
MAX_QUOTE_LINES = 14
MAX_SHOWN = 60
KNOWN = ("class", "relation")
"""Arguments of a step that the ladder and the reading tell already."""
STEP_SIGNS = {"ok": "●", "empty": "○", "could_not_look": "⊘", "failed": "✕"}


class Where(Record):
    """Which snapshot of which repository links lead to."""

    repo: str
    at: str

    def source(self, path: str, line: object = None) -> str:
        anchor = f"L{line}" if line else None
        return url("/source", repo=self.repo, at=self.at, path=path, anchor=anchor)

    def ask(self, question: str) -> str:
        return url("/", repo=self.repo, at=self.at, question=question)


class Quote(Record, kw_only=True):
    """Cited lines. `n_more` of them are not shown."""

    number: int
    path: str
    lines: tuple[CodeLine, ...]
    last_line: int
    n_more: int
    href: str


class Shown(Record, kw_only=True):
    """A value or a lead in words, where it stands, and the code that shows it."""

    text: str
    note: str
    place: str
    href: str
    quotes: tuple[Quote, ...]
    why: str = ""
    quality: str = ""


class Rung(Record, kw_only=True):
    """One requirement: what it needs, what there is, and who supplied it."""

    name: str
    about: str
    need: str
    have: str
    is_met: bool
    tools: tuple[tuple[str, str, str], ...]
    because: str

    @property
    def need_step(self) -> int:
        return QUALITIES.index(self.need)

    @property
    def have_step(self) -> int:
        return QUALITIES.index(self.have)


class Step(Record, kw_only=True):
    sign: str
    tool: str
    arguments: str
    status: str
    n_added: int


class OfferedReading(Record):
    sentence: str
    href: str


class AnswerView(Record, kw_only=True):
    """Everything that is drawn of one answer; `parts` are those of several questions in one."""

    answer: Json
    sign: str
    outcome: str
    tone: str
    values: tuple[Shown, ...]
    n_values: int
    looked_at: tuple[Quote, ...]
    leads: tuple[Shown, ...]
    readings: tuple[OfferedReading, ...]
    ladder: tuple[Rung, ...]
    steps: tuple[Step, ...]
    parts: tuple[AnswerView, ...]


def answer_view(answer: Json, where: Where) -> AnswerView:
    sign, outcome, tone = SIGNS[Outcome(answer["outcome"])]
    listed = answer["answer"]["values"]
    cited = {n for one in (*listed, *answer["leads"]) for n in one["citations"]}
    rest = [n for n in range(len(answer["citations"])) if n not in cited]
    return AnswerView(
        answer=answer, sign=sign, outcome=outcome, tone=tone,
        values=tuple(_shown(one, answer, where) for one in listed[:MAX_SHOWN]),
        n_values=answer["answer"].get("n_values", len(listed)),
        looked_at=_quotes(rest[:MAX_SHOWN], answer, where) if not listed else (),
        leads=tuple(_shown(one, answer, where) for one in answer["leads"][:MAX_SHOWN]),
        readings=tuple(_readings(answer, where)),
        ladder=tuple(_rung(row, answer) for row in requirement_rows(answer)),
        steps=tuple(_step(one) for one in answer["trace"]["steps"]),
        parts=tuple(answer_view(part, where) for part in answer["parts"]),
    )  # fmt: skip


def _readings(answer: Json, where: Where) -> Iterator[OfferedReading]:
    for one in answer["readings"]:
        if one["goal"] is not None:
            goal = json.dumps(one["goal"], ensure_ascii=False)
            href = url("/", repo=where.repo, at=where.at, goal=goal)
            yield OfferedReading(one["sentence"], href)


def _shown(one: Json, answer: Json, where: Where) -> Shown:
    text, note = value_words(one)
    path, line = one.get("path"), one.get("line")
    return Shown(
        text=text,
        note=note,
        place=f"{path}:{line}" if path and line else path or "",
        href=where.source(path, line) if path else "",
        quotes=_quotes(one["citations"], answer, where),
        why=one.get("why", ""),
        quality=one.get("quality", ""),
    )


def value_words(one: Json) -> tuple[str, str]:
    """What a value says, and what more there is to know of it."""
    match one["type"]:
        case "location":
            return one["qualified_name"], one["kind"]
        case "name":
            return one["name"], ""
        case "text":
            return one["text"], ""
        case "path":
            return one["path"], ""
        case "count":
            return str(one["count"]), ""
        case "boolean":
            return ("yes" if one["value"] else "no"), ""
        case "commit":
            return one["subject"], f"{one['sha'][:12]} · {one['author']} · {one['date']}"
        case _:
            counts = ", ".join(f"{one[how]} {how}" for how in ("passed", "failed", "skipped"))
            return one["target"], counts


def _quotes(numbers: Sequence[int], answer: Json, where: Where) -> tuple[Quote, ...]:
    return tuple(quote_of(answer["citations"][n], where, number=n + 1) for n in numbers)


def quote_of(citation: Json, where: Where, *, number: int = 0) -> Quote:
    """A citation with its code, cut where it is long."""
    lines = highlighted(citation["quote"], citation["path"], citation["start_line"])
    return Quote(
        number=number,
        path=citation["path"],
        lines=lines[:MAX_QUOTE_LINES],
        last_line=citation["end_line"],
        n_more=max(0, len(lines) - MAX_QUOTE_LINES),
        href=where.source(citation["path"], citation["start_line"]),
    )


def _rung(row: RequirementRow, answer: Json) -> Rung:
    """The tools are those whose entries are of the class, the best first."""
    entries = [one for one in answer["evidence"] if one["class"] == row.evidence_class]
    best: dict[str, Json] = {}
    for one in sorted(entries, key=lambda one: -QUALITIES.index(one["quality"])):
        best.setdefault(one["tool"], one)
    is_met = QUALITIES.index(row.have) >= QUALITIES.index(row.need)
    return Rung(
        name=row.evidence_class, about=row.about, need=row.need, have=row.have, is_met=is_met,
        tools=tuple((one["tool"], one["quality"], one["status"]) for one in best.values()),
        because="" if is_met else row.because,
    )  # fmt: skip


def _step(step: Json) -> Step:
    return Step(
        sign=STEP_SIGNS.get(step["status"], "●"),
        tool=step["tool"],
        arguments=" · ".join(
            f"{name} {value}" for name, value in step["args"] if value and name not in KNOWN
        ),
        status=step["status"],
        n_added=step["added"],
    )
