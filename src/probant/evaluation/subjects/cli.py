"""The program itself as a subject, started anew for every question, as a user would.

The same engine as in process, with the start-up, the output and the exit code of a real call.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from probant.errors import ProgramFailed, ProgramTooSlow
from probant.workspace import process

MAX_SECONDS = 300.0
MAX_OUTPUT_BYTES = 50_000_000
ANSWERED_CODES = frozenset({0, 3})
"""Answered or refuted; partly or not at all. Anything else is a failure of the call."""

_PROGRAM = "from probant.surfaces.cli.main import run; run()"
"""The console script, of the package that asks: another one may be on the path."""


class Cli:
    def __init__(self, root: Path, *, allow_exec: bool = False) -> None:
        self._argv = [sys.executable, "-P", "-c", _PROGRAM, "ask", "--format", "json", "--quiet"]
        self._argv += ["--repo", str(root.resolve())]
        self._argv += ["--allow-exec"] if allow_exec else []

    def __call__(self, question_text: str, at: str | None = None) -> Mapping[str, object]:
        options = ["--at", at] if at is not None else []
        done = process.run(
            [*self._argv, *options, "--", question_text],
            env=process.user_env(),
            timeout=MAX_SECONDS,
            max_output=MAX_OUTPUT_BYTES,
        )
        if done.timed_out:
            raise ProgramTooSlow(f"the program took longer than {MAX_SECONDS:g} seconds")
        try:
            answer = json.loads(done.stdout)
        except ValueError:
            answer = None
        if done.returncode not in ANSWERED_CODES or not isinstance(answer, dict):
            said = done.stderr.decode("utf-8", "replace").strip().splitlines()[-1:] or ["nothing"]
            raise ProgramFailed(f"the program ended with {done.returncode} and said: {said[0]}")
        return answer
