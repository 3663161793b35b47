"""Reviews as later stages read them: retold line by line, and cut to what is left of a prompt.

A review is what a model wrote, untrusted like the files; its block is blocks.py's. Who wrote it is
not told here: labels are the caller's.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence

from probant.council.prompts.blocks import ReviewBlock, lines_of
from probant.council.prompts.prompt import review_text
from probant.vocabulary.council import Finding, Review, SaidDisposition
from probant.vocabulary.record import replace


def retold(review: Review) -> str:
    """A review in plain lines, what counts first: a reply of one long line of JSON could only be
    cut as a whole, and its form would tell which model wrote it.
    """
    return "\n".join(_retold(review))


def _retold(review: Review) -> Iterator[str]:
    yield f"Verdict: {review.verdict.value}"
    yield f"Summary: {review.summary}"
    yield f"Findings: {len(review.findings)}"
    for finding in review.findings:
        yield from _finding(finding)
    if review.dispositions:
        yield "Evidence:"
    for said in review.dispositions:
        yield _disposition(said)
    for suspicion in review.suspicions:
        yield f"- {suspicion.evidence_id} tries to give orders: {suspicion.quote}"
    if review.prose:
        yield f"In its own words:\n{review.prose}"


def _finding(finding: Finding) -> Iterator[str]:
    place = f"{finding.path}:{finding.first_line}-{finding.last_line}"
    about = f" ({finding.dimension})" if finding.dimension else ""
    yield f"- {finding.severity.value}{about} {place}: {finding.description}"
    yield f"  quote: {finding.quote}"


def _disposition(said: SaidDisposition) -> str:
    return f"- {said.evidence_id} {said.status.value}: {said.rationale or 'no reason given'}"


def fit_reviews(reviews: Sequence[tuple[str, str]], max_chars: int) -> tuple[ReviewBlock, ...]:
    """Short ones whole, the others share what is left; all in the order given."""
    whole = {label: _whole_review(label, text) for label, text in reviews}
    shown: dict[str, ReviewBlock] = {}
    by_size = sorted(reviews, key=lambda one: (len(review_text(whole[one[0]])), one[0]))
    for n_done, (label, text) in enumerate(by_size):
        block = _fitted(label, text, max_chars // (len(by_size) - n_done))
        max_chars -= len(review_text(block))
        shown[label] = block
    return tuple(shown[label] for label, _text in reviews)


def _whole_review(label: str, text: str) -> ReviewBlock:
    return ReviewBlock(label=label, text=text, n_lines=len(lines_of(text)))


def _fitted(label: str, text: str, max_chars: int) -> ReviewBlock:
    """Its beginning, up to the end of a line; within a line only if nothing stands before it."""
    block = _whole_review(label, text)
    if len(review_text(block)) <= max_chars:
        return block
    lines = text.split("\n")
    n_lines = _most(len(lines), lambda n: _cut(block, "\n".join(lines[:n])), max_chars)
    beginning = "\n".join(lines[:n_lines])
    if beginning.strip():
        return _cut(block, beginning)
    return _cut(block, text[: _most(len(text), lambda n: _cut(block, text[:n]), max_chars)])


def _cut(block: ReviewBlock, text: str) -> ReviewBlock:
    return replace(block, text=text, is_cut=True)


def _most(n_all: int, made: Callable[[int], ReviewBlock], max_chars: int) -> int:
    """The largest beginning whose block fits; sizes grow with it."""
    return bisect_right(range(1, n_all + 1), max_chars, key=lambda n: len(review_text(made(n))))
