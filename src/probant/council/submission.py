"""A request as it comes over the wire, and what is refused of it.

Nothing is looked up here: whether the commit or a path exists is for later stages, and what goes
back is response.py's. Next: items.py issues ids.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from probant.council.intake.items import RESERVED_ID
from probant.council.prompts.prompt import MAX_FOCUS_CHARS, is_focus
from probant.council.refusals import refusal_of
from probant.council.selection.targets import MAX_TARGETS, plain_target, shown
from probant.errors import RequestRefused
from probant.vocabulary.council import Depth
from probant.vocabulary.json_text import NotStrictJson, read_json

MAX_ITEMS = 20
MAX_ITEM_CHARS = 50_000
MAX_EVIDENCE_CHARS = 250_000
MAX_REQUEST_BYTES = 2 << 20

EVIDENCE_ID = re.compile(r"(?!auto-)[A-Za-z0-9._\-]{1,64}")
SOURCE = re.compile(r"[A-Za-z0-9._@/\-+]{1,200}")
SNAPSHOT_ID = re.compile(r"[0-9a-f]{7,40}")
_MAX_NAMES_TOLD = 10


def _anchored(pattern: re.Pattern[str]) -> dict[str, Any]:
    return {"pattern": f"^{pattern.pattern}$"}


class EvidenceItem(BaseModel):
    """One piece of evidence as a caller submits it: what a tool said before the review."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    evidence_id: str | None = Field(
        default=None,
        description="The caller's own name for the item; issued as auto-N where it is left out.",
        json_schema_extra={"maxLength": 64, **_anchored(EVIDENCE_ID)},
    )
    source: str = Field(
        description="Tool and version, such as ruff@0.15.0.",
        json_schema_extra={"minLength": 1, "maxLength": 200, **_anchored(SOURCE)},
    )
    format: Literal["markdown", "json", "text"] = Field(
        default="markdown", description="How the content reads; it is shown verbatim all the same."
    )
    content: str = Field(
        min_length=1, max_length=MAX_ITEM_CHARS, description="What the tool said, verbatim."
    )
    strength: Literal["informational", "blocking"] = Field(
        default="informational",
        description="informational is context; blocking is to be confirmed or rejected.",
    )

    @field_validator("evidence_id")
    @classmethod
    def _id_fits(cls, given: str | None) -> str | None:
        if given is not None and given.startswith(RESERVED_ID):
            raise ValueError("may not begin with auto-, such ids are issued here; choose another")
        if given is not None and not EVIDENCE_ID.fullmatch(given):
            raise ValueError("must be 1 to 64 letters, digits, dots, underscores or hyphens")
        return given

    @field_validator("source")
    @classmethod
    def _source_fits(cls, given: str) -> str:
        if not SOURCE.fullmatch(given):
            raise ValueError("must be 1 to 200 letters, digits or . _ @ / - +, such as ruff@0.15.0")
        return given


class VerifyRequest(BaseModel):
    """What is to be reviewed, how deeply, and with which evidence."""

    # A field of a later version must not break a caller; its name becomes a warning.
    model_config = ConfigDict(extra="ignore", strict=True, frozen=True)

    snapshot_id: str = Field(
        description="The commit, 7 to 40 lower-case hexadecimal digits.",
        json_schema_extra={"minLength": 7, "maxLength": 40, **_anchored(SNAPSHOT_ID)},
    )
    target_paths: (
        Annotated[list[Annotated[str, Field(min_length=1)]], Field(max_length=MAX_TARGETS)] | None
    ) = Field(
        default=None,
        description="Files or directories; left out, the files that the commit changed.",
        json_schema_extra={"minItems": 1},
    )
    rubric_focus: str | None = Field(
        default=None,
        description="What to look at above all, one line.",
        json_schema_extra={"maxLength": MAX_FOCUS_CHARS},
    )
    tier: Literal["quick", "balanced", "high", "reasoning"] = Field(
        default="balanced", description="How much is read and how long it may take."
    )
    evidence: Annotated[list[EvidenceItem], Field(max_length=MAX_ITEMS)] | None = Field(
        default=None,
        description="What tools found before; at most 20 items and 250,000 characters in all.",
    )

    @field_validator("snapshot_id")
    @classmethod
    def _is_commit_id(cls, given: str) -> str:
        if not SNAPSHOT_ID.fullmatch(given):
            raise ValueError("must be 7 to 40 lower-case hexadecimal digits of a commit id")
        return given

    @field_validator("target_paths")
    @classmethod
    def _are_plain_paths(cls, given: list[str] | None) -> list[str] | None:
        if given is not None and not given:
            raise ValueError("is empty, which names nothing; name a path, or leave it out")
        for path in given or ():
            try:
                plain_target(path)
            except RequestRefused as refused:
                what = refused.message.removeprefix("target_paths: ")
                raise ValueError(f"{what}; {refused.remedy}") from refused
        return given

    @field_validator("rubric_focus")
    @classmethod
    def _is_one_line(cls, given: str | None) -> str | None:
        if not given:
            return given
        if len(given) > MAX_FOCUS_CHARS:
            raise ValueError(f"has {len(given):,} characters of {MAX_FOCUS_CHARS}; shorten it")
        if not is_focus(given):
            raise ValueError(
                "must be one line of visible characters; take plain spaces instead of tabs, line "
                "breaks and no-break spaces"
            )
        return given

    @field_validator("evidence")
    @classmethod
    def _fits_together(cls, given: list[EvidenceItem] | None) -> list[EvidenceItem] | None:
        n_chars = sum(len(item.content) for item in given or ())
        if n_chars > MAX_EVIDENCE_CHARS:
            raise ValueError(
                f"has {n_chars:,} characters of {MAX_EVIDENCE_CHARS:,}; send what matters most"
            )
        seen: dict[str, int] = {}
        for index, item in enumerate(given or ()):
            if item.evidence_id is None:
                continue
            if item.evidence_id in seen:
                raise ValueError(
                    f"items {seen[item.evidence_id]} and {index} are both called "
                    f"{item.evidence_id}; give each its own evidence_id"
                )
            seen[item.evidence_id] = index
        return given

    @property
    def depth(self) -> Depth:
        return Depth(self.tier)

    @property
    def focus(self) -> str | None:
        """The focus without blanks around it; None where there is nothing in it."""
        return (self.rubric_focus or "").strip() or None

    @property
    def targets(self) -> tuple[str, ...] | None:
        """The paths as choosing.py takes them."""
        return None if self.target_paths is None else tuple(self.target_paths)

    @property
    def is_evidence_present(self) -> bool:
        return bool(self.evidence)


