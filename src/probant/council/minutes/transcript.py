"""What a verification leaves behind: the texts of its files, and the way back from them.

request.json, prompt.txt, evidence.json, stage1–3.json and result.json together hold all that the
outcome depends on, so that `material_of` can give it to `conclude` again. Where they are kept is
files.py's matter, what seals them manifest.py's.
"""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Iterable, Mapping
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import MappingProxyType
from typing import Any

from probant.council.deciding.outcome import Material
from probant.council.minutes.codec import Unreadable, plain, restore
from probant.council.minutes.files import write_directory
from probant.council.minutes.manifest import (
    EVIDENCE,
    PROMPT,
    REQUEST,
    RESULT,
    STAGES,
    Files,
    Json,
    read_stored,
    written,
)
from probant.llm.keys import without_keys
from probant.llm.port import Prompt
from probant.llm.replay import prompt_sha256
from probant.vocabulary.council import EvidenceWarning, Item
from probant.vocabulary.record import Record
from probant.vocabulary.source import Snapshot

ORDERING_RULE = "strength_then_source_then_id"
DROPPED = "budget_overflow_dropped"
_HEAD = "probant prompt, system {} bytes, user {} bytes\n"


class EvidenceAccount(Record, kw_only=True):
    """What became of submitted evidence on its way into the prompt."""

    tier_max_chars: int
    evidence_max_chars: int
    boundary: str
    rendered_chars: Mapping[str, int]
    """By evidence id, the kept ones."""
    warnings: tuple[EvidenceWarning, ...]


class Minutes(Record, kw_only=True):
    """All that is kept of one verification."""

    verification_id: str
    request: Json
    """As received, with names as on the wire; bodies of evidence are left out here."""
    snapshot: Snapshot
    prompt: Prompt
    material: Material
    evidence: EvidenceAccount | None
    """None if none was submitted."""
    result: Json
    """The response; where the transcript is gets filled in."""
    seed: str | int | None = None
    """Of the shuffles."""
    note: str = ""
    """Something that whoever reads it must know, such as that the models were on trial."""
    versions: Mapping[str, str] = MappingProxyType({})


def write_transcript(
    minutes: Minutes, root: Path, *, now: datetime, keys: Iterable[str] = ()
) -> Path:
    """Keep it in a new directory of the log root; no value of `keys` gets there."""
    secrets = tuple(keys)
    about = without_keys(about_of(minutes), secrets)
    return write_directory(
        root,
        minutes.verification_id,
        about=about,
        now=now,
        files=lambda place: draft(minutes, place, about=about, keys=secrets),
    )


def draft(minutes: Minutes, place: Path, *, about: Json, keys: Iterable[str]) -> dict[str, bytes]:
    """The files, the manifest aside."""
    heard = minutes.material
    documents: dict[str, Any] = {
        REQUEST: {
            **{name: one for name, one in minutes.request.items() if name != "evidence"},
            "evidence_present": bool(heard.items),
            "note": minutes.note,
            "about": about,
        },
        STAGES[0]: {
            "coverage": plain(heard.receipt),
            "shown": list(heard.shown),
            "min_reviewers": heard.min_reviewers,
            "heard": plain(heard.reviews),
            "machine": plain(heard.machine),
        },
        STAGES[1]: {"seed": minutes.seed, "heard": plain(heard.ballots)},
        STAGES[2]: {"heard": plain(heard.synthesis), "groundings": plain(heard.groundings)},
        RESULT: {**minutes.result, "transcript_location": str(place)},
    }
    if heard.items:
        documents[EVIDENCE] = _evidence(minutes)
    kept = {name: without_keys(document, keys) for name, document in documents.items()}
    for stored, item in zip(kept.get(EVIDENCE, {}).get("items", ()), heard.items, strict=True):
        stored |= _measured(stored["content"], item.content)
    texts = without_keys([minutes.prompt.system, minutes.prompt.user], keys)
    return {name: written(document) for name, document in kept.items()} | {
        PROMPT: prompt_text(Prompt(*texts))
    }


def about_of(minutes: Minutes) -> dict[str, Any]:
    heard = minutes.material
    everybody = (*heard.reviews, *heard.ballots, *heard.synthesis)
    return {
        "verification_id": minutes.verification_id,
        "snapshot": plain(minutes.snapshot),
        "prompt_sha256": prompt_sha256(minutes.prompt),
        "models": {one.name: one.model for one in everybody},
        "seed": minutes.seed,
        "versions": {
            "probant": _own_version(),
            "python": platform.python_version(),
            **minutes.versions,
        },
    }


