"""A command of the user's that answers questions: no shell, one argument for each placeholder.

Limits on time and output; one that hangs again and again is not started again. What its words mean
is for the caller: workflows/consistency.py compares them, the evaluation grades them.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from probant.errors import UsageError
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace import process

MAX_ANSWER_SECONDS = 60.0
MAX_TIMEOUTS = 2
"""A command that hangs so often, one time after another, is not started again."""

MAX_ANSWER_BYTES = 200_000
_PLACEHOLDER = re.compile(r"\{(question|repo)\}")


class Silent(Record):
    """Why there is no answer."""

    reason: ReasonCode
    why: str


class AnswerCommand:
    def __init__(
        self, template: str, repo: Path, *, max_seconds: float = MAX_ANSWER_SECONDS
    ) -> None:
        self._argv = split(template)
        self._repo = repo
        self._max_seconds = max_seconds
        self._n_timeouts = 0

    def ask(self, question: str) -> str | Silent:
        """What it prints, whatever that is."""
        if self._n_timeouts >= MAX_TIMEOUTS:
            why = f"not asked: the command took longer than {self._max_seconds:g} seconds before"
            return Silent(ReasonCode.TIMEOUT, why)
        named = {"question": question.replace("\0", " "), "repo": str(self._repo)}
        argv = [_PLACEHOLDER.sub(lambda hole: named[hole[1]], part) for part in self._argv]
        done = process.run(
            argv, env=process.user_env(), timeout=self._max_seconds, max_output=MAX_ANSWER_BYTES
        )
        self._n_timeouts = self._n_timeouts + 1 if done.timed_out else 0
        if done.timed_out:
            return Silent(ReasonCode.TIMEOUT, f"it took longer than {self._max_seconds:g} seconds")
        if done.truncated:
            why = f"it wrote more than {MAX_ANSWER_BYTES} bytes"
            return Silent(ReasonCode.TOOL_FAILED, why)
        if done.returncode:
            how = f"code {done.returncode}" if done.returncode > 0 else "a signal"
            return Silent(ReasonCode.TOOL_FAILED, f"it ended with {how}")
        return done.stdout.decode("utf-8", "replace").replace("\0", "\ufffd")


def split(template: str) -> list[str]:
    """The words of the command; raises `UsageError` where it takes no question."""
    remedy = "write it like --answerer 'mycommand {question} {repo}'"
    try:
        argv = shlex.split(template)
    except ValueError as error:
        raise UsageError(f"the command cannot be read: {error}", remedy=remedy) from error
    if not any("{question}" in part for part in argv):
        raise UsageError("the command does not take the question", remedy=remedy)
    return argv
