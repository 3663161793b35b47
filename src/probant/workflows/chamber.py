"""What a verification needs, what is settled before it, and what it leaves: the nouns of verify.py.

Models, times and random numbers come in through `Chamber`; nothing here reads settings.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path

from probant.council.deciding.outcome import Outcome
from probant.council.intake.items import Issued
from probant.council.machine.opinions import TextChecker
from probant.council.prompts.boundary import random_boundary
from probant.council.prompts.budget import Allocation
from probant.council.response import VerifyResponse
from probant.council.submission import VerifyRequest
from probant.llm.loop import CouncilLoop, NewLoop
from probant.llm.roster import CouncilConfig
from probant.vocabulary.record import Record
from probant.vocabulary.source import Snapshot
from probant.workspace.snapshot import SourceTree

OpenTree = Callable[[str], AbstractContextManager[SourceTree]]


class Sources(Record, kw_only=True):
    """What is different each time; fixed, equal requests give equal bytes."""

    now: Callable[[], datetime] = lambda: datetime.now(UTC)
    clock: Callable[[], float] = time.monotonic
    new_id: Callable[[], str] = lambda: secrets.token_hex(16)
    new_seed: Callable[[], str] = lambda: secrets.token_hex(16)
    draw: Callable[[], str] = random_boundary
    new_loop: NewLoop = CouncilLoop


class Chamber(Record, kw_only=True):
    """Where a verification takes place: the repository, the models, and where it is written down.

    `checker` holds free text against a tree; without it the machine reviewer reads only the
    formats of scanners. Without `log_root` and `store` nothing is kept.
    """

    open_tree: OpenTree
    council: CouncilConfig = CouncilConfig()
    checker: Callable[[SourceTree], TextChecker] | None = None
    log_root: Path | None = None
    store: str | None = None
    """Address of the database that keeps the counts."""
    sources: Sources = Sources()


class Verification(Record, kw_only=True):
    """A verification that is over. `trouble` says what of it could not be written down."""

    response: VerifyResponse
    outcome: Outcome
    transcript: Path | None = None
    trouble: str = ""

    @property
    def exit_code(self) -> int:
        return self.response.exit_code


class Case(Record, kw_only=True):
    """What is under review, as far as it is settled before anybody is asked."""

    request: VerifyRequest
    snapshot: Snapshot
    issued: Issued
    allocation: Allocation
    seed: str
    warnings: tuple[str, ...]
    is_stripped: bool
