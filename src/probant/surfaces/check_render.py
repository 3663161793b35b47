"""A check as text, JSON, SARIF, GitHub annotations or JUnit: one function for each."""

from __future__ import annotations

import json
from collections.abc import Sequence

from probant.checking.document import Document
from probant.surfaces.check_wire import check_json
from probant.surfaces.cli.text import Painter, one_line
from probant.vocabulary.assertion import TextReport


def render(
    reports: Sequence[TextReport], documents: Sequence[Document], form: str, paint: Painter
) -> str:
    if form == "json":
        return json.dumps(check_json(reports), ensure_ascii=False, indent=2) + "\n"
    lines = [
        f"{report.source}:{one.assertion.span.line}: {one.verdict.value} "
        f"{one.assertion.kind.wire}: {one_line(one.assertion.text)} ({one_line(one.detail)})"
        for report in reports
        for one in report.claims
    ]
    return "\n".join(lines) + "\n"
