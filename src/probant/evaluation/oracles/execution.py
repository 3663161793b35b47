"""What really happens: pytest run on a copy in the sandbox, each test it tells laid beside its sum.

Shares nothing with the code that answers: other options, another reading. Where the tests told one
by one and the sum differ, nothing is known. Next: sources/runs.py.
"""

from __future__ import annotations

import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from probant.evaluation.oracles.python_ast import Doubt
from probant.workspace.sandbox import (
    INSIDE,
    Ended,
    Errand,
    Finished,
    Limits,
    Mount,
    NoSandbox,
    Sandbox,
    find_sandbox,
)  # fmt: skip

MAX_SECONDS = 90.0
_NONE_COLLECTED = 5
_PLAIN = ("-p", "no:cacheprovider", "--color=no", "--no-header", "--tb=no", "-v")
_TOLD = re.compile(r"^\S.*?::\S.* (?:PASSED|FAILED|SKIPPED)\b.*$")
_SUM = re.compile(r"^=+ (?P<counts>\d+ [a-z]+(?:, \d+ [a-z]+)*) in [\d.]+s.*$")
_COUNTED = frozenset({"passed", "failed", "skipped", "warnings", "warning"})


@dataclass(frozen=True, slots=True)
class Ran:
    """How many tests of one run ended how."""

    passed: int
    failed: int
    skipped: int


class PytestOracle:
    """Runs tests of the tree at `root` by the environment `venv`; every run has its own copy."""

    def __init__(self, root: Path, venv: Path, scratch: Path) -> None:
        self._root = root
        self._venv = venv
        self._scratch = scratch
        self._sandbox = find_sandbox()

    def run(self, *targets: str) -> Ran | Doubt:
        """Files or `path::name`; Doubt where pytest did not come to a plain end."""
        if isinstance(self._sandbox, NoSandbox):
            return Doubt(self._sandbox.why)
        done = self._pytest(self._sandbox, *targets)
        if done.ended is not Ended.ITSELF or done.exit_code not in (0, 1, _NONE_COLLECTED):
            return Doubt("pytest did not come to its end here")
        return _ran(done)

    def _pytest(self, sandbox: Sandbox, *targets: str) -> Finished:
        with TemporaryDirectory(dir=self._scratch) as folder:
            copy, results = Path(folder, "copy"), Path(folder, "results")
            shutil.copytree(self._root, copy, symlinks=True, ignore=shutil.ignore_patterns(".venv"))
            results.mkdir()
            errand = Errand(
                argv=(str(self._venv / "bin" / "python"), "-B", "-m", "pytest", *_PLAIN, *targets),
                cwd=INSIDE,
                env=(("PYTHONPATH", f"{INSIDE}/src:{INSIDE}"),),
                copy=copy,
                results=results,
                mounts=tuple(Mount(one, str(one)) for one in self._needed()),
            )
            return sandbox.run(errand, Limits(), MAX_SECONDS)

    def _needed(self) -> list[Path]:
        base = Path(sys.base_prefix)
        return [self._venv, *([] if base.is_relative_to("/usr") else [base])]


def compiles(files: dict[str, bytes]) -> bool:
    """Whether Python's own compiler takes every file."""
    for path, content in files.items():
        try:
            compile(content, path, "exec", dont_inherit=True)
        except (SyntaxError, ValueError):
            return False
    return True


def _ran(done: Finished) -> Ran | Doubt:
    lines = done.stdout.decode("utf-8", "replace").splitlines()
    n_told = sum(_TOLD.match(line) is not None for line in lines)
    if done.exit_code == _NONE_COLLECTED and not n_told:
        return Ran(0, 0, 0)
    sums = [found for line in lines if (found := _SUM.match(line))]
    if len(sums) != 1:
        return Doubt("pytest told no sum, or more than one")
    pairs = (part.split(" ") for part in sums[0]["counts"].split(", "))
    counts = {word: int(number) for number, word in pairs}
    if not counts.keys() <= _COUNTED:
        return Doubt(f"some tests ended as {', '.join(sorted(counts.keys() - _COUNTED))}")
    ran = Ran(counts.get("passed", 0), counts.get("failed", 0), counts.get("skipped", 0))
    if ran.passed + ran.failed + ran.skipped != n_told:
        return Doubt("the tests told one by one and their sum differ")
    return ran
