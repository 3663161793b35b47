"""Questions that run something, asked through the public interface of small real projects."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from probant.answering.answer import Answer
from probant.runs.workshop import Permission
from probant.settings import load_settings
from probant.surfaces.api import ask
from probant.vocabulary.evidence import EvidenceClass, EvidenceEntry
from probant.wiring import Execution
from probant.workspace.sandbox import NoSandbox, find_sandbox
from tests.repos import Files, make_tree

N_LOOKS = 4_000

_SANDBOX = find_sandbox()
needs_sandbox = pytest.mark.skipif(
    isinstance(_SANDBOX, NoSandbox),
    reason=f"nothing can be run: {_SANDBOX.why if isinstance(_SANDBOX, NoSandbox) else ''}",
)

PYPROJECT = '[project]\nname = "small"\nversion = "1"\n'


def run_question(
    root: Path,
    files: Files | None,
    question: str,
    *,
    allowed: bool = True,
    seconds: float = 120,
    repeat: int = 1,
    patch: bytes | None = None,
) -> Answer:
    """The answer about `files` (or what stands at `root` already)."""
    repo = make_tree(root / "project", files) if files is not None else root
    settings = load_settings({"HOME": str(root), "PROBANT_CACHE_DIR": str(root / "cache")})
    permission = Permission(allowed=allowed, seconds=seconds, repeat=repeat)
    return ask(
        question, repo, settings=settings, execution=Execution(permission=permission, patch=patch)
    ).answer


def entry(answer: Answer, evidence_class: EvidenceClass) -> EvidenceEntry:
    """The one entry of a class."""
    (found,) = [one for one in answer.evidence if one.evidence_class is evidence_class
                and one.status.value != "contradiction"]  # fmt: skip
    return found


def reasons(answer: Answer) -> set[str]:
    return {reason.wire for reason in answer.ruling.reasons}


def wait_for(is_so: Callable[[], bool]) -> None:
    """Look again and again until it is so; give up after very many looks, not at a time."""
    for _ in range(N_LOOKS):
        if is_so():
            return
        time.sleep(0.05)
    pytest.fail("it never came to be so")
