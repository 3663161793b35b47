"""Tests in Rust documentation, from the lines of rustdoc, which keeps what they print to itself.

Not here: test programs (suites.py).
"""

from __future__ import annotations

import re

from probant.runs.cargo.messages import located
from probant.runs.cargo.suites import failure_message
from probant.runs.compiled import MAX_MESSAGE_CHARS, MAX_TRACE_CHARS, text_of
from probant.runs.port import Case, CaseResult
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Finished

_RESULTS = {"ok": CaseResult.PASSED, "FAILED": CaseResult.FAILED, "ignored": CaseResult.SKIPPED}
_LINE = re.compile(r"^test (.+?) \.\.\. (ok|FAILED|ignored)(?:, .*)?$", re.MULTILINE)
_PLACE = re.compile(r"^(\S+) - .*\(line (\d+)\)")
_SUM = re.compile(r"^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored", re.MULTILINE)


class DocTests(Record, kw_only=True):
    cases: tuple[Case, ...]
    is_whole: bool
    doubts: tuple[str, ...]


def read_doc_tests(site: Worksite, done: Finished) -> DocTests:
    text = text_of(done.stdout)
    told = text.replace("\nfailures:\n", "\n\0")
    heads = re.sub(r"\0[^\0]*?(?=^test result: )", "", told, flags=re.MULTILINE)
    cases = tuple(_case(site, found, text) for found in _LINE.finditer(heads))
    sums = [[int(number) for number in one] for one in _SUM.findall(heads)]
    summed = [sum(column) for column in zip(*sums, strict=True)] or [0, 0, 0]
    order = (CaseResult.PASSED, CaseResult.FAILED, CaseResult.SKIPPED)
    found = [sum(case.result is result for case in cases) for result in order]
    doubts = [] if summed == found else ["the sums of the documentation's tests differ from them"]
    return DocTests(cases=cases, is_whole=bool(sums), doubts=tuple(doubts))


def _case(site: Worksite, found: re.Match[str], text: str) -> Case:
    name, result = found[1], _RESULTS[found[2]]
    place = _PLACE.match(name)
    path = located(site, place[1]) if place else ""
    line = int(place[2]) if place and path else None
    if result is not CaseResult.FAILED:
        return Case(name=name, result=result, path=path, line=line)
    start = text.find(f"---- {name} stdout ----")
    trace = text[start:].partition("\n\n\n")[0] if start >= 0 else ""
    trace = trace.partition("\n")[2][:MAX_TRACE_CHARS]
    message = failure_message(trace)[:MAX_MESSAGE_CHARS]
    return Case(name=name, result=result, path=path, line=line, message=message, trace=trace)
