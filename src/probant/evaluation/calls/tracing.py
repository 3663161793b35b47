"""Run a package's own tests in the sandbox under a tracer, and give the calls that happened.

The tests run as every question about runs has them run, by the kit of the project's kind; the
tracer is put beside them by the sandbox, through what each interpreter reads when it starts.
Next: seen.py reads what was noted.
"""

from __future__ import annotations

import os
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from probant.evaluation.calls.seen import SeenCall, read_calls
from probant.evaluation.oracles.python_ast import Doubt
from probant.runs.kits import kit_of
from probant.runs.port import CaseResult, NoRun, Wanted
from probant.runs.workshop import Permission, Workshop
from probant.runs.worksite import MAX_READ_BYTES, Worksite
from probant.vocabulary.project import Ecosystem
from probant.vocabulary.record import replace
from probant.workspace.sandbox import Errand, Finished, Limits, Mount, OnLine, Sandbox
from probant.workspace.snapshot import open_tree

PROGRAMS = Path(__file__).with_name("inside")
PROGRAMS_INSIDE = "/probant-calls"
COMPILER_INSIDE = "/probant-typescript"
MAX_SECONDS = 300.0


@dataclass(frozen=True, slots=True)
class Traced:
    """The calls of one run, and how many of its tests passed and failed."""

    calls: frozenset[SeenCall]
    n_passed: int
    n_failed: int


def trace_tests(
    root: Path, ecosystem: Ecosystem, scratch: Path, compiler: Path | None = None
) -> Traced | Doubt:
    """Run all tests of the project at `root`; Doubt where they cannot be run or nothing was seen.

    `compiler` is the TypeScript package, by which JavaScript is prepared to be traced.
    """
    kit = kit_of(ecosystem)
    permission = Permission(allowed=True, seconds=MAX_SECONDS)
    with (
        open_tree(root, cache_dir=scratch / "cache") as tree,
        closing(Workshop(tree, permission, scratch / "runs")) as workshop,
    ):
        site = workshop.site("")
        if isinstance(site, NoRun) or kit is None:
            return Doubt(site.note if isinstance(site, NoRun) else "nothing runs such tests")
        ran = kit.test(_traced(site, compiler), Wanted())
        if isinstance(ran, NoRun):
            return Doubt(ran.note)
        calls = read_calls(_noted(site))
    if not calls:
        return Doubt(f"no call was seen: {ran.command} ended with code {ran.exit_code}")
    return Traced(calls, ran.count(CaseResult.PASSED), ran.count(CaseResult.FAILED))


def _noted(site: Worksite) -> list[bytes]:
    files = sorted(one.path for one in site.files_in(site.results))
    found = (site.read_back(path, MAX_READ_BYTES) for path in files if path.match("calls-*.json"))
    return [text for text in found if text is not None]


def _traced(site: Worksite, compiler: Path | None) -> Worksite:
    return replace(site, sandbox=_Tracing(site.sandbox, site, compiler))


class _Tracing:
    """A sandbox in which every interpreter finds the tracer before anything else."""

    def __init__(self, sandbox: Sandbox, site: Worksite, compiler: Path | None) -> None:
        self._sandbox = sandbox
        self._site = site
        self._compiler = compiler

    @property
    def is_isolated(self) -> bool:
        return self._sandbox.is_isolated

    @property
    def owner(self) -> tuple[int, int] | None:
        return self._sandbox.owner

    def run(
        self, errand: Errand, limits: Limits, seconds: float, on_line: OnLine | None = None
    ) -> Finished:
        env = dict(errand.env)
        paths = [PROGRAMS_INSIDE, *filter(None, [env.get("PYTHONPATH")])]
        env |= {
            "PROBANT_TRACED": self._site.inside,
            "PROBANT_TRACES": self._site.results_inside,
            "PYTEST_ADDOPTS": "--continue-on-collection-errors",
            "PYTHONPATH": os.pathsep.join(paths),
        }
        mounts = [*errand.mounts, Mount(PROGRAMS, PROGRAMS_INSIDE)]
        if self._compiler is not None:
            mounts.append(Mount(self._compiler, COMPILER_INSIDE))
            options = [env.get("NODE_OPTIONS", ""), f"--require={PROGRAMS_INSIDE}/trace_node.cjs"]
            env |= {
                "NODE_OPTIONS": " ".join(filter(None, options)),
                "PROBANT_TYPESCRIPT": COMPILER_INSIDE,
            }
        traced = replace(errand, env=tuple(env.items()), mounts=tuple(mounts))
        return self._sandbox.run(traced, limits, seconds, on_line)
