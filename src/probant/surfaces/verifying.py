"""The Python interface of the council: `verify`, of which api.py hands on the public names."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from probant.settings import Settings, load_settings
from probant.vocabulary.record import Record

if TYPE_CHECKING:
    from probant.council.stages.events import Say
    from probant.council.submission import VerifyRequest
    from probant.surfaces.wire import Json
    from probant.wiring import Progress
    from probant.workflows.chamber import Verification


class VerifyResult(Record):
    """What the council says of a snapshot."""

    verification: Verification

    @property
    def verdict(self) -> str:
        """`pass`, `fail` or `unclear`."""
        return self.verification.response.verdict

    @property
    def exit_code(self) -> int:
        """What the command would end with: 0 pass, 1 fail, 3 unclear, 4 if no transcript was kept
        though one should have been."""
        return self.verification.exit_code

    def to_json(self) -> Json:
        """`probant.verify/1`."""
        return self.verification.response.to_json()


def verify(
    request: Mapping[str, object] | VerifyRequest,
    repo: str | os.PathLike[str] = ".",
    *,
    config: str | os.PathLike[str] | Settings | None = None,
    without_evidence: bool = False,
    say: Say | None = None,
    progress: Progress | None = None,
) -> VerifyResult:
    """Have a snapshot reviewed by the configured council, with the evidence of the request.

    `config` is the path of a configuration file, or settings; the user's own where left out.
    Raises RequestRefused, whose `code` says why, before any model is asked.
    """
    from probant.council.stages.events import unheard
    from probant.wiring.verification import open_chamber
    from probant.workflows.verify import verify_snapshot

    settings = (
        config
        if isinstance(config, Settings)
        else load_settings(config_file=None if config is None else os.fspath(config))
    )
    with open_chamber(settings, Path(repo), progress=progress) as chamber:
        return VerifyResult(
            verify_snapshot(request, chamber, say=say or unheard, without_evidence=without_evidence)
        )


def resolve_commit(rev: str, repo: str | os.PathLike[str], settings: Settings) -> str:
    """The full id of the commit that a branch, a tag or an abbreviation names."""
    from probant.wiring.verification import commit_of

    return commit_of(rev, Path(repo), settings)
