"""The only place where prompts are put together, for the stages of a review, narrator and reader.

Role and focus, evidence, code, instructions, in that order. Without evidence a prompt is the same
as if evidence did not exist. What fits is decided in budget.py; fixed sentences are wording.py's.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.council.prompts import wording
from probant.council.prompts.blocks import (
    FileBlock,
    ReviewBlock,
    render_file,
    render_review,
    render_text,
)
from probant.council.prompts.boundary import render_items
from probant.llm.port import Prompt
from probant.vocabulary.council import Item
from probant.vocabulary.record import Record

MAX_FOCUS_CHARS = 200
MAX_NARRATOR_CHARS = 20_000


class UnderReview(Record, kw_only=True):
    """What is under review, as every stage sees it. `n_requested` counts files not shown too."""

    focus: str | None
    items: tuple[Item, ...]
    boundary: str
    files: tuple[FileBlock, ...]
    n_requested: int

    def __post_init__(self) -> None:
        if self.focus is not None and not is_focus(self.focus):
            raise ValueError("a focus is one line of visible characters")


class Placed(Record):
    """A review's place in the ranking: its label and score, from 0 to 1."""

    label: str
    score: float


def is_focus(text: str) -> bool:
    """One visible line: it cannot open a section of a prompt."""
    return 0 < len(text) <= MAX_FOCUS_CHARS and text.isprintable()


def reviewer_prompt(material: UnderReview) -> Prompt:
    return Prompt(
        wording.REVIEWER_ROLE,
        _under_review(material)
        + _instructions(wording.reviewer_instructions(bool(material.items))),
    )


def ranking_prompt(material: UnderReview, reviews: Sequence[ReviewBlock]) -> Prompt:
    if not reviews:
        raise ValueError("there is no review to rank")
    labels = tuple(review.label for review in reviews)
    return Prompt(
        wording.RANKING_ROLE,
        _under_review(material)
        + _reviews(reviews)
        + _instructions(wording.ranking_instructions(labels)),
    )


def chairman_prompt(
    material: UnderReview, reviews: Sequence[ReviewBlock], ranking: Sequence[Placed]
) -> Prompt:
    """`ranking` is best first, and empty where none was made."""
    return Prompt(
        wording.CHAIRMAN_ROLE,
        _under_review(material)
        + _reviews(reviews)
        + _ranking(ranking)
        + _instructions(wording.chairman_instructions(bool(material.items))),
    )


def narrator_prompt(question: str, facts: Sequence[str]) -> Prompt:
    """The question and the facts it may be answered from, as long as they fit."""
    shown = f"{wording.NARRATOR_TITLE}\n\n{render_text('question', question)}\n"
    for number, fact in enumerate(facts, 1):
        block = render_text(f'fact number="{number}"', fact)
        if len(shown) + len(block) > MAX_NARRATOR_CHARS:
            break
        shown += f"{block}\n"
    return Prompt(wording.NARRATOR_ROLE, shown + _instructions(wording.NARRATOR_INSTRUCTIONS))


def reader_prompt(question: str, kinds: Sequence[str]) -> Prompt:
    """The question, and every kind there is with its plain sentence."""
    shown = f"{wording.READER_TITLE}\n\n{render_text('question', question)}\n"
    listed = render_text("kinds", "\n".join(kinds))
    text = f"{shown}{listed}\n{_instructions(wording.READER_INSTRUCTIONS)}"
    return Prompt(wording.READER_ROLE, text)


def _under_review(material: UnderReview) -> str:
    return _opening(material.focus) + _evidence(material) + _code(material)


def _opening(focus: str | None) -> str:
    told = wording.NO_FOCUS if focus is None else f"The caller asks for this focus: {focus}"
    return f"{wording.TITLE}\n\n{told}\n\n"


def _evidence(material: UnderReview) -> str:
    if not material.items:
        return ""
    items = render_items(material.items, material.boundary)
    return f"{wording.EVIDENCE_HEADING}\n\n{wording.EVIDENCE_PREAMBLE}\n\n{items}"


def _code(material: UnderReview) -> str:
    files = "".join(file_text(block) for block in material.files)
    note = deleted_note(any(block.is_deleted for block in material.files))
    return f"{wording.CODE_HEADING}\n\n{wording.CODE_PREAMBLE}\n{note}{_tally(material)}\n\n{files}"


def deleted_note(has_deleted: bool) -> str:
    """What the mark of a deleted file means; without one there is nothing to be said of it."""
    return f"{wording.DELETED_NOTE}\n" if has_deleted else ""


def file_text(block: FileBlock) -> str:
    """A block and the blank line behind it: what a file takes of the budget."""
    return render_file(block) + "\n"


def _tally(material: UnderReview) -> str:
    n_whole = sum(block.n_lines == len(block.lines) for block in material.files)
    n_cut = len(material.files) - n_whole
    n_absent = material.n_requested - len(material.files)
    return (
        f"Files asked for: {material.n_requested}. "
        f"Shown whole: {n_whole}, in part: {n_cut}, not at all: {n_absent}."
    )


def _reviews(reviews: Sequence[ReviewBlock]) -> str:
    blocks = "".join(review_text(review) for review in reviews)
    return f"{wording.REVIEWS_HEADING}\n\n{wording.REVIEWS_PREAMBLE}\n\n{blocks}"


def review_text(block: ReviewBlock) -> str:
    """As `file_text`."""
    return render_review(block) + "\n"


def _ranking(ranking: Sequence[Placed]) -> str:
    if not ranking:
        return f"{wording.RANKING_HEADING}\n\n{wording.NO_RANKING}\n\n"
    lines = "".join(
        f"{place}. {one.label} ({one.score:.2f})\n" for place, one in enumerate(ranking, 1)
    )
    return f"{wording.RANKING_HEADING}\n\n{wording.RANKING_PREAMBLE}\n\n{lines}\n"


def _instructions(text: str) -> str:
    return f"{wording.INSTRUCTIONS_HEADING}\n\n{text}"