def read_request(
    data: Mapping[str, object] | VerifyRequest,
) -> tuple[VerifyRequest, tuple[str, ...]]:
    """The request, and a sentence for each thing of it that was ignored."""
    if isinstance(data, VerifyRequest):
        return data, ()
    if not isinstance(data, Mapping):
        raise RequestRefused(
            f"a request is a JSON object, not {_kind(data)}", remedy="see the request schema"
        )
    try:
        request = VerifyRequest.model_validate(dict(data))
    except ValidationError as invalid:
        raise refusal_of(invalid) from None
    return request, _ignored(data)


def read_request_text(raw: bytes | str) -> tuple[VerifyRequest, tuple[str, ...]]:
    """The same from JSON text that nobody has looked at yet."""
    if len(raw) > MAX_REQUEST_BYTES:
        raise RequestRefused(
            f"the request is larger than {MAX_REQUEST_BYTES:,} bytes",
            remedy="send less evidence",
            code="request_too_large",
        )
    try:
        data = read_json(raw)
    except NotStrictJson as odd:
        raise RequestRefused(
            f"the request is not JSON: {odd}", remedy="send one JSON object"
        ) from None
    return read_request(data)  # type: ignore[arg-type]  # anything else is refused there


def read_items(evidence: Sequence[object], named: str = "evidence") -> tuple[EvidenceItem, ...]:
    """Items by themselves, as a file holds them; `named` says where they stand."""
    found: list[EvidenceItem] = []
    for index, one in enumerate(evidence):
        try:
            found.append(EvidenceItem.model_validate(one))
        except ValidationError as invalid:
            raise refusal_of(invalid, under=(named, index)) from None
    return tuple(found)


def item_data(item: EvidenceItem) -> dict[str, object]:
    """The item as a caller would write it."""
    return item.model_dump(mode="json", exclude_none=True)


def request_schema() -> dict[str, Any]:
    """The JSON schema of a request."""
    return VerifyRequest.model_json_schema()


def item_schema() -> dict[str, Any]:
    """The JSON schema of one item."""
    return EvidenceItem.model_json_schema()


def _ignored(data: Mapping[str, object]) -> tuple[str, ...]:
    known = list(VerifyRequest.model_fields)
    names = [name for name in data if name not in VerifyRequest.model_fields]
    told = [_ignored_name(str(name), known) for name in names[:_MAX_NAMES_TOLD]]
    if len(names) > _MAX_NAMES_TOLD:
        told.append(f"{len(names) - _MAX_NAMES_TOLD} more unknown fields were ignored")
    return tuple(told)


def _ignored_name(name: str, known: Sequence[str]) -> str:
    near = get_close_matches(name[:80], known, n=1)
    hint = f"; did you mean {near[0]}?" if near else ""
    return f"unknown field {shown(name)} was ignored{hint}"


def _kind(data: object) -> str:
    names = {list: "a list", str: "a text", int: "a number", float: "a number", bool: "a boolean"}
    return "null" if data is None else names.get(type(data), "something else")
