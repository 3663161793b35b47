"""How much of everything a prompt may hold: one allocator over rendered sizes, never over the cap.

Evidence is served first, within its share, whole or not at all; files get what is left
(filling.py); later stages have twice the cap for the same material and the reviews. The receipt
comes from coverage.py, which reads the finished prompt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, chain, count

from probant.council.intake.items import in_order
from probant.council.prompts.blocks import ReviewBlock
from probant.council.prompts.boundary import render_item
from probant.council.prompts.coverage import receipt_of
from probant.council.prompts.filling import Wanted, fill
from probant.council.prompts.prompt import (
    Placed,
    UnderReview,
    chairman_prompt,
    deleted_note,
    file_text,
    ranking_prompt,
    review_text,
    reviewer_prompt,
)
from probant.council.prompts.reviews import fit_reviews
from probant.errors import BlockingEvidenceTooLarge
from probant.llm.port import Prompt
from probant.vocabulary.council import (
    Bearing,
    Depth,
    EvidenceWarning,
    Item,
    Receipt,
    WarningReason,
)
from probant.vocabulary.record import Record, replace


class Limits(Record, kw_only=True):
    """What a depth allows. The cap covers system and user text of a reviewer's prompt together."""

    max_chars: int
    evidence_percent: int
    deadline_s: int

    @property
    def evidence_max_chars(self) -> int:
        return self.max_chars * self.evidence_percent // 100

    @property
    def later_max_chars(self) -> int:
        """For the ranking and the chairman."""
        return 2 * self.max_chars


DEPTHS: Mapping[Depth, Limits] = {
    Depth.QUICK: Limits(max_chars=15_000, evidence_percent=10, deadline_s=60),
    Depth.BALANCED: Limits(max_chars=30_000, evidence_percent=20, deadline_s=180),
    Depth.HIGH: Limits(max_chars=50_000, evidence_percent=20, deadline_s=360),
    Depth.REASONING: Limits(max_chars=50_000, evidence_percent=20, deadline_s=1200),
}


class Allocation(Record, kw_only=True):
    """The reviewers' prompt and what went into it."""

    depth: Depth
    material: UnderReview
    prompt: Prompt
    kept: tuple[Item, ...]
    """In the order shown."""
    dropped: tuple[Item, ...]
    rendered_sizes: tuple[tuple[str, int], ...]
    """(evidence id, characters with the wrapper) of the kept ones."""
    warnings: tuple[EvidenceWarning, ...]
    receipt: Receipt
    evidence_max_chars: int
    evidence_chars_rendered: int
    file_max_chars: int
    file_chars: int
    """Rendered, as all sizes here."""

    @property
    def shows_files(self) -> bool:
        """False: the input is too large, or nothing of it may be read."""
        return bool(self.material.files)


def untrusted_texts(
    focus: str | None, items: Sequence[Item], files: Sequence[Wanted]
) -> Iterator[str]:
    """Everything a boundary must not stand in; for `draw_boundary`."""
    yield focus or ""
    for item in items:
        yield from (item.content, item.source, item.evidence_id)
    for file in files:
        yield from (file.path, file.text or "")


def allocate(
    focus: str | None, items: Sequence[Item], files: Sequence[Wanted], depth: Depth, boundary: str
) -> Allocation:
    if any(boundary in text for text in untrusted_texts(focus, items, files)):
        raise ValueError("the boundary stands in a text under review: draw another")
    limits = DEPTHS[depth]
    kept, dropped, warnings = _carve(in_order(items), limits, depth, boundary)
    n_requested = len({file.path for file in files})
    bare = UnderReview(
        focus=focus, items=tuple(item for item, _size in kept), boundary=boundary, files=(),
        n_requested=n_requested,
    )  # fmt: skip
    # The tally of files may turn out wider than that of the bare prompt: two more numbers.
    n_tally_chars = 2 * len(str(n_requested))
    n_note_chars = len(deleted_note(any(file.is_deleted for file in files)))
    file_max_chars = limits.max_chars - reviewer_prompt(bare).n_chars - n_tally_chars - n_note_chars
    filled = fill(files, file_max_chars)
    material = replace(bare, files=filled.blocks)
    prompt = reviewer_prompt(material)
    return Allocation(
        depth=depth,
        material=material,
        prompt=prompt,
        kept=bare.items,
        dropped=dropped,
        rendered_sizes=tuple((item.evidence_id, size) for item, size in kept),
        warnings=warnings,
        receipt=receipt_of(prompt, files, filled.reasons),
        evidence_max_chars=limits.evidence_max_chars,
        evidence_chars_rendered=sum(size for _item, size in kept),
        file_max_chars=file_max_chars,
        file_chars=sum(len(file_text(block)) for block in filled.blocks),
    )


