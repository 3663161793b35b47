"""What is kept of a verification: its counts, then its transcript.

Neither can take the result away: what could not be written is said in the result's warnings.
"""

from __future__ import annotations

import os
from pathlib import Path

from probant.council.deciding.outcome import Material, Outcome
from probant.council.intake.items import settled
from probant.council.minutes.transcript import EvidenceAccount, Minutes, write_transcript
from probant.council.prompts.budget import DEPTHS
from probant.council.response import VerifyResponse
from probant.council.sessions.telemetry import count_run
from probant.council.sessions.telemetry_store import keep_counts
from probant.errors import ProbantError, UsageError
from probant.llm.keys import without_keys
from probant.workflows.chamber import Case, Chamber, Verification

NOT_KEPT_EXIT_CODE = 4
"""Whatever the verdict: an audit that cannot be shown is an error of execution, though the result
stands."""
STRIPPED = "made without the evidence of its request, to be compared with a review that had it"


def check_log_root(root: Path) -> None:
    """Models cost time and money: where the result cannot be kept, they are not asked."""
    try:
        root.mkdir(mode=0o700, parents=True, exist_ok=True)
        why = "" if os.access(root, os.W_OK | os.X_OK) else "permission denied"
    except OSError as trouble:
        why = trouble.strerror or "it cannot be made"
    if why:
        raise UsageError(
            f"the transcript cannot be written to {root}: {why}",
            remedy="set PROBANT_LOG_DIR to a writable directory",
        )


def keep(
    response: VerifyResponse, case: Case, material: Material, outcome: Outcome, chamber: Chamber
) -> Verification:
    """A result that cannot be written down is still given, and says so.

    The counts come first, so that the transcript holds the very response that is returned; keys
    are taken out of both.
    """
    response = _without_keys(_counted(response, material, outcome, chamber), chamber)
    if chamber.log_root is None:
        return Verification(response=response, outcome=outcome)
    try:
        place = write_transcript(
            _minutes(response, case, material, chamber.council.notes),
            chamber.log_root,
            now=chamber.sources.now(),
            keys=chamber.council.secrets,
        )
    except (ProbantError, OSError) as trouble:
        told = f"no transcript was kept: {getattr(trouble, 'message', trouble)}"
        failed = _warned(response, told).model_copy(update={"exit_code": NOT_KEPT_EXIT_CODE})
        return Verification(response=failed, outcome=outcome, trouble=told)
    located = response.model_copy(update={"transcript_location": str(place)})
    return Verification(response=located, outcome=outcome, transcript=place)


def _counted(
    response: VerifyResponse, material: Material, outcome: Outcome, chamber: Chamber
) -> VerifyResponse:
    if chamber.store is None:
        return response
    counts = count_run(
        material,
        outcome,
        tier=response.tier,
        input_metrics=response.input_metrics.model_dump(),
        now=chamber.sources.now(),
    )
    trouble = keep_counts(chamber.store, counts)
    return response if trouble is None else _warned(response, trouble)


def _without_keys(response: VerifyResponse, chamber: Chamber) -> VerifyResponse:
    said = response.model_dump()
    cleaned = without_keys(said, chamber.council.secrets)
    return response if cleaned == said else VerifyResponse.model_validate(cleaned)


def _warned(response: VerifyResponse, told: str) -> VerifyResponse:
    warnings = [*response.request_warnings, told]
    return response.model_copy(update={"request_warnings": warnings})


def _minutes(
    response: VerifyResponse, case: Case, material: Material, notes: tuple[str, ...]
) -> Minutes:
    allocation = case.allocation
    account = EvidenceAccount(
        tier_max_chars=DEPTHS[allocation.depth].max_chars,
        evidence_max_chars=allocation.evidence_max_chars,
        boundary=allocation.material.boundary,
        rendered_chars=dict(allocation.rendered_sizes),
        warnings=(*settled(case.issued.warnings, allocation.dropped), *allocation.warnings),
    )
    return Minutes(
        verification_id=response.verification_id,
        request=case.request.model_dump(mode="json", exclude={"evidence"})
        | {"without_evidence": case.is_stripped},
        snapshot=case.snapshot,
        prompt=allocation.prompt,
        material=material,
        evidence=account if material.items else None,
        result=response.to_json(),
        seed=case.seed,
        note="; ".join([STRIPPED, *notes] if case.is_stripped else notes),
    )
