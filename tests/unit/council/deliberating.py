"""A small council: items, replies as models write them, and the material made of them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from probant.council.deciding.outcome import Material, Outcome, cited, conclude
from probant.vocabulary.council import (
    Bearing,
    BodyFormat,
    Covered,
    Finding,
    Grounding,
    Heard,
    Item,
    Receipt,
    Severity,
    Sighting,
    Spared,
    Status,
    VoiceStatus,
)
from probant.vocabulary.machine import Cited, MachineOpinion
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange, RepoPath

Json = dict[str, Any]

SOURCE = "import os\n\n\ndef run(cmd):\n    os.system(cmd)\n\n\ndef stop():\n    return None\n"
PATH = RepoPath("app.py")
FULL = Receipt((Covered(path=PATH, sighting=Sighting.FULL),))
MODELS = ("ada", "bob", "cyd")


def item(n: int = 1, bearing: Bearing = Bearing.BLOCKING, **changes: Any) -> Item:
    made = Item(
        evidence_id=f"auto-{n}",
        request_index=n - 1,
        source="bandit@1.8",
        format=BodyFormat.TEXT,
        content=f"app.py:5 B605 start_process_with_a_shell ({n})",
        bearing=bearing,
    )
    return replace(made, **changes)


def info(n: int = 1, **changes: Any) -> Item:
    return item(n, Bearing.INFORMATIONAL, **changes)


SHELL: Json = {
    "severity": "critical",
    "path": "app.py",
    "start_line": 5,
    "end_line": 5,
    "quote": "os.system(cmd)",
    "description": "a shell runs what the caller says",
    "dimension": "security",
}


def finding(**changes: Any) -> Finding:
    made = Finding(
        severity=Severity.CRITICAL,
        path="app.py",
        first_line=5,
        last_line=5,
        quote="os.system(cmd)",
        description="a shell runs what the caller says",
        dimension="security",
    )
    return replace(made, **changes)


def says(status: str, evidence_id: str = "auto-1", **changes: Any) -> Json:
    return {
        "evidence_id": evidence_id,
        "source": "bandit@1.8",
        "strength": "blocking",
        "status": status,
        "council_confirmed": None,
        "council_rationale": f"{status} since line 5 says so",
    } | changes


def reply(
    verdict: str = "pass",
    findings: Sequence[Any] = (),
    dispositions: Sequence[Any] = (),
    **more: Any,
) -> Json:
    return {
        "verdict": verdict,
        "summary": f"I say {verdict}.",
        "findings": list(findings),
        "evidence_dispositions": list(dispositions),
    } | more


def fenced(data: object, prose: str = "I read the code.") -> str:
    """As a chairman writes."""
    return f"{prose}\n\n```json\n{json.dumps(data, indent=2)}\n```\n"


def synthesis(
    verdict: str = "pass", findings: Sequence[Any] = (), dispositions: Sequence[Any] = ()
) -> str:
    data = reply(verdict, findings, dispositions)
    data["rationale"] = f"The chairman says {verdict}."
    del data["summary"]
    return fenced(data)


def heard(
    name: str,
    said: object,
    stage: str = "reviewer",
    status: VoiceStatus = VoiceStatus.ANSWERED,
    order: tuple[tuple[str, str], ...] = (),
) -> Heard:
    text = said if isinstance(said, str) else json.dumps(said)
    return Heard(
        name=name,
        model=f"{name}-1",
        stage=stage,
        status=status,
        seconds=1.0,
        text=text,
        order=order,
    )


def silent(
    name: str, status: VoiceStatus, stage: str = "reviewer", spared: Spared | None = None
) -> Heard:
    return Heard(
        name=name, model=f"{name}-1", stage=stage, status=status, seconds=1.0,
        detail="nothing came", spared=spared,
    )  # fmt: skip


def not_asked(name: str, spared: Spared, stage: str = "reviewer") -> Heard:
    return silent(name, VoiceStatus.NOT_ASKED, stage, spared)


def ground(finding: Finding) -> Grounding:
    """Against `SOURCE` alone: path, lines, quote."""
    lines = SOURCE.split("\n")[finding.first_line - 1 : finding.last_line]
    if finding.path != PATH:
        return Grounding(is_grounded=False, why="no such file")
    if not finding.quote or finding.quote not in "\n".join(lines):
        return Grounding(is_grounded=False, why="the quote does not stand there")
    return Grounding(is_grounded=True, path=PATH)


def place(first: int = 5, last: int | None = None, *, is_grounded: bool = True) -> Cited:
    return Cited(
        path="app.py",
        lines=LineRange(first, last or first),
        rule="B605",
        message="a process with a shell",
        grounding=Grounding(is_grounded=is_grounded, path=PATH if is_grounded else None),
    )


def opinion(
    status: Status = Status.UNRESOLVED, evidence_id: str = "auto-1", *places: Cited
) -> MachineOpinion:
    return MachineOpinion(
        evidence_id=evidence_id, status=status, rationale="line 5 looked up", places=places
    )


def material(
    reviews: Mapping[str, object] | Sequence[Heard] = (),
    chairman: object = None,
    items: Sequence[Item] = (),
    **changes: Any,
) -> Material:
    """`chairman`: a text, a reply as JSON, or a Heard; None if there is none."""
    if isinstance(reviews, Mapping):
        reviews = [heard(name, said) for name, said in reviews.items()]
    if chairman is not None and not isinstance(chairman, Heard):
        chairman = heard("ada", chairman, "chairman")
    made = Material(
        items=tuple(items),
        kept_ids=tuple(one.evidence_id for one in items),
        receipt=FULL,
        shown=(SOURCE,),
        reviews=tuple(reviews),
        synthesis=(chairman,) if isinstance(chairman, Heard) else (),
    )
    made = replace(made, **changes)
    if "groundings" in changes:
        return made
    return replace(made, groundings=tuple((one, ground(one)) for one in cited(made)))


def council(*args: Any, **named: Any) -> Outcome:
    return conclude(material(*args, **named))


def all_say(said: object) -> dict[str, object]:
    return dict.fromkeys(MODELS, said)
