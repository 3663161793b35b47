"""A small repository with a hole in it, and models that speak of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from probant.council.stages.events import Event
from probant.llm.port import Stage
from probant.llm.replay import Line, ScriptedModel
from probant.llm.roster import CouncilConfig
from probant.workflows.chamber import Chamber, Sources, Verification
from probant.workflows.verify import verify_snapshot
from probant.workspace.snapshot import open_tree
from tests.repos import commit, git, make_repo
from tests.unit.council.doubles import JumpingLoop

HOLE = "    return eval(text)"
FIRST = {"pricing.py": "def price(text):\n    return int(text)\n", "README.md": "# Shop\n"}
SECOND = {"pricing.py": f"def price(text):\n{HOLE}\n", "cart.py": "ITEMS = []\n"}


class Shop:
    """A repository of two commits, the second of which opens the hole."""

    def __init__(self, tmp_path: Path) -> None:
        self.tmp_path = tmp_path
        self.root = make_repo(tmp_path / "shop", FIRST)
        commit(self.root, SECOND, "evaluate prices")
        self.sha = git(self.root, "rev-parse", "HEAD").strip()
        self.log_root = tmp_path / "log"

    def chamber(self, *reviewers: Any, chairman: Any = None, **more: Any) -> Chamber:
        council = {key: more.pop(key) for key in list(more) if key in CouncilConfig.every_field}
        return Chamber(
            open_tree=lambda rev: open_tree(self.root, at=rev, cache_dir=self.tmp_path / "cache"),
            council=CouncilConfig(reviewers=reviewers, chairman=chairman, **council),
            log_root=more.pop("log_root", self.log_root),
            sources=more.pop("sources", fixed_sources()),
            **more,
        )

    def verify(
        self,
        *reviewers: Any,
        chairman: Any = None,
        request: Mapping[str, object] | None = None,
        events: list[Event] | None = None,
        without_evidence: bool = False,
        **more: Any,
    ) -> Verification:
        return verify_snapshot(
            {"snapshot_id": self.sha, **(request or {})},
            self.chamber(*reviewers, chairman=chairman, **more),
            say=(events if events is not None else []).append,
            without_evidence=without_evidence,
        )

    def transcripts(self) -> list[Path]:
        return sorted(self.log_root.glob("2*")) if self.log_root.exists() else []


def fixed_sources() -> Sources:
    """Nothing differs from run to run, and no time passes."""
    n_ids = iter(range(1, 100))
    return Sources(
        now=lambda: datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC),
        clock=lambda: 0.0,
        new_id=lambda: f"{next(n_ids):032x}",
        new_seed=lambda: "seed",
        draw=lambda: "0123456789abcdef" * 2,
        new_loop=JumpingLoop,
    )


def finding(**changes: object) -> dict[str, object]:
    whole: dict[str, object] = {
        "severity": "critical",
        "path": "pricing.py",
        "start_line": 2,
        "end_line": 2,
        "quote": HOLE.strip(),
        "description": "runs what a customer types",
        "dimension": "security",
    }
    return whole | changes


def review(
    verdict: str = "fail",
    *,
    summary: str = "eval on user input",
    findings: Iterable[Mapping[str, object]] | None = None,
    dispositions: Mapping[str, str] | None = None,
) -> str:
    found = findings if findings is not None else ([finding()] if verdict == "fail" else [])
    return json.dumps(
        {
            "verdict": verdict,
            "summary": summary,
            "findings": list(found),
            "evidence_dispositions": [
                {"evidence_id": one, "status": status, "council_rationale": f"it is {status}"}
                for one, status in (dispositions or {}).items()
            ],
        }
    )


def synthesis(verdict: str = "fail", **parts: Any) -> str:
    block = review(verdict, **parts).replace('"summary"', '"rationale"')
    return f"We looked at it.\n\n```json\n{block}\n```\n"


def ballot(best: str = "A", labels: str = "AB") -> str:
    ranking = [best, *(one for one in labels if one != best)]
    marks = {
        label: dict.fromkeys(
            ("accuracy", "relevance", "completeness", "conciseness", "clarity"), 9 - place
        )
        for place, label in enumerate(ranking)
    }
    return json.dumps({"evaluations": marks, "ranking": ranking})


def voice(
    name: str,
    reviewed: Line | None = None,
    *,
    ranked: Line | None = None,
    chaired: Line | None = None,
) -> ScriptedModel:
    """A model with one line for each stage."""
    return ScriptedModel(
        name,
        {
            Stage.REVIEWER: reviewed if reviewed is not None else review(),
            Stage.RANKING: ranked if ranked is not None else ballot(),
            Stage.CHAIRMAN: chaired if chaired is not None else synthesis(),
        },
        model=f"{name}-model",
    )


def bandit(line: int = 2, path: str = "pricing.py", **changes: object) -> dict[str, object]:
    """What bandit says of the hole, as a blocking item."""
    body = {
        "errors": [],
        "results": [
            {
                "filename": path, "line_number": line, "test_id": "B307",
                "issue_text": "Use of possibly insecure function", "issue_severity": "MEDIUM",
            }
        ],
    }  # fmt: skip
    item = {"source": "bandit@1.8", "format": "json", "strength": "blocking"}
    return {**item, "content": json.dumps(body), **changes}
