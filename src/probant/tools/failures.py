"""What a failing test says: its message, the lines its traceback names, who last touched them.

Each is told as what it is; no cause is stated that the run itself does not show. Traceback text is
untrusted: a line counts only if the snapshot has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from probant.errors import GitFailed
from probant.runs.port import Case, CaseResult, NoRun, TestRun
from probant.tools.base import EntryMaker
from probant.tools.complaints import clipped, complaints_in
from probant.tools.history.ground import Ground, commit_seen, short
from probant.tools.history.lines import last_commit_of
from probant.tools.registry import Toolbox
from probant.tools.run_entries import tree_place
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation, TextValue
from probant.workspace.frames import frames_in
from probant.workspace.sandbox import INSIDE

N_TOLD = 3
"""How many failing tests are told in full."""

N_FRAMES = 6


class Failures:
    """Tells the failures of one run."""

    def __init__(self, box: Toolbox, make: EntryMaker) -> None:
        self._box = box
        self._make = make

    def entry(self, step: Step, runs: Sequence[TestRun], not_run: Sequence[NoRun]) -> EvidenceEntry:
        """The failures of these runs; tests that pass contradict a question for their failure."""
        if not runs:
            first = not_run[0]
            return self._make.could_not_look(step, first.reason, first.note)
        failed = _failed(runs)
        commands = ", ".join(dict.fromkeys(run.command for run in runs))
        if not failed:
            return self._before_tests(step, runs) or self._none(step, runs, commands)
        seen = [one for case in failed[:N_TOLD] for one in self._told(case)]
        more = f"; {len(failed) - N_TOLD} more fail as well" if len(failed) > N_TOLD else ""
        return self._make.observed(
            step,
            Quality.STRONG,
            tuple(seen),
            n_matches=len(failed),
            note=f"{commands}: {len(failed)} failed{more}",
        )

    def _before_tests(self, step: Step, runs: Sequence[TestRun]) -> EvidenceEntry | None:
        """A run that failed and tells of no test complained about something else."""
        seen = [
            Observation(
                TextValue(one.text), (one.place,) if one.place else (), f"{run.command}: {one.text}"
            )
            for run in runs
            if run.exit_code and not run.count(CaseResult.PASSED)
            for one in complaints_in(run.log, self._box.tree)
        ]
        if not seen:
            return None
        return self._make.observed(
            step, Quality.STRONG, tuple(seen), note="it failed before a test could"
        )

    def _none(self, step: Step, runs: Sequence[TestRun], commands: str) -> EvidenceEntry:
        n_passed = sum(run.count(CaseResult.PASSED) for run in runs)
        if n_passed and not any(run.exit_code for run in runs):
            note = f"{commands}: {n_passed} passed and none failed here"
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,), note=note
            )
        codes = ", ".join(str(run.exit_code) for run in runs)
        note = f"{commands}: no test failed, exit code {codes}"
        reason = ReasonCode.NOT_COUNTED if n_passed else ReasonCode.NO_TESTS_RAN
        return self._make.absent(step, complete=False, reasons=(reason,), note=note)

    def _told(self, case: Case) -> Iterator[Observation]:
        frames = self._frames(case)
        at = frames[-1:] or [place for place in (self._own_place(case),) if place]
        message = clipped(case.message or case.trace)
        yield Observation(
            TextValue(message), tuple(at), f"{case.name} fails{_where(at)}: {message}"
        )
        for place in frames[:-1][-N_FRAMES:]:
            where = f"{place.path}:{place.lines.first}"
            value = NameValue(case.name, RepoPath(place.path), place.lines.first)
            yield Observation(value, (place,), f"on the way there it was at {where}")
        for place in frames[-2:]:
            yield from self._touched(place)

    def _own_place(self, case: Case) -> Place | None:
        return tree_place(self._box.tree, case.path, case.line)

    def _frames(self, case: Case) -> list[Place]:
        """Lines of the snapshot the traceback names, outermost first, each once."""
        found = frames_in(case.trace, self._box.tree, roots=(INSIDE,))
        places = [Place(frame.path, LineRange(frame.line, frame.line)) for frame in found]
        is_outermost_first = any(place.path.endswith(".py") for place in places)
        return places if is_outermost_first else places[::-1]

    def _touched(self, place: Place) -> Iterator[Observation]:
        """The commit that last changed a line: told beside the failure, not as its cause."""
        if self._ground is None:
            return
        try:
            commit = last_commit_of(self._ground, place.path, place.lines.first)
        except GitFailed:
            return
        if commit is not None:
            where = f"{place.path}:{place.lines.first}"
            told = f"{where} was last changed by {short(commit.sha)} “{commit.subject}”"
            yield Observation(commit_seen(commit, told).value, (place,), told)

    @cached_property
    def _ground(self) -> Ground | None:
        git, commit = self._box.tree.git, self._box.tree.snapshot.commit
        if git is None or commit is None:
            return None
        return Ground(self._box, self._make, git, commit)


def _failed(runs: Sequence[TestRun]) -> list[Case]:
    by_name = {
        case.name: case for run in runs for case in run.cases if case.result is CaseResult.FAILED
    }
    return list(by_name.values())


def _where(places: Sequence[Place]) -> str:
    return f" at {places[0].path}:{places[0].lines.first}" if places else ""