# Evidence

_Kept = tuple[tuple[Item, int], ...]


def _carve(
    ordered: Sequence[Item], limits: Limits, depth: Depth, boundary: str
) -> tuple[_Kept, tuple[Item, ...], tuple[EvidenceWarning, ...]]:
    """Whole items in their order while they fit; a smaller one may still fit after a larger."""
    _refuse_large_blocking(ordered, limits, depth, boundary)
    kept: list[tuple[Item, int]] = []
    dropped: list[Item] = []
    warnings: list[EvidenceWarning] = []
    left = limits.evidence_max_chars
    for item in ordered:
        size = item_chars(item, len(kept) + 1, boundary)
        if size <= left:
            kept.append((item, size))
            left -= size
        else:
            dropped.append(item)
            warnings.append(_dropped(item, size, left, depth))
    return tuple(kept), tuple(dropped), tuple(warnings)


def item_chars(item: Item, position: int, boundary: str) -> int:
    """What an item takes of the share: wrapper and the blank line behind it included."""
    return len(render_item(item, position, boundary)) + 1


def _refuse_large_blocking(
    ordered: Sequence[Item], limits: Limits, depth: Depth, boundary: str
) -> None:
    """None is ever dropped. One that fits nowhere is named before those that only fit no more,
    for which `chars` is the sum with all blocking items before it.
    """
    budget = limits.evidence_max_chars
    blocking = [item for item in ordered if item.bearing is Bearing.BLOCKING]
    sizes = [item_chars(item, place, boundary) for place, item in enumerate(blocking, 1)]
    alone = [(item, 0, chars) for item, chars in zip(blocking, sizes, strict=True)]
    together = zip(blocking, count(), accumulate(sizes), strict=False)
    for item, n_before, chars in chain(alone, together):
        if chars > budget:
            raise BlockingEvidenceTooLarge(
                evidence_index=item.request_index, source=item.source, chars=chars, budget=budget,
                tier=depth.value, n_before=n_before,
                is_most=budget == max(one.evidence_max_chars for one in DEPTHS.values()),
                is_linter_json=_is_linter_json(item),
            )  # fmt: skip


def _is_linter_json(item: Item) -> bool:
    """Asked only where an item is refused, so that readers of tools are loaded only then."""
    from probant.council.machine.scanners import TOOLS, read_scan

    return read_scan(item.content).tool in TOOLS


def _dropped(item: Item, size: int, left: int, depth: Depth) -> EvidenceWarning:
    return EvidenceWarning(
        evidence_id=item.evidence_id,
        request_index=item.request_index,
        source=item.source,
        reason=WarningReason.BUDGET_OVERFLOW_DROPPED,
        detail=f"needs {size} characters with its wrapper; {left} of the evidence's share of tier "
        f"{depth.value} were left",
        chars_attempted=size,
        chars_kept=0,
    )


# Later stages


def fitted_ranking_prompt(allocation: Allocation, reviews: Sequence[tuple[str, str]]) -> Prompt:
    """`reviews` are (label, text), in the order to show."""
    max_chars = DEPTHS[allocation.depth].later_max_chars
    blank = [ReviewBlock(label=label, text="", n_lines=0) for label, _text in reviews]
    fixed = ranking_prompt(allocation.material, blank).n_chars
    shown = fit_reviews(reviews, max_chars - fixed + sum(len(review_text(one)) for one in blank))
    return ranking_prompt(allocation.material, shown)


def fitted_chairman_prompt(
    allocation: Allocation, reviews: Sequence[tuple[str, str]], ranking: Sequence[Placed]
) -> Prompt:
    """`reviews` as for the ranking; `ranking` is best first, empty where none was made."""
    max_chars = DEPTHS[allocation.depth].later_max_chars
    fixed = chairman_prompt(allocation.material, (), ranking).n_chars
    return chairman_prompt(allocation.material, fit_reviews(reviews, max_chars - fixed), ranking)
