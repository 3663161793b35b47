"""A receipt in its three forms: a screen of text, `probant.receipt/1`, Markdown for a pull request.

Worst first; what holds takes one line each. Nothing of a message or a repository goes out raw.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from probant.agents.weakened import WeakenedTest
from probant.surfaces.cli.text import Painter, one_line
from probant.surfaces.phrasing import asciified, clipped, counted, flowing
from probant.surfaces.receipt.making import Entry, Receipt
from probant.surfaces.wire import citation_json, snapshot_json
from probant.vocabulary.claim import CheckResult

SCHEMA = "probant.receipt/1"
MAX_SHOWN = 12
"""Of one sort, in text and Markdown; all are in the JSON."""
_WORST_FIRST = (CheckResult.REFUTED, CheckResult.UNVERIFIABLE, CheckResult.VERIFIED)
_MARKS = {
    CheckResult.REFUTED: ("red", "✗"),
    CheckResult.UNVERIFIABLE: ("yellow", "?"),
    CheckResult.VERIFIED: ("green", "✓"),
}


def receipt_text(receipt: Receipt, paint: Painter, *, ascii_only: bool = False) -> str:
    lines = [paint("bold", _heading(receipt)), ""]
    for verdict in _WORST_FIRST:
        style, mark = _MARKS[verdict]
        for one in receipt.of(verdict)[:MAX_SHOWN]:
            lines.append(f"{paint(style, mark)} {_line(clipped(one.text, 100))}")
            if verdict is not CheckResult.VERIFIED:
                lines.append(f"    {_line(_told(one))}")
        lines += _more(len(receipt.of(verdict)))
    for weak in receipt.weakened[:MAX_SHOWN]:
        lines.append(f"{paint('magenta', '!')} {_line(_weakened(weak))}")
    lines += _more(len(receipt.weakened))
    for sentence in receipt.unread[:MAX_SHOWN]:
        lines.append(f"{paint('magenta', '~')} not read: {_line(clipped(sentence, 100))}")
    lines += _more(len(receipt.unread))
    lines += ["", paint("bold", summary(receipt))]
    text = "\n".join(lines) + "\n"
    return asciified(text) if ascii_only else text


def receipt_markdown(receipt: Receipt) -> str:
    """For a comment on a pull request."""
    lines = [f"### {_cell(_heading(receipt))}", "", "| | said | found |", "| --- | --- | --- |"]
    for verdict in _WORST_FIRST:
        mark = _MARKS[verdict][1]
        for one in receipt.of(verdict)[:MAX_SHOWN]:
            lines.append(f"| {mark} | {_cell(clipped(one.text, 160))} | {_cell(_told(one))} |")
    if receipt.weakened:
        lines += ["", "Tests that the change made weaker:", ""]
        lines += [f"- {_cell(_weakened(one))}" for one in receipt.weakened[:MAX_SHOWN]]
    if receipt.unread:
        lines += ["", "Not read:", ""]
        lines += [f"- {_cell(one)}" for one in receipt.unread[:MAX_SHOWN]]
    lines += ["", summary(receipt), ""]
    return "\n".join(lines)


def receipt_json(receipt: Receipt) -> dict[str, Any]:
    """`probant.receipt/1`."""
    spoken = receipt.conversation
    return {
        "schema": SCHEMA,
        "source": {
            "agent": spoken.agent,
            "file": None if spoken.file is None else str(spoken.file),
            "session": spoken.session,
            "began": spoken.began or None,
        },
        "repository": str(receipt.repository),
        "snapshot": snapshot_json(receipt.snapshot),
        "since": receipt.since or None,
        "statements": [_entry_json(one) for one in receipt.entries],
        "weakened_tests": [
            {"path": one.path, "line": one.line, "test": one.test or None, "how": one.how.value,
             "text": one.text}
            for one in receipt.weakened
        ],
        "unread": list(receipt.unread),
        "counts": {
            "statements": len(receipt.entries),
            **{verdict.value: len(receipt.of(verdict)) for verdict in CheckResult},
            "unread": len(receipt.unread),
            "weakened_tests": len(receipt.weakened),
        },
    }  # fmt: skip


def refuted_lines(receipt: Receipt) -> list[str]:
    """What is false, each with what is the case and the right place: a reason for an agent."""
    return [f"- “{clipped(flowing(one.text), 160)}”: {_told(one)}"
            for one in receipt.of(CheckResult.REFUTED)]  # fmt: skip


def summary(receipt: Receipt) -> str:
    if not receipt.entries:
        told = "nothing checkable was said"
    else:
        parts = [f"{len(receipt.of(verdict))} {verdict.value}" for verdict in CheckResult]
        told = f"{counted(len(receipt.entries), 'statement')}: {', '.join(parts)}"
    if receipt.unread:
        told += f"; {counted(len(receipt.unread), 'sentence')} not read"
    if receipt.weakened:
        told += f"; {counted(len(receipt.weakened), 'test')} made weaker"
    return told


def _entry_json(one: Entry) -> dict[str, Any]:
    return {
        "text": one.text,
        "line": one.line,
        "kind": one.kind,
        "verdict": one.verdict.value,
        "detail": one.detail,
        "suggestion": one.suggestion or None,
        "citations": [citation_json(cited) for cited in one.citations],
    }


def _heading(receipt: Receipt) -> str:
    since = f", since {receipt.since}" if receipt.since else ""
    return _line(f"Receipt for {receipt.conversation.agent} in {receipt.repository.name}{since}")


def _told(one: Entry) -> str:
    return flowing(one.detail) + (f" → {one.suggestion}" if one.suggestion else "")


def _weakened(one: WeakenedTest) -> str:
    test = f"::{one.test}" if one.test else ""
    return f"{one.how.value}: {one.path}:{one.line}{test} ({one.text})"


def _more(n_all: int) -> Iterator[str]:
    if n_all > MAX_SHOWN:
        yield f"  … and {n_all - MAX_SHOWN} more"


def _line(text: str) -> str:
    return one_line(flowing(text))


def _cell(text: str) -> str:
    """Inside a table: no bar, no tag, no mention and no line break of its own."""
    safe = _line(text).replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;")
    return safe.replace("@", "&#64;")
