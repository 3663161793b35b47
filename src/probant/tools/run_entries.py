"""From graded runs to one entry: several projects of a tree count together, the worst decides."""

from __future__ import annotations

from collections.abc import Sequence

from probant.runs.port import NoRun
from probant.tools.base import EntryMaker
from probant.tools.projects.records import Project
from probant.tools.run_grades import Grade
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Strength
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Observation
from probant.workspace.snapshot import SourceTree

N_FOLDERS = 3
"""How many folders that were not run a statement spells out."""


class Graded(Record, kw_only=True):
    """One run with what it shows, or why there was none."""

    grade: Grade
    seen: Observation
    n_counted: int


def manifest_of(project: Project) -> tuple[Place, ...]:
    """The line of the manifest that makes it this kind of project."""
    return (project.languages[0].at,) if project.languages else ()


def tree_place(tree: SourceTree, path: str, line: int | None) -> Place | None:
    """A line of the snapshot that a run named; None where there is no such line in it."""
    if path not in tree.files:
        return None
    known = RepoPath(path)
    n_lines = tree.read(known).count(b"\n") + 1
    return Place(known, LineRange(line, line)) if line and line <= n_lines else None


class Left(Record, kw_only=True):
    """What nobody ran although it is there: projects in the same folder, and folders below."""

    beside: tuple[Project, ...] = ()
    below: tuple[str, ...] = ()

    @property
    def told(self) -> str:
        """What an answer about the rest has to say of them; '' where there are none."""
        kinds = " and ".join(one.ecosystem.value for one in self.beside)
        here = [f"the {kinds} project in the same folder"] if kinds else []
        named = ", ".join(self.below[:N_FOLDERS])
        more = len(self.below) - N_FOLDERS
        rest = f" and {more} more" if more > 0 else ""
        word = "project" if len(self.below) == 1 else "projects"
        there = [f"the {word} in {named}{rest}"] if named else []
        return f"not run: {' and '.join([*here, *there])}" if here or there else ""


NOTHING_LEFT = Left()


def _naming(graded: Sequence[Graded], left: Left) -> Sequence[Graded]:
    """The last statement also names what nobody ran."""
    if not left.told:
        return graded
    *before, last = graded
    told = f"{last.seen.statement}; {left.told}"
    return [*before, replace(last, seen=Observation(last.seen.value, last.seen.places, told))]


def entry_of(
    make: EntryMaker,
    step: Step,
    graded: Sequence[Graded],
    not_run: Sequence[NoRun],
    reasons: tuple[ReasonCode, ...] = (),
    left: Left = NOTHING_LEFT,
) -> EvidenceEntry:
    """One entry about all runs. What could not be run leaves the rest a part of the answer."""
    if not graded:
        first = not_run[0]
        return make.could_not_look(step, first.reason, "; ".join(one.note for one in not_run))
    graded = _naming(graded, left)
    note = "; ".join([*(one.seen.statement for one in graded), *(one.note for one in not_run)])
    reasons = tuple(
        dict.fromkeys(
            [
                *reasons,
                *(reason for one in graded for reason in one.grade.reasons),
                *(one.reason for one in not_run),
            ]
        )
    )
    against = tuple(one.seen for one in graded if one.grade.is_no)
    shown = tuple(
        one.seen for one in graded if not one.grade.is_no and one.grade.quality > Quality.WEAK
    )
    quality = min(one.grade.quality for one in graded)
    if not_run:
        quality = min(quality, Quality.MODERATE)
    if shown:  # a part of what was asked about is settled
        quality = max(quality, Quality.MODERATE)
    n_counted = sum(one.n_counted for one in graded)
    if quality is Quality.NONE and not shown:
        return replace(make.absent(step, complete=True, note=note, reasons=reasons),
                       against=against)  # fmt: skip
    entry = make.observed(
        step,
        max(quality, Quality.WEAK),
        shown,
        candidates=tuple(one.seen for one in graded if one.seen not in (*shown, *against)),
        n_matches=n_counted,
        reasons=reasons,
        note=note,
    )
    return replace(entry, against=against, strength=Strength.of_count(n_counted))
