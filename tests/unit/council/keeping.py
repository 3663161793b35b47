"""Minutes of a small verification, and transcripts made of them."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

from probant.council.deciding.outcome import Material, conclude
from probant.council.minutes.manifest import make_manifest
from probant.council.minutes.transcript import EvidenceAccount, Minutes, about_of, draft
from probant.council.responding import (
    confidence_out,
    coverage_out,
    disposition_out,
    finding_out,
    measures_out,
    ranking_out,
    suspicion_out,
    voice_out,
    warning_out,
)
from probant.llm.port import Prompt
from probant.vocabulary.council import (
    Bearing,
    BodyFormat,
    Covered,
    EvidenceWarning,
    Finding,
    Grounding,
    Heard,
    Item,
    Receipt,
    Severity,
    Sighting,
    Status,
    VoiceStatus,
    WarningReason,
)
from probant.vocabulary.machine import MachineOpinion
from probant.vocabulary.record import replace
from probant.vocabulary.source import Digest, RepoPath, Snapshot

NOW = datetime(2026, 3, 4, 5, 6, 7, 89, tzinfo=UTC)
ID = "0123456789abcdef0123456789abcdef"
SOURCE = "import os\n\n\ndef run(cmd):\n    os.system(cmd)\n"
FOUND = Finding(
    severity=Severity.CRITICAL,
    path="app.py",
    first_line=5,
    last_line=5,
    quote="os.system(cmd)",
    description="a shell runs what the caller says",
    dimension="accuracy",
)
ITEMS = (
    Item(
        evidence_id="auto-1",
        request_index=0,
        source="bandit@1.8",
        format=BodyFormat.TEXT,
        content="app.py:5 B605 start_process_with_a_shell \N{SNOWMAN}\n~~~\n",
        bearing=Bearing.BLOCKING,
    ),
    Item(
        evidence_id="notes",
        request_index=1,
        source="slop@1",
        format=BodyFormat.MARKDOWN,
        content="x" * 300,
        bearing=Bearing.INFORMATIONAL,
    ),
)


WARNINGS = (
    EvidenceWarning(
        evidence_id="notes", request_index=1, source="slop@1",
        reason=WarningReason.BUDGET_OVERFLOW_DROPPED, detail="did not fit",
        chars_attempted=460, chars_kept=0,
    ),
)  # fmt: skip


def review_text(verdict: str = "fail", status: str = "confirmed") -> str:
    block = {
        "verdict": verdict,
        "summary": "a command is run as given",
        "findings": [
            {
                "severity": "critical", "path": "app.py", "start_line": 5, "end_line": 5,
                "quote": "os.system(cmd)", "description": FOUND.description,
                "dimension": "accuracy",
            }
        ],
        "evidence_dispositions": [
            {"evidence_id": "auto-1", "status": status, "council_rationale": "seen in line 5"}
        ],
    }  # fmt: skip
    return f"I looked.\n```json\n{json.dumps(block)}\n```\n"


def chairman_text() -> str:
    block = json.loads(review_text().partition("```json\n")[2].partition("\n```")[0])
    block["rationale"] = block.pop("summary")
    return f"All agree.\n```json\n{json.dumps(block)}\n```\n"


def ballot_text(labels: tuple[str, ...]) -> str:
    marks = {"accuracy": 8, "relevance": 7, "completeness": 6, "conciseness": 5, "clarity": 9}
    return json.dumps(
        {
            "evaluations": {one: {**marks, "notes": ""} for one in labels},
            "ranking": list(labels),
        }
    )


def heard(name: str, stage: str, text: str, **more: object) -> Heard:
    fields: dict[str, object] = {"status": VoiceStatus.ANSWERED, "seconds": 1.25} | more
    return replace(
        Heard(name=name, model=f"m-{name}", stage=stage, status=VoiceStatus.ANSWERED,
              seconds=1.0, text=text, n_tries=1, prompt_sha256="0" * 64),
        **fields,
    )  # fmt: skip


def material(*, with_evidence: bool = True) -> Material:
    names = ("alpha", "beta", "gamma")
    ballots = []
    for voter in names:
        others = [one for one in names if one != voter]
        order = tuple(zip("AB", others, strict=True))
        ballots.append(heard(voter, "ranking", ballot_text(("A", "B")), order=order))
    return Material(
        items=ITEMS if with_evidence else (),
        kept_ids=("auto-1",) if with_evidence else (),
        receipt=Receipt((Covered(path=RepoPath("app.py"), sighting=Sighting.FULL),)),
        shown=(SOURCE,),
        reviews=tuple(heard(one, "reviewer", review_text()) for one in names),
        ballots=tuple(ballots),
        synthesis=(heard("alpha", "chairman", chairman_text()),),
        groundings=((FOUND, Grounding(is_grounded=True, path=RepoPath("app.py"))),),
        machine=(
            MachineOpinion(
                evidence_id="auto-1", status=Status.UNRESOLVED, rationale="no place could be read"
            ),
        )
        if with_evidence
        else (),
        min_reviewers=2,
    )


def minutes(verification_id: str = ID, *, with_evidence: bool = True) -> Minutes:
    return Minutes(
        verification_id=verification_id,
        request={
            "snapshot_id": "a" * 40, "target_paths": ["app.py"], "rubric_focus": None,
            "tier": "balanced",
        },
        snapshot=Snapshot(commit="a" * 40, dirty=False, tree_digest=Digest("b" * 64)),
        prompt=Prompt("You review.\n", "## Code to Review\n1\timport os\n"),
        material=material(with_evidence=with_evidence),
        evidence=EvidenceAccount(
            tier_max_chars=30_000,
            evidence_max_chars=6_000,
            boundary="c" * 32,
            rendered_chars={"auto-1": 240},
            warnings=WARNINGS,
        )
        if with_evidence
        else None,
        result=result_of(verification_id, material(with_evidence=with_evidence)),
        seed=7,
    )  # fmt: skip


def result_of(verification_id: str, told: Material) -> dict[str, object]:
    """The parts of a response that a replay and a page look at, as the live run makes them."""
    outcome = conclude(told)
    return {
        "schema": "probant.verify/1",
        "verification_id": verification_id,
        "verdict": outcome.verdict.value,
        "verdict_reasons": [one.value for one in outcome.reasons],
        "rationale": outcome.rationale,
        "confidence": confidence_out(outcome.confidence).model_dump(mode="json"),
        "findings": [finding_out(one).model_dump(mode="json") for one in outcome.findings],
        "coverage": coverage_out(told.receipt).model_dump(mode="json"),
        "evidence_summary": [
            disposition_out(one).model_dump(mode="json") for one in outcome.dispositions
        ]
        if told.items
        else None,
        "evidence_warnings": [
            warning_out(one).model_dump(mode="json")
            for one in (*(WARNINGS if told.items else ()), *outcome.warnings)
        ],
        "suspicious_evidence": [
            suspicion_out(one).model_dump(mode="json") for one in outcome.suspicions
        ],
        "measures": measures_out(outcome.measures).model_dump(mode="json"),
        "ranking": [one.model_dump(mode="json") for one in ranking_out(outcome.ranking)],
        "reviewers": [voice_out(one).model_dump(mode="json") for one in outcome.reviews],
        "transcript_location": None,
    }


def files_in_memory(told: Minutes, name: str = "20260304T050607000089Z-" + ID) -> dict[str, bytes]:
    """All files of a transcript, as they would stand on disk."""
    about = about_of(told)
    files = draft(told, Path("/log") / name, about=about, keys=())
    files["manifest.json"] = make_manifest(files, about=about, directory=name, previous=None)
    return files