def _own_version() -> str:
    """As installed; a copy that nobody installed has none."""
    try:
        return version("probant")
    except PackageNotFoundError:
        return "not installed"


def _evidence(minutes: Minutes) -> dict[str, Any]:
    account, kept = minutes.evidence, minutes.material.kept_ids
    if account is None:
        raise ValueError("there are items but no account of them")
    return {
        "evidence_present": True,
        "tier_max_chars": account.tier_max_chars,
        "max_evidence_chars": account.evidence_max_chars,
        "boundary": account.boundary,
        "ordering_rule": ORDERING_RULE,
        "items": [_item(one, kept, account.rendered_chars) for one in minutes.material.items],
        "warnings": plain(account.warnings),
    }


def _item(item: Item, kept: tuple[str, ...], rendered: Mapping[str, int]) -> dict[str, Any]:
    is_kept = item.evidence_id in kept
    fate: dict[str, Any] = {"kept": is_kept}
    if is_kept:
        fate["rendered_position"] = kept.index(item.evidence_id) + 1
    else:
        fate["drop_reason"] = DROPPED
    return {
        "request_index": item.request_index,
        "evidence_id": item.evidence_id,
        "source": item.source,
        "strength": item.bearing.value,
        "format": item.format.value,
        "content_chars_submitted": len(item.content),
        "content_chars_rendered": rendered.get(item.evidence_id, 0) if is_kept else 0,
        "content": item.content,
        **fate,
    }


def _measured(content: str, submitted: str) -> dict[str, Any]:
    """Of the body as it stands in the file: anybody can check it."""
    return {
        "sha256": hashlib.sha256(content.encode(errors="surrogatepass")).hexdigest(),
        "chars": len(content),
        "redacted": content != submitted,
    }


def prompt_text(prompt: Prompt) -> bytes:
    """Both texts, told apart by their lengths alone."""
    system, user = (one.encode(errors="surrogatepass") for one in (prompt.system, prompt.user))
    return _HEAD.format(len(system), len(user)).encode() + system + b"\n" + user + b"\n"


def document(files: Files, name: str) -> dict[str, Any]:
    """One of the JSON files; raises Unreadable where it is none."""
    content = files.get(name)
    try:
        found = read_stored(content) if isinstance(content, bytes) else None
    except ValueError as error:
        raise Unreadable(f"{name} is not JSON") from error
    if not isinstance(found, dict):
        raise Unreadable(f"{name} is not there as a JSON object")
    return found


def material_of(files: Files) -> Material:
    """What the outcome depends on, from the stored files."""
    first, second, third = (document(files, name) for name in STAGES)
    items, kept_ids = _items_of(document(files, EVIDENCE)) if EVIDENCE in files else ([], [])
    return restore(
        Material,
        {
            "items": items,
            "kept_ids": kept_ids,
            "receipt": first.get("coverage"),
            "shown": first.get("shown"),
            "reviews": first.get("heard"),
            "ballots": second.get("heard"),
            "synthesis": third.get("heard"),
            "groundings": third.get("groundings"),
            "machine": first.get("machine"),
            "min_reviewers": first.get("min_reviewers"),
        },
    )


def submission_warnings_of(files: Files) -> tuple[EvidenceWarning, ...]:
    """What there was to say about the items before anybody was asked; stored, not derived."""
    stored = document(files, EVIDENCE).get("warnings") if EVIDENCE in files else []
    if not isinstance(stored, list):
        raise Unreadable(f"{EVIDENCE} has no list of warnings")
    return tuple(restore(EvidenceWarning, one) for one in stored)


def _items_of(evidence: Mapping[str, Any]) -> tuple[list[Any], list[Any]]:
    """The items, and the ids of the kept ones in the order of the prompt."""
    try:
        stored = list(evidence["items"])
        items = [
            {name: one[name] for name in Item.fields if name != "bearing"}
            | {"bearing": one["strength"]}
            for one in stored
        ]
        kept = sorted(
            (one for one in stored if one["kept"]), key=lambda one: int(one["rendered_position"])
        )
    except (KeyError, TypeError, ValueError) as error:
        raise Unreadable(f"{EVIDENCE} does not have its shape") from error
    return items, [one["evidence_id"] for one in kept]
