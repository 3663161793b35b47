"""Small material for prompts: files as a selection hands them over, and evidence."""

from __future__ import annotations

from probant.council.intake.items import RESERVED_ID
from probant.council.prompts.budget import Allocation, allocate
from probant.council.submission import EvidenceItem
from probant.vocabulary.council import Bearing, BodyFormat, Depth, Item, Sighting
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from tests.unit.council.hostile import BOUNDARY


class AFile(Record, kw_only=True):
    path: RepoPath
    text: str | None = None
    reason: str | None = None
    changed: tuple[LineRange, ...] = ()
    is_deleted: bool = False


def a_file(
    path: str, text: str | None = None, *changed: tuple[int, int], why: str = "",
    is_deleted: bool = False,
) -> AFile:  # fmt: skip
    ranges = tuple(LineRange(first, last) for first, last in changed)
    return AFile(
        path=RepoPath(path), text=text, reason=why or None, changed=ranges, is_deleted=is_deleted
    )


def item(
    content: str = "body", *, index: int = 0, source: str = "ruff@0.15", blocking: bool = False,
    evidence_id: str = "", shape: BodyFormat = BodyFormat.TEXT,
) -> Item:  # fmt: skip
    return Item(
        evidence_id=evidence_id or f"auto-{index + 1}", request_index=index, source=source,
        format=shape, content=content,
        bearing=Bearing.BLOCKING if blocking else Bearing.INFORMATIONAL,
    )  # fmt: skip


def wire_of(item: Item) -> EvidenceItem:
    """The item as it was submitted; an id that was issued here is left out again."""
    return EvidenceItem(
        evidence_id=None if item.evidence_id.startswith(RESERVED_ID) else item.evidence_id,
        source=item.source,
        format=item.format.value,
        content=item.content,
        strength=item.bearing.value,
    )


def allocated(
    files: list[AFile] | None = None, items: list[Item] | None = None,
    depth: Depth = Depth.QUICK, focus: str | None = None,
) -> Allocation:  # fmt: skip
    wanted = [a_file("a.py", "x = 1\n")] if files is None else files
    return allocate(focus, items or [], wanted, depth, BOUNDARY)


def seen(allocation: Allocation, sighting: Sighting) -> list[str]:
    return [one.path for one in allocation.receipt.files if one.sighting is sighting]
